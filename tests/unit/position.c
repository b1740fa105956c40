#include "analysis/analysis.h"
#include "check.h"
#include "play.h"

static void test_over(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};
    struct position_turn turn;

    play(&r, &g, "@0/ @1\\ A0/", RULES_TRAX);
    position_set(&p, &g, g.count);
    CHECK(c, p.over && position_list(&p) == p.listed);
    CHECK(c, !position_play(&p, &(struct position_move){1, 0, BOARD_NORTH | BOARD_SOUTH}, BOARD_WHITE, &turn));
    position_set(&p, &g, g.count - 1);
    CHECK(c, !p.over && p.tries == 0 && position_list(&p) < p.listed);
    CHECK(c, position_play(&p, &p.list[0], BOARD_WHITE, &turn) && p.tries == 1 && p.moves == g.count);
    position_undo(&p, &turn);
    position_move(&p, &g, 1);
    CHECK(c, p.tries == 0 && p.listed == 0 && p.moves == 1 && p.board.count == 1);
    position_free(&p);
    play_free(&r, &g);
}

/* After a resignation there are still moves. */
void test_position(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};

    test_over(c);
    play(&r, &g, "@0/ @1\\ RESIGN", RULES_TRAX);
    CHECK(c, g.result.by == GAME_BY_RESIGNATION && g.count == 2);
    position_set(&p, &g, g.count);
    CHECK(c, !p.over && position_list(&p) < p.listed);
    position_free(&p);
    play_free(&r, &g);
}
