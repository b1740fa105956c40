#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

#include <stdlib.h>

static bool shows(const struct figure *f, enum document_key part)
{
    return f->settings->values[part] != 0;
}

const struct game_error *figure_error(const struct figure *f)
{
    const struct game *g = f->game;
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    return e && f->moves == g->count && e->number == g->count + 1 && !g->result.by ? e : NULL;
}

/* The error that is shown, or NULL. */
static const struct game_error *shown_error(const struct figure *f)
{
    return shows(f, DOCUMENT_ERROR) ? figure_error(f) : NULL;
}

/* Takes over the analysis of the scene, or makes one if the position is another. */
static void analyse(struct figure *f, const struct scene *s)
{
    f->analysis = s->analysis;
    if (!s->analysis || f->moves == s->moves)
        return;
    f->own_analysis = memory_new(1, sizeof *f->own_analysis);
    analysis_make(f->own_analysis, f->game, f->moves, s->settings->marks, s->settings->depth);
    f->analysis = f->own_analysis;
}

/* Widens the window by a space, unless that is further away than next to the layout. */
static void take_in(struct extent *window, const struct extent *layout, int x, int y)
{
    if (extent_is_near(layout, x, y))
        extent_take_in(window, x, y);
}

static void set_window(struct figure *f)
{
    const struct extent layout = game_extent(f->game, f->moves);
    const struct game_error *e = shown_error(f);

    f->window = layout;
    if (e && e->placed && f->moves)
        take_in(&f->window, &layout, e->x, e->y);
    if (e && e->placed && e->reason == MOVE_THREE_PATHS)
        take_in(&f->window, &layout, e->bad_x, e->bad_y);
    if (f->analysis && f->moves)
        mark_widen(&f->analysis->marks, &f->window);
}

struct figure figure_make(const struct scene *s, int moves, int first)
{
    const struct game *g = s->game;
    struct figure f = {.game = g, .settings = s->settings, .moves = moves, .first = first};

    if (moves == g->count)
        f.won = path_won(g);
    analyse(&f, s);
    set_window(&f);
    return f;
}

void figure_free(struct figure *f)
{
    if (f->own_analysis)
        analysis_free(f->own_analysis);
    free(f->own_analysis);
    free(f->won);
}

/* The size of the letters along the edges: as in prolog.ps. */
static long label_size(const struct figure *f)
{
    return f->size * 45 / 100 < 80 ? f->size * 45 / 100 : 80;
}

static bool has_labels(const struct figure *f)
{
    return shows(f, DOCUMENT_LABELS) && extent_height(&f->window) > 0;
}

/* The space that coordinates take left of the tiles. */
static long label_width(const struct figure *f)
{
    int last_row;

    if (!has_labels(f))
        return 0;
    last_row = f->window.bottom - game_extent(f->game, f->moves).top + 1;
    return f->size / 4 + 5 + text_digits(last_row) * label_size(f) * 556 / 1000;
}

/* The space that they take above the tiles. */
static long label_height(const struct figure *f)
{
    return has_labels(f) ? f->size / 4 + 5 + label_size(f) * 72 / 100 : 0;
}

long figure_width(const struct figure *f)
{
    return label_width(f) + f->size * extent_width(&f->window);
}

long figure_height(const struct figure *f)
{
    return label_height(f) + f->size * extent_height(&f->window);
}

void figure_fit(struct figure *f, long width, long height, long max)
{
    long min = 1;

    for (f->size = max; min < max; f->size = (min + max + 1) / 2)
        if (figure_width(f) <= width && figure_height(f) <= height)
            min = f->size;
        else
            max = f->size - 1;
}

/* The number that a tile shows, negative for a forced tile, or 0. */
static int shown_number(const struct figure *f, const struct board_tile *t)
{
    if (t->number < 0)
        return f->settings->all && -t->number >= f->first ? t->number : 0;
    return t->number >= f->first ? t->number : 0;
}

/* Writes the letters of a row up to its last tile: a capital on the winning path, a dot for an empty space. No line of
   the file reaches 255 bytes. */
static void put_letters(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { LINE = 80 };
    const unsigned char *won = shows(f, DOCUMENT_PATH) ? f->won : NULL;
    int i, column = 0;

    while (width && !row[width - 1])
        width--;
    sink_byte(to, '(');
    for (i = 0; i < width; i++) {
        const struct board_tile *t = row[i];
        char letter = t ? board_letter(t->edges) : '.';

        if (column++ == LINE) {
            sink_string(to, "\\\n");
            column = 1;
        }
        sink_byte(to, t && won && won[t - f->game->board.tiles] ? to_upper(letter) : letter);
    }
    sink_byte(to, ')');
}

