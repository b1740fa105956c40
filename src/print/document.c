#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

#include <stdlib.h>

enum {
    MARGIN = 110,                       /* thousandths of the paper's width: left, and right */
    ABOVE = 135, BELOW = 100,           /* the same: above the text, where the running head is, and below it */
    BOOK_ABOVE = 200, BOOK_BELOW = 160, /* gaps around the heading of a game in a book, */
    PAGE_BELOW = 140,                   /*   below any other */
    FIRST_FIGURE = 1500,                /* height free below the heading in a book, at least */
    LONGEST_NAME = 240                  /* bytes of a name or another line of words; the rest is left out */
};

const struct document_paper *document_paper(const struct document *d)
{
    static const struct document_paper papers[] = {
        {"A4", 595, 842},  {"Letter", 612, 792},  {"Legal", 612, 1008},
        {"A3", 842, 1191}, {"A5", 420, 595},
    };

    return &papers[d->settings->values[DOCUMENT_PAPER]];
}

/* Thousandths of a width, in tenths of a point, but no part of a point. */
static long share_of(int width, long thousandths)
{
    return width * thousandths / 1000 * 10;
}

struct document_area document_area(const struct document *d, bool landscape)
{
    const struct document_paper *p = document_paper(d);
    struct document_area a = {.left = share_of(p->width, MARGIN)};

    a.width = (landscape ? p->height : p->width) * 10 - share_of(p->width, 2 * MARGIN);
    a.height = (landscape ? p->width : p->height) * 10 - share_of(p->width, ABOVE + BELOW);
    a.top = a.height + share_of(p->width, BELOW);
    return a;
}

void document_new_page(struct document *d)
{
    d->pages = memory_grow(d->pages, &d->page_capacity, (size_t)d->page_count + 1, sizeof *d->pages);
    d->pages[d->page_count++] = (struct document_page){
        .begin = d->body.used, .entry = d->entry_count - 1, .landscape = d->landscape};
    d->area = document_area(d, d->landscape);
    d->y = d->area.top;
    d->cell = 0;
}

long document_space(const struct document *d)
{
    return d->y - (d->area.top - d->area.height);
}

/* Writes a name, encoded; if it is very long, its beginning and an ellipsis. */
static void write_name(struct text name, struct sink *to)
{
    struct text rest = name;

    if (name.length <= LONGEST_NAME) {
        encoding_write(name, to);
        return;
    }
    while ((size_t)(rest.at - name.at) < LONGEST_NAME)
        text_rune(&rest);
    encoding_write(text_between(name.at, rest.at), to);
    encoding_write(text_of("\xE2\x80\xA6"), to);
}

void document_add(struct document *d, enum paragraph_kind kind, long above)
{
    struct text rest = sink_contents(&d->words), line;

    while (text_line(&rest, &line)) {
        paragraph_begin(&d->text, kind, 0, above);
        write_name(line, &d->text.text);
        paragraph_end(&d->text);
    }
    d->words.used = 0;
}

struct text document_word(const struct record_move *m)
{
    enum { MAX = 40 };

    return (struct text){m->word, m->length < MAX ? m->length : MAX};
}

/* Adds the title and the players of a game to the text. */
static void add_heading(struct document *d, const struct scene *s)
{
    enum { GAP = 30 /* below the first line */ };
    enum board_colour colour;

    if (s->game->title.length || s->game->index > 1 || d->entry_count > 1)
        scene_title(s, s->game->index, &d->words);
    document_add(d, PARAGRAPH_TITLE, 0);
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        scene_player(s, colour, &d->words);
        document_add(d, PARAGRAPH_MIDDLE, d->text.count == 1 ? GAP : 0);
    }
}

void document_add_end(struct document *d, const struct scene *s)
{
    enum { GAP = 60 };
    const struct game *g = s->game;

    if (s->moves < g->count || !(g->result.by || g->error_count))
        return;
    scene_result(s, &d->words);
    document_add(d, PARAGRAPH_MIDDLE, GAP);
    if (!g->result.by) {
        const struct game_error *e = &g->errors[g->error_count - 1];
        const struct record_move *m = &g->record->moves[e->word];
        struct text holes[2] = {document_word(m), s->settings->words->blocks[scene_reason(e->reason)]};

        message_write(s->settings->words, MESSAGE_PLAYER, holes, &d->words);
        document_add(d, PARAGRAPH_MIDDLE, 0);
    }
}

void document_put(struct document *d)
{
    long height = paragraph_height(&d->text);

    if (height)
        paragraph_put(&d->text, 0, d->area.left, d->y, height, &d->body);
    d->y -= height;
}

/* Moves d->words to the names. */
static void add_name(struct document *d)
{
    write_name(sink_contents(&d->words), &d->names);
    d->words.used = 0;
}

/* Writes the name of a game, `TITLE: WHITE - BLACK`, of which the record may have only some. */
static void write_names(struct document *d, const struct scene *s)
{
    const struct game *g = s->game;
    bool players = g->white.length || g->black.length;

    if (g->title.length || !players) {
        scene_title(s, g->index, &d->words);
        add_name(d);
    }
    if (g->title.length && players)
        encoding_write(text_of(": "), &d->names);
    write_name(g->white, &d->names);
    if (g->white.length && g->black.length)
        encoding_write(text_of(" \xE2\x80\x93 "), &d->names);
    write_name(g->black, &d->names);
}

void document_enter(struct document *d, const struct scene *s)
{
    struct document_entry e = {.name = d->names.used};

    write_names(d, s);
    e.name_end = d->names.used;
    if (d->settings->values[DOCUMENT_COMMENTS] && (s->game->result.by || s->game->error_count)) {
        scene_result(s, &d->words);
        add_name(d);
    }
    e.end = d->names.used;
    d->entries = memory_grow(d->entries, &d->entry_capacity, (size_t)d->entry_count + 1, sizeof *d->entries);
    d->entries[d->entry_count++] = e;
}

void document_begin_game(struct document *d, const struct scene *s)
{
    bool book = d->settings->values[DOCUMENT_COMMENTS];

    document_enter(d, s);
    paragraph_clear(&d->text, document_area(d, d->landscape).width);
    if (book || !s->settings->quiet)
        add_heading(d, s);
    if (!book || document_space(d) < BOOK_ABOVE + paragraph_height(&d->text) + FIRST_FIGURE)
        document_new_page(d);
    else
        d->y -= BOOK_ABOVE;
    d->entries[d->entry_count - 1].page = d->page_count;
    document_put(d);
    d->y -= book ? BOOK_BELOW : d->text.count ? PAGE_BELOW : 0;
}

long document_tile(const struct document *d, long initial)
{
    int points = d->settings->values[DOCUMENT_TILE];

    return points ? points * 10L : initial;
}

void document_free(struct document *d)
{
    paragraph_free(&d->text);
    sink_free(&d->names);
    sink_free(&d->body);
    sink_free(&d->words);
    free(d->pages);
    free(d->entries);
}
