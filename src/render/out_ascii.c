/* out_ascii: the board in characters, with title and players above it, and the result below. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "render/glyphs.h"

enum { KEY_LABELS, KEY_COLOUR };

static const struct setting table[] = {
    [KEY_LABELS] = SETTING_ON("labels"),
    [KEY_COLOUR] = SETTING_OFF("colour"),
    SETTING_MARKS,
    SETTING_DEPTH,
    {.name = NULL},
};

static void print_player(const struct scene *s, enum board_colour colour, struct sink *to)
{
    if (scene_player(s, colour, to))
        sink_byte(to, '\n');
}

/* Title, players and an empty line; nothing for a first game without either. */
static void print_heading(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    bool titled = g->title.length || g->index > 1;

    if (titled) {
        scene_title(s, g->index, to);
        sink_byte(to, '\n');
    }
    print_player(s, BOARD_WHITE, to);
    print_player(s, BOARD_BLACK, to);
    if (titled || g->white.length || g->black.length)
        sink_byte(to, '\n');
}

/* The lines under the board: which position it is, and how the game ended. */
static void print_caption(const struct scene *s, struct sink *to)
{
    if (s->settings->position && s->moves) {
        scene_after(s, to);
        sink_byte(to, '\n');
    }
    if (s->moves == s->game->count && game_standing(s->game) != RECORD_OPEN) {
        scene_result(s, to);
        sink_byte(to, '\n');
    }
}

static void draw(const struct scene *s, struct sink *to)
{
    if (s->nth)
        sink_byte(to, '\n');
    if (!s->settings->quiet)
        print_heading(s, to);
    canvas_draw(s->state, s, s->settings->values[KEY_LABELS], s->settings->values[KEY_COLOUR], to);
    if (!s->settings->quiet) {
        print_caption(s, to);
        analysis_text_write(s, ANALYSIS_TEXT_LIST, to);
    }
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    (void)settings;
    (void)to;
    canvas_free(state);
}

const struct backend out_ascii = {
    .name = "ascii", .settings = table, .state_size = sizeof(struct canvas), .draw = draw, .end = end};
