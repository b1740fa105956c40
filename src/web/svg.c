#include "web/elements.h"

enum { UNIT = SHAPE_TILE / SVG_TILE };

static bool shows(const struct scene *s, enum scene_part part)
{
    return s->settings->values[part];
}

struct svg_box svg_box(const struct scene *s)
{
    enum { EDGE = 1, LETTERS = 4 };
    struct extent layout = game_extent(s->game, s->moves), all = scene_extent(s, false);
    struct svg_box box;
    int left = EDGE, top = EDGE;

    if (shows(s, SCENE_LABELS) && game_tiles_after(s->game, s->moves)) {
        left += (SHAPE_LABEL_LEFT + 2 * SHAPE_HALF_DIGIT * text_digits(extent_height(&layout))) / UNIT;
        top = LETTERS;
    }
    box.left = all.left * SVG_TILE - left;
    box.top = all.top * SVG_TILE - top;
    box.width = (all.right + 1) * SVG_TILE + EDGE - box.left;
    box.height = (all.bottom + 1) * SVG_TILE + EDGE - box.top;
    return box;
}

static int64_t pixels(int64_t units, int size)
{
    return (units * size + SVG_TILE / 2) / SVG_TILE;
}

void svg_view(struct svg_box box, int size, struct sink *to)
{
    SINK_FILL(to, "viewBox=\"# # # #\"", box.left, box.top, box.width, box.height);
    if (size)
        SINK_FILL(to, " width=\"#\" height=\"#\"", pixels(box.width, size), pixels(box.height, size));
}

static void put_place(int x, int y, struct sink *to)
{
    if (x)
        SINK(to, " x=\"", x, "\"");
    if (y)
        SINK(to, " y=\"", y, "\"");
}

static void put_use(const struct tiles *look, const char *symbol, int x, int y, struct sink *to)
{
    tiles_use(look, symbol, to);
    put_place(x, y, to);
}

/* The time when a tile appears in an animation, in hundredths of a second. player.js uses the same delays. */
static int64_t appears(const struct game *g, int tile)
{
    enum { START = 40, MOVE = 110, FORCED = 22 };
    int before = abs(g->board.tiles[tile].number) - 1;

    return START + MOVE * (int64_t)before + FORCED * (int64_t)(tile - before);
}

/* In an animation, writes the attributes that make an element appear together with a tile. */
static void put_appearing(const struct game *g, int tile, const struct tiles *look, struct sink *to)
{
    if (!look->moving)
        return;
    tiles_class(look, "tx-move", to);
    SINK_FILL(to, " style=\"animation-delay:^s\"", appears(g, tile));
}

void svg_open_last(const struct scene *s, const struct tiles *look, struct sink *to)
{
    if (!look->moving || !s->moves)
        return;
    sink_string(to, "<g");
    put_appearing(s->game, game_tiles_after(s->game, s->moves) - 1, look, to);
    sink_string(to, ">\n");
}

void svg_close_last(const struct scene *s, const struct tiles *look, struct sink *to)
{
    if (look->moving && s->moves)
        sink_string(to, "</g>\n");
}

/* Draws a frame around the last played tile. In an animation, each played tile has a frame until the next appears. */
static void put_frames(const struct scene *s, const struct tiles *look, struct sink *to)
{
    const struct game *g = s->game;

    for (int n = look->moving ? 1 : s->moves; n <= s->moves; n++) {
        int tile = g->moves[n - 1].tile;

        put_use(look, "frame", g->board.tiles[tile].x, g->board.tiles[tile].y, to);
        if (n == s->moves) {
            put_appearing(g, tile, look, to);
        } else {
            int64_t from = appears(g, tile), until = appears(g, g->moves[n].tile);

            tiles_class(look, "tx-passing", to);
            SINK_FILL(to, " style=\"animation-delay:^s;animation-duration:^s\"", from, until - from);
        }
        sink_string(to, "/>\n");
    }
}

