#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"
#include "check.h"
#include "kept.h"

/* The note of a run in which searches for forced wins tried this many moves, and repairs skipped this many games. */
static bool notes(struct report *r, long spent, int skipped, const char *wanted)
{
    const struct analysis a = {.spent = spent};
    const struct repair_run run = {.skipped = skipped};

    report_searches(r, &a);
    report_repairs(r, &run);
    return kept(&r->held, wanted);
}

void test_report(struct check *c);

void test_report(struct check *c)
{
    struct report r = {.worst = MESSAGE_IS_NOTE};

    load_english(&r.words);
    report_hold(&r, true);
    CHECK(c, notes(&r, 0, 0, ""));
    CHECK(c, notes(&r, 99999999, 0, ""));
    CHECK(c, notes(&r, 100000000, 0,
                   "traxfig: note: the searches for forced wins tried 100000000 moves, the most for a run; later ones "
                   "try only 100000 each\n"));
    CHECK(c, notes(&r, 0, 1,
                   "traxfig: note: games with an error for which no repair was looked for, as that would take long: 1; "
                   "check the text in parts\n"));
    CHECK(c, r.worst == MESSAGE_IS_NOTE);
}
