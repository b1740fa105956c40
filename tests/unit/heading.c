#include "words/words.h"
#include "check.h"
#include "around.h"

/* A line and its contents; NULL: not in it. */
struct row {
    const char *line;
    const struct rules *rules;
    const char *title, *white, *black;
};

static const struct row headings[] = {
    {"8x8 Loop Trax", RULES_LOOP, NULL, NULL, NULL}, /* no variant has both */
    {"####GAME 2:", NULL, "GAME 2", NULL, NULL},
    {"### 3", NULL, "3", NULL, NULL},
    {"### 3 ###", NULL, "3", NULL, NULL},
    {"Game 3: the final", NULL, "the final", NULL, NULL},
    {"game 12", NULL, "game 12", NULL, NULL},
    {"Event: Spring Open", NULL, "Spring Open", NULL, NULL},
    {"Event: Ann vs Bo", NULL, "Ann vs Bo", NULL, NULL}, /* what the key says comes first */
    {"Event: 8x8 Trax", RULES_TRAX8, "8x8 Trax", NULL, NULL},
    {"Game 3: Result: 1-0", NULL, "Result: 1-0", NULL, NULL},
    {"White: Ann vs Bo", NULL, NULL, "Ann", "Bo"}, /* no name, so names */
    {"rax", RULES_TRAX, NULL, NULL, NULL}, /* as one real record has it */
    {"[Event \"Spring Open\"]", NULL, "Spring Open", NULL, NULL},
    {"Schwarz - Ann", NULL, NULL, "Schwarz", "Ann"}, /* names, too */
    {"\xE7\x99\xBD\xEF\xBC\x9A" "Ann", NULL, NULL, "Ann", NULL}, /* with a full-width colon */
    {"White: Ann Smith  Black: Bo Jones", NULL, NULL, "Ann Smith", "Bo Jones"},
    {"> White: Ren\xE9", NULL, NULL, "Ren\xE9", NULL},
    {"Smith (white) vs Jones (black)", NULL, NULL, "Smith", "Jones"},
    {"Smith (Black) v. Jones (White)", NULL, NULL, "Jones", "Smith"},
    {"Smith (white)   Jones (black)", NULL, NULL, "Smith", "Jones"},
    {"White  Smith", NULL, NULL, "Smith", NULL},
    {"Between Smith (white) and Jones (black)", NULL, NULL, "Smith", "Jones"},
    {"Smith (white) lost to Jones (black)", NULL, NULL, "Smith", "Jones"},
    {"Smith (B), Jones (W)", NULL, NULL, "Jones", "Smith"},
    {"Smith (blancs) et Jones (noirs)", NULL, NULL, "Smith", "Jones"},
    {"Smith gegen Jones", NULL, NULL, "Smith", "Jones"},
    {"[Date \"1999\"] [White \"Ann\"] [Event \"Cup\"] [Black \"Bo\"]", NULL, "Cup", "Ann", "Bo"},
    {"Round 2: Smith (white) - Jones (black), Oslo", NULL, NULL, "Smith", "Jones"},
    /* As people write names. */
    {"Bailey vs Plante (26 turns)", NULL, NULL, "Bailey", "Plante"},
    {"Bailey v Plante, 26 moves", NULL, NULL, "Bailey", "Plante"},
    {"BAILEY VS PLANTE", NULL, NULL, "BAILEY", "PLANTE"},
    {"ann vs bo", NULL, NULL, "ann", "bo"},
    {"white_knight vs bo77", NULL, NULL, "white_knight", "bo77"},
    {"White vs Red", NULL, NULL, "White", "Red"},
    {"Ann Smith versus Bo Jones in Oslo, 1999", NULL, NULL, "Ann Smith", "Bo Jones"},
    {"J. R. Smith against P. van der Berg", NULL, NULL, "J. R. Smith", "P. van der Berg"},
    {"Ann Smith - Bo Jones", NULL, NULL, "Ann Smith", "Bo Jones"},
    {"Ann (B) vs Bo (W)", NULL, NULL, "Bo", "Ann"},
    {"Black Ann vs White Bo", NULL, NULL, "Bo", "Ann"},
    {"Game 3: Ann vs Bo", NULL, "Game 3", "Ann", "Bo"},
    {"Game 3: Ann - Bo, 1-0", NULL, "Game 3", "Ann", "Bo"},
    {"Ren\xC3\xA9 M\xC3\xBCller vs \xC3\x89va", NULL, NULL, "Ren\xC3\xA9 M\xC3\xBCller", "\xC3\x89va"},
    {"\xE5\xA4\xAA\xE9\x83\x8E vs \xE8\x8A\xB1\xE5\xAD\x90", NULL, NULL, "\xE5\xA4\xAA\xE9\x83\x8E",
     "\xE8\x8A\xB1\xE5\xAD\x90"},
    {"O'Neil vs Mary-Ann St. John", NULL, NULL, "O'Neil", "Mary-Ann St. John"},
    {"White: ann smith", NULL, NULL, "ann smith", NULL},
    {"White: Smith, Ann", NULL, NULL, "Smith, Ann", NULL},
    {"[Event \"Club's \xC3\xB8l, round 3\"]", NULL, "Club's \xC3\xB8l, round 3", NULL, NULL},
    {"**Event:** Spring Open", NULL, "Spring Open", NULL, NULL},
    {"[Date \"1993.05.04\"]", NULL, NULL, NULL, NULL},
    {"[Result \"*\"]", NULL, NULL, NULL, NULL},
    {"8x8 Trax at the Oslo open", RULES_TRAX8, NULL, NULL, NULL}, /* four other words */
    {"White: Ann Bea Cy Di Ed", NULL, NULL, "Ann Bea Cy Di Ed", NULL}, /* five words */
    {"White: B1Rob", NULL, NULL, "B1Rob", NULL},
    {"White: Ann+Bo", NULL, NULL, "Ann+Bo", NULL},
    {"White: Ann Oslo", NULL, NULL, "Ann Oslo", NULL},
    {"White: Ann, Oslo", NULL, NULL, "Ann, Oslo", NULL},
    {"White (o)A", NULL, NULL, "A", NULL},
    {"White: Ann J.", NULL, NULL, "Ann J.", NULL},
    {"White: Ann Black", NULL, NULL, "Ann Black", NULL},
    {"ann smith (white) vs bo jones", NULL, NULL, "ann smith", "bo jones"},
    {"ann (white) - bo", NULL, NULL, "ann", "bo"}, /* a colour says that these are players, as `vs` does */
    {"Ann vs Bo (a b c d e f g h)", NULL, NULL, "Ann", "Bo"}, /* eight words */
    {"Ann Bea Cy Di Ed vs Bo", NULL, NULL, "Ann Bea Cy Di Ed", "Bo"},
    {"Ren&eacute; vs Bo", NULL, NULL, "Ren&eacute;", "Bo"},
    {"Game 3", NULL, "Game 3", NULL, NULL},
    {"Game 3: x", NULL, "x", NULL, NULL},
    {"Game 3: Loop Trax", RULES_LOOP, "Loop Trax", NULL, NULL},
    {"[x\"\"]", NULL, NULL, NULL, NULL},
    {"Trax (8x8): Ann - Bo", RULES_TRAX8, NULL, "Ann", "Bo"},
    {"Ann - Bo, Loop Trax, Oslo", RULES_LOOP, NULL, "Ann", "Bo"},
    {"Ann - Bo, won by a loop", NULL, NULL, "Ann", "Bo"},
    {"Trax: Ann - Bo", NULL, NULL, "Ann", "Bo"},
    {"white=ann black=bo rules=8x8", RULES_TRAX8, NULL, "ann", "bo"},
    {"Rules: 8x8, White: Ann, Black: Bo", RULES_TRAX8, NULL, "Ann", "Bo"},
    {"W: Ann B: Bo Time: 12", NULL, NULL, "Ann", "Bo"}, /* an unknown key ends a name */
    {"White Ann Smith   Black Bo Jones", NULL, NULL, "Ann Smith", "Bo Jones"},
    {"White (you): Ann Black (me): Bo", NULL, NULL, "Ann", "Bo"},
    {"White: J.R.", NULL, NULL, "J.R.", NULL},
    {"Final  Ann - Bo", NULL, NULL, "Ann", "Bo"},
    {"Black: Bo).", NULL, NULL, NULL, "Bo"},
    {"White: Ann> Bo", NULL, NULL, "Ann> Bo", NULL},
    {"White: Ann \xC2", NULL, NULL, "Ann \xC2", NULL}, /* cut off in the middle of a letter */
    {"White -A", NULL, NULL, "A", NULL},
    {"White:X) Ann", NULL, NULL, "X", NULL},
    {"Zoe - Ann", NULL, NULL, "Zoe", "Ann"},
    {"\xC3\x89va - \xC3\x86gir", NULL, NULL, "\xC3\x89va", "\xC3\x86gir"}, /* capitals beyond ASCII */
    {"Schwarz: \xC3\x89va", NULL, NULL, NULL, "\xC3\x89va"},
    {"Ann - Zoe", NULL, NULL, "Ann", "Zoe"},
};

