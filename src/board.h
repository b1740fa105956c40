/* board: tiles, spaces, forcing, undoing, path ends, loops and lines. Knows no notation and no stdio.
   Needs base.h, extent.h and ground.h.

   A tile is the set of its two white edges; its black edges are the other two. Two known edges of one
   colour force a tile, three forbid it. Rules: TRAX rules 4 to 11, and the definition of a line in the
   Trax FAQ, B6. */

#include <stdint.h>

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
    int bad_x, bad_y; /* the space that made the last turn BOARD_THREE, */
    unsigned bad_entering; /* and what entered it then, as board_entering */

    int across, down; /* private: how far the layout's outermost tiles lie apart */
    bool may_span;    /* private: that is far enough for a line */
    size_t room;      /* private: of tiles */
    uint32_t *far;    /* private: four a tile; see board.c */
    size_t far_room;  /* private */
    struct ground ground; /* private: what enters each space, and the tile on it */
};

enum board_verdict {
    BOARD_DONE,
    BOARD_THREE, /* three or four tracks of one colour would enter a space */
    BOARD_FULL   /* the ground would grow past GROUND_AREA */
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
void board_row(const struct board *b, int count, int x, int y, int wide, const struct board_tile **row);

/* The tracks that enter the space x, y: the edges where a white one does in the low four bits, black
   ones in the four above. 0 if no tile is next to it; BOARD_TAKEN if one lies on it. */
static inline unsigned board_entering(const struct board *b, int x, int y)
{
    return ground_holds(&b->ground, x, y, 0) ? b->ground.entering[ground_index(&b->ground, x, y)] : 0;
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
