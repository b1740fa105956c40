#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

enum {
    LONGEST = 400,   /* bytes of a line that can be a heading */
    OTHER_WORDS = 4, /* words that can follow `8x8 Trax` */
    MOST_WORDS = 5   /* of a name */
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

/* The index of a byte in a text; the text's length if it is not there. */
static size_t find(struct text t, char c)
{
    const char *at = t.length ? memchr(t.at, c, t.length) : NULL;

    return at ? (size_t)(at - t.at) : t.length;
}

/* The index of the first blank from `i` on; the text's length, or `i` beyond it, if there is none. */
static size_t find_blank(struct text t, size_t i)
{
    while (i < t.length && !is_blank(t.at[i]))
        i++;
    return i;
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
    bool named = false, loop = false, in_tag = line.length && line.at[0] == '[';
    int side = 0, others = 0;
    struct text word;

    line.length = find((struct text){line.at, find(line, ';')}, '<');
    for (word = next_word(&line); word.length; word = next_word(&line)) {
        const struct rule_word *r = find_rule_word(word);

        if (!r && !(named && side && !loop && ++others <= OTHER_WORDS))
            return false;
        named = named || (r && r->names);
        loop = loop || (r && r->loop);
        side = r && r->side ? r->side : side;
    }
    named = named || (in_tag && (side || loop));
    if (named) {
        h->rules = rules_like(side, loop ? BOARD_LOOP : BOARD_LOOP | BOARD_LINE);
        h->rules_of_all = h->is_numbered ? h->rules_of_all : h->rules;
    }
    return named;
}

/* Whether a byte can stand in a number before a move. */
static bool is_of_number(char c)
{
    return is_digit(c) || c == ' ' || c == '.' || c == ')' || c == ':' || !c;
}

/* Whether a text, as behind `White:`, begins with a move, with or without its number. */
static bool is_move(struct text t)
{
    struct notation_move move;
    size_t length;

    while (t.length && is_of_number(t.at[0]))
        t = text_skip(t, 1);
    length = scan_short(t, &move) ? 3 : notation_read(t, &move);
    return length && (length == t.length || !is_letter(t.at[length]));
}

/* The length of the tag without attributes at the < that a text begins with, or 0. */
static size_t tag_length(struct text t)
{
    size_t n = 1;

    while (n < t.length && (is_letter(t.at[n]) || is_digit(t.at[n]) || t.at[n] == '/' || t.at[n] == ' '))
        n++;
    return n > 1 && n < t.length && t.at[n] == '>' ? n + 1 : 0;
}

/* The length of the tag, or of the one of these signs, at the beginning of a text, or 0. */
static size_t mark_length(struct text t, const char *signs)
{
    size_t tag = t.length && t.at[0] == '<' ? tag_length(t) : 0;
    struct sign s;

    if (tag || !t.length || is_letter(t.at[0]) || is_digit(t.at[0]))
        return tag;
    s = sign_read(t.at, t.at + t.length, false);
    return s.meaning && strchr(signs, s.meaning) ? s.length : 0;
}

static struct text skip_marks(struct text t, const char *signs)
{
    size_t n;

    while ((n = mark_length(t, signs)) > 0)
        t = text_skip(t, n);
    return t;
}

static const char around[] = " \t\"'*_`|,;=-";

/* A name without signs and words around it that are not part of it: quotes, emphasis, commas, `vs`. */
static struct text bare(struct text t)
{
    size_t n, length;

    t = skip_marks(t, around);
    for (n = 0, length = 0; n < t.length;) {
        const char *signs = n && is_blank(t.at[n - 1]) ? " \t\"'*_`|,.;=#-/" : " \t\"'*_`|,.;=#-";
        size_t mark = mark_length(text_skip(t, n), signs);

        n += mark ? mark : sign_read(t.at + n, t.at + t.length, false).length;
        length = mark ? length : n;
    }
    return (struct text){t.at, length};
}

/* A name, up to two blanks, a tab, a bracket, a tag or a ;, a move number, or the key of the other player. */
static struct text name_of(struct text t)
{
    size_t n = 0;
    bool quoted;

