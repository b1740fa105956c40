/* analysis.h: what follows from a position, and whether the variations in comments hold. */

/* path: walks along tracks, and the paths that won a game. */

/* A step of a walk along a path: a tile, and the edge over which the walk leaves it. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge; /* BOARD_NORTH, BOARD_EAST, BOARD_SOUTH or BOARD_WEST */
};

/* The two edges that a tile's track of one colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Moves a walk to the next tile. At the open end of the path it returns false and changes nothing. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Whether a loop, a line or both won the game. */
bool path_is_won(const struct game *g);

/* For each of board.tiles whether the winner's track on it is part of a loop or line that won the game, in an array
   that the caller frees; NULL if none did. Takes time in proportion to the tiles. */
unsigned char *path_won(const struct game *g);

/* position: a position with a board of its own, on which turns are played and taken back. */

/* A tile that fits on an empty space next to others. It may still be illegal: position_play decides. */
struct position_move {
    int x, y; /* right of and down from the first tile */
    unsigned edges; /* its two white edges; 0: no move */
};

/* `list` is a stack of moves: position_list adds moves at its end; the caller resets `listed` to remove them. */
struct position {
    struct board board;
    const struct rules *rules;
    int moves;     /* played so far */
    bool over;     /* the game is won or drawn: no move is legal */
    struct position_move *list;
    int listed;
    long tries;    /* calls of position_play since position_set */
    size_t capacity; /* private: of list */
};

/* What a turn came to, and what position_undo needs. */
struct position_turn {
    int tiles;            /* on the board before it */
    struct extent extent; /* of the layout before it */
    unsigned won;         /* BOARD_LOOP and BOARD_LINE bits that count, shifted by colour */
    struct game_result result;
};

/* Sets a zeroed or used position to the one after `moves` moves of a game. */
void position_set(struct position *p, const struct game *g, int moves);

/* The same, from another position of this game. */
void position_move(struct position *p, const struct game *g, int moves);

/* Frees the position's memory. */
void position_free(struct position *p);

/* The colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* Adds each tile that fits next to the layout to the stack, once, in no particular order; none if the game is over.
   Returns the index of the first: they are p->list[index] to p->list[p->listed - 1]. */
int position_list(struct position *p);

/* Sorts the moves on the stack from `first` on: by row, then by column, then by tile. */
void position_sort(struct position *p, int first);

/* Plays a move for this colour, whoever's turn it is. If it is illegal, returns false and the position stays as it
   was. After a turn that ends the game only position_undo may follow. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);

/* Takes back a turn and all after it. */
void position_undo(struct position *p, const struct position_turn *turn);

/* Writes a move as a word, strict in this notation; returns its length. */
size_t position_word(const struct position *p, const struct position_move *m, enum notation notation,
                     char word[NOTATION_WORD]);

/* mark: what a position shows on its spaces. */

/* The kinds of marks, a row each: constant; name, a word of -O marks and a member of JSON, no two with the same first
   letter; whether its tiles win; the sentences that list its moves or spaces, say that there are none, and count those
   of both colours; what finds it. A new kind is one more row, and its rings in render/shape.c. */
#define MARK_LIST(ROW)                                                                                    \
    ROW(ATTACK, "attacks", true, MESSAGE_ATTACKS, MESSAGE_NO_ATTACK, MESSAGE_ATTACK_COUNTS, attack_find)  \
    ROW(SAFE, "safe", false, MESSAGE_SAFE, MESSAGE_NO_SAFE, MESSAGE_SAFE_COUNT, attack_find_safe)         \
    ROW(CORNER, "corners", false, MESSAGE_CORNERS, MESSAGE_NO_CORNER, MESSAGE_CORNER_COUNTS, corner_find) \
    ROW(WIN, "wins", true, MESSAGE_WIN_FORCED, MESSAGE_WIN_NONE, MESSAGE_WIN_NONE, analysis_find_wins)

#define MARK_CONSTANT(constant, ...) MARK_##constant,
enum mark_kind { MARK_LIST(MARK_CONSTANT) MARK_KINDS };

#define MARK_WORD(constant, name, ...) " " name
#define MARK_WORDS "none" MARK_LIST(MARK_WORD) " all" /* for -O marks */

struct mark_traits {
    const char *name;
    bool wins;
    enum message some, none, counts;
};

extern const struct mark_traits mark_table[MARK_KINDS];

enum { MARK_TILES = 6 };

/* One for each space, kind and colour. */
struct mark {
    enum mark_kind kind;
    enum board_colour colour;      /* whose attack, safe move, corner or win it is */
    int x, y;                      /* right of and down from the first tile */
    unsigned tiles[MARK_TILES];    /* white edges of the tiles that can be played there; none where a tile lies */
    enum game_by by[MARK_TILES];   /* of an attack: what each of them wins */
    int count;                     /* of tiles */
    int path_tile;                 /* where a tile lies: the path meant, which begins with this one of board.tiles, */
    unsigned path_edge;            /*   goes on over this edge, */
    int path_length;               /*   and is this many tiles long */
};

struct mark_list {
    struct mark *all;
    int count;
    size_t capacity; /* private */
};

/* If mark n is the first on its space with winning tiles, collects the tiles of all such marks on this space, each tile
   once; returns their number. Else returns 0. */
int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES]);

/* Widens an extent to include every mark. */
void mark_widen(const struct mark_list *list, struct extent *e);

/* analysis: everything asked for about one position.

   An attack is a move with which a colour would win at once, were it its turn (Trax FAQ, C1). A safe move of the
   player to move leaves the other no attack. A corner is a path that one turn can make a loop attack (C2), that is a
   path that one turn can make a loop; in both cases the turn may join tiles of its own to the path, but no other path
   that was on the board; its mark lies on the tile in its middle, of two on the one farther from path_tile. */

