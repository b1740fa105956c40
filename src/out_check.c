/* out_check: a line a game that says how it ended; no board. */

#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
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

static void draw(const struct backend_scene *s, struct sink *to)
{
    sink_printable(to, text_of(s->game->file));
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_string(to, ": ");
    backend_result(s, to);
    sink_byte(to, '\n');
}

const struct backend out_check = {.name = "check", .draw = draw};
