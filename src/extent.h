/* extent: rectangles of spaces, such as a layout. Needs base.h and board.h. */

/* How many columns and rows there are. */
int extent_wide(const struct board_extent *e);
int extent_high(const struct board_extent *e);

/* Whether a space lies in it; and whether it does, or right beside it, be it across a corner. */
bool extent_holds(const struct board_extent *e, int x, int y);
bool extent_is_near(const struct board_extent *e, int x, int y);

/* Makes it hold a space, and all between. */
void extent_take_in(struct board_extent *e, int x, int y);
