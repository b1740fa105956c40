/* figure: a position as prolog.ps draws it: what of it is shown, and how large it is. Needs all the headers
   from base.h to game.h.
   Lengths here are tenths of a point; x and y count from the lower left corner of the page. */

enum {
    FIGURE_LABELS = 1,  /* coordinates along the edges */
    FIGURE_NUMBERS = 2, /* on the tiles that were played */
    FIGURE_ALL = 4,     /* and on those that were forced */
    FIGURE_LAST = 8,    /* the last move is marked */
    FIGURE_PATH = 16,   /* the path that won is lifted out */
    FIGURE_ERROR = 32   /* what the record's next move would have done is shown, if it was refused */
};

struct figure {
    const struct game *game;
    int moves;                  /* the position after them */
    int first;                  /* the first of them to show its number */
    unsigned shows;             /* FIGURE_ bits */
    unsigned marks;             /* ANALYSIS_ bits: what is marked of an analysis, */
    int depth;                  /*   wins by force in so many turns among it */
    const unsigned char *won;   /* from path_mark_won */
    struct extent window; /* the spaces to show */
};

/* The error that ended a game at a position, or NULL. */
const struct game_error *figure_error(const struct figure *f);

/* Makes the window show the whole of the position, and the spaces next to it that an error is about or
   that are marked. */
void figure_frame(struct figure *f);

/* How much the coordinates take up left of the tiles and above them, at this size of a tile. */
long figure_left(const struct figure *f, long size);
long figure_top(const struct figure *f, long size);

/* How wide and high a figure is with tiles of this size, coordinates included. */
long figure_wide(const struct figure *f, long size);
long figure_high(const struct figure *f, long size);

/* The largest size, up to `most`, at which a figure is no wider and higher than this; at least 1. */
long figure_fit(const struct figure *f, long wide, long high, long most);
