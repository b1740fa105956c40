#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "style.h"

/* What style_of has seen of a text. */
struct evidence {
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
    bool first = false;
    int words = 0;

    for (; at < end; words++) {
        size_t length = notation_read(text_between(at, end), &move);

        at += length;
        if (!length || (at < end && *at++ != ' '))
            return false;
        if (!words)
            first = notation_is_first(&move);
    }
    e->lines += words > 0;
    e->begun += first;
    e->long_lines += words > 1;
    return true;
}

static void weigh_line(struct evidence *e, struct text line)
{
    struct scan_token t;
    struct scan s;
    int words = 0;

    scan_line(&s, line);
    for (scan_next(&s, &t); t.kind != SCAN_END && t.kind != SCAN_COMMENT; scan_next(&s, &t), words++) {
        e->numbered = e->numbered || (t.number == 1 && scan_is_first(&t));
        e->pure = e->pure && !t.number && (t.kind == SCAN_MARK || (t.kind == SCAN_MOVE && t.whole));
        e->begun += !words && scan_is_first(&t);
    }
    e->lines += words > 0;
    e->long_lines += words > 1;
}

enum style style_of(struct text all)
{
    struct evidence e = {.pure = true};
    struct text line;

    while (!e.numbered && text_line(&all, &line))
        if (!weigh_moves(&e, line))
            weigh_line(&e, line);
    return e.numbered                                              ? STYLE_NUMBERED
           : e.pure && e.long_lines && e.begun * 2 > e.lines ? STYLE_ARCHIVE
                                                              : STYLE_PLAIN;
}
