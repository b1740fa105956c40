#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

enum {
    TILE = 400,           /* the largest of a film, unless the settings say otherwise, */
    ALONE = 1000,         /*   where a page has one figure */
    USUAL_SIDE = 9,       /* a gallery's tiles are as large as a board of 8 by 8 has them, with its coordinates */
    FIRST_FIGURES = 1500, /* height free below a heading for figures, at least */
    GAP = 140,            /* between figures side by side, */
    ROW_GAP = 200,        /*   and between a caption and the figure below it */
    CAPTION_GAP = 40,
    FILM_TEXT = 160,      /* height of the text below a figure of a film, but for the last one */
    GALLERY_TEXT = 400    /*   and of a gallery: a name and two lines */
};

/* The distance between a caption and the figure below it, in cells of this height. */
static int64_t row_gap(int64_t height)
{
    return height / 8 < ROW_GAP ? height / 8 : ROW_GAP;
}

static int64_t cell_width(const struct document *d, int columns)
{
    return (d->area.width - GAP * (columns - 1)) / columns;
}

/* The height of the cells of a page with this number of figures. */
static int64_t cell_height(const struct document *d, int figures, int columns)
{
    return d->strip / ((figures + columns - 1) / columns);
}

/* The number of figures side by side on a page with this number of them: where square ones have the longest sides. One
   more column makes them at least a tenth longer. */
static int columns_of(const struct document *d, int figures)
{
    int64_t longest = 0;
    int columns, best = 1;

    for (columns = 1; columns <= figures; columns++) {
        int64_t width = cell_width(d, columns), height = cell_height(d, figures, columns), side;

        side = height - row_gap(height) - GALLERY_TEXT;
        side = side < width ? side : width;
        if (side * 10 > longest * 11) {
            longest = side;
            best = columns;
        }
    }
    return best;
}

/* Where the next cell begins, in halves of cells: a last row that no page fills stands in the middle. */
static int64_t cell_step(const struct document *d, int figures, int columns)
{
    int last = figures % columns;

    return 2 * (d->cell % columns) + (d->cell >= figures - last ? columns - last : 0);
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

/* The number of figures on a page. */
static int figures_of(const struct document *d)
{
    enum { USUAL = 6 };
    int figures = d->settings->values[DOCUMENT_FIGURES];

    return figures ? figures : USUAL;
}

/* The largest tiles that figures with a side of this length have. */
static int64_t largest_tile(const struct document *d, int64_t side)
{
    if (figures_of(d) == 1)
        return ALONE;
    return d->settings->film ? TILE : side / USUAL_SIDE > 1 ? side / USUAL_SIDE : 1;
}

/* The figure in which this one has its place. In a film it is the whole game, so that all figures have the same size
   and positions keep their places; unless it would be too small to read: then it is the figure itself. */
static struct figure frame_of(const struct document *d, const struct figure *f, int64_t width, int64_t height)
{
    struct figure whole = *f, alone = *f;
    int64_t max = document_tile(d, largest_tile(d, width < height ? width : height)), legible;

    legible = max < DOCUMENT_LEGIBLE ? max : DOCUMENT_LEGIBLE;
    if (f->settings->film) {
        whole.window = game_window(f);
        figure_fit(&whole, width, height, max);
        if (whole.size >= legible)
            return whole;
    }
    figure_fit(&alone, width, height, f->settings->film ? legible : max);
    return f->settings->film && alone.size <= whole.size ? whole : alone;
}

/* Adds the move to the text, as a caption. */
static void add_move(struct document *d, const struct scene *s)
{
    const struct record_move *m = game_record_move(s->game, s->moves);

    paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
    sink_number(&d->text.text, s->moves);
    sink_byte(&d->text.text, (char)ENCODING_FIXED);
    document_write(d, document_word(m), &d->text.text);
    paragraph_end(&d->text);
}

/* Adds the name of the game to the text, as a caption, and its end or how far it got. */
static void add_game(struct document *d, const struct scene *s)
{
    const struct pages_entry *e = &d->pages.entries[d->pages.entry_count - 1];

    paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
    sink_text(&d->text.text, pages_bytes(&d->pages, e->name, e->name_end));
    paragraph_end(&d->text);
    if (s->moves == s->game->count) {
        scene_result(s, &d->words);
        document_add(d, PARAGRAPH_MIDDLE, 0);
    } else if (s->moves) {
        add_move(d, s);
    }
}

/* The text below a figure: its move, and at the end of the game the result; or the name of the game. */
static void set_caption(struct document *d, const struct scene *s, int64_t width)
{
    paragraph_clear(&d->text, width);
    if (s->settings->quiet)
        return;
    if (!s->settings->film)
        add_game(d, s);
    else if (s->moves)
        add_move(d, s);
    if (s->settings->film)
        document_add_end(d, s);
}

/* Begins a page if the figure does not stand on the current one. All pages of a film have the same height for figures:
   what the heading leaves on the first. */
static void turn_page(struct document *d, const struct scene *s)
{
    bool full = !d->pages.count || d->cell == figures_of(d);

    d->landscape = d->settings->values[DOCUMENT_ORIENTATION] == DOCUMENT_LANDSCAPE;
    if (!s->settings->film) {
        document_enter(d, s);
    } else if (s->new_game) {
        legend_begin_game(d, s);
        full = document_space(d) < FIRST_FIGURES;
    }
    if (full)
        document_new_page(d);
    if (s->new_game)
        d->strip = document_space(d);
}

/* The height of a figure at y whose cell and text have these heights. All figures of a film have the same, but for a
   last one at the lower margin that has much text. */
static int64_t figure_space(const struct document *d, int64_t y, int64_t height, int64_t text)
{
    int64_t gap = row_gap(height), space = y - (d->area.top - d->area.height) - text, usual;

    if (!d->settings->film)
        return height - gap - (text > GALLERY_TEXT ? text : GALLERY_TEXT);
    usual = height - gap - FILM_TEXT;
    return space < usual ? space : usual;
}

void strip_draw(struct document *d, const struct scene *s)
{
    int figures = figures_of(d), columns;
    struct figure frame, f = figure_make(s, s->moves, s->moves);
    int64_t width, height, x, y, text;

    turn_page(d, s);
    columns = columns_of(d, figures);
    width = cell_width(d, columns);
    height = cell_height(d, figures, columns);
    x = d->area.left + cell_step(d, figures, columns) * (width + GAP) / 2;
    y = d->y - d->cell / columns * height;
    if (!s->settings->film)
        d->pages.entries[d->pages.entry_count - 1].place = pages_place(&d->pages, y);
    set_caption(d, s, width);
    text = paragraph_height(&d->text);
    frame = frame_of(d, &f, width, figure_space(d, y, height, text));
    f.size = frame.size;
    figure_put(&f, x + (width - figure_width(&frame)) / 2 + (f.window.left - frame.window.left) * f.size,
                 y - (f.window.top - frame.window.top) * f.size, &d->pages);
    if (text)
        paragraph_put(&d->text, 0, x, y - figure_height(&frame), text, &d->pages);
    d->cell++;
    figure_free(&f);
}
