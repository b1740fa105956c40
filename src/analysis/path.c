#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

static const struct board_tile *beyond(const struct board *b, const struct path_walk *w)
{
    return board_at(b, w->tile->x + (w->edge == BOARD_EAST) - (w->edge == BOARD_WEST),
                    w->tile->y + (w->edge == BOARD_SOUTH) - (w->edge == BOARD_NORTH));
}

unsigned path_track(const struct board_tile *t, enum board_colour colour)
{
    return colour == BOARD_WHITE ? t->edges : BOARD_EDGES ^ t->edges;
}

bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk)
{
    const struct board_tile *next = beyond(b, walk);

    if (!next)
        return false;
    walk->edge = path_track(next, colour) ^ (walk->edge < BOARD_SOUTH ? walk->edge << 2 : walk->edge >> 2);
    walk->tile = next;
    return true;
}

/* Marks the tiles of a path from a tile over one of its edges to the path's open end, or round a loop to that tile
   again. Returns the last step of the walk. */
static struct path_walk follow(const struct board *b, const struct board_tile *start, unsigned edge,
                               enum board_colour colour, unsigned char *marks, unsigned char mark)
{
    struct path_walk walk = {start, edge};

    while (path_step(b, colour, &walk)) {
        marks[walk.tile - b->tiles] = mark;
        if (walk.tile == start)
            break;
    }
    return walk;
}

/* Marks the whole path through a tile; returns whether it wins. */
static bool mark_path(const struct game *g, const struct board_tile *t, enum board_colour colour,
                      unsigned char *marks, unsigned char mark)
{
    const struct board *b = &g->board;
    unsigned edges = path_track(t, colour), one = edges & (0U - edges), other = edges ^ one;
    struct path_walk end = follow(b, t, one, colour, marks, mark), far = end;
    bool loop = path_step(b, colour, &far); /* only a loop has a next step here */

    if (!loop)
        far = follow(b, t, other, colour, marks, mark);
    marks[t - b->tiles] = mark;
    return loop || (g->rules->wins & BOARD_LINE &&
                    board_is_line(&b->extent, end.tile, end.edge, far.tile, far.edge));
}

bool path_is_won(const struct game *g)
{
    return g->result.by >= GAME_BY_LOOP && g->result.by <= GAME_BY_BOTH;
}

/* A path that wins goes through a tile of the last turn. */
unsigned char *path_won(const struct game *g)
{
    enum { WON = 1, LOST /* on a path that was seen not to win */ };
    enum board_colour colour = g->result.winner == GAME_WHITE ? BOARD_WHITE : BOARD_BLACK;
    unsigned char *marks;
    int i;

    if (!path_is_won(g))
        return NULL;
    marks = memory_new((size_t)g->board.count, 1);
    for (i = g->moves[g->count - 1].tile; i < g->board.count; i++)
        if (!marks[i] && !mark_path(g, &g->board.tiles[i], colour, marks, WON))
            mark_path(g, &g->board.tiles[i], colour, marks, LOST);
    for (i = 0; i < g->board.count; i++)
        marks[i] &= WON;
    return marks;
}
