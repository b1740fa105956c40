/* inflate.h: reads what deflate_write writes, without code of the program. */

/* Writes the bytes of a zlib stream (RFC 1950) of blocks with fixed codes; false if it is anything else. */
bool inflate_read(struct text packed, struct sink *to);
