#include "base/base.h"

#include <stdlib.h>

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

void *memory_enlarge(void *array, size_t *capacity, size_t need, size_t size)
{
    size_t more = *capacity * 2;
    void *grown;

    if (more < need)
        more = need;
    if (more < 16)
        more = 16;
    grown = realloc(array, more > SIZE_MAX / 2 / size ? SIZE_MAX : more * size); /* so much there never is */
    if (!grown)
        die();
    *capacity = more;
    return grown;
}
