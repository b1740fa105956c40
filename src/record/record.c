#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

#include <stdlib.h>

/* A game without moves, with the memory of another. */
static struct record_game clear(const struct record_game *g)
{
    return (struct record_game){
        .moves = g->moves,
        .capacity = g->capacity,
        .comment_lines = g->comment_lines,
        .comment_capacity = g->comment_capacity,
        .unmarked = g->unmarked,
        .unmarked_capacity = g->unmarked_capacity,
    };
}

static void close_source(struct record *r)
{
    if (r->source)
        r->source->close(r);
    r->source = NULL;
}

/* Whether a text that was detected so is the one meant: # is a bullet if there is no move otherwise, or begins numbers
   if they lead their lines. */
static bool are_hashes(const struct detected *d, const struct detected *hashed, enum scan_hashes hashes)
{
    bool numbered = hashed->form == INPUT_NUMBERED && hashed->numbers_lead;

    return hashes == HASHES_NUMBERS ? numbered : !d->moves && (numbered || hashed->is_list);
}

/* Finds out the form of a text, and how it is written: of *begin, sets the flags. */
static struct detected detect(struct text all, struct scan *begin)
{
    struct detected d, hashed;

    *begin = scan_begin(all);
    begin->escaped = sign_escapes(all);
    begin->semicolons = scan_find_semicolons(begin);
    if (begin->semicolons == SEMICOLONS_COMMENTS && !begin->without_stops && items_found(*begin))
        begin->semicolons = SEMICOLONS_ITEMS;
    begin->twins = scan_has_twins(begin);
    d = detect_form(*begin);
    if (d.form != INPUT_PLAIN || !all.length || !memchr(all.at, '#', all.length))
        return d;
    for (begin->hashes = HASHES_NUMBERS; begin->hashes <= HASHES_BULLETS; begin->hashes++) {
        hashed = detect_form(*begin);
        if (are_hashes(&d, &hashed, begin->hashes))
            return hashed;
    }
    begin->hashes = HASHES_COMMENTS;
    return d;
}

void record_open(struct record *r, struct text all, enum input_form input_form)
{
    struct scan begin;
    struct detected detected = detect(all, &begin);

    begin.times = !detected.joined;
    close_source(r);
    if (!r->reader)
        r->reader = memory_new(1, sizeof *r->reader);
    free(r->reader->order.places);
    *r->reader = (struct reader){.game = &r->game,
                                 .scan = begin,
                                 .numbers_lead = detected.numbers_lead,
                                 .is_list = detected.is_list || input_form == INPUT_PLAIN,
                                 .every_word = input_form == INPUT_PLAIN,
                                 .detected = input_form == INPUT_DETECT,
                                 .in_order = detected.in_order,
                                 .is_single = detected.is_single,
                                 .wrapped = detected.wrapped,
                                 .wrap = detected.wrap,
                                 .is_paired = r->in_pairs,
                                 .prose_from = {begin.below.at, begin.below.at, 1}};
    r->input_form = input_form == INPUT_DETECT ? detected.form : input_form;
    r->game = clear(&r->game);
    r->unread.at = r->other_name.at = NULL;
}

void record_free_game(struct record_game *g)
{
    free(g->moves);
    free(g->comment_lines);
    free(g->unmarked);
}

void record_free(struct record *r)
{
    close_source(r);
    record_free_game(&r->game);
    if (r->reader)
        free(r->reader->order.places);
    free(r->reader);
    *r = (struct record){.reader = NULL};
}

/* Whether a first move in a plain text begins another game: always, if it cannot be legal later in a game; else once
   the game before is over, at the start of a line, unless that game begins within one. */
static bool begins_another(struct reader *r, const struct scan_token *t)
{
    const struct record_move *first = r->game->moves;

    if (!r->game->count || !scan_is_first(t))
        return false;
    if (gather_restarts(t))
        return true;
    return (t->leads || text_trim(text_between(first->at - (first->column - 1), first->at)).length) &&
           (gather_is_closed(r) || r->judge(r->judging, r->game) != RECORD_OPEN);
}

