/* analysis.h: what follows from a position, and whether the variations in comments hold. */

#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "record/record.h"

/* path: walks along paths. A walk is on a tile and leaves the tile over an edge. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge; /* BOARD_NORTH, BOARD_EAST, BOARD_SOUTH or BOARD_WEST */
};

/* A whole path. Zero it before the first use; the caller frees the tiles. */
struct path {
    int *tiles;             /* indices of board.tiles, in the order of the path */
    int count;
    bool loop;
    struct path_walk begin; /* the first tile, and the edge to the second tile */
    struct path_walk end;   /* the last tile, and the edge at which the path ends */
    size_t capacity;        /* private */
};

/* The two edges of a tile that its track of one colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Moves a walk to the next tile. Does nothing and returns false if the path ends here. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Finds the path of a colour that runs over a tile. */
void path_find(const struct board *b, int tile, enum board_colour colour, struct path *path);

/* Whether a loop or a line (or both) won the game. */
bool path_is_won(const struct game *g);

/* What the paths that the last turn touched win; without moves, what all paths win. Bits as in board.won. */
unsigned path_wins(const struct game *g);

/* For each tile: whether the winner's track on it is part of a winning loop or line. The caller frees the array. NULL:
   no path won. */
unsigned char *path_won(const struct game *g);

/* position: tries moves on a board. Here a move is a tile that fits on a space next to others, legal or not. */
struct position_move {
    int x, y; /* right of and down from the first tile */
    unsigned edges; /* the tile's two white edges; 0: no move */
};

/* A position with its own board. Turns can be played on the board and taken back. `list` is a stack of moves:
   position_list adds moves. To remove moves, the caller lowers `listed`. */
struct position {
    struct board board;
    const struct rules *rules;
    int moves;     /* played so far */
    bool black_begins; /* as in struct game */
    bool over;     /* the game is won or drawn: no move is legal */
    struct position_move *list;
    int listed;
    long tries;    /* number of moves tried since position_set or position_move */
    size_t capacity; /* private */
};

/* The outcome of a turn. position_undo needs all of it. */
struct position_turn {
    int tiles;            /* number of tiles before the turn */
    struct extent extent; /* the layout before the turn */
    unsigned won;         /* BOARD_LOOP and BOARD_LINE if the rules count them, shifted left by the colour */
    struct game_result result;
};

/* Sets a position, zeroed or used, to the position after `moves` moves of a game. position_move is faster, but *p must
   already hold a position of the game. */
void position_set(struct position *p, const struct game *g, int moves);
void position_move(struct position *p, const struct game *g, int moves);
void position_free(struct position *p);

/* The colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* Adds to the stack each tile that fits on a space next to others, in no order. Adds nothing if the game is over.
   Returns the index of the first move added. */
int position_list(struct position *p);

/* Sorts the moves on the stack from index `first` on: by row, then by column, then by tile. */
void position_sort(struct position *p, int first);

/* Plays a move for a colour, even if the other colour is to move. Returns false, and does nothing, if the move is
   illegal. After a turn that ends the game, only position_undo may follow; it takes back this turn and all later
   ones. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);
void position_undo(struct position *p, const struct position_turn *turn);

/* Finds the move that a word means. Returns MOVE_PLAYED, or why no move has this name. */
enum move_status position_resolve(const struct position *p, const struct notation_move *word, struct position_move *m);

/* Writes a move as a word in this notation. */
struct text position_word(const struct position *p, const struct position_move *m, enum notation notation,
                          char word[NOTATION_WORD]);

/* mark: the kinds of marks. A row has: the constant; the name in -O marks and JSON; whether the tiles of its marks win;
   four sentences: the list of the marks, that there are none, their number by colour, the legend; the function that
   finds the marks. Names differ in their first letters. render/shape.c has the rings. */
#define MARK_LIST(ROW)                                                                            \
    ROW(ATTACK, "attacks", true, ATTACKS, NO_ATTACK, ATTACK_COUNTS, LEGEND_ATTACK, attack_find)   \
    ROW(SAFE, "safe", false, SAFE, NO_SAFE, SAFE_COUNT, LEGEND_SAFE, attack_find_safe)            \
    ROW(CORNER, "corners", false, CORNERS, NO_CORNER, CORNER_COUNTS, LEGEND_CORNER, corner_find)  \
    ROW(WIN, "wins", true, WIN_FORCED, WIN_NONE, WIN_NONE, LEGEND_WIN, analysis_find_wins)

#define MARK_CONSTANT(constant, ...) MARK_##constant,
enum mark_kind { MARK_LIST(MARK_CONSTANT) MARK_KINDS, MARK_TURNING = MARK_KINDS + 1 /* not a mark */ };

#define MARK_WORD(constant, name, ...) " " name
#define MARK_WORDS "none" MARK_LIST(MARK_WORD) " all turning" /* the values of -O marks */

struct mark_traits {
    const char *name;
    bool wins;
    enum message some, none, counts, legend;
};

extern const struct mark_traits mark_table[MARK_KINDS];

enum { MARK_TILES = 6 };

