#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"
#include "check.h"

/* What strings hold: words, moves, words of prose; the end; whether they begin with a first move, and one that cannot
   come later. */
static void test_content(struct check *c)
{
    static const struct {
        const char *text;
        int words, moves, prose;
        enum end_marker end;
        bool begins, restarts;
    } rows[] = {
        {"", 0, 0, 0, END_NONE, false, false},
        {"@0/", 1, 1, 0, END_NONE, true, true},
        {"@0+ B1+ so this 12", 4, 2, 1, END_NONE, true, true},
        {"A1C B1U", 2, 2, 0, END_NONE, true, false},
        {"1. A1S", 1, 1, 0, END_NONE, true, false},
        {"B1+ @0/", 2, 2, 0, END_NONE, false, false}, /* not its first word */
        {"so @0/", 2, 1, 0, END_NONE, false, false},
        {"@0/x B1+", 2, 1, 0, END_NONE, false, false}, /* no move */
        {"ab1 a1b 1ab abc a-b ab", 6, 0, 1, END_NONE, false, false},
        {"ABC1+ BAC1U", 2, 2, 0, END_NONE, false, false}, /* moves are no prose */
        {"resigns", 1, 0, 1, END_RESIGN, false, false},
        {"B1+ resigns so", 3, 1, 1, END_RESIGN, false, false},
        {"resigns draw", 2, 0, 2, END_DRAW, false, false}, /* the last one */
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct strings_content found = strings_read(text_of(rows[i].text));

        CHECK(c, found.words == rows[i].words && found.moves == rows[i].moves && found.prose == rows[i].prose);
        CHECK(c, found.end == rows[i].end && found.begins == rows[i].begins && found.restarts == rows[i].restarts);
    }
}

