#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

static void begin_game(struct reader *r)
{
    r->game->heading = r->heading;
    r->heading = (struct heading){
        .rules = r->heading.rules_of_all,
        .rules_of_all = r->heading.rules_of_all,
        .is_numbered = r->heading.is_numbered,
    };
    r->heading_seen = false;
}

static inline void add_move(struct reader *r, struct text word, const struct notation_move *move)
{
    struct record_game *g = r->game;

    if (!g->count)
        begin_game(r);
    if ((size_t)g->count == g->capacity)
        g->moves = memory_grow(g->moves, &g->capacity, g->capacity + 1, sizeof *g->moves);
    g->moves[g->count++] = (struct record_move){
        .word = word.at,
        .length = (uint32_t)word.length,
        .line = r->scan.line,
        .column = (int)(word.at - r->scan.begin) + 1,
        .move = *move,
        .at = word.at,
    };
}

/* Behind new moves: what was skipped before them was no move. */
static void end_moves(struct reader *r)
{
    r->game->after_gap.at = r->game->in_prose.at = NULL;
    r->after_move = true;
    r->comment_seen = false;
}

void gather_move(struct reader *r, const struct scan_token *t)
{
    add_move(r, t->text, &t->move);
    end_moves(r);
}

void gather_row(struct reader *r)
{
    int before = r->game->count;
    struct notation_move move;
    size_t length;

    while ((length = scan_plain(&r->scan, &move)) > 0)
        add_move(r, (struct text){r->scan.at - length, length}, &move);
    if (r->game->count > before)
        end_moves(r);
}

void gather_slip(struct reader *r, struct text word)
{
    add_move(r, word, &(struct notation_move){.notation = NOTATION_NONE});
    end_moves(r);
    r->scan.at = word.at + word.length;
}

void gather_next(struct reader *r)
{
    r->heading_seen = r->in_rows = r->reply_missing = false;
    r->game->end = END_NONE;
    r->agreed_up_to = 0;
    r->last_ply = r->game->count;
    r->after = r->scan;
}

enum slip gather_judge(const struct reader *r, struct text word)
{
    const struct record_game *g = r->game;
    const struct record_move *last = g->count ? &g->moves[g->count - 1] : NULL;
    enum slip slip = slip_judge(word);

    if (slip == SLIP_POSSIBLE && last && last->move.notation == NOTATION_CLASSIC &&
        is_capital(word.at[word.length - 1]) == is_capital(last->word[last->length - 1]))
        return SLIP_LIKELY;
    return slip;
}

int gather_number_of(const struct scan_token *t)
{
    return t->number || t->kind != SCAN_WORD ? t->number : scan_number(t->text);
}

int gather_due_number(const struct reader *r)
{
    return gather_number(r, (r->agreed_up_to ? r->agreed_up_to : r->game->count) + 1);
}

bool gather_holds_move(const struct reader *r, const char *open, const struct scan_token *t)
{
    return *open == r->bracket && gather_number_of(t) >= gather_due_number(r);
}

bool gather_is_label(const struct reader *r, const char *open, const struct scan *behind)
{
    const char *end = behind->at - 1, *at, *begin = slip_begin(behind, behind->at);

    while (end > open && is_blank(end[-1]))
        end--;
    for (at = end; at > open && is_digit(at[-1]); at--)
        ;
    return at < end && begin < behind->end && scan_number(text_between(at, end)) >= gather_due_number(r) &&
           (scan_begins_with_move(text_between(begin, behind->end)) ||
            slip_judge(slip_word(behind, begin)) == SLIP_LIKELY);
}

void gather_note(const struct reader *r, struct record_skipped *place, const char *at)
{
    if (!place->at)
        *place = (struct record_skipped){at, r->scan.line, (int)(at - r->scan.begin) + 1, false};
}

/* Whether one of these words stands in a text. */
static bool has_one(struct text t, const char *words)
{
    while (t.length) {
        struct text word = {t.at, 0};

        while (word.length < t.length && !strchr(" \t:,;.!|()-", t.at[word.length]))
            word.length++;
        if (word.length && text_is_among(word, words))
            return true;
        t = text_skip(t, word.length + (word.length < t.length));
    }
    return false;
}

/* Whether words around the draw at this place of the line being read, behind the moves, offer it, and none agrees. */
static bool is_offer(const struct reader *r, const char *draw)
{
    enum { NEAR = 100 }; /* bytes */
    const struct record_move *last = &r->game->moves[r->game->count - 1];
    const char *from = last->line == r->scan.line ? last->at + last->length : r->scan.begin, *end = r->scan.end;
    struct text words;

    from = draw - from > NEAR ? draw - NEAR : from;
    words = text_between(from, end - draw > NEAR ? draw + NEAR : end);
    return has_one(words, "? draw? remis? offer offers offered propose proposes proposed refuse refuses refused "
                          "decline declines declined reject rejects rejected") &&
           !has_one(words, "agree agreed accept accepts accepted");
}

