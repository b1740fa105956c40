#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

/* Numbers before moves that come in order, from a 1 before a first move on. */
struct count {
    int last;
    long length;
};

/* What a text shows about its form. */
struct evidence {
    struct count numbers;
    struct count leading;  /* the same without those that follow prose on their line */
    long lines;            /* lines with words, headings aside */
    long games;            /* of them, lines that are games: see is_game */
    long bare_games;       /* of them, lines of nothing else */
    long rows;             /* of the lines, those of more than one word */
    long moves, others;    /* words that are moves; others, without numbers and end markers */
    bool is_numbered;      /* a 1 stands before a first move */
    bool has_doubtful_one;   /*   or what looks like one: part of a time or a hexadecimal number */
    long numbered;         /* moves with numbers */
    int last_number;       /* before a move or end marker */
    bool in_order;         /* these numbers so far are 1, 2, 3 ... */
    bool is_single;        /* nothing without a number so far is a move, or almost one */
    struct wrap wrap;      /* of the lines that are rows of moves */
};

/* A line so far. */
struct line {
    int words;
    int bare;   /* moves without a number in a row */
    int moves;  /* from a first move on; 0: there is none */
    int before; /* words before that move, its number included */
    int others; /* words after it, before another move, that are neither moves nor end markers */
    int behind; /* such words behind the last move */
    int row;    /* moves that the line begins with, */
    enum wrap_row begins; /* and with which */
    bool has_prose;
    bool has_one; /* a 1 stands before a first move */
};

enum {
    NAMES = 8,     /* words that can stand before the first move of a game on one line */
    ENOUGH = 1000, /* lines */
    FEW = 5,       /* moves that can follow one number */
    SURE = 3,      /* moves of a line that is a game although words stand before it */
    PER_OTHER = 4  /* moves for each word of a list that is none */
};

/* Counts a number if it is the next in order. */
static void count_number(struct count *c, const struct scan_token *t)
{
    bool next = t->number == 1 ? scan_is_first(t) : c->last && t->number == c->last + 1;

    if (t->kind != SCAN_MOVE || !next)
        return;
    c->last = t->number;
    c->length++;
}

/* Takes a word of a line into account as one of a game on that line. */
static void weigh_in_row(struct line *l, const struct scan_token *t, bool is_move, bool other)
{
    if (l->moves) {
        l->moves += is_move && !t->number;
        l->behind += other;
        if (is_move) {
            l->others += l->behind + (t->number > 0);
            l->behind = 0;
        }
    } else if (is_move && scan_is_first(t)) {
        l->moves = 1;
        l->before += t->number > 0;
    } else {
        l->before += is_move ? NAMES + 1 : 1;
    }
}

/* Whether a token that is not a move is almost one. */
static bool is_slip(const struct scan *s, const struct scan_token *t)
{
    return !scan_is_digits(t->text) && slip_judge(slip_word(s, t->text.at)) == SLIP_LIKELY;
}

/* Takes a word of a line into account. A 1 before several moves (`1. @0/ B1+ A0/`) is the number of a game in a list,
   not of a move. */
static void weigh_word(struct evidence *e, struct line *l, const struct scan *s, const struct scan_token *t)
{
    bool is_move = t->whole, slip = !is_move && is_slip(s, t);
    bool other = !is_move && !slip && t->kind != SCAN_END_MARKER && !scan_is_digits(t->text);
    bool is_one = t->number == 1 && scan_is_first(t), doubtful = t->joined || (is_one && scan_is_hexadecimal(s, t));

    l->has_prose = l->has_prose || scan_is_prose(t);
    count_number(&e->numbers, t);
    if (!l->has_prose)
        count_number(&e->leading, t);
    l->bare = is_move && !t->number ? l->bare + 1 : 0;
    e->numbered += t->kind == SCAN_MOVE && t->number;
    e->in_order = e->in_order && (t->number ? t->number == ++e->last_number : e->last_number || !slip);
    e->has_doubtful_one = e->has_doubtful_one || (is_one && doubtful);
    l->has_one = (l->has_one || (is_one && !doubtful)) && l->bare < 2;
    e->is_single = e->is_single && (t->number || !(is_move || slip));
    l->words++;
    e->moves += is_move;
    e->others += other;
    weigh_in_row(l, t, is_move, other);
}