/* Which strings are the moves: their key and depth, or none; and the depth of what holds a game. */
static const struct {
    const char *text;
    bool json;
    const char *plan;
} plans[] = {
    {"[\"@0/\",\"B1+\"]", true, ":1 in 0"},
    {"\"@0/\",\"B1+\"", false, ":0 in 0"},
    {"{\"moves\":\"@0/ B1+\"}", true, "moves:1 in 0"},
    {"{\"moves\":[\"@0/\",\"B1+\"]}", true, "moves:2 in 0"},
    {"{\"m\":\"x\",\"x\":{\"m\":[\"@0/\",\"B1+\"]}}", true, "m:3 in 0"}, /* one key at two depths */
    {"{\"m\":\"B1+\",\"x\":{\"m\":[\"@0/\",\"B1+\"]}}", true, "m:3 in 0"},
    {"[{\"move\":\"@0/\"},{\"move\":\"B1+\"}]", true, ":1 in 0"}, /* members of objects */
    {"{\"l\":[{\"move\":\"@0/\"},\"B1+\"]}", true, "l:2 in 0"},
    {"{\"l\":[{\"white\":\"@0/\",\"black\":\"B1+\"}]}", true, "l:2 in 0"},
    {"{\"l\":[{\"w\":\"@0/\",\"B\":\"B1+\"}]}", true, "l:2 in 0"},
    {"{\"l\":{\"1\":\"@0/\",\"22\":\"B1+\"}}", true, "l:1 in 0"},
    {"{\"l\":[{\"n1\":\"@0/\"},{\"n1\":\"B1+\"}]}", true, "n1:3 in 0"}, /* no member */
    {"{\"l\":[{\"1n\":\"@0/\"},{\"1n\":\"B1+\"}]}", true, "1n:3 in 0"},
    {"{\"l\":[{\"moved\":\"@0/\"},{\"moved\":\"B1+\"}]}", true, "moved:3 in 0"},
    {"move: \"@0/\"; move: \"B1+\"", false, "move:0 in 0"}, /* in no brackets */
    {"[{\"white\":{\"move\":\"@0/\"},\"black\":{\"move\":\"B1+\"}}]", true, ":1 in 0"},
    {"{\"white\":[\"@0/\",\"A0+\"],\"black\":[\"B1+\"]}", true, ":0 in 0"},
    {"{\"move1\":\"@0/\",\"move2\":\"B1+\"}", true, "move1:1 in 0"}, /* keys that differ in digits */
    {"{\"1\":[\"@0/\",\"B1+\"],\"2\":[\"@0+\",\"A1+\"]}", true, ":0 in 2"},
    {"{\"g1\":[\"@0/\",\"B1+\"],\"g2\":[\"@0+\",\"A1+\"]}", true, "g1:2 in 2"},
    /* Several games, the longest first; no copy or beginning of one. */
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0+\",\"A1+\"]}", true, "k:2 l:2 in 2"},
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0+\",\"A1+\",\"B1+\"]}", true, "l:2 k:2 in 2"},
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0/\",\"b1+\",\"B1+\"]}", true, "l:2 in 0"},
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"A1C\",\"B1S\"]}", true, "k:2 in 0"},
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0+\"]}", true, "k:2 in 0"},
    {"{\"k\":[\"@0/\",\"B1+\"],\"l\":[\"@0+\",\"@0/\"]}", true, "k:2 in 0"}, /* moves to choose from */
    /* How many of them are nothing else: half, in source text three quarters; an end counts too. */
    {"[\"@0/\",\"B1+\",\"x y\",\"u v\"]", true, ":1 in 0"},
    {"[\"@0/\",\"B1+\",\"x y\",\"u v\",\"w z\"]", true, NULL},
    {"[\"@0/\",\"B1+\",\"\",\"\",\"\",\" \"]", true, ":1 in 0"},
    {"[\"@0/\",\"B1+\",\"so B1+\",\"so B1+\",\"so B1+\"]", true, NULL},
    {"[\"@0/\",\"B1+\",\"Ann resigns\",\"u v\",\"w z\"]", true, ":1 in 0"},
    {"[\"@0/\",\"B1+\",\"C1+\",\"u v\"]", false, ":1 in 0"},
    {"[\"@0/\",\"B1+\",\"u v\"]", false, NULL},
    /* One of them begins a game. A1C alone may be a number. */
    {"[\"B1+\",\"A0+\"]", true, NULL},
    {"[\"B1+ @0/\",\"A0+\"]", true, NULL},
    {"[\"@0/\"]", true, ":1 in 0"},
    {"[\"A1S\"]", true, ":1 in 0"},
    {"[\"A1S\",\"x\"]", true, ":1 in 0"},
    {"[\"A1C\"]", true, NULL},
    {"[\"a1c\"]", true, NULL},
    {"[\"A1C\",\"x\"]", true, NULL},
    {"[\"A1C\",\"A2U\"]", true, ":1 in 0"},
    /* Our own. */
    {"{\"traxfig\":1,\"moves\":\"B1+\"}", true, "own text in 1"},
    {"[{\"traxfig\":1,\"moves\":\"B1+\"}]", true, "own text in 2"},
    {"[{\"moves\":[{\"text\":\"B1+\"}],\"traxfig\":1}]", true, "own text in 2"},
    {"{\"traxfig\":1,\"moves\":[{\"text\":\"@0/\"},{\"text\":\"so B1+\"}]}", true, "own modern in 1"},
    {"{\"traxfig\":1,\"error\":{\"text\":\"so B1+\"},\"moves\":[{\"text\":\"@0/\"}]}", true, "own text in 1"},
    {"{\"traxfig\":1}", true, "own text in 1"},
    {"{\"traxfig\":\"1\",\"moves\":\"B1+\"}", true, NULL},
    {"{\"traxfig\":2,\"moves\":\"B1+\"}", true, NULL},
    {"{\"trax\":1,\"moves\":\"B1+\"}", true, NULL},
    /* Games in brackets: each begins with a move that cannot come later, or three quarters with a first one, and have
       more than two moves each. */
    {"[[\"@0/\"],[\"@0+\"]]", true, ":2 in 2"},
    {"[[\"A1C\"],[\"A1S\"]]", true, ":2 in 0"},
    {"[[\"A1C\",\"B1U\"],[\"A1S\",\"A2U\"]]", true, ":2 in 0"},
    {"[[\"A1C\",\"B1U\",\"B1U\"],[\"A1S\",\"A2U\"]]", true, ":2 in 2"},
    {"[[\"A1C\",\"B1U\",\"B1U\"],[\"A2U\",\"A2U\",\"A2U\"]]", true, ":2 in 0"},
    {"[[\"A1C\",\"A2U\",\"A2U\"],[\"A1C\",\"A2U\",\"A2U\"],[\"A1C\",\"A2U\",\"A2U\"],[\"A2U\",\"A2U\",\"A2U\"]]", true,
     ":2 in 2"},
    {"[[\"A1C\",\"A2U\",\"A2U\"],[\"A1C\",\"A2U\",\"A2U\"],[\"A2U\",\"A2U\",\"A2U\"]]", true, ":2 in 0"},
    {"[{\"l\":[\"@0/\",\"B1+\"]},{\"l\":[\"@0+\",\"B1+\"]}]", true, "l:3 in 2"}, /* the outermost of those */
    {"[[[\"@0/\",\"B1+\"],[\"A0+\"]],[[\"@0+\",\"B1+\"],[\"A0+\"]]]", true, ":3 in 2"}, /* rounds in games */
    {"[[\"@0/\",{\"move\":\"B1+\"}],[\"@0+\",{\"move\":\"B1+\"}]]", true, ":2 in 2"},
    {"[[],[\"@0/\"],[\"x\"],[\"@0+\"]]", true, ":2 in 2"},
};

