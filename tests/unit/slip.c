#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "check.h"
#include "around.h"

/* What stands in a line; the word that is read from it, how it is judged, and the move that was meant ("" if
   unclear). */
static const struct {
    const char *line, *word;
    enum slip slip;
    const char *meant;
} table[] = {
    {"BO/ A1+", "BO/", SLIP_LIKELY, "B0/"},
    {"@o+", "@o+", SLIP_LIKELY, "@0+"},
    {"Bl/,", "Bl/", SLIP_LIKELY, "B1/"},
    {"BlR", "BlR", SLIP_POSSIBLE, "B1R"},
    {"lAS", "lAS", SLIP_POSSIBLE, "1AS"},
    {"B3x ", "B3x", SLIP_LIKELY, ""},
    {"B1E", "B1E", SLIP_LIKELY, ""},
    {"B3.", "B3", SLIP_LIKELY, ""},
    {"B/)", "B/", SLIP_LIKELY, ""},
    {"BU", "BU", SLIP_POSSIBLE, ""},
    {"B//", "B//", SLIP_LIKELY, ""},
    {"ACC", "ACC", SLIP_POSSIBLE, ""},
    {"B3//", "B3//", SLIP_LIKELY, "B3/"},
    {"A1CC", "A1CC", SLIP_LIKELY, "A1C"},
    {"B1CR", "B1CR", SLIP_LIKELY, ""}, /* B1C or B1R */
    {"3B/", "3B/", SLIP_LIKELY, "B3/"},
    {"0@+", "0@+", SLIP_LIKELY, "@0+"},
    {"B/3", "B/3", SLIP_LIKELY, "B3/"},
    {"BU1", "BU1", SLIP_LIKELY, "B1U"},
    {"1SA", "1SA", SLIP_LIKELY, "1AS"},
    {"\xD0\x92" "1+", "\xD0\x92" "1+", SLIP_LIKELY, "B1+"}, /* Cyrillic */
    {"\xCE\x91" "2/", "\xCE\x91" "2/", SLIP_LIKELY, "A2/"}, /* Greek */
    {"20+", "20+", SLIP_LIKELY, "@0+"},
    {"&1+ ", "&1+", SLIP_LIKELY, ""},
    {"B0=", "B0=", SLIP_LIKELY, "B0+"},
    {"B0? C1+", "B0?", SLIP_LIKELY, "B0/"},
    {"B0| ", "B0|", SLIP_LIKELY, "B0\\"},
    {"E1E|B1L|", "E1E", SLIP_LIKELY, ""},
    {"B07", "B07", SLIP_LIKELY, "B0/"},
    {"B 0+ A1+", "B 0+", SLIP_LIKELY, "B0+"},
    {"B.0+ A1+", "B.0+", SLIP_LIKELY, "B0+"},
    {"B,12U", "B,12U", SLIP_LIKELY, "B12U"},
    {"@-2/ ", "@-2/", SLIP_LIKELY, "@2/"},
    {"B.12 ", "B", SLIP_NONE, ""},
    {"BB.0+", "BB", SLIP_NONE, ""},
    {"W.1AS", "W", SLIP_NONE, ""}, /* a colour */
    {"B.U1+", "B", SLIP_NONE, ""},
    {"B0 + A1+", "B0 +", SLIP_LIKELY, "B0+"},
    {"AA12 \\", "AA12 \\", SLIP_LIKELY, "AA12\\"},
    {"B0 +A1+", "B0", SLIP_LIKELY, ""},
    {"B2 - A1+", "B2", SLIP_LIKELY, ""},
    {"12 + 3", "12", SLIP_NONE, ""},
    {"1 AS", "1 AS", SLIP_LIKELY, "1AS"},
    {"A A1+ B2+", "A A1+", SLIP_LIKELY, "AA1+"},
    {"B)+", "B)+", SLIP_LIKELY, "B0+"},
    {"B!+", "B!+", SLIP_LIKELY, "B1+"},
    {"@#+ A1+", "@#+", SLIP_LIKELY, "@3+"},
    {"1A B1D", "1A", SLIP_LIKELY, ""},
    {"B!0+", "B!0+", SLIP_LIKELY, "B10+"},
    {"B%0+", "B%0+", SLIP_LIKELY, "B0+"},
    {"B%1U", "B%1U", SLIP_LIKELY, "B1U"},
    {"(B3x)", "", SLIP_NONE, ""}, /* it begins behind the bracket */
    {"B3x)!", "B3x", SLIP_LIKELY, ""},
    {"days", "days", SLIP_NONE, ""},
    {"resign", "resign", SLIP_NONE, ""},
    {"12", "12", SLIP_NONE, ""},
    {"2nd", "2nd", SLIP_NONE, "N2D"},
    {"2ND", "2ND", SLIP_NONE, "N2D"},
    {"1st", "1st", SLIP_NONE, ""},
    {"3rd", "3rd", SLIP_NONE, "R3D"},
    {"4th", "4th", SLIP_NONE, ""},
    {"REM ", "REM", SLIP_NONE, ""},
    {"CCSI/", "CCSI/", SLIP_LIKELY, "CCS1/"},
    {"ABCD1O+", "ABCD1O+", SLIP_NONE, "ABCD10+"},
    {"ABCDE1O+", "ABCDE1O+", SLIP_NONE, "ABCDE10+"}, /* eight signs, */
    {"ABCDEF1O+", "ABCDEF1O+", SLIP_NONE, ""},         /*   and nine */
    {"a b1+", "a b1+", SLIP_LIKELY, "AB1+"},
    {"a B1+", "a", SLIP_NONE, ""}, /* prose */
    {"B B1+", "B", SLIP_NONE, ""}, /* black's move */
    {"/ ", "/", SLIP_NONE, ""},
    {"B=/ A1+", "B=/", SLIP_LIKELY, ""},
    {"B|x", "B", SLIP_NONE, ""},
    {"B!!", "B", SLIP_NONE, ""},
    {"B1*<b>x", "B1", SLIP_LIKELY, ""},
    {"B1&amp;C1+", "B1", SLIP_LIKELY, ""},
    {"B29//", "B29//", SLIP_LIKELY, "B29/"}, /* no suggestion has a row of 30 */
    {"B30//", "B30//", SLIP_NONE, ""},
    {"B2O/", "B2O/", SLIP_LIKELY, "B20/"},
    {"ACCC", "ACCC", SLIP_NONE, ""},
    {"ABC1O+", "ABC1O+", SLIP_LIKELY, "ABC10+"}, /* six signs */
    {"2ACC", "2ACC", SLIP_NONE, ""},
    {"1AAC", "1AAC", SLIP_LIKELY, "1AC"},
    {"22C", "22C", SLIP_POSSIBLE, ""},
    {"2C", "2C", SLIP_POSSIBLE, ""},
    {"2E", "2E", SLIP_NONE, ""},
    {"C", "C", SLIP_NONE, ""},
    {"22/", "22/", SLIP_LIKELY, "@2/"},
    {"B  0+", "B  0+", SLIP_LIKELY, "B0+"},
    {"BB 0+", "BB", SLIP_NONE, ""},
    {"B ", "B", SLIP_NONE, ""},
    {"W 0+", "W 0+", SLIP_LIKELY, "W0+"},
    {"w b1+", "w", SLIP_NONE, ""},
    {"c b1+", "c b1+", SLIP_LIKELY, "CB1+"},
    {"C b1+", "C", SLIP_NONE, ""},
    {"31st", "31st", SLIP_NONE, ""},
    {"1rd", "1rd", SLIP_NONE, "R1D"},
    {"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
     "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", SLIP_NONE, ""}, /* 64 of 66 */
    {"\xEF\xBC\xA2O&#43; B1+", "\xEF\xBC\xA2O&#43;", SLIP_LIKELY, "B0+"}, /* in other signs */
};

