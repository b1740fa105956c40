#include "paper/inks.h"

const char ink_fonts[ENCODING_FONTS + 1] = "RBIrbi";

static void put_colour(struct sink *to, struct ink_colour c, const char *grey, const char *other)
{
    sink_fill(to, c.red == c.green && c.red == c.blue ? grey : other, (int64_t[]){c.red, c.green, c.blue});
}

void ink_pen(struct sink *to, struct ink_colour c, int64_t width)
{
    put_colour(to, c, "@ G\n", "@ @ @ RG\n");
    SINK_FILL(to, "@ w\n", width);
}

void ink_brush(struct sink *to, struct ink_colour c)
{
    put_colour(to, c, "@ g\n", "@ @ @ rg\n");
}

enum { ROUND = 552 /* length of the Bezier handles of a quarter circle, in thousandths of the radius */ };

/* Writes a square with round corners around 0, 0. `half`: half a side. `paint`: 'S' for an outline, 'f' to fill. */
static void put_rounded(struct sink *to, int64_t half, char paint)
{
    int64_t straight = half - TILE_ROUNDING, handle = straight + TILE_ROUNDING * ROUND / 1000;

    SINK_FILL(to, "@ @ m\n", 0, half);
    for (int i = 0; i < 4; i++) {
        /* the first corner, turned clockwise i times: each turn makes x, y into y, -x */
        static const int cosine[] = {1, 0, -1, 0}, sine[] = {0, -1, 0, 1};
        int64_t c = cosine[i], s = sine[i];

        SINK_FILL(to, "@ @ l\n@ @ @ @ @ @ c\n", c * straight - s * half, s * straight + c * half, c * handle - s * half,
                  s * handle + c * half, c * half - s * handle, s * half + c * handle, c * half - s * straight,
                  s * half + c * straight);
    }
    SINK(to, "h\n", paint, "\n");
}

void ink_square(struct sink *to, struct ink_colour c)
{
    ink_brush(to, c);
    put_rounded(to, TILE_HALF, 'f');
}

void ink_frame(struct sink *to, struct ink_colour c, int64_t width, int64_t half)
{
    ink_pen(to, c, width);
    put_rounded(to, half, 'S');
}

void ink_circle(struct sink *to, int64_t radius)
{
    int64_t k = radius * ROUND / 1000, r = radius;

    SINK_FILL(to, "@ 0 m\n@ @ @ @ 0 @ c\n@ @ @ @ @ 0 c\n", r, r, k, k, r, r, -k, r, -r, k, -r);
    SINK_FILL(to, "@ @ @ @ 0 @ c\n@ @ @ @ @ 0 c\nh\n", -r, -k, -k, -r, -r, k, -r, r, -k, r);
}

void ink_disk(struct sink *to, struct ink_colour c, int64_t radius)
{
    ink_brush(to, c);
    ink_circle(to, radius);
    sink_string(to, "f\n");
}

void ink_end_text(struct ink *ink)
{
    if (ink->writing)
        sink_string(ink->to, "ET\n");
    ink->writing = false;
}

void ink_text(struct ink *ink, enum encoding_font font, int64_t size, int64_t x, int64_t y, struct text bytes)
{
    struct text part;

    if (!ink->writing) {
        sink_string(ink->to, "BT\n");
        ink->writing = true;
        ink->x = ink->y = 0;
    }
    while (part = encoding_part(&font, &bytes), part.length) {
        if (ink->font != ink_fonts[font] || ink->size != size) {
            SINK(ink->to, "/", ink->font = ink_fonts[font]);
            SINK_FILL(ink->to, " ~ Tf\n", ink->size = size);
        }
        SINK_FILL(ink->to, "@ @ Td\n", x - ink->x, y - ink->y);
        ink->x = x;
        ink->y = y;
        syntax_string(part, ink->to);
        sink_string(ink->to, " Tj\n");
        x += encoding_width(font, part) * size / 10;
    }
}
