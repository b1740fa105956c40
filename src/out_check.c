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

/* What is to be counted: what was asked for, and with -v the attacks; ANALYSIS_ bits. */
static unsigned counted(const struct backend_settings *settings)
{
    return marks_asked(settings->choices[KEY_MARKS], settings->choices[KEY_DEPTH]) |
           (settings->verbose ? ANALYSIS_ATTACKS : 0U);
}

static void count(const struct backend_scene *s, unsigned what, struct sink *to)
{
    struct analysis a = {0};

    marks_make(&a, s, what, s->settings->choices[KEY_DEPTH]);
    marks_count(&a, s, to);
    analysis_free(&a);
}

static void draw(const struct backend_scene *s, struct sink *to)
{
    unsigned what = counted(s->settings);

    sink_printable(to, text_of(s->game->file));
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_byte(to, ':');
    sink_byte(to, ' ');
    backend_result(s, to);
    if (what)
        count(s, what, to);
    sink_byte(to, '\n');
}

const struct backend out_check = {.name = "check", .keys = keys, .draw = draw};
