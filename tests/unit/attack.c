#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"
#include "check.h"
#include "play.h"

/* Positions, and the immediate wins of each colour in the modern notation. */
static const struct {
    const char *words;
    const struct rules *rules;
    const char *attacks;
} table[] = {
    {"@0/", RULES_TRAX, ""},
    {"@0/ @1\\", RULES_TRAX, "wA0/ wB0\\"},           /* narrow: from either end (FAQ, C1) */
    {"@0/ @1+ @1\\", RULES_TRAX, "wB0+"},             /* wide: a straight in the middle */
    {"@0/ @1+ @1+ @1\\", RULES_TRAX, ""},             /* too wide */
    {"@0/ B1\\", RULES_TRAX, "bA2\\ bB2/"},           /* black's, below */
    {"@0+ A2+ A3+ A4+ A5+ A6+ A7+", RULES_TRAX, "wA0+ wA8+"},
    {"@0+ A2+ A3+ A4+ A5+ A6+ A7+", RULES_LOOP, ""},
    {"@0/ @1\\ A0/", RULES_TRAX, ""},                 /* over */
};

static void test_table(struct check *c)
{
    struct analysis a = {0};
    const struct mark_list *list = &a.marks;
    size_t i;
    int j, n;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct record r = {0};
        struct game g = {0};
        char told[200] = "", word[NOTATION_WORD];

        play(&r, &g, table[i].words, table[i].rules);
        analysis_make(&a, &g, g.count, 1U << MARK_ATTACK, 1);
        for (j = 0; j < list->count; j++)
            for (n = 0; n < list->all[j].count; n++) {
                const struct mark *m = &list->all[j];
                struct position_move move = {m->x, m->y, m->tiles[n]};

                CHECK(c, m->kind == MARK_ATTACK && m->by[n] != GAME_OPEN);
                position_word(&a.position, &move, NOTATION_MODERN, word);
                sprintf(told + strlen(told), "%s%c%s", j || n ? " " : "", "wb"[m->colour], word);
            }
        CHECK(c, strcmp(told, table[i].attacks) == 0);
        if (strcmp(told, table[i].attacks) != 0)
            fprintf(stderr, "  %s: %s\n", table[i].words, told);
        play_free(&r, &g);
    }
    analysis_free(&a);
}

/* A hint that does not fit the position is ignored; one that does is found again. */
static void test_hint(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct position p = {0};
    struct position_move hint = {50, 50, BOARD_NORTH | BOARD_SOUTH};

    play(&r, &g, "@0/ @1+ @1\\", RULES_TRAX);
    position_set(&p, &g, g.count);
    CHECK(c, attack_exists(&p, BOARD_WHITE, &hint));
    CHECK(c, hint.x == -1 && hint.y == -1 && hint.edges == (BOARD_EAST | BOARD_WEST));
    CHECK(c, attack_exists(&p, BOARD_WHITE, &hint));
    CHECK(c, !attack_exists(&p, BOARD_BLACK, &hint) && p.board.count == g.board.count);
    position_free(&p);
    play_free(&r, &g);
}

void test_attack(struct check *c)
{
    test_table(c);
    test_hint(c);
}
