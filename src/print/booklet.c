#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

enum {
    SHARE = 36,    /* of 100: of the text's width that figures have beside it */
    GUTTER = 160,  /* between them and it */
    TILE = 180, MIN = 85, /* the largest; smaller ones are not set beside the text, but above it */
    GAP = 160,     /* between entries, */
    HEAD_GAP = 200, /*   before a heading */
    ROOM = 1500     /* that a heading has to have below it */
};

/* A figure and its text. */
struct entry {
    struct figure figure;
    long size, width, height; /* of the figure */
    bool beside;           /* the text stands to its right, else below it */
};

/* How a figure is set: beside the text if its tiles are not too small there. */
static struct entry entry_of(struct document *d, const struct scene *s, int moves, int first)
{
    struct entry e = {.figure = document_figure(d, s, moves, first)};
    long width, height, max = document_tile(d, TILE);

    document_text_size(d, false, &width, &height);
    e.beside = true;
    e.size = figure_fit(&e.figure, width * SHARE / 100, height, max);
    if (e.size < MIN) {
        e.beside = false;
        e.size = figure_fit(&e.figure, width, height * 3 / 4, max);
    }
    e.width = figure_width(&e.figure, e.size);
    e.height = figure_height(&e.figure, e.size);
    return e;
}

static long text_width(const struct document *d, const struct entry *e)
{
    long width, height;

    document_text_size(d, false, &width, &height);
    return e->beside ? (width - width * SHARE / 100 - GUTTER) / 10 * 10 : width;
}

/* Puts the flow from a place on the page on, over as many pages as it takes. */
static void put_text(struct document *d, long x, long y)
{
    int from = paragraph_put(&d->paragraph, 0, x, y, document_space(d) - (d->y - y), &d->pages);

    y -= d->paragraph.used;
    while (from < d->paragraph.count) {
        document_new_page(d, false);
        from = paragraph_put(&d->paragraph, from, x, d->y, document_space(d), &d->pages);
        y = d->y - d->paragraph.used;
    }
    d->y = y;
}

/* Puts a figure with its text on the page, or on the next one if the figure and the beginning of its text
   find no room there. */
static void put_entry(struct document *d, const struct entry *e)
{
    enum { SOME = 480 /* of the text, if it is to be cut */ };
    long text = paragraph_height(&d->paragraph, 0), x, y;
    long min = text < SOME ? text : SOME;
    int page;

    if (e->beside)
        min = min > e->height ? min : e->height;
    else
        min += e->height + GAP / 2;
    if (document_space(d) < min)
        document_new_page(d, false);
    page = d->page_count;
    x = d->left + (e->beside ? 0 : (d->width - e->width) / 2);
    y = d->y;
    figure_ps_figure(&e->figure, x, y, e->size, &d->pages);
    if (e->beside)
        put_text(d, d->left + d->width * SHARE / 100 + GUTTER, y);
    else
        put_text(d, d->left, y - e->height - GAP / 2);
    if (d->page_count == page && d->y > y - e->height)
        d->y = y - e->height;
    d->y -= GAP;
}

/* Puts the heading of a game, on a page that has room for its first figure too. */
static void put_heading(struct document *d, const struct scene *s)
{
    long width, height;

    document_text_size(d, false, &width, &height);
    document_enter(d, s);
    paragraph_clear(&d->paragraph, width);
    document_add_heading(d, s);
    if (document_space(d) < paragraph_height(&d->paragraph, 0) + HEAD_GAP + ROOM) {
        document_new_page(d, false);
        d->entries[d->entry_count - 1].page = d->page_count;
    } else {
        d->y -= HEAD_GAP;
    }
    document_put_flow(d);
    d->y -= GAP;
}

static bool add_move(struct document *d, const struct scene *s, int n)
{
    return comments_add(s->game->record, game_record_move(s->game, n), n, &d->paragraph);
}

/* Adds moves to the flow from `first` on, as many as a figure of the position after them has room for
   beside it. Returns the last. */
static int gather(struct document *d, const struct scene *s, int first, bool beside)
{
    struct entry e, next = entry_of(d, s, first < s->moves ? first : s->moves, first);
    int n;

    for (n = first; n < s->moves; n++) {
        bool variations = add_move(d, s, n);
        long height;

        if (s->settings->film)
            continue;
        e = next;
        next = entry_of(d, s, n + 1, first);
        height = paragraph_height(&d->paragraph, 0);
        if (next.beside != beside)
            return n;
        if (!d->paragraph.open && (height >= e.height || (variations && height * 2 >= e.height)))
            return n;
    }
    if (n == s->moves)
        add_move(d, s, n);
    return s->moves;
}

void booklet_draw(struct document *d, const struct scene *s, int first)
{
    const struct game_error *error;
    int n = first - 1;

    if (s->new_game)
        put_heading(d, s);
    do {
        struct entry e = entry_of(d, s, s->settings->film || !s->moves ? s->moves : n + 1, n + 1);

        paragraph_clear(&d->paragraph, text_width(d, &e));
        first = n + 1;
        if (s->moves)
            n = gather(d, s, first, e.beside);
        if (s->moves)
            e = entry_of(d, s, n, first);
        error = figure_error(&e.figure);
        if (error)
            comments_add(s->game->record, &s->game->record->moves[error->word], error->number, &d->paragraph);
        comments_end(&d->paragraph);
        if (n >= s->moves)
            document_add_end(d, s);
        put_entry(d, &e);
    } while (n < s->moves);
}
