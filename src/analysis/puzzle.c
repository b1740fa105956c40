#include "analysis/search.h"

/* Whether two lists have the same tiles, in any order. */
static bool same_tiles(const struct board_tile *one, const struct board_tile *other, int count)
{
    int i, k;

    for (i = 0; i < count; i++) {
        for (k = 0; k < count; k++)
            if (one[i].x == other[k].x && one[i].y == other[k].y && one[i].edges == other[k].edges)
                break;
        if (k == count)
            return false;
    }
    return true;
}

/* The tiles that the solution adds; the caller frees them. */
static struct board_tile *solve(struct position *p, const struct position_move *m, int *count)
{
    struct position_turn turn;
    struct board_tile *tiles;

    position_play(p, m, position_mover(p), &turn);
    *count = p->board.count - turn.tiles;
    tiles = memory_new((size_t)*count, sizeof *tiles);
    memcpy(tiles, p->board.tiles + turn.tiles, (size_t)*count * sizeof *tiles);
    position_undo(p, &turn);
    return tiles;
}

/* Whether a move does not win too, or leads to the board of the solution. Counts it if it makes an attack. */
static bool fails(struct puzzle *z, struct position *p, const struct position_move *m,
                  const struct board_tile *solution, int count)
{
    struct search_replies replies = {.played = *m};
    struct search_limits limits = {z->proof.turns - 1, true, PUZZLE_TRIES};
    struct position_turn turn;
    struct position_move hint = {0, 0, 0};
    bool good = true;

    if (!position_play(p, m, z->proof.colour, &turn))
        return true;
    if (!turn.result.by && (p->board.count - turn.tiles != count ||
                            !same_tiles(p->board.tiles + turn.tiles, solution, count))) {
        good = search_replies(p, &limits, &replies) == SEARCH_NONE;
        z->attacks += good && attack_exists(p, z->proof.colour, &hint);
        free(replies.proof.steps);
    }
    position_undo(p, &turn);
    return good;
}

bool puzzle_find(struct puzzle *z, struct position *p, int depth)
{
    enum board_colour colour = position_mover(p);
    struct search_win win = search_force(p, colour, &(struct search_limits){depth, false, PUZZLE_TRIES}, &z->proof);
    struct search_limits shorter = {win.turns - 1, true, PUZZLE_TRIES};
    int first = p->listed, i, last, count;
    struct board_tile *solution;
    bool only = true;

    z->attacks = 0;
    if (win.verdict != SEARCH_FORCED || win.turns < 2 ||
        search_force(p, colour, &shorter, NULL).verdict != SEARCH_NONE)
        return false;
    solution = solve(p, &win.move, &count);
    position_list(p);
    last = p->listed;
    for (i = first; i < last && only; i++) {
        struct position_move m = p->list[i]; /* a search may move the list in memory */

        only = fails(z, p, &m, solution, count);
    }
    p->listed = first;
    free(solution);
    return only;
}
