#include "base/base.h"
#include "check.h"
#include "../fuzz/inflate.h"

/* Whether bytes are the same when they are compressed and read again, and how many they are between. */
static bool returns(struct text all, size_t *length)
{
    struct sink packed = {0}, plain = {0};
    bool same = false;

    deflate_write(all, &packed);
    if (inflate_read(sink_contents(&packed), &plain))
        same = text_equal(sink_contents(&plain), all);
    *length = packed.used;
    sink_free(&packed);
    sink_free(&plain);
    return same;
}

/* How many bytes texts have when they are compressed, counted by RFC 1951: a literal has 8 bits; a repetition as many
   as its length and its distance; 3 bits begin the block and 7 end it, 2 bytes stand before it and 4 behind. */
static void test_sizes(struct check *c)
{
    static const struct {
        const char *text;
        size_t length;
    } rows[] = {
        {"", 8},
        {"a", 9},
        {"ab", 10},
        {"abcXabc", 15},       /* three bytes are no repetition; */
        {"abcdXabcd", 14},     /*   four are, also the last ones */
        {"abcabcabcabcd", 13}, /* a repetition runs into itself */
        {"abcd0abcd1abcd2abcd3abcd4abcd5abcd6abcd7abcd8abcd9", 36}, /* the nearest of those of the same length, */
        {"abcdefabcdeXbcdefY", 19},                                 /*   but the longest */
    };
    static const size_t ones[][2] = {{258, 11}, {259, 10}, {515, 13}, {516, 13}};
    char *bytes = memory_new(40000, 1);
    size_t i, length, near, far;

    for (i = 0; i < sizeof rows / sizeof *rows; i++) {
        bool good = returns(text_of(rows[i].text), &length) && length == rows[i].length;

        CHECK(c, good);
        if (!good)
            fprintf(stderr, "  %s: %d\n", rows[i].text, (int)length);
    }
    memset(bytes, '0', 40000);
    for (i = 0; i < sizeof ones / sizeof *ones; i++)
        CHECK(c, returns((struct text){bytes, ones[i][0]}, &length) && length == ones[i][1]);
    memcpy(bytes, "abcdefghijklmnopqrstuvwxyz", 26); /* once more as far behind as the window is, or farther */
    memcpy(bytes + 32767, bytes, 26);
    CHECK(c, returns((struct text){bytes, 32767 + 26}, &near));
    memset(bytes + 32767, '0', 26);
    memcpy(bytes + 32768, bytes, 26);
    CHECK(c, returns((struct text){bytes, 32768 + 26}, &far) && near + 10 < far);
    free(bytes);
}

void test_deflate(struct check *c)
{
    static const size_t lengths[] = {0, 1, 2, 3, 4, 257, 258, 259, 260, 1000, 32768, 32769, 70000};
    char *bytes = memory_new(70000, 1);
    unsigned seed = 1;
    size_t i, k, length;

    test_sizes(c);
    for (i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        memset(bytes, 'x', lengths[i]);
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length) && length < 20 + lengths[i] / 100);
        for (k = 0; k < lengths[i]; k++, seed = seed * 1103515245 + 12345)
            bytes[k] = (char)(seed >> 16 & 0xFF);
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length) && length <= 20 + lengths[i] * 11 / 10);
        for (k = 0; k < lengths[i]; k++)
            bytes[k] = "abcd"[(unsigned char)bytes[k] & 3];
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length));
    }
    free(bytes);
}
