#include "base/base.h"
#include "check.h"

/* Whether a sentence with its holes filled is this one. */
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
    CHECK(c, reads("%s %s %d", holes, "%s%d%n%% two a?b")); /* a % in the text of a hole is not a hole */
    CHECK(c, reads("%n %5s %", holes, "%n %5s %"));
    CHECK(c, reads("%%s %s", holes + 1, "%s two"));
    CHECK(c, reads("one\r\ntwo", holes, "one\ntwo"));
    CHECK(c, reads("one\n two\n\t three \n  ", holes, "one\ntwo\nthree \n")); /* continuation lines lose their blanks */
    CHECK(c, reads("%2s, %1d", holes, "two, %s%d%n%%"));
    CHECK(c, reads("%3s%2d%1s$", holes, "a?btwo%s%d%n%%"));
    CHECK(c, reads("%4s %0s %12s %2", holes, "%4s %0s %12s %2"));
    CHECK(c, reads("%%2s %2s", holes, "%2s two"));
    CHECK(c, reads("100 %$", holes, "100 %") && reads("100 %2$", holes, "100 %2"));
}

enum { ROOM = 20000 /* bytes, for a catalogue */ };

/* Writes the English catalogue with other lines for the sentence of this name, which begins on line *at; false if there
   is no such sentence. */
static bool replace(char *source, const char *name, const char *other, long *at)
{
    struct text rest = file_builtin("en", ".msg"), line;
    size_t used = 0, length = strlen(name);
    long lines = 0;

    *at = 0;
    if (!rest.at || rest.length + strlen(other) + 2 > ROOM)
        return false;
    while (text_line(&rest, &line)) {
        lines++;
        if (text_starts_nocase(line, name) && line.at[length] == ':') {
            *at = lines;
            line = text_of(other);
        }
        memcpy(source + used, line.at, line.length);
        used += line.length;
        source[used++] = '\n';
    }
    source[used] = '\0';
    return *at > 0;
}

struct reading {
    struct message_catalogue words;
    struct message_fault fault;
    char source[ROOM];
};

/* message_read, which also frees the fault of the last time. */
static long rereads(struct reading *r, struct text source)
{
    sink_free(&r->fault.holes);
    return message_read(&r->words, source, &r->fault);
}

/* Whether this is the text of the fault's hole n. */
static bool fills(const struct reading *r, int n, const char *wanted)
{
    struct text rest = sink_contents(&r->fault.holes), one;

    do {
        one = (struct text){rest.at, 0};
        while (one.length < rest.length && one.at[one.length])
            one.length++;
        rest = text_skip(rest, one.length + (one.length < rest.length));
    } while (n--);
    return text_is(one, wanted);
}

/* Whether the English catalogue is accepted with other lines for `by-loop: %s ... %d`. */
static bool takes(struct reading *r, const char *other)
{
    long at;

    return replace(r->source, "by-loop", other, &at) &&
           rereads(r, text_of(r->source)) == 0;
}

/* Whether it is refused with this fault and name, on this line, counted from that of by-loop. */
static bool refuses(struct reading *r, const char *other, enum message id, long line, const char *name)
{
    long at;

    return replace(r->source, "by-loop", other, &at) &&
           rereads(r, text_of(r->source)) == at + line &&
           r->fault.id == id && r->fault.line == at + line && fills(r, 0, name);
}

static void test_holes(struct check *c, struct reading *r)
{
    static const char *const bad[] = {"%d is %s", "%s is", "%d", "%s is %d %d", "none", "%s %% d", "%s%d%s%d%s",
                                      "%2s is %1d", "%1d is %2s", "%2d", "%1s", "%s %1d", "%s %3d", "%2d is %1s %2d",
                                      "%1s is %2d %3d", "%0s %2d", "%2n %1s", "%4s %d", "%s is\n %d %d"};
    static const char *const good[] = {"%%: %s%%%d", "%n %s %5s %d", "%2d is %1s", "%1s %2d", "%s %2d", "%%2d %2d%1s$",
                                       "%9s %s%d", "two\n lines %s\n\t%d", "%s%d$"};
    char line[80];

    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        sprintf(line, "by-loop: %s", bad[i]);
        CHECK(c, refuses(r, line, MESSAGE_CATALOGUE_HOLES, 0, "by-loop"));
        CHECK(c, fills(r, 1, "%s wins with a loop at move %d."));
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        sprintf(line, "by-loop: %s", good[i]);
        CHECK(c, takes(r, line));
    }
    CHECK(c, text_is(r->words.blocks[MESSAGE_BY_LOOP], "%s%d$"));
    CHECK(c, text_is(r->words.blocks[MESSAGE_WHITE], "White"));
}

