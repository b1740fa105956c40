/* analysis.h: finds marks, forced wins and puzzles; checks variations in comments; repairs broken records. */

#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "record/record.h"

/* path: follows and finds paths. A walk along a path is at `tile`, and its next step leads over `edge`. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge; /* BOARD_NORTH, BOARD_EAST, BOARD_SOUTH or BOARD_WEST */
};

/* A whole path. Zero the struct before the first use. The caller frees `tiles`. */
struct path {
    int *tiles;             /* indices in board.tiles, in the order of the path */
    int count;
    bool loop;
    struct path_walk begin; /* the first tile, and the edge over which the path goes on */
    struct path_walk end;   /* the last tile, and the edge at which the path ends; if a loop: equal to `begin` */
    size_t capacity;        /* private */
};

/* Returns the two edges that a tile's track of this colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Moves *walk to the next tile of its path. If there is no next tile, returns false and leaves *walk unchanged. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Sets *path to the path of this colour that leads over b->tiles[tile]. */
void path_find(const struct board *b, int tile, enum board_colour colour, struct path *path);

/* Whether a loop, a line or both won the game. */
bool path_is_won(const struct game *g);

/* Returns, as bits of board.won, what the last turn won; for a game without moves, what the paths on the board win. */
unsigned path_wins(const struct game *g);

/* Returns an array with 1 for each tile whose track of the winner's colour is part of a winning loop or line, and 0
   for other tiles. Returns NULL if no path won. The caller frees the array. */
unsigned char *path_won(const struct game *g);

/* position: tries moves on a board. The tile of a move fits the tracks that enter its space. */
struct position_move {
    int x, y;       /* in the coordinates of trax.h */
    unsigned edges; /* the tile's two white edges; 0: no move */
};

/* A position with its own board, on which turns can be played and taken back. `list` is a stack of moves. position_list
   adds moves to the stack; to remove moves, the caller lowers `listed`. */
struct position {
    struct board board;
    const struct rules *rules;
    int moves;     /* number of moves played so far */
    bool black_begins; /* as in struct game */
    bool over;     /* a loop, a line or a full board has ended the game: no move is legal */
    struct position_move *list;
    int listed;
    long tries;    /* number of moves tried so far; position_set, position_move and callers set `tries` back to 0 */
    size_t capacity; /* private */
};

/* The outcome of a turn, and what position_undo needs to take the turn back. */
struct position_turn {
    int tiles;            /* number of tiles before the turn */
    struct extent extent; /* the rectangle of all tiles before the turn */
    unsigned won;         /* the loops and lines that win by the rules: bits of board.won */
    struct game_result result;
};

/* position_set and position_move set *p to the position after `moves` moves of a game, and empty the stack. Zero *p
   before the first position_set. position_move is faster, but *p must already hold a position of this game. */
void position_set(struct position *p, const struct game *g, int moves);
void position_move(struct position *p, const struct game *g, int moves);
void position_free(struct position *p);

/* Returns the colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* Adds to the stack, in no particular order, a move for every tile that fits on a space next to a tile. On an empty
   board, adds the two possible first moves. Adds none if p->over. Returns the index of the first move added. */
int position_list(struct position *p);

/* Sorts the moves with index `first` or above on the stack by row, then by column, then by tile. */
void position_sort(struct position *p, int first);

/* Plays a move for a colour, even if the other colour is to move. The tile must fit. If the move is illegal, returns
   false and places no tile. Play no turn after the end of the game. position_undo undoes a turn and all later turns. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);
void position_undo(struct position *p, const struct position_turn *turn);

/* Sets *m to the move that a word means. Returns MOVE_PLAYED or an error. position_play may still refuse *m. */
enum move_status position_resolve(const struct position *p, const struct notation_move *word, struct position_move *m);

/* Writes a move as a word in this notation, and returns the word. */
struct text position_word(const struct position *p, const struct position_move *m, enum notation notation,
                          char word[NOTATION_WORD]);

/* mark: the kinds of marks. Each row: the constant's name without MARK_; the name for -O marks and in JSON; whether
   the tiles of a mark win; the sentences for a list of marks, for no mark, for the number of marks and for the legend;
   the function that finds the marks. Pages use only the first letter of a name, so these letters must differ. */
