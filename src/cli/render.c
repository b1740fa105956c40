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

void render_draw(struct render *p, const struct game *g, int from, int to)
{
    int moves;

    for (moves = from; moves <= to && moves <= g->count; moves++) {
        struct scene scene = {g, moves, p->drawn, p->settings, p->state};

        if (!p->drawn++ && p->backend->begin)
            p->backend->begin(&scene, p->to);
        p->backend->draw(&scene, p->to);
    }
}

void render_close(struct render *p)
{
    if (p->drawn && p->backend->end)
        p->backend->end(p->settings, p->state, p->to);
    free(p->state);
}
