#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

enum {
    LONGEST = 120, /* bytes of a line that is looked at */
    BACK = 4,      /* moves whose lines are compared */
    AHEAD = 40,    /* words up to the next move */
    MOVE = '\1'    /* the place of a move */
};

/* A line with MOVE for each move, small letters, and one 0 or blank for several digits or blanks. */
struct folded {
    char at[LONGEST];
    const char *from[LONGEST]; /* where each byte stands in the line */
    size_t length;             /* 0: the line is too long */
};

static bool is_text(char c)
{
    return is_letter(c) || (c & 0x80);
}

static void put(struct folded *f, char c, const char *from)
{
    c = is_digit(c) ? '0' : is_blank(c) ? ' ' : is_letter(c) ? (char)(to_upper(c) - 'A' + 'a') : c;
    if (f->length == LONGEST || (f->length && c == f->at[f->length - 1] && (c == '0' || c == ' ')))
        return;
    f->from[f->length] = from;
    f->at[f->length++] = c;
}

/* Folds what stands between two moves; `word` is one too. */
static void fold_words(struct folded *f, const char *at, const char *end, struct text word)
{
    for (; at < end; at++)
        if (!word.length || at < word.at || at >= word.at + word.length)
            put(f, *at, at);
        else if (at == word.at)
            put(f, MOVE, at);
}

/* The line of the text around a place, from `begin` on, up to a comment. `word` is taken for a move. */
static struct folded fold(const struct reader *r, const char *begin, const char *place, struct text word)
{
    struct folded f = {.length = 0};
    struct scan s = r->scan;
    struct scan_token t;
    struct text rest = text_between(place, s.below.at + s.below.length), line;
    const char *at;

    rest.length = rest.length > LONGEST + 1 ? LONGEST + 1 : rest.length;
    if (place - begin > LONGEST || !text_line(&rest, &line) || line.length > LONGEST)
        return f;
    s.twins = false;
    scan_line(&s, text_between(begin, line.at + line.length));
    at = s.start;
    do {
        bool move;

        scan_next(&s, &t);
        move = t.whole && !(word.length && t.text.at >= word.at && t.text.at < word.at + word.length);
        if (!move && t.kind != SCAN_END)
            continue;
        fold_words(&f, at, move ? t.text.at : s.end, word);
        if (move)
            put(&f, MOVE, t.text.at);
        at = t.text.at + t.text.length;
    } while (t.kind != SCAN_END);
    while (f.length && strchr(" .,-!", f.at[f.length - 1]))
        f.length--;
    return f;
}

static struct folded fold_move(const struct reader *r, const struct record_move *m)
{
    return fold(r, m->at - (m->column - 1), m->at, text_of(NULL));
}

static bool is_same(const struct folded *one, const struct folded *other)
{
    return one->length == other->length && memcmp(one->at, other->at, one->length) == 0;
}

/* Puts one letter in the place of words and blanks. */
static void drop_words(struct folded *f)
{
    size_t i, n = 0;

    for (i = 0; i < f->length; i++) {
        char c = is_text(f->at[i]) || f->at[i] == ' ' ? 'a' : f->at[i];

        if (c != 'a' || !n || f->at[n - 1] != 'a')
            f->at[n++] = c;
    }
    f->length = n;
}

/* Goes from the position being read to the next move on another line; false if none follows soon. */
static bool find_next(const struct reader *r, struct scan *p, struct scan_token *t)
{
    struct heading ignored = {0};
    int words = 0;

    *p = r->scan;
    do
        scan_text(p, false, &ignored, t);
    while (t->kind != SCAN_END && t->kind != SCAN_HEADING && !(t->whole && p->line > r->scan.line) && words++ < AHEAD);
    return t->whole;
}

/* Whether a word is letters and digits, as B2 and `gr8`. */
static bool is_plain(struct text word)
{
    size_t i = 0;

    while (i < word.length && (is_letter(word.at[i]) || is_digit(word.at[i])))
        i++;
    return i == word.length;
}