/* Lines with these contents. */
static const struct {
    struct row contents; /* but for the line */
    const char *const lines[80];
} alike[] = {
    {{NULL, NULL, NULL, "Ann", "Bo"}, {
        "White: Ann, Black: Bo", "Ann &ndash; Bo", "Ann - Bo 1-0", "Ann (1650) vs Bo (1702)",
        "Ann [white] vs Bo [black]", "<h2>Ann vs Bo</h2>", "<b>Ann</b> vs <i>Bo</i>", "**Ann** vs **Bo**",
        "## Ann vs Bo", "== Ann vs Bo ==", "Trax: Ann vs Bo", "Subject: Ann vs Bo", "\"Ann\" vs \"Bo\"",
        "White: Ann / Black: Bo", "White: Ann vs Black: Bo", "White: Ann; Black: Bo", "White: Ann - Black: Bo",
        "Black: Bo   White: Ann", "**White:** Ann **Black:** Bo", "Ann 1 - 0 Bo", "Ann 0:1 Bo",
        "Ann \xC2\xBD-\xC2\xBD Bo", "Ann vs Bo (B1", "Ann vs Bo* Oslo", "Ann vs Bo\" Oslo", "Ann vs Bo| Oslo",
        "Ann vs Bo\tOslo", "Ann vs Bo; Oslo", "Ann vs Bo: Oslo", "Ann vs Bo, Oslo", "Ann vs Bo[Oslo]",
        "Ann vs Bo(Oslo)", "Ann vs Bo<br>Oslo", "Ann vs Bo  Oslo", "Ann vs Bo 1999", "Ann vs Bo in Oslo",
        "Ann vs Bo at Oslo", "Ann vs Bo on Monday", "Ann vs Bo from Oslo", "Ann vs Bo - Oslo",
        "Ann vs Bo \xE2\x80\x93 Oslo", "Ann vs Bo \xE2\x80\x94 Oslo",
    }},
    {{NULL, NULL, NULL, "Ann", NULL}, {
        "[White Ann]", "[White: Ann]", "[White=\"Ann\"]", "White = Ann", "White: 'Ann'",
        "White: \xE2\x80\x9C" "Ann\xE2\x80\x9D", "White: Ann (1650)", "**White:** Ann", "**White**: Ann",
        "*White: Ann*", "<b>White</b>: Ann", "<b>White:</b> Ann<br>", "<p><strong>White:</strong> <em>Ann</em></p>",
        "- White: Ann", "| White | Ann |", "White \xE2\x80\x94 Ann", "\"white\": \"Ann\",", "> > white=Ann",
        "White: Ann  (Oslo)", "White: Ann  Oslo", "White: \"Ann\" of Oslo", "White: Ann vs", "White: Ann vs.",
        "White: <img />Ann",
    }},
    {{NULL, NULL, NULL, NULL, "Bo"}, {
        "Black: Bo (Oslo)", "Black: Bo <bo@example.org>", "[Black \"Bo\"]", "* **Black:** Bo",
    }},
    {{NULL, RULES_TRAX, NULL, NULL, NULL}, {
        "Trax", "Supertrax", "SUPER TRAX", "Unlimited Trax", "Rules of Trax", "Trax game", "<b><i>Trax</i></b>",
        "# Trax ##", "Trax, game 8",
    }},
    {{NULL, RULES_TRAX8, NULL, NULL, NULL}, {
        "8x8 Trax", "Trax 8 x 8", "  > 8X8 trax:", "8x8 rax", "[Rules \"8x8\"]", "[Rules \"regular\"]",
        "8x8trax", "Rules: 8x8",
        "Variant: 8x8", "Rules: 8\xC3\x97" "8",
        "Board size: 8 x 8", "rules=8x8", "Game type: 8x8 Trax", "R\xC3\xA8gles : 8x8", "8 x 8 Trax",
        "8 x8 Trax", "Regular Trax", "Trax8", "8x8 Trax; for ever and ever and ever",
    }},
    {{NULL, RULES_LOOP, NULL, NULL, NULL}, {
        "Loop Trax", "LoopTrax", "Rules: loop trax", "Traxloop", "Trax variant: Loop", "[Variant \"Loop Trax\"]",
        "Rules: Loop", "**Regeln:** Loop", "Loop Trax<br>of course", "8x8 Loop Trax final",
    }},
    {{NULL, NULL, NULL, "Ann Smith", NULL}, {
        "White: Ann Smith", "white : Ann Smith.", "White (o)  Ann Smith", "White (o): Ann Smith",
        "[White \"Ann Smith\"]",
    }},
};

