#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

/* Numbers before moves, as far as they come in order from a 1 on. */
struct chain {
    int last;
    long length;
};

/* What detect_form has seen of a text. */
struct evidence {
    struct chain all, clear; /* clear: those with no word of prose before them on their line */
    long lines;      /* with words on them */
    long begun;      /* of them that begin with a first move */
    long long_lines; /* that hold more than one word */
    bool pure;       /* moves and end markers were all */
    bool numbered;   /* a 1 stood before a first move */
};

static bool ends_line(const char *at, const char *end)
{
    return at == end || *at == '\n' || *at == '\r';
}

/* Looks at the next line and cuts it off *rest, if it holds moves and blanks alone, as most of an archive do; false
   if it is another. */
static bool weigh_moves(struct evidence *e, struct text *rest)
{
    const char *at = rest->at, *end = rest->at + rest->length;
    struct notation_move move;
    bool first = notation_read(*rest, &move) && notation_is_first(&move);
    int words = 0;

    while (end - at > 3 && notation_is_short(at) && at[3] == ' ') {
        words++;
        at += 4;
    }
    for (; !ends_line(at, end); words++) {
        size_t length = notation_read(text_between(at, end), &move);

        at += length;
        if (!length || (!ends_line(at, end) && *at++ != ' '))
            return false;
    }
    e->lines += words > 0;
    e->begun += first;
    e->long_lines += words > 1;
    *rest = text_between(text_past_line(at, end), end);
    return true;
}

static void follow(struct chain *c, const struct scan_token *t)
{
    if (t->kind == SCAN_MOVE &&
        (t->number == 1 ? scan_is_first(t) : c->last && t->number == c->last + 1)) {
        c->last = t->number;
        c->length++;
    }
}

static void weigh_line(struct evidence *e, struct text line)
{
    struct scan_token t;
    struct scan s;
    bool prose = false, numbered = false;
    int words = 0, bare = 0; /* bare: moves without a number in a row */

    scan_line(&s, line);
    for (scan_next(&s, &t); t.kind != SCAN_END && t.kind != SCAN_COMMENT; scan_next(&s, &t), words++) {
        prose = prose || scan_is_prose(&t);
        follow(&e->all, &t);
        if (!prose)
            follow(&e->clear, &t);
        numbered = numbered || (t.number == 1 && scan_is_first(&t));
        bare = t.kind == SCAN_MOVE && t.whole && !t.number ? bare + 1 : 0;
        /* `1. @0/ B1+ A0/`: not a number of moves, but of a game in a list */
        numbered = numbered && bare < 2;
        e->pure = e->pure && !t.number && (t.kind == SCAN_END_MARKER || (t.kind == SCAN_MOVE && t.whole));
        e->begun += !words && scan_is_first(&t);
    }
    e->numbered = e->numbered || numbered;
    e->lines += words > 0;
    e->long_lines += words > 1;
}

enum input_form detect_form(struct text all, bool *clear)
{
    struct evidence e = {.pure = true};
    struct text line;

    while (all.length)
        if (!weigh_moves(&e, &all) && text_line(&all, &line))
            weigh_line(&e, line);
    *clear = e.clear.length > 2 && e.clear.length * 3 >= e.all.length * 2;
    return e.numbered                                              ? INPUT_NUMBERED
           : e.pure && e.long_lines && e.begun * 2 > e.lines ? INPUT_ARCHIVE
                                                              : INPUT_PLAIN;
}
