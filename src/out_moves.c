/* out_moves: the moves told strictly in one notation, a line a game, as an archive has them. */

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
#include "font.h"
#include "backend.h"

static const char *marker(enum game_by by)
{
    switch (by) {
    case GAME_BY_RESIGNATION: return "RESIGN";
    case GAME_BY_TIME: return "TIME";
    case GAME_BY_CLAIM: return "WIN";
    case GAME_BY_AGREEMENT: return "DRAW";
    default: return NULL;
    }
}

static void draw_moves(const struct backend_scene *s, enum notation_style style, struct sink *to)
{
    const char *end = s->moves == s->game->count ? marker(s->game->result.by) : NULL;
    char word[NOTATION_WORD];
    int n;

    for (n = 1; n <= s->moves; n++) {
        if (n > 1)
            sink_byte(to, ' ');
        sink_text(to, (struct text){word, game_word(s->game, n, style, word)});
    }
    if (end) {
        sink_byte(to, ' ');
        sink_string(to, end);
    }
    sink_byte(to, '\n');
}

static void draw_classic(const struct backend_scene *s, struct sink *to)
{
    draw_moves(s, NOTATION_CLASSIC, to);
}

static void draw_modern(const struct backend_scene *s, struct sink *to)
{
    draw_moves(s, NOTATION_MODERN, to);
}

const struct backend out_classic = {.name = "classic", .draw = draw_classic};
const struct backend out_modern = {.name = "modern", .draw = draw_modern};
