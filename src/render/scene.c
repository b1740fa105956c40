#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

struct text scene_colour(const struct scene *scene, enum board_colour colour)
{
    return scene->settings->words->blocks[colour == BOARD_WHITE ? MESSAGE_WHITE : MESSAGE_BLACK];
}

void scene_title(const struct scene *scene, long number, struct sink *to)
{
    char digits[TEXT_NUMBER];
    struct text hole = text_number(number, digits);

    if (scene->game->title.length)
        sink_printable(to, scene->game->title);
    else
        message_write(scene->settings->words, MESSAGE_GAME, &hole, to);
}

bool scene_player(const struct scene *scene, enum board_colour colour, struct sink *to)
{
    struct text name = colour == BOARD_WHITE ? scene->game->white : scene->game->black;
    struct text holes[2] = {scene_colour(scene, colour), name};

    if (name.length)
        message_write(scene->settings->words, MESSAGE_PLAYER, holes, to);
    return name.length > 0;
}

void scene_after(const struct scene *scene, struct sink *to)
{
    char number[TEXT_NUMBER];
    struct text holes[2] = {text_number(scene->moves, number)};
    const struct record_move *m;

    if (!scene->moves)
        return;
    m = game_record_move(scene->game, scene->moves);
    holes[1] = (struct text){m->word, m->length};
    message_write(scene->settings->words, MESSAGE_AFTER, holes, to);
}

void scene_turn(const struct scene *scene, struct sink *to)
{
    struct text hole = scene_colour(scene, scene->moves % 2 ? BOARD_BLACK : BOARD_WHITE);

    message_write(scene->settings->words, MESSAGE_TO_MOVE, &hole, to);
}

enum message scene_reason(enum move_status reason)
{
    return MESSAGE_SYNTAX + (enum message)(reason - MOVE_SYNTAX);
}

void scene_result(const struct scene *scene, struct sink *to)
{
    const struct game *g = scene->game;
    char number[TEXT_NUMBER];
    bool stopped = game_standing(g) == RECORD_BROKEN;
    struct text holes[2] = {text_number(stopped ? g->errors[0].number : g->count, number)};
    enum message id = MESSAGE_OPEN + (enum message)g->result.by;
    enum board_colour mover = g->count % 2 ? BOARD_BLACK : BOARD_WHITE;

    if (g->result.winner) {
        holes[1] = holes[0];
        holes[0] = scene_colour(scene, g->result.winner == GAME_WHITE ? BOARD_WHITE : BOARD_BLACK);
    } else if (stopped) {
        id = MESSAGE_BROKEN;
    } else {
        holes[1] = scene_colour(scene, mover);
    }
    message_write(scene->settings->words, id, holes, to);
}

const struct game_error *scene_refused(const struct scene *scene)
{
    const struct game *g = scene->game;
    int i;

    for (i = 0; i < g->error_count; i++)
        if (g->errors[i].number == scene->moves + 1)
            return &g->errors[i];
    return NULL;
}

const struct game_error *scene_refused_here(const struct scene *scene)
{
    const struct game_error *e = scene_refused(scene);
    struct extent layout = game_extent(scene->game, scene->moves);

    return e && e->placed && extent_is_near(&layout, e->x, e->y) ? e : NULL;
}
