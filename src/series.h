/* series: the games of a text, one after the other. Needs all the headers from base.h to game.h. */

/* Reads the next game of a record and plays it to its end, as game_begin is told to; false if there are no
   more. */
bool series_next(struct record *r, struct game *g, enum rules rules, bool keep_going);
