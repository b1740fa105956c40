/* seek: the simplest search for moves and wins: it tries every word that might be a move on the reference. */

#ifndef SEEK_H
#define SEEK_H

#include "compose.h"

/* Plays the next legal move and sets `word`; take it back before the next call. *n counts the words tried: set it to 0
   before the first call. False if there are no more. */
bool seek_legal(struct reference *r, int *n, char word[COMPOSE_WORD]);

/* Whether a colour would win with one move if it were to move. */
bool seek_attack(struct reference *r, char colour);

/* The turns in which a colour, which is to move, wins by force: 1, 2, or 0 for neither. */
int seek_win(struct reference *r, char colour);

/* Whether a colour still has a win after every reply to the move just played. */
bool seek_is_lost(struct reference *r, char colour);

#endif
