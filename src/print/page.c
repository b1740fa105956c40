#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

enum {
    TILE = 440,         /* the largest, unless the settings say otherwise */
    LEGIBLE = 90,       /* a board of smaller ones is cut into parts */
    READABLE = 180,     /* the largest of a board that is cut */
    FIRST_PART = 1500,  /* height free below the heading for the parts of a board, at least */
    GAP = 140,          /* above the list of moves */
    LIST_COLUMN = 600, LIST_LEADING = 110,
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

/* The size of tiles below which a board is cut: LEGIBLE, unless the settings ask for smaller ones. */
static long min_tile(const struct document *d)
{
    long max = document_tile(d, TILE);

    return max < LEGIBLE ? max : LEGIBLE;
}

/* The list of moves: its columns are as wide as the page allows, its rows continue on the next page. */

static int list_columns(const struct document *d)
{
    return (int)(d->area.width / LIST_COLUMN);
}

/* The height of the list of moves; 0 if there is none. */
static long list_height(const struct document *d, const struct scene *s)
{
    if (!document_setting(d, DOCUMENT_MOVES) || s->settings->quiet)
        return 0;
    return (long)quotient(s->moves, list_columns(d)) * LIST_LEADING;
}

/* Writes a column of the list as one string; its words are moves, so only a backslash is escaped. Returns the number of
   the next move. */
static int put_column(struct document *d, const struct scene *s, int n, int rows)
{
    enum { WORDS = 20 /* of a string in one line of the file */ };
    uint32_t i;

    sink_byte(&d->body, '(');
    for (; rows && n <= s->moves; rows--, n++) {
        const struct record_move *m = game_record_move(s->game, n);

        for (i = 0; i < m->length; i++) {
            if (m->word[i] == '\\')
                sink_byte(&d->body, '\\');
            sink_byte(&d->body, m->word[i]);
        }
        if (rows > 1 && n < s->moves)
            sink_string(&d->body, rows % WORDS ? " " : " \\\n");
    }
    sink_string(&d->body, ")list-column\n");
    return n;
}

/* Writes the columns of the list, from move n on, that fit on the page; returns the number of the next move. */
static int put_columns(struct document *d, const struct scene *s, int n)
{
    int columns = list_columns(d), left = s->moves - n + 1;
    int rows = min(quotient(left, columns), (int)(document_space(d) / LIST_LEADING));
    int used = min(columns, quotient(left, rows));
    long step = d->area.width / columns / 10 * 10;

    figure_ps_operand(d->area.left + (d->area.width - used * step) / 2, &d->body);
    figure_ps_operand(d->y, &d->body);
    figure_ps_operand(step, &d->body);
    sink_operand(&d->body, n);
    sink_string(&d->body, "list\n");
    for (; used; used--)
        n = put_column(d, s, n, rows);
    d->y -= rows * LIST_LEADING;
    return n;
}

static void put_list(struct document *d, const struct scene *s)
{
    long height = list_height(d, s), beginning = LIST_BEGINNING * LIST_LEADING;
    int n = 1;

    while (height && n <= s->moves) {
        if (document_space(d) < (height < beginning ? height : beginning))
            document_new_page(d);
        n = put_columns(d, s, n);
    }
}

/* A board that is cut. */

struct cut {
    long size;          /* of the tiles */
    int across, down;   /* parts */
    int step_x, step_y; /* spaces from one part to the next */
};

/* The number of parts for a side of this number of tiles, if a part has `max` at most; neighbours share a tile. */
static int parts_of(int tiles, int max)
{
    return tiles <= max ? 1 : (tiles - 2) / (max - 1) + 1;
}

/* Cuts a board with tiles of this size. Three tiles of the width and height are left for coordinates and gaps. */
static struct cut cut_at(const struct document *d, const struct figure *f, long size)
{
    const struct extent *e = &f->window;
    struct cut c = {.size = size};

    c.across = parts_of(extent_width(e), (int)(d->area.width / size) - 3);
    c.down = parts_of(extent_height(e), (int)(document_space(d) / size) - 3);
    c.step_x = quotient(e->right - e->left, c.across);
    c.step_y = quotient(e->bottom - e->top, c.down);
    return c;
}

static struct figure part_of(const struct figure *whole, const struct cut *c, int column, int row)
{
    struct figure part = *whole;
    struct extent *e = &part.window;

