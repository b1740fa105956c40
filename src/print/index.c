#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

#include <stdlib.h>

/* A player or an opening, and a game. */
struct index_line {
    size_t key, key_end; /* in document.keys */
    bool opening;
    int entry;
};

/* A line with its key, for sorting. */
struct sorted {
    struct text key;
    const struct index_line *line;
};

static void note(struct document *d, struct text key, bool opening)
{
    size_t begin = d->keys.used;

    if (!key.length)
        return;
    sink_text(&d->keys, key);
    d->index = memory_grow(d->index, &d->index_capacity, (size_t)d->index_count + 1, sizeof *d->index);
    d->index[d->index_count++] = (struct index_line){begin, d->keys.used, opening, d->pages.entry_count - 1};
}

void index_note(struct document *d, const struct scene *s)
{
    enum { MOVES = 3 /* of an opening */ };
    char word[NOTATION_WORD];
    struct sink moves = {0};
    int n;

    note(d, s->game->white, false);
    note(d, s->game->black, false);
    for (n = 1; n <= MOVES && n <= s->game->count; n++) {
        if (n > 1)
            sink_byte(&moves, ' ');
        sink_text(&moves, (struct text){word, game_word(s->game, n, NOTATION_MODERN, word)});
    }
    note(d, sink_contents(&moves), true);
    sink_free(&moves);
}

/* By kind, then by letters in either case, then by letters, then by game. */
static int compare(const void *one, const void *two)
{
    const struct sorted *a = one, *b = two;
    size_t i;

    if (a->line->opening != b->line->opening)
        return a->line->opening - b->line->opening;
    for (i = 0; i < a->key.length && i < b->key.length; i++) {
        unsigned char x = (unsigned char)to_upper(a->key.at[i]), y = (unsigned char)to_upper(b->key.at[i]);

        if (x != y)
            return x < y ? -1 : 1;
    }
    if (a->key.length != b->key.length)
        return a->key.length < b->key.length ? -1 : 1;
    return text_equal(a->key, b->key) ? a->line->entry - b->line->entry : memcmp(a->key.at, b->key.at, a->key.length);
}

enum { SIZE = 100, LEADING = 130, INDENT = 120, GAP = 80, BLANK = 35, BETWEEN = 200, LINES = 200 /* of two columns */ };

/* The lines of two columns in the making. They stand below one another, until it is known how many there are. */
struct columns {
    struct document *document;
    size_t title, title_end;  /* the running head, in the memory of the pages */
    size_t first[LINES];      /* items of the lines */
    int count, most;          /* lines, and how many two columns of the page hold */
    int64_t top, left, width; /* of the first column */
};

static void begin_columns(struct columns *c)
{
    const struct document *d = c->document;
    int64_t most = 2 * (document_space(d) / LEADING);

    c->count = 0;
    c->most = most < LINES ? (int)most : LINES;
    c->top = d->y;
    c->left = d->area.left;
    c->width = (d->area.width - BETWEEN) / 2;
}

/* Moves the second half of the lines beside the first one. */
static void end_columns(struct columns *c)
{
    struct document *d = c->document;
    int rows = (c->count + 1) / 2;
    size_t i;

    for (i = c->count > rows ? c->first[rows] : d->pages.item_count; i < d->pages.item_count; i++) {
        d->pages.items[i].x += c->width + BETWEEN;
        d->pages.items[i].y += rows * LEADING;
    }
    d->y = c->top - rows * LEADING;
}

/* Begins a line, on the next page if this one is full. */
static void next_line(struct columns *c)
{
    struct document *d = c->document;

    if (c->count == c->most) {
        end_columns(c);
        document_titled_page(d, c->title, c->title_end);
        begin_columns(c);
    }
    c->first[c->count++] = d->pages.item_count;
    d->y = c->top - c->count * LEADING;
}

/* Puts the number of the page of a game at x, which leads there, or on the next line if it has no space; returns where
   it ends. */
static int64_t put_number(struct columns *c, int entry, int64_t x)
{
    enum { ASCENT = 80, DASH = 50 /* may follow */ };
    struct pages *p = &c->document->pages;
    int place = p->entries[entry].place;
    struct sink number = {0};
    int64_t width;

    pages_label(p, p->places[place].page, &number);
    width = encoding_width(ENCODING_ROMAN, sink_contents(&number)) * SIZE / ENCODING_EM;
    if (x + width + DASH > c->left + c->width) {
        next_line(c);
        x = c->left + INDENT;
    }
    pages_text(p, x, c->document->y, ENCODING_ROMAN, SIZE, sink_contents(&number));
    pages_link(p, x, c->document->y + ASCENT, width, LEADING - 20, place);
    sink_free(&number);
    return x + width;
}

