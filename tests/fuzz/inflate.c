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

    for (int i = 0; i < count; i++)
        n |= bit(b) << i;
    return n;
}

/* The lengths of the codes of symbols; 0: it has none. */
struct lengths {
    unsigned char all[288];
    int count;
};

/* Reads a symbol: among all codes of a length, in the order of symbols, that which the bits so far are; RFC 1951,
   3.2.2. */
static unsigned symbol(struct bits *b, const struct lengths *l)
{
    unsigned code = 0, first = 0;

    for (int length = 1; length < 16; length++, first <<= 1) {
        code = code << 1 | bit(b);
        for (int i = 0; i < l->count; i++)
            if (l->all[i] == length && first++ == code)
                return (unsigned)i;
    }
    b->over = true;
    return 256;
}

/* RFC 1951, 3.2.6. */
static void fix(struct lengths *symbols, struct lengths *distances)
{
    for (symbols->count = 0; symbols->count < 288; symbols->count++)
        symbols->all[symbols->count] =
            symbols->count < 144 ? 8 : symbols->count < 256 ? 9 : symbols->count < 280 ? 7 : 8;
    memset(distances->all, 5, 30);
    distances->count = 30;
}

/* RFC 1951, 3.2.7. */
static void read_lengths(struct bits *b, struct lengths *symbols, struct lengths *distances)
{
    static const unsigned char order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    struct lengths codes = {.count = 19};
    unsigned char all[320] = {0};
    int count;

    symbols->count = (int)number(b, 5) + 257;
    distances->count = (int)number(b, 5) + 1;
    count = (int)number(b, 4) + 4;
    for (int i = 0; i < count; i++)
        codes.all[order[i]] = (unsigned char)number(b, 3);
    for (int i = 0; i < symbols->count + distances->count && !b->over;) {
        unsigned s = symbol(b, &codes);
        int times = s < 16    ? 1
                    : s == 16 ? 3 + (int)number(b, 2)
                    : s == 17 ? 3 + (int)number(b, 3)
                              : 11 + (int)number(b, 7);
        unsigned char length = (unsigned char)(s < 16 ? s : s == 16 && i ? all[i - 1] : 0);

        while (times-- && i < symbols->count + distances->count)
            all[i++] = length;
    }
    memcpy(symbols->all, all, 288);
    memcpy(distances->all, all + symbols->count, 30);
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

static unsigned distance_of(struct bits *b, unsigned s)
{
    unsigned first = 1, i;

    for (i = 0; i < s; i++)
        first += 1U << (i < 2 ? 0 : (i - 2) / 2);
    return first + number(b, s < 2 ? 0 : (int)(s - 2) / 2);
}

/* Reads the symbols of a block. */
static bool read_block(struct bits *b, const struct lengths *symbols, const struct lengths *distances, struct sink *to)
{
    for (;;) {
        unsigned s = symbol(b, symbols), length, distance;

        if (b->over)
            return false;
        if (s == 256)
            return true;
        if (s < 256) {
            sink_byte(to, (char)s);
            continue;
        }
        length = length_of(b, s);
        distance = distance_of(b, symbol(b, distances));
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

    for (size_t i = 0; i < t.length; i++) {
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

    if (packed.length < 6 || packed.at[0] != 'x' || ((unsigned char)packed.at[1] + 'x' * 256) % 31)
        return false;
    while (!last) {
        struct lengths symbols, distances;
        unsigned kind;

        last = number(&b, 1);
        kind = number(&b, 2);
        if (kind == 1)
            fix(&symbols, &distances);
        else
            read_lengths(&b, &symbols, &distances);
        if (kind < 1 || kind > 2 || !read_block(&b, &symbols, &distances, to))
            return false;
    }
    b.at = (b.at + 7) / 8 * 8;
    for (int i = 0; i < 4; i++)
        sum = sum * 256 + number(&b, 8);
    return !b.over && b.at == packed.length * 8 && sum == sum_of(sink_contents(to));
}
