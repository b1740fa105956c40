#include "trax/trax.h"

/* A path ends at a side of a tile, beside an empty space. The number of this end is SIDES * tile + side: the index of
   the tile, and 0 to 3 for N, E, S, W. other_end[end] is the other end of the path, so no path is followed tile by
   tile. If a new tile extends a path, the old end keeps its other_end, from which remove_tile restores the path. A
   forced tile has an index before it is placed; until then, other_end at its side N is an end of a path that enters
   its space. */
enum { SIDES = 4 };

const int board_step_x[SIDES] = {0, 1, 0, -1}, board_step_y[SIDES] = {-1, 0, 1, 0};

/* For each set of two edges, the numbers of the two sides. */
static const unsigned char sides_of[16][2] = {
    [BOARD_NORTH | BOARD_EAST] = {0, 1},  [BOARD_NORTH | BOARD_SOUTH] = {0, 2},
    [BOARD_NORTH | BOARD_WEST] = {0, 3},  [BOARD_EAST | BOARD_SOUTH] = {1, 2},
    [BOARD_EAST | BOARD_WEST] = {1, 3},   [BOARD_SOUTH | BOARD_WEST] = {2, 3},
};

/* For each tile and side, the track that enters the space beyond that side, in the form of board_entering. */
enum { N = BOARD_NORTH, E = BOARD_EAST, S = BOARD_SOUTH, W = BOARD_WEST, BLACK = 1 << SIDES };
static const unsigned char tracks[16][SIDES] = {
    [N | E] = {S, W, N * BLACK, E * BLACK}, [S | W] = {S * BLACK, W * BLACK, N, E},
    [N | S] = {S, W * BLACK, N, E * BLACK}, [E | W] = {S * BLACK, W, N * BLACK, E},
    [N | W] = {S, W * BLACK, N * BLACK, E}, [E | S] = {S * BLACK, W, N, E * BLACK},
};

/* For each set of tracks that enter a space: FORCED + the white edges of the only tile that fits; NONE if none fits; 0
   if several fit. FREE and ONLY fill the 16 entries for one set of black edges, one for each set of white edges. */
enum { FORCED = 16, NONE = FORCED };
#define FREE 0, 0, 0, 19, 0, 21, 22, NONE, 0, 25, 26, NONE, 28, NONE, NONE, NONE
#define ONLY(t) t, t, t, t, t, t, t, t, t, t, t, t, t, t, t, t
static const unsigned char forced[] = {
    FREE, FREE,     FREE,     ONLY(28),   FREE,     ONLY(26),   ONLY(25),   ONLY(NONE),
    FREE, ONLY(22), ONLY(21), ONLY(NONE), ONLY(19), ONLY(NONE), ONLY(NONE), ONLY(NONE),
};

static inline long space_at(const struct board_grid *g, int x, int y)
{
    return g->origin + y * g->width + x;
}

/* Whether a space lies in the grid, at least `rim` spaces from the edges of the grid. Any x and y are allowed. */
static inline bool grid_holds(const struct board_grid *g, int x, int y, int rim)
{
    return (unsigned)x - (unsigned)(g->x + rim) < (unsigned)(g->width - 2 * rim) &&
           (unsigned)y - (unsigned)(g->y + rim) < (unsigned)(g->height - 2 * rim);
}

static long grid_step(const struct board_grid *g, unsigned side)
{
    return board_step_y[side] * g->width + board_step_x[side];
}

static void make_grid(struct board_grid *g, int x, int y, int width, int height)
{
    size_t spaces = (size_t)width * (size_t)height;

    *g = (struct board_grid){.x = x, .y = y, .width = width, .height = height};
    g->origin = -y * width - x;
    g->entering = memory_new(spaces, 1);
    g->ends = memory_new(spaces, sizeof *g->ends);
}

/* Returns how many rows or columns to leave free at a side of the layout. `before`: the number so far. `length`: the
   size of the layout in this direction. A side that grows gets more than `length`, so that grids are rarely copied. */
