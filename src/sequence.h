/* sequence: the move sequences that a comment tells: `A0/ B1/ any @4/ any A1\ any win`. A line below that
   begins further right branches off from those above at its column:

       E5+ C5/ A5/ any A2\ any win
           D5/ D6/ any G6\ any win      after E5+, instead of C5/

   Knows no board. Needs all the headers from base.h to record.h, and
   remark.h. */

enum {
    SEQUENCE_LONGEST = 48, /* moves and replies */
    SEQUENCE_READINGS = 8, /* ways to take a sequence */
    SEQUENCE_LABELS = 8,   /* sequences that go on elsewhere, as `(1)` says */
    SEQUENCE_NESTED = 6    /* sequences that lines further right may go on with */
};

enum sequence_kind {
    SEQUENCE_MOVE,
    SEQUENCE_ANY, /* `any`: whatever the reply */
    SEQUENCE_PASS /* `***`: a reply that does not matter */
};

struct sequence_item {
    enum sequence_kind kind;
    struct text text;
    int column; /* in bytes from 1 */
    struct notation_move move;
};

struct sequence {
    struct sequence_item items[SEQUENCE_LONGEST];
    int count;
    int number; /* that stands before the first of them; or 0 */
};

/* A sequence as it stands in a line, and what it says. */
struct sequence_found {
    struct sequence readings[SEQUENCE_READINGS]; /* after what it may go on, the likeliest first */
    int count;                                   /* of readings, at least 1 */
    int own;         /* how many items at the end of each reading stand in this very line */
    struct text win; /* the word that claims a win; or empty */
    struct text bad; /* the first word that begins with a move, which it is taken for, and goes on; or empty */
    int line;        /* where it stands, as the lines of the text are counted */
    const char *begin; /* of that line */
};

struct sequence_reader {
    struct remark remark; /* all is private */
    bool prose;        /* words of prose stood in the line */
    bool sided;        /* a sequence stood in the line */
    struct sequence above; /* what a line that begins further right may branch off from */
    struct sequence open[SEQUENCE_NESTED]; /* what lines may go on with, for it had no claim, */
    int open_column[SEQUENCE_NESTED];      /*   and where its line begins */
    int opens;
    struct sequence aside; /* the last one without a claim, or the last move told alone */
    bool goes_on;          /* the last one had no claim and was the last of its line */
    struct sequence label[SEQUENCE_LABELS];
    char label_name[SEQUENCE_LABELS];
    int labels;
    bool labelled, opened; /* the last one was put among the labels, or what is open */
};

/* Begins to read the comment of a move, which the record's text holds. */
void sequence_open(struct sequence_reader *r, const struct record_move *m);

/* Says which of its readings the sequence just found has, if it is not the first. */
void sequence_choose(struct sequence_reader *r, const struct sequence *reading);

/* The next sequence: of two items at least, the claim being one, or branching off from another. False if
   there are no more. */
bool sequence_next(struct sequence_reader *r, struct sequence_found *found);
