#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

enum {
    TILE = 220,           /* the largest, unless the settings say otherwise */
    LEGIBLE = 120,        /* smaller ones only if a figure alone needs them */
    FIRST_FIGURES = 1500, /* height free below a heading for figures, at least */
    GAP = 140,            /* between figures */
    CAPTION_GAP = 40
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

/* The figure in which this one has its place, so that positions keep theirs from figure to figure: the whole game; or
   itself, where the whole game would be too small to read. */
static struct figure frame_of(const struct document *d, const struct figure *f, long width, long height)
{
    struct figure whole = *f, alone = *f;

    whole.window = game_window(f);
    figure_fit(&whole, width, height, document_tile(d, TILE));
    figure_fit(&alone, width, height, (document_tile(d, LEGIBLE) < LEGIBLE ? document_tile(d, LEGIBLE) : LEGIBLE));
    return whole.size < alone.size ? alone : whole;
}

/* The text below a figure: its move, and at the end of the game the result. */
static void set_caption(struct document *d, const struct scene *s, long width)
{
    paragraph_clear(&d->text, width);
    if (s->settings->quiet)
        return;
    if (s->moves) {
        const struct record_move *m = game_record_move(s->game, s->moves);

        paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
        sink_number(&d->text.text, s->moves);
        sink_byte(&d->text.text, (char)ENCODING_FIXED);
        document_write(d, (struct text){m->word, m->length}, &d->text.text);
        paragraph_end(&d->text);
    }
    document_add_end(d, s);
}

/* Begins a page if the figure does not stand on the current one. */
static void turn_page(struct document *d, const struct scene *s)
{
    d->landscape = d->settings->values[DOCUMENT_ORIENTATION] == DOCUMENT_LANDSCAPE;
    if (s->new_game)
        document_begin_game(d, s);
    if (document_space(d) < FIRST_FIGURES || d->cell == d->settings->values[DOCUMENT_FIGURES])
        document_new_page(d);
}

void strip_draw(struct document *d, const struct scene *s)
{
    int figures = d->settings->values[DOCUMENT_FIGURES], columns = columns_of(figures);
    struct figure frame, f = figure_make(s, s->moves, s->moves);
    long width, height, x, y, text;

    turn_page(d, s);
    width = (d->area.width - GAP * (columns - 1)) / columns;
    height = document_space(d) / ((figures + columns - 1) / columns);
    x = d->area.left + d->cell % columns * (width + GAP);
    y = d->y - d->cell / columns * height;
    set_caption(d, s, width);
    text = paragraph_height(&d->text);
    frame = frame_of(d, &f, width, height - text - GAP);
    f.size = frame.size;
    figure_put(&f, x + (width - figure_width(&frame)) / 2 + (f.window.left - frame.window.left) * f.size,
                 y - (f.window.top - frame.window.top) * f.size, &d->pages);
    if (text)
        paragraph_put(&d->text, 0, x, y - figure_height(&frame), text, &d->pages);
    d->cell++;
    figure_free(&f);
}

