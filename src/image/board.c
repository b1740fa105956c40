#include "image/canvas.h"

/* The colours of a theme, as in tiles.svg. */
struct theme {
    canvas_colour tile, rim, tracks[2], edge; /* edge: the outline of white's tracks and of all rings */
    canvas_colour black_edge;                 /* the outline of black's tracks */
    canvas_colour number, forced, last;
    int black_line, black_outline;            /* the width of black's track, without and with its edge */
};

static const struct theme themes[] = {
    {0xffb9bcbf, 0xffa3a6a9, {0xffffffff, 0xff17181a}, 0xff626568, 0xff626568, 0xff17181a, 0xff7a1f00, 0xffa84300,
     SHAPE_LINE, SHAPE_EDGE},
    {0xffcf3f2f, 0xffa92520, {0xffffffff, 0xff000000}, 0xff7c1713, 0xff7c1713, 0xffffffff, 0xfffffcb8, 0xffffc828,
     SHAPE_LINE, SHAPE_EDGE},
    {0xff1d1f22, 0xff3b3f44, {0xffffffff, 0xffee4a33}, 0xff000000, 0xff000000, 0xfff2f2f2, 0xffffb3a6, 0xffffc828,
     SHAPE_LINE, SHAPE_EDGE},
    {0xffffffff, 0xff8a8d90, {0xffffffff, 0xff17181a}, 0xff17181a, 0xffffffff, 0xff17181a, 0xff6b6b6b, 0xff17181a, 80,
     SHAPE_LINE},
};

static const canvas_colour alarm = 0xffe84a1c;

/* Lengths in thousandths of a tile, unless stated otherwise. */
enum {
    RIM = 20, RIM_OUT = 4,  /* the width of a tile's rim; the gap between the rim and the sides of the space */
    FRAME_ROUNDING = 120,   /* the radius of a frame's corners */
    FRAME = 55,             /* the width of the frame around the last move */
    FRAME_BAD = 60,         /* the width of a refused move's frame, which covers part of a frame of width 2 * FRAME */
    GLOW = 350, WON = 220, ALARM_LINE = 360,
    GAP = 100,              /* the gap around a board */
    SIGN = 760,             /* in the legend, the height of a line that has a sign */
    LEGIBLE = 24,           /* in pixels; smaller tiles have no numbers and no coordinates */
    CAP = 73                /* the height of a capital, in hundredths of the font size */
};

static bool shows(const struct painter *p, enum scene_part part)
{
    return p->scene->settings->values[part] &&
           (p->size >= LEGIBLE || (part != SCENE_NUMBERS && part != SCENE_LABELS));
}

/* The colour of coordinates if `coordinates`, else the colour of the words around the board. */
static canvas_colour ink_of(const struct painter *p, bool coordinates)
{
    static const canvas_colour inks[][2] = {
        {0xff757575, 0xff757575}, {0xffdde1e5, 0xff9aa0a6}, {0xff333333, 0xff5c5c5c}, /* no, dark, light background */
    };

    return inks[scene_ground(p->scene->settings->values[BOARD_BACKGROUND])][coordinates];
}

static void paint(const struct painter *p, int x, int y, struct shape s, canvas_colour colour)
{
    canvas_paint(p->to, p->left + x * p->size, p->top + y * p->size, p->size, s, colour);
}

/* Paints a square with round corners around the middle of a space. `line`: the width of a border; 0: filled. */
static void paint_square(const struct painter *p, int x, int y, int half, int radius, int line, canvas_colour colour)
{
    paint(p, x, y, (struct shape){.u = half, .v = half, .radius = radius, .line = line}, colour);
}

static void paint_track(const struct painter *p, int x, int y, unsigned edges, int width, canvas_colour colour)
{
    const struct shape_track *t = &shape_tracks[edges];
    struct shape s = {.u = t->begin.x == 500 ? width / 2 : 500, .v = t->begin.x == 500 ? 500 : width / 2};

    if (t->turn) {
        s.x = t->begin.x + t->end.x - 1000; /* the track goes around this corner of the space */
        s.y = t->begin.y + t->end.y - 1000;
        s.u = s.v = s.radius = 500 + width / 2;
        s.line = width;
    }
    paint(p, x, y, s, colour);
}

