#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

enum {
    TILE = 220,           /* the largest, unless the settings say otherwise */
    LEGIBLE = 120,        /* smaller ones only if a figure alone needs them */
    FIRST_FIGURES = 1500, /* height free below a heading, at least */
    CAPTION_GAP = 40,
    GAP = 140
};

/* The place of a figure in its cell. */
struct placed {
    long size;   /* of its tiles */
    long x, y;   /* from the cell's upper left corner, y down */
    long bottom; /* of the largest figure of the game in such a cell */
};

/* The number of figures side by side on a page with this number of them. */
static int columns_of(int figures)
{
    return figures < 4 ? 1 : figures < 9 ? 2 : figures < 16 ? 3 : 4;
}

/* The spaces that the figures of the game show, this one's included. */
static struct extent game_window(const struct figure *f)
{
    struct extent e = game_extent(f->game, f->game->count);

    if (!f->moves)
        return e;
    if (f->analysis)
        e = (struct extent){e.left - 1, e.top - 1, e.right + 1, e.bottom + 1};
    extent_take_in(&e, f->window.left, f->window.top);
    extent_take_in(&e, f->window.right, f->window.bottom);
    return e;
}

/* Positions keep their place from figure to figure: each lies where it will be in the last one. Where the whole game
   would be too small to read, a figure stands alone in the middle of its cell. */
static struct placed place(const struct document *d, const struct figure *f, long width, long height)
{
    long max = document_tile(d, TILE);
    struct figure whole = *f;
    struct placed p;

    whole.window = game_window(f);
    p.size = figure_fit(&whole, width, height, max);
    if (p.size < LEGIBLE) {
        long alone = figure_fit(f, width, height, max < LEGIBLE ? max : LEGIBLE);

        if (p.size < alone) {
            p.size = alone;
            whole.window = f->window;
        }
    }
    p.x = (width - figure_width(&whole, p.size)) / 2 + (f->window.left - whole.window.left) * p.size;
    p.y = (f->window.top - whole.window.top) * p.size;
    p.bottom = figure_height(&whole, p.size);
    return p;
}

/* The text below a figure: its move, and at the end of the game the result. */
static void set_caption(struct document *d, const struct scene *s, long width)
{
    char number[TEXT_NUMBER];

    paragraph_clear(&d->text, width);
    if (s->settings->quiet)
        return;
    if (s->moves) {
        const struct record_move *m = game_record_move(s->game, s->moves);

        paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
        encoding_write(text_number(s->moves, number), &d->text.text);
        sink_byte(&d->text.text, (char)ENCODING_FIXED);
        encoding_write((struct text){m->word, m->length}, &d->text.text);
        paragraph_end(&d->text);
    }
    document_add_end(d, s);
}

/* Begins a page if the figure does not stand on the current one. */
static void turn_page(struct document *d, const struct scene *s)
{
    d->landscape = document_setting(d, DOCUMENT_ORIENTATION) == DOCUMENT_LANDSCAPE;
    if (s->new_game)
        document_begin_game(d, s);
    if (document_space(d) < FIRST_FIGURES || d->cell == document_setting(d, DOCUMENT_FIGURES))
        document_new_page(d);
}

void strip_draw(struct document *d, const struct scene *s)
{
    int figures = document_setting(d, DOCUMENT_FIGURES), columns = columns_of(figures);
    int rows = (figures + columns - 1) / columns;
    struct figure f = figure_make(d, s, s->moves, s->moves);
    long width, height, x, y, text;
    struct placed p;

    turn_page(d, s);
    width = (d->area.width - GAP * (columns - 1)) / columns;
    height = document_space(d) / rows;
    x = d->area.left + d->cell % columns * (width + GAP);
    y = d->y - d->cell / columns * height;
    set_caption(d, s, width);
    text = paragraph_height(&d->text);
    p = place(d, &f, width, height - text - GAP);
    figure_ps_write(&f, x + p.x, y - p.y, p.size, &d->body);
    if (text)
        paragraph_put(&d->text, 0, x, y - p.bottom, text, &d->body);
    d->cell++;
    figure_free(&f);
}
