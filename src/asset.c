#include "base.h"
#include "text.h"
#include "asset.h"

#include <errno.h>
#include <string.h>

static bool ends_with(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);

    return n > m && strcmp(name + n - m, suffix) == 0;
}

bool asset_built_in(const char *name, const char *suffix, struct text *bytes)
{
    const struct asset *a;
    size_t bare = strlen(name) - (ends_with(name, suffix) ? strlen(suffix) : 0);

    for (a = asset_table; a->name; a++)
        if (ends_with(a->name, suffix) && strlen(a->name) == bare + strlen(suffix) &&
            memcmp(a->name, name, bare) == 0) {
            *bytes = (struct text){(const char *)a->bytes, a->size};
            return true;
        }
    return false;
}

bool asset_from_disk(const char *path, struct text *bytes)
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

const char *asset_listed(const char *suffix, size_t n)
{
    const struct asset *a;

    for (a = asset_table; a->name; a++)
        if (ends_with(a->name, suffix) && n-- == 0)
            return a->name;
    return NULL;
}