static int slack(bool grows, int before, int length)
{
    return grows ? length + 1 : before < length ? before : length;
}

/* Enlarges the grid to hold x, y and its neighbours. Returns false if this would take more than BOARD_AREA spaces. */
static bool grow_grid(struct board_grid *g, const struct extent *layout, int x, int y)
{
    struct board_grid old = *g;
    int width = extent_width(layout), height = extent_height(layout), row;
    int left = slack(x <= g->x, layout->left - 1 - g->x, width);
    int top = slack(y <= g->y, layout->top - 1 - g->y, height);
    int right = slack(x >= g->x + g->width - 1, g->x + g->width - 2 - layout->right, width);
    int bottom = slack(y >= g->y + g->height - 1, g->y + g->height - 2 - layout->bottom, height);

    if (left + width + right + 2 > BOARD_AREA / (top + height + bottom + 2))
        return false;
    make_grid(g, layout->left - 1 - left, layout->top - 1 - top, left + width + right + 2, top + height + bottom + 2);
    for (row = layout->top - 1; row <= layout->bottom + 1; row++) {
        long to = space_at(g, layout->left - 1, row), from = space_at(&old, layout->left - 1, row);

        memcpy(g->entering + to, old.entering + from, (size_t)width + 2);
        memcpy(g->ends + to, old.ends + from, ((size_t)width + 2) * sizeof *g->ends);
    }
    free(old.entering);
    free(old.ends);
    return true;
}

/* Whether a path leads from the top or left edge, at *s, to the opposite edge, at *t, and is long enough for a line. */
static bool spans(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                  const struct board_tile *t, unsigned t_edge)
{
    if (s_edge == BOARD_NORTH)
        return t_edge == BOARD_SOUTH && s->y == e->top && t->y == e->bottom && t->y - s->y >= BOARD_SPAN - 1;
    return s_edge == BOARD_WEST && t_edge == BOARD_EAST && s->x == e->left && t->x == e->right &&
           t->x - s->x >= BOARD_SPAN - 1;
}

bool board_is_line(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge)
{
    return spans(e, s, s_edge, t, t_edge) || spans(e, t, t_edge, s, s_edge);
}

/* Returns the end at which the neighbour beyond `side` meets this tile. `there`: the neighbour's end at side N. */
static inline uint32_t facing(uint32_t there, unsigned side)
{
    return there ^ side ^ 2;
}

/* Sets other_end at one side of a new tile: to the neighbour's end or, beside an empty space, to this side's own end.
   Queues the empty space as soon as at most one tile fits. An extra branch for empty spaces would slow -c by 8 %. */
static inline void meet_side(uint32_t *other_end, size_t self, unsigned side, unsigned char *entering, uint32_t there,
                             unsigned track, size_t *queue_end)
{
    unsigned was = *entering, now = was | track;
    uint32_t own = (uint32_t)self + side;

    *entering = (unsigned char)now;
    other_end[self + side] = was == BOARD_TAKEN ? facing(there, side) : own;
    other_end[*queue_end] = own;
    *queue_end += (forced[was] ^ forced[now]) & FORCED ? SIDES : 0;
}

/* Joins the two paths at the ends of a new tile's track of one colour. Notes a loop or, if `large`, a line. */
static inline void join_colour(struct board *b, size_t self, unsigned edges, unsigned colour, bool large)
{
    uint32_t *other_end = b->other_end + self, one = other_end[sides_of[edges][0]], two = other_end[sides_of[edges][1]];
    uint32_t end = b->other_end[one], other = b->other_end[two];

    if (end == two) /* the path from one side of the tile leads back to the other side */
        b->won |= (unsigned)BOARD_LOOP << colour;
    b->other_end[end] = other;
    b->other_end[other] = end;
    /* a line's ends leave the layout over opposite sides; forced tiles lie inside the layout, so they extend no line */
    if (large && (end ^ other) % SIDES == 2 &&
        board_is_line(&b->extent, &b->tiles[end / SIDES], 1U << end % SIDES, &b->tiles[other / SIDES],
                      1U << other % SIDES))
        b->won |= (unsigned)BOARD_LINE << colour;
}

