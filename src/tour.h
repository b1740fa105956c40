/* tour: what is marked in every position of a game, for the page's player, which knows no rules. Needs all the
   headers from base.h to backend.h, spot.h among them. */

/* Writes `,"spots":` and a list of what is marked after no moves, after one, and so on to the last of the scene,
   as the settings marks and depth ask for: of each position a list of [x, y, tiles, kind and colour, words], x
   and y as in the tiles of json.h; the letters of the tiles that can be laid there, none for a corner; of the
   kind s, c, f, a (ORDER: enum spot_kind), of the colour w, b; the moves that lay them, as the record would tell
   them; and of a win by force also in how many turns. */
void tour_game(const struct backend_scene *scene, int marks, int depth, struct sink *to);
