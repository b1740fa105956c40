#include "base/base.h"
#include "print/print.h"
#include "check.h"

#include <stdlib.h>

static bool is_put(const char *bytes, size_t length, const char *wanted)
{
    struct sink *s = memory_new(1, sizeof *s);
    bool same;

    encoding_put((struct text){bytes, length}, s);
    same = text_is(sink_contents(s), wanted);
    sink_free(s);
    free(s);
    return same;
}

static void test_bytes(struct check *c)
{
    struct encoding l = {0};

    CHECK(c, encoding_byte('A') == 'A' && encoding_byte(0xE9) == 0xE9);
    CHECK(c, encoding_byte(0x201C) == 147 && encoding_byte(0x2014) == 151 && encoding_byte(0x20AC) == 128);
    CHECK(c, encoding_byte(0x4E2D) == '?' && encoding_byte(1) == '?' && encoding_byte(0x7F) == '?');
    CHECK(c, encoding_byte(0x85) == '?'); /* what Windows means by it is not what it is */
    CHECK(c, encoding_shows(text_of("")) && encoding_shows(text_of("\xE9? \xC3\xA9 \xE2\x80\x94\n")));
    CHECK(c, !encoding_shows(text_of("Trax \xE6\xA3\x8B")) && !encoding_shows(text_of("\xC4\x85")));
    CHECK(c, encoding_byte('\t') == ' ' && encoding_byte('\n') == ' ');
    encoding_add(&l, text_of("a\xC3\xA9\xE9\xE2\x80\x99\xE4\xB8\xAD"));
    encoding_add_bytes(&l, text_of("\xA0z"));
    CHECK(c, text_is((struct text){l.bytes, l.used}, "a\xE9\xE9\x92?\xA0z"));
    encoding_free(&l);
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
    encoding_put((struct text){many, sizeof many}, s);
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
    test_widths(c);
}
