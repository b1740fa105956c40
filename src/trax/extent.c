#include "base/base.h"
#include "trax/trax.h"

int extent_width(const struct extent *e)
{
    return e->right - e->left + 1;
}

int extent_height(const struct extent *e)
{
    return e->bottom - e->top + 1;
}

bool extent_holds(const struct extent *e, int x, int y)
{
    return x >= e->left && x <= e->right && y >= e->top && y <= e->bottom;
}

bool extent_is_near(const struct extent *e, int x, int y)
{
    const struct extent around = {e->left - 1, e->top - 1, e->right + 1, e->bottom + 1};

    return extent_holds(&around, x, y);
}