static const char *const others[] = {
    "@ Trax", "@8x8 Trax", "; Trax", "super", "unlimited", "x", "rules", "game", "of", "variant", "8", "x8",
    "regular", "8x8 rules", "super game",
    "unlimited variant", "rules of x", "loop game", "White: Black", "Black: white", "White vs Black", "Black vs White",
    "", "   ", "8x8", "loop", "Trax is a game", "Trax!s", "Game", "game over", "3", "3:", "# A1C", "@0/",
    "1 A1C", "White", "White:", "White won", "white (o)", "Whiteman: x", "Blacks: 3", "Event", "Eventful: x",
    "Sort: date", "Smith (white)", "White paths and black paths", "Sand (white) Coal (white)", "Ann and Bo",
    "[Event]", "[Event", "# Trax A1C", "2 B2/",
    "Matches: 3",
    /* Prose and moves. */
    "Here is an interesting game, played between", "Here is an interesting game, played between Ann and Ben in 1999:",
    "White: 1AL", "White: A1C", "White: B1+", "White: 12. B1+", "White: @0/ Black: B1+", "White - B1+",
    "White: B1+ - a good move",
    "White: to move", "White: threatens a loop", "White: wins", "White: 3 wins", "White: Ann A1S",
    "White: loses a move here", "White: resigns",
    "White: the better position", "White: is it lost?", "White: see below.", "White has a loop threat",
    "White's plan: attack",
    "White and black attack", "White to move and win", "white vs black", "White - Black", "| White | Black |",
    "Weiss - Schwarz", "Blancs - Noirs", "Trax - Bo",
    "White: Black can not do much about this attack on the line", "Black: you should have played the corner",
    "This is line vs loop", "Loops vs Lines", "Attack versus Defence", "The game was Ann vs Bo",
    "I play vs Bo", "it is me against you",
    "A corner - and an attack", "Part 1 - Introduction", "Chapter 2 - Corners", "So it is 1-0 now",
    "He won - a surprise",
    "A1C - B1D", "B1+ - C2/", "1. A1C - B1D", "@0/ vs @0+", "Ann vs Bo 1. @0/ B1+", "Ann - Bo: @0/ B1+ A0/",
    "Ann-Bo: @0/ B1+",
    "Ann vs", "vs Bo", "Ann vs 3", "Ann vs Bo was the game that I liked most of all the games of that year",
    "Result", "Results: 3", "8x8 Trax at the Oslo open right now", "Trax final", "[x\"]", "[1 \"x\"]",
    "Rules: no time limit", "Variant: 3 C1+", "Variant: B2/", "Rules:",
    "#", ">", "; Trax", "# @0/", "Game 3 x", "Game 3.", "# 3:", "Game x3", "Game 3x",
    "White: <>Ann", "White: Ann Bea Cy Di Ed Flo Gil Ida Joe", "White: ann b smith", "White: Ann smith", "White7: Ann",
    "Whites: Ann", "White -", "White-Ann", "White - ann", "White: 3", "White: Ann?", "White: Ann: Bo", "White: -",
    "ann smith vs bo jones", "Ann+ vs Bo", "Ann - bo", "ann - Bo", "Ann vs Bo (a b c d e f g h i)", "Ann vs Bo (B1+)",
    "Ann Bea Cy Di Ed Flo vs Bo", "Ann vs Bo Bea Cy Di Ed Flo Gil Hal Ida", "Annvs Bo", "Ann vsBo", "Ann 1-1 Bo",
    "Result:", "Event:",
    "Game 3: 1. @0/", "Game 3: 1) @0/", "Game 3: 1: @0/", "Game 3:1 @0/", "White: <b", "White: <b Ann",
    "White: <b=c>Ann", "White: Ann !Bo", "White: B1/2 Ann", "White: Ann zed", "White: Ann ash", "White: ? Black: Bo",
    "Ann -- Bo", "Ann & Bo", "Ann) vs Bo", "White (Ann) - Black (Bo)",
};

