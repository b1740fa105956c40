#include "base/base.h"

static bool is_space(uint32_t rune)
{
    return rune == '\t' || rune == '\n' || rune == '\r';
}

static bool is_character(uint32_t rune)
{
    return rune >= 0x20 && (rune < 0x7F || rune >= 0xA0) && (rune & 0xFFFE) != 0xFFFE &&
           (rune < 0xFDD0 || rune > 0xFDEF);
}

/* The next code point that may be shown, or 0 at the end. */
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

/* Whether a byte stands for itself: printable ASCII, but < > & and ". */
static inline bool is_plain(char c)
{
    static const uint32_t set[8] = {0, 0xAFFFFFBB, 0xFFFFFFFF, 0x7FFFFFFF};

    return is_among(set, c);
}

/* Where the plain characters end that a text begins with. */
static inline const char *plain_end(struct text t)
{
    const char *at = t.at, *end = at + t.length;

    while (at < end && is_plain(*at))
        at++;
    return at;
}

static bool is_all_plain(struct text t)
{
    return plain_end(t) == t.at + t.length;
}

/* Puts the plain characters that a text begins with, and cuts them off it. */
static inline void put_plain(struct text *t, struct sink *to)
{
    const char *at = plain_end(*t);

    sink_text(to, text_between(t->at, at));
    *t = text_between(at, t->at + t->length);
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

/* A text without what may not be shown, at the end of a sink that keeps it. */
static void clean(struct text t, struct sink *kept)
{
    uint32_t rune;
    char bytes[4];

    for (put_plain(&t, kept); (rune = next_rune(&t)) != 0; put_plain(&t, kept))
        sink_text(kept, (struct text){bytes, text_utf8(rune, bytes)});
}

struct text xml_sentence(const struct message_catalogue *c, enum message id, const struct text *holes,
                         int count, struct sink *kept)
{
    struct text clean_holes[MESSAGE_HOLES] = {{NULL, 0}};
    size_t begin[MESSAGE_HOLES];
    struct sink cleaned;
    int i;

    sink_begin(&cleaned, NULL);
    for (i = 0; i < count; i++) {
        begin[i] = cleaned.used;
        clean_holes[i] = holes[i];
        if (is_all_plain(holes[i]))
            continue;
        clean(holes[i], &cleaned);
        clean_holes[i] = (struct text){NULL, cleaned.used - begin[i]};
    }
    for (i = 0; i < count; i++) /* now that it stays where it is */
        if (!clean_holes[i].at)
            clean_holes[i].at = sink_contents(&cleaned).at + begin[i];
    message_write(c, id, clean_holes, kept);
    sink_free(&cleaned);
    return sink_contents(kept);
}

void xml_message(const struct message_catalogue *c, enum message id, const struct text *holes,
                 int count, struct sink *to)
{
    struct sink kept;

    sink_begin(&kept, NULL);
    xml_text(xml_sentence(c, id, holes, count, &kept), to);
    sink_free(&kept);
}
