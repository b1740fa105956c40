#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

/* Whether a move neither wins for the other colour nor leaves it an attack. *hint is as attack_exists has it. */
static bool is_safe(struct position *p, const struct position_move *m, enum board_colour colour,
                    struct position_move *hint)
{
    enum board_colour other = position_other(colour);
    struct position_turn turn;
    bool safe;

    if (!position_play(p, m, colour, &turn))
        return false;
    safe = turn.result.by ? turn.result.winner != position_player(other) : !attack_exists(p, other, hint);
    position_undo(p, &turn);
    return safe;
}

/* Leaves the safe moves of a colour on the stack, sorted as position_sort does; returns where they begin. */
static int list_safe(struct position *p, enum board_colour colour)
{
    struct position_move hint = {0, 0, 0};
    int first = position_list(p), i, safe = first;

    for (i = first; i < p->listed; i++) {
        struct position_move m = p->list[i];

        if (is_safe(p, &m, colour, &hint))
            p->list[safe++] = m;
    }
    p->listed = safe;
    position_sort(p, first);
    return first;
}

static void note_mark(struct mark_list *list, struct mark mark)
{
    list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof mark);
    list->all[list->count++] = mark;
}

static void add_tile(unsigned tiles[MARK_TILES], int *count, unsigned edges)
{
    int i;

    for (i = 0; i < *count; i++)
        if (tiles[i] == edges)
            return;
    tiles[(*count)++] = edges;
}

/* Adds a move to the mark on its space. Moves are sorted by space, so only the last mark can be that one. */
static void note_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour,
                      const struct position_move *m)
{
    struct mark *last = list->count ? &list->all[list->count - 1] : NULL;

    if (!last || last->kind != kind || last->colour != colour || last->x != m->x || last->y != m->y) {
        note_mark(list, (struct mark){.kind = kind, .colour = colour, .x = m->x, .y = m->y});
        last = &list->all[list->count - 1];
    }
    add_tile(last->tiles, &last->count, m->edges);
}

static void make_marks(struct analysis *a)
{
    struct mark_list *list = &a->marks;
    enum board_colour colour;
    int i;

    for (i = 0; i < a->safe_count; i++)
        note_move(list, MARK_SAFE, position_mover(&a->position), &a->safe[i]);
    for (i = 0; i < a->corners.count; i++) {
        const struct corner *c = &a->corners.all[i];

        note_mark(list, (struct mark){.kind = MARK_CORNER, .colour = c->colour, .x = c->middle->x, .y = c->middle->y});
    }
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        if (a->wins[colour].verdict == SEARCH_FORCED) {
            note_move(list, MARK_WIN, colour, &a->wins[colour].move);
            list->all[list->count - 1].turns = a->wins[colour].turns;
        }
    for (i = 0; i < a->attacks.count; i++)
        note_move(list, MARK_ATTACK, a->attacks.all[i].colour, &a->attacks.all[i].move);
}

/* Playing a move may move the board's tiles and the stack of moves in memory. Corners point to tiles, so they come
   after all else; a->safe points into the stack, so it is set last. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth)
{
    struct position *p = &a->position;
    enum board_colour colour;
    int first = 0;

    a->what = what;
    position_set(p, g, moves);
    a->attacks.count = a->corners.count = a->marks.count = a->safe_count = 0;
    a->wins[BOARD_WHITE] = a->wins[BOARD_BLACK] = (struct search_win){.turns = depth};
    if (what & ANALYSIS_ATTACKS)
        attack_find(p, &a->attacks);
    for (colour = BOARD_WHITE; what & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++)
        a->wins[colour] = search_force(p, colour, depth);
    if (what & ANALYSIS_SAFE) {
        first = list_safe(p, position_mover(p));
        a->safe_count = p->listed - first;
    }
    if (what & ANALYSIS_CORNERS)
        corner_find(p, &a->corners);
    a->safe = p->list ? p->list + first : NULL; /* NULL: no move was ever listed */
    make_marks(a);
}

void analysis_free(struct analysis *a)
{
    position_free(&a->position);
    free(a->attacks.all);
    free(a->corners.all);
    free(a->marks.all);
    *a = (struct analysis){0};
}

static bool is_win(const struct mark *m)
{
    return m->kind == MARK_WIN || m->kind == MARK_ATTACK;
}

int analysis_hints(const struct analysis *a, int n, unsigned tiles[MARK_TILES])
{
    const struct mark *here = &a->marks.all[n];
    int count = 0, i, j;

    if (!is_win(here))
        return 0;
    for (i = 0; i < a->marks.count; i++) {
        const struct mark *m = &a->marks.all[i];

        if (!is_win(m) || m->x != here->x || m->y != here->y)
            continue;
        if (i < n)
            return 0;
        for (j = 0; j < m->count; j++)
            add_tile(tiles, &count, m->tiles[j]);
    }
    return count;
}

void analysis_widen(const struct analysis *a, struct extent *e)
{
    int i;

    for (i = 0; i < a->marks.count; i++)
        extent_take_in(e, a->marks.all[i].x, a->marks.all[i].y);
}
