#include "base/base.h"

/* DEFLATE (RFC 1951) in a zlib stream (RFC 1950). The search for repetitions follows a chain: the places of the text
   whose next HASHED bytes have equal hashes. The places of a run such as `aaaa` would fill a chain, so only the first
   place is in the chain. Inside a run, the search follows the chain of the place after the run. */

enum {
    WINDOW = 1 << 15, /* repetitions are less than this many bytes apart */
    SHORTEST = 3, LONGEST = 258, /* limits for the length of a repetition, in bytes */
    HASHES = 1 << 12, HASHED = 4, /* maximum number of hashes, number of bytes that are hashed */
    CHAIN = 40,       /* at most this many places of a chain are tried */
    LONG = 32,        /* put_all uses a repetition this long without a search for a longer repetition */
    END_OF_BLOCK = 256,
    SYMBOLS = 286,    /* number of symbols: bytes, the end of the block, lengths */
    DISTANCES = 30,
    LENGTHS = 19,     /* number of symbols for the lengths of codes */
    BLOCK = 1 << 14   /* a block has at most this many items */
};

struct huffman {
    uint16_t bits[SYMBOLS];        /* the code of each symbol; the lowest bit is written first */
    unsigned char length[SYMBOLS]; /* the number of bits of the code; 0: the symbol does not occur */
};

struct deflate {
    struct sink_bits bits;
    uint64_t hashes;  /* number of hashes: a short text has few places */
    int *last;        /* for each hash: 1 + the last noted place with this hash; 0: none */
    uint16_t *before; /* at index place % WINDOW: the distance to the previous noted place with the same hash */
    struct item {
        uint16_t length, distance; /* a repetition; or, if `distance` is 0, one byte with the value `length` */
    } *parts; /* the items of the block */
    int count;
};

/* Returns the symbol of a value, both counted from 0. Sets *extra to the number of bits that follow the symbol: 0 for
   the first 2 * `several` symbols, 1 for the next `several`, 2 for the next, and so on (RFC 1951, 3.2.5). */
static unsigned symbol_of(unsigned several, unsigned value, int *extra)
{
    for (*extra = 0; value >> *extra >= 2 * several; ++*extra)
        ;
    return several * (unsigned)*extra + (value >> *extra);
}

static unsigned length_symbol(unsigned length, int *extra)
{
    unsigned symbol = symbol_of(4, length - SHORTEST, extra);

    *extra = length == LONGEST ? 0 : *extra;
    return END_OF_BLOCK + 1 + (length == LONGEST ? SYMBOLS - 2 - END_OF_BLOCK : symbol);
}

/* Joins the two rarest nodes until one Huffman tree is left. Sets length[i] to the depth of symbol i. Returns the
   greatest depth. */
static int join_nodes(const uint32_t *times, int count, unsigned char *length)
{
    uint32_t weight[2 * SYMBOLS];
    int up[2 * SYMBOLS] = {0}, open[SYMBOLS], opened = 0, next = count, i, most = 0;

    for (i = 0; i < count; i++)
        if ((weight[i] = times[i]) > 0)
            open[opened++] = i;
    while (opened > 1) {
        int pair[2], k;

        for (k = 0; k < 2; k++) {
            int least = 0;

            for (i = 1; i < opened; i++)
                least = weight[open[i]] < weight[open[least]] ? i : least;
            pair[k] = open[least];
            open[least] = open[--opened];
            up[pair[k]] = next;
        }
        weight[next] = weight[pair[0]] + weight[pair[1]];
        open[opened++] = next++;
    }
    for (i = 0; i < count; i++) {
        int node = i;

        for (length[i] = 0; times[i] && node != open[0]; node = up[node])
            length[i]++;
        length[i] = (unsigned char)(length[i] + (times[i] && next == count)); /* a single symbol gets one bit */
        most = length[i] > most ? length[i] : most;
    }
    return most;
}

static void set_code(struct huffman *c, unsigned symbol, unsigned code, int length)
{
    code = (code >> 8 & 0x00FF) | (code << 8 & 0xFF00); /* reverses the bits: the highest must be written first */
    code = (code >> 4 & 0x0F0F) | (code << 4 & 0xF0F0);
    code = (code >> 2 & 0x3333) | (code << 2 & 0xCCCC);
    code = (code >> 1 & 0x5555) | (code << 1 & 0xAAAA);
    c->bits[symbol] = (uint16_t)(code >> (16 - length));
    c->length[symbol] = (unsigned char)length;
}

