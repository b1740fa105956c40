/* What an analysis found, as sentences: lists of moves and spaces in the notation of the last move, or their
   numbers. */

#include "render/render.h"
#include "check.h"
#include "play.h"

enum { ATTACK = 1 << MARK_ATTACK, SAFE = 1 << MARK_SAFE, CORNER = 1 << MARK_CORNER, WIN = 1 << MARK_WIN };

static const struct {
    const char *moves;
    int marks;
    enum analysis_text form;
    const char *text;
} table[] = {
    {"@0/ B1+ @1\\", ATTACK, ANALYSIS_TEXT_LIST, "White can win at once with A0/, B0\\.\nBlack has no attack.\n"},
    {"@0/ B1+ @1\\", ATTACK, ANALYSIS_TEXT_CAPTION, "White can win at once with A0/, B0\\.\nBlack has no attack.\n"},
    {"@0/ B1+ @1\\", ATTACK, ANALYSIS_TEXT_ROW, " Attacks: White 2, Black 0."},
    {"A1C B1S A1U", ATTACK, ANALYSIS_TEXT_LIST, "White can win at once with 1AR, B1L.\nBlack has no attack.\n"},
    {"A1C B1S @1\\", ATTACK, ANALYSIS_TEXT_LIST, "White can win at once with A0/, B0\\.\nBlack has no attack.\n"},
    /* Corners are named by the spaces of the board as it is, in either notation. */
    {"@0/", CORNER, ANALYSIS_TEXT_LIST, "Corners for White: A1.\nCorners for Black: A1.\n"},
    {"@0/", CORNER, ANALYSIS_TEXT_ROW, " Corners: White 1, Black 1."},
    {"@0/ @1/", CORNER, ANALYSIS_TEXT_LIST, "White has no corner.\nCorners for Black: B1, A1.\n"},
    {"A1C A1D", CORNER, ANALYSIS_TEXT_LIST, "White has no corner.\nCorners for Black: B1, A1.\n"},
    {"@0/ A0\\", CORNER, ANALYSIS_TEXT_CAPTION, "White has no corner.\nCorners for Black: A2, A1.\n"},
    {"@0/ @1/", CORNER, ANALYSIS_TEXT_ROW, " Corners: White 0, Black 2."},
    /* Safe moves are those of the player to move; captions only count more than 12. */
    {"@0/ @1/", SAFE, ANALYSIS_TEXT_LIST,
     "Safe moves for White: A0+, A0/, B0+, B0\\, B0/, @1+, @1/, C1+, C1/, A2+, A2/, A2\\, B2+, B2/.\n"},
    {"@0/ @1/ @1/ C2\\ D2\\ D1+ D3/ B3+ B4/ @4+ E4\\ A1\\", SAFE, ANALYSIS_TEXT_CAPTION, "Safe moves for White: 13.\n"},
    {"@0/ A0+ B1\\ @1+ @1/ E1/", SAFE, ANALYSIS_TEXT_CAPTION,
     "Safe moves for White: B0/, C0\\, D0/, E0\\, A3+, A3/, B3+, B3/, C3+, C3\\, D3+, D3\\.\n"},
    {"@0/ @1/", SAFE, ANALYSIS_TEXT_ROW, " Safe moves for White: 14."},
    {"@0/", WIN, ANALYSIS_TEXT_LIST,
     "White has no win by attacks in 2 turns.\nBlack has no win by attacks in 2 turns.\n"},
    {"@0/ A2+ A3/ @2/ @2/", WIN, ANALYSIS_TEXT_LIST,
     "White can force a win in 2 turns, starting with A1\\.\n;A1\\ any win\n"
     "Black has no win by attacks in 2 turns.\n"},
    {"A1C A2S A3L A2D A2D", WIN, ANALYSIS_TEXT_ROW,
     " White can force a win in 2 turns, starting with A1L. Black has no win by attacks in 2 turns."},
    /* Kinds in their order; nothing of a game that is over. */
    {"@0/ @1/", ATTACK | CORNER | SAFE, ANALYSIS_TEXT_ROW,
     " Attacks: White 0, Black 0. Safe moves for White: 14. Corners: White 0, Black 2."},
    {"@0/ B1+ @1\\ A0/", ATTACK | CORNER | SAFE | WIN, ANALYSIS_TEXT_LIST, ""},
    {"@0/ @1/", 0, ANALYSIS_TEXT_LIST, ""},
};

/* The marks that settings ask for, words as bits: none attacks safe corners wins all; in how many turns, of which two
   are usual. A number of turns asks for wins; -v for attacks in the format check. */
static void test_settings(struct check *c)
{
    static const struct {
        int words, turns;
        bool verbose;
        unsigned marks;
        int depth;
    } rows[] = {
        {0, 0, false, 0, 2},      {1, 0, false, 0, 2},           {2, 0, false, ATTACK, 2}, {4, 0, false, SAFE, 2},
        {8, 0, false, CORNER, 2}, {16, 0, false, WIN, 2},        {32, 0, false, 15, 2},    {34, 0, false, 15, 2},
        {33, 0, false, 15, 2},    {10, 0, false, ATTACK | CORNER, 2}, {0, 1, false, WIN, 1}, {1, 2, false, WIN, 2},
        {4, 9, false, SAFE | WIN, 9}, {0, 0, true, ATTACK, 2},   {8, 3, true, ATTACK | CORNER | WIN, 3},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct render_settings settings = {.verbose = rows[i].verbose, .values = {rows[i].words, rows[i].turns}};
        struct render r;

        render_open(&r, &out_check, &settings, NULL);
        CHECK(c, r.settings.marks == rows[i].marks && r.settings.depth == rows[i].depth);
        render_close(&r);
        render_open(&r, &out_json, &settings, NULL);
        CHECK(c, r.settings.marks == (rows[i].verbose ? rows[i].marks & ~(unsigned)ATTACK : rows[i].marks));
        render_close(&r);
        settings.verbose = false; /* a format without such settings */
        render_open(&r, &out_code, &settings, NULL);
        CHECK(c, r.settings.marks == 0);
        render_close(&r);
    }
}

void test_sentences_of_marks(struct check *c)
{
    struct message_catalogue words;

    test_settings(c);
    words = message_english;
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct render_settings settings = {.words = &words};
        struct record r = {0};
        struct game g = {0};
        struct analysis a = {0};
        struct sink found = {0};
        struct scene s = {.game = &g, .settings = &settings, .analysis = table[i].marks ? &a : NULL};
        bool same;

        play(&r, &g, table[i].moves, RULES_TRAX);
        s.moves = g.count;
        analysis_make(&a, &g, g.count, (unsigned)table[i].marks, 2);
        analysis_text_write(&s, table[i].form, &found);
        same = text_is(sink_contents(&found), table[i].text);
        CHECK(c, same);
        if (!same)
            fprintf(stderr, "  %s: %.*s", table[i].moves, (int)found.used, sink_contents(&found).at);
        sink_free(&found);
        analysis_free(&a);
        play_free(&r, &g);
    }
}
