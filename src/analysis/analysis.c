#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

#include <stdlib.h>

/* Trying moves may make room for more tiles and more moves, and so move both. Corners point to tiles: they are
   looked for when all else is known; safe moves are pointed to last. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth)
{
    struct position *p = &a->position;
    enum board_colour colour;
    int first = 0;

    a->what = what;
    position_set(p, g, moves);
    a->attacks.count = a->corners.count = a->safe_count = 0;
    a->wins[BOARD_WHITE] = a->wins[BOARD_BLACK] = (struct search_win){.turns = depth};
    if (what & ANALYSIS_ATTACKS)
        attack_find(p, &a->attacks);
    for (colour = BOARD_WHITE; what & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++)
        a->wins[colour] = search_force(p, colour, depth);
    if (what & ANALYSIS_SAFE) {
        first = search_safe(p, position_mover(p));
        a->safe_count = p->listed - first;
    }
    if (what & ANALYSIS_CORNERS)
        corner_find(p, &a->corners); /* they point into the board, which moves where turns are tried */
    a->safe = p->list ? p->list + first : NULL; /* so does the stack; perhaps nothing was ever listed */
}

void analysis_free(struct analysis *a)
{
    position_free(&a->position);
    free(a->attacks.all);
    free(a->corners.all);
    *a = (struct analysis){0};
}
