/* analysis.h: what follows from a position, and whether the variations in comments hold. */

#ifndef ANALYSIS_H
#define ANALYSIS_H

#include "record/record.h"

/* path: walks along paths. A step of a walk is a tile, and the edge over which the walk leaves the tile. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge; /* BOARD_NORTH, BOARD_EAST, BOARD_SOUTH or BOARD_WEST */
};

/* A whole path. Zero it before the first use; the caller frees the tiles. */
struct path {
    int *tiles;             /* indices of board.tiles, in the order of the path; in a loop each once */
    int count;
    bool loop;
    struct path_walk begin; /* the first tile, and the edge to the second, */
    struct path_walk end;   /*   the last tile, and the edge at which the path ends */
    size_t capacity;        /* private */
};

/* The two edges that a tile's track of one colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Moves a walk to the next tile; at the open end of the path does nothing and returns false. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Finds the path of a colour that runs over a tile. */
void path_find(const struct board *b, int tile, enum board_colour colour, struct path *path);

/* Whether a loop, a line or both won the game. */
bool path_is_won(const struct game *g);

/* What the paths over tiles of the last turn win (all paths, if the game has no moves); bits as in board.won. */
unsigned path_wins(const struct game *g);

/* For each of board.tiles, whether the winner's track on it is part of a loop or line that won the game. The caller
   frees the array; NULL if no path won the game. */
unsigned char *path_won(const struct game *g);

/* position: tries moves on a board. A move is a tile that fits on an empty space next to others, legal or not. */
struct position_move {
    int x, y; /* right of and down from the first tile */
    unsigned edges; /* the tile's two white edges; 0: no move */
};

/* A position with a board of its own, on which turns are played and taken back. `list` is a stack of moves:
   position_list adds moves; the caller resets `listed` to remove them. */
struct position {
    struct board board;
    const struct rules *rules;
    int moves;     /* played so far */
    bool black_begins; /* as in struct game */
    bool over;     /* the game is won or drawn: no move is legal */
    struct position_move *list;
    int listed;
    long tries;    /* calls of position_play since position_set or position_move */
    size_t capacity; /* private */
};

/* The outcome of a turn, and what position_undo needs. */
struct position_turn {
    int tiles;            /* number of tiles before the turn */
    struct extent extent; /* the layout before the turn */
    unsigned won;         /* BOARD_LOOP and BOARD_LINE bits that count by the rules, shifted left by the colour */
    struct game_result result;
};

/* Sets a position, zeroed or used, to the position after `moves` moves of a game. position_move is faster, but *p must
   have been set for the same game before. */
void position_set(struct position *p, const struct game *g, int moves);
void position_move(struct position *p, const struct game *g, int moves);
void position_free(struct position *p);

/* The colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* Adds all moves to the stack: each tile that fits on a space next to others, once, in no particular order; none if the
   game is over. Returns the index of the first. */
int position_list(struct position *p);

/* Sorts the moves on the stack from `first` on: by row, then by column, then by tile. */
void position_sort(struct position *p, int first);

/* Plays a move for this colour, whoever's turn it is. Returns false, and does nothing, if the move is illegal. After a
   turn that ends the game, only position_undo may follow. position_undo takes back a turn and all later turns. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);
void position_undo(struct position *p, const struct position_turn *turn);

/* Finds the move that a word means, as move_resolve does. Returns MOVE_PLAYED, or why there is no such move. */
enum move_status position_resolve(const struct position *p, const struct notation_move *word, struct position_move *m);

/* Writes a move as a word in this notation, as notation_write does. */
struct text position_word(const struct position *p, const struct position_move *m, enum notation notation,
                          char word[NOTATION_WORD]);

/* mark: the kinds of marks. Each row: the constant; the name in -O marks and JSON (no two with the same first letter);
   whether its tiles win; four sentences, which list its moves or spaces, say that there are none, count them by colour,
   and explain its sign; the function that finds marks of this kind. render/shape.c has the rings of all kinds. */
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

/* A mark on a space: of one kind and for one colour. */
struct mark {
    enum mark_kind kind;
    enum board_colour colour;      /* whose attack, safe move, corner or win it is */
    int x, y;                      /* right of and down from the first tile */
    unsigned tiles[MARK_TILES];    /* white edges of the tiles that can be played on the space, if it is empty, */
    enum game_by by[MARK_TILES];   /*   of an attack: what each of these tiles wins, */
    int count;                     /*   and the number of these tiles */
    int path_tile;                 /* of a corner: the path begins with this one of board.tiles, */
    unsigned path_edge;            /*   goes on over this edge of the tile, */
    int path_length;               /*   and is this many tiles long */
};

struct mark_list {
    struct mark *all;
    int count;
    size_t capacity; /* private */
};

