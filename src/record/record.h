/* record.h: texts in, games out. */

/* scan: a line of a record -> words, numbers, end markers, its comment. Knows what a line is made of,
   not what a game is. */

enum scan_kind {
    SCAN_END,    /* no more */
    SCAN_HEADING, /* a line that is a heading; only cursor_next tells it */
    SCAN_MOVE,   /* a word that is or begins with a move */
    SCAN_END_MARKER,   /* an end marker */
    SCAN_WORD,   /* any other word, numbers that no move or marker follows among them */
    SCAN_COMMENT /* the rest of the line, from its ; or # on */
};

enum end_marker { END_NONE, END_RESIGN, END_TIME, END_CLAIM, END_DRAW };

struct scan_token {
    enum scan_kind kind;
    struct text text;          /* of the word itself, its number left out */
    int number;                /* that stands right before it (12 in `12. D2R`), or 0 */
    bool whole;                /* the word holds moves and nothing else */
    bool last;                 /* nothing follows it on the line but its comment */
    bool leads;                /* nothing stands before it on the line */
    enum end_marker mark;       /* of a SCAN_END_MARKER */
    struct notation_move move; /* of a SCAN_MOVE */
};

struct scan {
    const char *at, *end;  /* what is left of the line, comment excepted */
    const char *start;     /* of the line's words, quote marks left out */
    const char *chain;     /* moves follow each other without a blank up to here */
    struct text comment;   /* not given out yet */
};

/* Begins a line. Marks of quoted mail before it (`> > `) are passed over. */
void scan_line(struct scan *s, struct text line);

/* The next token, into *t. HTML tags and entities stand between words; past the end it is SCAN_END. */
void scan_next(struct scan *s, struct scan_token *t);

/* The shortest way, for most words of most records: the next word, if it is a move with a blank or the end of the
   line after it, read in one go. Its length, which ends at s->at; 0 leaves it for scan_next. */
static inline size_t scan_plain(struct scan *s, struct notation_move *move)
{
    const char *at = s->at;
    size_t length;

    while (at < s->end && is_blank(*at))
        at++;
    length = notation_read(text_between(at, s->end), move);
    if (!length || at < s->chain || !(at + length == s->end || is_blank(at[length])))
        return 0;
    s->at = at + length;
    return length;
}

/* The end marker that a word is, in either case of letter, or END_NONE. */
enum end_marker scan_end_marker(struct text word);

/* Whether a token is a word of prose: the words of diagrams are shorter. */
bool scan_is_prose(const struct scan_token *t);

/* Whether a token is a move that may begin a game. */
bool scan_is_first(const struct scan_token *t);

/* detect: how a text is to be read, and which way it looks like. */

enum input_form {
    INPUT_DETECT,    /* find out which of the next three it is */
    INPUT_NUMBERED, /* the moves that follow their own number, in order */
    INPUT_ARCHIVE,  /* one game a line */
    INPUT_PLAIN,    /* every word that is a move */
    INPUT_WORDS     /* one game; every word has to be a move or an end marker */
};

/* INPUT_NUMBERED if a 1 stands before a first move; INPUT_ARCHIVE if the lines hold only moves and end
   markers (comments aside), more than half of them begin with a first move, and some hold more than one
   word; else INPUT_PLAIN. A 1 before a whole game in a line, as in a list of games, does not count.
   *clear tells whether most of the numbers that come in order stand before any prose on their line: then
   those behind prose are not meant to be played. */
enum input_form detect_form(struct text all, bool *clear);

/* heading: a line that names the rules, the players, the event or the game. */

struct heading {
    const struct rules *rules; /* NULL where none are named */
    struct text title, white, black; /* borrowed; empty where nothing was said */
};

/* If the line is a heading, notes in *h what it tells and returns true; a line that names a new game
   (`####GAME 2:`) first makes *h forget what an earlier one told. Marks of quoted mail and # before it
   do not count. */
bool heading_read(struct text line, struct heading *h);

/* cursor: walks a text token by token, over the ends of its lines. */

