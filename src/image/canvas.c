#include "image/canvas.h"

/* How much two colours differ. */
static int difference(canvas_colour a, canvas_colour b)
{
    int all = 0, shift;

    for (shift = 0; shift < 32; shift += 8)
        all += abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
    return all;
}

/* The number of a colour. */
static unsigned char number_of(struct palette *p, canvas_colour colour)
{
    enum { SLOTS = sizeof p->slots };
    size_t slot = colour * 2654435761U >> 22;
    int i, best = 0;

    if (!(colour >> 24))
        return 0;
    while (p->slots[slot] && p->colours[p->slots[slot]] != colour)
        slot = (slot + 1) % SLOTS;
    if (!p->slots[slot] && p->count < 255) {
        p->colours[++p->count] = colour;
        p->slots[slot] = (unsigned char)p->count;
    }
    if (p->slots[slot])
        return p->slots[slot];
    for (i = 1; i < 256; i++)
        best = difference(p->colours[i], colour) < difference(p->colours[best], colour) ? i : best;
    return (unsigned char)best;
}

void canvas_open(struct canvas *c, int64_t width, int64_t height, canvas_colour ground)
{
    size_t count = (size_t)width * (size_t)height;

    c->width = (int)width;
    c->height = (int)height;
    c->pixel = memory_grow(c->pixel, &c->capacity, count + 1, 1);
    memset(c->pixel, number_of(c->palette, ground), count);
}

void canvas_free(struct canvas *c)
{
    free(c->pixel);
    *c = (struct canvas){.width = 0};
}

void canvas_blend(const struct canvas *c, int x, int y, canvas_colour colour, unsigned cover)
{
    unsigned char *pixel = canvas_at(c, x, y);
    canvas_colour under = c->palette->colours[*pixel];
    unsigned above = ((colour >> 24) * cover + CANVAS_COVER / 2) / CANVAS_COVER;
    unsigned below = ((under >> 24) * (255 - above) + 127) / 255, all = above + below, shift;
    canvas_colour mixed = all << 24;

    for (shift = 0; shift < 24 && all; shift += 8)
        mixed |= ((colour >> shift & 255) * above + (under >> shift & 255) * below + all / 2) / all << shift;
    *pixel = number_of(c->palette, mixed);
}

void canvas_copy(const struct canvas *from, int x, int width, const struct canvas *to, int left, int top)
{
    int y;

    for (y = 0; y < from->height; y++)
        memcpy(canvas_at(to, left, top + y), canvas_at(from, x, y), (size_t)width);
}

/* How many sixteenths of a pixel lie within a line; its end is so far behind the middle of the pixel. */
static int64_t within(int64_t end)
{
    end += CANVAS_PIXEL / 2;
    return end < 0 ? 0 : end < CANVAS_PIXEL ? end : CANVAS_PIXEL;
}

/* As many sixteenths in quarters. */
static unsigned quarters(int64_t sixteenths)
{
    return (unsigned)(sixteenths + 2) / 4;
}

unsigned canvas_disc(int64_t square, int64_t radius)
{
    enum { HALF = CANVAS_PIXEL / 2 };
    int64_t distance = radius, next;

    if (square >= (radius + HALF) * (radius + HALF) || (radius > HALF && square <= (radius - HALF) * (radius - HALF)))
        return square > radius * radius ? 0 : CANVAS_COVER;
    while ((next = (distance + square / (distance + !distance)) / 2) < distance || next > distance + 1) /* its root */
        distance = next;
    return quarters(within(radius - distance));
}

/* How many quarters of a pixel a box covers that is smaller by `less` on all sides; x, y from its middle, not left of
   it and not above. */