void painter_free(struct painter *p)
{
    canvas_free(&p->tiles);
    for (int n = 0; n < PAINTER_LETTERS; n++)
        letters_free(&p->letters[n]);
}

static void paint_tracks(const struct painter *p, int x, unsigned edges)
{
    const struct theme *t = p->theme;

    paint_track(p, x, 0, edges ^ BOARD_EDGES, t->black_outline, t->black_edge);
    paint_track(p, x, 0, edges ^ BOARD_EDGES, t->black_line, t->tracks[BOARD_BLACK]);
    paint_track(p, x, 0, edges, SHAPE_EDGE, t->edge);
    paint_track(p, x, 0, edges, SHAPE_LINE, t->tracks[BOARD_WHITE]);
}

/* Paints the six tiles and sets the sizes of letters. Does nothing if the last board had tiles of this size. */
static void prepare(struct painter *p)
{
    enum { TILES = 6 };

    if (p->tiles.height == p->size)
        return;
    painter_free(p);
    p->tiles.palette = &p->palette;
    canvas_open(&p->tiles, TILES * p->size, p->size, p->ground);
    p->to = &p->tiles;
    p->left = p->top = 0;
    paint_square(p, 0, 0, 500 - RIM_OUT, SHAPE_ROUNDING, 0, p->theme->tile);
    paint_square(p, 0, 0, 500 - RIM_OUT, SHAPE_ROUNDING, RIM, p->theme->rim);
    for (int n = 1; n < TILES; n++)
        canvas_copy(&p->tiles, 0, p->size, &p->tiles, n * p->size, 0, CANVAS_COVER);
    for (unsigned edges = BOARD_NORTH | BOARD_EAST; edges <= (BOARD_SOUTH | BOARD_WEST); edges++)
        if (board_letter(edges) != '?')
            paint_tracks(p, board_letter(edges) - 'a', edges);
    p->letters[PAINTER_NUMBERS] = (struct letters){.cap = canvas_length(p->size, 210 * CAP / 100), .bold = true};
    p->letters[PAINTER_LABELS] = (struct letters){.cap = canvas_length(p->size, 260 * CAP / 100)};
    p->letters[PAINTER_CAPTIONS] = (struct letters){.cap = canvas_length(p->unit, 340 * CAP / 100)};
    p->letters[PAINTER_TITLES] = (struct letters){.cap = canvas_length(p->unit, 420 * CAP / 100), .bold = true};
}

static void put_tile(const struct painter *p, int x, int y, unsigned edges, unsigned cover)
{
    canvas_copy(&p->tiles, (board_letter(edges) - 'a') * p->size, p->size, p->to, p->left + x * p->size,
                p->top + y * p->size, cover);
}

static void paint_won(const struct painter *p)
{
    const struct game *g = p->scene->game;
    enum board_colour winner = game_colour(g->result.winner);
    unsigned char *won = path_won(g);

    for (int glow = 1; won && glow >= 0; glow--)
        for (int i = 0; i < g->board.count; i++)
            if (won[i])
                paint_track(p, g->board.tiles[i].x, g->board.tiles[i].y, path_track(&g->board.tiles[i], winner),
                            glow ? GLOW : WON, glow ? p->theme->last : p->theme->tracks[winner]);
    free(won);
}

static void put_text(struct painter *p, int kind, struct text t, int x, int y, canvas_colour colour)
{
    letters_write(&p->letters[kind], t, p->left + x, p->top + y, colour, p->to, p->scene->settings->missing);
}

