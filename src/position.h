/* position: a position to try moves on: a board of its own, on which turns are played and taken back.
   Needs all the headers from base.h to game.h. */

/* A tile on a space: a move that fits, though it may still turn out to be illegal. */
struct position_move {
    int x, y; /* right of and down from the first tile */
    unsigned edges;
};

/* The moves are a stack: position_list puts more on it, who is done with them cuts it back. */
struct position {
    struct board board;
    enum rules rules;
    int moves;     /* that have been played */
    bool over;     /* the game is won or drawn: no move is legal */
    struct position_move *list;
    int listed;
    size_t room;   /* private: of list */
    long tries;    /* how many moves were tried since it was made */
};

/* A turn that was tried: what it came to, and what it takes to take it back. */
struct position_turn {
    int tiles;                  /* that lay there before */
    struct extent extent; /* before */
    unsigned won;               /* BOARD_LOOP and BOARD_LINE bits that count, shifted by colour */
    struct game_result result;
};

/* Sets up the position after `moves` moves of a game, on a zeroed or a used one. */
void position_set(struct position *p, const struct game *g, int moves);

/* Gives back what the position owns. */
void position_free(struct position *p);

/* The colour whose turn it is. */
enum board_colour position_mover(const struct position *p);

/* The colour that is not this one; and who plays a colour. */
static inline enum board_colour position_other(enum board_colour colour)
{
    return colour == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
}

static inline enum game_player position_player(enum board_colour colour)
{
    return colour == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
}

/* Puts the tiles that fit next to those that lie there on the stack, each once, in no order. Returns
   where they begin: p->list[that] up to p->list[p->listed]. */
int position_list(struct position *p);

/* Sorts the moves on the stack from `first` on: by rows from the top, then from the left. */
void position_sort(struct position *p, int first);

/* Plays a move as one of this colour. False, and nothing is changed, if it is illegal. Only a turn that
   ends the game may not be followed by another. */
bool position_play(struct position *p, const struct position_move *m, enum board_colour mover,
                   struct position_turn *turn);

/* Takes back the last turn that was played. */
void position_undo(struct position *p, const struct position_turn *turn);

/* What a colour has won with a turn: GAME_OPEN, or by loop, line or both, whatever the other colour won. */
enum game_by position_won(const struct position_turn *turn, enum board_colour colour);

/* Writes the word of a move, strict in this notation; its length. */
size_t position_word(const struct position *p, const struct position_move *m, enum notation_style style,
                     char word[NOTATION_WORD]);
