/* turn: which tile a word means on a board, and which word tells a tile. Needs base.h, text.h, board.h
   and notation.h. */

/* ORDER: the sentences from MESSAGE_SYNTAX on. From TURN_OCCUPIED to TURN_OFF_BOARD the place is known. */
enum turn_reason {
    TURN_PLAYED,
    TURN_SYNTAX,       /* not a move at all */
    TURN_BAD_FIRST,    /* the first tile must be @0/, @0+, A1C or A1S */
    TURN_OCCUPIED,     /* the space has a tile */
    TURN_NO_NEIGHBOUR, /* no tile next to it */
    TURN_NO_SUCH_TILE, /* no tile of that shape, or turning that way, matches the tracks around */
    TURN_AMBIGUOUS,    /* C where two curves fit */
    TURN_THREE_PATHS,  /* three or four tracks of one colour would enter a space */
    TURN_OFF_BOARD,    /* past 8 rows or columns, under trax8 */
    TURN_AFTER_END,    /* the game is over */
    TURN_TOO_LARGE     /* past GROUND_AREA spaces */
};

/* A move as a tile: its place, in steps from the first tile, and its white edges. The reason why it has
   no tile, if so: then edges is 0, and past TURN_BAD_FIRST the place is known all the same. */
struct turn {
    enum turn_reason reason;
    int x, y;
    unsigned edges;
};

/* What a move means on a board as it lies. Only the tracks that enter its space are looked at: it may
   still turn out to be TURN_THREE_PATHS, or more that the caller knows of. */
void turn_of(const struct board *b, const struct notation_move *m, struct turn *to);

/* Writes the word, strict in this notation, for a tile that was played when the layout was *before; its
   length. */
size_t turn_word(const struct board_tile *t, const struct extent *before,
                 enum notation_style style, char word[NOTATION_WORD]);
