/* out_check: a line a game that says how it ended; no board. */

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
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "font.h"
#include "backend.h"
#include "marks.h"

enum { KEY_MARKS, KEY_DEPTH };

static const struct backend_key keys[] = {
    [KEY_MARKS] = BACKEND_MARKS, [KEY_DEPTH] = BACKEND_DEPTH, {.name = NULL}};

/* What was asked for is counted; with -v the attacks are. */
static void count(const struct backend_scene *s, struct sink *to)
{
    const int *choices = s->settings->choices;
    unsigned what = marks_asked(choices[KEY_MARKS], choices[KEY_DEPTH]);
    struct analysis a = {0};

    if (s->settings->verbose)
        what |= ANALYSIS_ATTACKS;
    if (!what)
        return;
    marks_make(&a, s, what, choices[KEY_DEPTH]);
    marks_count(&a, s, to);
    analysis_free(&a);
}

static void draw(const struct backend_scene *s, struct sink *to)
{
    sink_printable(to, text_of(s->game->file));
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_string(to, ": ");
    backend_result(s, to);
    count(s, to);
    sink_byte(to, '\n');
}

const struct backend out_check = {.name = "check", .keys = keys, .draw = draw};
