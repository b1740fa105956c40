#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "record/reader.h"

enum { LONGEST_BRACKET = 2000 /* bytes of a comment in brackets */ };

/* Words consist of letters, digits and the signs of moves; any other byte separates words. */
static bool is_word_byte(char c)
{
    return is_letter(c) || is_digit(c) || c == '@' || c == '+' || c == '/' || c == '\\';
}

static const char *skip_quotes(const char *at, const char *end)
{
    while (at < end && (is_blank(*at) || *at == '>'))
        at++;
    return at;
}

/* Past the HTML entity at the & here, or `at` if there is none. */
static const char *skip_entity(const char *at, const char *end)
{
    const char *p = at + 1;

    while (p < end && p - at < 12 && (is_letter(*p) || is_digit(*p) || *p == '#'))
        p++;
    return p > at + 1 && p < end && *p == ';' ? p + 1 : at;
}

/* Past the HTML tag at the < here, or `at` if there is none. A move in angle brackets is not a tag. */
static const char *skip_tag(const char *at, const char *end)
{
    struct notation_move move;
    const char *p = at + 1;

    if (p == end || !(is_letter(*p) || *p == '/' || *p == '!'))
        return at;
    while (p < end && *p != '>' && *p != '<')
        p++;
    if (p == end || *p != '>' || notation_read(text_between(at + 1, p), &move) == (size_t)(p - at - 1))
        return at;
    return p + 1;
}

const char *scan_skip_markup(const char *at, const char *end)
{
    return *at == '&' ? skip_entity(at, end) : *at == '<' ? skip_tag(at, end) : at;
}

/* Whether a tag that begins a new line stands here. */
static bool is_break(const char *at, const char *end)
{
    static const char *const names[] = {"br", "p", "/p", "li", "/li", "tr", "/tr", "div", "/div"};
    struct text rest = text_between(at + 1, end);
    size_t i;

    for (i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);

        if (text_starts_nocase(rest, names[i]) && length < rest.length && strchr(" />", rest.at[length]))
            return true;
    }
    return false;
}

struct text scan_piece(struct text *line)
{
    const char *at = line->at, *end = at + line->length;
    struct text piece;

    while ((at = at < end ? memchr(at + 1, '<', (size_t)(end - at - 1)) : NULL) != NULL)
        if (is_break(at, end))
            break;
    piece = text_between(line->at, at ? at : end);
    *line = text_skip(*line, piece.length);
    return piece;
}

/* Where the comment of a line begins, or `end`: at a # that begins the line, or at the first ; outside of HTML. */
static const char *find_comment(const char *at, const char *end)
{
    if (at < end && *at == '#')
        return at;
    if (at >= end || !memchr(at, ';', (size_t)(end - at)))
        return end;
    while (at < end && *at != ';') {
        const char *past = scan_skip_markup(at, end);

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
        enum end_marker marker;
    } markers[] = {
        {"resign", END_RESIGN}, {"resigns", END_RESIGN}, {"resigned", END_RESIGN},
        {"time", END_TIME},     {"win", END_CLAIM},      {"wins", END_CLAIM},
        {"draw", END_DRAW},     {"drawn", END_DRAW},
    };
    size_t i;

    for (i = 0; i < sizeof markers / sizeof *markers; i++)
        if (text_is_nocase(word, markers[i].word))
            return markers[i].marker;
    return END_NONE;
}

static const char *word_end(const char *at, const char *end)
{
    while (at < end && is_word_byte(*at))
        at++;
    return at;
}

/* Whether the bytes from `at` to `end` are moves without a blank between them. A letter can only follow a move that
   ends with a sign: `A1CB1U` is not two moves. */
static bool is_chain(const char *at, const char *end)
{
    struct notation_move move;
    size_t length;

    while (at < end) {
        length = notation_read(text_between(at, end), &move);
        at += length;
        if (!length || (notation_table[move.notation].needs_separator && at < end))
            return false;
    }
    return true;
}

/* Whether only blanks, stops and exclamation marks follow on the line. */
static bool is_last(const struct scan *s)
{
    const char *p = s->at;

    while (p < s->end && (is_blank(*p) || *p == '.' || *p == '!'))
        p++;
    return p == s->end;
}

/* Reads the word at s->at as a move, if it begins with one. */
static bool read_move(struct scan *s, struct scan_token *t)
{
    const char *end = s->at < s->chain ? s->chain : word_end(s->at, s->end);
    size_t length = notation_read(text_between(s->at, end), &t->move);

    t->text = text_between(s->at, end);
    if (!length || (notation_table[t->move.notation].needs_separator && s->at + length < end)) {
        t->move.notation = NOTATION_NONE;
        return false;
    }
    t->kind = SCAN_MOVE;
    t->text.length = length;
    t->whole = end == s->chain || is_chain(s->at + length, end);
    s->chain = t->whole ? end : s->chain;
    s->at = t->whole ? s->at + length : end;
    return true;
}

/* Reads a score at s->at as an end marker: t->text is its word then. */
static enum end_marker read_score(const struct scan *s, struct scan_token *t)
{
    static const struct {
        const char *word;
        enum end_marker marker;
    } scores[] = {{"1-0", END_WHITE_WINS}, {"0-1", END_BLACK_WINS}, {"1/2-1/2", END_DRAW}};
    struct text rest = text_between(s->at, s->end);
    size_t i;

    for (i = 0; i < sizeof scores / sizeof *scores; i++) {
        size_t length = strlen(scores[i].word);

        if (!text_starts_nocase(rest, scores[i].word) ||
            (length < rest.length && (is_word_byte(rest.at[length]) || rest.at[length] == '-')))
            continue;
        t->text = (struct text){rest.at, length};
        return scores[i].marker;
    }
    return END_NONE;
}

