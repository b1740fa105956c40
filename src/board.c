#include "base.h"
#include "board.h"

#include <stdlib.h>
#include <string.h>

/* A space is what enters it or, with this bit set, the index of the tile that lies on it. */
#define OCCUPIED ((uint32_t)1 << 31)

/* The end of a path is a tile and the side it lies at: index * 4 + side; sides count N, E, S, W. */
enum { SIDES = 4, NONE = 0xFF };

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

static bool is_forbidden(unsigned entering)
{
    return demand[entering & BOARD_EDGES] == NONE || demand[entering >> 4] == NONE;
}

/* The tile that a space must take, or 0. */
static unsigned forced_tile(unsigned entering)
{
    unsigned white = demand[entering & BOARD_EDGES], black = demand[entering >> 4];

    return white ? white : black ? BOARD_EDGES ^ black : 0;
}

/* How a tile's edge towards `side` enters the space beyond it. */
static unsigned entry(unsigned edges, int side)
{
    unsigned there = 1U << (side ^ 2);

    return edges >> side & 1 ? there : there << 4;
}

static uint32_t *space_at(const struct board *b, int x, int y)
{
    return b->spaces + ((long)(y - b->y) * b->wide + (x - b->x));
}

static uint32_t *beyond(const struct board *b, uint32_t *space, int side)
{
    return space + step_y[side] * (long)b->wide + step_x[side];
}

static bool has_inside(const struct board *b, int x, int y)
{
    return x >= b->x && y >= b->y && x < b->x + b->wide && y < b->y + b->high;
}

/* Where the path goes that leaves a tile by `side`: the far end of what lies beyond, or right here. */
static uint32_t path_end(const struct board *b, uint32_t tile, uint32_t *space, int side)
{
    uint32_t there = *beyond(b, space, side);

    return there & OCCUPIED ? b->tiles[there ^ OCCUPIED].far[side ^ 2] : tile * SIDES + (uint32_t)side;
}

static uint32_t *far_of(struct board *b, uint32_t end)
{
    return &b->tiles[end / SIDES].far[end % SIDES];
}

/* Joins what the tile's track of one colour joins; tells whether that closes a loop. The tile notes
   for both its sides where one who enters there comes out; at an open side that is its far end. */
static bool join(struct board *b, uint32_t tile, uint32_t *space, unsigned pair)
{
    int from = sides_of[pair][0], to = sides_of[pair][1];
    uint32_t end = path_end(b, tile, space, from), other = path_end(b, tile, space, to);

    b->tiles[tile].far[from] = other;
    b->tiles[tile].far[to] = end;
    /* On a loop the path beyond one side ends at the other side of this very tile. */
    if (*beyond(b, space, to) & OCCUPIED &&
        end == (*beyond(b, space, to) ^ OCCUPIED) * SIDES + (uint32_t)(to ^ 2))
        return true;
    *far_of(b, end) = other;
    *far_of(b, other) = end;
    return false;
}

/* Undoes join: each end that was reached over a neighbour gets that neighbour's side back. */
static void part(struct board *b, uint32_t tile, uint32_t *space, unsigned pair)
{
    int i;

    for (i = 0; i < 2; i++) {
        int side = sides_of[pair][i];
        uint32_t there = *beyond(b, space, side);

        if (there & OCCUPIED)
            *far_of(b, path_end(b, tile, space, side)) =
                (there ^ OCCUPIED) * SIDES + (uint32_t)(side ^ 2);
    }
}

/* Lays one tile, and notes what it makes enter the empty spaces around; false if that is forbidden. */
static bool lay(struct board *b, int x, int y, unsigned edges, int number)
{
    uint32_t *space = space_at(b, x, y), tile = (uint32_t)b->count;
    struct board_tile *t;
    bool allowed = true;
    int side;

    b->tiles = base_grow(b->tiles, &b->room, (size_t)b->count + 1, sizeof *b->tiles);
    t = &b->tiles[b->count++];
    *t = (struct board_tile){.x = x, .y = y, .number = number};
    t->edges = (unsigned char)edges;
    t->entering = (unsigned char)*space;
    *space = OCCUPIED | tile;
    for (side = 0; side < SIDES; side++) {
        uint32_t *there = beyond(b, space, side);

        if (!(*there & OCCUPIED)) {
            *there |= entry(edges, side);
            if (is_forbidden(*there)) {
                b->bad_x = x + step_x[side];
                b->bad_y = y + step_y[side];
                allowed = false;
            }
        }
    }
    if (join(b, tile, space, edges))
        b->won |= BOARD_LOOP << BOARD_WHITE;
    if (join(b, tile, space, BOARD_EDGES ^ edges))
        b->won |= BOARD_LOOP << BOARD_BLACK;
    return allowed;
}

/* Takes the last tile up again. */
static void lift(struct board *b)
{
    struct board_tile *t = &b->tiles[b->count - 1];
    uint32_t *space = space_at(b, t->x, t->y), tile = *space ^ OCCUPIED;
    int side;

    part(b, tile, space, BOARD_EDGES ^ t->edges);
    part(b, tile, space, t->edges);
    for (side = 0; side < SIDES; side++) {
        uint32_t *there = beyond(b, space, side);

        if (!(*there & OCCUPIED))
            *there &= ~(uint32_t)entry(t->edges, side);
    }
    *space = t->entering;
    *t = (struct board_tile){0};
    b->count--;
}

/* Lays what the tiles from `first` on force. A queue is not needed: the tiles are it. */
static bool lay_forced(struct board *b, int first, int number)
{
    int i, side;

    for (i = first; i < b->count; i++)
        for (side = 0; side < SIDES; side++) {
            int x = b->tiles[i].x + step_x[side], y = b->tiles[i].y + step_y[side];
            uint32_t there = *space_at(b, x, y);

            if (!(there & OCCUPIED) && forced_tile(there) &&
                !lay(b, x, y, forced_tile(there), -number))
                return false;
        }
    return true;
}

