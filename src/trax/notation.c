#include "trax/trax.h"

/* The notation that uses each shape. Letters are capitals. */
static const unsigned char notation_of[UCHAR_MAX + 1] = {
    ['+'] = NOTATION_MODERN,  ['/'] = NOTATION_MODERN,  ['\\'] = NOTATION_MODERN,
    ['S'] = NOTATION_CLASSIC, ['C'] = NOTATION_CLASSIC, ['U'] = NOTATION_CLASSIC,
    ['D'] = NOTATION_CLASSIC, ['L'] = NOTATION_CLASSIC, ['R'] = NOTATION_CLASSIC,
};

/* Reads a move such as 1AS, the only form that begins with the row. */
static size_t read_row_first(struct text word, struct notation_move *move)
{
    char shape = to_upper(word.at[2]);

    if (to_upper(word.at[1]) != 'A' || notation_of[(unsigned char)shape] != NOTATION_CLASSIC)
        return 0;
    *move = (struct notation_move){1, 1, shape, NOTATION_CLASSIC, true};
    return 3;
}

static int append_digit(int number, int base, int digit)
{
    return number < NOTATION_HUGE / base - 1 ? number * base + digit : NOTATION_HUGE;
}

size_t notation_read(struct text word, struct notation_move *move)
{
    const char *at = word.at, *end = at + word.length, *digits;
    struct notation_move m = {0};

    if (word.length < 3)
        return 0;
    if (*at == '1')
        return read_row_first(word, move);
    if (*at == '@')
        at++;
    else
        for (; at < end && is_letter(*at); at++)
            m.column = append_digit(m.column, 26, to_upper(*at) - 'A' + 1);
    for (digits = at; at < end && is_digit(*at); at++)
        m.row = append_digit(m.row, 10, *at - '0');
    if (digits == word.at || at == digits || at == end || (*digits == '0' && at > digits + 1))
        return 0;
    m.shape = to_upper(*at);
    m.notation = notation_of[(unsigned char)m.shape];
    if (!m.notation || (m.notation == NOTATION_CLASSIC && (!m.column || !m.row)))
        return 0;
    *move = m;
    return (size_t)(at + 1 - word.at);
}

bool notation_begins(struct text line)
{
    struct notation_move move;
    struct text word, number;

    do {
        line = text_trim(line);
        for (word = (struct text){line.at, 0}; word.length < line.length && !is_blank(line.at[word.length]);)
            word.length++;
        line = text_skip(line, word.length);
        number = word;
        text_cut_number(&number, 0);
    } while (line.length && (!number.length || text_is_nocase(word, "any") || text_is_nocase(word, "***")));
    return word.length && notation_read(word, &move) == word.length;
}

struct text notation_column(int column, char name[NOTATION_WORD])
{
    char letters[NOTATION_WORD] = "", *end = letters + sizeof letters - 1, *at = end;

    if (!column)
        *--at = '@';
    for (; column; column = (column - 1) / 26)
        *--at = (char)('A' + (column - 1) % 26);
    memcpy(name, at, (size_t)(end - at) + 1);
    return (struct text){name, (size_t)(end - at)};
}

struct text notation_write(const struct notation_move *move, char word[NOTATION_WORD])
{
    struct text row = TEXT(move->row);
    size_t length = 0;

    if (move->row_first)
        word[length++] = '1';
    length += notation_column(move->column, word + length).length;
    if (!move->row_first) {
        memcpy(word + length, row.at, row.length);
        length += row.length;
    }
    word[length++] = move->shape;
    word[length] = '\0';
    return (struct text){word, length};
}

char notation_first(const struct notation_move *m)
{
    if (m->notation == NOTATION_MODERN && !m->column && !m->row && m->shape != '\\')
        return m->shape;
    if (m->notation == NOTATION_CLASSIC && m->column == 1 && m->row == 1 && !m->row_first)
        return m->shape == 'C' ? '/' : m->shape == 'S' ? '+' : '\0';
    return '\0';
}

bool notation_same(const struct notation_move *a, const struct notation_move *b)
{
    if (notation_first(a) && notation_first(a) == notation_first(b))
        return true;
    return a->notation == b->notation && a->shape == b->shape && a->column == b->column &&
           a->row == b->row && a->row_first == b->row_first;
}
