/* analysis.h: what follows from a position, and what comments claim of it. */

/* path: walks along tracks, and those by which a game was won, for those who draw it. */

enum { PATH_WHITE = 1, PATH_BLACK = 2 };

/* A walk along a path: the tile it is on, and the edge over which it leaves that. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge;
};

/* The two edges that a tile's track of one colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Goes on to the next tile. False, and nothing is changed, at the open end of the path. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Whether a game was won on the board: by a loop, a line or both. */
bool path_is_won(const struct game *g);

/* Marks each tile of board.tiles whose track of the winner's colour lies on a loop or a line that won
   the game: marks[i] becomes PATH_WHITE or PATH_BLACK there, and 0 elsewhere. A game that was not won on
   the board leaves all 0. Takes time in proportion to the tiles. */
void path_mark_won(const struct game *g, unsigned char *marks);

/* position: a position to try moves on: a board of its own, on which turns are played and taken back. */

/* A tile on a space: a move that fits, though it may still turn out to be illegal. */
struct position_move {
    int x, y; /* right of and down from the first tile */
    unsigned edges;
};

/* The moves are a stack: position_list puts more on it, who is done with them cuts it back. */
struct position {
    struct board board;
    const struct rules *rules;
    int moves;     /* that have been played */
    bool over;     /* the game is won or drawn: no move is legal */
    struct position_move *list;
    int listed;
    size_t capacity;   /* private: of list */
    long tries;    /* how many moves were tried since it was made */
};

/* A turn that was tried: what it came to, and what it takes to take it back. */
struct position_turn {
    int tiles;                  /* that lay there before */
    struct extent extent; /* before */
    unsigned won;               /* BOARD_LOOP and BOARD_LINE bits that count, shifted by colour */
    struct game_result result;
};

/* Sets up the position after `moves` moves of a game, on a zeroed or a used one. */
void position_set(struct position *p, const struct game *g, int moves);

/* Gives back what the position owns. */
void position_free(struct position *p);

/* The colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* The colour that is not this one; and who plays a colour. */
static inline enum board_colour position_other(enum board_colour colour)
{
    return colour == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
}

static inline enum game_player position_player(enum board_colour colour)
{
    return colour == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
}

/* Puts the tiles that fit next to those that lie there on the stack, each once, in no order. Returns
   where they begin: p->list[that] up to p->list[p->listed]. */
int position_list(struct position *p);

/* Sorts the moves on the stack from `first` on: by rows from the top, then from the left. */
void position_sort(struct position *p, int first);

/* Plays a move as one of this colour. False, and nothing is changed, if it is illegal. Only a turn that
   ends the game may not be followed by another. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);

/* Takes back the last turn that was played. */
void position_undo(struct position *p, const struct position_turn *turn);

/* What a colour has won with a turn: GAME_OPEN, or by loop, line or both, whatever the other colour won. */
enum game_by position_won(const struct position_turn *turn, enum board_colour colour);

/* Writes the word of a move, strict in this notation; its length. */
size_t position_word(const struct position *p, const struct position_move *m, enum notation notation,
                     char word[NOTATION_WORD]);

/* attack: the moves by which a colour would win in one turn, were it its turn. */

struct attack {
    struct position_move move;
    enum board_colour colour; /* that would win */
    enum game_by by;          /* GAME_BY_LOOP, GAME_BY_LINE or GAME_BY_BOTH */
};

struct attack_list {
    struct attack *all;
    int count;
    size_t capacity; /* private */
};

/* Notes in a zeroed or a used list every attack of both colours: white's before black's, each colour's by
   rows. Free list->all. */
void attack_find(struct position *p, struct attack_list *list);

/* Whether a colour has an attack. *hint is tried first, if it has edges; then it becomes the attack that
   was found. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);

/* corner: the corners of a position (Trax FAQ, C2): paths that one turn can make into a loop attack. A
   loop attack is a path that one turn can make into a loop (C1); both may take in the tiles laid for it,
   but no other path that was there. */

struct corner {
    enum board_colour colour;
    struct path_walk begin; /* an end of the path; a walk from here over the other tiles goes along it */
    int tiles;              /* of the path */
};

struct corner_list {
    struct corner *all;
    int count;
    size_t capacity; /* private */
};

