#include "analysis/search.h"

bool turning_applies(const struct analysis *a, const struct game *g)
{
    return a->what >> MARK_TURNING & 1 && a->position.moves == g->count && g->result.by;
}

int turning_held(const struct turning *t, const struct game *g)
{
    return t->lost.moves ? t->lost.moves - 1 : g->count;
}

static struct position_move played(const struct game *g, int number)
{
    const struct board_tile *tile = &g->board.tiles[g->moves[number - 1].tile];

    return (struct position_move){tile->x, tile->y, tile->edges};
}

struct position_move turning_lost(const struct turning *t, const struct game *g)
{
    return t->lost.moves ? played(g, t->lost.moves) : (struct position_move){0};
}

/* A walk from the end of a game towards its beginning. */
struct walk {
    struct analysis *a;
    const struct game *g;
    int moves;
    struct search_win win;       /* a search result: the win of the player to move after `moves` moves */
    struct search_proof proof;
    struct search_replies replies;
    bool forced;                 /* whether every move of the loser at the loser's next turn is proved to lose */
    bool lost;                   /* whether the loser is proved to lose from every position of the walk so far */
    bool won[2];                 /* for each colour: whether it won the game or may have a win at its next turn */
};

static void exchange(struct search_proof *one, struct search_proof *other)
{
    struct search_proof kept = *one;

    *one = *other;
    *other = kept;
}

/* Whether every move of the loser, who is to move, is proved to lose. If a move saves the loser, sets turning.holds. */
static bool is_forced(struct walk *w)
{
    struct turning *t = &w->a->turning;
    struct search_replies *r = &w->replies;
    enum search_verdict verdict = SEARCH_NONE;

    r->holds = w->win.move;
    r->next = turning_lost(t, w->g);
    r->lost = t->lost.moves ? &t->lost : NULL;
    w->a->position.tries = 0;
    if (w->win.verdict != SEARCH_FORCED && w->moves) {
        r->played = played(w->g, w->moves);
        verdict = search_replies(&w->a->position, search_limits(w->a), r);
    }
    w->a->spent += w->a->position.tries;
    if (verdict == SEARCH_NONE)
        t->holds = r->holds;
    return verdict == SEARCH_FORCED;
}

/* Updates *w and a->turning for the position after w->moves moves. Returns false if no earlier position matters. */
static bool step(struct walk *w)
{
    struct position *p = &w->a->position;
    struct turning *t = &w->a->turning;
    bool proved, *won;

    position_move(p, w->g, w->moves);
    won = &w->won[position_mover(p)];
    w->win = search_force(p, position_mover(p), search_limits(w->a), &w->proof);
    w->a->spent += p->tries;
    proved = w->win.verdict == SEARCH_FORCED;
    if (proved && !*won)
        exchange(&t->missed, &w->proof);
    *won = w->win.verdict != SEARCH_NONE;
    if (w->lost && w->g->result.winner != position_player(position_mover(p))) {
        w->lost = w->forced = is_forced(w);
    } else if (w->lost) {
        w->lost = w->moves && (proved || w->forced);
        *won |= w->lost;
        if (w->lost)
            exchange(&t->lost, proved ? &w->proof : &w->replies.proof);
    }
    return w->lost || !t->missed.count;
}

void turning_find(struct analysis *a, const struct game *g)
{
    struct turning *t = &a->turning;
    enum game_player winner = g->result.winner;
    struct walk w = {.a = a, .g = g, .moves = g->count, .lost = winner != GAME_NOBODY,
                     .won = {winner == GAME_WHITE, winner == GAME_BLACK}};
    bool over = a->position.over;

    t->lost.count = t->lost.moves = t->lost.turns = t->missed.count = 0;
    t->holds.edges = 0;
    if (over && !g->count) /* a won position without moves */
        return;
    if (over && winner == position_player(position_mover(&a->position)))
        t->lost.moves = g->count;
    w.moves -= over;
    while (step(&w) && w.moves--)
        ;
    free(w.proof.steps);
    free(w.replies.proof.steps);
    position_move(&a->position, g, g->count);
}