static bool is(struct text t, const char *wanted)
{
    return wanted ? text_is(t, wanted) : t.length == 0;
}

static void test_heading_line(struct check *c, const struct row *row, struct text line)
{
    struct heading h = {0};
    bool good = heading_read(line, &h) && h.rules == row->rules && is(h.title, row->title) &&
                is(h.white, row->white) && is(h.black, row->black);

    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %.*s: [%.*s] [%.*s] [%.*s]\n", (int)line.length, line.at, (int)h.title.length, h.title.at,
                (int)h.white.length, h.white.at, (int)h.black.length, h.black.at);
}

/* The text begins with the names that are known: t, w and b. */
static void test_other_line(struct check *c, const char *text, struct text line)
{
    struct heading h = {.rules = RULES_LOOP, .title = {text, 1}, .white = {text + 1, 1}, .black = {text + 2, 1}};
    bool read = heading_read(line, &h);

    CHECK(c, !read);
    if (read)
        fprintf(stderr, "  %.*s\n", (int)line.length, line.at);
    CHECK(c, h.rules == RULES_LOOP && is(h.title, "t") && is(h.white, "w") && is(h.black, "b"));
}

static void test_lines(struct check *c)
{
    char text[4 + AROUND_ROOM] = "twb\n";
    const char *const *line;
    size_t n;

    for (n = 0; n < AROUND; n++) {
        for (size_t i = 0; i < sizeof headings / sizeof *headings; i++)
            test_heading_line(c, &headings[i], around_put(text_of(headings[i].line), n, text + 4));
        for (size_t i = 0; i < sizeof alike / sizeof *alike; i++)
            for (line = alike[i].lines; *line; line++)
                test_heading_line(c, &alike[i].contents, around_put(text_of(*line), n, text + 4));
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            test_other_line(c, text, around_put(text_of(others[i]), n, text + 4));
    }
}

