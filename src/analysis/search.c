#include "analysis/search.h"

enum { KNOWN_BITS = 16 /* the most bits of an index in `known` */ };

/* A position from which search.colour does not win within `turns` turns. */
struct known {
    uint64_t position; /* a hash of the tiles and of the colour to move */
    int turns;
    struct position_move reply; /* if the opponent is to move: a reply that prevents the win */
};

/* A search for a win. attack[n], reply[n], best[n]: moves to try first with n turns left, since they succeeded last. */
struct search {
    struct position *p;
    enum board_colour colour; /* the colour that is to win */
    bool all;                 /* also tries moves that make no attack */
    long limit;               /* the value of p->tries at which the search stops */
    struct search_proof *proof;
    int ply;                  /* the ply of the proof's next step */
    struct known *known;      /* a hash table with 1 << known_bits entries; a search of few turns has few entries */
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

/* Brings m to index `first` of p->list, if m has this index or a later one. If m.edges is 0, brings all moves on the
   space of m to `first` and the next indices. Replies on the space of an attack are the likeliest to succeed. */
static void bring_forward(struct position *p, int first, struct position_move m)
{
    for (int i = first; i < p->listed; i++) {
        struct position_move listed = p->list[i];

        if (listed.x == m.x && listed.y == m.y && (!m.edges || listed.edges == m.edges)) {
            p->list[i] = p->list[first];
            p->list[first++] = listed;
        }
    }
}

static void add_step(struct search *s, const struct position_move *m)
{
    struct search_proof *proof = s->proof;

    *MEMORY_ADD(proof->steps, proof->count, proof->capacity) = (struct search_step){*m, s->ply++};
}

/* Goes back one ply. Unless `proved`, removes from the proof the step with the index `before` and all later steps. */
static void end_step(struct search *s, int before, bool proved)
{
    s->ply--;
    if (!proved)
        s->proof->count = before;
}

static bool can_win(struct search *s, int depth);

/* The position before a move of search.colour. `threat`: an attack that the move must stop; edges 0: none. */
struct start {
    struct near near;
    struct position_move threat;
};

/* Whether a colour has an attack that is new since `from`; may also find an older attack. Sets *hint to the attack. */
static bool has_attack(struct search *s, struct start *from, enum board_colour colour, struct position_move *hint)
{
    return attack_among(s->p, near_list(&from->near, s->p, 1U << colour), colour, hint);
}

enum effect {
    REPLY_ILLEGAL,
    REPLY_LOSES,
    REPLY_HOLDS,
    REPLY_WAITS /* the reply makes no attack, so it is searched after the replies that make one */
};

/* The effect of the reply just played. s->colour has `turns` turns left. The proof omits replies that lose at once. */
static enum effect effect_of(struct search *s, struct start *from, int turns, const struct position_move *reply,
                             bool waits)
{
    int before = s->proof->count;
    struct position_move hint;
    bool won;

    if (attack_stands(s->p, s->colour, &s->attack[turns]) || has_attack(s, from, s->colour, &s->attack[turns]))
        return REPLY_LOSES;
    if (turns == 1)
        return REPLY_HOLDS;
    if (waits && !has_attack(s, from, board_other(s->colour), &hint))
        return REPLY_WAITS;
    add_step(s, reply);
    won = can_win(s, turns);
    end_step(s, before, won);
    return won ? REPLY_LOSES : REPLY_HOLDS;
}

static enum effect try_reply(struct search *s, struct start *from, int turns, const struct position_move *reply,
                             bool waits)
{
    struct position_turn turn;
    enum effect effect;

    if (!position_play(s->p, reply, board_other(s->colour), &turn))
        return REPLY_ILLEGAL;
    if (turn.result.by)
        effect = turn.result.winner == position_player(s->colour) ? REPLY_LOSES : REPLY_HOLDS;
    else
        effect = effect_of(s, from, turns, reply, waits);
    position_undo(s->p, &turn);
    return effect;
}

/* A sum over the tiles, since their order must not matter. Odd factors without a pattern mix the bits. */
uint64_t search_hash(const struct board *b)
{
    uint64_t hash = 0;

    for (int i = 0; i < b->count; i++) {
        const struct board_tile *t = &b->tiles[i];
        uint64_t tile = (uint64_t)(unsigned)t->x << 36 ^ (uint64_t)(unsigned)t->y << 4 ^ t->edges;

        tile = (tile + 1) * 0x9E3779B97F4A7C15U;
        hash += (tile ^ tile >> 29) * 0xBF58476D1CE4E5B9U;
    }
    return hash;
}

/* The entry of s->known for the position. Sets *position to the position's hash. `to_move`: s->colour is to move. */
static struct known *find_known(struct search *s, bool to_move, uint64_t *position)
{
    *position = search_hash(&s->p->board) + to_move;
    return &s->known[(*position * 0x9E3779B97F4A7C15U) >> (64 - s->known_bits)];
}

/* Tries the replies with the indices `first` to *end - 1. Returns false if a reply prevents the win. With
   `waits`, puts off replies that make no attack: moves them to the front, and sets *end to the index after the last.
   Sets *legal if a reply is legal. */
static bool all_lose(struct search *s, struct start *from, int turns, int first, int *end, bool waits, bool *legal)
{
    struct position *p = s->p;
    int waiting = first, i;

    for (i = first; i < *end && !is_spent(s); i++) {
        struct position_move reply = p->list[i];
        enum effect effect = try_reply(s, from, turns, &reply, waits);

        *legal = *legal || effect != REPLY_ILLEGAL;
        if (effect == REPLY_HOLDS) {
            s->reply[turns] = reply;
            return false;
        }
        if (effect == REPLY_WAITS) {
            p->list[i] = p->list[waiting];
            p->list[waiting++] = reply;
        }
    }
    *end = waiting;
    return true;
}

/* Whether the last move has legal replies, and all lose within `turns` turns. SEARCH_DEEPEST bounds the recursion. */
static bool holds(struct search *s, struct start *from, int turns)
{
    struct position *p = s->p;
    int first = position_list(p), end = p->listed;
    bool good, legal = false;
    uint64_t position;
    struct known *known = find_known(s, false, &position);

    if (known->position == position && known->turns >= turns) {
        p->listed = first;
        return false;
    }
    bring_forward(p, first, (struct position_move){s->attack[turns].x, s->attack[turns].y, 0});
    bring_forward(p, first, s->reply[turns]);
    if (known->position == position)
        bring_forward(p, first, known->reply);
    good = all_lose(s, from, turns, first, &end, true, &legal) && all_lose(s, from, turns, first, &end, false, &legal);
    if (!good && !is_spent(s))
        *known = (struct known){position, turns, s->reply[turns]};
    p->listed = first;
    return good && legal && !is_spent(s);
}

/* Whether a move, which does not win at once, forces a win within `depth` turns, including this move. */
static bool is_winning(struct search *s, struct start *from, int depth, struct position_move m)
{
    int before = s->proof->count;
    struct position_turn turn;
    bool won;

    if (!position_play(s->p, &m, s->colour, &turn))
        return false;
    add_step(s, &m);
    won = !turn.result.by && !attack_stands(s->p, board_other(s->colour), &from->threat) &&
          (s->all || has_attack(s, from, s->colour, &s->attack[depth - 1])) && holds(s, from, depth - 1);
    end_step(s, before, won);
    position_undo(s->p, &turn);
    return won;
}

/* Whether s->colour, to move and without an attack, wins within `depth` turns. If so, s->best[depth] is its move. */
static bool can_win(struct search *s, int depth)
{
    struct position *p = s->p;
    struct start from = {0};
    uint64_t position;
    struct known *known = find_known(s, true, &position);
    int first;
    bool won = false;

    if (known->position == position && known->turns >= depth)
        return false;
    first = position_list(p);
    bring_forward(p, first, s->best[depth]);
    near_build(&from.near, p);
    for (int i = 0; i < from.near.moves; i++)
        if (near_wins(&from.near, i, board_other(s->colour)))
            from.threat = p->list[from.near.first + i];
    for (int i = first; i < from.near.first && !won && !is_spent(s); i++) {
        won = is_winning(s, &from, depth, p->list[i]);
        if (won)
            s->best[depth] = p->list[i];
    }
    near_free(&from.near, p);
    p->listed = first;
    if (!won && !is_spent(s))
        *known = (struct known){position, depth, {0, 0, 0}};
    return won;
}

static struct search begin(struct position *p, enum board_colour colour, struct search_limits limits,
                           struct search_proof *proof)
{
    struct search s = {.p = p, .colour = colour, .all = limits.all, .limit = p->tries + limits.tries, .proof = proof};

