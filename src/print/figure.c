#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

#include <stdlib.h>

const struct game_error *figure_error(const struct figure *f)
{
    const struct game *g = f->game;
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    return e && f->moves == g->count && e->number == g->count + 1 && !g->result.by ? e : NULL;
}

/* The FIGURE_ bits that the settings ask for. */
static unsigned shown(const struct document *d)
{
    static const struct {
        enum document_key key;
        unsigned bit;
    } parts[] = {
        {DOCUMENT_LABELS, FIGURE_LABELS}, {DOCUMENT_NUMBERS, FIGURE_NUMBERS}, {DOCUMENT_LAST, FIGURE_LAST},
        {DOCUMENT_PATH, FIGURE_PATH},     {DOCUMENT_ERROR, FIGURE_ERROR},
    };
    unsigned bits = d->settings->all ? FIGURE_ALL : 0;
    size_t i;

    for (i = 0; i < sizeof parts / sizeof *parts; i++)
        bits |= document_setting(d, parts[i].key) ? parts[i].bit : 0;
    return bits;
}

/* Takes over the analysis of the scene, or makes one if the position is another. */
static void analyse(struct figure *f, const struct scene *s)
{
    f->analysis = s->analysis;
    if (!s->analysis || f->moves == s->moves)
        return;
    f->own_analysis = memory_new(1, sizeof *f->own_analysis);
    analysis_make(f->own_analysis, f->game, f->moves, s->settings->marks, s->settings->depth);
    f->analysis = f->own_analysis;
}

/* Widens the window by a space, unless that is further away than next to the layout. */
static void take_in(struct extent *window, const struct extent *layout, int x, int y)
{
    if (extent_is_near(layout, x, y))
        extent_take_in(window, x, y);
}

static void set_window(struct figure *f)
{
    const struct extent layout = game_extent(f->game, f->moves);
    const struct game_error *e = f->shows & FIGURE_ERROR ? figure_error(f) : NULL;

    f->window = layout;
    if (e && e->placed && f->moves)
        take_in(&f->window, &layout, e->x, e->y);
    if (e && e->placed && e->reason == MOVE_THREE_PATHS)
        take_in(&f->window, &layout, e->bad_x, e->bad_y);
    if (f->analysis && f->moves)
        mark_widen(&f->analysis->marks, &f->window);
}

struct figure figure_make(const struct document *d, const struct scene *s, int moves, int first)
{
    const struct game *g = s->game;
    struct figure f = {.game = g, .moves = moves, .first = first, .shows = shown(d)};

    if (moves == g->count && path_is_won(g)) {
        f.won = memory_new((size_t)g->board.count, 1);
        path_mark_won(g, f.won);
    }
    analyse(&f, s);
    set_window(&f);
    return f;
}

void figure_free(struct figure *f)
{
    if (f->own_analysis)
        analysis_free(f->own_analysis);
    free(f->own_analysis);
    free(f->won);
}

/* The size of the letters along the edges: as in prolog.ps. */
static long label_size(long size)
{
    return size * 45 / 100 < 80 ? size * 45 / 100 : 80;
}

static bool has_labels(const struct figure *f)
{
    return f->shows & FIGURE_LABELS && extent_height(&f->window) > 0;
}

long figure_left(const struct figure *f, long size)
{
    int last_row = f->window.bottom - game_extent(f->game, f->moves).top + 1;

    return has_labels(f) ? size / 4 + 5 + text_digits(last_row) * label_size(size) * 556 / 1000 : 0;
}

long figure_top(const struct figure *f, long size)
{
    return has_labels(f) ? size / 4 + 5 + label_size(size) * 72 / 100 : 0;
}

long figure_width(const struct figure *f, long size)
{
    return figure_left(f, size) + size * extent_width(&f->window);
}

long figure_height(const struct figure *f, long size)
{
    return figure_top(f, size) + size * extent_height(&f->window);
}

/* The size of `count` tiles in a length, `max` at most. */
static long size_in(long length, int count, long max)
{
    return count > 0 && count * max > length ? length / count : max;
}

/* At first the coordinates are taken to be as large as those of the largest tiles; those of smaller ones leave more. */
long figure_fit(const struct figure *f, long width, long height, long max)
{
    long size = size_in(width - figure_left(f, max), extent_width(&f->window), max);

    size = size_in(height - figure_top(f, max), extent_height(&f->window), size);
    if (size < 1)
        size = 1;
    while (size < max && figure_width(f, size + 1) <= width && figure_height(f, size + 1) <= height)
        size++;
    return size;
}
