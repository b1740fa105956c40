#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

#include <limits.h>

enum {
    MOST_PAIRS = 8,   /* numbers that show whether a game numbers in pairs */
    MOST_WORDS = 500, /* between two of them; */
    SAME_NUMBER = 50, /*   the same number again counts as 50 of them */
    MOST_COMMENTS = 100, /* before one of those words */
    MOST_AHEAD = 40   /* words after a bracket that show whether it is a comment */
};

/* Whether a token is a move without a number, and the bracket in which it stands ends behind it. */
static bool is_alone_in_bracket(const struct scan *p, const struct scan_token *t)
{
    return t->whole && !t->number && p->at < p->end && strchr(")}]", *p->at);
}

/* Reads the next token; false if it is a comment, by its sign or in brackets behind the words before. A number behind
   `bracket`, if that is not '\0', begins no comment. The contents of headings are discarded. */
static bool look_at(struct scan *p, char bracket, struct scan_token *t)
{
    struct heading ignored = {0};
    struct scan before = *p;
    const char *open;

    scan_text(p, false, &ignored, t);
    if (t->kind == SCAN_COMMENT)
        return false;
    open = t->kind == SCAN_HEADING || t->kind == SCAN_END ? NULL : scan_bracket(p, &before, t);
    return !open || is_alone_in_bracket(p, t) || (*open == bracket && gather_number_of(t)) ||
           !scan_skip_bracket(p, open);
}

/* The next token that is not a comment, nor behind this many comments; else the end. */
static struct scan_token look_past(struct scan *p, int comments)
{
    struct scan_token t;

    while (!look_at(p, '\0', &t))
        if (!comments--)
            return (struct scan_token){.kind = SCAN_END, .text = {p->at, 0}};
    return t;
}

static struct scan_token look_ahead(struct scan *p)
{
    return look_past(p, MOST_COMMENTS);
}

/* Whether the rest of the line is empty, or a comment, or begins with a number. */
static bool is_alone(const struct scan *p)
{
    struct scan behind = *p;
    struct scan_token t = look_ahead(&behind);

    return t.number || behind.row != p->row || t.kind == SCAN_END;
}

/* The next token, and the position behind it. */
struct ahead {
    struct scan scan;
    struct scan_token t;
};

static struct ahead ahead_of(const struct scan *at)
{
    struct ahead a = {.scan = *at};

    a.t = look_ahead(&a.scan);
    return a;
}

/* Goes behind prose to white's number, with points, before black's move or an end marker: `1... B1+`. No number begins
   a line before it. */
static bool find_dotted(struct ahead *a, int number)
{
    struct ahead b = *a;
    int words;

    for (words = 0; words < MOST_WORDS && b.t.kind != SCAN_END && b.t.kind != SCAN_HEADING; words++) {
        if (b.t.number == number && scan_has_points(&b.scan, &b.t)) {
            *a = b;
            return true;
        }
        if (b.t.number && (b.t.leads || scan_is_first(&b.t)))
            break;
        b.t = look_ahead(&b.scan);
    }
    return false;
}

/* Whether black's move follows: without a number, or with white's number again (`1... B1+`), which may stand behind
   prose. A first move that begins another game is not a reply; nor is a move on another line with more words after it,
   which is a variation. *a is what follows, and goes to the move. */
static bool has_reply(struct ahead *a, int row, int number)
{
    while (a->t.kind == SCAN_WORD && is_digit(a->t.text.at[0])) /* a time */
        a->t = look_ahead(&a->scan);
    return (a->t.whole && (!a->t.number || a->t.number == number) &&
            !gather_restarts(&a->t) && (a->scan.row == row || is_alone(&a->scan))) ||
           find_dotted(a, number);
}

/* Goes to the next move or end marker with another number than this one; the number, or 0 at a heading, at the end or
   far away. */
static int next_number(struct ahead *a, int number, bool *marker)
{
    int words = 0;

    while (a->t.kind != SCAN_END && a->t.kind != SCAN_HEADING && (!a->t.number || a->t.number == number) &&
           words <= MOST_WORDS) {
        words += a->t.number ? SAME_NUMBER : 1;
        a->t = look_ahead(&a->scan);
    }
    *marker = a->t.kind == SCAN_END_MARKER;
    return a->t.number == number ? 0 : a->t.number;
}

/* Whether the word that follows a move is black's move, or almost one. */
static bool may_reply(const struct scan *at, const struct ahead *next, int number)
{
    const struct scan_token *t = &next->t;
    struct ahead reply = *next;
    struct text word;

    if (has_reply(&reply, at->row, number))
        return true;
    return next->scan.row == at->row && slip_find(&next->scan, at, t, &word) &&
           slip_judge(word) == SLIP_LIKELY;
}

