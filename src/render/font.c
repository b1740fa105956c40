#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

/* Reads what stands behind a percent sign: 0 for a second one, a field's width, or -1. */
static int read_percent(struct text *line)
{
    int width = 0;

    if (line->length && line->at[0] == '%') {
        *line = text_skip(*line, 1);
        return 0;
    }
    for (; line->length && is_digit(line->at[0]) && width <= FONT_LARGEST; line->length--)
        width = width * 10 + (*line->at++ - '0');
    if (!line->length || line->at[0] != 's' || width < 1 || width > FONT_LARGEST)
        return -1;
    *line = text_skip(*line, 1);
    return width;
}

/* Reads one line of a glyph. Returns its width, or -1 with the fault noted. */
static int read_row(struct text line, uint32_t row[FONT_LARGEST], bool *fields,
                    enum font_fault *fault)
{
    int width = 0, i;

    while (line.length) {
        uint32_t rune = text_rune(&line);
        int field = rune == '%' ? read_percent(&line) : 0;

        *fault = field < 0 ? FONT_A_FIELD : rune < 0x20 || (rune >= 0x7F && rune < 0xA0) ? FONT_CONTROL : FONT_SIZE;
        if (*fault != FONT_SIZE || width + (field ? field : 1) > FONT_LARGEST)
            return -1;
        for (i = 0; i < field; i++)
            row[width++] = FONT_FIELD | (uint32_t)(field << 8 | i);
        *fields = *fields || field;
        if (!field)
            row[width++] = rune | (uint32_t)FONT_TILE << FONT_INK;
    }
    return width;
}

/* Checks and takes in line `row` of glyph number `tile`. False with the fault noted. */
static bool take_row(struct font *f, struct text line, int tile, int row, enum font_fault *fault)
{
    uint32_t runes[FONT_LARGEST];
    size_t used;
    int width;

    *fault = row == FONT_LARGEST ? FONT_SIZE : FONT_HEIGHT;
    if (row == FONT_LARGEST || (tile && row == f->height))
        return false;
    width = read_row(line, runes, &f->fields, fault);
    if (width < 0)
        return false;
    if (!tile && !row)
        f->width = width;
    *fault = FONT_RAGGED;
    if (width != f->width)
        return false;
    used = (size_t)(tile * (tile ? f->height : 0) + row) * (size_t)width;
    f->glyphs = memory_grow(f->glyphs, &f->capacity, used + (size_t)width, sizeof *f->glyphs);
    memcpy(f->glyphs + used, runes, (size_t)width * sizeof *runes);
    return true;
}

/* Takes in what stands behind the tiles: a line of characters that are white's or black's. */
static bool take_colour(struct font *f, struct text line)
{
    bool white = text_starts_nocase(line, "white ");
    uint32_t ink = white ? FONT_WHITE : FONT_BLACK;
    size_t i, count = FONT_TILES * (size_t)f->width * (size_t)f->height;

    if (!white && !text_starts_nocase(line, "black "))
        return false;
    line = text_skip(line, strlen("white "));
    while (line.length) {
        uint32_t rune = text_rune(&line);

        for (i = 0; rune != ' ' && i < count; i++)
            if (!(f->glyphs[i] & FONT_FIELD) && (f->glyphs[i] & FONT_RUNE) == rune)
                f->glyphs[i] = rune | ink << FONT_INK;
    }
    f->coloured = true;
    return true;
}

/* Puts the blank glyph behind those of the tiles, and more blanks, so that FONT_LARGEST characters can be read from
   wherever one of its rows goes on. Keeps all characters as bytes too, if that is possible. */
static void add_blanks(struct font *f)
{
    static const unsigned char order[FONT_TILES + 1] = {5, 10, 12, 9, 6, 3, 0};
    size_t tiles = FONT_TILES * (size_t)f->width * (size_t)f->height, i;
    size_t all = tiles + (size_t)f->width * (size_t)f->height + FONT_LARGEST;

    f->glyphs = memory_grow(f->glyphs, &f->capacity, all, sizeof *f->glyphs);
    for (i = tiles; i < all; i++)
        f->glyphs[i] = ' ';
    for (i = 0; i <= FONT_TILES; i++)
        f->begin[order[i]] = i * (size_t)f->width * (size_t)f->height;
    free(f->bytes);
    f->bytes = memory_new(all, 1);
    for (i = 0; i < all; i++) {
        uint32_t rune = f->glyphs[i] & FONT_FIELD ? ' ' : f->glyphs[i] & FONT_RUNE;

        if (rune >= 0x80) {
            free(f->bytes);
            f->bytes = NULL;
            return;
        }
        f->bytes[i] = (char)rune;
    }
}

long font_read(struct font *f, struct text source, enum font_fault *fault)
{
    struct text line;
    long number = 0;
    int tile = 0, row = 0;

    f->fields = f->coloured = false;
    if (text_starts_nocase(source, "\xEF\xBB\xBF"))
        source = text_skip(source, 3);
    while (text_line(&source, &line)) {
        number++;
        if (line.length) {
            *fault = FONT_MANY;
            if (tile == FONT_TILES ? !take_colour(f, line) : !take_row(f, line, tile, row++, fault))
                return number;
            if (!tile)
                f->height = row;
        }
        if (line.length && source.length)
            continue;
        *fault = row ? FONT_HEIGHT : FONT_EMPTY;
        if (tile < FONT_TILES && row != f->height + !row)
            return number;
        tile += tile < FONT_TILES;
        row = 0;
    }
    *fault = FONT_FEW;
    f->step_x = f->width > 1 ? f->width - 1 : 1;
    f->step_y = f->height > 1 ? f->height - 1 : 1;
    if (tile < FONT_TILES)
        return number + 1;
    add_blanks(f);
    return 0;
}

void font_free(struct font *f)
{
    free(f->glyphs);
    free(f->bytes);
    *f = (struct font){0};
}

void font_field(long number, int width, char digits[FONT_LARGEST])
{
    unsigned long rest = number < 0 ? 0UL - (unsigned long)number : (unsigned long)number;
    int i = width;

    memset(digits, ' ', (size_t)width);
    for (; rest && i > 0; rest /= 10)
        digits[--i] = (char)('0' + rest % 10);
    if (rest || (number < 0 && i == 0))
        memset(digits, '*', (size_t)width);
    else if (number < 0)
        digits[i - 1] = '-';
}