/* Writes the numbers of its tiles up to the last that is not 0. */
static void put_numbers(const struct figure *f, const struct board_tile *const *row, int width, struct sink *to)
{
    enum { LINE = 16 };
    int i, count = 0;

    if (!shows(f, DOCUMENT_NUMBERS))
        width = 0;
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

/* Writes a space, then a word of prolog.ps. */
static void put_space(const struct figure *f, int x, int y, const char *word, struct sink *to)
{
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

/* Writes what prolog.ps needs to draw a ring's line or outline. */
static void put_stroke(const char *ink, int width, int dash, struct sink *to)
{
    sink_string(to, ink);
    if (dash) {
        sink_string(to, " [");
        shape_decimal(dash, 3, to);
        sink_byte(to, ' ');
        shape_decimal((long)dash * SHAPE_GAP_RATIO / 100, 5, to);
        sink_string(to, "] 0 setdash");
    }
    sink_byte(to, ' ');
    shape_decimal(width, 3, to);
    sink_string(to, " setlinewidth stroke grestore");
}

/* Writes the ring of a mark; one on a tile leaves space for its number. prolog.ps has no words for marks,
   so that pages without any do not carry them. */
static void put_ring(const struct figure *f, const struct mark *m, struct sink *to)
{
    const struct shape_ring *r =
        m->count ? &shape_rings[m->kind][m->colour] : &shape_rings_around[m->colour];
    bool white = m->colour == BOARD_WHITE;

    sink_string(to, "gsave ");
    put_space(f, m->x, m->y, "space-at newpath 0 0 ", to);
    shape_decimal(r->radius, 3, to);
    sink_string(to, " 0 360 arc gsave ");
    put_stroke(white ? "white-edge" : "black-edge", r->edge, r->dash, to);
    sink_byte(to, ' ');
    put_stroke(white ? "white" : "black", r->line, r->dash, to);
    sink_byte(to, '\n');
}

/* Writes the marks of the analysis. An empty space that is marked looks like a tile without tracks. */
static void put_rings(const struct figure *f, struct sink *to)
{
    const struct mark_list *marks = &f->analysis->marks;
    unsigned tiles[MARK_TILES];
    int i;

    for (i = 0; i < marks->count; i++) {
        const struct mark *m = &marks->all[i];

        if (!mark_hints(marks, i, tiles) || !extent_holds(&f->window, m->x, m->y))
            continue;
        sink_string(to, "gsave ");
        put_space(f, m->x, m->y, "space-at plate grestore\n", to);
    }
    for (i = 0; i < marks->count; i++)
        if (extent_holds(&f->window, marks->all[i].x, marks->all[i].y))
            put_ring(f, &marks->all[i], to);
}

/* Writes what stands out from the tiles: the winning path, numbers, the last move, an error, marks. */
static void put_marks(const struct figure *f, struct sink *to)
{
    const struct game *g = f->game;
    const struct game_error *e = shown_error(f);
    const struct board_tile *last = &g->board.tiles[g->moves[f->moves - 1].tile];

    if (shows(f, DOCUMENT_PATH) && f->won)
        sink_string(to, g->result.winner == GAME_WHITE ? "0 lifted " : "1 lifted ");
    if (shows(f, DOCUMENT_NUMBERS) && f->first <= f->moves)
        sink_literal(to, "numbers ");
    if (shows(f, DOCUMENT_LAST) && extent_holds(&f->window, last->x, last->y))
        put_space(f, last->x, last->y, "last\n", to);
    if (e && e->reason == MOVE_THREE_PATHS)
        put_three_paths(f, e, to);
    else if (e && e->placed && extent_holds(&f->window, e->x, e->y))
        put_space(f, e->x, e->y, "wrong\n", to);
    if (f->analysis)
        put_rings(f, to);
}

/* Writes the coordinates, and the sides at which the board continues beyond the figure: north 1, east 2, south 4, west
   8. */
static void put_edges(const struct figure *f, struct sink *to)
{
    const struct extent *e = &f->window;
    struct extent all = game_extent(f->game, f->moves);
    int width = extent_width(e), height = extent_height(e);
    int cuts = (e->top > all.top ? 1 : 0) + (e->right < all.right ? 2 : 0) + (e->bottom < all.bottom ? 4 : 0) +
               (e->left > all.left ? 8 : 0);

    if (shows(f, DOCUMENT_LABELS)) {
        sink_operand(to, e->left - all.left + 1);
        sink_operand(to, e->top - all.top + 1);
        sink_operand(to, width);
        sink_operand(to, height);
        sink_literal(to, "labels\n");
    }
    if (cuts)
        encoding_numbers("# # # cuts\n", 3, (long[]){width, height, cuts}, to);
}

void figure_write(const struct figure *f, long x, long y, struct sink *to)
{
    if (extent_height(&f->window) < 1)
        return;
    encoding_numbers("~ ~ ~ board\n", 3, (long[]){x + label_width(f), y - label_height(f), f->size}, to);
    put_tiles(f, to);
    put_marks(f, to);
    put_edges(f, to);
    sink_literal(to, "done\n");
}