/* Draws the tiles, with one line of output for each move. `framed`: also draws the frames. */
static void put_tiles(const struct scene *s, bool framed, const struct tiles *look, struct sink *to)
{
    int count = game_tiles_after(s->game, s->moves), i;

    sink_string(to, "<g transform=\"scale(10)\">\n");
    for (i = 0; i < count; i++) {
        const struct board_tile *t = &s->game->board.tiles[i];

        put_use(look, (const char[]){board_letter(t->edges), '\0'}, t->x, t->y, to);
        put_appearing(s->game, i, look, to);
        sink_string(to, i + 1 < count && t[1].number <= 0 ? "/>" : "/>\n");
    }
    if (framed && s->moves)
        put_frames(s, look, to);
    sink_string(to, "</g>\n");
}

static void put_numbers(const struct scene *s, bool forced, const struct tiles *look, struct sink *to)
{
    sink_string(to, "<g");
    tiles_class(look, s->moves > 99 ? forced ? "tx-number tx-forced tx-many" : "tx-number tx-many"
                      : forced ? "tx-number tx-forced" : "tx-number", to);
    _Static_assert(SHAPE_NUMBER_X == 60 && SHAPE_NUMBER_Y == 240, "as the next line has them");
    sink_string(to, " transform=\"translate(.6 2.4)\">\n");
    for (int i = 0; i < game_tiles_after(s->game, s->moves); i++) {
        const struct board_tile *t = &s->game->board.tiles[i];

        if (!t->number || (t->number < 0) != forced)
            continue;
        sink_string(to, "<text");
        put_place(t->x * SVG_TILE, t->y * SVG_TILE + shape_number_shift(t->edges) / UNIT, to);
        put_appearing(s->game, i, look, to);
        SINK(to, ">", abs(t->number), "</text>");
    }
    sink_string(to, "\n</g>\n");
}

/* Writes the track that joins two edges of the tile at x, y (in units), as data of a path. */
static void put_track(int x, int y, unsigned edges, struct sink *to)
{
    const struct shape_track *t = &shape_tracks[edges];
    int right = (t->end.x - t->begin.x) / UNIT, down = (t->end.y - t->begin.y) / UNIT;

    SINK_FILL(to, "M# #", x + t->begin.x / UNIT, y + t->begin.y / UNIT);
    if (t->turn) /* a minus sign needs no space before it */
        SINK(to, "a5 5 0 0 ", t->turn > 0, right < 0 ? "" : " ", right, down < 0 ? "" : " ", down);
    else
        SINK(to, right ? "h" : "v", right + down);
}

static void put_path(const struct tiles *look, const char *class, const struct sink *data, struct sink *to)
{
    sink_string(to, "<path");
    tiles_class(look, class, to);
    SINK(to, " d=\"", sink_contents(data), "\"/>\n");
}

static void put_won(const struct scene *s, const struct tiles *look, struct sink *to)
{
    const struct board *b = &s->game->board;
    enum board_colour winner = game_colour(s->game->result.winner);
    unsigned char *won = path_won(s->game);
    struct sink path = {0};

    if (!won)
        return;
    for (int i = 0; i < b->count; i++)
        if (won[i])
            put_track(b->tiles[i].x * SVG_TILE, b->tiles[i].y * SVG_TILE, path_track(&b->tiles[i], winner), &path);
    svg_open_last(s, look, to);
    put_path(look, "tx-glow", &path, to);
    put_path(look, winner == BOARD_WHITE ? "tx-won tx-white" : "tx-won tx-black", &path, to);
    svg_close_last(s, look, to);
    sink_free(&path);
    free(won);
}

/* Draws the ends of the tracks that enter the space e->bad_x, e->bad_y over `edges` (a bit for each edge). */
static void put_ends(const struct tiles *look, const char *class, const struct game_error *e, unsigned edges,
                     struct sink *to)
{
    enum { HALF = SHAPE_TILE / 2 };
    struct sink path = {0};

    for (int side = 0; side < 4; side++) {
        struct shape_point p = shape_sides[side];

        if (edges >> side & 1)
            SINK_FILL(&path, p.x == HALF ? "M# #m# #v#" : "M# #m# #h#", e->bad_x * SVG_TILE, e->bad_y * SVG_TILE,
                      p.x / UNIT, p.y / UNIT, (HALF - p.x + HALF - p.y) * SHAPE_END / HALF / UNIT);
    }
    put_path(look, class, &path, to);
    sink_free(&path);
}

