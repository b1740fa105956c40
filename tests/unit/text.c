#include "base/base.h"
#include "check.h"
#include "around.h"

#include <limits.h>

static void test_compare(struct check *c)
{
    struct text t = text_of("Trax");

    CHECK(c, t.length == 4 && text_of("").length == 0 && text_of(NULL).length == 0);
    CHECK(c, text_between(t.at + 1, t.at + 3).length == 2);
    CHECK(c, text_between(t.at + 3, t.at + 1).length == 0);
    CHECK(c, text_is(t, "Trax") && !text_is(t, "trax") && !text_is(t, "Tra") && !text_is(t, "Traxx"));
    CHECK(c, text_is(text_of(NULL), "") && !text_is(text_of(NULL), "a"));
    CHECK(c, text_is_nocase(t, "tRAX") && !text_is_nocase(t, "tRA") && !text_is_nocase(t, "traxx"));
    CHECK(c, !text_is_nocase(text_of("a["), "a{")); /* 0x20 apart, but not letters */
    CHECK(c, text_starts_nocase(t, "") && text_starts_nocase(t, "TR") && text_starts_nocase(t, "trax"));
    CHECK(c, !text_starts_nocase(t, "traxx") && !text_starts_nocase(t, "rax"));
    CHECK(c, !text_starts_nocase((struct text){"Trax", 2}, "tra")); /* bytes after the text do not count */
}

static void test_trim(struct check *c)
{
    CHECK(c, text_is(text_trim(text_of("ab")), "ab"));
    CHECK(c, text_trim(text_of(NULL)).length == 0);
    CHECK(c, text_is(text_trim(text_of("\r\n a")), "\r\n a")); /* only spaces and tabs are blanks */
}

/* Texts, and their lines with a | after each. */
static void test_parts(struct check *c)
{
    struct text rest = text_of("a{{b}}c}}");

    CHECK(c, text_equal(text_of("ab"), text_of("ab")) && text_equal(text_of(""), text_of(NULL)));
    CHECK(c, !text_equal(text_of("ab"), text_of("aB")) && !text_equal(text_of("ab"), text_of("abc")));
    CHECK(c, text_is(text_word("one two", 0), "one") && text_is(text_word("one two", 1), "two"));
    CHECK(c, !text_word("one two", 2).length && !text_word("one two", 3).length && !text_word("", 0).length);
    CHECK(c, text_is(text_cut(&rest, "{{"), "a") && text_is(rest, "b}}c}}"));
    CHECK(c, text_is(text_cut(&rest, "}}"), "b") && text_is(text_cut(&rest, "}}"), "c"));
    CHECK(c, rest.at && !rest.length);
    CHECK(c, !text_cut(&rest, "}}").length && !rest.at);
    rest = text_of("}a}");
    CHECK(c, text_is(text_cut(&rest, "}}"), "}a}") && !rest.at && !rest.length);
}

static void test_lines(struct check *c)
{
    static const char *const table[][2] = {
        {"", ""},
        {"a", "a|"},
        {"a\n", "a|"},
        {"a\nb", "a|b|"},
        {"a\r\nb\r\n", "a|b|"},
        {"a\rb\r", "a|b|"},
        {"a\r\rb", "a||b|"},
        {"\n", "|"},
        {"\r", "|"},
        {"\r\n", "|"},
        {"\n\n", "||"},
        {"\n\r", "||"}, /* two line ends of different kinds */
        {"\r\r\n", "||"},
        {"a\r\nb\rc\nd", "a|b|c|d|"},
        {"a\rb\nc\r\n\r\nd", "a|b|c||d|"},
    };
    char room[AROUND_ROOM];
    size_t n;

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (n = 0; n < AROUND; n++) {
            struct text rest = around_put(text_of(table[i][0]), n, room), line;
            char all[100] = "";

            while (text_line(&rest, &line)) {
                strncat(all, line.at, line.length);
                strcat(all, "|");
            }
            CHECK(c, strcmp(all, table[i][1]) == 0);
        }
}

