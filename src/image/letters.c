#include "image/canvas.h"

/* The strokes of the letters U+0020 to U+007E, then U+00A0 to U+00FF. `0A3I6A` is a V: a stroke through three points. A
   point is a column (digit) and a row: A is the top of capitals, I the baseline, @ and ? are above A. If the row is in
   lower case (` for @, _ for ?), the point only bends the stroke. A space ends a stroke. `^A` is an accented A. */
static const char *const table[] = {
    "", "0A0F 0I0I", "0A0C 2A2C", "2A1I 5A4I 0C6C 0F6F", "6B6a3A0a0C0e3E6e6G6i3I0i0H 3@3J",
    "6A0I 1A0a0B0c1C2c2B2a1A 5G4g4H4i5I6i6H6g5G", "6I1C1a3A4a4C4d0F0i3I6i6E", "0A0C", "2@0c0E0g2J", "0@2c2E2g0J",
    "2B2F 0C4E 4C0E", "2C2G 0E4E", "1H0J", "0E3E", "0I0I", "4A0I", "2A0a0E0i2I4i4E4a2A", "0C2A2I", "0C0a2A4a4C4d0I4I",
    "0B0a2A4a4C4e2E1E 2E4e4G4i2I0i0H", "3I3A0F4F", "4A0A0E1d2D4d4F4i2I0i0H", "4B4a2A0a0E0F0i2I4i4F4d2D0d0F", "0A4A1I",
    "2A0a0B0d2D4d4B4a2A 2D0e0G0i2I4i4G4e2D", "0H0i2I4i4E4D4a2A0a0D0f2F4f4D", "0E0E 0I0I", "1E1E 1H0J", "4C0E4G",
    "0D4D 0F4F", "0C4E0G", "0B0a2A4a4C4e2E2G 2I2I", "5F5d3D2d2E2g3G5g5F5D 5F5g6G7g7E7a4A0a0E0i4I6i6H", "0I3A6I 1F5F",
    "0A0I3I6i6G6e3E0E 0A3A5a5C5e3E", "6B6a3A0a0E0i3I6i6H", "0A0I2I6i6E6a2A0A", "5A0A0I5I 0E4E", "5A0A0I 0E4E",
    "6B6a3A0a0E0i3I6i6E4E", "0A0I 6A6I 0E6E", "0A0I", "4A4G4i2I0i0G", "0A0I 5A0E5I", "0A0I4I", "0I0A3F6A6I", "0I0A5I5A",
    "3A0a0E0i3I6i6E6a3A", "0I0A3A5a5C5e3E0E", "3A0a0E0i3I6i6E6a3A 4G6I", "0I0A3A5a5C5e3E0E 3E5I",
    "6B6a3A0a0C0e3E6e6G6i3I0i0H", "0A6A 3A3I", "0A0F0i3I6i6F6A", "0A3I6A", "0A2I4C6I8A", "0A6I 6A0I", "0A3E6A 3E3I",
    "0A5A0I5I", "2@0@0J2J", "0A4I", "0@2@2J0J", "0C2A4C", "0J5J", "0A1B", "4D4I 4F4d2D0d0F0i2I4i4F",
    "0A0I 0F0d2D4d4F4i2I0i0F", "4E4d2D0d0F0i2I4i4H", "4A4I 4F4d2D0d0F0i2I4i4F", "0F4F4d2D0d0F0i2I4i4H", "3A1a1C1I 0D3D",
    "4D4I4k2K0k0J 4F4d2D0d0F0i2I4i4F", "0A0I 0F0d2D4d4F4I", "0D0I 0B0B", "1D1I1k0K 1B1B", "0A0I 4D0G4I", "0A0H0i1I",
    "0D0I 0F0d2D3d3F3I 3F3d5D6d6F6I", "0D0I 0F0d2D4d4F4I", "2D0d0F0i2I4i4F4d2D", "0D0K 0F0d2D4d4F4i2I0i0F",
    "4D4K 4F4d2D0d0F0i2I4i4F", "0D0I 0F0d2D3D", "4E4d2D0d0E0f2F4f4G4i2I0i0H", "1B1H1i2I3I 0D3D", "0D0G0i2I4i4G 4D4I",
    "0D2I4D", "0D2I3E4I6D", "0D4I 4D0I", "0D2I 4D1K", "0D4D0I4I", "2@1`1B1D0E1F1H1j2J", "0@0J", "0@1`1B1D2E1F1H1j0J",
    "0F1d2E3f4D", "", "0D0D 0F0K", "4E4d2D0d0F0i2I4i4H 2B2K", "4B4a3A1a1C1I 0E3E 0I4I", "0D4H 4D0H 2E1e1F1g2G3g3F3e2E",
    "0A3E6A 3E3I 1F5F", "0@0D 0F0J", "4B4a2A0a0B2D4F4h2H 2D0d0E2G4H4j2J0j0I", "0A0A 2A2A",
    "3A0a0E0i3I6i6E6a3A 4D2D2G4G", "0E3E 3A3D 3B0b0C0d3D", "2D0F2H 5D3F5H", "0E4E4G", "0E3E",
    "3A0a0E0i3I6i6E6a3A 2G2C4C4E2E", "0A3A", "1A0a0B0c1C2c2B2a1A", "2B2F 0D4D 0H4H", "0A2A2B0D2D", "0A2A1B2b2C2d0D",
    "1A0B", "0D0K 0G0i2I4i4G 4D4I", "4I4A2A0a0C0e2E 2A2I", "0E0E", "1I1J0K", "0B1A1D", "1A0a0B0c1C2c2B2a1A 0E2E",
    "0D2F0H 3D5F3H", "0B1A1D 5A1I 5E4G6G 6E6I", "0B1A1D 5A1I 4F5F6f6G4I6I", "0A2A1B2b2C2d0D 5A1I 5E4G6G 6E6I",
    "2D2D 2F2G0g0I0k2K4k4J", "`A", "'A", "^A", "~A", ":A", "oA", "0I3A7A 1F4F 4A4I7I 4E6E", ",C", "`E", "'E", "^E",
    ":E", "`I", "'I", "^I", ":I", "1A1I3I7i7E7a3A1A 0E3E", "~N", "`O", "'O", "^O", "~O", ":O", "0D4H 4D0H",
    "3A0a0E0i3I6i6E6a3A 6A0I", "`U", "'U", "^U", ":U", "'Y", "0A0I 0C3C5c5E5g3G0G", "0I0C0a2A4a4B2D4F4i1I", "`a", "'a",
    "^a", "~a", ":a", "oa", "3F3d1D0D 3F1f0G0i1I3i3F6F6d4D3d3F3i4I6I", ",c", "`e", "'e", "^e", ":e", "`0D0I", "'0D0I",
    "^0D0I", ":0D0I", "4F4d2D0d0F0i2I4i4F4C1A 1C3A", "~n", "`o", "'o", "^o", "~o", ":o", "2C2C 0E4E 2G2G",
    "2D0d0F0i2I4i4F4d2D 4D0I", "`u", "'u", "^u", ":u", "'y", "0A0K 0F0d2D4d4F4i2I0i0F", ":y",
};

