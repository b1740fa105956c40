#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"
#include "check.h"
#include "play.h"

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

void test_figure(struct check *c);

void test_figure(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.values = {[DOCUMENT_LABELS] = 1}};
    struct figure f = {.game = &g, .settings = &settings, .moves = 1};

    play(&r, &g, "@0+", RULES_TRAX);
    test_fit(c, &f);
    settings.values[DOCUMENT_LABELS] = 0;
    test_fit(c, &f);
    f.window = (struct extent){0, 0, 3, 1};
    CHECK(c, fit(&f, 800, 100, 440) == 50 && fit(&f, 8000, 8000, 440) == 440);
    CHECK(c, fit(&f, 400, 400, 440) == 100 && figure_width(&f) == 400 && figure_height(&f) == 200);
    play_free(&r, &g);
}
