#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

/* What words of comments are made of; * stands in `***`. */
static bool is_part(char c)
{
    return is_letter(c) || is_digit(c) || c == '@' || c == '+' || c == '/' || c == '\\' || c == '*';
}

/* `(1)` or `(*)`. */
static bool is_label(const char *at, const char *end)
{
    return end - at >= 3 && at[0] == '(' && (is_digit(at[1]) || at[1] == '*') && at[2] == ')';
}

/* Cuts the next word off a line. */
static bool cut_word(struct text *left, struct comment_word *w)
{
    const char *at = left->at, *end = at + left->length, *start;
    bool other = false, comma = false;

    while (at < end && !is_part(*at) && !is_label(at, end)) {
        comma = comma || *at == ',';
        other = other || !(is_blank(*at) || *at == ',');
        at++;
    }
    if (at == end) {
        left->length = 0;
        return false;
    }
    *w = (struct comment_word){.comma = comma, .joined = !other, .label = is_label(at, end)};
    start = at;
    if (w->label)
        at += 3;
    while (!w->label && at < end && is_part(*at))
        at++;
    w->text = text_between(start, at);
    *left = text_between(at, end);
    return true;
}

/* The column where the words of a comment line begin. */
static int find_indent(const struct comment *r)
{
    struct text left = r->left;
    struct comment_word w;

    return cut_word(&left, &w) ? comment_column(r, w.text) : 0;
}

void comment_open(struct comment *r, const struct comment_line *lines, int count)
{
    *r = (struct comment){.next = lines, .rest = count};
}

bool comment_line(struct comment *r)
{
    const struct comment_line *next = r->next;

    if (!r->rest)
        return false;
    r->next++;
    r->rest--;
    r->line = next->line;
    r->begin = next->text.at - (next->column - 1);
    r->left = next->text;
    r->indent = find_indent(r);
    return true;
}

bool comment_next(struct comment *r, struct comment_word *w)
{
    return cut_word(&r->left, w);
}

int comment_column(const struct comment *r, struct text word)
{
    return (int)(word.at - r->begin) + 1;
}
