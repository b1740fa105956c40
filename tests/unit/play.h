/* play: a game from its words, for tests that need a position. */

#ifndef PLAY_H
#define PLAY_H

#include "record/record.h"

/* Plays words on a zeroed game; keep the record while the game is in use. Free both. */
static inline void play(struct record *r, struct game *g, const char *words, const struct rules *rules)
{
    record_open(r, text_of(words), INPUT_WORDS, rules);
    game_next(r, g, rules, false);
}

static inline void play_free(struct record *r, struct game *g)
{
    game_free(g);
    record_free(r);
}

#endif