/* Whether a line is a game: it begins with a first move, perhaps after words, and hardly anything but moves follows.
   Around many moves many words can stand. */
static bool is_game(const struct line *l)
{
    int others = l->others + (l->behind <= NAMES && l->behind <= l->moves && l->moves >= SURE ? 0 : l->behind);
    int most = l->moves > NAMES ? l->moves : NAMES;

    return l->moves >= (l->before ? SURE : 1) && l->before <= most && others * PER_OTHER <= l->moves;
}

/* Counts the moves that a line begins with, and stops at anything else. */
static void weigh_row(struct evidence *e, struct line *l, struct scan *s)
{
    struct notation_move move;
    bool first;

    if (!scan_plain(s, &move))
        return;
    first = notation_is_first(&move);
    l->begins = !first ? WRAP_GOES_ON : move.notation == NOTATION_CLASSIC ? WRAP_EITHER : WRAP_BEGINS;
    do
        l->words++;
    while (scan_plain(s, &move));
    l->bare = l->row = l->words;
    l->moves = first ? l->words : 0;
    l->before = first ? 0 : NAMES + 1;
    e->moves += l->words;
    e->is_single = false;
}

static void weigh_line(struct evidence *e, struct scan *s, struct text line)
{
    struct heading ignored = {0};
    struct line l = {0};
    struct scan_token t;

    weigh_row(e, &l, s);
    if (!l.words && (scan_is_comment(s) || (heading_read(line, &ignored) && !heading_is_result(&ignored)))) {
        wrap_end(&e->wrap);
        return;
    }
    for (scan_next(s, &t); t.kind != SCAN_END && t.kind != SCAN_COMMENT; scan_next(s, &t)) {
        e->in_order = e->in_order && !(t.pending && is_game(&l)); /* its move is not known here */
        if (t.pending && !is_game(&l))
            scan_join(s, &t);
        weigh_word(e, &l, s, &t);
    }
    wrap_add(&e->wrap, text_between(s->start, s->end), is_game(&l) ? l.moves : l.row, l.begins);
    e->is_numbered = e->is_numbered || l.has_one;
    e->lines += l.words > 0;
    e->rows += l.words > 1;
    e->games += is_game(&l);
    e->bare_games += is_game(&l) && !l.before && !l.others && !l.behind;
}

/* Whether enough lines are games to skip the rest of the text: -c of a large archive takes a
   twentieth less. */
static bool is_sure(const struct evidence *e)
{
    return e->lines >= ENOUGH && e->bare_games >= e->lines - e->lines / 20;
}

static enum input_form form_of(const struct evidence *e, bool wrapped)
{
    long lines = e->lines - (wrapped ? e->wrap.above[WRAP_GOES_ON].count : 0);

    if (e->games * 2 > lines && e->rows && (e->games > 1 || e->bare_games))
        return INPUT_ARCHIVE;
    if (e->numbered == 1 && e->moves > FEW && e->others * PER_OTHER <= e->moves)
        return INPUT_PLAIN;
    if (e->is_numbered || (e->has_doubtful_one && e->numbered > 1 && e->numbers.length == e->numbered))
        return INPUT_NUMBERED;
    return INPUT_PLAIN;
}

struct detected detect_form(struct scan s)
{
    struct evidence e = {.in_order = true, .is_single = true};
    struct text line;
    struct detected d;

    while (scan_go_on(&s, &line) && !is_sure(&e))
        weigh_line(&e, &s, line);
    d.wrap = e.wrap;
    d.wrapped = wrap_is_found(&e.wrap, e.games);
    d.form = form_of(&e, d.wrapped);
    d.joined = d.form == INPUT_NUMBERED && !e.is_numbered;
    d.moves = e.moves;
    d.numbers_lead = e.leading.length > 2 && e.leading.length * 3 >= e.numbers.length * 2;
    d.is_list = e.others * PER_OTHER <= e.moves;
    d.in_order = e.in_order && e.last_number && !s.below.length;
    d.is_single = d.in_order && e.is_single;
    return d;
}