    t = skip_marks(t, " \t'*_`|=-");
    quoted = t.length && t.at[0] == '"';
    t = skip_marks(t, " \t\"*");
    while (n < t.length && !strchr("(<[]\t;|*", t.at[n]) && !(quoted && t.at[n] == '"') &&
           !text_starts_nocase(text_skip(t, n), "  "))
        n++;
    return bare((struct text){t.at, n});
}

/* Whether a word begins as names do: with a capital, or a letter beyond ASCII. */
static bool is_proper(struct text word)
{
    return is_capital(word.at[0]) || (word.at[0] & 0x80);
}

/* Words that are never names: of the game, and of sentences if they begin with a small letter. */
static const char terms[] =
    "move moves turn turns play plays win wins won lose loses lost draw resign resigns resigned attack attacks "
    "attacking defence threat threats threatens loop loops line lines corner corners edge edges cave game games "
    "rules board tile tiles introduction part chapter notation comment comments variation diagram figure position "
    "page";
static const char prose[] =
    "the a an is was are has have had to of in on at for with and or but not no so if then this that it he she we "
    "you i my your his her its can could would should must first second next last here there now who what when "
    "how better best good bad wrong only by from as very more all any one two both see below above moved played "
    "made makes did does after lead leads leading score match";

/* Small words within names. */
static const char particles[] = "van von de der den da di la le du dos del af zu zur ten ter al el bin ibn st";

/* Whether a word can stand in a name: it is no move, and has none of these signs. */
static bool is_name_word(struct text word, const char *signs)
{
    struct notation_move move;
    size_t n;

    for (n = 0; n < word.length; n++)
        if (strchr(signs, word.at[n]))
            return false;
    return notation_read(word, &move) != word.length && !text_is_among(word, terms) &&
           (is_proper(word) || !text_is_among(word, prose));
}

/* Whether a text begins as names do, with a letter. */
static bool begins_name(struct text t)
{
    return t.length && (is_letter(t.at[0]) || (t.at[0] & 0x80));
}

/* Whether a text is a name: no move, and no sentence. Words of a sentence begin with small letters; so may one word or
   two, but for those that people write there. `proper`: only one word may. */
static bool is_name(struct text t, bool proper)
{
    const char *signs = proper ? "?!;=+\\{}/" : "?!:;={}";
    int words = 0, small = 0;
    struct text word;

    if (!begins_name(t) || is_move(t))
        return false;
    for (; t.length; words++) {
        size_t n = find_blank(t, 0);

        word = text_between(t.at, t.at + n);
        t = text_trim(text_skip(t, n));
        if (words == MOST_WORDS || !is_name_word(word, signs))
            return false;
        small += word.at[0] >= 'a' && word.at[0] <= 'z' && !text_is_among(word, particles);
    }
    return small == 0 || (words == small && words <= (proper ? 1 : 2));
}

/* If a line begins with one of these keys, perhaps behind [ or quotes, its rest goes to *rest; *tag: behind a [. NULL
   ends the keys. */
static bool skip_key(struct text line, const char *const *keys, struct text *rest, bool *tag)
{
    line = skip_marks(line, " \t\"'*_`|-{");
    *tag = line.length && line.at[0] == '[';
    line = *tag ? text_trim(text_skip(line, 1)) : line;
    for (; *keys; keys++)
        if (text_starts_nocase(line, *keys)) {
            *rest = text_skip(line, strlen(*keys));
            if (rest->length && !is_letter(rest->at[0]) && !is_digit(rest->at[0]))
                return true;
        }
    return false;
}

/* The value behind a key: after : or =, in a table after | or a tab, in a tag after a blank. Empty if there is none. */
static struct text value_of(struct text rest, bool tag)
{
    const char *signs = tag ? "" : "=|\t";