/* Reads a line as the next one of a text: names in *h are from lines above. */
static bool read_next(const char *line, struct heading *h)
{
    static char text[1000];
    static size_t used;
    struct text next = {text + used, strlen(line)};

    used += (size_t)sprintf(text + used, "%s\n", line);
    return heading_read(next, h);
}

static void test_order(struct check *c)
{
    char line[500];
    struct heading h = {0};

    read_next("Loop Trax", &h);
    read_next("White: Ann", &h);
    read_next("Event: Open", &h);
    CHECK(c, h.rules == RULES_LOOP && is(h.white, "Ann") && is(h.title, "Open"));
    CHECK(c, read_next("####GAME 2:", &h)); /* they are said of this game, and the rules of all */
    CHECK(c, h.rules == RULES_LOOP && is(h.white, "Ann") && is(h.title, "GAME 2"));
    CHECK(c, read_next("####GAME 3:", &h));
    CHECK(c, h.rules == RULES_LOOP && h.white.length == 0 && is(h.title, "GAME 3"));
    CHECK(c, read_next("8x8 Trax", &h) && h.rules == RULES_TRAX8);
    CHECK(c, read_next("####GAME 4:", &h) && h.rules == RULES_LOOP); /* those were said of game 3 */
    CHECK(c, read_next("####GAME 5: 8x8 Trax", &h) && h.rules == RULES_TRAX8);
    CHECK(c, read_next("####GAME 6:", &h) && h.rules == RULES_LOOP);
    read_next("Ann vs Bo", &h);
    CHECK(c, read_next("####GAME 7:", &h) && h.white.length == 0 && h.black.length == 0);
    h = (struct heading){0};
    read_next("Ann 1-0 Bo (26 turns)", &h);
    CHECK(c, is(h.black, "Bo") && is(h.result, "1-0") && h.turns == 26);
    CHECK(c, read_next("GAME 1:", &h) && is(h.black, "Bo") && !h.result.length && !h.turns && !h.rules);
    h = (struct heading){0};
    read_next("Round 1: Ann vs Bo", &h);
    read_next("Round 2: Cal vs Dee", &h);
    CHECK(c, is(h.white, "Cal") && read_next("GAME 1:", &h) && !h.white.length && !h.black.length);
    /* A paragraph on one line is not a heading. */
    memset(line, 'x', sizeof line);
    memcpy(line, "White: ", 7);
    CHECK(c, !heading_read((struct text){line, sizeof line}, &h));
    CHECK(c, heading_read((struct text){line, 400}, &h));
    CHECK(c, !heading_read((struct text){line, 401}, &h));
}

