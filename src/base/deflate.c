#include "base/base.h"

#include <stdlib.h>

/* DEFLATE (RFC 1951) in a zlib stream (RFC 1950): one block with the fixed codes; repetitions are found through chains
   of places that have the same three bytes. */

enum {
    WINDOW = 1 << 15, /* the farthest repetition */
    SHORTEST = 3, LONGEST = 257, /* one less than is possible, whose code has a rule of its own */
    HASH_BITS = 11,
    CHAIN = 12,       /* places that are tried */
    NOTED = 4,        /* places of a repetition, its last, that are noted: all would take longer for 3 % fewer bytes */
    END_OF_BLOCK = 256,
    SYMBOLS = 286, /* bytes, the end of the block and lengths */
    DISTANCES = 30
};

struct code {
    uint32_t bits; /* the lowest is written first */
    int count;
};

struct deflate {
    struct sink *to;
    struct code codes[SYMBOLS + DISTANCES]; /* of distances behind those of symbols */
    uint32_t hold; /* bits not yet written, the first the lowest, */
    int held;      /*   and how many */
    int *last;     /* for each hash the last place with it, plus 1 */
    int *before;   /* for each place the one before it with the same hash, plus 1 */
};

static void put_bits(struct deflate *d, uint32_t bits, int count)
{
    d->hold |= bits << d->held;
    for (d->held += count; d->held >= 8; d->held -= 8) {
        sink_byte(d->to, (char)(d->hold & 0xFF));
        d->hold >>= 8;
    }
}

/* A code of at most 16 bits, whose highest bit is written first, as bits of which the lowest is. */
static uint32_t reverse(uint32_t code, int count)
{
    code = (code >> 8 & 0x00FF) | (code << 8 & 0xFF00);
    code = (code >> 4 & 0x0F0F) | (code << 4 & 0xF0F0);
    code = (code >> 2 & 0x3333) | (code << 2 & 0xCCCC);
    code = (code >> 1 & 0x5555) | (code << 1 & 0xAAAA);
    return code >> (16 - count);
}

/* Lists the fixed codes of bytes, of the end of the block, of lengths and of distances. */
static void list_codes(struct code *codes)
{
    static const struct {
        unsigned last, first_code;
        int count;
    } groups[] = {
        {143, 0x30, 8}, {255, 0x190, 9}, {279, 0, 7}, {SYMBOLS - 1, 0xC0, 8}, {SYMBOLS + DISTANCES - 1, 0, 5},
    };
    unsigned i = 0, g, code;

    for (g = 0; g < sizeof groups / sizeof *groups; g++)
        for (code = groups[g].first_code; i <= groups[g].last; i++, code++)
            codes[i] = (struct code){reverse(code, groups[g].count), groups[g].count};
}

/* Writes a byte, the end of the block or a length code. */
static void put_symbol(struct deflate *d, unsigned symbol)
{
    put_bits(d, d->codes[symbol].bits, d->codes[symbol].count);
}

/* Writes a value as one of the codes from `first` on, and extra bits: 2 * several codes have none, the next `several`
   one bit each, and so on (RFC 1951, 3.2.5). */
static void put_value(struct deflate *d, unsigned first, unsigned several, unsigned value)
{
    unsigned extra = 0;

    while (value >> extra >= 2 * several)
        extra++;
    put_symbol(d, first + several * extra + (value >> extra));
    put_bits(d, value & ((1U << extra) - 1), (int)extra);
}

static void put_repetition(struct deflate *d, unsigned length, unsigned distance)
{
    put_value(d, END_OF_BLOCK + 1, 4, length - SHORTEST);
    put_value(d, SYMBOLS, 2, distance - 1);
}

/* Notes places for later repetitions; returns the place before the last of them with the same hash, plus 1, or 0. */
static int note(struct deflate *d, struct text all, size_t at, size_t end)
{
    const unsigned char *bytes = (const unsigned char *)all.at;
    int before = 0;

    for (; at < end && at + SHORTEST <= all.length; at++) {
        uint32_t three = (uint32_t)bytes[at] << 16 | (uint32_t)bytes[at + 1] << 8 | bytes[at + 2];
        unsigned hash = three * 2654435761U >> (32 - HASH_BITS);

        d->before[at % WINDOW] = before = d->last[hash];
        d->last[hash] = (int)(at + 1);
    }
    return at == end ? before : 0;
}

/* Finds the longest earlier place with the same bytes, from *place on, the last one with the same hash, plus 1; returns
   the length, 0 if there is none. */
static size_t find(const struct deflate *d, struct text all, size_t at, size_t *place)
{
    size_t next = *place;
    size_t max = all.length - at < LONGEST ? all.length - at : LONGEST, best = 0, n;
    int tries = CHAIN;

    for (; next && at - (next - 1) < WINDOW && tries--; next = (size_t)d->before[(next - 1) % WINDOW]) {
        const char *a = all.at + next - 1, *b = all.at + at;

        if (best < max && a[best] != b[best])
            continue; /* not longer */
        for (n = 0; n + 8 <= max && memcmp(a + n, b + n, 8) == 0; n += 8)
            ;
        for (; n < max && a[n] == b[n]; n++)
            ;
        if (n > best) {
            best = n;
            *place = next;
        }
    }
    return best < SHORTEST ? 0 : best;
}

static void put_block(struct deflate *d, struct text all)
{
    size_t at, length, place;

    put_bits(d, 3, 3); /* the last block, with the fixed codes */
    for (at = 0; at < all.length; at += length) {
        place = (size_t)note(d, all, at, at + 1);
        length = find(d, all, at, &place);
        if (length)
            put_repetition(d, (unsigned)length, (unsigned)(at + 1 - place));
        else
            put_symbol(d, (unsigned char)all.at[at]);
        length += !length;
        note(d, all, at + (length <= NOTED ? 1 : length - NOTED), at + length);
    }
    put_symbol(d, END_OF_BLOCK);
    put_bits(d, 0, 7);
}

static uint32_t adler32(struct text all)
{
    enum { BASE = 65521, PART = 5552 /* bytes after which a sum may be too large */ };
    uint32_t a = 1, b = 0;
    size_t n, i;

    for (; all.length; all = text_skip(all, n)) {
        n = all.length < PART ? all.length : PART;
        for (i = 0; i < n; i++)
            b += a += (unsigned char)all.at[i];
        a %= BASE;
        b %= BASE;
    }
    return b << 16 | a;
}

void deflate_write(struct text all, struct sink *to)
{
    struct deflate d = {.to = to};
    size_t places = 0;
    uint32_t sum = adler32(all);
    int shift;

    d.last = memory_new((size_t)1 << HASH_BITS, sizeof *d.last);
    d.before = memory_grow(NULL, &places, all.length < WINDOW ? all.length : WINDOW, sizeof *d.before);
    sink_string(to, "x\x9C");
    list_codes(d.codes);
    put_block(&d, all);
    for (shift = 24; shift >= 0; shift -= 8)
        sink_byte(to, (char)(sum >> shift & 0xFF));
    free(d.last);
    free(d.before);
}
