#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

enum {
    TILE = 440,           /* the largest, unless the settings say otherwise */
    LEGIBLE = 90,         /* a board of smaller ones is cut into parts */
    READABLE = 180,       /* the largest of a board that is cut */
    STRIP_TILE = 220,     /* the largest in a film strip, unless the settings say otherwise */
    STRIP_LEGIBLE = 120,  /* smaller ones there only if a figure alone needs them */
    FIRST_FIGURES = 1500, /* height free below a heading for figures, or for the parts of a board, at least */
    GAP = 140,            /* above the list of moves; between the figures of a strip */
    CAPTION_GAP = 40,
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

/* This size of tiles, or a smaller one that the settings ask for. */
static long tile_up_to(const struct document *d, long max)
{
    long size = document_tile(d, max);

    return size < max ? size : max;
}

/* The list of moves: its columns are as wide as the page allows, its rows continue on the next page. */

static int list_columns(const struct document *d)
{
    return (int)(d->area.width / LIST_COLUMN);
}

/* The height of the list of moves; 0 if there is none. */
static long list_height(const struct document *d, const struct scene *s)
{
    if (!d->settings->values[DOCUMENT_MOVES] || s->settings->quiet)
        return 0;
    return (long)quotient(s->moves, list_columns(d)) * LIST_LEADING;
}

/* Writes a column of the list as one string; its words are moves, so only a backslash is escaped. Returns the number of
   the next move. */
static int put_column(struct document *d, const struct scene *s, int n, int rows)
{
    enum { WORDS = 20 /* of a string in one line of the file */ };
    int end = min(n + rows, s->moves + 1);

    sink_byte(&d->body, '(');
    for (; n < end; n++, rows--) {
        const struct record_move *m = game_record_move(s->game, n);
        const char *at = m->word, *stop = at + m->length;

        for (; at < stop; at++) {
            if (*at == '\\')
                sink_byte(&d->body, '\\');
            sink_byte(&d->body, *at);
        }
        if (n + 1 < end)
            sink_byte(&d->body, ' ');
        if (n + 1 < end && rows % WORDS == 0)
            sink_literal(&d->body, "\\\n");
    }
    sink_literal(&d->body, ")list-column\n");
    return n;
}

/* Writes the columns of the list, from move n on, that fit on the page; returns the number of the next move. */
static int put_columns(struct document *d, const struct scene *s, int n)
{
    int columns = list_columns(d), left = s->moves - n + 1;
    int rows = min(quotient(left, columns), (int)(document_space(d) / LIST_LEADING));
    int used = min(columns, quotient(left, rows));
    long step = d->area.width / columns / 10 * 10, x = d->area.left + (d->area.width - used * step) / 2;

    encoding_numbers("~ ~ ~ # list\n", 4, (long[]){x, d->y, step, n}, &d->body);
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

/* A board whose tiles would be too small to read is cut into parts, which overlap by a row or column. */

struct cut {
    long size;        /* of the tiles */
    int across, down; /* number of parts */
};

/* The number of parts for a side of this number of tiles, if a part has `max` at most; neighbours share a tile. */
static int parts_of(int tiles, int max)
{
    return tiles <= max ? 1 : (tiles - 2) / (max - 1) + 1;
}

/* Cuts a board with tiles of this size. Three tiles of the width and height are left for coordinates and gaps. */
static struct cut cut_at(const struct document *d, const struct figure *f, long size)
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
    long size, smallest = tile_up_to(d, LEGIBLE);

    for (size = tile_up_to(d, READABLE); size > smallest; size -= 5) {
        struct cut c = cut_at(d, f, size);

        if (fits(d, f, &c))
            return c;
    }
    return cut_at(d, f, smallest);
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
static void put_part(struct document *d, const struct figure *part, long *x, long *row)
{
    long width = figure_width(part), gap = 3 * part->size;

    if (*x > d->area.left && *x + width > d->area.left + d->area.width) {
        *x = d->area.left;
        d->y -= *row;
    }
    *row = figure_height(part) + gap;
    if (document_space(d) < *row - gap / 2) {
        document_new_page(d);
        *x = d->area.left;
    }
    figure_write(part, *x, d->y - part->size, &d->body);
    *x += width + gap;
}

/* Puts the parts of a board, row after row, on as many pages as they need. Empty ones are left out. */
static void put_parts(struct document *d, const struct figure *f)
{
    struct cut c;
    long x = d->area.left, row_height = 0;
    int i;

    if (document_space(d) < FIRST_FIGURES)
        document_new_page(d);
    c = best_cut(d, f);
    for (i = 0; i < c.across * c.down; i++) {
        struct figure part = part_of(f, &c, i % c.across, i / c.across);

        if (!is_empty(&part))
            put_part(d, &part, &x, &row_height);
    }
    d->y -= row_height;
}

/* The page of a board. */

/* The size of tiles on an empty page, turned on its side or not. */
static long size_on(const struct document *d, struct figure *f, bool landscape)
{
    struct document_area area = document_area(d, landscape);

    figure_fit(f, area.width, area.height * 3 / 4, document_tile(d, TILE));
    return f->size;
}

/* Whether the page is turned on its side: as the settings say, else if the tiles are much larger then. */
static bool is_landscape(const struct document *d, struct figure *f)
{
    int orientation = d->settings->values[DOCUMENT_ORIENTATION];
    long upright = size_on(d, f, false), turned = size_on(d, f, true);

    if (orientation)
        return orientation == DOCUMENT_LANDSCAPE;
    return upright * 5 / 4 < turned && turned >= tile_up_to(d, LEGIBLE);
}

/* The height for the board, above its text and the list of moves; above the text only, if the list would leave less
   than three fifths of the page. */
static long board_height(const struct document *d, long text, long list)
{
    long space = document_space(d), height = space - text - (list ? list + GAP : 0);

    return height < space * 6 / 10 ? space - text : height;
}

static void put_board(struct document *d, struct figure *f, long list)
{
    long text = paragraph_height(&d->text);

    figure_fit(f, d->area.width, board_height(d, text, list), document_tile(d, TILE));
    if (f->size < tile_up_to(d, LEGIBLE)) {
        put_parts(d, f);
        if (document_space(d) < text)
            document_new_page(d);
        return;
    }
    figure_write(f, d->area.left + (d->area.width - figure_width(f)) / 2, d->y, &d->body);
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
    document_add_end(d, s);
}

static void draw_board(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(s, s->moves, 1);

    d->landscape = is_landscape(d, &f);
    document_begin_game(d, s);
    set_text(d, s);
    put_board(d, &f, list_height(d, s));
    document_put(d);
    d->y -= GAP;
    put_list(d, s);
    figure_free(&f);
}

/* A film strip: several positions a page. */

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
    figure_fit(&whole, width, height, document_tile(d, STRIP_TILE));
    figure_fit(&alone, width, height, tile_up_to(d, STRIP_LEGIBLE));
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
        encoding_write((struct text){m->word, m->length}, &d->text.text);
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

static void draw_next(struct document *d, const struct scene *s)
{
    int figures = d->settings->values[DOCUMENT_FIGURES], columns = columns_of(figures);
    struct figure frame, f = figure_make(s, s->moves, s->moves);
    long width, height, x, y, text;

    turn_page(d, s);
    width = (d->area.width - GAP * (columns - 1)) / columns;
    height = document_space(d) / quotient(figures, columns);
    x = d->area.left + d->cell % columns * (width + GAP);
    y = d->y - d->cell / columns * height;
    set_caption(d, s, width);
    text = paragraph_height(&d->text);
    frame = frame_of(d, &f, width, height - text - GAP);
    f.size = frame.size;
    figure_write(&f, x + (width - figure_width(&frame)) / 2 + (f.window.left - frame.window.left) * f.size,
                 y - (f.window.top - frame.window.top) * f.size, &d->body);
    if (text)
        paragraph_put(&d->text, 0, x, y - figure_height(&frame), text, &d->body);
    d->cell++;
    figure_free(&f);
}

void page_draw(struct document *d, const struct scene *s)
{
    if (s->settings->film)
        draw_next(d, s);
    else
        draw_board(d, s);
}
