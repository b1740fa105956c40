#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "paper/inks.h"

const char ink_fonts[] = "RBIHDY";

/* Writes a number of thousandths in units, without zeros at either end, and a blank, before `end`; returns where it
   begins. */
static char *put_number(int64_t thousandths, char *end)
{
    int64_t n = thousandths < 0 ? -thousandths : thousandths;
    int rest = (int)(n % 1000);

    *--end = ' ';
    if (rest) {
        if (rest % 10)
            *--end = (char)('0' + rest % 10);
        if (rest % 100)
            *--end = (char)('0' + rest / 10 % 10);
        *--end = (char)('0' + rest / 100);
        *--end = '.';
    }
    if (n >= 1000 || !rest) {
        n /= 1000;
        do
            *--end = (char)('0' + n % 10);
        while (n /= 10);
    }
    if (thousandths < 0)
        *--end = '-';
    return end;
}

void ink_write(struct ink *ink, int count, const int64_t *thousandths, const char *operator)
{
    enum { LINE = 6 * 24 + 16 /* numbers, operator */ };
    size_t length = strlen(operator);
    char line[LINE], *end = line + LINE, *at = end;

    *--at = '\n';
    while (length--)
        *--at = operator[length];
    while (count--)
        at = put_number(thousandths[count], at);
    sink_text(ink->to, text_between(at, end));
}

/* Writes a colour, with the operator for greys or that for others. */
static void put_colour(struct ink *ink, struct ink_colour c, const char *grey, const char *other)
{
    if (c.red == c.green && c.red == c.blue)
        ink_write(ink, 1, (int64_t[]){c.red}, grey);
    else
        ink_write(ink, 3, (int64_t[]){c.red, c.green, c.blue}, other);
}

void ink_pen(struct ink *ink, struct ink_colour c, int64_t width)
{
    put_colour(ink, c, "G", "RG");
    ink_write(ink, 1, (int64_t[]){width}, "w");
}

void ink_brush(struct ink *ink, struct ink_colour c)
{
    put_colour(ink, c, "g", "rg");
}

enum { ROUND = 552 /* thousandths of the radius: the handles of a curve that is a quarter of a circle */ };

void ink_rounded(struct ink *ink, int64_t half, int64_t radius)
{
    int64_t straight = half - radius, handle = straight + radius * ROUND / 1000;
    int i;

    if (!ink->pdf) {
        ink_write(ink, 2, (int64_t[]){half, radius}, "rounded");
        return;
    }
    ink_write(ink, 2, (int64_t[]){0, half}, "m"); /* dashes begin where those of PostScript do */
    for (i = 0; i < 4; i++) {
        /* a quarter turn clockwise for each corner: x, y becomes y, -x */
        static const int cosine[] = {1, 0, -1, 0}, sine[] = {0, -1, 0, 1};
        int64_t c = cosine[i], s = sine[i];

        ink_write(ink, 2, (int64_t[]){c * straight - s * half, s * straight + c * half}, "l");
        ink_write(ink, 6,
                  (int64_t[]){c * handle - s * half, s * handle + c * half, c * half - s * handle,
                              s * half + c * handle, c * half - s * straight, s * half + c * straight},
                  "c");
    }
    sink_literal(ink->to, "h\n");
}

void ink_circle(struct ink *ink, int64_t radius)
{
    int64_t k = radius * ROUND / 1000, r = radius;

    if (!ink->pdf) {
        ink_write(ink, 1, &radius, "circle");
        return;
    }
    ink_write(ink, 2, (int64_t[]){r, 0}, "m");
    ink_write(ink, 6, (int64_t[]){r, k, k, r, 0, r}, "c");
    ink_write(ink, 6, (int64_t[]){-k, r, -r, k, -r, 0}, "c");
    ink_write(ink, 6, (int64_t[]){-r, -k, -k, -r, 0, -r}, "c");
    ink_write(ink, 6, (int64_t[]){k, -r, r, -k, r, 0}, "c");
    sink_literal(ink->to, "h\n");
}

void ink_disk(struct ink *ink, struct ink_colour c, int64_t radius)
{
    ink_brush(ink, c);
    ink_circle(ink, radius);
    sink_literal(ink->to, "f\n");
}

