#include "trax/trax.h"

const struct rules rules_table[] = {
    {"trax", "Trax", 0, BOARD_LOOP | BOARD_LINE},
    {"trax8", "8x8 Trax", 8, BOARD_LOOP | BOARD_LINE},
    {"loop", "Loop Trax", 0, BOARD_LOOP},
    {0},
};

#define END(constant, name, word, behind) {name, word, behind, MESSAGE_##constant},
const struct game_by_traits game_by_table[] = {GAME_LIST(END)};

const struct rules *rules_find(const char *name)
{
    const struct rules *r = rules_table;

    while (r->name && strcmp(r->name, name) != 0)
        r++;
    return r->name ? r : NULL;
}

/* Only `wins` must be equal, since `wins` decides more games than `side`. */
const struct rules *rules_like(int side, unsigned wins)
{
    const struct rules *r, *like = NULL;

    for (r = rules_table; r->name; r++)
        if (r->wins == wins && (r->side == side || !like))
            like = r;
    return like;
}

unsigned rules_count(const struct rules *r, unsigned won)
{
    return won & (r->wins << BOARD_WHITE | r->wins << BOARD_BLACK);
}

bool rules_exceeded(const struct rules *r, const struct extent *e, int x, int y)
{
    return r->side && (x - e->left >= r->side || e->right - x >= r->side || y - e->top >= r->side ||
                       e->bottom - y >= r->side);
}
