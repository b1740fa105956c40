#include "base/base.h"
#include "check.h"

void test_memory(struct check *c)
{
    static const char zeros[100];
    size_t capacity = 0;
    char *grown = memory_grow(NULL, &capacity, 3, 1), *zeroed = memory_new(100, 1);

    CHECK(c, capacity >= 3);
    memcpy(grown, "abc", 3);
    grown = memory_grow(grown, &capacity, 1000, 1);
    CHECK(c, capacity >= 1000 && memcmp(grown, "abc", 3) == 0);
    CHECK(c, memcmp(zeroed, zeros, 100) == 0);
    free(grown);
    free(zeroed);
    for (int i = 0; i < 256; i++) {
        char byte = (char)i;

        CHECK(c, is_digit(byte) == (i >= '0' && i <= '9'));
        CHECK(c, is_letter(byte) == ((i >= 'A' && i <= 'Z') || (i >= 'a' && i <= 'z')));
        CHECK(c, is_blank(byte) == (i == ' ' || i == '\t'));
        CHECK(c, to_upper(byte) == (i >= 'a' && i <= 'z' ? (char)(i - 32) : byte));
    }
}
