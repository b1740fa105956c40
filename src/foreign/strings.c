/* strings: which strings of a text are the moves of games, and what holds a game. The strings have one key (or none) at
   one depth, most of them are moves, and no others hold more moves. A game is what brackets hold, at the depth where
   nearly all of these begin with a first move; a single game is the whole text. */

#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "foreign/forms.h"

enum { FIRST = 16 /* moves by which copies are known */ };

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

/* What is known of the moves that stand at one place. */
struct pair {
    struct strings_place place;
    const char *at;            /* the first move */
    long strings, good, moves; /* strings with words; of them those of moves only; moves */
    long empty;                /* strings with nothing in them */
    long games;                /* strings that begin with a first move which cannot come later in a game */
    int depth;                 /* of the first string */
    bool begins;               /* one of them begins with a first move, */
    bool certain;              /*   which is no hexadecimal number: A1C may be one */
    struct notation_move first[FIRST]; /* the first moves */
};

/* A key without the digits at its end: move1, move2. */
static struct text without_digits(struct text key)
{
    while (key.length && is_digit(key.at[key.length - 1]))
        key.length--;
    return key;
}

/* The colour that a key names. */
static enum game_player player_of(struct text key)
{
    static const char *const names[][2] = {
        {"white", "black"}, {"w", "b"}, {"whitemoves", "blackmoves"}, {"white_moves", "black_moves"}};
    size_t i;

    key = without_digits(key);
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (text_is_nocase(key, names[i][0]) || text_is_nocase(key, names[i][1]))
            return text_is_nocase(key, names[i][0]) ? GAME_WHITE : GAME_BLACK;
    return GAME_NOBODY;
}

/* The key at a depth. */
static struct text key_at(const struct literal_walk *w, int depth)
{
    return w->keys[depth < LITERAL_DEPTH ? depth : LITERAL_DEPTH - 1];
}

/* Whether a key is that of one move of an object or list: {"move": "@0/"}, {"white": "@0/", "black": "B1+"},
   {"1": "@0/", "2": "B1+"}. */
static bool is_member(struct text key)
{
    return key.at && (text_is_nocase(key, "move") || !without_digits(key).length || player_of(key));
}

enum game_player strings_player(const struct literal_walk *w)
{
    enum game_player player = GAME_NOBODY;
    int depth;

    for (depth = w->depth; !player && depth >= 0; depth--)
        player = player_of(key_at(w, depth));
    return player;
}

/* Where a string stands; of a member it is the place of the object, since a list can have moves of both kinds. */
static struct strings_place place_of(const struct literal_walk *w, const struct literal *t)
{
    struct strings_place p = {t->key, w->depth, 0};
    int steps = 0;

    while (p.depth && is_member(key_at(w, p.depth))) {
        p.key = key_at(w, --p.depth);
        steps++;
    }
    p.outward = steps > 1 ? steps - 1 : 0;
    return p;
}

static bool is_same_place(const struct strings_place *one, const struct strings_place *other)
{
    return one->depth == other->depth && one->outward == other->outward &&
           form_is_same(without_digits(one->key), without_digits(other->key));
}

bool strings_is_move(const struct strings_plan *plan, const struct literal_walk *w, const struct literal *t)
{
    struct strings_place place;
    int i;

    if (t->kind != LITERAL_STRING)
        return false;
    if (plan->own)
        return text_is(t->key, "moves") || (form_is_same(t->key, plan->key) && text_is(literal_outer_key(w), "moves"));
    place = place_of(w, t);
    for (i = 0; i < plan->count; i++)
        if (is_same_place(&plan->places[i], &place))
            return true;
    return false;
}

/* Notes the first moves of a pair. */
static void note_moves(struct pair *p, struct text string)
{
    struct literal_word w;

    while (p->moves < FIRST && literal_word(&string, &w))
        if (w.is_move)
            p->first[p->moves++] = w.move;
}

/* A pair for another place; if there is no room, in place of one that has no moves; NULL if there is none. */
static struct pair *new_pair(struct pair *pairs, int *count, struct strings_place place, int depth)
{
    struct pair *p = pairs + *count;

    if (*count == STRINGS_KEYS)
        for (p = pairs; p->moves; p++)
            if (p == pairs + STRINGS_KEYS - 1)
                return NULL;
    *count += *count < STRINGS_KEYS;
    *p = (struct pair){.place = place, .depth = depth};
    return p;
}

