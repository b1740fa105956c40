#include "analysis/search.h"
#include "analysis/sequence.h"

enum {
    DEEPEST = 3,     /* the deepest search for another win, in turns of the winner */
    TRIES = 4000000, /* the most moves tried in one attempt */
    NOWHERE = -1     /* the index before the first item */
};

/* One reading of a sequence, played from one position. */
struct attempt {
    struct position *p;
    const struct sequence *s;
    long limit;               /* the value of p->tries at which the attempt ends */
    struct variation v;       /* the failure at the latest item; if nothing has failed, v.fault is NOWHERE */
    int renamed;              /* the item whose row or column 1 was read as 0, or NOWHERE */
    char name[NOTATION_WORD]; /* the correct name of the item `renamed` */
};

struct step {
    int item;
    enum board_colour colour; /* whose turn it is */
    int right, down;          /* how many of the columns (left) and rows (top) added by replies are not counted */
};

static bool follow(struct attempt *t, struct step at);

static struct step after(struct step at)
{
    return (struct step){at.item + 1, board_other(at.colour), at.right, at.down};
}

/* Notes why an attempt failed at an item, unless a failure at this or a later item is already noted. Returns false. */
static bool fail(struct attempt *t, int item, enum variation_verdict verdict, enum move_status reason)
{
    if (item > t->v.fault) {
        t->v.fault = item;
        t->v.verdict = verdict;
        t->v.reason = reason;
        t->v.reply[0] = '\0';
    }
    return false;
}

static bool refute(struct attempt *t, int item)
{
    return fail(t, item, VARIATION_FALSE_CLAIM, MOVE_PLAYED);
}

/* Notes that a reply refutes a claimed win. Names the reply only if the claiming side has an attack. Returns false. */
static bool refute_by(struct attempt *t, struct step at, struct position_move reply)
{
    if (at.item > t->v.fault && attack_exists(t->p, board_other(at.colour), &(struct position_move){0})) {
        refute(t, at.item);
        position_word(t->p, &reply, NOTATION_MODERN, t->v.reply);
    }
    return refute(t, at.item);
}

/* Whether the colour to move can force a win by any moves in the turns that the sequence has left (at most DEEPEST). */
static bool wins_otherwise(struct attempt *t, struct step at)
{
    int turns = (t->s->count - at.item + 1) / 2 + 1; /* turns of this colour; the last is the claimed win */
    struct search_limits limits = {.depth = turns < DEEPEST ? turns : DEEPEST, .tries = SEARCH_TRIES};

    return search_force(t->p, at.colour, limits, NULL).verdict == SEARCH_FORCED;
}

/* Follows the rest of a sequence after a reply. Coordinates may ignore a column or row that the reply added. */
static bool follow_reply(struct attempt *t, struct step at, const struct position_turn *reply)
{
    const struct extent *now = &t->p->board.extent;
    struct step ignoring = at;

    ignoring.right += reply->extent.left - now->left;
    ignoring.down += reply->extent.top - now->top;
    return follow(t, at) || ((ignoring.right != at.right || ignoring.down != at.down) && follow(t, ignoring));
}

enum outcome { REPLY_ILLEGAL, REPLY_PREVENTS, REPLY_LOSES, REPLY_FOLLOWED /* loses to the rest of the sequence */ };

static enum outcome try_reply(struct attempt *t, struct step at, struct position_move reply, struct position_move *hint)
{
    struct step next = after(at);
    enum outcome outcome;
    struct position_turn turn;

    if (!position_play(t->p, &reply, at.colour, &turn))
        return REPLY_ILLEGAL;
    if (turn.result.by ? turn.result.winner == position_player(next.colour) : attack_exists(t->p, next.colour, hint))
        outcome = REPLY_LOSES;
    else if (turn.result.by || at.item == t->s->count)
        outcome = REPLY_PREVENTS;
    else if (follow_reply(t, next, &turn))
        outcome = REPLY_FOLLOWED;
    else
        outcome = wins_otherwise(t, next) ? REPLY_LOSES : REPLY_PREVENTS;
    position_undo(t->p, &turn);
    return outcome;
}

/* Whether all legal replies lose. At the end of the sequence, they must lose at once, and there must be a legal reply.
   Before the end, the rest of the sequence must also succeed: after one of the replies, or else without a reply. */
