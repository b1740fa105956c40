/* track: the tracks of a tile as data of an SVG path, ten units a tile, whose upper left corner is at x, y. Needs
   base.h, text.h, sink.h and board.h. */

/* The track between these two edges, curved or straight. */
void track_whole(int x, int y, unsigned edges, struct sink *to);

/* Short ends of the tracks that cross each of these edges. */
void track_ends(int x, int y, unsigned edges, struct sink *to);