    s.known_bits = 4 * limits.depth < KNOWN_BITS ? 4 * limits.depth : KNOWN_BITS;
    s.known = memory_new((size_t)1 << s.known_bits, sizeof *s.known);
    proof->count = 0;
    return s;
}

/* Whether s->colour wins after a reply, which is the last step of s->proof. If the reply is r->next, r->lost proves
   the win, and its steps are added. For other replies, searches for a win within `depth` turns. */
static bool wins_later(struct search *s, const struct search_replies *r, int depth, const struct position_move *reply)
{
    const struct search_proof *lost = r->lost;

    if (!lost || reply->x != r->next.x || reply->y != r->next.y || reply->edges != r->next.edges)
        return depth > 1 && can_win(s, depth);
    for (int i = 0; i < lost->count; i++) {
        s->ply = 2 + lost->steps[i].ply;
        add_step(s, &lost->steps[i].move);
    }
    s->ply = 2;
    return true;
}

/* Whether a reply is legal and does not lose. Adds 1 to *legal if the reply is legal. */
static bool keeps(struct search *s, const struct search_replies *r, int depth, struct position_move reply, int *legal)
{
    int before = s->proof->count;
    struct position_turn turn;
    bool won;

    if (!position_play(s->p, &reply, board_other(s->colour), &turn))
        return false;
    ++*legal;
    won = turn.result.by ? turn.result.winner == position_player(s->colour)
                         : attack_exists(s->p, s->colour, &s->attack[1]);
    if (!won && !turn.result.by) {
        add_step(s, &reply);
        won = wins_later(s, r, depth, &reply);
        end_step(s, before, won);
    }
    position_undo(s->p, &turn);
    return !won;
}

static void end(struct search *s, int moves, int turns)
{
    free(s->known);
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

enum search_verdict search_replies(struct position *p, struct search_limits limits, struct search_replies *r)
{
    struct search s = begin(p, board_other(position_mover(p)), limits, &r->proof);
    int first = position_list(p), legal = 0, i;
    bool held = false;

    add_step(&s, &r->played);
    if (attack_exists(p, s.colour, &s.attack[1]))
        bring_forward(p, first, (struct position_move){s.attack[1].x, s.attack[1].y, 0});
    for (i = first; i < p->listed && !held && !is_spent(&s); i++) {
        held = keeps(&s, r, limits.depth, p->list[i], &legal);
        r->holds = held ? p->list[i] : r->holds;
    }
    p->listed = first;
    end(&s, p->moves - 1, (search_plies(&r->proof) + 3) / 2);
    return is_spent(&s) ? SEARCH_TOO_LARGE : held || !legal ? SEARCH_NONE : SEARCH_FORCED;
}

struct search_win search_force(struct position *p, enum board_colour colour, struct search_limits limits,
                               struct search_proof *proof)
{
    struct search_proof own = {0};
    struct search s = begin(p, colour, limits, proof ? proof : &own);
    struct search_win win = {.verdict = SEARCH_NONE, .tries = limits.tries};

    for (int turns = 1; turns <= limits.depth && win.verdict == SEARCH_NONE; turns++) {
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
    end(&s, p->moves, win.turns);
    free(own.steps);
    return win;
}
