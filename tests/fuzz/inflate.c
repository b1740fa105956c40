#include "base/base.h"
#include "inflate.h"

struct bits {
    struct text from;
    size_t at; /* in bits */
    bool over; /* read past the end */
};

static unsigned bit(struct bits *b)
{
    size_t byte = b->at / 8;

    b->over = b->over || byte >= b->from.length;
    return b->over ? 0 : (unsigned)(unsigned char)b->from.at[byte] >> b->at++ % 8 & 1;
}

/* A number, whose lowest bit comes first. */
static unsigned number(struct bits *b, int count)
{
    unsigned n = 0;
    int i;

    for (i = 0; i < count; i++)
        n |= bit(b) << i;
    return n;
}

/* A code, whose highest bit comes first. */
static unsigned code(struct bits *b, unsigned begun, int count)
{
    while (count--)
        begun = begun << 1 | bit(b);
    return begun;
}

/* RFC 1951, 3.2.6. */
static unsigned symbol(struct bits *b)
{
    unsigned n = code(b, 0, 7);

    if (n < 24)
        return n + 256;
    n = code(b, n, 1);
    if (n < 192)
        return n - 48;
    if (n < 200)
        return n - 192 + 280;
    return code(b, n, 1) - 400 + 144;
}

/* The length for a symbol; RFC 1951, 3.2.5. */
static unsigned length_of(struct bits *b, unsigned s)
{
    unsigned first = 3, i, extra;

    if (s == 285)
        return 258;
    for (i = 257; i < s; i++)
        first += 1U << (i < 265 ? 0 : (i - 261) / 4);
    extra = s < 265 ? 0 : (s - 261) / 4;
    return first + number(b, (int)extra);
}

static unsigned distance_of(struct bits *b)
{
    unsigned s = code(b, 0, 5), first = 1, i;

    for (i = 0; i < s; i++)
        first += 1U << (i < 2 ? 0 : (i - 2) / 2);
    return first + number(b, s < 2 ? 0 : (int)(s - 2) / 2);
}

/* Reads the symbols of a block. */
static bool read_block(struct bits *b, struct sink *to)
{
    for (;;) {
        unsigned s = symbol(b), length, distance;

        if (b->over)
            return false;
        if (s == 256)
            return true;
        if (s < 256) {
            sink_byte(to, (char)s);
            continue;
        }
        length = length_of(b, s);
        distance = distance_of(b);
        if (distance > to->used || b->over)
            return false;
        while (length--)
            sink_byte(to, to->bytes[to->used - distance]);
    }
}

/* The sum at the end of a stream; RFC 1950, 9. */
static unsigned long sum_of(struct text t)
{
    unsigned long a = 1, b = 0;
    size_t i;

    for (i = 0; i < t.length; i++) {
        a = (a + (unsigned char)t.at[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b * 65536 + a;
}

bool inflate_read(struct text packed, struct sink *to)
{
    struct bits b = {.from = packed, .at = 16};
    unsigned long sum = 0;
    bool last = false;
    int i;

    if (packed.length < 6 || packed.at[0] != 'x' || ((unsigned char)packed.at[1] + 'x' * 256) % 31)
        return false;
    while (!last) {
        last = number(&b, 1);
        if (number(&b, 2) != 1 || !read_block(&b, to))
            return false;
    }
    b.at = (b.at + 7) / 8 * 8;
    for (i = 0; i < 4; i++)
        sum = sum * 256 + number(&b, 8);
    return !b.over && b.at == packed.length * 8 && sum == sum_of(sink_contents(to));
}
