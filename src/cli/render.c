#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

void render_open(struct render *p, const struct backend *backend, const struct render_settings *settings,
                struct sink *to)
{
    *p = (struct render){.backend = backend, .settings = settings, .to = to};
    p->state = memory_new(1, backend->state_size);
}

static void draw_position(struct render *p, const struct game *g, int moves, bool new_game)
{
    const struct render_settings *settings = p->settings;
    struct scene scene = {.game = g, .moves = moves, .nth = p->drawn++, .new_game = new_game, .settings = settings};

    scene.state = p->state;
    if (settings->marks) {
        analysis_make(&p->analysis, g, moves, settings->marks, settings->depth);
        scene.analysis = &p->analysis;
    }
    if (!scene.nth && p->backend->begin)
        p->backend->begin(&scene, p->to);
    p->backend->draw(&scene, p->to);
}

void render_game(struct render *p, const struct game *g, int from, int to)
{
    int moves;

    for (moves = from; moves <= to && moves <= g->count; moves++)
        draw_position(p, g, moves, moves == from);
}

void render_close(struct render *p)
{
    if (p->drawn && p->backend->end)
        p->backend->end(p->settings, p->state, p->to);
    analysis_free(&p->analysis);
    free(p->state);
}