/* Results and numbers of turns that headings state. */
static void test_statements(struct check *c)
{
    static const struct {
        const char *line, *result;
        int turns;
    } lines[] = {
        {"Bailey vs Plante (26 turns)", NULL, 26}, {"Ann - Bo, 12 moves", NULL, 12}, {"Ann 1-0 Bo", "1-0", 0},
        {"Ann vs Bo, 0-1", "0-1", 0}, {"Game 2: Ann - Bo (1-0)", "(1-0)", 0},
        {"Ann vs Bo: White wins", ": White wins", 0},
        {"Ann vs Bo, Bo won by a loop", "Bo won by a loop", 0}, {"Ann vs Bo, 2-1", NULL, 0},
        {"[Result \"0-1\"]", "0-1", 0}, {"Result: White wins", "White wins", 0}, {"**Result:** 1/2-1/2", "1/2-1/2", 0},
        {"[Result \"*\"]", NULL, 0}, {"Ann vs Bo (1650)", NULL, 0},
        {"Ann vs Bo (999 turns)", NULL, 999}, {"Ann vs Bo (1000 turns)", NULL, 0}, {"Ann vs Bo 1 turn", NULL, 1},
        {"Ann vs Bo (1 move)", NULL, 1}, {"Ann vs Bo (2 Moves)", NULL, 2}, {"Ann vs Bo (3 turns)", NULL, 3},
        {"Ann vs Bo (12 long turns)", NULL, 0}, {"Ann vs Bo (12, turns)", NULL, 12}, {"Ann vs Bo (turns 12)", NULL, 0},
        {"Result: 123456789 123456789 123456789 1234567890", "123456789 123456789 123456789 1234567890", 0},
    };
    char room[AROUND_ROOM];

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t n = 0; n < AROUND; n++) {
            struct heading h = {.turns = 0};
            bool read = heading_read(around_put(text_of(lines[i].line), n, room), &h);
            bool good = read && is(h.result, lines[i].result) && h.turns == lines[i].turns;

            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %s: [%.*s] %d\n", lines[i].line, (int)h.result.length, h.result.at, h.turns);
        }
}

/* A result that is too long is none. */
static void test_results(struct check *c)
{
    struct heading h = {.turns = 0};

    CHECK(c, !heading_read(text_of("Result: 123456789 123456789 123456789 12345678901"), &h) && !h.result.length);
    CHECK(c, heading_read(text_of("Result: 1-0"), &h) && h.result.length && !h.title.length);
}