/* What the first numbers of a game show: how many there are, and how many of them stand before two moves. */
struct pairs {
    int numbers, pairs;
};

/* The last number does not count if it stands before one move: the game may end there. */
static struct pairs count_pairs(const struct scan *at)
{
    struct scan p = *at;
    struct pairs c = {0, 0};
    bool marker, pair;
    int number = 1, next;

    do {
        struct ahead a = ahead_of(&p);

        pair = may_reply(&p, &a, number);
        c.numbers++;
        c.pairs += pair;
        next = next_number(&a, number, &marker);
        p = a.scan;
        if (next < number || next > number + 2 || marker)
            break;
        number = next;
    } while (c.numbers < MOST_PAIRS);
    c.numbers -= !pair && c.numbers < MOST_PAIRS;
    return c;
}

/* Whether the game whose move 1 ends at this position numbers in pairs: most of its first numbers stand before two
   moves. Of fewer than three, each does; where 2 does not tell, the reply to 1 must be on its line or have points,
   alone but for numbered moves. */
static bool is_in_pairs(const struct scan *at)
{
    struct pairs c = count_pairs(at);
    struct ahead one = ahead_of(at), two, next, reply;
    bool marker, alone;

    if (c.numbers > 2)
        return c.pairs * 2 > c.numbers;
    if (!has_reply(&one, at->row, 1))
        return false;
    alone = (one.scan.row == at->row || scan_has_points(&one.scan, &one.t)) && is_alone(&one.scan);
    two = ahead_of(&one.scan);
    if (next_number(&two, 0, &marker) != 2)
        return alone;
    next = reply = ahead_of(&two.scan);
    if (marker || has_reply(&reply, two.scan.row, 2))
        return true;
    return next_number(&next, 0, &marker) < 3 && alone;
}

/* Whether a move without a number follows. */
static bool precedes_move(const struct scan *at)
{
    struct scan p = *at;
    struct heading ignored = {0};
    struct scan_token t;

    scan_text(&p, false, &ignored, &t);
    return t.kind == SCAN_MOVE && !t.number;
}

/* The number of a token's move in its game, from 1; 0 if it has none. */
static int ply_of(const struct reader *r, const struct scan_token *t)
{
    if (!r->in_pairs)
        return t->number;
    if (!t->number)
        return r->last_ply % 2 && !r->reply_missing && (t->whole || t->kind == SCAN_END_MARKER) ? r->last_ply + 1 : 0;
    if (t->number > NOTATION_HUGE / 2)
        return NOTATION_HUGE;
    if (r->last_ply == t->number * 2 - 1) /* white's move may be repeated before black's */
        return t->number * 2 -
               (notation_same(&t->move, &r->game->moves[r->last_ply - 1].move) && precedes_move(&r->scan));
    return t->number * 2 - (r->is_dotted || !scan_has_points(&r->scan, t) || precedes_move(&r->scan));
}

/* The number of bytes before the words of a line: blanks and quote marks. */
static long indent_of(const struct scan *s)
{
    return (long)(s->start - s->begin);
}

/* The next number below this line that stands before a move or end marker, and before any prose on its line; 0 if
   there is none. */
static int next_lead_number(struct reader *r)
{
    struct scan p = r->scan;
    struct scan_token t;
    int prose_row = p.row;

    if (r->lead_row > r->scan.row)
        return r->lead_number;
    do {
        t = look_past(&p, INT_MAX);
        if (scan_is_prose(&t))
            prose_row = p.row;
    } while (t.kind != SCAN_END && (!t.number || prose_row == p.row));
    r->lead_row = t.kind == SCAN_END ? INT_MAX : p.row;
    r->lead_number = t.kind == SCAN_END ? 0 : t.number;
    r->lead_indent = indent_of(&p);
    r->lead_dotted = t.number && scan_has_points(&p, &t);
    return r->lead_number;
}

/* Whether a numbered token is part of a sentence: it follows prose, where numbers lead their lines, and the next
   leading number leaves no room for it. */
static bool is_in_prose(struct reader *r, const struct scan_token *t)
{
    if (scan_is_prose(t) && !(r->after_move && slip_judge(t->text) != SLIP_NONE))
        r->prose_row = r->scan.row;
    return t->number && r->numbers_lead && r->prose_row == r->scan.number_row &&
           ((t->number == 1 && !(r->in_pairs && r->game->count == 1)) || next_lead_number(r) <= t->number);
}

static bool is_number_one(const struct scan_token *t)
{
    return t->number == 1 && scan_is_first(t);
}

/* The next number from here on that stands before a move, or is `due`; 0 if none does. What was found holds up to that
   number; where none was, halfway. */
