#include "image/canvas.h"

void canvas_open(struct canvas *c, int64_t width, int64_t height, canvas_colour ground)
{
    size_t count = (size_t)width * (size_t)height, i;

    c->width = (int)width;
    c->height = (int)height;
    c->pixel = memory_grow(c->pixel, &c->capacity, count + 1, sizeof *c->pixel);
    for (i = 0; i < count; i++)
        c->pixel[i] = ground;
}

void canvas_free(struct canvas *c)
{
    free(c->pixel);
    *c = (struct canvas){.width = 0};
}

void canvas_blend(canvas_colour *pixel, canvas_colour colour, unsigned cover)
{
    unsigned above = ((colour >> 24) * cover + CANVAS_COVER / 2) / CANVAS_COVER;
    unsigned below = ((*pixel >> 24) * (255 - above) + 127) / 255, all = above + below, shift;
    canvas_colour mixed = all << 24;

    if (above == 255)
        mixed = colour;
    else if (!above)
        return;
    for (shift = 0; shift < 24 && above < 255; shift += 8)
        mixed |= ((colour >> shift & 255) * above + (*pixel >> shift & 255) * below + all / 2) / all << shift;
    *pixel = mixed;
}

void canvas_copy(const struct canvas *from, int x, int width, unsigned cover, struct canvas *to, int left, int top)
{
    int i, k;

    for (k = top < 0 ? -top : 0; k < from->height && top + k < to->height; k++)
        for (i = left < 0 ? -left : 0; i < width && left + i < to->width; i++) {
            canvas_colour colour = from->pixel[(size_t)k * (size_t)from->width + (size_t)(x + i)];
            canvas_colour *pixel = &to->pixel[(size_t)(top + k) * (size_t)to->width + (size_t)(left + i)];

            if (colour >> 24 == 255 && cover == CANVAS_COVER)
                *pixel = colour;
            else
                canvas_blend(pixel, colour, cover);
        }
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
    right = within(u - x) - CANVAS_PIXEL + within(u + x); /* of a thin box both sides may lie in one pixel */
    down = within(v - y) - CANVAS_PIXEL + within(v + y);
    return quarters(right * down / CANVAS_PIXEL);
}

/* How many quarters of a pixel lie in one of the dashes, which have their length in shape_rings. */
static unsigned dashes_cover(int64_t x, int64_t y, int dashes)
{
    /* Where each of six dashes, or of three, begins: as 1000 times cosine and sine of 60 or 120 degrees. */
    static const int begins[6][2] = {{1000, 0}, {500, 866}, {-500, 866}, {-1000, 0}, {-500, -866}, {500, -866}};
    enum { COS_6 = 786, SIN_6 = 618, COS_3 = 235, SIN_3 = 972 /* of the angle of a dash, 240 / 360 and 240 / 180 */ };
    int64_t c = dashes == 6 ? COS_6 : COS_3, s = dashes == 6 ? SIN_6 : SIN_3, most = 0;
    int k;

    for (k = 0; k < 6; k += 6 / dashes) {
        int64_t u = begins[k][0], v = begins[k][1], far_u = (u * c - v * s) / 1000, far_v = (u * s + v * c) / 1000;
        int64_t begin = within((u * y - v * x) / 1000), end = within((far_v * x - far_u * y) / 1000);
        int64_t both = begin < end ? begin : end;

        most = both > most ? both : most;
    }
    return quarters(most);
}

/* How many quarters of a pixel a shape covers; x, y from its point to the middle of the pixel. */
static unsigned covers(const struct shape *s, int64_t x, int64_t y)
{
    int64_t right = x < 0 ? -x : x, down = y < 0 ? -y : y;
    unsigned cover = box_covers(s, right, down, 0), dashes;

    if (x * s->right < 0 || y * s->down < 0)
        return 0;
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

void canvas_paint(struct canvas *c, const struct shape *s, canvas_colour colour)
{
    int left = canvas_pixel(s->x - (s->right > 0 ? 0 : s->u), c->width);
    int right = canvas_pixel(s->x + (s->right < 0 ? 0 : s->u) + CANVAS_PIXEL - 1, c->width);
    int top = canvas_pixel(s->y - (s->down > 0 ? 0 : s->v), c->height);
    int bottom = canvas_pixel(s->y + (s->down < 0 ? 0 : s->v) + CANVAS_PIXEL - 1, c->height);
    int x, y;

    for (y = top; y < bottom; y++)
        for (x = left; x < right; x++) {
            unsigned cover = covers(s, x * CANVAS_PIXEL + CANVAS_PIXEL / 2 - s->x,
                                    y * CANVAS_PIXEL + CANVAS_PIXEL / 2 - s->y);

            if (cover)
                canvas_blend(&c->pixel[(size_t)y * (size_t)c->width + (size_t)x], colour, cover);
        }
}

/* How much two colours differ. */
static int difference(canvas_colour a, canvas_colour b)
{
    int all = 0, shift;

    for (shift = 0; shift < 32; shift += 8)
        all += abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
    return all;
}

/* The number of a colour. */
static int number_of(struct canvas_index *index, canvas_colour colour)
{
    enum { SLOTS = sizeof index->slots / sizeof *index->slots };
    size_t slot = colour * 2654435761U >> 22;
    int i, best = 0;

    while (index->slots[slot] && index->colours[index->slots[slot] - 1] != colour)
        slot = (slot + 1) % SLOTS;
    if (!index->slots[slot] && index->count < 256) {
        index->colours[index->count] = colour;
        index->slots[slot] = ++index->count;
    }
    if (index->slots[slot])
        return index->slots[slot] - 1;
    for (i = 1; i < index->count; i++)
        best = difference(index->colours[i], colour) < difference(index->colours[best], colour) ? i : best;
    return best;
}

void canvas_number(const struct canvas *c, struct canvas_index *index, struct sink *numbers)
{
    size_t count = (size_t)c->width * (size_t)c->height, i;
    int number = number_of(index, 0);

    sink_reserve(numbers, count);
    for (i = 0; i < count; i++) {
        if (!i || c->pixel[i] != c->pixel[i - 1])
            number = number_of(index, c->pixel[i] >> 24 ? c->pixel[i] : 0);
        numbers->bytes[i] = (char)number;
    }
    numbers->used = count;
}

void canvas_colours(const struct canvas_index *index, int count, struct sink *to)
{
    int i, shift;

    for (i = 0; i < count; i++)
        for (shift = 16; shift >= 0; shift -= 8)
            sink_byte(to, (char)(index->colours[i] >> shift & 255));
}
