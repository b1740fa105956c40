#include "record/record.h"
#include "check.h"

/* Plays the words of one game. */
static void play(struct game *g, struct record *r, const struct rules *rules, bool keep_going, const char *words)
{
    record_open(r, text_of(words), INPUT_WORDS, rules);
    game_next(r, g, rules, keep_going);
}

#define CAVE "A1S A2S A3S A4S B4S C4S D4S D3S D2S D1S C1U "
#define EIGHT_WIDE "A1S B1/ C1+ D1+ E1+ F1+ G1+ H1+ "
#define EIGHT_HIGH "@0+ A2/ A3+ A4+ A5+ A6+ A7+ A8+ "
#define LOOP "A1C @1\\ A0/ "

/* Words, of which the last is refused, and the reason. */
static const struct {
    const struct rules *rules;
    enum move_status reason;
    const char *const words[16];
} refusals[] = {
    {RULES_TRAX, MOVE_SYNTAX, {"hello", "A1C 1A/", "A1C A0S"}},
    {RULES_TRAX, MOVE_BAD_FIRST, {"@0\\", "A1U", "1AS", "A1/", "B1C"}},
    {RULES_TRAX, MOVE_OCCUPIED, {"@0/ A1/", "A1C B1D A2L B2C B2C"}},
    {RULES_TRAX, MOVE_NO_NEIGHBOUR, {
        "@0/ @0/", "@0/ B2/", "A1C B2C", "A1C A3S", "@0/ ZZZZZZZZZZ1+", "@0/ A99999999999+",
    }},
    {RULES_TRAX, MOVE_NO_SUCH_TILE, {
        "A1C B1R", "A1C B1L", "A1C A1L", "A1C 1AU", "A1C 1AD", "A1C B1D A2L B2U", "A1C B1D A2L B2L",
        "A1C B1D A2L B2/", CAVE "B1L", CAVE "B1R", CAVE "B1S", EIGHT_WIDE "I1L",
    }},
    {RULES_TRAX, MOVE_AMBIGUOUS, {"A1C B1C", "A1C 1AC", CAVE "B1C"}},
    /* The cave would fill up, and three white tracks enter its end. */
    {RULES_TRAX, MOVE_THREE_PATHS, {CAVE "B1U"}},
    /* Not ambiguous, as C is there, nor without a tile, as L is: the border comes first. */
    {RULES_TRAX8, MOVE_OFF_BOARD, {
        EIGHT_WIDE "I1+", EIGHT_WIDE "I1C", EIGHT_WIDE "I1L", EIGHT_WIDE "@1+", EIGHT_HIGH "A9+", EIGHT_HIGH "A0+",
    }},
    {RULES_TRAX8, MOVE_OCCUPIED, {EIGHT_WIDE "H1+"}},
    {RULES_TRAX, MOVE_AFTER_END, {LOOP "B1+", LOOP "hello", "A1C RESIGN B1D"}},
};

static void test_refused(struct check *c, struct game *g, struct record *r, const char *words, enum move_status reason)
{
    const struct game_error *e = g->errors;
    bool good = g->error_count == 1 && e->reason == reason && e->word == r->game.count - 1;

    good = good && g->count == r->game.count - 1 && e->number == g->count + 1;
    good = good && e->placed == (e->reason >= MOVE_OCCUPIED && e->reason <= MOVE_OFF_BOARD);
    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %s: %s\n", words, g->error_count ? move_reasons[e->reason].name : "played");
    CHECK(c, game_is_stopped(g));
}

static void test_refusals(struct check *c, struct game *g, struct record *r)
{
    const char *const *words;

    for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
        for (words = refusals[i].words; *words; words++) {
            play(g, r, refusals[i].rules, false, *words);
            test_refused(c, g, r, *words, refusals[i].reason);
        }
    play(g, r, RULES_TRAX, false, EIGHT_WIDE "I1+");
    CHECK(c, g->error_count == 0 && g->count == 9); /* only trax8 has borders */
    play(g, r, RULES_TRAX, false, CAVE "B1U");
    CHECK(c, g->errors[0].placed && g->errors[0].x == 1 && g->errors[0].y == 0 && g->errors[0].edges == 3);
    CHECK(c, !board_at(&g->board, g->errors[0].bad_x, g->errors[0].bad_y));
    CHECK(c, g->errors[0].refused > 1); /* B1, and what it forces */
    play(g, r, RULES_TRAX, true, CAVE "B1U B1S");
    CHECK(c, g->error_count == 2 && g->errors[1].reason == MOVE_NO_SUCH_TILE && !g->errors[1].refused);
}

