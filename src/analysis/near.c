#include "analysis/search.h"

/* Returns the element of n->lists for a space. The hash factors are odd numbers without a pattern. */
static int *list_of(const struct near *n, int x, int y)
{
    return &n->lists[((unsigned)x * 0x9E3779B1U + (unsigned)y * 0x85EBCA6BU) >> n->shift];
}

static void add_entry(struct near *n, int x, int y, int move, enum near_touch touch)
{
    *MEMORY_ADD(n->entries, n->count, n->capacity) = (struct near_entry){x, y, move, touch, 0};
}

static enum near_touch colour_over(const struct board_tile *t, int side)
{
    return t->edges >> side & 1 ? NEAR_WHITE : NEAR_BLACK;
}

/* Adds entries for the spaces that a move touches. The first tile of the move has the index `before`. */
static void add_turn(struct near *n, const struct board *b, int before, int move)
{
    for (int i = before; i < b->count; i++) {
        const struct board_tile *t = &b->tiles[i];

        add_entry(n, t->x, t->y, move, NEAR_TILE);
        for (int side = 0; side < 4; side++)
            if (board_entering(b, t->x + board_step_x[side], t->y + board_step_y[side]) != BOARD_TAKEN)
                add_entry(n, t->x + board_step_x[side], t->y + board_step_y[side], move, colour_over(t, side));
    }
}

/* Puts each entry on the list for the hash of its space. There are at least as many lists as entries. */
void near_build(struct near *n, struct position *p)
{
    struct position_turn turn;

    *n = (struct near){.first = position_list(p), .tiles = p->board.count};
    n->moves = p->listed - n->first;
    n->won = memory_new((size_t)n->moves, sizeof *n->won);
    n->listed_in = memory_new((size_t)n->moves, sizeof *n->listed_in);
    for (int i = 0; i < n->moves; i++)
        if (position_play(p, &p->list[n->first + i], BOARD_WHITE, &turn)) {
            n->won[i] = turn.won;
            add_turn(n, &p->board, turn.tiles, n->first + i);
            position_undo(p, &turn);
        }
    for (n->shift = 31; n->shift > 1 && 1 << (32 - n->shift) < n->count; n->shift--)
        ;
    n->lists = memory_new((size_t)1 << (32 - n->shift), sizeof *n->lists);
    for (int i = 0; i < n->count; i++) {
        int *list = list_of(n, n->entries[i].x, n->entries[i].y);

        n->entries[i].next = *list;
        *list = i + 1;
    }
}

/* Adds to the stack the moves that touch the space x, y in one of `ways` (bits 1 << enum near_touch). Skips moves that
   no longer fit or that near_list has just added. Returns whether near_build found a legal move on the space. */
static bool list_entries(struct near *n, struct position *p, int x, int y, unsigned ways)
{
    bool begins = false;

    for (int i = *list_of(n, x, y); i; i = n->entries[i - 1].next) {
        const struct near_entry *e = &n->entries[i - 1];
        const struct position_move *m = &p->list[e->move];

        if (e->x != x || e->y != y)
            continue;
        begins = begins || (m->x == x && m->y == y);
        if (!(ways >> e->touch & 1) || n->listed_in[e->move - n->first] == n->turns || !position_fits(p, m))
            continue;
        n->listed_in[e->move - n->first] = n->turns;
        position_push(p, *m);
    }
    return begins;
}

int near_list(struct near *n, struct position *p, unsigned colours)
{
    const struct board *b = &p->board;
    int first = p->listed, i, side;

    n->turns++;
    for (i = n->tiles; i < b->count; i++)
        for (side = 0; side < 4; side++) {
            int x = b->tiles[i].x + board_step_x[side], y = b->tiles[i].y + board_step_y[side];
            enum near_touch colour = colour_over(&b->tiles[i], side);
            unsigned ways = colours & 1U << colour ? 1U << NEAR_TILE | 1U << colour : 1U << colour;

            if (board_entering(b, x, y) == BOARD_TAKEN) {
                board_far_end(b, i, (unsigned)side, &x, &y);
                ways &= 1U << NEAR_TILE;
            }
            if (ways && !list_entries(n, p, x, y, ways))
                position_list_space(p, x, y);
        }
    return first;
}

void near_free(struct near *n, struct position *p)
{
    p->listed = n->first;
    free(n->entries);
    free(n->lists);
    free(n->won);
    free(n->listed_in);
}