static bool follow_all(struct attempt *t, struct step at)
{
    struct position *p = t->p;
    int first = position_list(p), i, failed_at = t->v.fault;
    struct position_move hint = {0};
    bool holds = true, legal = false, followed = false;

    for (i = first; i < p->listed && holds; i++) {
        enum outcome outcome = try_reply(t, at, p->list[i], &hint);

        legal = legal || outcome != REPLY_ILLEGAL;
        followed = followed || outcome == REPLY_FOLLOWED;
        if (outcome == REPLY_ILLEGAL || (outcome != REPLY_PREVENTS && p->tries <= t->limit))
            continue;
        t->v.fault = failed_at; /* so that this reply is reported, not a later failure */
        holds = p->tries > t->limit ? fail(t, at.item, VARIATION_UNDECIDED, MOVE_PLAYED) : refute_by(t, at, p->list[i]);
    }
    p->listed = first;
    if (holds && at.item == t->s->count)
        return legal || refute(t, at.item);
    return holds && (followed || follow(t, after(at)));
}

static bool follow_any(struct attempt *t, struct step at)
{
    struct step next = after(at);
    struct position_move hint = {0};

    if (next.item == t->s->count)
        return !t->v.claims || follow_all(t, (struct step){.item = next.item, .colour = at.colour});
    if (t->v.claims && t->s->items[at.item].kind == COMMENT_ANY && attack_exists(t->p, next.colour, &hint))
        return follow_all(t, at);
    return follow(t, next);
}

/* Finds the tile that a move of the sequence means. If a modern move names an occupied space in row or column 1, takes
   row or column 0: people who convert moves from classic notation without a board may confuse 1 and 0. */
static enum move_status resolve_move(struct attempt *t, struct step at, struct position_move *to)
{
    struct notation_move m = t->s->items[at.item].move;
    enum move_status status;
    int *one;

    m.column += at.right;
    m.row += at.down;
    one = m.column == 1 ? &m.column : &m.row;
    status = position_resolve(t->p, &m, to);
    if (status == MOVE_OCCUPIED && m.notation == NOTATION_MODERN && *one == 1) {
        *one = 0;
        status = position_resolve(t->p, &m, to);
        t->renamed = at.item;
        notation_write(&m, t->name);
    }
    return status;
}

/* Follows the sequence after a move. If only a claim is left, the move must win, or every reply must lose at once. */
static bool follow_turn(struct attempt *t, struct step at, const struct position_turn *turn)
{
    struct step next = after(at);

    if (next.item < t->s->count)
        return turn->result.by ? fail(t, next.item, VARIATION_ILLEGAL, MOVE_AFTER_END) : follow(t, next);
    if (!t->v.claims)
        return true;
    if (!turn->result.by)
        return follow_all(t, next);
    return turn->result.winner == position_player(at.colour) || refute(t, next.item);
}

/* Notes how the other notation writes the move at.item. Coordinates ignore at.right columns and at.down rows. */
static void note_other(struct attempt *t, struct step at, const struct board_tile *tile, struct extent before)
{
    const struct notation_move *m = &t->s->items[at.item].move;
    char *other = t->v.other[at.item], word[NOTATION_WORD] = "?";

    before.left += at.right;
    before.top += at.down;
    if (at.item != t->renamed && tile->x >= before.left - 1 && tile->y >= before.top - 1)
        move_spell(tile, &before, m->notation == NOTATION_MODERN ? NOTATION_CLASSIC : NOTATION_MODERN, word);
    strcpy(other, *other && strcmp(other, word) != 0 ? "?" : word);
}

static bool follow_move(struct attempt *t, struct step at)
{
    struct position_move m;
    enum move_status status = resolve_move(t, at, &m);
    struct position_turn turn;
    bool holds;

    if (status != MOVE_PLAYED)
        return fail(t, at.item, VARIATION_ILLEGAL, status);
    if (!position_play(t->p, &m, at.colour, &turn))
        return fail(t, at.item, VARIATION_ILLEGAL, MOVE_THREE_PATHS);
    holds = follow_turn(t, at, &turn);
    if (holds)
        note_other(t, at, &t->p->board.tiles[turn.tiles], turn.extent);
    position_undo(t->p, &turn);
    return holds;
}

/* Whether the attempt succeeds with at.item and all later items. SEQUENCE_LONGEST bounds the depth of the recursion. */
static bool follow(struct attempt *t, struct step at)
{
    return t->s->items[at.item].kind == COMMENT_MOVE ? follow_move(t, at) : follow_any(t, at);
}

/* The check of a sequence in the comment of move n. */
struct check {
    const struct game *g;
    struct position p;
    int n;
    long *spent; /* moves tried and replayed in the run */
    const struct sequence_found *found;
    int rank; /* how far the failed attempt in v got, see note_failure; NOWHERE: no attempt failed */
    struct variation v;
};

/* Notes a failed attempt, unless an earlier attempt got as far. Illegal moves count as less far than other failures.
   If an attempt failed in a line above, notes the failure at the first word of the sequence's line. */
