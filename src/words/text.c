#include "words/words.h"

struct text words_skip(struct text t, const char *signs)
{
    while (t.length && t.at[0] && strchr(signs, t.at[0]))
        t = text_skip(t, 1);
    return t;
}

size_t words_find(struct text t, const char *signs)
{
    size_t n = 0;

    while (n < t.length && !strchr(signs, t.at[n]))
        n++;
    return n;
}

struct text words_next(struct text *rest)
{
    size_t n = 0;

    while (rest->length && !is_letter(rest->at[0]) && !is_digit(rest->at[0]))
        *rest = text_skip(*rest, 1);
    while (n < rest->length && (is_letter(rest->at[n]) || is_digit(rest->at[n])))
        n++;
    *rest = text_skip(*rest, n);
    return text_between(rest->at - n, rest->at);
}

size_t words_number(struct text word, int *number)
{
    struct text rest = words_skip(word, ".");
    int n = text_cut_number(&rest, NOTATION_HUGE);
    const char *end = rest.at;

    if (n < 0)
        return 0;
    rest = words_skip(rest, ".):");
    if (number)
        *number = n;
    return !rest.length || rest.at > end ? (size_t)(rest.at - word.at) : 0;
}

bool words_has_prose(struct text t)
{
    const char *at = t.at, *end = at + t.length;
    struct notation_move move;
    struct sign s;
    int letters = 0;

    for (; at < end; at += s.length) {
        s = sign_read(at, end, false);
        if (markup_skip(at, end) > at)
            s = (struct sign){' ', (size_t)(markup_skip(at, end) - at)};
        letters = is_letter(s.meaning) || s.meaning == SIGN_LETTER ? letters + 1 : 0;
        if (letters == 2 && !notation_read(text_between(at - 1, end), &move))
            return true;
    }
    return false;
}

bool words_begins_move(struct text t)
{
    const struct text rest = words_skip(t, "0123456789 .):");
    size_t length = notation_read(rest, &(struct notation_move){0});

    return length && (length == rest.length || !is_letter(rest.at[length]));
}