/* Reads the word at s->at, which read_move has refused, as an end marker, if it is one. */
static bool read_end_marker(struct scan *s, struct scan_token *t)
{
    t->marker = is_letter(*s->at) ? scan_end_marker(t->text) : read_score(s, t);
    if (t->marker == END_NONE)
        return false;
    t->kind = SCAN_END_MARKER;
    s->at += t->text.length;
    t->last = is_last(s);
    return true;
}

/* The fast path of scan_next. */
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

/* Past anything that can stand between a number and its move. */
static const char *skip_gap(const char *at, const char *end)
{
    while (at < end) {
        const char *past = scan_skip_markup(at, end);

        if (past == at && (*at == '\0' || !strchr(" \t.):,]-", *at)))
            break;
        at = past > at ? past : at + 1;
    }
    return at;
}

/* Reads the digits at s->at as a number, with the move or end marker that follows; a move can follow without a gap
   (`12D2R`). */
static bool read_numbered(struct scan *s, struct scan_token *t)
{
    const char *start = s->at, *p;

    for (p = start; p < s->end && is_digit(*p); p++)
        t->number = t->number < NOTATION_HUGE / 10 ? t->number * 10 + (*p - '0') : NOTATION_HUGE;
    s->at = p < s->end && is_word_byte(*p) ? p : skip_gap(p, s->end);
    if (s->at < s->end && is_word_byte(*s->at) &&
        (read_move(s, t) || (s->at > p && read_end_marker(s, t))))
        return true;
    t->number = 0;
    s->at = start;
    return false;
}

static void skip_to_word(struct scan *s)
{
    while (s->at < s->end && !is_word_byte(*s->at)) {
        const char *past = scan_skip_markup(s->at, s->end);

        s->at = past > s->at ? past : s->at + 1;
    }
}

/* Reads a word that nothing else is. */
static void read_word(struct scan *s, struct scan_token *t)
{
    const char *start = s->at;

    t->kind = SCAN_WORD;
    t->move.notation = NOTATION_NONE;
    s->at = word_end(start, s->end);
    t->text = text_between(start, s->at);
}

void scan_next(struct scan *s, struct scan_token *t)
{
    skip_to_word(s);
    t->number = 0;
    t->whole = t->last = false;
    t->leads = s->at == s->start;
    t->marker = END_NONE;
    if (s->at < s->end) {
        if (!read_plain_move(s, t) && !read_move(s, t) && !read_end_marker(s, t) &&
            !(is_digit(*s->at) && read_numbered(s, t)))
            read_word(s, t);
        return;
    }
    t->kind = s->comment.length ? SCAN_COMMENT : SCAN_END;
    t->text = s->comment;
    s->comment.length = 0;
}

int scan_number(struct text word)
{
    int number = 0;
    size_t i;

    for (i = 0; i < word.length && is_digit(word.at[i]); i++)
        number = number < NOTATION_HUGE / 10 ? number * 10 + (word.at[i] - '0') : NOTATION_HUGE;
    return number;
}

/* Whether a line begins with a move. */
static bool begins_with_move(const struct scan *line)
{
    struct scan s = *line;
    struct notation_move move;

    return scan_plain(&s, &move) > 0;
}

void scan_text(struct scan *s, bool in_archive, struct heading *heading, struct scan_token *t)
{
    struct text line;

    for (scan_next(s, t); t->kind == SCAN_END; scan_next(s, t)) {
        if (!text_line(&s->below, &line))
            return;
        s->line++;
        s->begin = line.at;
        scan_line(s, line);
        if (!(in_archive && begins_with_move(s)) && heading_read(line, heading)) {
            scan_line(s, text_between(line.at, line.at));
            t->kind = SCAN_HEADING;
            return;
        }
    }
}

bool scan_is_prose(const struct scan_token *t)
{
    return t->kind == SCAN_WORD && t->text.length > 1 && is_letter(t->text.at[0]) && is_letter(t->text.at[1]);
}

bool scan_is_first(const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && notation_is_first(&t->move);
}

/* Where the words between two positions begin. */
static const char *begin_after(const struct scan *p, const struct scan *before)
{
    return p->line == before->line ? before->at : p->start;
}

const char *scan_bracket(const struct scan *p, const struct scan *before, const struct scan_token *t)
{
    const char *at, *open = NULL;

    for (at = begin_after(p, before); at < t->text.at; at++)
        if (strchr("{([", *at) && *at)
            open = open ? open : at;
        else if (strchr("})]", *at) && *at)
            open = NULL;
    return open;
}

bool scan_skip_bracket(struct scan *p, const char *open)
{
    char opening = *open, closing = opening == '(' ? ')' : opening == '{' ? '}' : ']';
    struct scan q = *p;
    const char *at = open;
    struct text line;
    int depth = 0;

    while (at - open < LONGEST_BRACKET) {
        const char *end = q.end + q.comment.length;

        for (; at < end && at - open < LONGEST_BRACKET; at++) {
            depth += (*at == opening) - (*at == closing);
            if (depth)
                continue;
            *p = q;
            p->at = p->chain = at + 1;
            if (at >= p->end) {
                p->end = end;
                p->comment.length = 0;
            }
            return true;
        }
        if (!text_line(&q.below, &line) || !text_trim(line).length)
            return false;
        q.line++;
        q.begin = line.at;
        scan_line(&q, line);
        at = q.at;
    }
    return false;
}
