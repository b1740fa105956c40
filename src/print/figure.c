#include "print/layout.h"

const struct game_error *figure_error(const struct game *g, int moves)
{
    const struct game_error *e = g->error_count ? &g->errors[g->error_count - 1] : NULL;

    return e && moves == g->count && e->number == g->count + 1 && !g->result.by ? e : NULL;
}

static const struct game_error *shown_error(const struct figure *f)
{
    return f->settings->values[DOCUMENT_ERROR] ? figure_error(f->game, f->moves) : NULL;
}

void figure_window(struct figure *f, struct extent e)
{
    const struct extent all = game_extent(f->game, f->moves);
    const bool part = extent_width(&e) < extent_width(&all) || extent_height(&e) < extent_height(&all);
    const struct extent w = part ? game_extent_within(f->game, f->moves, &e, f->analysis || shown_error(f)) : e;

    f->window = w;
    f->frame = (struct figure_data){
        .columns = extent_width(&w), .rows = extent_height(&w), .size = f->frame.size,
        .labels = f->settings->values[DOCUMENT_LABELS] && extent_height(&w) > 0,
        .first_column = w.left - all.left + 1, .first_row = w.top - all.top + 1,
        .cuts = (w.top > all.top && w.top == e.top) + (w.right < all.right && w.right == e.right) * 2U +
                (w.bottom < all.bottom && w.bottom == e.bottom) * 4U + (w.left > all.left && w.left == e.left) * 8U
    };
}

struct figure figure_make(const struct scene *s, int moves, int first)
{
    const struct game *g = s->game;
    struct figure f = {.game = g, .settings = s->settings, .moves = moves, .first = first, .analysis = s->analysis};
    const struct game_error *e = shown_error(&f);
    struct extent window = game_extent(g, moves);

    if (moves == g->count)
        f.won = path_won(g);
    if (s->analysis && moves != s->moves) { /* the scene's analysis is of another position */
        f.analysis = f.own_analysis = memory_new(1, sizeof *f.own_analysis);
        f.own_analysis->all = s->settings->full;
        analysis_make(f.own_analysis, g, moves, s->settings->marks, s->settings->depth);
    }
    if (e && e->placed && moves && extent_is_near(&window, e->x, e->y))
        extent_take_in(&window, e->x, e->y); /* the space e->bad_x, e->bad_y is between tiles, so it is in the window */
    if (f.analysis && game_tiles_after(g, moves))
        mark_widen(&f.analysis->marks, &window);
    figure_window(&f, window);
    return f;
}

void figure_free(struct figure *f)
{
    if (f->own_analysis)
        analysis_free(f->own_analysis);
    free(f->own_analysis);
    free(f->won);
}

int64_t figure_legible(const struct figure *f)
{
    int64_t size = 90, most = f->settings->values[DOCUMENT_TILE] * 10; /* 90: legible if no numbers are shown */

    while (f->settings->values[DOCUMENT_NUMBERS] && plot_number_size(size, f->moves) < PLOT_LEGIBLE)
        size++;
    return most ? lesser(most, size) : size;
}

/* The number that a tile shows: negative on a forced tile, 0 if the tile shows no number. */
static int shown_number(const struct figure *f, const struct board_tile *t)
{
    return f->settings->values[DOCUMENT_NUMBERS] && (t->number > 0 || f->settings->all) &&
           abs(t->number) >= f->first ? t->number : 0;
}

static const struct board_tile *last_tile(const struct figure *f)
{
    return f->moves ? &f->game->board.tiles[f->game->moves[f->moves - 1].tile] : NULL;
}

void figure_crop(struct figure *f, int64_t width, int64_t height, int64_t tile)
{
    const struct board_tile *t = last_tile(f);

    f->frame.size = tile;
    if (t && f->moves < f->game->count && (plot_width(&f->frame) > width || plot_height(&f->frame) > height))
        figure_window(f, extent_around(&f->window, t->x, t->y, (int)(width / tile) - 2, (int)(height / tile) - 2));
}

