/* reference: a plain, slow second opinion on the rules of Trax: letters on a grid, forced tiles found by
   looking at every space until nothing changes, wins found by walking every path. It shares nothing with
   the program it judges. Needs stdbool.h. */

enum {
    REFERENCE_HALF = 150, /* moves that a game may have at most, as each grows the layout by one */
    REFERENCE_SIDE = 2 * REFERENCE_HALF + 1,
    REFERENCE_TILES = 1 << 13
};

struct reference {
    char tile[REFERENCE_SIDE][REFERENCE_SIDE]; /* row, column: its letter, or 0; the first in the middle */
    int top, left, bottom, right; /* the outermost tiles, as indexes of the grid */
    struct {
        int row, column;
        int move; /* that laid it; negative: forced by that move */
    } laid[REFERENCE_TILES]; /* in order */
    int count; /* of tiles */
    int moves;
    int side;  /* rows and columns at most; 0: no limit */
    bool lines; /* count as wins */
    const char *by;     /* "loop", "line", "loop+line", "full board"; NULL while the game goes on */
    const char *winner; /* "white", "black" or NULL */
};

/* Begins a game by the rules trax, trax8 or loop. */
void reference_begin(struct reference *r, const char *rules);

/* Plays a word; "played", or the reason why not, as the JSON names it. */
const char *reference_play(struct reference *r, const char *word);

/* Takes back the last move, which must have been played; not the first one. */
void reference_take_back(struct reference *r);

/* What a colour, `w` or `b`, has won with the last turn, whatever the other has: "loop", "line",
   "loop+line" or NULL. */
const char *reference_won(const struct reference *r, char colour);

/* Whether the space is empty and has a tile next to it. */
bool reference_is_playable(const struct reference *r, int row, int column);

/* How many of a space's neighbours there are. */
int reference_neighbours(const struct reference *r, int row, int column);

/* Whether the winner's track on a tile lies on a loop or a line, once the game is won. */
bool reference_has_won(const struct reference *r, int row, int column);

/* Private to reference.c and reference_wins.c. Sides are counted clockwise from the top. */
extern const int reference_down[4], reference_along[4]; /* a step over a side, in rows and in columns */
char reference_colour(char letter, int side);    /* that a tile has there; 0 if there is no tile */
int reference_other_side(char letter, int side); /* at which the track leaves that a tile has there */
void reference_judge(struct reference *r);       /* sets by and winner after a turn */
