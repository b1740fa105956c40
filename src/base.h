/* base: zeroed memory or a clean death, and plain ASCII classes of bytes.
   Headers here include nothing of ours and are read once: a .c file names all that it stands on, in
   the order of the rooms (see README.md, "The house"). */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* count * size zeroed bytes, never NULL. Without memory, and on overflow of the product, the program
   says so on stderr and exits with 2. */
void *base_zeroed(size_t count, size_t size);

/* An array of *room elements of size bytes each, made to hold at least need: the old one moved, grown
   to twice its room or more, *room updated. The new part is not zeroed, so that pages which nobody
   uses are never touched. Dies as base_zeroed does. */
void *base_enlarge(void *array, size_t *room, size_t need, size_t size); /* private: when there is none */

static inline void *base_grow(void *array, size_t *room, size_t need, size_t size)
{
    return array && need <= *room ? array : base_enlarge(array, room, need, size);
}

/* Classes of bytes: ASCII alone, whatever the locale. */
static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Whether a byte is one of a set: a bit each, 32 in a number, the lowest first. */
static inline bool is_among(const uint32_t set[8], char c)
{
    unsigned char byte = (unsigned char)c;

    return set[byte >> 5] >> (byte & 31) & 1;
}

/* The capital of an ASCII letter; any other byte as it is. */
static inline char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}
