/* film: film strips, many positions a page, each with its move. Needs all the headers from base.h to
   document.h. */

/* Puts the next figure of a strip; if `turned`, it is the first of a game, and begins a page. */
void film_draw(struct document *d, const struct backend_scene *s, bool turned);
