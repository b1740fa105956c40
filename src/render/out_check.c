/* out_check: a line a game that says how it ended; no board. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

static const struct setting table[] = {SETTING_MARKS, SETTING_DEPTH, {.name = NULL}};

static void draw(const struct scene *s, struct sink *to)
{
    sink_printable(to, text_of(s->game->file));
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_byte(to, ':');
    sink_byte(to, ' ');
    scene_result(s, to);
    analysis_text_count(s, to);
    sink_byte(to, '\n');
}

const struct backend out_check = {.name = "check", .settings = table, .verbose_marks = ANALYSIS_ATTACKS, .draw = draw};