static int number_ahead(struct reader *r, const struct scan *at, int due)
{
    struct number_ahead *a = &r->ahead;
    struct scan p = *at;
    struct scan_token t;
    int i;

    if (a->due == due && at->at >= a->from && at->at < a->to)
        return a->number;
    *a = (struct number_ahead){.from = at->at, .due = due};
    for (i = 0; i < MOST_AHEAD; i++) {
        if (i <= MOST_AHEAD / 2)
            a->to = p.at;
        if (!look_at(&p, r->bracket, &t))
            continue;
        a->number = t.number || gather_number_of(&t) != due ? t.number : due;
        if (t.kind == SCAN_END || a->number) {
            a->to = p.at;
            break;
        }
    }
    return a->number;
}

/* Whether nothing but this numbered move stands in a bracket that ends before *behind, and prose. */
static bool is_remark(const struct reader *r, const struct scan_token *t, const struct scan *behind)
{
    struct scan p = r->scan;
    struct scan_token other;
    bool prose = false;

    for (scan_next(&p, &other); other.kind != SCAN_END && p.at < behind->at; scan_next(&p, &other)) {
        if (other.number)
            return false;
        prose = prose || scan_is_prose(&other) || other.kind == SCAN_END_MARKER;
    }
    return prose && t->number;
}

/* Whether what stands in a bracket, which begins with this token and ends before *behind, is a comment: the game goes
   on behind it with the move that is due. */
static bool is_comment(struct reader *r, struct text inside, const struct scan_token *t,
                       const struct scan *behind)
{
    int due = gather_due_number(r), number = number_ahead(r, behind, due);
    bool reply = r->in_pairs && r->last_ply % 2 && !r->reply_missing;

    if (is_number_one(t) || gather_holds_move(r, inside.at, t) || gather_is_label(r, inside.at, behind) ||
        (!number && ending_read(inside, &r->game->heading).marker))
        return false;
    if (!number && is_remark(r, t, behind))
        return true;
    if (reply) {
        struct ahead next = ahead_of(behind);

        return t->kind != SCAN_MOVE || t->number > due || may_reply(behind, &next, due);
    }
    if (t->kind == SCAN_WORD && is_digit(t->text.at[0]) && precedes_move(behind)) /* `(10:02) B1+` */
        return false;
    return number ? number <= due : t->kind != SCAN_MOVE || t->number != due;
}

/* Goes behind a comment in brackets, whose first word is this token. */
static bool skip_comment(struct reader *r, const struct scan *before, const struct scan_token *t)
{
    const char *open = r->game->count ? scan_bracket(&r->scan, before, t) : NULL;
    struct scan behind;

    if (!open)
        return false;
    behind = r->scan;
    if (!scan_skip_bracket(&behind, open) || !is_comment(r, text_between(open, behind.at), t, &behind))
        return false;
    gather_bracket(r, open, &behind);
    return true;
}

/* Where what stands before a token's number on its line ends, blanks aside. */
static const char *end_before_number(const struct reader *r, const struct scan_token *t)
{
    const char *start = r->scan.start, *at = t->text.at;

    while (at > start && !is_digit(at[-1]))
        at--;
    while (at > start && is_digit(at[-1]))
        at--;
    while (at > start && is_blank(at[-1]))
        at--;
    return at;
}

/* The bracket in which a number and its move stand: `[3. B1+]`; 0 if there is none. */
static char bracket_of(const struct reader *r, const struct scan_token *t)
{
    const char *at = end_before_number(r, t);
    char open = at > r->scan.start && strchr("([{", at[-1]) ? at[-1] : '\0';

    for (; at < t->text.at; at++)
        if (strchr(")]}", *at))
            return '\0';
    return open;
}

/* Whether a sign that begins a comment elsewhere stands before a token's number: `// 7... B1+ wins`. One that begins
   the line of the game's first move too is none. */
static bool is_behind_sign(const struct reader *r, const struct scan_token *t)
{
    const char *start = r->scan.start, *at = end_before_number(r, t);

    if (at == start || (t->leads && *start == *r->first_line))
        return false;
    if (at[-1] == '/')
        return at > start + 1 && at[-2] == '/';
    return strchr("\"#*-", at[-1]) || (at > start + 2 && memcmp(at - 3, "\xE2\x80", 2) == 0);
}

/* What a token is to the game being read. */
enum role {
    IGNORED,    /* not part of it */
    FIRST,      /* its first move, which begins it or begins a repetition of its moves */
    NEXT,       /* its next move */
    RESTATED,   /* the next move of a repetition, the same as before */
    ENDED,      /* its end marker */
    IN_PROSE,   /* by its number the next move, but in prose */
    AFTER_GAP,  /* a move whose number comes too early */
    AGAIN,      /* a move whose number has come before, with another move */
    OTHER_LIST, /* the same, in a list of moves whose first move is missing */
    ROW,        /* a row of its moves without numbers begins */
    AFTER_END,  /* a number out of order after a heading or an end marker, which is thereby certain */
    VARIATION,  /* a variation begins with it, to the end of its line */
    OTHER_GAME  /* a move of another game: its first one, or one that differs in a repetition */
};