/* Whether a game begins with a row of moves, with no other words before or between them. */
static bool begins_with_row(const struct record_game *g)
{
    enum { ROW = 3, LONGEST = 200 };
    const struct record_move *first = g->moves, *last;

    if (g->count < ROW)
        return false;
    last = first + ROW - 1;
    return first->line == last->line && last->column < LONGEST &&
           !scan_has_word(text_between(first->at - (first->column - 1), last->at));
}

/* Whether a word that is almost a move is hardly anything else, in prose too: it begins with a letter and ends with a
   shape, and one move can be meant, as by `BO+`. */
static bool is_clear_slip(struct text word)
{
    char meant[NOTATION_WORD];

    return word.length > 2 && (is_letter(word.at[0]) || word.at[0] == '@') &&
           strchr("+/\\", word.at[word.length - 1]) && slip_judge(word) == SLIP_LIKELY && slip_meant(word, meant);
}

/* Whether the game goes on soon behind a word. */
static bool goes_on(const struct reader *r, struct text word)
{
    enum { SOON = 40 };
    struct scan p = r->scan;
    struct heading ignored = {0};
    struct scan_token t;
    int words = 0;

    p.at = word.at + word.length;
    do
        scan_text(&p, false, &ignored, &t);
    while (t.kind != SCAN_END && t.kind != SCAN_HEADING && !t.whole && words++ < SOON);
    return t.whole && !gather_restarts(&t);
}

/* Whether such a word stands between the moves of a game in prose. */
static bool is_told_slip(const struct reader *r, struct text word)
{
    const struct record_game *g = r->game;

    return g->count && !gather_is_closed(r) && !begins_with_row(g) && is_clear_slip(word) && goes_on(r, word) &&
           r->judge(r->judging, g) == RECORD_OPEN;
}

/* Whether a word ends a line that has nothing but moves before it: at least two, or one below rows of moves, or none if
   that line is the next one. One without a shape has capitals as the last of them has. */
static bool ends_row(const struct reader *r, struct text word)
{
    const struct record_game *g = r->game;
    const struct record_move *last = &g->moves[g->count - 1];
    struct scan p = r->scan;
    struct scan_token t;
    int moves = -1;

    if (slip_begin(&p, word.at + word.length) < p.end ||
        (!strchr("+/\\|", word.at[word.length - 1]) && is_letter(word.at[0]) && is_letter(last->word[0]) &&
         is_capital(word.at[0]) != is_capital(last->word[0])))
        return false;
    p.at = p.chain = p.start;
    do {
        scan_next(&p, &t);
        moves++;
    } while (t.kind != SCAN_END && t.whole && t.text.at < word.at);
    if (t.kind == SCAN_END || t.text.at < word.at)
        return false;
    return moves > 1 || (begins_with_row(g) && (moves || (last->line + 1 == p.line && is_clear_slip(word))));
}

/* Whether a word that is not a move stands where one is due: between two moves, in prose too; in a list, also at an end
   of it; behind a row of moves; on a line that is like those of the moves. */
static bool is_slip(const struct reader *r, struct text word)
{
    const char *end = word.at + word.length;
    bool begun = r->game->count > 0;

    if (gather_judge(r, word) != SLIP_LIKELY)
        return false;
    if ((begun ? !gather_is_closed(r) : slip_may_be_first(word)) && label_is_slip(r, word))
        return true;
    if (is_told_slip(r, word))
        return true;
    if (begun ? !r->after_move : !r->is_list)
        return false;
    if (begun && (r->is_list || ends_row(r, word)))
        return true;
    return slip_precedes_move(&r->scan, end, false) && (begun || slip_may_be_first(word));
}

