#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"
#include "print/layout.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

#define ROW64 ROW16 ROW16 ROW16 ROW16
#define ROW16 " @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+ @1+"

/* Whether a figure fits with tiles of another size. */
static bool fits(struct figure f, long size, long width, long height)
{
    f.size = size;
    return figure_width(&f) <= width && figure_height(&f) <= height;
}

/* Whether its size is the largest at which a figure fits, by its own width and height. */
static bool is_largest(const struct figure *f, long width, long height, long max)
{
    return (fits(*f, f->size, width, height) || f->size == 1) && f->size >= 1 && f->size <= max &&
           (f->size == max || !fits(*f, f->size + 1, width, height));
}

/* Fits a figure; returns the size of its tiles. */
static long fit(struct figure *f, long width, long height, long max)
{
    figure_fit(f, width, height, max);
    return f->size;
}

static void test_fit(struct check *c, struct figure *f)
{
    static const int sides[] = {1, 2, 3, 7, 9, 10, 40, 120};
    static const long rooms[] = {200, 203, 250, 500, 900, 4650, 7400};
    size_t i, k, m, n;

    for (i = 0; i < sizeof sides / sizeof *sides; i++)
        for (k = 0; k < sizeof sides / sizeof *sides; k++) {
            f->window = (struct extent){0, 0, sides[i] - 1, sides[k] - 1};
            for (m = 0; m < sizeof rooms / sizeof *rooms; m++)
                for (n = 0; n < sizeof rooms / sizeof *rooms; n++) {
                    figure_fit(f, rooms[m], rooms[n], 440);
                    CHECK(c, is_largest(f, rooms[m], rooms[n], 440));
                }
        }
}

/* Coordinates take the size of letters, less what these leave free, the distance from the tiles and half a point: of
   tiles of 20 points 8.7 points, 5.1 from them; a digit is .556 of that wide, a capital .72 high. */
static void test_coordinates(struct check *c)
{
    static const struct {
        int rows, size;
        int64_t width, height; /* of the coordinates */
    } table[] = {{1, 200, 51 + 5 + 48, 51 + 5 + 62},
                 {10, 200, 51 + 5 + 96, 51 + 5 + 62},
                 {9, 100, 26 + 5 + 25, 26 + 5 + 32}};
    struct render_settings settings = {.values = {[DOCUMENT_LABELS] = 1}};
    size_t i;
    int k;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink words = {0};
        struct record r = {0};
        struct game g = {0};
        struct figure f;
        struct scene s = {.game = &g, .settings = &settings};

        sink_string(&words, "@0+");
        for (k = 1; k < table[i].rows; k++)
            sink_string(&words, " A0+");
        sink_byte(&words, '\0');
        play(&r, &g, words.bytes, RULES_LOOP);
        f = figure_make(&s, g.count, 1);
        f.size = table[i].size;
        CHECK(c, figure_width(&f) == f.size + table[i].width);
        CHECK(c, figure_height(&f) == f.size * table[i].rows + table[i].height);
        figure_free(&f);
        f = figure_make(&s, 0, 1); /* a board without tiles has none */
        f.size = table[i].size;
        CHECK(c, figure_width(&f) == 0 && figure_height(&f) == 0);
        figure_free(&f);
        play_free(&r, &g);
        sink_free(&words);
    }
}

/* The tile of a game on a space after some moves, or NULL. */
static const struct board_tile *tile_at(const struct game *g, int moves, int x, int y)
{
    int i;

    for (i = 0; i < game_tiles_after(g, moves); i++)
        if (g->board.tiles[i].x == x && g->board.tiles[i].y == y)
            return &g->board.tiles[i];
    return NULL;
}

/* Compares the tiles and numbers of the last figure with the position. */
static void check_tiles(struct check *c, const struct figure *f, const struct pages *p)
{
    const struct figure_data *data = &p->figures[p->figure_count - 1];
    const int *values = f->settings->values;
    const struct board_tile *last = &f->game->board.tiles[f->game->moves[f->moves - 1].tile];
    size_t n = data->numbers;
    int x, y;

    for (y = 0; y < data->rows; y++)
        for (x = 0; x < data->columns; x++) {
            const struct board_tile *t = tile_at(f->game, f->moves, f->window.left + x, f->window.top + y);
            char letter = p->tiles.bytes[data->tiles + (size_t)(y * data->columns + x)];
            bool won = t && f->won && values[DOCUMENT_PATH] && f->won[t - f->game->board.tiles];
            enum figure_number_kind kind;

            CHECK(c, letter == (t ? tile_letters[tile_number(t->edges, won ? f->game->result.winner : 0)] : '.'));
            if (!t || !values[DOCUMENT_NUMBERS] || abs(t->number) < f->first || (t->number < 0 && !f->settings->all))
                continue;
            CHECK(c, n < data->numbers_end && p->numbers[n].column == x && p->numbers[n].row == y);
            CHECK(c, p->numbers[n].number == abs(t->number));
            kind = values[DOCUMENT_LAST] && t == last ? FIGURE_MARKED : t->number < 0 ? FIGURE_FORCED : FIGURE_MOVE;
            CHECK(c, p->numbers[n].kind == kind);
            n++;
        }
    CHECK(c, n == data->numbers_end);
}