#define MARK_LIST(ROW)                                                                            \
    ROW(ATTACK, "attacks", true, ATTACKS, NO_ATTACK, ATTACK_COUNTS, LEGEND_ATTACK, attack_find)   \
    ROW(SAFE, "safe", false, SAFE, NO_SAFE, SAFE_COUNT, LEGEND_SAFE, attack_find_safe)            \
    ROW(CORNER, "corners", false, CORNERS, NO_CORNER, CORNER_COUNTS, LEGEND_CORNER, corner_find)  \
    ROW(WIN, "wins", true, WIN_FORCED, WIN_NONE, WIN_NONE, LEGEND_WIN, analysis_find_wins)

#define MARK_CONSTANT(constant, ...) MARK_##constant,
enum mark_kind { MARK_LIST(MARK_CONSTANT) MARK_KINDS, MARK_TURNING = MARK_KINDS + 1 /* MARK_KINDS is `all` */ };

#define MARK_WORD(constant, name, ...) " " name
#define MARK_WORDS "none" MARK_LIST(MARK_WORD) " all turning" /* the values of -O marks */

struct mark_traits {
    const char *name;
    bool wins;
    enum message some, none, counts, legend;
};

extern const struct mark_traits mark_table[MARK_KINDS];

enum { MARK_TILES = 3 /* the most tiles of a mark: on a space next to a tile, only three of the six tiles fit */ };

struct mark {
    enum mark_kind kind;
    enum board_colour colour;      /* the colour that has the attack, safe move, corner or win */
    int x, y;
    unsigned tiles[MARK_TILES];    /* the white edges of each tile that attacks, is safe or wins */
    enum game_by by[MARK_TILES];   /* if an attack: how each tile wins, by loop, line or both */
    int count;                     /* the number of tiles; 0 for a corner */
    int path_tile;                 /* if a corner: the index in board.tiles of its path's first tile */
    unsigned path_edge;            /* if a corner: the edge over which the path leaves its first tile */
    int path_length;               /* if a corner: the number of tiles of its path */
};

struct mark_list {
    struct mark *all;
    int count;
    size_t capacity; /* private */
};

/* Sets `tiles` to the winning tiles of all marks on the space of mark n, and returns the number of these tiles. Returns
   0 if mark n has no winning tile, or if an earlier mark on the space has winning tiles. */
int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES]);

/* Whether mark n is a win that another mark hides: an attack of the same colour on the same space. */
bool mark_is_hidden(const struct mark_list *list, int n);

/* Widens an extent to include the space of every mark. */
void mark_widen(const struct mark_list *list, struct extent *e);

/* analysis: finds what is requested about one position.

   An attack is a move with which a colour would win at once if it were this colour's turn (Trax FAQ, C1). A safe move
   of the player to move neither wins for the opponent nor leaves the opponent an attack. A corner is a path that can
   become a loop in two turns, but not in one. Neither turn may join the path to another path (C2). The mark of a corner
   is on the middle tile of the path. If there are two middle tiles, the mark is on the second. */

enum {
    SEARCH_DEEPEST = 9,       /* the deepest search for a win, in turns of the winner */
    SEARCH_TRIES = 10000000,  /* the most moves tried in one search */
    SEARCH_RUN = 100000000,   /* once a run has tried this many moves, SEARCH_SHARE limits each search */
    SEARCH_SHARE = 100000     /* the most moves tried in a search after the run has tried SEARCH_RUN moves */
};

enum search_verdict {
    SEARCH_NONE,      /* no forced win within the depth */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* undecided: the limit of tried moves was reached */
};

struct search_limits {
    int depth;  /* the most turns of the winner, 1 to SEARCH_DEEPEST */
    bool all;   /* also try moves of the winner that make no attack */
    long tries; /* the search ends after this number of tried moves, or a few more */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* if FORCED: the most turns the winner needs; else: the depth searched in vain */
    long tries;                /* the value of search_limits.tries in this search */
    struct position_move move; /* if FORCED: the winner's first move */
};