    rest = skip_marks(rest, " *_`\"'");
    if (tag)
        rest = skip_marks(rest, ":");
    else if (rest.length && (strchr(signs, rest.at[0]) || mark_length(rest, ":")))
        rest = text_skip(rest, sign_read(rest.at, rest.at + rest.length, false).length);
    else if (rest.length < 2 || sign_read(rest.at, rest.at + rest.length, false).meaning != '-' || rest.at[-1] != ' ')
        rest.length = 0;
    return rest;
}

/* Whether a line begins with an English key of a player. Those of other languages are surnames too, `Schwarz - Ann`,
   or other words, `Sort: date`. */
static bool has_english_key(struct text line)
{
    static const char *const keys[] = {"white", "black", "player", "first", "second", "1st", "2nd", NULL};
    struct text rest;
    bool tag;

    return skip_key(line, keys, &rest, &tag);
}

/* `White: Ann Smith`, `White (o)  Ann Smith`, `[White "Ann Smith"]`, `| White | Ann |`. */
static bool read_player(struct text line, const char *const *keys, struct text *name)
{
    struct text rest, value;
    bool tag, dash, english = has_english_key(line);

    if (!skip_key(line, keys, &rest, &tag))
        return false;
    value = text_trim(rest);
    if (value.length > 3 && value.at[0] == '(' && value.at[2] == ')')
        value = text_trim(text_skip(value, value.at[3] == ':' ? 4 : 3));
    else
        value = value_of(rest, tag);
    dash = value.length && sign_read(value.at, value.at + value.length, false).meaning == '-';
    value = name_of(value);
    for (tag = true; tag;) { /* `White: Ann vs Black: Bo` */
        size_t n = value.length;

        while (n && !is_blank(value.at[n - 1]))
            n--;
        tag = n && text_is_among(text_skip(value, n), "vs v versus against and");
        value = tag ? bare((struct text){value.at, n}) : value;
    }
    if (!is_name(value, false) || ((dash || !english) && !is_proper(value)) || (dash && !english) ||
        text_is_among(value, "white black"))
        return false;
    *name = value;
    return true;
}

/* In English, German, French, Spanish, Italian, Danish, Russian and Japanese. */
static const char *const white_keys[] = {
    "white player", "white", "player 1", "player one", "first player", "1st player", "wei\xC3\x9F", "weiss",
    "blancs", "blanc", "blancas", "blanco", "bianco", "hvid", "\xD0\xB1\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5",
    "\xD0\x91\xD0\xB5\xD0\xBB\xD1\x8B\xD0\xB5", "\xE7\x99\xBD", NULL};
static const char *const black_keys[] = {
    "black player", "black", "player 2", "player two", "second player", "2nd player", "schwarz", "noirs", "noir",
    "negras", "negro", "nero", "sort", "\xD1\x87\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5",
    "\xD0\xA7\xD1\x91\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5", "\xD1\x87\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5",
    "\xD0\xA7\xD0\xB5\xD1\x80\xD0\xBD\xD1\x8B\xD0\xB5", "\xE9\xBB\x92", NULL};

/* Where one of these words stands as a key on a line, from `from` on, or the line's length. */
static size_t find_key(struct text line, size_t from, const char *key)
{
    size_t i, n = strlen(key);

    for (i = from; i + n < line.length; i++)
        if (text_starts_nocase(text_skip(line, i), key) && !is_letter(line.at[i - 1]) &&
            value_of(text_skip(line, i + n), false).length)
            return i;
    return line.length;
}

/* One player or both: `White: Ann Smith  Black: Bo Jones`, in either order. */
static bool read_players(struct text line, struct heading *h)
{
    struct text rest, two;
    size_t from, white, black;
    bool tag, found;

    if (!skip_key(line, white_keys, &rest, &tag) && !skip_key(line, black_keys, &rest, &tag))
        return false;
    from = line.length - rest.length;
    white = find_key(line, from, "white");
    black = find_key(line, from, "black");
    two = text_skip(line, white < black ? white : black);
    line.length -= two.length;
    found = read_player(line, white_keys, &h->white) || read_player(line, black_keys, &h->black);
    if (found && two.length && !read_player(two, white_keys, &h->white))
        read_player(two, black_keys, &h->black);
    return found;
}

/* What stands between the names of two players. */
struct versus {
    size_t at, end; /* of the line */
    bool word;      /* `vs`; else a dash or a score */
    struct text score;
};

/* Whether a word, which has more than no bytes, is a dash. */
static bool is_dash(struct text word)
{
    struct sign s = sign_read(word.at, word.at + word.length, false);

    return s.meaning == '-' && s.length == word.length;
}

/* Whether the word that begins here, and ends before a blank, is a `vs`, dash or score. */
static bool read_versus(struct text line, size_t at, struct versus *v)
{
    size_t end = find_blank(line, at);
    struct text word = text_between(line.at + at, line.at + end);

    if (end == line.length)
        return false;
    *v = (struct versus){at, end, is_letter(word.at[0]), word};
    if (v->word)
        return text_is_among(word, "vs vs. v v. versus against");
    return is_digit(word.at[0]) ? text_is_among(word, "1-0 0-1 1/2-1/2") : is_dash(word);
}

/* The next `vs`, dash or score between blanks, from v->end on; false if there is none. */
static bool next_versus(struct text line, struct versus *v)
{
    size_t i;

    for (i = v->end + 1; i < line.length; i++)
        if (is_blank(line.at[i - 1]) && (strchr("vVaA01-&", line.at[i]) || (line.at[i] & 0x80)) &&
            read_versus(line, i, v))
            return true;
    return false;
}

/* 1 if a bracket at the beginning of a text says `white`, 2 for `black`, else 0. */
static int bracket_colour(struct text t)
{
    static const char *const colours[] = {"(white)", "(black)", "[white]", "[black]", "(w)", "(b)"};
    size_t i;

    t = text_trim(t);
    for (i = 0; i < sizeof colours / sizeof *colours; i++)
        if (text_starts_nocase(t, colours[i]))
            return (int)(i % 2) + 1;
    return 0;
}

/* What follows the names on their line must be short and without moves: `(26 turns)`, `, Oslo 1999`. */
static bool read_rest(struct text rest, struct heading *h)
{
    struct notation_move move;
    struct text word;
    int number = 0, words = 0;

    for (word = next_word(&rest); word.length; word = next_word(&rest), words++) {
        if (notation_read(text_between(word.at, rest.at + (rest.length > 0)), &move))
            return false;
        if (number && number < 1000 && text_is_among(word, "turn turns move moves"))
            h->turns = number;
        for (number = 0; word.length && is_digit(word.at[0]) && number < 100000; word = text_skip(word, 1))
            number = number * 10 + (word.at[0] - '0');
    }
    return words <= 8;
}

/* The name before `vs`: what follows the last colon. Empty if no name begins there. */
static struct text left_name(struct text t, int *colour)
{
    size_t n;

