/* out_ascii: the board in characters, with title and players above it, and the result below. */

#include "render/glyphs.h"

enum { KEY_LABELS, KEY_COLOUR, KEY_LAST, KEY_PATH, KEY_WIDTH };

enum { COLOUR_NO, COLOUR_YES, COLOUR_AUTO };

static const struct setting table[] = {
    [KEY_LABELS] = SETTING_ON("labels"),
    [KEY_COLOUR] = {.name = "colour", .kind = SETTING_CHOICE, .words = "no yes auto"},
    [KEY_LAST] = SETTING_ON("last"),
    [KEY_PATH] = SETTING_ON("path"),
    [KEY_WIDTH] = {.name = "width", .kind = SETTING_NUMBER, .words = "COLUMNS or 80", .min = 1, .max = 10000},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* The ANSI colours of each ink, first for most tiles, then for the last tile. Tiles are red, as in the real game, with
   outlines of a lighter red. The background is green on the winning path and magenta on the last tile. */
static const char *const inks[][2] = {
    [FONT_PAGE] = {"\033[0m", ""},
    [FONT_TILE] = {"\033[91;41m", "\033[95;45m"},
    [FONT_WHITE] = {"\033[97;41m", "\033[97;45m"},
    [FONT_BLACK] = {"\033[30;41m", "\033[30;45m"},
    [FONT_NUMBER] = {"\033[93;41m", "\033[93;45m"},
    [FONT_WON_WHITE] = {"\033[97;42m", "\033[97;42m"},
    [FONT_WON_BLACK] = {"\033[30;42m", "\033[30;42m"},
};

/* A board that is being written line by line. Zero the struct before the first board; later boards reuse it. */
struct board_lines {
    const struct scene *scene;
    const struct font *font;
    struct sink *to;
    bool coloured;
    uint32_t *line; /* characters, as in font.glyphs */
    size_t capacity;
    struct extent layout;
    const struct board_tile *last; /* the tile to highlight; NULL: none */
    unsigned char *won;            /* for each tile, whether it is on the winning path; NULL: highlight no path */
    enum font_ink winner;          /* FONT_WHITE or FONT_BLACK: the ink of the winner's tracks in the font */
    int columns;
    int margin; /* number of characters before the tiles, for row numbers */
    int length; /* a line is at most this long */
};

/* Writes the line without the spaces at its end. In colour, writes an escape sequence wherever the ink changes. */
static void end_line(const struct board_lines *c)
{
    uint32_t ink = FONT_PAGE;
    int length = c->length, i;

    while (length && (c->line[length - 1] & FONT_RUNE) == ' ')
        length--;
    for (i = 0; i < length; i++) {
        if (c->coloured && c->line[i] >> FONT_INK != ink) {
            ink = c->line[i] >> FONT_INK;
            sink_string(c->to, inks[ink % FONT_LAST][ink / FONT_LAST]);
        }
        c->to->used += text_utf8(c->line[i] & FONT_RUNE, sink_reserve(c->to, 4));
    }
    SINK(c->to, ink != FONT_PAGE ? inks[FONT_PAGE][0] : "", "\n");
}

static void put_character(struct board_lines *c, int at, char letter, enum font_ink ink)
{
    c->line[at] = (unsigned char)letter | (uint32_t)ink << FONT_INK;
}

static void begin_line(struct board_lines *c)
{
    for (int at = 0; at < c->length; at++)
        put_character(c, at, ' ', FONT_PAGE);
}

/* Fills the fields of the glyph at `at` with the number of a tile, or with spaces if this number is not shown. */
static void put_number(struct board_lines *c, const struct board_tile *t, int at)
{
    int number = t->number < 0 && !c->scene->settings->all ? 0 : t->number, end = at + c->font->width;

    for (; at < end; at++)
        if (c->line[at] & FONT_FIELD)
            put_character(c, at, font_field(number, c->line[at]), FONT_NUMBER);
}

/* Highlights the winner's track in one line of a glyph. `rune` is the first character of the glyph in this line. */
static void show_won(struct board_lines *c, uint32_t *rune)
{
    const uint32_t *end = rune + c->font->width;

    for (; rune < end; rune++)
        if (!(*rune & FONT_FIELD) && *rune >> FONT_INK == c->winner)
            *rune = font_swap(c->font, FONT_WINNING_PATH, *rune & FONT_RUNE) |
                    (uint32_t)(c->winner - FONT_WHITE + FONT_WON_WHITE) << FONT_INK;
}

/* Puts one line of the glyphs of a row's tiles into c->line. Where tiles share a border, the left tile is shown. */
static void put_glyphs(struct board_lines *c, int row, int line)
{
    const struct font *f = c->font;
    const struct scene *s = c->scene;

    for (int x = c->columns - 1; x >= 0; x--) {
        const struct board_tile *t = game_tile(s->game, s->moves, c->layout.left + x, c->layout.top + row);
        int at = c->margin + x * f->step_x;
        const uint32_t *glyph;

        if (!t)
            continue;
        glyph = f->glyphs + f->begin[t->edges] + line * f->width;
        memcpy(c->line + at, glyph, (size_t)f->width * sizeof *glyph);
        if (c->won && c->won[t - s->game->board.tiles])
            show_won(c, c->line + at);
        if (f->fields)
            put_number(c, t, at);
    }
}

/* Highlights the last tile in the line, with the borders that the tile shares with its neighbours. */
static void show_last(struct board_lines *c)
{
    int column = c->last->x - c->layout.left;
    uint32_t *rune = c->line + c->margin + column * c->font->step_x, *end = rune + c->font->width;

    for (; rune < end; rune++)
        *rune = font_swap(c->font, FONT_LAST_TILE, *rune & FONT_RUNE) | (*rune & ~FONT_RUNE) |
                (uint32_t)FONT_LAST << FONT_INK;
}

/* How many lines the names of columns take: one if the longest name fits above a column, else one for each letter. */
static int label_lines(const struct font *f, int columns)
{
    int longest = (int)notation_column(columns, NOTATION_SPACE).length;

    return longest < f->step_x ? 1 : longest;
}

static void draw_columns(struct board_lines *c)
{
    const struct font *f = c->font;
    char name[NOTATION_WORD];
    int lines = label_lines(f, c->columns), column, i, row;

    for (row = 0; row < lines; row++) {
        begin_line(c);
        for (column = 1; column <= c->columns; column++) {
            int length = (int)notation_column(column, name).length, at = c->margin + (column - 1) * f->step_x;

            if (lines == 1)
                for (i = 0, at += (f->width - length) / 2; i < length; i++)
                    put_character(c, at + i, name[i], FONT_PAGE);
            else if (row >= lines - length)
                put_character(c, at + (f->width - 1) / 2, name[row - (lines - length)], FONT_PAGE);
        }
        end_line(c);
    }
}

/* Draws a row of tiles. Its first lines are the border that the row shares with the row above; on this border, the
   lower tiles are shown. `after_last`: draws only the border below the last row. */
static void draw_row(struct board_lines *c, int row, bool after_last)
{
    const struct font *f = c->font;
    int shared = f->height - f->step_y, lines = after_last ? shared : f->step_y, line;
    int number_at = after_last || !c->margin ? -1 : (f->height - 1) / 2, number, at;
    int below = c->last ? row - (c->last->y - c->layout.top) : -1; /* how many rows below the last tile this row is */

    for (line = 0; line < lines; line++) {
        begin_line(c);
        for (number = line == number_at ? row + 1 : 0, at = c->margin - 2; number; number /= 10)
            put_character(c, at--, (char)('0' + number % 10), FONT_PAGE);
        if (line < shared)
            put_glyphs(c, row - 1, line + f->step_y);
        put_glyphs(c, row, line);
        if (below == 0 || (below == 1 && line < shared))
            show_last(c);
        end_line(c);
    }
}

static int margin_of(const struct scene *s, int rows)
{
    return s->settings->values[KEY_LABELS] ? text_digits(rows) + 1 : 0;
}

/* Whether the terminal has room for a board in font f, `text` lines of text and a prompt. In a film, tests the last
   board. */
static bool fits_terminal(const struct scene *s, const struct font *f, int text)
{
    const struct render_settings *settings = s->settings;
    struct extent e = game_extent(s->game, settings->film ? s->game->count : s->moves);
    int columns = extent_width(&e), rows = extent_height(&e), labels = settings->values[KEY_LABELS];
    int wide = margin_of(s, rows) + (columns - 1) * f->step_x + f->width;
    int high = (labels ? label_lines(f, columns) : 0) + (rows - 1) * f->step_y + f->height;

    return wide <= (settings->values[KEY_WIDTH] ? settings->values[KEY_WIDTH] : settings->columns) &&
           (!settings->lines || high + text < settings->lines);
}

/* Chooses the first font in which the board and `text` lines of text fit the terminal; if there is none, the last font.
   In colour, each of the two smallest fonts makes way for the font that load_sizes provides. */
static void choose_font(struct board_lines *c, const struct scene *s, int text)
{
    const struct render_settings *settings = s->settings;
    int colour = settings->values[KEY_COLOUR], i = 0;

    while (i < settings->font_count - 1 && !fits_terminal(s, &settings->fonts[i], text))
        i++;
    c->coloured = colour == COLOUR_YES || (colour == COLOUR_AUTO && settings->coloured);
    c->font = &settings->fonts[c->coloured && i >= LOAD_SIZES - 2 ? i + 2 : i];
    c->coloured = c->coloured && c->font->coloured;
}

/* Draws the board. If requested, highlights the last tile (from move 2 on) and the winning path. Highlights nothing if
   the board has no colours and the font replaces no characters. */
static void draw_board(struct board_lines *c, const struct scene *s, struct sink *to)
{
    const int *values = s->settings->values;
    const struct game *g = s->game;
    const struct extent layout = game_extent(g, s->moves);
    int rows = extent_height(&layout), row;
    bool visible;

    c->scene = s;
    c->layout = layout;
    c->columns = extent_width(&layout);
    c->margin = margin_of(s, rows);
    c->to = to;
    visible = c->coloured || c->font->pair_count;
    c->last = visible && values[KEY_LAST] && s->moves > 1 ? &g->board.tiles[g->moves[s->moves - 1].tile] : NULL;
    c->won = visible && values[KEY_PATH] && s->moves == g->count ? path_won(g) : NULL;
    c->winner = g->result.winner == GAME_BLACK ? FONT_BLACK : FONT_WHITE;
    c->length = c->margin + c->columns * c->font->step_x + c->font->width;
    c->line = memory_grow(c->line, &c->capacity, (size_t)c->length, sizeof *c->line);
    if (values[KEY_LABELS] && rows)
        draw_columns(c);
    for (row = 0; row <= rows && rows; row++)
        draw_row(c, row, row == rows);
    free(c->won);
}

/* Writes title, players, rules and an empty line. From game 2 on, a game without names gets the title `Game N`. */
static void write_heading(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;

    if (g->title.length || (g->index > 1 && !g->white.length && !g->black.length)) {
        scene_title(s, g->index, to);
        sink_byte(to, '\n');
    }
    scene_names(s, to);
    if (to->used)
        sink_byte(to, '\n');
}

static void write_caption(const struct scene *s, struct sink *to)
{
    if (s->settings->position && s->moves) {
        scene_after(s, to);
        sink_byte(to, '\n');
    }
    (s->moves == s->game->count ? scene_result : scene_turn)(s, to);
    sink_byte(to, '\n');
    analysis_text_write(s, ANALYSIS_TEXT_LIST, to);
}

/* Chooses the font at the first board of a game, so that all boards of a film have one font. */
static void draw(const struct scene *s, struct sink *to)
{
    struct board_lines *c = s->state;
    struct sink above = {0}, below = {0};

    if (!s->settings->quiet) {
        write_heading(s, &above);
        write_caption(s, &below);
    }
    if (s->new_game)
        choose_font(c, s, text_lines(sink_contents(&above)) + text_lines(sink_contents(&below)));
    if (s->nth)
        sink_byte(to, '\n');
    sink_lines(to, sink_contents(&above));
    draw_board(c, s, to);
    sink_text(to, sink_contents(&below));
    sink_free(&above);
    sink_free(&below);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct board_lines *c = state;

    (void)settings;
    (void)to;
    free(c->line);
}

const struct backend out_ascii = {
    .name = "ascii", .extensions = "txt", .settings = table, .state_size = sizeof(struct board_lines), .draw = draw,
    .end = end};
