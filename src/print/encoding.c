#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

/* The letters of prolog.ps outside Latin-1, and what to print for some that it lacks. */
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

enum { FIRST_CODE = 32 };

/* Widths of Times-Roman and Times-Bold, from Adobe's font metrics (AFM files). */
static const unsigned short widths[][256 - FIRST_CODE] = {
    [ENCODING_ROMAN] = {
        250, 333, 408, 500, 500, 833, 778, 333, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500,
        500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722,
        611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444,
        500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722,
        500, 500, 444, 480, 200, 480, 541, 500, 500, 500, 333, 500, 444, 1000, 500, 500, 333, 1000, 556, 333, 889,
        500, 611, 500, 500, 333, 333, 444, 444, 350, 500, 1000, 333, 980, 389, 333, 722, 500, 444, 722, 250, 333, 500,
        500, 500, 500, 200, 500, 333, 760, 276, 500, 564, 333, 760, 333, 400, 564, 300, 300, 333, 500, 453, 250, 333,
        300, 310, 500, 750, 750, 750, 444, 722, 722, 722, 722, 722, 722, 889, 667, 611, 611, 611, 611, 333, 333, 333,
        333, 722, 722, 722, 722, 722, 722, 722, 564, 722, 722, 722, 722, 722, 722, 556, 500, 444, 444, 444, 444, 444,
        444, 667, 444, 444, 444, 444, 444, 278, 278, 278, 278, 500, 500, 500, 500, 500, 500, 500, 564, 500, 500, 500,
        500, 500, 500, 500, 500,
    },
    [ENCODING_BOLD] = {
        250, 333, 555, 500, 500, 1000, 833, 333, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500,
        500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778,
        667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500,
        556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722,
        500, 500, 444, 394, 220, 394, 520, 500, 500, 500, 333, 500, 500, 1000, 500, 500, 333, 1000, 556, 333, 1000,
        500, 667, 500, 500, 333, 333, 500, 500, 350, 500, 1000, 333, 1000, 389, 333, 722, 500, 444, 722, 250, 333,
        500, 500, 500, 500, 220, 500, 333, 747, 300, 500, 570, 333, 747, 333, 400, 570, 300, 300, 333, 556, 540, 250,
        333, 300, 330, 500, 750, 750, 750, 500, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667, 389, 389,
        389, 389, 722, 722, 778, 778, 778, 778, 778, 570, 778, 722, 722, 722, 722, 722, 611, 556, 500, 500, 500, 500,
        500, 500, 722, 444, 444, 444, 444, 444, 278, 278, 278, 278, 500, 556, 500, 500, 500, 500, 500, 570, 500, 556,
        556, 556, 556, 500, 556, 500,
    },
};

/* The byte for a code point: a blank for tabs and line ends, ? if there is none. */
static char byte_of(uint32_t rune)
{
    size_t i;

    if (rune == '\t' || rune == '\n' || rune == '\r')
        return ' ';
    if ((rune >= 0x20 && rune < 0x7F) || (rune >= 0xA0 && rune < 0x100))
        return (char)rune;
    for (i = 0; i < sizeof specials / sizeof *specials; i++)
        if (specials[i].rune == rune)
            return (char)specials[i].byte;
    return '?';
}

bool encoding_shows(struct text t)
{
    while (t.length) {
        uint32_t rune = text_rune(&t);

        if (rune != '?' && byte_of(rune) == '?')
            return false;
    }
    return true;
}

/* Whether a byte stands for itself in UTF-8, in the printer's encoding and in a PostScript string. A percent sign does
   not: at the beginning of a line it would look like a comment. */
static bool is_plain(char c)
{
    return is_printable(c) && c != '%' && c != '(' && c != ')' && c != '\\';
}

/* The plain bytes at the beginning of a text, `max` at most. */
static struct text plain_part(struct text t, size_t max)
{
    size_t n = 0;

    while (n < t.length && n < max && is_plain(t.at[n]))
        n++;
    return (struct text){t.at, n};
}

void encoding_write(struct text t, struct sink *to)
{
    while (t.length) {
        struct text plain = plain_part(t, t.length);

        sink_text(to, plain);
        t = text_skip(t, plain.length);
        if (t.length)
            sink_byte(to, byte_of(text_rune(&t)));
    }
}

long encoding_width(enum encoding_font font, struct text bytes)
{
    long width = 0;
    size_t i;

    for (i = 0; i < bytes.length; i++) {
        unsigned char code = (unsigned char)bytes.at[i];

        width += code < FIRST_CODE ? 0 : widths[font][code - FIRST_CODE];
    }
    return width;
}

/* Writes a byte that is not plain; returns the number of bytes written. */
static size_t put_escaped(char c, struct sink *to)
{
    unsigned char code = (unsigned char)c;

    sink_byte(to, '\\');
    if (c == '(' || c == ')' || c == '\\') {
        sink_byte(to, c);
        return 2;
    }
    sink_byte(to, (char)('0' + (code >> 6)));
    sink_byte(to, (char)('0' + (code >> 3 & 7)));
    sink_byte(to, (char)('0' + (code & 7)));
    return 4;
}

void encoding_string(struct text bytes, struct sink *to)
{
    enum { LINE = 200 };
    struct text plain;
    size_t column = 0;

    sink_byte(to, '(');
    for (; bytes.length; bytes = text_skip(bytes, plain.length ? plain.length : 1)) {
        if (column >= LINE) {
            sink_string(to, "\\\n");
            column = 0;
        }
        plain = plain_part(bytes, LINE - column);
        sink_text(to, plain);
        column += plain.length ? plain.length : put_escaped(bytes.at[0], to);
    }
    sink_byte(to, ')');
}

/* Writes a length in points. */
static void put_length(long tenths, struct sink *to)
{
    if (tenths < 0)
        sink_byte(to, '-');
    tenths = tenths < 0 ? -tenths : tenths;
    sink_number(to, tenths / 10);
    if (tenths % 10) {
        sink_byte(to, '.');
        sink_number(to, tenths % 10);
    }
}

void encoding_numbers(const char *line, int count, const long *numbers, struct sink *to)
{
    int i = 0;

    for (; i < count; line++)
        if (*line == '#')
            sink_number(to, numbers[i++]);
        else if (*line == '~')
            put_length(numbers[i++], to);
        else
            sink_byte(to, *line);
    sink_string(to, line);
}
