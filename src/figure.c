#include "base.h"
#include "text.h"
#include "sink.h"
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
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "spot.h"
#include "ring.h"
#include "ghost.h"
#include "figure.h"

#include <stdlib.h>

enum { CUT_NORTH = 1, CUT_EAST = 2, CUT_SOUTH = 4, CUT_WEST = 8 };


static bool holds(const struct board_extent *e, int x, int y)
{
    return x >= e->left && x <= e->right && y >= e->top && y <= e->bottom;
}

const struct game_error *figure_error(const struct figure *f)
{
    const struct game *g = f->game;
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    return e && f->moves == g->count && e->number == g->count + 1 && !g->result.by ? e : NULL;
}

static void take_in(struct board_extent *window, const struct board_extent *layout, int x, int y)
{
    struct board_extent near = {layout->left - 1, layout->top - 1, layout->right + 1, layout->bottom + 1};

    if (!holds(&near, x, y))
        return;
    window->left = x < window->left ? x : window->left;
    window->right = x > window->right ? x : window->right;
    window->top = y < window->top ? y : window->top;
    window->bottom = y > window->bottom ? y : window->bottom;
}

/* What is marked is worked out each time: a figure owns nothing. */
static void widen(struct figure *f)
{
    struct analysis a = {0};

    analysis_make(&a, f->game, f->moves, f->marks, f->depth);
    ring_widen(&f->window, &a);
    analysis_free(&a);
}

static void put_rings(const struct figure *f, struct sink *to)
{
    struct analysis a = {0};

    analysis_make(&a, f->game, f->moves, f->marks, f->depth);
    ring_print(&a, &f->window, to);
    analysis_free(&a);
}

void figure_frame(struct figure *f)
{
    const struct board_extent layout = game_extent(f->game, f->moves);
    const struct game_error *e = f->shows & FIGURE_ERROR ? figure_error(f) : NULL;

    f->window = layout;
    if (e && e->placed && f->moves)
        take_in(&f->window, &layout, e->x, e->y);
    if (e && e->placed && e->reason == TURN_THREE_PATHS)
        take_in(&f->window, &layout, e->bad_x, e->bad_y);
    if (f->marks && f->moves)
        widen(f);
}

static int columns_of(const struct figure *f)
{
    return f->window.right - f->window.left + 1;
}

static int rows_of(const struct figure *f)
{
    return f->window.bottom - f->window.top + 1;
}

/* The size of the letters along the edges: as in prolog.ps. */
static long label_size(long size)
{
    return size * 45 / 100 < 80 ? size * 45 / 100 : 80;
}

static long label_left(const struct figure *f, long size)
{
    char digits[TEXT_NUMBER];
    int row = f->window.bottom - game_extent(f->game, f->moves).top + 1;

    if (!(f->shows & FIGURE_LABELS) || rows_of(f) < 1)
        return 0;
    return size / 4 + 5 + (long)text_number(row, digits).length * label_size(size) * 556 / 1000;
}

static long label_top(const struct figure *f, long size)
{
    return f->shows & FIGURE_LABELS && rows_of(f) > 0 ? size / 4 + 5 + label_size(size) * 72 / 100 : 0;
}

long figure_wide(const struct figure *f, long size)
{
    return label_left(f, size) + size * columns_of(f);
}

long figure_high(const struct figure *f, long size)
{
    return label_top(f, size) + size * rows_of(f);
}

/* The size at which the tiles have what the letters leave that suit tiles of another size. */
static long size_beside(const struct figure *f, long wide, long high, long letters)
{
    long size = letters;

    if (columns_of(f) > 0 && size * columns_of(f) > wide - label_left(f, letters))
        size = (wide - label_left(f, letters)) / columns_of(f);
    if (rows_of(f) > 0 && size * rows_of(f) > high - label_top(f, letters))
        size = (high - label_top(f, letters)) / rows_of(f);
    return size > 1 ? size : 1;
}

/* Letters for the largest tiles leave too little, those for the size that this gives too much. */
long figure_fit(const struct figure *f, long wide, long high, long most)
{
    long size = size_beside(f, wide, high, most);

    if (size == most)
        return size;
    while (size < most && figure_wide(f, size + 1) <= wide && figure_high(f, size + 1) <= high)
        size++;
    return size;
}

void figure_put_length(long tenths, struct sink *to)
{
    if (tenths < 0) {
        sink_byte(to, '-');
        tenths = -tenths;
    }
    sink_number(to, tenths / 10);
    if (tenths % 10) {
        sink_byte(to, '.');
        sink_byte(to, (char)('0' + tenths % 10));
    }
}

/* The number that a tile shows, or 0. */
static int shown_number(const struct figure *f, const struct board_tile *t)
{
    int move = t->number < 0 ? -t->number : t->number;

    if (!(f->shows & FIGURE_NUMBERS) || move < f->first || (t->number < 0 && !(f->shows & FIGURE_ALL)))
        return 0;
    return t->number;
}

static char letter(const struct figure *f, const struct board_tile *t)
{
    char c = board_letter(t->edges);

    return f->shows & FIGURE_PATH && f->won && f->won[t - f->game->board.tiles] ? to_upper(c) : c;
}

/* The letters of a row; what follows the last tile is left out. Lines are kept below 255 bytes. */
static void put_letters(const struct figure *f, const struct board_tile *const *row, struct sink *to)
{
    enum { A_LINE = 200 };
    int column, printed = 0;

    sink_byte(to, '(');
    for (column = 0; column < columns_of(f); column++)
        for (; row[column] && printed <= column; printed++) {
            if (printed && printed % A_LINE == 0)
                sink_string(to, "\\\n");
            sink_byte(to, printed < column ? '.' : letter(f, row[column]));
        }
    sink_byte(to, ')');
}

