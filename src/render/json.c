#include "render/render.h"

/* Writes a code point that may need an escape. */
static void put_special(uint32_t rune, struct sink *to)
{
    if (rune == '"' || rune == '\\') {
        SINK(to, "\\", (char)rune);
    } else if (rune < 0x20 || (rune >= 0x7F && rune < 0xA0)) {
        SINK(to, "\\u00", (char)('0' + rune / 16), "0123456789abcdef"[rune % 16]);
    } else {
        sink_rune(to, rune);
    }
}

void json_text(struct text t, struct sink *to)
{
    const char *end = t.at + t.length;

    while (t.length) {
        const char *at = t.at;

        while (at < end && is_printable(*at) && *at != '"' && *at != '\\')
            at++;
        sink_text(to, text_between(t.at, at));
        t = text_between(at, end);
        if (t.length)
            put_special(text_rune(&t), to);
    }
}

void json_member(const char *key, struct text value, struct sink *to)
{
    SINK(to, key, value.length ? "\"" : "null");
    json_text(value, to);
    sink_string(to, value.length ? "\"" : "");
}