/* Whether the next line with a number begins with the one that is due, and not before black's move while white's is. */
static bool comes_again(struct reader *r)
{
    return next_lead_number(r) == gather_due_number(r) &&
           !(r->in_pairs && r->lead_dotted && r->game->count % 2 == 0);
}

/* Whether a variation begins with a move that is due, on a line of its own: other words stand before its number, or it
   is indented and more stands behind it; the next line with a number, not so far indented, begins with the same one. */
static bool begins_variation(struct reader *r, const struct scan_token *t)
{
    long indent = indent_of(&r->scan);

    if (!t->number || r->after.row == r->scan.row || !comes_again(r))
        return false;
    return !t->leads || (indent > indent_of(&r->after) && indent > r->lead_indent &&
                         slip_begin(&r->scan, r->scan.at) < r->scan.end);
}

/* What a move is that may be the next one. It stands in a comment without brackets if prose stands around it on its
   line, and the next line begins with its number; or if a sign before it shows that, prose follows it, and no later
   number does. */
static enum role next_or_remark(struct reader *r, const struct scan_token *t)
{
    bool sign = t->number && is_behind_sign(r, t), again;

    if (begins_variation(r, t))
        return VARIATION;
    if (t->number && t->leads && !sign)
        return NEXT;
    again = comes_again(r);
    if (!(again || sign) || !((again && r->prose_row == r->scan.row) || scan_precedes_prose(&r->scan)))
        return NEXT;
    return again ? IGNORED : number_ahead(r, &r->scan, 0) > t->number ? NEXT : IN_PROSE;
}

/* Whether a first move with number 1 belongs to this game. A game that is over may be told in rows first, and then
   again with numbers. */
static bool is_same_game(const struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;

    return !g->count || (!gather_is_closed(r) && (r->in_rows || r->judge(r->judging, g) != RECORD_OVER) &&
                         notation_same(&t->move, &g->moves[0].move));
}

/* Whether a move whose number has come before is another one. Of a pair it may be either. */
static bool is_other(const struct reader *r, const struct notation_move *move, int ply)
{
    const struct record_move *m = &r->game->moves[ply - 1];

    return !notation_same(move, &m->move) && !(r->in_pairs && ply < r->game->count && notation_same(move, &m[1].move));
}

/* The same of a token, outside of repetitions and ordered lists. */
static bool is_another(const struct reader *r, const struct scan_token *t, int ply)
{
    return t->whole && !r->agreed_up_to && !r->order.kind && is_other(r, &t->move, ply);
}

/* Whether a number that leads its line stands there as part of analysis: in brackets, or directly below prose. */
static bool is_in_remark(const struct reader *r)
{
    return strchr("([{", *r->scan.start) || (r->prose_row && r->prose_row == r->scan.number_row - 1);
}

/* Whether a number that leads its line stands there alone with its move, directly below the end of a sentence. */
static bool is_below_sentence(const struct reader *r)
{
    const char *at = r->scan.start;

    if (!is_digit(*at) || slip_begin(&r->scan, r->scan.at) < r->scan.end)
        return false;
    while (is_blank(at[-1]) || strchr("\r\n>|", at[-1]))
        at--;
    return at[-1] == '.' || at[-1] == '!';
}

/* Whether words stand behind every move so far, and the line of this token is the next one. */
static bool is_described(const struct reader *r)
{
    return !r->is_bare && r->prose_row == r->after.row && r->scan.number_row == r->after.row + 1;
}

/* Whether such a move may be one of the game with a wrong number: it stands directly behind the game's moves, or has
   the last number again, or one of the last line of moves, on lines of its own. One that begins a sentence stands
   between the last of them and the next number. */
static bool is_again(struct reader *r, const struct scan_token *t, int ply)
{
    bool last = t->number == gather_number(r, r->game->count);

    if (t->leads && scan_precedes_prose(&r->scan))
        return last && next_lead_number(r) == t->number + 1 &&
               (r->after_move || (is_described(r) && !scan_has_points(&r->scan, t)));
    last = last || r->game->moves[ply - 1].line == r->after.line;
    return r->after_move || (t->leads && last && (!is_in_remark(r) || is_below_sentence(r)) && !is_behind_sign(r, t) &&
                             r->judge(r->judging, r->game) != RECORD_OVER);
}

/* Whether a number that leads its line may begin another list, or follows those of such a list one by one. */
static bool goes_up(const struct reader *r, const struct scan_token *t)
{
    return t->number == r->led_up_to + 1 || (t->number == 1 && !is_in_remark(r));
}

