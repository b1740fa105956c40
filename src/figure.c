#include "base.h"
#include "text.h"
#include "sink.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "spot.h"
#include "ring.h"
#include "figure.h"

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
    ring_widen(&f->window, &a);
    analysis_free(&a);
}

void figure_frame(struct figure *f)
{
    const struct extent layout = game_extent(f->game, f->moves);
    const struct game_error *e = f->shows & FIGURE_ERROR ? figure_error(f) : NULL;

    f->window = layout;
    if (e && e->placed && f->moves)
        take_in(&f->window, &layout, e->x, e->y);
    if (e && e->placed && e->reason == TURN_THREE_PATHS)
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

    if (!(f->shows & FIGURE_LABELS) || extent_high(&f->window) < 1)
        return 0;
    return size / 4 + 5 + text_digits(row) * label_size(size) * 556 / 1000;
}

long figure_top(const struct figure *f, long size)
{
    if (!(f->shows & FIGURE_LABELS) || extent_high(&f->window) < 1)
        return 0;
    return size / 4 + 5 + label_size(size) * 72 / 100;
}

long figure_wide(const struct figure *f, long size)
{
    return figure_left(f, size) + size * extent_wide(&f->window);
}

long figure_high(const struct figure *f, long size)
{
    return figure_top(f, size) + size * extent_high(&f->window);
}

/* The size at which the tiles have what the letters leave that suit tiles of another size. */
static long size_beside(const struct figure *f, long wide, long high, long letters)
{
    int columns = extent_wide(&f->window), rows = extent_high(&f->window);
    long size = letters;

    if (columns > 0 && size * columns > wide - figure_left(f, letters))
        size = (wide - figure_left(f, letters)) / columns;
    if (rows > 0 && size * rows > high - figure_top(f, letters))
        size = (high - figure_top(f, letters)) / rows;
    return size > 1 ? size : 1;
}

/* Letters for the largest tiles leave too little, those for the size that this gives too much. */
long figure_fit(const struct figure *f, long wide, long high, long most)
{
    long size = size_beside(f, wide, high, most);

    if (size == most)
        return size;
    while (size < most && figure_wide(f, size + 1) <= wide && figure_high(f, size + 1) <= high)
        size++;
    return size;
}
