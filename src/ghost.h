/* ghost: the tiles that a refused move never laid, for those who draw why it was refused. Needs all the
   headers from base.h to game.h. */

enum { GHOST_MOST = 64 /* tiles that are told of */ };

struct ghost {
    int x, y;
    unsigned edges;
};

/* What a move that was refused for TURN_THREE_PATHS would have laid, until a space took a third track: its
   own tile first, then forced ones. Returns how many; the board is the one that refused it. */
int ghost_raise(const struct board *b, const struct game_error *e, struct ghost ghosts[GHOST_MOST]);

/* What enters a space from the board and from the ghosts, as board_entering tells it; 0 if one lies there. */
unsigned ghost_entering(const struct board *b, const struct ghost *ghosts, int count, int x, int y);
