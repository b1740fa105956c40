#include "base/base.h"
#include "trax/trax.h"
#include "check.h"

#include <limits.h>
#include <stdlib.h>
#include <time.h>

/* The two white edges of each tile, by its letter. */
enum { E = 5, B = 10, A = 12, D = 9, C = 6, F = 3 };
enum { WHITE_LOOP = 1, BLACK_LOOP = 2, WHITE_LINE = 4, BLACK_LINE = 8 };

static void test_letters(struct check *c)
{
    CHECK(c, board_letter(BOARD_NORTH | BOARD_SOUTH) == 'e');
    CHECK(c, board_letter(BOARD_EAST | BOARD_WEST) == 'b');
    CHECK(c, board_letter(BOARD_SOUTH | BOARD_WEST) == 'a');
    CHECK(c, board_letter(BOARD_NORTH | BOARD_WEST) == 'd');
    CHECK(c, board_letter(BOARD_SOUTH | BOARD_EAST) == 'c');
    CHECK(c, board_letter(BOARD_NORTH | BOARD_EAST) == 'f');
}

/* Every tile against every set of entering tracks. */
static void test_fits(struct check *c)
{
    static const unsigned tiles[] = {E, B, A, D, C, F};
    unsigned entering, side;
    size_t i;

    for (i = 0; i < 6; i++)
        for (entering = 0; entering < 256; entering++) {
            bool fits = true;

            if (entering & entering >> 4 & 15) /* both colours cannot enter over one edge */
                continue;
            for (side = 1; side < 16; side *= 2)
                fits = fits && !(entering & side && !(tiles[i] & side)) &&
                       !(entering & side << 4 && tiles[i] & side);
            CHECK(c, board_fits(tiles[i], entering) == fits);
        }
}

static bool is_tile(const struct board *b, int x, int y, unsigned edges, int number)
{
    const struct board_tile *t = board_at(b, x, y);

    return t && t->x == x && t->y == y && t->edges == edges && t->number == number;
}

static void test_empty(struct check *c)
{
    const struct board_tile *row[3];
    struct board b = {0};

    board_clear(&b);
    CHECK(c, b.count == 0 && b.extent.right < b.extent.left && b.won == 0);
    CHECK(c, !board_at(&b, 0, 0) && board_entering(&b, 0, 0) == 0);
    CHECK(c, !board_at(&b, INT_MAX, INT_MIN) && !board_at(&b, INT_MIN, INT_MAX));
    board_row(&b, 0, -1, 0, 3, row);
    CHECK(c, !row[0] && !row[1] && !row[2]);
    CHECK(c, board_entering(&b, INT_MAX, INT_MAX) == 0 && board_entering(&b, INT_MIN, INT_MIN) == 0);
    CHECK(c, board_play(&b, 0, 0, D, 1) == BOARD_DONE && is_tile(&b, 0, 0, D, 1));
    CHECK(c, b.extent.left == 0 && b.extent.top == 0 && b.extent.right == 0 && b.extent.bottom == 0);
    /* White leaves the tile at the top and left, so it enters the spaces there from below and from the right. */
    CHECK(c, board_entering(&b, 0, -1) == BOARD_SOUTH && board_entering(&b, -1, 0) == BOARD_EAST);
    CHECK(c, board_entering(&b, 0, 1) == BOARD_NORTH << 4 && board_entering(&b, 1, 0) == BOARD_WEST << 4);
    CHECK(c, board_entering(&b, 1, 1) == 0);
    board_free(&b);
    CHECK(c, !b.tiles && !b.grid.entering && b.count == 0);
}

/* Whether no track enters any space of the grid: so it is after board_clear. */
static bool is_wiped(const struct board *b)
{
    const unsigned char *at = b->grid.entering, *end = at + b->grid.width * b->grid.height;

    while (at < end && !*at)
        at++;
    return at == end && b->count == 0;
}

