/* webpage: the pages and pictures that this program writes. They carry their games in JSON: in a <script> of a page, in
   the <metadata> of a picture. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

/* Past the next occurrence of a string, or `end`. */
static const char *past(const char *at, const char *end, const char *string)
{
    for (; at < end && (at = memchr(at, string[0], (size_t)(end - at))) != NULL; at++)
        if (text_starts_nocase(text_between(at, end), string))
            return at + strlen(string);
    return end;
}

/* Cuts off the text up to the end of the next element that can have games, and returns what is in this element; an
   empty text if there is none. */
static struct text cut_element(struct text *rest)
{
    const char *at = rest->at, *end = at + rest->length, *inside;

    for (; at < end && (at = memchr(at, '<', (size_t)(end - at))) != NULL; at++) {
        struct text tag = text_between(at, end);
        bool metadata = text_starts_nocase(tag, "<metadata");

        if (!metadata && !text_starts_nocase(tag, "<script"))
            continue;
        inside = past(at, end, ">");
        at = past(inside, end, metadata ? "</metadata" : "</script");
        *rest = text_between(at, end);
        if (metadata || form_contains(text_between(tag.at, inside), "json"))
            return text_between(inside, at);
    }
    *rest = text_between(end, end);
    return *rest;
}

/* The same, but *games is what is in the next element that has games; false if there is none. */
static bool cut_games(struct text *rest, struct text *games)
{
    while ((*games = cut_element(rest)).length)
        if (form_contains(*games, "\"traxfig\":"))
            return true;
    return false;
}

bool webpage_begins(struct text all)
{
    struct text games;

    return cut_games(&all, &games);
}

bool webpage_next(struct form *f)
{
    struct text rest = text_between(f->at, f->all.at + f->all.length), games;

    while (!f->state || !quoted_next(f)) {
        if (!cut_games(&rest, &games))
            return false;
        f->at = rest.at;
        quoted_open(f, games);
    }
    return true;
}
