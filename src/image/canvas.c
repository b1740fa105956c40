#include "image/canvas.h"

static int difference(canvas_colour a, canvas_colour b)
{
    int all = 0, shift;

    for (shift = 0; shift < 32; shift += 8)
        all += abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
    return all;
}

/* The index of a colour, which is added if it is new. If the palette is full, the index of the nearest colour. */
static unsigned char number_of(struct palette *p, canvas_colour colour)
{
    int best = 0, i;

    for (i = 0; i <= p->count; i++)
        if (p->colours[i] == colour)
            return (unsigned char)i;
    if (p->count < 255)
        p->colours[best = ++p->count] = colour;
    for (i = 1; p->colours[best] != colour && i <= p->count; i++)
        best = difference(p->colours[i], colour) < difference(p->colours[best], colour) ? i : best;
    return (unsigned char)best;
}

void canvas_open(struct canvas *c, int64_t width, int64_t height, canvas_colour ground)
{
    size_t row = (size_t)width + 1, end = row * (size_t)height;

    c->width = (int)width;
    c->height = (int)height;
    c->rows = memory_grow(c->rows, &c->capacity, end, 1);
    memset(c->rows, number_of(c->palette, ground), end);
    for (; end; end -= row)
        c->rows[end - row] = 0;
}

void canvas_free(struct canvas *c)
{
    free(c->rows);
    *c = (struct canvas){.width = 0};
}

unsigned char canvas_mix(struct palette *p, unsigned number, canvas_colour brush, unsigned cover)
{
    const canvas_colour under = p->colours[number];
    unsigned above = ((brush >> 24) * cover + CANVAS_COVER / 2) / CANVAS_COVER;
    unsigned below = ((under >> 24) * (255 - above) + 127) / 255, all = above + below, shift;
    canvas_colour mixed = below ? all << 24 : all << 24 | (brush & 0xFFFFFFU);

    if (p->brush != brush)
        memset(p->mixes, 0, sizeof p->mixes);
    p->brush = brush;
    for (shift = 0; shift < 24 && below; shift += 8)
        mixed |= ((brush >> shift & 255) * above + (under >> shift & 255) * below + all / 2) / all << shift;
    return p->mixes[cover][number] = number_of(p, mixed);
}

void canvas_copy(const struct canvas *from, int x, int width, const struct canvas *to, int left, int top,
                 unsigned cover)
{
    for (int y = 0; y < from->height; y++)
        if (cover == CANVAS_COVER)
            memcpy(canvas_at(to, left, top + y), canvas_at(from, x, y), (size_t)width);
        else
            for (int i = 0; i < width; i++)
                canvas_blend(to, left + i, top + y, from->palette->colours[*canvas_at(from, x + i, y)], cover);
}

/* An area ends `end` sixteenths of a pixel beyond the middle of a pixel: how many quarters of the pixel it covers. */
static unsigned within(int64_t end)
{
    end += CANVAS_HALF;
    return end < 0 ? 0 : end < CANVAS_PIXEL ? (unsigned)(end + 2) / 4 : CANVAS_COVER;
}

/* How many quarters of a pixel a box with round corners covers. right, down: the distances, outwards,
   from the centre of the nearest corner's arc to the middle of the pixel. */
static inline unsigned box_covers(int64_t right, int64_t down, int64_t radius)
{
    if (right > 0 && down > 0)
        return canvas_disc(right * right + down * down, radius);
    return within(radius - (right > down ? right : down));
}

/* How many quarters of the pixel at x, y are covered by the dashes of a ring around 0, 0; at most `most`. The first
   dash goes from the rightmost point downwards. A dash is 4 / `dashes` times as long as the radius. */
