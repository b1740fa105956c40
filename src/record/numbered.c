#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

#include <limits.h>

/* The next token that is no comment. Headings are told as tokens, and what they tell is lost. */
static struct scan_token look_ahead(struct cursor *p)
{
    struct heading ignored = {0};
    struct scan_token t;

    do
        cursor_next(p, false, &ignored, &t);
    while (t.kind == SCAN_COMMENT);
    return t;
}

/* Whether nothing but a comment or a numbered move stands behind a place on its line. */
static bool is_alone(const struct cursor *p)
{
    struct cursor behind = *p;
    struct scan_token t;

    if (cursor_ends_line(p))
        return true;
    t = look_ahead(&behind);
    return t.number || behind.line != p->line || t.kind == SCAN_END;
}

/* Whether black's move follows next: a move without a number, or with the number of white's again
   (`1... B1+`). A modern first move is none, for nobody can reply with it; nor is one on another line
   with more words behind it, for that is a variation. */
static bool has_second(struct cursor *p, int number)
{
    int line = p->line;
    struct scan_token t = look_ahead(p);

    return t.kind == SCAN_MOVE && t.whole && (!t.number || t.number == number) &&
           !(scan_is_first(&t) && t.move.notation == NOTATION_MODERN) &&
           (p->line == line || is_alone(p));
}

/* Goes on to the next number before a move or marker; the number, or 0 at a heading or the end. */
static int next_number(struct cursor *p, bool *marker)
{
    struct scan_token t;

    do
        t = look_ahead(p);
    while (t.kind != SCAN_END && t.kind != SCAN_HEADING && !t.number);
    *marker = t.kind == SCAN_END_MARKER;
    return t.number;
}

/* Whether number 1 of this game, whose first move ends here, stands before two moves: then a second one
   follows, and number 2 has two as well, if it is there and not the last. Where number 2 tells nothing,
   the second move must stand on the line of the first with nothing but numbers behind it. */
static bool is_paired(const struct cursor *at)
{
    struct cursor p = *at, behind;
    bool marker, alone;

    if (!has_second(&p, 1))
        return false;
    alone = p.line == at->line && is_alone(&p);
    if (next_number(&p, &marker) != 2)
        return alone;
    behind = p;
    if (marker || has_second(&behind, 2))
        return true;
    return next_number(&p, &marker) < 3 && alone;
}

/* Which move of its game a token is by its number, counted from 1, or 0 if it does not count. */
static int ply_of(const struct record *r, const struct scan_token *t)
{
    if (!r->paired)
        return t->number;
    if (!t->number)
        return r->number % 2 && (t->whole || t->kind == SCAN_END_MARKER) ? r->number + 1 : 0;
    if (t->number > NOTATION_HUGE / 2)
        return NOTATION_HUGE;
    return r->number == t->number * 2 - 1 ? t->number * 2 : t->number * 2 - 1;
}

/* Notes the first move that is left out for a reason. */
static void note_left(struct record_left *left, const struct record *r, const struct scan_token *t)
{
    if (!left->at)
        *left = (struct record_left){t->text.at, r->cursor.line, (int)(t->text.at - r->cursor.begin) + 1};
}

/* Whether a token in order belongs to a game that looked ended: then no heading was that, no marker. */
static bool goes_on(struct record *r, int ply)
{
    if (!gather_is_closed(r))
        return true;
    if (!r->end_uncertain || ply != r->game.count + 1) {
        r->end_uncertain = false;
        return false;
    }
    r->heading_seen = false;
    r->game.end = END_NONE;
    return true;
}

/* Takes a numbered move or marker into the game. False if it shows that this is another game. */
static bool take_numbered(struct record *r, const struct scan_token *t)
{
    struct record_game *g = &r->game;
    int ply = ply_of(r, t);

    r->follows = false;
    if (!ply || !g->count || (t->kind != SCAN_MOVE && t->kind != SCAN_END_MARKER) || !goes_on(r, ply))
        return true;
    if (t->kind == SCAN_END_MARKER) {
        if (ply == g->count + 1)
            gather_end_marker(r, t);
        return true;
    }
    if (r->agreed_up_to && ply == r->agreed_up_to + 1 && ply <= g->count) {
        if (!notation_same(&t->move, &g->moves[r->agreed_up_to].move))
            return false;
        r->number = ply;
        r->agreed_up_to = ply < g->count ? ply : 0;
        r->comment_seen = g->moves[ply - 1].comment_count;
    } else if (ply == g->count + 1) {
        r->agreed_up_to = 0;
        r->number = ply;
        gather_move(r, t);
    } else if (t->leads && t->number && ply > g->count + 1) {
        note_left(&g->missing_number, r, t);
    }
    return true;
}

/* A 1 with a first move: begins the game, or tells it again. False if it begins another. */
static bool take_one(struct record *r, const struct scan_token *t, record_judge *judge, void *judging)
{
    struct record_game *g = &r->game;

    if (g->count && (gather_is_closed(r) || judge(judging, g) == RECORD_OVER ||
                     !notation_same(&t->move, &g->moves[0].move)))
        return false;
    r->paired = is_paired(&r->cursor);
    r->number = 1;
    r->agreed_up_to = g->count > 1;
    r->comment_seen = g->count && g->moves[0].comment_count;
    if (!g->count)
        gather_move(r, t);
    return true;
}

/* The number of the next numbered move or marker below this line that has no prose before it on its own
   line; 0 if there is none. Looked up once for all the lines on the way to it. */
static int next_clear(struct record *r)
{
    struct cursor p = r->cursor;
    struct heading ignored = {0};
    struct scan_token t;
    int prose = p.line;

    if (r->clear_line > r->cursor.line)
        return r->clear_number;
    do {
        cursor_next(&p, false, &ignored, &t);
        if (scan_is_prose(&t))
            prose = p.line;
    } while (t.kind != SCAN_END && (!t.number || prose == p.line));
    r->clear_line = t.kind == SCAN_END ? INT_MAX : p.line;
    r->clear_number = t.number;
    return t.number;
}

/* Whether a number stands in prose and is not meant to be played: in a text that sets its moves apart,
   unless the next one set apart leaves room for it. */
static bool is_aside(struct record *r, const struct scan_token *t)
{
    if (scan_is_prose(t))
        r->prose = r->cursor.line;
    return t->number && r->clear && r->prose == r->cursor.line &&
           (t->number == 1 || next_clear(r) <= t->number);
}

bool numbered_next(struct record *r, record_judge *judge, void *judging)
{
    struct cursor before, told = r->cursor; /* told: where the restatement begins */
    struct heading heading = r->heading;
    struct scan_token t;

    for (;;) {
        before = r->cursor;
        cursor_next(&r->cursor, false, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game.count > 0;
        if (t.kind == SCAN_HEADING) {
            gather_heading(r);
        } else if (t.kind == SCAN_COMMENT) {
            gather_comment(r, t.text);
        } else if (is_aside(r, &t)) {
            r->follows = false;
            if (t.kind == SCAN_MOVE && ply_of(r, &t) == r->game.count + 1 && !gather_is_closed(r))
                note_left(&r->game.aside, r, &t);
        } else if (t.number == 1 && scan_is_first(&t)) {
            told = before;
            heading = r->heading;
            if (!take_one(r, &t, judge, judging)) {
                r->cursor = before;
                return true;
            }
        } else if (!r->agreed_up_to && gather_is_end_marker(r, &t)) {
            gather_end_marker(r, &t);
        } else if (!take_numbered(r, &t)) {
            r->cursor = told; /* what agreed so far belongs to the next game as well */
            r->heading = heading;
            return true;
        }
    }
}
