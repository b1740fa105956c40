/* trax: the rules of the game: the board, the variants, the notations, and what a move means.

   Coordinates: x counts columns to the right of the first tile, y counts rows below the first tile. */

#ifndef TRAX_H
#define TRAX_H

#include "base/base.h"

/* extent: a rectangle of spaces, empty if right < left. The layout is the smallest rectangle that holds all tiles. */
struct extent {
    int left, top, right, bottom;
};

static inline int extent_width(const struct extent *e)
{
    return e->right - e->left + 1;
}

static inline int extent_height(const struct extent *e)
{
    return e->bottom - e->top + 1;
}

/* Whether a space is in a rectangle. extent_is_near is also true if the space touches a rectangle's edge or corner. */
static inline bool extent_holds(const struct extent *e, int x, int y)
{
    return x >= e->left && x <= e->right && y >= e->top && y <= e->bottom;
}

static inline bool extent_is_near(const struct extent *e, int x, int y)
{
    return x >= e->left - 1 && x <= e->right + 1 && y >= e->top - 1 && y <= e->bottom + 1;
}

/* Enlarges a rectangle to include a space. */
static inline void extent_take_in(struct extent *e, int x, int y)
{
    if (e->right < e->left)
        *e = (struct extent){x, y, x, y};
    e->left = x < e->left ? x : e->left;
    e->right = x > e->right ? x : e->right;
    e->top = y < e->top ? y : e->top;
    e->bottom = y > e->bottom ? y : e->bottom;
}

/* Chooses `length` successive numbers in the range `first` to `last`, centred as near to `middle` as possible, and
   returns the lowest. Returns `first` if the range has fewer than `length` numbers. */
static inline int extent_begin(int middle, int length, int first, int last)
{
    int begin = middle - length / 2;

    begin = begin < last - length + 1 ? begin : last - length + 1;
    return begin > first ? begin : first;
}

/* Returns a part of *e with at most `columns` columns and `rows` rows, centred as near to x, y as *e allows. */
static inline struct extent extent_around(const struct extent *e, int x, int y, int columns, int rows)
{
    int left = extent_begin(x, columns, e->left, e->right), top = extent_begin(y, rows, e->top, e->bottom);
    int right = left + columns - 1, bottom = top + rows - 1;

    return (struct extent){left, top, right < e->right ? right : e->right, bottom < e->bottom ? bottom : e->bottom};
}

/* board: tiles, forced tiles, paths, loops and lines, by Trax rules 4 to 11 (for lines see also Trax FAQ, B6).

   The `edges` of a tile are the set of the two white edges; the other two edges are black. A track joins the two edges
   of one colour. If two tracks of one colour enter an empty space, only one tile fits; if three enter, none fits. */

enum { BOARD_NORTH = 1, BOARD_EAST = 2, BOARD_SOUTH = 4, BOARD_WEST = 8, BOARD_EDGES = 15 };

enum board_colour { BOARD_WHITE, BOARD_BLACK };

static inline enum board_colour board_other(enum board_colour colour)
{
    return colour == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
}

/* The steps from a space to its neighbours beyond the sides N, E, S, W. */
extern const int board_step_x[4], board_step_y[4];

enum {
    BOARD_LOOP = 1, /* BOARD_LOOP and BOARD_LINE: bits of board.won, shifted left by the colour */
    BOARD_LINE = 4,
    BOARD_SPAN = 8,       /* the fewest rows or columns that a line spans */
    BOARD_AREA = 1 << 26, /* maximum spaces of a board's grid; the sentence too-large in msg/ states this number */
    BOARD_TAKEN = 0xFF    /* what board_entering returns for a space with a tile */
};

struct board_tile {
    int x, y;
    int number;             /* number of the move that placed the tile; negative: forced; 0: from a position code */
    unsigned char edges;    /* the white edges */
    unsigned char entering; /* what board_entering returned for this space before the tile was placed */
};

/* Private: spaces, row by row, with a rim around the layout, so that each space of the layout has four neighbours. */
struct board_grid {
    unsigned char *entering; /* for each space, what board_entering returns */
    uint32_t *ends;          /* for each space with a tile, the number of the tile's north end (see board.c) */
    int x, y;                /* the place of the first space */
    int width, height, origin; /* origin: the index of the space 0, 0, even if the grid does not contain this space */
};

/* Code outside board.c may write only `won`. board_clear makes a zeroed board usable. */
struct board {
    struct board_tile *tiles; /* in the order of placing: for each turn, the played tile, then the forced tiles */
    int count;
    struct extent extent; /* the layout */
    unsigned won;         /* BOARD_LOOP and BOARD_LINE bits of the last turn, shifted left by the colour */

