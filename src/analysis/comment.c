#include "analysis/sequence.h"

static bool is_part(char c)
{
    return is_letter(c) || is_digit(c) || (c && strchr("@+/\\*", c));
}

static bool begins_label(const char *at, const char *end)
{
    return end - at >= 3 && at[0] == '(' && (is_digit(at[1]) || at[1] == '*') && at[2] == ')';
}

static enum comment_kind find_kind(struct comment_word *w)
{
    enum { HUGE = 10000 };
    struct text rest = w->text, word = text_skip(rest, rest.at[0] == '*');
    size_t length;

    if (w->text.at[0] == '(')
        return COMMENT_LABEL;
    w->number = text_cut_number(&rest, HUGE);
    if (!rest.length && w->number > 0 && w->number < HUGE)
        return COMMENT_NUMBER;
    if (text_is(w->text, "any") || text_is(w->text, "Any"))
        return COMMENT_ANY;
    if (text_is(w->text, "***"))
        return COMMENT_PASS;
    length = notation_read(word, &w->move);
    w->partial = length < word.length;
    if (length)
        return COMMENT_MOVE;
    if (text_is_among(w->text, "win wins"))
        return COMMENT_CLAIM;
    return text_is_among(w->text, "if or eg ie and") ? COMMENT_OPENER : COMMENT_PROSE;
}

bool comment_next(struct text *left, struct comment_word *w)
{
    const char *at = left->at, *end = at + left->length, *start;

    *w = (struct comment_word){.joined = true};
    for (; at < end && !is_part(*at) && !begins_label(at, end); at++) {
        w->comma = w->comma || *at == ',';
        w->joined = w->joined && (is_blank(*at) || *at == ',');
    }
    start = at;
    if (begins_label(at, end))
        at += 3;
    else
        while (at < end && is_part(*at))
            at++;
    w->text = text_between(start, at);
    *left = text_between(at, end);
    if (at == start)
        return false;
    w->kind = find_kind(w);
    return true;
}
