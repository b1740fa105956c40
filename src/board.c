#include "base.h"
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* The end of a path is a tile and the side it lies at: index * 4 + side; sides count N, E, S, W.
   b->far[end] is the far end of that path. A space is what enters it or, with the bit OCCUPIED set, the
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

/* What tracks of one colour demand of a space: nothing, the tile that joins two, or the impossible. */
static const unsigned char demand[16] = {
    0, 0, 0, 3, 0, 5, 6, NONE, 0, 9, 10, NONE, 12, NONE, NONE, NONE,
};

/* The tile that a space must take, NONE if no tile can satisfy it, 0 if it is free. */
static unsigned forced_tile(unsigned entering)
{
    unsigned white = demand[entering & BOARD_EDGES], black = demand[entering >> 4];

    if (white == NONE || black == NONE)
        return NONE;
    return white ? white : black ? BOARD_EDGES ^ black : 0;
}

static long index_of(const struct board *b, int x, int y)
{
    return (long)(y - b->y) * b->wide + (x - b->x);
}

static void make_room(struct board *b)
{
    b->tiles = base_grow(b->tiles, &b->room, (size_t)b->count + 1, sizeof *b->tiles);
    b->far = base_grow(b->far, &b->far_room, b->room * SIDES, sizeof *b->far);
}

static bool has_inside(const struct board *b, int x, int y)
{
    return x >= b->x && y >= b->y && x < b->x + b->wide && y < b->y + b->high;
}

/* The end of the path that lies beyond a side of the tile on `there`, if one does. */
static inline uint32_t facing(uint32_t there, unsigned side)
{
    return there ^ (OCCUPIED | (side ^ 2));
}

/* Where the path goes that leaves a new tile by one of its sides: to the far end of what lies beyond; or
   it ends right here, and enters the empty space there. `bits` is where its colour is noted in that: 0
   for white, 4 for black. */
static inline uint32_t leave(struct board *b, struct board_tile *t, uint32_t *there, uint32_t self,
                             unsigned side, unsigned bits)
{
    if (*there & OCCUPIED)
        return b->far[facing(*there, side)];
    *there |= 1U << ((side ^ 2) + bits);
    if (demand[*there >> bits & BOARD_EDGES])
        t->forcing |= (unsigned char)(1 << side);
    return self + side;
}

/* Lays one tile at a space, joins its paths, and notes what it makes enter the empty spaces around. */
static void lay(struct board *b, long at, int x, int y, unsigned edges, int number)
{
    uint32_t *space = b->spaces + at, self = (uint32_t)b->count * SIDES;
    struct board_tile *t;
    unsigned colour;

    if ((size_t)b->count == b->room)
        make_room(b);
    t = &b->tiles[b->count++];
    *t = (struct board_tile){x, y, number, (unsigned char)edges, (unsigned char)*space, 0};
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++, edges ^= BOARD_EDGES) {
        unsigned one = sides_of[edges][0], two = sides_of[edges][1];
        uint32_t *beyond = space + b->step[two];
        uint32_t end = leave(b, t, space + b->step[one], self, one, colour * 4);
        uint32_t other = leave(b, t, beyond, self, two, colour * 4);

        /* On a loop the path beyond one side ends at the other side of this very tile. */
        if (end == facing(*beyond, two))
            b->won |= (unsigned)BOARD_LOOP << colour;
        /* Both sides note where one who enters there comes out, which is all that find_lines asks. */
        b->far[self + one] = other;
        b->far[self + two] = end;
        b->far[end] = other;
        b->far[other] = end;
    }
    *space = OCCUPIED | self;
}

/* Takes the last tile up again: each path that ended beyond it ends once more at the neighbour. */
static void lift(struct board *b)
{
    struct board_tile *t = &b->tiles[--b->count];
    uint32_t *space = b->spaces + index_of(b, t->x, t->y);
    unsigned side;

    for (side = 0; side < SIDES; side++) {
        uint32_t *there = space + b->step[side];

        if (*there & OCCUPIED)
            b->far[b->far[facing(*there, side)]] = facing(*there, side);
        else
            *there &= ~(1U << ((side ^ 2) + (t->edges >> side & 1 ? 0U : 4U)));
    }
    *space = t->entering;
}

