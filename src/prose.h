/* prose: the moves of a game with what their comments say, as paragraphs. Needs all the headers from base.h
   to game.h, sink.h, latin.h and flow.h. */

/* Adds a move, played or not, that has number n, and its comment to a flow. A move without one is joined by
   the next. Returns whether the comment has variations. */
bool prose_add(const struct record_move *m, int n, struct flow *f);

/* Ends what prose_add left open. */
void prose_end(struct flow *f);
