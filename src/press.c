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
#include "press.h"

#include <stdlib.h>

void press_open(struct press *p, const struct backend *backend, const struct backend_settings *settings,
                struct sink *to)
{
    *p = (struct press){.backend = backend, .settings = settings, .to = to};
    p->state = base_zeroed(1, backend->state_size);
}

void press_measure(struct press *p, const struct game *g, int from, int to)
{
    int moves;

    for (moves = from; moves <= to && moves <= g->count; moves++) {
        struct backend_scene scene = {g, moves, p->measured++, p->settings, p->state};

        p->backend->measure(&scene);
    }
}

void press_draw(struct press *p, const struct game *g, int from, int to)
{
    int moves;

    for (moves = from; moves <= to && moves <= g->count; moves++) {
        struct backend_scene scene = {g, moves, p->drawn, p->settings, p->state};

        if (!p->drawn++ && p->backend->begin)
            p->backend->begin(&scene, p->to);
        p->backend->draw(&scene, p->to);
    }
}

void press_close(struct press *p)
{
    if (p->drawn && p->backend->end)
        p->backend->end(p->settings, p->state, p->to);
    free(p->state);
}
