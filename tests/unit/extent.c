#include "trax/trax.h"
#include "check.h"

void test_extent(struct check *c)
{
    struct extent e = {-1, -2, 3, 0}, none = {1, 0, 0, 0}; /* left, top, right, bottom */

    CHECK(c, extent_width(&e) == 5 && extent_height(&e) == 3 && extent_width(&none) == 0);
    CHECK(c, extent_holds(&e, -1, -2) && extent_holds(&e, 3, 0) && !extent_holds(&none, 0, 0));
    CHECK(c, !extent_holds(&e, -2, 0) && !extent_holds(&e, 4, 0));
    CHECK(c, !extent_holds(&e, 0, -3) && !extent_holds(&e, 0, 1));
    CHECK(c, extent_is_near(&e, 0, 0) && extent_is_near(&e, -2, -3) && extent_is_near(&e, 4, 1));
    CHECK(c, !extent_is_near(&e, -3, 0) && !extent_is_near(&e, 5, 0));
    CHECK(c, !extent_is_near(&e, 0, -4) && !extent_is_near(&e, 0, 2));
    extent_take_in(&e, 0, 0);
    CHECK(c, extent_width(&e) == 5 && extent_height(&e) == 3);
    extent_take_in(&e, -4, 7);
    CHECK(c, e.left == -4 && e.top == -2 && e.right == 3 && e.bottom == 7);
    extent_take_in(&e, 9, -5);
    CHECK(c, e.left == -4 && e.top == -5 && e.right == 9 && e.bottom == 7);
}
