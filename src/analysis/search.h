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
   is won. */
struct search_win search_force(struct position *p, enum board_colour colour, int depth);
