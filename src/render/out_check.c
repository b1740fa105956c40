/* out_check: a line a game that says how it ended; no board. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

enum { KEY_MARKS, KEY_DEPTH };

static const struct setting table[] = {
    [KEY_MARKS] = SETTING_MARKS, [KEY_DEPTH] = SETTING_DEPTH, {.name = NULL}};

/* What is to be counted: what was asked for, and with -v the attacks; ANALYSIS_ bits. */
static unsigned counted(const struct render_settings *s)
{
    return analysis_text_asked(s->values[KEY_MARKS], s->values[KEY_DEPTH]) |
           (s->verbose ? ANALYSIS_ATTACKS : 0U);
}

static void count(const struct scene *s, unsigned what, struct sink *to)
{
    struct analysis a = {0};

    analysis_text_make(&a, s, what, s->settings->values[KEY_DEPTH]);
    analysis_text_count(&a, s, to);
    analysis_free(&a);
}

static void draw(const struct scene *s, struct sink *to)
{
    unsigned what = counted(s->settings);

    sink_printable(to, text_of(s->game->file));
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_byte(to, ':');
    sink_byte(to, ' ');
    scene_result(s, to);
    if (what)
        count(s, what, to);
    sink_byte(to, '\n');
}

const struct backend out_check = {.name = "check", .settings = table, .draw = draw};
