/* trax.h: the rules: tiles, board, notation, moves. */

/* extent: rectangles of spaces, such as a layout. */

/* From the leftmost to the rightmost column and from the top to the bottom row, in steps right of and down from
   the first tile; right < left if there is nothing in it. */
struct extent {
    int left, top, right, bottom;
};

/* How many columns and rows there are. */
int extent_width(const struct extent *e);
int extent_height(const struct extent *e);

/* Whether a space lies in it; and whether it does, or right beside it, be it across a corner. */
bool extent_holds(const struct extent *e, int x, int y);
bool extent_is_near(const struct extent *e, int x, int y);

/* Makes it hold a space, and all between. Which of its sides move is not to be foretold: nothing branches on it. */
static inline void extent_take_in(struct extent *e, int x, int y)
{
    if (e->right < e->left)
        *e = (struct extent){x, y, x, y};
    e->left = x < e->left ? x : e->left;
    e->right = x > e->right ? x : e->right;
    e->top = y < e->top ? y : e->top;
    e->bottom = y > e->bottom ? y : e->bottom;
}

/* grid: the rectangle of spaces that a board lies on. It grows with the layout, and has a rim, so that every
   space of the layout has neighbours. */

enum { GRID_START = 32 /* rows and columns that it starts with */ };

#define GRID_AREA (1L << 26) /* spaces that there may be, the rim included */

/* Two notes on each space, row by row: read and write them as you like. */
struct grid {
    unsigned char *entering; /* what enters it: 0 until somebody says more */
    uint32_t *ends;   /* of the tile on it the end at side N, as board.c counts; of no meaning where none lies */
    int x, y;         /* of the first space */
    int width, height;
    long step[4];     /* from a space to its neighbours N, E, S, W; to S it is as far as a row is long */
    long origin;      /* private: where the space 0, 0 lies, or would */
};

/* Where a space lies among all of them. */
static inline long grid_index(const struct grid *g, int x, int y)
{
    return g->origin + y * g->step[2] + x;
}

/* Whether x, y lies within the rectangle, this many spaces at each of its sides left out. Any x and y may be
   asked for. */
static inline bool grid_holds(const struct grid *g, int x, int y, int rim)
{
    return (unsigned)x - (unsigned)(g->x + rim) < (unsigned)(g->width - 2 * rim) &&
           (unsigned)y - (unsigned)(g->y + rim) < (unsigned)(g->height - 2 * rim);
}

/* Makes a zeroed one, or puts one that nothing enters with its middle at 0, 0. */
void grid_begin(struct grid *g);

/* Nothing enters the spaces of a layout's rows and of those above and below any more. */
void grid_wipe(struct grid *g, const struct extent *layout);

/* Makes a rectangle that has one space beyond x, y too, in place of the one that has not. What lies in the layout
   and around it is kept. False if there would be more than GRID_AREA spaces: then all is as it was. */
bool grid_grow(struct grid *g, const struct extent *layout, int x, int y);

/* Gives back what it owns. */
void grid_free(struct grid *g);

/* board: tiles, spaces, forcing, undoing, path ends, loops and lines. Knows no notation and no stdio. 

   A tile is the set of its two white edges; its black edges are the other two. Two known edges of one
   colour force a tile, three forbid it. Rules: TRAX rules 4 to 11, and the definition of a line in the
   Trax FAQ, B6. */

enum { BOARD_NORTH = 1, BOARD_EAST = 2, BOARD_SOUTH = 4, BOARD_WEST = 8, BOARD_EDGES = 15 };

/* The colours, as they index the paths of a tile and as bits in what a turn has won. */
enum board_colour { BOARD_WHITE, BOARD_BLACK };

enum {
    BOARD_LOOP = 1,   /* shifted left by the colour: BOARD_LOOP << BOARD_BLACK is a black loop */
    BOARD_LINE = 4,
    BOARD_SPAN = 8,   /* the rows or columns that a line must span at least */
    BOARD_TAKEN = 0xFF /* no empty space has this entering it */
};

struct board_tile {
    int x, y;                /* right of and down from the first tile */
    int number;              /* of the move that laid it; negative: forced by that move */
    unsigned char edges;     /* its two white edges */
    unsigned char entering;  /* what entered its space before it was laid, as board_entering */
};

/* Read all you like; only the functions below write. `tiles` lists the tiles in the order in which they
   were laid: played tile, then what it forced. */
