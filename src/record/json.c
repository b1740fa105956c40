/* json: reads games in JSON, of this program or of AbstractPlay. A game is an object of this program, or any object in
   which "moves" or "stack" begins with a possible first move. Names, rules and results are found by their keys. */

#include "record/foreign.h"

static const char own[] = "{\"traxfig\":";

enum { DEPTH = 32 /* maximum open brackets around the moves of a game */ };

static const char *skip_string(const char *at, const char *end)
{
    for (at++; at < end && *at != '"'; at++)
        at += *at == '\\';
    return at < end ? at + 1 : end;
}

static const char *skip_value(const char *at, const char *end)
{
    int depth = 0;

    do {
        char c = *at;

        depth += (c == '{' || c == '[') - (c == '}' || c == ']');
        at = c == '"' ? skip_string(at, end) : at + 1;
        while (at < end && !strchr("\"{}[]", c) && !strchr(" \t\r\n\",:{}[]", *at))
            at++;
    } while (at < end && depth > 0);
    return at;
}

/* An iterator: next_member goes through an object or a list, next_string through the strings of any value. */
struct members {
    struct text rest;
    struct text key;  /* the current member's key, without quotes; empty in a list */
    struct text value; /* the current member's value, with quotes or brackets */
};

static bool next_member(struct members *m)
{
    const char *end = m->rest.at + m->rest.length, *at = m->rest.at;

    for (m->key.length = 0;;) {
        while (at < end && strchr(" \t\r\n,:", *at))
            at++;
        if (at == end || *at == '}' || *at == ']')
            return false;
        m->value = text_between(at, skip_value(at, end));
        at += m->value.length;
        m->rest = foreign_skip_spaces(text_between(at, end));
        if (*m->value.at != '"' || !m->rest.length || *m->rest.at != ':')
            return true;
        m->key = text_between(m->value.at + 1, at - 1);
    }
}

/* Begins to go through an object or a list. Any other value has no members. */
static struct members members_of(struct text value)
{
    if (!value.length || (*value.at != '{' && *value.at != '['))
        return (struct members){.rest = text_of("")};
    return (struct members){.rest = text_skip(value, 1)};
}

/* Returns the value of the object's first member with one of these keys; empty if there is none. */
static struct text find_member(struct text object, const char *keys)
{
    struct members m = members_of(object);

    while (next_member(&m))
        if (m.key.length && text_is_among(m.key, keys))
            return m.value;
    return text_of("");
}

static struct text string_of(struct text value)
{
    return value.length > 1 && *value.at == '"' ? (struct text){value.at + 1, value.length - 2} : text_of("");
}

/* Returns the code of the escape, such as \u0041, at the beginning of a text; -1 if there is none. */
static int32_t read_hex(struct text t)
{
    bool escape = t.length >= 6 && t.at[0] == '\\' && t.at[1] == 'u';
    int high = escape ? hex_byte(t.at + 2, t.at + 4) : -1, low = escape ? hex_byte(t.at + 4, t.at + 6) : -1;

    return high < 0 || low < 0 ? -1 : high << 8 | low;
}

struct foreign_unit json_unit(struct text t)
{
    static const char letters[] = "nrtbf\\/\"", meant[] = "\n\n\t  \\/\"";
    const char *letter = t.length > 1 && t.at[1] ? strchr(letters, t.at[1]) : NULL;
    int32_t rune = read_hex(t), low = -1;
    struct foreign_unit u = {.end = t.at + 6};

    if (t.at[0] == '\\' && letter)
        return (struct foreign_unit){{meant[letter - letters]}, 1, t.at + 2};
    if (rune < 0)
        return foreign_plain_unit(t);
    if (rune >= 0xD800 && rune < 0xDC00)
        low = read_hex(text_skip(t, 6));
    if (low >= 0xDC00 && low < 0xE000) { /* two escapes make a code point above U+FFFF */
        rune = 0x10000 + ((rune - 0xD800) << 10) + (low - 0xDC00);
        u.end += 6;
    }
    u.length = text_utf8(rune >= 0xD800 && rune < 0xE000 ? 0xFFFDu : (uint32_t)rune, u.bytes);
    return u;
}

