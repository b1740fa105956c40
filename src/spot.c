#include "base.h"
#include "text.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "spot.h"

static void note(struct spot_list *list, struct spot s)
{
    list->all = base_grow(list->all, &list->room, (size_t)list->count + 1, sizeof s);
    list->all[list->count++] = s;
}

static void add_tile(unsigned tiles[SPOT_TILES], int *count, unsigned edges)
{
    int i;

    for (i = 0; i < *count; i++)
        if (tiles[i] == edges)
            return;
    tiles[(*count)++] = edges;
}

/* Moves come by their spaces, so it is only the last spot that another tile can belong to. */
static void note_move(struct spot_list *list, enum spot_kind kind, enum board_colour colour,
                      const struct position_move *m)
{
    struct spot *last = list->count ? &list->all[list->count - 1] : NULL;

    if (!last || last->kind != kind || last->colour != colour || last->x != m->x || last->y != m->y) {
        note(list, (struct spot){.kind = kind, .colour = colour, .x = m->x, .y = m->y});
        last = &list->all[list->count - 1];
    }
    add_tile(last->tiles, &last->count, m->edges);
}

void spot_find(const struct analysis *a, struct spot_list *list)
{
    enum board_colour colour;
    int i;

    list->count = 0;
    for (i = 0; i < a->safe_count; i++)
        note_move(list, SPOT_SAFE, position_mover(&a->position), &a->safe[i]);
    for (i = 0; i < a->corners.count; i++) {
        const struct board_tile *t = corner_middle(&a->position.board, &a->corners.all[i]);

        note(list, (struct spot){.kind = SPOT_CORNER, .colour = a->corners.all[i].colour, .x = t->x, .y = t->y});
    }
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        if (a->wins[colour].verdict == SEARCH_FORCED) {
            note_move(list, SPOT_WIN, colour, &a->wins[colour].move);
            list->all[list->count - 1].turns = a->wins[colour].turns;
        }
    for (i = 0; i < a->attacks.count; i++)
        note_move(list, SPOT_ATTACK, a->attacks.all[i].colour, &a->attacks.all[i].move);
}

bool spot_wins(const struct spot *s)
{
    return s->kind >= SPOT_WIN;
}

int spot_ghosts(const struct spot_list *list, int n, unsigned tiles[SPOT_TILES])
{
    const struct spot *here = &list->all[n];
    int count = 0, i, j;

    for (i = 0; i < list->count; i++) {
        const struct spot *s = &list->all[i];

        if (!spot_wins(s) || s->x != here->x || s->y != here->y)
            continue;
        if (i < n || !spot_wins(here))
            return 0;
        for (j = 0; j < s->count; j++)
            add_tile(tiles, &count, s->tiles[j]);
    }
    return count;
}

void spot_widen(struct extent *e, const struct spot_list *list)
{
    int i;

    for (i = 0; i < list->count; i++)
        extent_take_in(e, list->all[i].x, list->all[i].y);
}