/* Lays what a tile forces beyond one of its sides. False if no tile can lie there. */
static bool lay_beyond(struct board *b, const struct board_tile *t, int side, int number)
{
    int x = t->x + step_x[side], y = t->y + step_y[side];
    long at = index_of(b, x, y);
    unsigned tile = b->spaces[at] & OCCUPIED ? 0 : forced_tile(b->spaces[at]);

    if (tile == NONE) {
        b->bad_x = x;
        b->bad_y = y;
        b->bad_entering = b->spaces[at];
        return false;
    }
    if (tile)
        lay(b, at, x, y, tile, number);
    return true;
}

/* Lays what the tiles from `first` on force. A queue is not needed: the tiles are it. */
static bool lay_forced(struct board *b, int first, int number)
{
    int i, side;

    for (i = first; i < b->count; i++)
        for (side = 0; b->tiles[i].forcing >> side; side++)
            if (b->tiles[i].forcing >> side & 1 &&
                !lay_beyond(b, &b->tiles[i], side, -number))
                return false;
    return true;
}

/* Whether the first of two ends lies on the northern or western side, the second opposite. */
static bool spans(const struct board_extent *e, const struct board_tile *s, unsigned s_edge,
                  const struct board_tile *t, unsigned t_edge)
{
    if (s_edge == BOARD_NORTH)
        return t_edge == BOARD_SOUTH && s->y == e->top && t->y == e->bottom &&
               t->y - s->y >= BOARD_SPAN - 1;
    return s_edge == BOARD_WEST && t_edge == BOARD_EAST && s->x == e->left && t->x == e->right &&
           t->x - s->x >= BOARD_SPAN - 1;
}

bool board_is_line(const struct board_extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge)
{
    return spans(e, s, s_edge, t, t_edge) || spans(e, t, t_edge, s, s_edge);
}

/* Looks for lines among the paths that the tiles from `first` on lengthened. No other path can have
   become one: the layout grows only over a tile of this turn. The ends that a tile remembers may have
   been built on since; but then they are not outermost, and the tile that built on them knows better. */
static void find_lines(struct board *b, int first)
{
    int i, colour;

    for (i = first; i < b->count; i++)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
            unsigned edges = b->tiles[i].edges ^ (colour == BOARD_WHITE ? 0U : BOARD_EDGES);
            uint32_t end = b->far[i * SIDES + sides_of[edges][0]];
            uint32_t other = b->far[i * SIDES + sides_of[edges][1]];

            if (((end ^ other) & 3) == 2 &&
                board_is_line(&b->extent, &b->tiles[end / SIDES], 1U << end % SIDES,
                              &b->tiles[other / SIDES], 1U << other % SIDES))
                b->won |= (unsigned)BOARD_LINE << colour;
        }
}

static void set_steps(struct board *b)
{
    int side;

    for (side = 0; side < SIDES; side++)
        b->step[side] = step_y[side] * (long)b->wide + step_x[side];
}

/* Room to leave beyond the layout on one side: as much as the layout is long where it grows, so that
   each space is moved a bounded number of times; elsewhere what there is, but no more than that, so
   that a long thin board stays thin. */
static int slack(bool grows, int room, int length)
{
    return grows ? length + 1 : room < length ? room : length;
}

/* Makes a rectangle that reaches one space beyond x, y too, in place of the one that does not. False if
   it would be too large. */
static bool grow(struct board *b, int x, int y)
{
    const struct board_extent e = b->extent;
    const struct board old = *b;
    int wide = e.right - e.left + 1, high = e.bottom - e.top + 1, row;
    int left = slack(x <= b->x, e.left - 1 - b->x, wide);
    int top = slack(y <= b->y, e.top - 1 - b->y, high);
    int right = slack(x >= b->x + b->wide - 1, b->x + b->wide - 2 - e.right, wide);
    int bottom = slack(y >= b->y + b->high - 1, b->y + b->high - 2 - e.bottom, high);

    if (left + wide + right + 2 > BOARD_AREA / (top + high + bottom + 2))
        return false;
    b->x = e.left - 1 - left;
    b->y = e.top - 1 - top;
    b->wide = left + wide + right + 2;
    b->high = top + high + bottom + 2;
    b->spaces = base_zeroed((size_t)b->wide * (size_t)b->high, sizeof *b->spaces);
    set_steps(b);
    for (row = e.top - 1; row <= e.bottom + 1; row++)
        memcpy(b->spaces + index_of(b, e.left - 1, row),
               old.spaces + index_of(&old, e.left - 1, row),
               sizeof *b->spaces * (size_t)(wide + 2));
    free(old.spaces);
    return true;
}