    int bad_x, bad_y;      /* after BOARD_THREE: the space that too many tracks enter */
    unsigned bad_entering; /* after BOARD_THREE: the tracks that enter bad_x, bad_y, in the form of board_entering */
    int refused;           /* after BOARD_THREE, until the next turn: how many refused tiles follow tiles[count - 1] */

    size_t capacity;     /* private, like the fields below */
    uint32_t *other_end; /* four entries for each tile, see board.c */
    size_t end_capacity;
    struct board_grid grid;
};

enum board_verdict {
    BOARD_DONE,
    BOARD_THREE,    /* three or four tracks of one colour would enter a space */
    BOARD_TOO_LARGE /* the board would need more than BOARD_AREA spaces */
};

/* Empties a board, in time proportional to the number of its tiles. */
void board_clear(struct board *b);
void board_free(struct board *b);

/* Returns the tile at x, y, or NULL. board_at_first also returns NULL for a tile after the first `count` tiles. */
const struct board_tile *board_at(const struct board *b, int x, int y);
const struct board_tile *board_at_first(const struct board *b, int count, int x, int y);

/* Follows the path that entered the space of tiles[tile] over `side` (0 to 3: N, E, S, W) before this tile was placed.
   Sets x, y to the space beyond the path's far end. If no path entered there, sets x, y to the neighbour's space. */
void board_far_end(const struct board *b, int tile, unsigned side, int *x, int *y);

/* Returns the edges over which white tracks enter the space x, y and, shifted left by 4, the edges over which black
   tracks enter. Returns 0 if no tile is next to the space, and BOARD_TAKEN if the space has a tile. */
unsigned board_entering(const struct board *b, int x, int y);

/* Whether a tile matches the tracks that enter a space. */
static inline bool board_fits(unsigned edges, unsigned entering)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4;

    return (edges & (white | black)) == white;
}

/* Plays a turn: places a tile on an empty space, then all forced tiles, whose `number` is -number. The tile must fit.
   Every tile except the board's first needs a neighbour. Sets b->won. Places no tile if the result is not BOARD_DONE.
   board_undo removes all tiles after the first `count`, sets the layout to `before`, and sets b->won to 0. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number);
void board_undo(struct board *b, int count, struct extent before);

/* Whether a path is a winning line in the layout *e. The path leaves the tile *s over s_edge at one end, and *t over
   t_edge at the other. A line joins opposite edges of the layout and spans at least BOARD_SPAN rows or columns. */
bool board_is_line(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge);

/* The letters of tiles in position codes, indexed by the white edges. board_letter returns the letter of a tile. */
#define BOARD_LETTERS "???f?ec??db?a"

static inline char board_letter(unsigned edges)
{
    return BOARD_LETTERS[edges];
}

/* rules: the variants of the game. */
struct rules {
    const char *name; /* in options, JSON and error messages */
    const char *heading; /* the name of the variant in headings of records */
    int side;         /* maximum rows or columns of the layout; 0: no limit. A full board is a draw. */
    unsigned wins;    /* what wins: BOARD_LOOP, BOARD_LINE or both */
};

extern const struct rules rules_table[]; /* the default is the first row; a row without a name follows the last */

/* Returns the variant with this name, or NULL. */
const struct rules *rules_find(const char *name);

/* Returns the variant with this `side` and these `wins`; else the first variant with these `wins`; else NULL. */
const struct rules *rules_like(int side, unsigned wins);

/* rules_count returns the bits of board.won that win by these rules. rules_exceeded: whether a tile added at x, y would
   make the layout *e larger than the rules allow. */
unsigned rules_count(const struct rules *r, unsigned won);
bool rules_exceeded(const struct rules *r, const struct extent *e, int x, int y);

/* notation: moves as words, without a board. Modern: Trax FAQ of 1999, D1. Classic: Trax FAQ of 1994, D1 and D3. */

enum notation {
    NOTATION_NONE,
    NOTATION_MODERN, /* COLUMN ROW SHAPE, such as @0/; columns and rows are counted before the move */
    NOTATION_CLASSIC /* COLUMN ROW LETTER, such as A1C; columns and rows are counted after the move */
};

enum {
    NOTATION_HUGE = 1 << 28, /* columns and rows above this number are read as this number */
    NOTATION_WORD = 24       /* enough bytes for any word that notation_write makes, with its NUL */
};

struct notation_move {
    int column;             /* @ is 0, A is 1, AA is 27 */
    int row;                /* 0 is the row above the layout */
    char shape;             /* modern + / \, classic S C U D L R */
    unsigned char notation; /* enum notation */
    bool row_first;         /* a classic move such as 1AC: above the space A1, not left of A1 */
};

/* Reads the move that a text begins with, in capital or small letters. Returns the length of the move; 0: no move. */
size_t notation_read(struct text word, struct notation_move *move);