/* Whether a token is a number, or one sign, as in a table. */
static bool is_number_or_sign(const struct scan_token *t)
{
    return t->kind == SCAN_WORD && (scan_is_digits(t->text) || t->text.length == 1);
}

enum { FARTHEST = 1000 /* row of a move in front of a game; a larger number is another */ };

/* A move that cannot begin a game is prose until one has begun: outside of lists, or behind prose, as in
   `White: 1AL`. */
static bool is_prose(const struct reader *r, const struct scan_token *t)
{
    if (t->kind != SCAN_MOVE || r->game->count)
        return false;
    return scan_is_first(t) ? scan_is_hexadecimal(&r->scan, t) || scan_is_name_part(&r->scan, t)
                            : !r->is_list || r->prose_row == r->scan.row || t->move.row > FARTHEST;
}

/* Whether a line is a sentence: it begins with a word, has several, more than moves, and no first move. */
static bool is_sentence(const struct scan *line)
{
    enum { MOST = 40 };
    struct scan p = *line;
    struct scan_token t;
    int words = 0, moves = 0, seen = 0;

    p.at = p.chain = p.start;
    for (scan_next(&p, &t); t.kind != SCAN_END && t.kind != SCAN_COMMENT && seen++ < MOST; scan_next(&p, &t)) {
        bool word = scan_is_prose(&t) || t.kind == SCAN_END_MARKER;

        if (scan_is_first(&t) || (!word && !words && !scan_is_number(&t)))
            return false;
        words += word;
        moves += t.kind == SCAN_MOVE;
    }
    return words > 1 && words > moves;
}

/* Whether a move stands in a sentence below a game that begins with a row. It is noted if it may be the next one all
   the same: it has that number, or none. */
static bool is_in_sentence(struct reader *r, const struct scan_token *t)
{
    struct record_game *g = r->game;

    if (!t->whole || r->every_word || !begins_with_row(g) || g->moves[g->count - 1].line == r->scan.line ||
        !is_sentence(&r->scan))
        return false;
    if (!gather_is_closed(r) && !g->in_prose.at &&
        (!t->number || t->number == gather_number(r, g->count + 1)))
        gather_note(r, &g->in_prose, t->text.at);
    return true;
}

/* Whether a game is nothing but words that have other meanings too: `the A1C test`. Alone in a list they are a game. */
static bool is_word(const struct reader *r)
{
    const struct record_game *g = r->game;
    int i;

    for (i = 0; i < g->count; i++)
        if (!text_is_nocase((struct text){g->moves[i].word, g->moves[i].length}, "A1C"))
            return false;
    return !r->is_list && !r->game->end;
}

/* Whether a move is due at a token that is none; stores what stands there. */
static bool is_due(const struct reader *r, const struct scan *before, const struct scan_token *t, struct text *word)
{
    return (t->leads && r->game->count && !gather_is_closed(r) && label_lacks_move(r, word)) ||
           (slip_find(&r->scan, before, t, word) && is_slip(r, *word));
}

/* Notes a word that is almost a move, and may be the next one, in prose that no move of the game follows. */
static void note_slip(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    struct record_game *g = r->game;
    struct text word;

    if (g->count && !g->in_prose.at && !gather_is_closed(r) && slip_find(&r->scan, before, t, &word) &&
        is_clear_slip(word) && r->judge(r->judging, g) == RECORD_OPEN)
        gather_note(r, &g->in_prose, word.at);
}

/* If a token begins the line of a pair of moves, and black's move of the pair before it is missing, adds what stands in
   its place, and goes back before the token. */
static bool take_reply(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    struct text word;

    if (!t->leads || !r->game->count || gather_is_closed(r) || !label_lacks_reply(r, &r->scan, &word))
        return false;
    gather_slip(r, word);
    r->scan = *before;
    return true;
}

