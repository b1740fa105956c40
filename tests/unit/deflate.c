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

/* Texts with repetitions. A header of codes has some 40 bytes. */
static void test_sizes(struct check *c)
{
    static const size_t ones[] = {258, 259, 515, 516};
    char *bytes = memory_new(40000, 1), *end = bytes;
    size_t length, near, far;
    unsigned seed = 1;

    memset(bytes, '0', 40000);
    for (size_t i = 0; i < sizeof ones / sizeof *ones; i++)
        CHECK(c, returns((struct text){bytes, ones[i]}, &length) && length < 30);
    memcpy(bytes, "abcdefghijklmnopqrstuvwxyz", 26); /* once more as far behind as the window is, or farther */
    memcpy(bytes + 32767, bytes, 26);
    CHECK(c, returns((struct text){bytes, 32767 + 26}, &near));
    memset(bytes + 32767, '0', 26);
    memcpy(bytes + 32768, bytes, 26);
    CHECK(c, returns((struct text){bytes, 32768 + 26}, &far) && near + 10 < far);
    /* 300 words: 16 are new, with 12 letters of 5 bits; 284 are repetitions of 12 bits. */
    for (size_t i = 0; i < 300; i++) {
        unsigned word = (seed = seed * 1103515245 + 12345) >> 20 & 15, k;

        for (k = 0; k < 5 + word; k++)
            *end++ = (char)('a' + (word * 7 + k * k * (word + 3)) % 26);
    }
    CHECK(c, returns((struct text){bytes, (size_t)(end - bytes)}, &length) &&
             length < 40 + 16 * 12 * 5 / 8 + 284 * 12 / 8);
    free(bytes);
}

void test_deflate(struct check *c)
{
    static const size_t lengths[] = {0, 1, 2, 3, 4, 257, 258, 259, 260, 1000, 32768, 32769, 70000};
    char *bytes = memory_new(70000, 1);
    unsigned seed = 1;
    size_t length;

    test_sizes(c);
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        memset(bytes, 'x', lengths[i]);
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length) && length < 30 + lengths[i] / 100);
        for (size_t k = 0; k < lengths[i]; k++, seed = seed * 1103515245 + 12345)
            bytes[k] = (char)(seed >> 16 & 0xFF);
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length) && length <= 60 + lengths[i] * 11 / 10);
        for (size_t k = 0; k < lengths[i]; k++)
            bytes[k] = "abcd"[(unsigned char)bytes[k] & 3];
        CHECK(c, returns((struct text){bytes, lengths[i]}, &length));
    }
    free(bytes);
}
