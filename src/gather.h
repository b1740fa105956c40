/* gather: a game as it is gathered from a text: its moves in their own words with their places and
   comments, its heading, its end marker. What all ways of reading share. Needs the headers from base.h
   to place.h. */

struct record_move {
    const char *word;          /* as it stands in the text */
    const char *comment;       /* from its first ; or # to the end of its last line, for */
    size_t comment_length;     /*   record_comment_line to take apart */
    uint32_t length;           /* of the word */
    int line, column;          /* counted from 1; columns are bytes */
    struct notation_move move; /* style NOTATION_NONE: the word is no move */
};

/* A numbered move that was left out, if at is not NULL. */
struct record_left {
    const char *at;
    int line, column;
};

struct record_game {
    struct record_move *moves;
    int count;
    size_t room;            /* private */
    struct heading heading;
    enum scan_mark end;     /* the end marker, and how many moves stand before it */
    int end_after;
    struct record_left gap;   /* as one before it is missing */
    struct record_left aside; /* though it would be the next, as other words stand before it on its line */
};

/* How a game stands after the moves read so far. */
enum record_standing { RECORD_OPEN, RECORD_BROKEN /* by an error */, RECORD_OVER };
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

struct record {
    struct record_game game; /* the one that record_next found */
    enum style style; /* never STYLE_GUESS once opened */

    struct place place; /* all from here on is private to gather, numbered and record */
    struct heading heading;
    int number;     /* the ply of the last numbered move that counted */
    int restated;   /* moves of a restatement that agreed; 0 outside of one */
    bool deaf;      /* the move just told again has a comment from before: another does not count */
    bool paired;    /* a number stands before two moves, white's and black's */
    bool headed;    /* a heading has passed: what comes next is another game, */
    bool doubtful;  /*   unless it is just the next move; so too after a marker without a number */
    bool clear;     /* numbers with prose before them on their line are not meant to be played */
    int prose;      /* the last line that a word of prose stands in */
    int clear_line, clear_number; /* the next line with a number that is, and that number */
    bool follows;   /* the last token was a move that counted */
};

/* Puts a move behind those of the game; the first takes over what the headings before it told. */
void gather_move(struct record *r, const struct scan_token *t);

/* Puts the moves that follow on the line with nothing but blanks between them behind those of the game, of which
   there must be one. */
void gather_row(struct record *r);

/* Notes an end marker where the next move would stand. */
void gather_mark(struct record *r, const struct scan_token *t);

/* Notes that a heading has passed: what comes next is another game, unless the moves just go on. */
void gather_heading(struct record *r);

/* Gives a comment to the move before it; in a restatement only if that move had none. */
void gather_comment(struct record *r, struct text comment);

/* Whether a token is an end marker that needs no number: it stands right behind a move, or has its line
   for itself and begins with a capital. Time and win, being words of prose, count in capitals only. */
bool gather_is_mark(const struct record *r, const struct scan_token *t);

/* Whether a heading or an end marker has passed, so that what comes next, if out of order, is another
   game. */
bool gather_is_closed(const struct record *r);
