#include "cli/cli.h"
#include "check.h"
#include "kept.h"

/* The note of a run in which searches for forced wins tried this many moves, and repairs skipped this many games. */
static bool notes(struct report *r, long spent, int skipped, const char *wanted)
{
    const struct repair_run run = {.skipped = skipped};
    struct render_dropped dropped = {0};
    const struct render_settings settings = {.missing = &(struct sink){0}, .dropped = &dropped};

    report_run(r, &settings, &out_ascii, false, spent, &run);
    return kept(&r->held, wanted);
}

static const char text[] = "1 A1C 2 none";

/* The error of a word in column 9 that stands outside the text, or less than 9 bytes from its beginning: no line is
   shown. */
static bool hides(struct report *r, const char *at)
{
    struct record_move words[] = {{.place.line = 1}, {.word = {"none", 4}, .place = {at, 1, 9}}};
    struct record_game record = {.moves = words, .count = 2};
    struct game_error error = {.reason = MOVE_SYNTAX, .word = 1, .number = 2};
    struct game g = {.record = &record, .count = 1, .errors = &error, .error_count = 1};
    static struct input in = {.name = "f"}; /* r keeps its address */
    struct options o = {.to = 0};
    struct repair none = {.kind = REPAIR_NONE};

    in.all = text_of(text);
    r->in = &in;
    report_game(r, &g, &none, &o);
    return kept(&r->held, "f:1:9: error: 2 none: not a move; moves look like B2/, B2+, B2\\ or B2U, B2C, B2S\n");
}

void test_report(struct check *c)
{
    struct report r = {.worst = MESSAGE_IS_NOTE};

    r.words = message_english;
    r.holding = true;
    CHECK(c, notes(&r, 0, 0, ""));
    CHECK(c, notes(&r, 99999999, 0, ""));
    CHECK(c, notes(&r, 100000000, 0,
                   "traxfig: note: searches for forced wins have tried 100000000 moves, the limit for one run; later "
                   "searches try only 100000 each\n"));
    CHECK(c, notes(&r, 0, 1,
                   "traxfig: note: games with errors for which no repair was sought, to save time: 1; "
                   "check the text in smaller parts\n"));
    CHECK(c, r.worst == MESSAGE_IS_NOTE);
    CHECK(c, hides(&r, &"1 A1C 2 none of this text"[8]));
    CHECK(c, hides(&r, text + 7));
}