/* A move of a proof. The winner moves at even plies. Each move of the winner is followed by all replies that do not
   lose at once, one ply deeper. Each reply is followed by the winner's answer. */
struct search_step {
    struct position_move move;
    int ply; /* 0: the first move of the proof; 1: a reply to this move; and so on */
};

/* The proof of a win, move by move. If count is 0, there is no proof. */
struct search_proof {
    struct search_step *steps;
    int count;
    int moves;                /* number of the game's moves before the proof */
    enum board_colour colour; /* the colour that wins */
    int turns;                /* the most turns that the winner needs */
    size_t capacity; /* private */
};

/* Where a finished game was lost, and where a win was last missed. Wins beyond analysis.depth are not found. */
struct turning {
    /* The proof that the winner wins after the losing move. lost.moves is the number of the losing move, or 0 if no
       move is proved to lose. The proof has no steps if the losing move itself made the winner's loop or line. */
    struct search_proof lost;
    /* A move that would have saved the loser: no win was found after this move. The move replaces the losing move or,
       if no move is proved to lose, follows the last move of the game. edges 0: no saving move is known. */
    struct position_move holds;
    struct search_proof missed; /* the last win that a colour could force at one turn, but not at its next turn */
};

struct analysis {
    unsigned what; /* the requested marks: bits 1 << enum mark_kind, and 1 << MARK_TURNING */
    int depth;     /* the deepest search for a win, in turns of the winner */
    bool all;      /* set by the caller: also search for wins by moves that make no attack */
    struct position position;
    bool same_game;            /* set by the caller to save time: the previous position was of this game too */
    struct mark_list marks;    /* sorted by kind (attacks last), colour (white first), row, column and tile */
    struct search_win wins[2]; /* if requested: the win of each colour, as if it were this colour's turn */
    struct search_proof proofs[2]; /* the proofs of the wins that are FORCED */
    struct turning turning;    /* set if turning_applies */
    long spent;                /* moves tried for `wins` and `turning` since the struct was zeroed */
};

/* Analyses the position after `moves` moves of a game. Zero *a before the first call. `what`: as in *a. `depth`: 1
   to SEARCH_DEEPEST. Finds no marks if a loop, a line or a full board has ended the game. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Writes the proof of a win as comment lines that begin with `;`. The line of a win in one turn ends with `win`.
   Other lines end with `any win`: every reply then loses at once. Each further reply to a move begins a new line. */
void proof_write(const struct search_proof *proof, const struct game *g, enum notation notation, struct sink *to);

void analysis_free(struct analysis *a);

/* Whether a->turning is set: `turning` was requested, and the position is the end of a finished game. */
bool turning_applies(const struct analysis *a, const struct game *g);

/* turning_lost: the losing move; edges 0: no move is proved to lose. turning_held: number of moves before t->holds. */
struct position_move turning_lost(const struct turning *t, const struct game *g);
int turning_held(const struct turning *t, const struct game *g);

/* puzzle: a position where only one move begins the shortest forced win, which takes two turns or more. Moves that lead
   to the same board count as one. */

enum { PUZZLE_TRIES = 1000000 /* the most moves tried in each search; undecided positions are no puzzles */ };

struct puzzle {
    struct search_proof proof; /* the proof of a shortest win, in which every move of the winner makes an attack */
    int attacks;               /* number of first moves that make an attack but force no win within proof.turns turns */
};

/* Whether a position is a puzzle of at most `depth` turns. The caller zeroes *z beforehand, and frees proof.steps. */
bool puzzle_find(struct puzzle *z, struct position *p, int depth);

/* comment: writes a letter for each line of a comment or, if `prose`, of an introduction or conclusion. j: the line
   continues the line above; v: begins a variation; i: begins an indented paragraph; p: begins another or is empty. */
void comment_layout(const struct record_game *g, const struct record_lines *comment, bool prose, struct sink *to);

/* variation: checks the move sequences in the comments of a game, and the wins that the comments claim. */

