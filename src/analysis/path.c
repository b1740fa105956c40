#include "analysis/analysis.h"

unsigned path_track(const struct board_tile *t, enum board_colour colour)
{
    return colour == BOARD_WHITE ? t->edges : BOARD_EDGES ^ t->edges;
}

bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk)
{
    const struct board_tile *t = walk->tile;
    const struct board_tile *next = board_at(b, t->x + (walk->edge == BOARD_EAST) - (walk->edge == BOARD_WEST),
                                             t->y + (walk->edge == BOARD_SOUTH) - (walk->edge == BOARD_NORTH));

    if (!next)
        return false;
    walk->edge = path_track(next, colour) ^ (walk->edge < BOARD_SOUTH ? walk->edge << 2 : walk->edge >> 2);
    walk->tile = next;
    return true;
}

void path_find(const struct board *b, int tile, enum board_colour colour, struct path *path)
{
    const struct board_tile *t = &b->tiles[tile];
    unsigned edges = path_track(t, colour);
    struct path_walk w = {t, edges & (0U - edges)};

    path->tiles = memory_grow(path->tiles, &path->capacity, (size_t)b->count, sizeof *path->tiles);
    path->count = 0;
    do
        path->loop = path_step(b, colour, &w);
    while (path->loop && w.tile != t);
    if (!path->loop)
        w.edge ^= path_track(w.tile, colour);
    path->begin = w;
    do
        path->tiles[path->count++] = (int)(w.tile - b->tiles);
    while (path_step(b, colour, &w) && w.tile != path->begin.tile);
    path->end = w;
}

bool path_is_won(const struct game *g)
{
    return g->result.by >= GAME_BY_LOOP && g->result.by <= GAME_BY_BOTH;
}

static unsigned win_of(const struct game *g, const struct path *path, enum board_colour colour)
{
    const struct board_tile *begin = path->begin.tile, *end = path->end.tile;

    if (path->loop)
        return BOARD_LOOP;
    return board_is_line(&g->board.extent, begin, path->begin.edge ^ path_track(begin, colour), end, path->end.edge)
               ? g->rules->wins & BOARD_LINE
               : 0;
}

/* Marks the tiles of a colour's winning paths. Looks only at paths with tiles of the last turn, or at all paths if the
   game has no moves. Sets *won to what the paths win. The caller frees the marks. */
static unsigned char *mark_paths(const struct game *g, enum board_colour colour, unsigned *won)
{
    enum { WON = 1, LOST /* the tile is on a path that does not win */ };
    unsigned char *marks = memory_new((size_t)g->board.count, 1);
    struct path path = {0};

    *won = 0;
    for (int i = g->count ? g->moves[g->count - 1].tile : 0; i < g->board.count; i++) {
        unsigned wins;

        if (marks[i])
            continue;
        path_find(&g->board, i, colour, &path);
        wins = win_of(g, &path, colour);
        for (int n = 0; n < path.count; n++)
            marks[path.tiles[n]] = wins ? WON : LOST;
        *won |= wins;
    }
    for (int i = 0; i < g->board.count; i++)
        marks[i] &= WON;
    free(path.tiles);
    return marks;
}

/* Each winning path has a tile of the last turn, so mark_paths finds all winning paths. */
unsigned char *path_won(const struct game *g)
{
    unsigned won;

    return path_is_won(g) ? mark_paths(g, game_colour(g->result.winner), &won) : NULL;
}

unsigned path_wins(const struct game *g)
{
    unsigned white, black;

    free(mark_paths(g, BOARD_WHITE, &white));
    free(mark_paths(g, BOARD_BLACK, &black));
    return white << BOARD_WHITE | black << BOARD_BLACK;
}