struct board {
    struct board_tile *tiles;
    int count;
    struct extent extent;
    unsigned won; /* by the last turn: BOARD_LOOP and BOARD_LINE bits, shifted by colour */
    int bad_x, bad_y; /* of the last turn that was BOARD_THREE: the space that too many tracks enter, */
    unsigned bad_entering; /* those tracks, as board_entering, */
    int refused; /* and how many tiles led to it: they stay at tiles[count] until the next turn */

    int across, down; /* private: how far the layout's outermost tiles lie apart */
    bool may_span;    /* private: that is far enough for a line */
    size_t capacity;      /* private: of tiles */
    uint32_t *other_end;    /* private: four a tile; see board.c */
    size_t other_end_capacity;  /* private */
    struct grid grid; /* private: what enters each space, and the tile on it */
};

enum board_verdict {
    BOARD_DONE,
    BOARD_THREE, /* three or four tracks of one colour would enter a space */
    BOARD_FULL   /* the ground would grow past GRID_AREA */
};

/* Makes a zeroed board, or one that has been played on, empty. Takes time in proportion to the tiles
   that lay on it. */
void board_clear(struct board *b);

/* Gives back what the board owns. */
void board_free(struct board *b);

/* The tile at x, y, or NULL if that space is empty; any x and y may be asked for. */
const struct board_tile *board_at(const struct board *b, int x, int y);

/* The tiles of the spaces from x, y to the right, as many as `wide` says, of the first `count` that were laid; NULL
   where there is none. */
void board_row(const struct board *b, int count, int x, int y, int width, const struct board_tile **row);

/* The tracks that enter the space x, y: the edges where a white one does in the low four bits, black
   ones in the four above. 0 if no tile is next to it; BOARD_TAKEN if one lies on it. */
static inline unsigned board_entering(const struct board *b, int x, int y)
{
    return grid_holds(&b->grid, x, y, 0) ? b->grid.entering[grid_index(&b->grid, x, y)] : 0;
}

/* Whether a tile with these white edges matches the tracks entering its space. */
static inline bool board_fits(unsigned edges, unsigned entering)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4;

    return (edges & (white | black)) == white;
}

/* Lays a tile on an empty space next to another (or anywhere on an empty board) that it fits, then all
   that it forces. Tiles get this number, forced ones its negative. On any verdict but BOARD_DONE the
   tiles, what enters each space, and the extent are as they were, byte for byte. b->won tells what the turn has won. */
enum board_verdict board_play(struct board *b, int x, int y, unsigned edges, int number);

/* Takes back the last turn, as a refused one is: before it there were `count` tiles, and the extent was *before.
   Turns are taken back last first. b->won is 0 then. */
void board_undo(struct board *b, int count, const struct extent *before);

/* Whether two open or closed ends of one colour, here the sides of tiles s and t given as edges, lie
   outermost and opposite, and as far apart as a line must reach. */
bool board_is_line(const struct extent *e, const struct board_tile *s, unsigned s_edge,
                   const struct board_tile *t, unsigned t_edge);

/* The letter of a tile in position codes: e b a d c f. */
static inline char board_letter(unsigned edges)
{
    return "???f?ec??db?a"[edges];
}

/* rules: the variants of the game. */

/* One variant. A new one is one more row of rules_table. */
struct rules {
    const char *name; /* as options, JSON and error messages write it */
    int side;         /* most rows and columns of the layout; 0: unlimited. A full board is a draw. */
    unsigned wins;    /* what wins: BOARD_LOOP, BOARD_LINE or both */
};

extern const struct rules rules_table[]; /* the default first; a row without a name ends it */

/* The variant of this name, or NULL. */
const struct rules *rules_find(const char *name);

/* The variant with this `side` and these `wins`; without one, the first with these `wins`, or NULL. */
const struct rules *rules_like(int side, unsigned wins);

/* The bits of board.won that count under these rules. */
unsigned rules_count(const struct rules *r, unsigned won);

/* Whether the layout *e, with a tile at x, y added, is larger than the rules allow. */
bool rules_exceeded(const struct rules *r, const struct extent *e, int x, int y);

/* notation: one word <-> one move, in either notation; knows no board. 
   Modern: Trax FAQ of 1999, D1. Classic: Trax FAQ of 1994, D1 and D3. */

enum notation {
    NOTATION_NONE,
    NOTATION_MODERN, /* COLUMN ROW SHAPE, named before the move: @0/ */
    NOTATION_CLASSIC /* COLUMN ROW LETTER, named after the move: A1C */
};

/* How the notations differ for a reader of records. */
struct notation_traits {
    bool needs_separator; /* a move ends with a letter, so that another letter cannot follow directly */
    bool restarts_game;   /* its first moves can never be legal later in a game */
};