/* Four curves around a corner: the fourth is forced and closes a loop. */
static void test_loops(struct check *c)
{
    struct board b = {0};

    board_clear(&b);
    board_play(&b, 0, 0, C, 1);
    board_play(&b, 1, 0, A, 2);
    CHECK(c, b.won == 0 && b.count == 2);
    CHECK(c, board_play(&b, 0, 1, F, 3) == BOARD_DONE && b.count == 4);
    CHECK(c, is_tile(&b, 1, 1, D, -3) && b.won == WHITE_LOOP);
    CHECK(c, board_play(&b, 2, 0, B, 4) == BOARD_DONE && b.won == 0); /* of the last move only */

    board_clear(&b);
    CHECK(c, b.count == 0 && !board_at(&b, 0, 0) && board_entering(&b, 0, -1) == 0);
    board_play(&b, 0, 0, D, 1);
    board_play(&b, 1, 0, F, 2);
    board_play(&b, 0, 1, A, 3);
    CHECK(c, is_tile(&b, 1, 1, C, -3) && b.won == BLACK_LOOP);
    board_free(&b);
}

/* Whether a tile is this one. */
static bool is_listed(const struct board_tile *t, int x, int y, unsigned edges, int number)
{
    return t->x == x && t->y == y && t->edges == edges && t->number == number;
}

/* A bay between verticals, open to the left:

       d e e      The curve c at X forces the space right of it, which sends black down into the next one;
       X . e      and the space below it, which sends black to the right into that one too. Black enters
       . . e      it from its right already, so the three are too many.
       e e e  */
static void test_three(struct check *c)
{
    static const struct {
        int x, y;
        unsigned edges;
    } tiles[] = {{0, -1, E}, {1, -1, E}, {1, 0, E}, {1, 1, E}, {1, 2, E}, {0, 2, E}, {-1, 2, E}, {-1, -1, D}};
    struct board b = {0}, old;
    size_t spaces;
    int i;

    board_clear(&b);
    for (i = 0; i < 8; i++)
        CHECK(c, board_play(&b, tiles[i].x, tiles[i].y, tiles[i].edges, i + 1) == BOARD_DONE);
    CHECK(c, b.count == 8);
    old = b;
    old.tiles = memory_new(8, sizeof *b.tiles);
    memcpy(old.tiles, b.tiles, 8 * sizeof *b.tiles);
    spaces = (size_t)b.grid.width * (size_t)b.grid.height;
    old.grid.entering = memory_new(spaces, 1);
    memcpy(old.grid.entering, b.grid.entering, spaces);
    CHECK(c, board_play(&b, -1, 0, C, 9) == BOARD_THREE);
    CHECK(c, b.bad_x == 0 && b.bad_y == 1);
    CHECK(c, b.bad_entering == (BOARD_SOUTH | (BOARD_NORTH | BOARD_EAST | BOARD_WEST) << 4));
    CHECK(c, b.refused == 3 && is_listed(&b.tiles[8], -1, 0, C, 9));
    CHECK(c, is_listed(&b.tiles[9], 0, 0, D, -9) && is_listed(&b.tiles[10], -1, 1, E, -9));
    CHECK(c, b.count == 8 && b.won == 0 && memcmp(&b.extent, &old.extent, sizeof b.extent) == 0);
    CHECK(c, memcmp(b.tiles, old.tiles, 8 * sizeof *b.tiles) == 0);
    CHECK(c, b.grid.width == old.grid.width && b.grid.height == old.grid.height);
    CHECK(c, memcmp(b.grid.entering, old.grid.entering, spaces) == 0);
    /* The other curve sends black up the cave, which is legal. */
    CHECK(c, board_play(&b, -1, 0, A, 9) == BOARD_DONE && is_tile(&b, -1, 0, A, 9));
    free(old.tiles);
    free(old.grid.entering);
    board_free(&b);
}

