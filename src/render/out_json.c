/* out_json: all that is known of a game, for other programs: one object per drawing, one per line. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

static const struct setting table[] = {SETTINGS_ANALYSIS, {.name = NULL}};

static const char *const colours[] = {[BOARD_WHITE] = "white", [BOARD_BLACK] = "black"};

/* A move in both notations. */
static void put_words(const struct position *p, const struct position_move *m, struct sink *to)
{
    char word[NOTATION_WORD];

    json_member(",\"modern\":", (struct text){word, position_word(p, m, NOTATION_MODERN, word)}, to);
    json_member(",\"classic\":", (struct text){word, position_word(p, m, NOTATION_CLASSIC, word)}, to);
}

/* Begins an object of a list with a colour. */
static void put_coloured(bool first, enum board_colour colour, struct sink *to)
{
    json_member(first ? "{\"colour\":" : ",{\"colour\":", text_of(colours[colour]), to);
}

static void put_path(const struct board *b, const struct mark *m, struct sink *to)
{
    struct path_walk w = {&b->tiles[m->path_tile], m->path_edge};
    int i;

    sink_string(to, ",\"tiles\":[");
    for (i = 0; i < m->path_length; i++, path_step(b, m->colour, &w)) {
        if (i)
            sink_byte(to, ',');
        json_game_tile(w.tile, to);
    }
    sink_string(to, "]}");
}

/* An object for each tile that can be played for a mark; where a tile lies, one with the path. */
static void put_mark(const struct analysis *a, const struct mark *m, bool first, struct sink *to)
{
    int i;

    for (i = 0; i < m->count; i++) {
        put_coloured(first && !i, m->colour, to);
        put_words(&a->position, &(struct position_move){m->x, m->y, m->tiles[i]}, to);
        if (m->by[i])
            json_member(",\"by\":", text_of(game_by_name(m->by[i])), to);
        sink_byte(to, '}');
    }
    if (!m->count) {
        put_coloured(first, m->colour, to);
        put_path(&a->position.board, m, to);
    }
}

static void put_kind(const struct analysis *a, enum mark_kind kind, struct sink *to)
{
    bool first = true;
    int i;

    for (i = 0; i < a->marks.count; i++)
        if (a->marks.all[i].kind == kind) {
            put_mark(a, &a->marks.all[i], first, to);
            first = false;
        }
}

static void put_wins(const struct analysis *a, struct sink *to)
{
    static const char *const verdicts[] = {
        [SEARCH_NONE] = "none", [SEARCH_FORCED] = "forced", [SEARCH_TOO_LARGE] = "too-large"};
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK && !a->position.over; colour++) {
        const struct search_win *win = &a->wins[colour];

        put_coloured(colour == BOARD_WHITE, colour, to);
        json_member(",\"verdict\":", text_of(verdicts[win->verdict]), to);
        json_number(",\"turns\":", win->turns, to);
        if (win->verdict == SEARCH_FORCED)
            put_words(&a->position, &win->move, to);
        else
            sink_string(to, ",\"modern\":null,\"classic\":null");
        sink_byte(to, '}');
    }
}

static void put_marks(const struct analysis *a, struct sink *to)
{
    enum mark_kind kind;

    for (kind = 0; kind < MARK_KINDS; kind++) {
        if (!(a->what >> kind & 1))
            continue;
        sink_string(to, ",\"");
        sink_string(to, mark_table[kind].name);
        sink_string(to, "\":[");
        if (kind == MARK_WIN)
            put_wins(a, to);
        else
            put_kind(a, kind, to);
        sink_byte(to, ']');
    }
}

static void draw(const struct scene *s, struct sink *to)
{
    json_game_open(s, to);
    if (s->analysis)
        put_marks(s->analysis, to);
    sink_string(to, "}\n");
}

const struct backend out_json = {.name = "json", .extensions = "json", .settings = table, .draw = draw};
