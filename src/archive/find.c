#include "archive/archive.h"

static void set(struct find *f, const struct board_tile *tiles, int count)
{
    struct extent e = {0, 0, -1, -1};
    int i;

    for (i = 0; i < count; i++)
        extent_take_in(&e, tiles[i].x, tiles[i].y);
    f->tiles = count;
    f->width = extent_width(&e);
    f->height = extent_height(&e);
    code_canonical(tiles, count, false, &f->code);
}

/* Sets the position after moves. */
static bool read_moves(struct find *f, struct text moves, const struct rules *rules)
{
    struct record r = {0};
    struct game g = {0};
    bool good;

    record_open(&r, moves, INPUT_WORDS, rules);
    good = game_next(&r, &g, rules, false) && g.count && !g.error_count;
    if (good)
        set(f, g.board.tiles, g.board.count);
    game_free(&g);
    record_free(&r);
    return good;
}

bool find_read(struct find *f, struct text wanted, const struct rules *rules)
{
    struct board_tile *tiles;
    int count;

    if (read_moves(f, wanted, rules))
        return true;
    count = code_read(text_trim(wanted), &tiles);
    if (count)
        set(f, tiles, count);
    free(tiles);
    return count > 0;
}

int find_in(const struct find *f, const struct game *g)
{
    struct sink code = {0};
    struct extent e;
    bool same = false;
    int n = 1;

    while (n <= g->count && game_tiles_after(g, n) < f->tiles)
        n++;
    if (n > g->count || game_tiles_after(g, n) != f->tiles)
        return 0;
    e = game_extent(g, n);
    if ((extent_width(&e) == f->width && extent_height(&e) == f->height) ||
        (extent_width(&e) == f->height && extent_height(&e) == f->width)) {
        code_canonical(g->board.tiles, f->tiles, false, &code);
        same = text_equal(sink_contents(&code), sink_contents(&f->code));
    }
    sink_free(&code);
    return same ? n : 0;
}
