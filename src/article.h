/* article: what the page has of a game in words: names, moves with their comments, result. Needs all the headers
   from base.h to backend.h. */

/* What a game is called: its title, or its number in the page, in what is kept. */
struct text article_title(const struct backend_scene *s, int nth, struct sink *kept);

/* Who plays what, as far as it is known. */
void article_names(const struct backend_scene *s, struct sink *to);

/* The list of moves `from` to `last`. If `game`, the number of the game in the page, is not 0, each has an
   address; where a script looks after that it is 0. */
void article_moves(const struct backend_scene *s, int game, int from, int last, struct sink *to);

/* How the game ended; of a move that could not be played also why. */
void article_result(const struct backend_scene *s, struct sink *to);
