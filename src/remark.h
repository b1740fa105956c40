/* remark: the comment of a move as lines of words, each with its place in the text. Needs all the headers
   from base.h to record.h. */

/* A word of letters, digits and what moves are made of, or a label such as `(1)`. */
struct remark_word {
    struct text text;
    bool comma;  /* a comma stands before it */
    bool joined; /* nothing but blanks and commas do */
    bool label;
};

struct remark {
    int line;          /* that is being read, as the lines of the text are counted */
    const char *begin; /* of it */
    int indent;        /* the column of its first word */
    struct text left;  /* of it; may be put back to what it was, to read words again */
    struct text rest;  /* private */
};

/* Begins to read the comment of a move, which the record's text holds. */
void remark_open(struct remark *r, const struct record_move *m);

/* Goes to the next line that has a comment; false if there are no more. */
bool remark_line(struct remark *r);

/* Cuts the next word off the line; false at its end. */
bool remark_next(struct remark *r, struct remark_word *w);

/* Where a word of the line stands, in bytes from 1. */
int remark_column(const struct remark *r, struct text word);
