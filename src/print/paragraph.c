#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

#include <limits.h>
#include <stdlib.h>

enum {
    LEAD_WIDTH = 60, /* per cent of the column that a bold beginning takes, at most */
    LEAD_GAP = 50,   /* behind a bold beginning, as in prolog.ps */
    HANG = 90,       /* of the second and later lines of a variation, as in prolog.ps */
    SAFE = 998       /* thousandths of a line that are filled, so that rounding in prolog.ps costs no further line */
};

/* The word for each kind in prolog.ps, and the font, size and leading that it sets. */
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

void paragraph_clear(struct paragraph_list *list, long width)
{
    list->text.used = 0;
    list->count = 0;
    list->open = false;
    list->width = width;
}

static struct text bytes_of(const struct paragraph_list *list, size_t begin, size_t end)
{
    return (struct text){sink_contents(&list->text).at + begin, end - begin};
}

long paragraph_width(enum paragraph_kind kind, struct text bytes)
{
    return encoding_width(faces[kind].font, bytes) * faces[kind].size / ENCODING_EM;
}

/* Makes the open paragraph the bold beginning of a PARAGRAPH_PARA, if it is of moves that leave space on their line. */
static bool make_lead(const struct paragraph_list *list, struct paragraph *p)
{
    if (p->kind != PARAGRAPH_MOVES ||
        paragraph_width(p->kind, bytes_of(list, p->begin, list->text.used)) >= list->width * LEAD_WIDTH / 100)
        return false;
    p->lead = list->text.used;
    p->kind = PARAGRAPH_PARA;
    return true;
}

void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, long indent, long above)
{
    size_t begin;

    if (list->open && kind == PARAGRAPH_PARA && make_lead(list, &list->all[list->count]))
        return;
    paragraph_end(list);
    begin = list->text.used;
    list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof *list->all);
    list->all[list->count] = (struct paragraph){
        .kind = kind, .begin = begin, .lead = begin, .indent = indent, .above = above};
    list->open = true;
}

/* The width that the first line of a paragraph, or a later one, has for its words. */
static long line_width(const struct paragraph_list *list, const struct paragraph *p, bool first)
{
    long indent = p->indent + (first || p->kind != PARAGRAPH_LINE ? 0 : HANG);

    if (first && p->lead > p->begin)
        indent += paragraph_width(PARAGRAPH_MOVES, bytes_of(list, p->begin, p->lead)) + LEAD_GAP;
    return (list->width - indent) * SAFE / 1000;
}

/* The end of the word that begins at a place. */
static size_t word_end(const struct paragraph_list *list, size_t at, size_t end)
{
    while (at < end && list->text.bytes[at] != ' ')
        at++;
    return at;
}

/* The end of the line that begins at a place: it has as many words as fit, at least one. */
static size_t line_end(const struct paragraph_list *list, const struct paragraph *p, size_t begin, long width)
{
    const struct face *face = &faces[p->kind];
    size_t end = word_end(list, begin, p->end);
    long used = encoding_width(face->font, bytes_of(list, begin, end));

    width = width * ENCODING_EM / face->size;
    while (end < p->end) {
        size_t next = word_end(list, end + 1, p->end);

        used += encoding_width(face->font, bytes_of(list, end, next));
        if (used > width)
            break;
        end = next;
    }
    return end;
}

/* Counts the lines of a paragraph, up to `max` of them; returns the beginning of the line after them. A bold beginning
   alone is a line. */
static size_t count_lines(const struct paragraph_list *list, struct paragraph *p, int max)
{
    size_t at = p->lead;

    for (p->lines = 0; at < p->end && p->lines < max; p->lines++) {
        at = line_end(list, p, at, line_width(list, p, p->lines == 0));
        at += at < p->end;
    }
    if (!p->lines)
        p->lines = p->lead > p->begin;
    return at;
}