/* Whether such a move belongs to another list, whose first move is missing: numbers that lead their lines begin again
   from 1 up to it, or it is 1 and 2 follows. */
static bool is_of_other_list(struct reader *r, const struct scan_token *t)
{
    bool more = t->number > 1 || (gather_number(r, r->game->count) > 1 && next_lead_number(r) == 2);

    return t->leads && goes_up(r, t) && more && !scan_precedes_prose(&r->scan);
}

/* Whether a move without a number stands behind prose on a line of its own: `So White wins after B3/`. */
static bool is_in_sentence(const struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;

    return t->kind == SCAN_MOVE && !t->number && g->count && r->prose_row == r->scan.row &&
           g->moves[g->count - 1].line != r->scan.line;
}

/* Whether a move behind prose on its line is part of the game, as the last one behind prose was, but comes too early by
   one number or two. */
static bool is_early_in_prose(const struct reader *r, int ply)
{
    int next = r->game->count + 1;

    return ply > next && ply < next + 3 && gather_counts_in_prose(r, &r->scan);
}

/* Whether a number is far beyond the one that is due, below a paragraph of prose, and the list does not go on from it:
   the move is one of another game. */
static bool is_far(struct reader *r, const struct scan_token *t)
{
    enum { FAR = 5 };

    return t->number >= gather_due_number(r) + FAR && r->prose_row > r->after.row + 1 &&
           number_ahead(r, &r->scan, 0) != t->number + 1;
}

/* Whether a move behind a list that is read upwards is one of the next such list. */
static bool is_above_next(const struct reader *r, const struct scan_token *t)
{
    return r->order.kind == ORDER_READ && r->order.precedes_list && t->kind == SCAN_MOVE && t->number > 1;
}

/* What a move or end marker is behind a heading or an end marker. */
static enum role role_behind_end(struct reader *r, const struct scan_token *t, int ply)
{
    bool other = !r->heading_seen && ply <= r->game->count && is_another(r, t, ply) && is_of_other_list(r, t);

    return other ? OTHER_LIST : AFTER_END;
}

/* Whether a row of at least three moves without numbers begins with this token, which can begin a game. */
static bool begins_row(const struct reader *r, const struct scan_token *t)
{
    enum { FEWEST = 3 };
    struct scan p = r->scan;
    struct notation_move move;
    int moves = 1;

    if (!t->leads || !t->whole || t->number || !scan_is_first(t))
        return false;
    while (moves < FEWEST && scan_plain(&p, &move))
        moves++;
    return moves == FEWEST;
}

/* Whether such a row has no other moves than the game, from its first one on. */
static bool is_retold(const struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;
    struct scan p = r->scan;
    struct notation_move move = t->move;
    int n = 0;

    do
        if (n == g->count || !notation_same(&move, &g->moves[n].move))
            return false;
    while (n++, scan_plain(&p, &move));
    return true;
}

/* What a move without a number is that is no reply: of a game whose moves stand in rows, of another such game below
   this one, or nothing. If the next number is not 1, the game may go on behind a row, which is a variation. */
static enum role role_in_row(struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;
    bool closed = gather_is_closed(r), over;

    if (r->agreed_up_to || !r->detected)
        return IGNORED;
    if (r->in_rows && !closed && t->leads && t->whole && !scan_is_first(t) && r->scan.row == r->after.row + 1 &&
        !scan_precedes_prose(&r->scan))
        return ROW;
    if (!begins_row(r, t))
        return IGNORED;
    if (!g->count)
        return ROW;
    over = closed || r->judge(r->judging, g) == RECORD_OVER;
    if (is_retold(r, t) || (!over && (next_lead_number(r) > 1 || number_ahead(r, &r->scan, gather_due_number(r)) > 1)))
        return IGNORED;
    return over || gather_restarts(t) ? OTHER_GAME : IGNORED;
}

static enum role classify(struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;
    int ply = ply_of(r, t), next = g->count + 1;

    if (scan_is_doubled(t) || is_in_sentence(r, t))
        return IGNORED;
    if (is_in_prose(r, t))
        return t->kind == SCAN_MOVE && ply == next && !gather_is_closed(r) ? IN_PROSE : IGNORED;
    if (is_above_next(r, t))
        return AFTER_END;
    if (is_number_one(t) && !(r->in_pairs && g->count == 1))
        return is_same_game(r, t) ? FIRST : OTHER_GAME;
    if (!r->agreed_up_to && gather_is_end_marker(r, t))
        return ENDED;
    if (!ply || !g->count || (gather_restarts(t) && begins_row(r, t)))
        return role_in_row(r, t);
    if (gather_is_closed(r) && !(r->end_uncertain && ply == next))
        return role_behind_end(r, t, ply);
    if (t->kind == SCAN_END_MARKER)
        return t->number && ply == next ? ENDED : IGNORED;
    if (r->agreed_up_to && ply == r->agreed_up_to + 1)
        return notation_same(&t->move, &g->moves[ply - 1].move) ? RESTATED : OTHER_GAME;
    if (ply == next)
        return next_or_remark(r, t);
    if (!t->number || (!t->leads && (ply > NOTATION_HUGE / 2 || r->prose_row == r->scan.row)))
        return t->number && is_early_in_prose(r, ply) ? AFTER_GAP : IGNORED;
    if (ply > next)
        return is_far(r, t) ? IGNORED : AFTER_GAP;
    if (!is_another(r, t, ply))
        return IGNORED;
    return is_of_other_list(r, t) ? OTHER_LIST : is_again(r, t, ply) ? AGAIN : IGNORED;
}

