#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

/* Writes a code point that is not plain ASCII: escaped if JSON needs it or it is a control character. */
static void put_special(uint32_t rune, struct sink *to)
{
    static const char hex[] = "0123456789abcdef";
    char bytes[6] = "\\u00";

    if (rune == '"' || rune == '\\') {
        sink_byte(to, '\\');
        sink_byte(to, (char)rune);
    } else if (rune < 0x20 || (rune >= 0x7F && rune < 0xA0)) {
        bytes[4] = hex[rune >> 4];
        bytes[5] = hex[rune & 15];
        sink_text(to, (struct text){bytes, 6});
    } else {
        sink_text(to, (struct text){bytes, text_utf8(rune, bytes)});
    }
}

/* Whether a byte needs no escape. */
static inline bool is_plain(char c)
{
    return is_printable(c) && c != '"' && c != '\\';
}

void json_text(struct text t, struct sink *to)
{
    const char *end = t.at + t.length;

    while (t.length) {
        const char *at = t.at;

        while (at < end && is_plain(*at))
            at++;
        sink_text(to, text_between(t.at, at));
        t = text_between(at, end);
        if (t.length)
            put_special(text_rune(&t), to);
    }
}

void json_member(const char *key, struct text value, struct sink *to)
{
    sink_string(to, key);
    if (!value.length) {
        sink_string(to, "null");
        return;
    }
    sink_byte(to, '"');
    json_text(value, to);
    sink_byte(to, '"');
}

void json_number(const char *key, long value, struct sink *to)
{
    sink_string(to, key);
    sink_number(to, value);
}