/* Whether the players have lines of their own, and the player of this line has moved last, or moves below. */
static bool is_out_of_turn(const struct folded *here, const struct folded *before, const struct folded *last,
                           const struct folded *next)
{
    const struct folded *other = before->length ? before : next;

    return last->length && other->length && !is_same(last, other) && (is_same(here, last) || is_same(here, next));
}

bool label_is_slip(const struct reader *r, struct text word)
{
    const struct record_game *g = r->game;
    struct folded here = fold(r, r->scan.begin, word.at, word), last = {.length = 0}, before = last, next = last, line;
    struct scan p;
    struct scan_token t;
    int i;

    if (!here.length || (g->count && r->judge(r->judging, g) == RECORD_OVER))
        return false;
    if (find_next(r, &p, &t))
        next = fold(r, p.begin, t.text.at, text_of(NULL));
    if (g->count)
        last = fold_move(r, &g->moves[g->count - 1]);
    if (g->count > 1)
        before = fold_move(r, &g->moves[g->count - 2]);
    if (is_plain(word) && is_out_of_turn(&here, &before, &last, &next))
        return false;
    for (i = g->count; i > 0 && i > g->count - BACK; i--) {
        line = fold_move(r, &g->moves[i - 1]);
        if (is_same(&line, &here))
            return true;
    }
    if (is_same(&next, &here))
        return true;
    if (!is_same(&next, &last))
        return false;
    drop_words(&next);
    drop_words(&here);
    return is_same(&next, &here);
}

/* The first number near the beginning of a line that is not part of a word; 0 if there is none, or it begins a time or
   a date. *behind is where it ends. */
static int first_number(struct text line, const char **behind)
{
    const char *at = line.at, *end = line.at + (line.length > LONGEST ? LONGEST : line.length);

    while (at < end && !(is_digit(*at) && (at == line.at || !(is_letter(at[-1]) || at[-1] == '@'))))
        at++;
    for (*behind = at; *behind < end && is_digit(**behind); ++*behind)
        ;
    if (*behind + 1 < end && strchr(":.-/", **behind) && is_digit((*behind)[1]))
        return 0;
    return at < end ? scan_number(text_between(at, end)) : 0;
}

/* The same for the line of the n-th move, from 1, before it. */
static int number_before(const struct record_game *g, int n, const char **behind)
{
    const struct record_move *m = &g->moves[n - 1];

    return first_number((struct text){m->at - (m->column - 1), (size_t)m->column - 1}, behind);
}

/* The number of the n-th move if numbers count moves, or pairs of them. */
static int count_moves(int n, bool in_pairs)
{
    return in_pairs ? (n + 1) / 2 : n;
}

/* Whether the lines of the last moves have their numbers, and this line has that of the next one. */
static bool is_counted(const struct record_game *g, int number, bool in_pairs)
{
    int n = g->count;
    const char *behind;

    return n > in_pairs && number == count_moves(n + 1, in_pairs) &&
           number_before(g, n, &behind) == count_moves(n, in_pairs) &&
           (n == 1 || number_before(g, n - 1, &behind) == count_moves(n - 1, in_pairs));
}

static bool has_move(const struct scan *line)
{
    struct scan p = *line;
    struct scan_token t;

    p.at = p.chain = p.start;
    do
        scan_next(&p, &t);
    while (!t.whole && t.kind != SCAN_END && t.kind != SCAN_COMMENT);
    return t.whole;
}

/* Finds the first word of a line from `at` on that is almost a move; empty if there is none. */
static struct text find_slip(const struct scan *s, const char *at)
{
    struct text word;

    while (at < s->end && is_letter(*at)) /* as in `2b` */
        at++;
    for (; (at = slip_begin(s, at)) < s->end; at += word.length) {
        word = slip_word(s, at);
        if (slip_judge(word) == SLIP_LIKELY)
            return word;
    }
    return text_between(at, at);
}

/* Whether the next move below stands on a line with a later number. */
static bool precedes_later(const struct reader *r, int number, bool in_pairs)
{
    enum { FAR = 10 };
    struct scan p;
    struct scan_token t;
    const char *behind;
    int later;

    if (!find_next(r, &p, &t))
        return false;
    later = first_number(text_between(p.begin, t.text.at), &behind);
    return later >= count_moves(r->game->count + 2, in_pairs) && later - number <= FAR;
}