/* A mark of one kind and colour on a space. */
struct mark {
    enum mark_kind kind;
    enum board_colour colour;      /* whose attack, safe move, corner or win it is */
    int x, y;                      /* right of and down from the first tile */
    unsigned tiles[MARK_TILES];    /* the tiles that can be played on the space, each as its white edges */
    enum game_by by[MARK_TILES];   /* if an attack: what each of the tiles wins */
    int count;                     /* the number of tiles; 0 for a corner */
    int path_tile;                 /* if a corner: the first tile of its path, an index of board.tiles */
    unsigned path_edge;            /* if a corner: the edge over which the path leaves its first tile */
    int path_length;               /* if a corner: the number of tiles of its path */
};

struct mark_list {
    struct mark *all;
    int count;
    size_t capacity; /* private */
};

/* Collects the winning tiles of all marks on the space of mark n, and returns their number. Returns 0 if mark n has
   none or if it is not the first mark on its space that has some. */
int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES]);

/* Widens an extent to include the space of every mark. */
void mark_widen(const struct mark_list *list, struct extent *e);

/* analysis: finds what is requested about one position.

   An attack is a move with which a colour would win at once if it were this colour's turn (Trax FAQ, C1). A safe
   move of the player to move leaves the opponent no attack. A corner is a path that two turns can make a loop
   without joining another path (C2). The corner's mark is on the path's middle tile; of two, on the one farther
   from path_tile. */

enum {
    SEARCH_DEEPEST = 9,       /* the deepest search for a win, in turns of the winner */
    SEARCH_TRIES = 10000000,  /* the most moves tried in one search */
    SEARCH_RUN = 100000000,   /* the most moves tried in all searches of a run */
    SEARCH_SHARE = 100000     /* the most moves tried in each search after SEARCH_RUN moves */
};

enum search_verdict {
    SEARCH_NONE,      /* no forced win within the depth */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* undecided: the limit of moves was reached */
};

struct search_limits {
    int depth;  /* the most turns of the winner, 1 to SEARCH_DEEPEST */
    bool all;   /* also tries moves of the winner that make no attack */
    long tries; /* the most moves tried; the last turn may exceed this number */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* FORCED: the most turns the winner needs; else: too few turns for a win */
    long tries;                /* the limit of the search: search_limits.tries */
    struct position_move move; /* if FORCED: the winner's first move */
    bool all;                  /* moves that make no attack were tried too */
};

/* A move of a proof. The winner moves at even plies. After each move of the winner come, one ply deeper, the replies
   that do not lose at once. After each reply comes the winner's answer. */
struct search_step {
    struct position_move move;
    int ply; /* from 0 */
};

/* The proof of a win, move by move. If count is 0, there is no proof. */
struct search_proof {
    struct search_step *steps;
    int count;
    int moves;                /* number of the game's moves before the proof */
    enum board_colour colour; /* the colour that wins */
    int turns;                /* as in search_win */
    size_t capacity; /* private */
};

/* Where a finished game was lost, and where a win was last missed. Only wins within the depth are known. */
struct turning {
    /* The proof that the winner wins after the losing move, which is move number lost.moves; 0: no losing move is
       proved. The proof has no steps if the losing move itself made the winner's loop or line. */
    struct search_proof lost;
    /* A move after which the winner has no win within the depth. It replaces the losing move or, if none is proved,
       follows the last move of the game. edges 0: no such move is known. */
    struct position_move holds;
    struct search_proof missed; /* the last missed win: the colour did not win then, nor had a win at its next turn */
};

struct analysis {
    unsigned what; /* the requested marks: bits 1 << enum mark_kind */
    int depth;     /* the deepest search for a win, in turns */
    bool all;      /* the caller sets it: also look for wins by moves that make no attack */
    struct position position;
    bool same_game;            /* the caller may set it to save time, if the last position was of this game */
    struct mark_list marks;    /* by kind, then by colour, white first; moves in the order of position_sort */
    struct search_win wins[2]; /* if requested: the win of each colour, as if it were this colour's turn */
    struct search_proof proofs[2]; /* the proofs of the wins that are FORCED */
    struct turning turning;    /* if requested and the position ends a finished game */
    long spent;                /* moves tried so far in all searches of the run */
};

/* Analyses the position after `moves` moves of a game; *a is zeroed or used. `depth`: 1 to SEARCH_DEEPEST. Finds no
   marks if the game is over. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Writes the proof of a win as a comment that variation_check can read. Each line begins with `;`. Each reply that does
   not lose at once begins a line, and the winner's answer follows. `any`: every reply loses at once. */
void proof_write(const struct search_proof *proof, const struct game *g, enum notation notation, struct sink *to);

void analysis_free(struct analysis *a);

/* Whether a->turning is set: it was requested, and the position is the end of a finished game. */
bool turning_applies(const struct analysis *a, const struct game *g);

/* turning_lost: the move that lost the game; edges 0: none is proved. turning_held: the number of moves before
   turning.holds. */
struct position_move turning_lost(const struct turning *t, const struct game *g);
int turning_held(const struct turning *t, const struct game *g);