static void test_word(struct check *c, size_t row, struct text text)
{
    struct scan line = {.at = text.at, .end = text.at + text.length};
    struct text word = slip_word(&line, line.at);
    char meant[NOTATION_WORD] = "";
    bool good;

    meant[slip_meant(word, meant)] = '\0';
    good = text_is(word, table[row].word) && slip_judge(word) == table[row].slip &&
           strcmp(meant, table[row].meant) == 0;
    CHECK(c, good);
    if (!good)
        fprintf(stderr, "  %s: [%.*s] %d [%s]\n", table[row].line, (int)word.length, word.at, (int)slip_judge(word),
                meant);
}

static void test_table(struct check *c)
{
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof table / sizeof *table; i++)
        for (n = 0; n < AROUND; n++)
            test_word(c, i, around_put(text_of(table[i].line), n, room));
}

/* The signs above the digits of a keyboard, typed for these; capitals of other alphabets for those that look alike. */
static void test_typed(struct check *c)
{
    static const char shifted[] = ")!@#$%^&*(";
    static const char *const pairs[][2] = {
        {"CO+", "C0+"}, {"Co+", "C0+"}, {"CQ+", "C0+"}, {"Cl+", "C1+"}, {"CI+", "C1+"}, {"Ci+", "C1+"}, {"C|+", "C1+"},
        {"C1=", "C1+"}, {"C1?", "C1/"}, {"C17", "C1/"}, {"C1|", "C1\\"}, {"23/", "@3/"}, {"C2/x", "C2/"},
    };
    static const struct {
        uint32_t rune;
        char letter;
    } alike[] = {
        {0x391, 'A'}, {0x392, 'B'}, {0x395, 'E'}, {0x396, 'Z'}, {0x397, 'H'}, {0x399, 'I'}, {0x39A, 'K'}, {0x39C, 'M'},
        {0x39D, 'N'}, {0x39F, 'O'}, {0x3A1, 'P'}, {0x3A4, 'T'}, {0x3A5, 'Y'}, {0x3A7, 'X'}, {0x405, 'S'}, {0x406, 'I'},
        {0x408, 'J'}, {0x410, 'A'}, {0x412, 'B'}, {0x415, 'E'}, {0x41A, 'K'}, {0x41C, 'M'}, {0x41D, 'H'}, {0x41E, 'O'},
        {0x420, 'P'}, {0x421, 'C'}, {0x422, 'T'}, {0x425, 'X'}, {0x41F, 0}, {0x394, 0},
    };
    char word[8], meant[NOTATION_WORD], wanted[8];
    size_t i, n;

    for (i = 0; i < 10; i++) {
        sprintf(word, "C%c+", shifted[i]);
        sprintf(wanted, "C%d+", (int)i);
        n = slip_meant(text_of(word), meant);
        CHECK(c, text_is((struct text){meant, n}, wanted));
    }
    for (i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        n = slip_meant(text_of(pairs[i][0]), meant);
        CHECK(c, text_is((struct text){meant, n}, pairs[i][1]));
    }
    for (i = 0; i < sizeof alike / sizeof *alike; i++) {
        n = text_utf8(alike[i].rune, word);
        strcpy(word + n, "2/");
        sprintf(wanted, "%c2/", alike[i].letter);
        n = slip_meant(text_of(word), meant);
        CHECK(c, alike[i].letter ? text_is((struct text){meant, n}, wanted) : !n);
    }
}