/* Ends the game after the last move so far, as its heading says, or words at this place of the line behind a number, or
   0. What has a number, or is in capitals, is certain; else it was prose if the next move follows. */
static void set_end(struct reader *r, struct ending e, const char *at, int number)
{
    struct record_game *g = r->game;

    if (e.marker == END_DRAW && at && is_offer(r, at))
        return;
    g->end = e.marker;
    g->end_winner = e.winner;
    g->end_by = e.by;
    g->end_after = g->count;
    g->end_at.at = NULL;
    r->end_uncertain = !at || (!number && is_letter(at[0]) && !is_capital(at[1]));
    if (number)
        g->after_gap.at = NULL; /* no move is missing before it */
    if (at) {
        gather_note(r, &g->end_at, at);
        gather_pass(r);
    }
}

/* Notes that an end was skipped, as its number is not that of the next move. */
static void skip_end(struct reader *r, int number, const char *at)
{
    struct record_game *g = r->game;
    struct record_skipped *place = number < gather_number(r, g->count + 1) ? &g->again : &g->after_gap;

    if (place->at)
        return;
    gather_note(r, place, at);
    place->is_end = true;
}

void gather_end_marker(struct reader *r, const struct scan_token *t)
{
    set_end(r, (struct ending){.marker = t->marker, .winner = t->winner}, t->text.at, t->number);
}

void gather_numbered_end(struct reader *r, const struct scan_token *t)
{
    if (t->number && t->number != gather_number(r, r->game->count + 1))
        skip_end(r, t->number, t->text.at);
    else
        gather_end_marker(r, t);
}

void gather_pass(struct reader *r)
{
    r->seen_to = (struct prose_place){r->scan.at, r->scan.begin, r->scan.line};
}

/* Whether a line is the next one with words after the game's last move or comment, or begins a paragraph. */
static bool begins_paragraph(const struct reader *r)
{
    const char *at = r->scan.begin;
    int line_ends = 0;

    if (r->game->moves[r->game->count - 1].line >= r->scan.line - 1 || r->seen_to.line >= r->scan.line - 1)
        return true;
    for (; line_ends < 2 && (is_blank(at[-1]) || strchr("\r\n>|", at[-1])); at--)
        line_ends += at[-1] == '\n' || (at[-1] == '\r' && *at != '\n');
    return line_ends == 2;
}

/* Takes the statement of an end behind the number of a move, or 0; false if it may be prose. */
static bool take_statement(struct reader *r, struct ending e, int number, struct text statement, bool any_number)
{
    bool next = number && (any_number || number == gather_number(r, r->game->count + 1));
    bool turn = ending_needs_turn(e.marker, e.winner);

    if (!next && (ending_is_common(statement, e.marker) || (number ? !turn : turn && r->game->after_gap.at)))
        return false;
    r->scan.at = r->scan.end;
    if (number && !next) {
        skip_end(r, number, statement.at);
        return true;
    }
    set_end(r, e, statement.at, number);
    r->after_move = false;
    return true;
}

/* Takes a line that is the result of the game that begins on the next line: the first game, or one after a game whose
   own result stands above it too. */
static bool take_result_above(struct reader *r, const struct scan_token *t, struct text line)
{
    struct scan p = r->scan;
    struct scan_token first;
    struct text below;
    struct ending e;

    if (!t->leads || r->above_number || (r->game->count && !r->game->heading.result.length) ||
        !scan_go_on(&p, &below))
        return false;
    scan_next(&p, &first);
    e = scan_is_first(&first) ? ending_read(line, &r->heading) : (struct ending){.marker = END_NONE};
    if (e.winner == GAME_NOBODY && e.marker != END_DRAW)
        return false;
    r->heading.result = line;
    r->heading_seen = true;
    r->scan.at = r->scan.end;
    return true;
}

/* Reads a statement in the place of the next move that begins with a resignation and goes on, `I resign, thanks`.
   Somebody who is not known is the player to move. */
static struct ending read_resignation(const struct reader *r, struct text statement)
{
    const struct heading *names = &r->game->heading;
    struct text clause = {statement.at, 0}, name;
    struct ending e;

    while (clause.length < statement.length && !strchr(",.;:!(", statement.at[clause.length]))
        clause.length++;
    e = ending_read(clause, names);
    name = text_cut(&clause, " ");
    if (!e.marker && name.length > 1 && is_capital(name.at[0]) && !names->white.length && !names->black.length) {
        e = ending_read(clause, names);
        e.marker = e.winner ? END_NONE : e.marker;
    }
    return e.marker == END_RESIGN ? e : (struct ending){.marker = END_NONE};
}