/* A place in a text: what is left of its line, and the lines below. Copy it to come back to it. */
struct cursor {
    struct scan scan;
    struct text below;
    const char *begin; /* of the line */
    int line;          /* its number, counted from 1 */
};

/* The place before the first line. */
struct cursor cursor_at(struct text all);

/* Goes on to the next token. A line that is a heading is one token, SCAN_HEADING, and what it tells is
   noted in *heading; with `comments_only` just a comment can be one. SCAN_END is the end of the text. */
void cursor_next(struct cursor *p, bool comments_only, struct heading *heading, struct scan_token *t);

/* Whether nothing but blanks is left of the line, no comment either. */
bool cursor_ends_line(const struct cursor *p);

/* gather: a game as it is gathered from a text: its moves in their own words with their places and
   comments, its heading, its end marker. What all ways of reading share. */

/* A line of a comment: the text after its ; or #, with the blanks that it begins with, without those at its end. */
struct comment_line {
    struct text text;
    int line, column; /* of the text's first byte, from 1; columns are bytes */
};

struct record_move {
    const char *word;          /* as it stands in the text */
    uint32_t length;           /* of the word */
    int line, column;          /* from 1; columns are bytes */
    int comment;               /* index of the first line of its comment, in the game's comment_lines */
    int comment_count;         /* number of those lines; 0: no comment */
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
    struct comment_line *comment_lines; /* of all moves */
    int comment_count;
    size_t capacity, comment_capacity; /* private */
    struct heading heading;
    enum end_marker end;     /* the end marker, and how many moves stand before it */
    int end_after;
    struct record_left missing_number;   /* as one before it is missing */
    struct record_left aside; /* though it would be the next, as other words stand before it on its line */
};

/* How a game stands after the moves read so far. */
enum record_standing { RECORD_OPEN, RECORD_BROKEN /* by an error */, RECORD_OVER };
typedef enum record_standing record_judge(void *judging, const struct record_game *so_far);

struct record {
    struct record_game game; /* the one that record_next found */
    enum input_form input_form; /* never INPUT_DETECT once opened */

    struct cursor cursor; /* all from here on is private to gather, numbered and record */
    struct heading heading;
    int number;     /* the ply of the last numbered move that counted */
    int agreed_up_to;   /* moves of a restatement that agreed; 0 outside of one */
    bool comment_seen;      /* the move just told again has a comment from before: another does not count */
    bool paired;    /* a number stands before two moves, white's and black's */
    bool heading_seen;    /* a heading has passed: what comes next is another game, */
    bool end_uncertain;  /*   unless it is just the next move; so too after a marker without a number */
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
void gather_end_marker(struct record *r, const struct scan_token *t);

/* Notes that a heading has passed: what comes next is another game, unless the moves just go on. */
void gather_heading(struct record *r);

/* Gives a comment to the move before it; in a restatement only if that move had none. */
void gather_comment(struct record *r, struct text comment);

/* Whether a token is an end marker that needs no number: it stands right behind a move, or has its line
   for itself and begins with a capital. Time and win, being words of prose, count in capitals only. */
bool gather_is_end_marker(const struct record *r, const struct scan_token *t);

/* Whether a heading or an end marker has passed, so that what comes next, if out of order, is another
   game. */
bool gather_is_closed(const struct record *r);

/* numbered: the way of reading in which the moves that follow their own number, in order, are the game. */

/* Reads the next game into r->game; false if there is none. */
bool numbered_next(struct record *r, record_judge *judge, void *judging);

/* record: a text of games and prose -> games: moves in their own words, with their place and comment,
   headings, end markers. Knows no board; where the rules decide (is the game over?) it asks a judge. */

/* Begins to read a text, which must stay where it is while its games are in use. A zeroed record, or
   one that has been read before, will do. */
void record_open(struct record *r, struct text all, enum input_form input_form);

/* Reads the next game into r->game, in place of the one before; false if there are no more. */
bool record_next(struct record *r, record_judge *judge, void *judging);

/* Gives back what the record owns. */
void record_free(struct record *r);

/* The lines of a move's comment, m->comment_count of them; NULL if it has none. */
static inline const struct comment_line *record_comment(const struct record_game *g, const struct record_move *m)
{
    return m->comment_count ? g->comment_lines + m->comment : NULL;
}

/* game: verdicts with their reasons, history, result. Plays what record has
   read on a board; const from there on. */

enum game_by {
    GAME_OPEN,
    GAME_BY_LOOP,
    GAME_BY_LINE,
    GAME_BY_BOTH,
    GAME_BY_RESIGNATION,
    GAME_BY_TIME,
    GAME_BY_CLAIM,
    GAME_BY_AGREEMENT, /* drawn, as the next is */
    GAME_BY_FULL_BOARD
};

enum game_player { GAME_NOBODY, GAME_WHITE, GAME_BLACK };

/* A move that was played. Its tile is board.tiles[tile]; those that it forced follow, up to the tile of
   the next move. */
struct game_move {
    int tile;
    int word;                   /* its index among the record's moves */
    struct extent extent; /* of the layout once it and what it forced lie */
};

struct game_result {
    enum game_by by;
    enum game_player winner;
    int move; /* after which it came about */
};

/* A word of the record that was not played. */
struct game_error {
    enum move_status reason;
    int word;   /* its index among the record's moves */
    int number; /* that the move would have had */
    bool placed;        /* it was clear which tile goes where: */
    int x, y;           /*   there, in steps from the first tile */
    unsigned edges;     /*   this one, if not 0 */
    int bad_x, bad_y;   /* of MOVE_THREE_PATHS: the space that too many tracks would enter, */
    unsigned bad_entering; /* and which would, as board_entering tells it, */
    int refused;           /* and the tiles that lead to it, its own first: so many, for the last error of a game at
                              board.tiles[board.count] */
};

struct game {
    const struct record_game *record;
    const char *file;    /* where the record comes from, for people to read */
    int index;           /* of this game in its file, counted from 1 */
    const struct rules *rules; /* NULL before the first move if the record decides */
    struct text title, white, black;
    struct board board;
    struct game_move *moves;
    int count;
    struct game_result result;
    struct game_error *errors;
    int error_count;

