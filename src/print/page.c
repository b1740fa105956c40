#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

#include <stdlib.h>

enum {
    TILE = 20000,         /* the largest, unless the settings say otherwise: as large as fits */
    LEGIBLE = 90,         /* a board of smaller ones is cut into parts */
    READABLE = 180,       /* the largest of a board that is cut */
    FIRST_FIGURES = 1500, /* height free below a heading for the parts of a board, at least */
    TEXT_GAP = 60,        /* between the board and what is said of its marks */
    GAP = 140,            /* above the list of moves */
    LIST_COLUMN = 600, LIST_ASCENT = 70,
    LIST_BEGINNING = 10 /* lines of a list that stand together on a page, at least */
};

static int min(int a, int b)
{
    return a < b ? a : b;
}

/* n / d, rounded up. */
static int quotient(int n, int d)
{
    return (n + d - 1) / d;
}

/* This size of tiles, or a smaller one that the settings ask for. */
static int64_t tile_up_to(const struct document *d, int64_t max)
{
    int64_t size = document_tile(d, max);

    return size < max ? size : max;
}

/* Puts a figure on the page, and a place that links to its spaces lead to. */
static void put_figure(struct document *d, const struct figure *f, int64_t x, int64_t y)
{
    d->parts = memory_grow(d->parts, &d->part_capacity, (size_t)d->part_count + 1, sizeof *d->parts);
    d->parts[d->part_count++] = (struct document_part){f->window, pages_place(&d->pages, y)};
    figure_put(f, x, y, &d->pages);
}

/* Where a tile lies: in a figure, or in one before or behind it. Figures stand row by row. */
static int compare(const void *tile, const void *figure)
{
    const struct board_tile *t = tile;
    const struct extent *e = &((const struct document_part *)figure)->window;

    return t->y < e->top ? -1 : t->y > e->bottom ? 1 : t->x < e->left ? -1 : t->x > e->right;
}

/* The place of the figure that shows the tile of move n. */
static int find_place(const struct document *d, const struct scene *s, int n)
{
    const struct board_tile *t = &s->game->board.tiles[s->game->moves[n - 1].tile];
    const struct document_part *part = bsearch(t, d->parts, (size_t)d->part_count, sizeof *d->parts, compare);

    return part->place;
}

/* A board whose tiles would be too small to read is cut into parts, which overlap by a row or column. */

struct cut {
    int64_t size;     /* of the tiles */
    int across, down; /* number of parts */
};

/* The number of parts for a side of this number of tiles, if a part has `max` at most; neighbours share a tile. */
static int parts_of(int tiles, int max)
{
    return tiles <= max ? 1 : (tiles - 2) / (max - 1) + 1;
}

/* Cuts a board with tiles of this size. Three tiles of the width and height are left for coordinates and gaps. */
static struct cut cut_at(const struct document *d, const struct figure *f, int64_t size)
{
    return (struct cut){size, parts_of(extent_width(&f->window), (int)(d->area.width / size) - 3),
                        parts_of(extent_height(&f->window), (int)(document_space(d) / size) - 3)};
}

static struct figure part_of(const struct figure *whole, const struct cut *c, int column, int row)
{
    const struct extent *all = &whole->window;
    int width = quotient(all->right - all->left, c->across), height = quotient(all->bottom - all->top, c->down);
    int left = all->left + column * width, top = all->top + row * height;
    struct figure part = *whole;

    part.size = c->size;
    part.window = (struct extent){left, top, min(left + width, all->right), min(top + height, all->bottom)};
    return part;
}

/* Whether all parts fit on the page, one below the other. */
static bool fits(const struct document *d, const struct figure *f, const struct cut *c)
{
    struct figure part = part_of(f, c, 0, 0);

    return c->down == 1 && c->across * (figure_height(&part) + 3 * c->size) <= document_space(d);
}

/* The cut with the largest tiles whose parts fit on the page; if there is none, that with the smallest tiles. */
static struct cut best_cut(const struct document *d, const struct figure *f)
{
    int64_t size, smallest = tile_up_to(d, LEGIBLE);

    for (size = tile_up_to(d, READABLE); size > smallest; size -= 5) {
        struct cut c = cut_at(d, f, size);

        if (fits(d, f, &c))
            return c;
    }
    return cut_at(d, f, smallest);
}

/* Puts a part right of the one before, which ends at *x, or on a new row, or on a new page. *row is the height of the
   row, with the gap below it. */
static void put_part(struct document *d, const struct figure *part, int64_t *x, int64_t *row)
{
    int64_t width = figure_width(part), gap = 3 * part->size;

    if (*x > d->area.left && *x + width > d->area.left + d->area.width) {
        *x = d->area.left;
        d->y -= *row;
    }
    *row = figure_height(part) + gap;
    if (document_space(d) < *row - gap / 2) {
        document_new_page(d);
        *x = d->area.left;
    }
    put_figure(d, part, *x, d->y - part->size);
    *x += width + gap;
}

/* Puts the parts of a board, row after row, on as many pages as they need. Empty ones are left out. */
static void put_parts(struct document *d, const struct figure *f)
{
    struct cut c;
    int64_t x = d->area.left, row_height = 0;
    int i;

    if (document_space(d) < FIRST_FIGURES)
        document_new_page(d);
    c = best_cut(d, f);
    for (i = 0; i < c.across * c.down; i++) {
        struct figure part = part_of(f, &c, i % c.across, i / c.across);

        if (!game_is_empty(f->game, f->moves, &part.window))
            put_part(d, &part, &x, &row_height);
    }
    d->y -= row_height;
}

