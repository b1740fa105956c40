/* laws: a random game, played by the program and by the reference, and what must hold of it. Needs all
   the headers from base.h to game.h, check.h, reference.h and compose.h. */

enum { WORDS = 500 /* of a game, at most */ };

/* One random game, and room for what it is held against. */
struct trial {
    struct check check;
    struct dice dice;
    unsigned long seed;
    const struct rules *rules;
    struct reference reference;
    struct record_game record;
    struct record_move moves[WORDS];
    char words[WORDS][COMPOSE_WORD];
    struct game game, other;
    struct board one, two;
    long reasons[MOVE_TOO_LARGE + 1], results[GAME_BY_FULL_BOARD + 1];
    long both, gifts; /* turns that both colours won; wins on the opponent's move */
};

/* Counts a law that holds or is broken. */
void law(struct trial *t, bool holds, const char *what);

/* Holds the game of a trial, which has a move at least, against itself: told in words and read again,
   replayed in part, turned, mirrored, with the colours swapped. */
void symmetry_check(struct trial *t);