    bool keep_going;     /* private: as game_begin was told */
    int read;            /* private: words looked at */
    size_t move_capacity, error_capacity;
};

/* Makes a zeroed or a played game new: nothing played yet. `rules`, if not NULL, override the record's. With keep_going a move that cannot be played is passed over, else it ends the
   reading of the game; the end of a game always does. */
void game_begin(struct game *g, const struct rules *rules, bool keep_going);

/* Plays those moves of the record that have not been looked at. The same record must be given until
   game_begin. */
void game_play(struct game *g, const struct record_game *record);

/* How the game stands, for record_next. */
enum record_standing game_standing(const struct game *g);

/* Ends it: the record has no more moves, so its end marker counts if nothing else ended the game. */
void game_finish(struct game *g);

/* Gives back what the game owns. */
void game_free(struct game *g);

/* The result of the turn just played on a board, the mover's: if both colours have won, the mover wins. */
struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move);

/* The words that the JSON uses. */
const char *game_reason_name(enum move_status reason);
const char *game_by_name(enum game_by by);

/* The layout after `moves` moves; empty (right < left) after none. */
struct extent game_extent(const struct game *g, int moves);

/* The tile at x, y after `moves` moves, or NULL. */
const struct board_tile *game_tile(const struct game *g, int moves, int x, int y);

/* The tiles of `wide` spaces from x, y to the right after `moves` moves, NULL where there is none. */
void game_row(const struct game *g, int moves, int x, int y, int width, const struct board_tile **row);

/* Move n (counted from 1) as the record tells it. */
const struct record_move *game_told(const struct game *g, int n);

/* How many tiles of board.tiles the first n moves laid. */
int game_tiles_after(const struct game *g, int n);

/* Writes move n (counted from 1) strictly in this notation; its length. */
size_t game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD]);

/* series: the games of a text, one after the other. */

/* Reads the next game of a record and plays it to its end, as game_begin is told to; false if there are no
   more. */
bool series_next(struct record *r, struct game *g, const struct rules *rules, bool keep_going);
