#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "record/reader.h"
#include "check.h"
#include "rules.h"

/* A line and its contents; NULL: not in it. */
static const struct {
    const char *line;
    const struct rules *rules;
    const char *title, *white, *black;
} headings[] = {
    {"Trax", RULES_TRAX, NULL, NULL, NULL},
    {"Supertrax", RULES_TRAX, NULL, NULL, NULL},
    {"SUPER TRAX", RULES_TRAX, NULL, NULL, NULL},
    {"8x8 Trax", RULES_TRAX8, NULL, NULL, NULL},
    {"Trax 8 x 8", RULES_TRAX8, NULL, NULL, NULL},
    {"  > 8X8 trax:", RULES_TRAX8, NULL, NULL, NULL},
    {"Loop Trax", RULES_LOOP, NULL, NULL, NULL},
    {"LoopTrax", RULES_LOOP, NULL, NULL, NULL},
    {"8x8 Loop Trax", RULES_LOOP, NULL, NULL, NULL}, /* no variant has both */
    {"Rules: loop trax", RULES_LOOP, NULL, NULL, NULL},
    {"####GAME 2:", NULL, "GAME 2", NULL, NULL},
    {"### 3", NULL, "3", NULL, NULL},
    {"### 3 ###", NULL, "3", NULL, NULL},
    {"Game 3: the final", NULL, "the final", NULL, NULL},
    {"game 12", NULL, "game 12", NULL, NULL},
    {"Event: Spring Open", NULL, "Spring Open", NULL, NULL},
    {"[White Ann]", NULL, NULL, "Ann", NULL},
    {"[Event \"Spring Open\"]", NULL, "Spring Open", NULL, NULL},
    {"Title: x", NULL, "x", NULL, NULL},
    {"Tournament: y", NULL, "y", NULL, NULL},
    {"White: Ann Smith", NULL, NULL, "Ann Smith", NULL},
    {"white : Ann Smith.", NULL, NULL, "Ann Smith", NULL},
    {"White (o)  Ann Smith", NULL, NULL, "Ann Smith", NULL},
    {"White (o): Ann Smith", NULL, NULL, "Ann Smith", NULL},
    {"White = Ann", NULL, NULL, "Ann", NULL},
    {"[White \"Ann Smith\"]", NULL, NULL, "Ann Smith", NULL},
    {"Black: Bo (Oslo)", NULL, NULL, NULL, "Bo"},
    {"Black: Bo <bo@example.org>", NULL, NULL, NULL, "Bo"},
    {"[Black \"Bo\"]", NULL, NULL, NULL, "Bo"},
    {"White: Ann Smith  Black: Bo Jones", NULL, NULL, "Ann Smith", "Bo Jones"},
    {"White: Ann, Black: Bo", NULL, NULL, "Ann", "Bo"},
    {"> White: Ren\xE9", NULL, NULL, "Ren\xE9", NULL},
    {"Smith (white) vs Jones (black)", NULL, NULL, "Smith", "Jones"},
    {"Smith (Black) v. Jones (White)", NULL, NULL, "Jones", "Smith"},
    {"Round 2: Smith (white) - Jones (black), Oslo", NULL, NULL, "Smith", "Jones"},
};

static const char *const others[] = {
    "", "   ", "8x8", "loop", "Trax is a game", "Trax!s", "Game", "game over", "3", "3:", "# A1C", "@0/",
    "1 A1C", "White", "White:", "White won", "white (o)", "Whiteman: x", "Blacks: 3", "Event", "Eventful: x",
    "Smith (white)", "Smith (white) Jones (black)", "[Event]", "[Event", "# Trax A1C", "2 B2/", "Matches: 3",
};

static bool is(struct text t, const char *wanted)
{
    return wanted ? text_is(t, wanted) : t.length == 0;
}

static void test_lines(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof headings / sizeof *headings; i++) {
        struct heading h = {0};
        bool good = heading_read(text_of(headings[i].line), &h) && h.rules == headings[i].rules &&
                    is(h.title, headings[i].title) && is(h.white, headings[i].white) &&
                    is(h.black, headings[i].black);

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: [%.*s] [%.*s] [%.*s]\n", headings[i].line, (int)h.title.length, h.title.at,
                    (int)h.white.length, h.white.at, (int)h.black.length, h.black.at);
    }
    for (i = 0; i < sizeof others / sizeof *others; i++) {
        struct heading h = {.rules = RULES_LOOP, .title = {"t", 1}, .white = {"w", 1}, .black = {"b", 1}};
        bool read = heading_read(text_of(others[i]), &h);

        CHECK(c, !read);
        if (read)
            fprintf(stderr, "  %s\n", others[i]);
        CHECK(c, h.rules == RULES_LOOP && is(h.title, "t") && is(h.white, "w") && is(h.black, "b"));
    }
}

static void test_order(struct check *c)
{
    char line[500];
    struct heading h = {0};

    heading_read(text_of("Loop Trax"), &h);
    heading_read(text_of("White: Ann"), &h);
    heading_read(text_of("Event: Open"), &h);
    CHECK(c, h.rules == RULES_LOOP && is(h.white, "Ann") && is(h.title, "Open"));
    CHECK(c, heading_read(text_of("####GAME 2:"), &h)); /* forgets them */
    CHECK(c, !h.rules && h.white.length == 0 && is(h.title, "GAME 2"));
    /* A paragraph on one line is not a heading. */
    memset(line, 'x', sizeof line);
    memcpy(line, "White: ", 7);
    CHECK(c, !heading_read((struct text){line, sizeof line}, &h));
    CHECK(c, heading_read((struct text){line, 300}, &h));
}

static void test_rules(struct check *c)
{
    CHECK(c, rules_find("trax") == RULES_TRAX && rules_find("trax8") == RULES_TRAX8);
    CHECK(c, rules_find("loop") == RULES_LOOP && rules_find("Loop") == NULL);
    CHECK(c, rules_find("") == NULL && rules_find("tra") == NULL);
    CHECK(c, strcmp(RULES_TRAX->name, "trax") == 0);
    CHECK(c, strcmp(RULES_TRAX8->name, "trax8") == 0);
    CHECK(c, strcmp(RULES_LOOP->name, "loop") == 0);
}

void test_heading(struct check *c)
{
    test_lines(c);
    test_order(c);
    test_rules(c);
}
