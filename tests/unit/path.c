#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "check.h"

#include <stdlib.h>

/* Moves, and of the tiles in the order in which they were placed the number of the winner where they won, else 0. */
static const struct {
    const char *words;
    const struct rules *rules;
    const char *marks;
} table[] = {
    {"A1C B1D", RULES_TRAX, "00"},
    {"A1C @1\\ A0/", RULES_TRAX, "1111"},
    {"A1C B1D @1\\ A0/", RULES_TRAX, "10111"}, /* B1 is beside the loop */
    {"@0+ B1/ B2\\ B3/ A3\\", RULES_LOOP, "002222"}, /* a black one, by white's move */
    {"@0+ A2+ A3+ A4+ A5+ A6+ A7+ A8+", RULES_TRAX, "11111111"},
    {"@0+ B1+ A2+ A3+ A4+ A5+ A6+ A7+ A8+", RULES_TRAX, "101111111"},
    {"@0+ A2+ A3+ A4+ A5+ A6+ A7+ A8+", RULES_LOOP, "00000000"},
    {"A1C RESIGN", RULES_TRAX, "0"},
};

void test_path(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    size_t i, j;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        unsigned char *won;
        bool same = true;

        record_open(&r, text_of(table[i].words), INPUT_WORDS);
        game_next(&r, &g, table[i].rules, false);
        won = path_won(&g);
        for (j = 0; table[i].marks[j]; j++)
            same = same && (won ? won[j] * (int)g.result.winner : 0) == table[i].marks[j] - '0';
        CHECK(c, same && g.board.count == (int)j);
        free(won);
    }
    game_free(&g);
    record_free(&r);
}
