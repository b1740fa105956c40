#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

void analysis_find_wins(struct analysis *a)
{
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        long left = SEARCH_RUN - a->spent, before = a->position.tries;

        left = left < SEARCH_SHARE ? SEARCH_SHARE : left > SEARCH_TRIES ? SEARCH_TRIES : left;
        a->wins[colour] = search_force(&a->position, colour, a->depth, left);
        a->spent += a->position.tries - before;
        if (a->wins[colour].verdict == SEARCH_FORCED)
            mark_add_move(&a->marks, MARK_WIN, colour, &a->wins[colour].move, GAME_OPEN);
    }
}

#define FINDER(constant, name, wins, some, none, counts, find) find,
static void (*const finders[MARK_KINDS])(struct analysis *a) = {MARK_LIST(FINDER)};

/* Attacks come last, so that they lie above all other marks. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth)
{
    int i;

    a->what = what;
    a->depth = depth;
    a->marks.count = 0;
    (a->same_game ? position_move : position_set)(&a->position, g, moves);
    for (i = 1; i <= MARK_KINDS; i++)
        if (what >> i % MARK_KINDS & 1)
            finders[i % MARK_KINDS](a);
}

void analysis_free(struct analysis *a)
{
    position_free(&a->position);
    free(a->marks.all);
    *a = (struct analysis){0};
}
