#include "base.h"
#include "text.h"
#include "sink.h"
#include "latin.h"
#include "flow.h"

#include <stdlib.h>

enum { WORD_GAP = 50 /* behind bold words: as in prolog.ps */, HANG = 90, SAFE = 998 /* of 1,000 */ };

/* ORDER: enum flow_kind. Size and leading are those of the word in prolog.ps. */
static const struct style {
    const char *word;
    enum latin_font font;
    long size, leading;
} styles[] = {
    [FLOW_PARA] = {"para", LATIN_ROMAN, 100, 120},
    [FLOW_PART] = {"part", LATIN_ROMAN, 100, 120},
    [FLOW_MOVES] = {"moves", LATIN_BOLD, 100, 120},
    [FLOW_LINE] = {"line", LATIN_ROMAN, 90, 110},
    [FLOW_MIDDLE] = {"middle", LATIN_ROMAN, 100, 120},
    [FLOW_CAPTION] = {"caption", LATIN_BOLD, 100, 120},
    [FLOW_TITLE] = {"title", LATIN_BOLD, 150, 180},
};

void flow_clear(struct flow *f, long width)
{
    f->text.used = 0;
    f->count = 0;
    f->open = false;
    f->width = width;
}

void flow_begin(struct flow *f, enum flow_kind kind, long indent, long gap)
{
    struct flow_piece *p;

    f->pieces = base_grow(f->pieces, &f->room, (size_t)f->count + 1, sizeof *f->pieces);
    p = &f->pieces[f->count];
    *p = (struct flow_piece){.kind = kind, .indent = indent, .gap = gap};
    p->begin = p->lead = p->end = f->text.used;
    f->open = true;
}

void flow_lead(struct flow *f)
{
    f->pieces[f->count].lead = f->text.used;
    f->pieces[f->count].kind = FLOW_PARA;
}

static struct text bytes_of(const struct flow *f, size_t begin, size_t end)
{
    return (struct text){f->text.bytes + begin, end - begin};
}

long flow_wide(enum flow_kind kind, struct text bytes)
{
    return latin_width(styles[kind].font, bytes) * styles[kind].size / LATIN_EM;
}

long flow_open_wide(const struct flow *f)
{
    const struct flow_piece *p = &f->pieces[f->count];

    return flow_wide(p->kind, bytes_of(f, p->begin, f->text.used));
}

/* The room that the first line of a piece has, or the others. */
static long room_of(const struct flow *f, const struct flow_piece *p, bool first)
{
    long indent = p->indent + (first || p->kind != FLOW_LINE ? 0 : HANG);

    if (first && p->lead > p->begin)
        indent += flow_wide(FLOW_MOVES, bytes_of(f, p->begin, p->lead)) + WORD_GAP;
    return (f->width - indent) * SAFE / 1000;
}

/* Where the word that begins here ends. */
static size_t word_end(const struct flow *f, size_t at, size_t end)
{
    while (at < end && f->text.bytes[at] != ' ')
        at++;
    return at;
}

/* Where the line ends that begins at a place, filled as prolog.ps does it. */
static size_t line_end(const struct flow *f, const struct flow_piece *p, size_t begin, long room)
{
    const struct style *style = &styles[p->kind];
    size_t end = word_end(f, begin, p->end);
    long wide = latin_width(style->font, bytes_of(f, begin, end));

    room = room * LATIN_EM / style->size;
    while (end < p->end) {
        size_t more = word_end(f, end + 1, p->end);

        wide += latin_width(style->font, bytes_of(f, end, more));
        if (wide > room)
            break;
        end = more;
    }
    return end;
}

/* Counts the lines of a piece; if a number of them is asked for, stops there. *at is where the line after
   them begins. */
static int count_lines(const struct flow *f, const struct flow_piece *p, int most, size_t *at)
{
    int lines = 0;

    for (*at = p->lead; *at < p->end && (!most || lines < most); lines++) {
        *at = line_end(f, p, *at, room_of(f, p, lines == 0));
        *at += *at < p->end;
    }
    return lines ? lines : p->lead > p->begin;
}

/* Takes out blanks at the ends, and all but one in a row. */
static void pack(struct flow *f, size_t begin)
{
    char *bytes = f->text.bytes;
    size_t from, to = begin;

    for (from = begin; from < f->text.used; from++)
        if (bytes[from] != ' ' || (to > begin && bytes[to - 1] != ' '))
            bytes[to++] = bytes[from];
    f->text.used = to > begin && bytes[to - 1] == ' ' ? to - 1 : to;
}

