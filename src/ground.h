/* ground: the rectangle of spaces that a board lies on. It grows with the layout, and has a rim, so that every
   space of the layout has neighbours. Needs base.h and extent.h. */

#include <stdint.h>

enum { GROUND_START = 32 /* rows and columns that it starts with */ };

#define GROUND_AREA (1L << 26) /* spaces that there may be, the rim included */

/* Two notes on each space, row by row: read and write them as you like. */
struct ground {
    unsigned char *entering; /* what enters it: 0 until somebody says more */
    uint32_t *ends;   /* of the tile on it the end at side N, as board.c counts; of no meaning where none lies */
    int x, y;         /* of the first space */
    int wide, high;
    long step[4];     /* from a space to its neighbours N, E, S, W; to S it is as far as a row is long */
    long origin;      /* private: where the space 0, 0 lies, or would */
};

/* Where a space lies among all of them. */
static inline long ground_index(const struct ground *g, int x, int y)
{
    return g->origin + y * g->step[2] + x;
}

/* Whether x, y lies within the rectangle, this many spaces at each of its sides left out. Any x and y may be
   asked for. */
static inline bool ground_holds(const struct ground *g, int x, int y, int rim)
{
    return (unsigned)x - (unsigned)(g->x + rim) < (unsigned)(g->wide - 2 * rim) &&
           (unsigned)y - (unsigned)(g->y + rim) < (unsigned)(g->high - 2 * rim);
}

/* Makes a zeroed one, or puts one that nothing enters with its middle at 0, 0. */
void ground_begin(struct ground *g);

/* Nothing enters the spaces of a layout's rows and of those above and below any more. */
void ground_wipe(struct ground *g, const struct extent *layout);

/* Makes a rectangle that has one space beyond x, y too, in place of the one that has not. What lies in the layout
   and around it is kept. False if there would be more than GROUND_AREA spaces: then all is as it was. */
bool ground_grow(struct ground *g, const struct extent *layout, int x, int y);

/* Gives back what it owns. */
void ground_free(struct ground *g);