/* Places a tile on the board. `self`: the tile's end at N. *queue_end: the end at N of the next tile to be queued. */
static inline void place_tile(struct board *b, size_t self, int x, int y, unsigned edges, int number, size_t *queue_end)
{
    const long space = space_at(&b->grid, x, y), down = b->grid.width;
    const size_t tiles = *queue_end / SIDES + SIDES; /* each side may queue a tile */
    const unsigned char *track = tracks[edges];
    const bool large = extent_width(&b->extent) >= BOARD_SPAN || extent_height(&b->extent) >= BOARD_SPAN;
    unsigned char *entering = b->grid.entering + space;
    uint32_t *ends = b->grid.ends + space, *other_end;

    if (tiles > b->capacity) {
        b->tiles = memory_grow(b->tiles, &b->capacity, tiles, sizeof *b->tiles);
        b->other_end = memory_grow(b->other_end, &b->end_capacity, b->capacity * SIDES, sizeof *b->other_end);
    }
    other_end = b->other_end;
    b->tiles[b->count++] = (struct board_tile){x, y, number, (unsigned char)edges, *entering};
    *entering = BOARD_TAKEN;
    *ends = (uint32_t)self;
    meet_side(other_end, self, 0, entering - down, ends[-down], track[0], queue_end);
    meet_side(other_end, self, 1, entering + 1, ends[1], track[1], queue_end);
    meet_side(other_end, self, 2, entering + down, ends[down], track[2], queue_end);
    meet_side(other_end, self, 3, entering - 1, ends[-1], track[3], queue_end);
    join_colour(b, self, edges, BOARD_WHITE, large);
    join_colour(b, self, BOARD_EDGES ^ edges, BOARD_BLACK, large);
}

/* Undoes meet_side: the neighbour's path ends at this side again, or the empty space loses the track. */
static inline void leave_side(uint32_t *other_end, unsigned side, unsigned char *entering, uint32_t there,
                              unsigned track)
{
    uint32_t end = facing(there, side);

    if (*entering == BOARD_TAKEN)
        other_end[other_end[end]] = end;
    else
        *entering &= (unsigned char)~track;
}

static void remove_tile(struct board *b)
{
    const struct board_tile *t = &b->tiles[--b->count];
    const long space = space_at(&b->grid, t->x, t->y), down = b->grid.width;
    const unsigned char *track = tracks[t->edges];
    unsigned char *entering = b->grid.entering + space;
    const uint32_t *ends = b->grid.ends + space;

    leave_side(b->other_end, 0, entering - down, ends[-down], track[0]);
    leave_side(b->other_end, 1, entering + 1, ends[1], track[1]);
    leave_side(b->other_end, 2, entering + down, ends[down], track[2]);
    leave_side(b->other_end, 3, entering - 1, ends[-1], track[3]);
    *entering = t->entering;
}

void board_undo(struct board *b, int count, struct extent before)
{
    while (b->count > count)
        remove_tile(b);
    b->extent = before;
    b->won = 0;
}

/* Notes why the turn that began with tile `first` is refused: no tile fits the space x, y. Removes tiles, the newest
   first, until a tile fits x, y again. The tile removed last is number b->refused of the turn, from 1. */
static void note_refusal(struct board *b, int x, int y, int first)
{
    const unsigned char *entering = b->grid.entering + space_at(&b->grid, x, y);

    b->bad_x = x;
    b->bad_y = y;
    while (forced[*entering] == NONE) {
        b->refused = b->count - first;
        b->bad_entering = *entering;
        remove_tile(b);
    }
}

