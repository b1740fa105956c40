#include "base/base.h"

static _Noreturn void die(void)
{
    fputs("traxfig: out of memory\n", stderr);
    exit(2);
}

void *memory_new(size_t count, size_t size)
{
    void *fresh = calloc(count ? count : 1, size);

    if (!fresh)
        die();
    return fresh;
}

void *memory_grow(void *array, size_t *capacity, size_t need, size_t size)
{
    enum { MIN = 16 };
    size_t more = *capacity * 2;

    if (array && need <= *capacity)
        return array;
    if (more < need)
        more = need;
    if (more < MIN)
        more = MIN;
    array = more > SIZE_MAX / 2 / size ? NULL : realloc(array, more * size);
    if (!array)
        die();
    *capacity = more;
    return array;
}
