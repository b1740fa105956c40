#include "trax/trax.h"
#include "check.h"
#include "around.h"

/* Words, the length of the move they begin with, and the move. */
static const struct {
    const char *word;
    size_t length;
    int column, row;
    char shape;
    unsigned char notation;
} moves[] = {
    {"@0/", 3, 0, 0, '/', NOTATION_MODERN},
    {"@0+", 3, 0, 0, '+', NOTATION_MODERN},
    {"@0\\", 3, 0, 0, '\\', NOTATION_MODERN},
    {"A1C", 3, 1, 1, 'C', NOTATION_CLASSIC},
    {"a1s", 3, 1, 1, 'S', NOTATION_CLASSIC},
    {"B2U", 3, 2, 2, 'U', NOTATION_CLASSIC},
    {"c3d", 3, 3, 3, 'D', NOTATION_CLASSIC},
    {"D4L", 3, 4, 4, 'L', NOTATION_CLASSIC},
    {"e5r", 3, 5, 5, 'R', NOTATION_CLASSIC},
    {"b0/", 3, 2, 0, '/', NOTATION_MODERN},
    {"@12+", 4, 0, 12, '+', NOTATION_MODERN},
    {"Z9\\", 3, 26, 9, '\\', NOTATION_MODERN},
    {"AA10/", 5, 27, 10, '/', NOTATION_MODERN},
    {"az1+", 4, 52, 1, '+', NOTATION_MODERN},
    {"BA1+", 4, 53, 1, '+', NOTATION_MODERN},
    {"ZZ1S", 4, 702, 1, 'S', NOTATION_CLASSIC},
    {"aAa100U", 7, 703, 100, 'U', NOTATION_CLASSIC},
    {"B2\\Rarely", 3, 2, 2, '\\', NOTATION_MODERN}, /* the rest is ignored */
    {"B2RR", 3, 2, 2, 'R', NOTATION_CLASSIC},
};

/* Words that begin with no move. */
static const char *const others[] = {
    "",     "A",    "A1",   "@",    "@0",   "A1X",  "1A/",  "1A+",  "1A",   "1B/",  "1BC",  "1AAC",
    "2AC",  "1A\\", "A/",   "1/",   "@C",   "@1C",  "@0S",  "A0C",  "A0S",  "@@1/", "A01+", "A00/",
    "@00/", "A1 C", "A-1C", "A1*",  " A1C", "+A1",  "A1@",  "A@1/", "\\/+", "11AC", "0AC",
    "`1+",  "`0/",  "[1+",  "{1+",  "?1+",  "A:1",  "A:+",  "A;/",
    "[1/",  "{1C",  "`1/",  "A[1C", "Z{1/", "A`1/", "A:1/", "A1:/", "A1;C", "AA[1/", "@:/",
};

static void test_read(struct check *c)
{
    struct notation_move m;
    char room[AROUND_ROOM];

    for (size_t n = 0; n < AROUND; n++) {
        for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
            CHECK(c, notation_read(around_put(text_of(moves[i].word), n, room), &m) == moves[i].length);
            CHECK(c, m.column == moves[i].column && m.row == moves[i].row);
            CHECK(c, m.shape == moves[i].shape && m.notation == moves[i].notation && !m.row_first);
        }
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            CHECK(c, notation_read(around_put(text_of(others[i]), n, room), &m) == 0);
    }
    CHECK(c, notation_read(text_of("1AC"), &m) == 3 && m.row_first && m.column == 1 && m.row == 1);
    CHECK(c, m.shape == 'C' && m.notation == NOTATION_CLASSIC);
    CHECK(c, notation_read(text_of("1as"), &m) == 3 && m.row_first && m.shape == 'S');
    CHECK(c, notation_read((struct text){"A1C", 2}, &m) == 0); /* the C is not part of it */
    CHECK(c, notation_read((struct text){"1AC", 2}, &m) == 0);
    CHECK(c, notation_read((struct text){"AA1C", 3}, &m) == 0);
}

/* Numbers too large to count become HUGE, however long they are. */
static void test_huge(struct check *c)
{
    char word[10003];
    struct notation_move m;

    for (size_t digits = 8; digits < 10000; digits = digits * 5 / 4) {
        word[0] = 'B';
        memset(word + 1, '9', digits);
        strcpy(word + 1 + digits, "+");
        CHECK(c, notation_read(text_of(word), &m) == digits + 2 && m.column == 2);
        CHECK(c, digits < 9 ? m.row == 99999999 : m.row == NOTATION_HUGE);
    }
    for (size_t letters = 7; letters < 10000; letters = letters * 5 / 4) {
        memset(word, 'Z', letters);
        strcpy(word + letters, "3+");
        CHECK(c, notation_read(text_of(word), &m) == letters + 2 && m.row == 3);
        CHECK(c, m.column == NOTATION_HUGE);
    }
    CHECK(c, notation_read(text_of("ZZZZZ1+"), &m) == 7 && m.column == 12356630);
}

