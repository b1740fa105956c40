/* Figures side by side, in films and galleries: their sizes and places, held against what strip.c promises. A4: figures
   lie from 65 to 530 and from 59 to 762 points; 14 are between neighbours. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

enum { LEFT = 650, WIDTH = 4650, TOP = 7620, HEIGHT = 7030, GAP = 140 };

/* The cells of a page. */
struct cells {
    int figures, columns;
    int64_t width, height, gap; /* of a cell; above the next row */
};

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static struct cells cells_in(int figures, int columns)
{
    struct cells c = {figures, columns, (WIDTH - GAP * (columns - 1)) / columns, 0, 0};

    c.height = HEIGHT / ((figures + columns - 1) / columns);
    c.gap = smaller(c.height / 8, 200);
    return c;
}

/* In which square figures above four lines of text are largest; a column more makes them a tenth larger at least. */
static struct cells best_cells(int figures)
{
    struct cells best = cells_in(figures, 1);
    int64_t side = smaller(best.height - best.gap - 400, best.width);
    int columns;

    for (columns = 2; columns <= figures; columns++) {
        struct cells c = cells_in(figures, columns);
        int64_t other = smaller(c.height - c.gap - 400, c.width);

        if (other * 10 > (side > 0 ? side : 0) * 11) {
            best = c;
            side = other;
        }
    }
    return best;
}

/* The size of the tiles of a board in a rectangle. */
static int64_t fit(int columns, int rows, int64_t width, int64_t height, int64_t max)
{
    int64_t size = smaller(max, smaller(width / columns, height / rows));

    return size > 1 ? size : 1;
}

/* Where the cell of a figure begins: those of a last row that has fewer stand in its middle. */
static int64_t left_of(const struct cells *c, int nth)
{
    int last = c->figures % c->columns, halves = 2 * (nth % c->columns);

    if (nth / c->columns == c->figures / c->columns)
        halves += c->columns - last;
    return LEFT + halves * (c->width + GAP) / 2;
}

/* The item of the last figure. */
static const struct pages_item *last_figure(const struct document *d)
{
    size_t i = d->pages.item_count;

    while (d->pages.items[--i].kind != PAGES_FIGURE)
        ;
    return &d->pages.items[i];
}

/* A game of moves of one word. */
static void play_words(struct record *r, struct game *g, struct sink *text, const char *word, int count)
{
    sink_string(text, "@0+");
    while (--count)
        sink_string(text, word);
    sink_byte(text, '\0');
    play(r, g, text->bytes, RULES_LOOP);
    g->nth = 1;
}

/* A gallery: tiles as large as on a board of eight by eight, or smaller. */
static void test_gallery(struct check *c, struct render_settings *settings, const char *word, int count, int figures)
{
    struct cells cells = best_cells(figures);
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .moves = count, .settings = settings, .new_game = true, .end_game = true};
    int columns = word[1] == '@' ? count : 1, rows = word[1] == '@' ? 1 : count, i;

    settings->film = false;
    settings->values[DOCUMENT_FIGURES] = figures;
    play_words(&r, &g, &text, word, count);
    document_open(&d, settings);
    for (i = 0; i <= figures; i++) {
        int64_t height, space, size;
        const struct pages_item *item;

        strip_draw(&d, &s);
        height = paragraph_height(&d.text);
        space = cells.height - cells.gap - (height > 400 ? height : 400);
        size = figures == 1 ? 1000 : smaller(cells.width, space) / 9;
        size = fit(columns, rows, cells.width, space, size > 1 ? size : 1);
        item = last_figure(&d);
        CHECK(c, d.pages.count == 1 + i / figures && d.pages.figures[item->index].size == size);
        CHECK(c, item->x == left_of(&cells, i % figures) + (cells.width - size * columns) / 2);
        CHECK(c, item->y == TOP - i % figures / cells.columns * cells.height);
        CHECK(c, (height == 0) == settings->quiet && d.text.count == (settings->quiet ? 0 : 2));
        item += d.pages.item_count - (size_t)(item - d.pages.items) - (size_t)d.text.line_count; /* the caption */
        CHECK(c, !height || item->y == TOP - i % figures / cells.columns * cells.height - size * rows - 160);
    }
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
}

/* A film: all figures have the tiles of the whole board, and these keep their places; if they were smaller than 6
   points each figure has its own, up to that. */
static void test_film(struct check *c, struct render_settings *settings, const char *word, int count, int figures)
{
    struct cells cells = best_cells(figures);
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = settings, .new_game = true};
    int across = word[1] == '@', i;

    settings->film = true;
    settings->values[DOCUMENT_FIGURES] = figures;
    play_words(&r, &g, &text, word, count);
    document_open(&d, settings);
    for (i = 0; i < count; i++, s.new_game = false) {
        int64_t space = cells.height - cells.gap - 160, whole, own, x;
        int64_t y = TOP - i % figures / cells.columns * cells.height;
        const struct pages_item *item;

        s.moves = i + 1;
        strip_draw(&d, &s);
        space = smaller(space, y - (TOP - HEIGHT) - paragraph_height(&d.text));
        whole = fit(across ? count : 1, across ? 1 : count, cells.width, space, figures == 1 ? 1000 : 400);
        own = fit(across ? i + 1 : 1, across ? 1 : i + 1, cells.width, space, 60);
        x = left_of(&cells, i % figures);
        item = last_figure(&d);
        if (whole >= 60 || own <= whole) { /* both grow to the left or up */
            x += (cells.width - whole * (across ? count : 1)) / 2 + whole * (across ? count - i - 1 : 0);
            y -= whole * (across ? 0 : count - i - 1);
            own = whole;
        } else {
            x += (cells.width - own * (across ? i + 1 : 1)) / 2;
        }
        CHECK(c, d.pages.count == 1 + i / figures && d.pages.figures[item->index].size == own);
        CHECK(c, item->x == x && item->y == y);
    }
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
}

void test_strip(struct check *c);

void test_strip(struct check *c)
{
    static const int counts[] = {1, 2, 7, 9, 10, 30};
    struct message_catalogue words;
    struct render_settings settings = {.words = &words};
    size_t k;
    int figures;

    load_english(&words);
    for (figures = 1; figures <= 30; figures++)
        for (k = 0; k < sizeof counts / sizeof *counts; k++) {
            settings.quiet = k % 2;
            if (figures > 1) { /* one figure is a page */
                test_gallery(c, &settings, " @1+", counts[k], figures);
                test_gallery(c, &settings, " A0+", counts[k], figures);
            }
            settings.quiet = true; /* without a heading all pages are alike */
            test_film(c, &settings, " @1+", counts[k], figures);
            test_film(c, &settings, " A0+", counts[k], figures);
        }
    for (figures = 70; figures < 80; figures++)
        test_film(c, &settings, " @1+", figures, 1); /* tiles of 6 points */
}