/* The disk of the last move, if it is in the window, knows whether a number is on it. */
static void check_disk(struct check *c, const struct figure *f, const struct pages *p)
{
    const struct figure_data *data = &p->figures[p->figure_count - 1];
    const struct board_tile *last = &f->game->board.tiles[f->game->moves[f->moves - 1].tile];
    bool shown = f->settings->values[DOCUMENT_LAST] && extent_holds(&f->window, last->x, last->y);
    const struct figure_mark *m = shown ? &p->marks[data->marks] : NULL;

    CHECK(c, data->marks_end - data->marks == shown);
    CHECK(c, !shown || (m->kind == FIGURE_LAST && m->column == last->x - f->window.left &&
                        m->row == last->y - f->window.top));
    CHECK(c, !shown || m->numbered == (f->settings->values[DOCUMENT_NUMBERS] && last->number >= f->first));
}

/* Cuts a row or a column off at sides of a window: north 1, east 2, south 4, west 8. Returns those where it could. */
static unsigned cut(struct extent *e, int sides)
{
    int high = extent_height(e) > 2, wide = extent_width(e) > 2;

    sides &= high * 5 + wide * 10;
    e->top += sides & 1;
    e->right -= sides >> 1 & 1;
    e->bottom -= sides >> 2 & 1;
    e->left += sides >> 3 & 1;
    return (unsigned)sides;
}

/* All positions, with each of the settings, and parts of the board. */
static void test_contents(struct check *c, const char *words, const struct rules *rules)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.film = true};
    struct scene s = {.game = &g, .settings = &settings};
    struct pages p = {0};
    int choices, moves;

    play(&r, &g, words, rules);
    pages_begin(&p, false);
    for (moves = 1; moves <= g.count; moves += moves < 12 || moves > g.count - 3 ? 1 : 40)
        for (choices = 0; choices < 64; choices++) {
            struct extent all = game_extent(&g, moves);
            struct figure f;
            unsigned cuts;

            settings.values[DOCUMENT_NUMBERS] = choices & 1;
            settings.values[DOCUMENT_LAST] = choices >> 1 & 1;
            settings.values[DOCUMENT_PATH] = choices >> 2 & 1;
            settings.all = choices & 8;
            f = figure_make(&s, moves, choices & 16 ? (moves + 1) / 2 : 1);
            f.size = 100;
            CHECK(c, memcmp(&f.window, &all, sizeof all) == 0);
            cuts = cut(&f.window, choices & 32 ? moves + choices : 0);
            figure_put(&f, 50, 60, &p);
            CHECK(c, p.figures[p.figure_count - 1].cuts == cuts);
            CHECK(c, p.figures[p.figure_count - 1].first_column == f.window.left - all.left + 1);
            CHECK(c, p.figures[p.figure_count - 1].first_row == f.window.top - all.top + 1);
            check_tiles(c, &f, &p);
            check_disk(c, &f, &p);
            figure_free(&f);
        }
    pages_free(&p);
    play_free(&r, &g);
}

/* A refused move: in outline, with its number, and the tiles that it would force; the space that three tracks of a
   colour enter; or only its own space. Not if it is not asked for, nor in an earlier position. */
static void test_refused(struct check *c)
{
    static const struct {
        const char *words;
        int ghosts, marks;
        enum figure_mark_kind last;
    } table[] = {
        {"@0/ A0/ A0/ A0/ B1\\ C1\\ D1\\ B4/ C4/ D2+", 4, 5, FIGURE_CROWD},
        {"@0+ A0+ A1/", 0, 1, FIGURE_WRONG},
        {"@0+ A0+ Z9/", 0, 0, FIGURE_WRONG},
    };
    size_t i;
    int moves;

    for (i = 0; i < 2 * sizeof table / sizeof *table; i++) {
        struct record r = {0};
        struct game g = {0};
        struct render_settings settings = {.values = {[DOCUMENT_ERROR] = i % 2 == 0}};
        struct scene s = {.game = &g, .settings = &settings};
        struct pages p = {0};

        play(&r, &g, table[i / 2].words, RULES_TRAX);
        CHECK(c, g.error_count == 1);
        pages_begin(&p, false);
        for (moves = g.count - 1; moves <= g.count; moves++) {
            struct figure f = figure_make(&s, moves, 1);
            const struct game_error *e = &g.errors[0];
            size_t before = p.mark_count, n;
            int marks = settings.values[DOCUMENT_ERROR] && moves == g.count ? table[i / 2].marks : 0;

            f.size = 100;
            figure_put(&f, 0, 0, &p);
            CHECK(c, p.mark_count == before + (size_t)marks && p.number_count == (marks > 1));
            CHECK(c, (figure_error(&f) == e) == (moves == g.count));
            for (n = before; n < p.mark_count; n++) {
                const struct figure_mark *m = &p.marks[n];
                int at = (int)(n - before);

                CHECK(c, m->kind == (at < table[i / 2].ghosts ? FIGURE_GHOST : table[i / 2].last));
                CHECK(c, at || (m->column == e->x - f.window.left && m->row == e->y - f.window.top));
                CHECK(c, m->kind != FIGURE_GHOST || m->white == g.board.tiles[g.board.count + at].edges);
                CHECK(c, m->kind != FIGURE_CROWD || m->white == (e->bad_entering & 15));
                CHECK(c, m->kind != FIGURE_CROWD || m->black == e->bad_entering >> 4);
                CHECK(c, m->kind != FIGURE_CROWD || m->column == e->bad_x - f.window.left);
            }
            figure_free(&f);
        }
        CHECK(c, !p.number_count || (p.numbers[0].kind == FIGURE_REFUSED && p.numbers[0].number == g.count + 1));
        CHECK(c, !p.number_count || (p.numbers[0].column == p.marks[0].column && p.numbers[0].row == p.marks[0].row));
        pages_free(&p);
        play_free(&r, &g);
    }
}

