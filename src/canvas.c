#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "font.h"
#include "backend.h"
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

enum { PIECE = 1024 /* characters that are printed in one go */ };

/* How a terminal is told of an ink: red tiles, as the first ones were, with what is neither track hardly
   lighter. ORDER: enum font_ink. */
static const char *const inks[] = {"\033[0m", "\033[91;41m", "\033[97;41m", "\033[30;41m", "\033[93;41m"};

/* A line of characters in the making, and the tiles of the two rows that it may cross: NULL stands for an
   empty space. */
struct canvas {
    bool plain;      /* bytes are enough: */
    char *bytes;     /*   these; or else */
    uint32_t *runes; /*   code points with their inks */
    int length;
    const struct board_tile **above, **here;
    int columns;
    bool colour;
};

static int digits_of(long number)
{
    int digits = 1;

    while (number /= 10)
        digits++;
    return digits;
}

/* Prints characters, and makes them blank. */
static void print_runes(uint32_t *rune, const uint32_t *end, struct sink *to)
{
    while (rune < end) {
        char *at = sink_room(to, PIECE * 4), *start = at;
        const uint32_t *stop = end - rune < PIECE ? end : rune + PIECE;

        for (; rune < stop; *rune++ = ' ') {
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
static void print_inks(uint32_t *rune, const uint32_t *end, struct sink *to)
{
    uint32_t ink = FONT_PAGE, *stop;

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

/* Prints a line without the blanks behind it, and makes it blank again. */
static void print_line(struct canvas *c, struct sink *to)
{
    int length = c->length;

    if (c->plain) {
        while (length && c->bytes[length - 1] == ' ')
            length--;
        sink_text(to, (struct text){c->bytes, (size_t)length});
        memset(c->bytes, ' ', (size_t)length);
    } else {
        while (length && (c->runes[length - 1] & FONT_RUNE) == ' ')
            c->runes[--length] = ' ';
        (c->colour ? print_inks : print_runes)(c->runes, c->runes + length, to);
    }
    sink_byte(to, '\n');
}

static void put(struct canvas *c, int at, char letter, enum font_ink ink)
{
    if (c->plain)
        c->bytes[at] = letter;
    else
        c->runes[at] = (unsigned char)letter | (uint32_t)ink << FONT_INK;
}

/* The number of the move that laid a tile, in the fields of its glyph. */
static void put_fields(const struct backend_scene *s, struct canvas *c, const struct board_tile *t,
                       const uint32_t *glyph, int at)
{
    char digits[FONT_LARGEST];
    int i;

    for (i = 0; i < s->settings->font->wide; i++)
        if (glyph[i] & FONT_FIELD) {
            font_field(t->number < 0 && !s->settings->all ? 0 : t->number, (int)(glyph[i] >> 8 & 0xFF), digits);
            put(c, at + i, digits[glyph[i] & 0xFF], FONT_NUMBER);
        }
}

/* Paints a line of all the tiles in a row of the board, from right to left, so that of two tiles the
   left one has the border they share. */
static void paint_row(const struct backend_scene *s, struct canvas *c, const struct board_tile *const *tiles,
                      int row, int at)
{
    const struct font *f = s->settings->font;
    size_t wide = (size_t)f->wide;
    int x;

    for (x = c->columns - 1, at += x * f->step_x; x >= 0; x--, at -= f->step_x) {
        size_t glyph = tiles[x] ? font_row(f, tiles[x]->edges, row) : 0;

        if (!tiles[x])
            continue;
        if (c->plain)
            memcpy(c->bytes + at, f->bytes + glyph, wide);
        else
            memcpy(c->runes + at, f->glyphs + glyph, wide * sizeof *c->runes);
        if (f->fields)
            put_fields(s, c, tiles[x], f->glyphs + glyph, at);
    }
}

/* Goes on to the next row of the board: what was here is above. */
static void next_row(const struct backend_scene *s, struct canvas *c, int y)
{
    const struct board_tile **spare = c->above;

    c->above = c->here;
    c->here = spare;
    game_row(s->game, s->moves, game_extent(s->game, s->moves).left, y, c->columns, c->here);
}

/* The letters above the columns: side by side where they fit between the tiles, else downwards. */
static void print_columns(const struct backend_scene *s, struct canvas *c, int margin, struct sink *to)
{
    const struct font *f = s->settings->font;
    struct extent e = game_extent(s->game, s->moves);
    int columns = extent_wide(&e), column, i, row;
    char name[NOTATION_WORD];
    int longest = (int)notation_column(columns, name);
    bool across = longest == 1 || longest < f->step_x;

    for (row = 0; row < (across ? 1 : longest); row++) {
        for (column = 1; column <= columns; column++) {
            int length = (int)notation_column(column, name);
            int at = margin + (column - 1) * f->step_x;

            if (across)
                for (i = 0, at += (f->wide - length) / 2; i < length; i++)
                    put(c, at + i, name[i], FONT_PAGE);
            else if (row >= longest - length)
                put(c, at + (f->wide - 1) / 2, name[row - (longest - length)], FONT_PAGE);
        }
        print_line(c, to);
    }
}

/* The number before the line, if it is the middle one of its row of tiles. */
static void put_row_label(const struct font *f, struct canvas *c, int margin, int line, int rows)
{
    int row = line / f->step_y, i = margin - 1;
    long number = row + 1;

    if (line % f->step_y != (f->high - 1) / 2 || row >= rows)
        return;
    do
        put(c, --i, (char)('0' + number % 10), FONT_PAGE);
    while (number /= 10);
}

static struct canvas make_canvas(const struct font *f, bool colour, int margin, int columns)
{
    struct canvas c = {.length = margin + (columns ? columns - 1 : 0) * f->step_x + f->wide, .columns = columns, .colour = colour};
    int i;

    c.plain = f->bytes && !colour;
    if (c.plain)
        c.bytes = memset(base_zeroed((size_t)c.length, 1), ' ', (size_t)c.length);
    else
        c.runes = base_zeroed((size_t)c.length, sizeof *c.runes);
    c.above = base_zeroed((size_t)columns, sizeof(const struct board_tile *));
    c.here = base_zeroed((size_t)columns, sizeof(const struct board_tile *));
    for (i = 0; !c.plain && i < c.length; i++)
        c.runes[i] = ' ';
    return c;
}

void canvas_paint(const struct backend_scene *s, bool labels, bool coloured, struct sink *to)
{
    const struct font *f = s->settings->font;
    struct extent e = game_extent(s->game, s->moves);
    int rows = extent_high(&e), margin = labels ? digits_of(rows) + 1 : 0, line;
    int lines = rows ? (rows - 1) * f->step_y + f->high : 0;
    struct canvas c = make_canvas(f, f->coloured && coloured, margin, extent_wide(&e));

    if (labels && rows)
        print_columns(s, &c, margin, to);
    for (line = 0; line < lines; line++) {
        int row = line % f->step_y;

        if (row == 0)
            next_row(s, &c, e.top + line / f->step_y);
        /* The lower tile has the border that two share: it is painted later. */
        if (row + f->step_y < f->high)
            paint_row(s, &c, c.above, row + f->step_y, margin);
        paint_row(s, &c, c.here, row, margin);
        if (labels)
            put_row_label(f, &c, margin, line, rows);
        print_line(&c, to);
    }
    free(c.bytes);
    free(c.runes);
    free(c.above);
    free(c.here);
}
