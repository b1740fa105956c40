/* search.h: what finds the marks, for the other files of this wing. */

/* position */

/* The other colour. */
static inline enum board_colour position_other(enum board_colour colour)
{
    return colour == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
}

/* The player of a colour. */
static inline enum game_player position_player(enum board_colour colour)
{
    return colour == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
}

/* Whether a tile that was listed for another position fits on its space in this one. */
bool position_fits(const struct position *p, const struct position_move *m);

/* Adds to the stack a move, or each tile that fits on a space next to the layout. */
void position_push(struct position *p, const struct position_move *m);
void position_list_space(struct position *p, int x, int y);

/* near: after a turn, the moves that may come to something else than before it.

   A move that was illegal stays illegal: the tiles that it forced are forced still, and so a third track still enters
   the same space. A legal one still places all its tiles. It places others only from a space on, beside the turn's
   tiles, that both enter with tracks of one colour. With the same tiles it wins only if one of them lies at an end of
   a path that the turn made longer. */

struct near_entry {
    int x, y;      /* a space, */
    int move;      /*   a move that touches it, an index of the position's stack, */
    unsigned what; /*   and how, see near.c */
    int next;      /* entry of the same list, counted from 1, or 0 */
};

struct near {
    int first, moves;           /* all moves of the position, on its stack, */
    unsigned *won;              /*   and what each wins, as position_turn.won */
    int *listed_in;             /* private: the turn for which each was listed last, */
    int turns;                  /*   counted from 1; */
    struct near_entry *entries;
    int count;
    size_t capacity;
    int *lists;                 /* of entries, by a hash of their space: the first of each, counted from 1, or 0 */
    int shift;                  /* of the hash */
};

/* Tries all moves of a position. They stay on its stack until near_free. */
void near_build(struct near *n, struct position *p);

/* After a turn from that position, adds to the stack those moves, new ones among them, that may close a path that the
   turn made longer; or may win for a colour that could not win with them before. Some may be added twice. Return the
   index of the first; the caller resets p->listed. */
int near_list_closing(struct near *n, struct position *p, const struct position_turn *turn);
int near_list_winning(struct near *n, struct position *p, const struct position_turn *turn, enum board_colour colour);

void near_free(struct near *n, struct position *p);

/* What finds each kind of mark: adds its marks to those of an analysis, whose position is set. */
#define MARK_FINDER(constant, name, wins, some, none, counts, find) void find(struct analysis *a);
MARK_LIST(MARK_FINDER)

/* mark */

/* Adds a mark to a list. */
void mark_add(struct mark_list *list, const struct mark *mark);

/* Adds a move to the mark of this kind and colour on its space, which must be the last one if there is one already.
   `by` is what an attack wins; else GAME_OPEN. */
void mark_add_move(struct mark_list *list, enum mark_kind kind, enum board_colour colour, const struct position_move *m,
                   enum game_by by);

/* attack */

/* Whether a colour has an attack. Tries *hint first, unless its edges are 0; if there is one, leaves it in *hint. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);

/* search: wins by force. Tries every legal move, so its answers are proofs. */

/* Whether a colour, were it its turn, wins within `depth` turns of its own (1 to SEARCH_DEEPEST) whatever the
   other side replies. A reply that wins or fills the board is a defence; where there is no legal reply, nothing
   is won. Tries this many moves at most, and all of one turn. */
struct search_win search_force(struct position *p, enum board_colour colour, int depth, long tries);
