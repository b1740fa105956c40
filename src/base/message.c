#include "base/base.h"

enum {
    SHOWN = 72, /* maximum columns shown of a line of text */
    BEFORE = 40 /* maximum columns shown before the place */
};

#define NOTE(constant) {#constant, MESSAGE_IS_NOTE},
#define IDLE(constant) {#constant, MESSAGE_IS_IDLE},
#define WARNING(constant) {#constant, MESSAGE_IS_WARNING},
#define ERROR(constant) {#constant, MESSAGE_IS_ERROR},
#define FATAL(constant) {#constant, MESSAGE_IS_FATAL},
const struct message_row message_table[] = {MESSAGE_LIST(NOTE, IDLE, WARNING, ERROR, FATAL)};

/* Returns the length of the first item of a text. An item is a hole (%s, %d or %2s), %% or a single byte. Sets *which
   to the index of the hole, counted from 0; to -1 for other items. *nth counts the holes without a number. */
static size_t read_hole(struct text t, int *nth, int *which)
{
    bool numbered = t.length > 2 && t.at[1] > '0' && t.at[1] <= '0' + MESSAGE_HOLES;
    char kind = t.length > 1 ? t.at[numbered ? 2 : 1] : '\0';

    *which = -1;
    if (t.at[0] != '%')
        return 1;
    if (kind == 's' || kind == 'd')
        *which = numbered ? t.at[1] - '1' : (*nth)++;
    else if (kind != '%' || numbered)
        return 1;
    return numbered ? 3 : 2;
}

/* Sets kinds[i] to the letter of hole i: s or d. Returns false if there are too many holes, or a hole occurs twice. */
static bool read_holes(struct text sentence, char kinds[MESSAGE_HOLES])
{
    const char *at = sentence.at, *end = at + sentence.length;
    int nth = 0, which;

    memset(kinds, 0, MESSAGE_HOLES);
    while ((at = memchr(at, '%', (size_t)(end - at))) != NULL) {
        size_t length = read_hole(text_between(at, end), &nth, &which);

        if (which >= MESSAGE_HOLES || (which >= 0 && kinds[which]))
            return false;
        if (which >= 0)
            kinds[which] = at[length - 1];
        at += length;
    }
    return true;
}

struct source {
    struct message_catalogue *c;
    struct text all, rest;
    struct message_fault *fault;
};

static bool fail_line(struct source *r, const char *at, enum message id, struct text name, struct text english)
{
    message_fail(r->fault, id, name, english);
    r->fault->line = text_lines(text_between(r->all.at, at)) + 1;
    return false;
}

/* Returns what catalogues write for a byte of a constant: `a` for A, `-` for _, `2` for 2. */
static char name_byte(char c)
{
    return c == '_' ? '-' : (char)(c | ' '); /* the bit 0x20 makes capitals small; digits already have this bit */
}

static bool is_name_of(struct text name, const char *constant)
{
    size_t i = 0;

    while (i < name.length && constant[i] && name.at[i] == name_byte(constant[i]))
        i++;
    return i == name.length && !constant[i];
}

static bool is_name(struct text t)
{
    size_t i = 0;

    while (i < t.length && (is_letter(t.at[i]) || is_digit(t.at[i]) || t.at[i] == '-'))
        i++;
    return i && i == t.length;
}

enum message message_find(struct text name)
{
    int id = 0;

    while (id < MESSAGE_COUNT && !is_name_of(name, message_table[id].constant))
        id++;
    return (enum message)id;
}

/* Reads the sentence in `line` and in the lines below that begin with a blank. */
static bool read_sentence(struct source *r, struct text line)
{
    const struct text none = {NULL, 0};
    const char *end = line.at + line.length, *found = memchr(line.at, ':', line.length), *colon = found ? found : end;
    struct text name = text_between(line.at, colon), sentence = text_between(colon + (colon < end), end);
    char kinds[MESSAGE_HOLES], wanted[MESSAGE_HOLES];
    enum message id = message_find(name);

    sentence = text_skip_blanks(sentence);
    if (!sentence.length || (id == MESSAGE_COUNT && !is_name(name)))
        return fail_line(r, name.at, MESSAGE_CATALOGUE_LINE, none, none);
    if (id == MESSAGE_COUNT)
        return fail_line(r, name.at, MESSAGE_CATALOGUE_UNKNOWN, name, none);
    if (r->c->blocks[id].at)
        return fail_line(r, name.at, MESSAGE_CATALOGUE_TWICE, name, none);
    while (r->rest.length && is_blank(r->rest.at[0]) && text_line(&r->rest, &line))
        sentence = text_between(sentence.at, line.at + line.length);
    if (!read_holes(sentence, kinds) || !read_holes(message_english.blocks[id], wanted) ||
        memcmp(kinds, wanted, MESSAGE_HOLES) != 0)
        return fail_line(r, name.at, MESSAGE_CATALOGUE_HOLES, name, message_english.blocks[id]);
    r->c->blocks[id] = sentence;
    return true;
}

long message_read(struct message_catalogue *c, struct text source, struct message_fault *fault)
{
    struct source r = {.c = c, .all = source, .rest = source, .fault = fault};
    struct text line;
    const char *byte;
    int i = 0;

    memset(c->blocks, 0, sizeof c->blocks);
    while (text_line(&r.rest, &line))
        if (line.length && line.at[0] != '#' && !read_sentence(&r, line))
            return fault->line;
    while (i < MESSAGE_COUNT && c->blocks[i].at)
        i++;
    if (i == MESSAGE_COUNT)
        return 0;
    fail_line(&r, r.rest.at, MESSAGE_CATALOGUE_MISSING, text_of(NULL), text_of(NULL));
    for (byte = message_table[i].constant; *byte; byte++)
        sink_byte(&fault->holes, name_byte(*byte));
    return fault->line;
}

