/* out_json: everything that is known about a game, for other programs: one object a game, one line an
   object. */

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
#include "json.h"

static void draw(const struct backend_scene *s, struct sink *to)
{
    json_game(s, JSON_WHOLE, to);
    sink_byte(to, '\n');
}

const struct backend out_json = {.name = "json", .draw = draw};
