#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "record/reader.h"

enum {
    LONGEST = 400,   /* bytes of a line that can be a heading */
    OTHER_WORDS = 4  /* words that can follow `8x8 Trax` */
};

/* Cuts the next word off *rest, of letters and digits, with anything else before it. Empty at the end. */
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

/* The index of a string in a text, in either case of letter; the text's length if it is not there. */
static size_t find(struct text t, const char *string)
{
    size_t i;

    for (i = 0; i < t.length; i++)
        if (text_starts_nocase(text_skip(t, i), string))
            return i;
    return t.length;
}

/* The words that a heading of rules consists of. */
struct rule_word {
    const char *word;
    int side;   /* rows and columns; 0: says nothing about them */
    bool names; /* it names the game */
    bool loop;  /* only loops win */
};

static const struct rule_word rule_words[] = {
    {"trax", 0, true, false},       {"supertrax", 0, true, false},  {"rax", 0, true, false},
    {"8x8trax", 8, true, false},    {"trax8", 8, true, false},      {"looptrax", 0, true, true},
    {"traxloop", 0, true, true},    {"8x8", 8, false, false},       {"8", 8, false, false},
    {"x8", 8, false, false},        {"regular", 8, false, false},   {"loop", 0, false, true},
    {"super", 0, false, false},     {"unlimited", 0, false, false}, {"x", 0, false, false},
    {"rules", 0, false, false},     {"game", 0, false, false},      {"of", 0, false, false},
    {"variant", 0, false, false},
};

static const struct rule_word *find_rule_word(struct text word)
{
    size_t i;

    for (i = 0; i < sizeof rule_words / sizeof *rule_words; i++)
        if (text_is_nocase(word, rule_words[i].word))
            return &rule_words[i];
    return NULL;
}

/* `8x8 Trax`, `Supertrax`, `Loop Trax`: a line of such words only, one of which names the game. Real records have a
   few other words after `8x8 Trax`, and `rax` for `Trax`. */
static bool read_rules(struct text line, struct heading *h)
{
    bool named = false, loop = false;
    int side = 0, others = 0;
    struct text word;

    line.length = find((struct text){line.at, find(line, ";")}, "<");
    for (word = next_word(&line); word.length; word = next_word(&line)) {
        const struct rule_word *r = find_rule_word(word);

        if (!r && !(named && side && !loop && ++others <= OTHER_WORDS))
            return false;
        named = named || (r && r->names);
        loop = loop || (r && r->loop);
        side = r && r->side ? r->side : side;
    }
    if (named)
        h->rules = rules_like(side, loop ? BOARD_LOOP : BOARD_LOOP | BOARD_LINE);
    return named;
}

/* Whether a text, as behind `White:`, begins with a move, with or without its number. */
static bool is_move(struct text t)
{
    struct notation_move move;
    size_t length;

    while (t.length && (is_digit(t.at[0]) || strchr(" .):", t.at[0])))
        t = text_skip(t, 1);
    length = notation_read(t, &move);
    return length && (length == t.length || !is_letter(t.at[length]));
}

/* `GAME 2:`, `Game 3: the final`; after a # also the number alone. */
static bool read_game(struct text line, bool hash, struct heading *h)
{
    struct text rest = line, word = next_word(&rest);
    bool game = text_is_nocase(word, "game");

    if (game)
        word = next_word(&rest);
    if (!word.length || !is_digit(word.at[0]) || !is_digit(word.at[word.length - 1]) || !(game || hash))
        return false;
    if ((rest.length && !(game && rest.at[0] == ':')) || is_move(rest))
        return false;
    *h = (struct heading){.title = line};
    read_rules(rest, h);
    if (rest.length <= 1)
        h->title.length -= rest.length;
    else
        h->title = text_trim(text_skip(rest, 1));
    return true;
}

/* A name, up to two blanks, a tab, a bracket, a ; or `Black:`; without quotes, and without a , or . at its end. */
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

/* If a line begins with this key, or [ and the key, its rest goes to *rest. */
static bool skip_key(struct text line, const char *key, struct text *rest)
{
    *rest = line.at[0] == '[' ? text_skip(line, 1) : line;
    if (!text_starts_nocase(*rest, key))
        return false;
    *rest = text_trim(text_skip(*rest, strlen(key)));
    return true;
}

