#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "check.h"
#include "play.h"

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

/* The tile in the middle of a colour's first path, of two the one farther from the path's first tile. */
static const struct {
    const char *words;
    enum board_colour colour;
    int x, y;
} middles[] = {
    {"@0/", BOARD_WHITE, 0, 0},
    {"@0/ @1+", BOARD_WHITE, -1, 0},
    {"@0/ B1+", BOARD_BLACK, 0, 0},
    {"@0/ @1+ @1+ @1+ @1\\", BOARD_WHITE, -2, 0},
};

static void test_middles(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof middles / sizeof *middles; i++) {
        struct record r = {0};
        struct game g = {0};
        struct analysis a = {0};
        const struct mark *m;

        play(&r, &g, middles[i].words, RULES_TRAX);
        analysis_make(&a, &g, g.count, 1U << MARK_CORNER, 1);
        for (m = a.marks.all; m->colour != middles[i].colour; m++)
            ;
        CHECK(c, m->x == middles[i].x && m->y == middles[i].y);
        analysis_free(&a);
        play_free(&r, &g);
    }
}

void test_corner(struct check *c)
{
    struct analysis a = {0};
    const struct mark_list *list = &a.marks;
    size_t i;
    int j;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct record r = {0};
        struct game g = {0};
        int white = 0;

        play(&r, &g, table[i].words, RULES_TRAX);
        analysis_make(&a, &g, g.count, 1U << MARK_CORNER, 1);
        for (j = 0; j < list->count; j++) {
            white += list->all[j].colour == BOARD_WHITE;
            CHECK(c, list->all[j].kind == MARK_CORNER && !list->all[j].count);
            CHECK(c, list->all[j].path_tile < g.board.count);
        }
        CHECK(c, white == table[i].white);
        CHECK(c, list->count - white == table[i].black);
        CHECK(c, !white || list->all[0].path_length == table[i].tiles);
        CHECK(c, a.position.board.count == g.board.count);
        if (white != table[i].white || list->count - white != table[i].black)
            fprintf(stderr, "  %s: %d, %d\n", table[i].words, white, list->count - white);
        play_free(&r, &g);
    }
    analysis_free(&a);
    test_middles(c);
}