/* Goes to the next string in m->rest that is not a key, at any depth; false if there is none. Sets m->key to the last
   key before the string. m->key is empty without a key, or if a { or } is between the key and the string. */
static bool next_string(struct members *m)
{
    const char *at = m->rest.at, *end = at + m->rest.length;

    for (; at < end; at++) {
        if (*at == '{' || *at == '}')
            m->key.length = 0;
        if (*at != '"')
            continue;
        m->value = text_between(at, skip_string(at, end));
        m->rest = foreign_skip_spaces(text_between(at + m->value.length, end));
        if (!m->rest.length || *m->rest.at != ':')
            return m->value.length > 1 && m->value.at[m->value.length - 1] == '"';
        m->key = string_of(m->value);
        at = m->rest.at;
    }
    return false;
}

/* Whether a string with this key or no key holds moves. False for "classic", which repeats "text" or "modern". */
static bool holds_moves(struct text key)
{
    return !key.length || text_is_among(key, "move moves lastmove text modern");
}

static bool begins_game(struct text value)
{
    struct members m = {.rest = value};
    struct notation_move move;

    while (next_string(&m))
        if (holds_moves(m.key) && notation_read(string_of(m.value), &move))
            return notation_first(&move);
    return false;
}

/* Whether a string is the key "moves" or "stack". If so, sets *value to the value of this key. */
static bool is_moves(struct text key, const char *end, struct text *value)
{
    struct text rest = foreign_skip_spaces(text_between(key.at + key.length, end));

    if (!text_is_among(string_of(key), "moves stack") || !rest.length || *rest.at != ':')
        return false;
    rest = foreign_skip_spaces(text_skip(rest, 1));
    *value = text_between(rest.at, rest.length ? skip_value(rest.at, end) : end);
    return true;
}

/* Sets *object to the next object that is a game, and moves *rest past it; returns false if there is none. */
static bool cut_object(struct text *rest, struct text *object)
{
    const char *at = rest->at, *end = at + rest->length, *open[DEPTH], *stop;
    struct text moves;
    int depth = 0;

    if (!rest->length || !memchr(at, '{', rest->length)) /* most texts are not JSON */
        return false;
    for (; at < end; at = stop) {
        stop = *at == '"' ? skip_string(at, end) : at + 1;
        if (*at == '{' || *at == '[')
            open[depth++ % DEPTH] = at;
        else if (*at == '}' || *at == ']')
            depth -= depth > 0;
        if (*at != '"' || !depth || depth > DEPTH || *open[depth - 1] != '{' ||
            !is_moves(text_between(at, stop), end, &moves))
            continue;
        if (begins_game(moves) || text_starts_nocase(text_between(open[depth - 1], end), own)) {
            *object = text_between(open[depth - 1], skip_value(open[depth - 1], end));
            *rest = text_between(object->at + object->length, end);
            return true;
        }
        stop = moves.at + moves.length;
    }
    return false;
}

/* Cuts off the next game, and all games of this program that follow with only blanks between. */
bool json_cut(struct text *rest, struct text *part)
{
    struct text next;

    if (!cut_object(rest, part))
        return false;
    while (text_starts_nocase(next = foreign_skip_spaces(*rest), own) && cut_object(rest, &next))
        *part = text_between(part->at, rest->at);
    return true;
}

bool json_cut_element(struct text *rest, struct text *part)
{
    const char *at = rest->at, *end = at + rest->length;

    for (; at < end && (at = memchr(at, '>', (size_t)(end - at))) != NULL; at++)
        if (end - at > 2 && at[1] == '[' && text_starts_nocase(text_between(at + 2, end), own)) {
            *part = text_between(at + 1, skip_value(at + 1, end));
            *rest = text_between(part->at + part->length, end);
            return true;
        }
    return false;
}

