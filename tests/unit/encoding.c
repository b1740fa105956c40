#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"
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

    encoding_write(text_of(text), &s);
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
    CHECK(c, !encoding_shows(text_of("Trax \xE6\xA3\x8B")) && !encoding_shows(text_of("\xC4\x85")));
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
    CHECK(c, encoding_width(ENCODING_BOLD, text_of("e'")) == 444 + 333);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("\xC9\x97\xFF")) == 611 + 1000 + 500);
}

void test_encoding(struct check *c);

void test_encoding(struct check *c)
{
    test_bytes(c);
    test_strings(c);
    test_numbers(c);
    test_widths(c);
}
