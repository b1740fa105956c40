#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "record/reader.h"

#include <limits.h>

/* The next token that is not a comment. The contents of headings are discarded. */
static struct scan_token look_ahead(struct scan *p)
{
    struct heading ignored = {0};
    struct scan_token t;

    do
        scan_text(p, false, &ignored, &t);
    while (t.kind == SCAN_COMMENT);
    return t;
}

/* Whether the rest of the line is empty, or a comment, or begins with a number. */
static bool is_alone(const struct scan *p)
{
    struct scan behind = *p;
    struct scan_token t = look_ahead(&behind);

    return t.number || behind.line != p->line || t.kind == SCAN_END;
}

/* Whether black's move follows: without a number, or with white's number again (`1... B1+`). A first move that begins
   another game is not a reply; nor is a move on another line with more words after it, which is a variation. */
static bool has_reply(struct scan *p, int number)
{
    int line = p->line;
    struct scan_token t = look_ahead(p);

    return t.kind == SCAN_MOVE && t.whole && (!t.number || t.number == number) &&
           !(scan_is_first(&t) && notation_table[t.move.notation].restarts_game) &&
           (p->line == line || is_alone(p));
}

/* Goes to the next move or end marker with a number; the number, or 0 at a heading or at the end. */
static int next_number(struct scan *p, bool *marker)
{
    struct scan_token t;

    do
        t = look_ahead(p);
    while (t.kind != SCAN_END && t.kind != SCAN_HEADING && !t.number);
    *marker = t.kind == SCAN_END_MARKER;
    return t.number;
}

/* Whether the game whose move 1 ends at this position numbers in pairs: 1 stands before two moves, and so does 2 if
   it is there and not the last number. Where 2 does not tell, the reply to 1 must be on its line, alone but for
   numbered moves. */
static bool is_in_pairs(const struct scan *at)
{
    struct scan p = *at, behind;
    bool marker, alone;

    if (!has_reply(&p, 1))
        return false;
    alone = p.line == at->line && is_alone(&p);
    if (next_number(&p, &marker) != 2)
        return alone;
    behind = p;
    if (marker || has_reply(&behind, 2))
        return true;
    return next_number(&p, &marker) < 3 && alone;
}

/* The number of a token's move in its game, from 1; 0 if it has none. */
static int ply_of(const struct reader *r, const struct scan_token *t)
{
    if (!r->in_pairs)
        return t->number;
    if (!t->number)
        return r->last_ply % 2 && (t->whole || t->kind == SCAN_END_MARKER) ? r->last_ply + 1 : 0;
    if (t->number > NOTATION_HUGE / 2)
        return NOTATION_HUGE;
    return r->last_ply == t->number * 2 - 1 ? t->number * 2 : t->number * 2 - 1;
}

/* The next number below this line that stands before a move or end marker, and before any prose on its line; 0 if
   there is none. */
static int next_lead_number(struct reader *r)
{
    struct scan p = r->scan;
    struct scan_token t;
    int prose_line = p.line;

    if (r->lead_line > r->scan.line)
        return r->lead_number;
    do {
        t = look_ahead(&p);
        if (scan_is_prose(&t))
            prose_line = p.line;
    } while (t.kind != SCAN_END && (!t.number || prose_line == p.line));
    r->lead_line = t.kind == SCAN_END ? INT_MAX : p.line;
    r->lead_number = t.number;
    return t.number;
}

/* Whether a numbered token is part of a sentence: it follows prose, where numbers lead their lines, and the next
   leading number leaves no room for it. */
static bool is_in_prose(struct reader *r, const struct scan_token *t)
{
    if (scan_is_prose(t))
        r->prose_line = r->scan.line;
    return t->number && r->numbers_lead && r->prose_line == r->scan.number_line &&
           (t->number == 1 || next_lead_number(r) <= t->number);
}

/* What a token is to the game being read. */
enum role {
    IGNORED,    /* not part of it */
    FIRST,      /* its first move, which begins it or begins a repetition of its moves */
    NEXT,       /* its next move */
    RESTATED,   /* the next move of a repetition, the same as before */
    ENDED,      /* its end marker */
    IN_PROSE,      /* by its number the next move, but in prose */
    AFTER_GAP,  /* a move whose number comes too early */
    AFTER_END,  /* a number out of order after a heading or an end marker, which is thereby certain */
    OTHER_GAME  /* a move of another game: its first one, or one that differs in a repetition */
};