enum {
    SEARCH_DEEPEST = 9,       /* the most turns in which a win by force is looked for */
    SEARCH_TRIES = 10000000,  /* the most moves tried for one answer; */
    SEARCH_RUN = 100000000,   /*   and for all of a run, */
    SEARCH_SHARE = 100000     /*   after which no answer gets more than this */
};

enum search_verdict {
    SEARCH_NONE,      /* no win by force within the turns asked for */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* undecided when enough moves were tried */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* if FORCED the winner's own turns, at most; else there is no win within these */
    long tries;                /* the most moves that were to be tried */
    struct position_move move; /* if FORCED: the winner's first */
};

struct analysis {
    unsigned what; /* kinds of marks that were asked for: bits 1 << kind */
    int depth;     /* turns in which a win by force is looked for */
    struct position position;
    bool same_game;            /* the caller may set it: the last position was one of the same game */
    struct mark_list marks;    /* later ones lie above earlier ones; those of a kind are sorted: white's, then black's,
                                  and the moves among these as position_sort does */
    struct search_win wins[2]; /* if asked for: by colour, each as if it were its turn */
    long spent;                /* moves tried for them in the run; from SEARCH_RUN on each is tried with SEARCH_SHARE */
};

/* Analyses the position after `moves` moves of a game into a zeroed or used analysis; depth is from 1 to
   SEARCH_DEEPEST. If the game is over then, nothing is found. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Frees the analysis's memory and zeroes it. */
void analysis_free(struct analysis *a);

/* variation: tries the move sequences in the comments of a game, and their claims. */

/* ORDER: from NO_MOVE on as the messages MESSAGE_VARIATION_*. */
enum variation_verdict {
    VARIATION_HOLDS,       /* its moves are legal and its claim, if any, is true */
    VARIATION_NO_MOVE,     /* it holds if a word that only begins with a move is read as that move */
    VARIATION_RENAMED,     /* it holds if a modern move is read as naming its space the classic way */
    VARIATION_ILLEGAL,     /* a move cannot be played */
    VARIATION_FALSE_CLAIM, /* it claims a win, but a reply prevents it */
    VARIATION_UNDECIDED    /* it claims a win that takes too many tries to check */
};

enum { VARIATION_LONGEST = 48 /* words; more are dropped */ };
enum { VARIATION_RUN = 200000000 };

struct variation {
    enum variation_verdict verdict;
    enum move_status reason;    /* of ILLEGAL */
    char reply[NOTATION_WORD];  /* of FALSE_CLAIM: a reply that prevents the win, empty if there is none;
                                   of RENAMED: the correct name of the move */
    struct text word;           /* the word at fault */
    int line, column;           /* of the word, from 1; columns are bytes. The column is 0 if the comment has none. */
    bool claims;                /* it claims a win */
    /* How it was tried, and if it does not hold, how it came farthest: */
    int move;                   /* its comment belongs to this move of the game */
    int row;                    /* the line of that comment, from 0 */
    struct text told;           /* what of it stands in that line, with its claim */
    int moves;                  /* of the game, before its first word */
    enum board_colour begins;
    int count;                  /* of its words: moves, any, ***; those of a line that it continues come first */
    struct text words[VARIATION_LONGEST];
    int fault;                  /* the word at fault, `count` for the claim; -1: none */
};

typedef void variation_report(void *to, const struct variation *v);

/* Tries each sequence in the comments of the moves that were played, and reports on each.

   A sequence starts at the move whose number it begins with; or else after the move that the comment belongs to, or
   before it. It holds if it does from one of these positions, for one of the colours to begin, in one of its readings
   (analysis/sequence.h). `any` stands for every legal reply: after each that does not lose at once, the rest must win,
   or else the side must have another win in as many turns. `any` is a reply that does not matter, as `***` is, where
   the side threatens no win, and in a sequence that claims none. *spent counts the moves tried in a run of many games;
   once it reaches VARIATION_RUN, each sequence is UNDECIDED. */
void variation_check(const struct game *g, long *spent, variation_report *report, void *to);

/* repair: the one change with which a broken record agrees with itself. */

/* ORDER: from CHANGED on as the messages MESSAGE_REPAIR_*. */
enum repair_kind {
    REPAIR_NONE,
    REPAIR_CHANGED, /* the word is another move */
    REPAIR_DOUBLED, /* the word repeats the one before it, and counts once */
    REPAIR_MISSING  /* a move is missing before the word */
};

struct repair {
    enum repair_kind kind;
    int word;                 /* its index among the record's moves; the moves before it can be played */
    char move[NOTATION_WORD]; /* of CHANGED and MISSING */
};

/* Tiles placed and moves tried for all repairs of a run: this many, and this many more for each byte of its texts. So
   texts in which every game is broken take less than half a second a megabyte more than others. */
enum { REPAIR_RUN = 5000000, REPAIR_BYTE = 10 };

struct repair_run {
    int64_t left;
    int skipped; /* broken games for which no repair was looked for, as nothing was left */
};

/* Looks for the repair of a game that stopped at an error, was won although an end marker follows, or has another
   result than the record states. Tried at each word up to the error: other shapes; the columns and rows beside its own;
   left of the corner instead of above it; for a word that is not a move, 0 for O and 1 for l, or else one letter more,
   fewer or other; one of two equal moves left out; and if none of these agrees, any move before the word. A repair
   agrees if all words can be played, none after the game's end, and an end marker follows only an unfinished game.
   Repairs with which the last word ends the game are preferred, unless an end marker follows; if the opponent wins by
   that word, no added move may agree.
   Stores the only repair that agrees, and returns true. False if none does or several do; if words of the record were
   skipped; if it began in the middle of another game; or if the search, or those of the run, take too long. */
bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run);
