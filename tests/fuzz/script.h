/* script: bytes taken as choices: of legal moves, which reach deep positions, and of faults in the telling of
   them. Needs all the headers from base.h to board.h, notation.h and turn.h. */

struct script {
    struct sink text;  /* the record */
    int moves;         /* legal ones told */
    bool flawed;       /* something else is in it: how many of them count is not known */
};

/* Fills a script. Its text is to be forgotten. With `lines` a line wins the game too; numbers stand before the moves if `numbered`. */
void script_compose(struct script *s, const unsigned char *bytes, size_t size, bool lines, bool numbered);
