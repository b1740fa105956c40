#include "analysis/sequence.h"

enum { LONG = 45 /* a line with more bytes than this may end where the sentence goes on */ };

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

/* Whether a line begins like a variation: `A1+`, `A1+ B2/`, `A1+ any`, `A1+ 13`, `12 A1+`, `(1) any A1+`. If another
   word follows the move, as in `A1+ wins`, the line is a sentence. */
static bool is_variation(struct text line)
{
    struct comment_word w;

    if (!line.length || (!is_part(*line.at) && !begins_label(line.at, line.at + line.length)))
        return false;
    do
        if (!comment_next(&line, &w))
            return false;
    while (w.kind == COMMENT_LABEL || w.kind == COMMENT_NUMBER || w.kind == COMMENT_ANY);
    if (w.kind != COMMENT_MOVE || w.partial || !line.length)
        return w.kind == COMMENT_MOVE && !w.partial;
    return comment_next(&line, &w) && w.joined && !w.comma && (w.kind <= COMMENT_PASS || w.kind == COMMENT_NUMBER);
}

/* Whether the second word of a line is a move or a number. */
static bool has_second(struct text line)
{
    text_cut(&line, " ");
    line = text_trim(line);
    return line.length && (notation_begins(line) || is_digit(*line.at));
}

/* Whether `below` continues the sentence of `above` (`play here` after `Black must`). A capital may begin `below` only
   if `above` is long. A variation or a line like `(or A1+)` continues nothing, nor does `if A1+` below `if B1+`. */
static bool is_within_sentence(struct text above, struct text below)
{
    const bool wraps = above.length > LONG && !notation_begins(below);
    bool several = above.length && memchr(above.at, ' ', above.length);
    char last = several ? above.at[above.length - 1] : '.', first = below.length ? *below.at : '.';

    if (is_variation(below) || (has_second(below) && (has_second(above) || first == '(')))
        return false;
    return (is_letter(last) || last == ',') &&
           ((is_letter(first) && (wraps || first != to_upper(first))) || first == '(');
}

/* Whether `below` is a variation that begins below a move of `line`. */
static bool branches_off(struct text line, struct text below)
{
    struct text words = text_trim(below);
    size_t indent = below.length - words.length;

    return is_variation(words) && indent > 1 && indent < line.length && notation_begins(text_skip(line, indent));
}

/* Whether a line continues the line above. `begun`: the letter of the line that the line above begins or continues. */
static bool continues(const struct comment_line *above, const struct comment_line *line, bool prose, char begun)
{
    struct text before = text_trim(above->text), words = text_trim(line->text);
    size_t blanks = line->text.length - words.length;
    bool is_long = before.length > LONG;

    if (blanks == 1 || above->flows || (prose && is_long))
        return before.length && words.length;
    return (begun == 'i' ? is_long && blanks == above->text.length - before.length : begun == 'p' && !blanks) &&
           is_within_sentence(before, words);
}

void comment_layout(const struct record_game *g, const struct record_lines *comment, bool prose, struct sink *to)
{
    const struct comment_line *line = record_text(g, comment);
    char begun = 'p';

    for (int i = 1; i <= comment->count; i++, line++) {
        struct text words = text_trim(line->text);

        if (i > 1 && continues(line - 1, line, prose, begun)) {
            sink_byte(to, 'j');
            continue;
        }
        begun = 'p';
        if (line->text.length - words.length > 1 || is_variation(words) ||
            (i < comment->count && branches_off(line->text, line[1].text)))
            begun = is_letter(*words.at) && !notation_begins(words) && !text_starts_nocase(words, "any ") ? 'i' : 'v';
        sink_byte(to, begun);
    }
}
