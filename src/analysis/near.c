/* near: which moves a turn changes. Tried instead of all moves after each of all moves, they make the difference
   between a time that grows with the board and one that grows with its square. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};

static int compare(const void *one, const void *other)
{
    const struct near_entry *a = one, *b = other;

    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return a->x < b->x ? -1 : a->x > b->x;
}

static void add_entry(struct near *n, int x, int y, int move)
{
    n->entries = memory_grow(n->entries, &n->capacity, (size_t)n->count + 1, sizeof *n->entries);
    n->entries[n->count++] = (struct near_entry){x, y, move};
}

/* Adds the spaces of some tiles, and those beside them. */
static void add_tiles(struct near *n, const struct board_tile *tiles, int count, int move)
{
    int i, side;

    for (i = 0; i < count; i++) {
        add_entry(n, tiles[i].x, tiles[i].y, move);
        for (side = 0; side < 4; side++)
            add_entry(n, tiles[i].x + step_x[side], tiles[i].y + step_y[side], move);
    }
}

/* Tries a move and notes what it touches; an illegal one the tiles that lead to the space where it fails. */
static void note_move(struct near *n, struct position *p, int move)
{
    const struct board *b = &p->board;
    struct position_turn turn;

    p->board.refused = 0;
    if (position_play(p, &p->list[move], BOARD_WHITE, &turn)) {
        n->won[move - n->first] = turn.won;
        add_tiles(n, b->tiles + turn.tiles, b->count - turn.tiles, move);
        position_undo(p, &turn);
    } else {
        add_tiles(n, b->tiles + b->count, b->refused, move);
        add_entry(n, b->bad_x, b->bad_y, move);
    }
}

void near_build(struct near *n, struct position *p)
{
    int i;

    *n = (struct near){.first = position_list(p)};
    n->moves = p->listed - n->first;
    n->won = memory_new((size_t)n->moves, sizeof *n->won);
    n->listed_in = memory_new((size_t)n->moves, sizeof *n->listed_in);
    for (i = n->first; i < n->first + n->moves; i++)
        note_move(n, p, i);
    if (n->count)
        qsort(n->entries, (size_t)n->count, sizeof *n->entries, compare);
}

/* The first entry of a space, or where it would be. */
static int find_entry(const struct near *n, const struct near_entry *space)
{
    int low = 0, high = n->count;

    while (low < high) {
        int middle = low + (high - low) / 2;

        if (compare(&n->entries[middle], space) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Adds to the stack the moves that touch a space, unless they are on it, or cannot be made any more. */
static void list_touching(struct near *n, struct position *p, int x, int y)
{
    const struct near_entry space = {x, y, 0};
    int i;

    for (i = find_entry(n, &space); i < n->count && compare(&n->entries[i], &space) == 0; i++) {
        int move = n->entries[i].move;
        const struct position_move m = p->list[move];

        if (n->listed_in[move - n->first] == n->turns || !position_fits(p, &m))
            continue;
        n->listed_in[move - n->first] = n->turns;
        position_push(p, &m);
    }
}

/* The space into which a path goes on whose one end met a side of this tile, at its other end. */
static void list_end(struct near *n, struct position *p, int tile, int side)
{
    int x, y;

    board_far_end(&p->board, tile, (unsigned)side, &x, &y);
    list_touching(n, p, x, y);
}

int near_list(struct near *n, struct position *p, const struct position_turn *turn)
{
    const struct board *b = &p->board;
    int first = p->listed, i, side;

    n->turns++;
    for (i = turn->tiles; i < b->count; i++)
        for (side = 0; side < 4; side++) {
            int x = b->tiles[i].x + step_x[side], y = b->tiles[i].y + step_y[side];

            if (board_entering(b, x, y) == BOARD_TAKEN) {
                list_end(n, p, i, side);
            } else {
                list_touching(n, p, x, y);
                position_list_space(p, x, y);
            }
        }
    return first;
}

void near_free(struct near *n, struct position *p)
{
    p->listed = n->first;
    free(n->entries);
    free(n->won);
    free(n->listed_in);
}
