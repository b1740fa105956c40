#include "base/base.h"
#include "print/print.h"

#include <stdlib.h>

/* What prolog.ps has outside of Latin-1. */
static const struct {
    uint32_t rune;
    unsigned char byte;
} specials[] = {
    {0x20AC, 128}, {0x201A, 130}, {0x0192, 131}, {0x201E, 132}, {0x2026, 133}, {0x2020, 134},
    {0x2021, 135}, {0x02C6, 136}, {0x2030, 137}, {0x0160, 138}, {0x2039, 139}, {0x0152, 140},
    {0x017D, 142}, {0x2018, 145}, {0x2019, 146}, {0x201C, 147}, {0x201D, 148}, {0x2022, 149},
    {0x2013, 150}, {0x2014, 151}, {0x02DC, 152}, {0x2122, 153}, {0x0161, 154}, {0x203A, 155},
    {0x0153, 156}, {0x017E, 158}, {0x0178, 159}, {0x2010, '-'}, {0x2011, '-'}, {0x2012, 150},
    {0x2015, 151}, {0x2212, '-'}, {0x2032, '\''}, {0x2033, '"'}, {0x2009, ' '}, {0x202F, ENCODING_FIXED},
};

/* Widths of Times-Roman and Times-Bold from code 32 on, as their makers publish them. */
static const unsigned short widths[][224] = {
    [ENCODING_ROMAN] = {
        250, 333, 408, 500, 500, 833, 778, 333, 333, 333, 500, 564, 250, 333, 250, 278, 500,
        500, 500, 500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722,
        667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667,
        556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444,
        500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278,
        500, 500, 722, 500, 500, 444, 480, 200, 480, 541, 500, 500, 500, 333, 500, 444, 1000,
        500, 500, 333, 1000, 556, 333, 889, 500, 611, 500, 500, 333, 333, 444, 444, 350, 500,
        1000, 333, 980, 389, 333, 722, 500, 444, 722, 250, 333, 500, 500, 500, 500, 200, 500,
        333, 760, 276, 500, 564, 333, 760, 333, 400, 564, 300, 300, 333, 500, 453, 250, 333,
        300, 310, 500, 750, 750, 750, 444, 722, 722, 722, 722, 722, 722, 889, 667, 611, 611,
        611, 611, 333, 333, 333, 333, 722, 722, 722, 722, 722, 722, 722, 564, 722, 722, 722,
        722, 722, 722, 556, 500, 444, 444, 444, 444, 444, 444, 667, 444, 444, 444, 444, 444,
        278, 278, 278, 278, 500, 500, 500, 500, 500, 500, 500, 564, 500, 500, 500, 500, 500,
        500, 500, 500,
    },
    [ENCODING_BOLD] = {
        250, 333, 555, 500, 500, 1000, 833, 333, 333, 333, 500, 570, 250, 333, 250, 278, 500,
        500, 500, 500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722,
        667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722,
        556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444,
        556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333,
        556, 500, 722, 500, 500, 444, 394, 220, 394, 520, 500, 500, 500, 333, 500, 500, 1000,
        500, 500, 333, 1000, 556, 333, 1000, 500, 667, 500, 500, 333, 333, 500, 500, 350, 500,
        1000, 333, 1000, 389, 333, 722, 500, 444, 722, 250, 333, 500, 500, 500, 500, 220, 500,
        333, 747, 300, 500, 570, 333, 747, 333, 400, 570, 300, 300, 333, 556, 540, 250, 333,
        300, 330, 500, 750, 750, 750, 500, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667,
        667, 667, 389, 389, 389, 389, 722, 722, 778, 778, 778, 778, 778, 570, 778, 722, 722,
        722, 722, 722, 611, 556, 500, 500, 500, 500, 500, 500, 722, 444, 444, 444, 444, 444,
        278, 278, 278, 278, 500, 556, 500, 500, 500, 500, 500, 570, 500, 556, 556, 556, 556,
        500, 556, 500,
    },
};

unsigned char encoding_byte(uint32_t rune)
{
    size_t i;

    if (rune == '\t' || rune == '\n' || rune == '\r')
        return ' ';
    if ((rune >= 0x20 && rune < 0x7F) || (rune >= 0xA0 && rune < 0x100))
        return (unsigned char)rune;
    for (i = 0; i < sizeof specials / sizeof *specials; i++)
        if (specials[i].rune == rune)
            return specials[i].byte;
    return '?';
}

bool encoding_shows(struct text t)
{
    while (t.length) {
        uint32_t rune = text_rune(&t);

        if (rune != '?' && encoding_byte(rune) == '?')
            return false;
    }
    return true;
}

/* Whether a byte is the same in UTF-8 and in the encoding, and needs no escape in a string. */
static bool is_plain(char c)
{
    return is_printable(c) && c != '%' && c != '(' && c != ')' && c != '\\';
}

/* How many leading bytes of a text are plain, up to `max`. */
static size_t plain(struct text t, size_t max)
{
    size_t n = 0;

    max = t.length < max ? t.length : max;
    while (n < max && is_plain(t.at[n]))
        n++;
    return n;
}

void encoding_add(struct encoding *l, struct text t)
{
    l->bytes = memory_grow(l->bytes, &l->capacity, l->used + t.length, 1);
    while (t.length) {
        size_t run = plain(t, t.length);

        if (run) {
            memcpy(l->bytes + l->used, t.at, run);
            l->used += run;
            t = text_skip(t, run);
        } else {
            l->bytes[l->used++] = (char)encoding_byte(text_rune(&t));
        }
    }
}

void encoding_add_bytes(struct encoding *l, struct text bytes)
{
    l->bytes = memory_grow(l->bytes, &l->capacity, l->used + bytes.length, 1);
    if (bytes.length)
        memcpy(l->bytes + l->used, bytes.at, bytes.length);
    l->used += bytes.length;
}

long encoding_width(enum encoding_font font, struct text bytes)
{
    long width = 0;
    size_t i;

    for (i = 0; i < bytes.length; i++)
        if ((unsigned char)bytes.at[i] >= 32)
            width += widths[font][(unsigned char)bytes.at[i] - 32];
    return width;
}

/* A byte that is not plain; the number of bytes written. A percent sign goes in octal too: where a line is
   broken before it, it would look like a comment. */
static size_t put_escaped(unsigned char c, struct sink *to)
{
    bool octal = c != '(' && c != ')' && c != '\\';
    char bytes[4] = {'\\', octal ? (char)('0' + (c >> 6)) : (char)c, (char)('0' + (c >> 3 & 7)), (char)('0' + (c & 7))};
    size_t length = octal ? 4 : 2;

    sink_text(to, (struct text){bytes, length});
    return length;
}

void encoding_put(struct text bytes, struct sink *to)
{
    enum { LONGEST = 200 };
    size_t column = 0, run;

    sink_byte(to, '(');
    while (bytes.length) {
        if (column >= LONGEST) {
            sink_string(to, "\\\n");
            column = 0;
        }
        run = plain(bytes, LONGEST - column);
        sink_text(to, (struct text){bytes.at, run});
        column += run ? run : put_escaped((unsigned char)bytes.at[0], to);
        run += run == 0;
        bytes = text_skip(bytes, run);
    }
    sink_byte(to, ')');
}

void encoding_free(struct encoding *l)
{
    free(l->bytes);
    *l = (struct encoding){0};
}