    t = text_trim(t);
    n = t.length;
    while (n && strchr(")]", t.at[t.length - 1]) && !strchr("([", t.at[n - 1]))
        n--;
    *colour = n && n < t.length ? bracket_colour(text_skip(t, n - 1)) : 0;
    t = text_trim((struct text){t.at, n && n < t.length ? n - 1 : t.length});
    for (n = t.length; n && t.at[n - 1] != ':'; n--)
        ;
    t = skip_marks(text_skip(t, n), around);
    return begins_name(t) ? bare(t) : (struct text){t.at, 0};
}

/* The length of the name behind `vs`: up to a bracket, comma, colon, dash, number, or `in`, `at`, `on`. */
static size_t right_length(struct text t)
{
    size_t n;

    for (n = 0; n < t.length && !strchr("([,;:|\t<*\"", t.at[n]); n++)
        if (is_blank(t.at[n])) {
            struct text rest = text_skip(t, n + 1), word = {rest.at, find_blank(rest, 0)};

            if (is_blank(rest.at[0]) || is_digit(rest.at[0]) ||
                text_is_among(word, "in at on from - \xE2\x80\x93 \xE2\x80\x94"))
                break;
        }
    return n;
}

/* Cuts `White` off a name, as in `White Ann`. */
static struct text cut_colour(struct text t, int *colour)
{
    static const char *const colours[] = {"white ", "black "};
    int i;

