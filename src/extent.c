#include "base.h"
#include "board.h"
#include "extent.h"

int extent_wide(const struct board_extent *e)
{
    return e->right - e->left + 1;
}

int extent_high(const struct board_extent *e)
{
    return e->bottom - e->top + 1;
}

bool extent_holds(const struct board_extent *e, int x, int y)
{
    return x >= e->left && x <= e->right && y >= e->top && y <= e->bottom;
}

bool extent_is_near(const struct board_extent *e, int x, int y)
{
    const struct board_extent around = {e->left - 1, e->top - 1, e->right + 1, e->bottom + 1};

    return extent_holds(&around, x, y);
}

void extent_take_in(struct board_extent *e, int x, int y)
{
    e->left = x < e->left ? x : e->left;
    e->right = x > e->right ? x : e->right;
    e->top = y < e->top ? y : e->top;
    e->bottom = y > e->bottom ? y : e->bottom;
}
