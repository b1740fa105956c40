#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

#include <stdlib.h>

enum {
    MARGIN = 110,             /* of 1,000 parts of the paper's width */
    ABOVE = 135, BELOW = 100, /* the same; the running head is in the upper one */
    LONGEST_NAME = 240        /* bytes of a name; it goes on in the record */
};

int document_choice(const struct document *d, enum document_key key)
{
    return d->settings->values[key];
}

const struct document_paper *document_paper(const struct document *d)
{
    static const struct document_paper papers[] = {
        {"A4", 595, 842},  {"Letter", 612, 792},  {"Legal", 612, 1008},
        {"A3", 842, 1191}, {"A5", 420, 595},
    };

    return &papers[document_choice(d, DOCUMENT_PAPER)];
}

static long share_of(const struct document *d, long share)
{
    return document_paper(d)->width * share / 100;
}

void document_text_size(const struct document *d, bool landscape, long *width, long *height)
{
    const struct document_paper *p = document_paper(d);

    *width = (landscape ? p->height : p->width) * 10 - 2 * share_of(d, MARGIN) / 10 * 10;
    *height = (landscape ? p->width : p->height) * 10 - share_of(d, ABOVE + BELOW) / 10 * 10;
}

void document_new_page(struct document *d, bool landscape)
{
    struct document_page *page;
    const struct document_entry *last = &d->entries[d->entry_count - 1];

    d->page = memory_grow(d->page, &d->page_capacity, (size_t)d->page_count + 1, sizeof *d->page);
    page = &d->page[d->page_count++];
    *page = (struct document_page){.landscape = landscape, .begin = sink_contents(&d->pages).length};
    page->head = last->name;
    page->head_end = last->name_end;
    document_text_size(d, landscape, &d->width, &d->height);
    d->left = share_of(d, MARGIN) / 10 * 10;
    d->y = d->height + share_of(d, BELOW) / 10 * 10;
    d->cell = 0;
}

long document_space(const struct document *d)
{
    return d->page_count ? d->y - share_of(d, BELOW) / 10 * 10 : 0;
}

struct text document_sentence(struct document *d, enum message id, const struct text *holes)
{
    d->sentence.used = 0;
    message_write(d->settings->words, id, holes, &d->sentence);
    return sink_contents(&d->sentence);
}

/* Adds a name, but not more of it than a page can bear. */
static void add_name(struct encoding *to, struct text name)
{
    struct text rest = name;

    if (name.length <= LONGEST_NAME) {
        encoding_add(to, name);
        return;
    }
    while ((size_t)(rest.at - name.at) < LONGEST_NAME)
        text_rune(&rest);
    encoding_add(to, text_between(name.at, rest.at));
    encoding_add(to, text_of("\xE2\x80\xA6"));
}

/* The title of a game, or its number; it stays until the next sentence. */
static struct text title_of(struct document *d, const struct scene *s)
{
    d->sentence.used = 0;
    scene_title(s, s->game->index, &d->sentence);
    return sink_contents(&d->sentence);
}

void document_enter(struct document *d, const struct scene *s)
{
    const struct game *g = s->game;
    struct document_entry *e;

    d->entries = memory_grow(d->entries, &d->entry_capacity, (size_t)d->entry_count + 1, sizeof *d->entries);
    e = &d->entries[d->entry_count++];
    *e = (struct document_entry){.name = d->names.used, .page = d->page_count};
    if (g->title.length || !(g->white.length || g->black.length))
        add_name(&d->names, title_of(d, s));
    if (g->title.length && (g->white.length || g->black.length))
        encoding_add(&d->names, text_of(": "));
    add_name(&d->names, g->white);
    if (g->white.length && g->black.length)
        encoding_add(&d->names, text_of(" \xE2\x80\x93 "));
    add_name(&d->names, g->black);
    e->name_end = d->names.used;
    d->sentence.used = 0;
    if (!d->eps && document_choice(d, DOCUMENT_COMMENTS) && (g->result.by || g->error_count))
        scene_result(s, &d->sentence);
    encoding_add(&d->names, sink_contents(&d->sentence));
    e->end = d->names.used;
}

