#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"
#include "check.h"
#include "play.h"
#include "rules.h"

#include <stdlib.h>

/* Positions, the number of corners of each colour, and of tiles of white's first. */
static const struct {
    const char *words;
    int white, black, tiles;
} table[] = {
    {"@0/", 1, 1, 1},                       /* a curve is a corner of both */
    {"@0+", 0, 0, 0},
    {"@0+ B1+", 0, 0, 0},
    {"@0/ @1\\", 0, 2, 0},                  /* an attack is not a corner */
    {"@0/ @1+ @1\\", 0, 2, 0},
    {"@0/ @1+ @1+ @1+ @1\\", 1, 2, 5},      /* the FAQ's other corner (C2): turn either end */
    {"@0/ @1+ @1+ @1+ @1+ @1\\", 0, 2, 0},  /* too wide for one move */
    {"@0/ @1\\ A0/", 0, 0, 0},              /* over */
};

void test_corner(struct check *c)
{
    struct corner_list list = {0};
    struct position p = {0};
    size_t i;
    int j;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct record r = {0};
        struct game g = {0};
        int white = 0;

        play(&r, &g, table[i].words, RULES_TRAX);
        position_set(&p, &g, g.count);
        corner_find(&p, &list);
        for (j = 0; j < list.count; j++)
            white += list.all[j].colour == BOARD_WHITE;
        CHECK(c, white == table[i].white);
        CHECK(c, list.count - white == table[i].black);
        CHECK(c, !white || list.all[0].tiles == table[i].tiles);
        CHECK(c, p.board.count == g.board.count);
        if (white != table[i].white || list.count - white != table[i].black)
            fprintf(stderr, "  %s: %d, %d\n", table[i].words, white, list.count - white);
        play_free(&r, &g);
    }
    free(list.all);
    position_free(&p);
}
