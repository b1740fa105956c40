#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

/* Past the HTML entity at the & here, or `at` if there is none. */
static const char *skip_entity(const char *at, const char *end)
{
    const char *p = at + 1;

    while (p < end && p - at < 12 && (is_letter(*p) || is_digit(*p) || *p == '#'))
        p++;
    return p > at + 1 && p < end && *p == ';' ? p + 1 : at;
}

/* Past the HTML tag at the < here, or `at` if there is none. A move in angle brackets is not a tag. */
static const char *skip_tag(const char *at, const char *end)
{
    struct notation_move move;
    const char *p = at + 1;

    if (p == end || !(is_letter(*p) || *p == '/' || *p == '!'))
        return at;
    while (p < end && *p != '>' && *p != '<')
        p++;
    if (p == end || *p != '>' || notation_read(text_between(at + 1, p), &move) == (size_t)(p - at - 1))
        return at;
    return p + 1;
}

const char *markup_skip(const char *at, const char *end)
{
    return *at == '&' ? skip_entity(at, end) : *at == '<' ? skip_tag(at, end) : at;
}
