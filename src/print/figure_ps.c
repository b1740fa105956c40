#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

#include <stdlib.h>

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

void figure_ps_operand(long tenths, struct sink *to)
{
    figure_ps_length(tenths, to);
    sink_byte(to, ' ');
}

/* The number that a tile shows, negative for a forced tile, or 0. */
static int shown_number(const struct figure *f, const struct board_tile *t)
{
    int move = t->number < 0 ? -t->number : t->number;

    if (!(f->shows & FIGURE_NUMBERS) || move < f->first || (t->number < 0 && !(f->shows & FIGURE_ALL)))
        return 0;
    return t->number;
}

/* Writes the letters of a row up to its last tile: a capital on the winning path, a dot for an empty space. No line of
   the file reaches 255 bytes. */
static void put_letters(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { LINE = 80 };
    const unsigned char *won = f->shows & FIGURE_PATH ? f->won : NULL;
    int i;

    while (width && !row[width - 1])
        width--;
    sink_byte(to, '(');
    for (i = 0; i < width; i++) {
        const struct board_tile *t = row[i];
        char letter = t ? board_letter(t->edges) : '.';

        if (i && i % LINE == 0)
            sink_string(to, "\\\n");
        sink_byte(to, t && won && won[t - f->game->board.tiles] ? to_upper(letter) : letter);
    }
    sink_byte(to, ')');
}

/* Writes the numbers of its tiles up to the last that is not 0. */
static void put_numbers(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { LINE = 16 };
    int i, count = 0;

    while (width && !(row[width - 1] && shown_number(f, row[width - 1])))
        width--;
    sink_byte(to, '[');
    for (i = 0; i < width; i++) {
        if (!row[i])
            continue;
        if (count)
            sink_byte(to, count % LINE ? ' ' : '\n');
        sink_number(to, shown_number(f, row[i]));
        count++;
    }
    sink_literal(to, "]\n");
}

/* Writes a word of prolog.ps for a space, if the figure shows that. */
static void put_space(const struct figure *f, int x, int y, const char *word, struct sink *to)
{
    if (!extent_holds(&f->window, x, y))
        return;
    sink_operand(to, x - f->window.left);
    sink_operand(to, y - f->window.top);
    sink_string(to, word);
}

/* Writes the tiles that the refused move and those forced by it would be, and the space that too many tracks enter. */
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

/* Writes the sides at which the board continues beyond the figure: north 1, east 2, south 4, west 8. */
static void put_cuts(const struct figure *f, struct sink *to)
{
    struct extent all = game_extent(f->game, f->moves);
    int sides = (f->window.top > all.top ? 1 : 0) + (f->window.right < all.right ? 2 : 0) +
                (f->window.bottom < all.bottom ? 4 : 0) + (f->window.left > all.left ? 8 : 0);

    if (!sides)
        return;
    sink_operand(to, extent_width(&f->window));
    sink_operand(to, extent_height(&f->window));
    sink_operand(to, sides);
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

/* Moves the origin to the middle of a mark's space. prolog.ps has no words for marks, so that pages without any do not
   carry them. */
static void put_origin(const struct mark *m, const struct extent *window, struct sink *to)
{
    sink_string(to, "gsave ");
    sink_operand(to, m->x - window->left);
    sink_operand(to, m->y - window->top);
    sink_string(to, "space-at ");
}

/* Writes a length in thousandths of a tile. */
static void put_thousandths(int length, struct sink *to)
{
    shape_decimal(length, 3, to);
}

static void put_stroke(const char *ink, int width, int dash, struct sink *to)
{
    sink_string(to, ink);
    if (dash) {
        sink_string(to, " [");
        put_thousandths(dash, to);
        sink_byte(to, ' ');
        shape_decimal((long)dash * SHAPE_GAP_RATIO / 100, 5, to);
        sink_string(to, "] 0 setdash");
    }
    sink_byte(to, ' ');
    put_thousandths(width, to);
    sink_string(to, " setlinewidth stroke grestore");
}

/* Writes the ring of a mark; one on a tile leaves space for its number. */
static void put_ring(const struct mark *m, const struct extent *window, struct sink *to)
{
    const struct shape_ring *r =
        m->count ? &shape_rings[m->kind][m->colour] : &shape_rings_around[m->colour];
    bool white = m->colour == BOARD_WHITE;

    put_origin(m, window, to);
    sink_string(to, "newpath 0 0 ");
    put_thousandths(r->radius, to);
    sink_string(to, " 0 360 arc gsave ");
    put_stroke(white ? "white-edge" : "black-edge", r->edge, r->dash, to);
    sink_byte(to, ' ');
    put_stroke(white ? "white" : "black", r->line, r->dash, to);
    sink_byte(to, '\n');
}

/* An empty space that is marked looks like a tile without tracks. */
static void put_plate(const struct mark *m, const struct extent *window, struct sink *to)
{
    put_origin(m, window, to);
    sink_string(to, "plate grestore\n");
}

/* Writes the marks of the analysis. */
static void put_rings(const struct figure *f, struct sink *to)
{
    const struct mark_list *marks = &f->analysis->marks;
    unsigned tiles[MARK_TILES];
    int i;

    for (i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles) && extent_holds(&f->window, marks->all[i].x, marks->all[i].y))
            put_plate(&marks->all[i], &f->window, to);
    for (i = 0; i < marks->count; i++)
        if (extent_holds(&f->window, marks->all[i].x, marks->all[i].y))
            put_ring(&marks->all[i], &f->window, to);
}

/* Writes what stands out from the tiles: the winning path, numbers, the last move, an error, marks. */
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
    if (f->analysis)
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

void figure_ps_write(const struct figure *f, long x, long y, long size, struct sink *to)
{
    if (extent_height(&f->window) < 1)
        return;
    figure_ps_operand(x + figure_left(f, size), to);
    figure_ps_operand(y - figure_top(f, size), to);
    figure_ps_operand(size, to);
    sink_literal(to, "board\n");
    put_tiles(f, to);
    put_marks(f, to);
    if (f->shows & FIGURE_LABELS)
        put_labels(f, to);
    put_cuts(f, to);
    sink_literal(to, "done\n");
}
