#include "archive/archive.h"

static struct text key_of(const struct table *t, const struct table_row *row)
{
    return (struct text){t->keys.bytes + row->key, row->length};
}

/* Returns the slot that holds 1 + the index of the key's row. For a new key, returns an empty slot. */
static int *find_slot(const struct table *t, struct text key)
{
    uint64_t sum = 0xCBF29CE484222325; /* the hash FNV-1a */
    size_t i;

    for (i = 0; i < key.length; i++)
        sum = (sum ^ (unsigned char)key.at[i]) * 0x100000001B3;
    i = (size_t)(sum ^ sum >> 32) & (t->slots - 1);
    while (t->slot[i] && !text_equal(key_of(t, &t->rows[t->slot[i] - 1]), key))
        i = (i + 1) & (t->slots - 1);
    return &t->slot[i];
}

/* Doubles the number of slots if necessary, so that at least half of the slots are empty. */
struct table_row *table_row(struct table *t, struct sink *key, bool make)
{
    int *slot, i;

    if (2 * ((size_t)t->count + 1) > t->slots) {
        t->slots = t->slots ? 2 * t->slots : 64;
        free(t->slot);
        t->slot = memory_new(t->slots, sizeof *t->slot);
        for (i = 0; i < t->count; i++)
            *find_slot(t, key_of(t, &t->rows[i])) = i + 1;
    }
    slot = find_slot(t, sink_contents(key));
    if (!*slot && make) {
        *MEMORY_ADD(t->rows, t->count, t->capacity) = (struct table_row){.key = t->keys.used, .length = key->used};
        sink_text(&t->keys, sink_contents(key));
        *slot = t->count;
    }
    sink_free(key);
    return *slot ? &t->rows[*slot - 1] : NULL;
}

void table_add(struct table_row *row, const struct game *g, enum game_player player)
{
    const struct game_result *r = &g->result;

    row->counts[TABLE_GAMES]++;
    row->counts[!r->by ? TABLE_OPEN : !r->winner ? TABLE_DRAWN : r->winner == player ? TABLE_WON : TABLE_LOST]++;
    row->counts[TABLE_MOVES] += g->count;
}

void table_free(struct table *t)
{
    sink_free(&t->keys);
    free(t->rows);
    free(t->slot);
    *t = (struct table){.count = 0};
}
