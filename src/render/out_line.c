/* out_line: the formats that write plain lines. */

#include "render/render.h"

static void draw_check(const struct scene *s, struct sink *to)
{
    sink_file(to, s->game->file);
    SINK(to, ":", game_line(s->game), ": ");
    scene_result(s, to);
    analysis_text_write(s, ANALYSIS_TEXT_ROW, to);
    sink_byte(to, '\n');
}

/* code: writes the position code. With `canonical`, the code stays the same if the position is turned or mirrored, or
   if the colours and the player to move are exchanged. */
static void draw_code(const struct scene *s, struct sink *to)
{
    int count = game_tiles_after(s->game, s->moves);

    if (s->settings->values[0])
        code_canonical(s->game->board.tiles, count, game_mover(s->game, s->moves) == BOARD_BLACK, to);
    else
        code_write(s->game->board.tiles, count, to);
    sink_byte(to, '\n');
}

/* classic, modern: writes moves and result in one line. Without -r, writes a heading above the line if the rules have
   changed since the previous game. Before game 1, the usual rules count as the previous rules. The state points to the
   rules of the previous game, or NULL. */
static void draw_moves(const struct scene *s, struct sink *to)
{
    const struct rules **told = s->state, *before = *told ? *told : rules_table;
    int n;

    *told = s->game->rules;
    if (*told != before && !s->settings->rules)
        SINK(to, (*told)->heading, "\n");
    if (s->settings->dropped && s->end_game &&
        (s->game->title.length || s->game->white.length || s->game->black.length || s->game->record->comment_count))
        s->settings->dropped->stripped++;
    for (n = 1; n <= s->moves; n++)
        SINK(to, n > 1 ? " " : "", game_word(s->game, n, s->settings->notation, NOTATION_SPACE));
    scene_end(s, &s->game->result, to);
    sink_byte(to, '\n');
}

/* legal: writes each legal move, how many tiles its turn places and, if the turn ends the game, the result. */
static void draw_legal(const struct scene *s, struct sink *to)
{
    static const char *const winners[] = {
        [GAME_NOBODY] = " draw ", [GAME_WHITE] = " white ", [GAME_BLACK] = " black "};
    struct position p = {0};
    struct position_turn turn;

    sink_string(to, s->nth ? "\n" : "");
    if (s->moves == s->game->count && s->game->result.by)
        return;
    position_set(&p, s->game, s->moves);
    position_sort(&p, position_list(&p));
    for (int i = 0; i < p.listed; i++) {
        struct text word = position_word(&p, &p.list[i], s->settings->notation, NOTATION_SPACE);

        if (!position_play(&p, &p.list[i], position_mover(&p), &turn))
            continue;
        SINK(to, word, " ", p.board.count - turn.tiles);
        if (turn.result.by)
            SINK(to, winners[turn.result.winner], game_by_table[turn.result.by].name);
        sink_byte(to, '\n');
        position_undo(&p, &turn);
    }
    position_free(&p);
}

static const struct setting check_settings[] = {SETTINGS_ANALYSIS, {.name = NULL}};

const struct backend out_check = {
    .name = "check", .settings = check_settings, .verbose_marks = 1U << MARK_ATTACK, .draw = draw_check};
const struct backend out_classic = {
    .name = "classic", .notation = NOTATION_CLASSIC, .has_moves = true, .state_size = sizeof(const struct rules *),
    .draw = draw_moves};
const struct backend out_modern = {
    .name = "modern", .notation = NOTATION_MODERN, .has_moves = true, .state_size = sizeof(const struct rules *),
    .draw = draw_moves};

static const struct setting code_settings[] = {SETTING_OFF("canonical"), {.name = NULL}};

const struct backend out_code = {.name = "code", .settings = code_settings, .draw = draw_code};
const struct backend out_legal = {.name = "legal", .draw = draw_legal};
