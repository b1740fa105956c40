#include "analysis/sequence.h"
#include "check.h"

/* Comments and their sequences. Each sequence follows the number of its line and has all its readings, the likeliest
   first: a dot stands before the items of that line, N: before a sequence that begins at move N, =WORD after one with
   the claim WORD, !WORD after one with the bad word WORD. */
static const struct {
    const char *comment;
    const char *all;
} table[] = {
    {";A1\\ any win", "1 . A1\\ any =win"},
    {";A1\\ any D1+x", "1 . A1\\ any D1+x !D1+x"},
    {";A1\\ Any win", "1 . A1\\ Any =win"},
    {";A1\\ ANY win", ""},
    /* A line further right branches off at its column, or continues a whole sequence without a claim. */
    {";D1+ A1\\ any win\n;    D2+ any win", "1 . D1+ A1\\ any =win; 2 D1+ . D2+ any | . D2+ any =win"},
    {";D1+ A1\\\n;    D2+ any", "1 . D1+ A1\\; 2 D1+ . D2+ any | D1+ A1\\ . D2+ any | . D2+ any"},
    {";D1+ A1\\ good\n;    D2+ any", "1 . D1+ A1\\; 2 D1+ . D2+ any | D1+ A1\\ . D2+ any | . D2+ any"},
    {";6 D1+ A1\\ any win\n;      D2+ any win", "1 6: . D1+ A1\\ any =win; 2 6: D1+ . D2+ any | . D2+ any =win"},
    /* Another line continues the one above if that ends with moves, and may if it ends with words. */
    {";D1+ any\n;A1\\ any", "1 . D1+ any; 2 D1+ any . A1\\ any | . A1\\ any"},
    {";D1+ any good\n;A1\\ any", "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any"},
    {";D1+ any good\n;prose\n;A1\\ any", "1 . D1+ any; 3 . A1\\ any | D1+ any . A1\\ any"},
    {";D1+ any win\n;A1\\ any", "1 . D1+ any =win; 2 . A1\\ any"},
    /* A line does not continue one that begins in its column or further right. */
    {";D1+ any x\n;  D2+ any x\n; D3+ any x\n;   D4+ any",
     "1 . D1+ any; 2 D1+ . D2+ any | D1+ any . D2+ any | . D2+ any; "
     "3 D1+ . D3+ any | D1+ any . D3+ any | . D3+ any | D1+ D2+ any . D3+ any; "
     "4 D1+ D3+ . D4+ any | D1+ D3+ any . D4+ any | D1+ any . D4+ any | . D4+ any"},
    {";D1+ any x\n;D2+ any win\n; D3+ any", "1 . D1+ any; 2 . D2+ any | D1+ any . D2+ any =win; "
                                            "3 D2+ . D3+ any | D1+ any . D3+ any | . D3+ any"},
    {";D1+ any x\n;D2+ any x\n; D3+ any", "1 . D1+ any; 2 . D2+ any | D1+ any . D2+ any; "
                                          "3 D2+ . D3+ any | D2+ any . D3+ any | . D3+ any"},
    /* With a number it begins at that move; with an opener too, but not after prose. */
    {";D1+ any x\n; 6 A1\\ any", "1 . D1+ any; 2 D1+ any . A1\\ any | 6: . A1\\ any"},
    {";6 moves D1+ any", "1 . D1+ any"},
    {";6 If D1+ any", "1 6: . D1+ any"},
    {";or 6 D1+ any", "1 6: . D1+ any"},
    {";6 eg D1+ any", "1 6: . D1+ any"},
    {";6 D1+ any 9 A1\\ any", "1 6: . D1+ any; 1 . A1\\ any | 6: D1+ any . A1\\ any"},
    {";6 and D1+ any", "1 6: . D1+ any"},
    {";D1+ any x\n; or A1\\ any", "1 . D1+ any; 2 D1+ . A1\\ any | D1+ any . A1\\ any | . A1\\ any"},
    {";D1+ any x\n; on A1\\ any", "1 . D1+ any; 2 D1+ any . A1\\ any | . A1\\ any"},
    /* A label continues every sequence that ends with it. After prose or a sequence it is not a label. */
    {";D1+ any win (1)\n;A1\\ any (1)\n;(1) D2+ any",
     "1 . D1+ any =win; 2 . A1\\ any; 3 A1\\ any . D2+ any | A1\\ . D2+ any | . D2+ any"},
    {";D1+ any (1)\n;A1\\ any (1)\n;(1) D2+ any",
     "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any; "
     "3 D1+ any . D2+ any | A1\\ any . D2+ any | A1\\ . D2+ any | . D2+ any"},
    {";D1+ any (1)\n;A1\\ any (*)\n;(*) win", "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any; 3 A1\\ any . =win"},
    {";D1+ any (1)\n;A1\\ any win\n;so (1) D2+ any",
     "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any =win; 3 . D2+ any"},
    {";D1+ any (1)\n;A1\\ any win (1) D2+ any", "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any =win; 2 . D2+ any"},
    {";D1+ any (1) A1\\ any", "1 . D1+ any; 1 . A1\\ any | D1+ any . A1\\ any"},
    /* One move is not a sequence; a move after it, or after a sequence without a claim, may continue it. */
    {";if A1\\ then D1+ any", "1 . D1+ any | A1\\ . D1+ any"},
    {";A1\\ any; D1+ any", "1 . A1\\ any; 1 . D1+ any | A1\\ any . D1+ any"},
    {";A1\\ any win; D1+ any", "1 . A1\\ any =win; 1 . D1+ any"},
    {";A1\\\n; alone", ""},
    {";D1+ ***", "1 . D1+ ***"},
    {";*D1+ any", "1 . D1+ any"},
    {";D1+ any A2+x A3+y", "1 . D1+ any A2+x A3+y !A2+x"}, /* the first bad word */
    {";D1+, any", "1 . D1+ any"}, /* no list of moves */
    {";D1+, D2+", ""},
    {";D1+, D2+ win", "1 . D1+ D2+ =win"},
    {";D1+ any\n;so win", "1 . D1+ any"},
    {";D1+ any\n;so A1\\ any", "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any"},
    {";D1+ any\n;D2+ any x\n;D3+ any",
     "1 . D1+ any; 2 D1+ any . D2+ any | . D2+ any; "
     "3 D1+ any . D3+ any | . D3+ any | D1+ any D2+ any . D3+ any"}, /* instead of D2+, as it stands below it */
    {";D1+ any (1)\n;A1\\ any x\n;(1) D2+ any",
     "1 . D1+ any; 2 . A1\\ any | D1+ any . A1\\ any; 3 D1+ any . D2+ any | A1\\ . D2+ any | . D2+ any | "
     "A1\\ any . D2+ any"},
    {";D1+ any\n;win", "1 . D1+ any"}, /* nor is a claim */
};

