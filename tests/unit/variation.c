#include "analysis/analysis.h"
#include "check.h"

#define ANY46 ANY10 ANY10 ANY10 ANY10 "any any any any any any "
#define ANY50 ANY10 ANY10 ANY10 ANY10 ANY10
#define ANY10 "any any any any any any any any any any "
#define NINE(line) line line line line line line line line line

/* Comments to `5 @2/` of one game, where white threatens an L, and the verdict on each of their sequences: a letter
   (Holds, No move, Renamed, Illegal, Untrue) and its place. */
static const struct {
    const char *comment;
    const char *verdicts;
} table[] = {
    {";A1\\ any win", "H5"},
    {";in prose (A1\\ any win) too", "H5"},
    {";A1\\ any A0+ any win", "U5:24"},
    {";6 A1+ A1\\", "R5:14"},
    {";6 D1+ A1\\", "H5"},
    {";6. D1+ 7. A1\\", "H5"},
    {";6 Z9+ 7 A1\\ any win", "I5:10 no-neighbour"}, /* a number within a sequence begins no other one */
    {";D1+ any win", "U5:16"},
    {";one move A1\\ alone is none", ""},
    {";nor a list A1\\, D1+ or so", ""},
    {";A1X any win", ""},
    {";6 D1+ A1\\R any win", "N5:14"},
    {";D1+ A1\\ any win\n   ;    D2+ A1\\ any win\n   ;    A1+ A1\\ any win", "H5 H6 U7:21"},
    {";D1+ A1\\ *** (1)\n ;(1) D2+ D3+\n", "H5 H6"},
    {";A1\\ Z9+ any win", "I5:12 no-neighbour"},
    {";4 @2/ @2/ A1\\ *** @1/", "H5"},
    {";A1\\ *** C0\\ win", "H5"},       /* C0\ is one of the four attacks that A1\ makes */
    {";A1\\ *** C0\\", "H5"},
    {";A1\\ any C0\\ win", "H5"},       /* after each reply an attack is left, though not always this one */
    {";A1\\ *** C0\\ D1+", "I5:20 after-end"},
    {";D1+ any A1\\ any win", "H5"},     /* D1+ threatens nothing: the reply does not matter */
    {";A1\\ any Z9+ any win", "U5:12"},  /* with white to move a reply is reported, with black to move a wrong move */
    {";C1+ D1+", "R5:8"},                 /* the first row as well as the first column */
    {";B2+ D1+", "I5:8 occupied"},        /* in neither of them */
    {";B2S D1+", "I5:8 occupied"},        /* classic moves are read only as written */
    {";A1\\ *C0\\", "H5"},             /* a star only draws attention to a move */
    {";* A1\\ any win", "H5"},
    {";A1\\x any A1\\y win", "N5:17"}, /* a word that begins with a move begins no sequence */
    {";D1+ A1\\x A9+y win", "I5:17 no-neighbour"},
    {";A1\\ any win and D1+ A1\\", "H5 H5"},
    {";A1\\ any wins; D1+ A1\\", "H5 H5"},
    {";E1+ A1\\ any win; D1+ A1\\", "I5:8 no-neighbour H5"},
    {";D1+ A1\\ (*) (a) (12) (1", "H5"},
    {";in (1) prose a label is none: A1\\ any win (1) D1+", "H5"},
    {";D1+ A1\\ (1)\n ;(1) win", "H5 H6"},
    {";D1+ A1\\ (1)\n ;(2) win", "H5"},  /* continues nothing */
    {";Z9+ A1\\ (1)\n ;(1) win", "I5:8 no-neighbour I6:7 no-neighbour"}, /* each on its own line */
    {";Z9+ A1\\\n;A1\\ any win", "I5:8 no-neighbour H6"},
    {";D1+\n;A1\\ win", "H6"},
    {";A1\\\n;Win", ""},
    {";any win", ""},
    {";A1\\ D1+, D2+ D3+", ""},         /* a list */
    {";A1\\, any win", "H5"},
    {";D1+, A1\\ any win", "H5"},
    {";;\n ;A1\\ any win", "H6"},
    {"\nprose\n   ;A1\\ any win", "H7"},
    {";1234 A1\\ any win", "H5"},       /* not the number of a move: checked here */
    {";C1+ D1+", "R5:8"},               /* after 5 @2/ a tile lies on C1, */
    {";5 C1+ D1+", "H5"},               /* instead of it none does */
    {";20 A1\\ any win", "H5"},         /* nor is one that is still to come */
    {";D1+ A1\\ any *** win", "H5"},
    {";Any A1\\ any win", "H5"},
    {";12345 A1\\ any win", "H5"},
    {";win", ""},
    {";A1\\ any win win", "H5"},        /* one claim is enough */
    {";A1\\ any win D1+ A1\\", "H5 H5"},
    {";D1+ A1\\ any win (1) D1+ A1\\\n;(1) win", "H5 H5"}, /* after a sequence it is not a label */
    {";A1\\ " ANY50, "H5"},             /* longer than the longest sequence: the part that is kept */
    {";Z9+ " ANY46 "(1)\n ;(1) Z9+ Z8+", "I5:8 no-neighbour I6:7 no-neighbour"}, /* together they were too long */
    {";" NINE("D1+ A1\\ (1)\n;") "(1) any win", "H5 H6 H7 H8 H9 H10 H11 H12 H13 H14"},
    {";" NINE("A9+ A1\\ (1)\n;") "(1) any win\n;(1) D1+ win",
     "I5:8 no-neighbour I6:2 no-neighbour I7:2 no-neighbour I8:2 no-neighbour I9:2 no-neighbour I10:2 no-neighbour "
     "I11:2 no-neighbour I12:2 no-neighbour I13:2 no-neighbour I14:6 no-neighbour I15:6 no-neighbour"},
    {";D1+\n; A1\\ any win", "H6"},
    {";D2+ any\n; D3+ any\n;  D4+ any\n;   D5+ any\n;    D6+ any\n;     D7+ any\n;      D8+ any\n"
     ";       Z9+ any", "H5 H6 H7 H8 H9 H10 H11 I12:9 no-neighbour"}, /* each continues the one above */
};