/* Adds the words of a string as moves or as the end; with `strict`, only moves. Returns whether a move was added. */
static bool add_moves(struct foreign *f, struct text string, bool strict)
{
    const char *end = string.at + string.length, *at;
    struct notation_move move;
    bool added = false;

    for (; string.length; string = text_skip(string, string.length > 0)) {
        struct text word;

        for (at = string.at; string.length && !strchr(" ,", *string.at);)
            string = text_between(json_unit(string).end, end);
        word = text_between(at, string.at);
        if (memchr(at, '\\', word.length))
            word = foreign_keep(f, word);
        if (!word.length || (strict && notation_read(word, &move) != word.length))
            continue;
        if (ending_marker(word)) {
            foreign_end(f, (struct ending){.marker = ending_marker(word)});
        } else {
            foreign_put_word(f, f->game->count + 1, word, at);
            added = true;
        }
    }
    return added;
}

/* Reads a game's moves. JSON of this program has an object for each move: "modern" is read if "text" is no move. */
static void read_moves(struct foreign *f, struct text value)
{
    struct members m = {.rest = value};
    bool added = false;

    while (next_string(&m)) {
        struct text string = string_of(m.value);

        if (text_is(m.key, "comment"))
            foreign_add_comment(f, f->game->count, string);
        else if (text_is(m.key, "text"))
            added = add_moves(f, string, true);
        else if (text_is(m.key, "modern") ? !added : holds_moves(m.key))
            add_moves(f, string, false);
    }
}

/* Adds to the leftovers each string that begins with a move but is not in the game. Skips repetitions of the game. */
static void add_leftovers(struct foreign *f, struct text object)
{
    const struct record_game *g = f->game;
    struct members m = {.rest = object};
    struct notation_move move;
    size_t used;
    int k = 0, next = 0; /* next: index of the game's move that the next string may repeat */

    while (next_string(&m)) {
        struct text string = string_of(m.value), word;
        int begun = k;

        while (k < g->count && g->moves[k].place.at < string.at + string.length)
            k++;
        next = k > begun ? k : next;
        if (k > begun || text_is_among(m.key, "modern classic comment"))
            continue;
        used = f->used;
        word = foreign_unescape(f, string);
        if (!notation_read(word, &move) || words_has_prose(word)) {
            f->used = used;
            continue;
        }
        next = next < g->count && notation_same(&move, &g->moves[next].move) ? next : 0;
        if (notation_same(&move, &g->moves[next].move))
            next++;
        else if (!notation_first(&move)) /* a first move of another game is not reported */
            foreign_add_leftover(f, LEFTOVER_AMONG, word, string.at);
    }
}

/* Reads a list of players: names, or objects with a name and perhaps a result. */
static void read_players(struct foreign *f, struct text list)
{
    struct text *const names[] = {&f->game->heading.white, &f->game->heading.black}, points[2] = {{.length = 0}};
    struct members m = members_of(list);
    int count = 0;

    for (; count < 2 && next_member(&m); count++) {
        struct text name = find_member(m.value, "name");

        *names[count] = foreign_unescape(f, string_of(name.length ? name : m.value));
        points[count] = find_member(m.value, "result");
    }
    if (text_is(points[0], "1") || text_is(points[1], "1"))
        foreign_end(f, (struct ending){END_SCORE, text_is(points[0], "1") ? GAME_WHITE : GAME_BLACK, GAME_OPEN});
    else if (text_is(points[0], "0.5"))
        foreign_end(f, (struct ending){.marker = END_DRAW});
}

/* Reads the result of the game; returns whether the game has ended. `winner`: `1-0`, `white`, or AbstractPlay's `[1]`.
   `by`: the value of "by" in JSON of this program. Stores nothing for "loop" or "line", which the board shows. */
