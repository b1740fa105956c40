#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "check.h"
#include "play.h"
#include "rules.h"

static const unsigned each[] = {ANALYSIS_ATTACKS, ANALYSIS_SAFE, ANALYSIS_CORNERS, ANALYSIS_WINS};
static const unsigned all = ANALYSIS_ATTACKS | ANALYSIS_SAFE | ANALYSIS_CORNERS | ANALYSIS_WINS;

static bool is_same(const struct mark *a, const struct mark *b)
{
    int i;

    if (a->kind != b->kind || a->colour != b->colour || a->x != b->x || a->y != b->y || a->count != b->count)
        return false;
    for (i = 0; i < a->count; i++)
        if (a->tiles[i] != b->tiles[i])
            return false;
    return true;
}

static int count_of(const struct mark_list *list, const struct mark *wanted)
{
    int i, count = 0;

    for (i = 0; i < list->count; i++)
        count += is_same(&list->all[i], wanted);
    return count;
}

/* Together or each alone, in a new or used analysis: the results are the same. The searches make the board and the
   stack of moves grow. */
static void test_together(struct check *c)
{
    static const char words[] = "@0/ A0/ A0/ A0/ @1/ @1/ B0/ B4\\ A0\\ @3+";
    struct record r = {0};
    struct game g = {0};
    struct analysis together = {0}, alone = {0};
    const struct mark_list *whole = &together.marks, *part = &alone.marks;
    int moves, i, parts;
    size_t e;

    play(&r, &g, words, RULES_TRAX);
    CHECK(c, g.count == 10);
    for (moves = 0; moves <= g.count; moves++) {
        analysis_make(&together, &g, moves, all, 2);
        for (parts = 0, e = 0; e < sizeof each / sizeof *each; e++) {
            analysis_make(&alone, &g, moves, each[e], 2);
            for (i = 0; i < part->count; i++)
                CHECK(c, count_of(whole, &part->all[i]) == 1);
            parts += part->count;
            analysis_free(&alone);
        }
        CHECK(c, parts == whole->count);
    }
    analysis_free(&together);
    play_free(&r, &g);
}

/* After @0/ B1+ @1\ white closes a loop above either of the two tiles on the left; white's quickest win is one of
   those. Every space has one spot of a kind and colour. */
static void test_spots(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    const struct mark_list *list = &a.marks;
    unsigned tiles[MARK_TILES];
    struct extent e = {-1, 0, 1, 0};
    int i, attacks = 0, hints = 0;

    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, ANALYSIS_ATTACKS | ANALYSIS_WINS, 2);
    for (i = 0; i < list->count; i++) {
        attacks += list->all[i].kind == MARK_ATTACK;
        hints += analysis_hints(&a, i, tiles);
        CHECK(c, list->all[i].kind >= MARK_WIN && list->all[i].colour == BOARD_WHITE && list->all[i].count == 1);
        CHECK(c, list->all[i].y == -1 && (list->all[i].x == -1 || list->all[i].x == 0));
        CHECK(c, list->all[i].kind == MARK_ATTACK || list->all[i].turns == 1);
    }
    CHECK(c, list->count == 3 && attacks == 2 && hints == 2);
    analysis_widen(&a, &e);
    CHECK(c, e.top == -1 && e.left == -1 && e.right == 1 && e.bottom == 0);
    analysis_make(&a, &g, 0, ANALYSIS_SAFE, 2); /* the first move: two tiles on one space */
    CHECK(c, list->count == 1 && list->all[0].kind == MARK_SAFE && list->all[0].count == 2);
    CHECK(c, analysis_hints(&a, 0, tiles) == 0);
    analysis_free(&a);
    play_free(&r, &g);
}

void test_analysis(struct check *c)
{
    test_together(c);
    test_spots(c);
}