/* Adds the next move. One that was left over before it stays so, if this is not what stood on its own line. */
static void add_next(struct reader *r, const struct scan_token *t)
{
    if (r->surplus.at && !r->game->again.at &&
        (r->surplus.line == r->after.line || !notation_same(&r->surplus_move, &t->move)))
        r->game->again = r->surplus;
    r->surplus.at = NULL;
    if (t->number && (!r->game->count || r->bracket))
        r->bracket = bracket_of(r, t);
    r->is_bare = r->is_bare || (r->game->count && r->prose_row != r->after.row);
    gather_move(r, t);
    gather_next(r);
    r->last_in_prose = r->prose_row == r->scan.row;
}

/* Adds a row of moves. */
static void add_row(struct reader *r, const struct scan_token *t)
{
    if (!r->game->count) {
        r->first_line = r->scan.start;
        r->in_pairs = r->is_paired;
    }
    add_next(r, t);
    gather_row(r);
    gather_next(r);
    r->in_rows = true;
}

/* Notes that a move of the game was repeated. */
static void restate(struct reader *r, int ply)
{
    r->agreed_up_to = ply < r->game->count ? ply : 0;
    r->comment_seen = r->game->moves[ply - 1].comment_count > 0;
    r->last_ply = ply;
    r->reply_missing = false;
    gather_pass(r);
}

/* Whether a word directly behind white's move is almost a move: black's. */
static bool is_slip_of_reply(const struct reader *r, const struct scan_token *t)
{
    return r->in_pairs && r->last_ply % 2 && r->after_move && !t->number && r->after.row == r->scan.row &&
           !t->whole && gather_judge(r, slip_word(&r->scan, t->text.at)) == SLIP_LIKELY;
}

/* Whether a move without a number is not prose: it begins its line, or stands directly behind the game's moves. */
static bool is_left_over(const struct reader *r, const struct scan_token *t)
{
    return t->whole && !t->number && r->game->count && !r->game->after_gap.at && !gather_is_closed(r) &&
           !r->agreed_up_to && r->prose_row != r->scan.row && (t->leads || r->scan.row <= r->after.row + 1) &&
           !scan_precedes_prose(&r->scan);
}

/* Whether a move without a number stands directly behind the moves of one, where no move is due, on their line or alone
   on its own, and no prose behind it. What may be the last move in the other notation is none. */
static bool is_surplus(const struct reader *r, const struct scan_token *t)
{
    const struct record_move *last = r->game->count ? &r->game->moves[r->game->count - 1] : NULL;

    return last && t->whole && !t->number && r->after_move &&
           (r->after.row == r->scan.row || (t->leads && slip_ends_line(&r->scan))) &&
           t->move.notation == last->move.notation && !notation_same(&t->move, &last->move) &&
           !scan_precedes_prose(&r->scan);
}

/* Whether the rest of a line that begins with words and a colon is this move. */
static bool is_labelled(const struct scan *s, const struct scan_token *t)
{
    const char *at = t->text.at;

    while (at > s->start && is_blank(at[-1]))
        at--;
    return t->whole && at > s->start && at[-1] == ':' && slip_ends_line(s);
}

/* Whether a list of moves behind names begins here: `Ann: @0/`. */
static bool begins_labelled(const struct reader *r, const struct scan_token *t)
{
    struct scan p = r->scan;
    struct scan_token next;

    if (!gather_restarts(t) || !is_labelled(&p, t))
        return false;
    do
        next = look_ahead(&p);
    while (next.kind == SCAN_WORD && p.row == r->scan.row + 1);
    return is_labelled(&p, &next);
}

/* Whether a move without a number that stands alone behind a label may be the next one: `My move: B0+`. */
static bool may_be_next(const struct reader *r, const struct scan_token *t)
{
    const struct record_game *g = r->game;

    return g->count && !g->after_gap.at && !gather_is_closed(r) && !r->agreed_up_to && !scan_is_first(t) &&
           is_labelled(&r->scan, t) && r->judge(r->judging, g) == RECORD_OPEN;
}