static unsigned dashes_cover(int64_t x, int64_t y, int dashes, unsigned most)
{
    /* cosine and sine of the angle of half a dash, then of the angle from one dash to the next; all times 1000 */
    static const int six[] = {945, 327, 500, 866}, three[] = {786, 618, -500, 866};
    const int *k = dashes == 6 ? six : three;
    int64_t u = (x * k[0] + y * k[1]) / 1000, v = llabs(y * k[0] - x * k[1]) / 1000, next;
    unsigned cover;

    /* One dash is centred on the positive u axis. Turns or mirrors the point u, v until this dash is the nearest. */
    while ((next = (u * k[2] + v * k[3]) / 1000) > u) {
        v = llabs(u * k[3] - v * k[2]) / 1000;
        u = next;
    }
    cover = within((u * k[1] - v * k[0]) / 1000);
    return cover < most ? cover : most;
}

int canvas_pixel(int64_t at, int begin, int end)
{
    at = at < 0 ? 0 : at / CANVAS_PIXEL;
    return at < begin ? begin : at < end ? (int)at : end;
}

int canvas_length(int size, int64_t length)
{
    return (int)((length * size + 500) / 1000);
}

/* Converts thousandths of a tile to sixteenths of a pixel. `whole`: rounds to whole pixels. */
static int64_t fine(int size, int64_t length, bool whole)
{
    return whole ? canvas_length(size, length) * (int64_t)CANVAS_PIXEL : canvas_length(size, length * CANVAS_PIXEL);
}

/* Converts a shape to sixteenths of a pixel. The shape's space begins at the pixel left, top. To make lines sharp,
   moves the shape's sides to whole pixels, unless the space is small or the shape is a disc or ring at 0, 0. */
static struct shape scaled(struct shape s, int left, int top, int size)
{
    enum { SHARP = 34 /* on a space of this size, an outline (30 thousandths) is a pixel wide */ };
    bool sharp = size >= SHARP && (s.radius < s.u || s.x);
    int64_t right = 500 + s.x + s.u, x = fine(size, 500 + s.x, false), y = fine(size, 500 + s.y, false);
    int64_t u = fine(size, right, sharp) - x;

    return (struct shape){
        .x = x + (int64_t)left * CANVAS_PIXEL, .y = y + (int64_t)top * CANVAS_PIXEL,
        .u = u, .v = fine(size, 500 + s.y + s.v, sharp) - y,
        .radius = s.radius ? u - fine(size, s.u - s.radius, false) : 0,
        .line = s.line ? u + x - fine(size, right - s.line, sharp) : 0, .dashes = s.dashes,
    };
}

void canvas_paint(const struct canvas *c, int left, int top, int size, struct shape shape, canvas_colour colour)
{
    enum { LAST = CANVAS_PIXEL - 1 };
    const struct shape s = scaled(shape, left, top, size);
    bool inside = shape.x || shape.y;
    int end = canvas_pixel(s.x + s.u + LAST, left, inside ? left + size : c->width), x;
    int bottom = canvas_pixel(s.y + s.v + LAST, top, inside ? top + size : c->height), y;

    for (y = canvas_pixel(s.y - s.v, inside ? top : 0, bottom); y < bottom; y++) {
        int64_t v = y * CANVAS_PIXEL + CANVAS_HALF - s.y, down = llabs(v) - s.v + s.radius;

        for (x = canvas_pixel(s.x - s.u, inside ? left : 0, end); x < end; x++) {
            int64_t u = x * CANVAS_PIXEL + CANVAS_HALF - s.x, right = llabs(u) - s.u + s.radius;
            unsigned cover = box_covers(right, down, s.radius);

            if (cover && s.line && s.line < s.u)
                cover -= box_covers(right, down, s.radius - s.line);
            if (cover && s.dashes)
                cover = dashes_cover(u, v, s.dashes, cover);
            if (cover)
                canvas_blend(c, x, y, colour, cover);
        }
    }
}

void canvas_colours(const struct palette *p, int count, struct sink *to)
{
    for (int i = 0; i < count; i++)
        sink_bytes(to, p->colours[i], 3);
}