/* The numbers of its tiles; what follows the last that is not 0 is left out. */
static void put_numbers(const struct figure *f, const struct board_tile *const *row, struct sink *to)
{
    enum { A_LINE = 20 };
    int column, tiles = 0, printed = 0;

    sink_byte(to, '[');
    for (column = 0; column < columns_of(f); column++) {
        int number = row[column] ? shown_number(f, row[column]) : 0;

        tiles += row[column] != NULL;
        for (; number && printed < tiles; printed++) {
            if (printed)
                sink_byte(to, printed % A_LINE ? ' ' : '\n');
            sink_number(to, printed < tiles - 1 ? 0 : number);
        }
    }
    sink_string(to, "]\n");
}

static void put_space(const struct figure *f, int x, int y, const char *word, struct sink *to)
{
    if (!holds(&f->window, x, y))
        return;
    sink_number(to, x - f->window.left);
    sink_byte(to, ' ');
    sink_number(to, y - f->window.top);
    sink_byte(to, ' ');
    sink_string(to, word);
}

static void put_three_paths(const struct figure *f, const struct game_error *e, struct sink *to)
{
    const struct board *b = &f->game->board;
    struct ghost ghosts[GHOST_MOST];
    int count = ghost_raise(b, e, ghosts), i;
    unsigned all = ghost_entering(b, ghosts, count, e->bad_x, e->bad_y);

    for (i = 0; i < count; i++) {
        if (!holds(&f->window, ghosts[i].x, ghosts[i].y))
            continue;
        sink_number(to, i ? 0 : e->number);
        sink_string(to, " (");
        sink_byte(to, board_letter(ghosts[i].edges));
        sink_string(to, ") ");
        put_space(f, ghosts[i].x, ghosts[i].y, "ghost\n", to);
    }
    sink_number(to, (long)(all & BOARD_EDGES));
    sink_byte(to, ' ');
    sink_number(to, (long)(all >> 4));
    sink_byte(to, ' ');
    put_space(f, e->bad_x, e->bad_y, "crowd\n", to);
}

/* At which sides there is more of the board than the figure shows. */
static unsigned cuts_of(const struct figure *f)
{
    struct board_extent all = game_extent(f->game, f->moves);

    return (f->window.top > all.top ? CUT_NORTH : 0U) | (f->window.right < all.right ? CUT_EAST : 0U) |
           (f->window.bottom < all.bottom ? CUT_SOUTH : 0U) | (f->window.left > all.left ? CUT_WEST : 0U);
}

static void put_cuts(const struct figure *f, struct sink *to)
{
    if (!cuts_of(f))
        return;
    sink_number(to, columns_of(f));
    sink_byte(to, ' ');
    sink_number(to, rows_of(f));
    sink_byte(to, ' ');
    sink_number(to, (long)cuts_of(f));
    sink_string(to, " cuts\n");
}

static void put_labels(const struct figure *f, struct sink *to)
{
    struct board_extent layout = game_extent(f->game, f->moves);

    sink_number(to, f->window.left - layout.left + 1);
    sink_byte(to, ' ');
    sink_number(to, f->window.top - layout.top + 1);
    sink_byte(to, ' ');
    sink_number(to, columns_of(f));
    sink_byte(to, ' ');
    sink_number(to, rows_of(f));
    sink_string(to, " labels\n");
}

/* What stands out from the tiles: the path that won, numbers, the last move, an error. */
static void put_marks(const struct figure *f, struct sink *to)
{
    const struct game *g = f->game;
    const struct game_error *e = f->shows & FIGURE_ERROR ? figure_error(f) : NULL;
    const struct board_tile *last = &g->board.tiles[g->moves[f->moves - 1].tile];

    if (f->shows & FIGURE_PATH && f->won)
        sink_string(to, g->result.winner == GAME_WHITE ? "0 lifted " : "1 lifted ");
    if (f->shows & FIGURE_NUMBERS && f->first <= f->moves)
        sink_string(to, "numbers ");
    if (f->shows & FIGURE_LAST)
        put_space(f, last->x, last->y, "last\n", to);
    if (e && e->reason == TURN_THREE_PATHS)
        put_three_paths(f, e, to);
    else if (e && e->placed)
        put_space(f, e->x, e->y, "wrong\n", to);
    if (f->marks)
        put_rings(f, to);
}

static void put_tiles(const struct figure *f, struct sink *to)
{
    const struct board_tile **row = base_zeroed((size_t)columns_of(f), sizeof(const struct board_tile *));
    int x, y;

    sink_byte(to, '[');
    for (y = f->window.top; y <= f->window.bottom; y++) {
        for (x = f->window.left; x <= f->window.right; x++)
            row[x - f->window.left] = game_tile(f->game, f->moves, x, y);
        put_letters(f, row, to);
        put_numbers(f, row, to);
    }
    sink_string(to, "]tiles ");
    free(row);
}

void figure_put(const struct figure *f, long x, long y, long size, struct sink *to)
{
    if (rows_of(f) < 1)
        return;
    figure_put_length(x + label_left(f, size), to);
    sink_byte(to, ' ');
    figure_put_length(y - label_top(f, size), to);
    sink_byte(to, ' ');
    figure_put_length(size, to);
    sink_string(to, " board\n");
    put_tiles(f, to);
    put_marks(f, to);
    if (f->shows & FIGURE_LABELS)
        put_labels(f, to);
    put_cuts(f, to);
    sink_string(to, "done\n");
}
