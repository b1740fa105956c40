/* trax.h: the rules of the game: the board, the variants, the notations, and what a move means.

   Coordinates x and y are steps right of and down from the first tile. */

#ifndef TRAX_H
#define TRAX_H

#include "base/base.h"

/* extent: a rectangle of spaces, such as that of the tiles, the layout: its outermost columns and rows; right < left if
   it is empty. */
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

/* Whether a space lies in a rectangle; in it or next to it, corners included. */
static inline bool extent_holds(const struct extent *e, int x, int y)
{
    return x >= e->left && x <= e->right && y >= e->top && y <= e->bottom;
}

static inline bool extent_is_near(const struct extent *e, int x, int y)
{
    return x >= e->left - 1 && x <= e->right + 1 && y >= e->top - 1 && y <= e->bottom + 1;
}

/* Enlarges a rectangle to hold a space too. Branch-free: which side moves is unpredictable. */
static inline void extent_take_in(struct extent *e, int x, int y)
{
    if (e->right < e->left)
        *e = (struct extent){x, y, x, y};
    e->left = x < e->left ? x : e->left;
    e->right = x > e->right ? x : e->right;
    e->top = y < e->top ? y : e->top;
    e->bottom = y > e->bottom ? y : e->bottom;
}

/* Where to begin a part of this length of the range from first to last, so that `middle` is as near to the middle of
   the part as possible; `first` if the range is shorter. */
static inline int extent_begin(int middle, int length, int first, int last)
{
    int begin = middle - length / 2;

    begin = begin < last - length + 1 ? begin : last - length + 1;
    return begin > first ? begin : first;
}

/* The part of a rectangle with at most this many columns and rows whose middle is as near to x, y as possible. */
static inline struct extent extent_around(const struct extent *e, int x, int y, int columns, int rows)
{
    int left = extent_begin(x, columns, e->left, e->right), top = extent_begin(y, rows, e->top, e->bottom);
    int right = left + columns - 1, bottom = top + rows - 1;

    return (struct extent){left, top, right < e->right ? right : e->right, bottom < e->bottom ? bottom : e->bottom};
}

/* board: tiles, forced tiles, paths, loops and lines. Rules: Trax rules 4 to 11; a line: Trax FAQ, B6.

   A tile is the set of its two white edges; its black edges are the other two. Two edges of a space where tracks of one
   colour enter force its tile; three of one colour forbid any. */

enum { BOARD_NORTH = 1, BOARD_EAST = 2, BOARD_SOUTH = 4, BOARD_WEST = 8, BOARD_EDGES = 15 };

enum board_colour { BOARD_WHITE, BOARD_BLACK };

/* From a space to its neighbour beyond each side: N, E, S, W. */
extern const int board_step_x[4], board_step_y[4];

enum {
    BOARD_LOOP = 1, /* bits of board.won; shifted left by the colour */
    BOARD_LINE = 4,
    BOARD_SPAN = 8,       /* the fewest rows or columns that a line spans */
    BOARD_AREA = 1 << 26, /* the most spaces of the rectangle that a board reserves; sentences in msg name it */
    BOARD_TAKEN = 0xFF    /* board_entering of a space with a tile */
};

struct board_tile {
    int x, y;
    int number;             /* of the move that placed it; negative if that move forced it */
    unsigned char edges;    /* the white edges */
    unsigned char entering; /* board_entering of its space before it was placed */
};

/* Private: the spaces under the board, row by row, and a rim, so that all spaces of the layout have neighbours. */
struct board_grid {
    unsigned char *entering; /* the tracks that enter each space, as board_entering */
    uint32_t *ends;          /* the end at side N of the tile on each space, see board.c; undefined without a tile */
    int x, y;                /* of the first space */
    int width, height, origin; /* index of the space 0, 0 */
};

/* Only the functions below write to it. board_clear makes a zeroed board usable. */
struct board {
    struct board_tile *tiles; /* in the order they were placed: for each turn the played tile, then those it forced */
    int count;
    struct extent extent; /* of the tiles */
    unsigned won;         /* by the last turn: BOARD_LOOP and BOARD_LINE, shifted by colour */

    int bad_x, bad_y;      /* of the last turn that was BOARD_THREE: the space that too many tracks enter, */
    unsigned bad_entering; /*   those tracks, as board_entering, */
    int refused;           /*   and the number of tiles that led to it: they stay at tiles[count] until the next turn */

