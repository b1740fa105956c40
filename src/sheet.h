/* sheet: a game on as few pages as it takes, its board as large as they allow. Needs all the headers
   from base.h to document.h. */

/* A page or more for a position: heading, board, how it ended, the moves. A board whose tiles would be too
   small to read is cut into parts that overlap by a row or column. */
void sheet_draw(struct document *d, const struct backend_scene *s);
