/* game: verdicts with their reasons, history, result. Plays what record has
   read on a board; const from there on. Needs all the headers from base.h to record.h and board.h. */

enum game_by {
    GAME_OPEN,
    GAME_BY_LOOP,
    GAME_BY_LINE,
    GAME_BY_BOTH,
    GAME_BY_RESIGNATION,
    GAME_BY_TIME,
    GAME_BY_CLAIM,
    GAME_BY_AGREEMENT, /* drawn, as the next is */
    GAME_BY_FULL_BOARD
};

enum game_player { GAME_NOBODY, GAME_WHITE, GAME_BLACK };

enum { GAME_SIDE = 8 /* rows and columns of the board of trax8 */ };

/* A move that was played. Its tile is board.tiles[tile]; those that it forced follow, up to the tile of
   the next move. */
struct game_move {
    int tile;
    int word;                   /* its index among the record's moves */
    struct extent extent; /* of the layout once it and what it forced lie */
};

struct game_result {
    enum game_by by;
    enum game_player winner;
    int move; /* after which it came about */
};

/* A word of the record that was not played. */
struct game_error {
    enum turn_reason reason;
    int word;   /* its index among the record's moves */
    int number; /* that the move would have had */
    bool placed;        /* it was clear which tile goes where: */
    int x, y;           /*   there, in steps from the first tile */
    unsigned edges;     /*   this one, if not 0 */
    int bad_x, bad_y;   /* of TURN_THREE_PATHS: the space that too many tracks would enter, */
    unsigned bad_entering; /* and which would, as board_entering tells it */
};

struct game {
    const struct record_game *record;
    const char *file;    /* where the record comes from, for people to read */
    int index;           /* of this game in its file, counted from 1 */
    enum rules rules;    /* never RULES_UNTOLD */
    struct text title, white, black;
    struct board board;
    struct game_move *moves;
    int count;
    struct game_result result;
    struct game_error *errors;
    int error_count;

    bool keep_going;     /* private: as game_begin was told */
    int read;            /* private: words looked at */
    size_t move_room, error_room;
};

/* Makes a zeroed or a played game new: nothing played yet. `rules` unless it is RULES_UNTOLD goes before
   what the record says. With keep_going a move that cannot be played is passed over, else it ends the
   reading of the game; the end of a game always does. */
void game_begin(struct game *g, enum rules rules, bool keep_going);

/* Plays those moves of the record that have not been looked at. The same record must be given until
   game_begin. */
void game_play(struct game *g, const struct record_game *record);

/* How the game stands, for record_next. */
enum record_standing game_standing(const struct game *g);

/* Ends it: the record has no more moves, so its end marker counts if nothing else ended the game. */
void game_finish(struct game *g);

/* Gives back what the game owns. */
void game_free(struct game *g);

/* Whether a layout of this extent that takes in x, y too is larger than the rules allow. */
bool game_is_off(enum rules rules, const struct extent *e, int x, int y);

/* The result of the turn just played on a board, the mover's: if both colours have won, the mover wins. */
struct game_result game_judge(enum rules rules, const struct board *b, enum board_colour mover, int move);

/* The words that the JSON uses. */
const char *game_reason_name(enum turn_reason reason);
const char *game_by_name(enum game_by by);

/* The layout after `moves` moves; empty (right < left) after none. */
struct extent game_extent(const struct game *g, int moves);

/* The tile at x, y after `moves` moves, or NULL. */
const struct board_tile *game_tile(const struct game *g, int moves, int x, int y);

/* The tiles of `wide` spaces from x, y to the right after `moves` moves, NULL where there is none. */
void game_row(const struct game *g, int moves, int x, int y, int wide, const struct board_tile **row);

/* Move n (counted from 1) as the record tells it. */
const struct record_move *game_told(const struct game *g, int n);

/* How many tiles of board.tiles the first n moves laid. */
int game_tiles_after(const struct game *g, int n);

/* Writes move n (counted from 1) strictly in this notation; its length. */
size_t game_word(const struct game *g, int n, enum notation_style style, char word[NOTATION_WORD]);
