/* seek: what a position offers, by the plainest search there is: every word that might be a move is tried on
   the reference. Needs the headers that compose.h needs, and compose.h. */

/* Plays the next legal move, and tells its word: take it back before the one after. *n, at first 0, counts
   the words tried. False if there are no more. */
bool seek_legal(struct reference *r, int *n, char word[COMPOSE_WORD]);

/* Whether a colour, were it its turn, wins with one move. */
bool seek_attack(struct reference *r, char colour);

/* In how many turns a colour, which is to move, wins by force: 1, 2, or 0 for neither. */
int seek_win(struct reference *r, char colour);