static void test_plans(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof plans / sizeof *plans; i++) {
        struct strings_plan p;
        char all[60];
        int n, used = 0;
        bool found = strings_find(literal_walk(text_of(plans[i].text), plans[i].json), &p), good;

        if (found && p.own)
            sprintf(all, "own %.*s in %d", (int)p.key.length, p.key.at, p.level);
        for (n = 0; found && n < p.count; n++) {
            struct text key = p.places[n].key;

            used += sprintf(all + used, "%.*s:%d ", (int)key.length, key.length ? key.at : "", p.places[n].depth);
        }
        if (used)
            sprintf(all + used, "in %d", p.level);
        good = found ? plans[i].plan && strcmp(all, plans[i].plan) == 0 : !plans[i].plan;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %s\n", plans[i].text, found ? all : "none");
    }
}

/* The moves have one of 32 pairs of key and depth, besides those without moves. */
static void test_pairs(struct check *c)
{
    int others;

    for (others = 32; others <= 33; others++) {
        struct sink text = {0};
        struct strings_plan p;
        int i;

        sink_byte(&text, '{');
        for (i = 0; i < others; i++) {
            sink_string(&text, "\"k");
            sink_number(&text, i);
            sink_string(&text, i ? "k\":\"B1+\"," : "k\":\"x\",");
        }
        sink_string(&text, "\"l\":\"@0/ B1+\"}");
        CHECK(c, strings_find(literal_walk(sink_contents(&text), true), &p) == (others < 33));
        sink_free(&text);
    }
}

static void test_are_json(struct check *c)
{
    static const char *const yes[] = {"[\"@0/\"]", "[[\"@0/\"]]", "[{\"m\":\"@0/\"}]", " \t\r\n{ \n\"m\":\"@0/\"}",
                                      "{\"@0/\"}"};
    static const char *const no[] = {"", "[", "{", "x[\"@0/\"]", "(\"@0/\")", "{m:\"@0/\"}", "[m,\"@0/\"]", "['@0/']",
                                     "{[\"@0/\"]}", "{{\"m\":\"@0/\"}}", "[1,\"@0/\"]", "[\"B1+\"]", "[\"x\"]", "[]"};
    size_t i;

    for (i = 0; i < sizeof yes / sizeof *yes; i++)
        CHECK(c, strings_are_json(text_of(yes[i])));
    for (i = 0; i < sizeof no / sizeof *no; i++)
        CHECK(c, !strings_are_json(text_of(no[i])));
    CHECK(c, !strings_are_json((struct text){"[\0\"@0/\"]", 8}));
}

/* Source text: at least two moves are strings, and at most two for three are not; one string is nothing but a first
   move. */
static void test_moves(struct check *c)
{
#define THREE "'@0/', 'B1+', 'A0+' "
    static const char *const yes[] = {
        "'@0/' 'B1+'", "\"@0/\" \"B1+\"", "`@0/` `B1+`", "'A1S' 'A2U'", "'@0/ B1+ A0+' '@0/'", THREE "A1U A2D",
        THREE "A1U", "A1U A2D " THREE, "A1U '@0/' A2D 'B1+' 'A0+'", THREE "B1+ B2+ B3+", /* strings without quotes */
        THREE "x_B1+ x_B2+ x_B3+", THREE "A1U_ A1U_ A1U_", THREE "A1Us A1Us A1Us", THREE "hm A1U A1x",
        THREE ".B1+x.B2/x.B3\\x"};
    static const char *const no[] = {
        "", "'@0/'", "'@0/' B1U", "'B1+' 'A0+'", "'@0/x' 'B1+'", "'@0/ B1+' 'C1+'", "'x@0/' 'B1+'",
        THREE "A1U A2D A3L", "A1U A2D A3L " THREE, "A1U '@0/' A2D 'B1+' A3L 'A0+'", THREE ".B1+.B2/.B3\\.",
        THREE ".@1+.@2/.@3\\.", THREE "-A1U-A2D-A3L", THREE "a1u a2d a3l", THREE "A11U A12U A13U"};
    size_t i;

    for (i = 0; i < sizeof yes / sizeof *yes; i++) {
        CHECK(c, strings_are_moves(text_of(yes[i])));
        if (!strings_are_moves(text_of(yes[i])))
            fprintf(stderr, "  %s\n", yes[i]);
    }
    for (i = 0; i < sizeof no / sizeof *no; i++) {
        CHECK(c, !strings_are_moves(text_of(no[i])));
        if (strings_are_moves(text_of(no[i])))
            fprintf(stderr, "  %s\n", no[i]);
    }
}

void test_source(struct check *c)
{
    test_content(c);
    test_plans(c);
    test_pairs(c);
    test_are_json(c);
    test_moves(c);
}
