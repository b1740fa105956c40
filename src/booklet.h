/* booklet: games with their comments, as a printed collection has them: figures, and beside each the moves
   that lead to it and what is said about them. Needs all the headers from base.h to document.h. */

/* Sets what a scene has: the moves from `first` on, in as many figures as their text asks for, or in one
   if `single`. Begins with a heading if `turned`. */
void booklet_draw(struct document *d, const struct backend_scene *s, int first, bool turned);
