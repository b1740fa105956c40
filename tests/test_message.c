#include "base/base.h"
#include "check.h"

#include <stdlib.h>

/* Whether a sentence with its holes filled reads so. */
static bool reads(const char *block, const struct text *holes, const char *wanted)
{
    struct sink *to = memory_new(1, sizeof *to);
    struct message_catalogue *words = memory_new(1, sizeof *words);
    bool same;

    words->blocks[MESSAGE_GAME] = text_of(block);
    message_write(words, MESSAGE_GAME, holes, to);
    same = text_is(sink_contents(to), wanted);
    sink_free(to);
    free(words);
    free(to);
    return same;
}

static void test_writing(struct check *c)
{
    struct text holes[3] = {text_of("%s%d%n%%"), text_of("two"), text_of("a\033b")};

    CHECK(c, reads("plain", NULL, "plain"));
    CHECK(c, reads("open: $", NULL, "open: "));
    CHECK(c, reads("$ 5", NULL, "$ 5"));
    CHECK(c, reads("100 %% of %s$", holes + 1, "100 % of two"));
    CHECK(c, reads("%s %s %d", holes, "%s%d%n%% two a?b")); /* data is never a format */
    CHECK(c, reads("%n %5s %", holes, "%n %5s %"));
    CHECK(c, reads("%%s %s", holes + 1, "%s two"));
    CHECK(c, reads("one\r\ntwo", holes, "one\ntwo"));
    CHECK(c, reads("%2s, %1d", holes, "two, %s%d%n%%"));
    CHECK(c, reads("%3s%2d%1s$", holes, "a?btwo%s%d%n%%"));
    CHECK(c, reads("%4s %0s %12s %2", holes, "%4s %0s %12s %2"));
    CHECK(c, reads("%%2s %2s", holes, "%2s two"));
}

/* A catalogue of this many blocks, one a line, the n-th replaced. */
static size_t make(char *source, int blocks, int n, const char *other)
{
    size_t used = 0;
    int i;

    for (i = 0; i < blocks; i++)
        used += (size_t)sprintf(source + used, "%s\n\n", i == n ? other : "%s is %d");
    return used;
}

static void test_reading(struct check *c)
{
    static char source[20 * MESSAGE_COUNT];
    struct message_catalogue *pattern = memory_new(1, sizeof *pattern), *words = memory_new(1, sizeof *words);
    static char first[20 * MESSAGE_COUNT];
    size_t i, length = make(first, MESSAGE_COUNT, -1, "");
    static const char *const bad[] = {"%d is %s", "%s is", "%d", "%s is %d %d", "none", "%s %% d", "%s%d%s%d%s",
                                      "%2s is %1d", "%1d is %2s", "%2d", "%1s", "%s %1d", "%s %3d", "%2d is %1s %2d",
                                      "%1s is %2d %3d", "%0s %2d", "%2n %1s", "%4s %d"};
    static const char *const good[] = {"%%: %s%%%d", "two\nlines %s\n%d", "%n %s %5s %d", "%2d is %1s", "%1s %2d", "%s %2d", "%%2d %2d%1s$", "%9s %s%d",
                                       "%s%d$"};

    CHECK(c, message_read(pattern, (struct text){first, length}, NULL) == 0);
    CHECK(c, text_is(pattern->blocks[0], "%s is %d") && text_is(pattern->blocks[MESSAGE_COUNT - 1], "%s is %d"));
    CHECK(c, message_read(words, (struct text){first, length}, pattern) == 0);
    CHECK(c, message_read(words, (struct text){first, length - 2}, pattern) == 0); /* no end of line at the end */
    for (i = 0; i < sizeof bad / sizeof *bad; i++) {
        length = make(source, MESSAGE_COUNT, 7, bad[i]);
        CHECK(c, message_read(words, (struct text){source, length}, pattern) / 2 == 15 / 2);
    }
    for (i = 0; i < sizeof good / sizeof *good; i++) {
        length = make(source, MESSAGE_COUNT, 7, good[i]);
        CHECK(c, message_read(words, (struct text){source, length}, pattern) == 0);
    }
    CHECK(c, text_is(words->blocks[7], "%s%d$") && text_is(words->blocks[8], "%s is %d"));
    length = make(source, MESSAGE_COUNT - 1, -1, ""); /* a block missing, at the end */
    CHECK(c, message_read(words, (struct text){source, length}, pattern) == 2 * MESSAGE_COUNT - 1);
    length = make(source, MESSAGE_COUNT + 1, -1, ""); /* a block too many */
    CHECK(c, message_read(words, (struct text){source, length}, pattern) / 2 == MESSAGE_COUNT);
    CHECK(c, message_read(words, text_of(""), pattern) == 1);
    CHECK(c, message_read(words, text_of("\n\n\n"), pattern) == 4);
    free(pattern);
    free(words);
}

/* All that is built in fits English, and English has no hole but %s and %d. */
static void test_built_in(struct check *c)
{
    struct message_catalogue *english = memory_new(1, sizeof *english), *words = memory_new(1, sizeof *words);
    struct text source;
    const char *name;
    size_t n;

    CHECK(c, builtin_find("en", ".msg", &source) && message_read(english, source, NULL) == 0);
    for (n = 0; (name = builtin_name(".msg", n)) != NULL; n++)
        CHECK(c, builtin_find(name, ".msg", &source) && message_read(words, source, english) == 0);
    CHECK(c, text_is(english->blocks[MESSAGE_WHITE], "White"));
    CHECK(c, text_is(english->blocks[MESSAGE_NOTE], "note: $"));
    free(english);
    free(words);
}

void test_message(struct check *c)
{
    test_writing(c);
    test_reading(c);
    test_built_in(c);
}
