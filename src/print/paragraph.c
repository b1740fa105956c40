#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

#include <stdlib.h>

enum {
    LEAD_WIDTH = 60, /* per cent of the column that a bold beginning takes, at most */
    LEAD_GAP = 50,   /* behind a bold beginning */
    HANG = 90,       /* of the second and later lines of a variation */
    WIDE = 3300,     /* a column that may be set to both margins, at least */
    SPREAD = 33,     /* per cent of a blank that it may grow then, */
    SHRINK = 20      /*   or shrink */
};

/* The font, size and leading of each kind. */
static const struct face {
    int64_t size, leading;
    enum encoding_font font;
    bool centred;
} faces[] = {
    [PARAGRAPH_PARA] = {100, 120, ENCODING_ROMAN, false},
    [PARAGRAPH_MOVES] = {100, 120, ENCODING_BOLD, false},
    [PARAGRAPH_LINE] = {90, 110, ENCODING_ROMAN, false},
    [PARAGRAPH_MIDDLE] = {100, 120, ENCODING_ITALIC, true},
    [PARAGRAPH_CAPTION] = {100, 120, ENCODING_BOLD, true},
    [PARAGRAPH_TITLE] = {150, 180, ENCODING_BOLD, true},
};

/* A place where a line may begin. */
struct paragraph_break {
    size_t begin, end; /* of the word there */
    int64_t width;  /* of all words before it, in thousandths of the size */
    int64_t cost;   /* of the best lines up to here; -1: none are good */
    int from;          /* where the last of these begins */
};

void paragraph_clear(struct paragraph_list *list, int64_t width)
{
    list->text.used = 0;
    list->count = 0;
    list->line_count = 0;
    list->open = false;
    list->width = width;
}

static struct text bytes_of(const struct paragraph_list *list, size_t begin, size_t end)
{
    return (struct text){sink_contents(&list->text).at + begin, end - begin};
}

int64_t paragraph_width(enum paragraph_kind kind, struct text bytes)
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

void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, int64_t indent, int64_t above)
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

/* Where the words of the first line of a paragraph begin, or those of a later one. */
static int64_t line_x(const struct paragraph *p, bool first)
{
    return p->indent + (first ? p->lead_width : p->kind == PARAGRAPH_LINE ? HANG : 0);
}

/* Notes how much the lines of a paragraph hold. */
static void set_space(struct paragraph_list *list, const struct paragraph *p)
{
    list->first_space = (list->width - line_x(p, true)) * ENCODING_EM / faces[p->kind].size;
    list->space = (list->width - line_x(p, false)) * ENCODING_EM / faces[p->kind].size;
}

/* The end of the word that begins at a place. */
static size_t word_end(const struct paragraph_list *list, size_t at, size_t end)
{
    while (at < end && list->text.bytes[at] != ' ')
        at++;
    return at;
}

/* The beginning of a word that no line can hold: if possible up to a slash, as in addresses. */
static struct text part_of(enum encoding_font font, struct text word, int64_t width)
{
    struct text part = encoding_fit(font, word, width);
    size_t n;

    if (!part.length)
        part = encoding_fit(font, word, 4 * ENCODING_EM);
    for (n = part.length; part.length < word.length && n > part.length / 2; n--)
        if (part.at[n - 1] == '/')
            return text_between(part.at, part.at + n);
    return part;
}

/* Adds a word to list->words, where the words before it have this width, and lists its place as one where a line may
   begin. */
static void add_word(struct paragraph_list *list, const struct paragraph *p, int n, int64_t width, struct text word)
{
    struct paragraph_break b = {.width = width, .cost = -1};

    if (n && word.length)
        sink_byte(&list->words, ' ');
    b.begin = p->lead + list->words.used;
    sink_text(&list->words, word);
    b.end = p->lead + list->words.used;
    list->breaks = memory_grow(list->breaks, &list->break_capacity, (size_t)n + 1, sizeof *list->breaks);
    list->breaks[n] = b;
}

/* Copies the words of the open paragraph to list->words with a blank between them, and blanks in those that no line can
   hold; lists where lines may begin, the last place at its end. Returns how many words it has. */
static int copy_words(struct paragraph_list *list, const struct paragraph *p)
{
    enum encoding_font font = faces[p->kind].font;
    int64_t width = 0;
    size_t at, end;
    int n = 0;

    list->words.used = 0;
    for (at = p->lead; at < list->text.used; at = end + 1) {
        end = word_end(list, at, list->text.used);
        while (at < end) {
            struct text part = part_of(font, bytes_of(list, at, end), list->space);

            add_word(list, p, n++, width, part);
            width += encoding_width(font, part);
            at += part.length;
        }
    }
    add_word(list, p, n, width, text_of(""));
    return n;
}

