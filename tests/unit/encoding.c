#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "check.h"

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

/* Letters with accents: accents, then their letter; letters of Symbol. ? for the rest, which is noted once. */
static void test_accents(struct check *c)
{
    struct sink s = {0}, missing = {0};

    CHECK(c, is_written("\xC4\x9F\xC4\x8D\xC5\x82\xC5\x91", "\2g\3c\14\5o"));
    CHECK(c, is_written("\xC4\xAB", "\20\10") && is_written("\xC8\x99\xC5\x9F", "\34s\26s"));
    CHECK(c, is_written("\xC4\x90\xC3\x90", "\30D\xD0")); /* D with a stroke; eth */
    CHECK(c, is_written("\xE1\xBA\xBF\xE1\xBB\x87\xE1\xBB\x9D", "\21\xEA\23\35e\22\37o")); /* two accents */
    CHECK(c, is_written("\xE2\x86\x92\xCE\xB1\xCE\xAC", "\1\256\1a\21\1a"));
    CHECK(c, is_written("\xCF\x82\xCF\x83\xCE\x90", "\1V\1s\21\25\1i")); /* both forms of sigma; two accents */
    encoding_write(text_of("\xE6\xA3\x8B a \xE6\xA3\x8B \xD0\x90 \x01\x1B\x01"), &s, &missing);
    CHECK(c, text_is(sink_contents(&missing), "\xE6\xA3\x8B \xD0\x90 U+0001 U+001B"));
    CHECK(c, text_is(sink_contents(&s), "? a ? ? ???"));
    sink_free(&s);
    sink_free(&missing);
}

/* Accents that follow their letter: composed as Unicode does, or added; two at most. */
static void test_combining(struct check *c)
{
    struct sink s = {0};
    int i;

    CHECK(c, is_written("e\xCC\x81i\xCC\x82", "\xE9\xEE"));
    CHECK(c, is_written("s\xCC\x8C" "d\xCC\x8C", "\x9A\27d"));                 /* a caron is an apostrophe beside d */
    CHECK(c, is_written("e\xCC\xA3\xCC\x82" "e\xCC\x82\xCC\x81", "\23\35e\21\xEA"));
    CHECK(c, is_written("b\xCC\x81", "\21b") && is_written("m\xCC\x81\xCC\xA3\xCC\x81", "\35\21m?"));
    /* A caron is an apostrophe beside d, l, t and L; above capitals and other letters it is a caron. */
    CHECK(c, is_written("\xC4\x8F\xC4\xBE\xC5\xA5\xC4\xBD", "\27d\27l\27t\27L"));
    CHECK(c, is_written("\xC4\x8E\xC5\xA4\xC5\x87\xC5\x99", "\3D\3T\3N\3r"));
    CHECK(c, is_written("\xC4\x8D\xCC\x81", "\21\3c") && is_written("\xCE\xB1\xCC\x81", "\21\1a"));
    CHECK(c, is_written("1\xCC\x81", "1?") && is_written("\xCC\x81", "?") && is_written("\"\xCC\x81", "\x93?"));
    CHECK(c, is_written("\xCE\xA9\xCE\xA2\xCC\x81", "\1W??") && !encoding_shows(text_of("a\xCD\xB0")));
    CHECK(c, is_written("\xC5\x82\xCC\xA3", "\35\14") && encoding_shows(text_of("e\xCC\x81")));
    /* An i loses its dot below an accent, and keeps it above one. */
    CHECK(c, is_written("i\xCC\x8B" "i\xCC\xA7" "i\xCC\xA3\xCC\x8B", "\5\10\26i\5\35\10"));
    for (i = 0; i < 100000; i++)
        sink_string(&s, "\21");
    CHECK(c, encoding_width(ENCODING_ROMAN, sink_contents(&s)) >= 0);
    sink_free(&s);
}

/* Signs that are drawn as others; code points without a shape. */
static void test_alike(struct check *c)
{
    CHECK(c, is_written("\xEF\xAC\x81\xEF\xAC\x83 \xE2\x80\xBC \xE2\x85\x93", "fiffi !! 1\0173"));
    CHECK(c, is_written("\xEF\xBC\xA1\xEF\xBC\x91", "A1") && is_written("a\xE3\x80\x80" "b\xE2\x80\x83" "c", "a b c"));
    CHECK(c, is_written("co\xC2\xAD" "op\xE2\x80\x8B\xE2\x80\xAE.\xEF\xBB\xBF", "coop."));
    CHECK(c, is_written("\xE2\x99\xA5\xEF\xB8\x8F", "\1\251") && is_written("a\xE2\x80\xA8" "b", "a b"));
    CHECK(c, encoding_shows(text_of("\xE2\x80\x8E\xE2\x80\x8B")));
}