/* Lines, and the byte at which a word begins. */
static void test_begin(struct check *c)
{
    static const struct {
        const char *line;
        int at;
    } lines[] = {{" . B1", 3}, {"(B1", 1}, {" &1+", 1}, {"&nbsp;B1", 6}, {"<b>B1</b>", 3}, {" \xE2\x80\x94 B1", 5},
                 {"\xD0\x92" "1", 0}, {"...", 3}, {"", 0}};
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof lines / sizeof *lines; i++)
        for (n = 0; n < AROUND; n++) {
            struct text text = around_put(text_of(lines[i].line), n, room);
            struct scan line = {.at = text.at, .end = text.at + text.length};

            CHECK(c, slip_begin(&line, line.at) == line.at + lines[i].at);
        }
}

/* The first and last letters beyond ASCII, with which a word can begin; and other signs beside them. */
static void test_letters(struct check *c)
{
    static const uint32_t letters[] = {0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0x24F, 0x370, 0x52F};
    static const uint32_t others[] = {0xBF, 0xD7, 0xF7, 0x250, 0x36F, 0x530, 0x4E00};
    char line[8];
    size_t i, n;

    for (i = 0; i < sizeof letters / sizeof *letters; i++) {
        struct scan s = {.at = line, .end = line + text_utf8(letters[i], line)};

        CHECK(c, slip_begin(&s, line) == line);
    }
    for (i = 0; i < sizeof others / sizeof *others; i++) {
        struct scan s = {.at = line};

        n = text_utf8(others[i], line);
        line[n] = 'B';
        s.end = line + n + 1;
        CHECK(c, slip_begin(&s, line) == line + n);
    }
}

