#include "formed.h"

/* The length of the UTF-8 sequence at `s`, or 0. */
static size_t sequence(const unsigned char *s, size_t left)
{
    uint32_t rune, min;
    size_t n;

    if (s[0] < 0x80)
        return 1;
    n = s[0] >= 0xF0 ? 4 : s[0] >= 0xE0 ? 3 : 2;
    if (s[0] < 0xC0 || s[0] > 0xF7 || left < n)
        return 0;
    rune = s[0] & (0x3FU >> (n - 1));
    for (size_t i = 1; i < n; i++) {
        if (s[i] >> 6 != 2)
            return 0;
        rune = rune << 6 | (s[i] & 0x3FU);
    }
    min = n == 2 ? 0x80 : n == 3 ? 0x800 : 0x10000;
    return rune < min || rune > 0x10FFFF || (rune >= 0xD800 && rune < 0xE000) ? 0 : n;
}

const char *formed_plain(struct text all)
{
    const unsigned char *s = (const unsigned char *)all.at;
    size_t i = 0, n;

    while (i < all.length) {
        n = sequence(s + i, all.length - i);
        if (!n)
            return "a byte that is not UTF-8";
        if ((s[i] < 0x20 && s[i] != '\n') || s[i] == 0x7F || (n == 2 && s[i] == 0xC2 && s[i + 1] < 0xA0))
            return "a control character";
        i += n;
    }
    return NULL;
}