/* Notes in a zeroed or a used list the corners of both colours, white's first; a path that is an attack
   already is none. They point into the board of the position, which moves when a move is tried. Free
   list->all. */
void corner_find(struct position *p, struct corner_list *list);

/* The tile in the middle of a corner. */
const struct board_tile *corner_middle(const struct board *b, const struct corner *c);

/* search: safe moves, and wins by force. Tries every legal move, so what it finds is so. */

enum {
    SEARCH_DEEPEST = 9,       /* turns that a win by force can be looked for in */
    SEARCH_TRIES = 10000000   /* moves that are tried for one answer, at most */
};

enum search_verdict {
    SEARCH_NONE,      /* no win by force in so many turns */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* not known: it would take more than SEARCH_TRIES */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* of its own that it takes at most, if FORCED; else that were looked at */
    struct position_move move; /* the first of them */
};

/* Puts on the stack the legal moves after which the other colour has no attack and has not won, sorted as
   position_sort does; returns where they begin. */
int search_safe(struct position *p, enum board_colour colour);

/* Whether a colour, were it its turn, wins whatever the other replies, within `depth` turns of its own (1
   to SEARCH_DEEPEST). A reply that wins or fills the board is a defence; where there is no reply, nothing
   is won. */
struct search_win search_force(struct position *p, enum board_colour colour, int depth);

/* Whether that colour, having just moved, wins whatever the other replies, within `turns` more turns. If
   not, *refutation is a reply that prevents it, unless its edges are 0: there is no reply. */
enum search_verdict search_holds(struct position *p, enum board_colour colour, int turns,
                                 struct position_move *refutation);

/* analysis: what can be said of a position from the rules alone, in one struct, for those who draw it. */

enum { ANALYSIS_ATTACKS = 1, ANALYSIS_SAFE = 2, ANALYSIS_CORNERS = 4, ANALYSIS_WINS = 8 };

struct analysis {
    unsigned what; /* was asked for */
    struct position position;
    struct attack_list attacks;
    struct position_move *safe; /* the safe moves of the colour whose turn it is */
    int safe_count;
    struct corner_list corners;
    struct search_win wins[2]; /* by colour, each as if it were its turn */
};

/* Fills in what is asked for, as ANALYSIS_ bits, of the position after `moves` moves of a game; what is
   not is left empty. A zeroed analysis, or a used one, will do. Of a game that is over nothing is left to
   say. Wins by force are looked for in up to `depth` turns. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Gives back what the analysis owns. */
void analysis_free(struct analysis *a);

/* mark: the spaces that an analysis has something to say of, for those who draw it. */

enum { MARK_TILES = 6 };

/* In the order in which they are drawn, the later above the earlier. */
enum mark_kind {
    MARK_SAFE,
    MARK_CORNER, /* the tile in the middle of one */
    MARK_WIN,    /* the first move of a win by force */
    MARK_ATTACK
};

struct mark {
    enum mark_kind kind;
    enum board_colour colour; /* whose it is */
    int x, y;                 /* right of and down from the first tile */
    unsigned tiles[MARK_TILES]; /* those that can be laid there to this end; none on a corner */
    int count;                  /*   so many */
    int turns;                  /* of MARK_WIN: how many it takes at most */
};

struct mark_list {
    struct mark *all;
    int count;
    size_t capacity; /* private */
};

/* Notes in a zeroed or a used list a spot for each space, kind and colour. Free list->all. */
void mark_find(const struct analysis *a, struct mark_list *list);

/* Whether a tile wins there, at once or by force. */
bool mark_wins(const struct mark *s);

/* If spot n of a list is the first on its space to win, every tile that does so there, once each; their
   number. Else 0. */
int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES]);

/* Makes an extent take in every space that an analysis marks. */
void mark_widen(struct extent *e, const struct analysis *a);

/* comment: the comment of a move as lines of words, each with its place in the text. */

/* A word of letters, digits and what moves are made of, or a label such as `(1)`. */
struct comment_word {
    struct text text;
    bool comma;  /* a comma stands before it */
    bool joined; /* nothing but blanks and commas do */
    bool label;
};

