/* board: a scene becomes a picture: the tiles, what is drawn over them, and the words around. */

#include "image/canvas.h"

#define SOLID(RGB) (0xFF000000U | (RGB))

/* The colours of tiles.svg. */
struct theme {
    canvas_colour tile, rim, white, black, edge;
    canvas_colour black_edge; /* the outline of black's track; `edge` is that of white's, and of rings */
    canvas_colour number, forced, last;
    int black_line, black_outline; /* widths */
};

static const struct theme themes[] = {
    {SOLID(0xb9bcbf), SOLID(0xa3a6a9), SOLID(0xffffff), SOLID(0x17181a), SOLID(0x626568), SOLID(0x626568),
     SOLID(0x17181a), SOLID(0x7a1f00), SOLID(0xa84300), SHAPE_LINE, SHAPE_EDGE},
    {SOLID(0xcf3f2f), SOLID(0xa92520), SOLID(0xffffff), SOLID(0x000000), SOLID(0x7c1713), SOLID(0x7c1713),
     SOLID(0xffffff), SOLID(0xffedc8), SOLID(0xffc828), SHAPE_LINE, SHAPE_EDGE},
    {SOLID(0x1d1f22), SOLID(0x3b3f44), SOLID(0xffffff), SOLID(0xee4a33), SOLID(0x000000), SOLID(0x000000),
     SOLID(0xf2f2f2), SOLID(0xffb3a6), SOLID(0xffc828), SHAPE_LINE, SHAPE_EDGE},
    {SOLID(0xffffff), SOLID(0x8a8d90), SOLID(0xffffff), SOLID(0x17181a), SOLID(0x17181a), SOLID(0xffffff),
     SOLID(0x17181a), SOLID(0x6b6b6b), SOLID(0x17181a), 80, SHAPE_LINE},
};

enum { ALARM = 0xe84a1c, GREY = 0x757575 };

/* Lengths that are not in `shape`: thousandths of a tile. */
enum {
    RIM = 20, RIM_OUT = 4,  /* of a tile: its width, and how far its outer side is from the side of the space */
    ROUNDING = 75,          /* of a tile's corners, */
    FRAME_ROUNDING = 120,   /*   and of a frame's */
    FRAME = 55,             /* the line around the last move, */
    FRAME_BAD = 60,         /*   and around a refused one */
    GLOW = 350, WON = 220, ALARM_LINE = 360,
    GAP = 100,              /* around a picture */
    CAP = 73                /* hundredths of the size of letters: the height of a capital */
};

/* A scene while it is painted. */
struct painting {
    struct painter *painter;
    const struct scene *scene;
    const struct theme *theme;
    const struct canvas *to;
    int size;      /* of a tile, in pixels */
    int left, top; /* the pixel at which the space 0, 0 begins */
};

static bool shows(const struct scene *s, enum scene_part part)
{
    return s->settings->values[part];
}

/* Thousandths of a tile in pixels. */
static int pixels(int size, int64_t length)
{
    return (int)((length * size + 500) / 1000);
}

/* Thousandths of a tile in sixteenths of a pixel. The side of a shape, on a tile that is not small, is moved to a whole
   pixel, so that its line is sharp. */
static int64_t fine(int size, int64_t length, bool side)
{
    enum { SHARP = 34 /* from here on, lines that differ by 30 thousandths at a side still differ */ };

    return side && size >= SHARP ? pixels(size, length) * (int64_t)CANVAS_PIXEL
                                 : (length * size * CANVAS_PIXEL + 500) / 1000;
}

/* Paints a shape given in thousandths of a tile from the upper left corner of the space x, y. */
static void paint(const struct painting *p, int x, int y, struct shape s, canvas_colour colour)
{
    int size = p->size;
    int64_t right = fine(size, s.x + s.u, true), flat = fine(size, s.u - s.radius, false);

    s.line = s.line ? right - fine(size, s.x + s.u - s.line, true) : 0;
    s.v = fine(size, s.y + s.v, true) - fine(size, s.y, false);
    s.x = fine(size, s.x, false);
    s.y = fine(size, s.y, false);
    s.u = right - s.x;
    s.radius = s.radius ? s.u - flat : 0;
    s.x += (int64_t)(p->left + x * size) * CANVAS_PIXEL;
    s.y += (int64_t)(p->top + y * size) * CANVAS_PIXEL;
    s.cut *= size;
    s.left = p->left + x * size;
    s.top = p->top + y * size;
    canvas_paint(p->to, &s, colour);
}

