#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "style.h"

/* Numbers before moves, as far as they come in order from a 1 on. */
struct chain {
    int last;
    long length;
};

/* What style_of has seen of a text. */
struct evidence {
    struct chain all, clear; /* clear: those with no word of prose before them on their line */
    long lines;      /* with words on them */
    long begun;      /* of them that begin with a first move */
    long long_lines; /* that hold more than one word */
    bool pure;       /* moves and end markers were all */
    bool numbered;   /* a 1 stood before a first move */
};

/* Looks at a line that holds moves and blanks alone, as most of an archive do; false if it is another. */
static bool weigh_moves(struct evidence *e, struct text line)
{
    const char *at = line.at, *end = line.at + line.length;
    struct notation_move move;
    bool first = notation_read(line, &move) && notation_is_first(&move);
    int words = 0;

    while (end - at > 3 && notation_is_short(at) && at[3] == ' ') {
        words++;
        at += 4;
    }
    for (; at < end; words++) {
        size_t length = notation_read(text_between(at, end), &move);

        at += length;
        if (!length || (at < end && *at++ != ' '))
            return false;
    }
    e->lines += words > 0;
    e->begun += first;
    e->long_lines += words > 1;
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
        e->pure = e->pure && !t.number && (t.kind == SCAN_MARK || (t.kind == SCAN_MOVE && t.whole));
        e->begun += !words && scan_is_first(&t);
    }
    e->numbered = e->numbered || numbered;
    e->lines += words > 0;
    e->long_lines += words > 1;
}

enum style style_of(struct text all, bool *clear)
{
    struct evidence e = {.pure = true};
    struct text line;

    while (text_line(&all, &line))
        if (!weigh_moves(&e, line))
            weigh_line(&e, line);
    *clear = e.clear.length > 2 && e.clear.length * 3 >= e.all.length * 2;
    return e.numbered                                              ? STYLE_NUMBERED
           : e.pure && e.long_lines && e.begun * 2 > e.lines ? STYLE_ARCHIVE
                                                              : STYLE_PLAIN;
}