bool message_fail(struct message_fault *fault, enum message id, struct text one, struct text two)
{
    struct sink *holes = &fault->holes;

    *fault = (struct message_fault){.id = id};
    sink_reserve(holes, one.length); /* sink_text reserves too, but the analyzer of GCC warns without this */
    sink_text(holes, one);
    sink_repeat(holes, '\0', one.at != NULL);
    sink_text(holes, two);
    sink_repeat(holes, '\0', two.at != NULL);
    return false;
}

bool message_advise(struct message_fault *fault, enum message listed, struct text wrong)
{
    struct sink *holes = &fault->holes;
    size_t begin = holes->used;
    struct text near;

    while (begin && holes->bytes[begin - 1])
        begin--;
    near = text_nearest(wrong, text_skip(sink_contents(holes), begin));
    fault->advice = near.length ? MESSAGE_DID_YOU_MEAN : listed;
    if (near.length) {
        memmove(holes->bytes + begin, near.at, near.length);
        holes->used = begin + near.length;
    } else if (listed != MESSAGE_DID_YOU_MEAN) {
        sink_commas(holes, begin);
    }
    return false;
}

/* Whether a sentence ends with $, so that no line end is written after the sentence. */
static bool ends_open(struct text block)
{
    return block.length && block.at[block.length - 1] == '$';
}

void message_write(const struct message_catalogue *c, enum message id, const struct text *holes, struct sink *to)
{
    struct text rest = c->blocks[id];
    int nth = 0, which;
    size_t n;

    if (ends_open(rest))
        rest.length--;
    for (;;) {
        for (n = 0; n < rest.length && rest.at[n] != '%' && rest.at[n] != '\r' && rest.at[n] != '\n'; n++)
            ;
        sink_printable(to, (struct text){rest.at, n});
        rest = text_skip(rest, n);
        if (!rest.length)
            return;
        n = read_hole(rest, &nth, &which);
        if (holes && which >= 0)
            sink_printable(to, holes[which]);
        else if (rest.at[0] != '\r')
            sink_byte(to, rest.at[0]);
        rest = rest.at[0] == '\n' ? text_skip_blanks(text_skip(rest, n)) : text_skip(rest, n);
    }
}

void message_count(const struct message_catalogue *c, enum message one, enum message many, long number, struct sink *to)
{
    message_write(c, number == 1 ? one : many, (struct text[1]){TEXT(number)}, to);
}

/* Writes a line number or blanks, and a bar. Without the bar, GitHub might read text of a record as a command. */
static void gutter(int line, bool number, struct sink *to)
{
    enum { WIDTH = 3 };
    int digits = text_digits(line);

    sink_repeat(to, ' ', (size_t)(digits < WIDTH ? WIDTH - digits : 0) + (size_t)(number ? 0 : digits));
    if (number)
        sink_number(to, line);
    sink_string(to, " | ");
}

/* Writes the line of a place, or the part of a long line around the place, and a caret below the place. */
static void show(const struct message_place *p, struct sink *to)
{
    struct text left = text_between(p->at - (p->column - 1), p->at), rest, letter;
    size_t before, shown = 0;

    if (left.length > BEFORE * 4)
        left = text_between(p->at - BEFORE * 4, p->at);
    before = text_columns(left);
    while (before > BEFORE) {
        letter = left;
        text_rune(&left);
        before -= text_columns(text_between(letter.at, left.at));
    }
    rest = text_between(left.at, p->end);
    while (rest.length && rest.at[0] != '\n' && rest.at[0] != '\r' && shown < SHOWN) {
        letter = rest;
        text_rune(&rest);
        shown += text_columns(text_between(letter.at, rest.at));
    }
    gutter(p->line, true, to);
    sink_printable(to, text_between(left.at, rest.at));
    sink_byte(to, '\n');
    gutter(p->line, false, to);
    sink_repeat(to, ' ', before);
    sink_string(to, "^\n");
}

void message_print(const struct message_catalogue *c, enum message id, const struct message_place *place,
                   const struct text *holes, struct sink *to)
{
    static const enum message words[] = {MESSAGE_NOTE, MESSAGE_WARNING, MESSAGE_WARNING, MESSAGE_ERROR, MESSAGE_ERROR};

    sink_file(to, place ? place->file : "traxfig");
    if (place && place->line)
        SINK(to, ":", place->line);
    if (place && place->column)
        SINK(to, ":", place->column);
    sink_string(to, ": ");
    message_write(c, words[message_table[id].severity], NULL, to);
    if (place && place->move.length) {
        sink_printable(to, place->move);
        sink_string(to, ": ");
    }
    message_write(c, id, holes, to);
    if (!ends_open(c->blocks[id]))
        sink_byte(to, '\n');
    if (place && place->at)
        show(place, to);
}

/* Writes ##? and ##vso? for ##[ and ##vso[, which GitHub and Azure read as commands anywhere in a line. Writes the
   message in one piece, so that other output cannot split the message. */
void message_put(struct sink *said)
{
    struct sink shown = {0};

    sink_lines(&shown, sink_contents(said));
    for (size_t i = 2; i < shown.used; i++)
        if (shown.bytes[i] == '[' && (memcmp(shown.bytes + i - 2, "##", 2) == 0 ||
                                      (i >= 5 && memcmp(shown.bytes + i - 5, "##vso", 5) == 0)))
            shown.bytes[i] = '?';
    fwrite(sink_contents(&shown).at, 1, shown.used, stderr);
    sink_free(&shown);
    sink_free(said);
}
