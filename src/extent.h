/* extent: rectangles of spaces, such as a layout. Needs base.h. */

/* From the leftmost to the rightmost column and from the top to the bottom row, in steps right of and down from
   the first tile; right < left if there is nothing in it. */
struct extent {
    int left, top, right, bottom;
};

/* How many columns and rows there are. */
int extent_wide(const struct extent *e);
int extent_high(const struct extent *e);

/* Whether a space lies in it; and whether it does, or right beside it, be it across a corner. */
bool extent_holds(const struct extent *e, int x, int y);
bool extent_is_near(const struct extent *e, int x, int y);

/* Makes it hold a space, and all between. Which of its sides move is not to be foretold: nothing branches on it. */
static inline void extent_take_in(struct extent *e, int x, int y)
{
    if (e->right < e->left)
        *e = (struct extent){x, y, x, y};
    e->left = x < e->left ? x : e->left;
    e->right = x > e->right ? x : e->right;
    e->top = y < e->top ? y : e->top;
    e->bottom = y > e->bottom ? y : e->bottom;
}
