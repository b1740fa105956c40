/* pack: many small inputs in one file. An input is its length in decimal digits, a line feed, its bytes, a line feed.
   tests/fuzz/corpus has one such file for each target. */

#ifndef PACK_H
#define PACK_H

#include "base/base.h"

/* Takes the next input off the front of `rest`. False at the end, and for a damaged pack, which leaves `rest` as it
   was, so that it is not empty. */
static inline bool pack_next(struct text *rest, struct text *input)
{
    const char *at = rest->at, *end = rest->at + rest->length;
    size_t length = 0;

    while (at < end && *at >= '0' && *at <= '9' && length < rest->length)
        length = length * 10 + (size_t)(*at++ - '0');
    if (at == rest->at || at == end || *at++ != '\n')
        return false;
    if ((size_t)(end - at) <= length || at[length] != '\n')
        return false;
    *input = (struct text){at, length};
    *rest = text_between(at + length + 1, end);
    return true;
}

#endif
