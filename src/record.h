/* record: a text of games and prose -> games: moves in their own words, with their place and comment,
   headings, end markers. Knows no board; where the rules decide (is the game over?) it asks a judge.
   Needs the headers from base.h to numbered.h. */

/* Begins to read a text, which must stay where it is while its games are in use. A zeroed record, or
   one that has been read before, will do. */
void record_open(struct record *r, struct text all, enum style style);

/* Reads the next game into r->game, in place of the one before; false if there are no more. */
bool record_next(struct record *r, record_judge *judge, void *judging);

/* Gives back what the record owns. */
void record_free(struct record *r);

/* Cuts the next line off a move's comment: what stands behind its ; or #, blanks before it kept, those
   behind it not. False when there are no more. */
bool record_comment_line(struct text *rest, struct text *line);
