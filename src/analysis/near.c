/* near: which moves a turn changes. Trying these after each move, not all moves, takes time in proportion to the board,
   not to its square. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

enum { /* what an entry says of its space, beside 1 << colour of a track that enters it */
    FILLS = 4,      /* a tile lies on it, */
    FILLS_MORE = 8, /*   and others elsewhere, */
    BEGINS = 16     /*   and it is the one that is played */
};

static const int step_x[] = {0, 1, 0, -1}, step_y[] = {-1, 0, 1, 0};

/* The first entry of the list that a space is in: a hash, by two odd numbers with no pattern. */
static int *list_of(const struct near *n, int x, int y)
{
    return &n->lists[((unsigned)x * 0x9E3779B1U + (unsigned)y * 0x85EBCA6BU) >> n->shift];
}

/* Puts the entries into lists, at least as many as there are entries. */
static void make_lists(struct near *n)
{
    int i;

    for (n->shift = 31; n->shift > 1 && 1 << (32 - n->shift) < n->count; n->shift--)
        ;
    n->lists = memory_new((size_t)1 << (32 - n->shift), sizeof *n->lists);
    for (i = 0; i < n->count; i++) {
        int *list = list_of(n, n->entries[i].x, n->entries[i].y);

        n->entries[i].next = *list;
        *list = i + 1;
    }
}

static void add_entry(struct near *n, int x, int y, int move, unsigned what)
{
    n->entries = memory_grow(n->entries, &n->capacity, (size_t)n->count + 1, sizeof *n->entries);
    n->entries[n->count++] = (struct near_entry){x, y, move, what, 0};
}

/* The colour of a tile's track over a side. */
static unsigned colour_over(const struct board_tile *t, int side)
{
    return t->edges >> side & 1 ? 1U << BOARD_WHITE : 1U << BOARD_BLACK;
}

/* Adds the spaces of a turn's tiles, and the empty ones that their tracks enter. */
static void add_turn(struct near *n, const struct board *b, int before, int move)
{
    int i, side;

    for (i = before; i < b->count; i++) {
        const struct board_tile *t = &b->tiles[i];

        add_entry(n, t->x, t->y, move, FILLS | (b->count - before > 1) * FILLS_MORE | (i == before) * BEGINS);
        for (side = 0; side < 4; side++)
            if (board_entering(b, t->x + step_x[side], t->y + step_y[side]) != BOARD_TAKEN)
                add_entry(n, t->x + step_x[side], t->y + step_y[side], move, colour_over(t, side));
    }
}

void near_build(struct near *n, struct position *p)
{
    struct position_turn turn;
    int i;

    *n = (struct near){.first = position_list(p)};
    n->moves = p->listed - n->first;
    n->won = memory_new((size_t)n->moves, sizeof *n->won);
    n->listed_in = memory_new((size_t)n->moves, sizeof *n->listed_in);
    for (i = 0; i < n->moves; i++)
        if (position_play(p, &p->list[n->first + i], BOARD_WHITE, &turn)) {
            n->won[i] = turn.won;
            add_turn(n, &p->board, turn.tiles, n->first + i);
            position_undo(p, &turn);
        }
    make_lists(n);
}

/* Adds to the stack the moves that have one of these entries for a space, unless they are on it, or cannot be made any
   more; returns whether a legal move begins on the space. */
static bool list_entries(struct near *n, struct position *p, int x, int y, unsigned what)
{
    unsigned seen = 0;
    int i;

    for (i = *list_of(n, x, y); i; i = n->entries[i - 1].next) {
        const struct near_entry *e = &n->entries[i - 1];
        int *listed_in = &n->listed_in[e->move - n->first];

        if (e->x != x || e->y != y)
            continue;
        seen |= e->what;
        if (!(e->what & what) || *listed_in == n->turns || !position_fits(p, &p->list[e->move]))
            continue;
        *listed_in = n->turns;
        position_push(p, &p->list[e->move]);
    }
    return seen & BEGINS;
}

/* Adds to the stack the moves on a space: all, or those that force another tile. */
static void list_space(struct position *p, int x, int y, bool forcing)
{
    const struct board *b = &p->board;
    unsigned white = 0, black = 0; /* the sides over which a track of this colour meets another in an empty space */
    int i = p->listed, end, side;

    for (side = 0; side < 4; side++) {
        unsigned entering = board_entering(b, x + step_x[side], y + step_y[side]);

        white |= (unsigned)(entering != BOARD_TAKEN && entering & BOARD_EDGES) << side;
        black |= (unsigned)(entering != BOARD_TAKEN && entering >> 4) << side;
    }
    position_list_space(p, x, y);
    for (end = p->listed, p->listed = i; i < end; i++)
        if (!forcing || p->list[i].edges & white || ~p->list[i].edges & black)
            p->list[p->listed++] = p->list[i];
}

/* What the entry of a move must say of a space if its turn, with the same tiles as before, may close a path that ends
   there, or span the board, where lines count. A tile alone does not join two paths, which would have forced it: it may
   only be the end of a line. */
static unsigned needed(const struct position *p, int x, int y, bool lines)
{
    const struct extent *e = &p->board.extent;
    bool across = extent_width(e) >= BOARD_SPAN - 1 && (x <= e->left || x >= e->right);
    bool down = extent_height(e) >= BOARD_SPAN - 1 && (y <= e->top || y >= e->bottom);

    return lines && (across || down) ? FILLS : FILLS_MORE;
}

/* Adds to the stack, for each empty space that a tile's tracks enter, the moves that send a track of that colour there
   too, and so place more tiles than before; those that fill it, as far as needed for a path of one of these colours;
   and the moves on it, if there was none. */
static void list_beside(struct near *n, struct position *p, int tile, unsigned colours, bool lines)
{
    int side;

    for (side = 0; side < 4; side++) {
        const struct board_tile *t = &p->board.tiles[tile];
        int x = t->x + step_x[side], y = t->y + step_y[side];
        unsigned colour = colour_over(t, side), fills = colour & colours ? needed(p, x, y, lines) : 0;

        if (board_entering(&p->board, x, y) != BOARD_TAKEN && !list_entries(n, p, x, y, colour | fills))
            list_space(p, x, y, fills != FILLS);
    }
}

int near_list_closing(struct near *n, struct position *p, const struct position_turn *turn)
{
    int first = p->listed, i;

    n->turns++;
    for (i = turn->tiles; i < p->board.count; i++)
        list_beside(n, p, i, 1U << BOARD_WHITE | 1U << BOARD_BLACK, false);
    return first;
}

int near_list_winning(struct near *n, struct position *p, const struct position_turn *turn, enum board_colour colour)
{
    const struct board *b = &p->board;
    bool lines = p->rules->wins & BOARD_LINE;
    int first = p->listed, i, side, x, y;

    n->turns++;
    for (i = turn->tiles; i < b->count; i++) {
        list_beside(n, p, i, 1U << colour, lines);
        for (side = 0; side < 4; side++)
            if (colour_over(&b->tiles[i], side) >> colour & 1 &&
                board_entering(b, b->tiles[i].x + step_x[side], b->tiles[i].y + step_y[side]) == BOARD_TAKEN) {
                board_far_end(b, i, (unsigned)side, &x, &y);
                list_entries(n, p, x, y, needed(p, x, y, lines));
            }
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
