#include "base/base.h"
#include "trax/trax.h"

#include <stdlib.h>

static void make_spaces(struct grid *g)
{
    size_t spaces = (size_t)g->width * (size_t)g->height;

    g->entering = memory_new(spaces, 1);
    g->ends = memory_new(spaces, sizeof *g->ends);
    g->step[0] = -(long)g->width;
    g->step[1] = 1;
    g->step[2] = g->width;
    g->step[3] = -1;
}

static void find_origin(struct grid *g)
{
    g->origin = -(long)g->y * g->width - g->x;
}

void grid_begin(struct grid *g)
{
    if (!g->entering) {
        g->width = g->height = GRID_START;
        make_spaces(g);
    }
    g->x = -g->width / 2;
    g->y = -g->height / 2;
    find_origin(g);
}

void grid_wipe(struct grid *g, const struct extent *layout)
{
    memset(g->entering + grid_index(g, g->x, layout->top - 1), 0,
           ((size_t)extent_height(layout) + 2) * (size_t)g->width);
}

/* Room to leave beyond the layout on one side: as much as the layout is long where it grows, so that
   each space is moved a bounded number of times; elsewhere what there is, but no more than that, so
   that a long thin board stays thin. */
static int slack(bool grows, int capacity, int length)
{
    return grows ? length + 1 : capacity < length ? capacity : length;
}

bool grid_grow(struct grid *g, const struct extent *layout, int x, int y)
{
    const struct grid old = *g;
    int width = extent_width(layout), height = extent_height(layout), row;
    int left = slack(x <= g->x, layout->left - 1 - g->x, width);
    int top = slack(y <= g->y, layout->top - 1 - g->y, height);
    int right = slack(x >= g->x + g->width - 1, g->x + g->width - 2 - layout->right, width);
    int bottom = slack(y >= g->y + g->height - 1, g->y + g->height - 2 - layout->bottom, height);

    if (left + width + right + 2 > GRID_AREA / (top + height + bottom + 2))
        return false;
    g->x = layout->left - 1 - left;
    g->y = layout->top - 1 - top;
    g->width = left + width + right + 2;
    g->height = top + height + bottom + 2;
    make_spaces(g);
    find_origin(g);
    for (row = layout->top - 1; row <= layout->bottom + 1; row++) {
        long to = grid_index(g, layout->left - 1, row), from = grid_index(&old, layout->left - 1, row);

        memcpy(g->entering + to, old.entering + from, (size_t)width + 2);
        memcpy(g->ends + to, old.ends + from, ((size_t)width + 2) * sizeof *g->ends);
    }
    free(old.entering);
    free(old.ends);
    return true;
}

void grid_free(struct grid *g)
{
    free(g->entering);
    free(g->ends);
    *g = (struct grid){0};
}
