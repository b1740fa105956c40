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
#include "sheet.h"

enum {
    TILE = 440,     /* the largest, unless told otherwise */
    LEGIBLE = 90,   /* smaller ones are not: the board is cut */
    READABLE = 180, /* of a board that is cut, the largest */
    ROOM = 1500,    /* that it needs below the heading */
    GAP = 140,
    LIST_COLUMN = 600, LIST_LEADING = 110
};

/* The size below which a board is cut: smaller only where that was asked for. */
static long least_tile(const struct document *d)
{
    long most = document_tile(d, TILE);

    return most < LEGIBLE ? most : LEGIBLE;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* How many parts a side of so many tiles is cut into, when each can have `most`; two that meet share one. */
static int parts_of(int tiles, int most)
{
    return tiles <= most ? 1 : (tiles - 2) / (most - 1) + 1;
}

/* The words of a column of the list as one string; they are moves, so only a backslash needs care. */
static int put_column(struct document *d, const struct backend_scene *s, int n, int rows)
{
    enum { A_LINE = 20 /* words of a string before a line is broken within it */ };
    uint32_t i;

    for (; rows && n <= s->moves; rows--, n++) {
        const struct record_move *m = game_told(s->game, n);

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
static int put_list(struct document *d, const struct backend_scene *s, int n)
{
    int columns = (int)(d->wide / LIST_COLUMN), most = (int)(document_free(d) / LIST_LEADING);
    int left = s->moves - n + 1, rows = smaller((left + columns - 1) / columns, most), column;
    int used = smaller(columns, (left + rows - 1) / rows);
    long step = d->wide / columns / 10 * 10, x = d->left + (d->wide - used * step) / 2;

    plot_length(x, &d->pages);
    sink_byte(&d->pages, ' ');
    plot_length(d->y, &d->pages);
    sink_byte(&d->pages, ' ');
    plot_length(step, &d->pages);
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

static long list_high(const struct document *d, const struct backend_scene *s)
{
    int columns = (int)(d->wide / LIST_COLUMN);

    return document_choice(d, DOCUMENT_MOVES) || s->settings->quiet
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

    p.across = parts_of(extent_wide(e), (int)(d->wide / size) - 3);
    p.down = parts_of(extent_high(e), (int)(document_free(d) / size) - 3);
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

    for (size = size < READABLE ? size : READABLE; size > least_tile(d); size -= 5) {
        struct figure part;

        p = cut(d, f, size);
        part = part_of(f, &p, 0, 0);
        if (p.down == 1 && p.across * (figure_high(&part, size) + 3 * size) <= document_free(d))
            return p;
    }
    return cut(d, f, least_tile(d));
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
    long gap, x = d->left, high = 0;
    int column, row;

    if (document_free(d) < ROOM)
        document_new_page(d, landscape);
    p = best_cut(d, f);
    gap = 3 * p.size;
    for (row = 0; row < p.down; row++)
        for (column = 0; column < p.across; column++) {
            struct figure part = part_of(f, &p, column, row);

            if (is_empty(&part))
                continue;
            if (x > d->left && x + figure_wide(&part, p.size) > d->left + d->wide) {
                x = d->left;
                d->y -= high;
            }
            high = figure_high(&part, p.size) + gap;
            if (document_free(d) < high - gap / 2) {
                document_new_page(d, landscape);
                x = d->left;
            }
            plot_figure(&part, x, d->y - p.size, p.size, &d->pages);
            x += figure_wide(&part, p.size) + gap;
        }
    d->y -= high;
}

/* Whether a board is shown better on paper that is turned on its side. */
static bool is_landscape(const struct document *d, const struct figure *f, long most)
{
    int wish = document_choice(d, DOCUMENT_ORIENTATION);
    long wide, high, upright, turned;

    if (wish)
        return wish == DOCUMENT_LANDSCAPE;
    document_room(d, false, &wide, &high);
    upright = figure_fit(f, wide, high * 3 / 4, most);
    if (upright == most)
        return false;
    document_room(d, true, &wide, &high);
    turned = figure_fit(f, wide, high * 3 / 4, most);
    return upright * 5 / 4 < turned && turned >= least_tile(d);
}

void sheet_draw(struct document *d, const struct backend_scene *s)
{
    struct figure f = document_figure(d, s, s->moves, 1);
    long most = document_tile(d, TILE), free, end, list, size;
    bool landscape = is_landscape(d, &f, most);
    int n = 1;

    document_enter(d, s);
    document_new_page(d, landscape);
    d->entries[d->entry_count - 1].page = d->page_count;
    document_put_heading(d, s);
    flow_clear(&d->flow, d->wide);
    if (!s->settings->quiet) {
        document_add_marks(d, s);
        document_add_end(d, s);
    }
    end = flow_high(&d->flow, 0);
    list = list_high(d, s);
    free = document_free(d) - end - (list ? list + GAP : 0);
    if (free < document_free(d) * 6 / 10)
        free = document_free(d) - end;
    size = figure_fit(&f, d->wide, free, most);
    if (size < least_tile(d)) {
        put_parts(d, &f, landscape);
        if (document_free(d) < end)
            document_new_page(d, landscape);
    } else {
        plot_figure(&f, d->left + (d->wide - figure_wide(&f, size)) / 2, d->y, size, &d->pages);
        d->y -= figure_high(&f, size);
    }
    document_put_flow(d);
    d->y -= GAP;
    while (list && n <= s->moves) {
        if (document_free(d) < (list < LIST_LEADING * 10 ? list : LIST_LEADING * 10))
            document_new_page(d, landscape);
        n = put_list(d, s, n);
    }
}
