#include "base.h"
#include "text.h"
#include "sink.h"
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
#include "plot.h"

#include <stdlib.h>

enum { CUT_NORTH = 1, CUT_EAST = 2, CUT_SOUTH = 4, CUT_WEST = 8 };

void plot_length(long tenths, struct sink *to)
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

/* The letters of a row; what follows the last tile is left out. Lines are kept below 255 bytes: the last of
   these goes on with the first numbers. */
static void put_letters(const struct figure *f, const struct board_tile *const *row, int wide, struct sink *to)
{
    enum { A_LINE = 80 };
    const unsigned char *won = f->shows & FIGURE_PATH ? f->won : NULL;
    int column = 0, end;

    while (wide && !row[wide - 1])
        wide--;
    sink_byte(to, '(');
    while (column < wide) {
        char *at = sink_room(to, A_LINE);

        end = wide - column < A_LINE ? wide : column + A_LINE;
        to->used += (size_t)(end - column);
        for (; column < end; column++) {
            const struct board_tile *t = row[column];
            char letter = t ? board_letter(t->edges) : '.';

            *at++ = t && won && won[t - f->game->board.tiles] ? to_upper(letter) : letter;
        }
        if (end < wide)
            sink_string(to, "\\\n");
    }
    sink_byte(to, ')');
}

/* The numbers of its tiles; what follows the last that is not 0 is left out. */
static void put_numbers(const struct figure *f, const struct board_tile *const *row, int wide, struct sink *to)
{
    enum { A_LINE = 16 };
    int column, printed = 0;

    while (wide && !(row[wide - 1] && shown_number(f, row[wide - 1])))
        wide--;
    sink_byte(to, '[');
    for (column = 0; column < wide; column++)
        if (row[column]) {
            if (printed)
                sink_byte(to, printed % A_LINE ? ' ' : '\n');
            sink_number(to, shown_number(f, row[column]));
            printed++;
        }
    sink_byte(to, ']');
    sink_byte(to, '\n');
}

static void put_space(const struct figure *f, int x, int y, const char *word, struct sink *to)
{
    if (!extent_holds(&f->window, x, y))
        return;
    sink_operand(to, x - f->window.left);
    sink_operand(to, y - f->window.top);
    sink_string(to, word);
}

static void put_three_paths(const struct figure *f, const struct game_error *e, struct sink *to)
{
    const struct board *b = &f->game->board;
    struct ghost ghosts[GHOST_MOST];
    int count = ghost_raise(b, e, ghosts), i;
    unsigned all = ghost_entering(b, ghosts, count, e->bad_x, e->bad_y);

    for (i = 0; i < count; i++) {
        if (!extent_holds(&f->window, ghosts[i].x, ghosts[i].y))
            continue;
        sink_operand(to, i ? 0 : e->number);
        sink_byte(to, '(');
        sink_byte(to, board_letter(ghosts[i].edges));
        sink_string(to, ") ");
        put_space(f, ghosts[i].x, ghosts[i].y, "ghost\n", to);
    }
    if (!extent_holds(&f->window, e->bad_x, e->bad_y))
        return;
    sink_operand(to, (long)(all & BOARD_EDGES));
    sink_operand(to, (long)(all >> 4));
    put_space(f, e->bad_x, e->bad_y, "crowd\n", to);
}

/* At which sides there is more of the board than the figure shows. */
static unsigned cuts_of(const struct figure *f)
{
    struct extent all = game_extent(f->game, f->moves);

    return (f->window.top > all.top ? CUT_NORTH : 0U) | (f->window.right < all.right ? CUT_EAST : 0U) |
           (f->window.bottom < all.bottom ? CUT_SOUTH : 0U) | (f->window.left > all.left ? CUT_WEST : 0U);
}

static void put_cuts(const struct figure *f, struct sink *to)
{
    if (!cuts_of(f))
        return;
    sink_operand(to, extent_wide(&f->window));
    sink_operand(to, extent_high(&f->window));
    sink_operand(to, (long)cuts_of(f));
    sink_string(to, "cuts\n");
}

static void put_labels(const struct figure *f, struct sink *to)
{
    struct extent layout = game_extent(f->game, f->moves);

    sink_operand(to, f->window.left - layout.left + 1);
    sink_operand(to, f->window.top - layout.top + 1);
    sink_operand(to, extent_wide(&f->window));
    sink_operand(to, extent_high(&f->window));
    sink_literal(to, "labels\n");
}

/* What is marked is worked out once more: a figure owns nothing. */
static void put_rings(const struct figure *f, struct sink *to)
{
    struct analysis a = {0};

    analysis_make(&a, f->game, f->moves, f->marks, f->depth);
    ring_print(&a, &f->window, to);
    analysis_free(&a);
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
        sink_literal(to, "numbers ");
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
    int wide = extent_wide(&f->window), y;
    const struct board_tile **row = base_zeroed((size_t)wide, sizeof(const struct board_tile *));

    sink_byte(to, '[');
    for (y = f->window.top; y <= f->window.bottom; y++) {
        game_row(f->game, f->moves, f->window.left, y, wide, row);
        put_letters(f, row, wide, to);
        put_numbers(f, row, wide, to);
    }
    sink_literal(to, "]tiles ");
    free(row);
}

void plot_figure(const struct figure *f, long x, long y, long size, struct sink *to)
{
    if (extent_high(&f->window) < 1)
        return;
    plot_length(x + figure_left(f, size), to);
    sink_byte(to, ' ');
    plot_length(y - figure_top(f, size), to);
    sink_byte(to, ' ');
    plot_length(size, to);
    sink_literal(to, " board\n");
    put_tiles(f, to);
    put_marks(f, to);
    if (f->shows & FIGURE_LABELS)
        put_labels(f, to);
    put_cuts(f, to);
    sink_literal(to, "done\n");
}