static void note_failure(struct check *c, const struct attempt *t)
{
    int first = t->s->count - c->found->own, item = t->v.fault < first ? first : t->v.fault;
    int rank = t->v.fault + (t->v.verdict == VARIATION_ILLEGAL ? 0 : SEQUENCE_LONGEST);

    if (rank <= c->rank)
        return;
    c->rank = rank;
    c->v = t->v;
    c->v.word = item < t->s->count ? t->s->items[item].text : c->found->win;
}

/* Notes a successful attempt. If a word of c->found->line was read as another move, sets c->v.word to this word. */
static void note_success(struct check *c, const struct attempt *t)
{
    c->v = t->v;
    c->v.fault = NOWHERE;
    c->v.reply[0] = '\0';
    c->v.verdict = VARIATION_HOLDS;
    c->v.word = c->found->bad;
    if (c->found->bad.length) {
        c->v.verdict = VARIATION_NO_MOVE;
    } else if (t->renamed >= t->s->count - c->found->own) {
        c->v.verdict = VARIATION_RENAMED;
        c->v.word = t->s->items[t->renamed].text;
        memcpy(c->v.reply, t->name, sizeof t->name);
    }
}

/* Tries a reading after `moves` moves of the game, even if the game is then over. `colour` plays first. */
static bool try_colour(struct check *c, int moves, const struct sequence *s, enum board_colour colour)
{
    struct position *p = &c->p;
    struct attempt t = {.p = p, .s = s, .v = c->v, .renamed = NOWHERE};
    long left = VARIATION_RUN - *c->spent;
    bool holds;

    t.v.moves = moves;
    t.v.begins = colour;
    t.v.fault = NOWHERE;
    t.v.count = s->count;
    for (int i = 0; i < s->count; i++)
        t.v.words[i] = s->items[i].text;
    memset(t.v.other, 0, sizeof t.v.other);
    *c->spent += labs((long)p->moves - moves);
    position_move(p, c->g, moves);
    p->over = false;
    t.limit = left < TRIES ? left : TRIES;
    holds = follow(&t, (struct step){.colour = colour});
    *c->spent += p->tries;
    if (holds)
        note_success(c, &t);
    else
        note_failure(c, &t);
    return holds;
}

static bool try_from(struct check *c, int moves, const struct sequence *s)
{
    enum board_colour mover = moves % 2 ? BOARD_BLACK : BOARD_WHITE;

    return try_colour(c, moves, s, mover) || try_colour(c, moves, s, board_other(mover));
}

/* Returns the part of a sequence that is in the line found->line, including the claim if there is one. */
static struct text told(const struct sequence_found *found)
{
    const struct sequence *s = &found->readings[0];
    struct text last = found->win.length ? found->win : s->items[s->count - 1].text;

    return text_between(found->own ? s->items[s->count - found->own].text.at : last.at, last.at + last.length);
}

static void judge_sequence(struct check *c, struct sequence_reader *reader)
{
    const struct sequence_found *found = c->found = &reader->found;
    const struct sequence *s = found->readings;
    int i = 0;

    c->rank = NOWHERE;
    c->v = (struct variation){.claims = found->win.length > 0, .line = found->line->line, .move = c->n,
                              .row = (int)(found->line - reader->lines), .told = told(found)};
    if (*c->spent >= VARIATION_RUN) {
        c->v.verdict = VARIATION_UNDECIDED;
        c->v.word = s->items[0].text;
    }
    for (; *c->spent < VARIATION_RUN && i < found->count; i++, s++)
        if ((s->number && s->number <= c->n + 1 && try_from(c, s->number - 1, s)) || try_from(c, c->n, s) ||
            try_from(c, c->n - 1, s))
            break;
    if (i < found->count)
        reader->chosen = i;
    if (c->v.word.length && found->line->column && c->v.word.at >= found->line->text.at)
        c->v.column = found->line->column + (int)(c->v.word.at - found->line->text.at);
}

static void try_comment(struct check *c, variation_report *report, void *to)
{
    const struct record_move *m = game_record_move(c->g, c->n);
    struct sequence_reader reader = {.lines = record_text(c->g->record, &m->comment), .line_count = m->comment.count};

    while (sequence_next(&reader)) {
        judge_sequence(c, &reader);
        report(to, &c->v);
    }
}

void variation_check(const struct game *g, long *spent, variation_report *report, void *to)
{
    struct check c = {.g = g, .spent = spent};

    position_set(&c.p, g, 0);
    for (c.n = 1; c.n <= g->count; c.n++)
        if (game_record_move(g, c.n)->comment.count)
            try_comment(&c, report, to);
    position_free(&c.p);
}
