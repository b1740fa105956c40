#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"

/* Whether a byte stands for itself in a string. A percent sign does not: at the beginning of a line it would look like
   a comment. */
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

void syntax_string(struct text bytes, struct sink *to)
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
static void put_length(int64_t tenths, struct sink *to)
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

void syntax_numbers(const char *line, int count, const int64_t *numbers, struct sink *to)
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

void syntax_runes(const uint32_t *runes, int count, struct sink *to)
{
    int i;

    for (i = 0; i < count; i++)
        if (runes[i] < 0x10000) {
            sink_hex(to, runes[i], 4);
        } else {
            sink_hex(to, 0xD800 + ((runes[i] - 0x10000) >> 10), 4);
            sink_hex(to, 0xDC00 + ((runes[i] - 0x10000) & 0x3FF), 4);
        }
}

/* Whether a code point sets the direction of the text after it (Unicode Standard Annex 9). */
static bool turns_text(uint32_t rune)
{
    return (rune >= 0x202A && rune <= 0x202E) || (rune >= 0x2066 && rune <= 0x2069);
}

void syntax_utf16(struct text t, struct sink *to)
{
    enum { LINE = 25 /* letters, of 8 digits at most */ };
    int n = 0;

    sink_string(to, "<FEFF");
    while (t.length) {
        uint32_t rune = text_rune(&t);

        if (rune < ' ' || (rune >= 0x7F && rune < 0xA0))
            rune = ' ';
        if (turns_text(rune))
            continue;
        if (++n % LINE == 0)
            sink_byte(to, '\n');
        syntax_runes(&rune, 1, to);
    }
    sink_byte(to, '>');
}