static const char accents[] = "`'^~:o,";
static const char *const strokes_of_accents[] = {"0?2@", "2?0@", "0@2?4@", "0@1_2@3a4@", "0?0? 3?3?",
                                                 "1?0_0@0a1A2a2@2_1?", "1I1J0K"};

enum { LATIN = 0xA0, GRID = 8, ROWS = 14 /* in steps of the grid: the height of a capital, of a mask */ };

/* The letter of Latin-1 that stands for a code point; 0: none. */
static uint32_t latin_of(uint32_t rune)
{
    if (rune >= 0x2010 && rune < 0x2020)
        rune = (unsigned char)"------\0\0''''\"\"\"\""[rune - 0x2010];
    return (rune >= ' ' && rune < 0x7F) || (rune >= LATIN && rune < 0x100) ? rune : 0;
}

static int width_of(const char *strokes)
{
    int width = 0;

    for (; *strokes; strokes++)
        width = is_digit(*strokes) && *strokes - '0' > width ? *strokes - '0' : width;
    return width;
}

/* A letter while it is drawn. Lengths are sixteenths of a pixel. */
struct pen {
    struct letters_mask *mask;
    int64_t unit, wide; /* the height and width of a step of the grid */
    int64_t half;       /* half the width of a stroke */
    int64_t x, y;
};

/* The square of the distance from the point x, y to the line from 0, 0 to u, v. */
static int64_t square_from(int64_t x, int64_t y, int64_t u, int64_t v)
{
    int64_t length = u * u + v * v, along = x * u + y * v, across = x * v - y * u;

    if (along > 0 && along < length)
        return across * across / length;
    x -= along > 0 ? u : 0;
    y -= along > 0 ? v : 0;
    return x * x + y * y;
}

/* Draws a line from the pen to x, y, with round ends. Where lines overlap, the larger cover of a pixel counts. */
static void put_line(struct pen *p, int64_t x, int64_t y)
{
    struct letters_mask *m = p->mask;
    int64_t reach = p->half + CANVAS_PIXEL;
    int left = canvas_pixel((x < p->x ? x : p->x) - reach, 0, m->width);
    int right = canvas_pixel((x < p->x ? p->x : x) + reach, 0, m->width);
    int top = canvas_pixel((y < p->y ? y : p->y) - reach, 0, m->height);
    int bottom = canvas_pixel((y < p->y ? p->y : y) + reach, 0, m->height), i, k;

    for (k = top; k < bottom; k++)
        for (i = left; i < right; i++) {
            int64_t square = square_from(i * CANVAS_PIXEL + CANVAS_HALF - p->x, k * CANVAS_PIXEL + CANVAS_HALF - p->y,
                                         x - p->x, y - p->y);
            unsigned char *cover = &m->cover[k * m->width + i];
            unsigned more = canvas_disc(square, p->half);

            *cover = more > *cover ? (unsigned char)more : *cover;
        }
    p->x = x;
    p->y = y;
}

