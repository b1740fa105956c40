#include "base.h"
#include "text.h"
#include "sink.h"
#include "latin.h"

#include "check.h"

#include <stdlib.h>

static bool is_put(const char *bytes, size_t length, const char *wanted)
{
    struct sink *s = base_zeroed(1, sizeof *s);
    bool same;

    latin_put((struct text){bytes, length}, s);
    same = text_is(sink_kept(s), wanted);
    sink_forget(s);
    free(s);
    return same;
}

static void test_bytes(struct check *c)
{
    struct latin l = {0};

    CHECK(c, latin_byte('A') == 'A' && latin_byte(0xE9) == 0xE9);
    CHECK(c, latin_byte(0x201C) == 147 && latin_byte(0x2014) == 151 && latin_byte(0x20AC) == 128);
    CHECK(c, latin_byte(0x4E2D) == '?' && latin_byte(1) == '?' && latin_byte(0x7F) == '?');
    CHECK(c, latin_byte(0x85) == '?'); /* what Windows means by it is not what it is */
    CHECK(c, latin_shows(text_of("")) && latin_shows(text_of("\xE9? \xC3\xA9 \xE2\x80\x94\n")));
    CHECK(c, !latin_shows(text_of("Trax \xE6\xA3\x8B")) && !latin_shows(text_of("\xC4\x85")));
    CHECK(c, latin_byte('\t') == ' ' && latin_byte('\n') == ' ');
    latin_add(&l, text_of("a\xC3\xA9\xE9\xE2\x80\x99\xE4\xB8\xAD"));
    latin_add_bytes(&l, text_of("\xA0z"));
    CHECK(c, text_is((struct text){l.bytes, l.used}, "a\xE9\xE9\x92?\xA0z"));
    latin_free(&l);
}

static void test_strings(struct check *c)
{
    char many[1000];
    struct sink *s = base_zeroed(1, sizeof *s);
    struct text all, line;
    size_t i, longest = 0;

    CHECK(c, is_put("", 0, "()"));
    CHECK(c, is_put("a(b)\\", 5, "(a\\(b\\)\\\\)"));
    CHECK(c, is_put("%!\xE9\0", 4, "(\\045!\\351\\000)"));
    for (i = 0; i < sizeof many; i++)
        many[i] = (char)i;
    latin_put((struct text){many, sizeof many}, s);
    all = sink_kept(s);
    while (text_line(&all, &line)) {
        longest = line.length > longest ? line.length : longest;
        for (i = 0; i < line.length; i++)
            CHECK(c, line.at[i] >= ' ' && line.at[i] < 0x7F);
    }
    CHECK(c, longest < 255);
    sink_forget(s);
    free(s);
}

static void test_widths(struct check *c)
{
    CHECK(c, latin_width(LATIN_ROMAN, text_of("")) == 0);
    CHECK(c, latin_width(LATIN_ROMAN, text_of("A ")) == 722 + 250);
    CHECK(c, latin_width(LATIN_BOLD, text_of("e'")) == 444 + 333);
    CHECK(c, latin_width(LATIN_ROMAN, text_of("\xC9\x97\xFF")) == 611 + 1000 + 500);
}

void test_latin(struct check *c);

void test_latin(struct check *c)
{
    test_bytes(c);
    test_strings(c);
    test_widths(c);
}
