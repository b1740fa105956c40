#include "analysis/search.h"

enum { KNOWN_BITS = 16 /* at most */ };

/* A position in which the colour, to move, does not win within some turns. */
struct known {
    uint64_t position; /* a hash of its tiles */
    int turns;
    struct position_move reply; /* that prevents it, if the other side is to move */
};

/* By depth, the attack, first move and reply that worked last: these are tried first. */
struct search {
    struct position *p;
    enum board_colour colour; /* that is to win */
    bool all;                 /* also by moves that make no attack */
    long limit;               /* of p->tries */
    struct search_proof *proof;
    int ply;                  /* of the next move */
    struct known *known;      /* each at an index of this many bits of its hash: few where the search is short */
    int known_bits;
    struct position_move attack[SEARCH_DEEPEST + 1], reply[SEARCH_DEEPEST + 1], best[SEARCH_DEEPEST + 1];
};

struct search_limits search_limits(const struct analysis *a)
{
    long left = SEARCH_RUN - a->spent;

    left = left < SEARCH_SHARE ? SEARCH_SHARE : left > SEARCH_TRIES ? SEARCH_TRIES : left;
    return (struct search_limits){a->depth, a->all, left};
}

static bool is_spent(const struct search *s)
{
    return s->p->tries >= s->limit;
}

/* Moves a move to the front of the moves listed from `first` on, if it is there. */
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

/* Moves the replies on the space of an attack to the front of those listed from `first` on: they are the likeliest to
   prevent it. */
static void bring_space_forward(struct position *p, int first, const struct position_move *attack)
{
    int i;

    for (i = first; i < p->listed; i++)
        if (p->list[i].x == attack->x && p->list[i].y == attack->y) {
            struct position_move m = p->list[i];

            p->list[i] = p->list[first];
            p->list[first++] = m;
        }
}

static void add_step(struct search *s, const struct position_move *m)
{
    struct search_proof *proof = s->proof;

    proof->steps = memory_grow(proof->steps, &proof->capacity, (size_t)proof->count + 1, sizeof *proof->steps);
    proof->steps[proof->count++] = (struct search_step){*m, s->ply++};
}

/* Takes back a move and those that follow it, unless they belong to the proof. */
static void end_step(struct search *s, int before, bool proved)
{
    s->ply--;
    if (!proved)
        s->proof->count = before;
}

static bool can_win(struct search *s, int depth);

/* The position before a move of the colour: what a turn may change there, and the number of its tiles. */
struct start {
    struct near near;
    int tiles;
};

/* Whether the colour has an attack, which it had not at the start. */
static bool has_attack(struct search *s, struct start *from, struct position_move *hint)
{
    return attack_among(s->p, near_list(&from->near, s->p, from->tiles, 1U << s->colour), s->colour, hint);
}

/* Whether the colour wins within `turns` turns after a reply. A win at once is no part of the proof. */
static bool wins_after(struct search *s, struct start *from, int turns, const struct position_move *reply)
{
    int before = s->proof->count;
    bool won, at_once = attack_stands(s->p, s->colour, &s->attack[turns]) || has_attack(s, from, &s->attack[turns]);

    if (at_once || turns == 1)
        return at_once;
    add_step(s, reply);
    won = can_win(s, turns);
    end_step(s, before, won);
    return won;
}

/* Whether the colour wins within `turns` turns after a reply. Sets *legal to whether the reply is legal; if not,
   returns false. */
static bool loses(struct search *s, struct start *from, int turns, const struct position_move *reply, bool *legal)
{
    struct position_turn turn;
    bool lost;

    *legal = position_play(s->p, reply, position_other(s->colour), &turn);
    if (!*legal)
        return false;
    lost = turn.result.by ? turn.result.winner == position_player(s->colour) : wins_after(s, from, turns, reply);
    position_undo(s->p, &turn);
    return lost;
}

/* What is known of the position, the colour being to move or not: a sum over its tiles, in any order, each mixed by two
   odd numbers with no pattern. */
static struct known *find_known(struct search *s, bool to_move, uint64_t *position)
{
    const struct board *b = &s->p->board;
    int i;

    *position = to_move;
    for (i = 0; i < b->count; i++) {
        const struct board_tile *t = &b->tiles[i];
        uint64_t tile = (uint64_t)(unsigned)t->x << 36 ^ (uint64_t)(unsigned)t->y << 4 ^ t->edges;

        tile = (tile + 1) * 0x9E3779B97F4A7C15U;
        *position += (tile ^ tile >> 29) * 0xBF58476D1CE4E5B9U;
    }
    return &s->known[(*position * 0x9E3779B97F4A7C15U) >> (64 - s->known_bits)];
}

/* Whether each reply loses; recursion is bounded by SEARCH_DEEPEST. */
static bool holds(struct search *s, struct start *from, int turns)
{
    struct position *p = s->p;
    int first = position_list(p), i, replies = 0;
    bool good = true;
    uint64_t position;
    struct known *known = find_known(s, false, &position);

    if (known->position == position && known->turns >= turns) {
        p->listed = first;
        return false;
    }
    bring_space_forward(p, first, &s->attack[turns]);
    bring_forward(p, first, &s->reply[turns]);
    if (known->position == position)
        bring_forward(p, first, &known->reply);
    for (i = first; i < p->listed && good && !is_spent(s); i++) {
        struct position_move reply = p->list[i];
        bool legal;

        good = loses(s, from, turns, &reply, &legal) || !legal;
        replies += legal;
        if (!good)
            s->reply[turns] = reply;
        if (!good && !is_spent(s))
            *known = (struct known){position, turns, reply};
    }
    p->listed = first;
    return good && replies && !is_spent(s);
}

