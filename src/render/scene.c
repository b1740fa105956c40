#include "render/render.h"

struct text scene_colour(const struct scene *scene, enum board_colour colour)
{
    return scene->settings->words->blocks[MESSAGE_WHITE + colour];
}

static void write_players(const struct game *g, struct sink *to)
{
    sink_printable(to, g->white);
    sink_string(to, g->white.length && g->black.length ? " \xE2\x80\x93 " : "");
    sink_printable(to, g->black);
}

void scene_note_dropped(const struct scene *scene, bool keeps)
{
    const struct game *g = scene->game;
    struct render_dropped *to = scene->settings->dropped;
    int n = g->count ? g->moves[g->count - 1].word + 1 : 0;

    if (!to || !scene->end_game)
        return;
    while (n < g->record->count && !g->record->moves[n].comment.count)
        n++;
    to->stripped += n < g->record->count && !keeps;
    if (g->record->dropped && !to->games++)
        *to = (struct render_dropped){1, g->file, g->record->dropped, to->stripped, to->boards};
}

void scene_title(const struct scene *scene, long number, struct sink *to)
{
    const struct game *g = scene->game;

    if (g->title.length)
        sink_printable(to, g->title);
    else if (g->white.length || g->black.length)
        write_players(g, to);
    else
        message_count(scene->settings->words, MESSAGE_GAME, MESSAGE_GAME, number, to);
}

void scene_name(const struct scene *scene, struct sink *to)
{
    const struct game *g = scene->game;

    scene_title(scene, g->nth, to);
    if (g->title.length && (g->white.length || g->black.length)) {
        sink_string(to, ": ");
        write_players(g, to);
    }
}

struct text scene_rules(const struct scene *scene)
{
    return text_of(scene->game->rules == rules_table ? NULL : scene->game->rules->heading);
}

void scene_names(const struct scene *scene, struct sink *to)
{
    const struct game *g = scene->game;
    const struct text names[2] = {g->white, g->black}, rules = scene_rules(scene);
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        if (!names[colour].length)
            continue;
        message_write(scene->settings->words, MESSAGE_PLAYER,
                      (struct text[2]){scene_colour(scene, colour), names[colour]}, to);
        sink_byte(to, '\n');
    }
    SINK(to, rules, rules.length ? "\n" : "");
}

void scene_after(const struct scene *scene, struct sink *to)
{
    if (scene->moves)
        message_write(scene->settings->words, MESSAGE_AFTER,
                      (struct text[2]){TEXT(scene->moves), game_record_move(scene->game, scene->moves)->word}, to);
}

void scene_turn(const struct scene *scene, struct sink *to)
{
    message_write(scene->settings->words, MESSAGE_TO_MOVE,
                  (struct text[1]){scene_colour(scene, game_mover(scene->game, scene->moves))}, to);
}

void scene_brief(const struct scene *scene, struct sink *to)
{
    static const enum message results[] = {MESSAGE_RESULT_DRAW, MESSAGE_RESULT_WHITE, MESSAGE_RESULT_BLACK};
    const struct game_result *r = &scene->game->result;

    if (scene->moves == scene->game->count && game_is_stopped(scene->game) && !r->by)
        scene_result(scene, to);
    else if (scene->moves == scene->game->count)
        message_write(scene->settings->words, r->by ? results[r->winner] : MESSAGE_RESULT_OPEN, NULL, to);
    else if (scene->moves)
        SINK(to, scene->moves, " ", game_record_move(scene->game, scene->moves)->word);
}

void scene_result(const struct scene *scene, struct sink *to)
{
    const struct game *g = scene->game;
    bool stopped = game_is_stopped(g) && !g->result.by;
    struct text holes[2] = {TEXT(stopped ? g->errors[0].number : g->count)};
    enum message id = game_by_table[g->result.by].sentence;

    if (!g->record->count) { /* the game is a position: no move has a number */
        (g->result.by ? scene_brief : scene_turn)(scene, to);
        return;
    }
    if (g->result.winner) {
        holes[1] = holes[0];
        holes[0] = scene_colour(scene, game_colour(g->result.winner));
    } else if (stopped) {
        id = MESSAGE_BROKEN;
    } else {
        holes[1] = scene_colour(scene, game_mover(g, g->count));
    }
    message_write(scene->settings->words, id, holes, to);
}