/* The list of moves: its columns are as wide as the page allows, its rows continue on the next page. */

static int list_columns(const struct document *d)
{
    return (int)(d->area.width / LIST_COLUMN);
}

/* The height of the list of moves; 0 if there is none. */
static int64_t list_height(const struct document *d, const struct scene *s)
{
    if (!d->settings->values[DOCUMENT_MOVES] || s->settings->quiet)
        return 0;
    return (int64_t)quotient(s->moves, list_columns(d)) * PAGES_LIST_LEADING;
}

/* Puts the moves from n up to `end`, this one excluded, as a column; links lead to the parts of a divided board. */
static void put_column(struct document *d, const struct scene *s, int n, int end, int64_t x)
{
    enum { MOVE = 210 };
    struct sink *bytes = &d->pages.bytes;
    size_t begin = bytes->used;
    int i;

    for (i = n; i < end; i++) {
        document_write(d, document_word(game_record_move(s->game, i)), bytes);
        sink_byte(bytes, ' ');
    }
    pages_list(&d->pages, x + MOVE, d->y - PAGES_LIST_LEADING, n, begin, bytes->used);
    for (i = n; d->part_count > 1 && i < end; i++)
        pages_link(&d->pages, x, d->y - (i - n + 1) * PAGES_LIST_LEADING + LIST_ASCENT, LIST_COLUMN - 60,
                   PAGES_LIST_LEADING, find_place(d, s, i));
}

/* Puts the columns of the list, from move n on, that fit on the page; returns the number of the next move. */
static int put_columns(struct document *d, const struct scene *s, int n)
{
    int columns = list_columns(d), left = s->moves - n + 1;
    int rows = min(quotient(left, columns), (int)(document_space(d) / PAGES_LIST_LEADING));
    int used = min(columns, quotient(left, rows)), i;
    int64_t step = d->area.width / columns, x = d->area.left + (d->area.width - used * step) / 2;

    for (i = 0; i < used; i++, n = min(n + rows, s->moves + 1))
        put_column(d, s, n, min(n + rows, s->moves + 1), x + i * step);
    if (d->part_count == 1)
        pages_link(&d->pages, x, d->y - PAGES_LIST_LEADING + LIST_ASCENT, used * step, rows * PAGES_LIST_LEADING,
                   d->parts->place);
    d->y -= rows * PAGES_LIST_LEADING;
    return n;
}

static void put_list(struct document *d, const struct scene *s)
{
    int64_t height = list_height(d, s), beginning = LIST_BEGINNING * PAGES_LIST_LEADING;
    int n = 1;

    while (height && n <= s->moves) {
        if (document_space(d) < (height < beginning ? height : beginning))
            document_new_page(d);
        n = put_columns(d, s, n);
    }
}

/* The size of tiles on an empty page, turned on its side or not. */
static int64_t size_on(const struct document *d, struct figure *f, bool landscape)
{
    struct document_area area = document_area(d, landscape);

    figure_fit(f, area.width, area.height * 3 / 4, document_tile(d, TILE));
    return f->size;
}

/* Whether the page is turned on its side: as the settings say, else if the tiles are much larger then. */
static bool is_landscape(const struct document *d, struct figure *f)
{
    int orientation = d->settings->values[DOCUMENT_ORIENTATION];
    int64_t upright = size_on(d, f, false), turned = size_on(d, f, true);

    if (orientation)
        return orientation == DOCUMENT_LANDSCAPE;
    return upright * 5 / 4 < turned && turned >= tile_up_to(d, LEGIBLE);
}

/* The height for the board, above its text and the list of moves; above the text only, if the list would leave less
   than three fifths of the page. */
static int64_t board_height(const struct document *d, int64_t text, int64_t list)
{
    int64_t space = document_space(d), height = space - text - (list ? list + GAP : 0);

    return height < space * 6 / 10 ? space - text : height;
}

static void put_board(struct document *d, struct figure *f, int64_t list)
{
    enum { OVER = 30 /* thousandths of a tile: by this much the tracks at both sides run past it */ };
    int64_t text = paragraph_height(&d->text), height = board_height(d, text, list), max = document_tile(d, TILE);

    figure_fit(f, d->area.width, height, max);
    figure_fit(f, d->area.width - f->size * OVER / 1000, height, max);
    if (f->size < tile_up_to(d, LEGIBLE)) {
        put_parts(d, f);
        if (document_space(d) < text)
            document_new_page(d);
        return;
    }
    put_figure(d, f, d->area.left + (d->area.width - figure_width(f)) / 2, d->y);
    d->y -= figure_height(f);
}

/* The text below the board: what is marked, and how the game ended. */
static void set_text(struct document *d, const struct scene *s)
{
    paragraph_clear(&d->text, d->area.width);
    if (s->settings->quiet)
        return;
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &d->words);
    document_add(d, PARAGRAPH_MIDDLE, 0);
    if (d->text.count)
        d->text.all[0].above = TEXT_GAP;
    document_add_end(d, s);
}

void page_draw(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(s, s->moves, 1);

    d->part_count = 0;
    d->landscape = is_landscape(d, &f);
    legend_begin_game(d, s);
    set_text(d, s);
    put_board(d, &f, list_height(d, s));
    document_put(d);
    d->y -= GAP;
    put_list(d, s);
    figure_free(&f);
}
