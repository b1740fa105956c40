/* strings: which strings of a text are the moves of games, and what holds a game. The strings have one key (or none) at
   one depth, most of them are moves, and no others hold more moves. A game is what brackets hold, at the depth where
   nearly all of these begin with a first move; a single game is the whole text. */

#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"

enum { PAIRS = 32 /* of key and depth, at most, of which one is that of the moves */ };

/* Whether a word begins with three letters. */
static bool is_prose(const struct literal_word *w)
{
    return w->length > 2 && is_letter(w->bytes[0]) && is_letter(w->bytes[1]) && is_letter(w->bytes[2]);
}

struct strings_content strings_read(struct text string)
{
    struct strings_content c = {.words = 0};
    struct literal_word w;

    for (; literal_word(&string, &w); c.words++) {
        enum end_marker end = scan_end_marker((struct text){w.bytes, w.length});

        if (!c.words && w.is_move && notation_is_first(&w.move)) {
            c.begins = true;
            c.restarts = notation_table[w.move.notation].restarts_game;
        }
        c.moves += w.is_move;
        c.prose += !w.is_move && is_prose(&w);
        c.end = end ? end : c.end;
    }
    return c;
}

static bool is_all_moves(const struct strings_content *c)
{
    return c->words && c->words == c->moves + (c->end != END_NONE);
}

/* The strings of one key at one depth. */
struct pair {
    struct text key;
    long strings, good, moves; /* strings with words; of them those of moves only; moves */
    int depth;
    bool begins;               /* one of them begins with a first move, */
    bool certain;              /*   which is no hexadecimal number: A1C may be one */
};

/* Whether a key is that of one move of an object or list: {"move": "@0/"}, {"white": "@0/", "black": "B1+"},
   {"1": "@0/", "2": "B1+"}. */
static bool is_member(struct text key)
{
    static const char *const members[] = {"move", "white", "black", "w", "b"};
    size_t i;

    for (i = 0; i < sizeof members / sizeof *members; i++)
        if (text_is_nocase(key, members[i]))
            return true;
    while (key.length && is_digit(key.at[0]))
        key = text_skip(key, 1);
    return key.at && !key.length;
}

/* The key and depth of a string; of a member those of the object, since a list can have moves of both kinds. */
static struct pair pair_of(const struct literal_walk *w, const struct literal *t)
{
    bool member = w->depth && is_member(t->key);

    return (struct pair){.key = member ? literal_outer_key(w) : t->key, .depth = w->depth - member};
}

bool strings_is_move(const struct strings_plan *plan, const struct literal_walk *w, const struct literal *t)
{
    struct pair pair = pair_of(w, t);

    if (t->kind != LITERAL_STRING)
        return false;
    if (plan->own)
        return text_is(t->key, "moves") || (form_is_same(t->key, plan->key) && text_is(literal_outer_key(w), "moves"));
    return pair.depth == plan->depth && form_is_same(pair.key, plan->key);
}

/* Takes a string into account for its key and depth. */
static void weigh_string(struct pair *pairs, int *count, const struct literal_walk *w, const struct literal *t)
{
    struct strings_content c = strings_read(t->text);
    struct pair pair = pair_of(w, t), *p = pairs;

    while (p < pairs + *count && !(p->depth == pair.depth && form_is_same(p->key, pair.key)))
        p++;
    if (p == pairs + PAIRS)
        return;
    if (p == pairs + *count)
        pairs[(*count)++] = pair;
    p->strings += c.words > 0;
    p->good += is_all_moves(&c) || c.end;
    p->moves += c.moves;
    p->begins = p->begins || c.begins;
    p->certain = p->certain || (c.begins && !text_is_nocase(t->text, "A1C"));
}

/* Whether the strings of a pair are moves: one of them is a first move, and half of them, in source text three
   quarters, are nothing but moves. */
static bool are_moves(const struct pair *p, bool json)
{
    return p->begins && (p->moves > 1 || p->certain) && p->good * 4 >= p->strings * (json ? 2 : 3);
}

/* Whether a word says that this is our own JSON. */
static bool is_own(const struct literal *t)
{
    return t->kind == LITERAL_WORD && text_is(t->key, "traxfig") && text_is(t->text, "1");
}

/* The depth of the object that holds a game of our own JSON: that with a member "moves". */
static int own_level(struct literal_walk w)
{
    int depth = w.depth;
    struct literal t;

    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t))
        if (text_is(t.key, "moves"))
            return w.depth - (t.kind == LITERAL_OPEN);
    return depth;
}

/* Which member of our own moves is read: the word of the record, unless one has signs that only prose may have. */
static struct text own_key(struct literal_walk w)
{
    struct literal t;

    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t))
        if (text_is(t.key, "text") && text_is(literal_outer_key(&w), "moves")) {
            struct strings_content c = strings_read(t.text);

            if (!is_all_moves(&c))
                return text_of("modern");
        }
    return text_of("text");
}