/* Whether the words between the number of a line and what ends it there are those of one of the last two moves. */
static bool is_labelled_alike(const struct reader *r, const char *behind, struct text word)
{
    const struct record_game *g = r->game;
    struct text label = text_between(behind, word.at);
    int n;

    for (n = g->count; n > 0 && n > g->count - 2; n--) {
        const struct record_move *m = &g->moves[n - 1];
        const char *from;

        if (number_before(g, n, &from) && (size_t)(m->at - from) == label.length &&
            memcmp(from, label.at, label.length) == 0)
            return slip_begin(&r->scan, word.at + word.length) == r->scan.end;
    }
    return false;
}

bool label_lacks_move(const struct reader *r, struct text *word)
{
    const struct record_game *g = r->game;
    const char *behind;
    int number = first_number(text_between(r->scan.start, r->scan.end), &behind);
    bool in_pairs = number && is_counted(g, number, true);

    if (!number || !(in_pairs || is_counted(g, number, false)) || has_move(&r->scan))
        return false;
    *word = find_slip(&r->scan, behind);
    if (!(word->length && is_labelled_alike(r, behind, *word)) && !precedes_later(r, number, in_pairs))
        return false;
    if (!word->length)
        *word = text_between(behind - text_digits(number), behind);
    return r->judge(r->judging, g) != RECORD_OVER;
}

bool label_lacks_reply(const struct reader *r, struct scan *line, struct text *word)
{
    const struct record_game *g = r->game;
    const struct record_move *last = g->count ? g->moves + g->count - 1 : NULL;
    const char *behind, *ignored;
    int n = g->count, pair = (n + 1) / 2;
    struct text rest, white;

    if (n < 3 || n % 2 == 0 || last->line == r->scan.line ||
        first_number(text_between(r->scan.start, r->scan.end), &ignored) != pair + 1 ||
        number_before(g, n, &behind) != pair || number_before(g, n - 1, &ignored) != pair - 1 ||
        last[-1].line != last[-2].line || !has_move(&r->scan) || r->judge(r->judging, g) == RECORD_OVER)
        return false;
    rest = text_between(last->at, r->scan.begin);
    if (!text_line(&rest, &white))
        return false;
    *line = r->scan;
    line->begin = last->at - (last->column - 1);
    line->end = white.at + white.length;
    line->line = last->line;
    *word = find_slip(line, last->at + last->length);
    if (!word->length)
        *word = text_between(behind - text_digits(pair), behind);
    return true;
}

/* The words before a move on its line, behind the move before it; empty if there are none. */
static struct text label_of(const struct folded *f, const struct record_move *m)
{
    size_t begin = 0, n = 0;

    for (; n < f->length && f->from[n] != m->at; n++)
        if (f->at[n] == MOVE)
            begin = n + 1;
    while (begin && begin < n && !is_text(f->at[begin]))
        begin++;
    while (n > begin && !is_text(f->at[n - 1]))
        n--;
    return (struct text){f->at + begin, n - begin};
}

const char *label_skip(const struct reader *r, enum game_player *player)
{
    const struct record_game *g = r->game;
    struct folded here = fold(r, r->scan.begin, r->scan.start, text_of(NULL));
    const char *behind = NULL;
    bool moved[2] = {false, false}; /* white, black */
    int i;

    for (i = g->count - 1; i >= 0 && i >= g->count - BACK; i--) {
        struct folded line = fold_move(r, &g->moves[i]);
        struct text label = label_of(&line, &g->moves[i]);
        size_t n = label.length;

        if (!n || n >= here.length || is_text(here.at[n]) || memcmp(label.at, here.at, n) != 0)
            continue;
        behind = here.from[n];
        moved[i % 2] = true;
    }
    *player = moved[0] == moved[1] ? GAME_NOBODY : moved[0] ? GAME_WHITE : GAME_BLACK;
    return behind && behind > r->scan.start ? behind : NULL;
}

bool label_goes_on(const struct reader *r)
{
    struct scan p;
    struct scan_token t;

    return find_next(r, &p, &t) && !scan_is_first(&t);
}