/* Whether a line begins with a move, as variations do. Numbers, `any` and `***` may precede the move. */
bool notation_begins(struct text line);

/* A buffer for a word; lasts until the end of the enclosing block. */
#define NOTATION_SPACE (char[NOTATION_WORD]){0}

/* Writes a move as a word with a NUL after it, and returns the word. Column and row must be below NOTATION_HUGE.
   notation_column writes only the name of a column: 0 is @ and 1 is A. */
struct text notation_write(const struct notation_move *move, char word[NOTATION_WORD]);
struct text notation_column(int column, char name[NOTATION_WORD]);

/* Returns the shape, / or +, of a move that can begin a game: @0/ @0+ A1C A1S; NUL for any other move. */
char notation_first(const struct notation_move *move);

/* Whether two moves are the same. First moves may be in different notations: @0/ and A1C are the same move. */
bool notation_same(const struct notation_move *a, const struct notation_move *b);

/* move: finds the tile that a move places on a board, and the move that placed a tile. */

/* The reasons to refuse a move. In each row: X, for the constant MOVE_X and the sentence MESSAGE_X; the name in JSON.
   If the reason is one of OCCUPIED to OFF_BOARD, x and y of struct move are set. */
#define MOVE_LIST(ROW) \
    ROW(SYNTAX, "syntax")             /* not a move */ \
    ROW(BAD_FIRST, "bad-first")       /* on an empty board, only @0/, @0+, A1C and A1S are legal */ \
    ROW(OCCUPIED, "occupied")         /* the space has a tile */ \
    ROW(NO_NEIGHBOUR, "no-neighbour") /* no tile is next to the space */ \
    ROW(NO_SUCH_TILE, "no-such-tile") /* no tile of the move's shape fits */ \
    ROW(AMBIGUOUS, "ambiguous")       /* two curves fit a move with C */ \
    ROW(THREE_PATHS, "three-paths")   /* BOARD_THREE */ \
    ROW(OFF_BOARD, "off-board")       /* the layout would be larger than the rules allow */ \
    ROW(AFTER_END, "after-end")       /* the game is over */ \
    ROW(TOO_LARGE, "too-large")       /* BOARD_TOO_LARGE */

#define MOVE_CONSTANT(constant, name) MOVE_##constant,
enum move_status { MOVE_PLAYED, MOVE_LIST(MOVE_CONSTANT) MOVE_STATUSES };

extern const struct move_reason {
    const char *name;
    enum message sentence;
} move_reasons[MOVE_STATUSES];

/* A move as a tile on a space. `edges` is 0 if no tile was found; after MOVE_AMBIGUOUS, one of the curves that fit. */
struct move {
    enum move_status reason;
    int x, y;
    unsigned edges;
};

/* Finds the tile that a move means on a board under these rules, or the reason to refuse the move. Does not check
   whether the game is over. Leaves the forced tiles to board_play. */
void move_resolve(const struct board *b, const struct rules *rules, const struct notation_move *m, struct move *to);

/* Writes the move that placed the tile *t on the layout *before, in this notation, as notation_write does. In the
   classic notation, a curve is C wherever C is unambiguous. */
struct text move_spell(const struct board_tile *t, const struct extent *before, enum notation notation,
                       char word[NOTATION_WORD]);

/* result: how games end. */

/* The results of games. In each row: X, for the constant GAME_X and the sentence MESSAGE_X; the name in JSON; the
   word for a record without the winner's name; the words after the winner's name in a record. NULL: nothing. */
#define GAME_LIST(ROW) \
    ROW(OPEN, "open", NULL, NULL) \
    ROW(BY_LOOP, "loop", NULL, NULL) \
    ROW(BY_LINE, "line", NULL, NULL) \
    ROW(BY_BOTH, "loop+line", NULL, NULL) \
    ROW(BY_RESIGNATION, "resignation", "RESIGN", "wins by resignation") \
    ROW(BY_TIME, "time", "TIME", "wins on time") \
    ROW(BY_CLAIM, "claim", "WIN", "wins") \
    ROW(BY_AGREEMENT, "agreement", "DRAW", NULL) \
    ROW(BY_FULL_BOARD, "full board", NULL, NULL) /* a draw */

#define GAME_CONSTANT(constant, ...) GAME_##constant,
enum game_by { GAME_LIST(GAME_CONSTANT) GAME_BYS };

extern const struct game_by_traits {
    const char *name, *word, *behind;
    enum message sentence;
} game_by_table[GAME_BYS];

enum game_player { GAME_NOBODY, GAME_WHITE, GAME_BLACK };

/* Returns the colour of a player; black for GAME_NOBODY. */
static inline enum board_colour game_colour(enum game_player player)
{
    return player == GAME_WHITE ? BOARD_WHITE : BOARD_BLACK;
}

#endif
