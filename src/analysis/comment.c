#include "base/base.h"
#include "trax/trax.h"
#include "analysis/sequence.h"

static bool is_part(char c)
{
    return is_letter(c) || is_digit(c) || c == '@' || c == '+' || c == '/' || c == '\\' || c == '*';
}

static bool is_label(const char *at, const char *end)
{
    return end - at >= 3 && at[0] == '(' && (is_digit(at[1]) || at[1] == '*') && at[2] == ')';
}

static bool cut_word(struct text *left, struct comment_word *w)
{
    const char *at = left->at, *end = at + left->length, *start;

    *w = (struct comment_word){.joined = true};
    for (; at < end && !is_part(*at) && !is_label(at, end); at++) {
        w->comma = w->comma || *at == ',';
        w->joined = w->joined && (is_blank(*at) || *at == ',');
    }
    start = at;
    if (is_label(at, end))
        at += 3;
    else
        while (at < end && is_part(*at))
            at++;
    w->text = text_between(start, at);
    *left = text_between(at, end);
    return at > start;
}

/* The number that a word is; 0 if it is none, or of more than four digits. */
static int number_of(struct text word)
{
    int number = 0;
    size_t i;

    for (i = 0; i < word.length && is_digit(word.at[i]) && number < 1000; i++)
        number = number * 10 + (word.at[i] - '0');
    return i == word.length ? number : 0;
}

static bool is_opener(struct text word)
{
    static const char *const openers[] = {"if", "or", "eg", "ie", "and"};
    size_t i;

    for (i = 0; i < sizeof openers / sizeof *openers; i++)
        if (text_is_nocase(word, openers[i]))
            return true;
    return false;
}

static bool read_move(struct comment_word *w)
{
    struct text word = text_skip(w->text, w->text.at[0] == '*');
    size_t length = notation_read(word, &w->move);

    w->partial = length < word.length;
    return length > 0;
}

static enum comment_kind find_kind(struct comment_word *w)
{
    if (w->text.at[0] == '(')
        return COMMENT_LABEL;
    w->number = number_of(w->text);
    if (w->number)
        return COMMENT_NUMBER;
    if (text_is(w->text, "any") || text_is(w->text, "Any"))
        return COMMENT_ANY;
    if (text_is(w->text, "***"))
        return COMMENT_PASS;
    if (read_move(w))
        return COMMENT_MOVE;
    if (text_is_nocase(w->text, "win") || text_is_nocase(w->text, "wins"))
        return COMMENT_CLAIM;
    return is_opener(w->text) ? COMMENT_OPENER : COMMENT_PROSE;
}

bool comment_next(struct text *left, struct comment_word *w)
{
    if (!cut_word(left, w))
        return false;
    w->kind = find_kind(w);
    return true;
}
