/* out_ascii: the board in characters, and what is said of the game above and below it. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

enum { KEY_LABELS, KEY_COLOUR, KEY_MARKS, KEY_DEPTH };

static const struct backend_key keys[] = {
    [KEY_LABELS] = {.name = "labels", .values = "yes no"},
    [KEY_COLOUR] = {.name = "colour", .values = "no yes"},
    [KEY_MARKS] = BACKEND_MARKS,
    [KEY_DEPTH] = BACKEND_DEPTH,
    {.name = NULL},
};

static void print_player(const struct scene *s, enum message colour, struct text name,
                         struct sink *to)
{
    struct text holes[2] = {s->settings->words->blocks[colour], name};

    if (!name.length)
        return;
    message_write(s->settings->words, MESSAGE_PLAYER, holes, to);
    sink_byte(to, '\n');
}

/* What the game is called: said above the board if there is anything to say. */
static void print_heading(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    char number[TEXT_NUMBER];
    struct text hole = text_number(g->index, number);

    if (g->title.length)
        sink_printable(to, g->title);
    else if (g->index > 1)
        message_write(s->settings->words, MESSAGE_GAME, &hole, to);
    if (g->title.length || g->index > 1)
        sink_byte(to, '\n');
    print_player(s, MESSAGE_WHITE, g->white, to);
    print_player(s, MESSAGE_BLACK, g->black, to);
    if (g->title.length || g->index > 1 || g->white.length || g->black.length)
        sink_byte(to, '\n');
}

/* The line under the board: which position it is, or how the game ended. */
static void print_caption(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    char number[TEXT_NUMBER];
    struct text holes[2] = {text_number(s->moves, number), {NULL, 0}};

    if (s->settings->position && s->moves) {
        const struct record_move *m = game_told(g, s->moves);

        holes[1] = (struct text){m->word, m->length};
        message_write(s->settings->words, MESSAGE_AFTER, holes, to);
        sink_byte(to, '\n');
    }
    if (s->moves == g->count && game_standing(g) != RECORD_OPEN) {
        scene_result(s, to);
        sink_byte(to, '\n');
    }
}

/* What can be said of the position, if it was asked for. */
static void print_marks(const struct scene *s, struct sink *to)
{
    const int *choices = s->settings->choices;
    struct analysis a = {0};

    if (!analysis_text_look(&a, s, choices[KEY_MARKS], choices[KEY_DEPTH]))
        return;
    analysis_text_write(&a, s, to);
    analysis_free(&a);
}

static void draw(const struct scene *s, struct sink *to)
{
    if (s->nth)
        sink_byte(to, '\n');
    if (!s->settings->quiet)
        print_heading(s, to);
    canvas_paint(s->state, s, s->settings->choices[KEY_LABELS] == 0, s->settings->choices[KEY_COLOUR], to);
    if (!s->settings->quiet) {
        print_caption(s, to);
        print_marks(s, to);
    }
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    (void)settings;
    (void)to;
    canvas_free(state);
}

const struct backend out_ascii = {
    .name = "ascii", .keys = keys, .state_size = sizeof(struct canvas), .draw = draw, .end = end};