static void paint_numbers(struct painter *p)
{
    const struct scene *s = p->scene;

    for (int i = 0; i < game_tiles_after(s->game, s->moves) - p->hidden; i++) {
        const struct board_tile *t = &s->game->board.tiles[i];

        if (t->number > 0 || (t->number && s->settings->all))
            put_text(p, PAINTER_NUMBERS, TEXT(abs(t->number)), t->x * p->size + canvas_length(p->size, SHAPE_NUMBER_X),
                     t->y * p->size + canvas_length(p->size, SHAPE_NUMBER_Y + shape_number_shift(t->edges)),
                     t->number < 0 ? p->theme->forced : p->theme->number);
    }
}

/* Paints the ends, SHAPE_END long, of the tracks that enter a space across these edges. */
static void paint_ends(const struct painter *p, int x, int y, unsigned edges, int line, canvas_colour colour)
{
    for (int side = 0; side < 4; side++) {
        struct shape_point at = shape_sides[side];
        bool upright = at.x == 500;

        if (edges >> side & 1)
            paint(p, x, y, (struct shape){.x = (at.x - 500) * (1000 - SHAPE_END) / 1000,
                                          .y = (at.y - 500) * (1000 - SHAPE_END) / 1000,
                                          .u = upright ? line / 2 : SHAPE_END / 2,
                                          .v = upright ? SHAPE_END / 2 : line / 2}, colour);
    }
}

/* Paints a refused tile and its forced tiles half transparent. Marks the space that too many tracks of a colour would
   enter, else the tile. */
static void paint_error(const struct painter *p, const struct game_error *e)
{
    bool three = e->reason == MOVE_THREE_PATHS;
    int x = three ? e->bad_x : e->x, y = three ? e->bad_y : e->y;
    unsigned white = e->bad_entering, black = white >> 4;
    const struct board_tile *forced;
    int count = game_refused(p->scene->game, e, &forced);

    for (; count--; forced++)
        put_tile(p, forced->x, forced->y, forced->edges, CANVAS_COVER / 2);
    if (e->edges)
        put_tile(p, e->x, e->y, e->edges, CANVAS_COVER / 2);
    paint_square(p, x, y, 500, SHAPE_ROUNDING, 0, alarm - 0xe0000000);
    paint_square(p, x, y, 500 + FRAME, FRAME_ROUNDING + FRAME, 2 * FRAME, p->theme->last);
    paint_square(p, x, y, 500 + FRAME_BAD / 2, FRAME_ROUNDING + FRAME_BAD / 2, FRAME_BAD, alarm);
    if (three) {
        paint_ends(p, x, y, white | black, ALARM_LINE, alarm);
        paint_ends(p, x, y, black, p->theme->black_line, p->theme->tracks[BOARD_BLACK]);
        paint_ends(p, x, y, white, SHAPE_LINE, p->theme->tracks[BOARD_WHITE]);
    }
}

static void paint_marks(const struct painter *p, const struct mark_list *marks)
{
    unsigned tiles[MARK_TILES];

    for (int i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles))
            paint_square(p, marks->all[i].x, marks->all[i].y, SHAPE_GROUND / 2, SHAPE_ROUNDING, 0,
                         p->theme->tile - 0x33000000);
    for (int i = 0; i < marks->count; i++) {
        const struct mark *m = &marks->all[i];
        const struct shape_ring *r = &shape_rings[m->kind][m->colour];

        if (r->disc)
            paint_square(p, m->x, m->y, r->disc, r->disc, 0, p->theme->tile);
        for (int inner = 0; inner < 2; inner++) {
            int line = inner ? r->line : r->edge, outer = r->radius + line / 2;

            paint(p, m->x, m->y, (struct shape){.u = outer, .v = outer, .radius = outer, .line = line,
                                                .dashes = r->dash ? r->radius * 6 / 360 : 0},
                  inner ? p->theme->tracks[m->colour] : p->theme->edge);
        }
    }
}

