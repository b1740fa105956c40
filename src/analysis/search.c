#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

/* By depth, the attack, first move and reply that worked last: these are tried first. */
struct search {
    struct position *p;
    enum board_colour colour; /* that is to win */
    long limit;               /* of p->tries */
    struct position_move attack[SEARCH_DEEPEST + 1], reply[SEARCH_DEEPEST + 1], best[SEARCH_DEEPEST + 1];
};

static bool is_spent(const struct search *s)
{
    return s->p->tries >= s->limit;
}

/* Moves a move to the front of those listed from `first` on, if it is one of them. */
static void bring_forward(struct position *p, int first, const struct position_move *m)
{
    int i;

    for (i = first; i < p->listed; i++)
        if (p->list[i].x == m->x && p->list[i].y == m->y && p->list[i].edges == m->edges) {
            p->list[i] = p->list[first];
            p->list[first] = *m;
            return;
        }
}

static bool wins(struct search *s, int depth);

/* Whether the colour wins within `turns` turns after a reply. Sets *legal to whether the reply is legal; if not,
   returns false. */
static bool loses(struct search *s, int turns, const struct position_move *reply, bool *legal)
{
    struct position_turn turn;
    bool lost;

    *legal = position_play(s->p, reply, position_other(s->colour), &turn);
    if (!*legal)
        return false;
    lost = turn.result.by ? turn.result.winner == position_player(s->colour) : wins(s, turns);
    position_undo(s->p, &turn);
    return lost;
}

/* Whether each reply loses; recursion is bounded by SEARCH_DEEPEST. */
static bool holds(struct search *s, int turns)
{
    struct position *p = s->p;
    int first = position_list(p), i, replies = 0;
    bool good = true;

    bring_forward(p, first, &s->reply[turns]);
    for (i = first; i < p->listed && good && !is_spent(s); i++) {
        struct position_move reply = p->list[i];
        bool legal;

        good = loses(s, turns, &reply, &legal) || !legal;
        replies += legal;
        if (!good)
            s->reply[turns] = reply;
    }
    p->listed = first;
    return good && replies && !is_spent(s);
}

/* Whether a move wins at once, or by force within `depth` turns including it. */
static bool is_winning(struct search *s, int depth, const struct position_move *m)
{
    struct position_turn turn;
    bool won;

    if (!position_play(s->p, m, s->colour, &turn))
        return false;
    won = turn.result.by ? turn.result.winner == position_player(s->colour) : holds(s, depth - 1);
    position_undo(s->p, &turn);
    return won;
}

/* Whether the colour, to move, wins within `depth` turns; if so, s->best[depth] is its move. */
static bool wins(struct search *s, int depth)
{
    struct position *p = s->p;
    int first, i;
    bool won = attack_exists(p, s->colour, &s->attack[depth]);

    if (won)
        s->best[depth] = s->attack[depth];
    if (won || depth == 1)
        return won;
    first = position_list(p);
    bring_forward(p, first, &s->best[depth]);
    for (i = first; i < p->listed && !won && !is_spent(s); i++) {
        struct position_move m = p->list[i];

        won = is_winning(s, depth, &m);
        if (won)
            s->best[depth] = m;
    }
    p->listed = first;
    return won;
}

struct search_win search_force(struct position *p, enum board_colour colour, int depth, long tries)
{
    struct search s = {.p = p, .colour = colour, .limit = p->tries + tries};
    struct search_win win = {.verdict = SEARCH_NONE, .tries = tries};
    int turns;

    for (turns = 1; turns <= depth; turns++) {
        if (wins(&s, turns))
            return (struct search_win){SEARCH_FORCED, turns, tries, s.best[turns]};
        if (is_spent(&s)) {
            win.verdict = SEARCH_TOO_LARGE;
            break;
        }
        win.turns = turns;
    }
    return win;
}
