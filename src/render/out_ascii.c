/* out_ascii: the board in characters, with title and players above it, and the result below. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "render/glyphs.h"

#include <stdlib.h>

enum { KEY_LABELS, KEY_COLOUR, KEY_LAST, KEY_PATH, KEY_WIDTH };

enum { COLOUR_NO, COLOUR_YES, COLOUR_AUTO };

enum { NOWHERE = -2 /* a row that is neither on the board nor above it */ };

static const struct setting table[] = {
    [KEY_LABELS] = SETTING_ON("labels"),
    [KEY_COLOUR] = {.name = "colour", .kind = SETTING_CHOICE, .words = "no yes auto"},
    [KEY_LAST] = SETTING_ON("last"),
    [KEY_PATH] = SETTING_ON("path"),
    [KEY_WIDTH] = {.name = "width", .kind = SETTING_NUMBER, .min = 1, .max = 10000}, /* 0: that of the terminal */
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* ANSI colours of the inks: tiles are red, as those of the game are, with other lines a little lighter. The winning
   path lies on green, the last tile is magenta. ORDER: enum font_ink, with FONT_LAST added in the second half. */
static const char *const inks[] = {
    "\033[0m", "\033[91;41m", "\033[97;41m", "\033[30;41m", "\033[93;41m", "\033[97;42m", "\033[30;42m", "",
    "",        "\033[95;45m", "\033[97;45m", "\033[30;45m", "\033[93;45m", "\033[97;42m", "\033[30;42m",
};

/* What a line shows of a column, up to where the next piece begins. After the last piece one more says where that
   ends. */
struct piece {
    const struct board_tile *tile; /* NULL: blanks */
    size_t glyph;                  /* where the piece begins in the font, */
    int at;                        /*   and in the line */
};

/* What is drawn and the line that is being made, whose memory is kept for the next board. Zeroed, it is ready. */
struct canvas {
    const struct scene *scene;
    const struct font *font;
    struct sink *to;
    bool coloured;
    const char *bytes; /* the font's; NULL if a line needs code points or inks. Then a line is made of: */
    char *line;        /*   bytes, in the sink, */
    uint32_t *runes;   /*   or characters as in the font */
    const struct board_tile **rows, **above, **here; /* the two rows of tiles that share a line; NULL: empty */
    struct piece *pieces; /* what a line shows of each column */
    size_t rune_capacity, row_capacity, piece_capacity;
    int last_x, last_y;            /* where the tile of the last move lies; last_y is NOWHERE if it is not shown */
    unsigned char *won;            /* of each tile whether it is on the winning path; NULL: no path is shown */
    size_t winner;                 /* where the font's glyphs with that path begin */
    int columns;
    int margin; /* characters before the tiles */
    int length; /* of a line with a tile in the last column, */
    int end;    /*   and of the line at hand */
};

static void print_runes(const uint32_t *rune, const uint32_t *end, struct sink *to)
{
    char *start = sink_reserve(to, (size_t)(end - rune) * 4), *at = start;

    for (; rune < end; rune++)
        at += text_utf8(*rune & FONT_RUNE, at);
    to->used += (size_t)(at - start);
}

/* The same in colour: before each run of one ink its sequence. */
static void print_inks(const uint32_t *rune, const uint32_t *end, struct sink *to)
{
    uint32_t ink = FONT_PAGE;
    const uint32_t *stop;

    for (; rune < end; rune = stop) {
        if (*rune >> FONT_INK != ink)
            sink_string(to, inks[*rune >> FONT_INK]);
        ink = *rune >> FONT_INK;
        for (stop = rune; stop < end && *stop >> FONT_INK == ink; stop++)
            ;
        print_runes(rune, stop, to);
    }
    if (ink != FONT_PAGE)
        sink_string(to, inks[FONT_PAGE]);
}

/* Begins a line. Bytes are put where the sink will have them. */
static void begin_line(struct canvas *c)
{
    if (c->bytes)
        c->line = sink_reserve(c->to, (size_t)c->length + FONT_LARGEST);
}

/* Ends a line, which has this length or, with blanks at its end, less. */
static void end_line(const struct canvas *c, int length)
{
    if (c->bytes) {
        while (length && c->line[length - 1] == ' ')
            length--;
        c->to->used += (size_t)length;
    } else {
        while (length && (c->runes[length - 1] & FONT_RUNE) == ' ')
            length--;
        (c->coloured ? print_inks : print_runes)(c->runes, c->runes + length, c->to);
    }
    sink_byte(c->to, '\n');
}

static void put(struct canvas *c, int at, char letter, enum font_ink ink)
{
    if (c->bytes)
        c->line[at] = letter;
    else
        c->runes[at] = (unsigned char)letter | (uint32_t)ink << FONT_INK;
}

static void put_blanks(struct canvas *c, int count)
{
    int i;

    for (i = 0; i < count; i++)
        put(c, i, ' ', FONT_PAGE);
}

/* Puts the number of a tile in the field of its glyph, if there is one in this line. */
static void put_field(struct canvas *c, const struct piece *p, const uint32_t *glyph)
{
    int number = p->tile->number < 0 && !c->scene->settings->all ? 0 : p->tile->number;
    char digits[FONT_LARGEST];
    int i;

    for (i = 0; i < p[1].at - p->at; i++)
        if (glyph[i] & FONT_FIELD) {
            font_field(number, (int)(glyph[i] >> 8 & 0xFF), digits);
            put(c, p->at + i, digits[glyph[i] & 0xFF], FONT_NUMBER);
        }
}

/* Chooses what the next lines show. Where two rows share a border, it is that of the lower tile; of two tiles in a row,
   that of the left one. */
static void cut_pieces(struct canvas *c, bool shared)
{
    const struct font *f = c->font;
    const struct board_tile *const *over = shared ? c->above : c->here, *left = NULL, *left_here = NULL;
    int overlap = f->width - f->step_x, at = c->margin, x;
    const struct board_tile *first = c->scene->game->board.tiles;
    size_t below = (size_t)f->step_y * (size_t)f->width;
    struct piece *p = c->pieces;

    c->end = at;
    for (x = 0; x < c->columns; x++, p++, at += f->step_x) {
        const struct board_tile *here = c->here[x], *tile = here ? here : over[x];
        int skip = left && (left_here || !here) ? overlap : 0;
        size_t glyph = f->begin[tile ? tile->edges : 0] + (tile == here ? 0 : below);

        p->tile = tile;
        p->glyph = glyph + (size_t)skip + (c->won && tile && c->won[tile - first] ? c->winner : 0);
        p->at = at + skip;
        if (tile)
            c->end = at + f->width;
        left = tile;
        left_here = here;
    }
    p->at = at + overlap;
}

/* Copies the pieces from left to right, each with more than it needs, which the next one overwrites: memcpy of a fixed
   length is no call, and saves 12 % of -T ascii. */
static void put_bytes(char *line, const char *glyphs, int width, const struct piece *p,
                      const struct piece *end)
{
    enum { SMALL = FONT_LARGEST / 2 };

    if (width <= SMALL)
        for (; p < end; p++)
            memcpy(line + p->at, glyphs + p->glyph, SMALL);
    else
        for (; p < end; p++)
            memcpy(line + p->at, glyphs + p->glyph, FONT_LARGEST);
}

static void put_runes(uint32_t *line, const uint32_t *glyphs, const struct piece *p,
                      const struct piece *end)
{
    for (; p < end; p++)
        memcpy(line + p->at, glyphs + p->glyph, FONT_LARGEST * sizeof *line);
}

/* Puts a line of the pieces' glyphs. */
static void put_tiles(struct canvas *c, int line)
{
    const struct font *f = c->font;
    const struct piece *p = c->pieces, *end = p + c->columns;
    size_t from = (size_t)line * (size_t)f->width;

    if (c->bytes)
        put_bytes(c->line, c->bytes + from, f->width, p, end);
    else
        put_runes(c->runes, f->glyphs + from, p, end);
    for (; f->fields && p < end; p++)
        if (p->tile)
            put_field(c, p, f->glyphs + p->glyph + from);
}

/* Puts the margin, with a number in it unless that is 0. */
static void put_margin(struct canvas *c, long number)
{
    int i = c->margin - 1;

    put_blanks(c, c->margin);
    for (; number; number /= 10)
        put(c, --i, (char)('0' + number % 10), FONT_PAGE);
}

/* A character of the line, and its replacement. */
static uint32_t get_rune(const struct canvas *c, int at)
{
    return c->bytes ? (unsigned char)c->line[at] : c->runes[at];
}

static void set_rune(struct canvas *c, int at, uint32_t rune)
{
    if (c->bytes)
        c->line[at] = (char)rune;
    else
        c->runes[at] = rune;
}

/* Shows the last tile in a line, of which it may share characters with its neighbours. */
static void show_last(struct canvas *c)
{
    int at = c->margin + c->last_x * c->font->step_x, i;

    for (i = 0; i < c->font->width; i++) {
        uint32_t rune = get_rune(c, at + i);

        set_rune(c, at + i, font_swap(c->font, FONT_LAST_TILE, rune & FONT_RUNE) |
                                (c->bytes ? 0 : (rune & ~FONT_RUNE) | (uint32_t)FONT_LAST << FONT_INK));
    }
}

/* Draws the letters above the columns: side by side where they fit between the tiles, else downwards. */
static void draw_columns(struct canvas *c)
{
    const struct font *f = c->font;
    char name[NOTATION_WORD];
    int longest = (int)notation_column(c->columns, name), column, i, row;
    bool across = longest == 1 || longest < f->step_x;

    for (row = 0; row < (across ? 1 : longest); row++) {
        begin_line(c);
        put_blanks(c, c->length);
        for (column = 1; column <= c->columns; column++) {
            int length = (int)notation_column(column, name), at = c->margin + (column - 1) * f->step_x;

            if (across)
                for (i = 0, at += (f->width - length) / 2; i < length; i++)
                    put(c, at + i, name[i], FONT_PAGE);
            else if (row >= longest - length)
                put(c, at + (f->width - 1) / 2, name[row - (longest - length)], FONT_PAGE);
        }
        end_line(c, c->length);
    }
}

/* Goes to the next row of the board. */
static void next_row(struct canvas *c, const struct extent *e, int row)
{
    const struct board_tile **spare = c->above;

    c->above = c->here;
    c->here = spare;
    game_row(c->scene->game, c->scene->moves, e->left, e->top + row, c->columns, c->here);
}

/* Draws the lines of a row, the first of which it shares with the row above; after the last row only these. */
static void draw_row(struct canvas *c, int row, bool after_last)
{
    const struct font *f = c->font;
    int shared = f->height - f->step_y, lines = after_last ? shared : f->step_y, line;
    int number_at = after_last || !c->margin ? -1 : (f->height - 1) / 2;

    for (line = 0; line < lines; line++) {
        if (line == 0 || line == shared)
            cut_pieces(c, line < shared);
        begin_line(c);
        put_margin(c, line == number_at ? row + 1 : 0);
        put_tiles(c, line);
        if ((row == c->last_y && !after_last) || (row - 1 == c->last_y && line < shared))
            show_last(c);
        end_line(c, c->end);
    }
}

/* Makes room for a board of this many columns. */
static void set_columns(struct canvas *c, int columns)
{
    size_t count = (size_t)columns;
    int i;

    c->columns = columns;
    c->length = c->margin + (columns ? columns - 1 : 0) * c->font->step_x + c->font->width;
    if (!c->bytes)
        c->runes = memory_grow(c->runes, &c->rune_capacity, (size_t)c->length + FONT_LARGEST, sizeof *c->runes);
    c->rows = memory_grow(c->rows, &c->row_capacity, count * 2, sizeof(const struct board_tile *));
    c->above = c->rows;
    c->here = c->rows + count;
    c->pieces = memory_grow(c->pieces, &c->piece_capacity, count + 1, sizeof *c->pieces);
    for (i = 0; i < columns; i++)
        c->here[i] = NULL;
}

/* The font for a board: the first in which its lines are not too long, or the last. A film has one for all its
   boards. */
static const struct font *choose_font(const struct canvas *c, const struct scene *s)
{
    const struct render_settings *settings = s->settings;
    struct extent e = game_extent(s->game, settings->film ? s->game->count : s->moves);
    int width = settings->values[KEY_WIDTH] ? settings->values[KEY_WIDTH] : settings->columns, i;
    const struct font *f = settings->font;

    for (i = 0; i < settings->smaller_count; i++) {
        if (c->margin + (extent_width(&e) - 1) * f->step_x + f->width <= width)
            break;
        f = &settings->smaller[i];
    }
    return f;
}

/* Finds the last tile and the winning path, if they are to stand out. */
static void find_shown(struct canvas *c, const struct scene *s)
{
    const int *values = s->settings->values;
    const struct game *g = s->game;
    bool visible = c->coloured || c->font->pair_count;

    c->last_y = NOWHERE;
    if (visible && values[KEY_LAST] && s->moves > 1) {
        struct extent e = game_extent(g, s->moves);
        const struct board_tile *last = &g->board.tiles[g->moves[s->moves - 1].tile];

        c->last_x = last->x - e.left;
        c->last_y = last->y - e.top;
    }
    c->won = visible && values[KEY_PATH] && s->moves == g->count ? path_won(g) : NULL;
    c->winner = c->font->set * (g->result.winner == GAME_BLACK ? FONT_BLACK_WON : FONT_WHITE_WON);
}

/* Lines do not end with blanks. */
static void draw_board(struct canvas *c, const struct scene *s, struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);
    int colour = s->settings->values[KEY_COLOUR], rows = extent_height(&e), row;
    bool labels = s->settings->values[KEY_LABELS];

    c->scene = s;
    c->margin = labels ? text_digits(rows) + 1 : 0;
    c->font = choose_font(c, s);
    c->to = to;
    c->coloured = c->font->coloured && (colour == COLOUR_YES || (colour == COLOUR_AUTO && s->settings->coloured));
    c->bytes = c->coloured ? NULL : c->font->bytes;
    find_shown(c, s);
    set_columns(c, extent_width(&e));
    if (labels && rows)
        draw_columns(c);
    for (row = 0; row <= rows && rows; row++) {
        next_row(c, &e, row);
        draw_row(c, row, row == rows);
    }
    free(c->won);
}