/* Whole records, by their own rules. */
static const char full[] = "8x8 Trax\n1 @0/ 2 @1/ 3 @1/ 4 @1/ 5 A0/ 6 A3/ 7 @3/ 8 A4/ 9 @1+ 10 C0/ 11 D6+ 12 @1/ "
                           "13 D0/ 14 @3\\ 15 G3+ 16 E0+ 17 F1/ 18 B5+ 19 H3\\ 20 G1/ 21 H1/\n22 B8+ ;";

static const struct {
    const char *record, *comment;
    const char *verdicts;
} records[] = {
    /* Three spaces are left: A8/ fills them and is a draw, A7+ closes a black loop (examples/draw.txt). */
    {full, "A8/ win", "U3:13"},
    {full, "A7+ win", "H3"},
    {full, "B9+ A8+", "I3:9 off-board"},
    {full, "A8/ A7+", "I3:13 after-end"},
    {full, "any A7+ win", "U3:17"}, /* black wins, whoever moves: white's claim fails */
    /* examples/illegal.txt: three black tracks would enter B3. */
    {"1 A1C 2 1AR 3 1AR 4 1AR 5 B1D 6 C1D 7 D1D 8 B4U 9 C4U\n10 A5S ;", "D2S any win", "I2:9 three-paths"},
    /* White's attack is in the row above, so each reply to it moves the rows down. */
    {"1 @0/\n2 B1+\n3 @1\\ ;", "any Z9+ any win", "U3:8"},
    {"1 @0/\n2 B1+\n3 @1\\ 4 C2+ 5 C3+ ;", "any D2+ any win", "U3:20"},
    /* @0 and @3 touch no tile, so they are legal only after a reply beside them, with the names from before the reply
       moved the columns or rows. So the claim is false. */
    {"1 @0/ 2 A0/ 3 B2\\ 4 A3+ ;", "C1/ any @0+ any win", "U1:42"},
    {"1 @0/ 2 A0/ 3 B2+ 4 C1\\ 5 @1/ 6 C3/ ;", "A0\\ any @3+ any win", "U1:54"},
    /* One attack is not a win, an L is. */
    {"1 @0/ 2 B1+ ;", "@1\\ win", "U1:18"},
    {"1 @0/ 2 B1+ ;", "@1\\ any win", "U1:22"},
    {"1 @0/ 2 A2+ 3 A3/ 4 @2/ 5 @2/ ;", "A1\\ win", "H1"},
};

