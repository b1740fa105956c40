/* marks: what the settings marks and depth ask for, and how it is said. Needs all the headers from base.h
   to backend.h. */

enum { MARKS_USUAL = 2 /* turns in which a win is looked for, if depth does not say */ };

/* What is asked for, as ANALYSIS_ bits, by what a format's keys marks and depth were set to. */
unsigned marks_asked(int marks, int depth);

/* Analyses the position of a scene, as analysis_make does. */
void marks_make(struct analysis *a, const struct backend_scene *s, unsigned what, int depth);

/* The same for those who draw, by what their key marks was set to. NULL if nothing that can be drawn is
   asked for; else `a`, for the caller to free. */
const struct analysis *marks_look(struct analysis *a, const struct backend_scene *s, int marks);

/* The colour, as it is called in messages. */
struct text marks_colour(const struct backend_scene *s, enum board_colour colour);

/* Writes a line for each colour and each thing that was asked for; no line if the game is over. */
void marks_write(const struct analysis *a, const struct backend_scene *s, unsigned what, struct sink *to);

/* Writes, behind what stands on the line already, how many attacks, corners and safe moves there are. */
void marks_count(const struct analysis *a, const struct backend_scene *s, unsigned what, struct sink *to);