/* Collects the winning tiles of all marks on the space of mark n; returns their number. Returns 0 if mark n has no
   winning tiles, or an earlier mark on the space has some. */
int mark_hints(const struct mark_list *list, int n, unsigned tiles[MARK_TILES]);

/* Widens an extent to include the space of every mark. */
void mark_widen(const struct mark_list *list, struct extent *e);

/* analysis: finds everything asked for about one position.

   An attack is a move with which a colour would win at once if it were its turn (Trax FAQ, C1). A safe move of the
   player to move leaves the opponent no attack. A corner is a path that is two turns from being a loop (C2); neither
   turn may join it to another path. Its mark is on the middle tile of the path; if there are two middle tiles, on the
   one farther from path_tile. */

enum {
    SEARCH_DEEPEST = 9,       /* the most turns within which a win by force is looked for */
    SEARCH_TRIES = 10000000,  /* the most moves tried for one answer, */
    SEARCH_RUN = 100000000,   /*   for all answers of a run, */
    SEARCH_SHARE = 100000     /*   and for each answer once SEARCH_RUN is spent */
};

enum search_verdict {
    SEARCH_NONE,      /* no win by force within the turns asked for */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* undecided after as many moves as may be tried */
};

struct search_limits {
    int depth;  /* the most turns of the winner, 1 to SEARCH_DEEPEST */
    bool all;   /* tries also moves of the winner that make no attack */
    long tries; /* the most moves tried; the last turn may exceed it */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* FORCED: the most turns that the winner needs; else: no win in this many or fewer */
    long tries;                /* the limit of the search: search_limits.tries */
    struct position_move move; /* if FORCED: the winner's first move */
    bool all;                  /* moves that make no attack were tried too */
};

/* A move of a proof, the winner's if its ply is even. After a move of the winner come, one ply deeper, the replies that
   do not lose at once; after each reply comes the winner's answer. */
struct search_step {
    struct position_move move;
    int ply; /* from 0 */
};

/* The proof of a win, move by move; count 0: there is no proof. */
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
    /* The losing move is number lost.moves; 0: none is proved. This is the proof that the winner wins after it; it
       has no steps if the losing move itself made the winner's loop or line. */
    struct search_proof lost;
    /* A move after which the winner has no win within the depth. It replaces the losing move; if none is proved, it
       comes after the last move of the game. edges 0: no such move is known. */
    struct position_move holds;
    struct search_proof missed; /* the last win that a colour missed: at its next turn, it had no win and had not won */
};

struct analysis {
    unsigned what; /* what was asked for: bits 1 << enum mark_kind */
    int depth;     /* the most turns within which a win by force is looked for */
    bool all;      /* set it to look also for wins by moves that make no attack */
    struct position position;
    bool same_game;            /* set it, to save time, if the position before was of the same game */
    struct mark_list marks;    /* by kind, the topmost last; white's first; moves in the order of position_sort */
    struct search_win wins[2]; /* if asked for: the win of each colour, as if it were its turn, */
    struct search_proof proofs[2]; /*   and the proofs of FORCED wins */
    struct turning turning;    /* if asked for, at the end of a finished game */
    long spent;                /* moves tried so far in the run, to find wins */
};

/* Analyses the position after `moves` moves of a game into a zeroed or used analysis; depth is from 1 to
   SEARCH_DEEPEST. Finds no marks if the game is over. */
void analysis_make(struct analysis *a, const struct game *g, int moves, unsigned what, int depth);

/* Writes the proof of a win as a comment that variation_check can read, in lines that begin with `;`. Replies that do
   not lose at once stand one below the other, each with the winner's answer; `any` stands where all lose at once. */
void proof_write(const struct search_proof *proof, const struct game *g, enum notation notation, struct sink *to);

void analysis_free(struct analysis *a);

/* Whether a->turning is set: it was asked for, and the position is the end of a finished game. */
bool turning_applies(const struct analysis *a, const struct game *g);

/* The move that lost the game; edges 0: none is proved. turning_held: the number of moves before turning.holds. */
struct position_move turning_lost(const struct turning *t, const struct game *g);
int turning_held(const struct turning *t, const struct game *g);

/* puzzle: a position where only one move begins the shortest win by force, which takes two turns or more. Moves that
   lead to the same board count as one. */

enum { PUZZLE_TRIES = 1000000 /* the most moves tried for each answer; undecided positions are no puzzles */ };

struct puzzle {
    struct search_proof proof; /* of a win by attacks; no other win takes fewer turns */
    int attacks;               /* number of first moves that make an attack and do not win in as many turns */
};

/* Whether a position is a puzzle of up to `depth` turns for the colour to move. The caller frees z->proof.steps. */
bool puzzle_find(struct puzzle *z, struct position *p, int depth);

