#include "base/base.h"

enum {
    SHOWN = 72, /* columns of a source line that are shown at most */
    BEFORE = 40 /* of them before the place */
};

const struct message_row message_table[] = {
#define ROW(constant, name, severity) {{(name), sizeof(name) - 1}, MESSAGE_IS_##severity},
    MESSAGE_LIST(ROW)
};

/* The length of a hole (%s %d %2s), of %%, or else of one byte, whichever a text begins with. *which is the index of
   the hole, -1 for none; *nth counts the holes without a number. */
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

/* Notes the letters of a sentence's holes, s or d, by index; false if there are too many, or one twice. */
static bool holes_of(struct text sentence, char kinds[MESSAGE_HOLES])
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

/* Whether two sentences, which may be the same, have the same holes, and not too many. */
static bool same_holes(struct text one, struct text other)
{
    char kinds[MESSAGE_HOLES], wanted[MESSAGE_HOLES];

    return holes_of(one, kinds) &&
           (other.at == one.at || (holes_of(other, wanted) && memcmp(kinds, wanted, MESSAGE_HOLES) == 0));
}

static struct text skip_blanks(struct text t)
{
    while (t.length && is_blank(t.at[0]))
        t = text_skip(t, 1);
    return t;
}

/* Splits a line `NAME: SENTENCE`; false if it is not one. */
static bool split_line(struct text line, struct text *name, struct text *sentence)
{
    size_t n = 0;

    while (n < line.length && (is_letter(line.at[n]) || is_digit(line.at[n]) || line.at[n] == '-'))
        n++;
    if (!n || n == line.length || line.at[n] != ':')
        return false;
    *name = (struct text){line.at, n};
    *sentence = skip_blanks(text_skip(line, n + 1));
    return sentence->length > 0;
}

struct reader {
    struct message_catalogue *c;
    const struct message_catalogue *pattern;
    struct text rest;
    long lines; /* read so far */
    enum message next; /* after the last name that was read: most catalogues have them in order */
    struct message_fault *fault;
};

static bool fail(struct reader *r, long line, enum message id, struct text name, struct text english)
{
    *r->fault = message_fault(id, name, english, text_of(NULL));
    r->fault->line = line;
    return false;
}

/* The message of this name, looked for from `first` on and then before that; or MESSAGE_COUNT. */
static enum message find_from(struct text name, int first)
{
    int i;

    for (i = 0; i < MESSAGE_COUNT; i++) {
        int id = (first + i) % MESSAGE_COUNT;

        if (text_equal(name, message_table[id].name))
            return (enum message)id;
    }
    return MESSAGE_COUNT;
}

enum message message_find(struct text name)
{
    return find_from(name, 0);
}

/* Adds the lines that continue a sentence. */
static struct text whole_sentence(struct reader *r, struct text sentence)
{
    struct text line;

    while (r->rest.length && is_blank(r->rest.at[0]) && text_line(&r->rest, &line)) {
        sentence = text_between(sentence.at, line.at + line.length);
        r->lines++;
    }
    return sentence;
}

/* Reads the sentence that begins in a line. */
static bool read_sentence(struct reader *r, struct text line)
{
    const struct text none = {NULL, 0};
    struct text name, sentence, english;
    long first = r->lines;
    enum message id;

    if (!split_line(line, &name, &sentence))
        return fail(r, first, MESSAGE_CATALOGUE_LINE, none, none);
    id = find_from(name, (int)r->next);
    if (id == MESSAGE_COUNT)
        return fail(r, first, MESSAGE_CATALOGUE_UNKNOWN, name, none);
    if (r->c->blocks[id].at)
        return fail(r, first, MESSAGE_CATALOGUE_TWICE, name, none);
    sentence = whole_sentence(r, sentence);
    english = r->pattern ? r->pattern->blocks[id] : sentence;
    if (!same_holes(sentence, english))
        return fail(r, first, MESSAGE_CATALOGUE_HOLES, name, english);
    r->c->blocks[id] = sentence;
    r->next = (enum message)(id + 1);
    return true;
}

/* Whether no name is missing. */
static bool is_complete(struct reader *r)
{
    int i;

    for (i = 0; i < MESSAGE_COUNT; i++)
        if (!r->c->blocks[i].at)
            return fail(r, r->lines + 1, MESSAGE_CATALOGUE_MISSING, message_table[i].name, text_of(NULL));
    return true;
}

long message_read(struct message_catalogue *c, struct text source,
                  const struct message_catalogue *pattern, struct message_fault *fault)
{
    struct reader r = {.c = c, .pattern = pattern, .rest = source, .fault = fault};
    struct text line;

    memset(c->blocks, 0, sizeof c->blocks);
    while (text_line(&r.rest, &line)) {
        r.lines++;
        if (line.length && line.at[0] != '#' && !read_sentence(&r, line))
            return fault->line;
    }
    return is_complete(&r) ? 0 : fault->line;
}

struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three)
{
    return (struct message_fault){.id = id, .holes = {one, two, three}};
}

struct message_fault message_listed(enum message id, enum message listed, struct text one, struct text two,
                                    struct sink *known)
{
    struct message_fault fault = message_fault(id, one, two, text_of(NULL));

    fault.advice = listed;
    fault.advised = sink_contents(known);
    fault.owned = known->bytes;
    return fault;
}

struct message_fault message_unknown(enum message id, enum message listed, struct text one, struct text two,
                                     struct sink *known)
{
    struct message_fault fault = message_listed(id, listed, one, two, known);
    struct text near = text_nearest(two.at ? two : one, sink_contents(known));

    if (near.length) {
        fault.advice = MESSAGE_DID_YOU_MEAN;
        fault.advised = near;
    }
    return fault;
}

/* Whether a sentence ends in $: no end of line follows it. */
static bool ends_open(struct text block)
{
    return block.length && block.at[block.length - 1] == '$';
}

/* Whether a byte stands for itself in a sentence. */
static bool is_plain(char c)
{
    return c != '%' && c != '\r' && c != '\n';
}

void message_write(const struct message_catalogue *c, enum message id, const struct text *holes,
                   struct sink *to)
{
    struct text rest = c->blocks[id];
    int nth = 0, which;
    size_t n;

    if (ends_open(rest))
        rest.length--;
    for (;;) {
        for (n = 0; n < rest.length && is_plain(rest.at[n]); n++)
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
        rest = rest.at[0] == '\n' ? skip_blanks(text_skip(rest, n)) : text_skip(rest, n);
    }
}

void message_count(const struct message_catalogue *c, enum message one, long number, struct sink *to)
{
    char digits[TEXT_NUMBER];
    struct text hole = text_number(number, digits);

    message_write(c, number == 1 ? one : (enum message)(one + 1), &hole, to);
}

/* Begins a line with the number of a line of the text, or with as many blanks. So no text of a record stands where a
   line begins: programs that read the diagnostics, as GitHub does, take commands from there. */
static void gutter(int line, bool number, struct sink *to)
{
    enum { WIDTH = 3 };
    int digits = text_digits(line);

    sink_repeat(to, ' ', (size_t)(digits < WIDTH ? WIDTH - digits : 0) + (size_t)(number ? 0 : digits));
    if (number)
        sink_number(to, line);
    sink_string(to, " | ");
}

/* Prints the line, or of a long line the part around the place, and a caret below the place. */
static void show(const struct message_place *p, struct sink *to)
{
    struct text left = text_between(p->at - (p->column - 1), p->at), rest;
    struct text letter;
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

static void say_place(const struct message_place *place, struct sink *to)
{
    sink_file(to, place->file);
    if (place->line) {
        sink_byte(to, ':');
        sink_number(to, place->line);
    }
    if (place->column) {
        sink_byte(to, ':');
        sink_number(to, place->column);
    }
}

void message_print(const struct message_catalogue *c, enum message id, const struct message_place *place,
                   const struct text *holes, struct sink *to)
{
    static const enum message words[] = {MESSAGE_NOTE, MESSAGE_WARNING, MESSAGE_WARNING, MESSAGE_ERROR,
                                         MESSAGE_ERROR};

    if (place)
        say_place(place, to);
    else
        sink_string(to, "traxfig");
    sink_string(to, ": ");
    message_write(c, words[message_table[id].severity], NULL, to);
    if (place && place->move.length) {
        sink_printable(to, place->move);
        sink_string(to, ": ");
    }
    message_write(c, id, holes, to);
    if (!ends_open(c->blocks[id]))
        sink_byte(to, '\n');
    if (place && place->column)
        show(place, to);
}

/* Replaces the bracket of ##[ and ##vso[ wherever they stand in diagnostics: GitHub and Azure take commands from them
   in the middle of a line too. */
static void disarm(struct sink *s)
{
    size_t i;

    for (i = 2; i < s->used; i++)
        if (s->bytes[i] == '[' && (memcmp(s->bytes + i - 2, "##", 2) == 0 ||
                                   (i >= 5 && memcmp(s->bytes + i - 5, "##vso", 5) == 0)))
            s->bytes[i] = '?';
}

void message_say(const struct message_catalogue *c, enum message id, const struct message_place *place,
                 const struct text *holes)
{
    struct sink to = {0}, shown = {0};
    struct text said;

    message_print(c, id, place, holes, &to);
    sink_lines(&shown, sink_contents(&to));
    disarm(&shown);
    said = sink_contents(&shown);
    fwrite(said.at, 1, said.length, stderr); /* in one piece, so other output cannot split it */
    sink_free(&shown);
    sink_free(&to);
}