/* puzzle: a position where only one move begins the shortest forced win, which takes two turns or more. Moves that lead
   to the same board count as one. */

enum { PUZZLE_TRIES = 1000000 /* the most moves tried in each search; undecided positions are no puzzles */ };

struct puzzle {
    struct search_proof proof; /* the proof of a win in which every move attacks; no win takes fewer turns */
    int attacks;               /* number of first moves that attack but take more turns to win, or do not win */
};

/* Whether a position is a puzzle of at most `depth` turns for the colour to move. The caller frees z->proof.steps. */
bool puzzle_find(struct puzzle *z, struct position *p, int depth);

/* variation: tries the move sequences in the comments of a game, and the wins that they claim. */

enum variation_verdict {
    VARIATION_HOLDS,       /* its moves are legal; if it claims a win, the win is forced */
    VARIATION_NO_MOVE,     /* it holds if a word that begins with a move is read as this move */
    VARIATION_RENAMED,     /* it holds if row or column 1 in a modern move is read as row or column 0 */
    VARIATION_ILLEGAL,     /* a move is illegal */
    VARIATION_FALSE_CLAIM, /* it claims a win that a reply prevents */
    VARIATION_UNDECIDED    /* it claims a win; checking it takes too many tries */
};

enum { VARIATION_LONGEST = 48 /* words; more are dropped */, VARIATION_RUN = 200000000 /* most tries in a run */ };

struct variation {
    enum variation_verdict verdict;
    enum move_status reason;    /* if ILLEGAL: why the move is refused */
    char reply[NOTATION_WORD];  /* FALSE_CLAIM: a reply that prevents the win, or empty; RENAMED: the correct move */
    struct text word;           /* the word at fault; empty if no word is at fault */
    int line, column;           /* the place of the word at fault, from 1, in bytes; column 0: unknown */
    bool claims;                /* the variation claims a win */
    /* The members below describe the attempt that held, or else the attempt that got farthest. */
    int move;                   /* the move of the game to which the comment belongs */
    int row;                    /* the line of the comment that has the variation, from 0 */
    struct text told;           /* the part of this line with the variation's words and claim */
    int moves;                  /* number of the game's moves before the variation */
    enum board_colour begins;
    int count;                  /* number of words: moves, `any`, `***`; words of the line above may come first */
    struct text words[VARIATION_LONGEST];
    char other[VARIATION_LONGEST][NOTATION_WORD]; /* each move in the other notation; `?`: depends on a reply */
    int fault;                  /* the index of the word at fault, `count` for the claim; -1: none */
};

typedef void variation_report(void *to, const struct variation *v);

/* Tries each sequence in the comments of played moves, and reports on it. A sequence holds if one attempt succeeds.
   Attempts begin at the move whose number precedes the sequence, then after and before the move with the comment. They
   begin with either colour, and try each reading of the sequence (sequence.h).

   `any` stands for every legal reply. Each reply must lose at once, or to the rest of the sequence, or to another win
   in the same number of turns. If the sequence claims no win, or the replying side is not threatened, `any` is like
   `***`: a reply that does not matter. *spent counts the tries of a run; from VARIATION_RUN on, each verdict is
   UNDECIDED. */
void variation_check(const struct game *g, long *spent, variation_report *report, void *to);

/* repair: the only change that corrects a broken record. */
enum repair_kind {
    REPAIR_NONE,
    REPAIR_CHANGED, /* another move replaces the word */
    REPAIR_DOUBLED, /* the word, which repeats the word before it, is left out */
    REPAIR_MISSING, /* a move is added before the word */
    REPAIR_EXCHANGED /* the word and a later word are exchanged */
};

struct repair {
    enum repair_kind kind;
    int word;                 /* the index of the word in the record; all moves before it can be played */
    int other;                /* if EXCHANGED: the index of the later word */
    char move[NOTATION_WORD]; /* if CHANGED or MISSING: the new move */
};

/* The most tiles placed and moves tried to repair all games of a run: REPAIR_RUN, and REPAIR_BYTE for each byte of
   text. That takes less than half a second for each megabyte of broken games. */
enum { REPAIR_RUN = 5000000, REPAIR_BYTE = 15 };

struct repair_run {
    int64_t left; /* tiles that may still be placed, and moves that may still be tried */
    int skipped;  /* number of broken games that were skipped because `left` was 0 */
};

/* Looks for the repair of a game that stopped at an error, was won before an end marker, or contradicts its stated
   result. If exactly one repair is correct, stores it and returns true.

   At each word up to the error, it tries another shape; a neighbouring column or row; left of the top left corner
   instead of above it; to leave out one of two equal moves; to add a move; to exchange the word and a later one. In a
   word that is no move, it tries 0 for O and 1 for l, or else one typing error. After a correct repair, all words can
   be played; the game does not end before the last; and if it is won, its only end marker is a true score. Without an
   end marker, it prefers repairs after which the last word ends the game. Returns false also if words were skipped,
   words follow the end marker, or the search takes too long. */
bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run);

/* Whether a word can replace the game's first error: it is a legal move that does not lose at once. */
bool repair_fits(const struct game *g, struct text word);

#endif