/* What a statement says that may have a number, which is cut off it, or is that of a score. */
static struct ending read_statement(const struct reader *r, struct text *statement, int *number)
{
    struct text score = *statement, key = text_cut(&score, ":");
    struct ending e = ending_read(text_is_nocase(text_trim(key), "score") ? score : *statement, &r->game->heading);

    if (e.marker || (*number = scan_cut_number(statement)) == 0)
        return e;
    e = ending_read(*statement, &r->game->heading);
    if (e.marker || *number != gather_number(r, r->game->count + 1))
        return e;
    *number = 0; /* it is not certain */
    return read_resignation(r, *statement);
}

/* Whether the draw that a player names was agreed: the other one, if he says anything soon below, accepts it. An answer
   that is neither yes nor no is noted. */
static bool is_agreed(const struct reader *r, enum game_player player, struct text draw)
{
    enum { SOON = 5 }; /* lines */
    static const char yes[] = "yes ok okay sure fine agree agreed accept accepts accepted draw ja oui si s\xC3\xAD";
    static const char no[] = "no not never nein non nej";
    struct reader below = *r;
    enum game_player other;
    struct text answer;
    int lines;

    for (lines = 0; lines < SOON && scan_go_on(&below.scan, &answer); lines++) {
        const char *at = label_skip(&below, &other);

        if (!at || other == player)
            continue;
        answer = text_between(slip_begin(&below.scan, at), below.scan.end);
        if (has_one(answer, no))
            return false;
        if (scan_begins_with_move(answer) || has_one(answer, yes))
            return true;
        gather_note(r, &r->game->in_prose, draw.at);
        return false;
    }
    return true;
}

/* The same behind words that stand before moves too, as in `Ann: I resign`: whose they are shows who wins. The game
   does not go on below it: `Ann: draw` may be an offer. */
static struct ending read_labelled(const struct reader *r, struct text *statement, int *number)
{
    enum game_player player;
    const char *at = label_skip(r, &player);
    struct ending e;

    if (!at)
        return (struct ending){.marker = END_NONE};
    while (at < r->scan.end && strchr(" \t:,;.|>)]*=-", *at))
        at++;
    *statement = text_trim(text_between(at, r->scan.end));
    *number = 0;
    e = read_statement(r, statement, number);
    if (e.marker && (label_goes_on(r) || (e.marker == END_DRAW && player && !is_agreed(r, player, *statement))))
        e.marker = END_NONE;
    if (!player || !e.marker || !ending_needs_turn(e.marker, e.winner))
        return e;
    e.winner = (player == GAME_WHITE) == (e.marker == END_CLAIM) ? GAME_WHITE : GAME_BLACK;
    e.marker = e.marker == END_CLAIM ? END_SCORE : e.marker;
    return e;
}

bool gather_ending(struct reader *r, const struct scan *before, const struct scan_token *t, bool in_row)
{
    struct ending e = {.marker = END_NONE};
    struct text rest;
    int number = 0;

    if (t->kind == SCAN_END_MARKER && t->last && !t->leads)
        return false; /* one word, as most often: gather_is_end_marker */
    rest = text_trim(text_between(scan_begin_after(&r->scan, before), r->scan.end));
    if (take_result_above(r, t, rest))
        return true;
    if (!r->game->count || gather_is_closed(r) || t->kind == SCAN_MOVE || r->agreed_up_to)
        return false;
    if (in_row || r->after_move || (t->leads && begins_paragraph(r)))
        e = t->kind == SCAN_END_MARKER && t->text.length == rest.length /* most in archives */
                ? (struct ending){.marker = t->marker, .winner = t->winner}
                : read_statement(r, &rest, &number);
    if (!e.marker && t->leads && !in_row)
        e = read_labelled(r, &rest, &number);
    return e.marker && take_statement(r, e, number, rest, in_row || (!r->last_ply && r->is_list));
}

void gather_result(struct reader *r, struct text *result)
{
    struct record_game *g = r->game;
    struct ending e;

    if (!result->length)
        return;
    e = ending_result(*result, &g->heading);
    result->length = 0;
    if (g->end || !(e.winner || e.marker == END_DRAW))
        return;
    set_end(r, e, NULL, 0);
}

bool gather_is_closed(const struct reader *r)
{
    return r->heading_seen || r->game->end;
}

