/* sequence.h: functions that read words and move sequences in comments. Private to this module. */

#ifndef SEQUENCE_H
#define SEQUENCE_H

#include "analysis/analysis.h"

/* comment: the words of a comment line. */

enum comment_kind {
    COMMENT_MOVE,   /* a move, perhaps after a star; or a word that begins with a move */
    COMMENT_ANY,    /* `any`: every reply */
    COMMENT_PASS,   /* `***`: a reply that does not matter */
    COMMENT_CLAIM,  /* `win` or `wins` */
    COMMENT_LABEL,  /* a digit or star in brackets: (1) or (*) */
    COMMENT_NUMBER, /* a number from 1 to 9999 */
    COMMENT_OPENER, /* `if`, `or`, `eg`, `ie` or `and`: may precede a sequence */
    COMMENT_PROSE   /* any other word */
};

struct comment_word {
    enum comment_kind kind;
    struct text text;
    bool comma;                /* a comma precedes the word */
    bool joined;               /* only blanks and commas separate the word from the previous word */
    bool partial;              /* if COMMENT_MOVE: more characters follow the move in the word */
    int number;                /* set if `kind` is COMMENT_NUMBER */
    struct notation_move move; /* set if `kind` is COMMENT_MOVE */
};

/* Cuts the next word off *left: a label or a run of letters, digits and @ + / \ *. Returns false if no word is left. */
bool comment_next(struct text *left, struct comment_word *w);

/* sequence: finds the move sequences of a comment, such as `A0/ B1/ any @4/ any A1\ any win`. A line that is
   indented more than the line above continues only the items of the line above that stand left of the indent:

       E5+ C5/ A5/ any A2\ any win
           D5/ D6/ any G6\ any win      after E5+, instead of C5/ */

enum {
    SEQUENCE_LONGEST = VARIATION_LONGEST, /* the most items of a sequence; further items are dropped */
    SEQUENCE_READINGS = 8,
    SEQUENCE_LABELS = 8,   /* the most labelled sequences that are kept for a comment */
    SEQUENCE_NESTED = 6    /* the most sequences in sequence_reader.open; each is indented more than the previous one */
};

struct sequence_item {
    enum comment_kind kind; /* COMMENT_MOVE, COMMENT_ANY or COMMENT_PASS */
    struct text text;       /* the word, without the star before a move */
    int column;             /* column of the word or of the star before it, from 1 in bytes; add_after may change it */
    struct notation_move move;
};

struct sequence {
    struct sequence_item items[SEQUENCE_LONGEST];
    int count;
    int number; /* the move number before the sequence; or 0 */
};

/* A sequence found in a line. A reading has the items of the line, perhaps after items of an earlier sequence. */
struct sequence_found {
    struct sequence readings[SEQUENCE_READINGS]; /* the likeliest first */
    int count;       /* number of readings, at least 1 */
    int own;         /* number of items in this line; each reading ends with these items */
    struct text win; /* the word that claims a win; or empty */
    struct text bad; /* the first word in which more characters follow a move; or empty */
    const struct comment_line *line;
    bool ends_line;  /* private: no word follows the sequence in its line */
    char label;      /* private: the character in the label after the sequence; or 0 */
};

/* The state of sequence_next. First set `lines` and `line_count` to the lines of a comment, and zero the rest. */
struct sequence_reader {
    const struct comment_line *lines;
    int line_count;
    struct sequence_found found; /* the sequence that sequence_next found */
    int chosen;                 /* the index of the reading that later lines continue; the caller may set `chosen` */

    int lines_read;             /* private, as all members below */
    struct text left;           /* the unread rest of the line */
    int indent;                 /* the column of the line's first word */
    bool inside;                /* whether a sequence or prose precedes `left` in the line */
    struct sequence above;      /* the last sequence; a line that begins further right may branch off from `above` */
    bool goes_on;               /* whether `above` has no claim, and no word follows `above` in its line */
    struct sequence aside;      /* a single item after the last sequence; else `above`, unless it claims a win */
    struct sequence open[SEQUENCE_NESTED]; /* sequences that claim no win; lines further right may continue them */
    int open_indent[SEQUENCE_NESTED], opens;
    struct sequence labelled[SEQUENCE_LABELS]; /* each ends before a label; lines with this label continue it */
    char label[SEQUENCE_LABELS];
    int labels;
};

/* Finds the next sequence; returns false at the end of the comment. A sequence has at least one move. If a comma
   precedes a move, a claim must follow. A column or label must show which sequence a lone item or claim continues. */
bool sequence_next(struct sequence_reader *r);

#endif
