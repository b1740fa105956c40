#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "check.h"

#include <stdlib.h>

static bool is_put(const char *bytes, size_t length, const char *wanted)
{
    struct sink *s = memory_new(1, sizeof *s);
    bool same;

    encoding_string((struct text){bytes, length}, s);
    same = text_is(sink_contents(s), wanted);
    sink_free(s);
    free(s);
    return same;
}

/* Whether a text is written as these bytes. */
static bool is_written(const char *text, const char *wanted)
{
    struct sink s = {0};
    bool same;

    encoding_write(text_of(text), &s, NULL);
    same = text_is(sink_contents(&s), wanted);
    sink_free(&s);
    return same;
}

static void test_bytes(struct check *c)
{
    CHECK(c, is_written("A\xC3\xA9", "A\xE9"));
    CHECK(c, is_written("\xE2\x80\x9C\xE2\x80\x94\xE2\x82\xAC", "\x93\x97\x80"));
    CHECK(c, is_written("\xE4\xB8\xAD\x01\x7F", "???"));
    CHECK(c, is_written("\xC2\x85", "?")); /* U+0085: an ellipsis only in Windows-1252 */
    CHECK(c, is_written("\t\n", "  ") && is_written("", "") && is_written("%()\\", "%()\\"));
    CHECK(c, is_written("a\xC3\xA9\xE9\xE2\x80\x99\xE4\xB8\xAD", "a\xE9\xE9\x92?"));
    CHECK(c, encoding_shows(text_of("")) && encoding_shows(text_of("\xE9? \xC3\xA9 \xE2\x80\x94\n")));
    CHECK(c, !encoding_shows(text_of("Trax \xE6\xA3\x8B")) && encoding_shows(text_of("\xC4\x85")));
}

/* Quotes and dashes of print. */
static void test_signs(struct check *c)
{
    CHECK(c, is_written("it's \"so\"", "it\x92s \x93so\x94") && is_written("'a' ('b')", "\x91" "a\x92 (\x91" "b\x92)"));
    CHECK(c, is_written("in '98", "in \x92" "98"));
    CHECK(c, is_written("a - b -- c", "a \x96 b \x96 c") && is_written("a---b", "a\x97" "b"));
    CHECK(c, is_written("a-b 1-2 -3", "a-b 1-2 -3") && is_written("-----", "-----"));
}

/* Letters with accents: an accent, then its letter; letters of Symbol. ? for the rest, which is noted once. */
static void test_accents(struct check *c)
{
    struct sink s = {0}, missing = {0};

    CHECK(c, is_written("\xC4\x9F\xC4\x8D\xC5\x82\xC5\x91", "\2g\3c\14\5o"));
    CHECK(c, is_written("\xC4\xAB", "\20\10") && is_written("\xC8\x99", "\26s"));
    CHECK(c, is_written("e\xCC\x81i\xCC\x82", "\21e\23\10")); /* combining accents */
    CHECK(c, is_written("\xE2\x86\x92\xCE\xB1\xCE\xAC", "\1\256\1a\21\1a"));
    encoding_write(text_of("\xE6\xA3\x8B a \xE6\xA3\x8B \xD0\x90"), &s, &missing);
    CHECK(c, text_is(sink_contents(&missing), "\xE6\xA3\x8B \xD0\x90"));
    CHECK(c, text_is(sink_contents(&s), "? a ? ?"));
    sink_free(&s);
    sink_free(&missing);
}

/* The parts of a text, with the places of accents: centred, higher above capitals. */
static void test_parts(struct check *c)
{
    struct text rest = text_of("ab\2g\3C\1a");
    struct encoding_part p = encoding_part(ENCODING_ROMAN, &rest);

    CHECK(c, text_is(p.bytes, "ab") && p.width == 944 && !p.code && !p.symbol);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "g") && p.accent == 2 && p.accent_x == (500 - 333) / 2 && !p.accent_y);
    CHECK(c, p.runes[0] == 0x11F && !p.runes[1] && p.width == 500);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "C") && p.accent == 3 && p.accent_y > 100 && p.runes[0] == 0x10C);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.symbol && text_is(p.bytes, "a") && p.width == 631 && !rest.length);
    rest = text_of("\21e");
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.runes[0] == 'e' && p.runes[1] == 0x301);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("ab\2g\3C\1a")) == 944 + 500 + 667 + 631);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1443).length == 2);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1444).length == 4);
}