enum variation_verdict {
    VARIATION_HOLDS,       /* the moves are legal, and a claimed win is forced */
    VARIATION_NO_MOVE,     /* the variation holds if a word that begins with a move, such as `A1+x`, is read as `A1+` */
    VARIATION_RENAMED,     /* the variation holds if row or column 1 in a modern move is read as row or column 0 */
    VARIATION_ILLEGAL,
    VARIATION_FALSE_CLAIM, /* the moves are legal, but do not force the claimed win */
    VARIATION_UNDECIDED    /* the check reached a limit of tries */
};

enum { VARIATION_LONGEST = 48 /* most words in a variation */, VARIATION_RUN = 200000000 /* most tries in a run */ };

struct variation {
    enum variation_verdict verdict;
    enum move_status reason;    /* if ILLEGAL: why the move is refused */
    char reply[NOTATION_WORD];  /* if FALSE_CLAIM: a reply that stops the win, or empty; if RENAMED: the right move */
    struct text word;           /* the word at fault; empty if no word is at fault */
    int line, column;           /* the place of `word`, from 1; columns count bytes; column 0: unknown */
    bool claims;                /* the variation claims a win */
    int move;                   /* the number of the move to which the comment belongs */
    int row;                    /* the index of the variation's line among the comment's lines */
    struct text told;           /* the variation's words in line `row`, with the claim */
    /* The members below describe the attempt (see variation_check) that succeeded or, if all failed, got farthest. */
    int moves;                  /* number of the game's moves before the variation */
    enum board_colour begins;
    int count;                  /* number of words (moves, `any`, `***`); the first words may be in lines above `row` */
    struct text words[VARIATION_LONGEST];
    char other[VARIATION_LONGEST][NOTATION_WORD]; /* the moves of `words` in the other notation; `?`: uncertain */
    int fault;                  /* the index of the word that failed; `count`: the claim failed; -1: nothing failed */
};

typedef void variation_report(void *to, const struct variation *v);

/* Checks each sequence in the comments of played moves, and calls `report`. An attempt plays one reading of a sequence
   from one position of the game: after the commented move, before this move or, for `12 A1+ B1/`, before move 12.
   Either colour begins. A sequence holds if one attempt succeeds. A claim holds if the last move of the sequence wins,
   or if all replies to this move lose at once. In `A1+ any B1+ win`, `any` is every legal reply to a threat. Each reply
   must lose at once, to B1+ or to another move. *spent: the tries; after VARIATION_RUN, all verdicts are UNDECIDED. */
void variation_check(const struct game *g, long *spent, variation_report *report, void *to);

/* repair: finds the only change that corrects a broken record. */
enum repair_kind {
    REPAIR_NONE,
    REPAIR_CHANGED, /* another move replaces the word */
    REPAIR_DOUBLED, /* the word, which repeats the word before it, is left out */
    REPAIR_MISSING, /* a move is added before the word */
    REPAIR_EXCHANGED /* the word and a later word swap places */
};

struct repair {
    enum repair_kind kind;
    int word;                 /* the index of the word in the record; every earlier word can be played */
    int other;                /* if EXCHANGED: the index of the later word */
    char move[NOTATION_WORD]; /* if CHANGED or MISSING: the new move */
};

/* The most work for the repairs of a run: REPAIR_RUN, plus REPAIR_BYTE for each byte of text. Each tile placed and each
   move tried is one unit of work. The repairs of a megabyte of broken games take less than half a second. */
enum { REPAIR_RUN = 5000000, REPAIR_BYTE = 15 };

struct repair_run {
    int64_t left; /* work left: tiles that may be placed plus moves that may be tried */
    int skipped;  /* number of broken games that were not repaired because `left` was used up */
};

/* Looks for the repair of a game that has an error, or whose end marker or stated result contradicts the board. A
   correct repair makes all words legal and fits the end marker. If some correct repairs end the game, only these
   repairs count. If exactly one repair counts, stores this repair and returns true; else stores REPAIR_NONE. Does not
   repair a record with skipped words or with words after its end marker. Gives up if the search is long. */
bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run);

/* Whether a word, in the place of the game's first error, is a legal move that does not lose at once. */
bool repair_fits(const struct game *g, struct text word);

#endif
