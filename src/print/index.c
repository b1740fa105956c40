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
    bool opening;
    int entry;
};

static void note(struct document *d, size_t key, bool opening)
{
    if (d->keys.used == key)
        return;
    d->index = memory_grow(d->index, &d->index_capacity, (size_t)d->index_count + 1, sizeof *d->index);
    d->index[d->index_count++] = (struct index_line){key, d->keys.used, opening, d->pages.entry_count - 1};
}

void index_note(struct document *d, const struct scene *s)
{
    enum { MOVES = 3 /* of an opening */ };
    const struct text players[2] = {s->game->white, s->game->black};
    char word[NOTATION_WORD];
    size_t key;
    int n;

    for (n = 0; n < 2; n++) {
        key = d->keys.used;
        sink_text(&d->keys, players[n]);
        note(d, key, false);
    }
    key = d->keys.used;
    for (n = 1; n <= MOVES && n <= s->game->count; n++) {
        if (n > 1)
            sink_literal(&d->keys, "\xC2\xA0 ");
        sink_number(&d->keys, n);
        sink_literal(&d->keys, "\xC2\xA0");
        sink_text(&d->keys, (struct text){word, game_word(s->game, n, NOTATION_MODERN, word)});
    }
    note(d, key, true);
}

/* By kind, then by letters in either case, then by game. */
static int compare(const void *one, const void *two)
{
    const struct sorted *a = one, *b = two;
    size_t i;

    if (a->opening != b->opening)
        return a->opening - b->opening;
    for (i = 0; i < a->key.length && i < b->key.length; i++) {
        unsigned char x = (unsigned char)to_upper(a->key.at[i]), y = (unsigned char)to_upper(b->key.at[i]);

        if (x != y)
            return x < y ? -1 : 1;
    }
    if (a->key.length != b->key.length)
        return a->key.length < b->key.length ? -1 : 1;
    return a->entry - b->entry;
}

enum { SIZE = 100, LEADING = 130, INDENT = 120, COMMA = 60, GAP = 60 };

/* Begins a line, on the next page if this one is full. `name` is the running head, in the memory of the pages. */
static void next_line(struct document *d, const size_t name[2])
{
    if (document_space(d) < LEADING)
        document_titled_page(d, name[0], name[1]);
    d->y -= LEADING;
}

/* Puts the number of the page of a game at x, which leads there, or on the next line if it has no space; returns where
   it ends. */
static long put_number(struct document *d, int entry, long x, const size_t name[2])
{
    enum { ASCENT = 80 };
    struct pages *p = &d->pages;
    int place = p->entries[entry].place;
    struct sink number = {0};
    long width;

    pages_label(p, p->places[place].page, &number);
    width = encoding_width(ENCODING_ROMAN, sink_contents(&number)) * SIZE / ENCODING_EM;
    if (x + width > d->area.left + d->area.width) {
        next_line(d, name);
        x = d->area.left + INDENT;
    }
    pages_text(p, x, d->y, ENCODING_ROMAN, SIZE, sink_contents(&number));
    pages_link(p, x, d->y + ASCENT, width, LEADING - 20, place);
    sink_free(&number);
    return x + width;
}

/* Puts a key with the pages of its games, lines[0] to lines[count - 1]; returns how many lines have that key. */
static int put_key(struct document *d, const struct sorted *lines, int count, const size_t name[2])
{
    enum { WIDTH = 75 /* per cent of the width, at most */ };
    size_t begin = d->pages.bytes.used;
    long x;
    int n, page = -1;

    document_write(d, lines->key, &d->pages.bytes);
    next_line(d, name);
    x = document_put_short(d, d->area.left, d->y, d->area.width * WIDTH / 100, ENCODING_ROMAN, SIZE, begin,
                           d->pages.bytes.used);
    x += d->area.left + GAP;
    for (n = 0; n < count && lines[n].opening == lines->opening && text_equal(lines[n].key, lines->key); n++) {
        int on = d->pages.places[d->pages.entries[lines[n].entry].place].page;

        if (on == page)
            continue;
        if (page >= 0)
            x += pages_text(&d->pages, x, d->y, ENCODING_ROMAN, SIZE, text_of(",")) + COMMA - 25;
        x = put_number(d, lines[n].entry, x, name);
        page = on;
    }
    return n;
}

/* Puts a part of the index, with its title; returns how many lines it took. */
static int put_part(struct document *d, const struct sorted *lines, int count, enum message title)
{
    enum { BELOW = 60, ABOVE = 250, PART = 1500 /* height that a part has on a page, at least */ };
    bool opening = lines->opening;
    size_t name[2] = {d->pages.bytes.used};
    int n = 0;

    message_write(d->settings->words, title, NULL, &d->words);
    document_write(d, sink_contents(&d->words), &d->pages.bytes);
    name[1] = d->pages.bytes.used;
    if (!opening || document_space(d) < ABOVE + PART)
        document_titled_page(d, name[0], name[1]);
    else
        d->y -= ABOVE;
    paragraph_clear(&d->text, d->area.width);
    document_add(d, PARAGRAPH_TITLE, 0);
    document_put(d);
    d->y -= BELOW;
    while (n < count && lines[n].opening == opening)
        n += put_key(d, lines + n, count - n, name);
    return n;
}

void index_put(struct document *d)
{
    struct sorted *lines = memory_new((size_t)d->index_count, sizeof *lines);
    int i;

    for (i = 0; i < d->index_count; i++) {
        const struct index_line *l = &d->index[i];

        lines[i] = (struct sorted){{sink_contents(&d->keys).at + l->key, l->key_end - l->key}, l->opening, l->entry};
    }
    if (d->index_count)
        qsort(lines, (size_t)d->index_count, sizeof *lines, compare);
    d->landscape = false;
    for (i = 0; i < d->index_count;)
        i += put_part(d, lines + i, d->index_count - i, lines[i].opening ? MESSAGE_OPENINGS : MESSAGE_PLAYERS);
    free(lines);
}
