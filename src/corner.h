/* corner: the corners of a position (Trax FAQ, C2): paths that one turn can make into a loop attack. A
   loop attack is a path that one turn can make into a loop (C1); both may take in the tiles laid for it,
   but no other path that was there. Needs all the headers from base.h to path.h, and position.h. */

struct corner {
    enum board_colour colour;
    struct path_walk begin; /* an end of the path; a walk from here over the other tiles goes along it */
    int tiles;              /* of the path */
};

struct corner_list {
    struct corner *all;
    int count;
    size_t room; /* private */
};

/* Notes in a zeroed or a used list the corners of both colours, white's first; a path that is an attack
   already is none. They point into the board of the position, which moves when a move is tried. Free
   list->all. */
void corner_find(struct position *p, struct corner_list *list);

/* The tile in the middle of a corner. */
const struct board_tile *corner_middle(const struct board *b, const struct corner *c);
