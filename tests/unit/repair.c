#include "analysis/analysis.h"
#include "check.h"

/* After @0/ @1\ the word A0/ closes a white loop: @1\ leads white's path from the west of the first tile north, A0/
   leads it east, and the tile that is forced above the first one leads it back. After @0/ A2+ B2+ the word B3/ closes a
   black one: it forces a tile below A2+, and B2+ one east of the first tile. */
static const struct {
    enum input_form form;
    const char *text;
    const char *repair; /* kind (Changed, Doubled, Missing, Exchanged), number of the word, move or other word;
                           empty: none */
} table[] = {
    /* Row 2 left of the first tile touches nothing. @1\ wins with the last word, A2\ is legal too. */
    {INPUT_WORDS, "@0/ @2\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ @2\\", ""},                 /* nothing tells which of the two it is */
    {INPUT_WORDS, "@0/ @2\\ A0/ RESIGN", ""},      /* nobody resigns a game that is over; with A2\ it is not, nor with
                                                        a move before it */
    {INPUT_WORDS, "@0+ @2\\ B1+ RESIGN", "C2 A2\\"}, /* the next column, */
    {INPUT_WORDS, "@0+ B0+ A2\\ RESIGN", "C2 B1+"}, /*   the next row */
    {INPUT_WORDS, "@0/ @2\\ @2\\ A0/", ""},        /* two words are wrong */
    {INPUT_WORDS, "@0/ @2\\ A0/ RESIGN A1/", ""},  /* nothing can follow an end marker */
    {INPUT_WORDS, "@0\\ @1\\ A0/", "C1 @0/"},      /* after @0+ nobody wins */
    {INPUT_WORDS, "A1C A2U 1AR", "C2 A1U"},        /* the same game in classic words */
    {INPUT_WORDS, "A1C A2U A0/", "C2 A1U"},        /* each word in the notation it had, */
    {INPUT_WORDS, "@0+ @1+ A0/ A3c", "C4 A3\\"},   /*   unless no other word has it */
    {INPUT_WORDS, "A1C A1U A1R", "C3 1AR"},        /* left of the corner, not above it; and the reverse */
    {INPUT_WORDS, "A1C 1AU 1AR", "C2 A1U"},
    {INPUT_WORDS, "A1C A1U 1AR", ""},              /* agrees as it is */
    {INPUT_WORDS, "A1C A1U 1AR RESIGN", ""},       /* that does not, but many moves do not win */
    /* Each shape, in place of one that cannot be. */
    {INPUT_WORDS, "A1C A1R 1AR", "C2 A1U"},
    {INPUT_WORDS, "A1C A1U 1AD", "C3 1AR"},
    {INPUT_WORDS, "A1C 1AD A2U", "C2 1AL"},
    {INPUT_WORDS, "A1C B1L 1AL A3R", "C2 B1D"},    /* Black closes the loop below */
    {INPUT_WORDS, "A1C B1D 1AL A3D", "C4 A3R"},
    {INPUT_WORDS, "A1C A1S A1U B1D", "C4 B1S"},    /* wide */
    {INPUT_WORDS, "A1C A1R A1U B1S", "C2 A1S"},
    {INPUT_WORDS, "@0/ @1\\ A0\\", ""},            /* that can be */
    {INPUT_WORDS, "@0/ @1\\ A0+ RESIGN", ""},
    /* Black closes a loop; after the other first move White does, and says so. */
    {INPUT_PLAIN, "@0+ A2/ B2\\ A3\\ 1-0", "C1 @0/"},
    {INPUT_PLAIN, "@0/ @1/ @1\\ A0/ 1-0", ""},      /* or a move is missing */
    {INPUT_PLAIN, "@0/ @1/ @1\\ A0/ 0-1", ""},
    {INPUT_PLAIN, "@0/ @1/ @1\\ A0/", ""},
    {INPUT_DETECT, "(;GM[16];P0[1 Move @ 0 /];P0[2 Done];P0[3 Move B 1 +])", ""}, /* move 3 is skipped */
    /* After @0/ B1\ the words A2\ and B2/ close a black loop; moves may be missing as well. */
    {INPUT_WORDS, "@0/ B1\\ B3/", ""},
    {INPUT_WORDS, "@0/ A3\\ B2/", ""},
    {INPUT_WORDS, "@0/ A2\\ A0\\ C2\\", ""},
    {INPUT_PLAIN, "@0/ B0\\ A2\\ 1-0", ""},         /* the score says otherwise */
    {INPUT_WORDS, "@0/ A3\\ B2/ A3\\", ""},         /* a word would follow the end */
    {INPUT_WORDS, "@0/ A1+ B1\\", ""},              /* several agree */
    {INPUT_WORDS, "@0/ B1/ B3\\ C2\\", ""},         /* one does, and missing moves */
    /* Left of the tiles that @0/ @1/ leave A2/ touches @1/; A3/ does not, unless a tile on A2 is missing. */
    {INPUT_WORDS, "@0/ @1/ A3/ RESIGN", ""},
    {INPUT_WORDS, "@0/ @1/ A3/", ""},
    /* A word that is not a move. */
    {INPUT_WORDS, "@0/ @1\\ AO/", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ ao/", "C3 A0/"},
    {INPUT_WORDS, "@0/ @l\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ @1\\ A0", "C3 A0/"},        /* of three shapes one wins */
    {INPUT_WORDS, "@0/ @1\\ 0A/", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ A0//", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ A0x", "C3 A0/"},
    {INPUT_WORDS, "A1C A1 1AR", "C2 A1U"},
    {INPUT_WORDS, "@0/ A2+ @l+", "C3 @1+"},        /* a digit, though other letters would do as well */
    {INPUT_WORDS, "@0/ A2+ @I+", "C3 @1+"},
    {INPUT_WORDS, "@0/ Ao/", "C2 A0/"},
    {INPUT_WORDS, "@0/ A2+ @x+", ""},
    {INPUT_WORDS, "@0/ Ax/", ""},
    {INPUT_WORDS, "@0/ @I\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ @i\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ @L\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ 1\\ A0/", "C2 @1\\"},        /* one letter more, or another one: each part of a word */
    {INPUT_WORDS, "@0/ #1\\ A0/", "C2 @1\\"},
    {INPUT_WORDS, "@0/ @1\\ 0/", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ A/", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ A./", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ A/0", "C3 A0/"},
    {INPUT_WORDS, "@0/ @1\\ AA0/x", ""},              /* two letters too many */
    {INPUT_WORDS, "A1C A1 1AR", "C2 A1U"},
    {INPUT_WORDS, "A1C A1U 1A", "C3 1AR"},
    {INPUT_WORDS, "A1C A1U 1R", "C3 1AR"},
    {INPUT_WORDS, "@0/ hello A0/", ""},
    {INPUT_WORDS, "@0/ @1\\ A0/////////////", ""},
    {INPUT_WORDS, "@0/ A2O+ A0/", ""},             /* a move, but far below the first tile */
    /* A word twice; a word too few. */
    {INPUT_WORDS, "@0/ A2+ A2+ B2+ B3/", "D3"},
    {INPUT_WORDS, "@0/ B2+ B3/", "M2 A2+"},
    {INPUT_WORDS, "A1C B2S B3L", "M2 A2S"},
    {INPUT_WORDS, "@0/ A2+ A2+ A2+ B2+ B3/", ""},  /* two words too many */
    {INPUT_WORDS, "@0+ @1+ A0/ A3\\ A3\\", "D5"},   /* the last one twice, */
    {INPUT_WORDS, "@0/ @1\\ A0/ A0/", ""},          /*   unless A0/ @1\ A0/ or a move less may be meant, */
    {INPUT_WORDS, "@0/ @1\\ A0/ B0/", ""},          /*   and none that follows it, */
    {INPUT_WORDS, "@0/ @1\\ A0/ A0/ A0/", ""},      /*   nor twice, */
    {INPUT_PLAIN, "@0/ @1\\ A0/ A0/ 1-0", "D4"},    /*   if the record says who wins so */
    {INPUT_PLAIN, "@0/ @1\\ A0/ A0/ 0-1", "E2 3"},
    {INPUT_WORDS, "@0/ @1\\ B0\\ B0\\", "D4"},     /* though with another second move the game would go on */
    /* Two words in each other's place, side by side or not. */
    {INPUT_WORDS, "@0+ A3\\ A2/ RESIGN", "E2 3"},
    {INPUT_WORDS, "@0/ @2\\ A0/ B0/", "E2 3"},
    {INPUT_PLAIN, "@0+ B0\\ A2\\ @1+ 1-0", "E2 4"},
    {INPUT_WORDS, "@0+ A3\\ Z9+ A2/ RESIGN", ""},   /* a word between them is wrong, too */
    {INPUT_WORDS, "@2\\ @0/ A0/", ""},              /* two repairs agree */
    {INPUT_WORDS, "@0/ B2+", ""},                  /* A2+ and B1+ instead are legal */
    /* Words that were skipped may change everything. */
    {INPUT_NUMBERED, "1 @0/\n2 @2\\\n3 A0/", "C2 @1\\"},
    {INPUT_NUMBERED, "1 @0/ 2 @2\\ 3 A0/\n5 A0/", ""},
    {INPUT_PLAIN, "@0/ @2\\ A0/", "C2 @1\\"},
    {INPUT_PLAIN, "@0/ RESIGN\n@0/ @2\\ A0/", "/C2 @1\\"},
    {INPUT_PLAIN, "@0/\nTrax\n@0/ @2\\ A0/", "/C2 @1\\"},
    {INPUT_PLAIN, "@0/ @1\\ A0/ @0/ @2\\ A0/", "/C2 @1\\"},
    {INPUT_ARCHIVE, "@0/ B2+\n@0/ @2\\ A0/\n", "/C2 @1\\"},
};

/* Adds the repairs of all games of a text, separated by /. */
static void find_all(const char *text, enum input_form form, const struct rules *rules, char *found)
{
    struct record r = {0};
    struct game g = {0};
    struct repair repair;
    struct repair_run run = {.left = REPAIR_RUN};
    const char *before = "";

    record_open(&r, text_of(text), form, rules);
    for (; game_next(&r, &g, rules, false); before = "/") {
        found += sprintf(found, "%s", before);
        if (!repair_find(&g, &repair, &run))
            continue;
        found += sprintf(found, "%c%d", "?CDME"[repair.kind], repair.word + 1);
        if (repair.kind == REPAIR_EXCHANGED)
            found += sprintf(found, " %d", repair.other + 1);
        else if (repair.kind != REPAIR_DOUBLED)
            found += sprintf(found, " %s", repair.move);
    }
    game_free(&g);
    record_free(&r);
}

static void check_table(struct check *c)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        char found[200] = "";

        find_all(table[i].text, table[i].form, NULL, found);
        CHECK(c, strcmp(found, table[i].repair) == 0);
        if (strcmp(found, table[i].repair) != 0)
            fprintf(stderr, "  %s: [%s] not [%s]\n", table[i].text, found, table[i].repair);
    }
}

/* examples/draw.txt: the last move fills 8 rows and columns. Without a variant that has that limit the game could go
   on, but a record that ends there probably had one. G1/ is not the only legal word in place of G0/. */
static void check_full(struct check *c)
{
    char found[200] = "";

    find_all("@0/ @1/ @1/ @1/ A0/ A3/ @3/ A4/ @1+ C0/ D6+ @1/ D0/ @3\\ G3+ E0+ F1/ B5+ H3\\ G0/ H1/ B8+ A8/",
             INPUT_WORDS, NULL, found);
    CHECK(c, strcmp(found, "C20 G1/") == 0);
}

/* The first letter of a word is its column: only behind it O and I are digits. Row 0 in a column of that name. */
static void check_columns(struct check *c)
{
    const char *column;

    for (column = "ILO"; *column; column++) {
        char text[200] = "@0+", found[200] = "", wanted[20];
        char *end = text + 3, at;

        for (at = 'B'; at <= *column; at++)
            end += sprintf(end, " %c1+", at);
        sprintf(end, " %cO/ RESIGN", *column);
        sprintf(wanted, "C%d %c0/", *column - 'A' + 2, *column);
        find_all(text, INPUT_WORDS, rules_find("loop"), found);
        CHECK(c, strcmp(found, wanted) == 0);
    }
}

/* In a row of a thousand tiles every change moves all that follow: too much work. */
static void check_long(struct check *c)
{
    enum { WORDS = 1000 };
    char *text = malloc(4 * WORDS + 32), *end = text + sprintf(text, "@0+"), found[200] = "";

    for (int i = 1; i < WORDS; i++)
        end += sprintf(end, " @1+");
    sprintf(end, " ZZ9+ @1+ RESIGN");
    find_all(text, INPUT_WORDS, rules_find("loop"), found);
    CHECK(c, !*found);
    free(text);
}

/* Where nothing is left of the run's tries, broken games are counted and not repaired. */
static void check_run(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct repair repair;
    struct repair_run run = {.left = 1};

    record_open(&r, text_of("@0/ @2\\ A0/\n@0/ @2\\ A0/\n@0/ @1/\n@0/ @2\\ A0/\n"), INPUT_ARCHIVE, rules_table);
    CHECK(c, game_next(&r, &g, rules_table, false) && repair_find(&g, &repair, &run));
    CHECK(c, run.left <= 0 && !run.skipped);
    CHECK(c, game_next(&r, &g, rules_table, false) && !repair_find(&g, &repair, &run));
    CHECK(c, run.skipped == 1 && repair.kind == REPAIR_NONE);
    CHECK(c, game_next(&r, &g, rules_table, false) && !repair_find(&g, &repair, &run));
    CHECK(c, run.skipped == 1);
    CHECK(c, game_next(&r, &g, rules_table, false) && !repair_find(&g, &repair, &run));
    CHECK(c, run.skipped == 2);
    game_free(&g);
    record_free(&r);
}

void test_repair(struct check *c)
{
    check_run(c);
    check_table(c);
    check_full(c);
    check_columns(c);
    check_long(c);
}
