#include "paper/paper.h"

void syntax_string(struct text bytes, struct sink *to)
{
    enum { LINE = 200 };
    size_t column = 0, i;

    sink_byte(to, '(');
    for (i = 0; i < bytes.length; i++, column++) {
        unsigned char c = (unsigned char)bytes.at[i];
        bool bracket = c == '(' || c == ')' || c == '\\';
        bool octal = !is_printable((char)c) || c == '%'; /* viewers may take %% in a string for a comment */

        if (column >= LINE) {
            sink_string(to, "\\\n");
            column = 0;
        }
        if (octal)
            SINK(to, "\\", (char)('0' + (c >> 6)), (char)('0' + (c >> 3 & 7)), (char)('0' + (c & 7)));
        else
            SINK(to, bracket ? "\\" : "", (char)c);
        column += octal ? 3 : bracket;
    }
    sink_byte(to, ')');
}

void syntax_utf16(struct text t, struct sink *to)
{
    enum { LINE = 25 /* characters in a line; a character has 4 or 8 hexadecimal digits */ };
    int n = 0;

    sink_string(to, "<FEFF");
    while (t.length) {
        uint32_t rune = text_rune(&t);

        if ((rune >= 0x202A && rune <= 0x202E) || (rune >= 0x2066 && rune <= 0x2069))
            continue; /* a directional formatting character (Unicode Standard Annex 9) */
        if (++n % LINE == 0)
            sink_byte(to, '\n');
        if (rune >= 0x10000) {
            sink_hex(to, 0xD7C0 + (rune >> 10), 4);
            rune = 0xDC00 + (rune & 0x3FF);
        }
        sink_hex(to, is_control(rune) ? ' ' : rune, 4);
    }
    sink_byte(to, '>');
}
