#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "font.h"
#include "backend.h"

void backend_result(const struct backend_scene *scene, struct sink *to)
{
    const struct game *g = scene->game;
    const struct message_catalogue *words = scene->settings->words;
    char number[TEXT_NUMBER];
    bool stopped = game_standing(g) == RECORD_BROKEN;
    struct text holes[2] = {text_number(stopped ? g->errors[0].number : g->count, number)};
    enum message id = MESSAGE_OPEN + (enum message)g->result.by;

    if (g->result.winner) {
        holes[1] = holes[0];
        holes[0] = words->blocks[g->result.winner == GAME_WHITE ? MESSAGE_WHITE : MESSAGE_BLACK];
    } else if (stopped) {
        id = MESSAGE_BROKEN;
    }
    message_write(words, id, holes, to);
}

const struct game_error *backend_refused(const struct backend_scene *scene)
{
    const struct game *g = scene->game;
    int i;

    for (i = 0; i < g->error_count; i++)
        if (g->errors[i].number == scene->moves + 1)
            return &g->errors[i];
    return NULL;
}

const struct game_error *backend_refused_here(const struct backend_scene *scene)
{
    const struct game_error *e = backend_refused(scene);
    struct extent layout = game_extent(scene->game, scene->moves);

    return e && e->placed && extent_is_near(&layout, e->x, e->y) ? e : NULL;
}
