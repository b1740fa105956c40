/* record: a text of games and prose -> games: moves in their own words, with their place and comment,
   headings, end markers. Knows no board; where the rules decide (is the game over?) it asks a judge.
   Needs base.h, text.h, notation.h, scan.h and heading.h. */

enum record_style {
    RECORD_GUESS,    /* find out which of the next three it is */
    RECORD_NUMBERED, /* the moves that follow their own number, in order */
    RECORD_ARCHIVE,  /* one game a line */
    RECORD_PLAIN,    /* every word that is a move */
    RECORD_WORDS     /* one game; every word has to be a move or an end marker */
};

struct record_move {
    const char *word;          /* as it stands in the text */
    const char *comment;       /* from its first ; or # to the end of its last line, for */
    size_t comment_length;     /*   record_comment_line to take apart */
    uint32_t length;           /* of the word */
    int line, column;          /* counted from 1; columns are bytes */
    struct notation_move move; /* style NOTATION_NONE: the word is no move */
};

struct record_game {
    struct record_move *moves;
    int count;
    size_t room;            /* private */
    struct heading heading;
    enum scan_mark end;     /* the end marker, and how many moves stand before it */
    int end_after;
    const char *gap;        /* a numbered move that was not read, as one before it is missing; or NULL */
    int gap_line, gap_column;
};

/* How a game stands after the moves read so far. */
enum record_standing { RECORD_OPEN, RECORD_BROKEN /* by an error */, RECORD_OVER };
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

/* A place in a text: what is left of its line, and the lines below. */
struct record_place {
    struct scan scan;
    struct text below;
    const char *begin; /* of the line */
    int line;
    bool heading; /* this line is one, and not yet told */
};

struct record {
    struct record_game game; /* the one that record_next found */
    enum record_style style; /* never RECORD_GUESS once opened */

    struct record_place place; /* private, all below */
    struct heading heading;
    int number;     /* the ply of the last numbered move that counted */
    int restated;   /* moves of a restatement that agreed; 0 outside of one */
    bool deaf;      /* the move just told again has a comment from before: another does not count */
    bool paired;    /* a number stands before two moves, white's and black's */
    bool closed;    /* by a heading or an end marker: what comes next is another game */
    bool follows;   /* the last token was a move that counted */
};

/* Begins to read a text, which must stay where it is while its games are in use. A zeroed record, or
   one that has been read before, will do. */
void record_open(struct record *r, struct text all, enum record_style style);

/* Reads the next game into r->game, in place of the one before; false if there are no more. */
bool record_next(struct record *r, record_judge *judge, void *judging);

/* Gives back what the record owns. */
void record_free(struct record *r);

/* Cuts the next line off a move's comment: what stands behind its ; or #, blanks before it kept, those
   behind it not. False when there are no more. */
bool record_comment_line(struct text *rest, struct text *line);
