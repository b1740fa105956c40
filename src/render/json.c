#include "render/render.h"

void json_text(struct text t, struct sink *to)
{
    uint32_t rune;

    while (t.length) {
        const char *at = t.at, *end = at + t.length;

        while (at < end && is_printable(*at) && *at != '"' && *at != '\\')
            at++;
        sink_text(to, text_between(t.at, at));
        t = text_between(at, end);
        if (!t.length)
            return;
        rune = text_rune(&t);
        if (rune == '"' || rune == '\\')
            SINK(to, "\\", (char)rune);
        else if (is_control(rune))
            SINK(to, "\\u00", (char)('0' + rune / 16), "0123456789abcdef"[rune % 16]);
        else
            sink_rune(to, rune);
    }
}

void json_member(const char *key, struct text value, struct sink *to)
{
    SINK(to, key, value.length ? "\"" : "null");
    json_text(value, to);
    sink_string(to, value.length ? "\"" : "");
}