    for (i = 0; i < 2; i++)
        if (text_starts_nocase(t, colours[i])) {
            *colour = i + 1;
            return text_trim(text_skip(t, 6));
        }
    return t;
}

/* Reads the names around a `vs`. A small letter begins a name only if it is the whole of it. */
static bool read_names(struct text line, const struct versus *v, struct heading *h)
{
    struct heading found = *h;
    int left_colour, right_colour;
    struct text one = left_name((struct text){line.at, v->at}, &left_colour), right, two, rest;
    bool black_first, coloured;
    size_t n;

    if (!one.length)
        return false;
    one = cut_colour(one, &left_colour);
    right = skip_marks(text_skip(line, v->end), " \t\"*");
    n = right_length(right);
    right_colour = bracket_colour(text_skip(right, n));
    two = cut_colour(bare((struct text){right.at, n}), &right_colour);
    coloured = left_colour || right_colour;
    black_first = left_colour == 2 || right_colour == 1;
    if (!is_name(one, !coloured) || !is_name(two, !coloured) || !read_rest(text_skip(right, n), &found))
        return false;
    if (!v->word && !coloured && (!is_proper(one) || !is_proper(two)))
        return false;
    if (text_is_among(one, "white black") && text_is_among(two, "white black"))
        return false;
    found.white = black_first ? two : one;
    found.black = black_first ? one : two;
    found.named += found.named < 2;
    rest = text_skip(right, n);
    found.result = is_digit(v->score.at[0]) ? v->score : ending_read(rest, &found).marker ? bare(rest) : found.result;
    *h = found;
    return true;
}

/* `Round 2: Smith (white) vs Jones (black)`, `Bailey - Plante (26 turns)`, `Ann 1-0 Bo`. A word goes before a dash. */
static bool read_match(struct text line, struct heading *h)
{
    struct versus v = {.end = 0};
    bool others = false; /* dashes and scores */

    for (; next_versus(line, &v); others = others || !v.word)
        if (v.word && read_names(line, &v, h))
            return true;
    for (v.end = 0; others && next_versus(line, &v);)
        if (!v.word && read_names(line, &v, h))
            return true;
    return false;
}

/* `GAME 2:`, `Game 3: the final`, `Game 3: Ann vs Bo`; after a # also the number alone. Of what stands above the first
   one its players hold too, unless two lines name some, and the rules hold for all. */
static bool read_game(struct text line, bool hash, struct heading *h)
{
    static const struct text none = {NULL, 0};
    struct text rest = line, word = next_word(&rest);
    bool game = text_is_nocase(word, "game");

    if (game)
        word = next_word(&rest);
    if (!word.length || !is_digit(word.at[0]) || !is_digit(word.at[word.length - 1]) || !(game || hash))
        return false;
    if ((rest.length && !(game && rest.at[0] == ':')) || is_move(rest))
        return false;
    *h = (struct heading){
        .rules = h->rules_of_all,
        .rules_of_all = h->rules_of_all,
        .title = line,
        .white = h->is_numbered || h->named > 1 ? none : h->white,
        .black = h->is_numbered || h->named > 1 ? none : h->black,
        .is_numbered = true,
    };
    read_rules(rest, h);
    if (rest.length <= 1 || read_match(text_skip(rest, 1), h))
        h->title.length -= rest.length;
    else
        h->title = text_trim(text_skip(rest, 1));
    return true;
}

/* `Event: the final`, `[Event "the final"]`. */
static bool read_title(struct text line, struct heading *h)
{
    static const char *const keys[] = {"event", "title", "tournament", "match", NULL};
    struct text rest, value;
    bool tag;

    if (!skip_key(line, keys, &rest, &tag))
        return false;
    value = value_of(rest, tag);
    value = tag ? name_of(value) : bare(value);
    if (value.length)
        h->title = value;
    return value.length > 0;
}

/* `Result: 1-0`, `[Result "1-0"]`; any other tag with a value in quotes is a heading that says nothing here. */
static bool read_result(struct text line, struct heading *h)
{
    enum { LONGEST_RESULT = 40 };
    static const char *const keys[] = {"result", "ergebnis", "r\xC3\xA9sultat", "resultado", "risultato",
                                       "resultat", NULL};
    struct text rest, value;
    bool tag;

    if (skip_key(line, keys, &rest, &tag)) {
        value = bare(value_of(rest, tag));
        value.length = tag ? find(value, ']') : value.length;
        if (value.length && value.length <= LONGEST_RESULT)
            h->result = bare(value);
        return tag || h->result.length;
    }
    return line.length > 4 && line.at[0] == '[' && is_letter(line.at[1]) &&
           text_is(text_skip(line, line.length - 2), "\"]");
}

/* Whether a byte can stand before a heading. */
static bool is_margin(char c)
{
    return is_blank(c) || c == '>' || c == '#' || !c;
}

/* Whether a byte that a line begins with shows that it is no heading. */
static bool is_other(char c)
{
    return c == '@' || c == ';';
}

/* A line without the quote marks, # and HTML tags before it, and without # at its end if it begins with one. */
static struct text strip(struct text line, bool *hash)
{
    const char *at = line.at, *end = at + line.length;

