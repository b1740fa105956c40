#include "base/base.h"
#include "trax/trax.h"

#include <stdlib.h>

/* The end of a path is a tile and the side it lies at: index * 4 + side; sides count N, E, S, W. Where a path
   is open, b->far[end] is its far end; a side that was built on keeps what it was, for lift. A tile that is due
   is known by an end that leads to its space: at side N of where it will be, b->far holds that. The ground notes
   what enters a space, BOARD_TAKEN where a tile lies, and then the end at side N of that. */
enum { SIDES = 4, TRACKS = 256 /* that may enter a space */, NONE = 0xFF };

static const int step_x[SIDES] = {0, 1, 0, -1};
static const int step_y[SIDES] = {-1, 0, 1, 0};

/* The two sides that a pair of edges joins. */
static const unsigned char sides_of[16][2] = {
    [BOARD_NORTH | BOARD_EAST] = {0, 1},  [BOARD_NORTH | BOARD_SOUTH] = {0, 2},
    [BOARD_NORTH | BOARD_WEST] = {0, 3},  [BOARD_EAST | BOARD_SOUTH] = {1, 2},
    [BOARD_EAST | BOARD_WEST] = {1, 3},   [BOARD_SOUTH | BOARD_WEST] = {2, 3},
};

/* What a tile makes enter the space beyond each of its sides, as a space remembers it. */
enum { N = BOARD_NORTH, E = BOARD_EAST, S = BOARD_SOUTH, W = BOARD_WEST, BLACK = 1 << SIDES };
static const unsigned char tracks[16][SIDES] = {
    [N | E] = {S, W, N * BLACK, E * BLACK}, [S | W] = {S * BLACK, W * BLACK, N, E},
    [N | S] = {S, W * BLACK, N, E * BLACK}, [E | W] = {S * BLACK, W, N * BLACK, E},
    [N | W] = {S, W * BLACK, N * BLACK, E}, [E | S] = {S * BLACK, W, N, E * BLACK},
};

/* The tile that a space must take, by what enters it; NONE if no tile can satisfy it, 0 if it is free. A row
   for each set of black edges, in it one for each of white ones: two edges of a colour force, three forbid. */
#define FREE 0, 0, 0, 3, 0, 5, 6, NONE, 0, 9, 10, NONE, 12, NONE, NONE, NONE
#define ONLY(t) t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t
static const unsigned char forced[TRACKS] = {
    FREE, FREE,    FREE,    ONLY(12),   FREE,    ONLY(10),   ONLY(9),    ONLY(NONE),
    FREE, ONLY(6), ONLY(5), ONLY(NONE), ONLY(3), ONLY(NONE), ONLY(NONE), ONLY(NONE),
};

/* What is due once this enters a space: the ends of a tile, or nothing. One more entry for each of the table above. */
#define SOME 0, 0, 0, 4, 0, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4
#define EACH 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
static const unsigned char queue_growth[TRACKS] = {
    SOME, SOME, SOME, EACH, SOME, EACH, EACH, EACH, SOME, EACH, EACH, EACH, EACH, EACH, EACH, EACH,
};

/* The end of the path that lies beyond a side, on the tile there whose end at side N is this. */
static inline uint32_t facing(uint32_t there, unsigned side)
{
    return there ^ side ^ 2;
}

/* Whether the first of two ends lies on the northern or western side, the second opposite. */
static bool spans(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                  const struct board_tile *t, unsigned t_edge)
{
    if (s_edge == BOARD_NORTH)
        return t_edge == BOARD_SOUTH && s->y == e->top && t->y == e->bottom &&
               t->y - s->y >= BOARD_SPAN - 1;
    return s_edge == BOARD_WEST && t_edge == BOARD_EAST && s->x == e->left && t->x == e->right &&
           t->x - s->x >= BOARD_SPAN - 1;
}

bool board_is_line(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge)
{
    return spans(e, s, s_edge, t, t_edge) || spans(e, t, t_edge, s, s_edge);
}

/* Whether a path with these ends is a line. Few are as far apart as the layout is long: that is seen first. */
static inline bool is_line(const struct board *b, uint32_t end, uint32_t other)
{
    const struct board_tile *s = &b->tiles[end / SIDES], *t = &b->tiles[other / SIDES];

    return (abs(t->x - s->x) == b->across || abs(t->y - s->y) == b->down) &&
           board_is_line(&b->extent, s, 1U << end % SIDES, t, 1U << other % SIDES);
}

