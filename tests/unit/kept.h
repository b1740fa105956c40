/* kept: the bytes of a sink without a stream. */

#ifndef KEPT_H
#define KEPT_H

#include "base/base.h"

/* Whether a sink has exactly this text; empties it. */
static inline bool kept(struct sink *s, const char *wanted)
{
    bool same = text_is(sink_contents(s), wanted);

    sink_free(s);
    return same;
}

/* How often a word stands in a text. */
static inline int count_in(const char *text, const char *word)
{
    int n = 0;

    while ((text = strstr(text, word)) != NULL) {
        text += strlen(word);
        n++;
    }
    return n;
}

#endif