static bool is_number_one(const struct scan_token *t)
{
    return t->number == 1 && scan_is_first(t);
}

/* Whether a first move with number 1 belongs to this game. */
static bool is_same_game(const struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;

    return !g->count || (!gather_is_closed(r) && r->judge(r->judging, g) != RECORD_OVER &&
                         notation_same(&t->move, &g->moves[0].move));
}

static enum role classify(struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;
    int ply = ply_of(r, t), next = g->count + 1;

    if (is_in_prose(r, t))
        return t->kind == SCAN_MOVE && ply == next && !gather_is_closed(r) ? IN_PROSE : IGNORED;
    if (is_number_one(t))
        return is_same_game(r, t) ? FIRST : OTHER_GAME;
    if (!r->agreed_up_to && gather_is_end_marker(r, t))
        return ENDED;
    if (!ply || !g->count || (t->kind != SCAN_MOVE && t->kind != SCAN_END_MARKER))
        return IGNORED;
    if (gather_is_closed(r) && !(r->end_uncertain && ply == next))
        return AFTER_END;
    if (t->kind == SCAN_END_MARKER)
        return ply == next ? ENDED : IGNORED;
    if (r->agreed_up_to && ply == r->agreed_up_to + 1)
        return notation_same(&t->move, &g->moves[ply - 1].move) ? RESTATED : OTHER_GAME;
    if (ply == next)
        return NEXT;
    return t->leads && t->number && ply > next ? AFTER_GAP : IGNORED;
}

/* Adds the next move. If the game seemed to have ended, it had not. */
static void add_next(struct reader *r, const struct scan_token *t)
{
    r->heading_seen = false;
    r->game->end = END_NONE;
    r->agreed_up_to = 0;
    gather_move(r, t);
    r->last_ply = r->game->count;
}

/* Notes that a move of the game was repeated. */
static void restate(struct reader *r, int ply)
{
    r->agreed_up_to = ply < r->game->count ? ply : 0;
    r->comment_seen = r->game->moves[ply - 1].comment_count > 0;
    r->last_ply = ply;
}

/* Stores the place of a skipped move, if it is the first of its kind. */
static void set_skipped(struct record_skipped *skipped, const struct reader *r, const struct scan_token *t)
{
    const struct scan *p = &r->scan;

    if (!skipped->at)
        *skipped = (struct record_skipped){t->text.at, p->line, (int)(t->text.at - p->begin) + 1};
}

/* Takes a token into the game, as its role asks. */
static void take(struct reader *r, const struct scan_token *t, enum role role)
{
    r->after_move = r->after_move && role == FIRST;
    switch (role) {
    case FIRST:
        r->in_pairs = is_in_pairs(&r->scan);
        if (r->game->count) {
            restate(r, 1);
        } else {
            order_find(&r->order, &r->scan, &r->in_pairs);
            add_next(r, t);
        }
        break;
    case NEXT: add_next(r, t); break;
    case RESTATED: restate(r, r->agreed_up_to + 1); break;
    case ENDED:
        r->heading_seen = false;
        gather_end_marker(r, t);
        break;
    case IN_PROSE: set_skipped(&r->game->in_prose, r, t); break;
    case AFTER_GAP: set_skipped(&r->game->after_gap, r, t); break;
    case AFTER_END: r->end_uncertain = false; break;
    default: break;
    }
}

/* A repetition that turns out to be another game is read again from its first move. */
bool numbered_next(struct reader *r)
{
    struct scan before, first = r->scan;
    struct heading heading = r->heading;
    struct scan_token t;

    r->order.kind = ORDER_PLAIN;
    for (;;) {
        enum role role;

        before = r->scan;
        order_next(&r->order, &r->scan, &r->heading, &t);
        if (t.kind == SCAN_END)
            return r->game->count > 0;
        if (gather_annotation(r, &t))
            continue;
        role = classify(r, &t);
        if (role == FIRST || (role == OTHER_GAME && is_number_one(&t))) {
            first = before;
            heading = r->heading;
        }
        if (role == OTHER_GAME) {
            r->scan = first;
            r->heading = heading;
            return true;
        }
        take(r, &t, role);
    }
}