/* Draws a refused tile and its forced tiles half transparent. Marks the tile's space, or the space that three tracks of
   a colour enter. */
static void put_error(const struct game *g, const struct game_error *e, const struct tiles *look, struct sink *to)
{
    bool three = e->reason == MOVE_THREE_PATHS;
    const struct board_tile *forced;
    int count = game_refused(g, e, &forced);

    sink_string(to, "<g");
    tiles_class(look, "tx-refused", to);
    sink_string(to, "><g transform=\"scale(10)\">");
    if (e->edges) {
        sink_string(to, "<g");
        tiles_class(look, "tx-ghost", to);
        sink_byte(to, '>');
        put_use(look, (const char[]){board_letter(e->edges), '\0'}, e->x, e->y, to);
        for (; count--; forced++) {
            sink_string(to, "/>");
            put_use(look, (const char[]){board_letter(forced->edges), '\0'}, forced->x, forced->y, to);
        }
        sink_string(to, "/></g>");
    }
    put_use(look, "bad", three ? e->bad_x : e->x, three ? e->bad_y : e->y, to);
    sink_string(to, "/></g>\n");
    if (three) {
        put_ends(look, "tx-alarm", e, e->bad_entering | e->bad_entering >> 4, to);
        put_ends(look, "tx-black", e, e->bad_entering >> 4, to);
        put_ends(look, "tx-white", e, e->bad_entering, to);
    }
    sink_string(to, "</g>\n");
}

static void open_labels(const struct tiles *look, int x, int y, struct sink *to)
{
    sink_string(to, "<g");
    tiles_class(look, "tx-label", to);
    SINK_FILL(to, " transform=\"translate(# #)\">\n", x, y);
}

static void put_label(struct text label, int x, int y, struct sink *to)
{
    sink_string(to, "<text");
    put_place(x, y, to);
    SINK(to, ">", label, "</text>");
}

/* Writes letters above the columns and numbers left of the rows, beyond all tiles and marks. */
static void put_labels(const struct scene *s, const struct tiles *look, struct sink *to)
{
    struct extent layout = game_extent(s->game, s->moves), all = scene_extent(s, false);
    int columns = extent_width(&layout), rows = extent_height(&layout), i;
    int left = (SHAPE_LABEL_LEFT + SHAPE_HALF_DIGIT * text_digits(rows)) / UNIT;

    open_labels(look, layout.left * SVG_TILE + SVG_TILE / 2, all.top * SVG_TILE - SHAPE_LABEL_ABOVE / UNIT, to);
    for (i = 0; i < columns; i++)
        put_label(notation_column(i + 1, NOTATION_SPACE), i * SVG_TILE, 0, to);
    sink_string(to, "\n</g>\n");
    open_labels(look, all.left * SVG_TILE - left, layout.top * SVG_TILE + SHAPE_LABEL_BELOW / UNIT, to);
    for (i = 0; i < rows; i++)
        put_label(TEXT(i + 1), 0, i * SVG_TILE, to);
    sink_string(to, "\n</g>\n");
}

void svg_board(const struct scene *s, const struct tiles *look, struct sink *to)
{
    const struct game_error *error = scene_error(s);

    put_tiles(s, shows(s, SCENE_LAST) && !error, look, to);
    if (shows(s, SCENE_PATH) && s->moves == s->game->count && s->game->result.winner)
        put_won(s, look, to);
    if (shows(s, SCENE_NUMBERS))
        put_numbers(s, false, look, to);
    if (shows(s, SCENE_NUMBERS) && s->settings->all)
        put_numbers(s, true, look, to);
    svg_open_last(s, look, to);
    if (error)
        put_error(s->game, error, look, to);
    if (s->analysis)
        svg_marks_put(&s->analysis->marks, look, to);
    if (shows(s, SCENE_LABELS) && game_tiles_after(s->game, s->moves))
        put_labels(s, look, to);
    svg_close_last(s, look, to);
}
