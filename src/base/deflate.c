#include "base/base.h"

#include <stdlib.h>

/* DEFLATE (RFC 1951) in a zlib stream (RFC 1950): one block with the fixed codes; repetitions are found through chains
   of places that have the same three bytes. */

enum {
    WINDOW = 1 << 15, /* the farthest repetition */
    SHORTEST = 3, LONGEST = 258,
    HASH_BITS = 11,
    CHAIN = 12,       /* places that are tried */
    END_OF_BLOCK = 256,
    SYMBOLS = 286 /* bytes, the end of the block and lengths */
};

/* The extra bits and the first value of each length code from 257 on, and of each distance code. */
static const struct {
    unsigned char extra;
    unsigned short first;
} lengths[] = {
    {0, 3},  {0, 4},  {0, 5},  {0, 6},  {0, 7},  {0, 8},  {0, 9},  {0, 10},  {1, 11},  {1, 13},
    {1, 15}, {1, 17}, {2, 19}, {2, 23}, {2, 27}, {2, 31}, {3, 35}, {3, 43},  {3, 51},  {3, 59},
    {4, 67}, {4, 83}, {4, 99}, {4, 115}, {5, 131}, {5, 163}, {5, 195}, {5, 227}, {0, 258},
}, distances[] = {
    {0, 1},    {0, 2},    {0, 3},    {0, 4},     {1, 5},     {1, 7},    {2, 9},     {2, 13},    {3, 17},    {3, 25},
    {4, 33},   {4, 49},   {5, 65},   {5, 97},    {6, 129},   {6, 193},  {7, 257},   {7, 385},   {8, 513},   {8, 769},
    {9, 1025}, {9, 1537}, {10, 2049},
    {10, 3073}, {11, 4097}, {11, 6145}, {12, 8193}, {12, 12289}, {13, 16385}, {13, 24577},
};

struct code {
    uint32_t bits; /* the lowest is written first */
    int count;
};

struct deflate {
    struct sink *to;
    struct code codes[SYMBOLS];
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

/* Lists the fixed codes of bytes, of the end of the block and of lengths. */
static void list_codes(struct code *codes)
{
    static const struct {
        unsigned last, first_code;
        int count;
    } groups[] = {{143, 0x30, 8}, {255, 0x190, 9}, {279, 0, 7}, {SYMBOLS - 1, 0xC0, 8}};
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

static void put_repetition(struct deflate *d, unsigned length, unsigned distance)
{
    unsigned i = 0, k = sizeof distances / sizeof *distances;

    while (i + 1 < sizeof lengths / sizeof *lengths && lengths[i + 1].first <= length)
        i++;
    put_symbol(d, 257 + i);
    put_bits(d, length - lengths[i].first, lengths[i].extra);
    while (distances[--k].first > distance)
        ;
    put_bits(d, reverse(k, 5), 5);
    put_bits(d, distance - distances[k].first, distances[k].extra);
}

static unsigned hash_of(const char *at)
{
    uint32_t three = (uint32_t)(unsigned char)at[0] << 16 | (uint32_t)(unsigned char)at[1] << 8 | (unsigned char)at[2];

    return (three * 2654435761U) >> (32 - HASH_BITS);
}

/* Notes a place for later repetitions. */
static void note(struct deflate *d, struct text all, size_t at)
{
    unsigned hash;

    if (at + SHORTEST > all.length)
        return;
    hash = hash_of(all.at + at);
    d->before[at % WINDOW] = d->last[hash];
    d->last[hash] = (int)(at + 1);
}

/* Finds the longest earlier place with the same bytes; returns the length, 0 if there is none. */
static size_t find(const struct deflate *d, struct text all, size_t at, size_t *distance)
{
    size_t max = all.length - at < LONGEST ? all.length - at : LONGEST, best = 0, n, place;
    int tries = CHAIN;

    if (max < SHORTEST)
        return 0;
    for (place = (size_t)d->last[hash_of(all.at + at)]; place && at - (place - 1) < WINDOW && tries--;
         place = (size_t)d->before[(place - 1) % WINDOW]) {
        const char *a = all.at + place - 1, *b = all.at + at;

        if (best < max && a[best] != b[best])
            continue; /* not longer */
        for (n = 0; n < max && a[n] == b[n]; n++)
            ;
        if (n > best) {
            best = n;
            *distance = at - (place - 1);
        }
    }
    return best < SHORTEST ? 0 : best;
}

static void put_block(struct deflate *d, struct text all)
{
    size_t at = 0, length, distance = 0;

    put_bits(d, 3, 3); /* the last block, with the fixed codes */
    while (at < all.length) {
        length = find(d, all, at, &distance);
        if (length)
            put_repetition(d, (unsigned)length, (unsigned)distance);
        else
            put_symbol(d, (unsigned char)all.at[at]);
        for (length += !length; length; length--)
            note(d, all, at++);
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
    uint32_t sum = adler32(all);
    int shift;

    d.last = memory_new((size_t)1 << HASH_BITS, sizeof *d.last);
    d.before = memory_new(all.length < WINDOW ? all.length + 1 : WINDOW, sizeof *d.before);
    sink_string(to, "x\x9C");
    list_codes(d.codes);
    put_block(&d, all);
    for (shift = 24; shift >= 0; shift -= 8)
        sink_byte(to, (char)(sum >> shift & 0xFF));
    free(d.last);
    free(d.before);
}