/* variation: tries the move sequences in the comments of a game, and their claims. */

enum variation_verdict {
    VARIATION_HOLDS,       /* its moves are legal and its claim, if any, is true */
    VARIATION_NO_MOVE,     /* it holds if a word that begins with a move is read as that move */
    VARIATION_RENAMED,     /* it holds if row or column 1 in a modern move is read as row or column 0 */
    VARIATION_ILLEGAL,     /* a move cannot be played */
    VARIATION_FALSE_CLAIM, /* it claims a win, but a reply prevents it */
    VARIATION_UNDECIDED    /* it claims a win that takes too many tries to check */
};

enum { VARIATION_LONGEST = 48 /* words; more are dropped */, VARIATION_RUN = 200000000 /* most tries in a run */ };

struct variation {
    enum variation_verdict verdict;
    enum move_status reason;    /* ILLEGAL: why the move cannot be played */
    char reply[NOTATION_WORD];  /* FALSE_CLAIM: a reply that prevents the win, or empty; RENAMED: the correct name */
    struct text word;           /* the word at fault */
    int line, column;           /* of the word, from 1, in bytes; column 0: not known */
    bool claims;                /* the variation claims a win */
    /* From here on about the attempt that held or came farthest. */
    int move;                   /* the move of the game to which the comment belongs */
    int row;                    /* the line of the comment, from 0 */
    struct text told;           /* the part of that line with the variation's words and claim */
    int moves;                  /* number of moves of the game before the first word */
    enum board_colour begins;
    int count;                  /* of words: moves, any, ***; first come those of the line above that it continues */
    struct text words[VARIATION_LONGEST];
    char other[VARIATION_LONGEST][NOTATION_WORD]; /* if it holds, each word in the other notation; ? if that depends on
                                                     the replies to `any`; empty if the word is no move */
    int fault;                  /* the index of the word at fault, `count` for the claim; -1: none */
};

typedef void variation_report(void *to, const struct variation *v);

/* Tries each sequence in the comments of the moves that were played, and reports on each. Plays a sequence from the
   move whose number it begins with, then after and before the move that the comment belongs to; each time with either
   colour to begin, and in each of its readings (analysis/sequence.h). The sequence holds if one attempt succeeds. `any`
   stands for every legal reply: each must lose at once, or to the rest of the sequence, or to another win in as many
   turns. Where the side that replies is not threatened, or the sequence claims no win, `any` is a reply that does not
   matter, like `***`. *spent counts the tries of a run; from VARIATION_RUN on, each sequence is UNDECIDED. */
void variation_check(const struct game *g, long *spent, variation_report *report, void *to);

/* repair: the only change that makes a broken record agree with itself. */
enum repair_kind {
    REPAIR_NONE,
    REPAIR_CHANGED, /* the word is replaced by another move */
    REPAIR_DOUBLED, /* the word repeats the word before it, and is left out */
    REPAIR_MISSING, /* a move that is missing before the word is added */
    REPAIR_EXCHANGED /* the word and a later word are exchanged */
};

struct repair {
    enum repair_kind kind;
    int word;                 /* the index of the word among the record's moves; all moves before it can be played */
    int other;                /* of EXCHANGED: the index of the later word */
    char move[NOTATION_WORD]; /* of CHANGED and MISSING: the new move */
};

/* The most tiles placed and moves tried for all repairs of a run: REPAIR_RUN, and REPAIR_BYTE more for each byte of its
   texts. That takes less than half a second for each megabyte of broken games. */
enum { REPAIR_RUN = 5000000, REPAIR_BYTE = 15 };

struct repair_run {
    int64_t left; /* how many more tiles may be placed and moves tried */
    int skipped;  /* number of broken games skipped because `left` was used up */
};

/* Looks for the repair of a game that stopped at an error, was won although an end marker follows, or has another
   result than the record states. For each word up to the error, tries another shape; a column or row beside the word's;
   left of the top left corner instead of above it; if the word is not a move, 0 for O and 1 for l, or else the moves
   one typing error away; leaving out one of two equal moves; adding any move before the word; exchanging the word and a
   later one. A repair agrees if all words can be played, none after the game's end, and no end marker but a true score
   follows a won game. Without an end marker, repairs with which the last word ends the game are preferred. Stores the
   only repair that agrees, and returns true. False if none or several agree, words of the record were skipped, the
   record goes on after its end marker, or the searches take too long. */
bool repair_find(const struct game *g, struct repair *repair, struct repair_run *run);

/* Whether a word could replace a game's first error: it is a legal move with which the mover does not lose at once. */
bool repair_fits(const struct game *g, struct text word);

#endif