/* What stops a game: neither its end nor that of the record, but an error behind that of the record. */
static void test_results(struct check *c, struct game *g, struct record *r)
{
    play(g, r, RULES_TRAX, false, "A1C RESIGN B1D");
    CHECK(c, g->result.by == GAME_BY_RESIGNATION && g->result.winner == GAME_WHITE && g->result.move == 1);
    play(g, r, RULES_TRAX, false, LOOP);
    CHECK(c, g->result.by && !game_is_stopped(g));
    play(g, r, RULES_TRAX, false, "A1C");
    CHECK(c, !g->result.by && !game_is_stopped(g));
}

static void test_history(struct check *c, struct game *g, struct record *r)
{
    struct extent e;

    play(g, r, RULES_TRAX, false, LOOP);
    e = game_extent(g, 0);
    CHECK(c, e.right < e.left);
    CHECK(c, !game_tile(g, 3, -1000, -1) && !game_tile(g, 3, -1, 1000) && !game_tile(g, 0, 0, 0));
}

/* A refused move is skipped; the next one gets its number. */
static void test_keep_going(struct check *c, struct game *g, struct record *r)
{
    play(g, r, RULES_TRAX, true, "huh A1U A1C A1/ B1D x RESIGN");
    CHECK(c, g->count == 2 && g->error_count == 4 && g->result.by == GAME_OPEN);
    CHECK(c, g->moves[0].word == 2 && g->moves[1].word == 4);
    CHECK(c, g->errors[0].number == 1 && g->errors[1].number == 1 && g->errors[2].number == 2);
    CHECK(c, g->errors[2].word == 3 && g->errors[3].number == 3);
    play(g, r, RULES_TRAX, true, LOOP "B1+ B2+");
    CHECK(c, g->error_count == 1 && g->errors[0].reason == MOVE_AFTER_END); /* one error is enough */
}

/* The rules: those asked for, else those of the heading, else trax. The names come from the heading. */
static void test_rules(struct check *c, struct game *g, struct record *r)
{
    static const char text[] = "8x8 Trax\nWhite: Ann\nBlack: Bo\nEvent: Open\n1 A1C 2 B1U\n";

    record_open(r, text_of(text), INPUT_DETECT, NULL);
    CHECK(c, game_next(r, g, NULL, false));
    CHECK(c, g->rules == RULES_TRAX8 && text_is(g->white, "Ann") && text_is(g->black, "Bo"));
    CHECK(c, text_is(g->title, "Open") && g->count == 2);
    record_open(r, text_of(text), INPUT_DETECT, RULES_LOOP);
    CHECK(c, game_next(r, g, RULES_LOOP, false));
    CHECK(c, g->rules == RULES_LOOP);
    g->repair = text_of("B1+"); /* of that game */
    play(g, r, NULL, false, "A1C");
    CHECK(c, g->rules == RULES_TRAX && g->white.length == 0 && g->black.length == 0 && g->title.length == 0);
    CHECK(c, g->repair.length == 0);
    record_open(r, text_of(text), INPUT_DETECT, NULL);
    CHECK(c, game_next(r, g, NULL, false) && !game_next(r, g, NULL, false));
    CHECK(c, g->count == 0 && g->title.length == 0 && g->white.length == 0 && g->black.length == 0);
}

static void test_names(struct check *c)
{
    static const char *const reasons[] = {"played",       "syntax",    "bad-first",   "occupied",
                                          "no-neighbour", "no-such-tile", "ambiguous", "three-paths",
                                          "off-board",    "after-end", "too-large"};
    static const char *const ways[] = {"open", "loop", "line", "loop+line", "resignation", "time", "claim",
                                       "agreement", "full board"};

    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        CHECK(c, strcmp(move_reasons[(enum move_status)i].name, reasons[i]) == 0);
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        CHECK(c, strcmp(game_by_table[(enum game_by)i].name, ways[i]) == 0);
}

