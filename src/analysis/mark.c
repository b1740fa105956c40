#include "analysis/search.h"

#define TRAITS(constant, name, wins, some, none, counts, legend, find) \
    {name, wins, MESSAGE_##some, MESSAGE_##none, MESSAGE_##counts, MESSAGE_##legend},
const struct mark_traits mark_table[MARK_KINDS] = {MARK_LIST(TRAITS)};

void mark_add_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour, const struct position_move *m,
                   enum game_by by)
{
    struct mark *last = list->count ? &list->all[list->count - 1] : NULL;

    if (!list->count || last->kind != kind || last->colour != colour || last->x != m->x || last->y != m->y) {
        last = MEMORY_ADD(list->all, list->count, list->capacity);
        *last = (struct mark){.kind = kind, .colour = colour, .x = m->x, .y = m->y};
    }
    last->by[last->count] = by;
    last->tiles[last->count++] = m->edges;
}

int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES])
{
    const struct mark *here = &list->all[n], *m;
    unsigned seen = 0;
    int count = 0, i;

    for (m = list->all; mark_table[here->kind].wins && m < list->all + list->count; m++) {
        if (!mark_table[m->kind].wins || m->x != here->x || m->y != here->y)
            continue;
        if (m < here)
            return 0;
        for (i = 0; i < m->count; i++) {
            if (!(seen >> m->tiles[i] & 1))
                tiles[count++] = m->tiles[i];
            seen |= 1U << m->tiles[i];
        }
    }
    return count;
}

bool mark_is_hidden(const struct mark_list *list, int n)
{
    const struct mark *here = &list->all[n], *m = here;

    while (here->kind == MARK_WIN && ++m < list->all + list->count)
        if (m->kind == MARK_ATTACK && m->colour == here->colour && m->x == here->x && m->y == here->y)
            return true;
    return false;
}

void mark_widen(const struct mark_list *list, struct extent *e)
{
    for (int i = 0; i < list->count; i++)
        extent_take_in(e, list->all[i].x, list->all[i].y);
}
