#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "font.h"
#include "backend.h"
#include "latin.h"
#include "flow.h"
#include "figure.h"
#include "plot.h"
#include "document.h"
#include "prose.h"
#include "booklet.h"

enum {
    SHARE = 36,    /* of 100: of the text's width that figures have beside it */
    GUTTER = 160,  /* between them and it */
    TILE = 180, LEAST = 85, /* the largest; smaller ones are not set beside the text, but above it */
    GAP = 160,     /* between entries, */
    HEAD_GAP = 200, /*   before a heading */
    ROOM = 1500     /* that a heading has to have below it */
};

/* A figure and its text. */
struct entry {
    struct figure figure;
    long size, wide, high; /* of the figure */
    bool beside;           /* the text stands to its right, else below it */
};

/* How a figure is set: beside the text if its tiles are not too small there. */
static struct entry entry_of(struct document *d, const struct backend_scene *s, int moves, int first)
{
    struct entry e = {.figure = document_figure(d, s, moves, first)};
    long wide, high, most = document_tile(d, TILE);

    document_room(d, false, &wide, &high);
    e.beside = true;
    e.size = figure_fit(&e.figure, wide * SHARE / 100, high, most);
    if (e.size < LEAST) {
        e.beside = false;
        e.size = figure_fit(&e.figure, wide, high * 3 / 4, most);
    }
    e.wide = figure_wide(&e.figure, e.size);
    e.high = figure_high(&e.figure, e.size);
    return e;
}

static long text_width(const struct document *d, const struct entry *e)
{
    long wide, high;

    document_room(d, false, &wide, &high);
    return e->beside ? (wide - wide * SHARE / 100 - GUTTER) / 10 * 10 : wide;
}

/* Puts the flow from a place on the page on, over as many pages as it takes. */
static void put_text(struct document *d, long x, long y)
{
    int from = flow_put(&d->flow, 0, x, y, document_free(d) - (d->y - y), &d->pages);

    y -= d->flow.used;
    while (from < d->flow.count) {
        document_new_page(d, false);
        from = flow_put(&d->flow, from, x, d->y, document_free(d), &d->pages);
        y = d->y - d->flow.used;
    }
    d->y = y;
}

/* Puts a figure with its text on the page, or on the next one if the figure and the beginning of its text
   find no room there. */
static void put_entry(struct document *d, const struct entry *e)
{
    enum { SOME = 480 /* of the text, if it is to be cut */ };
    long text = flow_high(&d->flow, 0), x, y;
    long least = text < SOME ? text : SOME;
    int page;

    if (e->beside)
        least = least > e->high ? least : e->high;
    else
        least += e->high + GAP / 2;
    if (document_free(d) < least)
        document_new_page(d, false);
    page = d->page_count;
    x = d->left + (e->beside ? 0 : (d->wide - e->wide) / 2);
    y = d->y;
    plot_figure(&e->figure, x, y, e->size, &d->pages);
    if (e->beside)
        put_text(d, d->left + d->wide * SHARE / 100 + GUTTER, y);
    else
        put_text(d, d->left, y - e->high - GAP / 2);
    if (d->page_count == page && d->y > y - e->high)
        d->y = y - e->high;
    d->y -= GAP;
}

/* Puts the heading of a game, on a page that has room for its first figure too. */
static void put_heading(struct document *d, const struct backend_scene *s)
{
    long wide, high;

    document_room(d, false, &wide, &high);
    document_enter(d, s);
    flow_clear(&d->flow, wide);
    document_add_heading(d, s);
    if (document_free(d) < flow_high(&d->flow, 0) + HEAD_GAP + ROOM) {
        document_new_page(d, false);
        d->entries[d->entry_count - 1].page = d->page_count;
    } else {
        d->y -= HEAD_GAP;
    }
    document_put_flow(d);
    d->y -= GAP;
}

static bool add_move(struct document *d, const struct backend_scene *s, int n)
{
    return prose_add(game_told(s->game, n), n, &d->flow);
}

/* Adds moves to the flow from `first` on, as many as a figure of the position after them has room for
   beside it. Returns the last. */
static int gather(struct document *d, const struct backend_scene *s, int first, bool beside)
{
    struct entry e, next = entry_of(d, s, first < s->moves ? first : s->moves, first);
    int n;

    for (n = first; n < s->moves; n++) {
        bool variations = add_move(d, s, n);
        long high;

        if (s->settings->film)
            continue;
        e = next;
        next = entry_of(d, s, n + 1, first);
        high = flow_high(&d->flow, 0);
        if (next.beside != beside)
            return n;
        if (!d->flow.open && (high >= e.high || (variations && high * 2 >= e.high)))
            return n;
    }
    if (n == s->moves)
        add_move(d, s, n);
    return s->moves;
}

void booklet_draw(struct document *d, const struct backend_scene *s, int first, bool turned)
{
    const struct game_error *error;
    int n = first - 1;

    if (turned || !d->page_count)
        put_heading(d, s);
    do {
        struct entry e = entry_of(d, s, s->settings->film || !s->moves ? s->moves : n + 1, n + 1);

        flow_clear(&d->flow, text_width(d, &e));
        first = n + 1;
        if (s->moves)
            n = gather(d, s, first, e.beside);
        if (s->moves)
            e = entry_of(d, s, n, first);
        error = figure_error(&e.figure);
        if (error)
            prose_add(&s->game->record->moves[error->word], error->number, &d->flow);
        prose_end(&d->flow);
        if (n >= s->moves)
            document_add_end(d, s);
        put_entry(d, &e);
    } while (n < s->moves);
}