/* Paints the track between two edges of a space. */
static void paint_track(const struct painting *p, int x, int y, unsigned edges, int width, canvas_colour colour)
{
    const struct shape_track *t = &shape_tracks[edges];
    struct shape s = {.x = 500, .y = 500, .u = t->begin.x == 500 ? width / 2 : 500,
                      .v = t->begin.x == 500 ? 500 : width / 2, .cut = 1};

    if (t->turn) {
        s.x = t->begin.x + t->end.x - 500; /* the corner of the space that it goes around */
        s.y = t->begin.y + t->end.y - 500;
        s.u = s.v = s.radius = 500 + width / 2;
        s.line = width;
    }
    paint(p, x, y, s, colour);
}

static const struct shape plate = {.x = 500, .y = 500, .u = 500 - RIM_OUT, .v = 500 - RIM_OUT, .radius = ROUNDING};

/* Paints the tracks of a tile, given by its white edges. */
static void paint_tracks(const struct painting *p, int x, unsigned edges)
{
    const struct theme *t = p->theme;

    paint_track(p, x, 0, edges ^ BOARD_EDGES, t->black_outline, t->black_edge);
    paint_track(p, x, 0, edges ^ BOARD_EDGES, t->black_line, t->black);
    paint_track(p, x, 0, edges, SHAPE_EDGE, t->edge);
    paint_track(p, x, 0, edges, SHAPE_LINE, t->white);
}

void painter_free(struct painter *p)
{
    canvas_free(&p->tiles);
    letters_free(&p->numbers);
    letters_free(&p->labels);
    letters_free(&p->captions);
    letters_free(&p->titles);
}

canvas_colour board_ground(const struct render_settings *settings)
{
    int background = settings->values[BOARD_BACKGROUND];

    return background ? SOLID((unsigned)background - 1) : 0;
}

/* Makes what is painted once for all boards of one size. */
static void prepare(const struct painting *p)
{
    struct painter *all = p->painter;
    struct painting once = *p;
    struct shape rim = plate;
    int size = p->size, n;
    unsigned edges;

    if (all->tiles.height == size)
        return;
    painter_free(all);
    all->tiles.palette = &all->palette;
    canvas_open(&all->tiles, 6 * size, size, board_ground(p->scene->settings));
    once.to = &all->tiles;
    once.left = once.top = 0;
    rim.line = RIM;
    paint(&once, 0, 0, plate, p->theme->tile);
    paint(&once, 0, 0, rim, p->theme->rim);
    for (n = 1; n < 6; n++)
        canvas_copy(&all->tiles, 0, size, &all->tiles, n * size, 0);
    for (edges = BOARD_NORTH | BOARD_EAST; edges <= (BOARD_SOUTH | BOARD_WEST); edges++)
        if (board_letter(edges) != '?')
            paint_tracks(&once, board_letter(edges) - 'a', edges);
    all->numbers = (struct letters){.cap = pixels(size, 210 * CAP / 100), .bold = true};
    all->labels = (struct letters){.cap = pixels(size, 260 * CAP / 100)};
    all->captions = (struct letters){.cap = pixels(size < 24 ? 24 : size, 340 * CAP / 100)};
    all->titles = (struct letters){.cap = pixels(size < 24 ? 24 : size, 420 * CAP / 100), .bold = true};
}

/* Puts a painted tile, given by its white edges, on a space. */
static void put_tile(const struct painting *p, int x, int y, unsigned edges)
{
    canvas_copy(&p->painter->tiles, (board_letter(edges) - 'a') * p->size, p->size, p->to, p->left + x * p->size,
                p->top + y * p->size);
}

/* Puts a painted tile half transparent on a space. */
static void put_ghost(const struct painting *p, int x, int y, unsigned edges)
{
    int from = (board_letter(edges) - 'a') * p->size, i, k;

    for (k = 0; k < p->size; k++)
        for (i = 0; i < p->size; i++)
            canvas_blend(p->to, p->left + x * p->size + i, p->top + y * p->size + k,
                         p->painter->palette.colours[*canvas_at(&p->painter->tiles, from + i, k)], CANVAS_COVER / 2);
}