/* What stands before a game on its line. */
static void test_fields(struct check *c)
{
    static const struct {
        const char *fields, *white, *black, *result;
    } lines[] = {
        {"Ann - Bo 0-1:", "Ann", "Bo", "0-1"},
        {"Ann Smith vs Bo Jones:", "Ann Smith", "Bo Jones", NULL},
        {"12. Ann - Bo, White wins,", "Ann", "Bo", "White wins"},
        {"(3) Ann,Bo,", "Ann", "Bo", NULL}, /* numbers and dates before a name */
        {"#3 Ann,Bo,", "Ann", "Bo", NULL},
        {"3) Ann,Bo,", "Ann", "Bo", NULL},
        {"3/4 Ann,Bo,", "Ann", "Bo", NULL},
        {"3.4-5 Ann,Bo,", "Ann", "Bo", NULL},
        {"Ann 0-1 Bo 1850", "Ann", "Bo", "0-1"},
        {"ann 0-1 bo", "ann", "bo", "0-1"},
        {"ann 1/2-1/2 bo", "ann", "bo", "1/2-1/2"},
        {"2001-02-03 Ann - Bo 1-0", "Ann", "Bo", "1-0"},
        {"Ann 1-0 Bo 1850 1720", "Ann", "Bo", "1-0"},
        {"Bo (black) - Ann (white):", "Ann", "Bo", NULL},
        {"3,Ann,Bo,0-1,", "Ann", "Bo", "0-1"},
        {"3,ann smith,bo jones,0-1,", "ann smith", "bo jones", "0-1"},
        {"Ann,Bo,Oslo,Bo,", NULL, NULL, NULL},
        {"Ann,Bo,black,", "Ann", "Bo", "black"},
        {"Ann,Bo,1/2,", "Ann", "Bo", "1/2"},
        {"1/2 ", NULL, NULL, NULL}, /* the numbers of two moves */
        {"3;\"Ann Smith\";\"Bo\";\"Ann Smith resigned\";", "Ann Smith", "Bo", "Ann Smith resigned"},
        {"3\tAnn\tBo\t1/2-1/2\t", "Ann", "Bo", "1/2-1/2"},
        {"| 3 | Ann | Bo | draw |", "Ann", "Bo", "draw"},
        {"<tr><td>3</td><td>Ann</td><td>Bo</td><td>0-1</td><td>", "Ann", "Bo", "0-1"},
        {"3,Oslo,Ann,Bo,0-1,", NULL, NULL, "0-1"}, /* of three names one is none */
        {"Ann - Bo, Oslo:", "Ann", "Bo", NULL},    /* beside a match no other is one */
        {"Ann - Bo, Oslo, Paris, Rome, Cairo, Lima, Quito, Riga:", "Ann", "Bo", NULL},
        {"Oslo, Ann - Bo, Cup, 1-0,", "Ann", "Bo", "1-0"},
        {"009.txt\ttrax8\t", NULL, NULL, NULL}, /* the rules are no name */
        {"Ann:", NULL, NULL, NULL},
        {"Hi Bo: then ann", NULL, NULL, NULL}, /* a separator follows a name in small letters */
        {"Ann-Bo:", NULL, NULL, NULL},
        {"game0012:", NULL, NULL, NULL},
        {"ann 1-0 bo", "ann", "bo", "1-0"},
        {"Round 3, 1-0,", NULL, NULL, "1-0"},
        {"lead 1-0 after two", NULL, NULL, NULL},
        {"score 1-0:", NULL, NULL, "score 1-0"},
        {"Time: 10:02,", NULL, NULL, NULL},
        {"draw for round 2:", NULL, NULL, NULL},
        {"", NULL, NULL, NULL},
    };
    char room[AROUND_ROOM];

    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (size_t n = 0; n < AROUND; n++) {
            struct heading h = {.turns = 0};
            bool good;

            heading_read_fields(around_put(text_of(lines[i].fields), n, room), text_of(""), &h);
            good = is(h.white, lines[i].white) && is(h.black, lines[i].black) && is(h.result, lines[i].result);
            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %s: [%.*s] [%.*s] [%.*s]\n", lines[i].fields, (int)h.white.length, h.white.at,
                        (int)h.black.length, h.black.at, (int)h.result.length, h.result.at);
        }
}

