#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

void scene_result(const struct scene *scene, struct sink *to)
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

const struct game_error *scene_refused(const struct scene *scene)
{
    const struct game *g = scene->game;
    int i;

    for (i = 0; i < g->error_count; i++)
        if (g->errors[i].number == scene->moves + 1)
            return &g->errors[i];
    return NULL;
}

const struct game_error *scene_refused_here(const struct scene *scene)
{
    const struct game_error *e = scene_refused(scene);
    struct extent layout = game_extent(scene->game, scene->moves);

    return e && e->placed && extent_is_near(&layout, e->x, e->y) ? e : NULL;
}

const char *scene_theme(int n)
{
    static const char *const names[SCENE_THEMES] = {"print", "classic", "modern", "line"};

    return names[n];
}
