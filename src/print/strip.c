#include "print/layout.h"

enum {
    TILE = 550, ALONE = 1000, /* the largest size of a film's tiles by default; ALONE: if a page has one figure */
    AMPLE = 240,          /* without -O figures, a film's tiles become larger than this only if that adds no page */
    USUAL_SIDE = 7,       /* by default, a gallery's tiles are at most 1/7 of a cell: 6 tiles and coordinates fit */
    GAP = 240, MANY = 12, LESS_GAP = 140, /* gaps between figures in a row; LESS_GAP: if a page has over MANY figures */
    ROW_GAP = 120, MOST_ROW_GAP = 480, /* the least and the largest gap below a caption */
    CAPTION_GAP = 40, USUAL = 6, /* CAPTION_GAP: gap above a caption; USUAL: number of figures on a page by default */
    CAPTION = 400, WORDS = 600, /* estimated heights: of a caption in a gallery; of all words on a page of a film */
    NARROW = 1200, SMALLER = 25, /* in cells under NARROW (film: 3/4 of NARROW), type is SMALLER per cent smaller */
    MEDIUM = 1600, LESS = 8, /* in a gallery's cells of at least NARROW but under MEDIUM: LESS per cent smaller */
    BRIEF = 950, FEW = 9, /* in a gallery's cells under BRIEF, captions are brief if a page has over FEW figures */
    LEGIBLE = 90          /* the least size of a film's tiles by default; the last board may have smaller tiles */
};

/* The number of figures on a page, from the settings. A film with small boards may have more figures on a page. */
static int figures_of(const struct document *d)
{
    return d->settings->values[DOCUMENT_FIGURES] ? d->settings->values[DOCUMENT_FIGURES] : USUAL;
}

static int64_t gap_of(const struct document *d)
{
    return figures_of(d) > MANY ? LESS_GAP : GAP;
}

static int64_t cell_width(const struct document *d, int columns)
{
    return (d->area.width + gap_of(d)) / columns - gap_of(d);
}

/* The number of columns that gives the largest tiles on a page with this many figures. Adds a column only if tiles are
   a tenth larger. Assumes boards like the last of `g` (at least half as wide as high) or, without `g`, square ones. */
static int columns_of(const struct document *d, int figures, const struct game *g)
{
    const struct extent e = g ? game_extent(g, g->count) : (struct extent){0};
    const int64_t high = greater(extent_height(&e), 1), wide = greater(extent_width(&e), (high + 1) / 2);
    int64_t longest = 0;
    int columns, best = 1;

    for (columns = 1; columns <= figures; columns++) {
        int64_t width = cell_width(d, columns), height = d->area.height / ((figures + columns - 1) / columns);
        int64_t caption = width < paragraph_enlarged(&d->text, BRIEF) ? CAPTION / 2 : CAPTION;
        int64_t side = lesser(width * high / wide, height - ROW_GAP - paragraph_enlarged(&d->text, caption));

        if (side * 10 > longest * 11) {
            longest = side;
            best = columns;
        }
    }
    return best;
}

static bool contains(struct text t, struct text part)
{
    while (t.length >= part.length && memcmp(t.at, part.at, part.length) != 0)
        t = text_skip(t, 1);
    return t.length >= part.length;
}

/* Sets a caption: the last move or, at the end, the result. For a problem not yet won: the player to move, unless the
   title names this player. In a gallery, adds the game's name and the rules. Returns the height of the rules. */
static int64_t set_caption(struct document *d, const struct scene *s, bool brief)
{
    bool film = s->settings->film, problem = d->settings->values[DOCUMENT_SOLUTIONS] && !film;
    const struct pages_entry *e = film ? NULL : &d->pages.entries[d->pages.entry_count - 1];
    int above;

    if (s->settings->quiet)
        return 0;
    if (!film) {
        paragraph_begin(&d->text, PARAGRAPH_CAPTION, 0, CAPTION_GAP);
        sink_text(&d->text.text, sink_part(&d->pages.bytes, e->name, e->name_end));
    }
    if (film || (!problem && s->moves < s->game->count && !brief))
        scene_after(s, &d->words);
    else if (!problem || (s->moves == s->game->count && path_is_won(s->game)))
        (brief ? scene_brief : scene_result)(s, &d->words);
    else if (!contains(sink_part(&d->pages.titles, e->title, e->title_end),
                       scene_colour(s, game_mover(s->game, s->moves))))
        scene_turn(s, &d->words);
    if (brief && d->words.used) {
        SINK(&d->text.text, ": ", (char)(ENCODING_SWITCH + ENCODING_ITALIC));
        document_write(d, sink_contents(&d->words), &d->text.text);
        d->words.used = 0;
    }
    paragraph_end(&d->text);
    document_add(d, &d->text, PARAGRAPH_MIDDLE, film ? CAPTION_GAP : 0);
    if (film)
        document_add_end(d, &d->text, s);
    above = d->text.count;
    sink_text(&d->words, film ? text_of("") : scene_rules(s));
    document_add(d, &d->text, PARAGRAPH_MIDDLE, 0);
    return paragraph_height(&d->text, above);
}

