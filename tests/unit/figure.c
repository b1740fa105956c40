#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"
#include "check.h"
#include "play.h"
#include "rules.h"

/* Whether a size is the largest at which a figure fits, by its own width and height. */
static bool is_largest(const struct figure *f, long size, long width, long height, long max)
{
    bool fits = figure_width(f, size) <= width && figure_height(f, size) <= height;

    return (fits || size == 1) && size <= max &&
           (size == max || figure_width(f, size + 1) > width || figure_height(f, size + 1) > height);
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
                    long size = figure_fit(f, rooms[m], rooms[n], 440);

                    CHECK(c, is_largest(f, size, rooms[m], rooms[n], 440));
                }
        }
}

void test_figure(struct check *c);

void test_figure(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct figure f = {.game = &g, .moves = 1, .shows = FIGURE_LABELS};

    play(&r, &g, "@0+", RULES_TRAX);
    test_fit(c, &f);
    f.shows = 0;
    test_fit(c, &f);
    f.window = (struct extent){0, 0, 3, 1};
    CHECK(c, figure_fit(&f, 400, 400, 440) == 100 && figure_fit(&f, 800, 100, 440) == 50);
    CHECK(c, figure_fit(&f, 8000, 8000, 440) == 440 && figure_width(&f, 100) == 400 && figure_height(&f, 100) == 200);
    play_free(&r, &g);
}
