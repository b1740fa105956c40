#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

/* What words are made of: letters, digits, @ + / \; all other bytes stand between words. */
static inline bool is_word_byte(char c)
{
    static const uint32_t set[8] = {0, 0x03FF8800, 0x17FFFFFF, 0x07FFFFFE};

    return is_among(set, c);
}

static const char *skip_quotes(const char *at, const char *end)
{
    while (at < end && (is_blank(*at) || *at == '>'))
        at++;
    return at;
}

/* Past the HTML tag or entity that begins here, or right here if there is none: a word in angle
   brackets that is a move is no tag. */
static const char *skip_markup(const char *at, const char *end)
{
    struct notation_move move;
    const char *p = at + 1;

    if (*at == '&') {
        while (p < end && p - at < 12 && (is_letter(*p) || is_digit(*p) || *p == '#'))
            p++;
        return p > at + 1 && p < end && *p == ';' ? p + 1 : at;
    }
    if (*at != '<' || p == end || !(is_letter(*p) || *p == '/' || *p == '!'))
        return at;
    while (p < end && *p != '>' && *p != '<')
        p++;
    if (p == end || *p != '>' ||
        notation_read(text_between(at + 1, p), &move) == (size_t)(p - at - 1))
        return at;
    return p + 1;
}

/* Where the comment of a line begins, or its end. */
static const char *find_comment(const char *at, const char *end)
{
    if (at < end && *at == '#')
        return at;
    if (at >= end || !memchr(at, ';', (size_t)(end - at)))
        return end;
    while (at < end && *at != ';') {
        const char *past = *at == '<' || *at == '&' ? skip_markup(at, end) : at;

        at = past > at ? past : at + 1;
    }
    return at;
}

void scan_line(struct scan *s, struct text line)
{
    const char *end = line.at + line.length;

    s->at = s->start = s->chain = skip_quotes(line.at, end);
    s->end = find_comment(s->at, end);
    s->comment = text_between(s->end, end);
}

enum end_marker scan_end_marker(struct text word)
{
    static const struct {
        const char *word;
        enum end_marker mark;
    } marks[] = {
        {"resign", END_RESIGN}, {"resigns", END_RESIGN}, {"resigned", END_RESIGN},
        {"time", END_TIME},     {"win", END_CLAIM},      {"wins", END_CLAIM},
        {"draw", END_DRAW},     {"drawn", END_DRAW},
    };
    size_t i;

    for (i = 0; i < sizeof marks / sizeof *marks; i++)
        if (text_is_nocase(word, marks[i].word))
            return marks[i].mark;
    return END_NONE;
}

static const char *word_end(const char *at, const char *end)
{
    while (at < end && is_word_byte(*at))
        at++;
    return at;
}

/* Whether the rest of a word, from `at` to `end`, is moves without a blank between them. Only a shape
   of the modern notation tells where a move ends that a letter may follow. */
static bool is_chain(const char *at, const char *end)
{
    struct notation_move move;
    size_t length;

    while (at < end) {
        length = notation_read(text_between(at, end), &move);
        at += length;
        if (!length || (move.notation == NOTATION_CLASSIC && at < end))
            return false;
    }
    return true;
}

/* Whether only blanks and stops follow up to the end of the line's words. */
static bool is_last(const struct scan *s)
{
    const char *p = s->at;

    while (p < s->end && (is_blank(*p) || *p == '.' || *p == '!'))
        p++;
    return p == s->end;
}

/* Reads the word at s->at as a move or an end marker, if it is one. */
static bool read_move(struct scan *s, struct scan_token *t)
{
    const char *end = s->at < s->chain ? s->chain : word_end(s->at, s->end);
    size_t length = notation_read(text_between(s->at, end), &t->move);

    t->text = text_between(s->at, end);
    if (length && (t->move.notation == NOTATION_MODERN || s->at + length == end)) {
        t->kind = SCAN_MOVE;
        t->text.length = length;
        t->whole = end == s->chain || is_chain(s->at + length, end);
        s->chain = t->whole ? end : s->chain;
        s->at = t->whole ? s->at + length : end;
        return true;
    }
    t->move.notation = NOTATION_NONE; /* what a word begins with is not what it says */
    t->mark = is_letter(*s->at) ? scan_end_marker(t->text) : END_NONE;
    if (t->mark == END_NONE)
        return false;
    t->kind = SCAN_END_MARKER;
    s->at = end;
    t->last = is_last(s);
    return true;
}

/* Reads the word at s->at as a move alone, if it is one. */
static bool read_plain_move(struct scan *s, struct scan_token *t)
{
    size_t length = scan_plain(s, &t->move);

    if (!length)
        return false;
    t->kind = SCAN_MOVE;
    t->text = text_between(s->at - length, s->at);
    t->whole = true;
    return true;
}

/* Past what may stand between a number and its move. */
static const char *skip_gap(const char *at, const char *end)
{
    while (at < end) {
        const char *past = *at == '<' || *at == '&' ? skip_markup(at, end) : at;

        if (past == at && (*at == '\0' || !strchr(" \t.):,]-", *at)))
            break;
        at = past > at ? past : at + 1;
    }
    return at;
}

/* Reads the word at s->at as a number, with the move or marker that follows it; a move may follow it
   without a gap (`12D2R`). */
static bool read_numbered(struct scan *s, struct scan_token *t)
{
    const char *start = s->at, *p;

    for (p = start; p < s->end && is_digit(*p); p++)
        t->number = t->number < NOTATION_HUGE / 10 ? t->number * 10 + (*p - '0') : NOTATION_HUGE;
    s->at = p < s->end && is_word_byte(*p) ? p : skip_gap(p, s->end);
    if (s->at < s->end && is_word_byte(*s->at) && read_move(s, t) &&
        (s->at == p || t->kind == SCAN_MOVE || t->text.at > p))
        return true;
    t->number = 0;
    s->at = start;
    return false;
}

void scan_next(struct scan *s, struct scan_token *t)
{
    while (s->at < s->end && !is_word_byte(*s->at)) {
        const char *past = *s->at == '<' || *s->at == '&' ? skip_markup(s->at, s->end) : s->at;

        s->at = past > s->at ? past : s->at + 1;
    }
    t->number = 0;
    t->whole = t->last = false;
    t->leads = s->at == s->start;
    t->mark = END_NONE;
    if (s->at < s->end) {
        const char *start = s->at;

        if (read_plain_move(s, t) || read_move(s, t) || (is_digit(*start) && read_numbered(s, t)))
            return;
        t->kind = SCAN_WORD;
        t->move.notation = NOTATION_NONE;
        s->at = word_end(start, s->end);
        t->text = text_between(start, s->at);
        return;
    }
    t->kind = s->comment.length ? SCAN_COMMENT : SCAN_END;
    t->text = s->comment;
    s->comment.length = 0;
}

bool scan_is_prose(const struct scan_token *t)
{
    return t->kind == SCAN_WORD && t->text.length > 1 && is_letter(t->text.at[0]) &&
           is_letter(t->text.at[1]);
}

bool scan_is_first(const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && notation_is_first(&t->move);
}