    size_t capacity;     /* private, from here on: of tiles */
    uint32_t *other_end; /* four for each tile, see board.c */
    size_t end_capacity;
    struct board_grid grid;
};

enum board_verdict {
    BOARD_DONE,
    BOARD_THREE, /* three or four tracks of one colour would enter a space */
    BOARD_FULL   /* the board would need more than BOARD_AREA spaces */
};

/* Empties a board. Takes time in proportion to its tiles. */
void board_clear(struct board *b);
void board_free(struct board *b);

/* The tile at x, y, or NULL. */
const struct board_tile *board_at(const struct board *b, int x, int y);

/* Fills row[0] to row[width - 1] with those of the first `count` tiles that lie from x, y to the right; else NULL. */
void board_row(const struct board *b, int count, int x, int y, int width, const struct board_tile **row);

/* A tile of the last turn has met an older tile over this side (0 to 3: N, E, S, W), where a path ended before the
   turn. Sets x, y to the space that the other end of this path led into. */
void board_far_end(const struct board *b, int tile, unsigned side, int *x, int *y);

/* The tracks that enter the space x, y: the edges of white tracks, and those of black tracks shifted left by 4. 0
   without a neighbour; BOARD_TAKEN with a tile. */
unsigned board_entering(const struct board *b, int x, int y);

/* Whether a tile matches the tracks that enter its space. */
static inline bool board_fits(unsigned edges, unsigned entering)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4;

    return (edges & (white | black)) == white;
}

/* Plays a turn: places a tile on an empty space, then all tiles that it forces; their number is -number. The tile must
   fit and have a neighbour, unless it is the first. Sets b->won. If the verdict is not BOARD_DONE, no tile stays.
   board_undo takes back the last turn: leaves `count` tiles with the extent *before. b->won becomes 0. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number);
void board_undo(struct board *b, int count, const struct extent *before);

/* Whether a path between two ends (a tile, and the edge over which the path would go on) is a winning line in a layout
   of this extent: the ends lie outermost and opposite, BOARD_SPAN rows or columns apart. */
bool board_is_line(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge);

/* The letter of a tile in position codes. */
static inline char board_letter(unsigned edges)
{
    return "???f?ec??db?a"[edges];
}

/* rules: the variants of the game. */
struct rules {
    const char *name; /* in options, JSON and error messages */
    const char *heading; /* in records */
    int side;         /* most rows and columns of the layout; 0: unlimited. A full board is a draw. */
    unsigned wins;    /* what wins: BOARD_LOOP, BOARD_LINE or both */
};

extern const struct rules rules_table[]; /* the default first; a row without a name ends it */

/* The variant with this name, or NULL. */
const struct rules *rules_find(const char *name);

/* The variant with this `side` and these `wins`; without one, the first with these `wins`, or NULL. */
const struct rules *rules_like(int side, unsigned wins);

/* The bits of board.won that count; whether a tile at x, y makes the layout *e larger than the rules allow. */
unsigned rules_count(const struct rules *r, unsigned won);
bool rules_exceeded(const struct rules *r, const struct extent *e, int x, int y);

/* notation: moves as words, without a board. Modern: Trax FAQ of 1999, D1. Classic: Trax FAQ of 1994, D1 and D3. */

enum notation {
    NOTATION_NONE,
    NOTATION_MODERN, /* COLUMN ROW SHAPE, counted before the move: @0/ */
    NOTATION_CLASSIC /* COLUMN ROW LETTER, counted after the move: A1C */
};

enum {
    NOTATION_HUGE = 1 << 28, /* stands for a larger column or row; some read as a little less */
    NOTATION_WORD = 24       /* bytes that hold any word notation_write makes, with its NUL */
};

struct notation_move {
    int column;             /* @ is 0, A is 1, AA is 27 */
    int row;                /* 0 is above the layout */
    char shape;             /* modern + / \, classic S C U D L R */
    unsigned char notation; /* enum notation */
    bool row_first;         /* classic 1Ax: above the corner tile, not left of it */
};

/* Reads the move that a text begins with, in either case of letters. Returns its length; 0, and any *move, without
   one. */
size_t notation_read(struct text word, struct notation_move *move);

