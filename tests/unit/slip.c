#include "words/words.h"
#include "check.h"
#include "around.h"

/* Words, whether they are almost moves, and the move that was meant ("" if unclear). */
static const struct {
    const char *word;
    bool almost;
    const char *meant;
} table[] = {
    {"BO/", true, "B0/"}, {"@o+", true, "@0+"}, {"Bl/", true, "B1/"}, {"BlR", true, "B1R"},
    {"B3x", true, ""}, {"B1E", true, ""}, {"B3", true, ""}, {"B/", true, ""}, {"B//", true, ""},
    {"B3//", true, "B3/"}, {"A1CC", true, "A1C"}, {"B1CR", true, ""}, {"3B/", true, "B3/"}, {"0@+", true, "@0+"},
    {"B/3", true, "B3/"}, {"BU1", true, "B1U"}, {"1SA", true, "1AS"}, {"\xD0\x92" "1+", true, "B1+"},
    {"\xCE\x91" "2/", true, "A2/"}, {"20+", true, "@0+"}, {"&1+", true, ""}, {"B0=", true, "B0+"},
    {"B0?", true, "B0/"}, {"B0|", true, "B0\\"}, {"E1E", true, ""}, {"B07", true, "B0/"}, {"B 0+", true, "B0+"},
    {"B.0+", true, "B0+"}, {"B,12U", true, "B12U"}, {"@-2/", true, "@2/"}, {"B", false, ""}, {"BB", false, ""},
    {"W", false, ""}, {"B0 +", true, "B0+"}, {"AA12 \\", true, "AA12\\"}, {"B0", true, ""}, {"B2", true, ""},
    {"12", false, ""}, {"1 AS", true, "1AS"}, {"A A1+", true, "AA1+"}, {"B)+", true, "B0+"}, {"B!+", true, "B1+"},
    {"@#+", true, "@3+"}, {"1A", true, ""}, {"B!0+", true, "B10+"}, {"B%0+", true, "B0+"}, {"B%1U", true, "B1U"},
    {"days", false, ""}, {"resign", false, ""}, {"2nd", false, "N2D"}, {"1st", false, ""},
    {"3rd", false, "R3D"}, {"4th", false, ""}, {"REM", false, ""}, {"CCSI/", true, "CCS1/"},
    {"ABCD1O+", false, "ABCD10+"}, {"ABCDE1O+", false, "ABCDE10+"}, {"ABCDEF1O+", false, ""},
    {"a b1+", true, "AB1+"}, {"a", false, ""}, {"/", false, ""}, {"B=/", true, ""}, {"B1", true, ""},
    {"B29//", true, "B29/"}, {"B30//", false, ""}, {"B2O/", true, "B20/"}, {"ACCC", false, ""},
    {"ABC1O+", true, "ABC10+"}, {"2ACC", false, ""}, {"1AAC", true, "1AC"}, {"2E", false, ""}, {"C", false, ""},
    {"22/", true, "@2/"}, {"B  0+", true, "B0+"}, {"W 0+", true, "W0+"}, {"w", false, ""}, {"c b1+", true, "CB1+"},
    {"31st", false, ""}, {"1rd", false, "R1D"},
};

static void test_table(struct check *c)
{
    char room[AROUND_ROOM], meant[NOTATION_WORD];

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (size_t n = 0; n < AROUND; n++) {
            struct text word = around_put(text_of(table[i].word), n, room);
            struct text told = {meant, slip_meant(word, meant)};
            bool good = slip_judge(word, false) == table[i].almost && text_is(told, table[i].meant);

            CHECK(c, good);
            if (!good && !n)
                fprintf(stderr, "  %s: %d [%.*s]\n", table[i].word, slip_judge(word, false), (int)told.length, meant);
        }
}

/* The signs above the digits of a keyboard, typed for these; capitals of other alphabets for those that look alike. */
static void test_typed(struct check *c)
{
    static const char shifted[] = ")!@#$%^&*(";
    static const char *const pairs[][2] = {
        {"CO+", "C0+"}, {"Co+", "C0+"}, {"CQ+", "C0+"}, {"Cl+", "C1+"}, {"CI+", "C1+"}, {"Ci+", "C1+"}, {"C|+", "C1+"},
        {"C1=", "C1+"}, {"C1?", "C1/"}, {"C17", "C1/"}, {"C1|", "C1\\"}, {"23/", "@3/"}, {"C2/x", "C2/"},
        {"lAS", "1AS"}, {"\xEF\xBC\xA2O&#43;", "B0+"}, /* in other signs */
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
    size_t n;

    for (size_t i = 0; i < 10; i++) {
        sprintf(word, "C%c+", shifted[i]);
        sprintf(wanted, "C%d+", (int)i);
        n = slip_meant(text_of(word), meant);
        CHECK(c, text_is((struct text){meant, n}, wanted));
    }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        n = slip_meant(text_of(pairs[i][0]), meant);
        CHECK(c, text_is((struct text){meant, n}, pairs[i][1]));
    }
    for (size_t i = 0; i < sizeof alike / sizeof *alike; i++) {
        n = text_utf8(alike[i].rune, word);
        strcpy(word + n, "2/");
        sprintf(wanted, "%c2/", alike[i].letter);
        n = slip_meant(text_of(word), meant);
        CHECK(c, alike[i].letter ? text_is((struct text){meant, n}, wanted) : !n);
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

    for (size_t i = 0; i < sizeof likely / sizeof *likely; i++) {
        bool good = slip_judge(text_of(likely[i]), false) && !slip_meant(text_of(likely[i]), meant);

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s\n", likely[i]);
    }
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        CHECK(c, !slip_judge(text_of(none[i]), false));
        if (slip_judge(text_of(none[i]), false))
            fprintf(stderr, "  %s\n", none[i]);
    }
}

void test_slip(struct check *c)
{
    test_table(c);
    test_typed(c);
    test_classes(c);
}