/* Puts a tile and its number, except a number that the disk of the last move will show. */
static void put_tile(const struct figure *f, const struct board_tile *t, int column, int row, struct pages *to)
{
    bool won = f->won && f->settings->values[DOCUMENT_PATH] && f->won[t - f->game->board.tiles];
    int number = shown_number(f, t);
    struct figure_mark mark = {.kind = number < 0 ? FIGURE_FORCED : FIGURE_MOVE, .number = abs(number)};

    pages_tile(to, column, row, t->edges, won ? f->game->result.winner : GAME_NOBODY);
    if (number && !(f->settings->values[DOCUMENT_LAST] && t == last_tile(f)))
        pages_mark(to, mark, column, row);
}

static void put_tiles(const struct figure *f, struct pages *to)
{
    const struct extent *e = &f->window;

    for (int y = e->top; y <= e->bottom; y++)
        for (int x = e->left; x <= e->right; x++) {
            const struct board_tile *t = game_tile(f->game, f->moves, x, y);

            if (t)
                put_tile(f, t, x - e->left, y - e->top, to);
        }
}

static void add_mark(const struct figure *f, struct figure_mark mark, int x, int y, struct pages *to)
{
    if (extent_holds(&f->window, x, y))
        pages_mark(to, mark, x - f->window.left, y - f->window.top);
}

/* Adds the tiles of the refused move, including forced tiles, and the space that too many tracks enter. */
static void add_three_paths(const struct figure *f, const struct game_error *e, struct pages *to)
{
    enum { MAX = 64 };
    const struct board *b = &f->game->board;
    const struct figure_mark crowd = {
        .kind = FIGURE_CROWD, .white = e->bad_entering & BOARD_EDGES, .black = e->bad_entering >> 4};

    for (int i = 0; b->tiles && i < e->refused && i < MAX; i++) {
        const struct board_tile *t = &b->tiles[b->count + i];
        struct figure_mark ghost = {.kind = FIGURE_GHOST, .white = t->edges, .number = i ? 0 : e->number};

        add_mark(f, ghost, t->x, t->y, to);
    }
    add_mark(f, crowd, e->bad_x, e->bad_y, to);
}

/* Adds the rings of the analysis. Rings of winning moves have a FIGURE_PLATE; rings on tiles go around the number. */
static void add_rings(const struct figure *f, struct pages *to)
{
    const struct mark_list *marks = &f->analysis->marks;
    unsigned tiles[MARK_TILES];

    for (int i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles))
            add_mark(f, (struct figure_mark){.kind = FIGURE_PLATE}, marks->all[i].x, marks->all[i].y, to);
    for (int i = 0; i < marks->count; i++) {
        const struct mark *from = &marks->all[i];
        struct figure_mark ring = {.kind = FIGURE_RING, .colour = from->colour};

        if (!mark_is_hidden(marks, i) && extent_holds(&f->window, from->x, from->y))
            to->signs |= 1U << (SCENE_SIGN + 2 * (int)from->kind + (int)from->colour);
        ring.ring = from->count ? &shape_rings[from->kind][from->colour] : &shape_rings_around[from->colour];
        add_mark(f, ring, from->x, from->y, to);
    }
}

static void add_marks(const struct figure *f, struct pages *to)
{
    const struct game_error *e = shown_error(f);
    const struct board_tile *last = last_tile(f);

    if (last && f->settings->values[DOCUMENT_LAST])
        add_mark(f, (struct figure_mark){.kind = FIGURE_LAST, .number = shown_number(f, last)}, last->x, last->y, to);
    if (e && e->reason == MOVE_THREE_PATHS)
        add_three_paths(f, e, to);
    else if (e && e->placed)
        add_mark(f, (struct figure_mark){.kind = FIGURE_WRONG}, e->x, e->y, to);
    if (f->analysis)
        add_rings(f, to);
}

int64_t figure_put(const struct figure *f, int64_t x, int64_t y, int64_t width, struct pages *to)
{
    const struct figure_data *frame = &f->frame;
    int64_t tiles = frame->columns * frame->size, labels = plot_width(frame) - tiles, middle = (width - tiles) / 2;
    int64_t left = x + greater(middle, labels);

    pages_figure(to, left, y - plot_height(frame) + frame->rows * frame->size, *frame);
    put_tiles(f, to);
    add_marks(f, to);
    return left + tiles / 2;
}
