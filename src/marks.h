/* marks: what the settings marks and depth ask for, and how it is said. Needs all the headers from base.h
   to backend.h. */

enum { MARKS_USUAL = 2 /* turns in which a win is looked for, if depth does not say */ };

/* What is asked for, as ANALYSIS_ bits, by what a format's keys marks and depth were set to. */
unsigned marks_asked(int marks, int depth);

/* Analyses the position of a scene, as analysis_make does. */
void marks_make(struct analysis *a, const struct backend_scene *s, unsigned what, int depth);

/* The same for those who draw, by what their keys marks and depth were set to. NULL if nothing is asked for;
   else `a`, for the caller to free. */
const struct analysis *marks_look(struct analysis *a, const struct backend_scene *s, int marks, int depth);

/* The notation in which the last move shown is told in the record. */
enum notation_style marks_notation(const struct backend_scene *s);

/* The colour, as it is called in messages. */
struct text marks_colour(const struct backend_scene *s, enum board_colour colour);

/* Writes a line for each colour and each thing that was asked for; no line if the game is over. */
void marks_write(const struct analysis *a, const struct backend_scene *s, struct sink *to);

/* The same for a caption: of safe moves only how many there are. */
void marks_caption(const struct analysis *a, const struct backend_scene *s, struct sink *to);

/* Writes, behind what stands on the line already, how many attacks, corners and safe moves there are. */
void marks_count(const struct analysis *a, const struct backend_scene *s, struct sink *to);
