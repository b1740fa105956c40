#include "base.h"
#include "extent.h"
#include "ground.h"

#include <stdlib.h>
#include <string.h>

static void make_spaces(struct ground *g)
{
    size_t spaces = (size_t)g->wide * (size_t)g->high;

    g->entering = base_zeroed(spaces, 1);
    g->ends = base_zeroed(spaces, sizeof *g->ends);
    g->step[0] = -(long)g->wide;
    g->step[1] = 1;
    g->step[2] = g->wide;
    g->step[3] = -1;
}

static void find_origin(struct ground *g)
{
    g->origin = -(long)g->y * g->wide - g->x;
}

void ground_begin(struct ground *g)
{
    if (!g->entering) {
        g->wide = g->high = GROUND_START;
        make_spaces(g);
    }
    g->x = -g->wide / 2;
    g->y = -g->high / 2;
    find_origin(g);
}

void ground_wipe(struct ground *g, const struct extent *layout)
{
    memset(g->entering + ground_index(g, g->x, layout->top - 1), 0,
           ((size_t)extent_high(layout) + 2) * (size_t)g->wide);
}

/* Room to leave beyond the layout on one side: as much as the layout is long where it grows, so that
   each space is moved a bounded number of times; elsewhere what there is, but no more than that, so
   that a long thin board stays thin. */
static int slack(bool grows, int room, int length)
{
    return grows ? length + 1 : room < length ? room : length;
}

bool ground_grow(struct ground *g, const struct extent *layout, int x, int y)
{
    const struct ground old = *g;
    int wide = extent_wide(layout), high = extent_high(layout), row;
    int left = slack(x <= g->x, layout->left - 1 - g->x, wide);
    int top = slack(y <= g->y, layout->top - 1 - g->y, high);
    int right = slack(x >= g->x + g->wide - 1, g->x + g->wide - 2 - layout->right, wide);
    int bottom = slack(y >= g->y + g->high - 1, g->y + g->high - 2 - layout->bottom, high);

    if (left + wide + right + 2 > GROUND_AREA / (top + high + bottom + 2))
        return false;
    g->x = layout->left - 1 - left;
    g->y = layout->top - 1 - top;
    g->wide = left + wide + right + 2;
    g->high = top + high + bottom + 2;
    make_spaces(g);
    find_origin(g);
    for (row = layout->top - 1; row <= layout->bottom + 1; row++) {
        long to = ground_index(g, layout->left - 1, row), from = ground_index(&old, layout->left - 1, row);

        memcpy(g->entering + to, old.entering + from, (size_t)wide + 2);
        memcpy(g->ends + to, old.ends + from, ((size_t)wide + 2) * sizeof *g->ends);
    }
    free(old.entering);
    free(old.ends);
    return true;
}

void ground_free(struct ground *g)
{
    free(g->entering);
    free(g->ends);
    *g = (struct ground){0};
}
