#include "trax/trax.h"
#include "check.h"

#include <limits.h>
#include <time.h>

/* The two white edges of each tile, by its letter. */
enum { E = 5, B = 10, A = 12, D = 9, C = 6 };
enum { WHITE_LINE = 4, BLACK_LINE = 8 };

static bool is_tile(const struct board *b, int x, int y, unsigned edges, int number)
{
    const struct board_tile *t = board_at(b, x, y);

    return t && t->x == x && t->y == y && t->edges == edges && t->number == number;
}

static void test_empty(struct check *c)
{
    struct board b = {0};

    board_clear(&b);
    CHECK(c, b.count == 0 && b.extent.right < b.extent.left && b.won == 0);
    CHECK(c, !board_at(&b, 0, 0) && board_entering(&b, 0, 0) == 0);
    CHECK(c, !board_at(&b, INT_MAX, INT_MIN) && !board_at(&b, INT_MIN, INT_MAX));
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

    board_clear(&b);
    for (int i = 0; i < 8; i++)
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

    for (int way = 0; way < 4; way++) {
        bool good = true;

        board_clear(&b);
        for (int i = 0; i < LONG; i++) {
            int x = steps[way][0] * i, y = steps[way][1] * i;

            good = good && board_play(&b, x, y, way % 2 ? B : E, i + 1) == BOARD_DONE;
            good = good && b.won == (i >= 7 ? WHITE_LINE : 0U) && b.count == i + 1;
        }
        for (int i = 0; i < LONG; i++)
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

    board_clear(&b);
    board_play(&b, 0, 0, E, 1);
    for (int i = 4; i < 1600; i++) {
        const int *step = steps[i % 4];

        good = good && board_play(&b, step[0] * (i / 4), step[1] * (i / 4), E, i) == BOARD_DONE;
        good = good && b.won == (i < 16 ? 0U : i % 2 ? WHITE_LINE : BLACK_LINE);
    }
    CHECK(c, good && b.count == 1 + 1596);
    CHECK(c, b.extent.left == -399 && b.extent.top == -399 && b.extent.right == 399 && b.extent.bottom == 399);
    for (int i = 4; i < 1600; i++)
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

    board_clear(&b);
    for (int i = 0; i < WIDE; i++)
        good = good && board_play(&b, i, 0, E, i + 1) == BOARD_DONE;
    board_clear(&b);
    begun = clock();
    for (int i = 0; i < TIMES; i++) {
        good = good && board_play(&b, 0, 0, E, 1) == BOARD_DONE;
        board_clear(&b);
    }
    CHECK(c, good && clock() - begun < CLOCKS_PER_SEC / 8);
    CHECK(c, is_wiped(&b));
    board_free(&b);
}

/* Plays verticals from the middle in one direction, from one step to another. */
static bool play_arm(struct board *b, const int step[2], int from, int to)
{
    for (int i = from; i <= to; i++)
        if (board_play(b, step[0] * i, step[1] * i, E, b->count + 1) != BOARD_DONE)
            return false;
    return true;
}

/* Spaces of a board, within its grid and past its edges. */
static void test_rows(struct check *c)
{
    static const int left[2] = {-1, 0}, right[2] = {1, 0};
    struct board b = {0};
    bool good = true;

    board_clear(&b);
    board_play(&b, 0, 0, E, 1);
    CHECK(c, play_arm(&b, left, 1, 15) && play_arm(&b, right, 1, 14) && b.grid.width == 32);
    for (int y = -1; y <= 1; y++)
        for (int x = -20; x <= 20; x++)
            good = good && !board_at(&b, x, y) == (y != 0 || x < -15 || x > 14);
    CHECK(c, good);
    CHECK(c, board_at_first(&b, 2, -1, 0) && board_at_first(&b, 2, 0, 0) && !board_at_first(&b, 2, 1, 0));
    board_free(&b);
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
    CHECK(c, board_play(&b, 0, LAST, E, count + 1) == BOARD_TOO_LARGE);
    CHECK(c, b.count == count && memcmp(&b.extent, &before, sizeof before) == 0);
    CHECK(c, !board_at(&b, 0, LAST) && is_tile(&b, 0, LAST - 1, E, count));
    CHECK(c, board_play(&b, 1000, 1, E, count + 1) == BOARD_DONE); /* inside the grid */
    board_free(&b);
}

void test_board(struct check *c)
{
    test_empty(c);
    test_three(c);
    test_growth(c);
    test_cross(c);
    test_cleared_fast(c);
    test_rows(c);
    test_full(c);
}
