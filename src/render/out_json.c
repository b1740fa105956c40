/* out_json: all that is known of a game, for other programs: one object per drawing, one per line. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

static const struct setting table[] = {SETTING_MARKS, SETTING_DEPTH, {.name = NULL}};

static const char *const colours[] = {[BOARD_WHITE] = "white", [BOARD_BLACK] = "black"};

/* A move in both notations. */
static void put_words(const struct position *p, const struct position_move *m, struct sink *to)
{
    char word[NOTATION_WORD];

    json_member(",\"modern\":", (struct text){word, position_word(p, m, NOTATION_MODERN, word)}, to);
    json_member(",\"classic\":", (struct text){word, position_word(p, m, NOTATION_CLASSIC, word)}, to);
}

/* Begins the nth object of a list, with a colour. */
static void put_coloured(int nth, enum board_colour colour, struct sink *to)
{
    sink_string(to, nth ? ",{\"colour\":\"" : "{\"colour\":\"");
    sink_string(to, colours[colour]);
    sink_byte(to, '"');
}

static void put_attacks(const struct analysis *a, struct sink *to)
{
    int i;

    sink_string(to, ",\"attacks\":[");
    for (i = 0; i < a->attacks.count; i++) {
        put_coloured(i, a->attacks.all[i].colour, to);
        put_words(&a->position, &a->attacks.all[i].move, to);
        json_member(",\"by\":", text_of(game_by_name(a->attacks.all[i].by)), to);
        sink_byte(to, '}');
    }
    sink_byte(to, ']');
}

static void put_safe(const struct analysis *a, struct sink *to)
{
    int i;

    sink_string(to, ",\"safe\":[");
    for (i = 0; i < a->safe_count; i++) {
        put_coloured(i, position_mover(&a->position), to);
        put_words(&a->position, &a->safe[i], to);
        sink_byte(to, '}');
    }
    sink_byte(to, ']');
}

static void put_corners(const struct analysis *a, struct sink *to)
{
    const struct board *b = &a->position.board;
    int i, n;

    sink_string(to, ",\"corners\":[");
    for (i = 0; i < a->corners.count; i++) {
        const struct corner *c = &a->corners.all[i];
        struct path_walk w = c->begin;

        put_coloured(i, c->colour, to);
        sink_string(to, ",\"tiles\":");
        for (n = 0; n < c->tiles; n++, path_step(b, c->colour, &w)) {
            sink_byte(to, n ? ',' : '[');
            json_game_tile(w.tile, to);
        }
        sink_string(to, "]}");
    }
    sink_byte(to, ']');
}

static void put_wins(const struct analysis *a, struct sink *to)
{
    static const char *const verdicts[] = {
        [SEARCH_NONE] = "none", [SEARCH_FORCED] = "forced", [SEARCH_TOO_LARGE] = "too-large"};
    enum board_colour colour;

    sink_string(to, ",\"wins\":[");
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK && !a->position.over; colour++) {
        const struct search_win *win = &a->wins[colour];

        put_coloured(colour == BOARD_BLACK, colour, to);
        json_member(",\"verdict\":", text_of(verdicts[win->verdict]), to);
        json_number(",\"turns\":", win->turns, to);
        if (win->verdict == SEARCH_FORCED)
            put_words(&a->position, &win->move, to);
        else
            sink_string(to, ",\"modern\":null,\"classic\":null");
        sink_byte(to, '}');
    }
    sink_byte(to, ']');
}

static void put_marks(const struct analysis *a, struct sink *to)
{
    if (a->what & ANALYSIS_ATTACKS)
        put_attacks(a, to);
    if (a->what & ANALYSIS_SAFE)
        put_safe(a, to);
    if (a->what & ANALYSIS_CORNERS)
        put_corners(a, to);
    if (a->what & ANALYSIS_WINS)
        put_wins(a, to);
}

static void draw(const struct scene *s, struct sink *to)
{
    json_game_open(s, JSON_WHOLE, to);
    if (s->analysis)
        put_marks(s->analysis, to);
    sink_string(to, "}\n");
}

const struct backend out_json = {.name = "json", .settings = table, .draw = draw};