/* The words of a line: Move, Any, ***, Claim, Label, Number, Opener or Prose; ~ before a word that only begins with a
   move, a comma if one stands before it, - if other signs do. */
static void test_words(struct check *c)
{
    static const char *const rows[][2] = {
        {"A1\\ any *** win (1) 12 if so", "MA1\\ Aany **** Cwin L(1) N12 Oif Pso "},
        {"@0+ AA10/ b1s 1AL", "M@0+ MAA10/ Mb1s M1AL "},
        {"*A1+ A1+x *A1+x A1/*", "M*A1+ ~MA1+x ~M*A1+x ~MA1/* "},
        {"any Any ANY anyone", "Aany AAny PANY Panyone "},
        {"*** ** **** *", "**** P** P**** P* "},
        {"win wins WIN Wins winner", "Cwin Cwins CWIN CWins Pwinner "},
        {"if or eg ie and If OR EG Ie AND iff an", "Oif Oor Oeg Oie Oand OIf OOR OEG OIe OAND Piff Pan "},
        {"(1) (9) (*)", "L(1) L(9) L(*) "},
        {"(a) (12) (1] [1) (1 1) (+)", "-Pa -N12 -N1 -N1 -N1 N1 -P+ "},
        {"0 1 999 1000 9999 10000 12x", "P0 N1 N999 N1000 N9999 P10000 P12x "},
        {"A1+, B1+ ,C1+,D1+", "MA1+ ,MB1+ ,MC1+ ,MD1+ "},
        {"A1+; B1+ - C1+\tD1+.E1+", "MA1+ -MB1+ -MC1+ MD1+ -ME1+ "},
        {"A1+;, B1+", "MA1+ ,-MB1+ "},
        {" , x", ",Px "}, {"", ""}, {" .; ", ""},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text left = text_of(rows[i][0]);
        struct comment_word w;
        char all[300] = "", *at = all;

        while (comment_next(&left, &w)) {
            at += sprintf(at, "%s%s%s%c%.*s ", w.comma ? "," : "", w.joined ? "" : "-",
                          w.kind == COMMENT_MOVE && w.partial ? "~" : "", "MA*CLNOP"[w.kind], (int)w.text.length,
                          w.text.at);
            CHECK(c, w.kind != COMMENT_NUMBER || w.number == atoi(w.text.at));
        }
        CHECK(c, strcmp(all, rows[i][1]) == 0);
        if (strcmp(all, rows[i][1]) != 0)
            fprintf(stderr, "  %s: [%s], not [%s]\n", rows[i][0], all, rows[i][1]);
    }
}

