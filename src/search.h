/* search: safe moves, and wins by force. Tries every legal move, so what it finds is so. Needs all the
   headers from base.h to game.h, position.h and attack.h. */

enum {
    SEARCH_DEEPEST = 9,       /* turns that a win by force can be looked for in */
    SEARCH_TRIES = 10000000   /* moves that are tried for one answer, at most */
};

enum search_verdict {
    SEARCH_NONE,      /* no win by force in so many turns */
    SEARCH_FORCED,
    SEARCH_TOO_LARGE  /* not known: it would take more than SEARCH_TRIES */
};

struct search_win {
    enum search_verdict verdict;
    int turns;                 /* of its own that it takes at most, if FORCED; else that were looked at */
    struct position_move move; /* the first of them */
};

/* Puts on the stack the legal moves after which the other colour has no attack and has not won, sorted as
   position_sort does; returns where they begin. */
int search_safe(struct position *p, enum board_colour colour);

/* Whether a colour, were it its turn, wins whatever the other replies, within `depth` turns of its own (1
   to SEARCH_DEEPEST). A reply that wins or fills the board is a defence; where there is no reply, nothing
   is won. */
struct search_win search_force(struct position *p, enum board_colour colour, int depth);

/* Whether that colour, having just moved, wins whatever the other replies, within `turns` more turns. If
   not, *refutation is a reply that prevents it, unless its edges are 0: there is no reply. */
enum search_verdict search_holds(struct position *p, enum board_colour colour, int turns,
                                 struct position_move *refutation);
