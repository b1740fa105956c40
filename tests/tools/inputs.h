/* inputs: writes the inputs of bench to build/bench, or ends the program. */

#ifndef INPUTS_H
#define INPUTS_H

#include "base/base.h"

enum { INPUTS_PATH = 200 };

/* Opens a file of this name there for writing. */
FILE *inputs_create(char path[INPUTS_PATH], const char *name);

/* Writes an archive, one game per line: the first `games` games of the archive `from`, repeated `times` times; or
   random games if `from` is NULL, the same on every machine. */
void inputs_archive(const char *from, const char *name, int times, int games);

/* Writes a game of Loop Trax with n moves to the file KINDN, and its path to `path`. The kinds: a `line`; a `snake` of
   straights that fills a square; one `path` that winds through a square; a `cascade`, a row of curves whose last move
   forces a tile below each. */
void inputs_game(const char *kind, long n, char path[INPUTS_PATH]);

#endif
