#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

#include <stdlib.h>

enum { CUT_NORTH = 1, CUT_EAST = 2, CUT_SOUTH = 4, CUT_WEST = 8 };

void figure_ps_length(long tenths, struct sink *to)
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
static void put_letters(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { A_LINE = 80 };
    const unsigned char *won = f->shows & FIGURE_PATH ? f->won : NULL;
    int column = 0, end;

    while (width && !row[width - 1])
        width--;
    sink_byte(to, '(');
    while (column < width) {
        char *at = sink_reserve(to, A_LINE);

        end = width - column < A_LINE ? width : column + A_LINE;
        to->used += (size_t)(end - column);
        for (; column < end; column++) {
            const struct board_tile *t = row[column];
            char letter = t ? board_letter(t->edges) : '.';

            *at++ = t && won && won[t - f->game->board.tiles] ? to_upper(letter) : letter;
        }
        if (end < width)
            sink_string(to, "\\\n");
    }
    sink_byte(to, ')');
}

/* The numbers of its tiles; what follows the last that is not 0 is left out. */
static void put_numbers(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { A_LINE = 16 };
    int column, printed = 0;

    while (width && !(row[width - 1] && shown_number(f, row[width - 1])))
        width--;
    sink_byte(to, '[');
    for (column = 0; column < width; column++)
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

/* The tiles that would lead to a space with too many tracks, and that space. */
static void put_three_paths(const struct figure *f, const struct game_error *e, struct sink *to)
{
    enum { MAX = 64 };
    const struct board *b = &f->game->board;
    int i;

    for (i = 0; i < e->refused && i < MAX; i++) {
        const struct board_tile *t = &b->tiles[b->count + i];

        if (!extent_holds(&f->window, t->x, t->y))
            continue;
        sink_operand(to, i ? 0 : e->number);
        sink_byte(to, '(');
        sink_byte(to, board_letter(t->edges));
        sink_string(to, ") ");
        put_space(f, t->x, t->y, "ghost\n", to);
    }
    if (!extent_holds(&f->window, e->bad_x, e->bad_y))
        return;
    sink_operand(to, (long)(e->bad_entering & BOARD_EDGES));
    sink_operand(to, (long)(e->bad_entering >> 4));
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
    sink_operand(to, extent_width(&f->window));
    sink_operand(to, extent_height(&f->window));
    sink_operand(to, (long)cuts_of(f));
    sink_string(to, "cuts\n");
}

static void put_labels(const struct figure *f, struct sink *to)
{
    struct extent layout = game_extent(f->game, f->moves);

    sink_operand(to, f->window.left - layout.left + 1);
    sink_operand(to, f->window.top - layout.top + 1);
    sink_operand(to, extent_width(&f->window));
    sink_operand(to, extent_height(&f->window));
    sink_literal(to, "labels\n");
}

/* Rings in tiles, so that a move's number in their middle can be read; white's are the larger, so that both colours'
   can be seen around one space. */
static const struct {
    const char *radius[2], *edge, *line;
} rings[] = {
    [MARK_SAFE] = {{".04", ".04"}, ".12", ".08"},
    [MARK_CORNER] = {{".38", ".3"}, ".08", ".04"},
    [MARK_WIN] = {{".36", ".18"}, ".14", ".1"},
    [MARK_ATTACK] = {{".36", ".18"}, ".14", ".1"},
};

/* In the words of prolog.ps; all is spelt out, so that pages without any are what they were. */
static void print_space(const struct mark *s, const struct extent *window, struct sink *to)
{
    sink_string(to, "gsave ");
    sink_operand(to, s->x - window->left);
    sink_operand(to, s->y - window->top);
    sink_string(to, "space-at ");
}

static void print_stroke(const struct mark *s, const char *ink, const char *width, struct sink *to)
{
    sink_string(to, ink);
    if (s->kind == MARK_WIN)
        sink_string(to, " [.12 .06849] 0 setdash");
    sink_byte(to, ' ');
    sink_string(to, width);
    sink_string(to, " setlinewidth stroke grestore");
}

static void print_ring(const struct mark *s, const struct extent *window, struct sink *to)
{
    bool white = s->colour == BOARD_WHITE;

    print_space(s, window, to);
    sink_string(to, "newpath 0 0 ");
    sink_string(to, rings[s->kind].radius[s->colour]);
    sink_string(to, " 0 360 arc gsave ");
    print_stroke(s, white ? "white-edge" : "black-edge", rings[s->kind].edge, to);
    sink_byte(to, ' ');
    print_stroke(s, white ? "white" : "black", rings[s->kind].line, to);
    sink_byte(to, '\n');
}

/* A space that is empty gets the ground of a tile. */
static void print_ground(const struct mark *s, const struct extent *window, struct sink *to)
{
    print_space(s, window, to);
    sink_string(to, "plate grestore\n");
}

static void print_rings(const struct analysis *a, const struct extent *window, struct sink *to)
{
    const struct mark_list *marks = &a->marks;
    unsigned tiles[MARK_TILES];
    int i;

    for (i = 0; i < marks->count; i++)
        if (analysis_hints(a, i, tiles) && extent_holds(window, marks->all[i].x, marks->all[i].y))
            print_ground(&marks->all[i], window, to);
    for (i = 0; i < marks->count; i++)
        if (extent_holds(window, marks->all[i].x, marks->all[i].y))
            print_ring(&marks->all[i], window, to);
}

/* What is marked is worked out once more: a figure owns nothing. */
static void put_rings(const struct figure *f, struct sink *to)
{
    struct analysis a = {0};

    analysis_make(&a, f->game, f->moves, f->marks, f->depth);
    print_rings(&a, &f->window, to);
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
    if (e && e->reason == MOVE_THREE_PATHS)
        put_three_paths(f, e, to);
    else if (e && e->placed)
        put_space(f, e->x, e->y, "wrong\n", to);
    if (f->marks)
        put_rings(f, to);
}

static void put_tiles(const struct figure *f, struct sink *to)
{
    int width = extent_width(&f->window), y;
    const struct board_tile **row = memory_new((size_t)width, sizeof(const struct board_tile *));

    sink_byte(to, '[');
    for (y = f->window.top; y <= f->window.bottom; y++) {
        game_row(f->game, f->moves, f->window.left, y, width, row);
        put_letters(f, row, width, to);
        put_numbers(f, row, width, to);
    }
    sink_literal(to, "]tiles ");
    free(row);
}

void figure_ps_figure(const struct figure *f, long x, long y, long size, struct sink *to)
{
    if (extent_height(&f->window) < 1)
        return;
    figure_ps_length(x + figure_left(f, size), to);
    sink_byte(to, ' ');
    figure_ps_length(y - figure_top(f, size), to);
    sink_byte(to, ' ');
    figure_ps_length(size, to);
    sink_literal(to, " board\n");
    put_tiles(f, to);
    put_marks(f, to);
    if (f->shows & FIGURE_LABELS)
        put_labels(f, to);
    put_cuts(f, to);
    sink_literal(to, "done\n");
}
