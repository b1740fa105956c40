#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "record/reader.h"

#include <stdlib.h>

/* The numbers of a game, from its second on, as they come in the text. */
struct survey {
    struct order *order;
    int last;        /* number */
    int once;        /* how many there are before they begin again; -1: they have not */
    bool is_list;    /* so far they are those of a list that begins again and again, */
    int period;      /*   after this number; 0: not yet */
    int restarts;    /* how often it begins again, */
    int first_moves; /*   and how often with a move that can begin a game */
    int replies;     /* numbers that two moves follow */
    int number_row, prose_row;
    bool ended; /* an end marker or a statement of how the game ended stands behind the last number */
    const struct heading *names; /* of the players */
    struct scan behind_first; /* behind number 1, on its line */
};

/* The number of a token, or, if it is one from 2 on and a word that is almost a move follows on its line, this number:
   then stores that word. */
static int read_number(const struct scan *p, const struct scan_token *t, struct text *slip)
{
    int number = 0;
    size_t length = t->kind == SCAN_WORD && !t->number ? scan_move_number(t->text, &number) : 0;
    const char *begin = length ? slip_begin(p, t->text.at + length) : p->end;

    *slip = begin < p->end ? slip_word(p, begin) : text_between(p->end, p->end);
    if (number && slip->length && slip_judge(*slip) == SLIP_LIKELY)
        return number;
    slip->length = 0;
    return t->number;
}

/* Reads the next token of the text; one that is the number of a word that is almost a move has that number, and reading
   goes on behind that word. */
static void read_token(struct scan *p, struct scan_token *t)
{
    struct heading ignored = {0};
    struct text slip;

    scan_text(p, false, &ignored, t);
    t->number = read_number(p, t, &slip);
    if (slip.length)
        p->at = slip.at + slip.length;
}

static void add_place(struct order *o, int number, int line, const struct scan *at)
{
    o->places = memory_grow(o->places, &o->capacity, (size_t)o->count + 1, sizeof *o->places);
    o->places[o->count++] = (struct order_place){number, line, *at};
}

/* Takes the next number into account; false if nothing more can come of it. Games of one length in a row are not a
   list. */
static bool take_number(struct survey *s, const struct scan_token *t)
{
    enum { ENOUGH = 4 };

    if (t->number == 1) {
        s->is_list = s->is_list && (!s->period || s->last == s->period);
        s->period = s->last;
        s->restarts++;
        s->first_moves += scan_is_first(t);
        s->once = s->once < 0 ? s->order->count : s->once;
    } else {
        s->is_list = s->is_list && t->number == s->last + 1 && (!s->period || t->number <= s->period);
    }
    s->last = t->number;
    return s->once < 0 || (s->is_list && !(s->restarts > ENOUGH && s->first_moves == s->restarts));
}

/* Notes the end of a game: an end marker directly behind a move, or what stands alone on a line. */
static void note_end(struct survey *s, const struct scan *p, const struct scan *before, const struct scan_token *t)
{
    struct text rest = text_trim(text_between(scan_begin_after(p, before), p->end));
    bool marker = t->kind == SCAN_END_MARKER;

    if (t->number)
        s->ended = marker;
    else if (!t->leads)
        s->ended = s->ended || (marker && t->last && p->row == s->number_row);
    else if (t->kind != SCAN_MOVE && rest.length && is_capital(*rest.at))
        s->ended = s->ended || ending_read(rest, s->names).marker;
}

/* Surveys the numbers from a game's first move on, up to another game or another 1 behind an end. False if they stand
   in prose, or if their order is none that is known. */
static bool look_through(struct survey *s, struct scan p)
{
    struct scan before = p;
    struct scan_token t;
    bool after_number = true;

    for (;; before = p) {
        read_token(&p, &t);
        if (t.kind == SCAN_END || t.kind == SCAN_HEADING || (t.number == 1 && (gather_restarts(&t) || s->ended)))
            return true;
        note_end(s, &p, &before, &t);
        s->prose_row = scan_is_prose(&t) ? p.row : s->prose_row;
        s->replies += after_number && !t.number && t.kind == SCAN_MOVE;
        after_number = t.number;
        if (s->prose_row == (t.number ? p.number_row : s->number_row))
            return false;
        if (t.number) {
            if (!take_number(s, &t))
                return true;
            add_place(s->order, t.number, p.number_row, &before);
            s->number_row = p.row;
        }
        if (s->once < 0 && p.row == s->number_row)
            s->order->end = p;
        if (s->order->count == 1)
            s->behind_first = s->order->end;
    }
}