/* Writes what chooses a font. */
static void choose_font(struct ink *ink, enum encoding_font font, int64_t size)
{
    if (ink->font == font && ink->size == size)
        return;
    sink_byte(ink->to, '/');
    sink_byte(ink->to, ink_fonts[font]);
    sink_byte(ink->to, ' ');
    ink_write(ink, 1, (int64_t[]){size * 100}, "Tf");
    ink->font = font;
    ink->size = size;
}

/* Writes bytes of one font. PostScript gets their width, as its fonts may be wider. */
static void put_bytes(struct ink *ink, int64_t spread, int64_t x, int64_t y, int64_t width, struct text bytes)
{
    if (ink->pdf) {
        if (spread != ink->spread)
            ink_write(ink, 1, (int64_t[]){spread}, "Tw");
        ink->spread = spread;
        ink_write(ink, 2, (int64_t[]){x - ink->x, y - ink->y}, "Td");
        ink->x = x;
        ink->y = y;
        syntax_string(bytes, ink->to);
        sink_literal(ink->to, " Tj\n");
    } else {
        syntax_string(bytes, ink->to);
        sink_byte(ink->to, ' ');
        ink_write(ink, 4, (int64_t[]){spread, width, x, y}, "t");
    }
}

/* Ends what stands for a letter. Where an accent beside it takes space, a blank fills this, as readers divide words at
   a gap. */
static void put_end(struct ink *ink, const struct encoding_part *part, enum encoding_font font, int64_t size, int64_t x,
                    int64_t y)
{
    int64_t blank = widths_table[font][' '];

    if (part->width > encoding_width(font, part->bytes) && !part->symbol)
        put_bytes(ink, 0, x + (part->width - blank) * size / 10, y, 0, text_of(" "));
    sink_literal(ink->to, "EMC\n");
}

/* Writes a letter and its accents. In PDF the letter stands for all in text that is searched or copied. */
static void put_accented(struct ink *ink, const struct encoding_part *part, enum encoding_font font, int64_t size,
                         int64_t x, int64_t y)
{
    int i;

    if (ink->pdf)
        sink_literal(ink->to, "/Span << /ActualText () >> BDC\n");
    choose_font(ink, font, size);
    for (i = 0; i < part->accent_count; i++) {
        const struct encoding_accent *a = &part->accents[i];
        const char byte = (char)a->byte;

        put_bytes(ink, 0, x + a->x * size / 10, y + a->y * size / 10, widths_table[font][a->byte] * size / 10,
                  (struct text){&byte, 1});
    }
    if (ink->pdf) {
        sink_literal(ink->to, "EMC\n/Span << /ActualText <FEFF");
        syntax_runes(part->runes, part->rune_count, ink->to);
        sink_literal(ink->to, "> >> BDC\n");
    }
    choose_font(ink, part->symbol ? ENCODING_SYMBOL : font, size);
    put_bytes(ink, 0, x, y, part->width * size / 10, part->bytes);
    if (ink->pdf)
        put_end(ink, part, font, size, x, y);
}

void ink_end_text(struct ink *ink)
{
    if (ink->writing)
        sink_literal(ink->to, "ET\n");
    ink->writing = false;
}

void ink_text(struct ink *ink, enum encoding_font font, int64_t size, int64_t spread, int64_t x, int64_t y,
              struct text bytes)
{
    if (ink->pdf && !ink->writing) {
        sink_literal(ink->to, "BT\n");
        ink->writing = true;
        ink->x = ink->y = 0;
    }
    while (bytes.length) {
        struct encoding_part part = encoding_part(font, &bytes);
        size_t i;

        if (part.accent_count) {
            put_accented(ink, &part, font, size, x, y);
        } else {
            choose_font(ink, part.symbol ? ENCODING_SYMBOL : font, size);
            put_bytes(ink, spread, x, y, part.width * size / 10, part.bytes);
        }
        x += part.width * size / 10;
        for (i = 0; bytes.length && i < part.bytes.length; i++)
            x += part.bytes.at[i] == ' ' ? spread : 0;
    }
}
