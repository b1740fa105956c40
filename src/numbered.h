/* numbered: the way of reading in which the moves that follow their own number, in order, are the game.
   Needs the headers from base.h to gather.h. */

/* Reads the next game into r->game; false if there is none. */
bool numbered_next(struct record *r, record_judge *judge, void *judging);