/* Makes room for so many tiles, those that are due among them. */
static inline void reserve_tiles(struct board *b, size_t tiles)
{
    if (tiles > b->capacity) {
        b->tiles = memory_grow(b->tiles, &b->capacity, tiles, sizeof *b->tiles);
        b->other_end = memory_grow(b->other_end, &b->other_end_capacity, b->capacity * SIDES, sizeof *b->other_end);
    }
}

/* Looks beyond one side of a tile. For join_colour, far becomes the end where a path goes on there: one that faces
   this side, or the side itself if the space is empty. What enters an empty space is noted, and changes nothing on
   one that is taken; if it must take a tile from now on, it is due: this end is written behind those that are in any
   case, and counts then. Which spaces are empty is not to be foretold, so nothing branches on it. */
static inline void meet_side(uint32_t *other_end, size_t self, unsigned side, unsigned char *entering, uint32_t there,
                        unsigned track, size_t *queue_end)
{
    unsigned was = *entering, now = was | track;
    uint32_t own = (uint32_t)self + side;

    *entering = (unsigned char)now;
    other_end[self + side] = was == BOARD_TAKEN ? facing(there, side) : own;
    other_end[*queue_end] = own;
    *queue_end += (size_t)queue_growth[now] - queue_growth[was];
}

/* Joins what the two sides of a track of this colour lead to, and sees what it has become. */
static inline void join_colour(struct board *b, size_t self, unsigned edges, unsigned colour)
{
    uint32_t *other_end = b->other_end + self, one = other_end[sides_of[edges][0]], two = other_end[sides_of[edges][1]];
    uint32_t end = b->other_end[one], other = b->other_end[two];

    /* On a loop the path beyond one side ends at the other side of this very tile. */
    if (end == two)
        b->won |= (unsigned)BOARD_LOOP << colour;
    b->other_end[end] = other;
    b->other_end[other] = end;
    /* A line stays one: what is forced lies inside the layout, and its ends lie outside. */
    if (b->may_span && is_line(b, end, other))
        b->won |= (unsigned)BOARD_LINE << colour;
}

/* Lays a tile whose end at side N is `self`. Spaces that must take one from now on are due behind all others:
   *due is the end at side N that the next of them will have. */
static inline void place_tile(struct board *b, size_t self, int x, int y, unsigned edges, int number, size_t *queue_end)
{
    long space = grid_index(&b->grid, x, y);
    unsigned char *entering = b->grid.entering + space;
    uint32_t *ends = b->grid.ends + space, *other_end;
    const unsigned char *track = tracks[edges];
    const long down = b->grid.step[2];
    struct board_tile *t;

    reserve_tiles(b, *queue_end / SIDES + SIDES); /* as many more may be due in a moment */
    other_end = b->other_end;
    t = &b->tiles[self / SIDES];
    t->x = x;
    t->y = y;
    t->number = number;
    t->edges = (unsigned char)edges;
    t->entering = *entering;
    *entering = BOARD_TAKEN;
    *ends = (uint32_t)self;
    b->count = (int)(self / SIDES) + 1;
    meet_side(other_end, self, 0, entering - down, ends[-down], track[0], queue_end);
    meet_side(other_end, self, 1, entering + 1, ends[1], track[1], queue_end);
    meet_side(other_end, self, 2, entering + down, ends[down], track[2], queue_end);
    meet_side(other_end, self, 3, entering - 1, ends[-1], track[3], queue_end);
    join_colour(b, self, edges, BOARD_WHITE);
    join_colour(b, self, BOARD_EDGES ^ edges, BOARD_BLACK);
}

/* Takes the last tile up again: each path that ended beyond it ends once more at the neighbour. */
static void remove_tile(struct board *b)
{
    struct board_tile *t = &b->tiles[--b->count];
    long space = grid_index(&b->grid, t->x, t->y);
    unsigned side;

    for (side = 0; side < SIDES; side++) {
        long there = space + b->grid.step[side];
        uint32_t end = facing(b->grid.ends[there], side);

        if (b->grid.entering[there] == BOARD_TAKEN)
            b->other_end[b->other_end[end]] = end;
        else
            b->grid.entering[there] &= (unsigned char)~tracks[t->edges][side];
    }
    b->grid.entering[space] = t->entering;
}

