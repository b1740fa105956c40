#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

/* What a turn has won for a colour; GAME_OPEN if nothing. */
static enum game_by won_by(const struct position_turn *turn, enum board_colour colour)
{
    bool loop = turn->won & (unsigned)BOARD_LOOP << colour;
    bool line = turn->won & (unsigned)BOARD_LINE << colour;

    return loop && line ? GAME_BY_BOTH : loop ? GAME_BY_LOOP : line ? GAME_BY_LINE : GAME_OPEN;
}

static void note(struct attack_list *list, const struct position_move *m, enum board_colour colour,
                 enum game_by by)
{
    if (by == GAME_OPEN)
        return;
    list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof *list->all);
    list->all[list->count++] = (struct attack){*m, colour, by};
}

/* Moves white's attacks before black's; otherwise the order stays. */
static void part_colours(struct attack_list *list)
{
    struct attack *copy = memory_new((size_t)list->count + 1, sizeof *copy);
    enum board_colour colour;
    int i, n = 0;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < list->count; i++)
            if (list->all[i].colour == colour)
                copy[n++] = list->all[i];
    if (n)
        memcpy(list->all, copy, (size_t)n * sizeof *copy);
    free(copy);
}

void attack_find(struct position *p, struct attack_list *list)
{
    int first = position_list(p), i;
    struct position_turn turn;

    list->count = 0;
    position_sort(p, first);
    for (i = first; i < p->listed; i++) {
        if (!position_play(p, &p->list[i], BOARD_WHITE, &turn))
            continue;
        note(list, &p->list[i], BOARD_WHITE, won_by(&turn, BOARD_WHITE));
        note(list, &p->list[i], BOARD_BLACK, won_by(&turn, BOARD_BLACK));
        position_undo(p, &turn);
    }
    p->listed = first;
    part_colours(list);
}

static bool wins(struct position *p, const struct position_move *m, enum board_colour colour)
{
    struct position_turn turn;
    bool won;

    if (!position_play(p, m, colour, &turn))
        return false;
    won = won_by(&turn, colour) != GAME_OPEN;
    position_undo(p, &turn);
    return won;
}

/* Whether a move listed for another position fits in this one. */
static bool fits(const struct position *p, const struct position_move *m)
{
    unsigned entering = board_entering(&p->board, m->x, m->y);

    return m->edges && entering && entering != BOARD_TAKEN && board_fits(m->edges, entering);
}

bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint)
{
    int first, i;
    bool found = fits(p, hint) && wins(p, hint, colour);

    if (found)
        return true;
    first = position_list(p);
    for (i = first; i < p->listed && !found; i++) {
        found = wins(p, &p->list[i], colour);
        if (found)
            *hint = p->list[i];
    }
    p->listed = first;
    return found;
}
