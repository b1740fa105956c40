/* compose: words for random games, so chosen that what is rare in good play happens often. Needs
   stdbool.h, stdint.h and reference.h. */

struct dice {
    uint64_t state; /* the seed */
};

enum { COMPOSE_WORD = 16 /* bytes that hold a word and its NUL */ };

/* How a game is played: percentages. */
struct habits {
    unsigned junk;    /* words made of any column, row and letter */
    unsigned classic; /* words in the classic notation */
    unsigned caves;   /* tiles laid where most neighbours are */
    unsigned thin;    /* tiles laid far to the right or down, */
    unsigned lasting; /*   or next to the last tile */
    bool careful;     /* rather another move than one that wins with a loop, */
    bool endless;     /*   or wins at all */
    bool daring;      /* rather a move that makes three paths meet */
    unsigned moves;   /* at most */
};

/* A number from 0 to sides - 1. */
unsigned dice_roll(struct dice *d, unsigned sides);

/* The habits of one game. */
struct habits compose_habits(struct dice *d);

/* The word for a column, a row and a shape in the modern notation. */
void compose_spell(int column, int row, char shape, char word[COMPOSE_WORD]);

/* A word for the next move, good or bad. */
void compose_word(struct dice *d, const struct habits *h, const struct reference *r,
                  char word[COMPOSE_WORD]);

/* Composes a word and plays it on r; what reference_play answers. */
const char *compose_move(struct dice *d, const struct habits *h, struct reference *r,
                         char word[COMPOSE_WORD]);
