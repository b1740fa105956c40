#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

enum {
    TILE = 220, /* the largest, unless told otherwise */
    ROOM = 1500, /* that figures need below the heading */
    GAP = 140
};

/* How many figures a film strip has side by side, if it has so many a page. */
static int strip_columns(int figures)
{
    return figures < 4 ? 1 : figures < 9 ? 2 : figures < 16 ? 3 : 4;
}

/* How a figure lies in its cell: where the whole game would need the cell, it lies where it will in the end,
   so that nothing moves but what is played; if that were too small to read, in the middle. */
struct cell {
    long size, x, y; /* from the cell's left and top */
    long height;       /* of all that figures have in the cells of this game */
};

static struct cell cell_of(const struct document *d, const struct figure *f, long width, long height)
{
    enum { FAIR = 120 };
    struct figure last = *f;
    long max = document_tile(d, TILE);
    struct cell c;

    last.window = game_extent(f->game, f->game->count);
    if (f->marks && f->moves)
        last.window = (struct extent){last.window.left - 1, last.window.top - 1, last.window.right + 1,
                                            last.window.bottom + 1};
    if (f->moves) { /* this figure may show a space beside them, of a refused move */
        extent_take_in(&last.window, f->window.left, f->window.top);
        extent_take_in(&last.window, f->window.right, f->window.bottom);
    }
    c.size = figure_fit(&last, width, height, max);
    if (c.size < FAIR) {
        long own = figure_fit(f, width, height, max);

        if (c.size < own) {
            c.size = own < FAIR ? own : FAIR;
            last.window = f->window;
        }
    }
    c.x = (width - figure_width(&last, c.size)) / 2 + (f->window.left - last.window.left) * c.size;
    c.y = (f->window.top - last.window.top) * c.size;
    c.height = figure_height(&last, c.size);
    return c;
}

/* What stands below a figure of a film strip: its move, and what is to be said of the last one. */
static void add_caption(struct document *d, const struct scene *s)
{
    static const char fixed[] = {(char)ENCODING_FIXED};
    char number[TEXT_NUMBER];

    if (s->moves) {
        const struct record_move *m = game_record_move(s->game, s->moves);

        paragraph_begin(&d->paragraph, PARAGRAPH_CAPTION, 0, 40);
        encoding_add(&d->paragraph.text, text_number(s->moves, number));
        encoding_add_bytes(&d->paragraph.text, (struct text){fixed, 1});
        encoding_add(&d->paragraph.text, (struct text){m->word, m->length});
        paragraph_end(&d->paragraph);
    }
    document_add_end(d, s);
}

/* Goes on to the next cell of the page, or of another one. */
static void next_cell(struct document *d, const struct scene *s)
{
    bool landscape = document_choice(d, DOCUMENT_ORIENTATION) == DOCUMENT_LANDSCAPE;

    if (s->new_game)
        document_enter(d, s);
    if (s->new_game || d->cell == document_choice(d, DOCUMENT_FIGURES)) {
        document_new_page(d, landscape);
        if (s->new_game) {
            d->entries[d->entry_count - 1].page = d->page_count;
            document_put_heading(d, s);
            if (document_space(d) < ROOM)
                document_new_page(d, landscape);
        }
    }
}

void strip_draw(struct document *d, const struct scene *s)
{
    int figures = document_choice(d, DOCUMENT_FIGURES), columns = strip_columns(figures);
    int rows = (figures + columns - 1) / columns;
    struct figure f = document_figure(d, s, s->moves, s->moves);
    long width, height, x, y, text;
    struct cell c;

    next_cell(d, s);
    width = (d->width - GAP * (columns - 1)) / columns;
    height = document_space(d) / rows;
    paragraph_clear(&d->paragraph, width);
    if (!s->settings->quiet)
        add_caption(d, s);
    text = paragraph_height(&d->paragraph, 0);
    x = d->left + d->cell % columns * (width + GAP);
    y = d->y - d->cell / columns * height;
    c = cell_of(d, &f, width, height - text - GAP);
    figure_ps_figure(&f, x + c.x, y - c.y, c.size, &d->pages);
    if (text)
        paragraph_put(&d->paragraph, 0, x, y - c.height, text, &d->pages);
    d->cell++;
}