/* The bytes at the beginning of a word that fit in a line, at least one. No letter is wider than the font's size. */
static size_t fitting(enum paragraph_kind kind, struct text word, long width)
{
    size_t n = width < faces[kind].size ? 1 : (size_t)(width / faces[kind].size);

    while (n < word.length && paragraph_width(kind, (struct text){word.at, n + 1}) <= width)
        n++;
    return n < word.length ? n : word.length;
}

/* Copies the words of the open paragraph to list->words with a blank between them, and blanks in those that no line can
   hold. */
static void copy_words(struct paragraph_list *list, const struct paragraph *p)
{
    long width = line_width(list, p, false);
    size_t at, end, n;

    list->words.used = 0;
    for (at = p->lead; at < list->text.used; at = end + 1) {
        end = word_end(list, at, list->text.used);
        for (; at < end; at += n) {
            n = fitting(p->kind, bytes_of(list, at, end), width);
            if (list->words.used)
                sink_byte(&list->words, ' ');
            sink_text(&list->words, bytes_of(list, at, at + n));
        }
    }
}

void paragraph_end(struct paragraph_list *list)
{
    struct paragraph *p;

    if (!list->open)
        return;
    p = &list->all[list->count];
    copy_words(list, p);
    list->text.used = p->lead;
    sink_text(&list->text, sink_contents(&list->words));
    p->end = list->text.used;
    count_lines(list, p, INT_MAX);
    list->count += p->lines > 0;
    list->open = false;
}

static long height_of(const struct paragraph *p)
{
    return p->above + p->lines * faces[p->kind].leading;
}

long paragraph_height(const struct paragraph_list *list)
{
    long height = 0;
    int i;

    for (i = 0; i < list->count; i++)
        height += height_of(&list->all[i]);
    return height;
}

static void put_paragraph(const struct paragraph_list *list, const struct paragraph *p, struct sink *to)
{
    if (p->above) {
        sink_operand(to, p->above / 10);
        sink_literal(to, "skip ");
    }
    if (p->lead > p->begin) {
        encoding_string(bytes_of(list, p->begin, p->lead), to);
        sink_string(to, " lead-in\n");
    }
    encoding_string(bytes_of(list, p->lead, p->end), to);
    sink_byte(to, ' ');
    sink_operand(to, p->lines);
    if (p->kind == PARAGRAPH_LINE)
        sink_operand(to, p->indent / 10);
    sink_string(to, faces[p->kind].word);
    sink_byte(to, '\n');
}

/* Writes the first lines of a paragraph that does not fit and removes them from it; two lines at least on either side.
   Returns their height; 0, and nothing is written, if it cannot be divided so. */
static long put_part(const struct paragraph_list *list, struct paragraph *p, long height, struct sink *to)
{
    int lines = (int)((height - p->above) / faces[p->kind].leading);
    struct paragraph part = *p;

    lines = lines < p->lines - 2 ? lines : p->lines - 2;
    if (lines < 2 || p->kind == PARAGRAPH_TITLE)
        return 0;
    p->begin = p->lead = count_lines(list, &part, lines);
    p->above = 0;
    count_lines(list, p, INT_MAX);
    part.end = p->begin - 1;
    if (part.kind == PARAGRAPH_PARA)
        part.kind = PARAGRAPH_PART;
    put_paragraph(list, &part, to);
    return height_of(&part);
}

int paragraph_put(struct paragraph_list *list, int from, long x, long y, long height, struct sink *to)
{
    sink_operand(to, x / 10);
    sink_operand(to, y / 10);
    sink_operand(to, list->width / 10);
    sink_literal(to, "area\n");
    for (list->used = 0; from < list->count; from++) {
        struct paragraph *p = &list->all[from];

        if (height_of(p) > height - list->used) {
            list->used += put_part(list, p, height - list->used, to);
            break;
        }
        put_paragraph(list, p, to);
        list->used += height_of(p);
    }
    return from;
}

void paragraph_free(struct paragraph_list *list)
{
    sink_free(&list->text);
    sink_free(&list->words);
    free(list->all);
    *list = (struct paragraph_list){0};
}