static void paint_labels(struct painter *p)
{
    const struct extent layout = game_extent(p->scene->game, p->scene->moves);
    struct letters *l = &p->letters[PAINTER_LABELS];

    for (int i = 0; i < extent_width(&layout); i++) {
        struct text column = notation_column(i + 1, NOTATION_SPACE);

        put_text(p, PAINTER_LABELS, column, (layout.left + i) * p->size + (p->size - letters_width(l, column)) / 2,
                 p->all.top * p->size - canvas_length(p->size, SHAPE_LABEL_ABOVE), ink_of(p, true));
    }
    for (int i = 0; i < extent_height(&layout); i++) {
        struct text row = TEXT(i + 1);

        put_text(p, PAINTER_LABELS, row,
                 p->all.left * p->size - canvas_length(p->size, SHAPE_LABEL_LEFT) - letters_width(l, row),
                 (layout.top + i) * p->size + canvas_length(p->size, SHAPE_LABEL_BELOW), ink_of(p, true));
    }
}

static void paint_board(struct painter *p)
{
    const struct scene *s = p->scene;
    const struct game *g = s->game;
    const struct game_error *error = scene_error(s);
    const struct board_tile *tiles = g->board.tiles;
    int count = game_tiles_after(g, s->moves) - p->hidden, i;

    for (i = 0; i < count; i++)
        put_tile(p, tiles[i].x, tiles[i].y, tiles[i].edges, CANVAS_COVER);
    if (s->moves && shows(p, SCENE_LAST) && !error) {
        i = g->moves[s->moves - 1].tile;
        paint_square(p, tiles[i].x, tiles[i].y, 500 + FRAME / 2, FRAME_ROUNDING + FRAME / 2, FRAME, p->theme->last);
    }
    if (shows(p, SCENE_PATH) && s->moves == g->count && g->result.winner && !p->hidden)
        paint_won(p);
    if (shows(p, SCENE_NUMBERS))
        paint_numbers(p);
    if (error)
        paint_error(p, error);
    if (s->analysis && !p->hidden)
        paint_marks(p, &s->analysis->marks);
    if (shows(p, SCENE_LABELS) && count)
        paint_labels(p);
}

/* Sets the spaces to draw, the size of a tile and the size of the board. `whole`: makes room for the whole game. */
static void lay_out(struct painter *p, bool whole)
{
    enum { WIDEST = 8000 /* greatest width and height in pixels; tiles are halved in size until the board fits */ };
    const struct scene *s = p->scene;
    const struct extent stage = game_extent(s->game, whole ? s->game->count : s->moves);

    p->all = scene_extent(s, whole);
    for (p->size = s->settings->values[BOARD_SIZE];; p->size /= 2) {
        p->gap = p->margin_left = p->margin_top = canvas_length(p->size, GAP);
        if ((whole || game_tiles_after(s->game, s->moves)) && shows(p, SCENE_LABELS)) {
            p->margin_left += canvas_length(p->size, SHAPE_LABEL_LEFT +
                                            2 * SHAPE_HALF_DIGIT * text_digits(extent_height(&stage)));
            p->margin_top *= 4;
        }
        p->width = p->margin_left + extent_width(&p->all) * p->size + p->gap;
        p->height = p->margin_top + extent_height(&p->all) * p->size + p->gap;
        p->unit = p->size < LEGIBLE ? LEGIBLE : p->size;
        if (p->width <= WIDEST && p->height <= WIDEST)
            return;
    }
}

/* Paints a sign of the legend. `sign` is 2 * kind + colour. The sign's line begins at p->left, p->top and is `size`
   pixels high. Changes p->size and p->top. */
static void paint_sign(struct painter *p, int sign, int size)
{
    struct mark mark = {.kind = (enum mark_kind)(sign / 2), .colour = (enum board_colour)(sign % 2)};

    p->size = size * 7 / 8;
    p->top += size / 16;
    if (!shape_rings[mark.kind][mark.colour].disc)
        paint_square(p, 0, 0, SHAPE_GROUND / 2, SHAPE_ROUNDING, 0, p->theme->tile);
    paint_marks(p, &(struct mark_list){&mark, 1, 0});
}

