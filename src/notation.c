#include "base.h"
#include "text.h"
#include "notation.h"

/* Reads a row: 0, or digits that do not begin with a 0. Past counting it is NOTATION_HUGE. */
static const char *read_row(const char *at, const char *end, int *row)
{
    const char *start = at;

    *row = 0;
    for (; at < end && is_digit(*at); at++) {
        if (at > start && *start == '0')
            return start;
        *row = *row < NOTATION_HUGE / 10 ? *row * 10 + (*at - '0') : NOTATION_HUGE;
    }
    return at;
}

static const char *read_column(const char *at, const char *end, int *column)
{
    *column = 0;
    for (; at < end && is_letter(*at); at++)
        *column = *column < NOTATION_HUGE / 26 - 1 ? *column * 26 + (to_upper(*at) - 'A' + 1)
                                                   : NOTATION_HUGE;
    return at;
}

static bool is_classic_letter(char c)
{
    return c == 'S' || c == 'C' || c == 'U' || c == 'D' || c == 'L' || c == 'R';
}

/* 1A and a letter: the only form with the row first. */
static size_t read_row_first(struct text word, struct notation_move *move)
{
    if (word.length < 3 || to_upper(word.at[1]) != 'A' || !is_classic_letter(to_upper(word.at[2])))
        return 0;
    *move = (struct notation_move){1, 1, to_upper(word.at[2]), NOTATION_CLASSIC, true};
    return 3;
}

size_t notation_read(struct text word, struct notation_move *move)
{
    const char *end = word.at + word.length, *digits, *last;
    char c;

    if (word.length < 3)
        return 0;
    if (word.at[0] == '1')
        return read_row_first(word, move);
    move->column = 0;
    digits = word.at[0] == '@' ? word.at + 1 : read_column(word.at, end, &move->column);
    if (digits == word.at)
        return 0;
    last = read_row(digits, end, &move->row);
    if (last == digits || last == end)
        return 0;
    c = to_upper(*last);
    move->shape = c;
    move->row_first = false;
    move->style = NOTATION_NONE;
    if (c == '+' || c == '/' || c == '\\')
        move->style = NOTATION_MODERN;
    else if (is_classic_letter(c) && move->column && move->row)
        move->style = NOTATION_CLASSIC;
    return move->style ? (size_t)(last + 1 - word.at) : 0;
}

size_t notation_column(int column, char name[NOTATION_WORD])
{
    char letters[NOTATION_WORD];
    size_t i = sizeof letters, length = 0;

    if (!column)
        letters[--i] = '@';
    for (; column; column = (column - 1) / 26)
        letters[--i] = (char)('A' + (column - 1) % 26);
    while (i < sizeof letters)
        name[length++] = letters[i++];
    name[length] = '\0';
    return length;
}

static size_t write_row(int row, char *at)
{
    char digits[16];
    size_t i = sizeof digits, length = 0;

    do
        digits[--i] = (char)('0' + row % 10);
    while (row /= 10);
    while (i < sizeof digits)
        at[length++] = digits[i++];
    return length;
}

size_t notation_write(const struct notation_move *move, char word[NOTATION_WORD])
{
    size_t length = 0;

    if (move->row_first)
        word[length++] = '1';
    length += notation_column(move->column, word + length);
    if (!move->row_first)
        length += write_row(move->row, word + length);
    word[length++] = move->shape;
    word[length] = '\0';
    return length;
}

/* The modern twin of a first move's letter. */
static char first_shape(const struct notation_move *m)
{
    if (m->style == NOTATION_MODERN && !m->column && !m->row && m->shape != '\\')
        return m->shape;
    if (m->style == NOTATION_CLASSIC && m->column == 1 && m->row == 1 && !m->row_first)
        return m->shape == 'C' ? '/' : m->shape == 'S' ? '+' : '\0';
    return '\0';
}

bool notation_is_first(const struct notation_move *move)
{
    return first_shape(move) != '\0';
}

bool notation_same(const struct notation_move *a, const struct notation_move *b)
{
    if (first_shape(a) && first_shape(a) == first_shape(b))
        return true;
    return a->style == b->style && a->shape == b->shape && a->column == b->column &&
           a->row == b->row && a->row_first == b->row_first;
}