/* Makes a code with at most `limit` bits for each symbol i, which occurs times[i] times. Changes `times`. */
static void make_code(uint32_t *times, int count, int limit, struct huffman *c)
{
    unsigned code = 0;

    while (join_nodes(times, count, c->length) > limit)
        for (int i = 0; i < count; i++)
            times[i] = times[i] ? times[i] / 2 + 1 : 0;
    for (int length = 1; length <= limit; length++, code <<= 1)
        for (int i = 0; i < count; i++)
            if (c->length[i] == length)
                set_code(c, (unsigned)i, code++, length);
}

static void put_symbol(struct deflate *d, const struct huffman *c, unsigned symbol)
{
    sink_add_bits(&d->bits, c->bits[symbol], c->length[symbol]);
}

/* Writes the lengths in `all` as symbols of `code`: 0 to 15 are lengths; 16, 17 and 18, with extra bits, are runs of
   equal lengths (RFC 1951, 3.2.7). Counts each symbol in `times`. If `code` is NULL, only counts and writes nothing. */
static void put_lengths(struct deflate *d, const unsigned char *all, const struct huffman *code, uint32_t *times)
{
    enum { COUNT = SYMBOLS + DISTANCES };
    int run;

    for (int i = 0; i < COUNT; i += run) {
        int most = all[i] ? 7 : 138, symbol = all[i], extra = 0;
        unsigned more = 0;

        for (run = 1; i + run < COUNT && run < most && all[i + run] == all[i]; run++)
            ;
        if (all[i] && i && all[i - 1] == all[i] && run > 2) {
            run = run > 6 ? 6 : run;
            symbol = 16;
            extra = 2;
            more = (unsigned)run - 3;
        } else if (!all[i] && run > 2) {
            symbol = run > 10 ? 18 : 17;
            extra = run > 10 ? 7 : 3;
            more = (unsigned)run - (run > 10 ? 11 : 3);
        } else {
            run = 1;
        }
        times[symbol]++;
        if (code) {
            put_symbol(d, code, (unsigned)symbol);
            sink_add_bits(&d->bits, more, extra);
        }
    }
}

static void put_codes(struct deflate *d, const struct huffman *symbols, const struct huffman *distances)
{
    static const unsigned char order[LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    unsigned char all[SYMBOLS + DISTANCES];
    uint32_t times[LENGTHS] = {0};
    struct huffman lengths;
    int i, count = LENGTHS;

    memcpy(all, symbols->length, SYMBOLS);
    memcpy(all + SYMBOLS, distances->length, DISTANCES);
    put_lengths(d, all, NULL, times);
    make_code(times, LENGTHS, 7, &lengths);
    while (count > 4 && !lengths.length[order[count - 1]])
        count--;
    sink_add_bits(&d->bits, SYMBOLS - 257, 5);
    sink_add_bits(&d->bits, DISTANCES - 1, 5);
    sink_add_bits(&d->bits, (unsigned)count - 4, 4);
    for (i = 0; i < count; i++)
        sink_add_bits(&d->bits, lengths.length[order[i]], 3);
    put_lengths(d, all, &lengths, times);
}

static void make_codes(const struct deflate *d, struct huffman *symbols, struct huffman *distances)
{
    uint32_t times[SYMBOLS] = {0}, times_distances[DISTANCES] = {0};
    int extra;

    times[END_OF_BLOCK] = 1;
    times_distances[0] = 1; /* so that the code has at least one symbol */
    for (int i = 0; i < d->count; i++) {
        const struct item *p = &d->parts[i];

        times[p->distance ? length_symbol(p->length, &extra) : p->length]++;
        if (p->distance)
            times_distances[symbol_of(2, p->distance - 1u, &extra)]++;
    }
    make_code(times, SYMBOLS, 15, symbols);
    make_code(times_distances, DISTANCES, 15, distances);
}

/* Writes the items of d->parts as a block, and empties d->parts. `last`: this is the last block. */
static void put_block(struct deflate *d, bool last)
{
    struct huffman symbols, distances;
    int extra;

    sink_add_bits(&d->bits, 4U | last, 3);
    make_codes(d, &symbols, &distances);
    put_codes(d, &symbols, &distances);
    for (int i = 0; i < d->count; i++) {
        const struct item *p = &d->parts[i];

        if (!p->distance) {
            put_symbol(d, &symbols, p->length);
            continue;
        }
        put_symbol(d, &symbols, length_symbol(p->length, &extra));
        sink_add_bits(&d->bits, (p->length - SHORTEST) & ((1U << extra) - 1), extra);
        put_symbol(d, &distances, symbol_of(2, p->distance - 1u, &extra));
        sink_add_bits(&d->bits, (p->distance - 1u) & ((1U << extra) - 1), extra);
    }
    put_symbol(d, &symbols, END_OF_BLOCK);
    d->count = 0;
}

static uint64_t hash_bytes(const struct deflate *d, const char *at)
{
    const unsigned char *b = (const unsigned char *)at;
    uint32_t bytes = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];

    return bytes * 2654435761U * d->hashes >> 32;
}

