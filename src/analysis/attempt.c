#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

enum {
    DEEPEST = 3,    /* turns in which another way to win is looked for */
    TRIES = 4000000 /* moves that are tried for one sequence, at most */
};

static bool follow(struct attempt *t, int item, enum board_colour colour, int right, int down);

/* Notes why it broke off, if no way got farther. Always false. */
static bool fail(struct attempt *t, int item, enum attempt_fault fault, enum move_status reason)
{
    if (item > t->far) {
        t->far = item;
        t->fault = fault;
        t->reason = reason;
        t->reply[0] = '\0';
    }
    return false;
}

/* Notes that a reply prevents what is claimed. Always false. */
static bool refute(struct attempt *t, int item, const struct position_move *reply)
{
    if (item <= t->far)
        return false;
    fail(t, item, ATTEMPT_UNTRUE, MOVE_PLAYED);
    if (reply && reply->edges)
        position_word(t->p, reply, NOTATION_MODERN, t->reply);
    return false;
}

/* Whether a win is true that is claimed at the end, of the colour that did not make the last reply. */
static bool is_true(struct attempt *t, int item, enum board_colour colour, int turns)
{
    struct position_move reply = {0, 0, 0};
    enum search_verdict verdict = search_holds(t->p, colour, turns, &reply);

    return verdict == SEARCH_FORCED ||
           (verdict == SEARCH_TOO_LARGE ? fail(t, item, ATTEMPT_UNTOLD, MOVE_PLAYED) : refute(t, item, &reply));
}

/* How many turns of its own a colour has in what is left, the win among them. */
static int turns_left(const struct attempt *t, int item)
{
    return (t->s->count - item + 1) / 2 + 1;
}

/* Whether the rest of the sequence holds after one reply, whose growth of the layout the words that follow
   may take in or not; or else another way to win does. Counts in *told the replies after which it was the
   sequence itself that holds. */
static bool answers(struct attempt *t, int item, enum board_colour colour, const struct position_turn *turn,
                    int right, int down, int *told)
{
    const struct extent *now = &t->p->board.extent;
    int more_right = right + turn->extent.left - now->left, more_down = down + turn->extent.top - now->top;
    int turns = turns_left(t, item);
    struct search_win win;

    if (follow(t, item, colour, right, down) ||
        ((more_right != right || more_down != down) && follow(t, item, colour, more_right, more_down))) {
        ++*told;
        return true;
    }
    win = search_force(t->p, colour, turns < DEEPEST ? turns : DEEPEST);
    return win.verdict == SEARCH_FORCED;
}

/* Every reply: each must lose, at once or to what follows, which must be played after one of them at
   least, or after none: else it is not what was meant. */
static bool follow_all(struct attempt *t, int item, enum board_colour replier, int right, int down)
{
    struct position *p = t->p;
    int first = position_list(p), i, far = t->far, told = 0;
    enum board_colour colour = position_other(replier);
    struct position_move hint = {0, 0, 0};
    bool good = true;

    for (i = first; i < p->listed && good; i++) {
        struct position_move reply = p->list[i];
        struct position_turn turn;

        if (!position_play(p, &reply, replier, &turn))
            continue;
        good = turn.result.by ? turn.result.winner == position_player(colour)
                              : attack_exists(p, colour, &hint) ||
                                    answers(t, item + 1, colour, &turn, right, down, &told);
        position_undo(p, &turn);
        if (good && p->tries <= t->limit)
            continue;
        t->far = far; /* whatever way was tried before, it is this reply */
        good = p->tries > t->limit ? fail(t, item, ATTEMPT_UNTOLD, MOVE_PLAYED) : refute(t, item, &reply);
    }
    p->listed = first;
    return good && (told || follow(t, item + 1, colour, right, down));
}

static bool follow_any(struct attempt *t, int item, enum board_colour replier, int right, int down)
{
    enum board_colour colour = position_other(replier);
    struct position_move hint = {0, 0, 0};

    if (item + 1 == t->s->count)
        return !t->claims || is_true(t, item + 1, colour, 1);
    if (t->claims && t->s->items[item].kind == SEQUENCE_ANY && attack_exists(t->p, colour, &hint))
        return follow_all(t, item, replier, right, down);
    return follow(t, item + 1, colour, right, down);
}

/* The tile that a word of a sequence means. A modern word may name its space as the classic notation
   does, by one in the first column or row where a tile lies, as words do that were made from classic ones
   without a board at hand. */
static struct move read_move(struct attempt *t, int item, int right, int down)
{
    struct notation_move m = t->s->items[item].move;
    struct move to;

    m.column += right;
    m.row += down;
    move_resolve(&t->p->board, &m, &to);
    if (to.reason == MOVE_OCCUPIED && m.notation == NOTATION_MODERN && (m.column == 1 || m.row == 1)) {
        if (m.column == 1)
            m.column = 0;
        else
            m.row = 0;
        move_resolve(&t->p->board, &m, &to);
        t->renamed = item;
        notation_write(&m, t->name);
    }
    if (to.reason == MOVE_PLAYED && rules_exceeded(t->p->rules, &t->p->board.extent, to.x, to.y))
        to.reason = MOVE_OFF_BOARD;
    return to;
}

/* A move, and what follows it. A win claimed right behind it is its own, or comes next. */
static bool follow_move(struct attempt *t, int item, enum board_colour colour, int right, int down)
{
    struct move to = read_move(t, item, right, down);
    struct position_turn turn;
    bool good;

    if (to.reason != MOVE_PLAYED)
        return fail(t, item, ATTEMPT_ILLEGAL, to.reason);
    if (!position_play(t->p, &(struct position_move){to.x, to.y, to.edges}, colour, &turn))
        return fail(t, item, ATTEMPT_ILLEGAL, MOVE_THREE_PATHS);
    if (!turn.result.by)
        good = item + 1 < t->s->count ? follow(t, item + 1, position_other(colour), right, down)
                                      : !t->claims || is_true(t, item + 1, colour, 1);
    else if (item + 1 < t->s->count)
        good = fail(t, item + 1, ATTEMPT_ILLEGAL, MOVE_AFTER_END);
    else
        good = !t->claims || turn.result.winner == position_player(colour) || refute(t, item + 1, NULL);
    position_undo(t->p, &turn);
    return good;
}

/* Follows a sequence from an item on; depth is bounded by SEQUENCE_LONGEST. */
static bool follow(struct attempt *t, int item, enum board_colour colour, int right, int down)
{
    if (t->s->items[item].kind == SEQUENCE_MOVE)
        return follow_move(t, item, colour, right, down);
    return follow_any(t, item, colour, right, down);
}

bool attempt_holds(struct attempt *t, struct position *p, const struct sequence *s, bool claims,
                 enum board_colour colour)
{
    *t = (struct attempt){.s = s, .claims = claims, .far = ATTEMPT_NOWHERE, .renamed = ATTEMPT_NOWHERE, .p = p};
    t->limit = p->tries + TRIES;
    return follow(t, 0, colour, 0, 0);
}