/* Whether a move that wins nothing at once wins by force within `depth` turns including it. */
static bool is_winning(struct search *s, struct start *from, int depth, const struct position_move *m)
{
    int before = s->proof->count;
    struct position_turn turn;
    bool won;

    if (!position_play(s->p, m, s->colour, &turn))
        return false;
    add_step(s, m);
    won = !turn.result.by && (s->all || has_attack(s, from, &s->attack[depth - 1])) && holds(s, from, depth - 1);
    end_step(s, before, won);
    position_undo(s->p, &turn);
    return won;
}

/* Whether the colour, to move and without an attack, wins within `depth` turns; if so, s->best[depth] is its move. */
static bool can_win(struct search *s, int depth)
{
    struct position *p = s->p;
    struct start from = {.tiles = p->board.count};
    uint64_t position;
    struct known *known = find_known(s, true, &position);
    int first, i;
    bool won = false;

    if (known->position == position && known->turns >= depth)
        return false;
    first = position_list(p);
    bring_forward(p, first, &s->best[depth]);
    near_build(&from.near, p);
    for (i = first; i < from.near.first && !won && !is_spent(s); i++) {
        struct position_move m = p->list[i];

        won = is_winning(s, &from, depth, &m);
        if (won)
            s->best[depth] = m;
    }
    near_free(&from.near, p);
    p->listed = first;
    if (!won && !is_spent(s))
        *known = (struct known){position, depth, {0, 0, 0}};
    return won;
}

static void remember(struct search *s, int depth)
{
    s->known_bits = 4 * depth < KNOWN_BITS ? 4 * depth : KNOWN_BITS;
    s->known = memory_new((size_t)1 << s->known_bits, sizeof *s->known);
}

/* Whether the colour wins after a reply that is the last step of the proof: by what is known of the move, or within
   `depth` turns. */
static bool wins_later(struct search *s, const struct search_replies *r, int depth, const struct position_move *reply)
{
    const struct search_proof *lost = r->lost;
    int i;

    if (!lost || reply->x != r->next.x || reply->y != r->next.y || reply->edges != r->next.edges)
        return depth > 1 && can_win(s, depth);
    for (i = 0; i < lost->count; i++) {
        s->ply = 2 + lost->steps[i].ply;
        add_step(s, &lost->steps[i].move);
    }
    s->ply = 2;
    return true;
}

/* Whether a reply holds; if it loses or is illegal, returns false. Counts those that are legal. */
static bool keeps(struct search *s, const struct search_replies *r, int depth, const struct position_move *reply,
                  int *legal)
{
    int before = s->proof->count;
    struct position_turn turn;
    bool won;

    if (!position_play(s->p, reply, position_other(s->colour), &turn))
        return false;
    ++*legal;
    won = turn.result.by ? turn.result.winner == position_player(s->colour)
                         : attack_exists(s->p, s->colour, &s->attack[1]);
    if (!won && !turn.result.by) {
        add_step(s, reply);
        won = wins_later(s, r, depth, reply);
        end_step(s, before, won);
    }
    position_undo(s->p, &turn);
    return !won;
}

static void end_proof(struct search *s, int moves, int turns)
{
    s->proof->moves = moves;
    s->proof->colour = s->colour;
    s->proof->turns = turns;
}

int search_plies(const struct search_proof *proof)
{
    int plies = 0, i;

    for (i = 0; i < proof->count; i++)
        plies = proof->steps[i].ply < plies ? plies : proof->steps[i].ply + 1;
    return plies;
}

enum search_verdict search_replies(struct position *p, const struct search_limits *limits, struct search_replies *r)
{
    struct search s = {.p = p, .colour = position_other(position_mover(p)), .all = limits->all,
                       .limit = p->tries + limits->tries, .proof = &r->proof};
    int first = position_list(p), legal = 0, i;
    bool held = false;

    r->proof.count = 0;
    add_step(&s, &r->played);
    remember(&s, limits->depth);
    if (attack_exists(p, s.colour, &s.attack[1]))
        bring_space_forward(p, first, &s.attack[1]);
    for (i = first; i < p->listed && !held && !is_spent(&s); i++) {
        r->holds = p->list[i];
        held = keeps(&s, r, limits->depth, &r->holds, &legal);
    }
    p->listed = first;
    free(s.known);
    end_proof(&s, p->moves - 1, (search_plies(&r->proof) + 3) / 2);
    return is_spent(&s) ? SEARCH_TOO_LARGE : held || !legal ? SEARCH_NONE : SEARCH_FORCED;
}

struct search_win search_force(struct position *p, enum board_colour colour, const struct search_limits *limits,
                               struct search_proof *proof)
{
    struct search_proof own = {0};
    struct search s = {.p = p, .colour = colour, .all = limits->all, .limit = p->tries + limits->tries,
                       .proof = proof ? proof : &own};
    struct search_win win = {.verdict = SEARCH_NONE, .tries = limits->tries, .all = limits->all};
    int turns;

    s.proof->count = 0;
    for (turns = 1; turns <= limits->depth && win.verdict == SEARCH_NONE; turns++) {
        if (turns == 2)
            remember(&s, limits->depth);
        if (turns == 1 ? attack_exists(p, colour, &s.attack[1]) : can_win(&s, turns))
            win.verdict = SEARCH_FORCED;
        else if (is_spent(&s))
            win.verdict = SEARCH_TOO_LARGE;
        if (win.verdict != SEARCH_TOO_LARGE)
            win.turns = turns;
    }
    if (win.verdict == SEARCH_FORCED && win.turns == 1)
        add_step(&s, &s.attack[1]);
    if (win.verdict == SEARCH_FORCED)
        win.move = s.proof->steps[0].move;
    end_proof(&s, p->moves, win.turns);
    free(s.known);
    free(own.steps);
    return win;
}