void scene_legend(const struct render_settings *settings, const struct analysis *a, unsigned signs, struct sink *to)
{
    const struct message_catalogue *words = settings->words;

    for (int i = 0; a && i < a->marks.count; i++)
        if (!mark_is_hidden(&a->marks, i))
            signs |= 1U << (SCENE_SIGN + 2 * a->marks.all[i].kind + a->marks.all[i].colour);
    for (int i = 0; i < 2 * MARK_KINDS; i++)
        if (signs >> (SCENE_SIGN + i) & settings->marks >> i / 2 & 1) {
            sink_byte(to, (char)(SCENE_SIGN + i));
            message_write(words, mark_table[i / 2].legend, &words->blocks[MESSAGE_WHITE + i % 2], to);
            sink_byte(to, '\n');
        }
}

bool scene_end(const struct scene *scene, const struct game_result *result, struct sink *to)
{
    const struct game_by_traits *end = &game_by_table[result->by];
    enum game_player mover = result->move % 2 ? GAME_BLACK : GAME_WHITE;

    if (scene->moves < scene->game->count || !end->word)
        return false;
    if (!result->winner || (result->winner == mover) == (result->by == GAME_BY_CLAIM))
        SINK(to, " ", end->word);
    else
        SINK(to, result->winner == GAME_WHITE ? " White " : " Black ", end->behind);
    return true;
}

const struct game_error *scene_refused(const struct scene *scene)
{
    const struct game *g = scene->game;

    for (int i = 0; i < g->error_count; i++)
        if (g->errors[i].number == scene->moves + 1)
            return &g->errors[i];
    return NULL;
}

const struct game_error *scene_error(const struct scene *scene)
{
    const struct game_error *e = scene_refused(scene);
    struct extent layout = game_extent(scene->game, scene->moves);

    return scene->settings->values[SCENE_ERROR] && e && e->placed && extent_is_near(&layout, e->x, e->y) ? e : NULL;
}

struct extent scene_extent(const struct scene *scene, bool whole)
{
    int last = whole ? scene->game->count : scene->moves;
    struct extent all = game_extent(scene->game, last);
    struct scene at = *scene;

    if (scene->analysis && whole) /* room for the marks of all positions: a mark is on a tile or next to a tile */
        all = (struct extent){all.left - 1, all.top - 1, all.right + 1, all.bottom + 1};
    else if (scene->analysis)
        mark_widen(&scene->analysis->marks, &all);
    for (at.moves = whole ? 0 : last; at.moves <= last; at.moves++)
        if (scene_error(&at))
            extent_take_in(&all, scene_error(&at)->x, scene_error(&at)->y); /* its bad_x, bad_y is inside already */
    return all;
}

int scene_ground(int background)
{
    enum { LIGHT = 128 * 1000 };
    int rgb = background - 1;

    return background ? 1 + ((rgb >> 16) * 299 + (rgb >> 8 & 255) * 587 + (rgb & 255) * 114 >= LIGHT) : 0;
}

struct text scene_cut_line(struct text *rest, int64_t letters)
{
    struct text left = *rest, line = {rest->at, 0};

    for (int n = 0; left.length && (!n || n < letters); n++) {
        if (left.at[0] == ' ')
            line = text_between(rest->at, left.at);
        text_rune(&left);
    }
    if (!left.length || left.at[0] == ' ' || !line.length)
        line = text_between(rest->at, left.at);
    *rest = text_trim(text_skip(*rest, line.length));
    return line;
}

void scene_missing(uint32_t rune, struct sink *missing)
{
    enum { MAX = 60 };
    char bytes[sizeof "U+0000"];
    size_t length;

    if (!missing || missing->used > MAX)
        return;
    length = rune >= 0xA0 ? text_utf8(rune, bytes) : (size_t)sprintf(bytes, "U+%04X", (unsigned)rune & 0xFFFF);
    for (size_t i = 0; i + length <= missing->used; i++)
        if (memcmp(missing->bytes + i, bytes, length) == 0)
            return;
    sink_word(missing, (struct text){bytes, length});
}
