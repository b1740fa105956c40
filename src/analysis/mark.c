#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

#include <stdlib.h>

static void note(struct mark_list *list, struct mark s)
{
    list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof s);
    list->all[list->count++] = s;
}

static void add_tile(unsigned tiles[MARK_TILES], int *count, unsigned edges)
{
    int i;

    for (i = 0; i < *count; i++)
        if (tiles[i] == edges)
            return;
    tiles[(*count)++] = edges;
}

/* Moves come by their spaces, so it is only the last spot that another tile can belong to. */
static void note_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour,
                      const struct position_move *m)
{
    struct mark *last = list->count ? &list->all[list->count - 1] : NULL;

    if (!last || last->kind != kind || last->colour != colour || last->x != m->x || last->y != m->y) {
        note(list, (struct mark){.kind = kind, .colour = colour, .x = m->x, .y = m->y});
        last = &list->all[list->count - 1];
    }
    add_tile(last->tiles, &last->count, m->edges);
}

void mark_find(const struct analysis *a, struct mark_list *list)
{
    enum board_colour colour;
    int i;

    list->count = 0;
    for (i = 0; i < a->safe_count; i++)
        note_move(list, MARK_SAFE, position_mover(&a->position), &a->safe[i]);
    for (i = 0; i < a->corners.count; i++) {
        const struct board_tile *t = corner_middle(&a->position.board, &a->corners.all[i]);

        note(list, (struct mark){.kind = MARK_CORNER, .colour = a->corners.all[i].colour, .x = t->x, .y = t->y});
    }
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        if (a->wins[colour].verdict == SEARCH_FORCED) {
            note_move(list, MARK_WIN, colour, &a->wins[colour].move);
            list->all[list->count - 1].turns = a->wins[colour].turns;
        }
    for (i = 0; i < a->attacks.count; i++)
        note_move(list, MARK_ATTACK, a->attacks.all[i].colour, &a->attacks.all[i].move);
}

bool mark_wins(const struct mark *s)
{
    return s->kind >= MARK_WIN;
}

int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES])
{
    const struct mark *here = &list->all[n];
    int count = 0, i, j;

    for (i = 0; i < list->count; i++) {
        const struct mark *s = &list->all[i];

        if (!mark_wins(s) || s->x != here->x || s->y != here->y)
            continue;
        if (i < n || !mark_wins(here))
            return 0;
        for (j = 0; j < s->count; j++)
            add_tile(tiles, &count, s->tiles[j]);
    }
    return count;
}

void mark_widen(struct extent *e, const struct analysis *a)
{
    struct mark_list marks = {0};
    int i;

    mark_find(a, &marks);
    for (i = 0; i < marks.count; i++)
        extent_take_in(e, marks.all[i].x, marks.all[i].y);
    free(marks.all);
}
