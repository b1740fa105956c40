#include "paper/paper.h"
#include "check.h"

static bool is_put(const char *bytes, size_t length, const char *wanted)
{
    struct sink *s = memory_new(1, sizeof *s);
    bool same;

    syntax_string((struct text){bytes, length}, s);
    same = text_is(sink_contents(s), wanted);
    sink_free(s);
    free(s);
    return same;
}

static bool is_hex(const char *text, const char *wanted)
{
    struct sink s = {0};
    bool same;

    syntax_utf16(text_of(text), &s);
    same = text_is(sink_contents(&s), wanted);
    sink_free(&s);
    return same;
}

static void test_utf16(struct check *c)
{
    CHECK(c, is_hex("", "<FEFF>") && is_hex("A)", "<FEFF00410029>"));
    CHECK(c, is_hex("\xE6\xA3\x8B", "<FEFF68CB>") && is_hex("\xF0\x9F\x98\x80", "<FEFFD83DDE00>"));
    CHECK(c, is_hex("\x01\n", "<FEFF00200020>"));
    CHECK(c, is_hex("\xE2\x80\xAE" "a\xE2\x81\xA9", "<FEFF0061>")); /* directions */
    CHECK(c, is_hex("\xE2\x80\x8D", "<FEFF200D>"));
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
    syntax_string((struct text){many, sizeof many}, s);
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

/* A long text in UTF-16 has a line end before each 25th letter, so that no line has more than 205 bytes. */
static void test_long_utf16(struct check *c)
{
    struct sink text = {0}, s = {0};
    struct text all, line;
    size_t lines = 0;

    for (int i = 0; i < 100; i++)
        sink_string(&text, "\xF0\x9F\x98\x80");
    syntax_utf16(sink_contents(&text), &s);
    all = sink_contents(&s);
    while (text_line(&all, &line)) {
        CHECK(c, line.length == (lines == 0 ? 5 + 24 * 8 : lines == 4 ? 8 + 1 : 25 * 8));
        lines++;
    }
    CHECK(c, lines == 5);
    sink_free(&text);
    sink_free(&s);
}

void test_syntax(struct check *c)
{
    test_utf16(c);
    test_strings(c);
    test_long_utf16(c);
}