/* The grid grows at most once a turn: forced tiles lie inside the layout, as a space outside touches only one tile. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number)
{
    const struct extent before = b->extent;
    const size_t first = (size_t)b->count * SIDES;
    size_t self = first, queue_end = first + SIDES;

    b->won = 0;
    if (!grid_holds(&b->grid, x, y, 1) && !grow_grid(&b->grid, &b->extent, x, y))
        return BOARD_TOO_LARGE;
    extent_take_in(&b->extent, x, y);
    for (;;) {
        uint32_t end;

        place_tile(b, self, x, y, edges, self == first ? number : -number, &queue_end);
        self += SIDES;
        if (self == queue_end)
            return BOARD_DONE;
        end = b->other_end[self];
        x = b->tiles[end / SIDES].x + board_step_x[end % SIDES];
        y = b->tiles[end / SIDES].y + board_step_y[end % SIDES];
        edges = forced[b->grid.entering[space_at(&b->grid, x, y)]] & BOARD_EDGES;
        if (!edges) {
            note_refusal(b, x, y, (int)(first / SIDES));
            board_undo(b, (int)(first / SIDES), before);
            return BOARD_THREE;
        }
    }
}

/* Empties the spaces in and around the layout, in time proportional to the number of tiles. Empties a sparse layout
   tile by tile, but any other layout row by row: this saves 8 % of the time of -c. */
static void wipe_grid(struct board *b)
{
    enum { SPARSE = 64 /* a layout with this many spaces for each tile is sparse */ };
    const struct board_grid *g = &b->grid;
    long rows = extent_height(&b->extent) + 2;

    if (b->count && rows * g->width / b->count < SPARSE) {
        memset(g->entering + space_at(g, g->x, b->extent.top - 1), 0, (size_t)(rows * g->width));
        return;
    }
    for (int i = 0; i < b->count; i++) {
        long space = space_at(g, b->tiles[i].x, b->tiles[i].y);

        g->entering[space] = 0;
        for (unsigned side = 0; side < SIDES; side++)
            g->entering[space + grid_step(g, side)] = 0;
    }
}

void board_clear(struct board *b)
{
    enum { START = 32 /* rows and columns of the first grid */ };
    struct board_grid *g = &b->grid;

    wipe_grid(b);
    if (!g->entering)
        make_grid(g, 0, 0, START, START);
    g->x = -g->width / 2;
    g->y = -g->height / 2;
    g->origin = -g->y * g->width - g->x;
    b->count = 0;
    b->won = 0;
    b->extent = (struct extent){0, 0, -1, -1};
}

void board_free(struct board *b)
{
    free(b->tiles);
    free(b->other_end);
    free(b->grid.entering);
    free(b->grid.ends);
    *b = (struct board){0};
}

/* Before the tile was placed, the path ended at the neighbour beyond `side`. other_end of that end is unchanged. */
void board_far_end(const struct board *b, int tile, unsigned side, int *x, int *y)
{
    const struct board_tile *t = &b->tiles[tile];
    long there = space_at(&b->grid, t->x, t->y) + grid_step(&b->grid, side);
    uint32_t end = b->other_end[facing(b->grid.ends[there], side)];

    *x = b->tiles[end / SIDES].x + board_step_x[end % SIDES];
    *y = b->tiles[end / SIDES].y + board_step_y[end % SIDES];
}

unsigned board_entering(const struct board *b, int x, int y)
{
    return grid_holds(&b->grid, x, y, 0) ? b->grid.entering[space_at(&b->grid, x, y)] : 0;
}

const struct board_tile *board_at_first(const struct board *b, int count, int x, int y)
{
    uint32_t tile;

    if (board_entering(b, x, y) != BOARD_TAKEN)
        return NULL;
    tile = b->grid.ends[space_at(&b->grid, x, y)] / SIDES;
    return tile < (uint32_t)count ? &b->tiles[tile] : NULL;
}

const struct board_tile *board_at(const struct board *b, int x, int y)
{
    return board_at_first(b, b->count, x, y);
}
