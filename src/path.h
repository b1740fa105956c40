/* path: walks along tracks, and those by which a game was won, for those who draw it. Needs all the headers
   from base.h to game.h. */

enum { PATH_WHITE = 1, PATH_BLACK = 2 };

/* A walk along a path: the tile it is on, and the edge over which it leaves that. */
struct path_walk {
    const struct board_tile *tile;
    unsigned edge;
};

/* The two edges that a tile's track of one colour joins. */
unsigned path_track(const struct board_tile *t, enum board_colour colour);

/* Goes on to the next tile. False, and nothing is changed, at the open end of the path. */
bool path_step(const struct board *b, enum board_colour colour, struct path_walk *walk);

/* Whether a game was won on the board: by a loop, a line or both. */
bool path_is_won(const struct game *g);

/* Marks each tile of board.tiles whose track of the winner's colour lies on a loop or a line that won
   the game: marks[i] becomes PATH_WHITE or PATH_BLACK there, and 0 elsewhere. A game that was not won on
   the board leaves all 0. Takes time in proportion to the tiles. */
void path_mark_won(const struct game *g, unsigned char *marks);
