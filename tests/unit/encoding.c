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
    CHECK(c, is_written("in '98", "in \x92" "98") && is_written("[\"a\"]", "[\x93" "a\x94]"));
    CHECK(c, is_written("a - b -- c", "a \x96 b \x96 c") && is_written("a---b", "a\x97" "b"));
    CHECK(c, is_written("a-b 1-2 -3 a- b", "a-b 1-2 -3 a- b") && is_written("-----", "-----"));
}

/* Letters from U+0100 to U+017F in the second encoding; s and t with a comma as with a cedilla. */
static void test_more(struct check *c)
{
    CHECK(c, is_written("\xC4\x80\xC5\xBF", "\1\x80\1\1\xFF\1")); /* the first and the last one */
    CHECK(c, is_written("G\xC4\x9F\xC5\xA0", "G\1\x9F\1\1\xE0\1"));
    CHECK(c, is_written("\xC8\x99\xC5\x9F", "\1\xDF\1\1\xDF\1"));
    CHECK(c, is_written("\xC6\x80", "?") && is_written("e\xCC\x81", "e?")); /* U+0180, a combining accent */
    CHECK(c, !encoding_shows(text_of("\xCE\xB1")) && encoding_shows(text_of("\xC5\xBF")));
}

/* Signs that are drawn as others; code points without a shape. */
static void test_alike(struct check *c)
{
    CHECK(c, is_written("\xEF\xAC\x81\xEF\xAC\x83 \xE2\x80\xBC \xE2\x85\x93", "fiffi !! 1/3"));
    CHECK(c, is_written("a \xE2\x86\x92 b \xE2\x86\x90 \xE2\x89\xA4 \xE2\x89\xA5 \xE2\x87\x92", "a -> b <- <= >= =>"));
    CHECK(c, is_written("\xEF\xBC\xA1\xEF\xBC\x91", "A1") && is_written("a\xE3\x80\x80" "b\xE2\x80\x83" "c", "a b c"));
    CHECK(c, is_written("\xEF\xBC\x81\xEF\xBD\x9E\xEF\xBD\x9F", "!~?")); /* the first and last wide ones, the next */
    CHECK(c, is_written("co\xC2\xAD" "op\xE2\x80\x8B\xE2\x80\xAE.\xEF\xBB\xBF", "coop."));
    CHECK(c, is_written("!\xEF\xB8\x8F", "!") && is_written("a\xE2\x80\xA8" "b", "a b"));
    CHECK(c, encoding_shows(text_of("\xE2\x80\x8E\xE2\x80\x8B")));
}

/* What cannot be drawn is noted once, until 60 bytes are noted; here each letter takes four. */
static void test_missing(struct check *c)
{
    struct sink s = {0}, missing = {0};
    char letter[] = "\xE4\xB8\x80";

    encoding_write(text_of("\xE6\xA3\x8B a \xE6\xA3\x8B \xD0\x90 \x01\x1B\x01"), &s, &missing);
    CHECK(c, text_is(sink_contents(&missing), "\xE6\xA3\x8B \xD0\x90 U+0001 U+001B"));
    CHECK(c, text_is(sink_contents(&s), "? a ? ? ???"));
    s.used = missing.used = 0;
    for (; letter[2] != '\xB0'; letter[2]++)
        encoding_write(text_of(letter), &s, &missing);
    CHECK(c, missing.used == 16 * 4 - 1 && s.used == 0x30);
    sink_free(&s);
    sink_free(&missing);
}

/* Widths by the metrics of Bitstream Charter; a letter of the second encoding is as wide as that without its accent. */
static void test_widths(struct check *c)
{
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("")) == 0);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("A ")) == 639 + 278);
    CHECK(c, encoding_width(ENCODING_BOLD, text_of("e'")) == 524 + 175);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("\xC9\x97\xFF")) == 576 + 1000 + 495);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("\1\x80\xB1\xFE\1")) == 639 + 280 + 468); /* like A, i, z */
    CHECK(c, encoding_width(ENCODING_ITALIC, text_of("\1\xD2\1\1\xD3")) == 1007 + 750); /* ligatures of O and E */
}

/* What fits into a width, with changes of the font, which have none. */
static void test_fit(struct check *c)
{
    static const struct {
        int64_t width;
        size_t bytes;
    } table[] = {{0, 0}, {638, 0}, {639, 2}, {1084, 2}, {1085, 4}, {1362, 4}, {1363, 5}, {9999, 5}};

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("A\1\x8D\1 "), table[i].width).length == table[i].bytes);
}

/* A text by parts: letters of one font. */
static void test_parts(struct check *c)
{
    static const struct {
        const char *bytes;
        enum encoding_font font;
    } parts[] = {{"ab", ENCODING_ROMAN}, {"\x8D", ENCODING_FACES + ENCODING_ROMAN},
                 {"\x80", ENCODING_FACES + ENCODING_BOLD},
                 {"c", ENCODING_BOLD}, {"d", ENCODING_ITALIC}, {"", ENCODING_ROMAN}};
    struct text rest = text_of("ab\1\x8D\1\3\1\x80\1" "c\4d\2");
    enum encoding_font font = ENCODING_ROMAN;

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        struct text part = encoding_part(&font, &rest);

        CHECK(c, text_is(part, parts[i].bytes) && font == parts[i].font);
    }
    CHECK(c, !rest.length);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("n\3n\2n")) == 568 + 605 + 568);
    CHECK(c, encoding_fit(ENCODING_ROMAN, text_of("n\3n\2n"), 1173).length == 4);
}

void test_encoding(struct check *c)
{
    test_bytes(c);
    test_signs(c);
    test_more(c);
    test_alike(c);
    test_missing(c);
    test_widths(c);
    test_fit(c);
    test_parts(c);
}