static int compare(const void *a, const void *b)
{
    const struct order_place *one = a, *other = b;

    return one->number - other->number;
}

/* Whether the numbers stand in two columns or more: in each line, each is the next of the one above it. */
static bool are_columns(const struct order *o)
{
    int i, start = 0, above = 0; /* of this line and of the one above it */

    for (i = 1; i < o->count; i++) {
        if (o->places[i].row > o->places[i - 1].row) {
            above = start;
            start = i;
        }
        if (start == 1 || (start && above + i - start >= start) ||
            (start && o->places[i].number != o->places[above + i - start].number + 1))
            return false;
    }
    return start > 0;
}

/* Puts the numbers in order; whether they are then 1 to N, each once. */
static bool sort(struct order *o)
{
    int i;

    qsort(o->places, (size_t)o->count, sizeof *o->places, compare);
    for (i = 0; i < o->count && o->places[i].number == i + 1; i++)
        ;
    return i == o->count;
}

/* Whether the next numbers come down one by one to a first move: a list that is read upwards. */
static bool precedes_list(struct scan p)
{
    struct scan_token t;
    int last = 0;

    for (;;) {
        read_token(&p, &t);
        if (t.kind == SCAN_END || (t.number && last && t.number != last - 1))
            return false;
        if (t.number == 1)
            return last && scan_is_first(&t);
        if (t.number)
            last = t.number;
    }
}

/* Takes the numbers between two positions, which must come down one by one. That of a word that is almost a move counts
   only if it does. */
static bool look_before(struct order *o, struct scan p, const struct scan *first)
{
    struct scan_token t;
    bool slip = false; /* the last one is such a number */

    for (;;) {
        struct scan before = p;
        bool next;

        read_token(&p, &t);
        if (t.kind == SCAN_END || p.at >= first->at)
            return o->count > 1;
        next = o->count == 1 || t.number + 1 == o->places[o->count - 1].number;
        if (!t.number || (t.kind == SCAN_WORD && !(t.leads && next)))
            continue;
        if (!next && slip && o->count == 2) { /* it was prose */
            o->count = 1;
            next = true;
        }
        if (t.kind == SCAN_MOVE && !(t.whole && next))
            return false;
        slip = t.kind == SCAN_WORD;
        add_place(o, t.number, p.number_row, &before);
    }
}

void order_find(struct order *o, const struct scan *begin, const struct scan *after, const struct heading *names,
                bool *in_pairs)
{
    struct survey s = {.order = o, .last = 1, .once = -1, .is_list = true, .number_row = after->row,
                       .names = names, .behind_first = *after};
    bool columns;

    o->count = 0;
    o->next = 1;
    o->end = *after;
    add_place(o, 1, after->number_row, after);
    if (!look_through(&s, *after))
        return;
    if (s.is_list && s.first_moves < s.restarts && (s.period > 1 || s.restarts > 1)) {
        o->kind = ORDER_LIST;
        *in_pairs = s.replies * 2 > o->count;
        return;
    }
    o->count = s.once < 0 ? o->count : s.once;
    o->precedes_list = precedes_list(*after);
    if (o->count == 1 || (!are_columns(o) && o->precedes_list)) {
        o->count = 1;
        o->end = s.behind_first;
        columns = look_before(o, *begin, after);
    } else {
        o->precedes_list = false;
        columns = are_columns(o);
    }
    if (columns && sort(o))
        o->kind = ORDER_COLUMNS;
}

/* The next token of columns: below the number just read, if another one or the line's end stands behind it. */
static void next_in_columns(struct order *o, struct scan *s, struct heading *heading, struct scan_token *t)
{
    struct heading heading_before = *heading;
    struct scan before = *s;
    struct text slip;

    scan_text(s, false, heading, t);
    if (t->kind == SCAN_COMMENT || (!read_number(s, t, &slip) && s->row == before.row && t->kind != SCAN_END))
        return;
    *heading = heading_before;
    if (o->next < o->count) {
        *s = o->places[o->next++].at;
    } else {
        *s = before.at < o->end.at ? o->end : before;
        o->kind = ORDER_READ;
    }
    scan_text(s, false, heading, t);
    if (o->kind == ORDER_COLUMNS)
        t->number = read_number(s, t, &o->slip);
}

void order_next(struct order *o, struct scan *s, struct heading *heading, struct scan_token *t)
{
    o->slip.length = 0;
    if (o->kind == ORDER_COLUMNS) {
        next_in_columns(o, s, heading, t);
        return;
    }
    scan_text(s, false, heading, t);
    if (o->kind == ORDER_LIST && o->next < o->count && read_number(s, t, &o->slip))
        t->number = ++o->next;
}