/* Writes the lines of `words`, centred, from the row y of pixels down. Returns the row below the lines. Frees `words`.
   The letters of the first line are of `kind`, the letters of all other lines of PAINTER_CAPTIONS. Breaks wide lines.
   Puts the signs of a legend in one column. Widens p->wide if needed. If p->to is NULL, only measures. If
   settings->quiet, writes nothing and returns y. */
static int write_lines(struct painter *p, int kind, struct sink *words, int y)
{
    struct text all = sink_contents(words), line;
    int room = canvas_length(p->unit, 8400);

    room = p->width > room ? p->width : room;
    for (; !p->scene->settings->quiet && text_line(&all, &line); kind = PAINTER_CAPTIONS)
        for (line = text_trim(line); line.length;) {
            struct letters *l = &p->letters[kind];
            struct text part = scene_cut_line(&line, letters_fit(l, line, room));
            bool sign = kind == PAINTER_CAPTIONS && part.at[0] > 0 && part.at[0] < ' ';
            int step = sign ? canvas_length(p->unit, SIGN) : 2 * l->cap, indent = sign ? step * 9 / 8 : 0;
            int width = indent + letters_width(l, text_skip(part, sign)), wide = width + 2 * l->cap;

            p->wide = wide > p->wide ? wide : p->wide;
            p->legend = sign && width > p->legend ? width : p->legend;
            p->left = (p->wide - (sign ? p->legend : width)) / 2;
            p->top = y;
            if (p->to)
                put_text(p, kind, text_skip(part, sign), indent, (step + l->cap) / 2, p->ink);
            if (p->to && sign)
                paint_sign(p, part.at[0] - SCENE_SIGN, step);
            y += step;
        }
    sink_free(words);
    return y;
}

/* Writes the words around the board; returns the height of the image. `whole`: the image is part of a film, which shows
   title and names above every board, names no last move and gives no result of an unfinished game. Other images have
   title and names above the first board of a game, and name the last move if settings->position. `ended`: the result is
   below the board. The analysis and the legend are always below the board. */
static int write_words(struct painter *p, bool whole, bool ended)
{
    const struct scene *s = p->scene;
    struct sink above = {0}, below = {0};
    int y;

    if (s->new_game || whole) {
        sink_reserve(&above, s->game->title.length); /* only for the analyzer of GCC: sink_text makes room itself */
        SINK(&above, s->game->title, "\n");
        scene_names(s, &above);
    }
    if (s->settings->position && !whole)
        scene_after(s, &below);
    sink_byte(&below, '\n');
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &below);
    if (ended && (!whole || s->game->result.by || s->game->error_count))
        scene_result(s, &below);
    sink_byte(&below, '\n');
    scene_legend(s->settings, s->analysis, 0, &below);
    y = write_lines(p, PAINTER_TITLES, &above, 0);
    p->board = y + (y ? p->gap : 0);
    y = write_lines(p, PAINTER_CAPTIONS, &below, p->board + p->height);
    return y > p->board + p->height ? y + p->gap : y;
}

void board_paint(struct painter *p, const struct scene *s, bool whole, struct canvas *to)
{
    bool ended = s->moves == s->game->count;
    int height, ground = s->settings->values[BOARD_BACKGROUND];

    p->scene = s;
    p->theme = &themes[s->settings->values[SCENE_THEME]];
    p->ink = ink_of(p, false);
    p->ground = ground ? 0xff000000 | ((unsigned)ground - 1) : 0;
    lay_out(p, whole);
    prepare(p);
    p->to = NULL;
    p->legend = 0;
    p->wide = p->width > to->width ? p->width : to->width;
    height = write_words(p, whole, whole || ended);
    to->palette = &p->palette;
    canvas_open(to, p->wide, height > to->height ? height : to->height, p->ground);
    p->to = to;
    p->left = (p->wide - p->width) / 2 + p->margin_left - p->all.left * p->size;
    p->top = p->board + p->margin_top - p->all.top * p->size;
    paint_board(p);
    write_words(p, whole, ended && !p->hidden);
}