/* Marks: a plate on each empty space where a tile would win, and a ring for each mark. */
static void test_marks(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.marks = (1 << MARK_KINDS) - 1, .depth = 1};
    struct scene s = {.game = &g, .settings = &settings};
    struct pages p = {0};
    int moves, i;

    play(&r, &g, "@0+ @1+ B0/ C1/ B0/ B0/ B0+ D4+ C1\\ D6\\", RULES_TRAX);
    pages_begin(&p, false);
    for (moves = 1; moves <= g.count; moves++) {
        struct analysis a = {0};
        struct figure f;
        unsigned tiles[MARK_TILES];
        size_t n = p.mark_count;

        analysis_make(&a, &g, g.count, settings.marks, 1); /* of another position than most figures */
        s.analysis = &a;
        s.moves = g.count;
        f = figure_make(&s, moves, 1);
        CHECK(c, (f.analysis == &a) == (moves == g.count));
        f.size = 100;
        figure_put(&f, 0, 0, &p);
        for (i = 0; i < f.analysis->marks.count; i++)
            if (mark_hints(&f.analysis->marks, i, tiles)) {
                CHECK(c, p.marks[n].kind == FIGURE_PLATE);
                CHECK(c, p.marks[n].column == f.analysis->marks.all[i].x - f.window.left);
                n++;
            }
        for (i = 0; i < f.analysis->marks.count; i++, n++) {
            const struct mark *m = &f.analysis->marks.all[i];

            CHECK(c, p.marks[n].kind == FIGURE_RING && p.marks[n].row == m->y - f.window.top);
            CHECK(c, p.marks[n].ring == (m->count ? &shape_rings[m->kind][m->colour] : &shape_rings_around[m->colour]));
            CHECK(c, p.marks[n].colour == m->colour);
        }
        CHECK(c, n == p.mark_count && n > 0);
        figure_free(&f);
        analysis_free(&a);
    }
    pages_free(&p);
    play_free(&r, &g);
}

/* The size of coordinates: 45 per cent of a tile up to 8 points, then a sixteenth of what it is larger, up to 16
   points; they stand as far from the tiles as a digit is wide, and as the tracks run past their side. */
static void test_labels(struct check *c)
{
    static const int64_t table[][2] = {{1, 1}, {2, 1}, {3, 1}, {5, 2}, {100, 45}, {177, 79}, {178, 86}, {400, 100},
                                       {1359, 159}, {1360, 160}, {1361, 160}, {9999, 160}};
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        CHECK(c, plot_label_size(table[i][0]) == table[i][1]);
        CHECK(c, plot_label_gap(table[i][0]) == table[i][1] * 556 / 1000 + table[i][0] * TILE_OVER / SHAPE_TILE);
    }
}

void test_figure(struct check *c);

void test_figure(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.values = {[DOCUMENT_LABELS] = 1}};
    struct figure f = {.game = &g, .settings = &settings, .moves = 1};

    play(&r, &g, "@0+", RULES_TRAX);
    test_coordinates(c);
    test_fit(c, &f);
    settings.values[DOCUMENT_LABELS] = 0;
    test_fit(c, &f);
    f.window = (struct extent){0, 0, 3, 1};
    CHECK(c, fit(&f, 800, 100, 440) == 50 && fit(&f, 8000, 8000, 440) == 440);
    CHECK(c, fit(&f, 400, 400, 440) == 100 && figure_width(&f) == 400 && figure_height(&f) == 200);
    play_free(&r, &g);
    test_contents(c, "@0+ @1+ B0/ C1/ B0/ B0/ B0+ D4+ C1\\ D6\\ A2+", RULES_TRAX);
    test_contents(c, "@0+" ROW64 ROW64 " B0+ B0+", RULES_LOOP); /* longer than what is read at once, 64 */
    test_refused(c);
    test_marks(c);
    test_labels(c);
}