bool gather_is_end_marker(const struct reader *r, const struct scan_token *t)
{
    bool capital = t->kind == SCAN_END_MARKER && (is_capital(t->text.at[0]) || is_digit(t->text.at[0]));

    if (t->kind != SCAN_END_MARKER || !t->last || !r->game->count || gather_is_closed(r) ||
        (!t->number && r->game->after_gap.at && ending_needs_turn(t->marker, t->winner)))
        return false;
    if (!t->number && (t->marker == END_TIME || t->marker == END_CLAIM))
        return capital && is_capital(t->text.at[1]) && (t->leads || r->after_move);
    return r->after_move || (capital && t->leads);
}

bool gather_counts_in_prose(const struct reader *r, const struct scan *p)
{
    return !r->numbers_lead && (r->last_in_prose || r->after.row == p->row);
}

void gather_line(struct record_game *g, struct comment_line line)
{
    g->comment_lines = memory_grow(g->comment_lines, &g->comment_capacity, (size_t)g->comment_count + 1,
                                   sizeof *g->comment_lines);
    g->comment_lines[g->comment_count++] = line;
}

/* The lines of one move's comment lie side by side: another move gets comments only after it, and when the list is
   repeated a move that has a comment gets no more. */
static void add_comment(struct reader *r, struct text comment, const char *begin, int line)
{
    struct record_game *g = r->game;
    struct record_move *m;

    if (!g->count || r->heading_seen || r->comment_seen)
        return;
    m = &g->moves[(r->agreed_up_to ? r->agreed_up_to : g->count) - 1];
    if (!m->comment_count++)
        m->comment = g->comment_count;
    gather_line(g, (struct comment_line){comment, line, (int)(comment.at - begin) + 1});
}

/* Whether a bracket is part of prose: words stand before it on its line and behind the game's last word, or its line
   goes on with a paragraph. */
static bool is_in_prose(struct reader *r, const char *open)
{
    const struct record_move *last = &r->game->moves[r->game->count - 1];
    const char *from = r->scan.start, *end = last->at + last->length;

    if (last->line == r->scan.line || r->seen_to.line == r->scan.line)
        from = r->seen_to.at > end ? r->seen_to.at : end;
    else if (!begins_paragraph(r))
        return true;
    if (from < open && from != r->words_from && scan_has_word(text_between(from, open)))
        r->words_from = from;
    return from == r->words_from;
}

void gather_bracket(struct reader *r, const char *open, const struct scan *behind)
{
    struct text rest = text_between(open + 1, behind->at - 1), text;
    bool word = *open == '[' && !memchr(rest.at, ' ', rest.length); /* [quote], [10:02] */
    bool comment = !word && !is_in_prose(r, open);
    const char *begin = r->scan.begin;
    int line = r->scan.line;

    for (; comment && text_line(&rest, &text); begin = rest.at, line++) {
        while (text.length && strchr(" \t>", text.at[0]))
            text = text_skip(text, 1);
        add_comment(r, text_trim(text), begin, line);
    }
    r->scan = *behind;
    if (comment)
        gather_pass(r);
}

/* Whether a comment belongs to prose, as the end of `It was close; White won.`: no move of the game stands before it on
   its line, but words do. */
static bool is_prose(const struct reader *r, struct text comment)
{
    const struct record_game *g = r->game;

    return g->count && g->moves[g->count - 1].line != r->scan.line && r->seen_to.line != r->scan.line &&
           scan_has_word(text_between(r->scan.start, comment.at));
}

/* Notes the move that a comment begins with if it may be the next one: the ; stands directly behind a word, and the
   move has the number that is due, or nothing but moves stands there. */
static void note_commented(const struct reader *r, struct text comment)
{
    struct record_game *g = r->game;
    const char *end = comment.at + comment.length;
    struct scan p = r->scan;
    struct scan_token t;
    struct text label;

    if (*comment.at != ';' || !g->count || gather_is_closed(r) || !scan_parts_items(&p, comment.at, end))
        return;
    scan_line(&p, text_between(comment.at + 1, end));
    if (scan_item(&p, &t, &label) && t.whole &&
        (t.number ? t.number == gather_due_number(r) : !label.length && !scan_precedes_prose(&p)))
        gather_note(r, &g->in_prose, t.text.at);
}

bool gather_annotation(struct reader *r, const struct scan_token *t)
{
    if (t->kind == SCAN_COMMENT)
        note_commented(r, t->text);
    if (t->kind == SCAN_COMMENT && !is_prose(r, t->text))
        add_comment(r, scan_trim_comment(t->text), r->scan.begin, r->scan.line);
    if (t->kind != SCAN_HEADING)
        return t->kind == SCAN_COMMENT;
    if (heading_is_result(&r->heading) && r->game->count && !gather_is_closed(r)) {
        gather_result(r, &r->heading.result);
        return true;
    }
    r->end_uncertain = r->end_uncertain || !gather_is_closed(r);
    r->heading_seen = true;
    return true;
}