static void add_reading(const struct sequence *s, int own, char *all)
{
    if (s->number)
        sprintf(all + strlen(all), "%d: ", s->number);
    for (int i = 0; i <= s->count; i++) {
        struct text word = i < s->count ? s->items[i].text : text_of("");

        if (i == s->count - own)
            strcat(all, ". ");
        if (i < s->count)
            sprintf(all + strlen(all), "%.*s ", (int)word.length, word.at);
    }
}

/* Appends a sequence to all others; equal readings are written once. */
static void add_found(const struct sequence_found *f, char *all)
{
    char told[SEQUENCE_READINGS][100] = {""};
    int k;

    sprintf(all + strlen(all), *all ? "; %d " : "%d ", f->line->line);
    for (int i = 0; i < f->count; i++) {
        add_reading(&f->readings[i], f->own, told[i]);
        for (k = 0; strcmp(told[k], told[i]) != 0; k++)
            ;
        if (k == i)
            sprintf(all + strlen(all), i ? "| %s" : "%s", told[i]);
    }
    if (f->win.length)
        sprintf(all + strlen(all), "=%.*s ", (int)f->win.length, f->win.at);
    if (f->bad.length)
        sprintf(all + strlen(all), "!%.*s ", (int)f->bad.length, f->bad.at);
    all[strlen(all) - 1] = '\0';
}

enum { LINES = 16 /* the most of a comment */ };

/* Begins to read a comment whose lines are the first ones of a text, each after a ;. */
static void open_reader(struct sequence_reader *reader, const char *comment, struct comment_line lines[LINES])
{
    struct text rest = text_of(comment), line;
    int count = 0;

    while (text_line(&rest, &line)) {
        lines[count] = (struct comment_line){text_skip(line, 1), count + 1, 2, false};
        count++;
    }
    *reader = (struct sequence_reader){.lines = lines, .line_count = count};
}

static void test_readings(struct check *c)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct sequence_reader reader;
        struct comment_line lines[LINES];
        char all[600] = "";

        open_reader(&reader, table[i].comment, lines);
        while (sequence_next(&reader))
            add_found(&reader.found, all);
        CHECK(c, strcmp(all, table[i].all) == 0);
        if (strcmp(all, table[i].all) != 0)
            fprintf(stderr, "  %s: [%s], not [%s]\n", table[i].comment, all, table[i].all);
    }
}

/* A later line continues the chosen reading, by its column, as a whole, or by a label. */
static void test_choice(struct check *c)
{
    struct sequence_reader reader;
    struct comment_line lines[LINES];
    const struct sequence_found *found = &reader.found;
    char all[600] = "";

    open_reader(&reader, ";D1+ any\n;A1\\ any (1)\n; D2+ any\n;(1) D3+ any", lines);
    CHECK(c, sequence_next(&reader) && sequence_next(&reader) && found->count > 1);
    CHECK(c, found->readings[0].count == 4 && found->readings[1].count == 2);
    reader.chosen = 1;
    CHECK(c, sequence_next(&reader));
    add_found(found, all);
    CHECK(c, strcmp(all, "3 A1\\ . D2+ any | A1\\ any . D2+ any | . D2+ any") == 0);
    *all = '\0';
    CHECK(c, sequence_next(&reader));
    add_found(found, all);
    CHECK(c, strncmp(all, "4 A1\\ any . D3+ any | ", 22) == 0);
}

/* Lines further and further right: the seventh replaces the sixth. */
static void test_nested(struct check *c)
{
    struct sequence_reader reader;
    struct comment_line lines[LINES];
    const struct sequence_found *found = &reader.found;
    char all[600] = "";

    open_reader(&reader, ";D1+ any win\n;A1+ any x\n;   A2+ any x\n;      A3+ any x\n;         A4+ any x\n"
                         ";            A5+ any x\n;               A6+ any x\n;                  A7+ any x\n"
                         ";                 D8+ any\n", lines);
    for (int i = 1; i < 9; i++)
        CHECK(c, sequence_next(&reader) && found->line->line == i);
    CHECK(c, sequence_next(&reader));
    add_found(found, all);
    CHECK(c, strcmp(all, "9 A1+ A2+ A3+ A4+ A5+ A6+ . D8+ any | A1+ A2+ A3+ A4+ A5+ any . D8+ any | "
                         "A1+ A2+ A3+ A4+ any . D8+ any | A1+ A2+ A3+ any . D8+ any | A1+ A2+ any . D8+ any | "
                         "A1+ any . D8+ any | . D8+ any | A1+ A2+ A3+ A4+ A5+ A6+ A7+ any . D8+ any") == 0);
    CHECK(c, !sequence_next(&reader));
}

void test_sequence(struct check *c)
{
    test_words(c);
    test_readings(c);
    test_choice(c);
    test_nested(c);
}
