#include "base.h"
#include "extent.h"
#include "ground.h"
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* The end of a path is a tile and the side it lies at: index * 4 + side; sides count N, E, S, W. Where a path
   is open, b->far[end] is its far end; a side that was built on keeps what it was, for lift. A space is what enters it or, with the bit OCCUPIED set, the
   end at side N of the tile that lies on it. */
enum { SIDES = 4, NONE = 0xFF };
#define OCCUPIED ((uint32_t)1 << 31)

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
static const unsigned char forced[256] = {
    FREE, FREE,    FREE,    ONLY(12),   FREE,    ONLY(10),   ONLY(9),    ONLY(NONE),
    FREE, ONLY(6), ONLY(5), ONLY(NONE), ONLY(3), ONLY(NONE), ONLY(NONE), ONLY(NONE),
};

/* The end of the path that lies beyond a side of the tile on `there`, if one does. */
static inline uint32_t facing(uint32_t there, unsigned side)
{
    return there ^ (OCCUPIED | (side ^ 2));
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

/* Whether a path with these ends is a line. */
static inline bool is_line(const struct board *b, size_t end, size_t other)
{
    return (end ^ other) % SIDES == 2 &&
           board_is_line(&b->extent, &b->tiles[end / SIDES], 1U << end % SIDES,
                         &b->tiles[other / SIDES], 1U << other % SIDES);
}

/* Puts a tile behind those that are due: known by its place alone. */
static inline int make_due(struct board *b, int due, int x, int y)
{
    if ((size_t)due == b->room) {
        b->tiles = base_grow(b->tiles, &b->room, (size_t)due + 1, sizeof *b->tiles);
        b->far = base_grow(b->far, &b->far_room, b->room * SIDES, sizeof *b->far);
    }
    b->tiles[due].x = x;
    b->tiles[due].y = y;
    return due + 1;
}

/* A tile as it is laid: what its sides lead to. */
struct laying {
    uint32_t *space;
    size_t self;            /* its end at side N */
    unsigned edges;
    int x, y;
    uint32_t ends[SIDES];   /* where a path comes out that leaves by a side: here if the space beyond is empty */
    uint32_t beyond[SIDES]; /* the end that faces a side */
};

/* Looks beyond one side: finds the path that goes on there, or notes what enters the empty space. */
static inline int meet(struct board *b, struct laying *l, int due, unsigned side)
{
    uint32_t *there = l->space + b->ground.step[side], was = *there, now;

    l->beyond[side] = facing(was, side);
    if (was & OCCUPIED) {
        l->ends[side] = b->far[facing(was, side)];
        return due;
    }
    l->ends[side] = (uint32_t)l->self + side;
    now = was | tracks[l->edges][side];
    *there = now;
    return forced[now] && !forced[was] ? make_due(b, due, l->x + step_x[side], l->y + step_y[side]) : due;
}

/* Joins what the two sides of a track of this colour lead to, and sees what it has become. */
static inline void join_colour(struct board *b, const struct laying *l, unsigned edges, unsigned colour)
{
    size_t one = sides_of[edges][0], two = sides_of[edges][1];
    size_t end = l->ends[one], other = l->ends[two];

    /* On a loop the path beyond one side ends at the other side of this very tile. */
    if (end == l->beyond[two])
        b->won |= (unsigned)BOARD_LOOP << colour;
    b->far[end] = (uint32_t)other;
    b->far[other] = (uint32_t)end;
    /* A line stays one: what is forced lies inside the layout, and its ends lie outside. */
    if (b->may_span && is_line(b, end, other))
        b->won |= (unsigned)BOARD_LINE << colour;
}

/* Lays the tile that is due next. A space that from now on must take one is due too, last of all. How many tiles
   are laid or due then. */
static int lay(struct board *b, uint32_t *space, int due, unsigned edges, int number)
{
    struct board_tile *t = &b->tiles[b->count];
    struct laying l = {.space = space, .self = (size_t)b->count++ * SIDES, .edges = edges, .x = t->x, .y = t->y};

    t->number = number;
    t->edges = (unsigned char)edges;
    t->entering = (unsigned char)*space;
    *space = OCCUPIED | (uint32_t)l.self;
    due = meet(b, &l, due, 0);
    due = meet(b, &l, due, 1);
    due = meet(b, &l, due, 2);
    due = meet(b, &l, due, 3);
    join_colour(b, &l, edges, BOARD_WHITE);
    join_colour(b, &l, BOARD_EDGES ^ edges, BOARD_BLACK);
    return due;
}

/* Takes the last tile up again: each path that ended beyond it ends once more at the neighbour. */
static void lift(struct board *b)
{
    struct board_tile *t = &b->tiles[--b->count];
    uint32_t *space = b->ground.spaces + ground_index(&b->ground, t->x, t->y);
    unsigned side;

    for (side = 0; side < SIDES; side++) {
        uint32_t *there = space + b->ground.step[side];

        if (*there & OCCUPIED)
            b->far[b->far[facing(*there, side)]] = facing(*there, side);
        else
            *there &= ~(uint32_t)tracks[t->edges][side];
    }
    *space = t->entering;
}

void board_undo(struct board *b, int count, const struct extent *before)
{
    while (b->count > count)
        lift(b);
    b->extent = *before;
    b->won = 0;
}

static void note_bad(struct board *b, const struct board_tile *t)
{
    b->bad_x = t->x;
    b->bad_y = t->y;
    b->bad_entering = b->ground.spaces[ground_index(&b->ground, t->x, t->y)];
}

/* Forced tiles never lie outside the layout that the played tile makes: a space outside it has one
   neighbour inside at most. So the board grows once a turn, before anything is laid. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number)
{
    struct extent before = b->extent;
    int first = b->count, due, i;

    b->won = 0;
    if (!ground_holds(&b->ground, x, y, 1) && !ground_grow(&b->ground, &b->extent, x, y))
        return BOARD_FULL;
    extent_take_in(&b->extent, x, y);
    b->may_span = b->extent.right - b->extent.left >= BOARD_SPAN - 1 ||
                  b->extent.bottom - b->extent.top >= BOARD_SPAN - 1;
    due = make_due(b, first, x, y);
    for (i = first; i < due; i++) {
        const struct board_tile *t = &b->tiles[i];
        uint32_t *space = b->ground.spaces + ground_index(&b->ground, t->x, t->y);
        unsigned tile = i == first ? edges : forced[*space];

        if (tile == NONE) {
            note_bad(b, t);
            board_undo(b, first, &before);
            return BOARD_THREE;
        }
        due = lay(b, space, due, tile, i == first ? number : -number);
    }
    return BOARD_DONE;
}

/* Empties the spaces of a sparse layout, tile by tile. */
static void wipe_tiles(struct board *b)
{
    int i, side;

    for (i = 0; i < b->count; i++) {
        uint32_t *space = b->ground.spaces + ground_index(&b->ground, b->tiles[i].x, b->tiles[i].y);

        *space = 0;
        for (side = 0; side < SIDES; side++)
            space[b->ground.step[side]] = 0;
    }
}

void board_clear(struct board *b)
{
    const struct extent *e = &b->extent;

    if (b->count && (long)(e->right - e->left + 3) * (e->bottom - e->top + 3) / b->count < 8)
        ground_wipe(&b->ground, e);
    else
        wipe_tiles(b);
    ground_begin(&b->ground);
    b->count = 0;
    b->won = 0;
    b->extent = (struct extent){0, 0, -1, -1};
}

void board_free(struct board *b)
{
    free(b->tiles);
    free(b->far);
    ground_free(&b->ground);
    *b = (struct board){0};
}

static inline const struct board_tile *tile_on(const struct board *b, uint32_t space)
{
    return space & OCCUPIED ? &b->tiles[(space ^ OCCUPIED) / SIDES] : NULL;
}

const struct board_tile *board_at(const struct board *b, int x, int y)
{
    return ground_holds(&b->ground, x, y, 0) ? tile_on(b, b->ground.spaces[ground_index(&b->ground, x, y)]) : NULL;
}

void board_row(const struct board *b, int x, int y, int wide, const struct board_tile **row)
{
    bool inside = ground_holds(&b->ground, x, y, 0) && ground_holds(&b->ground, x + wide - 1, y, 0);
    const uint32_t *space = inside ? b->ground.spaces + ground_index(&b->ground, x, y) : NULL;
    int i;

    for (i = 0; i < wide; i++)
        row[i] = inside ? tile_on(b, space[i]) : board_at(b, x + i, y);
}

unsigned board_entering(const struct board *b, int x, int y)
{
    uint32_t space = ground_holds(&b->ground, x, y, 0) ? b->ground.spaces[ground_index(&b->ground, x, y)] : 0;

    return space & OCCUPIED ? BOARD_TAKEN : space;
}

char board_letter(unsigned edges)
{
    static const char letters[] = "???f?ec??db?a";

    return letters[edges];
}
