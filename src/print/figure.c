#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

const struct game_error *figure_error(const struct figure *f)
{
    const struct game *g = f->game;
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    return e && f->moves == g->count && e->number == g->count + 1 && !g->result.by ? e : NULL;
}

/* The spaces around the layout are shown at most. */
static void take_in(struct extent *window, const struct extent *layout, int x, int y)
{
    if (extent_is_near(layout, x, y))
        extent_take_in(window, x, y);
}

/* What is marked is worked out each time: a figure owns nothing. */
static void widen(struct figure *f)
{
    struct analysis a = {0};

    analysis_make(&a, f->game, f->moves, f->marks, f->depth);
    analysis_widen(&a, &f->window);
    analysis_free(&a);
}

void figure_frame(struct figure *f)
{
    const struct extent layout = game_extent(f->game, f->moves);
    const struct game_error *e = f->shows & FIGURE_ERROR ? figure_error(f) : NULL;

    f->window = layout;
    if (e && e->placed && f->moves)
        take_in(&f->window, &layout, e->x, e->y);
    if (e && e->placed && e->reason == MOVE_THREE_PATHS)
        take_in(&f->window, &layout, e->bad_x, e->bad_y);
    if (f->marks && f->moves)
        widen(f);
}

/* The size of the letters along the edges: as in prolog.ps. */
static long label_size(long size)
{
    return size * 45 / 100 < 80 ? size * 45 / 100 : 80;
}

long figure_left(const struct figure *f, long size)
{
    int row = f->window.bottom - game_extent(f->game, f->moves).top + 1;

    if (!(f->shows & FIGURE_LABELS) || extent_height(&f->window) < 1)
        return 0;
    return size / 4 + 5 + text_digits(row) * label_size(size) * 556 / 1000;
}

long figure_top(const struct figure *f, long size)
{
    if (!(f->shows & FIGURE_LABELS) || extent_height(&f->window) < 1)
        return 0;
    return size / 4 + 5 + label_size(size) * 72 / 100;
}

long figure_width(const struct figure *f, long size)
{
    return figure_left(f, size) + size * extent_width(&f->window);
}

long figure_height(const struct figure *f, long size)
{
    return figure_top(f, size) + size * extent_height(&f->window);
}

/* The size at which the tiles have what the letters leave that suit tiles of another size. */
static long size_beside(const struct figure *f, long width, long height, long letters)
{
    int columns = extent_width(&f->window), rows = extent_height(&f->window);
    long size = letters;

    if (columns > 0 && size * columns > width - figure_left(f, letters))
        size = (width - figure_left(f, letters)) / columns;
    if (rows > 0 && size * rows > height - figure_top(f, letters))
        size = (height - figure_top(f, letters)) / rows;
    return size > 1 ? size : 1;
}

/* Letters for the largest tiles leave too little, those for the size that this gives too much. */
long figure_fit(const struct figure *f, long width, long height, long max)
{
    long size = size_beside(f, width, height, max);

    if (size == max)
        return size;
    while (size < max && figure_width(f, size + 1) <= width && figure_height(f, size + 1) <= height)
        size++;
    return size;
}
