#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

#include <stdlib.h>

enum { WORD_GAP = 50 /* behind bold words: as in prolog.ps */, HANG = 90, SAFE = 998 /* of 1,000 */ };

/* ORDER: enum paragraph_kind. Size and leading are those of the word in prolog.ps. */
static const struct face {
    const char *word;
    enum encoding_font font;
    long size, leading;
} faces[] = {
    [PARAGRAPH_PARA] = {"para", ENCODING_ROMAN, 100, 120},
    [PARAGRAPH_PART] = {"part", ENCODING_ROMAN, 100, 120},
    [PARAGRAPH_MOVES] = {"moves", ENCODING_BOLD, 100, 120},
    [PARAGRAPH_LINE] = {"line", ENCODING_ROMAN, 90, 110},
    [PARAGRAPH_MIDDLE] = {"middle", ENCODING_ROMAN, 100, 120},
    [PARAGRAPH_CAPTION] = {"caption", ENCODING_BOLD, 100, 120},
    [PARAGRAPH_TITLE] = {"title", ENCODING_BOLD, 150, 180},
};

void paragraph_clear(struct paragraph *f, long width)
{
    f->text.used = 0;
    f->count = 0;
    f->open = false;
    f->width = width;
}

void paragraph_begin(struct paragraph *f, enum paragraph_kind kind, long indent, long missing_number)
{
    struct paragraph_piece *p;

    f->pieces = memory_grow(f->pieces, &f->capacity, (size_t)f->count + 1, sizeof *f->pieces);
    p = &f->pieces[f->count];
    *p = (struct paragraph_piece){.kind = kind, .indent = indent, .missing_number = missing_number};
    p->begin = p->lead = p->end = f->text.used;
    f->open = true;
}

void paragraph_lead(struct paragraph *f)
{
    f->pieces[f->count].lead = f->text.used;
    f->pieces[f->count].kind = PARAGRAPH_PARA;
}

static struct text bytes_of(const struct paragraph *f, size_t begin, size_t end)
{
    return (struct text){f->text.bytes + begin, end - begin};
}

long paragraph_width(enum paragraph_kind kind, struct text bytes)
{
    return encoding_width(faces[kind].font, bytes) * faces[kind].size / ENCODING_EM;
}

long paragraph_open_width(const struct paragraph *f)
{
    const struct paragraph_piece *p = &f->pieces[f->count];

    return paragraph_width(p->kind, bytes_of(f, p->begin, f->text.used));
}

/* The room that the first line of a piece has, or the others. */
static long room_of(const struct paragraph *f, const struct paragraph_piece *p, bool first)
{
    long indent = p->indent + (first || p->kind != PARAGRAPH_LINE ? 0 : HANG);

    if (first && p->lead > p->begin)
        indent += paragraph_width(PARAGRAPH_MOVES, bytes_of(f, p->begin, p->lead)) + WORD_GAP;
    return (f->width - indent) * SAFE / 1000;
}

/* Where the word that begins here ends. */
static size_t word_end(const struct paragraph *f, size_t at, size_t end)
{
    while (at < end && f->text.bytes[at] != ' ')
        at++;
    return at;
}

/* Where the line ends that begins at a place, filled as prolog.ps does it. */
static size_t line_end(const struct paragraph *f, const struct paragraph_piece *p, size_t begin, long capacity)
{
    const struct face *face = &faces[p->kind];
    size_t end = word_end(f, begin, p->end);
    long width = encoding_width(face->font, bytes_of(f, begin, end));

    capacity = capacity * ENCODING_EM / face->size;
    while (end < p->end) {
        size_t more = word_end(f, end + 1, p->end);

        width += encoding_width(face->font, bytes_of(f, end, more));
        if (width > capacity)
            break;
        end = more;
    }
    return end;
}

/* Counts the lines of a piece; if a number of them is asked for, stops there. *at is where the line after
   them begins. */
static int count_lines(const struct paragraph *f, const struct paragraph_piece *p, int max, size_t *at)
{
    int lines = 0;

    for (*at = p->lead; *at < p->end && (!max || lines < max); lines++) {
        *at = line_end(f, p, *at, room_of(f, p, lines == 0));
        *at += *at < p->end;
    }
    return lines ? lines : p->lead > p->begin;
}

/* Takes out blanks at the ends, and all but one in a row. */
static void pack(struct paragraph *f, size_t begin)
{
    char *bytes = f->text.bytes;
    size_t from, to = begin;

    for (from = begin; from < f->text.used; from++)
        if (bytes[from] != ' ' || (to > begin && bytes[to - 1] != ' '))
            bytes[to++] = bytes[from];
    f->text.used = to > begin && bytes[to - 1] == ' ' ? to - 1 : to;
}