static unsigned box_covers(const struct shape *s, int64_t x, int64_t y, int64_t less)
{
    int64_t u = s->u - less, v = s->v - less, radius = s->radius > less ? s->radius - less : 0;
    int64_t right = x - u + radius, down = y - v + radius;

    if (u <= 0 || v <= 0)
        return 0;
    if (radius && right > 0 && down > 0)
        return canvas_disc(right * right + down * down, radius);
    if (x + CANVAS_PIXEL <= u && y + CANVAS_PIXEL <= v) /* saves half the time */
        return CANVAS_COVER;
    right = within(u - x) - CANVAS_PIXEL + within(u + x); /* of a thin box both sides may lie in one pixel */
    down = within(v - y) - CANVAS_PIXEL + within(v + y);
    return quarters(right * down / CANVAS_PIXEL);
}

/* How many quarters of a pixel lie in a dash. Dashes have their length in shape_rings, 240 / 360 or 240 / 180 of the
   radius; the first begins at the right and goes down. */
static unsigned dashes_cover(int64_t x, int64_t y, int dashes)
{
    /* 1000 times cosine and sine of half a dash, and of a dash with its gap */
    static const int six[] = {945, 327, 500, 866}, three[] = {786, 618, -500, 866};
    const int *k = dashes == 6 ? six : three;
    int64_t u = (x * k[0] + y * k[1]) / 1000, v = (y * k[0] - x * k[1]) / 1000, next;

    /* Now the middle of a dash is at the right. */
    u = dashes == 6 && u < 0 ? -u : u; /* all that follows is the same in its mirror images */
    v = v < 0 ? -v : v;
    next = (u * k[2] + v * k[3]) / 1000;
    if (next > u) { /* it is nearer to the next dash */
        v = (u * k[3] - v * k[2]) / 1000;
        v = v < 0 ? -v : v;
        u = next;
    }
    return quarters(within((u * k[1] - v * k[0]) / 1000));
}

/* How many quarters of a pixel a shape covers; x, y from its point to the middle of the pixel. */
static unsigned covers(const struct shape *s, int64_t x, int64_t y)
{
    int64_t right = x < 0 ? -x : x, down = y < 0 ? -y : y;
    unsigned cover = box_covers(s, right, down, 0), dashes;

    if (cover && s->line)
        cover -= box_covers(s, right, down, s->line);
    if (!cover || !s->dashes)
        return cover;
    dashes = dashes_cover(x, y, s->dashes);
    return cover < dashes ? cover : dashes;
}

int canvas_pixel(int64_t at, int end)
{
    return at < 0 ? 0 : at / CANVAS_PIXEL < end ? (int)(at / CANVAS_PIXEL) : end;
}

void canvas_paint(const struct canvas *c, const struct shape *s, canvas_colour colour)
{
    enum { MIDDLE = CANVAS_PIXEL / 2 };
    int left = canvas_pixel(s->x - s->u, c->width), right = canvas_pixel(s->x + s->u + CANVAS_PIXEL - 1, c->width);
    int top = canvas_pixel(s->y - s->v, c->height), bottom = canvas_pixel(s->y + s->v + CANVAS_PIXEL - 1, c->height);
    unsigned char solid = colour >> 24 == 255 ? number_of(c->palette, colour) : 0;
    int x, y;

    if (s->cut) {
        left = left > s->left ? left : s->left;
        right = right < s->left + s->cut ? right : s->left + s->cut;
        top = top > s->top ? top : s->top;
        bottom = bottom < s->top + s->cut ? bottom : s->top + s->cut;
    }
    for (y = top; y < bottom; y++)
        for (x = left; x < right; x++) {
            unsigned cover = covers(s, x * CANVAS_PIXEL + MIDDLE - s->x, y * CANVAS_PIXEL + MIDDLE - s->y);

            if (cover == CANVAS_COVER && solid)
                *canvas_at(c, x, y) = solid;
            else if (cover)
                canvas_blend(c, x, y, colour, cover);
        }
}

void canvas_colours(const struct palette *p, int count, struct sink *to)
{
    int i, shift;

    for (i = 0; i < count; i++)
        for (shift = 16; shift >= 0; shift -= 8)
            sink_byte(to, (char)(p->colours[i] >> shift & 255));
}
