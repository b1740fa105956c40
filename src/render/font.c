#include "render/glyphs.h"

/* Reads what follows a %. Returns 0 for a second %, the width for a field such as `3s`, else -1. */
static int read_percent(struct text *line)
{
    int width;

    if (line->length && line->at[0] == '%') {
        *line = text_skip(*line, 1);
        return 0;
    }
    width = text_cut_number(line, FONT_LARGEST + 1);
    if (!line->length || line->at[0] != 's' || width < 1 || width > FONT_LARGEST)
        return -1;
    *line = text_skip(*line, 1);
    return width;
}

struct font_source {
    struct font *font;
    struct text rest;
    enum message *fault;
};

static bool fail_font(struct font_source *r, enum message fault)
{
    *r->fault = fault;
    return false;
}

/* Adds a line to the glyphs. All lines must have the width of the first line, which sets f->width. */
static bool read_row(struct font_source *r, struct text line)
{
    struct font *f = r->font;
    const size_t begin = f->count;
    int width;

    while (line.length) {
        uint32_t rune = text_rune(&line);
        int field = rune == '%' ? read_percent(&line) : 0;

        if (field < 0)
            return fail_font(r, MESSAGE_FONT_FIELD);
        if (is_control(rune))
            return fail_font(r, MESSAGE_FONT_CONTROL);
        f->fields = f->fields || field;
        for (int i = 0; i < field; i++)
            *MEMORY_ADD(f->glyphs, f->count, f->capacity) = FONT_FIELD | (uint32_t)(field << 8 | i);
        if (!field)
            *MEMORY_ADD(f->glyphs, f->count, f->capacity) = rune | (uint32_t)FONT_TILE << FONT_INK;
        if (f->count - begin > FONT_LARGEST)
            return fail_font(r, MESSAGE_FONT_SIZE);
    }
    width = (int)(f->count - begin);
    f->width = f->width ? f->width : width;
    return width == f->width || fail_font(r, MESSAGE_FONT_RAGGED);
}

/* Reads the glyph of a tile, and the empty line after the glyph. The first tile sets f->height. */
static bool read_tile(struct font_source *r)
{
    struct font *f = r->font;
    struct text line = {NULL, 0}, rest = r->rest;
    int rows;
    bool more;

    while ((more = text_line(&rest, &line)) && !line.length)
        ;
    if (!more || text_is_among(text_cut(&line, " "), "white black last won"))
        return fail_font(r, MESSAGE_FONT_FEW);
    more = text_line(&r->rest, &line);
    for (rows = 0; more && line.length; rows++, more = text_line(&r->rest, &line)) {
        if (rows == (f->height ? f->height : FONT_LARGEST))
            return fail_font(r, f->height ? MESSAGE_FONT_HEIGHT : MESSAGE_FONT_SIZE);
        if (!read_row(r, line))
            return false;
    }
    if (!rows)
        return fail_font(r, MESSAGE_FONT_EMPTY);
    f->height = f->height ? f->height : rows;
    if (more && rows != f->height)
        r->rest = line; /* so that the error names the tile's last line, not the empty line after it */
    return rows == f->height || fail_font(r, MESSAGE_FONT_HEIGHT);
}

static bool read_colour(struct font_source *r, struct text line, uint32_t ink)
{
    struct font *f = r->font;

    while (line.length) {
        uint32_t rune = text_rune(&line);

        for (size_t i = 0; rune != ' ' && i < f->count; i++)
            if (!(f->glyphs[i] & FONT_FIELD) && (f->glyphs[i] & FONT_RUNE) == rune)
                f->glyphs[i] = rune | ink << FONT_INK;
    }
    f->coloured = true;
    return true;
}

/* Reads pairs of characters. At `place`, the second character of a pair replaces the first. */
static bool read_pairs(struct font_source *r, struct text line, enum font_place place)
{
    struct font *f = r->font;

    while ((line = text_trim(line)).length) {
        struct text pair = text_cut(&line, " ");
        uint32_t one = text_rune(&pair), other = pair.length ? text_rune(&pair) : 0;

        if (is_control(other) || pair.length)
            return fail_font(r, MESSAGE_FONT_PAIR);
        *MEMORY_ADD(f->pairs, f->pair_count, f->pair_capacity) = (struct font_pair){place, one, other};
    }
    return true;
}

static bool read_setting(struct font_source *r, struct text line)
{
    if (!line.length)
        return true;
    if (text_starts_nocase(line, "white "))
        return read_colour(r, text_skip(line, 6), FONT_WHITE);
    if (text_starts_nocase(line, "black "))
        return read_colour(r, text_skip(line, 6), FONT_BLACK);
    if (text_starts_nocase(line, "last "))
        return read_pairs(r, text_skip(line, 5), FONT_LAST_TILE);
    if (text_starts_nocase(line, "won "))
        return read_pairs(r, text_skip(line, 4), FONT_WINNING_PATH);
    return fail_font(r, MESSAGE_FONT_MANY);
}

long font_read(struct font *f, struct text source, enum message *fault)
{
    static const unsigned char order[FONT_TILES] = {5, 10, 12, 9, 6, 3};
    struct font_source r = {.font = f, .rest = source, .fault = fault};
    struct text line;
    bool good = true;
    int tile;

    font_free(f);
    if (text_starts_nocase(source, "\xEF\xBB\xBF"))
        source = r.rest = text_skip(source, 3);
    for (tile = 0; tile < FONT_TILES && good; tile++) {
        f->begin[order[tile]] = f->count;
        good = read_tile(&r);
    }
    while (good && text_line(&r.rest, &line))
        good = read_setting(&r, line);
    if (!good) /* returns the number of the last line read, plus 1 if a tile is missing */
        return text_lines(text_between(source.at, r.rest.at)) + (*fault == MESSAGE_FONT_FEW);
    f->step_x = f->width > 1 ? f->width - 1 : 1;
    f->step_y = f->height > 1 ? f->height - 1 : 1;
    return 0;
}

void font_free(struct font *f)
{
    free(f->glyphs);
    free(f->pairs);
    *f = (struct font){0};
}

uint32_t font_swap(const struct font *f, enum font_place place, uint32_t rune)
{
    for (size_t i = 0; i < f->pair_count; i++)
        if (f->pairs[i].place == place && f->pairs[i].rune == rune)
            return f->pairs[i].other;
    return rune;
}

char font_field(long number, uint32_t field)
{
    struct text digits = number ? TEXT(number) : text_of("");
    size_t width = field >> 8 & 0xFF, left = width - (field & 0xFF);

    if (digits.length > width)
        return '*';
    return left > digits.length ? ' ' : digits.at[digits.length - left];
}