/* Crops a film's figure if, even with LEGIBLE tiles, it exceeds a cell of a page with at most USUAL figures. */
static void crop(const struct document *d, struct figure *f)
{
    const int figures = (int)lesser(figures_of(d), USUAL), columns = columns_of(d, figures, f->game);
    int64_t height = (d->area.height - WORDS) / ((figures + columns - 1) / columns) - ROW_GAP;

    figure_crop(f, cell_width(d, columns), height, lesser(document_tile(d, LEGIBLE), LEGIBLE));
}

void strip_draw(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(s, s->moves, s->moves);
    bool film = s->settings->film;
    int64_t width, cell, rules; /* cell: `width` divided by the enlargement of type on large paper */
    int usual = d->text.larger, i;
    struct strip_cell c;

    d->landscape = d->settings->values[DOCUMENT_ORIENTATION] == DOCUMENT_LANDSCAPE;
    d->area = document_area(d, d->landscape);
    d->marked = d->pages.signs ? d->marked : d->cell;
    film ? crop(d, &f) : document_enter(d, s);
    width = cell_width(d, columns_of(d, figures_of(d), film ? s->game : NULL));
    cell = width * 100 / (100 + usual);
    d->text.larger -= cell < (film ? NARROW * 3 / 4 : NARROW) ? SMALLER : cell < MEDIUM && !film ? LESS : 0;
    paragraph_clear(&d->text, width);
    rules = set_caption(d, s, cell < BRIEF && figures_of(d) > FEW && !film);
    d->rules = d->cell && !text_equal(d->rules, scene_rules(s)) ? text_of("") : scene_rules(s);
    c = (struct strip_cell){d->pages.item_count, (size_t)d->text.count, d->pages.figure_count,
                            paragraph_height(&d->text, 0), 0, rules};
    for (i = 0; i < d->text.count; i++)
        c.width = lesser(greater(c.width, paragraph_width(&d->text, i)), width);
    *MEMORY_ADD(d->cells, d->cell, d->cell_capacity) = c;
    f.frame.size = 1;
    figure_put(&f, 0, 0, 0, &d->pages);
    d->heading.larger = usual - (!film && cell < (d->pages.signs ? MEDIUM : NARROW) ? SMALLER : 0);
    paragraph_put(&d->text, 0, d->text.count, -d->text.width / 2, 0, &d->pages);
    d->text.larger = usual;
    figure_free(&f);
    if (film && s->end_game)
        strip_end(d, s);
}

static struct figure_data *figure_of(const struct document *d, int cell)
{
    return &d->pages.figures[d->cells[cell].figure];
}

/* A page divided into cells: the maximum numbers of figures, columns and rows; the size of a cell without caption. */
struct grid {
    int most, columns, rows;
    int64_t width, height, legend; /* legend: the height of the legend; 0 after a page has got the legend */
    int64_t spare; /* the height that each page of a film leaves free, so that the last page is as full as the others */
};

static struct grid grid_of(const struct document *d, int figures, const struct game *game)
{
    struct grid g = {.most = figures < d->cell ? figures : d->cell};
    int64_t caption = 0;

    for (int i = 0; i < d->cell; i++)
        caption = greater(caption, d->cells[i].height);
    g.columns = columns_of(d, g.most, game);
    g.rows = (g.most + g.columns - 1) / g.columns;
    g.width = cell_width(d, g.columns);
    g.legend = paragraph_height(&d->heading, 0);
    g.height = (document_space(d) - g.legend) / g.rows - ROW_GAP - caption;
    return g;
}

/* A row of figures side by side, in cells of equal width. */
struct strip_row {
    int end, columns; /* the first figure of the next row; the number of cells */
    int64_t board, caption; /* the greatest heights of a board and a caption */
};

/* The row that begins with figure `first`. The row has as many figures as fit, but ends before figure `end`. One figure
   in a row of two cells is centred. In a longer row with too few figures, cells at the right stay empty. */
static struct strip_row row_from(const struct document *d, const struct grid *g, int first, int end)
{
    struct strip_row r = {.end = first, .columns = 1};
    int64_t widest = cell_width(d, g->columns);

    for (; r.end < end; r.end++) {
        const struct strip_cell *c = &d->cells[r.end];
        int columns;

        widest = greater(widest, greater(plot_width(figure_of(d, r.end)), c->width));
        columns = (int)((d->area.width + gap_of(d)) / (widest + gap_of(d)));
        if (r.end > first && r.end - first >= columns)
            break;
        r.columns = (int)greater(columns, 1);
        r.board = greater(r.board, plot_height(figure_of(d, r.end)));
        r.caption = greater(r.caption, c->height);
    }
    r.columns = r.end < end || r.columns == 2 ? r.end - first : r.columns;
    return r;
}