static void paint_frame(const struct painting *p, int x, int y, int line, canvas_colour colour)
{
    const struct shape s = {.x = 500, .y = 500, .u = 500 + line / 2, .v = 500 + line / 2,
                            .radius = FRAME_ROUNDING + line / 2, .line = line};

    paint(p, x, y, s, colour);
}

static void paint_won(const struct painting *p)
{
    const struct game *g = p->scene->game;
    enum board_colour winner = g->result.winner == GAME_WHITE ? BOARD_WHITE : BOARD_BLACK;
    unsigned char *won = path_won(g);
    int glow, i;

    for (glow = 1; won && glow >= 0; glow--)
        for (i = 0; i < g->board.count; i++)
            if (won[i])
                paint_track(p, g->board.tiles[i].x, g->board.tiles[i].y, path_track(&g->board.tiles[i], winner),
                            glow ? GLOW : WON,
                            glow ? p->theme->last : winner == BOARD_WHITE ? p->theme->white : p->theme->black);
    free(won);
}

static void paint_numbers(const struct painting *p)
{
    const struct scene *s = p->scene;
    int i;

    for (i = 0; i < game_tiles_after(s->game, s->moves); i++) {
        const struct board_tile *t = &s->game->board.tiles[i];
        struct text number = TEXT(t->number < 0 ? -t->number : t->number);
        int y = SHAPE_NUMBER_Y + shape_number_shift(t->edges);

        if (t->number > 0 || (t->number && s->settings->all))
            letters_write(&p->painter->numbers, number, p->left + t->x * p->size + pixels(p->size, SHAPE_NUMBER_X),
                          p->top + t->y * p->size + pixels(p->size, y),
                          t->number < 0 ? p->theme->forced : p->theme->number, p->to, NULL);
    }
}

/* Paints the ends of the tracks that cross these edges of a space. */
static void paint_ends(const struct painting *p, int x, int y, unsigned edges, int line, canvas_colour colour)
{
    int side;

    for (side = 0; side < 4; side++) {
        struct shape_point at = shape_sides[side];
        struct shape s = {.x = at.x + (500 - at.x) * SHAPE_END / 1000,
                          .y = at.y + (500 - at.y) * SHAPE_END / 1000};

        s.u = at.x == 500 ? line / 2 : SHAPE_END / 2;
        s.v = at.x == 500 ? SHAPE_END / 2 : line / 2;
        if (edges >> side & 1)
            paint(p, x, y, s, colour);
    }
}

/* The refused tile, half transparent, and the space that no tile would fit then, with the tracks that enter it. */
static void paint_error(const struct painting *p, const struct game_error *e)
{
    bool three = e->reason == MOVE_THREE_PATHS;
    int x = three ? e->bad_x : e->x, y = three ? e->bad_y : e->y;
    struct shape ground = plate;

    if (e->edges)
        put_ghost(p, e->x, e->y, e->edges);
    ground.u = ground.v = 500;
    paint(p, x, y, ground, ALARM | 0x1F000000U);
    paint_frame(p, x, y, FRAME_BAD, SOLID(ALARM));
    if (three) {
        unsigned white = e->bad_entering & BOARD_EDGES, black = e->bad_entering >> 4 & BOARD_EDGES;

        paint_ends(p, x, y, white | black, ALARM_LINE, SOLID(ALARM));
        paint_ends(p, x, y, black, SHAPE_LINE, p->theme->black);
        paint_ends(p, x, y, white, SHAPE_LINE, p->theme->white);
    }
}

static void paint_ring(const struct painting *p, const struct mark *m, const struct shape_ring *r, int line,
                       canvas_colour colour)
{
    int outer = r->radius + line / 2;
    const struct shape s = {.x = 500, .y = 500, .u = outer, .v = outer, .radius = outer, .line = line,
                            .dashes = r->dash ? r->radius * 6 / 360 : 0};

    paint(p, m->x, m->y, s, colour);
}

static void paint_marks(const struct painting *p, const struct mark_list *marks)
{
    unsigned tiles[MARK_TILES];
    int i;

    for (i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles)) {
            const struct shape ground = {.x = 500, .y = 500, .u = SHAPE_GROUND / 2,
                                         .v = SHAPE_GROUND / 2, .radius = SHAPE_ROUNDING};

            paint(p, marks->all[i].x, marks->all[i].y, ground, (p->theme->tile & 0xFFFFFFU) | 0x80000000U);
        }
    for (i = 0; i < marks->count; i++) {
        const struct mark *m = &marks->all[i];
        const struct shape_ring *r = &shape_rings[m->kind][m->colour];
        const struct shape disc = {.x = 500, .y = 500, .u = r->disc, .v = r->disc, .radius = r->disc};

        if (r->disc)
            paint(p, m->x, m->y, disc, p->theme->tile);
        paint_ring(p, m, r, r->edge, p->theme->edge);
        paint_ring(p, m, r, r->line, m->colour == BOARD_WHITE ? p->theme->white : p->theme->black);
    }
}