/* `White: Ann Smith`, `White (o)  Ann Smith`, `[White "Ann Smith"]`. */
static bool read_player(struct text line, const char *colour, struct text *name)
{
    struct text rest;

    if (!skip_key(line, colour, &rest))
        return false;
    if (rest.length > 3 && rest.at[0] == '(' && rest.at[2] == ')')
        rest = text_trim(text_skip(rest, rest.at[3] == ':' ? 4 : 3));
    else if (rest.length && (rest.at[0] == ':' || rest.at[0] == '='))
        rest = text_skip(rest, 1);
    else if (line.at[0] != '[')
        return false;
    rest = name_of(rest);
    if (!rest.length || is_move(rest))
        return false;
    *name = rest;
    return true;
}

/* One player or both: `White: Ann Smith  Black: Bo Jones`. */
static bool read_players(struct text line, struct heading *h)
{
    bool white = read_player(line, "white", &h->white);
    size_t at = white ? find(line, "black:") : 0;
    bool black = at < line.length && read_player(text_skip(line, at), "black", &h->black);

    return white || black;
}

/* Cuts `vs` or the like, and a blank, off the beginning of a text. */
static bool skip_versus(struct text *t)
{
    static const char *const words[] = {"vs.", "vs", "versus", "against", "v.", "v", "and", "-"};
    size_t i;

    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (text_starts_nocase(*t, words[i]) && is_blank(t->at[strlen(words[i])])) {
            *t = text_trim(text_skip(*t, strlen(words[i])));
            return true;
        }
    return false;
}

/* `Round 2: Smith (white) vs Jones (black)`, either colour first. */
static bool read_match(struct text line, struct heading *h)
{
    const size_t colour = strlen("(white)");
    size_t white = find(line, "(white)"), black = find(line, "(black)");
    size_t first = white < black ? white : black, second = white < black ? black : white, i;
    struct text one, two;

    if (second == line.length)
        return false;
    two = text_trim(text_between(line.at + first + colour, line.at + second));
    if (!skip_versus(&two))
        return false;
    for (i = first; i > 0 && line.at[i - 1] != ':'; i--)
        ;
    one = text_trim(text_between(line.at + i, line.at + first));
    h->white = white < black ? one : two;
    h->black = white < black ? two : one;
    return true;
}

/* `Event: the final`, `[Event "the final"]`. */
static bool read_title(struct text line, struct heading *h)
{
    static const char *const keys[] = {"event", "title", "tournament", "match"};
    struct text rest;
    size_t i = 0;

    while (i < sizeof keys / sizeof *keys && !skip_key(line, keys[i], &rest))
        i++;
    if (i == sizeof keys / sizeof *keys || !rest.length || (line.at[0] != '[' && rest.at[0] != ':'))
        return false;
    rest = line.at[0] == '[' ? name_of(rest) : text_trim(text_skip(rest, 1));
    if (!rest.length)
        return false;
    h->title = rest;
    return true;
}

/* A line without the quote marks, # and HTML tags before it, and without # at its end if it begins with one. */
static struct text strip(struct text line, bool *hash)
{
    *hash = false;
    while (line.length && strchr("# \t>", line.at[0])) {
        *hash = *hash || line.at[0] == '#';
        line = text_skip(line, 1);
    }
    line = text_trim(line);
    while (line.length && line.at[0] == '<' && find(line, ">") < line.length)
        line = text_trim(text_skip(line, find(line, ">") + 1));
    while (*hash && line.length && line.at[line.length - 1] == '#')
        line = text_trim((struct text){line.at, line.length - 1});
    return line;
}

bool heading_read(struct text line, struct heading *h)
{
    bool hash;

    line = strip(line, &hash);
    if (!line.length || line.length > LONGEST || line.at[0] == '@' || line.at[0] == ';')
        return false;
    return read_game(line, hash, h) || read_rules(line, h) || read_match(line, h) || read_title(line, h) ||
           read_players(line, h);
}