struct strip_page {
    int end, rows; /* the first figure of the next page; the number of rows */
    int64_t used, legend; /* used: the height of rows and legend, without gaps; legend: the legend's height, or 0 */
};

/* The page that begins with figure `first` and has this height. The page has at least one row. If only one figure would
   be left for the next page, this page leaves two. */
static struct strip_page page_from(const struct document *d, const struct grid *g, int first, int64_t height)
{
    int end = g->most < d->cell - first ? first + g->most : d->cell;
    struct strip_page p = {.end = first};
    struct grid fewer = *g;

    while (p.end < end) {
        struct strip_row r = row_from(d, g, p.end, end);
        int64_t legend = p.end <= d->marked && d->marked < r.end ? g->legend : 0;
        int64_t used = p.used + r.board + r.caption + legend;

        if (p.rows && used + p.rows * ROW_GAP > height - g->spare)
            break;
        p = (struct strip_page){r.end, p.rows + 1, used, p.legend + legend};
    }
    fewer.most = p.end - 1 - first;
    return p.end == d->cell - 1 && fewer.most > 1 ? page_from(d, &fewer, first, height) : p;
}

/* Sizes each figure for its cell. Returns the size of the smallest tiles. */
static int64_t fit_cells(const struct document *d, const struct grid *g, int64_t max)
{
    int64_t least = max;

    for (int i = 0; i < d->cell; i++) {
        plot_fit(figure_of(d, i), g->width, g->height, max);
        least = lesser(least, figure_of(d, i)->size);
    }
    return least;
}

/* Returns the size of tiles for most figures of a gallery: the mean of all sizes, minus their mean deviation. If the
   smallest size is at most a tenth smaller than this, returns the smallest size instead. */
static int64_t usual_size(const struct document *d, const struct grid *g)
{
    int64_t max = document_tile(d, greater(lesser(g->width, g->height) / USUAL_SIDE, 1));
    int64_t least = fit_cells(d, g, max), mean = 0, deviation = 0;

    for (int i = 0; i < d->cell; i++)
        mean += figure_of(d, i)->size;
    mean /= d->cell;
    for (int i = 0; i < d->cell; i++)
        deviation += greater(mean - figure_of(d, i)->size, 0) * 2;
    return (mean -= deviation / d->cell) * 90 / 100 > least ? mean : least;
}

/* Tries `size`: in a film, the size of tiles (the last board may get smaller tiles); in a gallery, the height of cells.
   Returns the number of pages, plus 1 for each page that is too low for its row or has too few figures. Any number of
   figures is enough for the last page and, if pages have over three rows, for the page with the legend. */
static int try_size(const struct document *d, struct grid *g, int64_t size)
{
    const bool film = d->settings->film;
    struct strip_page p;
    int i, pages, more = 0;

    g->height = film ? g->height : size;
    fit_cells(d, g, film ? size : usual_size(d, g));
    for (i = 0; film && i < d->cell - 1; i++)
        figure_of(d, i)->size = size;
    for (i = pages = 0; i < d->cell; i = p.end, pages++) {
        const int64_t space = pages ? d->area.height : document_space(d); /* the first page has a heading */
        int full;

        p = page_from(d, g, i, space);
        full = g->most - (g->most > 2 && p.end == d->cell - 2); /* one figure fewer, so that the last page has two */
        more += p.used > space || ((!p.legend || g->rows <= 3) && p.end < d->cell && p.end - i < full);
    }
    return pages + more;
}

/* Enlarges a size, from `min` up to `max`, until try_size would return more than for `min`. Returns the size. */
static int64_t largest_size(const struct document *d, struct grid *g, int64_t min, int64_t max, int64_t step)
{
    int pages = try_size(d, g, min);

    while (min < max && try_size(d, g, min + step) <= pages)
        min += step;
    return min;
}

/* Sets all tiles of a film to one size. First finds the size at which the largest board fits in a cell of the grid, and
   how many pages this takes. Enlarges the tiles, and then g->spare, as long as they take no more pages. */
static void size_film(const struct document *d, struct grid *g)
{
    int64_t max = document_tile(d, g->most > 1 ? TILE : ALONE), min = fit_cells(d, g, max);
    int64_t least = lesser(max, LEGIBLE);
    int most = g->most > 1 ? d->cell : 1, pages;

    *g = grid_of(d, 1, NULL);
    g->most = g->columns = most;
    max = greater(fit_cells(d, g, max), least);
    min = greater(least, min > AMPLE && !d->settings->values[DOCUMENT_FIGURES] ? AMPLE : min);
    min = largest_size(d, g, min, max, 1);
    for (pages = try_size(d, g, min); g->spare < d->area.height && try_size(d, g, min) <= pages;)
        g->spare += ROW_GAP;
    g->spare -= ROW_GAP;
}

