/* inputs: the texts on which bench measures, made below build/bench. Needs text.h. What cannot be made ends
   the program. */

enum { INPUTS_PATH = 200 };

/* Opens a file of this name there for writing. */
FILE *inputs_create(char path[INPUTS_PATH], const char *name);

/* Makes an archive, a game a line: as many times the first so many games of the one that can be read `from`, or,
   if that is NULL, so many random games, the same on every machine. */
void inputs_archive(const char *from, const char *name, int times, int games);

/* Makes a game of n moves, in KINDN at `path`, by the rules of Loop Trax: a `line`; a `snake` that fills a square with
   straights; one `path` that winds through a square; or a `cascade`, a row of curves whose last move forces
   a tile below each. */
void inputs_game(const char *kind, long n, char path[INPUTS_PATH]);
