/* out_line: the formats that write plain lines. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

/* check: where the game begins, how it ended, and what an analysis counts. */
static void draw_check(const struct scene *s, struct sink *to)
{
    sink_file(to, s->game->file);
    sink_byte(to, ':');
    sink_number(to, s->game->record->moves[0].line);
    sink_byte(to, ':');
    sink_byte(to, ' ');
    scene_result(s, to);
    analysis_text_write(s, ANALYSIS_TEXT_ROW, to);
    sink_byte(to, '\n');
}

static int compare_places(const void *one, const void *other)
{
    const struct board_tile *const *a = one, *const *b = other;

    if ((*a)->y != (*b)->y)
        return (*a)->y < (*b)->y ? -1 : 1;
    return (*a)->x < (*b)->x ? -1 : 1;
}

/* code: the position code of slugbugblue: rows of tile letters from the top, with colons between them; n+1 empty
   spaces are the number n, but at the end of a row nothing. Only tiles are looked at, for a layout may be nearly
   empty. */
static void draw_code(const struct scene *s, struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);
    int count = s->moves ? game_tiles_after(s->game, s->moves) : 0, x = e.left, y = e.top, i;
    const struct board_tile **tiles = memory_new((size_t)count, sizeof(const struct board_tile *));

    for (i = 0; i < count; i++)
        tiles[i] = &s->game->board.tiles[i];
    qsort(tiles, (size_t)count, sizeof(const struct board_tile *), compare_places);
    for (i = 0; i < count; i++) {
        if (tiles[i]->y > y) {
            sink_byte(to, ':');
            x = e.left;
            y = tiles[i]->y;
        }
        if (tiles[i]->x > x)
            sink_number(to, tiles[i]->x - x - 1);
        sink_byte(to, board_letter(tiles[i]->edges));
        x = tiles[i]->x + 1;
    }
    sink_byte(to, '\n');
    free(tiles);
}

/* The rules that the lines so far are read by. */
struct told {
    const struct rules *rules; /* NULL before the first line: trax */
};

/* classic, modern: the moves in a notation, as in an archive. A heading names rules other than those of the line
   before, for the reader. */
static void tell_rules(const struct scene *s, struct sink *to)
{
    struct told *told = s->state;
    const struct rules *before = told->rules ? told->rules : rules_table;

    told->rules = s->game->rules;
    if (told->rules == before || s->settings->rules)
        return;
    sink_string(to, told->rules->heading);
    sink_byte(to, '\n');
}

static void draw_moves(const struct scene *s, struct sink *to)
{
    static const char *const markers[GAME_BY_FULL_BOARD + 1] = {[GAME_BY_RESIGNATION] = "RESIGN",
                                                                [GAME_BY_TIME] = "TIME",
                                                                [GAME_BY_CLAIM] = "WIN",
                                                                [GAME_BY_AGREEMENT] = "DRAW"};
    const char *end = s->moves == s->game->count ? markers[s->game->result.by] : NULL;
    char word[NOTATION_WORD];
    int n;

    tell_rules(s, to);
    for (n = 1; n <= s->moves; n++) {
        if (n > 1)
            sink_byte(to, ' ');
        sink_text(to, (struct text){word, game_word(s->game, n, s->settings->notation, word)});
    }
    if (end) {
        sink_byte(to, ' ');
        sink_string(to, end);
    }
    sink_byte(to, '\n');
}

/* legal: the legal moves of a position: each word, how many tiles it places, and, if it ends the game, who wins and
   how. */
static void write_legal(struct position *p, const struct position_move *m, enum notation notation, struct sink *to)
{
    static const char *const winners[] = {
        [GAME_NOBODY] = " draw ", [GAME_WHITE] = " white ", [GAME_BLACK] = " black "};
    char word[NOTATION_WORD];
    size_t length = position_word(p, m, notation, word);
    struct position_turn turn;

    if (!position_play(p, m, position_mover(p), &turn))
        return;
    sink_text(to, (struct text){word, length});
    sink_byte(to, ' ');
    sink_number(to, p->board.count - turn.tiles);
    if (turn.result.by) {
        sink_string(to, winners[turn.result.winner]);
        sink_string(to, game_by_name(turn.result.by));
    }
    sink_byte(to, '\n');
    position_undo(p, &turn);
}

static void draw_legal(const struct scene *s, struct sink *to)
{
    struct position p = {0};
    int i, first;

    if (s->nth)
        sink_byte(to, '\n');
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
    .name = "classic", .notation = NOTATION_CLASSIC, .state_size = sizeof(struct told), .draw = draw_moves};
const struct backend out_modern = {
    .name = "modern", .notation = NOTATION_MODERN, .state_size = sizeof(struct told), .draw = draw_moves};
const struct backend out_code = {.name = "code", .draw = draw_code};
const struct backend out_legal = {.name = "legal", .draw = draw_legal};
