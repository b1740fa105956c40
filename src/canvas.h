/* canvas: a position painted in characters, with a tile font. Needs the headers from base.h to backend.h. */

/* Paints the board of a scene, with letters and numbers along its edges if they are wished, and in the
   font's colours, if it has any. Lines have no blanks at their ends. */
void canvas_paint(const struct backend_scene *s, bool labels, bool coloured, struct sink *to);
