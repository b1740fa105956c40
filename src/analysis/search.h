/* search.h: how marks and wins are found, for the files of this module. */

#ifndef SEARCH_H
#define SEARCH_H

#include "analysis/analysis.h"

static inline enum board_colour position_other(enum board_colour colour)
{
    return colour == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
}

static inline enum game_player position_player(enum board_colour colour)
{
    return colour == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
}

/* Whether a tile that was listed for another position fits on its space in this position. */
bool position_fits(const struct position *p, const struct position_move *m);

/* Adds a move to the stack. position_list_space adds each tile that fits on a space. */
void position_push(struct position *p, const struct position_move *m);
void position_list_space(struct position *p, int x, int y);

/* near: finds the moves whose outcome a turn may have changed.

   After a turn, an illegal move is still illegal: the tiles that it forces are still forced, so a third track still
   enters the same space. A legal move still places all its tiles. It places more tiles only if both the move and the
   turn lead a track of one colour into the same empty space. If it places no more, it can newly win for a colour, or
   close a path of this colour, only by placing a tile at the end of a path that the turn made longer. */

/* How a move touches a space: a track of one colour ends at it, or a tile is placed on it. */
enum near_touch { NEAR_WHITE = BOARD_WHITE, NEAR_BLACK = BOARD_BLACK, NEAR_TILE };
enum { NEAR_BOTH = 1 << NEAR_WHITE | 1 << NEAR_BLACK };

/* A space that a move touches. */
struct near_entry {
    int x, y;
    int move; /* its index on the position's stack */
    enum near_touch touch;
    int next; /* the next entry of the same list, counted from 1; 0: none */
};

struct near {
    int first, moves;           /* all moves of the position, on its stack, */
    unsigned *won;              /*   and what each wins, as position_turn.won */
    int *listed_in;             /* private, as all that follows: for each move, the last turn that listed it, from 1 */
    int turns;                  /* number of turns so far */
    struct near_entry *entries;
    int count;
    size_t capacity;
    int *lists;                 /* for each hash of a space, the first entry of a list, counted from 1; 0: none */
    int shift;                  /* of the hash */
};

/* Tries all moves of a position. The moves stay on the stack of the position until near_free. */
void near_build(struct near *n, struct position *p);

/* Call it after turns played since near_build; `tiles`: how many the board had at near_build. Adds to the stack the
   moves, old and new, that may now win or close a path for one of these colours, bits 1 << enum board_colour; some
   moves twice. Returns the index of the first; the caller resets p->listed. */
int near_list(struct near *n, struct position *p, int tiles, unsigned colours);

void near_free(struct near *n, struct position *p);

/* The finder of each kind of mark adds the marks of this kind to an analysis whose position is set. */
#define MARK_FINDER(constant, name, wins, some, none, counts, legend, find) void find(struct analysis *a);
MARK_LIST(MARK_FINDER)

void mark_add(struct mark_list *list, const struct mark *mark);

/* Adds a move to the last mark if that has this kind, colour and space, else to a new mark. `by` is what an attack
   wins, and GAME_OPEN for a move of another kind. */
void mark_add_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour, const struct position_move *m,
                   enum game_by by);

/* Whether a colour has an attack. Tries *hint first, unless its edges are 0; sets *hint to the attack. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);

/* Whether a move that was listed for another position is an attack in this position. */
bool attack_stands(struct position *p, enum board_colour colour, const struct position_move *m);

/* Whether a move on the stack from `first` on is an attack; sets *hint to it. Takes these moves off the stack. */
bool attack_among(struct position *p, int first, enum board_colour colour, struct position_move *hint);

/* The limits of the next search in an analysis. */
struct search_limits search_limits(const struct analysis *a);

/* turning: sets a->turning for a finished game. The position of the analysis must be the end of this game. */
void turning_find(struct analysis *a, const struct game *g);

/* search: whether a colour, if it were its turn, wins within limits->depth turns of its own whatever the other side
   replies. Each of its moves must make an attack, unless limits->all. Tries every legal reply, so a win is proved. A
   reply that wins or fills the board is a defence; where there is no legal reply, nothing is won. Sets *proof, zeroed
   or used, to the proof of the win; `proof` may be NULL. */
struct search_win search_force(struct position *p, enum board_colour colour, const struct search_limits *limits,
                               struct search_proof *proof);

struct search_replies {
    struct position_move played;     /* the move before the replies */
    struct position_move next;       /* a reply known to lose, */
    const struct search_proof *lost; /*   and the proof, which begins after that reply; NULL: no such reply is known */
    struct search_proof proof;       /* if every reply loses: the proof that `played` wins */
    struct position_move holds;      /* else: a reply that does not lose */
};

/* Whether every legal reply to the move just played loses by force: FORCED or NONE. Sets r->proof and r->holds. */
enum search_verdict search_replies(struct position *p, const struct search_limits *limits, struct search_replies *r);

/* A hash of the tiles of a board. */
uint64_t search_hash(const struct board *b);

/* The number of moves in the longest line of a proof, which ends with a move of the winner. */
int search_plies(const struct search_proof *proof);

#endif