/* What else is said of each sequence: the moves of the game before it, who begins, the row of its comment and what is
   told there; its words, ! before the one at fault, or behind them if it is the claim; = before a reply or name. */
static const struct {
    const char *comment;
    const char *said;
} details[] = {
    {";A1\\ any win", "5w0 <A1\\ any win> A1\\ any"},
    {";so A1\\ any win, it is", "5w0 <A1\\ any win> A1\\ any"},
    {";D1+ A1\\ then", "5b0 <D1+ A1\\> D1+ A1\\"},
    {";6 A1+ A1\\", "5b0 <A1+ A1\\> A1+ A1\\ =@1\\"},      /* renamed: after A1+ a tile lies on A1 */
    {";C1+ D1+", "5b0 <C1+ D1+> C1+ D1+ =C0+"},
    {";5 C1+ D1+", "4w0 <C1+ D1+> C1+ D1+"},
    {";D1+ any win", "5b0 <D1+ any win> D1+ any !"}, /* it threatens nothing: no reply is named */
    {";A1\\ Z9+ any win", "5b0 <A1\\ Z9+ any win> A1\\ !Z9+ any"},
    {";Z9+ A1\\", "5b0 <Z9+ A1\\> !Z9+ A1\\"},
    {";A1\\ *** C0\\ D1+", "5b0 <A1\\ *** C0\\ D1+> A1\\ *** C0\\ !D1+"},
    {";D1+\n;A1\\ win", "5w1 <A1\\ win> A1\\"},
    {";Z9+ A1\\ (1)\n;(1) win", "5b0 <Z9+ A1\\> !Z9+ A1\\; 5b1 <win> !Z9+ A1\\"},
    {";;\n ;A1\\ any win", "5w1 <A1\\ any win> A1\\ any"},
    {";D1+ A1\\ any win\n;    D2+ A1\\ any win", "5b0 <D1+ A1\\ any win> D1+ A1\\ any; "
                                                "5b1 <D2+ A1\\ any win> D2+ A1\\ any"},
    {";D1+ *** (1) D2+ D3+\n;(1) A1\\ any win", "5b0 <D1+ ***> D1+ ***; 5b0 <D2+ D3+> D2+ D3+; "
                                                "5w1 <A1\\ any win> D1+ *** A1\\ any"}, /* with what it continues */
};

static void note_details(void *to, const struct variation *v)
{
    char *at = to;

    at += strlen(at);
    at += sprintf(at, "%s%d%c%d <%.*s> ", at == (char *)to ? "" : "; ", v->moves, "wb"[v->begins], v->row,
                  (int)v->told.length, v->told.at);
    for (int i = 0; i <= v->count; i++)
        if (i < v->count || i == v->fault)
            at += sprintf(at, "%s%.*s ", i == v->fault ? "!" : "", i < v->count ? (int)v->words[i].length : 0,
                          i < v->count ? v->words[i].at : "");
    if (*v->reply)
        at += sprintf(at, "=%s ", v->reply);
    at[-1] = '\0';
}

