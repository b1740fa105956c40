#include "base.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static _Noreturn void die(void)
{
    fputs("traxfig: out of memory\n", stderr);
    exit(2);
}

void *base_zeroed(size_t count, size_t size)
{
    void *fresh = calloc(count ? count : 1, size);

    if (!fresh)
        die();
    return fresh;
}

void *base_enlarge(void *array, size_t *room, size_t need, size_t size)
{
    size_t more = *room * 2;
    void *grown;

    if (more < need)
        more = need;
    if (more < 16)
        more = 16;
    grown = realloc(array, more > SIZE_MAX / 2 / size ? SIZE_MAX : more * size); /* so much there never is */
    if (!grown)
        die();
    *room = more;
    return grown;
}
