#include "base/base.h"
#include "trax/trax.h"
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
    long lines;            /* lines with words */
    long begins;           /* of them, lines that begin with a first move */
    long rows;             /* of them, lines of more than one word */
    bool has_other_words;  /* than moves and end markers */
    bool is_numbered;      /* a 1 stands before a first move, */
    bool has_joined_one;   /*   or what looks like one: part of a time */
    long moves;            /* with numbers */
};

/* A line so far. */
struct line {
    int words;
    int bare; /* moves without a number in a row */
    bool has_prose;
    bool has_one; /* a 1 stands before a first move */
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

/* Takes a word of a line into account. A 1 before several moves (`1. @0/ B1+ A0/`) is the number of a game in a list,
   not of a move. */
static void weigh_word(struct evidence *e, struct line *l, const struct scan_token *t)
{
    bool is_move = t->kind == SCAN_MOVE && t->whole;

    l->has_prose = l->has_prose || scan_is_prose(t);
    count_number(&e->numbers, t);
    if (!l->has_prose)
        count_number(&e->leading, t);
    l->bare = is_move && !t->number ? l->bare + 1 : 0;
    e->moves += t->kind == SCAN_MOVE && t->number;
    e->has_joined_one = e->has_joined_one || (t->joined && t->number == 1 && scan_is_first(t));
    l->has_one = (l->has_one || (!t->joined && t->number == 1 && scan_is_first(t))) && l->bare < 2;
    e->has_other_words = e->has_other_words || t->number || !(is_move || t->kind == SCAN_END_MARKER);
    e->begins += !l->words++ && scan_is_first(t);
}

static void weigh_line(struct evidence *e, struct scan *s)
{
    struct notation_move move;
    struct line l = {0};
    struct scan_token t;

    while (scan_plain(s, &move)) {
        e->begins += !l.words && notation_is_first(&move);
        l.bare = ++l.words;
    }
    for (scan_next(s, &t); t.kind != SCAN_END && t.kind != SCAN_COMMENT; scan_next(s, &t)) {
        if (t.pending)
            scan_join(s, &t);
        weigh_word(e, &l, &t);
    }
    e->is_numbered = e->is_numbered || l.has_one;
    e->lines += l.words > 0;
    e->rows += l.words > 1;
}

enum input_form detect_form(struct scan s, bool *numbers_lead)
{
    struct evidence e = {.lines = 0};
    struct text line;

    while (scan_go_on(&s, &line))
        weigh_line(&e, &s);
    *numbers_lead = e.leading.length > 2 && e.leading.length * 3 >= e.numbers.length * 2;
    if (e.is_numbered || (e.has_joined_one && e.moves > 1 && e.numbers.length == e.moves))
        return INPUT_NUMBERED;
    return !e.has_other_words && e.rows && e.begins * 2 > e.lines ? INPUT_ARCHIVE : INPUT_PLAIN;
}
