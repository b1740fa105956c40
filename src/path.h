/* path: the tracks by which a game was won, for those who draw it. Needs all the headers from base.h to
   game.h. */

enum { PATH_WHITE = 1, PATH_BLACK = 2 };

/* Marks each tile of board.tiles whose track of the winner's colour lies on a loop or a line that won
   the game: marks[i] becomes PATH_WHITE or PATH_BLACK there, and 0 elsewhere. A game that was not won on
   the board leaves all 0. Takes time in proportion to the tiles. */
void path_mark_won(const struct game *g, unsigned char *marks);
