/* out_moves: the moves told strictly in one notation, a line a game, as an archive has them. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

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

static void draw_moves(const struct scene *s, enum notation notation, struct sink *to)
{
    const char *end = s->moves == s->game->count ? marker(s->game->result.by) : NULL;
    char word[NOTATION_WORD];
    int n;

    for (n = 1; n <= s->moves; n++) {
        if (n > 1)
            sink_byte(to, ' ');
        sink_text(to, (struct text){word, game_word(s->game, n, notation, word)});
    }
    if (end) {
        sink_byte(to, ' ');
        sink_string(to, end);
    }
    sink_byte(to, '\n');
}

static void draw_classic(const struct scene *s, struct sink *to)
{
    draw_moves(s, NOTATION_CLASSIC, to);
}

static void draw_modern(const struct scene *s, struct sink *to)
{
    draw_moves(s, NOTATION_MODERN, to);
}

const struct backend out_classic = {.name = "classic", .draw = draw_classic};
const struct backend out_modern = {.name = "modern", .draw = draw_modern};
