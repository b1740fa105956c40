#include "base.h"
#include "text.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "path.h"
#include "position.h"
#include "attack.h"
#include "search.h"
#include "remark.h"
#include "sequence.h"
#include "variation.h"

#include "check.h"

#include <string.h>

/* Comments to `5 @2/` of one game, where white threatens an L, and what comes of each sequence in them:
   a letter (Holds, Nomove, Renamed, Illegal, Untrue) and where it is. */
static const struct {
    const char *comment;
    const char *verdicts;
} table[] = {
    {";A1\\ any win", "H5"},
    {";in prose (A1\\ any win) too", "H5"},
    {";A1\\ any A0+ any win", "U5:24"},
    {";6 A1+ A1\\", "R5:14"},
    {";6 D1+ A1\\", "H5"},
    {";D1+ any win", "U5:16"},
    {";one move A1\\ alone is none", ""},
    {";nor a list A1\\, D1+ or so", ""},
    {";A1X any win", ""},
    {";6 D1+ A1\\R any win", "N5:14"},
    {";D1+ A1\\ any win\n   ;    D2+ A1\\ any win\n   ;    A1+ A1\\ any win", "H5 H6 U7:21"},
    {";D1+ A1\\ *** (1)\n ;(1) D2+ D3+\n", "H5 H6"},
    {";A1\\ Z9+ any win", "I5:12"},
    {";4 @2/ @2/ A1\\ *** @1/", "H5"},
};

struct told {
    char verdicts[100];
};

static void tell(void *to, const struct variation *v)
{
    char *at = ((struct told *)to)->verdicts;

    at += strlen(at);
    sprintf(at, at == ((struct told *)to)->verdicts ? "%c%d" : " %c%d", "HNRIU?"[v->verdict], v->line);
    if (v->verdict != VARIATION_HOLDS)
        sprintf(at + strlen(at), ":%d", v->column);
}

void test_variation(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        char text[400];
        struct record r = {0};
        struct game g = {0};
        struct told told = {""};

        sprintf(text, "1 @0/\n2 A2+\n3 A3/\n4 @2/\n5 @2/ %s\n6 A1/\n", table[i].comment);
        record_open(&r, text_of(text), STYLE_NUMBERED);
        game_begin(&g, RULES_TRAX, false);
        CHECK(c, record_next(&r, NULL, NULL));
        game_play(&g, &r.game);
        CHECK(c, g.count == 6);
        variation_check(&g, tell, &told);
        CHECK(c, strcmp(told.verdicts, table[i].verdicts) == 0);
        if (strcmp(told.verdicts, table[i].verdicts) != 0)
            fprintf(stderr, "  %s: %s, not %s\n", table[i].comment, told.verdicts, table[i].verdicts);
        game_free(&g);
        record_free(&r);
    }
}