/* Texts that are not well formed UTF-8, whose first byte is read as Windows-1252. */
static const struct {
    const char *bytes;
    uint32_t rune;
} runes[] = {
    {"\x80", 0x20AC},
    {"\x81", 0x81}, /* Windows-1252 has no character here */
    {"\x96", 0x2013},
    {"\x9F", 0x178},
    {"\xBF\x80", 0xBF},
    {"\xC0\x80", 0xC0}, /* longer than necessary */
    {"\xC1\xBF", 0xC1},
    {"\xE0\x9F\xBF", 0xE0},
    {"\xF0\x8F\xBF\xBF", 0xF0},
    {"\xED\xA0\x80", 0xED}, /* a surrogate */
    {"\xED\xBF\xBF", 0xED},
    {"\xF4\x90\x80\x80", 0xF4}, /* past Unicode */
    {"\xF5\x80\x80\x80", 0xF5},
    {"\xFF", 0xFF},
    {"\xE9", 0xE9}, /* incomplete */
    {"\xE9t\xE9", 0xE9},
    {"\xC3(", 0xC3},
    {"\xE2\x94", 0xE2},
    {"\xE2(\x83", 0xE2},
    {"\xE2\x94(", 0xE2},
    {"\xF0\x90\x80", 0xF0},
    {"\xF0\x90\x80(", 0xF0},
};

static void test_runes(struct check *c)
{
    char room[AROUND_ROOM];

    for (size_t i = 0; i < sizeof runes / sizeof *runes; i++)
        for (size_t n = 0; n < AROUND; n++) {
            struct text all = around_put(text_of(runes[i].bytes), n, room), rest = all;
            uint32_t rune = text_rune(&rest);

            CHECK(c, rune == runes[i].rune);
            CHECK(c, rest.at == all.at + 1 && rest.length == all.length - 1);
        }
}

static void test_columns(struct check *c)
{
    CHECK(c, text_columns(text_of("a\xC3\xA9\xE2\x94\x83\xF0\x90\x80\x80")) == 4);
    CHECK(c, text_columns(text_of("\xC3(\xE9")) == 3);
    CHECK(c, text_columns(text_of(NULL)) == 0);
    CHECK(c, text_columns(text_of("\xE6\xA3\x8B\xE8\xAD\x9C")) == 4); /* two Chinese characters, */
    CHECK(c, text_columns(text_of("\xEF\xBC\xA1\xEF\xBD\xB1")) == 3); /* a wide A, a narrow kana, */
    CHECK(c, text_columns(text_of("\xED\x95\x9C\xF0\xA0\x80\x80")) == 4); /* Korean, and far beyond */
}

/* The first and last of wide letters in a row, and narrow ones beside them (EastAsianWidth.txt: W and F, N and H). */
static void test_widths(struct check *c)
{
    static const uint32_t wide[] = {
        0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0x33FF, 0x3400,  0x4DBF,  0x4E00,  0xA4C6,  0xA960,  0xA97C,
        0xAC00, 0xD7A3,
        0xF900, 0xFAD9, 0xFE30, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0,  0xFFE6,  0x1F300, 0x1F64F,
        0x1F9FF, 0x20000, 0x3FFFD,
    };
    static const uint32_t narrow[] = {
        0x10FF, 0x1160, 0x303F, 0x4DC0, 0xA4D0, 0xA95F, 0xFB00, 0xFE2F, 0xFF61, 0x1F650, 0x1FA00,
    };
    char bytes[4];

    for (size_t i = 0; i < sizeof wide / sizeof *wide; i++)
        CHECK(c, text_columns((struct text){bytes, text_utf8(wide[i], bytes)}) == 2);
    for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++)
        CHECK(c, text_columns((struct text){bytes, text_utf8(narrow[i], bytes)}) == 1);
}

/* text_rune reads what text_utf8 writes, whatever follows. */
static void test_utf8(struct check *c)
{
    bool same = true;

    for (uint32_t rune = 0; rune <= 0x10FFFF; rune++) {
        char bytes[5] = "\x80\x80\x80\x80";
        size_t length;
        struct text rest;

        if (rune == 0xD800) /* surrogates are not characters */
            rune = 0xE000;
        length = text_utf8(rune, bytes);
        rest = (struct text){bytes, 5};
        same = same && length >= 1 && length <= 4 && text_rune(&rest) == rune && rest.length == 5 - length;
    }
    CHECK(c, same);
}

static void test_numbers(struct check *c)
{
    static const long numbers[] = {0, 1, -1, 9, 10, -10, 123456789, LONG_MAX, LONG_MIN};
    char digits[TEXT_NUMBER], wanted[40];

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct text t = text_number(numbers[i], digits);

        snprintf(wanted, sizeof wanted, "%ld", numbers[i]);
        CHECK(c, text_is(t, wanted));
        CHECK(c, t.at + t.length == digits + TEXT_NUMBER);
    }
}

