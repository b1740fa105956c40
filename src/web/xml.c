#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

static bool is_space(uint32_t rune)
{
    return rune == '\t' || rune == '\n' || rune == '\r';
}

static bool is_character(uint32_t rune)
{
    return rune >= 0x20 && (rune < 0x7F || rune >= 0xA0) && (rune & 0xFFFE) != 0xFFFE &&
           (rune < 0xFDD0 || rune > 0xFDEF);
}

/* The next code point to write, or 0 at the end. */
static uint32_t next_rune(struct text *rest)
{
    while (rest->length) {
        uint32_t rune = text_rune(rest);

        if (is_space(rune))
            return ' ';
        if (is_character(rune))
            return rune;
    }
    return 0;
}

/* Whether a byte needs no escape. */
static inline bool is_plain(char c)
{
    return is_printable(c) && c != '<' && c != '>' && c != '&' && c != '"';
}

/* Writes the leading characters that need no escape, and cuts them off. */
static inline void put_plain(struct text *t, struct sink *to)
{
    size_t n = 0;

    while (n < t->length && is_plain(t->at[n]))
        n++;
    if (!n)
        return;
    sink_text(to, (struct text){t->at, n});
    *t = text_skip(*t, n);
}

void xml_text(struct text t, struct sink *to)
{
    uint32_t rune;
    char bytes[4];

    for (put_plain(&t, to); (rune = next_rune(&t)) != 0; put_plain(&t, to))
        switch (rune) {
        case '<': sink_string(to, "&lt;"); break;
        case '>': sink_string(to, "&gt;"); break;
        case '&': sink_string(to, "&amp;"); break;
        case '"': sink_string(to, "&quot;"); break;
        default: sink_text(to, (struct text){bytes, text_utf8(rune, bytes)});
        }
}

void xml_kept(struct sink *kept, struct sink *to)
{
    xml_text(sink_contents(kept), to);
    sink_free(kept);
}

/* Writes the first character of JSON, in which a line end is the only control character. */
static void put_json(struct text *json, struct sink *to)
{
    const char *at = json->at;
    uint32_t rune = text_rune(json);

    switch (rune) {
    case '<': sink_string(to, "\\u003c"); break;
    case '>': sink_string(to, "\\u003e"); break;
    case '&': sink_string(to, "\\u0026"); break;
    default:
        if (is_character(rune) || rune == '\n')
            sink_text(to, text_between(at, json->at));
        else
            sink_string(to, "\\ufffd");
    }
}

void xml_json(struct text json, struct sink *to)
{
    while (json.length) {
        const char *at = json.at, *end = at + json.length;

        while (at < end && is_printable(*at) && *at != '<' && *at != '>' && *at != '&')
            at++;
        sink_text(to, text_between(json.at, at));
        json = text_between(at, end);
        if (json.length)
            put_json(&json, to);
    }
}

void xml_line(const char *line, const int64_t *numbers, struct sink *to)
{
    const char *hole;

    for (; *line; line = hole + (*hole != '\0')) {
        for (hole = line; *hole && *hole != '@' && *hole != '~'; hole++)
            ;
        sink_text(to, text_between(line, hole));
        if (*hole == '@')
            sink_number(to, *numbers++);
        else if (*hole)
            shape_decimal(*numbers++, 2, to);
    }
}