void board_undo(struct board *b, int count, const struct extent *before)
{
    while (b->count > count)
        remove_tile(b);
    b->extent = *before;
    b->won = 0;
}

/* Notes why the turn that began with this tile is refused. Tiles that were laid after the one that spoilt the space
   are removed: they are no part of the reason. */
static void note_refusal(struct board *b, int x, int y, int first)
{
    const unsigned char *entering = b->grid.entering + grid_index(&b->grid, x, y);

    b->bad_x = x;
    b->bad_y = y;
    while (forced[*entering] == NONE) {
        b->refused = b->count - first;
        b->bad_entering = *entering;
        remove_tile(b);
    }
}

/* Forced tiles never lie outside the layout that the played tile makes: a space outside it has one
   neighbour inside at most. So the board grows once a turn, before anything is laid. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number)
{
    struct extent before = b->extent;
    size_t first = (size_t)b->count * SIDES, self = first, queue_end = first + SIDES;
    unsigned entering;

    b->won = 0;
    if (!grid_holds(&b->grid, x, y, 1) && !grid_grow(&b->grid, &b->extent, x, y))
        return BOARD_FULL;
    extent_take_in(&b->extent, x, y);
    b->across = b->extent.right - b->extent.left;
    b->down = b->extent.bottom - b->extent.top;
    b->may_span = b->across >= BOARD_SPAN - 1 || b->down >= BOARD_SPAN - 1;
    for (;;) {
        const struct board_tile *from;
        uint32_t end;

        place_tile(b, self, x, y, edges, self == first ? number : -number, &queue_end);
        self += SIDES;
        if (self == queue_end)
            return BOARD_DONE;
        end = b->other_end[self];
        from = &b->tiles[end / SIDES];
        x = from->x + step_x[end % SIDES];
        y = from->y + step_y[end % SIDES];
        entering = b->grid.entering[grid_index(&b->grid, x, y)];
        edges = forced[entering];
        if (edges == NONE) {
            note_refusal(b, x, y, (int)(first / SIDES));
            board_undo(b, (int)(first / SIDES), &before);
            return BOARD_THREE;
        }
    }
}

/* Empties the spaces of a sparse layout, tile by tile. */
static void wipe_tiles(struct board *b)
{
    int i, side;

    for (i = 0; i < b->count; i++) {
        unsigned char *entering = b->grid.entering + grid_index(&b->grid, b->tiles[i].x, b->tiles[i].y);

        *entering = 0;
        for (side = 0; side < SIDES; side++)
            entering[b->grid.step[side]] = 0;
    }
}

void board_clear(struct board *b)
{
    enum { DENSE = 64 /* spaces that are wiped while a tile's are looked up */ };

    if ((long)extent_height(&b->extent) * b->grid.width < (long)DENSE * b->count)
        grid_wipe(&b->grid, &b->extent);
    else
        wipe_tiles(b);
    grid_begin(&b->grid);
    b->count = 0;
    b->won = 0;
    b->extent = (struct extent){0, 0, -1, -1};
}

void board_free(struct board *b)
{
    free(b->tiles);
    free(b->other_end);
    grid_free(&b->grid);
    *b = (struct board){0};
}

/* The tile on the space at this place in the ground if it is one of the first `count`, or NULL. */
static inline const struct board_tile *tile_on(const struct board *b, int count, long space)
{
    uint32_t end = b->grid.ends[space];

    return b->grid.entering[space] == BOARD_TAKEN && end / SIDES < (uint32_t)count ? &b->tiles[end / SIDES] : NULL;
}

static const struct board_tile *tile_at(const struct board *b, int count, int x, int y)
{
    return grid_holds(&b->grid, x, y, 0) ? tile_on(b, count, grid_index(&b->grid, x, y)) : NULL;
}

const struct board_tile *board_at(const struct board *b, int x, int y)
{
    return tile_at(b, b->count, x, y);
}

void board_row(const struct board *b, int count, int x, int y, int width, const struct board_tile **row)
{
    bool inside = grid_holds(&b->grid, x, y, 0) && grid_holds(&b->grid, x + width - 1, y, 0);
    long first = inside ? grid_index(&b->grid, x, y) : 0;
    int i;

    for (i = 0; inside && i < width; i++)
        row[i] = tile_on(b, count, first + i);
    for (; i < width; i++)
        row[i] = tile_at(b, count, x + i, y);
}