/* Lines, and for each of their tokens the word that it is a part of, if that is something else; else a -. */
static void test_find(struct check *c)
{
    static const char *const lines[][2] = {
        {"A1S B1+", "- -"},       {"B3x C1+", "B3x -"},       {"A1+ &A1+ A1+", "- &A1+ -"}, {"B1+x C1+", "B1+x -"},
        {"was B1+", "was -"},     {"1 B3x B1+", "1 B3x -"},   {"1 B1+ 2 C1+", "- -"},       {"A1S , C1+", "- -"},
        {"A1S: &1+, C1+", "- &1+ -"}, {"B1+ (B)+ C1+", "- B)+ + -"}, {"B1Cx A1S", "B1Cx -"}, {"A1S; BU C1+", "- ;"},
    };
    char room[AROUND_ROOM];
    size_t i, n;

    for (i = 0; i < sizeof lines / sizeof *lines; i++)
        for (n = 0; n < AROUND; n++) {
            struct scan s = {.row = 0}, before;
            struct scan_token t;
            char all[100] = "";
            struct text word;

            scan_line(&s, around_put(text_of(lines[i][0]), n, room));
            for (before = s, scan_next(&s, &t); t.kind != SCAN_END; before = s, scan_next(&s, &t)) {
                if (t.kind == SCAN_COMMENT)
                    strcat(all, " ;");
                else if (slip_find(&s, &before, &t, &word))
                    strncat(strcat(all, " "), word.at, word.length);
                else
                    strcat(all, " -");
            }
            CHECK(c, strcmp(all + 1, lines[i][1]) == 0);
            if (strcmp(all + 1, lines[i][1]) != 0)
                fprintf(stderr, "  %s: [%s]\n", lines[i][0], all);
        }
}

/* Whether a move follows: behind these bytes of a text, on their line or on the next one. */
static void test_precedes(struct check *c)
{
    static const struct {
        const char *text;
        int at;
        bool on_line, ever;
    } rows[] = {
        {"BO/ B1+", 3, true, true},   {"BO/\nB1+", 3, false, true}, {"BO/ was\nB1+", 3, false, false},
        {"BO/\n\n1 B1+", 3, false, true}, {"BO/", 3, false, false},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct scan s = scan_begin(text_of(rows[i].text));
        struct text line;

        CHECK(c, scan_go_on(&s, &line));
        CHECK(c, slip_precedes_move(&s, rows[i].text + rows[i].at, true) == rows[i].on_line);
        CHECK(c, slip_precedes_move(&s, rows[i].text + rows[i].at, false) == rows[i].ever);
    }
}

/* What is likely by its letters, digits, shapes and other signs alone: no one change makes a move of it. */
static void test_classes(struct check *c)
{
    static const char *const likely[] = {"B3",    "B33QQ", "B3~~", "B//",  "B++",  "B\\\\", "B~~/",
                                         "B~~3/", "B~~3R", "33/",  "3BB/", "~~3/", "~~3R",  "B3~~/"};
    static const char *const none[] = {"33", "//", "~~/", "~~B", "B~~R", "B~~", "B/~~", "3~~R", "~~BB/",
                                       "B~R", "~~R", "3~R", "~BR"};
    char meant[NOTATION_WORD];
    size_t i;

    for (i = 0; i < sizeof likely / sizeof *likely; i++) {
        bool good = slip_judge(text_of(likely[i])) == SLIP_LIKELY && !slip_meant(text_of(likely[i]), meant);

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s\n", likely[i]);
    }
    for (i = 0; i < sizeof none / sizeof *none; i++) {
        CHECK(c, slip_judge(text_of(none[i])) == SLIP_NONE);
        if (slip_judge(text_of(none[i])) != SLIP_NONE)
            fprintf(stderr, "  %s\n", none[i]);
    }
}

/* A pattern with each sign in place of %: what the word is, or where it begins. */
static void test_signs(struct check *c)
{
    static const struct {
        const char *line, *signs, *word; /* the word, with that sign; NULL: it begins behind the sign */
    } rows[] = {
        {"%B1+", "\"'()*,-.:;<=>?!#[]_`{|}~ \t", NULL}, {"%1+", "&$%^@+/\\", "%1+"},
        {"B%/ A1+", "|=?", "B%/"}, {"B%+ A1+", "|=?", "B%+"}, {"B%\\ A1+", "|=?", "B%\\"}, {"B1% A1+", "|=?", "B1%"},
        {"B1%x A1+", "|=?", "B1"}, {"B%+ A1+", "()!*#", "B%+"}, {"B3x% A1+", ")!*(", "B3x"}, {"B3x% A1+", "#", "B3x#"},
        {"B1%C1+", ",-.:;<>[]_`{}~", "B1"},
    };
    char line[20], wanted[20];
    size_t i;
    const char *sign, *hole;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        for (sign = rows[i].signs; *sign; sign++) {
            struct scan s = {.at = line};
            struct text word;

            strcpy(line, rows[i].line);
            *strchr(line, '%') = *sign;
            s.end = line + strlen(line);
            if (!rows[i].word) {
                CHECK(c, slip_begin(&s, line) == line + 1);
                if (slip_begin(&s, line) != line + 1)
                    fprintf(stderr, "  %s\n", line);
                continue;
            }
            strcpy(wanted, rows[i].word);
            hole = strchr(wanted, '%');
            if (hole)
                wanted[hole - wanted] = *sign;
            word = slip_word(&s, line);
            CHECK(c, slip_begin(&s, line) == line && text_is(word, wanted));
            if (slip_begin(&s, line) != line || !text_is(word, wanted))
                fprintf(stderr, "  %s: [%.*s] not [%s]\n", line, (int)word.length, word.at, wanted);
        }
}

