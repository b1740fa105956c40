#include "analysis/search.h"

/* White edges of the tiles e, b, a, d, c and f. */
static const unsigned tiles[] = {BOARD_NORTH | BOARD_SOUTH, BOARD_EAST | BOARD_WEST, BOARD_SOUTH | BOARD_WEST,
                                 BOARD_NORTH | BOARD_WEST,  BOARD_SOUTH | BOARD_EAST, BOARD_NORTH | BOARD_EAST};

void position_set(struct position *p, const struct game *g, int moves)
{
    board_clear(&p->board);
    p->rules = g->rules;
    p->black_begins = g->black_begins;
    p->moves = 0;
    position_move(p, g, moves);
}

/* Keeps the moves that the old and the new position share, so that a walk through a game plays each move only once. */
void position_move(struct position *p, const struct game *g, int moves)
{
    int n = p->moves < moves ? p->moves : moves;

    board_undo(&p->board, game_tiles_after(g, n), game_extent(g, n));
    p->moves = moves;
    p->listed = 0;
    p->tries = 0;
    p->over = moves == g->count && (path_is_won(g) || g->result.by == GAME_BY_FULL_BOARD);
    while (p->board.count < game_tiles_after(g, moves)) {
        const struct board_tile *t = &g->board.tiles[p->board.count];

        board_play(&p->board, t->x, t->y, t->edges, t->number);
    }
}

void position_free(struct position *p)
{
    board_free(&p->board);
    free(p->list);
    *p = (struct position){0};
}

enum board_colour position_mover(const struct position *p)
{
    return (p->moves + p->black_begins) % 2 ? BOARD_BLACK : BOARD_WHITE;
}

bool position_fits(const struct position *p, const struct position_move *m)
{
    unsigned entering = board_entering(&p->board, m->x, m->y);

    return m->edges && entering && entering != BOARD_TAKEN && board_fits(m->edges, entering);
}

void position_push(struct position *p, struct position_move m)
{
    *MEMORY_ADD(p->list, p->listed, p->capacity) = m;
}

void position_list_space(struct position *p, int x, int y)
{
    unsigned entering = board_entering(&p->board, x, y);

    for (size_t i = 0; i < sizeof tiles / sizeof *tiles; i++)
        if (board_fits(tiles[i], entering))
            position_push(p, (struct position_move){x, y, tiles[i]});
}

/* Lists a space with several neighbours only once: for the first of these neighbours in the order N, E, S, W. */
int position_list(struct position *p)
{
    const struct board *b = &p->board;
    int first = p->listed, i;

    if (!p->over && !b->count) {
        position_push(p, (struct position_move){0, 0, BOARD_NORTH | BOARD_SOUTH});
        position_push(p, (struct position_move){0, 0, BOARD_NORTH | BOARD_WEST});
    }
    for (i = 0; i < b->count && !p->over; i++)
        for (unsigned side = 0; side < 4; side++) {
            int x = b->tiles[i].x + board_step_x[side], y = b->tiles[i].y + board_step_y[side];
            unsigned entering = board_entering(b, x, y);
            unsigned sides = (entering | entering >> 4) & BOARD_EDGES, back = side ^ 2;

            if (entering != BOARD_TAKEN && !(sides & ((1U << back) - 1)))
                position_list_space(p, x, y);
        }
    return first;
}

static int order_moves(const void *one, const void *other)
{
    static const char letters[] = "ebadcf";
    const struct position_move *a = one, *b = other;
    int rows = (a->y > b->y) - (a->y < b->y), columns = (a->x > b->x) - (a->x < b->x);

    if (rows || columns)
        return rows ? rows : columns;
    return (int)(strchr(letters, board_letter(a->edges)) - strchr(letters, board_letter(b->edges)));
}

void position_sort(struct position *p, int first)
{
    if (p->listed > first)
        qsort(p->list + first, (size_t)(p->listed - first), sizeof *p->list, order_moves);
}

bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn)
{
    struct board *b = &p->board;

    p->tries++;
    if (p->over || rules_exceeded(p->rules, &b->extent, m->x, m->y))
        return false;
    turn->tiles = b->count;
    turn->extent = b->extent;
    if (board_play(b, m->x, m->y, m->edges, p->moves + 1) != BOARD_DONE)
        return false;
    p->moves++;
    turn->won = rules_count(p->rules, b->won);
    turn->result = game_judge(p->rules, b, mover, p->moves);
    return true;
}

void position_undo(struct position *p, const struct position_turn *turn)
{
    board_undo(&p->board, turn->tiles, turn->extent);
    p->moves = turn->result.move - 1;
}

enum move_status position_resolve(const struct position *p, const struct notation_move *word, struct position_move *m)
{
    struct move to;

    move_resolve(&p->board, p->rules, word, &to);
    *m = (struct position_move){to.x, to.y, to.edges};
    return to.reason;
}

struct text position_word(const struct position *p, const struct position_move *m, enum notation notation,
                          char word[NOTATION_WORD])
{
    struct board_tile tile = {.x = m->x, .y = m->y, .edges = (unsigned char)m->edges};

    tile.entering = (unsigned char)board_entering(&p->board, m->x, m->y);
    return move_spell(&tile, &p->board.extent, notation, word);
}
