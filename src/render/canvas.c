#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

enum { PIECE = 1024 /* characters that are printed in one go */ };

/* How a terminal is told of an ink: red tiles, as the first ones were, with what is neither track hardly
   lighter. ORDER: enum font_ink. */
static const char *const inks[] = {"\033[0m", "\033[91;41m", "\033[97;41m", "\033[30;41m", "\033[93;41m"};

/* What the lines of a row show of one of its columns: up to where the next piece begins. Behind the last there is one
   more, of which only that counts. */
struct canvas_piece {
    const struct board_tile *tile; /* NULL: blanks */
    size_t glyph;                  /* where its first line begins in the font */
    int at;                        /* and on the canvas */
};

static void print_runes(const uint32_t *rune, const uint32_t *end, struct sink *to)
{
    while (rune < end) {
        char *at = sink_reserve(to, PIECE * 4), *start = at;
        const uint32_t *stop = end - rune < PIECE ? end : rune + PIECE;

        for (; rune < stop; rune++) {
            uint32_t plain = *rune & FONT_RUNE;

            if (plain < 0x80)
                *at++ = (char)plain;
            else
                at += text_utf8(plain, at);
        }
        to->used += (size_t)(at - start);
    }
}

/* The same in colour: each run of one ink behind its sequence. */
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

/* Begins a line. Bytes are put together where they are to be printed from. */
static void begin_line(struct canvas *c, struct sink *to)
{
    if (c->plain)
        c->line = sink_reserve(to, (size_t)c->length + FONT_LARGEST);
}

/* Ends a line that is so long, without the blanks behind it. */
static void end_line(const struct canvas *c, int length, struct sink *to)
{
    if (!c->plain) {
        while (length && (c->runes[length - 1] & FONT_RUNE) == ' ')
            length--;
        (c->colour ? print_inks : print_runes)(c->runes, c->runes + length, to);
    } else {
        while (length && c->line[length - 1] == ' ')
            length--;
        to->used += (size_t)length;
    }
    sink_byte(to, '\n');
}