static void extend(struct board_extent *e, int x, int y)
{
    if (e->right < e->left) {
        *e = (struct board_extent){x, y, x, y};
        return;
    }
    if (x < e->left)
        e->left = x;
    if (x > e->right)
        e->right = x;
    if (y < e->top)
        e->top = y;
    if (y > e->bottom)
        e->bottom = y;
}

void board_undo(struct board *b, int count, const struct board_extent *before)
{
    while (b->count > count)
        lift(b);
    b->extent = *before;
    b->won = 0;
}

/* Forced tiles never lie outside the layout that the played tile makes: a space outside it has one
   neighbour inside at most. So the board grows once a turn, before anything is laid. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number)
{
    struct board_extent before = b->extent;
    int first = b->count;

    b->won = 0;
    if (!(x > b->x && y > b->y && x < b->x + b->wide - 1 && y < b->y + b->high - 1) && !grow(b, x, y))
        return BOARD_FULL;
    extend(&b->extent, x, y);
    lay(b, index_of(b, x, y), x, y, edges, number);
    if (!lay_forced(b, first, number)) {
        board_undo(b, first, &before);
        return BOARD_THREE;
    }
    if (b->extent.right - b->extent.left >= BOARD_SPAN - 1 ||
        b->extent.bottom - b->extent.top >= BOARD_SPAN - 1)
        find_lines(b, first);
    return BOARD_DONE;
}

/* Empties the spaces of a layout whose tiles fill much of it, row by row. */
static void wipe_rows(struct board *b)
{
    const struct board_extent e = b->extent;
    int row;

    for (row = e.top - 1; row <= e.bottom + 1; row++)
        memset(b->spaces + index_of(b, e.left - 1, row), 0,
               sizeof *b->spaces * (size_t)(e.right - e.left + 3));
}

/* Empties the spaces of a sparse layout, tile by tile. */
static void wipe_tiles(struct board *b)
{
    int i, side;

    for (i = 0; i < b->count; i++) {
        uint32_t *space = b->spaces + index_of(b, b->tiles[i].x, b->tiles[i].y);

        *space = 0;
        for (side = 0; side < SIDES; side++)
            space[b->step[side]] = 0;
    }
}

void board_clear(struct board *b)
{
    const struct board_extent e = b->extent;

    if (!b->spaces) {
        b->wide = b->high = BOARD_START;
        b->spaces = base_zeroed(BOARD_START * BOARD_START, sizeof *b->spaces);
        set_steps(b);
    }
    if (b->count && (long)(e.right - e.left + 3) * (e.bottom - e.top + 3) / b->count < 8)
        wipe_rows(b);
    else
        wipe_tiles(b);
    b->count = 0;
    b->won = 0;
    b->extent = (struct board_extent){0, 0, -1, -1};
    b->x = -b->wide / 2;
    b->y = -b->high / 2;
}

void board_free(struct board *b)
{
    free(b->tiles);
    free(b->far);
    free(b->spaces);
    *b = (struct board){0};
}

const struct board_tile *board_at(const struct board *b, int x, int y)
{
    uint32_t space = has_inside(b, x, y) ? b->spaces[index_of(b, x, y)] : 0;

    return space & OCCUPIED ? &b->tiles[(space ^ OCCUPIED) / SIDES] : NULL;
}

unsigned board_entering(const struct board *b, int x, int y)
{
    uint32_t space = has_inside(b, x, y) ? b->spaces[index_of(b, x, y)] : 0;

    return space & OCCUPIED ? BOARD_TAKEN : space;
}

char board_letter(unsigned edges)
{
    static const char letters[] = "???f?ec??db?a";

    return letters[edges];
}
