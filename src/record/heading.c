#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

enum { LONGEST = 400 /* bytes of a line that may be a heading */ };

/* Cuts the next word off *rest: letters and digits; what stands between words is passed over. */
static struct text next_word(struct text *rest)
{
    size_t n = 0;

    while (rest->length && !is_letter(rest->at[0]) && !is_digit(rest->at[0]))
        *rest = text_skip(*rest, 1);
    while (n < rest->length && (is_letter(rest->at[n]) || is_digit(rest->at[n])))
        n++;
    *rest = text_skip(*rest, n);
    return text_between(rest->at - n, rest->at);
}

/* Where a string stands in a text, in either case of letter; its length if nowhere. */
static size_t find(struct text t, const char *string)
{
    size_t i;

    for (i = 0; i < t.length; i++)
        if (text_starts_nocase(text_skip(t, i), string))
            return i;
    return t.length;
}

/* The words that a heading of rules consists of, and what each says of the rules. */
static const struct {
    const char *word;
    bool names; /* it names the game */
    int side;   /* rows and columns; 0: says nothing of them */
    bool loop;  /* only loops win */
} rule_words[] = {
    {"trax", true, 0, false},       {"supertrax", true, 0, false},  {"rax", true, 0, false},
    {"8x8trax", true, 8, false},    {"trax8", true, 8, false},      {"looptrax", true, 0, true},
    {"traxloop", true, 0, true},    {"8x8", false, 8, false},       {"8", false, 8, false},
    {"x8", false, 8, false},        {"regular", false, 8, false},   {"loop", false, 0, true},
    {"super", false, 0, false},     {"unlimited", false, 0, false}, {"x", false, 0, false},
    {"rules", false, 0, false},     {"game", false, 0, false},      {"of", false, 0, false},
    {"variant", false, 0, false},
};

enum { RULE_WORDS = sizeof rule_words / sizeof *rule_words };

/* `8x8 Trax`, `Supertrax`, `Loop Trax`: a line of nothing but such words, one of them a Trax. Behind
   `8x8 Trax` a few others may stand, and its first letter may be lost: records have both. */
static bool read_rules(struct text line, struct heading *h)
{
    bool named = false, loop = false;
    struct text word;
    int side = 0, others = 0;
    size_t i;

    line.length = find((struct text){line.at, find(line, ";")}, "<");
    for (word = next_word(&line); word.length; word = next_word(&line)) {
        for (i = 0; i < RULE_WORDS && !text_is_nocase(word, rule_words[i].word); i++)
            ;
        if (i == RULE_WORDS) {
            if (!named || !side || loop || ++others > 4)
                return false;
            continue;
        }
        named = named || rule_words[i].names;
        loop = loop || rule_words[i].loop;
        side = rule_words[i].side ? rule_words[i].side : side;
    }
    if (named)
        h->rules = rules_like(side, loop ? BOARD_LOOP : BOARD_LOOP | BOARD_LINE);
    return named;
}

/* `GAME 2:`, `Game 3: the final`, and after a # the bare number too. */
static bool read_game(struct text line, bool hash, struct heading *h)
{
    struct text rest = line, word = next_word(&rest);
    bool game = text_is_nocase(word, "game");

    if (game)
        word = next_word(&rest);
    if (!word.length || !is_digit(word.at[0]) || !is_digit(word.at[word.length - 1]) ||
        !(game || hash) || (rest.length && (!game || rest.at[0] != ':')))
        return false;
    *h = (struct heading){0};
    h->title = line;
    read_rules(rest, h);
    if (rest.length <= 1)
        h->title.length -= rest.length;
    else
        h->title = text_trim(text_skip(rest, 1));
    return true;
}

/* A name as people write it: up to two blanks, a bracket, or `Black:`; quotes around it left out. */
static struct text name_of(struct text t)
{
    size_t n;

    t = text_trim(t);
    if (t.length && t.at[0] == '"') {
        t = text_skip(t, 1);
        t.length = find(t, "\"");
    }
    for (n = 0; n < t.length; n++)
        if (strchr("(<[]\t;", t.at[n]) || (n + 1 < t.length && t.at[n] == ' ' && t.at[n + 1] == ' ') ||
            text_starts_nocase(text_skip(t, n), "black:"))
            break;
    t.length = n;
    t = text_trim(t);
    while (t.length && strchr(",.", t.at[t.length - 1]))
        t.length--;
    return t;
}

