#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

/* Whether a first move stands further on the line. What was found holds up to that move. */
static bool precedes_first(struct reader *r)
{
    struct scan p = r->scan;
    struct scan_token t;

    if (r->first_row == p.row && r->scan.at < r->first_at)
        return r->first_found;
    do
        scan_next(&p, &t);
    while (t.kind != SCAN_END && t.kind != SCAN_COMMENT && !scan_is_first(&t));
    r->first_found = scan_is_first(&t);
    r->first_row = p.row;
    r->first_at = r->first_found ? t.text.at : p.end;
    return r->first_found;
}

/* Whether a token is part of prose, up to the end of its line. */
static bool in_prose(struct reader *r, const struct scan_token *t)
{
    if (r->prose_row != r->scan.row && slip_begins_prose(&r->scan, t))
        r->prose_row = r->scan.row;
    return r->prose_row == r->scan.row;
}

/* A word before the first move: of a name, number or result; or a slip in the first move. A line without a first move
   begins with its first move, whatever that is. */
static void take_before(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    struct text word;

    if (scan_is_first(t) && t->whole) {
        if (!t->leads)
            heading_read_fields(text_between(r->scan.start, t->text.at), &r->heading);
        gather_move(r, t);
        return;
    }
    if (precedes_first(r) && !(slip_find(&r->scan, before, t, &word) && slip_is_first(&r->scan, word)))
        return;
    if (in_prose(r, t))
        return;
    if (slip_find(&r->scan, before, t, &word) && slip_judge(word) == SLIP_LIKELY &&
             slip_precedes_move(&r->scan, word.at + word.length, true))
        gather_slip(r, word);
    else if (t->kind == SCAN_MOVE)
        gather_move(r, t);
}

/* Whether an end marker is a common word that says nothing: others follow it, `time to think`; or it is behind the name
   of somebody, who may be white or black: `Ann wins`. */
static bool is_common(const struct reader *r, const struct scan_token *t)
{
    const struct record_move *last = &r->game->moves[r->game->count - 1];
    bool followed = !is_capital(t->text.at[1]) && scan_precedes_words(&r->scan);

    if (t->marker == END_CLAIM)
        return followed || scan_has_word(text_between(last->at + last->length, t->text.at));
    return t->marker == END_TIME && followed;
}

/* Whether a word ends the line that is almost the end marker of the game. */
static bool is_last_slip(const struct reader *r, struct text word)
{
    return ending_is_almost(word) && slip_begin(&r->scan, word.at + word.length) == r->scan.end;
}

/* A word after the first move. One that is not a move is an error, but for numbers, and for prose after the moves. */
static void take_after(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    bool marker = t->kind == SCAN_END_MARKER;
    struct text word;

    if (!(marker && t->last) && gather_ending(r, before, t, true))
        return;
    if (marker) {
        if (!is_common(r, t))
            gather_end_marker(r, t);
        return;
    }
    if (in_prose(r, t))
        return;
    if (slip_find(&r->scan, before, t, &word)) {
        bool move = t->kind == SCAN_MOVE;

        if (gather_judge(r, word) == SLIP_LIKELY || is_last_slip(r, word) ||
            (!move && !scan_is_uniform(t->text)) ||
            (!move && !is_digit(t->text.at[0]) && slip_precedes_move(&r->scan, word.at + word.length, true))) {
            gather_slip(r, word);
            return;
        }
        if (!move)
            return;
    }
    gather_move(r, t);
}

/* Whether a move stands alone in brackets, as the game's first one does. */
static bool is_bracketed(const struct reader *r, const struct scan_token *t)
{
    const struct record_move *first = r->game->moves;
    char next = r->scan.at < r->scan.end ? *r->scan.at : ' ';

    return first->column > 1 && strchr("({[", first->at[-1]) && t->kind == SCAN_MOVE &&
           t->text.at[-1] == first->at[-1] && strchr(")}]", next);
}

/* A word of a game's line, or what stands in brackets behind its first move. */
static void take(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    const char *open = r->game->count ? scan_bracket(&r->scan, before, t) : NULL;
    struct scan behind;

    if (open)
        behind = r->scan;
    if (open && !is_bracketed(r, t) && scan_skip_bracket(&behind, open) &&
        !ending_read(text_between(open, behind.at), &r->game->heading).marker) {
        gather_bracket(r, open, &behind);
        return;
    }
    if (r->game->count)
        take_after(r, before, t);
    else
        take_before(r, before, t);
}

/* Goes to the end of the text if only prose stands behind a game: the game's conclusion, for no game follows. */
static void skip_prose(struct reader *r)
{
    struct scan p = r->scan, before;
    struct heading ignored = {0};
    struct scan_token t;
    struct text word;

    do {
        before = p;
        scan_text(&p, true, &ignored, &t);
        if (t.kind == SCAN_END)
            r->scan = p;
        else if (slip_find(&p, &before, &t, &word) && slip_judge(word) == SLIP_LIKELY)
            return;
    } while (t.kind == SCAN_WORD);
}

/* Whether the line is full, so that the word below it was wrapped. */
static bool is_full(const struct reader *r, size_t word)
{
    const struct record_game *g = r->game;
    int moves = 0;

    while (moves < g->count && g->moves[g->count - 1 - moves].at >= r->scan.start)
        moves++;
    return wrap_is_full(&r->wrap, text_between(r->scan.start, r->scan.end), moves, word);
}

/* Whether the line below goes on with the game: with its end, or in a wrapped text with moves. */
static bool goes_on(const struct reader *r)
{
    struct scan p = r->scan;
    struct text line;
    struct notation_move move;
    size_t first;

    if (!scan_go_on(&p, &line))
        return false;
    first = scan_plain(&p, &move);
    if (first && notation_is_first(&move) && (move.notation == NOTATION_MODERN || !is_full(r, first)))
        return false;
    if (first)
        return r->wrapped && r->judge(r->judging, r->game) == RECORD_OPEN;
    line = text_trim(text_between(p.at, p.end));
    scan_cut_number(&line);
    return !gather_is_closed(r) && !r->game->heading.result.length && ending_read(line, &r->game->heading).marker;
}

/* Whether a game ends with the line being read. *row: the line below begins with a move. */
static bool ends_game(const struct reader *r, bool *row)
{
    if (!r->game->count || !slip_ends_line(&r->scan))
        return false;
    *row = scan_begins_with_move(r->scan.below);
    return (*row && !r->wrapped) || !goes_on(r);
}

bool archive_next(struct reader *r)
{
    struct scan before;
    struct scan_token t;
    bool row = false;

    do {
        before = r->scan;
        scan_text(&r->scan, true, &r->heading, &t);
        if (t.kind == SCAN_COMMENT)
            gather_annotation(r, &t);
        else if (t.kind == SCAN_HEADING && r->game->count)
            gather_result(r, &r->heading.result);
        else if (t.kind != SCAN_END && t.kind != SCAN_HEADING)
            take(r, &before, &t);
        if (r->game->count && r->prose_row != r->scan.row)
            gather_row(r);
    } while (t.kind != SCAN_END && !ends_game(r, &row));
    if (!r->game->count)
        return false;
    if (!row)
        skip_prose(r);
    return true;
}
