#include "base/base.h"

#include <stdlib.h>

void sink_begin(struct sink *s, FILE *file)
{
    *s = (struct sink){.file = file};
}

void sink_flush(struct sink *s)
{
    if (!s->file || !s->used)
        return;
    fwrite(s->bytes, 1, s->used, s->file);
    s->used = 0;
}

struct text sink_contents(const struct sink *s)
{
    return (struct text){s->bytes ? s->bytes : "", s->used};
}

void sink_free(struct sink *s)
{
    free(s->bytes);
    sink_begin(s, s->file);
}

void sink_grow(struct sink *s, size_t bytes)
{
    enum { MIN = 512 };
    size_t min = s->file ? SINK_PIECE : MIN;

    sink_flush(s);
    if (bytes > s->capacity - s->used)
        s->bytes = memory_grow(s->bytes, &s->capacity, s->used + (bytes > min ? bytes : min), 1);
}

void sink_long(struct sink *s, struct text t)
{
    if (s->file && t.length > SINK_PIECE) {
        sink_flush(s);
        fwrite(t.at, 1, t.length, s->file);
        return;
    }
    sink_grow(s, t.length);
    memcpy(s->bytes + s->used, t.at, t.length);
    s->used += t.length;
}

void sink_string(struct sink *s, const char *string)
{
    sink_literal(s, string);
}

void sink_repeat(struct sink *s, char c, size_t count)
{
    while (count--)
        sink_byte(s, c);
}

void sink_digits(struct sink *s, long number)
{
    char digits[TEXT_NUMBER], *at;
    bool hundreds = number >= 100;

    if (number < -999) {
        sink_text(s, text_number(number, digits));
        return;
    }
    if (number < 0) {
        sink_byte(s, '-');
        sink_number(s, -number);
        return;
    }
    if (number >= 1000) {
        sink_number(s, number / 1000);
        number %= 1000;
    }
    at = sink_reserve(s, 3);
    if (hundreds)
        *at++ = (char)('0' + number / 100);
    at[0] = (char)('0' + number / 10 % 10);
    at[1] = (char)('0' + number % 10);
    s->used += hundreds ? 3 : 2;
}

void sink_operand(struct sink *s, long number)
{
    sink_number(s, number);
    sink_byte(s, ' ');
}

/* Whether among eight bytes there is one that is not printable ASCII, or is this one. */
static bool has_other(uint64_t bytes, char stop)
{
    const uint64_t each = UINT64_MAX / 0xFF;
    uint64_t differ = bytes ^ each * (unsigned char)stop;

    return ((bytes - each * ' ') | (bytes + each) | bytes | ((differ - each) & ~differ)) & each << 7;
}

size_t sink_plain(struct sink *s, struct text t, char stop)
{
    char *to = sink_reserve(s, 1);
    size_t n = 0, capacity = s->capacity - s->used, max = t.length < capacity ? t.length : capacity;
    uint64_t bytes;

    for (; max - n >= sizeof bytes; n += sizeof bytes) {
        memcpy(&bytes, t.at + n, sizeof bytes);
        if (has_other(bytes, stop))
            break;
        memcpy(to + n, &bytes, sizeof bytes);
    }
    for (; n < max && (unsigned char)t.at[n] - (unsigned)' ' < 0x7F - (unsigned)' ' && t.at[n] != stop; n++)
        to[n] = t.at[n];
    s->used += n;
    return n;
}

void sink_printable(struct sink *s, struct text t)
{
    char bytes[4];

    while (t.length) {
        size_t plain = sink_plain(s, t, '\0');
        uint32_t rune;

        t = text_skip(t, plain);
        if (plain)
            continue;
        rune = text_rune(&t);
        if (rune == '\t')
            rune = ' ';
        if (rune < 0x20 || (rune >= 0x7F && rune < 0xA0))
            rune = '?';
        sink_text(s, (struct text){bytes, text_utf8(rune, bytes)});
    }
}