extern const struct notation_traits notation_table[]; /* by enum notation */

enum {
    NOTATION_HUGE = 1 << 28, /* what a column or row too large to count is read as */
    NOTATION_WORD = 24       /* bytes that hold any word notation_write makes, and its NUL */
};

struct notation_move {
    int column;          /* @ is 0, A is 1, AA is 27 */
    int row;             /* 0 is above the layout */
    char shape;          /* modern + / \, classic S C U D L R */
    unsigned char notation; /* enum notation */
    bool row_first;      /* classic 1Ax: above the corner tile, not left of it */
};

/* A letter's place in the alphabet, counted from 0 in either case; 26 or more for any other byte, one below 0
   for @ and the backquote. */
static inline unsigned notation_letter(char c)
{
    return ((unsigned char)c | 0x20U) - 'a';
}

/* The value of a digit; 10 or more for any other byte. */
static inline unsigned notation_digit(char c)
{
    return (unsigned char)c - (unsigned)'0';
}

/* The style that the last byte of a word tells. */
extern const unsigned char notation_by_letter[256];

size_t notation_read_any(struct text word, struct notation_move *move); /* private: three bytes or more, of any kind */

/* Whether three bytes are a move as most are: @ or one letter, one digit and a modern shape. A backquote would pass
   for @. */
static inline bool notation_is_short(const char *word)
{
    return notation_letter(word[0]) + 1 <= 26 && word[0] != '`' && notation_digit(word[1]) <= 9 &&
           notation_by_letter[(unsigned char)word[2]] == NOTATION_MODERN;
}

/* Reads the move that a word begins with, in either case of letter; the number of bytes it takes, 0 if
   there is none, and then *move is of no use. What follows it is not looked at. */
static inline size_t notation_read(struct text word, struct notation_move *move)
{
    if (word.length < 3)
        return 0;
    if (!notation_is_short(word.at))
        return notation_read_any(word, move);
    *move = (struct notation_move){
        (int)notation_letter(word.at[0]) + 1, (int)notation_digit(word.at[1]), word.at[2], NOTATION_MODERN, false,
    };
    return 3;
}

/* Whether a line begins as variations do: with a move, or with `any` or `***`, which stand for any reply,
   and a move. */
bool notation_begins(struct text line);

/* Writes a move as a word; its length. Column and row must be below NOTATION_HUGE. */
size_t notation_write(const struct notation_move *move, char word[NOTATION_WORD]);

/* Writes the name of a column (1 is A, 0 is @); its length. */
size_t notation_column(int column, char name[NOTATION_WORD]);

/* Whether a move may begin a game: @0/ @0+ A1C A1S. */
bool notation_is_first(const struct notation_move *move);

/* Whether two words say the same, letter case and the notation of a first move aside. */
bool notation_same(const struct notation_move *a, const struct notation_move *b);

/* move: which tile a word means on a board, and which word tells a tile. */

/* ORDER: the sentences from MESSAGE_SYNTAX on. From MOVE_OCCUPIED to MOVE_OFF_BOARD the place is known. */
enum move_status {
    MOVE_PLAYED,
    MOVE_SYNTAX,       /* not a move at all */
    MOVE_BAD_FIRST,    /* the first tile must be @0/, @0+, A1C or A1S */
    MOVE_OCCUPIED,     /* the space has a tile */
    MOVE_NO_NEIGHBOUR, /* no tile next to it */
    MOVE_NO_SUCH_TILE, /* no tile of that shape, or turning that way, matches the tracks around */
    MOVE_AMBIGUOUS,    /* C where two curves fit */
    MOVE_THREE_PATHS,  /* three or four tracks of one colour would enter a space */
    MOVE_OFF_BOARD,    /* past 8 rows or columns, under trax8 */
    MOVE_AFTER_END,    /* the game is over */
    MOVE_TOO_LARGE     /* past GRID_AREA spaces */
};

/* A move as a tile: its place, in steps from the first tile, and its white edges. The reason why it has
   no tile, if so: then edges is 0, and past MOVE_BAD_FIRST the place is known all the same. */
struct move {
    enum move_status reason;
    int x, y;
    unsigned edges;
};

/* What a move means on a board as it lies. Only the tracks that enter its space are looked at: it may
   still turn out to be MOVE_THREE_PATHS, or more that the caller knows of. */
void move_resolve(const struct board *b, const struct notation_move *m, struct move *to);

/* Writes the word, strict in this notation, for a tile that was played when the layout was *before; its
   length. */
size_t move_spell(const struct board_tile *t, const struct extent *before,
                 enum notation notation, char word[NOTATION_WORD]);