static bool read_result(struct foreign *f, struct text winner, struct text by)
{
    static const struct {
        const char *by;
        enum end_marker marker;
    } ways[] = {{"time", END_TIME}, {"resignation", END_RESIGN}, {"claim", END_SCORE}, {"agreement", END_DRAW}};
    struct ending e = ending_result(foreign_unescape(f, string_of(winner)), &f->game->heading);

    if (text_is_among(winner, "[1] [2]"))
        e = (struct ending){END_SCORE, winner.at[1] == '1' ? GAME_WHITE : GAME_BLACK, GAME_OPEN};
    else if (text_is(winner, "[1,2]"))
        e = (struct ending){.marker = END_DRAW};
    if (by.length)
        e.marker = END_NONE;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (text_is(by, ways[i].by))
            e.marker = ways[i].marker;
    if (e.marker)
        foreign_end(f, e);
    return by.length || f->game->end.marker;
}

/* Adds the refused word in "error" to the moves, unless the last move is on a later line. If the game is `over`, the
   reason must be "after-end"; otherwise the reason must be another. */
static void read_error(struct foreign *f, struct text object, bool over)
{
    struct members m = members_of(find_member(object, "moves"));
    struct text error = find_member(object, "error"), word = string_of(find_member(error, "text"));
    int line = 0, last = 0;

    while (next_member(&m))
        ;
    words_number(find_member(error, "line"), &line);
    words_number(find_member(m.value, "line"), &last);
    if (word.length && over == text_is(string_of(find_member(error, "reason")), "after-end") && line >= last)
        foreign_put_word(f, f->game->count + 1, foreign_unescape(f, word), word.at);
}

/* Reads all of an object except its moves. `header`: the object's member "header" or, if there is none, the object. */
static void read_facts(struct foreign *f, struct text object, struct text header)
{
    struct heading *h = &f->game->heading;
    struct text result = find_member(object, "result"), by = string_of(find_member(result, "by"));
    struct members m = members_of(find_member(object, "comments"));
    int number = 0;

    h->title = foreign_unescape(f, string_of(find_member(header, "title event")));
    h->rules = heading_rules(string_of(find_member(header, "rules variant")));
    h->white = foreign_unescape(f, string_of(find_member(header, "white")));
    h->black = foreign_unescape(f, string_of(find_member(header, "black")));
    read_players(f, find_member(header, "players"));
    result = find_member(result.length && *result.at == '{' ? result : header, "winner result");
    read_error(f, object, read_result(f, result, by));
    while (next_member(&m))
        if (words_number(m.key, &number))
            foreign_add_comment(f, number, string_of(m.value));
    foreign_add_prose(f, &f->game->intro, string_of(find_member(object, "intro")));
    foreign_add_prose(f, &f->game->outro, string_of(find_member(object, "outro")));
}

/* Whether `later` is a later position of the unfinished game in `object`. Both are JSON of this program. */
static bool is_later(struct text later, struct text object)
{
    struct text file = find_member(object, "file"), moves = find_member(object, "moves"),
                all = find_member(later, "moves");

    while (moves.length && moves.at[moves.length - 1] != '}') /* cuts off the ], since `later` has more moves */
        moves.length--;
    all.length = all.length < moves.length ? all.length : moves.length;
    return string_of(file).length && text_equal(file, find_member(later, "file")) &&
           text_equal(find_member(object, "game"), find_member(later, "game")) && text_equal(moves, all) &&
           text_is(find_member(object, "result"), "null") && text_is(find_member(object, "error"), "null");
}

bool json_next(struct foreign *f)
{
    struct text rest = text_between(f->at, f->end), object, next, header;
    struct members m;

    if (!cut_object(&rest, &object))
        return false;
    for (f->at = rest.at; cut_object(&rest, &next) && is_later(next, object); f->at = rest.at)
        object = next;
    header = find_member(object, "header");
    read_moves(f, find_member(object, "moves stack"));
    read_facts(f, object, header.length ? header : object);
    if (f->game->count && !find_member(object, "traxfig").length)
        add_leftovers(f, object);
    next = text_skip(object, object.length - 1);
    for (m = members_of(object); next_member(&m);)
        continue;
    if (f->game->count && (!m.rest.length || *next.at != '}')) /* the file ends within the record */
        foreign_add_leftover(f, LEFTOVER_OTHER, next, next.at);
    return f->game->count > 0;
}
