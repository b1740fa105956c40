#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

/* The rules decide where a game ends and the next begins: what has been read is played. */
static enum record_standing standing(void *game, const struct record_game *so_far)
{
    game_play(game, so_far);
    return game_standing(game);
}

bool series_next(struct record *r, struct game *g, const struct rules *rules, bool keep_going)
{
    game_begin(g, rules, keep_going);
    if (!record_next(r, standing, g))
        return false;
    game_play(g, &r->game);
    game_finish(g);
    return true;
}
