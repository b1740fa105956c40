/* attack: the moves by which a colour would win in one turn, were it its turn. Needs all the headers from
   base.h to game.h, and position.h. */

struct attack {
    struct position_move move;
    enum board_colour colour; /* that would win */
    enum game_by by;          /* GAME_BY_LOOP, GAME_BY_LINE or GAME_BY_BOTH */
};

struct attack_list {
    struct attack *all;
    int count;
    size_t room; /* private */
};

/* Notes in a zeroed or a used list every attack of both colours: white's before black's, each colour's by
   rows. Free list->all. */
void attack_find(struct position *p, struct attack_list *list);

/* Whether a colour has an attack. *hint is tried first, if it has edges; then it becomes the attack that
   was found. */
bool attack_exists(struct position *p, enum board_colour colour, struct position_move *hint);