/* A row of straights in each direction, far longer than the first grid: from the eighth on it is a line. */
static void test_growth(struct check *c)
{
    static const int steps[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    enum { LONG = 3000 };
    struct board b = {0};
    int way, i;

    for (way = 0; way < 4; way++) {
        bool good = true;

        board_clear(&b);
        for (i = 0; i < LONG; i++) {
            int x = steps[way][0] * i, y = steps[way][1] * i;

            good = good && board_play(&b, x, y, way % 2 ? B : E, i + 1) == BOARD_DONE;
            good = good && b.won == (i >= 7 ? WHITE_LINE : 0U) && b.count == i + 1;
        }
        for (i = 0; i < LONG; i++)
            good = good && is_tile(&b, steps[way][0] * i, steps[way][1] * i, way % 2 ? B : E, i + 1);
        CHECK(c, good);
        CHECK(c, !board_at(&b, steps[way][0] * LONG, steps[way][1] * LONG));
        CHECK(c, (long)b.grid.width * b.grid.height < LONG * 200L); /* a long thin board stays thin */
    }
    board_clear(&b);
    CHECK(c, is_wiped(&b));
    board_free(&b);
}

/* A cross of verticals that grows on its four sides in turn: white down the middle, black across. */
static void test_cross(struct check *c)
{
    static const int steps[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    struct board b = {0};
    bool good = true;
    int i;

    board_clear(&b);
    board_play(&b, 0, 0, E, 1);
    for (i = 4; i < 1600; i++) {
        const int *step = steps[i % 4];

        good = good && board_play(&b, step[0] * (i / 4), step[1] * (i / 4), E, i) == BOARD_DONE;
        good = good && b.won == (i < 16 ? 0U : i % 2 ? WHITE_LINE : BLACK_LINE);
    }
    CHECK(c, good && b.count == 1 + 1596);
    CHECK(c, b.extent.left == -399 && b.extent.top == -399 && b.extent.right == 399 && b.extent.bottom == 399);
    for (i = 4; i < 1600; i++)
        good = good && is_tile(&b, steps[i % 4][0] * (i / 4), steps[i % 4][1] * (i / 4), E, i);
    CHECK(c, good && board_entering(&b, 1, 1) == (BOARD_NORTH | BOARD_WEST << 4));
    CHECK(c, board_entering(&b, 399, -1) == BOARD_SOUTH && board_entering(&b, 400, 0) == BOARD_WEST << 4);
    CHECK(c, board_entering(&b, 2, 2) == 0);
    board_clear(&b);
    CHECK(c, is_wiped(&b));
    board_free(&b);
}

/* Behind a huge board a small one is cleared in proportion to its tiles: 10,000 of them would take a second by rows. */
static void test_cleared_fast(struct check *c)
{
    enum { WIDE = 200000, TIMES = 10000 };
    struct board b = {0};
    bool good = true;
    clock_t begun;
    int i;

    board_clear(&b);
    for (i = 0; i < WIDE; i++)
        good = good && board_play(&b, i, 0, E, i + 1) == BOARD_DONE;
    board_clear(&b);
    begun = clock();
    for (i = 0; i < TIMES; i++) {
        good = good && board_play(&b, 0, 0, E, 1) == BOARD_DONE;
        board_clear(&b);
    }
    CHECK(c, good && clock() - begun < CLOCKS_PER_SEC / 8);
    CHECK(c, is_wiped(&b));
    board_free(&b);
}

/* The tracks that enter an empty space, from the tiles around it. */
static unsigned entering_at(const struct board *b, int x, int y)
{
    static const int steps[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    unsigned entering = 0;
    int side;

    for (side = 0; side < 4; side++) {
        const struct board_tile *t = board_at(b, x + steps[side][0], y + steps[side][1]);

        if (t) /* over its opposite edge */
            entering |= t->edges & 1u << (side ^ 2) ? 1u << side : 16u << side;
    }
    return entering;
}

/* Plays verticals from the middle in one direction, from one step to another. */
static bool play_arm(struct board *b, const int step[2], int from, int to)
{
    int i;

    for (i = from; i <= to; i++)
        if (board_play(b, step[0] * i, step[1] * i, E, b->count + 1) != BOARD_DONE)
            return false;
    return true;
}

/* A cross with arms of four lengths, one of which then grows past the first grid, whose spaces are -16 to 15. On that
   side the larger grid leaves as many spaces free as the layout is long, and the one that is played; on the others as
   many as before, but not more than the layout is long. Beside these it has a rim. */
static void test_slack(struct check *c)
{
    static const int arms[4][3] = {{1, 0, 7}, {-1, 0, 5}, {0, 1, 6}, {0, -1, 6}};
    static const struct {
        int last, x, y, width, height;
    } grids[4] = {
        {15, -5 - 10 - 1, -6 - 9 - 1, 10 + 20 + 21 + 2, 9 + 13 + 8 + 2},
        {16, -15 - 24 - 1, -6 - 9 - 1, 24 + 23 + 7 + 2, 9 + 13 + 8 + 2},
        {15, -5 - 10 - 1, -6 - 9 - 1, 10 + 13 + 7 + 2, 9 + 21 + 22 + 2},
        {16, -5 - 10 - 1, -15 - 23 - 1, 10 + 13 + 7 + 2, 23 + 22 + 8 + 2},
    };
    int way, arm, x, y;

    for (way = 0; way < 4; way++) {
        struct board b = {0};
        const struct board_grid *g = &b.grid;
        bool good = true;

        board_clear(&b);
        board_play(&b, 0, 0, E, 1);
        for (arm = 0; arm < 4; arm++)
            good = good && play_arm(&b, arms[arm], 1, arms[arm][2]);
        good = good && play_arm(&b, arms[way], arms[way][2] + 1, grids[way].last - 1);
        CHECK(c, good && g->x == -16 && g->y == -16 && g->width == 32 && g->height == 32);
        CHECK(c, play_arm(&b, arms[way], grids[way].last, grids[way].last));
        CHECK(c, g->x == grids[way].x && g->y == grids[way].y);
        CHECK(c, g->width == grids[way].width && g->height == grids[way].height);
        for (y = b.extent.top - 1; y <= b.extent.bottom + 1; y++)
            for (x = b.extent.left - 1; x <= b.extent.right + 1; x++)
                good = good && (board_at(&b, x, y) || board_entering(&b, x, y) == entering_at(&b, x, y));
        CHECK(c, good);
        board_clear(&b);
        CHECK(c, is_wiped(&b));
        board_free(&b);
    }
}

/* Rows of a board, within its grid and past its edges: from each space on that row, what board_at says. */
static void test_rows(struct check *c)
{
    static const int left[2] = {-1, 0}, right[2] = {1, 0};
    const struct board_tile *row[40];
    struct board b = {0};
    int x, y, width, i;
    bool good = true;

    board_clear(&b);
    board_play(&b, 0, 0, E, 1);
    CHECK(c, play_arm(&b, left, 1, 15) && play_arm(&b, right, 1, 14) && b.grid.width == 32);
    for (y = -1; y <= 1; y++)
        for (x = -20; x <= 20; x++)
            for (width = 1; width <= 40; width += 3) {
                board_row(&b, b.count, x, y, width, row);
                for (i = 0; i < width; i++)
                    good = good && row[i] == board_at(&b, x + i, y);
            }
    CHECK(c, good);
    board_row(&b, 2, -1, 0, 3, row);
    CHECK(c, row[0] && row[1] && !row[2]);
    board_free(&b);
}

/* A tile meets a path over each of its sides: where the other end of that path leads. */
static void test_far_end(struct check *c)
{
    static const struct {
        int x, y;
        unsigned edges, side;
        int far_x, far_y;
    } rows[] = {
        {0, -2, E, 2, 3, -1}, /* the white path of f at 0, -1 from above to the right, and on through two tiles b */
        {3, -1, B, 3, 0, -2},
        {-1, -1, E, 1, 0, 0}, /* the black path of f from the left down */
        {0, 0, B, 0, -1, -1},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct board b = {0};
        int x = 99, y = 99;

        board_clear(&b);
        board_play(&b, 0, -1, F, 1);
        board_play(&b, 1, -1, B, 2);
        board_play(&b, 2, -1, B, 3);
        CHECK(c, board_play(&b, rows[i].x, rows[i].y, rows[i].edges, 4) == BOARD_DONE);
        board_far_end(&b, 3, rows[i].side, &x, &y);
        CHECK(c, x == rows[i].far_x && y == rows[i].far_y);
        board_free(&b);
    }
}

/* A row of 2,176 tiles and a column that grows downwards. At row 7,667 the grid would have 4,367 columns and 15,371
   rows; BOARD_AREA has room for two columns fewer. So the move is refused, and the board stays as it is. */
static void test_full(struct check *c)
{
    static const int left[2] = {-1, 0}, right[2] = {1, 0}, up[2] = {0, -1}, down[2] = {0, 1};
    enum { LAST = 7667 };
    struct board b = {0};
    struct extent before;
    int count;

    board_clear(&b);
    board_play(&b, 0, 0, E, 1);
    CHECK(c, play_arm(&b, left, 1, 1) && play_arm(&b, right, 1, 2174) && b.grid.width == 4367);
    CHECK(c, play_arm(&b, up, 1, 12) && play_arm(&b, down, 1, LAST - 1));
    before = b.extent;
    count = b.count;
    CHECK(c, board_play(&b, 0, LAST, E, count + 1) == BOARD_FULL);
    CHECK(c, b.count == count && memcmp(&b.extent, &before, sizeof before) == 0);
    CHECK(c, !board_at(&b, 0, LAST) && is_tile(&b, 0, LAST - 1, E, count));
    CHECK(c, board_play(&b, 1000, 1, E, count + 1) == BOARD_DONE); /* inside the grid */
    board_free(&b);
}

static void test_line(struct check *c)
{
    static const struct extent e = {-1, 2, 6, 9}; /* 8 x 8 */
    static const struct extent small = {-1, 2, 5, 8}; /* 7 x 7 */
    struct board_tile top = {.x = 0, .y = 2}, bottom = {.x = 3, .y = 9}, left = {.x = -1, .y = 5};
    struct board_tile right = {.x = 6, .y = 2}, low = {.x = 3, .y = 8}, near = {.x = 5, .y = 3};

    CHECK(c, board_is_line(&e, &top, BOARD_NORTH, &bottom, BOARD_SOUTH));
    CHECK(c, board_is_line(&e, &bottom, BOARD_SOUTH, &top, BOARD_NORTH));
    CHECK(c, board_is_line(&e, &left, BOARD_WEST, &right, BOARD_EAST));
    CHECK(c, board_is_line(&e, &right, BOARD_EAST, &left, BOARD_WEST));
    CHECK(c, !board_is_line(&e, &top, BOARD_NORTH, &right, BOARD_EAST));
    CHECK(c, !board_is_line(&e, &left, BOARD_WEST, &bottom, BOARD_SOUTH));
    CHECK(c, !board_is_line(&e, &top, BOARD_NORTH, &right, BOARD_NORTH));
    CHECK(c, !board_is_line(&e, &bottom, BOARD_SOUTH, &bottom, BOARD_SOUTH));
    CHECK(c, !board_is_line(&e, &right, BOARD_EAST, &right, BOARD_EAST));
    CHECK(c, !board_is_line(&e, &top, BOARD_NORTH, &low, BOARD_SOUTH)); /* not outermost */
    CHECK(c, !board_is_line(&e, &near, BOARD_NORTH, &bottom, BOARD_SOUTH));
    CHECK(c, !board_is_line(&e, &left, BOARD_WEST, &near, BOARD_EAST));
    CHECK(c, !board_is_line(&e, &near, BOARD_WEST, &right, BOARD_EAST));
    CHECK(c, !board_is_line(&small, &top, BOARD_NORTH, &low, BOARD_SOUTH)); /* seven rows */
    CHECK(c, !board_is_line(&small, &left, BOARD_WEST, &near, BOARD_EAST));
}

void test_board(struct check *c)
{
    test_letters(c);
    test_fits(c);
    test_empty(c);
    test_loops(c);
    test_three(c);
    test_growth(c);
    test_cross(c);
    test_slack(c);
    test_cleared_fast(c);
    test_rows(c);
    test_far_end(c);
    test_full(c);
    test_line(c);
}