/* Whether a line begins as variations do: with a move, perhaps after `any` or `***`, which stand for any reply. */
bool notation_begins(struct text line);

/* The space for a word, until the end of the block. */
#define NOTATION_SPACE (char[NOTATION_WORD]){0}

/* Writes a move with column and row below NOTATION_HUGE, or the name of a column (1 is A and 0 is @), as a word with a
   NUL after it; returns it. */
struct text notation_write(const struct notation_move *move, char word[NOTATION_WORD]);
struct text notation_column(int column, char name[NOTATION_WORD]);

/* Whether a move can begin a game: @0/ @0+ A1C A1S. */
bool notation_is_first(const struct notation_move *move);

/* Whether two words are the same move: regardless of case, and of notation if they are first moves. */
bool notation_same(const struct notation_move *a, const struct notation_move *b);

/* move: the tile of a word on a board, and the word of a tile. */

/* Why a move is refused, a row each: constant, also of its sentence; name in JSON. From OCCUPIED to OFF_BOARD the space
   is known. */
#define MOVE_LIST(ROW) \
    ROW(SYNTAX, "syntax")             /* not a move */ \
    ROW(BAD_FIRST, "bad-first")       /* not @0/, @0+, A1C or A1S on an empty board */ \
    ROW(OCCUPIED, "occupied")         /* the space has a tile */ \
    ROW(NO_NEIGHBOUR, "no-neighbour") /* no tile is next to the space */ \
    ROW(NO_SUCH_TILE, "no-such-tile") /* no tile of that shape, or with that turn, fits */ \
    ROW(AMBIGUOUS, "ambiguous")       /* C where two curves fit */ \
    ROW(THREE_PATHS, "three-paths")   /* BOARD_THREE */ \
    ROW(OFF_BOARD, "off-board")       /* past the side of the rules */ \
    ROW(AFTER_END, "after-end")       /* the game is over */ \
    ROW(TOO_LARGE, "too-large")       /* BOARD_FULL */

#define MOVE_CONSTANT(constant, name) MOVE_##constant,
enum move_status { MOVE_PLAYED, MOVE_LIST(MOVE_CONSTANT) MOVE_STATUSES };

extern const struct move_reason {
    const char *name;
    enum message sentence;
} move_reasons[MOVE_STATUSES];

/* A move as a tile on a space. Without a tile, edges is 0; with MOVE_AMBIGUOUS it is one of the curves that fit. */
struct move {
    enum move_status reason;
    int x, y;
    unsigned edges;
};

/* Finds the tile that a word means on a board under these rules. Looks only at the side of the board and the tracks
   that enter the space: the caller checks the end of the game, board_play the rest. */
void move_resolve(const struct board *b, const struct rules *rules, const struct notation_move *m, struct move *to);

/* Writes the word, in this notation, of a tile that was played when the layout was *before, as notation_write does.
   Writes C wherever it is unambiguous. */
struct text move_spell(const struct board_tile *t, const struct extent *before, enum notation notation,
                       char word[NOTATION_WORD]);

/* result: how games end, and what a text may state of one. */

/* How a record says that its game ended: the player to move resigns, has run out of time, or claims the win because the
   opponent has resigned; both agree to a draw; a colour has won, without saying how (`1-0`, `White wins`). */
enum end_marker { END_NONE, END_RESIGN, END_TIME, END_CLAIM, END_DRAW, END_SCORE };

/* Results of games, a row each: constant, also of its sentence; name in JSON; and where the board does not show it, the
   word of records if the winner follows from whose turn it is, and what stands behind the winner. */
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

/* How and by whom a game ended, in words such as `White wins by a loop`. */
struct ending {
    enum end_marker marker;
    enum game_player winner; /* if named; else it follows from whose turn it is */
    enum game_by by;         /* GAME_BY_LOOP, GAME_BY_LINE, GAME_BY_BOTH, if that is said; else GAME_OPEN */
};

struct heading {
    const struct rules *rules; /* NULL if not named */
    const struct rules *rules_of_all; /* named above the first `GAME 1:`, for each game that names no others */
    struct text title, white, black; /* empty if not named */
    struct text result;              /* empty if not stated */
    int turns;                       /* 0 if not stated */
    bool is_numbered;                /* it has a line such as `GAME 1:` */
    int named;                       /* number of lines with both players, up to 2 */
};

#endif