struct reports {
    char verdicts[400];
};

static void note(void *to, const struct variation *v)
{
    char *at = ((struct reports *)to)->verdicts;

    at += strlen(at);
    sprintf(at, at == ((struct reports *)to)->verdicts ? "%c%d" : " %c%d", "HNRIU?"[v->verdict], v->line);
    if (v->verdict != VARIATION_HOLDS)
        sprintf(at + strlen(at), ":%d", v->column);
    if (v->verdict == VARIATION_ILLEGAL)
        sprintf(at + strlen(at), " %s", move_reasons[v->reason].name);
}

static void test_details(struct check *c)
{
    for (size_t i = 0; i < sizeof details / sizeof *details; i++) {
        struct record r = {0};
        struct game g = {0};
        char text[400], said[600] = "";
        long spent = 0;

        sprintf(text, "1 @0/\n2 A2+\n3 A3/\n4 @2/\n5 @2/ %s\n6 A1/\n", details[i].comment);
        record_open(&r, text_of(text), INPUT_NUMBERED, NULL);
        CHECK(c, game_next(&r, &g, NULL, false));
        variation_check(&g, &spent, note_details, said);
        CHECK(c, strcmp(said, details[i].said) == 0);
        if (strcmp(said, details[i].said) != 0)
            fprintf(stderr, "  %s: [%s], not [%s]\n", details[i].comment, said, details[i].said);
        game_free(&g);
        record_free(&r);
    }
}

/* Once a run has spent what it may, sequences are undecided at their first word, and nothing is tried. */
static void note_last(void *to, const struct variation *v)
{
    *(struct variation *)to = *v;
}

static void test_run(struct check *c)
{
    long spent;

    for (spent = VARIATION_RUN - 1; spent <= VARIATION_RUN; spent++) {
        struct record r = {0};
        struct game g = {0};
        struct variation v;
        long after = spent;

        record_open(&r, text_of("1 @0/ 2 A2+ 3 A3/ 4 @2/ 5 @2/ ;so D1+ A1\\"), INPUT_NUMBERED, NULL);
        CHECK(c, game_next(&r, &g, NULL, false));
        variation_check(&g, &after, note_last, &v);
        CHECK(c, v.verdict == (spent < VARIATION_RUN ? VARIATION_HOLDS : VARIATION_UNDECIDED) && v.move == 5);
        CHECK(c, spent < VARIATION_RUN ? after > VARIATION_RUN : after == VARIATION_RUN);
        CHECK(c, spent < VARIATION_RUN || (text_is(v.word, "D1+") && v.column == 35));
        game_free(&g);
        record_free(&r);
    }
}

static void check_record(struct check *c, const char *text, const char *comment, const char *verdicts, int moves)
{
    struct record r = {0};
    struct game g = {0};
    struct reports reports = {""};
    long spent = 0;

    record_open(&r, text_of(text), INPUT_NUMBERED, NULL);
    CHECK(c, game_next(&r, &g, NULL, false));
    CHECK(c, !g.error_count && (!moves || g.count == moves));
    variation_check(&g, &spent, note, &reports);
    CHECK(c, strcmp(reports.verdicts, verdicts) == 0);
    if (strcmp(reports.verdicts, verdicts) != 0)
        fprintf(stderr, "  %s: %s, not %s\n", comment, reports.verdicts, verdicts);
    game_free(&g);
    record_free(&r);
}

void test_variation(struct check *c)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        char text[600];

        sprintf(text, "1 @0/\n2 A2+\n3 A3/\n4 @2/\n5 @2/ %s\n6 A1/\n", table[i].comment);
        check_record(c, text, table[i].comment, table[i].verdicts, 6);
    }
    for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
        char text[600];

        sprintf(text, "%s%s\n", records[i].record, records[i].comment);
        check_record(c, text, records[i].comment, records[i].verdicts, 0);
    }
    test_details(c);
    test_run(c);
}
