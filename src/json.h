/* json: a game as JSON (RFC 8259), for the format of that name and for the page's player. Needs all the
   headers from base.h to backend.h. */

enum json_keys {
    JSON_WHOLE,    /* everything that is known, as far as the scene's moves */
    JSON_POSITIONS /* of the moves only what they laid, of the outcome what a drawing marks; none of the
                      record's own words, so it can stand in a page as it is */
};

/* Writes a game as an object but for the } at its end: more members may follow. */
void json_open(const struct backend_scene *scene, enum json_keys keys, struct sink *to);

/* Writes a tile as [x,y,letter]. */
void json_tile(const struct board_tile *t, struct sink *to);
