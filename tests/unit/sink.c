#include "base/base.h"
#include "check.h"

/* Whether a stream holds just these bytes. */
static bool holds(FILE *file, const char *bytes, size_t length)
{
    char *all = memory_new(length + 1, 1);
    bool same;

    rewind(file);
    same = fread(all, 1, length + 1, file) == length && memcmp(all, bytes, length) == 0;
    free(all);
    return same;
}

static void test_printing(struct check *c)
{
    static const char wanted[] = "a\0string---0 -7 -12 -99 -100 -999 -1000 -4711 99 100 1000 30060 1999999007 text";
    static const int numbers[] = {0, -7, -12, -99, -100, -999, -1000, -4711, 99, 100, 1000, 30060};
    struct sink *s = memory_new(1, sizeof *s);

    s->file = check_file(c);
    if (s->file) {
        sink_byte(s, 'a');
        sink_byte(s, '\0');
        sink_string(s, "string");
        sink_repeat(s, '-', 3);
        sink_repeat(s, '*', 0);
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
            sink_number(s, numbers[i]);
            sink_byte(s, ' ');
        }
        sink_number(s, 1999999007);
        sink_text(s, (struct text){" text, cut off", 5});
        sink_text(s, text_of(NULL));
        CHECK(c, holds(s->file, "", 0)); /* nothing is written before a flush */
        sink_flush(s);
        CHECK(c, holds(s->file, wanted, sizeof wanted - 1));
        sink_flush(s); /* nothing is written twice */
        CHECK(c, holds(s->file, wanted, sizeof wanted - 1));
        fclose(s->file);
    }
    sink_free(s);
    free(s);
}

/* Plain text is copied whole, also if it is longer than the buffer. */
static void test_plain(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);
    char *many = memory_new(3 * SINK_PIECE, 1);

    sink_printable(s, text_of("White ~wins%s"));
    sink_printable(s, text_of(NULL));
    CHECK(c, text_is(sink_contents(s), "White ~wins%s"));
    sink_free(s);
    memset(many, 'm', 3 * SINK_PIECE);
    sink_printable(s, (struct text){many, 3 * SINK_PIECE});
    CHECK(c, sink_contents(s).length == 3 * SINK_PIECE);
    CHECK(c, memcmp(sink_contents(s).at, many, 3 * SINK_PIECE) == 0);
    sink_free(s);
    free(many);
    free(s);
}

/* Without a stream the sink keeps everything, in order. */
static void test_kept(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);
    char *bytes = memory_new(3, SINK_PIECE);
    struct text all;

    CHECK(c, sink_contents(s).length == 0);
    sink_string(s, "before");
    sink_text(s, (struct text){bytes, 3 * SINK_PIECE});
    CHECK(c, sink_contents(s).length == 6 + 3 * SINK_PIECE);
    sink_number(s, 107);
    all = sink_contents(s);
    CHECK(c, all.length == 9 + 3 * SINK_PIECE && memcmp(all.at, "before", 7) == 0);
    CHECK(c, memcmp(all.at + all.length - 4, "\000107", 4) == 0);
    sink_free(s);
    free(bytes);
    free(s);
}

/* Texts about as long as the buffer, one after the other: nothing is lost, and the order stays. */
static void test_buffer(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);
    const size_t size = SINK_PIECE, lengths[] = {1,        size - 1, 1,    size, 1, size + 1, 2,
                                                      size * 2, size - 2, 1, 1, 1, 0,    size};
    char *bytes = memory_new(12, size);
    size_t i, used = 0;

    for (i = 0; i < 12 * size; i++)
        bytes[i] = (char)(i % 253);
    s->file = check_file(c);
    if (s->file) {
        for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            sink_text(s, (struct text){bytes + used, lengths[i]});
            used += lengths[i];
        }
        for (i = 0; i < size + 1; i++)
            sink_byte(s, bytes[used++]);
        sink_flush(s);
        CHECK(c, holds(s->file, bytes, used));
        fclose(s->file);
    }
    sink_free(s);
    free(bytes);
    free(s);
}

static void test_printable(struct check *c)
{
    static const char *const table[][2] = {
        {"plain ~ text", "plain ~ text"},
        {"a\tb", "a b"},
        {"\033[31m\007\r\n\b\x7F", "?[31m?????"},
        {"\xC2\x9B" "31m", "?31m"}, /* a control character of two bytes, */
        {"\x9B" "31m", "\xE2\x80\xBA" "31m"}, /*   and a quotation mark in Windows-1252 */
        {"\xC2\x9F\xC2\xA0", "?\xC2\xA0"},
        {"caf\xE9", "caf\xC3\xA9"}, /* becomes UTF-8 */
        {"caf\xC3\xA9 \xE2\x94\x83 \xF0\x9F\x99\x82", "caf\xC3\xA9 \xE2\x94\x83 \xF0\x9F\x99\x82"},
    };
    struct sink *s = memory_new(1, sizeof *s);

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        s->file = check_file(c);
        if (!s->file)
            break;
        sink_printable(s, text_of(table[i][0]));
        sink_flush(s);
        CHECK(c, holds(s->file, table[i][1], strlen(table[i][1])));
        fclose(s->file);
    }
    sink_free(s);
    s->file = NULL;
    sink_printable(s, (struct text){"\0", 1});
    CHECK(c, text_is(sink_contents(s), "?"));
    sink_free(s);
    free(s);
}

/* Code points that a terminal does not show, or that turn what follows, which text.c lists; and those that it shows. */
static void test_shown(struct check *c)
{
    static const char plain[] = "\xE2\x80\x90\xF0\x9F\x99\x82", hidden[] = "\xC2\xAD\xE2\x80\xAE\xF3\xA0\x80\x81";
    struct sink s = {0};

    sink_shown(&s, text_of(plain));
    sink_shown(&s, text_of(hidden));
    sink_printable(&s, text_of(hidden));
    CHECK(c, text_is(sink_contents(&s), "\xE2\x80\x90\xF0\x9F\x99\x82???\xC2\xAD\xE2\x80\xAE\xF3\xA0\x80\x81"));
    sink_free(&s);
}

/* Each argument of SINK is written by its type and evaluated once; templates have numbers of each kind. */
static void test_arguments(struct check *c)
{
    const char *string = "string", *at = string;
    struct sink s = {0};

    SINK(&s, string);
    SINK(&s, " ", ((struct text){"text, cut off", 4}), " ", -7, *at++, INT64_C(1) << 40, (char)('0' + 1), (size_t)3);
    CHECK(c, text_is(sink_contents(&s), "string text -7s109951162777613") && at == string + 1);
    s.used = 0;
    SINK_FILL(&s, "<# ~ ^ @>#", 360, 360, -360, 360, 0);
    SINK_FILL(&s, " @ ~", -1000, 5);
    CHECK(c, text_is(sink_contents(&s), "<360 36 -3.6 .36>0 -1 .5"));
    sink_free(&s);
}

/* Numbers in other digits than decimal ones. */
static void test_digits(struct check *c)
{
    struct sink s = {0};

    sink_hex(&s, 0x2AF, 4);
    sink_hex(&s, 0xFEDC1234, 8);
    sink_roman(&s, 4);
    sink_roman(&s, 1999);
    sink_roman(&s, 48);
    CHECK(c, text_is(sink_contents(&s), "02AFFEDC1234" "iv" "mcmxcix" "xlviii"));
    sink_free(&s);
}

void test_sink(struct check *c)
{
    test_printing(c);
    test_arguments(c);
    test_digits(c);
    test_plain(c);
    test_kept(c);
    test_buffer(c);
    test_printable(c);
    test_shown(c);
}