/* Each word, in place of %, that says whose name, title or result follows, or that stands between two names. */
static void test_words(struct check *c)
{
    static const struct {
        const char *line, *words; /* with commas between them */
        struct row_names { const char *white, *black, *title, *result; } names;
    } rows[] = {
        {"%: Ann Smith", "White player,white,Player 1,player one,First player,1st player,Wei\xC3\x9F,weiss,Blancs,"
         "blanc,Blancas,blanco,Bianco,hvid,\xD0\xB1\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5,\xD0\x91\xD0\xB5\xD0\xBB\xD1\x8B"
         "\xD0\xB5,\xE7\x99\xBD", {"Ann Smith", NULL, NULL, NULL}},
        {"%: Bo Jones", "Black player,black,Player 2,player two,Second player,2nd player,Schwarz,noirs,Noir,Negras,"
         "negro,Nero,sort,\xD1\x87\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5,"
         "\xD0\xA7\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5,\xD1\x87\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5,"
         "\xD0\xA7\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5,\xE9\xBB\x92", {NULL, "Bo Jones", NULL, NULL}},
        {"%: the final", "Event,title,Tournament,match", {NULL, NULL, "the final", NULL}},
        {"%: 1-0", "Result,ergebnis,R\xC3\xA9sultat,resultado,Risultato,resultat", {NULL, NULL, NULL, "1-0"}},
        {"Ann % Bo", "vs,vs.,v,v.,V,VS,Versus,VERSUS,against,Against,AGAINST,-,\xE2\x80\x93,\xE2\x80\x94",
         {"Ann", "Bo", NULL, NULL}},
        {"Ann % Bo", "1-0", {"Ann", "Bo", NULL, "1-0"}},
        {"Ann % Bo", "0-1", {"Ann", "Bo", NULL, "0-1"}},
        {"Ann % Bo", "1/2-1/2", {"Ann", "Bo", NULL, "1/2-1/2"}},
        {"White: Ann % Black: Bo", "vs,vs.,v,v.,versus,against,and", {"Ann", "Bo", NULL, NULL}},
        {"% - Ann", "White,white player,Player 1,first player,1st player", {"Ann", NULL, NULL, NULL}},
        {"% - Bo", "Black,black player,Player 2,second player,2nd player", {NULL, "Bo", NULL, NULL}},
        {"%: ann", "White,player 1,First player,1st player", {"ann", NULL, NULL, NULL}},
        {"Ann % vs Bo", "(white),[white],(w),(W)", {"Ann", "Bo", NULL, NULL}},
        {"Ann vs Bo %", "(white),[white],(w),(W)", {"Bo", "Ann", NULL, NULL}},
        {"Ann % vs Bo", "(black),[black],(b),(B)", {"Bo", "Ann", NULL, NULL}},
    };
    struct sink line = {0};

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text words = text_of(rows[i].words);

        while (words.length) {
            struct text behind = text_of(rows[i].line);
            struct heading h = {.turns = 0};
            bool good;

            line.used = 0;
            sink_text(&line, text_cut(&behind, "%"));
            sink_text(&line, text_cut(&words, ","));
            sink_text(&line, behind);
            good = heading_read(sink_contents(&line), &h) && is(h.white, rows[i].names.white) &&
                   is(h.black, rows[i].names.black) && is(h.title, rows[i].names.title) &&
                   is(h.result, rows[i].names.result);
            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %.*s\n", (int)line.used, line.bytes);
        }
    }
    sink_free(&line);
}

/* What each word says of the rules beside `Trax`, and which of them name the game alone. */
static void test_rule_words(struct check *c)
{
    static const struct {
        const char *words;
        const struct rules *rules;
        bool alone;
    } rows[] = {
        {"trax supertrax rax", RULES_TRAX, true}, {"super unlimited x rules game of variant", RULES_TRAX, false},
        {"8x8trax trax8", RULES_TRAX8, true}, {"8x8 8 x8 regular", RULES_TRAX8, false},
        {"looptrax traxloop", RULES_LOOP, true}, {"loop", RULES_LOOP, false},
    };
    char line[40];

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text word;

        for (int n = 0; (word = text_word(rows[i].words, n)).length; n++) {
            struct heading h = {.turns = 0}, alone = {.turns = 0};
            bool good;

            sprintf(line, "Trax %.*s", (int)word.length, word.at);
            good = heading_read(text_of(line), &h) && h.rules == rows[i].rules;
            good = good && heading_read(word, &alone) == rows[i].alone;
            good = good && alone.rules == (rows[i].alone ? rows[i].rules : NULL);
            CHECK(c, good);
            if (!good)
                fprintf(stderr, "  %s\n", line);
        }
    }
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
    test_statements(c);
    test_results(c);
    test_fields(c);
    test_words(c);
    test_rule_words(c);
    test_rules(c);
}