struct comment {
    int line;          /* that is being read, as the lines of the text are counted */
    const char *begin; /* of it */
    int indent;        /* the column of its first word */
    struct text left;  /* of it; may be put back to what it was, to read words again */
    const struct comment_line *next; /* private: the lines that have not been read, */
    int rest;                        /*   and how many there are */
};

/* Begins to read a comment, as record_comment gives it. */
void comment_open(struct comment *r, const struct comment_line *lines, int count);

/* Goes to the next line; false if there are no more. */
bool comment_line(struct comment *r);

/* Cuts the next word off the line; false at its end. */
bool comment_next(struct comment *r, struct comment_word *w);

/* Where a word of the line stands, in bytes from 1. */
int comment_column(const struct comment *r, struct text word);

/* sequence: the move sequences that a comment tells: `A0/ B1/ any @4/ any A1\ any win`. A line below that
   begins further right branches off from those above at its column:

       E5+ C5/ A5/ any A2\ any win
           D5/ D6/ any G6\ any win      after E5+, instead of C5/

   Knows no board. */

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
    struct comment comment; /* all is private */
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

/* Begins to read a comment, as record_comment gives it. */
void sequence_open(struct sequence_reader *r, const struct comment_line *lines, int count);

/* Says which of its readings the sequence just found has, if it is not the first. */
void sequence_choose(struct sequence_reader *r, const struct sequence *reading);

/* The next sequence: of two items at least, the claim being one, or branching off from another. False if
   there are no more. */
bool sequence_next(struct sequence_reader *r, struct sequence_found *found);

/* attempt: plays one sequence from one position, against every reply where it says so. */

enum { ATTEMPT_NOWHERE = -1 };

enum attempt_fault {
    ATTEMPT_ILLEGAL, /* a move cannot be played */
    ATTEMPT_UNTRUE,  /* it claims a win that is none */
    ATTEMPT_UNTOLD   /* it claims a win too hard to judge */
};

struct attempt {
    const struct sequence *s;
    bool claims;               /* a win, at the end of it */
    int far;                   /* the item where it broke off, or ATTEMPT_NOWHERE, */
    enum attempt_fault fault;    /*   and why */
    enum move_status reason;   /* of ILLEGAL */
    char reply[NOTATION_WORD]; /* of UNTRUE: one that prevents the win, or empty */
    int renamed;               /* the item, or ATTEMPT_NOWHERE, that was read as the classic notation names it, */
    char name[NOTATION_WORD];  /*   and what it should be called */

    struct position *p; /* private */
    long limit;         /* private: of p->tries */
};

/* Whether a sequence holds, and what it claims, with this colour to begin. The position is left as it was. */
bool attempt_holds(struct attempt *t, struct position *p, const struct sequence *s, bool claims,
                 enum board_colour colour);

/* variation: tries the sequences that the comments of a game tell, and what they claim. */

enum variation_verdict {
    VARIATION_HOLDS,    /* its moves are legal, and what it claims is true */
    VARIATION_NO_MOVE,  /* it does, if a word that is no move is taken for the one it begins with */
    VARIATION_RENAMED,  /* it does, if a modern move is taken as the classic notation names its space */
    VARIATION_ILLEGAL,  /* ORDER: enum attempt_fault. A move cannot be played */
    VARIATION_UNTRUE,   /* it claims a win that is none */
    VARIATION_UNTOLD    /* it claims a win too hard to judge */
};

struct variation {
    enum variation_verdict verdict;
    enum move_status reason;    /* of ILLEGAL */
    char reply[NOTATION_WORD];  /* of UNTRUE: one that prevents the win, or empty; of RENAMED: what it
                                   should be called */
    struct text word;           /* that is to blame */
    int line, column;
    bool claims;                /* it claims a win */
};

typedef void variation_report(void *to, const struct variation *v);

/* Tries each sequence in the comments of the moves that were played, and reports on each.

   A sequence stands where its first number says, or else after the move that the comment is on or before
   it: it holds if it does from one of those places, with either colour to begin, and in one of the ways
   in which sequence.h reads it. `any` is every legal reply: what follows must win against each that does
   not lose at once, or else another way in as many turns must. Before a move that nothing is threatened
   to win by, and in a sequence that claims nothing, it is a reply that does not matter, as `***` is. */
void variation_check(const struct game *g, variation_report *report, void *to);
