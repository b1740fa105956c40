#include "base.h"
#include "text.h"
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
#include "path.h"

#include <string.h>

/* The end of a path: a tile, and the edge at which it leaves the layout. */
struct end {
    const struct board_tile *tile;
    unsigned edge;
};

static const struct board_tile *beyond(const struct board *b, const struct board_tile *t, unsigned edge)
{
    return board_at(b, t->x + (edge == BOARD_EAST) - (edge == BOARD_WEST),
                    t->y + (edge == BOARD_SOUTH) - (edge == BOARD_NORTH));
}

static unsigned opposite(unsigned edge)
{
    return edge < BOARD_SOUTH ? edge << 2 : edge >> 2;
}

/* The two edges that a tile's track of one colour joins. */
static unsigned track(const struct board_tile *t, bool white)
{
    return white ? t->edges : BOARD_EDGES ^ t->edges;
}

/* Follows a path out of a tile over an edge, marking as it goes, to its open end; on a loop it comes
   back, and the end is the tile it began with, at the edge over which it comes in. */
static struct end follow(const struct board *b, const struct board_tile *start, unsigned edge,
                         bool white, unsigned char *marks, unsigned char mark)
{
    struct end end = {start, edge};
    const struct board_tile *next;

    while ((next = beyond(b, end.tile, end.edge)) != NULL) {
        unsigned in = opposite(end.edge);

        end = (struct end){next, next == start ? in : track(next, white) ^ in};
        marks[next - b->tiles] = mark;
        if (next == start)
            break;
    }
    return end;
}

enum { TRIED = 4 /* on a path that won nothing: taken away again at the end */ };

/* Marks the path through a tile: as one that wins, or as tried. */
static void mark_path(const struct game *g, const struct board_tile *t, bool white,
                      unsigned char *marks)
{
    const struct board *b = &g->board;
    unsigned char mark = white ? PATH_WHITE : PATH_BLACK;
    unsigned edges = track(t, white), one = edges & (0U - edges), other = edges ^ one;
    struct end end = follow(b, t, one, white, marks, mark), far = end;
    bool loop = end.tile == t && end.edge == other && beyond(b, t, other);

    if (!loop)
        far = follow(b, t, other, white, marks, mark);
    marks[t - b->tiles] = mark;
    if (loop || (g->rules != RULES_LOOP &&
                 board_is_line(&b->extent, end.tile, end.edge, far.tile, far.edge)))
        return;
    follow(b, t, one, white, marks, TRIED);
    follow(b, t, other, white, marks, TRIED);
    marks[t - b->tiles] = TRIED;
}

/* A path that wins goes through a tile that the last move laid. */
void path_mark_won(const struct game *g, unsigned char *marks)
{
    int i;

    memset(marks, 0, (size_t)g->board.count);
    if (g->result.by < GAME_BY_LOOP || g->result.by > GAME_BY_BOTH)
        return;
    for (i = g->moves[g->count - 1].tile; i < g->board.count; i++)
        if (!marks[i])
            mark_path(g, &g->board.tiles[i], g->result.winner == GAME_WHITE, marks);
    for (i = 0; i < g->board.count; i++)
        marks[i] &= PATH_WHITE | PATH_BLACK;
}
