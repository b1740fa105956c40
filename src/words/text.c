#include "words/words.h"

size_t words_number(struct text word, int *number)
{
    enum { MANY = 1000000 };
    size_t i = 0, end;
    int n = 0;

    while (i < word.length && word.at[i] == '.')
        i++;
    for (end = i; end < word.length && is_digit(word.at[end]); end++)
        n = n < MANY ? n * 10 + (word.at[end] - '0') : MANY;
    if (end == i)
        return 0;
    i = end;
    while (i < word.length && word.at[i] && strchr(".):", word.at[i]))
        i++;
    if (number)
        *number = n;
    return i == word.length || i > end ? i : 0;
}

bool words_has_prose(struct text t)
{
    const char *at = t.at, *end = at + t.length;
    struct notation_move move;
    int letters = 0;

    for (; at < end; at += sign_read(at, end, false).length) {
        char sign = sign_read(at, end, false).meaning;

        if (!letters && markup_skip(at, end) > at) {
            at = markup_skip(at, end) - 1;
            continue;
        }
        letters = is_letter(sign) || sign == SIGN_LETTER ? letters + 1 : 0;
        if (letters == 2 && !notation_read(text_between(at - 1, end), &move))
            return true;
    }
    return false;
}