/* The letters of classic moves, at the end of a short word; what can stand for a first move before one. */
static void test_last_letters(struct check *c)
{
    static const char letters[] = "SCUDLRscudlr", others[] = "AEBTXz", lasts[] = "+/\\SCscUDx";
    struct scan two = scan_begin(text_of("B/ A1S"));
    struct text line;
    char word[16];
    size_t i;

    for (i = 0; letters[i]; i++) {
        sprintf(word, "A%c", letters[i]);
        CHECK(c, slip_judge(text_of(word)) == SLIP_POSSIBLE);
        sprintf(word, "22%c", letters[i]);
        CHECK(c, slip_judge(text_of(word)) == SLIP_POSSIBLE);
    }
    for (i = 0; others[i]; i++) {
        sprintf(word, "A%c", others[i]);
        CHECK(c, slip_judge(text_of(word)) == SLIP_NONE);
    }
    CHECK(c, scan_go_on(&two, &line) && !slip_is_first(&two, (struct text){line.at, 2})); /* two signs are too few */
    for (i = 0; lasts[i]; i++) {
        bool first = !strchr("UDx", lasts[i]);
        struct scan s;

        sprintf(word, "&1%c A1S", lasts[i]);
        s = scan_begin(text_of(word));
        CHECK(c, scan_go_on(&s, &line) && slip_is_first(&s, (struct text){word, 3}) == first);
        word[3] = '\n'; /* not on its line */
        s = scan_begin(text_of(word));
        CHECK(c, scan_go_on(&s, &line) && !slip_is_first(&s, (struct text){word, 3}));
    }
}

/* Lines that are prose from their first word on, and others. At most 41 words of a line tell. */
static void test_prose_begins(struct check *c)
{
    static const struct {
        const char *line;
        bool prose;
    } rows[] = {
        {"so it", true}, {"so", false}, {"so B1+", false}, {"so x", false}, {"so it B1+", false},
        {"so it was B1+", false},
        {"so it was bad B1+", true}, {"so it was B3x", false}, {"so it was bad B3x", true},
        {"so it was bad B3x B1+", false}, {"so it was bad AS", true}, {"so ; it was", false},
        {"B1+ so it was bad", false},
        {"x so it", false}, {"so\nit was bad", false}, {"so RESIGN", false}, {"so it 7 7 7", true},
    };
    char line[300];
    size_t i;
    int words, moves;

    for (i = 0; i < sizeof rows / sizeof *rows + 2; i++) {
        struct scan s;
        struct scan_token t;
        struct text first;
        bool more = i >= sizeof rows / sizeof *rows, read;

        strcpy(line, more ? "" : rows[i].line);
        for (words = 0; more && words < 31; words++) /* ten moves behind them, or eleven and one that does not count */
            strcat(line, "so ");
        for (moves = 0; more && moves < (i % 2 ? 10 : 30); moves++)
            strcat(line, "B1+ ");
        s = scan_begin(text_of(line));
        CHECK(c, scan_go_on(&s, &first));
        scan_next(&s, &t);
        read = slip_begins_prose(&s, &t);
        CHECK(c, read == (more || rows[i].prose));
        if (read != (more || rows[i].prose))
            fprintf(stderr, "  [%s]\n", line);
    }
}

void test_slip(struct check *c)
{
    test_prose_begins(c);
    test_signs(c);
    test_last_letters(c);
    test_letters(c);
    test_find(c);
    test_precedes(c);
    test_table(c);
    test_typed(c);
    test_begin(c);
    test_classes(c);
}