/* Letters above the columns, numbers left of the rows. */
static void paint_labels(const struct painting *p, const struct extent *layout, const struct extent *all)
{
    struct letters *l = &p->painter->labels;
    int i;

    for (i = 0; i < extent_width(layout); i++) {
        struct text column = notation_column(i + 1, NOTATION_SPACE);

        letters_write(l, column, p->left + (layout->left + i) * p->size + (p->size - letters_width(l, column)) / 2,
                      p->top + all->top * p->size - pixels(p->size, SHAPE_LABEL_ABOVE), SOLID(GREY), p->to, NULL);
    }
    for (i = 0; i < extent_height(layout); i++) {
        struct text row = TEXT(i + 1);

        letters_write(l, row, p->left + all->left * p->size - pixels(p->size, SHAPE_LABEL_LEFT) - letters_width(l, row),
                      p->top + (layout->top + i) * p->size + pixels(p->size, SHAPE_LABEL_BELOW), SOLID(GREY), p->to,
                      NULL);
    }
}

/* Paints the board with all that belongs to it; `all` holds the layout and what is beyond it. */
static void paint_board(const struct painting *p, const struct extent *layout, const struct extent *all,
                        const struct game_error *error)
{
    const struct scene *s = p->scene;
    const struct game *g = s->game;
    int i;

    for (i = 0; i < game_tiles_after(g, s->moves); i++)
        put_tile(p, g->board.tiles[i].x, g->board.tiles[i].y, g->board.tiles[i].edges);
    if (s->moves && shows(s, SCENE_LAST) && !error)
        paint_frame(p, g->board.tiles[g->moves[s->moves - 1].tile].x, g->board.tiles[g->moves[s->moves - 1].tile].y,
                    FRAME, p->theme->last);
    if (shows(s, SCENE_PATH) && s->moves == g->count && g->result.winner)
        paint_won(p);
    if (shows(s, SCENE_NUMBERS))
        paint_numbers(p);
    if (error)
        paint_error(p, error);
    if (s->analysis)
        paint_marks(p, &s->analysis->marks);
    if (shows(s, SCENE_LABELS) && game_tiles_after(g, s->moves))
        paint_labels(p, layout, all);
}

/* The colour of words on a background. */
static canvas_colour ink_of(int background)
{
    int rgb = background - 1;

    if (!background)
        return SOLID(GREY);
    return (rgb >> 16) * 299 + (rgb >> 8 & 255) * 587 + (rgb & 255) * 114 >= 128000 ? SOLID(0x333333) : SOLID(0xdde1e5);
}

/* Lines of text, and the letters in which they are written. */
struct lines {
    struct sink text;
    struct letters *letters;
};

/* Cuts off *rest what fits into a width, if possible whole words. */
static struct text next_line(struct letters *l, struct text *rest, int width)
{
    struct text left = *rest, line;
    const char *blank = NULL, *end = left.at;
    int used = 0;

    while (left.length) {
        const char *at = left.at;

        blank = *at == ' ' ? at : blank;
        text_rune(&left);
        used += letters_width(l, text_between(at, left.at));
        if (used > width && at > rest->at) {
            end = blank ? blank : at;
            break;
        }
        end = left.at;
    }
    line = text_between(rest->at, end);
    *rest = text_trim(text_skip(*rest, line.length));
    return line;
}

/* Writes lines in the middle of a picture, from the pixel y on, broken where they are wider than `width`. Returns their
   height, and widens *widest to hold them; without a picture it does only that. */
static int write_lines(const struct painting *p, const struct lines *l, int width, int y, int *widest)
{
    struct text all = sink_contents(&l->text), line;
    int top = y, step = 2 * l->letters->cap;

    while (text_line(&all, &line))
        for (line = text_trim(line); line.length; y += step) {
            struct text part = next_line(l->letters, &line, width);
            int needed = letters_width(l->letters, part);

            *widest = needed > *widest ? needed : *widest;
            if (p->to)
                letters_write(l->letters, part, (p->to->width - needed) / 2, y + (step + l->letters->cap) / 2,
                              ink_of(p->scene->settings->values[BOARD_BACKGROUND]), p->to,
                              p->scene->settings->missing);
        }
    return y - top;
}