/* The width that a line of words `from` to `to`, this one excluded, leaves free, in thousandths of the size. */
static int64_t space_left(const struct paragraph_list *list, const struct paragraph *p, int from, int to)
{
    const struct face *face = &faces[p->kind];
    const struct paragraph_break *b = list->breaks;
    int64_t space = from ? list->space : list->first_space;

    return space - (int64_t)(b[to].width - b[from].width) - (to - from - 1) * widths_table[face->font][' '];
}

/* How much each blank of a line grows, in per cent of its width. */
static int64_t growth(const struct paragraph_list *list, const struct paragraph *p, int from, int to, int64_t left)
{
    int blanks = to - from - 1;

    if (list->breaks[to].begin == p->end && left >= 0)
        return 0;
    return blanks ? left * 100 / (blanks * widths_table[faces[p->kind].font][' ']) : left ? 100 : 0;
}

/* Finds the lines of a paragraph whose blanks grow and shrink least, taken together; false if none are good enough. */
static bool justify(struct paragraph_list *list, const struct paragraph *p, int words)
{
    struct paragraph_break *b = list->breaks;
    int from, to;

    b[0].cost = 0;
    for (from = 0; from < words; from++)
        for (to = from + 1; b[from].cost >= 0 && to <= words; to++) {
            int64_t left = space_left(list, p, from, to), grown = growth(list, p, from, to, left);
            int64_t cost;

            if (grown < -SHRINK)
                break;
            cost = b[from].cost + (grown < 0 ? grown * grown * 9 : grown * grown) + 1;
            if (grown <= SPREAD && (b[to].cost < 0 || cost < b[to].cost)) {
                b[to].cost = cost;
                b[to].from = from;
            }
        }
    return b[words].cost >= 0;
}

/* Fills the lines of a paragraph one after the other; returns how many they are. */
static int fill(struct paragraph_list *list, const struct paragraph *p, int words)
{
    int from = 0, to, lines;

    set_space(list, p);
    for (lines = 0; from < words; lines++) {
        for (to = from + 1; to < words && space_left(list, p, from, to + 1) >= 0; to++)
            ;
        list->breaks[to].from = from;
        from = to;
    }
    return lines;
}

/* The same for a centred paragraph, whose lines become about equally long: in the narrowest column that needs no more
   of them. */
static void fill_evenly(struct paragraph_list *list, const struct paragraph *p, int words)
{
    int64_t width = list->width, step = width / 32;
    int lines = fill(list, p, words);

    if (lines < 2)
        return;
    do
        list->width -= step;
    while (list->width > step && fill(list, p, words) == lines);
    list->width += step;
    fill(list, p, words);
    list->width = width;
    set_space(list, p);
}

static struct paragraph_line *add_line(struct paragraph_list *list)
{
    list->lines = memory_grow(list->lines, &list->line_capacity, (size_t)list->line_count + 1, sizeof *list->lines);
    return &list->lines[list->line_count++];
}

/* Adds the lines that end at break `to`, which `from` of each break lists backwards. */
static void add_lines(struct paragraph_list *list, const struct paragraph *p, int words, bool spread)
{
    const struct face *face = &faces[p->kind];
    const struct paragraph_break *b = list->breaks;
    int to, from, count = 0, i;

    for (to = words; to; to = b[to].from)
        count++;
    for (i = 0; i < count; i++)
        add_line(list);
    for (to = words, i = 1; to; to = from, i++) {
        struct paragraph_line *line = &list->lines[list->line_count - i];
        int64_t left = 0;

        from = b[to].from;
        left = space_left(list, p, from, to);
        *line = (struct paragraph_line){.begin = b[from].begin, .end = b[to - 1].end};
        line->lead = from == 0 && p->lead_width;
        line->x = line_x(p, from == 0);
        if (face->centred)
            line->x += left * face->size / ENCODING_EM / 2;
        else if (spread && to - from > 1 && (to < words || left < 0))
            line->spread = left * face->size / 10 / (to - from - 1);
    }
}

