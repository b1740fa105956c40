#include "analysis/search.h"

/* Whether a move is ruled out as a second solution: it is illegal, ends the game, leads to the board with the hash
   `solution`, or is proved to force no win in z->proof.turns turns. In that case, an attack adds 1 to z->attacks. */
static bool fails(struct puzzle *z, struct position *p, struct position_move m, uint64_t solution)
{
    struct search_replies replies = {.played = m};
    struct search_limits limits = {z->proof.turns - 1, true, PUZZLE_TRIES};
    struct position_turn turn;
    bool good = true;

    if (!position_play(p, &m, z->proof.colour, &turn))
        return true;
    if (!turn.result.by && search_hash(&p->board) != solution) {
        good = search_replies(p, limits, &replies) == SEARCH_NONE;
        z->attacks += good && attack_exists(p, z->proof.colour, &(struct position_move){0});
        free(replies.proof.steps);
    }
    position_undo(p, &turn);
    return good;
}

bool puzzle_find(struct puzzle *z, struct position *p, int depth)
{
    enum board_colour colour = position_mover(p);
    struct search_win win = search_force(p, colour, (struct search_limits){depth, false, PUZZLE_TRIES}, &z->proof);
    struct position_turn turn;
    int first;
    uint64_t solution;
    bool only = true;

    z->attacks = 0;
    if (win.verdict != SEARCH_FORCED || win.turns < 2 ||
        search_force(p, colour, (struct search_limits){win.turns - 1, true, PUZZLE_TRIES}, NULL).verdict != SEARCH_NONE)
        return false;
    position_play(p, &win.move, colour, &turn);
    solution = search_hash(&p->board);
    position_undo(p, &turn);
    for (int i = first = position_list(p); i < p->listed && only; i++)
        only = fails(z, p, p->list[i], solution);
    p->listed = first;
    return only;
}