/* Finds the strings that are moves; false if there are none. */
static bool find_moves(struct literal_walk w, struct strings_plan *plan)
{
    struct pair pairs[PAIRS], *p, *best = NULL;
    struct literal t;
    int count = 0;

    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t)) {
        if (is_own(&t)) {
            *plan = (struct strings_plan){.own = true, .key = own_key(w), .level = own_level(w)};
            return true;
        }
        if (t.kind == LITERAL_STRING)
            weigh_string(pairs, &count, &w, &t);
    }
    for (p = pairs; p < pairs + count; p++)
        if (are_moves(p, w.json) && (!best || p->moves > best->moves))
            best = p;
    if (best)
        *plan = (struct strings_plan){.key = best->key, .depth = best->depth};
    return best != NULL;
}

/* What brackets at one depth hold. */
struct level {
    long parts;         /* those with moves */
    long begin, restart; /* of them, those that begin with a first move; with one that cannot come later in a game */
};

/* Whether a game is what brackets at one depth hold. Rounds of two moves are not, although some begin as games do. */
static bool holds_games(const struct level *l, long moves)
{
    return l->restart == l->parts || (l->begin * 4 >= l->parts * 3 && moves > l->parts * 2);
}

/* The depth of what holds a game: of the deepest one, or further out if as many are there. */
static int find_level(struct literal_walk w, const struct strings_plan *plan)
{
    struct level levels[LITERAL_DEPTH] = {{0}};
    int i, outside = -1; /* since the last move the depth was as low as this */
    long moves = 0;
    struct literal t;

    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t)) {
        struct strings_content c = {.words = 0};

        outside = w.depth < outside ? w.depth : outside;
        if (strings_is_move(plan, &w, &t))
            c = strings_read(t.text);
        if (!c.moves)
            continue;
        for (i = outside + 1; i <= w.depth && i < LITERAL_DEPTH; i++) {
            levels[i].parts++;
            levels[i].begin += c.begins;
            levels[i].restart += c.restarts;
        }
        outside = w.depth;
        moves += c.moves;
    }
    for (i = plan->depth < LITERAL_DEPTH ? plan->depth : LITERAL_DEPTH - 1; i && !holds_games(&levels[i], moves);)
        i--;
    while (i && levels[i - 1].parts == levels[i].parts)
        i--;
    return i;
}

bool strings_find(struct literal_walk start, struct strings_plan *plan)
{
    if (!find_moves(start, plan))
        return false;
    if (!plan->own)
        plan->level = find_level(start, plan);
    return true;
}

bool strings_are_json(struct text all)
{
    struct text first = form_skip_spaces(all), next;
    struct strings_plan plan;

    if (!first.length || (first.at[0] != '{' && first.at[0] != '['))
        return false;
    next = form_skip_spaces(text_skip(first, 1));
    return next.length && next.at[0] && strchr(first.at[0] == '{' ? "\"" : "\"[{", next.at[0]) &&
           strings_find(literal_walk(all, true), &plan);
}

/* Whether a string is a first move and nothing else. */
static bool is_first_string(const char *at, const char *end)
{
    struct notation_move move;
    size_t length = notation_read(text_between(at + 1, end), &move);

    return length && at + 1 + length < end && at[1 + length] == *at && notation_is_first(&move);
}

static bool has_first_string(struct text all)
{
    static const char quotes[] = "\"'`";
    const char *at, *end = all.at + all.length;
    int i;

    for (i = 0; quotes[i]; i++)
        for (at = all.at; at < end && (at = memchr(at, quotes[i], (size_t)(end - at))) != NULL; at++)
            if (is_first_string(at, end))
                return true;
    return false;
}

/* How many words of a text are moves. */
static long count_moves(const char *at, const char *end)
{
    struct notation_move move;
    long moves = 0;

    while (at < end) {
        const char *start = at;

        while (at < end && (is_letter(*at) || is_digit(*at) || strchr("@+/\\_", *at)) && *at)
            at++;
        moves += at > start && notation_read(text_between(start, at), &move) == (size_t)(at - start);
        at += at == start;
    }
    return moves;
}

/* Prose may quote a few moves: here two at least are strings, and at most two for three are not. */
bool strings_are_moves(struct text all)
{
    struct literal_walk w = literal_walk(all, false);
    struct strings_plan plan;
    struct literal t;
    long strings = 0, others = 0;
    const char *at = all.at;

    if (!has_first_string(all) || !strings_find(w, &plan))
        return false;
    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t))
        if (strings_is_move(&plan, &w, &t)) {
            others += count_moves(at, t.text.at);
            strings += strings_read(t.text).moves;
            at = w.at;
        }
    others += count_moves(at, w.end);
    return strings > 1 && others * 3 <= strings * 2;
}
