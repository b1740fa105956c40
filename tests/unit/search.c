#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"
#include "check.h"
#include "play.h"
#include "rules.h"

static void word_of(const struct position *p, const struct position_move *m, char word[NOTATION_WORD])
{
    position_word(p, m, NOTATION_MODERN, word);
}

/* An L: two attacks with one move, and no reply to both (FAQ, C5). */
static void test_l(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    struct position_move reply = {0, 0, 0};
    char word[NOTATION_WORD];

    play(&r, &g, "@0/ A2+ A3/ @2/ @2/ A1\\", RULES_TRAX);
    analysis_make(&a, &g, 5, ANALYSIS_WINS | ANALYSIS_SAFE, 2);
    word_of(&a.position, &a.wins[BOARD_WHITE].move, word);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_FORCED && a.wins[BOARD_WHITE].turns == 2);
    CHECK(c, strcmp(word, "A1\\") == 0);
    CHECK(c, a.wins[BOARD_BLACK].verdict == SEARCH_NONE);
    CHECK(c, a.safe_count > 10 && a.attacks.count == 0);
    position_set(&a.position, &g, 6); /* with A1\ laid, be it by black: white is to win */
    CHECK(c, search_holds(&a.position, BOARD_WHITE, 1, &reply) == SEARCH_FORCED);
    analysis_make(&a, &g, 6, ANALYSIS_WINS, 2);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_FORCED && a.wins[BOARD_WHITE].turns == 1);
    analysis_free(&a);
    play_free(&r, &g);
}

/* One attack is not a win: black's replies are the safe moves. */
static void test_safe(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    struct position_move reply = {0, 0, 0};
    int i;

    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, ANALYSIS_ATTACKS | ANALYSIS_SAFE, 2);
    CHECK(c, a.attacks.count == 2 && a.attacks.all[0].colour == BOARD_WHITE);
    CHECK(c, a.safe_count > 0);
    for (i = 0; i < a.safe_count; i++) /* they all lie in the mouth of the attack, or force a tile there */
        CHECK(c, a.safe[i].y == -1 && a.safe[i].x >= -1 && a.safe[i].x <= 1);
    CHECK(c, search_holds(&a.position, BOARD_WHITE, 1, &reply) == SEARCH_NONE && reply.edges);
    analysis_free(&a);
    play_free(&r, &g);
}

/* Results stay in place while the list grows. */
static void test_together(struct check *c)
{
    static const char *const games[] = {
        "A1C 1AR 1AR 1AR B1D C1D D1D", "@0/", "@0/ B1+ @1\\", "@0/ A2+ A3/ @2/ @2/",
        "A1C 1AR 1AR 1AR B1D C1D D1D B4U C4U", "@0/ @1+ @1+ @1+ @1\\"};
    size_t i;

    for (i = 0; i < sizeof games / sizeof *games; i++) {
        struct record r = {0};
        struct game g = {0};
        struct analysis all = {0}, corners = {0}, safe = {0};
        int n, tile;

        play(&r, &g, games[i], RULES_TRAX);
        analysis_make(&all, &g, g.count, ANALYSIS_ATTACKS | ANALYSIS_SAFE | ANALYSIS_CORNERS | ANALYSIS_WINS, 2);
        analysis_make(&corners, &g, g.count, ANALYSIS_CORNERS, 2);
        analysis_make(&safe, &g, g.count, ANALYSIS_SAFE, 2);
        CHECK(c, all.corners.count == corners.corners.count && all.safe_count == safe.safe_count);
        for (n = 0; n < all.corners.count; n++) {
            const struct board *b = &all.position.board;

            for (tile = 0; tile < b->count && &b->tiles[tile] != all.corners.all[n].begin.tile; tile++)
                ;
            CHECK(c, tile < b->count);
            CHECK(c, tile == corners.corners.all[n].begin.tile - corners.position.board.tiles);
        }
        for (n = 0; n < all.safe_count; n++)
            CHECK(c, all.safe[n].x == safe.safe[n].x && all.safe[n].y == safe.safe[n].y &&
                         all.safe[n].edges == safe.safe[n].edges);
        analysis_free(&all);
        analysis_free(&corners);
        analysis_free(&safe);
        play_free(&r, &g);
    }
}

/* A game that is over has no moves, wins or replies, even if none were ever listed. */
static void test_over(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};
    struct position_move reply = {1, 1, BOARD_NORTH | BOARD_SOUTH};

    play(&r, &g, "@0/ @1\\ A0/", RULES_TRAX);
    analysis_make(&a, &g, g.count, ANALYSIS_SAFE, 2);
    CHECK(c, g.result.by == GAME_BY_LOOP && a.position.over && a.safe_count == 0);
    analysis_make(&a, &g, g.count, ANALYSIS_ATTACKS | ANALYSIS_CORNERS | ANALYSIS_WINS, 2);
    CHECK(c, a.attacks.count == 0 && a.corners.count == 0);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_NONE && a.wins[BOARD_BLACK].verdict == SEARCH_NONE);
    CHECK(c, search_holds(&a.position, BOARD_WHITE, 1, &reply) == SEARCH_NONE && reply.edges == 0);
    analysis_free(&a);
    play_free(&r, &g);
}

void test_search(struct check *c)
{
    test_l(c);
    test_safe(c);
    test_together(c);
    test_over(c);
}
