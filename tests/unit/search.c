#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "check.h"
#include "play.h"

/* The number of moves of a kind and colour. */
static int count_of(const struct analysis *a, enum mark_kind kind, enum board_colour colour)
{
    int i, count = 0;

    for (i = 0; i < a->marks.count; i++)
        if (a->marks.all[i].kind == kind && a->marks.all[i].colour == colour)
            count += a->marks.all[i].count;
    return count;
}

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
    char word[NOTATION_WORD];

    play(&r, &g, "@0/ A2+ A3/ @2/ @2/ A1\\", RULES_TRAX);
    analysis_make(&a, &g, 5, 1U << MARK_WIN | 1U << MARK_SAFE, 2);
    word_of(&a.position, &a.wins[BOARD_WHITE].move, word);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_FORCED && a.wins[BOARD_WHITE].turns == 2);
    CHECK(c, strcmp(word, "A1\\") == 0);
    CHECK(c, a.wins[BOARD_BLACK].verdict == SEARCH_NONE);
    CHECK(c, count_of(&a, MARK_SAFE, BOARD_BLACK) > 10 && !count_of(&a, MARK_ATTACK, BOARD_WHITE));
    analysis_make(&a, &g, 6, 1U << MARK_WIN, 2);
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
    int i;

    play(&r, &g, "@0/ B1+ @1\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_ATTACK | 1U << MARK_SAFE, 2);
    CHECK(c, count_of(&a, MARK_ATTACK, BOARD_WHITE) == 2 && count_of(&a, MARK_ATTACK, BOARD_BLACK) == 0);
    CHECK(c, count_of(&a, MARK_SAFE, BOARD_BLACK) > 0 && count_of(&a, MARK_SAFE, BOARD_WHITE) == 0);
    for (i = 0; i < a.marks.count; i++) /* they all lie in the mouth of the attack, or force a tile there */
        CHECK(c, a.marks.all[i].y == -1 && a.marks.all[i].x >= -1 && a.marks.all[i].x <= 1);
    analysis_free(&a);
    play_free(&r, &g);
}

/* A game that is over has no moves, wins or replies, even if none were ever listed. */
static void test_over(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};

    play(&r, &g, "@0/ @1\\ A0/", RULES_TRAX);
    analysis_make(&a, &g, g.count, 1U << MARK_SAFE, 2);
    CHECK(c, g.result.by == GAME_BY_LOOP && a.position.over && a.marks.count == 0);
    analysis_make(&a, &g, g.count, (1U << MARK_KINDS) - 1 - (1U << MARK_SAFE), 2);
    CHECK(c, a.marks.count == 0);
    CHECK(c, a.wins[BOARD_WHITE].verdict == SEARCH_NONE && a.wins[BOARD_BLACK].verdict == SEARCH_NONE);
    analysis_free(&a);
    play_free(&r, &g);
}

void test_search(struct check *c)
{
    test_l(c);
    test_safe(c);
    test_over(c);
}
