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
#include "film.h"

enum {
    TILE = 220, /* the largest, unless told otherwise */
    ROOM = 1500, /* that figures need below the heading */
    GAP = 140
};

/* How many figures a film strip has side by side, if it has so many a page. */
static int film_columns(int figures)
{
    return figures < 4 ? 1 : figures < 9 ? 2 : figures < 16 ? 3 : 4;
}

/* How a figure lies in its cell: where the whole game would need the cell, it lies where it will in the end,
   so that nothing moves but what is played; if that were too small to read, in the middle. */
struct cell {
    long size, x, y; /* from the cell's left and top */
    long high;       /* of all that figures have in the cells of this game */
};

static struct cell cell_of(const struct document *d, const struct figure *f, long wide, long high)
{
    enum { FAIR = 120 };
    struct figure last = *f;
    long most = document_tile(d, TILE);
    struct cell c;

    last.window = game_extent(f->game, f->game->count);
    if (f->marks && f->moves)
        last.window = (struct extent){last.window.left - 1, last.window.top - 1, last.window.right + 1,
                                            last.window.bottom + 1};
    if (f->moves) { /* this figure may show a space beside them, of a refused move */
        extent_take_in(&last.window, f->window.left, f->window.top);
        extent_take_in(&last.window, f->window.right, f->window.bottom);
    }
    c.size = figure_fit(&last, wide, high, most);
    if (c.size < FAIR) {
        long own = figure_fit(f, wide, high, most);

        if (c.size < own) {
            c.size = own < FAIR ? own : FAIR;
            last.window = f->window;
        }
    }
    c.x = (wide - figure_wide(&last, c.size)) / 2 + (f->window.left - last.window.left) * c.size;
    c.y = (f->window.top - last.window.top) * c.size;
    c.high = figure_high(&last, c.size);
    return c;
}

/* What stands below a figure of a film strip: its move, and what is to be said of the last one. */
static void add_caption(struct document *d, const struct backend_scene *s)
{
    static const char fixed[] = {(char)LATIN_FIXED};
    char number[TEXT_NUMBER];

    if (s->moves) {
        const struct record_move *m = game_told(s->game, s->moves);

        flow_begin(&d->flow, FLOW_CAPTION, 0, 40);
        latin_add(&d->flow.text, text_number(s->moves, number));
        latin_add_bytes(&d->flow.text, (struct text){fixed, 1});
        latin_add(&d->flow.text, (struct text){m->word, m->length});
        flow_end(&d->flow);
    }
    document_add_end(d, s);
}

/* Goes on to the next cell of the page, or of another one. */
static void next_cell(struct document *d, const struct backend_scene *s, bool turned)
{
    bool landscape = document_choice(d, DOCUMENT_ORIENTATION) == DOCUMENT_LANDSCAPE;

    if (turned)
        document_enter(d, s);
    if (turned || d->cell == document_choice(d, DOCUMENT_FIGURES)) {
        document_new_page(d, landscape);
        if (turned) {
            d->entries[d->entry_count - 1].page = d->page_count;
            document_put_heading(d, s);
            if (document_free(d) < ROOM)
                document_new_page(d, landscape);
        }
    }
}

void film_draw(struct document *d, const struct backend_scene *s, bool turned)
{
    int figures = document_choice(d, DOCUMENT_FIGURES), columns = film_columns(figures);
    int rows = (figures + columns - 1) / columns;
    struct figure f = document_figure(d, s, s->moves, s->moves);
    long wide, high, x, y, text;
    struct cell c;

    next_cell(d, s, turned);
    wide = (d->wide - GAP * (columns - 1)) / columns;
    high = document_free(d) / rows;
    flow_clear(&d->flow, wide);
    if (!s->settings->quiet)
        add_caption(d, s);
    text = flow_high(&d->flow, 0);
    x = d->left + d->cell % columns * (wide + GAP);
    y = d->y - d->cell / columns * high;
    c = cell_of(d, &f, wide, high - text - GAP);
    plot_figure(&f, x + c.x, y - c.y, c.size, &d->pages);
    if (text)
        flow_put(&d->flow, 0, x, y - c.high, text, &d->pages);
    d->cell++;
}