static int page_of(const struct columns *c, const struct sorted *line)
{
    const struct pages *p = &c->document->pages;

    return p->places[p->entries[line->line->entry].place].page;
}

/* The number of lines, of `count` with one key, whose games stand on one page or on pages that follow one another. */
static int run_of(const struct columns *c, const struct sorted *lines, int count)
{
    int n = 1;

    while (n < count && page_of(c, &lines[n]) <= page_of(c, &lines[n - 1]) + 1)
        n++;
    return n;
}

/* Puts the pages of the games of a key, from x on; three or more that follow one another as first and last, with a dash
   (in Windows-1252) between them. */
static void put_numbers(struct columns *c, const struct sorted *lines, int count, int64_t x)
{
    struct pages *p = &c->document->pages;
    int n, run, pages;

    for (n = 0; n < count; n += run) {
        run = run_of(c, lines + n, count - n);
        pages = page_of(c, &lines[n + run - 1]) - page_of(c, &lines[n]) + 1;
        if (n)
            x += pages_text(p, x, c->document->y, ENCODING_ROMAN, SIZE, text_of(",")) + BLANK;
        x = put_number(c, lines[n].line->entry, x);
        if (pages < 2)
            continue;
        x += pages_text(p, x, c->document->y, ENCODING_ROMAN, SIZE, text_of(pages > 2 ? "\226" : ","));
        x = put_number(c, lines[n + run - 1].line->entry, x + (pages > 2 ? 0 : BLANK));
    }
}

/* Puts a key with the pages of its games, lines[0] to lines[count - 1]; returns how many lines have that key. */
static int put_key(struct columns *c, const struct sorted *lines, int count)
{
    enum { WIDTH = 75 /* per cent of the width, at most */ };
    struct document *d = c->document;
    size_t begin, end;
    int64_t width;
    int n = 1;

    while (n < count && lines[n].line->opening == lines->line->opening && text_equal(lines[n].key, lines->key))
        n++;
    next_line(c);
    begin = d->pages.bytes.used;
    document_write(d, lines->key, &d->pages.bytes);
    end = d->pages.bytes.used;
    width = document_put_short(d, c->left, d->y, c->width * WIDTH / 100, ENCODING_ROMAN, SIZE, begin, end);
    put_numbers(c, lines, n, c->left + width + GAP);
    return n;
}

/* Puts a part of the index, with its title; returns how many lines it took. */
static int put_part(struct document *d, const struct sorted *lines, int count, bool new_page)
{
    enum { BELOW = 60, ABOVE = 250, PART = 1500 /* height that a part has on a page, at least */ };
    bool opening = lines->line->opening;
    struct columns c = {.document = d, .title = d->pages.bytes.used};
    int n = 0;

    message_write(d->settings->words, opening ? MESSAGE_OPENINGS : MESSAGE_PLAYERS, NULL, &d->words);
    document_write(d, sink_contents(&d->words), &d->pages.bytes);
    c.title_end = d->pages.bytes.used;
    if (new_page || document_space(d) < ABOVE + PART)
        document_titled_page(d, c.title, c.title_end);
    else
        d->y -= ABOVE;
    paragraph_clear(&d->text, d->area.width);
    document_add(d, PARAGRAPH_TITLE, 0);
    document_put(d);
    d->y -= BELOW;
    begin_columns(&c);
    while (n < count && lines[n].line->opening == opening)
        n += put_key(&c, lines + n, count - n);
    end_columns(&c);
    return n;
}

void index_put(struct document *d)
{
    struct sorted *lines = memory_new((size_t)d->index_count, sizeof *lines);
    int i;

    for (i = 0; i < d->index_count; i++) {
        const struct index_line *l = &d->index[i];

        lines[i] = (struct sorted){{sink_contents(&d->keys).at + l->key, l->key_end - l->key}, l};
    }
    if (d->index_count)
        qsort(lines, (size_t)d->index_count, sizeof *lines, compare);
    d->landscape = false;
    for (i = 0; i < d->index_count;)
        i += put_part(d, lines + i, d->index_count - i, i == 0);
    free(lines);
}