    e->left += column * c->step_x;
    e->right = min(e->left + c->step_x, e->right);
    e->top += row * c->step_y;
    e->bottom = min(e->top + c->step_y, e->bottom);
    return part;
}

/* Whether all parts fit on the page, one below the other. */
static bool fits(const struct document *d, const struct figure *f, const struct cut *c)
{
    struct figure part = part_of(f, c, 0, 0);

    return c->down == 1 && c->across * (figure_height(&part, c->size) + 3 * c->size) <= document_space(d);
}

/* The cut with the largest tiles whose parts fit on the page; if there is none, that with the smallest tiles. */
static struct cut best_cut(const struct document *d, const struct figure *f)
{
    long size = document_tile(d, READABLE);
    struct cut c;

    for (size = size < READABLE ? size : READABLE; size > min_tile(d); size -= 5) {
        c = cut_at(d, f, size);
        if (fits(d, f, &c))
            return c;
    }
    return cut_at(d, f, min_tile(d));
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

/* Puts a part right of the one before, which ends at *x, or on a new row, or on a new page. *row is the height of the
   row, with the gap below it. */
static void put_part(struct document *d, const struct figure *part, long size, long *x, long *row)
{
    long width = figure_width(part, size), gap = 3 * size;

    if (*x > d->area.left && *x + width > d->area.left + d->area.width) {
        *x = d->area.left;
        d->y -= *row;
    }
    *row = figure_height(part, size) + gap;
    if (document_space(d) < *row - gap / 2) {
        document_new_page(d);
        *x = d->area.left;
    }
    figure_ps_write(part, *x, d->y - size, size, &d->body);
    *x += width + gap;
}

/* Puts the parts of a board, row after row, on as many pages as they need. Empty ones are left out. */
static void put_parts(struct document *d, const struct figure *f)
{
    struct cut c;
    long x = d->area.left, row_height = 0;
    int column, row;

    if (document_space(d) < FIRST_PART)
        document_new_page(d);
    c = best_cut(d, f);
    for (row = 0; row < c.down; row++)
        for (column = 0; column < c.across; column++) {
            struct figure part = part_of(f, &c, column, row);

            if (!is_empty(&part))
                put_part(d, &part, c.size, &x, &row_height);
        }
    d->y -= row_height;
}

/* The page of a board. */

/* The size of tiles on an empty page, turned on its side or not. */
static long size_on(const struct document *d, const struct figure *f, bool landscape)
{
    struct document_area area = document_area(d, landscape);

    return figure_fit(f, area.width, area.height * 3 / 4, document_tile(d, TILE));
}

/* Whether the page is turned on its side: as the settings say, else if the tiles are much larger then. */
static bool is_landscape(const struct document *d, const struct figure *f)
{
    int orientation = document_setting(d, DOCUMENT_ORIENTATION);
    long upright = size_on(d, f, false), turned = size_on(d, f, true);

    if (orientation)
        return orientation == DOCUMENT_LANDSCAPE;
    return upright * 5 / 4 < turned && turned >= min_tile(d);
}

/* The height for the board, above its text and the list of moves; above the text only, if the list would leave less
   than three fifths of the page. */
static long board_height(const struct document *d, long text, long list)
{
    long space = document_space(d), height = space - text - (list ? list + GAP : 0);

    return height < space * 6 / 10 ? space - text : height;
}

static void put_board(struct document *d, const struct figure *f, long list)
{
    long text = paragraph_height(&d->text);
    long size = figure_fit(f, d->area.width, board_height(d, text, list), document_tile(d, TILE));

    if (size < min_tile(d)) {
        put_parts(d, f);
        if (document_space(d) < text)
            document_new_page(d);
        return;
    }
    figure_ps_write(f, d->area.left + (d->area.width - figure_width(f, size)) / 2, d->y, size, &d->body);
    d->y -= figure_height(f, size);
}

/* The text below the board: what is marked, and how the game ended. */
static void set_text(struct document *d, const struct scene *s)
{
    struct sink marks = {0};
    struct text rest, line;

    paragraph_clear(&d->text, d->area.width);
    if (s->settings->quiet)
        return;
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &marks);
    rest = sink_contents(&marks);
    while (text_line(&rest, &line))
        document_add(d, PARAGRAPH_MIDDLE, 0, line);
    sink_free(&marks);
    document_add_end(d, s);
}

void page_draw(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(d, s, s->moves, 1);

    d->landscape = is_landscape(d, &f);
    document_begin_game(d, s);
    set_text(d, s);
    put_board(d, &f, list_height(d, s));
    document_put(d);
    d->y -= GAP;
    put_list(d, s);
    figure_free(&f);
}