/* Makes the cells of a gallery as high as the pages allow, and sizes the tiles. If the tiles are then too small for
   coordinates, plans the cells for a page without a legend instead. A page with a legend then has fewer rows. */
static void size_gallery(const struct document *d, struct grid *g)
{
    const int64_t full = g->height + (d->area.height - document_space(d) + g->legend) / g->rows;

    g->height = largest_size(d, g, g->height, d->area.height, ROW_GAP / 10);
    if (g->legend && usual_size(d, g) < PLOT_LEGIBLE)
        g->height = largest_size(d, g, full, d->area.height, ROW_GAP / 10);
    fit_cells(d, g, usual_size(d, g));
}

/* Puts items[0], a figure, above y and centred at x. Puts the next items, its caption, below y. In a gallery, captions
   stay out of the right margin. Removes numbers that would be too small to read. */
static void put_cell(struct document *d, int cell, const struct pages_item *items, int64_t x, int64_t y)
{
    const struct figure_data *f = figure_of(d, cell);
    int64_t left = x + plot_width(f) / 2 - f->columns * f->size, middle = left + f->columns * f->size / 2;
    int64_t most = d->area.left + d->area.width - d->cells[cell].width / 2;

    for (size_t k = f->marks; k < f->marks_end; k++)
        if (plot_number_size(f->size, d->pages.marks[k].number) < PLOT_LEGIBLE)
            d->pages.marks[k].number = 0;
    if (!d->settings->film)
        d->pages.entries[cell].place = pages_place(&d->pages, y + plot_height(f));
    pages_put(&d->pages, *items, left - items->x, y + f->rows * f->size - items->y);
    for (size_t k = 1; k <= d->cells[cell].lines; k++)
        pages_put(&d->pages, items[k], d->settings->film ? middle : lesser(middle, most), y);
}

/* Puts the rows of a page, as far apart as on a full page, but at most MOST_ROW_GAP. A gap below a heading is a quarter
   of the gap between rows. In a film, rows have as few figures as the number of rows allows. Returns the first figure
   of the next page. */
static int put_rows(struct document *d, struct grid g, int first, const struct pages_item *items)
{
    struct strip_page full = page_from(d, &g, first, document_space(d)), p;
    int64_t fit, gap, rows;
    int low;

    if (full.legend)
        heading_put(d);
    g.legend -= full.legend;
    fit = (document_space(d) + ROW_GAP) * full.rows / greater(full.used - full.legend + full.rows * ROW_GAP, 1);
    rows = full.end < d->cell ? full.rows : greater(full.rows, lesser(fit, g.rows));
    low = d->y < d->area.top;
    g.columns = d->settings->film ? 1 : g.columns;
    while (p = page_from(d, &g, first, document_space(d)), p.end != full.end || p.rows != full.rows)
        g.columns++;
    gap = rows > 1 ? (document_space(d) - p.used * rows / p.rows) * 4 / (4 * rows - 4 + low) : 0;
    gap = lesser(gap, MOST_ROW_GAP);
    d->y -= low * gap / 4;
    while (first < p.end) {
        struct strip_row r = row_from(d, &g, first, p.end);
        int64_t step = cell_width(d, r.columns) + gap_of(d);

        for (int i = first; i < r.end; i++)
            put_cell(d, i, &items[d->cells[i].item - d->cells->item],
                     d->area.left + (d->area.width + (2 * (i - first) + 1 - r.columns) * step) / 2, d->y - r.board);
        first = r.end;
        d->y -= r.board + r.caption + (first < p.end ? gap : 0);
    }
    return first;
}

void strip_end(struct document *d, const struct scene *s)
{
    struct pages_item *items;
    size_t begin = d->cell ? d->cells->item : 0, count = d->pages.item_count - begin;
    struct grid g;

    if (!d->cell)
        return;
    items = memory_new(count, sizeof *items);
    memcpy(items, d->pages.items + begin, count * sizeof *items);
    d->pages.item_count = begin;
    for (int first = 0; d->rules.length && first < d->cell; first++) {
        d->cells[first].lines -= d->cells[first].rules > 0;
        d->cells[first].height -= d->cells[first].rules;
    }
    heading_begin(d, s);
    g = grid_of(d, figures_of(d), s ? s->game : NULL);
    (s ? size_film : size_gallery)(d, &g);
    for (int first = 0; first < d->cell; first = put_rows(d, g, first, items))
        if (first)
            document_new_page(d);
    free(items);
    d->cell = 0;
}
