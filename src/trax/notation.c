#include "base/base.h"
#include "trax/trax.h"

const struct notation_traits notation_table[] = {
    [NOTATION_NONE] = {.needs_separator = false},
    [NOTATION_MODERN] = {.restarts_game = true},
    [NOTATION_CLASSIC] = {.needs_separator = true},
};

const unsigned char notation_by_letter[256] = {
    ['+'] = NOTATION_MODERN,  ['/'] = NOTATION_MODERN,  ['\\'] = NOTATION_MODERN,
    ['S'] = NOTATION_CLASSIC, ['C'] = NOTATION_CLASSIC, ['U'] = NOTATION_CLASSIC,
    ['D'] = NOTATION_CLASSIC, ['L'] = NOTATION_CLASSIC, ['R'] = NOTATION_CLASSIC,
    ['s'] = NOTATION_CLASSIC, ['c'] = NOTATION_CLASSIC, ['u'] = NOTATION_CLASSIC,
    ['d'] = NOTATION_CLASSIC, ['l'] = NOTATION_CLASSIC, ['r'] = NOTATION_CLASSIC,
};

/* 1A and a letter: the only form with the row first. */
static size_t read_row_first(struct text word, struct notation_move *move)
{
    if (to_upper(word.at[1]) != 'A' || notation_by_letter[(unsigned char)word.at[2]] != NOTATION_CLASSIC)
        return 0;
    *move = (struct notation_move){1, 1, to_upper(word.at[2]), NOTATION_CLASSIC, true};
    return 3;
}

size_t notation_read_any(struct text word, struct notation_move *move)
{
    const char *at = word.at, *end = at + word.length, *digits;
    int column = 0, row = 0;
    unsigned char notation;

    if (*at == '1')
        return read_row_first(word, move);
    if (*at == '@')
        at++;
    else
        for (; at < end && notation_letter(*at) < 26; at++)
            column = column < NOTATION_HUGE / 26 - 1 ? column * 26 + (int)notation_letter(*at) + 1
                                                     : NOTATION_HUGE;
    for (digits = at; at < end && notation_digit(*at) < 10; at++)
        row = row < NOTATION_HUGE / 10 ? row * 10 + (int)notation_digit(*at) : NOTATION_HUGE;
    if (digits == word.at || at == digits || at == end || (*digits == '0' && at > digits + 1))
        return 0;
    notation = notation_by_letter[(unsigned char)*at];
    if (!notation || (notation == NOTATION_CLASSIC && (!column || !row)))
        return 0;
    *move = (struct notation_move){column, row, to_upper(*at), notation, false};
    return (size_t)(at + 1 - word.at);
}

bool notation_begins(struct text line)
{
    struct notation_move move;
    size_t length = 0;

    if (text_starts_nocase(line, "any ") || text_starts_nocase(line, "*** "))
        line = text_trim(text_between(line.at + 4, line.at + line.length));
    while (length < line.length && !is_blank(line.at[length]))
        length++;
    return length && notation_read((struct text){line.at, length}, &move) == length;
}

size_t notation_column(int column, char name[NOTATION_WORD])
{
    char letters[NOTATION_WORD];
    size_t i = sizeof letters, length = 0;

    if (column <= 26) { /* @ is the character before A */
        name[0] = (char)('@' + column);
        name[1] = '\0';
        return 1;
    }
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
    if (m->notation == NOTATION_MODERN && !m->column && !m->row && m->shape != '\\')
        return m->shape;
    if (m->notation == NOTATION_CLASSIC && m->column == 1 && m->row == 1 && !m->row_first)
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
    return a->notation == b->notation && a->shape == b->shape && a->column == b->column &&
           a->row == b->row && a->row_first == b->row_first;
}