/* The parts of a text, with the places of accents: centred, higher above capitals and above other accents. */
static void test_parts(struct check *c)
{
    struct text rest = text_of("ab\2g\3C\1a");
    struct encoding_part p = encoding_part(ENCODING_ROMAN, &rest);

    CHECK(c, text_is(p.bytes, "ab") && p.width == 944 && !p.accent_count && !p.symbol);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "g") && p.accents[0].byte == 2 && p.accents[0].x == (500 - 333) / 2);
    CHECK(c, p.accents[0].y == 0 && p.rune_count == 1 && p.runes[0] == 0x11F && p.width == 500);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, text_is(p.bytes, "C") && p.accents[0].byte == 3 && p.accents[0].y > 100 && p.runes[0] == 0x10C);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.symbol && text_is(p.bytes, "a") && p.width == 631 && !rest.length);
    rest = text_of("\21b\21\xEA\23\35e\35\14");
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 2 && p.runes[0] == 'b' && p.runes[1] == 0x301);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 1 && p.runes[0] == 0x1EBF && p.accents[0].y > 100);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 1 && p.runes[0] == 0x1EC7 && p.accent_count == 2);
    CHECK(c, p.accents[0].byte == '.' && p.accents[0].y < 0 && p.accents[1].byte == 136 && p.accents[1].y == 0);
    p = encoding_part(ENCODING_ROMAN, &rest);
    CHECK(c, p.rune_count == 2 && p.runes[0] == 0x142 && p.runes[1] == 0x323);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("ab\2g\3C\1a\35\23e")) == 944 + 500 + 667 + 631 + 444);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1443).length == 2);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("ab\2g"), 1444).length == 4);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("a\35\23e"), 800).length == 1);
}

/* Where accents stand that are not centred above their letters: cedillas and commas below, carons of small d, l, t and
   of L beside them with space of their own, strokes across. */
static void test_places(struct check *c)
{
    static const struct {
        const char *text;
        long width, left, right, low, high; /* of the accent's beginning */
    } table[] = {
        {"\xC5\x9F", 389, 20, 40, 0, 0},      {"\xC4\x85", 444, 100, 120, 0, 0}, {"\xC4\x8F", 570, 340, 380, 0, 0},
        {"\xC4\xBD", 611, 250, 300, 0, 0},
        {"\xC4\x91", 500, 40, 100, 300, 350},
        {"\xC4\xA7", 500, -100, 0, 300, 350},
        {"\xC4\xA6", 722, 50, 150, 200, 210}, {"\xC5\xA7", 278, -120, 0, 50, 70}, {"\xC5\x80", 368, 100, 200, 0, 0},
        {"\xC4\xA3", 500, 50, 100, 0, 0},     {"\xC4\xBA", 278, -50, 0, 200, 210},
        {"\xC8\x99", 389, 60, 80, -250, -150}, {"\xC4\xBC", 278, 10, 20, -250, -150},
        {"\xC4\x90", 722, -60, 0, 50, 120},
        {"\xC6\xA1", 550, 300, 380, -150, -100},
        {"\xC4\xB5", 278, -40, 0, 205, 205},
        {"\xCE\xAE", 603, 100, 150, 0, 0},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink s = {0};
        struct encoding_part p;
        struct text rest;

        encoding_write(text_of(table[i].text), &s, NULL);
        rest = sink_contents(&s);
        p = encoding_part(ENCODING_ROMAN, &rest);
        CHECK(c, p.width == table[i].width && !rest.length && p.accent_count == 1);
        CHECK(c, p.accents[0].x >= table[i].left && p.accents[0].x <= table[i].right);
        CHECK(c, p.accents[0].y >= table[i].low && p.accents[0].y <= table[i].high);
        sink_free(&s);
    }
}

/* The code points of letters of Symbol: a Greek letter if it is one. */
static void test_symbol(struct check *c)
{
    CHECK(c, encoding_symbol('m') == 0x3BC && encoding_symbol('W') == 0x3A9 && encoding_symbol('V') == 0x3C2);
    CHECK(c, encoding_symbol(174) == 0x2192 && !encoding_symbol(' ') && !encoding_symbol(1));
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
    test_combining(c);
    test_alike(c);
    test_parts(c);
    test_places(c);
    test_symbol(c);
    test_widths(c);
}