/* Puts a blank into each word that is too long for any line. */
static void break_up(struct flow *f, struct flow_piece *p)
{
    size_t begin = p->lead, end, used = f->text.used;
    long most = room_of(f, p, false);
    struct latin broken = {0};

    for (; begin < used; begin = end + 1) {
        end = word_end(f, begin, used);
        if (begin > p->lead)
            latin_add(&broken, text_of(" "));
        while (begin < end) {
            size_t at = begin + 1;

            if (flow_wide(p->kind, bytes_of(f, begin, end)) <= most)
                at = end;
            while (at < end && flow_wide(p->kind, bytes_of(f, begin, at + 1)) <= most)
                at++;
            latin_add_bytes(&broken, bytes_of(f, begin, at));
            if (at < end)
                latin_add(&broken, text_of(" "));
            begin = at;
        }
    }
    f->text.used = p->lead;
    latin_add_bytes(&f->text, (struct text){broken.bytes, broken.used});
    latin_free(&broken);
}

/* Whether a word is too long for any line: asked of the bytes, since few words are as long as that. */
static bool has_long_word(const struct flow *f, const struct flow_piece *p)
{
    size_t begin, end, most = (size_t)(room_of(f, p, false) / styles[p->kind].size);

    for (begin = p->lead; begin < f->text.used; begin = end + 1) {
        end = word_end(f, begin, f->text.used);
        if (end - begin > most)
            return true;
    }
    return false;
}

void flow_end(struct flow *f)
{
    struct flow_piece *p = &f->pieces[f->count];
    size_t at;

    pack(f, p->lead);
    if (has_long_word(f, p))
        break_up(f, p);
    p->end = f->text.used;
    p->lines = count_lines(f, p, 0, &at);
    f->count += p->lines > 0;
    f->open = false;
}

static long piece_high(const struct flow_piece *p)
{
    return p->gap + p->lines * styles[p->kind].leading;
}

long flow_high(const struct flow *f, int from)
{
    long high = 0;

    for (; from < f->count; from++)
        high += piece_high(&f->pieces[from]);
    return high;
}

static void put_piece(const struct flow *f, const struct flow_piece *p, struct sink *to)
{
    if (p->gap) {
        sink_operand(to, p->gap / 10);
        sink_literal(to, "skip ");
    }
    if (p->lead > p->begin) {
        latin_put(bytes_of(f, p->begin, p->lead), to);
        sink_string(to, " lead-in\n");
    }
    latin_put(bytes_of(f, p->lead, p->end), to);
    sink_byte(to, ' ');
    sink_operand(to, p->lines);
    if (p->kind == FLOW_LINE)
        sink_operand(to, p->indent / 10);
    sink_string(to, styles[p->kind].word);
    sink_byte(to, '\n');
}

/* Puts the first lines of a piece that does not fit, and leaves the rest of it; no line stands alone, above
   or below. Returns how high they are, 0 if that cannot be. */
static long put_part(struct flow *f, struct flow_piece *p, long high, struct sink *to)
{
    long leading = styles[p->kind].leading, used;
    int lines = (int)((high - p->gap) / leading);
    struct flow_piece part = *p;
    size_t at;

    lines = lines > p->lines - 2 ? p->lines - 2 : lines;
    if (lines < 2 || p->kind == FLOW_TITLE)
        return 0;
    part.lines = count_lines(f, p, lines, &at);
    part.end = at - 1;
    if (part.kind == FLOW_PARA)
        part.kind = FLOW_PART;
    put_piece(f, &part, to);
    used = piece_high(&part);
    p->begin = p->lead = at;
    p->gap = 0;
    p->lines = count_lines(f, p, 0, &at);
    return used;
}

int flow_put(struct flow *f, int from, long x, long y, long high, struct sink *to)
{
    sink_operand(to, x / 10);
    sink_operand(to, y / 10);
    sink_operand(to, f->width / 10);
    sink_literal(to, "area\n");
    f->used = 0;
    for (; from < f->count; from++) {
        struct flow_piece *p = &f->pieces[from];

        if (piece_high(p) > high - f->used) {
            f->used += put_part(f, p, high - f->used, to);
            break;
        }
        put_piece(f, p, to);
        f->used += piece_high(p);
    }
    return from;
}

void flow_free(struct flow *f)
{
    latin_free(&f->text);
    free(f->pieces);
    *f = (struct flow){0};
}
