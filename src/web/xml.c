#include "web/elements.h"

static bool is_character(uint32_t rune)
{
    return !is_control(rune) && (rune & 0xFFFE) != 0xFFFE && (rune < 0xFDD0 || rune > 0xFDEF);
}

static uint32_t next_rune(struct text *rest)
{
    while (rest->length) {
        uint32_t rune = text_rune(rest);

        if (rune == '\t' || rune == '\n' || rune == '\r')
            return ' ';
        if (is_character(rune))
            return rune;
    }
    return 0;
}

/* Writes and cuts off the leading ASCII characters of *t that need no escape. With `quotes`, " needs no escape. */
static void put_plain(struct text *t, bool quotes, struct sink *to)
{
    const char *at = t->at, *end = at + t->length;

    while (at < end && is_printable(*at) && *at != '<' && *at != '>' && *at != '&' && (quotes || *at != '"'))
        at++;
    sink_text(to, text_between(t->at, at));
    *t = text_between(at, end);
}

void xml_text(struct text t, struct sink *to)
{
    uint32_t rune;

    for (put_plain(&t, false, to); (rune = next_rune(&t)) != 0; put_plain(&t, false, to))
        switch (rune) {
        case '<': sink_string(to, "&lt;"); break;
        case '>': sink_string(to, "&gt;"); break;
        case '&': sink_string(to, "&amp;"); break;
        case '"': sink_string(to, "&quot;"); break;
        default: sink_rune(to, rune);
        }
}

void xml_kept(struct sink *kept, struct sink *to)
{
    xml_text(sink_contents(kept), to);
    sink_free(kept);
}

void xml_lines(const char *before, struct sink *kept, const char *after, struct sink *to)
{
    struct text rest = sink_contents(kept), line;

    while (text_line(&rest, &line)) {
        sink_string(to, before);
        xml_text(line, to);
        sink_string(to, after);
    }
    sink_free(kept);
}

/* Line ends, the only control characters in the JSON, stay unchanged. */
void xml_json(struct sink *kept, struct sink *to)
{
    struct text json = sink_contents(kept);

    for (put_plain(&json, true, to); json.length; put_plain(&json, true, to)) {
        const char *at = json.at;
        uint32_t rune = text_rune(&json);

        switch (rune) {
        case '<': sink_string(to, "\\u003c"); break;
        case '>': sink_string(to, "\\u003e"); break;
        case '&': sink_string(to, "\\u0026"); break;
        default:
            sink_text(to, is_character(rune) || rune == '\n' ? text_between(at, json.at) : text_of("\\ufffd"));
        }
    }
    sink_free(kept);
}
