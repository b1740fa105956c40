#include "print/layout.h"

enum {
    FIGURES = 30,         /* on a page, at most */
    TILE = 550,           /* the largest of a film, unless the settings say otherwise; */
    ALONE = 1000,         /*   on a page with one figure */
    USUAL_SIDE = 9,       /* a gallery has the tiles of a board of 8 by 8 with coordinates */
    GAP = 240,            /* between figures side by side, */
    ROW_GAP = 120,        /*   and below the caption of a figure, at least */
    CAPTION_GAP = 40,
    CAPTION = 400         /* height of a caption, to choose the number of columns */
};

static int64_t cell_width(const struct document *d, int columns)
{
    return (d->area.width - GAP * (columns - 1)) / columns;
}

/* The number of figures side by side on a page with this many: the one with the longest sides of squares. More columns
   must make these at least a tenth longer. */
static int columns_of(const struct document *d, int figures)
{
    int64_t longest = 0;
    int columns, best = 1;

    for (columns = 1; columns <= figures; columns++) {
        int64_t width = cell_width(d, columns), side;

        side = d->area.height / ((figures + columns - 1) / columns) - ROW_GAP - CAPTION;
        side = side < width ? side : width;
        if (side * 10 > longest * 11) {
            longest = side;
            best = columns;
        }
    }
    return best;
}

/* The number of figures on a page. */
static int figures_of(const struct document *d)
{
    enum { USUAL = 6 };
    int figures = d->settings->values[DOCUMENT_FIGURES];

    return figures ? figures : USUAL;
}

/* Adds the move to the text, as a caption. */
static void add_move_caption(struct document *d, const struct scene *s)
{
    const struct record_move *m = game_record_move(s->game, s->moves);

    paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
    sink_number(&d->text.text, s->moves);
    sink_byte(&d->text.text, (char)ENCODING_FIXED);
    document_write(d, document_word(m), &d->text.text);
    paragraph_end(&d->text);
}

/* Adds the name of the game, its rules, and its result or how far it got to the text, as a caption. */
static void add_game_caption(struct document *d, const struct scene *s)
{
    const struct pages_entry *e = &d->pages.entries[d->pages.entry_count - 1];

    paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
    sink_text(&d->text.text, pages_bytes(&d->pages, e->name, e->name_end));
    paragraph_end(&d->text);
    sink_text(&d->words, scene_rules(s));
    document_add(d, &d->text, PARAGRAPH_MIDDLE, 0);
    if (s->moves == s->game->count) {
        scene_result(s, &d->words);
        document_add(d, &d->text, PARAGRAPH_MIDDLE, 0);
    } else if (s->moves) {
        add_move_caption(d, s);
    }
}

/* Sets the text below a figure: its move, and at the end the result; or the name of the game. */
static void set_caption(struct document *d, const struct scene *s)
{
    paragraph_clear(&d->text, cell_width(d, columns_of(d, figures_of(d))) - GAP);
    if (s->settings->quiet)
        return;
    if (!s->settings->film)
        add_game_caption(d, s);
    else if (s->moves)
        add_move_caption(d, s);
    if (s->settings->film)
        document_add_end(d, s);
}

/* Begins a page if the figure does not stand on the current one. */
static void turn_page(struct document *d, const struct scene *s)
{
    if (d->cell == figures_of(d) || (s->new_game && s->settings->film))
        strip_end(d);
    d->landscape = d->settings->values[DOCUMENT_ORIENTATION] == DOCUMENT_LANDSCAPE;
    if (!s->settings->film)
        document_enter(d, s);
    else if (s->new_game)
        heading_begin(d, s);
    if (!d->cell && !(s->settings->film && s->new_game))
        document_new_page(d);
}

void strip_draw(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(s, s->moves, s->moves);
    struct strip_cell *cell;

    turn_page(d, s);
    set_caption(d, s);
    cell = &d->cells[d->cell++];
    *cell = (struct strip_cell){.item = d->pages.item_count, .height = paragraph_height(&d->text, 0)};
    if (!s->settings->film)
        d->pages.entries[d->pages.entry_count - 1].place = pages_place(&d->pages, 0);
    f.size = 1;
    if (game_tiles_after(s->game, s->moves))
        figure_put(&f, 0, 0, &d->pages);
    else
        pages_figure(&d->pages, 0, 0, (struct figure_data){0});
    paragraph_put(&d->text, 0, d->text.count, 0, 0, &d->pages);
    cell->end = d->pages.item_count;
    figure_free(&f);
}

static struct figure_data *figure_of(const struct document *d, int cell)
{
    return &d->pages.figures[d->pages.items[d->cells[cell].item].index];
}

/* Sizes the figures for cells of this width and height, those of a film alike. Illegible numbers go: captions have
   them. */
static void size_figures(struct document *d, int64_t width, int64_t height)
{
    int64_t side = width < height ? width : height, max;
    size_t k;
    int i;

    max = figures_of(d) == 1 ? ALONE : d->settings->film ? TILE : side / USUAL_SIDE > 1 ? side / USUAL_SIDE : 1;
    max = document_tile(d, max);
    for (i = 0; i < d->cell; i++) {
        plot_fit(figure_of(d, i), width, height, max);
        max = d->settings->film ? figure_of(d, i)->size : max;
    }
    for (i = 0; i < d->cell; i++) {
        struct figure_data *f = figure_of(d, i);

        f->size = d->settings->film ? max : f->size;
        for (k = f->marks; k < f->marks_end; k++)
            if (plot_number_size(f->size, d->pages.marks[k].number) < PLOT_LEGIBLE)
                d->pages.marks[k].number = 0;
    }
}

/* Centres a figure, which ends at y, in its cell around x, and its caption below its tiles. */
static void put_cell(struct document *d, int cell, int64_t x, int64_t y)
{
    const struct figure_data *f = figure_of(d, cell);
    const struct strip_cell *c = &d->cells[cell];
    int64_t left = x + plot_width(f) / 2 - f->columns * f->size, middle = left + f->columns * f->size / 2;
    size_t i;

    if (!d->settings->film)
        d->pages.places[d->pages.entries[d->pages.entry_count - d->cell + cell].place].y = y + plot_height(f);
    for (i = c->item; i < c->end; i++) {
        struct pages_item *item = &d->pages.items[i];

        item->x = i == c->item ? left : item->x + middle - d->text.width / 2;
        item->y = i == c->item ? y + f->rows * f->size : item->y + y;
    }
}

void strip_end(struct document *d)
{
    int columns = columns_of(d, d->cell), rows = (d->cell + columns - 1) / columns, i;
    int64_t width = cell_width(d, columns), left = document_space(d), caption = 0, heights[FIGURES] = {0};

    for (i = 0; i < d->cell; i++)
        caption = caption < d->cells[i].height ? d->cells[i].height : caption;
    size_figures(d, width, rows ? left / rows - caption - ROW_GAP : 0);
    for (i = 0; i < d->cell; i++) {
        int64_t height = plot_height(figure_of(d, i)) + caption, *most = &heights[i / columns];

        left -= *most < height ? height - *most : 0;
        *most = *most < height ? height : *most;
    }
    for (i = 0; i < d->cell; i++) {
        int column = i % columns, count = d->cell - i + column < columns ? d->cell - i + column : columns;

        d->y -= column ? 0 : heights[i / columns];
        put_cell(d, i, d->area.left + (d->area.width + (2 * column + 1 - count) * (width + GAP)) / 2, d->y + caption);
        d->y -= column + 1 == count && rows > 1 ? left / (rows - 1) : 0;
    }
    d->cell = 0;
}
