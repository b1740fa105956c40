/* search.h: attacks, corners and wins by force, for the other files of this wing. */

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

/* attack: the moves with which a colour would win at once, were it its turn. */

/* Lists every attack of both colours in a zeroed or used list: white's first, each colour's as position_sort
   does. The caller frees list->all. */
void attack_find(struct position *p, struct attack_list *list);

/* Whether a colour has an attack. Tries *hint first, unless its edges are 0; if there is one, leaves it in *hint. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);

/* corner */

/* Lists the corners of both colours in a zeroed or used list, white's first; none if the game is over. A corner
   points into the board of the position, so it is valid until the next move is played there. The caller frees
   list->all. */
void corner_find(struct position *p, struct corner_list *list);

/* search: wins by force. Tries every legal move, so its answers are proofs. */

/* Whether a colour, were it its turn, wins within `depth` turns of its own (1 to SEARCH_DEEPEST) whatever the
   other side replies. A reply that wins or fills the board is a defence; where there is no legal reply, nothing
   is won. */
struct search_win search_force(struct position *p, enum board_colour colour, int depth);

/* Whether a colour that has just moved wins within `turns` more turns whatever the other side replies. If not,
   *refutation is a reply that prevents it; its edges are 0 if there is no legal reply. */
enum search_verdict search_holds(struct position *p, enum board_colour colour, int turns,
                                 struct position_move *refutation);