/* The words around a board: title and names above that of a new game, below the last move, marks and result. */
static void collect(const struct scene *s, bool whole, struct lines lines[3])
{
    struct sink *below = &lines[2].text;

    if (s->settings->quiet)
        return;
    if (s->new_game || whole) {
        sink_text(&lines[0].text, s->game->title);
        scene_names(s, &lines[1].text);
    }
    if (s->settings->position)
        scene_after(s, below);
    sink_byte(below, '\n');
    if (s->analysis)
        analysis_text_write(s, ANALYSIS_TEXT_CAPTION, below);
    if (s->moves == s->game->count && (s->game->result.by || s->game->error_count))
        scene_result(s, below);
}

/* The part of a picture that the board takes, and the margins around the tiles in it. */
struct frame {
    struct extent layout, all; /* of the tiles; of all that is drawn */
    int size, left, top, gap;
    int width, height;
};

enum { WIDEST = 8000 /* pixels of a board: of more, tiles are half as large, or a quarter ... */ };

static struct frame frame_of(const struct scene *s, bool whole, const struct game_error *error, int size)
{
    struct frame f = {.layout = game_extent(s->game, s->moves), .gap = pixels(size, GAP)};
    const struct extent game = game_extent(s->game, s->game->count);
    int rows = extent_height(&f.layout);

    f.all = whole ? game : f.layout;
    if (s->analysis)
        mark_widen(&s->analysis->marks, &f.all);
    if (error || (whole && scene_refused_here(s)))
        extent_take_in(&f.all, scene_refused_here(s)->x, scene_refused_here(s)->y);
    f.left = f.top = f.gap;
    if (shows(s, SCENE_LABELS) && (game_tiles_after(s->game, s->moves) || whole)) {
        if (whole)
            rows = extent_height(&game);
        f.left += pixels(size, SHAPE_LABEL_LEFT + 2 * SHAPE_HALF_DIGIT * text_digits(rows));
        f.top = 4 * f.gap;
    }
    f.size = size;
    f.width = f.left + extent_width(&f.all) * size + f.gap;
    f.height = f.top + extent_height(&f.all) * size + f.gap;
    return f.width > WIDEST || f.height > WIDEST ? frame_of(s, whole, error, size / 2) : f;
}

void board_paint(struct painter *painter, const struct scene *s, bool whole, struct canvas *to)
{
    const struct game_error *error = shows(s, SCENE_ERROR) ? scene_refused_here(s) : NULL;
    const int *values = s->settings->values;
    int size = values[BOARD_SIZE], narrowest = pixels(size < 24 ? 24 : size, 8400), widest = 0, y[4] = {0}, n;
    struct frame f = frame_of(s, whole, error, size);
    struct painting p = {.painter = painter, .scene = s, .theme = &themes[values[SCENE_THEME]], .size = f.size};
    int room = f.width > narrowest ? f.width : narrowest;
    struct lines lines[3] = {{.letters = &painter->titles}, {.letters = &painter->captions},
                             {.letters = &painter->captions}};

    prepare(&p);
    collect(s, whole, lines);
    for (n = 0; n < 3; n++) {
        y[n + 1] = y[n] + write_lines(&p, &lines[n], room, 0, &widest);
        if (n == 1) {
            p.top = y[2] + (y[2] ? f.gap : 0) + f.top - f.all.top * p.size;
            y[2] += (y[2] ? f.gap : 0) + f.height;
        }
    }
    widest = widest + 2 * f.gap > f.width ? widest + 2 * f.gap : f.width;
    widest = widest > to->width ? widest : to->width;
    y[3] += y[3] > y[2] ? f.gap : 0;
    to->palette = &painter->palette;
    canvas_open(to, widest, y[3] > to->height ? y[3] : to->height, board_ground(s->settings));
    p.to = to;
    p.left = (widest - f.width) / 2 + f.left - f.all.left * p.size;
    paint_board(&p, &f.layout, &f.all, error);
    for (n = 0; n < 3; n++) {
        write_lines(&p, &lines[n], room, y[n], &widest);
        sink_free(&lines[n].text);
    }
}
