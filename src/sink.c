#include "base.h"
#include "text.h"
#include "sink.h"

#include <stdlib.h>
#include <string.h>

void sink_begin(struct sink *s, FILE *file)
{
    s->file = file;
    s->kept = NULL;
    s->used = s->kept_used = s->kept_room = 0;
}

static void deliver(struct sink *s, struct text t)
{
    if (s->file) {
        fwrite(t.at, 1, t.length, s->file);
        return;
    }
    s->kept = base_grow(s->kept, &s->kept_room, s->kept_used + t.length + 1, 1);
    memcpy(s->kept + s->kept_used, t.at, t.length);
    s->kept_used += t.length;
}

void sink_flush(struct sink *s)
{
    deliver(s, (struct text){s->bytes, s->used});
    s->used = 0;
}

/* Most of what is kept never leaves the sink. */
struct text sink_kept(struct sink *s)
{
    if (!s->kept_used)
        return (struct text){s->bytes, s->used};
    sink_flush(s);
    return (struct text){s->kept, s->kept_used};
}

void sink_forget(struct sink *s)
{
    free(s->kept);
    s->kept = NULL;
    s->used = s->kept_room = s->kept_used = 0;
}

void sink_long(struct sink *s, struct text t)
{
    sink_flush(s);
    if (t.length > sizeof s->bytes) {
        deliver(s, t);
        return;
    }
    memcpy(s->bytes, t.at, t.length);
    s->used = t.length;
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

    if (number <= -10 || number >= 1000) {
        sink_text(s, text_number(number, digits));
        return;
    }
    at = sink_room(s, 3);
    if (number >= 100)
        *at++ = (char)('0' + number / 100);
    at[0] = (char)(number < 0 ? '-' : '0' + number / 10 % 10);
    at[1] = (char)('0' + (number < 0 ? -number : number % 10));
    s->used += number < 100 ? 2 : 3;
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
    char *to = sink_room(s, 1);
    size_t n = 0, room = sizeof s->bytes - s->used, most = t.length < room ? t.length : room;
    uint64_t bytes;

    for (; most - n >= sizeof bytes; n += sizeof bytes) {
        memcpy(&bytes, t.at + n, sizeof bytes);
        if (has_other(bytes, stop))
            break;
        memcpy(to + n, &bytes, sizeof bytes);
    }
    for (; n < most && (unsigned char)t.at[n] - (unsigned)' ' < 0x7F - (unsigned)' ' && t.at[n] != stop; n++)
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