/* One letter more, fewer or other, or two exchanged. */
static void test_near(struct check *c)
{
    static const char *const near[][2] = {{"svg", "svg"}, {"svg", "SGV"}, {"sv", "svg"}, {"svgg", "svg"},
                                          {"xsvg", "svg"},
                                          {"sxg", "svg"}, {"", "a"},     {"vsg", "svg"}, {"saa", "sa"}};
    static const char *const far[][2] = {{"svg", "gvs"}, {"", "ab"}, {"vgs", "svg"}, {"json", "jon5"}, {"ab", "ba1"},
                                         {"ab", "bx"},   {"ab", "xa"}};
    char room[AROUND_ROOM];

    for (size_t n = 0; n < AROUND; n++) {
        for (size_t i = 0; i < sizeof near / sizeof *near; i++) {
            CHECK(c, text_is_near(around_put(text_of(near[i][0]), n, room), text_of(near[i][1])));
            CHECK(c, text_is_near(text_of(near[i][1]), around_put(text_of(near[i][0]), n, room)));
        }
        for (size_t i = 0; i < sizeof far / sizeof *far; i++) {
            CHECK(c, !text_is_near(around_put(text_of(far[i][0]), n, room), text_of(far[i][1])));
            CHECK(c, !text_is_near(text_of(far[i][1]), around_put(text_of(far[i][0]), n, room)));
        }
        CHECK(c, text_is(text_trim(around_put(text_of(" \t a b\t "), n, room)), "a b"));
        CHECK(c, text_trim(around_put(text_of(" \t "), n, room)).length == 0);
        CHECK(c, text_is(text_nearest(around_put(text_of("sgv"), n, room), text_of("ps eps svg")), "svg"));
        CHECK(c, text_is(text_nearest(text_of("sgv"), around_put(text_of("ps eps svg"), n, room)), "svg"));
        CHECK(c, text_is_among(around_put(text_of("eps"), n, room), "ps eps svg"));
        CHECK(c, !text_is_among(around_put(text_of("ep"), n, room), "ps eps svg"));
        CHECK(c, text_columns(around_put(text_of("a\xC3\xA9\xE2\x94"), n, room)) == 4);
    }
    CHECK(c, text_nearest(text_of("json"), text_of("ps eps svg")).length == 0);
    CHECK(c, text_nearest(text_of("on"), text_of("no yes")).length == 0); /* too short for a slip */
    CHECK(c, text_is(text_nearest(text_of("NO"), text_of("on no")), "no"));
    CHECK(c, text_is(text_nearest(text_of("list"), text_of("last list")), "list"));
    CHECK(c, text_is(text_nearest(text_of("y"), text_of("no yes")), "yes")); /* its beginning */
    CHECK(c, text_is(text_nearest(text_of("comm"), text_of("contents comments")), "comments"));
    CHECK(c, text_nearest(text_of("co"), text_of("contents comments")).length == 0);
    CHECK(c, text_nearest(text_of(""), text_of("a")).length == 0);
    CHECK(c, text_index(text_of("ps"), "eps ps") == 1 && text_index(text_of("p"), "eps ps") < 0);
    CHECK(c, text_index(text_of(""), "a") < 0 && text_index(text_of("eps"), "eps ps") == 0);
    CHECK(c, text_digits(0) == 1 && text_digits(9) == 1 && text_digits(10) == 2 && text_digits(99) == 2);
    CHECK(c, text_digits(100) == 3 && text_digits(1000000000) == 10);
    CHECK(c, text_utf8(0x7F, room) == 1 && text_utf8(0x80, room) == 2 && text_utf8(0x7FF, room) == 2);
}

/* The first and last code points of each range that terminals do not show (Unicode 15, Default_Ignorable_Code_Point and
   Bidi_Control, and separators of lines), and those beside them. */
static void test_hidden(struct check *c)
{
    static const uint32_t ranges[][2] = {
        {0xAD, 0xAD}, {0x61C, 0x61C}, {0x180E, 0x180E}, {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
        {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE0FFF}};

    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        CHECK(c, text_is_hidden(ranges[i][0]) && text_is_hidden(ranges[i][1]));
        CHECK(c, !text_is_hidden(ranges[i][0] - 1) && !text_is_hidden(ranges[i][1] + 1));
    }
}

void test_text(struct check *c)
{
    test_near(c);
    test_compare(c);
    test_trim(c);
    test_parts(c);
    test_lines(c);
    test_runes(c);
    test_columns(c);
    test_widths(c);
    test_utf8(c);
    test_numbers(c);
    test_hidden(c);
}
