#include "base/base.h"

#include <errno.h>

static bool ends_with(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);

    return n > m && strcmp(name + n - m, suffix) == 0;
}

bool builtin_find(const char *name, const char *suffix, struct text *bytes)
{
    const struct builtin *a;
    size_t bare = strlen(name) - (ends_with(name, suffix) ? strlen(suffix) : 0);

    for (a = builtin_table; a->name; a++)
        if (ends_with(a->name, suffix) && strlen(a->name) == bare + strlen(suffix) &&
            memcmp(a->name, name, bare) == 0) {
            *bytes = (struct text){(const char *)a->bytes, a->size};
            return true;
        }
    return false;
}

bool file_read(const char *path, struct text *bytes)
{
    FILE *file;
    bool read;
    int reason;

    if (strcmp(path, "-") == 0)
        return text_slurp(stdin, bytes);
    errno = 0;
    file = fopen(path, "rb");
    if (!file)
        return false;
    read = text_slurp(file, bytes);
    reason = errno;
    fclose(file);
    errno = reason;
    return read;
}

const char *builtin_name(const char *suffix, size_t n)
{
    const struct builtin *a;

    for (a = builtin_table; a->name; a++)
        if (ends_with(a->name, suffix) && n-- == 0)
            return a->name;
    return NULL;
}