/* Adds to the chains the places from `at` up to `end`, exclusive, whose byte differs from the byte before. */
static void note_places(struct deflate *d, struct text all, size_t at, size_t end)
{
    for (; at < end && at + HASHED <= all.length; at++) {
        const char *here = all.at + at;

        if (at && memcmp(here, here - 1, HASHED) == 0) {
            at += HASHED - 1;
        } else if (!at || *here != here[-1]) {
            int *last = &d->last[hash_bytes(d, here)];
            size_t way = at + 1 - (size_t)*last;

            d->before[at % WINDOW] = (uint16_t)(way < WINDOW ? way : WINDOW);
            *last = (int)(at + 1);
        }
    }
}

/* Returns for how many bytes, at most `max`, the text at `at` equals the text at `at - distance`. */
static size_t same_bytes(const char *at, size_t distance, size_t max)
{
    const char *before = at - distance;
    size_t n = 0;

    while (n + 8 <= max && memcmp(at + n, before + n, 8) == 0)
        n += 8;
    while (n < max && at[n] == before[n])
        n++;
    return n;
}

/* Returns the longest repetition found at a place; length 0: none. */
static struct item find_repetition(const struct deflate *d, struct text all, size_t at)
{
    const char *here = all.at + at;
    size_t max = all.length - at < LONGEST ? all.length - at : LONGEST, run = at ? same_bytes(here, 1, max) : 0;
    size_t best = run < SHORTEST ? SHORTEST : run, distance = run < SHORTEST ? 0 : 1, far = WINDOW;
    int tries = CHAIN;

    if (at + run + HASHED <= all.length)
        far = at + run + 1 - (size_t)d->last[hash_bytes(d, here + run)];
    for (; far < WINDOW && far <= at && best < max && tries--; far += d->before[(at + run - far) % WINDOW]) {
        const char *end = here + best - SHORTEST; /* a longer repetition also repeats the bytes at `end` */
        size_t n = memcmp(end, end - far, SHORTEST + 1) == 0 ? same_bytes(here, far, max) : 0;

        if (n > best) {
            best = n;
            distance = far;
        }
    }
    return distance ? (struct item){(uint16_t)best, (uint16_t)distance} : (struct item){0, 0};
}

/* Writes a text as blocks. Writes one byte in place of a repetition if the next byte begins a longer repetition. */
static void put_all(struct deflate *d, struct text all)
{
    size_t at = 0, end;
    struct item now = find_repetition(d, all, 0), next;
    bool repeats;

    for (; at < all.length; at = end) {
        if (d->count == BLOCK)
            put_block(d, false);
        next = now.length < LONG ? find_repetition(d, all, at + 1) : (struct item){0, 0};
        repeats = now.length && now.length >= next.length;
        end = at + (repeats ? now.length : 1U);
        d->parts[d->count++] = repeats ? now : (struct item){(unsigned char)all.at[at], 0};
        note_places(d, all, at, end);
        now = repeats ? find_repetition(d, all, end) : next;
    }
    put_block(d, true);
    sink_add_bits(&d->bits, 0, 7);
}

static uint32_t adler32(struct text all)
{
    enum { BASE = 65521, PART = 5552 /* the sums of PART bytes fit in 32 bits */ };
    uint32_t a = 1, b = 0;
    size_t n;

    for (; all.length; all = text_skip(all, n)) {
        n = all.length < PART ? all.length : PART;
        for (size_t i = 0; i < n; i++)
            b += a += (unsigned char)all.at[i];
        a %= BASE;
        b %= BASE;
    }
    return b << 16 | a;
}

void deflate_write(struct text all, struct sink *to)
{
    struct deflate d = {.bits = {.to = to}};
    size_t places = 0;

    d.hashes = all.length < HASHES ? all.length + 1 : HASHES;
    d.last = memory_new((size_t)d.hashes, sizeof *d.last);
    d.before = memory_grow(NULL, &places, all.length < WINDOW ? all.length + 1 : WINDOW, sizeof *d.before);
    d.parts = memory_new(all.length < BLOCK ? all.length + 1 : BLOCK, sizeof *d.parts);
    sink_string(to, "x\x9C");
    put_all(&d, all);
    sink_bytes(to, adler32(all), 4);
    free(d.last);
    free(d.before);
    free(d.parts);
}
