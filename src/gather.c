#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"

void gather_move(struct record *r, const struct scan_token *t)
{
    struct record_game *g = &r->game;
    struct record_move *m;

    if (!g->count) {
        g->heading = r->heading;
        r->heading = (struct heading){.rules = r->heading.rules};
        r->headed = false;
    }
    g->moves = base_grow(g->moves, &g->room, (size_t)g->count + 1, sizeof *g->moves);
    m = &g->moves[g->count++];
    *m = (struct record_move){
        .word = t->text.at, .length = (uint32_t)t->text.length, .line = r->place.line,
        .column = (int)(t->text.at - r->place.begin) + 1, .move = t->move,
    };
    g->gap.at = g->aside.at = NULL;
    r->follows = true;
    r->deaf = false;
}

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

void gather_mark(struct record *r, const struct scan_token *t)
{
    r->game.end = t->mark;
    r->game.end_after = r->game.count;
    r->doubtful = !t->number && !is_capital(t->text.at[1]);
}

bool gather_is_closed(const struct record *r)
{
    return r->headed || r->game.end;
}

void gather_heading(struct record *r)
{
    r->doubtful = r->doubtful || !gather_is_closed(r);
    r->headed = true;
}

void gather_comment(struct record *r, struct text comment)
{
    struct record_move *m;

    if (!r->game.count || r->headed || r->deaf)
        return;
    m = &r->game.moves[(r->restated ? r->restated : r->game.count) - 1];
    if (!m->comment)
        m->comment = comment.at;
    m->comment_length = (size_t)(comment.at + comment.length - m->comment);
}

bool gather_is_mark(const struct record *r, const struct scan_token *t)
{
    bool loud = t->kind == SCAN_MARK && is_capital(t->text.at[0]);

    if (t->kind != SCAN_MARK || t->number || !t->last || !r->game.count || gather_is_closed(r))
        return false;
    if (t->mark == MARK_TIME || t->mark == MARK_CLAIM)
        return loud && is_capital(t->text.at[1]) && (t->leads || r->follows);
    return r->follows || (loud && t->leads);
}
