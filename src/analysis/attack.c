#include "analysis/search.h"

/* How a move wins for a colour; GAME_OPEN: the move does not win, or cannot be played. */
static enum game_by move_wins(struct position *p, const struct position_move *m, enum board_colour colour)
{
    struct position_turn turn;
    enum game_by by;

    if (!position_play(p, m, colour, &turn))
        return GAME_OPEN;
    by = game_won_by(turn.won, colour);
    position_undo(p, &turn);
    return by;
}

void attack_find(struct analysis *a)
{
    struct position *p = &a->position;
    int first = position_list(p), i;
    enum board_colour colour;

    position_sort(p, first);
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = first; i < p->listed; i++) {
            enum game_by by = move_wins(p, &p->list[i], colour);

            if (by)
                mark_add_move(&a->marks, MARK_ATTACK, colour, &p->list[i], by);
        }
    p->listed = first;
}

bool attack_stands(struct position *p, enum board_colour colour, const struct position_move *m)
{
    return position_fits(p, m) && move_wins(p, m, colour);
}

bool attack_among(struct position *p, int first, enum board_colour colour, struct position_move *hint)
{
    int i = first;
    bool found;

    while (i < p->listed && !move_wins(p, &p->list[i], colour))
        i++;
    found = i < p->listed;
    if (found)
        *hint = p->list[i];
    p->listed = first;
    return found;
}

bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint)
{
    return attack_stands(p, colour, hint) || attack_among(p, position_list(p), colour, hint);
}

/* What is known before a turn: the opponent's attacks, listed so that no turn goes through all moves again, and data
   that help to find new attacks after the turn. */
struct before {
    struct near near;
    int *attacks; /* indices on the position's stack */
    int count;
};

/* Whether a colour has an attack after the turn just played: a new attack, or one of b->attacks that still stands. */
static bool attack_remains(struct before *b, struct position *p, enum board_colour colour)
{
    struct position_move found;

    for (int i = 0; i < b->count; i++)
        if (attack_stands(p, colour, &p->list[b->attacks[i]]))
            return true;
    return attack_among(p, near_list(&b->near, p, 1U << colour), colour, &found);
}

static bool is_safe(struct before *b, struct position *p, struct position_move m, enum board_colour colour)
{
    enum board_colour other = board_other(colour);
    struct position_turn turn;
    bool safe;

    if (!position_play(p, &m, colour, &turn))
        return false;
    safe = turn.result.by ? turn.result.winner != position_player(other) : !attack_remains(b, p, other);
    position_undo(p, &turn);
    return safe;
}

void attack_find_safe(struct analysis *a)
{
    struct position *p = &a->position;
    enum board_colour mover = position_mover(p);
    struct before before = {.count = 0};
    int first = p->listed, i;

    position_sort(p, position_list(p));
    near_build(&before.near, p);
    before.attacks = memory_new((size_t)before.near.moves, sizeof *before.attacks);
    for (i = 0; i < before.near.moves; i++)
        if (near_wins(&before.near, i, board_other(mover)))
            before.attacks[before.count++] = before.near.first + i;
    for (i = first; i < before.near.first; i++)
        if (is_safe(&before, p, p->list[i], mover))
            mark_add_move(&a->marks, MARK_SAFE, mover, &p->list[i], GAME_OPEN);
    near_free(&before.near, p);
    free(before.attacks);
    p->listed = first;
}
