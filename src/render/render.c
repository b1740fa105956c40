#include "render/render.h"

/* The value of the format's setting with this name; -1 if there is none. */
static int setting_value(const struct render *r, const char *name)
{
    const struct setting *table = r->backend->settings;

    for (int i = r->backend->first_setting; table && table[i].name; i++)
        if (strcmp(table[i].name, name) == 0)
            return r->settings.values[i];
    return -1;
}

/* Sets settings.marks, .depth and .full. Bit 0 of -O marks stands for `none`; then follow the kinds of marks in their
   order, `all` and `turning`. */
static void set_marks(struct render *r)
{
    enum { ALL = (1 << MARK_KINDS) - 1, DEPTH = 2 };
    struct render_settings *s = &r->settings;
    int set = setting_value(r, "marks"), depth = set < 0 ? 0 : setting_value(r, "depth");
    unsigned words = set < 0 ? 0 : (unsigned)set >> 1, turning = words & 1U << MARK_TURNING;

    s->marks = (words >> MARK_KINDS & 1 ? (unsigned)ALL : words & ALL) | turning;
    if (depth && !turning)
        s->marks |= 1U << MARK_WIN;
    if (s->verbose)
        s->marks |= r->backend->verbose_marks;
    s->depth = depth ? depth : DEPTH;
    s->full = setting_value(r, "search") > 0;
}

void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to)
{
    *r = (struct render){.backend = backend, .settings = *settings, .to = to};
    r->state = memory_new(1, backend->state_size);
    set_marks(r);
}

void render_progress(const struct render_settings *settings, const struct game *g, int moves)
{
    if (settings->progress)
        settings->progress(settings->progress_to, g, moves);
}

void render_game(struct render *r, const struct game *g, int from, int to)
{
    const struct render_settings *settings = &r->settings;

    to = to < g->count ? to : g->count;
    for (int moves = from; moves <= to; moves++) {
        struct scene scene = {.game = g, .moves = moves, .nth = r->drawn++, .new_game = moves == from,
                              .end_game = moves == to, .settings = settings, .state = r->state};

        render_progress(settings, g, moves);
        if (settings->marks) {
            r->analysis.same_game = !scene.new_game;
            r->analysis.all = settings->full;
            analysis_make(&r->analysis, g, moves, settings->marks, settings->depth);
            scene.analysis = &r->analysis;
        }
        r->backend->draw(&scene, r->to);
    }
}

void render_close(struct render *r)
{
    if (r->drawn && r->backend->end)
        r->backend->end(&r->settings, r->state, r->to);
    analysis_free(&r->analysis);
    free(r->state);
}