/* What a record states, and what the board shows. */
static const struct {
    struct ending end;
    int end_after;
    struct game_result board;
    bool contradicts;
} statements[] = {
    {{END_NONE, GAME_NOBODY, GAME_OPEN}, 0, {GAME_BY_LOOP, GAME_WHITE, 5}, false},
    {{END_NONE, GAME_NOBODY, GAME_OPEN}, 0, {GAME_OPEN, GAME_NOBODY, 0}, false},
    {{END_RESIGN, GAME_NOBODY, GAME_OPEN}, 4, {GAME_OPEN, GAME_NOBODY, 0}, false},
    {{END_RESIGN, GAME_NOBODY, GAME_OPEN}, 4, {GAME_BY_LOOP, GAME_BLACK, 4}, false}, /* white resigns */
    {{END_RESIGN, GAME_NOBODY, GAME_OPEN}, 4, {GAME_BY_LOOP, GAME_WHITE, 4}, true},
    {{END_RESIGN, GAME_NOBODY, GAME_OPEN}, 5, {GAME_BY_LINE, GAME_WHITE, 5}, false},
    {{END_CLAIM, GAME_NOBODY, GAME_OPEN}, 5, {GAME_BY_LOOP, GAME_BLACK, 5}, false},
    {{END_CLAIM, GAME_NOBODY, GAME_OPEN}, 5, {GAME_BY_LOOP, GAME_WHITE, 5}, true},
    {{END_DRAW, GAME_NOBODY, GAME_OPEN}, 5, {GAME_BY_FULL_BOARD, GAME_NOBODY, 5}, false},
    {{END_DRAW, GAME_NOBODY, GAME_OPEN}, 5, {GAME_BY_LOOP, GAME_WHITE, 5}, true},
    {{END_SCORE, GAME_WHITE, GAME_OPEN}, 4, {GAME_BY_BOTH, GAME_WHITE, 4}, false},
    {{END_SCORE, GAME_WHITE, GAME_OPEN}, 4, {GAME_BY_LINE, GAME_BLACK, 4}, true},
    {{END_SCORE, GAME_WHITE, GAME_BY_LOOP}, 4, {GAME_OPEN, GAME_NOBODY, 0}, true}, /* it is not there */
    {{END_SCORE, GAME_WHITE, GAME_BY_LOOP}, 4, {GAME_BY_LOOP, GAME_WHITE, 4}, false},
    {{END_SCORE, GAME_WHITE, GAME_BY_LOOP}, 4, {GAME_BY_LINE, GAME_WHITE, 4}, true},
    {{END_SCORE, GAME_WHITE, GAME_BY_LINE}, 4, {GAME_BY_LOOP, GAME_WHITE, 4}, true},
    {{END_SCORE, GAME_WHITE, GAME_BY_LINE}, 4, {GAME_BY_BOTH, GAME_WHITE, 4}, false}, /* a line too */
    {{END_SCORE, GAME_WHITE, GAME_BY_LOOP}, 4, {GAME_BY_CLAIM, GAME_WHITE, 4}, false}, /* not by the board */
};

static void test_contradictions(struct check *c)
{
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
        struct record_game record = {.end = statements[i].end, .end_after = statements[i].end_after};
        bool good = game_contradicts(&record, &statements[i].board) == statements[i].contradicts;

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  statement %d\n", (int)i);
    }
}

