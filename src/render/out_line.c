/* out_line: the formats that write plain lines. */

#include "render/render.h"

/* check: writes the file and line of a game, its result, and the sentences of an analysis. */
static void draw_check(const struct scene *s, struct sink *to)
{
    sink_file(to, s->game->file);
    SINK(to, ":", game_line(s->game), ": ");
    scene_result(s, to);
    analysis_text_write(s, ANALYSIS_TEXT_ROW, to);
    sink_byte(to, '\n');
}

/* code: writes the position code. With `canonical`, turning a position, mirroring it, or exchanging its colours and the
   player to move does not change the code. */
static void draw_code(const struct scene *s, struct sink *to)
{
    int count = game_tiles_after(s->game, s->moves);

    if (s->settings->values[0])
        code_canonical(s->game->board.tiles, count, game_mover(s->game, s->moves) == BOARD_BLACK, to);
    else
        code_write(s->game->board.tiles, count, to);
    sink_byte(to, '\n');
}

/* classic, modern: writes moves and result in one line. Without -r, a heading precedes a game whose rules differ from
   those of the game before. The state points to the rules of the game before; NULL, at first, means the usual rules. */
static void draw_moves(const struct scene *s, struct sink *to)
{
    const struct rules **told = s->state, *before = *told ? *told : rules_table;
    int n;

    *told = s->game->rules;
    if (*told != before && !s->settings->rules)
        SINK(to, (*told)->heading, "\n");
    if (s->settings->left_out && s->end_game &&
        (s->game->title.length || s->game->white.length || s->game->black.length || s->game->record->comment_count))
        ++*s->settings->left_out;
    for (n = 1; n <= s->moves; n++)
        SINK(to, n > 1 ? " " : "", game_word(s->game, n, s->settings->notation, NOTATION_SPACE));
    scene_end(s, &s->game->result, to);
    sink_byte(to, '\n');
}

/* legal: writes a move, if it is legal, with the number of its tiles and, if it ends the game, the result. */
static void write_legal(struct position *p, const struct position_move *m, enum notation notation, struct sink *to)
{
    static const char *const winners[] = {
        [GAME_NOBODY] = " draw ", [GAME_WHITE] = " white ", [GAME_BLACK] = " black "};
    struct text word = position_word(p, m, notation, NOTATION_SPACE);
    struct position_turn turn;

    if (!position_play(p, m, position_mover(p), &turn))
        return;
    SINK(to, word, " ", p->board.count - turn.tiles);
    if (turn.result.by)
        SINK(to, winners[turn.result.winner], game_by_table[turn.result.by].name);
    sink_byte(to, '\n');
    position_undo(p, &turn);
}

static void draw_legal(const struct scene *s, struct sink *to)
{
    struct position p = {0};
    int i, first;

    sink_string(to, s->nth ? "\n" : "");
    if (s->moves == s->game->count && s->game->result.by)
        return;
    position_set(&p, s->game, s->moves);
    first = position_list(&p);
    position_sort(&p, first);
    for (i = first; i < p.listed; i++)
        write_legal(&p, &p.list[i], s->settings->notation, to);
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
