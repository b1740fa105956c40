#include "analysis/search.h"

void analysis_find_wins(struct analysis *a)
{
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        a->position.tries = 0;
        a->wins[colour] = search_force(&a->position, colour, search_limits(a), &a->proofs[colour]);
        a->spent += a->position.tries;
        if (a->wins[colour].verdict == SEARCH_FORCED)
            mark_add_move(&a->marks, MARK_WIN, colour, &a->wins[colour].move, GAME_OPEN);
    }
}

#define FINDER(constant, name, wins, some, none, counts, legend, find) find,
static void (*const finders[MARK_KINDS])(struct analysis *a) = {MARK_LIST(FINDER)};

/* Finds attacks last: their marks are drawn above all others. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth)
{
    a->what = what;
    a->depth = depth;
    a->marks.count = 0;
    (a->same_game ? position_move : position_set)(&a->position, g, moves);
    for (int i = 1; i <= MARK_KINDS; i++)
        if (what >> i % MARK_KINDS & 1)
            finders[i % MARK_KINDS](a);
    if (turning_applies(a, g))
        turning_find(a, g);
}

void analysis_free(struct analysis *a)
{
    position_free(&a->position);
    free(a->marks.all);
    free(a->proofs[0].steps);
    free(a->proofs[1].steps);
    free(a->turning.lost.steps);
    free(a->turning.missed.steps);
    *a = (struct analysis){0};
}