/* Whether what stands behind `White:` is no name but a move, with its number or without. */
static bool is_move(struct text t)
{
    struct notation_move move;
    size_t length;

    while (t.length && (is_digit(t.at[0]) || strchr(" .):", t.at[0])))
        t = text_skip(t, 1);
    length = notation_read(t, &move);
    return length && (length == t.length || !is_letter(t.at[length]));
}

/* `White: Ann Smith`, `White (o)  Ann Smith`, `[White "Ann Smith"]`. */
static bool read_player(struct text line, const char *colour, struct text *name)
{
    struct text rest = line;
    bool tag = line.at[0] == '[';

    if (tag)
        rest = text_skip(rest, 1);
    if (!text_starts_nocase(rest, colour))
        return false;
    rest = text_trim(text_skip(rest, strlen(colour)));
    if (rest.length > 3 && rest.at[0] == '(' && rest.at[2] == ')')
        rest = text_trim(text_skip(rest, rest.at[3] == ':' ? 4 : 3));
    else if (rest.length && (rest.at[0] == ':' || rest.at[0] == '='))
        rest = text_skip(rest, 1);
    else if (!tag)
        return false;
    rest = name_of(rest);
    if (!rest.length || is_move(rest))
        return false;
    *name = rest;
    return true;
}

/* `Smith (white) vs Jones (black)`, either colour first. */
static bool read_match(struct text line, struct heading *h)
{
    static const char *const between[] = {"vs.", "vs", "versus", "against", "v.", "v", "and", "-"};
    size_t white = find(line, "(white)"), black = find(line, "(black)"), i;
    size_t first = white < black ? white : black, second = white < black ? black : white;
    struct text one = {line.at, first}, two;

    if (second == line.length)
        return false;
    for (i = first; i > 0; i--)
        if (line.at[i - 1] == ':')
            break;
    one = text_trim(text_skip(one, i));
    two = text_trim((struct text){line.at + first + 7, second - first - 7});
    for (i = 0; i < sizeof between / sizeof *between; i++)
        if (text_starts_nocase(two, between[i]) && is_blank(two.at[strlen(between[i])])) {
            h->white = white < black ? one : text_trim(text_skip(two, strlen(between[i])));
            h->black = white < black ? text_trim(text_skip(two, strlen(between[i]))) : one;
            return true;
        }
    return false;
}

/* `Event: the final`, `[Event "the final"]`. */
static bool read_title(struct text line, struct heading *h)
{
    static const char *const keys[] = {"event", "title", "tournament", "match"};
    size_t i;

    for (i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct text rest = line.at[0] == '[' ? text_skip(line, 1) : line;

        if (!text_starts_nocase(rest, keys[i]))
            continue;
        rest = text_trim(text_skip(rest, strlen(keys[i])));
        if (line.at[0] == '[' && rest.length)
            rest = name_of(rest);
        else if (rest.length && rest.at[0] == ':')
            rest = text_trim(text_skip(rest, 1));
        else
            return false;
        if (rest.length)
            h->title = rest;
        return rest.length > 0;
    }
    return false;
}

bool heading_read(struct text line, struct heading *h)
{
    bool hash = false, white, black;
    size_t at;

    while (line.length && strchr("# \t>", line.at[0])) {
        hash = hash || line.at[0] == '#';
        line = text_skip(line, 1);
    }
    line = text_trim(line);
    while (line.length && line.at[0] == '<' && find(line, ">") < line.length)
        line = text_trim(text_skip(line, find(line, ">") + 1));
    while (hash && line.length && line.at[line.length - 1] == '#')
        line = text_trim((struct text){line.at, line.length - 1});
    if (!line.length || line.length > LONGEST || line.at[0] == '@' || line.at[0] == ';')
        return false;
    if (read_game(line, hash, h) || read_rules(line, h) || read_match(line, h) ||
        read_title(line, h))
        return true;
    white = read_player(line, "white", &h->white);
    at = white ? find(line, "black:") : 0;
    black = at < line.length && read_player(text_skip(line, at), "black", &h->black);
    return white || black;
}