bool board_is_line(const struct board_extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge)
{
    if (s_edge == BOARD_SOUTH || s_edge == BOARD_EAST)
        return (t_edge == BOARD_NORTH || t_edge == BOARD_WEST) &&
               board_is_line(e, t, t_edge, s, s_edge);
    if (s_edge == BOARD_NORTH)
        return t_edge == BOARD_SOUTH && s->y == e->top && t->y == e->bottom &&
               t->y - s->y >= BOARD_SPAN - 1;
    return t_edge == BOARD_EAST && s->x == e->left && t->x == e->right &&
           t->x - s->x >= BOARD_SPAN - 1;
}

/* Looks for lines among the paths that the tiles from `first` on lengthened. No other path can have
   become one: the layout grows only over a tile of this turn. The ends that a tile remembers may have
   been built on since; but then they are not outermost, and the tile that built on them knows better. */
static void find_lines(struct board *b, int first)
{
    int i, colour;

    if (b->extent.right - b->extent.left < BOARD_SPAN - 1 &&
        b->extent.bottom - b->extent.top < BOARD_SPAN - 1)
        return;
    for (i = first; i < b->count; i++) {
        const struct board_tile *t = &b->tiles[i];
        uint32_t *space = space_at(b, t->x, t->y);

        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
            const unsigned char *sides =
                sides_of[colour == BOARD_WHITE ? t->edges : BOARD_EDGES ^ t->edges];
            uint32_t end = path_end(b, (uint32_t)i, space, sides[0]);
            uint32_t other = path_end(b, (uint32_t)i, space, sides[1]);

            if (board_is_line(&b->extent, &b->tiles[end / SIDES], 1U << end % SIDES,
                              &b->tiles[other / SIDES], 1U << other % SIDES))
                b->won |= (unsigned)BOARD_LINE << colour;
        }
    }
}

/* Room to leave beyond the layout on one side: as much as the layout is long where it grows, so that
   each space is moved a bounded number of times; elsewhere what there is, but no more than that, so
   that a long thin board stays thin. */
static int slack(bool grows, int room, int length)
{
    return grows ? length + 1 : room < length ? room : length;
}

/* Makes the rectangle reach one space beyond x, y on every side. False if it would be too large. */
static bool reach(struct board *b, int x, int y)
{
    const struct board_extent e = b->extent;
    const struct board old = *b;
    int wide = e.right - e.left + 1, high = e.bottom - e.top + 1, row;
    int left = slack(x <= b->x, e.left - 1 - b->x, wide);
    int top = slack(y <= b->y, e.top - 1 - b->y, high);
    int right = slack(x >= b->x + b->wide - 1, b->x + b->wide - 2 - e.right, wide);
    int bottom = slack(y >= b->y + b->high - 1, b->y + b->high - 2 - e.bottom, high);

    if (x > b->x && y > b->y && x < b->x + b->wide - 1 && y < b->y + b->high - 1)
        return true;
    if (left + wide + right + 2 > BOARD_AREA / (top + high + bottom + 2))
        return false;
    b->x = e.left - 1 - left;
    b->y = e.top - 1 - top;
    b->wide = left + wide + right + 2;
    b->high = top + high + bottom + 2;
    b->spaces = base_zeroed((size_t)b->wide * (size_t)b->high, sizeof *b->spaces);
    for (row = e.top - 1; row <= e.bottom + 1; row++)
        memcpy(space_at(b, e.left - 1, row), space_at(&old, e.left - 1, row),
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

/* Forced tiles never lie outside the layout that the played tile makes: a space outside it has one
   neighbour inside at most. So the board grows once a turn, before anything is laid. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number)
{
    struct board_extent before = b->extent;
    int first = b->count;

    b->won = 0;
    if (!reach(b, x, y))
        return BOARD_FULL;
    extend(&b->extent, x, y);
    if (!lay(b, x, y, edges, number) || !lay_forced(b, first, number)) {
        while (b->count > first)
            lift(b);
        b->extent = before;
        b->won = 0;
        return BOARD_THREE;
    }
    find_lines(b, first);
    return BOARD_DONE;
}

void board_clear(struct board *b)
{
    int i, side;

    if (!b->spaces) {
        b->wide = b->high = BOARD_START;
        b->spaces = base_zeroed(BOARD_START * BOARD_START, sizeof *b->spaces);
    }
    for (i = 0; i < b->count; i++) {
        uint32_t *space = space_at(b, b->tiles[i].x, b->tiles[i].y);

        *space = 0;
        for (side = 0; side < SIDES; side++)
            *beyond(b, space, side) = 0;
    }
    b->count = 0;
    b->won = 0;
    b->extent = (struct board_extent){0, 0, -1, -1};
    b->x = -b->wide / 2;
    b->y = -b->high / 2;
}

void board_free(struct board *b)
{
    free(b->tiles);
    free(b->spaces);
    *b = (struct board){0};
}

const struct board_tile *board_at(const struct board *b, int x, int y)
{
    uint32_t space = has_inside(b, x, y) ? *space_at(b, x, y) : 0;

    return space & OCCUPIED ? &b->tiles[space ^ OCCUPIED] : NULL;
}

unsigned board_entering(const struct board *b, int x, int y)
{
    return has_inside(b, x, y) ? *space_at(b, x, y) : 0;
}

bool board_fits(unsigned edges, unsigned entering)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4;

    return (edges & (white | black)) == white;
}

char board_letter(unsigned edges)
{
    static const char letters[] = "???f?ec??db?a";

    return letters[edges];
}
