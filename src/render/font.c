#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "render/glyphs.h"

#include <stdlib.h>

/* Reads what follows a percent sign. Returns 0 for another one, the width of a field, or -1 for anything else. */
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

/* A font that is being read. */
struct reader {
    struct font *font;
    struct text rest; /* not read yet */
    long line;        /* the number of the last line that was read */
    enum font_fault fault;
};

static bool fail(struct reader *r, enum font_fault fault)
{
    r->fault = fault;
    return false;
}

static bool next_line(struct reader *r, struct text *line)
{
    if (!text_line(&r->rest, line))
        return false;
    r->line++;
    return true;
}

/* Reads a line of a tile into characters; *width is how many. */
static bool read_row(struct reader *r, struct text line, uint32_t row[FONT_LARGEST], int *width)
{
    int i;

    for (*width = 0; line.length;) {
        uint32_t rune = text_rune(&line);
        int field = rune == '%' ? read_percent(&line) : 0;

        if (field < 0)
            return fail(r, FONT_A_FIELD);
        if (rune < 0x20 || (rune >= 0x7F && rune < 0xA0))
            return fail(r, FONT_CONTROL);
        if (*width + (field ? field : 1) > FONT_LARGEST)
            return fail(r, FONT_SIZE);
        for (i = 0; i < field; i++)
            row[(*width)++] = FONT_FIELD | (uint32_t)(field << 8 | i);
        if (field)
            r->font->fields = true;
        else
            row[(*width)++] = rune | (uint32_t)FONT_TILE << FONT_INK;
    }
    return true;
}

/* Adds a line to the glyphs, which all have the width of the first line. */
static bool add_row(struct reader *r, struct text line, bool first)
{
    struct font *f = r->font;
    uint32_t row[FONT_LARGEST];
    int width;

    if (!read_row(r, line, row, &width))
        return false;
    if (first)
        f->width = width;
    if (width != f->width)
        return fail(r, FONT_RAGGED);
    f->glyphs = memory_grow(f->glyphs, &f->capacity, f->count + (size_t)width, sizeof *f->glyphs);
    memcpy(f->glyphs + f->count, row, (size_t)width * sizeof *row);
    f->count += (size_t)width;
    return true;
}

/* Reads the lines of a tile, and the empty line after it. */
static bool read_tile(struct reader *r, bool first)
{
    struct text line = {NULL, 0};
    int height = first ? FONT_LARGEST : r->font->height, rows;
    bool more = next_line(r, &line);

    for (rows = 0; more && line.length; rows++, more = next_line(r, &line)) {
        if (rows == height)
            return fail(r, first ? FONT_SIZE : FONT_HEIGHT);
        if (!add_row(r, line, first && !rows))
            return false;
    }
    if (!rows && !more)
        r->line++; /* the one that is missing */
    if (!rows)
        return fail(r, more ? FONT_EMPTY : FONT_FEW);
    if (first)
        r->font->height = rows;
    return rows == r->font->height || fail(r, FONT_HEIGHT);
}

/* Reads a line after the tiles, which names the characters of a colour; it may be empty. */
static bool read_colour(struct reader *r, struct text line)
{
    struct font *f = r->font;
    bool white = text_starts_nocase(line, "white ");
    uint32_t ink = white ? FONT_WHITE : FONT_BLACK;
    size_t i;

    if (!line.length)
        return true;
    if (!white && !text_starts_nocase(line, "black "))
        return fail(r, FONT_MANY);
    line = text_skip(line, strlen("white "));
    while (line.length) {
        uint32_t rune = text_rune(&line);

        for (i = 0; rune != ' ' && i < f->count; i++)
            if (!(f->glyphs[i] & FONT_FIELD) && (f->glyphs[i] & FONT_RUNE) == rune)
                f->glyphs[i] = rune | ink << FONT_INK;
    }
    f->coloured = true;
    return true;
}

/* Adds the blank glyph, and blanks, so that FONT_LARGEST characters can be copied from any place in a glyph. */
static void add_blanks(struct font *f)
{
    static const unsigned char order[FONT_TILES + 1] = {5, 10, 12, 9, 6, 3, 0};
    size_t glyph = (size_t)f->width * (size_t)f->height, count = f->count + glyph + FONT_LARGEST, i;

    f->glyphs = memory_grow(f->glyphs, &f->capacity, count, sizeof *f->glyphs);
    while (f->count < count)
        f->glyphs[f->count++] = ' ';
    for (i = 0; i <= FONT_TILES; i++)
        f->begin[order[i]] = i * glyph;
}

/* Keeps the glyphs as bytes too if all are ASCII, fields as blanks. */
static void add_bytes(struct font *f)
{
    size_t i;

    for (i = 0; i < f->count; i++)
        if (!(f->glyphs[i] & FONT_FIELD) && (f->glyphs[i] & FONT_RUNE) >= 0x80)
            return;
    f->bytes = memory_new(f->count, 1);
    for (i = 0; i < f->count; i++)
        f->bytes[i] = f->glyphs[i] & FONT_FIELD ? ' ' : (char)(f->glyphs[i] & FONT_RUNE);
}

long font_read(struct font *f, struct text source, enum font_fault *fault)
{
    struct reader r = {.font = f, .rest = source};
    struct text line;
    bool good = true;
    int tile;

    font_free(f);
    if (text_starts_nocase(source, "\xEF\xBB\xBF"))
        r.rest = text_skip(source, 3);
    for (tile = 0; tile < FONT_TILES && good; tile++)
        good = read_tile(&r, tile == 0);
    while (good && next_line(&r, &line))
        good = read_colour(&r, line);
    if (!good) {
        *fault = r.fault;
        return r.line;
    }
    f->step_x = f->width > 1 ? f->width - 1 : 1;
    f->step_y = f->height > 1 ? f->height - 1 : 1;
    add_blanks(f);
    add_bytes(f);
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
