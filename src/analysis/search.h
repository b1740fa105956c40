/* search.h: functions that find marks and wins. Private to this module. */

#ifndef SEARCH_H
#define SEARCH_H

#include "analysis/analysis.h"

static inline enum game_player position_player(enum board_colour colour)
{
    return colour == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
}

/* Whether the space of a move is empty and next to a tile, and the tile of the move fits. False if m->edges is 0. */
bool position_fits(const struct position *p, const struct position_move *m);

/* Adds a move to the stack. position_list_space adds each tile that fits on a space. */
void position_push(struct position *p, struct position_move m);
void position_list_space(struct position *p, int x, int y);

/* near: finds the moves whose outcome a turn may have changed. Illegal moves stay illegal. A legal move that still fits
   can force more tiles only if the turn and the move lead tracks of one colour into one empty space. A move that forces
   no more tiles can win or make a loop only if one of its tiles is at the end of a path that the turn made longer. */

/* A move touches a space by a white or black track that leads into the space, or by a tile on the space. */
enum near_touch { NEAR_WHITE = BOARD_WHITE, NEAR_BLACK = BOARD_BLACK, NEAR_TILE };
enum { NEAR_BOTH = 1 << NEAR_WHITE | 1 << NEAR_BLACK };

struct near_entry {
    int x, y; /* a space that the move touches */
    int move; /* the index of the move on the position's stack */
    enum near_touch touch;
    int next; /* the number of the next entry in the list, from 1; 0: none */
};

struct near {
    int first, moves;           /* the position's moves on the stack: index of the first move, number of moves */
    unsigned *won;              /* for each move: the value of position_turn.won when near_build tried the move */
    int tiles;                  /* private, like all members below: number of tiles when near_build was called */
    int *listed_in;             /* for each move, the value of `turns` when near_list last added the move */
    int turns;                  /* number of calls of near_list so far */
    struct near_entry *entries;
    int count;
    size_t capacity;
    int *lists;                 /* for each hash of a space, the number of the first entry, from 1; 0: none */
    int shift;                  /* how far list_of shifts a hash to the right, in bits */
};

/* Sets *n by trying all moves of a position. These moves stay on the position's stack until near_free. */
void near_build(struct near *n, struct position *p);

/* Whether move i, counted from n->first, won for a colour when near_build tried the move. */
static inline bool near_wins(const struct near *n, int i, enum board_colour colour)
{
    return game_won_by(n->won[i], colour);
}

/* Adds to the stack each move that may win or make a loop now, but did neither when near_build tried the move. May also
   add other moves, or a move twice. `colours`: the colours of the wins and loops, as bits 1 << enum board_colour.
   Returns the index of the first move added. The caller sets p->listed back to this index. */
int near_list(struct near *n, struct position *p, unsigned colours);

void near_free(struct near *n, struct position *p);

/* Declares, for each kind of mark, the function that adds the marks of this kind to an analysis. */
#define MARK_FINDER(constant, name, wins, some, none, counts, legend, find) void find(struct analysis *a);
MARK_LIST(MARK_FINDER)

/* Adds a move to the last mark or, if kind, colour or space differ, to a new mark. `by`: how an attack wins. */
void mark_add_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour, const struct position_move *m,
                   enum game_by by);

/* Whether a colour has an attack; stores the attack in *hint. Tries *hint first, unless its edges are 0. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);

/* Whether a move is an attack in this position. The move may come from another position. */
bool attack_stands(struct position *p, enum board_colour colour, const struct position_move *m);

/* Whether a move at index `first` or above on the stack is an attack; if so, sets *hint to this move. Removes
   all moves at index `first` or above. */
bool attack_among(struct position *p, int first, enum board_colour colour, struct position_move *hint);

/* Returns the limits of the next search in an analysis. */
struct search_limits search_limits(const struct analysis *a);

/* turning: sets a->turning for a finished game. The position of the analysis must be the end of the game. */
void turning_find(struct analysis *a, const struct game *g);

/* search: whether a colour forces a win within limits.depth of its turns if it plays first. Each of its moves but the
   last must make an attack, unless limits.all is set. A reply that fills the board prevents the win; a move that leaves
   no legal reply wins nothing. If `proof` is not NULL, *proof gets the proof; zero *proof before the first call. */
struct search_win search_force(struct position *p, enum board_colour colour, struct search_limits limits,
                               struct search_proof *proof);

struct search_replies {
    struct position_move played;     /* set by the caller: the move just played */
    struct position_move next;       /* set by the caller: a reply that is known to lose */
    const struct search_proof *lost; /* set by the caller: the proof that `next` loses; NULL: `next` is not set */
    struct search_proof proof;       /* if every reply loses: the proof that `played` wins */
    struct position_move holds;      /* if a reply does not lose: this reply */
};

/* Returns SEARCH_FORCED if r->played has legal replies, and each is r->next or loses within limits.depth turns. */
enum search_verdict search_replies(struct position *p, struct search_limits limits, struct search_replies *r);

/* Returns a hash of the tiles of a board. */
uint64_t search_hash(const struct board *b);

/* Returns the number of plies of a proof: one more than the greatest ply of a step. */
int search_plies(const struct search_proof *proof);

#endif
