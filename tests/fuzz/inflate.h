/* inflate.h: reads what deflate_write writes, without code of the program. */

#ifndef INFLATE_H
#define INFLATE_H

#include "base/base.h"

/* Writes the bytes of a zlib stream (RFC 1950) of compressed blocks; false if it is anything else. */
bool inflate_read(struct text packed, struct sink *to);

#endif
