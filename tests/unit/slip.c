#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"
#include "check.h"

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
    {"REM ", "REM", SLIP_NONE, ""},
    {"a b1+", "a b1+", SLIP_LIKELY, "AB1+"},
    {"a B1+", "a", SLIP_NONE, ""}, /* prose */
    {"B B1+", "B", SLIP_NONE, ""}, /* black's move */
    {"/ ", "/", SLIP_NONE, ""},
    {"\xEF\xBC\xA2O&#43; B1+", "\xEF\xBC\xA2O&#43;", SLIP_LIKELY, "B0+"}, /* in other signs */
};

static void test_table(struct check *c)
{
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct scan line = {.at = table[i].line, .end = table[i].line + strlen(table[i].line)};
        struct text word = slip_word(&line, line.at);
        char meant[NOTATION_WORD] = "";
        bool good;

        meant[slip_meant(word, meant)] = '\0';
        good = text_is(word, table[i].word) && slip_judge(word) == table[i].slip && strcmp(meant, table[i].meant) == 0;
        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: [%.*s] %d [%s]\n", table[i].line, (int)word.length, word.at, (int)slip_judge(word),
                    meant);
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
    size_t i;

    for (i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct scan line = {.at = lines[i].line, .end = lines[i].line + strlen(lines[i].line)};

        CHECK(c, slip_begin(&line, line.at) == line.at + lines[i].at);
    }
}

void test_slip(struct check *c)
{
    test_table(c);
    test_begin(c);
}