/* Takes a string into account for its key and depth. */
static void weigh_string(struct pair *pairs, int *count, const struct literal_walk *w, const struct literal *t)
{
    struct strings_content c = strings_read(t->text);
    struct strings_place place = place_of(w, t);
    struct pair *p = pairs;
    long moves;

    while (p < pairs + *count && !is_same_place(&p->place, &place))
        p++;
    if (p == pairs + *count && !(p = new_pair(pairs, count, place, w->depth)))
        return;
    moves = p->moves + c.moves;
    note_moves(p, t->text);
    p->moves = moves;
    p->at = p->at || !c.moves ? p->at : t->text.at;
    p->strings += c.words > 0;
    p->good += is_all_moves(&c) || c.end;
    p->empty += !form_skip_spaces(t->text).length;
    p->games += c.restarts;
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

/* Whether the moves of a pair may be some of another's, which has at least as many. */
static bool is_copy(const struct pair *p, const struct pair *of)
{
    int i;

    if (p->first[0].notation != of->first[0].notation)
        return true;
    for (i = 0; i < FIRST && i < p->moves; i++)
        if (!notation_same(&p->first[i], &of->first[i]))
            return false;
    return true;
}

/* Adds the places of other games beside that of most moves: of one game each, as that is. */
static void add_games(struct strings_plan *plan, const struct pair *pairs, int count, const struct pair *best,
                      bool json)
{
    const struct pair *p;

    for (p = pairs; p < pairs + count; p++)
        if (p->depth == best->depth && p->games == 1 && best->games == 1 && p->moves > 1 &&
            notation_is_first(&p->first[0]) && are_moves(p, json) && !is_copy(p, best))
            plan->places[plan->count++] = p->place;
}

/* Whether the first moves of a pair are some of the first of another, in their order. */
static bool is_part(const struct pair *p, const struct pair *of)
{
    int i, n = 0;

    for (i = 0; i < FIRST && i < of->moves && n < FIRST / 2 && n < p->moves; i++)
        n += notation_same(&p->first[n], &of->first[i]);
    return n == FIRST / 2 || n == p->moves;
}

/* The first moves at other places that are not those of the game: half as many as these, or more. */
static const char *find_skipped(const struct strings_plan *plan, const struct pair *pairs, int count,
                                const struct pair *best)
{
    const struct pair *p;
    int i;

    for (p = pairs; p < pairs + count; p++) {
        if (p->moves < 2 || p->moves * 3 < best->moves || p->good * 2 < p->strings || is_copy(p, best) ||
            is_part(p, best))
            continue;
        for (i = 0; i < plan->count && !is_same_place(&plan->places[i], &p->place);)
            i++;
        if (i == plan->count)
            return p->at;
    }
    return NULL;
}

/* Finds the strings that are moves; false if there are none. */
static bool find_moves(struct literal_walk w, struct strings_plan *plan)
{
    struct pair pairs[STRINGS_KEYS], *p, *best = NULL;
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
    if (!best)
        return false;
    *plan = (struct strings_plan){.places = {best->place}, .count = 1, .dense = best->empty * 2 <= best->moves};
    add_games(plan, pairs, count, best, w.json);
    plan->skipped = find_skipped(plan, pairs, count, best);
    return true;
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

/* Takes moves into account that stand at this depth, having stood further out, at `outside`, since the last ones. */
static void weigh_level(struct level levels[LITERAL_DEPTH], int outside, int depth, const struct strings_content *c)
{
    int i;

    for (i = outside + 1; i <= depth && i < LITERAL_DEPTH; i++) {
        levels[i].parts++;
        levels[i].begin += c->begins;
        levels[i].restart += c->restarts;
    }
}

/* The depth of what holds a game: of the deepest one, or further out if as many are there. Black's moves, where a key
   tells them, begin none. */
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
        moves += c.moves;
        if (!c.moves || strings_player(&w) == GAME_BLACK)
            continue;
        weigh_level(levels, outside, w.depth, &c);
        outside = w.depth;
    }
    for (i = LITERAL_DEPTH - 1; i && (!levels[i].parts || !holds_games(&levels[i], moves));)
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

/* Whether a text begins as JSON does that has strings. */
static bool begins_json(struct text all)
{
    struct text first = form_skip_spaces(all), next;

    if (!first.length || (first.at[0] != '{' && first.at[0] != '['))
        return false;
    next = form_skip_spaces(text_skip(first, 1));
    return next.length && next.at[0] && strchr(first.at[0] == '{' ? "\"" : "\"[{", next.at[0]);
}

bool strings_are_json(struct text all)
{
    struct strings_plan plan;

    return begins_json(all) && strings_find(literal_walk(all, true), &plan);
}

bool strings_cut_json(struct text *rest, struct text *part)
{
    const char *start = rest->at, *end = start + rest->length;
    struct literal_walk w;
    struct literal t;

    while (start < end && !(strchr("{[", *start) && *start && begins_json(text_between(start, end))))
        start++;
    if (start == end)
        return false;
    w = literal_walk(text_between(start, end), true);
    do
        literal_next(&w, &t);
    while (w.depth && t.kind != LITERAL_END);
    *part = text_between(start, w.at);
    *rest = text_between(w.at, end);
    return true;
}

bool strings_hold_json(struct text all)
{
    struct strings_plan plan;
    struct text part;

    while (strings_cut_json(&all, &part))
        if (strings_find(literal_walk(part, true), &plan))
            return true;
    return false;
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

/* Counts the moves in strings that are moves of games, those elsewhere, and the strings in no brackets; false if there
   are none of the first. */
static bool count_strings(struct text all, long *strings, long *others, long *bare)
{
    struct literal_walk w = literal_walk(all, false);
    struct strings_plan plan;
    struct literal t;
    const char *at = all.at;

    *strings = *others = *bare = 0;
    if (!has_first_string(all) || !strings_find(w, &plan))
        return false;
    for (literal_next(&w, &t); t.kind != LITERAL_END; literal_next(&w, &t))
        if (strings_is_move(&plan, &w, &t)) {
            *others += count_moves(at, t.text.at);
            *strings += strings_read(t.text).moves;
            *bare += !w.depth;
            at = w.at;
        }
    *others += count_moves(at, w.end);
    return true;
}

/* Prose may quote a few moves: here two at least are strings, and at most two for three are not. */
bool strings_are_moves(struct text all)
{
    long strings, others, bare;

    return count_strings(all, &strings, &others, &bare) && strings > 1 && others * 3 <= strings * 2;
}

bool strings_are_rows(struct text all)
{
    long strings, others, bare;

    return count_strings(all, &strings, &others, &bare) && strings > 1 && !others && !bare;
}