static void skip_row(struct scan *s)
{
    struct notation_move ignored;

    while (scan_plain(s, &ignored))
        ;
}

/* Notes a list of moves behind names, which is not read. */
static void note_labelled(const struct reader *r, const struct scan_token *t)
{
    struct record_game *g = r->game;
    bool over = gather_is_closed(r) || r->judge(r->judging, g) == RECORD_OVER;

    gather_note(r, !g->count ? &g->above : over ? &g->after_end : &g->after_gap, t->text.at);
}

/* Notes a numbered move above the game, if no later number stands there. */
static void note_late(struct reader *r, const struct scan_token *t)
{
    if (t->number <= r->late_number)
        return;
    r->late_number = t->number;
    r->late.at = NULL;
    gather_note(r, &r->late, t->text.at);
}

/* Notes what a token that is not part of the game may have been. */
static void pass_over(struct reader *r, const struct scan_token *t)
{
    bool above = !r->game->count && t->whole && t->number > 1;

    if (above)
        note_late(r, t);
    if (!r->surplus.at && is_surplus(r, t)) {
        gather_note(r, &r->surplus, t->text.at);
        r->surplus_move = t->move;
    }
    if (above && t->leads && (!r->above_number || t->number < r->above_number)) {
        r->above_number = t->number;
        r->above_move = t->move;
        r->above_alone = !scan_precedes_prose(&r->scan) && (!is_in_remark(r) || is_below_sentence(r));
        r->above.at = NULL;
        gather_note(r, &r->above, t->text.at);
    } else if (is_slip_of_reply(r, t))
        r->reply_missing = true;
    else if (begins_row(r, t) && is_retold(r, t))
        skip_row(&r->scan);
    else if (is_left_over(r, t))
        gather_note(r, &r->game->after_gap, t->text.at);
    else if (begins_labelled(r, t))
        note_labelled(r, t);
    else if (may_be_next(r, t))
        gather_note(r, &r->game->in_prose, t->text.at);
}

/* Notes a move whose number comes too early. */
static void note_gap(struct reader *r, const struct scan_token *t)
{
    int ply = ply_of(r, t), i;

    gather_note(r, &r->game->after_gap, t->text.at);
    for (i = 0; i < 2; i++)
        if (i ? ply > r->early[i].ply : ply < r->early[i].ply || r->early[i].ply <= r->game->count) {
            r->early[i].place.at = NULL;
            gather_note(r, &r->early[i].place, t->text.at);
            r->early[i].ply = ply;
        }
    r->reply_missing = true;
}

/* Whether a move behind the end marker of its game is part of analysis, or its number has come before. */
static bool is_analysis(const struct reader *r, const struct scan_token *t)
{
    return t->number <= gather_number(r, r->game->count) || is_in_remark(r);
}

/* Notes a numbered move behind the end of the game that is none of it. */
static void note_after_end(struct reader *r, const struct scan_token *t)
{
    struct record_game *g = r->game;
    int ply = ply_of(r, t);
    bool same = ply && ply <= g->count && notation_same(&t->move, &g->moves[ply - 1].move);

    r->end_uncertain = false;
    if (is_above_next(r, t))
        r->heading_seen = true;
    else if (t->kind != SCAN_MOVE || r->prose_row == r->scan.number_row || scan_precedes_prose(&r->scan))
        return;
    else if (!r->heading_seen && !is_analysis(r, t))
        gather_note(r, &g->after_end, t->text.at);
    else if (r->heading_seen && !same)
        gather_note(r, &g->no_first, t->text.at);
}

/* Whether a token is a 1 that leads its line before something else than a move, or a first move without a 1. */
static bool is_misspelt_one(const struct reader *r, const struct scan_token *t)
{
    return t->kind == SCAN_WORD ? t->leads && scan_number(t->text) == 1
                                : scan_is_first(t) && r->prose_row != r->scan.row;
}

