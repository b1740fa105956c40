/* spot: the spaces that an analysis has something to say of, for those who draw it. Needs all the headers from
   base.h to analysis.h. */

enum { SPOT_TILES = 6 };

/* In the order in which they are drawn, the later above the earlier. */
enum spot_kind {
    SPOT_SAFE,
    SPOT_CORNER, /* the tile in the middle of one */
    SPOT_WIN,    /* the first move of a win by force */
    SPOT_ATTACK
};

struct spot {
    enum spot_kind kind;
    enum board_colour colour; /* whose it is */
    int x, y;                 /* right of and down from the first tile */
    unsigned tiles[SPOT_TILES]; /* those that can be laid there to this end; none on a corner */
    int count;                  /*   so many */
    int turns;                  /* of SPOT_WIN: how many it takes at most */
};

struct spot_list {
    struct spot *all;
    int count;
    size_t room; /* private */
};

/* Notes in a zeroed or a used list a spot for each space, kind and colour. Free list->all. */
void spot_find(const struct analysis *a, struct spot_list *list);

/* Whether a tile wins there, at once or by force. */
bool spot_wins(const struct spot *s);

/* If spot n of a list is the first on its space to win, every tile that does so there, once each; their
   number. Else 0. */
int spot_ghosts(const struct spot_list *list, int n, unsigned tiles[SPOT_TILES]);

/* Makes an extent take in every spot. */
void spot_widen(struct extent *e, const struct spot_list *list);
