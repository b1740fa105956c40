#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

/* The value of a format's setting; 0 if it has none of this name. */
static int value_of(const struct render *r, const char *name)
{
    const struct setting *table = r->backend->settings;
    int i;

    for (i = r->backend->first_setting; table && table[i].name; i++)
        if (strcmp(table[i].name, name) == 0)
            return r->settings.values[i];
    return 0;
}

/* Sets what to analyse. The words between `none` and `all` are the kinds of marks in order. */
static void set_marks(struct render *r)
{
    enum { ALL = (1 << MARK_KINDS) - 1, DEPTH = 2 };
    struct render_settings *s = &r->settings;
    unsigned words = (unsigned)value_of(r, "marks") >> 1;
    int depth = value_of(r, "depth");

    s->marks = words > ALL ? (unsigned)ALL : words;
    if (depth)
        s->marks |= 1U << MARK_WIN;
    if (s->verbose)
        s->marks |= r->backend->verbose_marks;
    s->depth = depth ? depth : DEPTH;
}

void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to)
{
    *r = (struct render){.backend = backend, .settings = *settings, .to = to};
    r->state = memory_new(1, backend->state_size);
    set_marks(r);
}

static void draw_position(struct render *r, const struct game *g, int moves, bool new_game, bool end_game)
{
    const struct render_settings *settings = &r->settings;
    struct scene scene = {.game = g, .moves = moves, .nth = r->drawn++, .settings = settings, .state = r->state};

    scene.new_game = new_game;
    scene.end_game = end_game;
    if (settings->marks) {
        r->analysis.same_game = !new_game;
        analysis_make(&r->analysis, g, moves, settings->marks, settings->depth);
        scene.analysis = &r->analysis;
    }
    if (!scene.nth && r->backend->begin)
        r->backend->begin(&scene, r->to);
    r->backend->draw(&scene, r->to);
}

void render_game(struct render *r, const struct game *g, int from, int to)
{
    int moves;

    to = to < g->count ? to : g->count;
    for (moves = from; moves <= to; moves++)
        draw_position(r, g, moves, moves == from, moves == to);
}

void render_close(struct render *r)
{
    if (r->drawn && r->backend->end)
        r->backend->end(&r->settings, r->state, r->to);
    analysis_free(&r->analysis);
    free(r->state);
}
