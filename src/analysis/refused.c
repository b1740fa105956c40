#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

unsigned refused_entering(const struct board *b, const struct refused_tile *refused, int count, int x, int y)
{
    unsigned all = board_entering(b, x, y), edge, side;
    int i;

    if (board_at(b, x, y))
        return 0;
    for (i = 0; i < count; i++) {
        const struct refused_tile *g = &refused[i];

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
int refused_tiles(const struct board *b, const struct game_error *e, struct refused_tile refused[REFUSED_MAX])
{
    static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};
    int count = 1, i;

    refused[0] = (struct refused_tile){e->x, e->y, e->edges};
    for (i = 0; i < 4 * count; i++) { /* the four sides of each */
        int x = refused[i / 4].x + step_x[i % 4], y = refused[i / 4].y + step_y[i % 4];
        unsigned all = refused_entering(b, refused, count, e->bad_x, e->bad_y);

        if (count == REFUSED_MAX || edges_in(all & BOARD_EDGES) > 2 || edges_in(all >> 4) > 2)
            break;
        all = refused_entering(b, refused, count, x, y);
        if (edges_in(all & BOARD_EDGES) == 2)
            refused[count++] = (struct refused_tile){x, y, all & BOARD_EDGES};
        else if (edges_in(all >> 4) == 2)
            refused[count++] = (struct refused_tile){x, y, BOARD_EDGES ^ all >> 4};
    }
    return count;
}