/* Lines: comments, other orders, several lines to a sentence. */
static void test_lines(struct check *c, struct reading *r)
{
    CHECK(c, takes(r, "# by-loop: none\n#\n\n\nby-loop:%s %d\n\n"));
    CHECK(c, text_is(r->words.blocks[MESSAGE_BY_LOOP], "%s %d"));
    CHECK(c, takes(r, "by-loop:   %s\n   is %d\n\ton %%\n# white: none"));
    CHECK(c, text_is(r->words.blocks[MESSAGE_BY_LOOP], "%s\n   is %d\n\ton %%"));
    CHECK(c, takes(r, "by-loop: %s\r\n %d\r"));
    CHECK(c, text_is(r->words.blocks[MESSAGE_BY_LOOP], "%s\r\n %d"));
    CHECK(c, refuses(r, "by-loop %s %d", MESSAGE_CATALOGUE_LINE, 0, ""));
    CHECK(c, refuses(r, "\nby-loop:", MESSAGE_CATALOGUE_LINE, 1, ""));
    CHECK(c, refuses(r, "by-loop: ", MESSAGE_CATALOGUE_LINE, 0, ""));
    CHECK(c, refuses(r, ": %s %d", MESSAGE_CATALOGUE_LINE, 0, ""));
    CHECK(c, refuses(r, "by_loop: %s %d", MESSAGE_CATALOGUE_LINE, 0, ""));
    CHECK(c, refuses(r, "by-loop: %s %d\n\n on", MESSAGE_CATALOGUE_LINE, 2, ""));
    CHECK(c, refuses(r, "by-loop: %s %d\n# on\n on", MESSAGE_CATALOGUE_LINE, 2, ""));
    /* the line before continues */
    CHECK(c, refuses(r, "\tby-loop: %s %d", MESSAGE_CATALOGUE_HOLES, -1, "open"));
    CHECK(c, refuses(r, "By-loop: %s %d", MESSAGE_CATALOGUE_UNKNOWN, 0, "By-loop"));
    CHECK(c, refuses(r, "by-loops: %s %d", MESSAGE_CATALOGUE_UNKNOWN, 0, "by-loops"));
    CHECK(c, refuses(r, "by-loop: %s %d\n\nby-loop: %s %d", MESSAGE_CATALOGUE_TWICE, 2, "by-loop"));
    CHECK(c, refuses(r, "by-loop: %s %d\nwhite: White", MESSAGE_CATALOGUE_TWICE, 1, "white"));
}

static void test_reading(struct check *c)
{
    struct reading *r = memory_new(1, sizeof *r);
    struct text english = file_builtin("en", ".msg");
    long at, lines = 0;

    CHECK(c, rereads(r, english) == 0);
    english.length--; /* no line feed at the end */
    CHECK(c, rereads(r, english) == 0);
    test_holes(c, r);
    test_lines(c, r);
    for (at = 0; (size_t)at < english.length; at++)
        lines += english.at[at] == '\n';
    CHECK(c, replace(r->source, "by-loop", "# left out", &at));
    CHECK(c, rereads(r, text_of(r->source)) == lines + 2);
    CHECK(c, r->fault.id == MESSAGE_CATALOGUE_MISSING && fills(r, 0, "by-loop"));
    CHECK(c, rereads(r, text_of("")) == 1);
    CHECK(c, r->fault.id == MESSAGE_CATALOGUE_MISSING && fills(r, 0, "note"));
    CHECK(c, rereads(r, text_of("\n\n\n")) == 4);
    CHECK(c, rereads(r, text_of("x\n")) == 1);
    CHECK(c, rereads(r, text_of("note: %s%s%s%s\n")) == 1);
    sink_free(&r->fault.holes);
    free(r);
}

/* Every built-in catalogue has the sentences of the English one, which embed.sh divides as message_read does. */
static void test_built_in(struct check *c)
{
    struct message_catalogue *words = memory_new(1, sizeof *words);
    struct message_fault fault;
    const char *name;

    for (size_t n = 0; (name = file_builtin_name(".msg", n)) != NULL; n++)
        CHECK(c, message_read(words, file_builtin(name, ".msg"), &fault) == 0);
    CHECK(c, message_read(words, file_builtin("en", ".msg"), &fault) == 0);
    for (size_t n = 0; n < MESSAGE_COUNT; n++)
        CHECK(c, text_equal(message_english.blocks[n], words->blocks[n]));
    CHECK(c, text_is(message_english.blocks[MESSAGE_WHITE], "White"));
    CHECK(c, text_is(message_english.blocks[MESSAGE_NOTE], "note: $"));
    free(words);
}

