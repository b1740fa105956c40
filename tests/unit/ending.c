#include "words/words.h"
#include "check.h"
#include "around.h"

/* What people write at the end of a game between Ann Smith (white) and Bo Smith, and what it says. */
static const struct {
    struct ending ending;
    const char *const texts[24];
} endings[] = {
    {{END_RESIGN, GAME_NOBODY, GAME_OPEN}, {
        "Resign", "(resigns)", "<b>RESIGN</b>!", "I resign.", "and so I give up", "Resignation", "I lost",
        "Ok, I resign now", "Good game, I resign",
    }},
    {{END_RESIGN, GAME_BLACK, GAME_OPEN}, {
        "White resigns", "White has resigned: 0-1", "White resigns on time", "Ann resigns", "Resign (Black wins)",
        "Resign. Black has won.", "Winner: Black (resigned)", "Win for Black, White resigns", "W resigns",
        "Wei\xC3\x9F gibt auf.", "Las blancas abandonan",
    }},
    {{END_RESIGN, GAME_WHITE, GAME_OPEN}, {
        "black RESIGNED on move 25", "Here Black gives up.", "1-0, Black resigned", "Black resigned, 1-0.",
        "White wins by resignation", "Resignation by Black", "bo smith resigns", "White by resignation",
        "Resigned - White won", "Resigned: Black", "Resign. Black lost.", "Les Noirs abandonnent.", "Sort giver op",
        "W+Resign",
    }},
    {{END_SCORE, GAME_WHITE, GAME_OPEN}, {
        "Ann Smith beats Bo Smith", "1-0", "1\xE2\x80\x93" "0", "White wins", "a win for White", "Black forfeits",
        "Ann beats Bo and wins", "The winner is White", "Victoire des Blancs", "Hvid vandt", "_White_ wins_",
    }},
    {{END_TIME, GAME_NOBODY, GAME_OPEN}, {"Time", "out of time"}},
    {{END_TIME, GAME_BLACK, GAME_OPEN}, {
        "White lost on time", "White ran out of time", "White timed out", "Black wins on time",
        "out of time, Black wins",
    }},
    {{END_TIME, GAME_WHITE, GAME_OPEN}, {
        "Black is out of time", "1-0 (time)", "w wins on time", "White + time",
        "Schwarz hat durch Zeit\xC3\xBC" "berschreitung verloren",
    }},
    {{END_CLAIM, GAME_NOBODY, GAME_OPEN}, {"win"}},
    {{END_SCORE, GAME_BLACK, GAME_OPEN}, {
        "[0 : 1]", "Result: 0-1", "Winner: Black", "Black wins in 31 ", "Black by forfeit", "White lost by forfeit",
        "Loser: White", "White lost to Black",
        "Bo is the winner!", "B wins", "Schwarz hat gewonnen", "Ganan las negras", "Il Nero ha vinto", "Ergebnis: 0-1",
    }},
    {{END_SCORE, GAME_WHITE, GAME_BY_LOOP}, {"White wins by a loop", "Weiss gewinnt durch eine Schleife"}},
    {{END_SCORE, GAME_BLACK, GAME_BY_LINE}, {"Black won with a line, 0-1", "Black defeated White: a win by a line"}},
    {{END_SCORE, GAME_WHITE, GAME_BY_BOTH}, {"White wins by a loop and by a line"}},
    {{END_DRAW, GAME_NOBODY, GAME_OPEN}, {
        "draw agreed", "The game is a draw.", "1/2-1/2", "\xC2\xBD-\xC2\xBD", "&frac12; - &frac12;", "&half;-&half;",
        "1/2", "\xC2\xBD", "&frac12;", "\xBD-\xBD", "0.5-0.5", "it's a draw", "We agreed to a draw",
        "Partie nulle", "Remis",
    }},
};

/* These say something else, or nothing certain. */
static const char *const others[] = {
    "Wei\xC3\x9F gewinnt nicht", "Schwarz ist verloren", "Les Noirs perdent un temps", "Nero perde un tempo", "Weiss",
    "White wins with tempo", "White fell for it", "White exceeds",
    "Las negras no ganan", "remis?", "", "White", "White to move", "White wins after B3/", "White can win",
    "White should resign", "If White resigns", "White is lost", "White has a win", "White to win", "White wins?",
    "Does Black resign", "no win for White", "White wins 0-1", "White resigns, Black resigns", "time to resign",
    "by a loop", "a line", "draw a line", "White lost the line", "White offers a draw", "draw offered", "Black's move",
    "White's time", "Smith resigns", "Carol resigns", "I win", "You win", "Win for Black, White wins",
    "Resigned: Black, White", "is the winner", "Is Bo the winner?", "M wins", "agreed", "Game over",
    "the game ends here", "1-1", "2-0", "1-0-1", "1-2", "10-0", "in 1-02", "1/2 x", "h", "0-0", "1-", "31 moves",
    "White wins the tournament", "White ran", "it was lost on move 12", "resigned to fate", "White attacks and wins",
    "White beats", "Ann defeated", "1/2-1/2 loses", "Ann beats Ann", "1,0", "White+", "\xC3\xA4 White wins",
    "1-0 up", "It is 1-0 now.", "Our match: 1-0", "Black, winner", "White lost to White",
    "resigned by a loop", "draw by a line", "1-0 0-1", "1-0x", "1-01", "1-0:", "1-0/", "1-0.5",
};