/* Takes a token into the game, as its role asks. */
static void take(struct reader *r, const struct scan_token *t, enum role role)
{
    if (role == IGNORED)
        pass_over(r, t);
    r->after_move = r->after_move && ((t->kind == SCAN_MOVE && t->number) || scan_is_number(t));
    if (t->number)
        r->led_up_to = t->leads && goes_up(r, t) ? t->number : 0;
    else if (is_misspelt_one(r, t))
        r->led_up_to = 1;
    switch (role) {
    case FIRST:
        r->first_line = r->scan.start;
        r->in_pairs = r->is_paired || (!r->is_single && is_in_pairs(&r->scan));
        r->is_dotted = scan_has_points(&r->scan, t);
        if (r->game->count) {
            gather_note(r, &r->game->retold, t->text.at);
            restate(r, 1);
        } else {
            if (!r->in_order && !r->is_paired)
                order_find(&r->order, &r->begin, &r->scan, &r->heading, &r->in_pairs);
            add_next(r, t);
        }
        break;
    case NEXT: add_next(r, t); break;
    case ROW: add_row(r, t); break;
    case RESTATED: restate(r, r->agreed_up_to + 1); break;
    case ENDED:
        r->heading_seen = false;
        gather_numbered_end(r, t);
        break;
    case IN_PROSE: gather_note(r, &r->game->in_prose, t->text.at); break;
    case AFTER_GAP: note_gap(r, t); break;
    case AGAIN: gather_note(r, &r->game->again, t->text.at); break;
    case VARIATION:
        r->scan.at = r->scan.end;
        r->after_move = false;
        break;
    case OTHER_LIST:
        r->heading_seen = true;
        r->end_uncertain = false;
        gather_note(r, &r->game->no_first, t->text.at);
        break;
    case AFTER_END: note_after_end(r, t); break;
    default: break;
    }
}

/* Notes a move above the game that may be the next one, or the first of a list without its first move: those whose
   numbers come first and last are known. */
static void take_above(struct reader *r)
{
    struct record_game *g = r->game;
    int ply = r->in_pairs ? r->above_number * 2 - 1 : r->above_number;

    if (r->above_number == gather_number(r, g->count + 1) && !g->end)
        g->above = r->above;
    else if (r->above_alone && ply <= g->count && is_other(r, &r->above_move, ply) && !g->no_first.at)
        g->no_first = r->above;
    else if (!g->above.at && r->late_number == gather_number(r, g->count + 1) && !g->end)
        g->above = r->late;
}

/* Whether more of the game stands in the text it was read from: what is in the place of its next move. If not, the next
   move may stand above earlier ones. */
static bool goes_on(struct reader *r)
{
    struct record_game *g = r->game;
    int i;

    if (g->count && r->order.kind == ORDER_PLAIN && r->judge(r->judging, g) == RECORD_OPEN && missing_take(r))
        return true;
    for (i = 0; i < 2; i++)
        if (!g->after_gap.at && !g->end && r->early[i].ply == g->count + 1)
            g->after_gap = r->early[i].place;
    if (r->order.kind == ORDER_PLAIN && r->late_number)
        take_above(r);
    return false;
}

/* Where a game begins, or a repetition of its moves. */
struct beginning {
    struct scan scan;
    struct heading heading;
    struct record_skipped retold; /* of the game before it */
};

/* Goes back to the first move of another game. */
static void go_back(struct reader *r, const struct beginning *first)
{
    if (r->agreed_up_to)
        r->game->retold = first->retold;
    r->scan = first->scan;
    r->heading = first->heading;
}

/* Takes a word into the game; false if it begins another one, or if that has begun at *first. */
static bool take_word(struct reader *r, const struct scan *before, const struct scan_token *t, struct beginning *first)
{
    enum role role = classify(r, t);

    if (role == OTHER_GAME && goes_on(r))
        return true;
    if (role == FIRST || (role == OTHER_GAME && (is_number_one(t) || !r->agreed_up_to)))
        *first = (struct beginning){*before, r->heading, r->game->retold};
    if (role == OTHER_GAME)
        return false;
    take(r, t, role);
    return true;
}

/* If a word of an ordered list is almost a move, and is due, behind its number or in black's place, adds it. */
static bool take_slip(struct reader *r, const struct scan_token *t)
{
    bool reply = r->order.kind && is_slip_of_reply(r, t);

    if (!reply && (!r->order.slip.length || t->number != gather_due_number(r)))
        return false;
    gather_slip(r, reply ? slip_word(&r->scan, t->text.at) : r->order.slip);
    gather_next(r);
    return true;
}

/* A repetition that turns out to be another game is read again from its first move. */
bool numbered_next(struct reader *r)
{
    struct beginning first = {r->scan, r->heading, {.at = NULL}};
    struct scan before;
    struct scan_token t;

    r->begin = r->order.kind == ORDER_READ && r->order.precedes_list ? r->order.end : r->scan;
    r->order.kind = ORDER_PLAIN;
    for (;;) {
        before = r->scan;
        order_next(&r->order, &r->scan, &r->heading, &t);
        if (r->order.kind == ORDER_READ && before.at < r->order.end.at)
            before = r->order.end;
        if (t.kind == SCAN_END && goes_on(r))
            continue;
        if (t.kind == SCAN_END)
            return r->game->count > 0;
        if (take_slip(r, &t) || gather_annotation(r, &t) || skip_comment(r, &before, &t) ||
            gather_ending(r, &before, &t, false))
            continue;
        if (!take_word(r, &before, &t, &first)) {
            go_back(r, &first);
            return true;
        }
    }
}
