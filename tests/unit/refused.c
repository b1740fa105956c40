#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "check.h"

enum { STRAIGHT = BOARD_NORTH | BOARD_SOUTH, BLACK = 4 /* bits to the left */ };

/* A tile that lies, and a ghost of a straight one beside it: white tracks enter the spaces above and below it,
   a black one the space beyond, nothing those across its corners. */
void test_refused(struct check *c)
{
    const struct refused_tile ghost = {1, 0, STRAIGHT};
    struct board b = {0};

    board_clear(&b);
    board_play(&b, 0, 0, STRAIGHT, 1);
    CHECK(c, refused_entering(&b, &ghost, 1, 2, 0) == BOARD_WEST << BLACK);
    CHECK(c, refused_entering(&b, &ghost, 1, 1, 1) == BOARD_NORTH && refused_entering(&b, &ghost, 1, 1, -1) == BOARD_SOUTH);
    CHECK(c, refused_entering(&b, &ghost, 1, 2, 1) == 0 && refused_entering(&b, &ghost, 1, 2, -1) == 0);
    CHECK(c, refused_entering(&b, &ghost, 1, 0, 1) == BOARD_NORTH && refused_entering(&b, &ghost, 1, 0, -1) == BOARD_SOUTH);
    CHECK(c, refused_entering(&b, &ghost, 1, 1, 0) == 0 && refused_entering(&b, &ghost, 1, 0, 0) == 0);
    CHECK(c, refused_entering(&b, &ghost, 1, 1, 2) == 0 && refused_entering(&b, &ghost, 1, 3, 0) == 0);
    CHECK(c, refused_entering(&b, &ghost, 0, 1, 0) == BOARD_WEST << BLACK);
    board_free(&b);
}
