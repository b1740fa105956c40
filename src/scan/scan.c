#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

enum {
    LONGEST_BRACKET = 2000, /* bytes of a comment in brackets */
    MOST_BRACKETS = 32      /* inside each other in it */
};

/* Words consist of letters, digits and the signs of moves; any other byte separates words. */
static bool is_word_byte(char c)
{
    return is_letter(c) || is_digit(c) || c == '@' || c == '+' || c == '/' || c == '\\';
}

struct sign scan_sign(const struct scan *s, const char *at)
{
    return sign_read(at, s->end, s->escaped);
}

static bool is_word_at(const struct scan *s, const char *at)
{
    return at < s->end && is_word_byte(scan_sign(s, at).meaning);
}

/* Past the > of quoted mail, and the + of a patch. */
static const char *skip_quotes(const char *at, const char *end)
{
    while (at < end && (is_blank(*at) || *at == '>'))
        at++;
    return end - at > 1 && *at == '+' && (is_letter(at[1]) || is_digit(at[1]) || at[1] == '@') ? at + 1 : at;
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

/* Where a line ends because a tag that begins a new one stands there, or `end`. A tag at the beginning does not count.
   */
static const char *find_break(const char *at, const char *end)
{
    while (at < end && (at = memchr(at + 1, '<', (size_t)(end - at - 1))) != NULL)
        if (is_break(at, end))
            return at;
    return end;
}

/* What the parts between the ; of a line are. */
enum parts_shape {
    PARTS_LIST, /* moves, all with numbers or none */
    PARTS_PAIR, /* two moves, the first with a number */
    PARTS_ROW   /* a number, and then moves and other numbers */
};

static int count_parts(const struct scan *s, struct text line, enum parts_shape *shape);
static const char *find_pair_end(const struct scan *s, struct text line);

/* Where the comment of a line begins, or `end`: at a # that begins the line, or at the first ; outside of HTML. */
static const char *find_comment(const struct scan *s, const char *at, const char *end)
{
    enum parts_shape shape;
    const char *pair_end;

    if (at < end && *at == '#' && s->hashes != HASHES_BULLETS && !(s->hashes && at + 1 < end && is_digit(at[1])))
        return at;
    if (s->without_stops || at >= end || s->semicolons == SEMICOLONS_FIELDS || !memchr(at, ';', (size_t)(end - at)) ||
        (s->semicolons && s->semicolons != SEMICOLONS_ITEMS && count_parts(s, text_between(at, end), &shape)))
        return end;
    if (s->semicolons == SEMICOLONS_PAIRS && (pair_end = find_pair_end(s, text_between(at, end))) != NULL)
        return pair_end;
    while (at < end && !(*at == ';' && !(s->semicolons == SEMICOLONS_ITEMS && scan_parts_items(s, at, end)))) {
        const char *past = *at == '&' || *at == '<' ? markup_skip(at, end) : at;

        at = past > at ? past : at + 1;
    }
    return at;
}

void scan_line(struct scan *s, struct text line)
{
    const char *end = line.at + line.length;

    s->at = s->start = s->chain = skip_quotes(line.at, end);
    s->end = find_comment(s, s->at, end);
    s->comment = text_between(s->end, end);
}

enum end_marker scan_end_marker(struct text word)
{
    switch (word.length ? to_upper(word.at[0]) : '\0') {
    case 'R': return text_is_among(word, "resign resigns resigned") ? END_RESIGN : END_NONE;
    case 'T': return text_is_nocase(word, "time") ? END_TIME : END_NONE;
    case 'W': return text_is_among(word, "win wins") ? END_CLAIM : END_NONE;
    case 'D': return text_is_among(word, "draw drawn") ? END_DRAW : END_NONE;
    default: return END_NONE;
    }
}

/* Past the word at `at`. *signs: some of its signs are not the byte that they stand for. */
static const char *word_end(const struct scan *s, const char *at, bool *signs)
{
    const char *end = at;

    *signs = false;
    while (at < s->end && sign_is_plain(*at) && !is_blank(*at))
        end = ++at;
    while (at < s->end) {
        struct sign sign = scan_sign(s, at);

        if (sign.meaning && !is_word_byte(sign.meaning))
            break;
        *signs = *signs || sign.meaning != *at || sign.length > 1;
        at += sign.length;
        end = sign.meaning ? at : end;
    }
    return end;
}

/* Reads a move that has other signs than its own; returns its length in bytes, or 0. */
static size_t read_spelt(const struct scan *s, const char *at, const char *end, struct notation_move *move)
{
    char word[64];
    const char *ends[sizeof word] = {at}, *p = at;
    size_t count = 0, length;

    while (p < end && count < sizeof word) {
        struct sign sign = scan_sign(s, p);

        p += sign.length;
        if (sign.meaning)
            word[count++] = sign.meaning;
        if (count)
            ends[count - 1] = p;
    }
    length = notation_read((struct text){word, count}, move);
    return length ? (size_t)(ends[length - 1] - at) : 0;
}

/* Reads a move at the beginning of a word; returns its length, or 0. A letter can only follow a move that ends with a
   sign: `A1CB1U` is not two moves. */
static size_t read_first(const struct scan *s, struct text word, bool signs, struct notation_move *move)
{
    const char *end = word.at + word.length;
    size_t length = signs ? read_spelt(s, word.at, end, move) : notation_read(word, move);

    return length < word.length && length && notation_table[move->notation].needs_separator ? 0 : length;
}

/* Whether the rest of a word is a number before a move: `B1+2. C1+`. */
static bool is_number_before_move(const struct scan *s, struct text rest)
{
    const char *at = rest.at + rest.length;

    if (!scan_is_digits(rest) || at == s->end || *at != '.')
        return false;
    while (at < s->end && (is_blank(*at) || *at == '.'))
        at++;
    return scan_begins_with_move(text_between(at, s->end));
}

/* Whether a word is moves without a blank between them, and perhaps the next one's number. */
static bool is_chain(const struct scan *s, struct text word, bool signs)
{
    struct notation_move move;

    while (word.length) {
        size_t length = read_first(s, word, signs, &move);

        if (!length)
            return is_number_before_move(s, word);
        word = text_skip(word, length);
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

/* The fast path of read_move. */
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

/* Whether the word at s->at may be a move: it does not begin with a digit, other than in 1AL. */
static bool may_be_move(const struct scan *s)
{
    const char *next = s->at + 1;

    return *s->at == '1' ? next < s->end && (to_upper(*next) == 'A' || !sign_is_plain(*next)) : !is_digit(*s->at);
}

/* Reads the word at s->at as a move, if it begins with one. */
static bool read_move(struct scan *s, struct scan_token *t)
{
    bool chained = s->at < s->chain, signs = s->signs_in_chain;
    const char *end = s->at;
    size_t length = 0;

    if (may_be_move(s)) {
        if (read_plain_move(s, t))
            return true;
        end = chained ? s->chain : word_end(s, s->at, &signs);
        t->text = text_between(s->at, end);
        length = read_first(s, t->text, signs, &t->move);
    }
    if (!length)
        return false;
    t->kind = SCAN_MOVE;
    t->whole = chained || is_chain(s, text_skip(t->text, length), signs);
    t->text.length = length;
    if (t->whole) {
        s->chain = end;
        s->signs_in_chain = signs;
    }
    s->at = t->whole ? s->at + length : end;
    return true;
}

/* Reads a score at s->at as an end marker: t->text is its word then. */
static enum end_marker read_score(const struct scan *s, struct scan_token *t)
{
    static const struct {
        const char *word;
        enum end_marker marker;
        enum game_player winner;
    } scores[] = {
        {"1-0", END_SCORE, GAME_WHITE}, {"0-1", END_SCORE, GAME_BLACK}, {"1/2-1/2", END_DRAW, GAME_NOBODY}};
    struct text rest = text_between(s->at, s->end);
    size_t i;

    if (rest.length < 3 || (rest.at[1] != '-' && rest.at[1] != '/'))
        return END_NONE;
    for (i = 0; i < sizeof scores / sizeof *scores; i++) {
        size_t length = strlen(scores[i].word);

        if (!text_starts_nocase(rest, scores[i].word) ||
            (length < rest.length && (is_word_byte(rest.at[length]) || rest.at[length] == '-')))
            continue;
        t->text = (struct text){rest.at, length};
        t->winner = scores[i].winner;
        return scores[i].marker;
    }
    return END_NONE;
}

/* Reads the word at s->at, which read_move has refused, as an end marker, if it is one. */
static bool read_end_marker(struct scan *s, struct scan_token *t)
{
    if (is_letter(*s->at))
        t->marker = scan_end_marker(t->text);
    else if (is_digit(*s->at))
        t->marker = read_score(s, t);
    if (t->marker == END_NONE)
        return false;
    t->kind = SCAN_END_MARKER;
    s->at += t->text.length;
    t->last = is_last(s);
    return true;
}

/* Past what separates words at `at`, or `at` if it is a sign of a word or none that `signs` has; NULL: any sign. */
static const char *skip_separator(const struct scan *s, const char *at, const char *signs)
{
    struct sign sign = scan_sign(s, at);
    const char *past = sign.length == 1 ? markup_skip(at, s->end) : at;

    if (past > at)
        return past;
    if (is_word_byte(sign.meaning) || (signs && sign.meaning && !strchr(signs, sign.meaning)))
        return at;
    return at + sign.length;
}

/* Past anything that can stand between a number and its move. */
static const char *skip_gap(const struct scan *s, const char *at)
{
    const char *past;

    while (at < s->end && is_blank(*at))
        at++;
    while (at < s->end && (is_blank(*at) || !sign_is_plain(*at)) &&
           (past = skip_separator(s, at, " \t.):;,]-|=*_`'\"")) > at)
        at = past < s->end && *past == '>' && (*at == '-' || *at == '=') ? past + 1 : past;
    return at;
}

/* Whether digits may be the end of a time or a date: more digits stand before them, after a : . or -. */
static bool is_joined(const struct scan *s, const char *at)
{
    return at > s->start + 1 && strchr(":.-", at[-1]) && is_digit(at[-2]);
}

/* Whether a word stands alone in brackets at `at`. */
static bool is_bracketed(const struct scan *s, const char *at)
{
    static const char pairs[] = "()[]{}<>";
    const char *pair = at < s->end && *at ? strchr(pairs, *at) : NULL, *end;
    bool signs;

    if (!pair || (pair - pairs) % 2)
        return false;
    end = word_end(s, at + 1, &signs);
    return end > at + 1 && end < s->end && *end == pair[1];
}

/* The digit that a sign stands for, or a letter that looks like one: `1O`, `l2`; -1 for none. */
static int digit_of(char c)
{
    return is_digit(c) ? c - '0' : c == 'O' || c == 'o' ? 0 : c == 'l' || c == 'I' ? 1 : -1;
}

/* Past the number at `at`, or `at`. Letters can be digits of a number of two or three signs with a stop behind it. */
static const char *number_end(const struct scan *s, const char *at)
{
    const char *p = at, *q = at;

    while (p < s->end && is_digit(scan_sign(s, p).meaning))
        p += scan_sign(s, p).length;
    if (p == s->end || digit_of(*p) < 0)
        return p;
    while (q < s->end && q - at < 4 && digit_of(*q) >= 0)
        q++;
    return q > p && q - at > 1 && q - at < 4 && q < s->end && strchr(".):", *q) ? q : p;
}

/* Reads the digits at s->at as a number, with the move or end marker that follows; a move can follow without a gap
   (`12D2R`). */
static bool read_numbered(struct scan *s, struct scan_token *t)
{
    const char *start = s->at, *end = number_end(s, start), *p = start;
    bool word, bracketed, glyph = start > s->start && start[-1] == '$'; /* `$1`, as in PGN */

    if (end == start || (glyph && (end == s->end || is_blank(*end))))
        return false;
    t->joined = is_joined(s, start);
    while (p < end) {
        struct sign digit = scan_sign(s, p);

        t->number = t->number < NOTATION_HUGE / 10 ? t->number * 10 + digit_of(digit.meaning) : NOTATION_HUGE;
        p += digit.length;
    }
    s->at = is_word_at(s, p) ? p : skip_gap(s, p);
    word = is_word_at(s, s->at);
    bracketed = !word && is_bracketed(s, s->at);
    s->at += bracketed;
    if ((word || bracketed) && (read_move(s, t) || (s->at > p && !bracketed && read_end_marker(s, t)))) {
        t->number = t->joined && s->times ? 0 : t->number;
        return true;
    }
    t->pending = s->at == s->end && !s->comment.length ? t->number : 0;
    t->number = 0;
    s->at = start;
    return false;
}

static void skip_to_word(struct scan *s)
{
    const char *past;

    while (s->at < s->end && !is_letter(*s->at) && *s->at != '@') {
        past = is_blank(*s->at) ? s->at + 1 : skip_separator(s, s->at, NULL);
        if (past == s->at)
            break;
        s->at = past;
    }
}

/* Whether a word only joins two moves: `B1+ / C1+`, `B1+ and C1+`. */
static bool is_joint(struct text word)
{
    static const char *const joints[] = {['/'] = "/",  ['A'] = "and",  ['D'] = "dann", ['E'] = "et", ['O'] = "og",
                                         ['P'] = "puis", ['T'] = "then", ['U'] = "und",  ['Y'] = "y"};
    size_t first = (unsigned char)to_upper(word.at[0]);

    return first < sizeof joints / sizeof *joints && joints[first] && text_is_nocase(word, joints[first]);
}

/* Reads a word that nothing else is; false if it is passed over. */
static bool read_word(struct scan *s, struct scan_token *t)
{
    const char *start = s->at;
    bool signs;

    t->kind = SCAN_WORD;
    s->at = word_end(s, start, &signs);
    t->text = text_between(start, s->at);
    return start == s->start || !is_joint(t->text);
}

/* Reads the next word of the line; false if there is none. */
static bool read_token(struct scan *s, struct scan_token *t)
{
    do {
        t->number = t->pending = 0;
        t->joined = false;
        skip_to_word(s);
        if (s->at == s->end)
            return false;
    } while (!read_move(s, t) && !read_end_marker(s, t) &&
             !(digit_of(scan_sign(s, s->at).meaning) >= 0 && read_numbered(s, t)) && !read_word(s, t));
    return true;
}

/* Whether two moves, one in each notation, are likely to be the same move. */
static bool are_twins(const struct notation_move *one, const struct notation_move *other)
{
    const struct notation_move *modern = one->notation == NOTATION_MODERN ? one : other;
    const struct notation_move *classic = modern == one ? other : one;

    return modern->notation == NOTATION_MODERN && classic->notation == NOTATION_CLASSIC &&
           (modern->column ? modern->column : 1) == classic->column &&
           (modern->row ? modern->row : 1) == classic->row &&
           (modern->shape == '+') == (classic->shape == 'S');
}

/* Whether a token is a move that was there in the other notation before. */
static bool is_second(struct scan *s, const struct scan_token *t)
{
    if (t->whole)
        s->second = !s->second;
    return t->whole && !s->second;
}

void scan_next(struct scan *s, struct scan_token *t)
{
    do {
        t->leads = s->at == s->start;
        t->whole = t->last = false;
        t->marker = END_NONE;
        t->winner = GAME_NOBODY;
        t->text = text_between(s->at, s->at);
        if (!read_token(s, t)) {
            t->kind = s->comment.length ? SCAN_COMMENT : SCAN_END;
            t->text = s->comment;
            s->comment.length = 0;
            return;
        }
    } while (s->twins && is_second(s, t));
}

bool scan_has_twins(const struct scan *begin)
{
    enum { ENOUGH = 3 };
    struct scan s = *begin;
    struct scan_token one, other;
    struct text line;
    int count = 0;

    while (scan_go_on(&s, &line))
        for (scan_next(&s, &one); one.kind != SCAN_END; scan_next(&s, &one)) {
            if (!one.whole)
                continue;
            scan_next(&s, &other);
            if (!other.whole || other.number || !are_twins(&one.move, &other.move))
                return false;
            count++;
        }
    return count >= ENOUGH;
}

bool scan_item(struct scan *s, struct scan_token *t, struct text *label)
{
    enum { MOST_WORDS = 3 };
    int words = 0;

    *label = text_of(NULL);
    for (scan_next(s, t); t->kind == SCAN_WORD && words < MOST_WORDS; scan_next(s, t), words++)
        if (!is_digit(t->text.at[0]))
            *label = label->length ? text_between(label->at, s->at) : t->text;
    return t->whole || t->kind == SCAN_END_MARKER;
}

bool scan_parts_items(const struct scan *s, const char *stop, const char *end)
{
    struct scan p = *s;
    struct scan_token t;
    struct text ignored;

    p.at = p.start = p.chain = stop + 1;
    p.end = end;
    p.comment.length = 0;
    return stop > s->start && !is_blank(stop[-1]) && stop[-1] != ';' && scan_item(&p, &t, &ignored);
}

/* Words between the ; of a line. */
struct parts {
    int moves, numbered; /* moves and end markers, and of them those with a number */
    int others;
    int numbers; /* parts with nothing else */
};

/* Whether a word looks more like a move than like a word of prose. */
static bool is_odd(const struct scan_token *t)
{
    bool prose = scan_is_prose(t) && is_letter(t->text.at[t->text.length - 1]);

    return t->text.length > 1 && !is_digit(t->text.at[0]) && !prose;
}

/* Takes what stands between two ; into account; false if it is more than a word and numbers. */
static bool take_part(struct parts *c, const struct scan *s, const char *at, const char *end)
{
    struct scan p = *s;
    struct scan_token t;
    int words = 0;

    p.at = p.start = p.chain = at;
    p.end = end;
    p.comment.length = 0;
    for (scan_next(&p, &t); t.kind != SCAN_END; scan_next(&p, &t)) {
        if (t.kind == SCAN_WORD && is_digit(t.text.at[0]))
            continue;
        if (words++ || (scan_is_prose(&t) && is_letter(t.text.at[t.text.length - 1])))
            return false;
        c->others += t.kind == SCAN_WORD;
        c->moves += t.kind != SCAN_WORD;
        c->numbered += t.number > 0;
    }
    c->numbers += !words && at < end;
    return true;
}

/* Whether a text begins with a word of letters that is prose, and goes on behind it: no such line is parts. */
static bool begins_with_prose(struct text t)
{
    struct text word = {t.at, 0};
    const char *end = t.at + t.length;

    while (word.at < end && is_blank(*word.at))
        word.at++;
    while (word.at + word.length < end && is_letter(word.at[word.length]))
        word.length++;
    return word.length > 1 && word.at + word.length < end && is_blank(word.at[word.length]) && !is_joint(word) &&
           !scan_end_marker(word);
}

/* Whether what stands behind the first ; can be a part; in most lines it is a comment. */
static bool may_be_parts(const struct scan *s, struct text line)
{
    struct parts ignored = {.moves = 0};
    struct text rest = line, part;

    text_cut(&rest, ";");
    if (!rest.length || begins_with_prose(rest))
        return !rest.length;
    part = text_cut(&rest, ";");
    return take_part(&ignored, s, part.at, part.at + part.length);
}

/* How many moves stand between the ; of a line; 0 if anything else does. */
static int count_parts(const struct scan *s, struct text line, enum parts_shape *shape)
{
    const char *at = line.at, *end = at + line.length;
    struct parts c = {.moves = 0};

    *shape = PARTS_LIST;
    if (!may_be_parts(s, line))
        return 0;
    while (at < end) {
        const char *stop = memchr(at, ';', (size_t)(end - at));

        if (!take_part(&c, s, at, stop ? stop : end))
            return 0;
        if (c.numbers == 1 && !c.moves && !c.others)
            *shape = PARTS_ROW;
        at = stop ? stop + 1 : end;
    }
    if (c.others * 2 > c.moves)
        return 0;
    *shape = c.numbered == 1 && c.moves == 2 ? PARTS_PAIR : *shape;
    return c.numbered && c.numbered < c.moves && *shape == PARTS_LIST ? 0 : c.moves;
}

/* The end of a pair of moves with a ; between them, around which other words may stand: the second ; of the line, or
   the line's end; NULL if the line does not begin with a pair. */
static const char *find_pair_end(const struct scan *s, struct text line)
{
    struct text behind = line, first = text_cut(&behind, ";"), second;
    struct scan p = *s;
    struct scan_token t;
    bool is_move = false;
    int words = 0;

    if (!behind.length)
        return NULL;
    second = text_cut(&behind, ";");
    p.semicolons = SEMICOLONS_FIELDS;
    for (scan_line(&p, first), scan_next(&p, &t); t.kind != SCAN_END; scan_next(&p, &t), words++)
        is_move = t.whole;
    if (!is_move || words > 2)
        return NULL;
    scan_line(&p, second);
    scan_next(&p, &t);
    is_move = (t.kind == SCAN_MOVE && !t.number) || (t.kind == SCAN_WORD && is_odd(&t));
    return is_move ? second.at + second.length : NULL;
}

struct scan scan_begin(struct text all)
{
    struct scan s = {.below = all, .begin = all.at};

    s.without_tags = !all.length || !memchr(all.at, '<', all.length);
    s.without_stops = !all.length || !memchr(all.at, ';', all.length);
    if (text_starts_nocase(all, "\xEF\xBB\xBF")) /* the byte order mark */
        s.below = text_skip(all, 3);
    scan_line(&s, text_between(all.at, all.at));
    return s;
}

/* Where a line of an escaped text ends by a \n or \r in two letters, or `end`. */
static const char *find_line_end(const char *at, const char *end)
{
    const char *past;

    for (; at < end && (at = memchr(at, '\\', (size_t)(end - at))) != NULL; at = past) {
        for (past = at; past < end && *past == '\\'; past++)
            ;
        if ((past - at) % 2 && past < end && (*past == 'n' || *past == 'r'))
            return past - 1;
    }
    return end;
}

/* Reads a line of the text, or the rest of one that was cut: so a line that is cut often is not searched as often for
   its end. */
static bool next_line(struct scan *s, struct text *line)
{
    const char *at = s->below.at, *end = at + s->below.length;
    struct text rest;

    if (at != s->cut || !s->cut_to || !s->below.length)
        return text_line(&s->below, line);
    rest = text_between(s->cut_to, end);
    text_line(&rest, line); /* its end */
    *line = text_between(at, s->cut_to);
    s->below = text_between(rest.at, end);
    return true;
}

/* The line that was begun ends here, and the next one begins at `next`, on the same line of the text. */
static void cut_line(struct scan *s, struct text *line, const char *end, const char *next)
{
    s->cut = next;
    s->below = text_between(next, s->below.at + s->below.length);
    *line = text_between(line->at, end);
}

/* Begins a line that a tag may end, before any comment. */
static void begin_line(struct scan *s, struct text *line)
{
    const char *end = line->at + line->length, *cut;

    cut = s->without_tags ? end : find_break(skip_quotes(line->at, end), end);
    scan_line(s, text_between(line->at, cut));
    if (cut < end && s->comment.length)
        scan_line(s, *line);
    else if (cut < end)
        cut_line(s, line, cut, cut);
}

bool scan_go_on(struct scan *s, struct text *line)
{
    const char *end, *cut;

    if (!next_line(s, line))
        return false;
    s->row++;
    if (line->at != s->cut) {
        s->line++;
        s->begin = line->at;
    }
    s->cut_to = end = line->at + line->length;
    if (s->escaped && (cut = find_line_end(line->at, end)) < end)
        cut_line(s, line, cut, cut + 2);
    begin_line(s, line);
    return true;
}

/* Whether a text has no word that begins with a letter or @ before this place on its line, but is not blank there. */
static bool follows_number(struct text all, const char *at)
{
    const char *end;

    while (at > all.at && is_blank(at[-1]))
        at--;
    for (end = at; at > all.at && at[-1] != '\n' && at[-1] != '\r'; at--)
        if (at < end && (is_letter(*at) || *at == '@') && !is_letter(at[-1]) && !is_digit(at[-1]))
            return false;
    return at < end && !is_letter(*at) && *at != '@';
}

/* Whether moves are not parted by ;, which most texts show at once: more lines have prose behind their first ;
   than have several ;, or one behind a number. */
static bool has_comments(struct text all)
{
    const char *at, *end = all.at + all.length;
    long comments = 0;
    struct text rest, line;

    if (memchr(all.at, '<', all.length) || memchr(all.at, '&', all.length)) /* a ; may be a part of these */
        return false;
    for (at = all.at; at < end && (at = memchr(at, ';', (size_t)(end - at))) != NULL; at = rest.at) {
        rest = text_between(at + 1, end);
        if (!text_line(&rest, &line))
            break;
        if (begins_with_prose(line))
            comments++;
        else if (follows_number(all, at) || (line.length && memchr(line.at, ';', line.length)))
            comments--;
    }
    return comments > 0;
}

/* Whether a ; ends an entity, `&amp;`. */
static bool ends_entity(struct text line, const char *at)
{
    while (at > line.at && (is_letter(at[-1]) || is_digit(at[-1]) || at[-1] == '#'))
        at--;
    return at > line.at && at[-1] == '&';
}

/* Whether each line of a text with a ; in it has none or several of them, without a blank around them. */
static bool is_table(struct text all)
{
    struct text line;

    if (memchr(all.at, '<', all.length)) /* a ; may be a part of a tag */
        return false;
    while (text_line(&all, &line)) {
        const char *at = line.at, *end = at + line.length;
        int count = 0;

        for (; at < end && (at = memchr(at, ';', (size_t)(end - at))) != NULL; at++, count++)
            if (at == line.at || is_blank(at[-1]) || (at + 1 < end && is_blank(at[1])) || ends_entity(line, at))
                return false;
        if (count == 1)
            return false;
    }
    return true;
}

/* How often the lines of a text use a ; in each way. */
struct uses {
    int parts[PARTS_ROW + 1]; /* lines of nothing but moves */
    int pairs;    /* other lines that begin with a pair */
    int comments; /* lines with anything else behind the first ;, */
    int own;      /*   of them those with nothing before it */
    int single;   /* numbered moves without a ; */
};

/* Takes a line into account, at its beginning. */
static void weigh_semicolons(struct uses *u, struct scan s, struct text line)
{
    enum parts_shape shape;
    struct scan_token t;
    int moves = s.comment.length ? count_parts(&s, line, &shape) : 0;

    if (moves) {
        u->parts[shape] += shape != PARTS_LIST || moves >= 3;
    } else if (s.comment.length) {
        u->comments++;
        u->own += s.at == s.end;
        u->pairs += find_pair_end(&s, line) != NULL;
    } else {
        scan_next(&s, &t);
        u->single += t.kind == SCAN_MOVE && t.number;
    }
}

/* What a ; is in a text that is no table. Pairs of moves are most of the lines that begin with a number, and a comment
   behind a ; is rare among them. */
static enum scan_semicolons count_uses(struct scan s)
{
    enum { ENOUGH = 3, RARE = 4 };
    struct uses u = {.pairs = 0};
    struct text line;
    int pairs, others;

    while (scan_go_on(&s, &line))
        weigh_semicolons(&u, s, line);
    if ((u.parts[PARTS_LIST] && u.parts[PARTS_LIST] >= u.comments) || (u.parts[PARTS_PAIR] >= ENOUGH && !u.comments) ||
        (u.parts[PARTS_ROW] >= ENOUGH && u.parts[PARTS_ROW] > u.comments))
        return SEMICOLONS_LISTS;
    pairs = u.parts[PARTS_PAIR] + u.pairs;
    others = u.comments - u.own - u.pairs + (u.single > 1 ? u.single : 0); /* White may have the last move */
    return pairs >= ENOUGH && u.parts[PARTS_PAIR] > u.pairs && others * RARE <= pairs ? SEMICOLONS_PAIRS
                                                                                      : SEMICOLONS_COMMENTS;
}

enum scan_semicolons scan_find_semicolons(const struct scan *begin)
{
    if (begin->without_stops)
        return SEMICOLONS_COMMENTS;
    if (!begin->escaped && is_table(begin->below))
        return SEMICOLONS_FIELDS;
    if (!begin->escaped && has_comments(begin->below))
        return SEMICOLONS_COMMENTS;
    return count_uses(*begin);
}

void scan_join(struct scan *s, struct scan_token *t)
{
    struct scan next = *s;
    struct scan_token move;
    struct text line;

    for (scan_next(&next, &move); move.kind == SCAN_END; scan_next(&next, &move))
        if (!scan_go_on(&next, &line))
            return;
    if (move.number || (move.kind != SCAN_MOVE && move.kind != SCAN_END_MARKER))
        return;
    move.number = t->pending;
    *t = move;
    *s = next;
}

int scan_number(struct text word)
{
    int number = 0;
    size_t i;

    for (i = 0; i < word.length && is_digit(word.at[i]); i++)
        number = number < NOTATION_HUGE / 10 ? number * 10 + (word.at[i] - '0') : NOTATION_HUGE;
    return number;
}

bool scan_is_digits(struct text word)
{
    size_t i = 0;

    while (i < word.length && is_digit(word.at[i]))
        i++;
    return i == word.length;
}

bool scan_is_uniform(struct text word)
{
    bool digits = is_digit(word.at[0]);
    size_t i = 0;

    while (i < word.length && (digits ? is_digit(word.at[i]) : is_letter(word.at[i])))
        i++;
    return i == word.length;
}

size_t scan_move_number(struct text word, int *number)
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

int scan_cut_number(struct text *t)
{
    struct text rest = *t;
    int number = scan_number(rest);

    while (rest.length && is_digit(rest.at[0]))
        rest = text_skip(rest, 1);
    if (!number || !rest.length || is_letter(rest.at[0]))
        return 0;
    while (rest.length && strchr(" \t.):", rest.at[0]))
        rest = text_skip(rest, 1);
    *t = rest;
    return number;
}

bool scan_begins_with_move(struct text t)
{
    struct notation_move move;

    return scan_short(t, &move) || notation_read(t, &move);
}

/* Whether a line that looks like a heading holds a row of moves: `Game 3: BO/ B1+ C1+`. */
static bool holds_row(const struct scan *line)
{
    enum { ROW = 3 };
    struct scan s = *line;
    struct scan_token t;
    int moves = 0;

    do {
        scan_next(&s, &t);
        moves = t.whole ? moves + 1 : 0;
    } while (moves < ROW && t.kind != SCAN_END);
    return moves == ROW;
}

void scan_text(struct scan *s, bool in_archive, struct heading *heading, struct scan_token *t)
{
    struct heading before;
    struct text line;

    for (scan_next(s, t); t->kind == SCAN_END; scan_next(s, t)) {
        if (!scan_go_on(s, &line))
            return;
        if (scan_is_comment(s) || (in_archive && scan_begins_with_move(text_between(s->at, s->end))))
            continue;
        before = *heading;
        if (heading_read(line, heading)) {
            if (holds_row(s)) {
                *heading = before;
                continue;
            }
            scan_line(s, text_between(line.at, line.at));
            t->kind = SCAN_HEADING;
            return;
        }
    }
    s->number_row = s->row;
    if (t->pending && !in_archive)
        scan_join(s, t);
}

bool scan_is_prose(const struct scan_token *t)
{
    return t->kind == SCAN_WORD && t->text.length > 1 && is_letter(t->text.at[0]) && is_letter(t->text.at[1]);
}

bool scan_has_points(const struct scan *s, const struct scan_token *t)
{
    const char *at = t->text.at;
    int points = 0;

    for (; at > s->start && !is_digit(at[-1]); at--)
        points += at[-1] == '.' ? 1 : at[-1] == '\xA6' /* of their one sign */ ? 2 : 0;
    return at > s->start && points > 1;
}

bool scan_is_hexadecimal(const struct scan *s, const struct scan_token *t)
{
    const char *at = t->text.at;

    if (!text_starts_nocase(t->text, "A1C"))
        return false;
    return at > s->begin && (is_digit(at[-1]) || at[-1] == '#');
}

bool scan_is_doubled(const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && !t->whole && t->text.at[t->text.length] == t->text.at[t->text.length - 1];
}

bool scan_is_number(const struct scan_token *t)
{
    return t->kind == SCAN_WORD && is_digit(t->text.at[0]) && is_digit(t->text.at[t->text.length - 1]);
}

bool scan_is_name_part(const struct scan *s, const struct scan_token *t)
{
    const char *at = t->text.at, *end = s->end;

    if (at == s->begin || at[-1] != '_')
        return false;
    for (at++; at < end; at++)
        if (*at == '_' && !is_blank(at[-1]) && at[-1] != '_' &&
            (at + 1 == end || !(is_letter(at[1]) || is_digit(at[1]) || at[1] == '_')))
            return false;
    return true;
}

struct text scan_trim_comment(struct text comment)
{
    while (comment.length && comment.at[0] == '#')
        comment = text_skip(comment, 1);
    if (comment.length && comment.at[0] == ';')
        comment = text_skip(comment, 1);
    while (comment.length && is_blank(comment.at[comment.length - 1]))
        comment.length--;
    return comment;
}

bool scan_precedes_prose(const struct scan *at)
{
    enum { MOST = 40 };
    struct scan p = *at, before;
    struct heading ignored = {0};
    struct scan_token t;
    const char *open;
    bool comment;
    int moves = 0;

    do {
        before = p;
        scan_text(&p, false, &ignored, &t);
        open = p.start == at->start && t.kind != SCAN_END ? scan_bracket(&p, &before, &t) : NULL;
        comment = open && scan_skip_bracket(&p, open);
    } while (p.start == at->start && (comment || (t.kind == SCAN_MOVE && !t.number)) && moves++ < MOST);
    return p.start == at->start && !t.number && (t.kind == SCAN_END_MARKER || scan_is_prose(&t));
}

bool scan_has_word(struct text line)
{
    const char *at = line.at, *end = at + line.length;
    struct scan p = {.at = at, .start = at, .chain = at, .end = end};
    struct scan_token t;
    int others = 0;

    do
        scan_next(&p, &t);
    while (t.kind != SCAN_END && t.kind != SCAN_END_MARKER && !scan_is_prose(&t));
    for (; at < end && others < 2; at += sign_read(at, end, false).length)
        others = (*at & 0x80) && sign_read(at, end, false).meaning == SIGN_OTHER ? others + 1 : 0;
    return t.kind != SCAN_END || others > 1;
}

bool scan_is_first(const struct scan_token *t)
{
    return t->kind == SCAN_MOVE && notation_is_first(&t->move);
}

const char *scan_begin_after(const struct scan *s, const struct scan *before)
{
    return s->start == before->start && before->at <= s->at ? before->at : s->start;
}

const char *scan_bracket(const struct scan *p, const struct scan *before, const struct scan_token *t)
{
    const char *at, *open = NULL;

    for (at = scan_begin_after(p, before); at < t->text.at; at++)
        if (strchr("{([", *at) && *at && !text_starts_nocase(text_between(at, t->text.at), "{|")) /* a wiki's table */
            open = open ? open : at;
        else if (strchr("})]", *at) && *at)
            open = NULL;
    return open;
}

/* The bracket that closes one; NULL if none does so soon, or if too many are inside each other. */
static const char *closing_bracket(const char *open, const char *last)
{
    char opening = *open, closing = opening == '(' ? ')' : opening == '{' ? '}' : ']';
    const char *at, *end = last - open < LONGEST_BRACKET ? last : open + LONGEST_BRACKET;
    int depth = 0;

    if (!memchr(open, closing, (size_t)(end - open)))
        return NULL;
    for (at = open; at < end && depth <= MOST_BRACKETS; at++) {
        depth += (*at == opening) - (*at == closing);
        if (!depth)
            return at;
    }
    return NULL;
}

bool scan_skip_bracket(struct scan *p, const char *open)
{
    const char *close = closing_bracket(open, p->below.at + p->below.length), *end;
    struct scan q;
    struct text line;

    if (!close)
        return false;
    for (q = *p; close >= (end = q.end + q.comment.length);)
        if (!scan_go_on(&q, &line) || !text_trim(line).length)
            return false;
    *p = q;
    p->at = p->chain = close + 1;
    if (close >= p->end) {
        p->end = end;
        p->comment.length = 0;
    }
    return true;
}

bool scan_precedes_words(const struct scan *s)
{
    enum { NEXT = 100 };

    return scan_has_word(text_between(s->at, s->end - s->at < NEXT ? s->end : s->at + NEXT));
}
