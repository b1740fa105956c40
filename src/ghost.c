#include "base.h"
#include "text.h"
#include "sink.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "ghost.h"

unsigned ghost_entering(const struct board *b, const struct ghost *ghosts, int count, int x, int y)
{
    unsigned all = board_entering(b, x, y), edge, side;
    int i;

    if (board_at(b, x, y))
        return 0;
    for (i = 0; i < count; i++) {
        const struct ghost *g = &ghosts[i];

        if (g->x == x && g->y == y)
            return 0;
        side = g->x == x && g->y == y - 1   ? BOARD_SOUTH
               : g->x == x && g->y == y + 1 ? BOARD_NORTH
               : g->y == y && g->x == x - 1 ? BOARD_EAST
               : g->y == y && g->x == x + 1 ? BOARD_WEST
                                            : 0;
        edge = side < BOARD_SOUTH ? side << 2 : side >> 2;
        all |= g->edges & side ? edge : edge << 4;
    }
    return all;
}

/* How many edges a set has. */
static int edges_in(unsigned set)
{
    return (int)((set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1));
}

/* In the order in which the board lays forced tiles, which decides what space is the bad one. */
int ghost_raise(const struct board *b, const struct game_error *e, struct ghost ghosts[GHOST_MOST])
{
    static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};
    int count = 1, i;

    ghosts[0] = (struct ghost){e->x, e->y, e->edges};
    for (i = 0; i < 4 * count; i++) { /* the four sides of each */
        int x = ghosts[i / 4].x + step_x[i % 4], y = ghosts[i / 4].y + step_y[i % 4];
        unsigned all = ghost_entering(b, ghosts, count, e->bad_x, e->bad_y);

        if (count == GHOST_MOST || edges_in(all & BOARD_EDGES) > 2 || edges_in(all >> 4) > 2)
            break;
        all = ghost_entering(b, ghosts, count, x, y);
        if (edges_in(all & BOARD_EDGES) == 2)
            ghosts[count++] = (struct ghost){x, y, all & BOARD_EDGES};
        else if (edges_in(all >> 4) == 2)
            ghosts[count++] = (struct ghost){x, y, BOARD_EDGES ^ all >> 4};
    }
    return count;
}
