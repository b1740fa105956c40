/* compose: words for random games, chosen so that what is rare in good play happens often. */

#ifndef COMPOSE_H
#define COMPOSE_H

#include "reference.h"

#include <stdint.h>

struct dice {
    uint64_t state; /* the seed */
};

enum { COMPOSE_WORD = 16 /* bytes that hold a word and its NUL */ };

/* How a game is played: percentages. */
struct habits {
    unsigned junk;    /* words of a random column, row and letter */
    unsigned classic; /* words in the classic notation */
    unsigned caves;   /* tiles placed where they have most neighbours, */
    unsigned thin;    /*   or far to the right or down, */
    unsigned lasting; /*   or next to the last tile */
    bool careful;     /* avoids moves that win with a loop, */
    bool endless;     /*   or that win at all */
    bool daring;      /* prefers moves that make three paths meet */
    unsigned moves;   /* the most of a game */
};

/* A random number from 0 to sides - 1. */
unsigned dice_roll(struct dice *d, unsigned sides);

/* Random habits for one game. */
struct habits compose_habits(struct dice *d);

/* Writes the modern word for a column, a row and a shape. */
void compose_spell(int column, int row, char shape, char word[COMPOSE_WORD]);

/* Writes a word for the next move, legal or not. */
void compose_word(struct dice *d, const struct habits *h, const struct reference *r,
                  char word[COMPOSE_WORD]);

/* Writes a word and plays it on r; returns what reference_play does. */
const char *compose_move(struct dice *d, const struct habits *h, struct reference *r,
                         char word[COMPOSE_WORD]);

#endif
