#include "base/base.h"
#include "check.h"
#include "../fuzz/inflate.h"

#include <stdlib.h>

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

void test_deflate(struct check *c);

void test_deflate(struct check *c)
{
    static const size_t lengths[] = {0, 1, 2, 3, 4, 257, 258, 259, 260, 1000, 32768, 32769, 70000};
    char *bytes = memory_new(70000, 1);
    unsigned seed = 1;
    size_t i, k, length;

    CHECK(c, returns(text_of("abcabcabcabcd"), &length) && length < 20);
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