static void print_player(const struct scene *s, enum board_colour colour, struct sink *to)
{
    if (scene_player(s, colour, to))
        sink_byte(to, '\n');
}

/* Title, players and an empty line; nothing for a first game without either. */
static void print_heading(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    bool titled = g->title.length || g->index > 1;
    struct sink lines = {0};

    if (titled) {
        scene_title(s, g->index, &lines);
        sink_byte(&lines, '\n');
    }
    print_player(s, BOARD_WHITE, &lines);
    print_player(s, BOARD_BLACK, &lines);
    if (lines.used)
        sink_byte(&lines, '\n');
    sink_lines(to, sink_contents(&lines));
    sink_free(&lines);
}

/* The lines under the board: which position it is; whose turn it is, or how the game ended. */
static void print_caption(const struct scene *s, struct sink *to)
{
    if (s->settings->position && s->moves) {
        scene_after(s, to);
        sink_byte(to, '\n');
    }
    (s->moves == s->game->count ? scene_result : scene_turn)(s, to);
    sink_byte(to, '\n');
}

static void draw(const struct scene *s, struct sink *to)
{
    if (s->nth)
        sink_byte(to, '\n');
    if (!s->settings->quiet)
        print_heading(s, to);
    draw_board(s->state, s, to);
    if (!s->settings->quiet) {
        print_caption(s, to);
        analysis_text_write(s, ANALYSIS_TEXT_LIST, to);
    }
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct canvas *c = state;

    (void)settings;
    (void)to;
    free(c->runes);
    free(c->rows);
    free(c->pieces);
}

const struct backend out_ascii = {
    .name = "ascii", .extensions = "txt", .settings = table, .state_size = sizeof(struct canvas), .draw = draw,
    .end = end};
