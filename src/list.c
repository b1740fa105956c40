#include "base.h"
#include "text.h"
#include "list.h"

#include <string.h>

void list_append(struct list *l, struct text word)
{
    l->bytes = base_grow(l->bytes, &l->room, l->used + word.length + 1, 1);
    if (l->used)
        l->bytes[l->used++] = ' ';
    memcpy(l->bytes + l->used, word.at, word.length);
    l->used += word.length;
}

struct text list_text(const struct list *l)
{
    return (struct text){l->bytes, l->used};
}