static bool next_plain(struct reader *r)
{
    struct scan_token t;
    struct text word;

    for (;;) {
        struct scan before = r->scan;

        scan_text(&r->scan, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game->count > 0 && !is_word(r);
        if (gather_annotation(r, &t))
            continue;
        if (gather_ending(r, &before, &t, false) || take_reply(r, &before, &t))
            continue;
        if (scan_is_prose(&t))
            r->prose_row = r->scan.row;
        if (is_due(r, &before, &t, &word)) {
            gather_slip(r, word);
        } else if (!t.whole || is_prose(r, &t) || is_in_sentence(r, &t)) {
            if (gather_is_end_marker(r, &t))
                gather_numbered_end(r, &t);
            note_slip(r, &before, &t);
            r->after_move = r->after_move && r->is_list && is_number_or_sign(&t);
        } else if (begins_another(r, &t)) {
            r->scan = before;
            r->interrupts = !gather_is_closed(r) && r->judge(r->judging, r->game) == RECORD_OPEN;
            return true;
        } else {
            gather_move(r, &t);
        }
    }
}

/* Adds a word between blanks, whatever it is, without a number before it, which may count moves or pairs of them.
   False at another number: a move before it is missing. */
static bool add_word(struct reader *r, struct text word)
{
    int number = 0, count = r->game->count;
    size_t length = scan_move_number(word, &number);
    struct scan_token t = {.text = text_skip(word, length)};

    if (length && number != count + 1 && number != count / 2 + 1) {
        gather_note(r, &r->game->after_gap, word.at);
        return false;
    }
    word = t.text;
    t.marker = scan_end_marker(word);
    if (count && t.marker != END_NONE) {
        gather_end_marker(r, &t);
        return true;
    }
    if (!word.length)
        return true;
    if (notation_read(word, &t.move) != word.length)
        t.move = (struct notation_move){.notation = NOTATION_NONE};
    gather_move(r, &t);
    return true;
}

/* Adds the words of a line; false after a missing move. */
static bool add_line(struct reader *r, struct text line)
{
    bool good = true;

    while (good && (line = text_trim(line)).length) {
        size_t n = 0;

        while (n < line.length && !is_blank(line.at[n]))
            n++;
        good = add_word(r, text_between(line.at, line.at + n));
        line = text_skip(line, n);
    }
    return good;
}

static bool next_words(struct reader *r)
{
    struct text line;
    bool good = true;

    r->scan.line = 0;
    while (good && text_line(&r->scan.below, &line)) {
        r->scan.line++;
        r->scan.begin = line.at;
        r->scan.end = line.at + line.length;
        good = add_line(r, line);
    }
    r->scan.below = text_of(NULL);
    return r->game->count > 0;
}

static bool read_next(struct reader *r, enum input_form form)
{
    switch (form) {
    case INPUT_NUMBERED: return numbered_next(r);
    case INPUT_ARCHIVE: return archive_next(r);
    case INPUT_WORDS: return next_words(r);
    default: return next_plain(r);
    }
}

bool record_next(struct record *record, record_judge *judge, void *judging)
{
    struct reader *r = record->reader;

    record->game = clear(&record->game);
    if (record->source)
        return record->source->next(record);
    record->game.interrupts = r->interrupts;
    r->interrupts = false;
    r->judge = judge;
    r->judging = judging;
    r->last_ply = r->agreed_up_to = r->prose_row = r->above_number = r->late_number = r->led_up_to = 0;
    r->early[0].ply = r->early[1].ply = 0;
    r->heading_seen = r->end_uncertain = r->after_move = r->comment_seen = r->is_bare = r->in_rows = false;
    r->bracket = '\0';
    r->seen_to.at = r->surplus.at = NULL;
    if (!read_next(r, record->input_form))
        return false;
    if (!r->game->above.at) /* that move may be its next one */
        gather_result(r, &r->game->heading.result);
    if (record->input_form != INPUT_WORDS)
        prose_keep(r);
    return true;
}
