#include "render/render.h"

void json_game_tile(const char *before, const struct board_tile *t, struct sink *to)
{
    SINK(to, before, "[", t->x, ",", t->y, ",\"", board_letter(t->edges), "\"]");
}

/* Writes a key, then all lines as one string, with a \n between two lines. Without lines, writes null. */
static void put_strings(const char *key, const struct record_game *g, const struct record_lines *lines, struct sink *to)
{
    SINK(to, key, lines->count ? "\"" : "null");
    for (int i = 0; i < lines->count; i++) {
        sink_string(to, i ? "\\n" : "");
        json_text(record_text(g, lines)[i].text, to);
    }
    sink_string(to, lines->count ? "\"" : "");
}

static void put_moves(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;

    sink_string(to, ",\"moves\":[");
    for (int n = 1; n <= s->moves; n++) {
        const struct record_move *m = game_record_move(g, n);
        int first = g->moves[n - 1].tile;

        SINK(to, n > 1 ? ",{\"n\":" : "{\"n\":", n);
        json_member(",\"text\":", m->word, to);
        json_member(",\"modern\":", game_word(g, n, NOTATION_MODERN, NOTATION_SPACE), to);
        json_member(",\"classic\":", game_word(g, n, NOTATION_CLASSIC, NOTATION_SPACE), to);
        SINK(to, ",\"line\":", m->place.line);
        json_game_tile(",\"tile\":", &g->board.tiles[first], to);
        sink_string(to, ",\"forced\":[");
        for (int i = first + 1; i < game_tiles_after(g, n); i++)
            json_game_tile(i > first + 1 ? "," : "", &g->board.tiles[i], to);
        put_strings("],\"comment\":", g->record, &m->comment, to);
        sink_byte(to, '}');
    }
    sink_byte(to, ']');
}

static void put_result(const struct game_result *result, struct sink *to)
{
    static const char *const winners[] = {[GAME_WHITE] = "white", [GAME_BLACK] = "black"};

    if (!result->by) {
        sink_string(to, ",\"result\":null");
        return;
    }
    json_member(",\"result\":{\"winner\":", text_of(winners[result->winner]), to);
    json_member(",\"by\":", text_of(game_by_table[result->by].name), to);
    if (result->move)
        SINK(to, ",\"move\":", result->move, "}");
    else
        sink_string(to, ",\"move\":null}");
}

static void put_position(const struct game *g, struct sink *to)
{
    if (g->record->count)
        return;
    sink_string(to, ",\"position\":\"");
    code_position(g, to);
    sink_byte(to, '"');
}

static void put_board(const struct scene *s, struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);

    SINK(to, ",\"board\":{\"width\":", extent_width(&e), ",\"height\":", extent_height(&e), ",\"rows\":[");
    for (int y = e.top; y <= e.bottom; y++) {
        sink_string(to, y > e.top ? ",\"" : "\"");
        for (int x = e.left; x <= e.right; x++) {
            const struct board_tile *t = game_tile(s->game, s->moves, x, y);

            sink_byte(to, t ? board_letter(t->edges) : '.');
        }
        sink_byte(to, '"');
    }
    sink_string(to, "]}");
}

static void put_error(const struct game *g, const struct game_error *e, struct sink *to)
{
    const struct record_move *m;

    if (!e) {
        sink_string(to, ",\"error\":null");
        return;
    }
    m = &g->record->moves[e->word];
    SINK(to, ",\"error\":{\"line\":", m->place.line, ",\"column\":", m->place.column);
    json_member(",\"text\":", m->word, to);
    json_member(",\"reason\":", text_of(move_reasons[e->reason].name), to);
    json_member(",\"repair\":", g->repair, to);
    sink_byte(to, '}');
}

void json_game_open(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    bool last = s->moves == g->count;

    json_member("{\"traxfig\":1,\"file\":", text_of(g->file), to);
    SINK(to, ",\"line\":", game_line(g), ",\"game\":", g->index);
    json_member(",\"title\":", g->title, to);
    json_member(",\"white\":", g->white, to);
    json_member(",\"black\":", g->black, to);
    json_member(",\"rules\":", text_of(g->rules->name), to);
    put_position(g, to);
    put_moves(s, to);
    put_result(last ? &g->result : &(struct game_result){0}, to);
    put_board(s, to);
    put_error(g, last && g->error_count ? &g->errors[0] : NULL, to);
    put_strings(",\"intro\":", g->record, &g->record->intro, to);
    put_strings(",\"outro\":", g->record, last ? &g->record->outro : &(struct record_lines){0}, to);
}

static void put_known(const char *key, struct text value, struct sink *to)
{
    if (value.length)
        json_member(key, value, to);
}

/* Writes the moves as one string. A move keeps the notation of the record, in the strict spelling of that notation. */
static void put_words(const struct scene *s, struct sink *to)
{
    sink_string(to, ",\"moves\":\"");
    for (int n = 1; n <= s->moves; n++) {
        sink_string(to, n > 1 ? " " : "");
        json_text(game_word(s->game, n, game_record_move(s->game, n)->move.notation, NOTATION_SPACE), to);
    }
    sink_byte(to, '"');
}

static void put_comments(const struct scene *s, struct sink *to)
{
    int n, count = 0;

    for (n = 1; n <= s->moves; n++) {
        const struct record_move *m = game_record_move(s->game, n);

        if (!m->comment.count)
            continue;
        SINK(to, count++ ? ",\"" : ",\"comments\":{\"", n);
        put_strings("\":", s->game->record, &m->comment, to);
    }
    if (count)
        sink_byte(to, '}');
}

void json_game_record(const struct scene *s, struct sink *list)
{
    const struct game *g = s->game;
    const struct game_error *e = s->moves == g->count ? scene_refused(s) : NULL;

    sink_string(list, list->used ? ",\n{\"traxfig\":1" : "[{\"traxfig\":1");
    put_known(",\"title\":", g->title, list);
    put_known(",\"white\":", g->white, list);
    put_known(",\"black\":", g->black, list);
    if (g->rules != rules_table)
        json_member(",\"rules\":", text_of(g->rules->name), list);
    put_position(g, list);
    put_words(s, list);
    put_comments(s, list);
    if (s->moves == g->count && g->result.by)
        put_result(&g->result, list);
    if (e) {
        json_member(",\"error\":{\"text\":", g->record->moves[e->word].word, list);
        json_member(",\"reason\":", text_of(move_reasons[e->reason].name), list);
        sink_byte(list, '}');
    }
    if (g->record->intro.count)
        put_strings(",\"intro\":", g->record, &g->record->intro, list);
    if (s->moves == g->count && g->record->outro.count)
        put_strings(",\"outro\":", g->record, &g->record->outro, list);
    sink_byte(list, '}');
}
