/* laws: a random game, played by the program and by the reference, and what must be true of it. */

#ifndef LAWS_H
#define LAWS_H

#include "record/record.h"
#include "../unit/check.h"
#include "compose.h"

enum { WORDS = 500 /* the most of a game */ };

/* A random game, and what it is compared with. */
struct trial {
    struct check check;
    struct dice dice;
    unsigned long seed;
    const struct rules *rules;
    struct reference reference;
    struct record_game record;
    struct record_move moves[WORDS];
    char words[WORDS][COMPOSE_WORD];
    struct game game, other;
    struct board one, two;
    long reasons[MOVE_TOO_LARGE + 1], results[GAME_BY_FULL_BOARD + 1];
    long both, gifts; /* moves that won for both colours; moves that won for the opponent */
};

/* Counts a result; prints the first failures with their game and word. */
void law(struct trial *t, bool holds, const char *what);

/* Compares the game of a trial, which has at least one move, with itself: written as words and read again, replayed in
   part, turned, mirrored, with the colours swapped. */
void symmetry_check(struct trial *t);

#endif
