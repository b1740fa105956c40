#include "base/base.h"

void list_append(struct list *l, struct text word)
{
    l->bytes = memory_grow(l->bytes, &l->capacity, l->used + word.length + 1, 1);
    if (l->used)
        l->bytes[l->used++] = ' ';
    memcpy(l->bytes + l->used, word.at, word.length);
    l->used += word.length;
}

struct text list_text(const struct list *l)
{
    return (struct text){l->bytes, l->used};
}
