/* corners: the corners of a position, by trying every two turns on the reference. */

#ifndef CORNERS_H
#define CORNERS_H

#include "reference.h"

enum { CORNERS_TILES = 64 /* the most of a position and of what two turns add */ };

/* For each colour, White first, and each tile, as r->placed has them: the number of the path that its track is on, if
   this path is a corner, or else -1. Two paths of a colour have two numbers. */
void corners_find(struct reference *r, int found[2][CORNERS_TILES]);

#endif