static void put(struct canvas *c, int at, char letter, enum font_ink ink)
{
    if (c->plain)
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

/* The number of the move that laid a tile, in the fields of its glyph. */
static void put_fields(const struct scene *s, struct canvas *c, const struct canvas_piece *p,
                       const uint32_t *glyph)
{
    const struct board_tile *t = p->tile;
    char digits[FONT_LARGEST];
    int i;

    for (i = 0; i < p[1].at - p->at; i++)
        if (glyph[i] & FONT_FIELD) {
            font_field(t->number < 0 && !s->settings->all ? 0 : t->number, (int)(glyph[i] >> 8 & 0xFF), digits);
            put(c, p->at + i, digits[glyph[i] & 0xFF], FONT_NUMBER);
        }
}

/* Chooses what the next lines show. Where two rows share a border, the lower tile has it; else the left one of
   two. */
static void cut_pieces(const struct font *f, struct canvas *c, bool shared)
{
    const struct board_tile *const *over = shared ? c->above : c->here, *left = NULL, *left_here = NULL;
    int overlap = f->width - f->step_x, at = c->margin, columns = c->columns, end = at, x;
    size_t below = (size_t)f->step_y * (size_t)f->width;
    struct canvas_piece *p = c->pieces;

    for (x = 0; x < columns; x++, p++, at += f->step_x) {
        const struct board_tile *here = c->here[x], *tile = here ? here : over[x];
        int skip = left && (left_here || !here) ? overlap : 0;
        size_t glyph = f->begin[tile ? tile->edges : 0] + (tile == here ? 0 : below);

        p->tile = tile;
        p->glyph = glyph + (size_t)skip;
        p->at = at + skip;
        if (tile)
            end = at + f->width;
        left = tile;
        left_here = here;
    }
    p->at = at + overlap;
    c->end = end;
}

/* A line is painted from left to right, each piece as wide as the font or wider: what reaches into the next one is
   painted over by that. Behind the last there is room. */
static void paint_bytes(char *line, const char *glyphs, int width, const struct canvas_piece *p,
                        const struct canvas_piece *end)
{
    enum { SMALL = FONT_LARGEST / 2 };

    if (width <= SMALL)
        for (; p < end; p++)
            memcpy(line + p->at, glyphs + p->glyph, SMALL);
    else
        for (; p < end; p++)
            memcpy(line + p->at, glyphs + p->glyph, FONT_LARGEST);
}

static void paint_runes(uint32_t *line, const uint32_t *glyphs, const struct canvas_piece *p,
                        const struct canvas_piece *end)
{
    for (; p < end; p++)
        memcpy(line + p->at, glyphs + p->glyph, FONT_LARGEST * sizeof *line);
}

static void paint_line(const struct scene *s, struct canvas *c, int row)
{
    const struct font *f = s->settings->font;
    const struct canvas_piece *p = c->pieces, *end = p + c->columns;
    size_t from = (size_t)row * (size_t)f->width;

    if (c->plain)
        paint_bytes(c->line, c->plain + from, f->width, p, end);
    else
        paint_runes(c->runes, f->glyphs + from, p, end);
    for (; f->fields && p < end; p++)
        if (p->tile)
            put_fields(s, c, p, f->glyphs + p->glyph + from);
}

/* Goes on to the next row of the board: what was here is above. */
static void next_row(const struct scene *s, struct canvas *c, int y)
{
    const struct board_tile **spare = c->above;

    c->above = c->here;
    c->here = spare;
    game_row(s->game, s->moves, game_extent(s->game, s->moves).left, y, c->columns, c->here);
}

/* The letters above the columns: side by side where they fit between the tiles, else downwards. */
static void print_columns(const struct font *f, struct canvas *c, struct sink *to)
{
    char name[NOTATION_WORD];
    int longest = (int)notation_column(c->columns, name), column, i, row;
    bool across = longest == 1 || longest < f->step_x;

    for (row = 0; row < (across ? 1 : longest); row++) {
        begin_line(c, to);
        put_blanks(c, c->length);
        for (column = 1; column <= c->columns; column++) {
            int length = (int)notation_column(column, name);
            int at = c->margin + (column - 1) * f->step_x;

            if (across)
                for (i = 0, at += (f->width - length) / 2; i < length; i++)
                    put(c, at + i, name[i], FONT_PAGE);
            else if (row >= longest - length)
                put(c, at + (f->width - 1) / 2, name[row - (longest - length)], FONT_PAGE);
        }
        end_line(c, c->length, to);
    }
}

/* The margin before a line, with a number in it unless that is 0. */
static void put_margin(struct canvas *c, long number)
{
    int i = c->margin - 1;

    put_blanks(c, c->margin);
    for (; number; number /= 10)
        put(c, --i, (char)('0' + number % 10), FONT_PAGE);
}

/* Gets a canvas ready for a board of so many columns. */
static void stretch(struct canvas *c, const struct font *f, int margin, int columns)
{
    size_t count = (size_t)columns;
    int i;

    c->margin = margin;
    c->columns = columns;
    c->length = margin + (columns ? columns - 1 : 0) * f->step_x + f->width;
    if (!c->plain)
        c->runes = memory_grow(c->runes, &c->rune_capacity, (size_t)c->length + FONT_LARGEST, sizeof *c->runes);
    c->rows = memory_grow(c->rows, &c->row_capacity, count * 2, sizeof(const struct board_tile *));
    c->above = c->rows;
    c->here = c->rows + count;
    c->pieces = memory_grow(c->pieces, &c->piece_capacity, count + 1, sizeof *c->pieces);
    for (i = 0; i < columns; i++)
        c->here[i] = NULL;
}

/* The lines of a row of tiles; of the one below the last row, nothing but the border that they share. */
static void paint_row(const struct scene *s, struct canvas *c, int row, bool last, struct sink *to)
{
    const struct font *f = s->settings->font;
    int shared = f->height - f->step_y, lines = last ? shared : f->step_y, line;
    int number_at = last || !c->margin ? -1 : (f->height - 1) / 2;

    for (line = 0; line < lines; line++) {
        if (line == 0 || line == shared)
            cut_pieces(f, c, line < shared);
        begin_line(c, to);
        put_margin(c, line == number_at ? row + 1 : 0);
        paint_line(s, c, line);
        end_line(c, c->end, to);
    }
}

void canvas_paint(struct canvas *c, const struct scene *s, bool labels, bool coloured, struct sink *to)
{
    const struct font *f = s->settings->font;
    struct extent e = game_extent(s->game, s->moves);
    int rows = extent_height(&e), row;

    c->colour = f->coloured && coloured;
    c->plain = c->colour ? NULL : f->bytes;
    stretch(c, f, labels ? text_digits(rows) + 1 : 0, extent_width(&e));
    if (labels && rows)
        print_columns(f, c, to);
    for (row = 0; row <= rows && rows; row++) {
        next_row(s, c, e.top + row);
        paint_row(s, c, row, row == rows, to);
    }
}

void canvas_free(struct canvas *c)
{
    free(c->runes);
    free(c->rows);
    free(c->pieces);
}
