/* out_json: all that is known of a game, for other programs. Each drawing is an object on its own line. */

#include "render/render.h"

static const struct setting table[] = {SETTINGS_ANALYSIS, {.name = NULL}};

static const char *const colours[] = {[BOARD_WHITE] = "white", [BOARD_BLACK] = "black"};

static void put_notations(const struct position *p, const struct position_move *m, struct sink *to)
{
    json_member(",\"modern\":", position_word(p, m, NOTATION_MODERN, NOTATION_SPACE), to);
    json_member(",\"classic\":", position_word(p, m, NOTATION_CLASSIC, NOTATION_SPACE), to);
}

static void put_coloured(bool first, enum board_colour colour, struct sink *to)
{
    json_member(first ? "{\"colour\":" : ",{\"colour\":", text_of(colours[colour]), to);
}

/* Writes an object for each move of a mark. A corner has no moves: writes one object with the tiles of its path. */
static void put_mark(const struct analysis *a, const struct mark *m, bool first, struct sink *to)
{
    const struct board *b = &a->position.board;
    struct path_walk w = {&b->tiles[m->path_tile], m->path_edge};

    for (int i = 0; i < m->count; i++) {
        put_coloured(first && !i, m->colour, to);
        put_notations(&a->position, &(struct position_move){m->x, m->y, m->tiles[i]}, to);
        if (m->by[i])
            json_member(",\"by\":", text_of(game_by_table[m->by[i]].name), to);
        sink_byte(to, '}');
    }
    if (m->count)
        return;
    put_coloured(first, m->colour, to);
    sink_string(to, ",\"tiles\":[");
    for (int i = 0; i < m->path_length; i++, path_step(b, m->colour, &w))
        json_game_tile(i ? "," : "", w.tile, to);
    sink_string(to, "]}");
}

static void put_proof(const struct search_proof *proof, const struct game *g, struct sink *to)
{
    struct sink words = {0};

    proof_write(proof, g, NOTATION_MODERN, &words);
    json_member(",\"proof\":", sink_contents(&words), to);
    sink_free(&words);
}

static const char *const searches[] = {"attacks", "all"};

static void put_wins(const struct analysis *a, const struct game *g, struct sink *to)
{
    static const char *const verdicts[] = {
        [SEARCH_NONE] = "none", [SEARCH_FORCED] = "forced", [SEARCH_TOO_LARGE] = "too-large"};
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK && !a->position.over; colour++) {
        const struct search_win *win = &a->wins[colour];

        put_coloured(colour == BOARD_WHITE, colour, to);
        json_member(",\"verdict\":", text_of(verdicts[win->verdict]), to);
        SINK(to, ",\"turns\":", win->turns);
        if (win->verdict == SEARCH_FORCED)
            put_notations(&a->position, &win->move, to);
        else
            sink_string(to, ",\"modern\":null,\"classic\":null");
        json_member(",\"search\":", text_of(searches[a->all]), to);
        if (win->verdict == SEARCH_FORCED)
            put_proof(&a->proofs[colour], g, to);
        sink_byte(to, '}');
    }
}

/* Begins the object of a move that missed a win or gave the other player a win. `proof` is the proof of this win. */
static void put_turn(int move, enum board_colour side, const struct search_proof *proof, const struct game *g,
                     struct sink *to)
{
    SINK(to, "{\"move\":", move);
    json_member(",\"side\":", text_of(colours[side]), to);
    SINK(to, ",\"turns\":", proof->turns);
    put_proof(proof, g, to);
}

static void put_turning(const struct analysis *a, const struct game *g, struct sink *to)
{
    const struct turning *t = &a->turning;
    struct position p = {0};

    sink_string(to, ",\"turning\":");
    if (!turning_applies(a, g)) {
        sink_string(to, "null");
        return;
    }
    if (t->lost.moves)
        put_turn(t->lost.moves, board_other(game_colour(g->result.winner)), &t->lost, g, to);
    else
        sink_string(to, "{\"move\":null,\"side\":null,\"turns\":null,\"proof\":null");
    sink_string(to, ",\"holds\":");
    if (t->holds.edges) {
        position_set(&p, g, turning_held(t, g));
        SINK(to, "{\"move\":", p.moves + 1);
        put_notations(&p, &t->holds, to);
        position_free(&p);
    }
    sink_string(to, t->holds.edges ? "},\"missed\":" : "null,\"missed\":");
    if (t->missed.count)
        put_turn(t->missed.moves + 1, t->missed.colour, &t->missed, g, to);
    SINK(to, t->missed.count ? "},\"depth\":" : "null,\"depth\":", a->depth);
    json_member(",\"search\":", text_of(searches[a->all]), to);
    sink_byte(to, '}');
}

static void put_marks(const struct analysis *a, const struct game *g, struct sink *to)
{
    enum mark_kind kind;
    bool first;
    int i;

    for (kind = 0; kind < MARK_KINDS; kind++) {
        if (!(a->what >> kind & 1))
            continue;
        SINK(to, ",\"", mark_table[kind].name, "\":[");
        if (kind == MARK_WIN)
            put_wins(a, g, to);
        for (i = 0, first = true; i < a->marks.count && kind != MARK_WIN; i++)
            if (a->marks.all[i].kind == kind) {
                put_mark(a, &a->marks.all[i], first, to);
                first = false;
            }
        sink_byte(to, ']');
    }
    if (a->what >> MARK_TURNING & 1)
        put_turning(a, g, to);
}

static void draw(const struct scene *s, struct sink *to)
{
    scene_note_dropped(s, false);
    json_game_open(s, to);
    if (s->analysis)
        put_marks(s->analysis, s->game, to);
    sink_string(to, "}\n");
}

const struct backend out_json = {.name = "json", .extensions = "json jsonl ndjson", .settings = table, .draw = draw};
