/* sequence.h: the words of comments, and the move sequences in them, for the other files of this module. */

#ifndef SEQUENCE_H
#define SEQUENCE_H

#include "record/record.h"

/* comment: the words of a comment line. */

enum comment_kind {
    COMMENT_MOVE,   /* a move, perhaps with a star before it, or a word that begins with a move */
    COMMENT_ANY,    /* any: every reply */
    COMMENT_PASS,   /* ***: a reply that does not matter */
    COMMENT_CLAIM,  /* win, wins */
    COMMENT_LABEL,  /* (1) or (*) */
    COMMENT_NUMBER, /* of a move, up to four digits */
    COMMENT_OPENER, /* if, or, eg, ie, and: may stand before a sequence */
    COMMENT_PROSE   /* any other word */
};

struct comment_word {
    enum comment_kind kind;
    struct text text;
    bool comma;                /* a comma precedes it */
    bool joined;               /* only blanks and commas precede it */
    bool partial;              /* if COMMENT_MOVE: the word goes on after the move */
    int number;                /* if COMMENT_NUMBER */
    struct notation_move move; /* if COMMENT_MOVE */
};

/* Cuts off *left the next label, or the next word of letters, digits and @ + / \ *. False at the end. */
bool comment_next(struct text *left, struct comment_word *w);

/* sequence: finds the move sequences of a comment, such as `A0/ B1/ any @4/ any A1\ any win`. If a line
   begins further right than the line above, it continues those items of the upper line that are left of it:

       E5+ C5/ A5/ any A2\ any win
           D5/ D6/ any G6\ any win      after E5+, instead of C5/

   This part knows no board. */

enum {
    SEQUENCE_LONGEST = 48, /* items of a sequence; more are dropped */
    SEQUENCE_READINGS = 8,
    SEQUENCE_LABELS = 8,   /* the most sequences of a comment that end with a label */
    SEQUENCE_NESTED = 6    /* the most open sequences, each further right than the one before */
};

struct sequence_item {
    enum comment_kind kind; /* COMMENT_MOVE, COMMENT_ANY or COMMENT_PASS */
    struct text text;       /* without the star before it */
    int column;             /* of the text, in bytes from 1 */
    struct notation_move move;
};

struct sequence {
    struct sequence_item items[SEQUENCE_LONGEST];
    int count;
    int number; /* the number before its first move; or 0 */
};

/* A sequence found in a line. It may continue all or the beginning of another sequence: each choice is a reading. */
struct sequence_found {
    struct sequence readings[SEQUENCE_READINGS]; /* the likeliest first */
    int count;       /* of readings, at least 1 */
    int own;         /* in each reading, the last `own` items are in this line */
    struct text win; /* the word that claims a win; or empty */
    struct text bad; /* the first word that goes on after its move; or empty */
    const struct comment_line *line;
    bool ends_line;  /* private: no word follows it in the line */
    char label;      /* private: the character in the label that ends it; or 0 */
};

/* Reads the sequences of a comment. Set the lines, as record_comment returns them, and zero the rest. */
struct sequence_reader {
    const struct comment_line *lines;
    int line_count;
    struct sequence_found found; /* the sequence that sequence_next found */
    int chosen;                 /* the reading of `found` that later lines continue; the caller may set it */

    int lines_read;             /* private, as all that follows */
    struct text left;           /* the unread rest of the line */
    int indent;                 /* the column of the line's first word */
    bool inside;                /* a sequence or prose precedes `left` in the line */
    struct sequence above;      /* the last sequence: a line that begins further right branches off from it */
    bool goes_on;               /* `above` had no claim and ended its line */
    struct sequence aside;      /* the last sequence if it had no claim; or a single move after it */
    struct sequence open[SEQUENCE_NESTED]; /* sequences without a claim, which lines further right may continue */
    int open_indent[SEQUENCE_NESTED], opens;
    struct sequence labelled[SEQUENCE_LABELS]; /* sequences that end with a label: a line with it continues them */
    char label[SEQUENCE_LABELS];
    int labels;
};

/* Finds the next sequence. It has a move; and either two items or more, counting its claim, or a column or
   label by which it continues another sequence. Moves separated by commas need a claim. False at the comment's end. */
bool sequence_next(struct sequence_reader *r);

#endif
