/* reference: a plain, slow implementation of the rules of Trax, which shares no code with the program: letters on a
   grid, forced tiles found by examining every space until nothing changes, wins found by following every path. */

#ifndef REFERENCE_H
#define REFERENCE_H

#include <stdbool.h>

enum {
    REFERENCE_HALF = 150, /* the most moves of a game, since each may widen the layout by one */
    REFERENCE_SIDE = 2 * REFERENCE_HALF + 1,
    REFERENCE_TILES = 1 << 13
};

struct reference {
    char tile[REFERENCE_SIDE][REFERENCE_SIDE]; /* letters by row and column, or 0; the first tile is in the middle */
    int top, left, bottom, right; /* rows and columns of the outermost tiles */
    struct {
        int row, column;
        int move; /* that placed it; negative: forced by that move */
    } placed[REFERENCE_TILES]; /* in order */
    int count; /* of tiles */
    int moves;
    int side;  /* the most rows and columns; 0: no limit */
    bool lines; /* a line wins too */
    const char *by;     /* "loop", "line", "loop+line", "full board"; NULL while the game goes on */
    const char *winner; /* "white", "black" or NULL */
};

/* Begins a game by the rules trax, trax8 or loop. */
void reference_begin(struct reference *r, const char *rules);

/* Plays a word. Returns "played", or the reason why it is illegal, as JSON output names it. */
const char *reference_play(struct reference *r, const char *word);

/* Takes back the last move played, but not the first move of a game. */
void reference_take_back(struct reference *r);

/* What the colour `w` or `b` won with the last move, even if the other one won too: "loop", "line", "loop+line" or
   NULL. */
const char *reference_won(const struct reference *r, char colour);

/* Whether the space is empty and next to a tile. */
bool reference_is_playable(const struct reference *r, int row, int column);

/* The number of tiles next to a space. */
int reference_neighbours(const struct reference *r, int row, int column);

/* In a game that is won: whether the winner's track on a tile is part of a loop or a line. */
bool reference_has_won(const struct reference *r, int row, int column);

/* Private to reference.c and reference_wins.c. Sides are counted clockwise from the top. */
extern const int reference_down[4], reference_along[4]; /* a step over a side */
char reference_colour(char letter, int side);    /* of a tile's track there; 0 without a tile */
int reference_other_side(char letter, int side); /* the other end of that track */
void reference_judge(struct reference *r);       /* sets by and winner after a move */

#endif
