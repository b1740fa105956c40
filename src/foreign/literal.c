/* literal: a key is a string or word before a : or =. What it is the key of may stand in brackets. A bracket too many
   or too few, or a quote without another, is no error. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/forms.h"

static struct text *key_at(struct literal_walk *w, int depth)
{
    return &w->keys[depth < LITERAL_DEPTH ? depth : LITERAL_DEPTH - 1];
}

static bool is_word_byte(char c)
{
    return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '-';
}

/* Whether a \ before the quote at `at` is the last byte of a move, as in 'b1\', and the quote no escape. */
static bool is_shape(const struct literal_walk *w, const char *start, const char *at)
{
    struct notation_move move;
    struct text word = text_between(start, at);

    return !w->json && notation_read(word, &move) == word.length &&
           (at + 1 == w->end || strchr(" \t\r\n,;)]}/>", at[1]));
}

/* The quote that ends the string from `start` on, or NULL if there is none on its line. If only quotes behind a \ are,
   the last of them ends it: a writer has forgotten to double the \ of his move. */
static const char *string_end(const struct literal_walk *w, const char *start, char quote)
{
    const char *at, *escaped = NULL;

    for (at = start; at < w->end && *at != '\r' && *at != '\n'; at++) {
        if (*at == quote)
            return at;
        if (*at == '\\' && at + 1 < w->end && !(at[1] == quote && is_shape(w, start, at + 1))) {
            at++;
            escaped = *at == quote ? at : escaped;
        }
    }
    return escaped;
}

/* Whether a string or word is a key: a : or = follows. */
static bool is_key(const struct literal_walk *w)
{
    struct text rest = form_skip_spaces(text_between(w->at, w->end));

    return rest.length && (rest.at[0] == ':' || rest.at[0] == '=');
}

/* Reads the string at w->at; false if there is none. */
static bool read_string(struct literal_walk *w, struct literal *t)
{
    char quote = *w->at;
    const char *stop;

    if (quote != '"' && (w->json || (quote != '\'' && quote != '`')))
        return false;
    stop = string_end(w, w->at + 1, quote);
    if (!stop)
        return false;
    t->kind = LITERAL_STRING;
    t->text = text_between(w->at + 1, stop);
    w->at = stop + 1;
    return true;
}

static bool is_edge(char c)
{
    return is_space(c) || (c && strchr(",;:=()[]{}", c));
}

/* Reads the modern move at w->at as a string, if it stands alone though not in quotes; false if there is none. */
static bool read_move(struct literal_walk *w, struct literal *t)
{
    struct notation_move move;
    bool edge = w->at == w->start || is_edge(w->at[-1]);
    size_t length = w->json || !edge ? 0 : notation_read(text_between(w->at, w->end), &move);

    t->kind = LITERAL_STRING;
    t->text = text_between(w->at, w->at + length);
    if (!length || move.notation != NOTATION_MODERN || (w->at + length < w->end && !is_edge(w->at[length])))
        return false;
    w->at += length;
    return true;
}

/* Reads the word at w->at; false if there is none. */
static bool read_bare(struct literal_walk *w, struct literal *t)
{
    const char *start = w->at;

    while (w->at < w->end && is_word_byte(*w->at))
        w->at++;
    if (w->at < w->end && *w->at == '\'' && w->at > start)
        w->at++; /* an apostrophe */
    t->kind = LITERAL_WORD;
    t->text = text_between(start, w->at);
    return w->at > start;
}

/* Takes a sign into account; whether it is a bracket. */
static bool read_sign(struct literal_walk *w, struct literal *t)
{
    char c = *w->at++;

    t->kind = LITERAL_END;
    if (c == '{' || c == '[' || c == '(') {
        *key_at(w, w->depth + 1) = *key_at(w, w->depth);
        w->depth++;
        t->kind = LITERAL_OPEN;
    } else if (c == '}' || c == ']' || c == ')') {
        w->depth -= w->depth > 0;
        t->kind = LITERAL_CLOSE;
    } else if (c == ':' || c == '=') {
        *key_at(w, w->depth) = w->last;
    } else if ((c == ',' || c == ';') && w->depth) {
        *key_at(w, w->depth) = *key_at(w, w->depth - 1);
    } else if (c == ';') {
        *key_at(w, 0) = text_of(NULL);
    }
    t->text = text_between(w->at - 1, w->at);
    return t->kind != LITERAL_END;
}