    *hash = false;
    for (; at < end && is_margin(*at); at++)
        *hash = *hash || *at == '#';
    if (at == end || is_other(*at))
        return (struct text){at, 0};
    line = text_trim(text_between(at, end));
    while (line.length && line.at[0] == '<' && find(line, '>') < line.length)
        line = text_trim(text_skip(line, find(line, '>') + 1));
    while (*hash && line.length && line.at[line.length - 1] == '#')
        line = text_trim((struct text){line.at, line.length - 1});
    return line;
}

bool heading_read(struct text line, struct heading *h)
{
    bool hash;

    line = strip(line, &hash);
    if (!line.length || line.length > LONGEST || is_other(line.at[0]))
        return false;
    if (is_move(line) && find(line, ':') == line.length) /* then it names nobody */
        return false;
    return read_game(line, hash, h) || read_title(line, h) || read_players(line, h) || read_match(line, h) ||
           read_rules(line, h) || read_result(line, h);
}

/* Cuts the next field off *rest: up to a comma, a ;, a |, a tab, a tag, an entity, or a colon that no digit follows. */
static struct text next_field(struct text *rest)
{
    const char *at = rest->at, *end = at + rest->length, *past = at;
    struct text field;

    for (; at < end && (past = markup_skip(at, end)) == at; past = ++at)
        if (strchr(",;|\t", *at) || (*at == ':' && (at + 1 == end || !is_digit(at[1])))) {
            past = at + 1;
            break;
        }
    field = text_between(rest->at, at);
    *rest = text_between(past, end);
    return bare(field);
}

/* A field without the number or date that it begins with. */
static struct text without_number(struct text field)
{
    struct text t = field;

    while (t.length && (is_digit(t.at[0]) || strchr("#.-/)( ", t.at[0])))
        t = text_skip(t, 1);
    return begins_name(t) ? t : field;
}

/* The score in a field of nothing else but names and numbers; empty if there is none. */
static struct text score_of(struct text field)
{
    struct text score = {field.at, 0}, word;
    size_t n;

    for (; field.length; field = text_trim(text_skip(field, n))) {
        n = find_blank(field, 0);
        word = text_between(field.at, field.at + n);
        if (text_is_among(word, "1-0 0-1 1/2-1/2"))
            score = word;
        else if (!is_digit(word.at[0]) && !is_dash(word) && !is_name_word(word, "?!:;={}"))
            return (struct text){score.at, 0};
    }
    return score;
}

/* Reads a result in one of the fields. */
static void read_field_result(struct text fields, struct heading *h)
{
    while (fields.length && !h->result.length) {
        struct text field = next_field(&fields), score = score_of(field);
        struct ending e = ending_read(field, h);

        h->result = e.winner || e.marker == END_DRAW ? field : score;
    }
}

void heading_read_fields(struct text fields, struct heading *h)
{
    struct text rest = fields, names[2] = {{.length = 0}};
    bool match = false;
    int count = 0;

    while (rest.length) {
        struct text field = without_number(next_field(&rest));

        if (read_match(field, h))
            match = true;
        else if (!read_rules(field, h) && is_name(field, false) && !ending_read(field, h).marker && count++ < 2)
            names[count - 1] = field;
    }
    if (count == 2 && !match) {
        h->white = names[0];
        h->black = names[1];
    }
    read_field_result(fields, h);
}

bool heading_is_result(const struct heading *h)
{
    return h->result.length && !h->title.length && !h->white.length && !h->black.length;
}