/* Where accents stand that are not centred above their letters: cedillas below, carons of small d, l, t and of L beside
   them with space of their own, strokes across. */
static void test_places(struct check *c)
{
    static const struct {
        const char *text;
        long width, left, right, low, high; /* of the accent's beginning */
    } table[] = {
        {"\xC5\x9F", 389, 20, 40, 0, 0},      {"\xC4\x85", 444, 100, 120, 0, 0}, {"\xC4\x8F", 590, 400, 500, 0, 0},
        {"\xC4\xBD", 611, 250, 300, 0, 0},
        {"\xC4\x91", 500, 40, 100, 300, 350},
        {"\xC4\xA7", 500, -100, 0, 300, 350},
        {"\xC4\xA6", 722, 50, 150, 200, 210}, {"\xC5\xA7", 278, -120, 0, 50, 70}, {"\xC5\x80", 368, 100, 200, 0, 0},
        {"\xC4\xA3", 500, 50, 100, 0, 0},     {"\xC4\xBA", 278, -50, 0, 200, 210},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink s = {0};
        struct encoding_part p;
        struct text rest;

        encoding_write(text_of(table[i].text), &s, NULL);
        rest = sink_contents(&s);
        p = encoding_part(ENCODING_ROMAN, &rest);
        CHECK(c, p.width == table[i].width && !rest.length);
        CHECK(c, p.accent_x >= table[i].left && p.accent_x <= table[i].right);
        CHECK(c, p.accent_y >= table[i].low && p.accent_y <= table[i].high);
        sink_free(&s);
    }
    CHECK(c, is_written("\xCE\xA9\xCE\xA2\xCC\x81", "\1W??") && !encoding_shows(text_of("a\xCD\xB0")));
    CHECK(c, is_written("1\xCC\x81", "1?"));
}

static bool is_hex(const char *text, const char *wanted)
{
    struct sink s = {0};
    bool same;

    encoding_utf16(text_of(text), &s);
    same = text_is(sink_contents(&s), wanted);
    sink_free(&s);
    return same;
}

static void test_utf16(struct check *c)
{
    CHECK(c, is_hex("", "<FEFF>") && is_hex("A)", "<FEFF00410029>"));
    CHECK(c, is_hex("\xE6\xA3\x8B", "<FEFF68CB>") && is_hex("\xF0\x9F\x98\x80", "<FEFFD83DDE00>"));
    CHECK(c, is_hex("\x01\n", "<FEFF00200020>"));
}

static void test_strings(struct check *c)
{
    char many[1000];
    struct sink *s = memory_new(1, sizeof *s);
    struct text all, line;
    size_t i, longest = 0;

    CHECK(c, is_put("", 0, "()"));
    CHECK(c, is_put("a(b)\\", 5, "(a\\(b\\)\\\\)"));
    CHECK(c, is_put("%!\xE9\0", 4, "(\\045!\\351\\000)"));
    for (i = 0; i < sizeof many; i++)
        many[i] = (char)i;
    encoding_string((struct text){many, sizeof many}, s);
    all = sink_contents(s);
    while (text_line(&all, &line)) {
        longest = line.length > longest ? line.length : longest;
        for (i = 0; i < line.length; i++)
            CHECK(c, line.at[i] >= ' ' && line.at[i] < 0x7F);
    }
    CHECK(c, longest < 255);
    sink_free(s);
    free(s);
}

static void test_numbers(struct check *c)
{
    struct sink s = {0};

    encoding_numbers("# ~ ~ ~ ~#\n", 6, (long[]){-12, 0, 7, -7, 120, 3}, &s);
    encoding_numbers("~ board", 1, (long[]){-125}, &s);
    encoding_numbers("#~", 0, NULL, &s);
    CHECK(c, text_is(sink_contents(&s), "-12 0 0.7 -0.7 123\n-12.5 board#~"));
    sink_free(&s);
}

static void test_widths(struct check *c)
{
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("")) == 0);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("A ")) == 722 + 250);
    CHECK(c, encoding_width(ENCODING_BOLD, text_of("e'")) == 444 + 278);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("\xC9\x97\xFF")) == 611 + 1000 + 500);
}

void test_encoding(struct check *c);

void test_encoding(struct check *c)
{
    test_bytes(c);
    test_signs(c);
    test_accents(c);
    test_parts(c);
    test_places(c);
    test_utf16(c);
    test_strings(c);
    test_numbers(c);
    test_widths(c);
}