/* What the paths of a turn win: for each mover, under each rules. */
static void test_judge(struct check *c)
{
    enum { LOOP_W = BOARD_LOOP << BOARD_WHITE, LINE_W = BOARD_LINE << BOARD_WHITE, LOOP_B = BOARD_LOOP << BOARD_BLACK,
           LINE_B = BOARD_LINE << BOARD_BLACK };
    static const struct {
        unsigned won;
        const struct rules *rules;
        enum board_colour mover;
        enum game_by by;
        enum game_player winner;
    } rows[] = {
        {LOOP_W, RULES_TRAX, BOARD_WHITE, GAME_BY_LOOP, GAME_WHITE},
        {LOOP_W, RULES_TRAX, BOARD_BLACK, GAME_BY_LOOP, GAME_WHITE},
        {LINE_B, RULES_TRAX, BOARD_WHITE, GAME_BY_LINE, GAME_BLACK},
        {LINE_B, RULES_TRAX, BOARD_BLACK, GAME_BY_LINE, GAME_BLACK},
        {LOOP_W | LINE_W, RULES_TRAX, BOARD_WHITE, GAME_BY_BOTH, GAME_WHITE},
        {LOOP_B | LINE_B, RULES_TRAX8, BOARD_WHITE, GAME_BY_BOTH, GAME_BLACK},
        {LOOP_W | LINE_W, RULES_LOOP, BOARD_WHITE, GAME_BY_LOOP, GAME_WHITE},
        {LINE_W, RULES_LOOP, BOARD_WHITE, GAME_OPEN, GAME_NOBODY},
        {LOOP_W | LOOP_B, RULES_TRAX, BOARD_WHITE, GAME_BY_LOOP, GAME_WHITE},
        {LOOP_W | LOOP_B, RULES_TRAX, BOARD_BLACK, GAME_BY_LOOP, GAME_BLACK},
        {LOOP_W | LINE_B, RULES_TRAX, BOARD_BLACK, GAME_BY_LINE, GAME_BLACK},
        {LOOP_W | LINE_B, RULES_TRAX, BOARD_WHITE, GAME_BY_LOOP, GAME_WHITE},
        {LOOP_W | LINE_B, RULES_LOOP, BOARD_BLACK, GAME_BY_LOOP, GAME_WHITE},
        {LOOP_W | LOOP_B | LINE_B, RULES_TRAX, BOARD_BLACK, GAME_BY_BOTH, GAME_BLACK},
        {0, RULES_TRAX, BOARD_WHITE, GAME_OPEN, GAME_NOBODY},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct board b = {.won = rows[i].won};
        struct game_result result = game_judge(rows[i].rules, &b, rows[i].mover, 9);
        bool good = result.by == rows[i].by && result.winner == rows[i].winner && result.move == 9;

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  judge %d: %s %d\n", (int)i, game_by_table[result.by].name, (int)result.winner);
    }
}

/* Moves by their numbers; the tiles in a rectangle after some of them. */
static void test_moves(struct check *c)
{
    static const char *const modern[] = {"@0/", "B1+", "A0+"}, *const classic[] = {"A1C", "B1S", "1AS"};
    static const struct {
        struct extent e;
        int moves;
        bool wider;
        struct extent used;
    } parts[] = {
        {{0, 0, 0, 0}, 1, false, {0, 0, 0, 0}},   {{1, 0, 1, 0}, 1, true, {0, 0, -1, -1}},
        {{-1, -1, 1, 1}, 2, false, {0, 0, 1, 0}}, {{-3, -2, -1, 2}, 3, false, {0, 0, -1, -1}},
        {{-2, -3, 3, 2}, 3, true, {-1, -2, 2, 1}}, {{0, -1, 1, 0}, 3, true, {0, -1, 1, 0}},
    };
    struct record r = {0};
    struct game g = {0};
    char word[NOTATION_WORD];

    play(&g, &r, RULES_TRAX, true, "@0/ hm B1+ A0+");
    CHECK(c, g.count == 3 && g.error_count == 1);
    for (int n = 1; n <= 3; n++) {
        const struct record_move *m = game_record_move(&g, n);

        game_word(&g, n, NOTATION_MODERN, word);
        CHECK(c, strcmp(word, modern[n - 1]) == 0 && text_is(m->word, modern[n - 1]));
        game_word(&g, n, NOTATION_CLASSIC, word);
        CHECK(c, strcmp(word, classic[n - 1]) == 0);
    }
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        struct extent used = game_extent_within(&g, parts[i].moves, &parts[i].e, parts[i].wider);

        CHECK(c, memcmp(&used, &parts[i].used, sizeof used) == 0);
    }
    game_free(&g);
    record_free(&r);
}

/* A text without moves has no game, in whatever form it is read. */
static void test_blank(struct check *c)
{
    static const char *const texts[] = {"", " ", "\n", " \n\t\n", "so\n"};
    struct record r = {0};
    struct game g = {0};
    enum input_form form;

    for (form = INPUT_DETECT; form < INPUT_WORDS; form++)
        for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
            record_open(&r, text_of(texts[i]), form, NULL);
            CHECK(c, !game_next(&r, &g, NULL, false));
        }
    game_free(&g);
    record_free(&r);
}

void test_game(struct check *c)
{
    struct record r = {0};
    struct game g = {0};

    test_blank(c);
    test_judge(c);
    test_contradictions(c);
    test_moves(c);
    test_refusals(c, &g, &r);
    test_results(c, &g, &r);
    test_history(c, &g, &r);
    test_keep_going(c, &g, &r);
    test_rules(c, &g, &r);
    test_names(c);
    game_free(&g);
    record_free(&r);
}