/* Draws a curve from the pen to x, y. The control point is u, v. */
static void put_curve(struct pen *p, int64_t u, int64_t v, int64_t x, int64_t y)
{
    enum { PARTS = 6 };
    int64_t from_x = p->x, from_y = p->y;

    for (int n = 1; n <= PARTS; n++) {
        int64_t a = (PARTS - n) * (PARTS - n), b = 2 * n * (PARTS - n), c = n * n;

        put_line(p, (a * from_x + b * u + c * x) / (PARTS * PARTS), (a * from_y + b * v + c * y) / (PARTS * PARTS));
    }
}

/* Draws strokes. Column 0 is at `left`, row A at `top`. */
static void put_strokes(struct pen *p, const char *strokes, int64_t left, int64_t top)
{
    int64_t u = 0, v = 0; /* the previous point */
    bool bent = false;    /* u, v is the control point of a curve */
    const char *s;

    for (s = strokes; *s; s += s[2] == ' ' ? 3 : 2) {
        bool bends = s[1] >= '_';
        int64_t x = left + (s[0] - '0') * p->wide, y = top + (s[1] - (bends ? 'a' : 'A')) * p->unit;

        if (s == strokes || s[-1] == ' ') {
            p->x = x;
            p->y = y;
        } else if (bent) { /* the curve ends at this point or, if this point bends the stroke too, halfway to it */
            put_curve(p, u, v, bends ? (u + x) / 2 : x, bends ? (v + y) / 2 : y);
        } else if (!bends) {
            put_line(p, x, y);
        }
        bent = bends;
        u = x;
        v = y;
    }
}

/* Returns the strokes of a letter of Latin-1 without its accent. *accent gets the strokes of the accent, or "". */
static const char *strokes_of(uint32_t letter, const char **accent)
{
    const char *strokes = table[letter < LATIN ? letter - ' ' : letter - LATIN + 0x7F - ' '];
    const char *sign = *strokes ? strchr(accents, *strokes) : NULL;

    *accent = sign ? strokes_of_accents[sign - accents] : "";
    return !sign ? strokes : is_digit(strokes[1]) ? strokes + 1 : table[strokes[1] - ' '];
}

/* The mask of a code point, or of `?` if the code point has no letter. The first call for a letter makes its mask. */
static const struct letters_mask *mask_of(struct letters *l, uint32_t rune)
{
    uint32_t latin = latin_of(rune), letter = latin ? latin : '?';
    struct letters_mask *m = &l->masks[letter];
    struct pen p = {.mask = m, .half = l->cap * (l->bold ? 25 : 16) / 16};
    const char *accent, *strokes = strokes_of(letter, &accent);
    int width = width_of(strokes);
    int64_t top;

    if (m->advance)
        return m;
    p.half = p.half < CANVAS_HALF ? CANVAS_HALF : p.half;
    p.unit = (l->cap * CANVAS_PIXEL - 2 * p.half) / GRID;
    p.wide = p.unit * (l->bold ? 10 : 9) / 8;
    m->advance = (int)((width * p.wide + 2 * p.half + p.unit * 6 / 5 + CANVAS_HALF) / CANVAS_PIXEL);
    m->advance = *strokes ? m->advance : (l->cap + 1) / 2;
    m->width = m->advance + l->cap / 2;
    m->height = l->cap * ROWS / GRID + 2;
    m->cover = memory_new((size_t)m->width * (size_t)m->height, 1);
    top = 3 * l->cap / GRID * CANVAS_PIXEL + p.half;
    put_strokes(&p, strokes, p.half, top);
    put_strokes(&p, accent, p.half + (width - width_of(accent)) * p.wide / 2,
                top + (letter >= 0xE0 && *accent && accent[1] < 'I' ? 2 * p.unit : 0));
    return m;
}

bool letters_show(struct text t)
{
    while (t.length)
        if (!latin_of(text_rune(&t)))
            return false;
    return true;
}

int letters_width(struct letters *l, struct text t)
{
    int width = 0;

    while (t.length)
        width += mask_of(l, text_rune(&t))->advance;
    return width;
}

int letters_fit(struct letters *l, struct text t, int width)
{
    int count = 0;

    while (t.length && (width -= mask_of(l, text_rune(&t))->advance) >= 0)
        count++;
    return count;
}

void letters_write(struct letters *l, struct text t, int x, int y, canvas_colour colour, const struct canvas *to,
                   struct sink *missing)
{
    int top = y - l->cap - 3 * l->cap / GRID, i, k;

    while (t.length) {
        uint32_t rune = text_rune(&t);
        const struct letters_mask *m = mask_of(l, rune);

        if (!latin_of(rune))
            scene_missing(rune, missing);
        for (k = top < 0 ? -top : 0; k < m->height && top + k < to->height; k++)
            for (i = x < 0 ? -x : 0; i < m->width && x + i < to->width; i++)
                if (m->cover[k * m->width + i])
                    canvas_blend(to, x + i, top + k, colour, m->cover[k * m->width + i]);
        x += m->advance;
    }
}

void letters_free(struct letters *l)
{
    struct letters_mask *m;

    for (m = l->masks; m < l->masks + sizeof l->masks / sizeof *m; m++)
        free(m->cover);
    *l = (struct letters){.cap = 0};
}
