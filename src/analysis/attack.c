#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

#include <stdlib.h>

static void note(struct attack_list *list, const struct position_move *m, enum board_colour colour,
                 enum game_by by)
{
    list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof *list->all);
    list->all[list->count++] = (struct attack){*m, colour, by};
}

/* Brings the attacks of one colour before those of the other, their order kept. */
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
    enum board_colour colour;

    list->count = 0;
    position_sort(p, first);
    for (i = first; i < p->listed; i++) {
        if (!position_play(p, &p->list[i], BOARD_WHITE, &turn))
            continue;
        for (colour = BOARD_WHITE; turn.won && colour <= BOARD_BLACK; colour++)
            if (position_won(&turn, colour))
                note(list, &p->list[i], colour, position_won(&turn, colour));
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
    won = position_won(&turn, colour);
    position_undo(p, &turn);
    return won;
}

/* Whether a move that was listed for another position can be tried in this one. */
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