/* notation_read reads every word of notation_write as the same move. */
static void test_write(struct check *c)
{
    static const int columns[] = {0, 1, 2, 25, 26, 27, 52, 53, 701, 702, 703, 18278, 18279, 999999};
    static const int rows[] = {0, 1, 9, 10, 99, 100, 26843544, 99999999};

    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++)
        for (size_t j = 0; j < sizeof rows / sizeof *rows; j++)
            for (size_t k = 0; k < 9; k++) {
                struct notation_move m = {columns[i], rows[j], "+/\\SCUDLR"[k], 0, false}, again = {0};
                char word[NOTATION_WORD];
                size_t length = notation_write(&m, word).length;

                CHECK(c, length == strlen(word));
                if (k >= 3 && !(m.column && m.row)) /* the classic notation has no such move */
                    continue;
                CHECK(c, notation_read(text_of(word), &again) == length);
                CHECK(c, again.column == m.column && again.row == m.row && again.shape == m.shape);
            }
}

static void test_names(struct check *c)
{
    static const struct {
        int column;
        const char *name;
    } table[] = {{0, "@"},   {1, "A"},    {26, "Z"},    {27, "AA"},   {28, "AB"},
                 {52, "AZ"}, {53, "BA"},  {702, "ZZ"},  {703, "AAA"}, {18278, "ZZZ"}, {18279, "AAAA"}};
    struct notation_move above = {1, 1, 'R', NOTATION_CLASSIC, true};
    char name[NOTATION_WORD];

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        CHECK(c, notation_column(table[i].column, name).length == strlen(table[i].name));
        CHECK(c, strcmp(name, table[i].name) == 0);
    }
    CHECK(c, notation_write(&above, name).length == 3 && strcmp(name, "1AR") == 0);
    CHECK(c, notation_column(NOTATION_HUGE - 1, name).length < NOTATION_WORD);
}

static struct notation_move move_of(const char *word)
{
    struct notation_move m = {0};

    notation_read(text_of(word), &m);
    return m;
}

static void test_first(struct check *c)
{
    static const char *const first[] = {"@0/", "@0+", "A1C", "A1S", "a1c"};
    static const char *const later[] = {"@0\\", "A1U", "A1D", "A1L", "A1R", "1AC", "1AS", "A1/", "A1+",
                                        "@1/",  "A0+", "B1C", "A2S", "A11C"};
    static const struct {
        const char *one, *other;
        bool same;
    } pairs[] = {
        {"@0/", "A1C", true},  {"A1S", "@0+", true},  {"@0/", "a1c", true},  {"@0/", "@0+", false},
        {"A1C", "A1S", false}, {"@0/", "A1S", false}, {"B2R", "b2r", true},  {"B2R", "B2L", false},
        {"B2R", "C2R", false}, {"B2R", "B3R", false}, {"B2+", "B2S", false}, {"1AR", "A1R", false},
        {"1AR", "1ar", true},  {"@0\\", "@0\\", true}, {"A1U", "A1U", true},
    };

    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        struct notation_move m = move_of(first[i]);

        CHECK(c, notation_first(&m));
    }
    for (size_t i = 0; i < sizeof later / sizeof *later; i++) {
        struct notation_move m = move_of(later[i]);

        CHECK(c, m.notation != NOTATION_NONE && !notation_first(&m));
    }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        struct notation_move one = move_of(pairs[i].one), other = move_of(pairs[i].other);

        CHECK(c, notation_same(&one, &other) == pairs[i].same);
        CHECK(c, notation_same(&other, &one) == pairs[i].same);
    }
}

/* What the line of a comment begins with if it is a variation. */
static void test_begins(struct check *c)
{
    CHECK(c, notation_begins(text_of("B2C wins")) && notation_begins(text_of("any B2C")));
    CHECK(c, notation_begins(text_of("*** @0+")) && !notation_begins(text_of("any wins")));
    CHECK(c, notation_begins(text_of("B2C\tA1C")));
    CHECK(c, !notation_begins(text_of("")) && !notation_begins(text_of("B2Cs")));
    CHECK(c, notation_begins(text_of("6  any B2C")) && notation_begins(text_of("1AC")));
    CHECK(c, !notation_begins(text_of("6 wins")) && !notation_begins(text_of("6")));
}

void test_notation(struct check *c)
{
    test_read(c);
    test_huge(c);
    test_write(c);
    test_names(c);
    test_first(c);
    test_begins(c);
}
