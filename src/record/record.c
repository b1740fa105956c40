#include "base/base.h"
#include "trax/trax.h"
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
    };
}

static void close_source(struct record *r)
{
    if (r->source)
        r->source->close(r);
    r->source = NULL;
}

/* Finds out the form of a text, and how it is written: of *begin, sets the flags. */
static enum input_form detect(struct text all, struct scan *begin, bool *numbers_lead)
{
    enum input_form form, hashed;

    *begin = scan_begin(all);
    begin->escaped = sign_escapes(all);
    form = detect_form(*begin, numbers_lead);
    if (form == INPUT_NUMBERED || !all.length || !memchr(all.at, '#', all.length))
        return form;
    begin->hashes = true;
    hashed = detect_form(*begin, numbers_lead);
    if (hashed == INPUT_NUMBERED && *numbers_lead)
        return hashed;
    begin->hashes = *numbers_lead = false;
    return form;
}

void record_open(struct record *r, struct text all, enum input_form input_form)
{
    struct scan begin;
    bool numbers_lead;
    enum input_form detected = detect(all, &begin, &numbers_lead);

    close_source(r);
    if (!r->reader)
        r->reader = memory_new(1, sizeof *r->reader);
    free(r->reader->order.places);
    *r->reader = (struct reader){.game = &r->game, .scan = begin, .numbers_lead = numbers_lead};
    r->input_form = input_form == INPUT_DETECT ? detected : input_form;
    r->game = clear(&r->game);
}

void record_free(struct record *r)
{
    close_source(r);
    free(r->game.moves);
    free(r->game.comment_lines);
    if (r->reader)
        free(r->reader->order.places);
    free(r->reader);
    *r = (struct record){.reader = NULL};
}

/* Whether a first move in a plain text begins another game: always, if it cannot be legal later in a game; else at the
   start of a line once the game before is over. */
static bool begins_another(struct reader *r, const struct scan_token *t)
{
    if (!r->game->count || !scan_is_first(t))
        return false;
    if (notation_table[t->move.notation].restarts_game)
        return true;
    return t->leads && (gather_is_closed(r) || r->judge(r->judging, r->game) != RECORD_OPEN);
}

static bool next_plain(struct reader *r)
{
    struct scan_token t;

    for (;;) {
        struct scan before = r->scan;

        scan_text(&r->scan, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game->count > 0;
        if (gather_annotation(r, &t))
            continue;
        if (t.kind != SCAN_MOVE || !t.whole) {
            if (gather_is_end_marker(r, &t))
                gather_end_marker(r, &t);
            r->after_move = false;
        } else if (begins_another(r, &t)) {
            r->scan = before;
            r->interrupts = !gather_is_closed(r) && r->judge(r->judging, r->game) == RECORD_OPEN;
            return true;
        } else {
            gather_move(r, &t);
        }
    }
}

/* Adds the moves that follow with nothing but blanks between them. */
static void add_row(struct reader *r)
{
    struct scan *s = &r->scan;
    struct scan_token t;
    size_t length;

    while ((length = scan_plain(s, &t.move)) > 0) {
        t.text = text_between(s->at - length, s->at);
        gather_move(r, &t);
    }
}

/* Whether the rest of the line is blank, without a comment. */
static bool ends_line(const struct scan *s)
{
    const char *at = s->at;

    while (at < s->end && is_blank(*at))
        at++;
    return at == s->end && !s->comment.length;
}

/* One line of an archive. A word that is not a move, which occurs only if the form was asked for, stays in the game as
   an error, unless it begins with a digit. */
static bool next_archive(struct reader *r)
{
    struct scan_token t;

    do {
        scan_text(&r->scan, true, &r->heading, &t);
        if (t.kind == SCAN_COMMENT)
            gather_annotation(r, &t);
        else if (t.kind == SCAN_END_MARKER && r->game->count)
            gather_end_marker(r, &t);
        else if (t.kind == SCAN_MOVE || t.kind == SCAN_END_MARKER ||
                 (t.kind == SCAN_WORD && !is_digit(t.text.at[0])))
            gather_move(r, &t);
        if (r->game->count)
            add_row(r);
    } while (t.kind != SCAN_END && !(r->game->count && ends_line(&r->scan)));
    return r->game->count > 0;
}

/* Adds a word between blanks, whatever it is. */
static void add_word(struct reader *r, struct text word)
{
    struct scan_token t = {.text = word, .marker = scan_end_marker(word)};

    if (r->game->count && t.marker != END_NONE) {
        gather_end_marker(r, &t);
        return;
    }
    if (notation_read(word, &t.move) != word.length)
        t.move = (struct notation_move){.notation = NOTATION_NONE};
    gather_move(r, &t);
}

static bool next_words(struct reader *r)
{
    struct text line;

    if (!text_line(&r->scan.below, &line))
        return false;
    r->scan.line = 1;
    r->scan.begin = line.at;
    while ((line = text_trim(line)).length) {
        size_t n = 0;

        while (n < line.length && !is_blank(line.at[n]))
            n++;
        add_word(r, text_between(line.at, line.at + n));
        line = text_skip(line, n);
    }
    return r->game->count > 0;
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
    r->last_ply = r->agreed_up_to = r->prose_line = 0;
    r->heading_seen = r->end_uncertain = r->after_move = r->comment_seen = false;
    switch (record->input_form) {
    case INPUT_NUMBERED: return numbered_next(r);
    case INPUT_ARCHIVE: return next_archive(r);
    case INPUT_WORDS: return next_words(r);
    default: return next_plain(r);
    }
}