static void add_piece(struct document *d, enum paragraph_kind kind, long missing_number, struct text words)
{
    paragraph_begin(&d->paragraph, kind, 0, missing_number);
    add_name(&d->paragraph.text, words);
    paragraph_end(&d->paragraph);
}

static void add_player(struct document *d, const struct scene *s, enum board_colour colour)
{
    d->sentence.used = 0;
    if (scene_player(s, colour, &d->sentence))
        add_piece(d, PARAGRAPH_MIDDLE, d->paragraph.count == 1 ? 30 : 0, sink_contents(&d->sentence));
}

void document_add_heading(struct document *d, const struct scene *s)
{
    if (s->game->title.length || s->game->index > 1 || d->entry_count > 1)
        add_piece(d, PARAGRAPH_TITLE, 0, title_of(d, s));
    add_player(d, s, BOARD_WHITE);
    add_player(d, s, BOARD_BLACK);
}

void document_add_marks(struct document *d, const struct scene *s)
{
    struct text rest, line;

    d->sentence.used = 0;
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &d->sentence);
    rest = sink_contents(&d->sentence);
    while (text_line(&rest, &line))
        add_piece(d, PARAGRAPH_MIDDLE, 0, line);
}

void document_add_end(struct document *d, const struct scene *s)
{
    const struct game *g = s->game;
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    if (s->moves < g->count || (!g->result.by && !e))
        return;
    d->sentence.used = 0;
    scene_result(s, &d->sentence);
    add_piece(d, PARAGRAPH_MIDDLE, 60, sink_contents(&d->sentence));
    if (e && !g->result.by) {
        const struct record_move *m = &g->record->moves[e->word];
        struct text word = {m->word, m->length < 40 ? m->length : 40};
        struct text holes[2] = {word, d->settings->words->blocks[scene_reason(e->reason)]};

        add_piece(d, PARAGRAPH_MIDDLE, 0, document_sentence(d, MESSAGE_PLAYER, holes));
    }
}

void document_put_flow(struct document *d)
{
    long height = paragraph_height(&d->paragraph, 0);

    if (height)
        paragraph_put(&d->paragraph, 0, d->left, d->y, height, &d->pages);
    d->y -= height;
}

void document_put_heading(struct document *d, const struct scene *s)
{
    enum { GAP = 140 };

    paragraph_clear(&d->paragraph, d->width);
    if (!s->settings->quiet)
        document_add_heading(d, s);
    document_put_flow(d);
    d->y -= d->paragraph.count ? GAP : 0;
}

struct figure document_figure(struct document *d, const struct scene *s, int moves, int first)
{
    static const enum document_key keys[] = {
        DOCUMENT_LABELS, DOCUMENT_NUMBERS, DOCUMENT_LAST, DOCUMENT_PATH, DOCUMENT_ERROR};
    static const unsigned bits[] = {
        FIGURE_LABELS, FIGURE_NUMBERS, FIGURE_LAST, FIGURE_PATH, FIGURE_ERROR};
    const struct game *g = s->game;
    struct figure f = {.game = g, .moves = moves, .first = first};
    size_t i;

    for (i = 0; i < sizeof keys / sizeof *keys; i++)
        if (document_choice(d, keys[i]))
            f.shows |= bits[i];
    f.marks = s->settings->marks;
    f.depth = s->settings->depth;
    if (s->settings->all)
        f.shows |= FIGURE_ALL;
    if (moves == g->count && path_is_won(g)) {
        d->won = memory_grow(d->won, &d->won_capacity, (size_t)g->board.count, 1);
        path_mark_won(g, d->won);
        f.won = d->won;
    }
    figure_frame(&f);
    return f;
}

long document_tile(const struct document *d, long initial)
{
    int wish = document_choice(d, DOCUMENT_TILE);

    return wish ? wish * 10L : initial;
}

void document_free(struct document *d)
{
    encoding_free(&d->names);
    paragraph_free(&d->paragraph);
    sink_free(&d->pages);
    sink_free(&d->sentence);
    free(d->page);
    free(d->entries);
    free(d->won);
}
