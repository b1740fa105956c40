#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "record.h"
#include "game.h"
#include "font.h"
#include "backend.h"
#include "latin.h"
#include "flow.h"
#include "figure.h"
#include "document.h"
#include "sheet.h"

enum {
    TILE = 440, FILM_TILE = 220, /* the largest, unless told otherwise */
    LEGIBLE = 90,                /* smaller ones are not: the board is cut */
    GAP = 140,
    LIST_COLUMN = 600, LIST_LEADING = 110
};

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

/* How many parts a side of so many tiles is cut into, when each can have `most`; two that meet share one. */
static int parts_of(int tiles, int most)
{
    return tiles <= most ? 1 : (tiles - 2) / (most - 1) + 1;
}

/* Writes column after column of the list of moves, from move n on, as many as there is room for; the first
   that is left. Words of a column are one string. */
static int put_list(struct document *d, const struct backend_scene *s, int n)
{
    int columns = (int)(d->wide / LIST_COLUMN), most = (int)(document_free(d) / LIST_LEADING);
    int left = s->moves - n + 1, rows = smaller((left + columns - 1) / columns, most), column, row;
    long step = d->wide / columns;

    for (column = 0; column < columns && n <= s->moves; column++) {
        figure_put_length(d->left + column * step, &d->pages);
        sink_byte(&d->pages, ' ');
        figure_put_length(d->y, &d->pages);
        sink_byte(&d->pages, ' ');
        sink_number(&d->pages, n);
        sink_string(&d->pages, " [");
        for (row = 0; row < rows && n <= s->moves; row++, n++) {
            const struct record_move *m = &s->game->record->moves[s->game->moves[n - 1].word];

            latin_put((struct text){m->word, m->length}, &d->pages);
        }
        sink_string(&d->pages, "] list\n");
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

/* The board in parts, as many a page as there is room for, row after row. */
static void put_parts(struct document *d, const struct figure *whole, bool landscape)
{
    struct figure part = *whole;
    struct board_extent all = whole->window;
    long high = document_free(d), pitch, x = d->left;
    int wide_most = (int)(d->wide / LEGIBLE) - 3, high_most = (int)(high / LEGIBLE) - 3;
    int across = parts_of(all.right - all.left + 1, wide_most);
    int down = parts_of(all.bottom - all.top + 1, high_most), column, row;
    int step_x = (all.right - all.left + across - 1) / across;
    int step_y = (all.bottom - all.top + down - 1) / down;

    for (row = 0; row < down; row++)
        for (column = 0; column < across; column++) {
            part.window.left = all.left + column * step_x;
            part.window.right = smaller(part.window.left + step_x, all.right);
            part.window.top = all.top + row * step_y;
            part.window.bottom = smaller(part.window.top + step_y, all.bottom);
            pitch = figure_wide(&part, LEGIBLE) + 3 * LEGIBLE;
            high = figure_high(&part, LEGIBLE) + 3 * LEGIBLE;
            if (x > d->left && x + pitch > d->left + d->wide + 3 * LEGIBLE) {
                x = d->left;
                d->y -= high;
            }
            if (document_free(d) < high - 2 * LEGIBLE) {
                document_new_page(d, landscape);
                x = d->left;
            }
            figure_put(&part, x, d->y, LEGIBLE, &d->pages);
            x += pitch;
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
    document_room(d, true, &wide, &high);
    turned = figure_fit(f, wide, high * 3 / 4, most);
    return upright * 5 / 4 < turned && turned >= LEGIBLE;
}

static void put_sheet_heading(struct document *d, const struct backend_scene *s)
{
    flow_clear(&d->flow, d->wide);
    if (!s->settings->quiet)
        document_add_heading(d, s);
    document_put_flow(d);
    d->y -= d->flow.count ? GAP : 0;
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
    put_sheet_heading(d, s);
    flow_clear(&d->flow, d->wide);
    if (!s->settings->quiet)
        document_add_end(d, s);
    end = flow_high(&d->flow, 0);
    list = list_high(d, s);
    free = document_free(d) - end - (list ? list + GAP : 0);
    if (free < document_free(d) * 6 / 10)
        free = document_free(d) - end;
    size = figure_fit(&f, d->wide, free, most);
    if (size < LEGIBLE) {
        put_parts(d, &f, landscape);
        if (document_free(d) < end)
            document_new_page(d, landscape);
    } else {
        figure_put(&f, d->left + (d->wide - figure_wide(&f, size)) / 2, d->y, size, &d->pages);
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

/* How many figures a film strip has side by side, if it has so many a page. */
static int film_columns(int figures)
{
    return figures < 4 ? 1 : figures < 9 ? 2 : figures < 16 ? 3 : 4;
}

/* The size of the tiles of a film strip: what the whole game would need, so that it stays the same, unless
   that were too small to read. */
static long film_tile(const struct document *d, const struct figure *f, long wide, long high)
{
    enum { READABLE = 120 };
    struct figure last = *f;
    long most = document_tile(d, FILM_TILE), size, own = figure_fit(f, wide, high, most);

    last.window = game_extent(f->game, f->game->count);
    size = figure_fit(&last, wide, high, most);
    own = own < READABLE ? own : READABLE;
    return size > own ? size : own;
}

/* What stands below a figure of a film strip: its move, and what is to be said of the last one. */
static void add_caption(struct document *d, const struct backend_scene *s)
{
    static const char fixed[] = {(char)LATIN_FIXED};
    char number[TEXT_NUMBER];

    if (s->moves) {
        const struct record_move *m = &s->game->record->moves[s->game->moves[s->moves - 1].word];

        flow_begin(&d->flow, FLOW_CAPTION, 0, 40);
        latin_add(&d->flow.text, text_number(s->moves, number));
        latin_add_bytes(&d->flow.text, (struct text){fixed, 1});
        latin_add(&d->flow.text, (struct text){m->word, m->length});
        flow_end(&d->flow);
    }
    document_add_end(d, s);
}

/* Goes on to the next cell of the page, or of another one. */
static void next_cell(struct document *d, const struct backend_scene *s, bool turned)
{
    bool landscape = document_choice(d, DOCUMENT_ORIENTATION) == DOCUMENT_LANDSCAPE;

    if (turned)
        document_enter(d, s);
    if (turned || d->cell == document_choice(d, DOCUMENT_FIGURES)) {
        document_new_page(d, landscape);
        if (turned) {
            d->entries[d->entry_count - 1].page = d->page_count;
            put_sheet_heading(d, s);
        }
    }
}

void sheet_draw_film(struct document *d, const struct backend_scene *s, bool turned)
{
    int figures = document_choice(d, DOCUMENT_FIGURES), columns = film_columns(figures);
    int rows = (figures + columns - 1) / columns;
    struct figure f = document_figure(d, s, s->moves, s->moves);
    long wide, high, x, y, size, text;

    next_cell(d, s, turned);
    wide = (d->wide - GAP * (columns - 1)) / columns;
    high = document_free(d) / rows;
    flow_clear(&d->flow, wide);
    if (!s->settings->quiet)
        add_caption(d, s);
    text = flow_high(&d->flow, 0);
    x = d->left + d->cell % columns * (wide + GAP);
    y = d->y - d->cell / columns * high;
    size = film_tile(d, &f, wide, high - text - GAP);
    figure_put(&f, x + (wide - figure_wide(&f, size)) / 2, y, size, &d->pages);
    if (text)
        flow_put(&d->flow, 0, x, y - figure_high(&f, size), text, &d->pages);
    d->cell++;
}
