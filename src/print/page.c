#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

enum {
    TILE = 440,     /* the largest, unless told otherwise */
    LEGIBLE = 90,   /* smaller ones are not: the board is cut */
    READABLE = 180, /* of a board that is cut, the largest */
    ROOM = 1500,    /* that it needs below the heading */
    GAP = 140,
    LIST_COLUMN = 600, LIST_LEADING = 110
};

/* The size below which a board is cut: smaller only where that was asked for. */
static long min_tile(const struct document *d)
{
    long max = document_tile(d, TILE);

    return max < LEGIBLE ? max : LEGIBLE;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* How many parts a side of so many tiles is cut into, when each can have `most`; two that meet share one. */
static int parts_of(int tiles, int max)
{
    return tiles <= max ? 1 : (tiles - 2) / (max - 1) + 1;
}

/* The words of a column of the list as one string; they are moves, so only a backslash needs care. */
static int put_column(struct document *d, const struct scene *s, int n, int rows)
{
    enum { A_LINE = 20 /* words of a string before a line is broken within it */ };
    uint32_t i;

    for (; rows && n <= s->moves; rows--, n++) {
        const struct record_move *m = game_record_move(s->game, n);

        for (i = 0; i < m->length; i++) {
            if (m->word[i] == '\\')
                sink_byte(&d->pages, '\\');
            sink_byte(&d->pages, m->word[i]);
        }
        if (rows > 1 && n < s->moves)
            sink_string(&d->pages, rows % A_LINE ? " " : " \\\n");
    }
    return n;
}

/* Writes column after column of the list of moves, from move n on, as many as there is room for; the first
   that is left. */
static int put_list(struct document *d, const struct scene *s, int n)
{
    int columns = (int)(d->width / LIST_COLUMN), max = (int)(document_space(d) / LIST_LEADING);
    int left = s->moves - n + 1, rows = smaller((left + columns - 1) / columns, max), column;
    int used = smaller(columns, (left + rows - 1) / rows);
    long step = d->width / columns / 10 * 10, x = d->left + (d->width - used * step) / 2;

    figure_ps_length(x, &d->pages);
    sink_byte(&d->pages, ' ');
    figure_ps_length(d->y, &d->pages);
    sink_byte(&d->pages, ' ');
    figure_ps_length(step, &d->pages);
    sink_byte(&d->pages, ' ');
    sink_number(&d->pages, n);
    sink_string(&d->pages, " list\n");
    for (column = 0; column < used; column++) {
        sink_byte(&d->pages, '(');
        n = put_column(d, s, n, rows);
        sink_string(&d->pages, ")list-column\n");
    }
    d->y -= rows * LIST_LEADING;
    return n;
}

static long list_height(const struct document *d, const struct scene *s)
{
    int columns = (int)(d->width / LIST_COLUMN);

    return !document_choice(d, DOCUMENT_MOVES) || s->settings->quiet
               ? 0
               : (long)((s->moves + columns - 1) / columns) * LIST_LEADING;
}

/* How a board is cut: into so many parts across and down, that step so many spaces from one to the next. */
struct parts {
    long size; /* of the tiles */
    int across, down, step_x, step_y;
};

static struct parts cut(const struct document *d, const struct figure *f, long size)
{
    const struct extent *e = &f->window;
    struct parts p = {.size = size};

    p.across = parts_of(extent_width(e), (int)(d->width / size) - 3);
    p.down = parts_of(extent_height(e), (int)(document_space(d) / size) - 3);
    p.step_x = (e->right - e->left + p.across - 1) / p.across;
    p.step_y = (e->bottom - e->top + p.down - 1) / p.down;
    return p;
}

static struct figure part_of(const struct figure *whole, const struct parts *p, int column, int row)
{
    struct figure part = *whole;
    struct extent *e = &part.window;

    e->left += column * p->step_x;
    e->right = smaller(e->left + p->step_x, e->right);
    e->top += row * p->step_y;
    e->bottom = smaller(e->top + p->step_y, e->bottom);
    return part;
}

/* Tiles that can just be read, or larger ones if so the board has room on one page all the same. */
static struct parts best_cut(const struct document *d, const struct figure *f)
{
    struct parts p;
    long size = document_tile(d, READABLE);

    for (size = size < READABLE ? size : READABLE; size > min_tile(d); size -= 5) {
        struct figure part;

        p = cut(d, f, size);
        part = part_of(f, &p, 0, 0);
        if (p.down == 1 && p.across * (figure_height(&part, size) + 3 * size) <= document_space(d))
            return p;
    }
    return cut(d, f, min_tile(d));
}

static bool is_empty(const struct figure *f)
{
    const struct extent *e = &f->window;
    int x, y;

    for (y = e->top; y <= e->bottom; y++)
        for (x = e->left; x <= e->right; x++)
            if (game_tile(f->game, f->moves, x, y))
                return false;
    return true;
}

/* The board in parts, as many a page as there is room for, row after row. */
static void put_parts(struct document *d, const struct figure *f, bool landscape)
{
    struct parts p;
    long missing_number, x = d->left, height = 0;
    int column, row;

    if (document_space(d) < ROOM)
        document_new_page(d, landscape);
    p = best_cut(d, f);
    missing_number = 3 * p.size;
    for (row = 0; row < p.down; row++)
        for (column = 0; column < p.across; column++) {
            struct figure part = part_of(f, &p, column, row);

            if (is_empty(&part))
                continue;
            if (x > d->left && x + figure_width(&part, p.size) > d->left + d->width) {
                x = d->left;
                d->y -= height;
            }
            height = figure_height(&part, p.size) + missing_number;
            if (document_space(d) < height - missing_number / 2) {
                document_new_page(d, landscape);
                x = d->left;
            }
            figure_ps_figure(&part, x, d->y - p.size, p.size, &d->pages);
            x += figure_width(&part, p.size) + missing_number;
        }
    d->y -= height;
}

/* Whether a board is shown better on paper that is turned on its side. */
static bool is_landscape(const struct document *d, const struct figure *f, long max)
{
    int wish = document_choice(d, DOCUMENT_ORIENTATION);
    long width, height, upright, turned;

    if (wish)
        return wish == DOCUMENT_LANDSCAPE;
    document_text_size(d, false, &width, &height);
    upright = figure_fit(f, width, height * 3 / 4, max);
    if (upright == max)
        return false;
    document_text_size(d, true, &width, &height);
    turned = figure_fit(f, width, height * 3 / 4, max);
    return upright * 5 / 4 < turned && turned >= min_tile(d);
}

void page_draw(struct document *d, const struct scene *s)
{
    struct figure f = document_figure(d, s, s->moves, 1);
    long max = document_tile(d, TILE), free, end, list, size;
    bool landscape = is_landscape(d, &f, max);
    int n = 1;

    document_enter(d, s);
    document_new_page(d, landscape);
    d->entries[d->entry_count - 1].page = d->page_count;
    document_put_heading(d, s);
    paragraph_clear(&d->paragraph, d->width);
    if (!s->settings->quiet) {
        document_add_marks(d, s);
        document_add_end(d, s);
    }
    end = paragraph_height(&d->paragraph, 0);
    list = list_height(d, s);
    free = document_space(d) - end - (list ? list + GAP : 0);
    if (free < document_space(d) * 6 / 10)
        free = document_space(d) - end;
    size = figure_fit(&f, d->width, free, max);
    if (size < min_tile(d)) {
        put_parts(d, &f, landscape);
        if (document_space(d) < end)
            document_new_page(d, landscape);
    } else {
        figure_ps_figure(&f, d->left + (d->width - figure_width(&f, size)) / 2, d->y, size, &d->pages);
        d->y -= figure_height(&f, size);
    }
    document_put_flow(d);
    d->y -= GAP;
    while (list && n <= s->moves) {
        if (document_space(d) < (list < LIST_LEADING * 10 ? list : LIST_LEADING * 10))
            document_new_page(d, landscape);
        n = put_list(d, s, n);
    }
}
