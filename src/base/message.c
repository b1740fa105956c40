#include "base/base.h"

enum {
    SHOWN = 72, /* columns of a source line that are shown at most */
    BEFORE = 40 /* of them before the place */
};

/* The hole that a text begins with: its length, 0 for none, and which it is, from 0; *nth is that of a
   hole without a number, and counts those. */
static size_t read_hole(struct text t, size_t *nth, size_t *which)
{
    bool numbered = t.length > 2 && t.at[1] > '0' && t.at[1] <= '0' + MESSAGE_HOLES;
    char kind = t.length > 1 ? t.at[numbered ? 2 : 1] : '\0';

    if (!kind || t.at[0] != '%' || (kind != 's' && kind != 'd'))
        return 0;
    *which = numbered ? (size_t)(t.at[1] - '1') : (*nth)++;
    return numbered ? 3 : 2;
}

/* %%, which stands for one percent sign. */
static bool is_percent(struct text t)
{
    return t.length > 1 && t.at[0] == '%' && t.at[1] == '%';
}

/* The kinds of a block's holes, each in its place; false if there are too many, or one twice. */
static bool holes_of(struct text block, char kinds[MESSAGE_HOLES])
{
    size_t length, nth = 0, which = 0;
    const char *at;

    memset(kinds, 0, MESSAGE_HOLES);
    for (; block.length && (at = memchr(block.at, '%', block.length)) != NULL;
         block = text_skip(block, is_percent(block) ? 2 : length ? length : 1)) {
        block = text_between(at, block.at + block.length);
        length = read_hole(block, &nth, &which);
        if (length && (which >= MESSAGE_HOLES || kinds[which]))
            return false;
        if (length)
            kinds[which] = block.at[length - 1];
    }
    return true;
}

static bool same_holes(struct text one, struct text other)
{
    char kinds[MESSAGE_HOLES], wanted[MESSAGE_HOLES];

    return holes_of(one, kinds) && holes_of(other, wanted) && memcmp(kinds, wanted, MESSAGE_HOLES) == 0;
}

/* Cuts the next block off *rest, counts the lines passed, and notes on which one it begins; false at the
   end. */
static bool next_block(struct text *rest, struct text *block, long *lines, long *first)
{
    const char *begin = NULL;
    struct text line;

    while (text_line(rest, &line)) {
        ++*lines;
        if (line.length && !begin) {
            begin = line.at;
            *first = *lines;
        }
        if (begin && line.length)
            *block = text_between(begin, line.at + line.length);
        if (begin && (!line.length || !rest->length))
            return true;
    }
    return false;
}

long message_read(struct message_catalogue *c, struct text source,
                  const struct message_catalogue *pattern)
{
    struct text block;
    long lines = 0, line = 0;
    int n = 0;

    for (; next_block(&source, &block, &lines, &line); n++) {
        if (n == MESSAGE_COUNT ||
            !same_holes(block, pattern ? pattern->blocks[n] : block))
            return line;
        c->blocks[n] = block;
    }
    return n == MESSAGE_COUNT ? 0 : lines + 1;
}

struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three)
{
    return (struct message_fault){.id = id, .holes = {one, two, three}};
}

static bool ends_open(struct text block)
{
    return block.length && block.at[block.length - 1] == '$';
}

/* What does not go out as it stands, or as it would in a name. */
static bool is_special(char c)
{
    return c == '%' || c == '\r' || c == '\n';
}

void message_write(const struct message_catalogue *c, enum message id, const struct text *holes,
                   struct sink *to)
{
    struct text rest = c->blocks[id];
    size_t nth = 0, which = 0;

    if (ends_open(rest))
        rest.length--;
    for (;;) {
        const char *letter;
        size_t hole;

        rest = text_skip(rest, sink_plain(to, rest, '%'));
        if (!rest.length)
            return;
        hole = holes ? read_hole(rest, &nth, &which) : 0;
        if (hole) {
            sink_printable(to, holes[which]);
            rest = text_skip(rest, hole);
        } else if (is_special(rest.at[0])) {
            if (rest.at[0] != '\r')
                sink_byte(to, rest.at[0]);
            rest = text_skip(rest, is_percent(rest) ? 2 : 1);
        } else {
            letter = rest.at;
            text_rune(&rest);
            sink_printable(to, text_between(letter, rest.at));
        }
    }
}

/* Shows the line and a caret under the place; of a long line the part around it. */
static void show(const struct message_place *p, struct sink *to)
{
    struct text left = text_between(p->at - (p->column - 1), p->at), rest;
    struct text letter;
    size_t before, shown = 0;

    if (left.length > BEFORE * 4)
        left = text_between(p->at - BEFORE, p->at);
    while ((before = text_columns(left)) > BEFORE)
        text_rune(&left);
    rest = text_between(left.at, p->end);
    while (rest.length && rest.at[0] != '\n' && rest.at[0] != '\r' && shown < SHOWN) {
        letter = rest;
        text_rune(&rest);
        shown += text_columns(text_between(letter.at, rest.at));
    }
    sink_byte(to, ' ');
    sink_printable(to, text_between(left.at, rest.at));
    sink_string(to, "\n ");
    sink_repeat(to, ' ', before);
    sink_string(to, "^\n");
}

static enum message_severity severity_of(enum message id)
{
    return id >= MESSAGE_FIRST_FATAL     ? MESSAGE_IS_FATAL
           : id >= MESSAGE_FIRST_ERROR   ? MESSAGE_IS_ERROR
           : id >= MESSAGE_FIRST_WARNING ? MESSAGE_IS_WARNING
                                         : MESSAGE_IS_NOTE;
}

static void say_place(const struct message_place *place, struct sink *to)
{
    sink_printable(to, text_of(place->file));
    if (place->line) {
        sink_byte(to, ':');
        sink_number(to, place->line);
    }
    if (place->column) {
        sink_byte(to, ':');
        sink_number(to, place->column);
    }
}

enum message_severity message_say(const struct message_catalogue *c, enum message id,
                                  const struct message_place *place, const struct text *holes)
{
    static const enum message words[] = {MESSAGE_NOTE, MESSAGE_WARNING, MESSAGE_ERROR, MESSAGE_ERROR};
    enum message_severity severity = severity_of(id);
    struct sink to;
    struct text said;

    sink_begin(&to, NULL);
    if (place)
        say_place(place, &to);
    else
        sink_string(&to, "traxfig");
    sink_string(&to, ": ");
    message_write(c, words[severity], NULL, &to);
    if (place && place->move.length) {
        sink_printable(&to, place->move);
        sink_string(&to, ": ");
    }
    message_write(c, id, holes, &to);
    if (!ends_open(c->blocks[id]))
        sink_byte(&to, '\n');
    if (place && place->column)
        show(place, &to);
    said = sink_contents(&to);
    fwrite(said.at, 1, said.length, stderr); /* in one piece: nothing comes between its words */
    sink_free(&to);
    return severity;
}