/* Diagnostics: whether one at this byte of a text, on its last line, looks so behind its first line. */
static bool shows(struct check *c, const char *line, size_t before, int number, const char *wanted)
{
    struct message_catalogue *words = memory_new(1, sizeof *words);
    struct message_place place = {.file = "f", .line = number, .column = (int)before + 1, .at = line + before,
                                  .end = line + strlen(line)};
    struct sink to = {0};
    struct text shown, first;
    bool good;

    words->blocks[MESSAGE_ERROR] = text_of("error: $");
    words->blocks[MESSAGE_SYNTAX] = text_of("bad");
    message_print(words, MESSAGE_SYNTAX, &place, NULL, &to);
    shown = sink_contents(&to);
    CHECK(c, text_line(&shown, &first) && text_starts_nocase(first, "f:"));
    good = text_is(shown, wanted);
    if (!good)
        fprintf(stderr, "[%.*s] not [%s]\n", (int)shown.length, shown.at, wanted);
    sink_free(&to);
    free(words);
    return good;
}

/* The line of a diagnostic: 72 columns of it at most, 40 of them before the place. */
static void test_shown(struct check *c)
{
    char line[601], wanted[700];

    CHECK(c, shows(c, "abcd\nx", 2, 7, "  7 | abcd\n    |   ^\n"));
    CHECK(c, shows(c, "abcd\rx", 0, 12, " 12 | abcd\n    | ^\n"));
    CHECK(c, shows(c, "abcd", 4, 123, "123 | abcd\n    |     ^\n"));
    CHECK(c, shows(c, "a\tb\033c", 1, 1234, "1234 | a b?c\n     |  ^\n"));
    memset(line, 'x', 600);
    line[600] = '\0';
    for (int i = 0; i < 290; i += i < 60 ? 1 : 33) {
        int before = i < 40 ? i : 40;

        line[i] = 'A';
        sprintf(wanted, "  1 | %.*sA%.*s\n    | %*s^\n", before, line + 300, 71 - before, line + 500, before, "");
        CHECK(c, shows(c, line, (size_t)i, 1, wanted));
        line[i] = 'x';
    }
    /* Two columns for each of these letters, which have three bytes. */
    for (int i = 0; i < 200; i++)
        memcpy(line + 3 * i, "\xE6\xA3\x8B", 3);
    for (int i = 0; i < 100; i += 9) {
        int before = i < 20 ? i : 20;

        sprintf(wanted, "  1 | %.*s\n    | %*s^\n", 3 * 36, line, 2 * before, "");
        CHECK(c, shows(c, line, (size_t)(3 * i), 1, wanted));
    }
}

/* Places without a column, a line or a file; words before the sentence; counts. */
static void test_places(struct check *c)
{
    struct message_catalogue *words = memory_new(1, sizeof *words);
    struct message_place place = {.file = "f", .line = 7, .move = text_of("move 2")};
    struct sink to = {0};

    words->blocks[MESSAGE_ERROR] = text_of("error: $");
    words->blocks[MESSAGE_SYNTAX] = text_of("bad %s");
    words->blocks[MESSAGE_NOT_DRAWN] = text_of("open$");
    words->blocks[MESSAGE_WARNING] = text_of("warning: $");
    words->blocks[MESSAGE_ONE_MOVE] = text_of("%d move$");
    words->blocks[MESSAGE_MANY_MOVES] = text_of("%d moves$");
    message_print(words, MESSAGE_SYNTAX, &place, &place.move, &to);
    place.line = 0;
    place.move.length = 0;
    message_print(words, MESSAGE_NOT_DRAWN, &place, NULL, &to);
    message_print(words, MESSAGE_NOT_DRAWN, NULL, NULL, &to);
    CHECK(c, text_is(sink_contents(&to), "f:7: error: move 2: bad move 2\nf: warning: opentraxfig: warning: open"));
    to.used = 0;
    message_count(words, MESSAGE_ONE_MOVE, MESSAGE_MANY_MOVES, 0, &to);
    message_count(words, MESSAGE_ONE_MOVE, MESSAGE_MANY_MOVES, 1, &to);
    message_count(words, MESSAGE_ONE_MOVE, MESSAGE_MANY_MOVES, 2, &to);
    CHECK(c, text_is(sink_contents(&to), "0 moves1 move2 moves"));
    sink_free(&to);
    free(words);
}

void test_message(struct check *c)
{
    test_writing(c);
    test_reading(c);
    test_built_in(c);
    test_shown(c);
    test_places(c);
}