/* Divides a paragraph into lines. A bold beginning is one if no words are beside it. */
static void divide(struct paragraph_list *list, struct paragraph *p, int words)
{
    bool alone = p->lead_width && (!words || space_left(list, p, 0, 1) < 0), spread;

    if (alone) {
        p->lead_width = 0;
        set_space(list, p);
    }
    spread = p->kind == PARAGRAPH_PARA && list->width >= WIDE && justify(list, p, words);
    p->first = list->line_count;
    if (faces[p->kind].centred)
        fill_evenly(list, p, words);
    else if (!spread)
        fill(list, p, words);
    if (alone)
        *add_line(list) = (struct paragraph_line){.begin = p->lead, .end = p->lead, .lead = true};
    add_lines(list, p, words, spread);
    p->lines = list->line_count - p->first;
}

void paragraph_end(struct paragraph_list *list)
{
    struct paragraph *p;
    int words;

    if (!list->open)
        return;
    p = &list->all[list->count];
    if (p->lead > p->begin)
        p->lead_width = paragraph_width(PARAGRAPH_MOVES, bytes_of(list, p->begin, p->lead)) + LEAD_GAP;
    set_space(list, p);
    words = copy_words(list, p);
    list->text.used = p->lead;
    sink_text(&list->text, sink_contents(&list->words));
    p->end = list->text.used;
    divide(list, p, words);
    list->count += p->lines > 0;
    list->open = false;
}

static int64_t height_of(const struct paragraph *p)
{
    return p->above + p->lines * faces[p->kind].leading;
}

int64_t paragraph_height(const struct paragraph_list *list)
{
    int64_t height = 0;
    int i;

    for (i = 0; i < list->count; i++)
        height += height_of(&list->all[i]);
    return height;
}

/* Puts the first lines of a paragraph, with its upper left corner at x, y. */
static void put_lines(const struct paragraph_list *list, const struct paragraph *p, int lines, int64_t x, int64_t y,
                      struct pages *to)
{
    const struct face *face = &faces[p->kind];
    int i;

    y -= p->above;
    for (i = p->first; i < p->first + lines; i++) {
        const struct paragraph_line *line = &list->lines[i];

        y -= face->leading;
        if (line->lead)
            pages_spread(to, x, y, faces[PARAGRAPH_MOVES].font, face->size, 0, bytes_of(list, p->begin, p->lead));
        pages_spread(to, x + line->x, y, face->font, face->size, line->spread, bytes_of(list, line->begin, line->end));
    }
}

/* The number of lines of a paragraph that stand above a page break, where this height is free: two at least on either
   side, or none. */
static int lines_above(const struct paragraph *p, int64_t height)
{
    int lines = (int)((height - p->above) / faces[p->kind].leading);

    lines = lines < p->lines - 2 ? lines : p->lines - 2;
    return lines < 2 || p->kind == PARAGRAPH_TITLE ? 0 : lines;
}

static bool is_kind(const struct paragraph_list *list, int n, enum paragraph_kind kind)
{
    return n < list->count && list->all[n].kind == kind;
}

/* The height of a paragraph, or of its first two lines if it may be divided behind them. */
static int64_t beginning_height(const struct paragraph *p)
{
    return p->above + (p->lines < 4 ? p->lines : 2) * faces[p->kind].leading;
}

/* The height that a paragraph needs to stand on a page as a whole. Centred ones after it are never parted from its last
   lines, nor is its first variation from a paragraph, or the last variation from the one above it. */
static int64_t whole_height(const struct paragraph_list *list, int n)
{
    int64_t height = height_of(&list->all[n]);

    for (; is_kind(list, n + 1, PARAGRAPH_LINE); n++) {
        if (is_kind(list, n, PARAGRAPH_LINE) && is_kind(list, n + 2, PARAGRAPH_LINE))
            break;
        height += beginning_height(&list->all[n + 1]);
    }
    while (is_kind(list, ++n, PARAGRAPH_MIDDLE))
        height += height_of(&list->all[n]);
    return height;
}

int paragraph_put(struct paragraph_list *list, int from, int64_t x, int64_t y, int64_t height, struct pages *to)
{
    for (list->used = 0; from < list->count; from++) {
        struct paragraph *p = &list->all[from];
        int64_t space = height - list->used;
        int lines = whole_height(list, from) > space ? lines_above(p, space) : p->lines;

        if (!lines)
            break;
        put_lines(list, p, lines, x, y - list->used, to);
        list->used += p->above + lines * faces[p->kind].leading;
        if (lines == p->lines)
            continue;
        p->first += lines;
        p->lines -= lines;
        p->above = 0;
        break;
    }
    return from;
}

void paragraph_free(struct paragraph_list *list)
{
    sink_free(&list->text);
    sink_free(&list->words);
    free(list->all);
    free(list->lines);
    free(list->breaks);
    *list = (struct paragraph_list){0};
}