static void test_row(struct check *c, const struct heading *names, struct text text, struct ending wanted)
{
    struct ending e = ending_read(text, names, NULL);
    bool good = e.marker == wanted.marker && (!e.marker || (e.winner == wanted.winner && e.by == wanted.by));

    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %.*s: %d %d %d\n", (int)text.length, text.at, (int)e.marker, (int)e.winner, (int)e.by);
}

/* Names of one word or one letter, and words of names; the longest text that is read. */
static void test_names(struct check *c)
{
    static const struct {
        const char *white, *black, *text;
        enum game_player winner;
    } rows[] = {
        {"Al", "Bo", "Al resigns", GAME_BLACK},        {"Al", "Bo", "Bo resigns", GAME_WHITE},
        {"A", "B", "A resigns", GAME_NOBODY},          {"Al Ba", "Bo Ce", "Ce resigns", GAME_WHITE},
        {"Al Ba", "Bo Ce", "Ba resigns", GAME_BLACK},  {"Al Ba", "Bo Ce", "Bo resigns", GAME_WHITE},
        {"Al Ba Di", "Bo", "Di resigns", GAME_BLACK},  {"Al Ba Di", "Bo", "al ba di resigns", GAME_BLACK},
        {"", "Bo", "Bo resigns", GAME_WHITE},          {"Al", "Cy", "B resigns", GAME_WHITE},
        {"Wu", "Bo", "W resigns", GAME_BLACK},         {"", "", "w resigns", GAME_BLACK},
        {"Black", "Bo", "Black resigns", GAME_WHITE},  {"Al", "White", "White resigns", GAME_BLACK},
    };
    const struct heading none = {.turns = 0};
    char text[102];
    size_t read;

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct heading names = {.white = text_of(rows[i].white), .black = text_of(rows[i].black)};
        struct ending e = ending_read(text_of(rows[i].text), &names, NULL);

        CHECK(c, e.marker == END_RESIGN && e.winner == rows[i].winner);
        if (e.winner != rows[i].winner)
            fprintf(stderr, "  %s: %d\n", rows[i].text, (int)e.winner);
    }
    CHECK(c, !ending_read(text_of("B resigns"), &(struct heading){.white = text_of("bo")}, NULL).marker);
    CHECK(c, !ending_read(text_of("w resigns"), &(struct heading){.black = text_of("Wu")}, NULL).marker);
    sprintf(text, "White wins%91s", "");
    CHECK(c, ending_read((struct text){text, 100}, &none, &read).marker == END_SCORE && read == 100);
    CHECK(c, !ending_read((struct text){text, 101}, &none, &read).marker && read == 101);
    CHECK(c, !ending_read(text_of("White sees B1+"), &none, &read).marker && read == 10);
}

/* What a heading gives as the result may be the winner's name alone. */
static void test_results(struct check *c)
{
    static const struct {
        const char *text;
        struct ending ending;
    } results[] = {
        {"Black", {END_SCORE, GAME_BLACK, GAME_OPEN}},   {"Ann", {END_SCORE, GAME_WHITE, GAME_OPEN}},
        {"W", {END_SCORE, GAME_WHITE, GAME_OPEN}},       {"White (time)", {END_TIME, GAME_WHITE, GAME_OPEN}},
        {"Black resigns", {END_RESIGN, GAME_WHITE, GAME_OPEN}}, {"1-0", {END_SCORE, GAME_WHITE, GAME_OPEN}},
        {"1/2", {END_DRAW, GAME_NOBODY, GAME_OPEN}},     {"\xC2\xBD", {END_DRAW, GAME_NOBODY, GAME_OPEN}},
        {"draw", {END_DRAW, GAME_NOBODY, GAME_OPEN}},    {"White by a loop", {END_SCORE, GAME_WHITE, GAME_BY_LOOP}},
        {"unknown", {.marker = END_NONE}},               {"White or Black", {.marker = END_NONE}},
        {"White Black", {.marker = END_NONE}},           {"", {.marker = END_NONE}},
    };
    const struct heading names = {.white = text_of("Ann Smith"), .black = text_of("Bo Smith")};

    for (size_t i = 0; i < sizeof results / sizeof *results; i++) {
        struct ending e = ending_result(text_of(results[i].text), &names), wanted = results[i].ending;

        CHECK(c, e.marker == wanted.marker && (!e.marker || (e.winner == wanted.winner && e.by == wanted.by)));
        if (e.marker != wanted.marker || e.winner != wanted.winner)
            fprintf(stderr, "  %s: %d %d\n", results[i].text, (int)e.marker, (int)e.winner);
    }
}

void test_ending(struct check *c)
{
    const struct heading names = {.white = text_of("Ann Smith"), .black = text_of("Bo Smith")};
    const struct ending none = {.marker = END_NONE};
    char room[AROUND_ROOM];
    const char *const *text;

    test_names(c);
    test_results(c);
    for (size_t n = 0; n < AROUND; n++) {
        for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
            for (text = endings[i].texts; *text; text++)
                test_row(c, &names, around_put(text_of(*text), n, room), endings[i].ending);
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            test_row(c, &names, around_put(text_of(others[i]), n, room), none);
    }
}
