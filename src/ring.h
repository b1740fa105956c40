/* ring: what an analysis marks on the board, as SVG and for prolog.ps: hollow rings in a colour's ink, a large
   one where that colour can win at once, one in pieces where it can begin to win by force (in SVG with the tiles
   as ghosts while the pointer is there), a small one in the middle of each corner, and a dot where a safe move
   goes. Needs all the headers from base.h to spot.h, analysis.h among them. */

/* Makes an extent take in every space that is marked. */
void ring_widen(struct extent *e, const struct analysis *a);

/* Writes the marks as SVG; the first tile is at 0, 0, and a tile is ten units wide. */
void ring_put(const struct analysis *a, struct sink *to);

/* Writes the marks for prolog.ps that lie in the window; the first space of the figure is its upper left one. */
void ring_print(const struct analysis *a, const struct extent *window, struct sink *to);