void literal_next(struct literal_walk *w, struct literal *t)
{
    while (w->at < w->end) {
        if (read_string(w, t) || read_move(w, t) || read_bare(w, t)) {
            w->last = t->text;
            if (is_key(w))
                continue;
        } else if (!read_sign(w, t)) {
            continue;
        }
        t->key = *key_at(w, w->depth);
        return;
    }
    t->kind = LITERAL_END;
}

struct text literal_outer_key(const struct literal_walk *w)
{
    int outer = w->depth < LITERAL_DEPTH ? w->depth - 1 : LITERAL_DEPTH - 1;

    return outer < 0 ? text_of(NULL) : w->keys[outer];
}

/* \u and four digits, two of them for a code point above U+FFFF; \x and two. */
static struct form_unit rune_unit(struct text t)
{
    const char *end = t.at + t.length, *stop, *second;
    int digits = t.at[1] == 'u' ? 4 : 2;
    uint32_t rune, low;

    stop = form_digits(t.at + 2, end, digits, 16, &rune);
    if (stop - t.at < digits + 2)
        return form_plain_unit(t);
    if (rune >= 0xD800 && rune < 0xDC00 && end - stop >= 6 && stop[0] == '\\' && stop[1] == 'u') {
        second = form_digits(stop + 2, end, 4, 16, &low);
        if (second - stop == 6 && low >= 0xDC00 && low < 0xE000)
            return form_rune_unit(0x10000 + ((rune - 0xD800) << 10) + (low - 0xDC00), second);
    }
    return form_rune_unit(rune, stop);
}

struct form_unit literal_unit(struct text t)
{
    static const char letters[] = "nrtbf", meant[] = "\n\n\t  ";
    const char *letter;

    if (t.at[0] != '\\' || t.length == 1)
        return form_plain_unit(t);
    if (t.at[1] == 'u' || t.at[1] == 'x')
        return rune_unit(t);
    letter = strchr(letters, t.at[1]);
    if (letter && *letter) {
        bool both = t.at[1] == 'r' && t.length > 3 && t.at[2] == '\\' && t.at[3] == 'n';

        return (struct form_unit){{meant[letter - letters]}, 1, t.at + (both ? 4 : 2)};
    }
    if (strchr("\\/\"'`", t.at[1]) && t.at[1])
        return (struct form_unit){{t.at[1]}, 1, t.at + 2};
    return form_plain_unit(t);
}

static bool is_separator(const struct form_unit *u)
{
    return u->length == 1 && u->bytes[0] && strchr(" \t\n,;|", u->bytes[0]);
}

static void add_byte(struct literal_word *w, char c)
{
    bool doubled = c == '\\' && w->length && w->bytes[w->length - 1] == '\\';

    if (!doubled && w->length < sizeof w->bytes)
        w->bytes[w->length++] = c;
}

/* Past a number and what stands between it and its move, `12.`; `at` if none is there. */
static const char *skip_number(const char *at, const char *end)
{
    const char *p = at, *q;

    while (p < end && is_digit(*p))
        p++;
    for (q = p; q < end && (*q == '.' || *q == ')' || *q == ':'); q++)
        ;
    return p > at && (q > p || q == end || strchr(" \t,;\\", *q)) ? q : at;
}

static void skip_separators(struct text *rest)
{
    const char *end = rest->at + rest->length;

    while (rest->length) {
        struct form_unit u = literal_unit(*rest);
        const char *past = is_separator(&u) ? u.end : skip_number(rest->at, end);

        if (past == rest->at)
            return;
        *rest = text_between(past, end);
    }
}

bool literal_word(struct text *rest, struct literal_word *w)
{
    const char *end = rest->at + rest->length;
    struct form_unit u;
    size_t i;

    w->length = 0;
    skip_separators(rest);
    w->raw.at = rest->at;
    while (rest->length && (u = literal_unit(*rest), !is_separator(&u))) {
        for (i = 0; i < u.length; i++)
            add_byte(w, u.bytes[i]);
        *rest = text_between(u.end, end);
    }
    w->raw = text_between(w->raw.at, rest->at);
    w->is_move = w->length && notation_read((struct text){w->bytes, w->length}, &w->move) == w->length;
    return w->raw.length > 0;
}

