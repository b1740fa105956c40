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
#include "spot.h"
#include "font.h"
#include "backend.h"
#include "marks.h"
#include "quote.h"
#include "tour.h"

#include <stdlib.h>

static void put_words(const struct backend_scene *s, const struct analysis *a, const struct spot *spot,
                      struct sink *to)
{
    char words[SPOT_TILES * (NOTATION_WORD + 1)];
    size_t length = 0;
    int i;

    for (i = 0; i < spot->count; i++) {
        struct position_move m = {spot->x, spot->y, spot->tiles[i]};

        if (i)
            words[length++] = ' ';
        length += position_word(&a->position, &m, marks_notation(s), words + length);
    }
    sink_byte(to, '"');
    quote_text((struct text){words, length}, to);
    sink_byte(to, '"');
}

static void put_spot(const struct backend_scene *s, const struct analysis *a, const struct spot *spot,
                     struct sink *to)
{
    int i;

    sink_byte(to, '[');
    sink_number(to, spot->x);
    sink_byte(to, ',');
    sink_number(to, spot->y);
    sink_string(to, ",\"");
    for (i = 0; i < spot->count; i++)
        sink_byte(to, board_letter(spot->tiles[i]));
    sink_string(to, "\",\"");
    sink_byte(to, "scfa"[spot->kind]);
    sink_byte(to, "wb"[spot->colour]);
    sink_string(to, "\",");
    put_words(s, a, spot, to);
    if (spot->kind == SPOT_WIN) {
        sink_byte(to, ',');
        sink_number(to, spot->turns);
    }
    sink_byte(to, ']');
}

void tour_game(const struct backend_scene *s, int marks, int depth, struct sink *to)
{
    struct backend_scene here = *s;
    struct analysis a = {0};
    struct spot_list spots = {0};
    int i;

    sink_string(to, ",\"spots\":[");
    for (here.moves = 0; here.moves <= s->moves; here.moves++) {
        sink_string(to, here.moves ? ",[" : "[");
        if (marks_look(&a, &here, marks, depth))
            spot_find(&a, &spots);
        for (i = 0; i < spots.count; i++) {
            sink_string(to, i ? "," : "");
            put_spot(&here, &a, &spots.all[i], to);
        }
        sink_byte(to, ']');
    }
    sink_byte(to, ']');
    analysis_free(&a);
    free(spots.all);
}