/* Puts a blank into each word that is too long for any line. */
static void break_up(struct paragraph *f, struct paragraph_piece *p)
{
    size_t begin = p->lead, end, used = f->text.used;
    long max = room_of(f, p, false);
    struct encoding broken = {0};

    for (; begin < used; begin = end + 1) {
        end = word_end(f, begin, used);
        if (begin > p->lead)
            encoding_add(&broken, text_of(" "));
        while (begin < end) {
            size_t at = begin + 1;

            if (paragraph_width(p->kind, bytes_of(f, begin, end)) <= max)
                at = end;
            while (at < end && paragraph_width(p->kind, bytes_of(f, begin, at + 1)) <= max)
                at++;
            encoding_add_bytes(&broken, bytes_of(f, begin, at));
            if (at < end)
                encoding_add(&broken, text_of(" "));
            begin = at;
        }
    }
    f->text.used = p->lead;
    encoding_add_bytes(&f->text, (struct text){broken.bytes, broken.used});
    encoding_free(&broken);
}

/* Whether a word is too long for any line: asked of the bytes, since few words are as long as that. */
static bool has_long_word(const struct paragraph *f, const struct paragraph_piece *p)
{
    size_t begin, end, max = (size_t)(room_of(f, p, false) / faces[p->kind].size);

    for (begin = p->lead; begin < f->text.used; begin = end + 1) {
        end = word_end(f, begin, f->text.used);
        if (end - begin > max)
            return true;
    }
    return false;
}

void paragraph_end(struct paragraph *f)
{
    struct paragraph_piece *p = &f->pieces[f->count];
    size_t at;

    pack(f, p->lead);
    if (has_long_word(f, p))
        break_up(f, p);
    p->end = f->text.used;
    p->lines = count_lines(f, p, 0, &at);
    f->count += p->lines > 0;
    f->open = false;
}

static long piece_height(const struct paragraph_piece *p)
{
    return p->missing_number + p->lines * faces[p->kind].leading;
}

long paragraph_height(const struct paragraph *f, int from)
{
    long height = 0;

    for (; from < f->count; from++)
        height += piece_height(&f->pieces[from]);
    return height;
}

static void put_piece(const struct paragraph *f, const struct paragraph_piece *p, struct sink *to)
{
    if (p->missing_number) {
        sink_operand(to, p->missing_number / 10);
        sink_literal(to, "skip ");
    }
    if (p->lead > p->begin) {
        encoding_put(bytes_of(f, p->begin, p->lead), to);
        sink_string(to, " lead-in\n");
    }
    encoding_put(bytes_of(f, p->lead, p->end), to);
    sink_byte(to, ' ');
    sink_operand(to, p->lines);
    if (p->kind == PARAGRAPH_LINE)
        sink_operand(to, p->indent / 10);
    sink_string(to, faces[p->kind].word);
    sink_byte(to, '\n');
}

/* Puts the first lines of a piece that does not fit, and leaves the rest of it; no line stands alone, above
   or below. Returns how high they are, 0 if that cannot be. */
static long put_part(struct paragraph *f, struct paragraph_piece *p, long height, struct sink *to)
{
    long leading = faces[p->kind].leading, used;
    int lines = (int)((height - p->missing_number) / leading);
    struct paragraph_piece part = *p;
    size_t at;

    lines = lines > p->lines - 2 ? p->lines - 2 : lines;
    if (lines < 2 || p->kind == PARAGRAPH_TITLE)
        return 0;
    part.lines = count_lines(f, p, lines, &at);
    part.end = at - 1;
    if (part.kind == PARAGRAPH_PARA)
        part.kind = PARAGRAPH_PART;
    put_piece(f, &part, to);
    used = piece_height(&part);
    p->begin = p->lead = at;
    p->missing_number = 0;
    p->lines = count_lines(f, p, 0, &at);
    return used;
}

int paragraph_put(struct paragraph *f, int from, long x, long y, long height, struct sink *to)
{
    sink_operand(to, x / 10);
    sink_operand(to, y / 10);
    sink_operand(to, f->width / 10);
    sink_literal(to, "area\n");
    f->used = 0;
    for (; from < f->count; from++) {
        struct paragraph_piece *p = &f->pieces[from];

        if (piece_height(p) > height - f->used) {
            f->used += put_part(f, p, height - f->used, to);
            break;
        }
        put_piece(f, p, to);
        f->used += piece_height(p);
    }
    return from;
}

void paragraph_free(struct paragraph *f)
{
    encoding_free(&f->text);
    free(f->pieces);
    *f = (struct paragraph){0};
}
