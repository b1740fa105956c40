#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"

#include <stdlib.h>

static bool is_full(const struct rules *rules, const struct board *b)
{
    return rules->side && b->count == rules->side * rules->side;
}

struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move)
{
    struct game_result result = {GAME_OPEN, GAME_NOBODY, move};
    bool full = is_full(rules, b), loop, line;
    enum board_colour winner = mover;
    unsigned won = rules_count(rules, b->won);

    if (!won && !full)
        return result;
    if (!(won & (unsigned)(BOARD_LOOP | BOARD_LINE) << winner))
        winner = mover == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
    loop = won & (unsigned)BOARD_LOOP << winner;
    line = won & (unsigned)BOARD_LINE << winner;
    if (loop || line) {
        result.by = loop && line ? GAME_BY_BOTH : loop ? GAME_BY_LOOP : GAME_BY_LINE;
        result.winner = winner == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
    } else if (full) {
        result.by = GAME_BY_FULL_BOARD;
    }
    return result;
}

static enum move_status play_tile(struct game *g, const struct move *to, int word)
{
    static const enum move_status reasons[] = {
        [BOARD_DONE] = MOVE_PLAYED, [BOARD_THREE] = MOVE_THREE_PATHS, [BOARD_FULL] = MOVE_TOO_LARGE};
    int tile = g->board.count;
    enum board_verdict verdict = board_play(&g->board, to->x, to->y, to->edges, g->count + 1);

    if (verdict != BOARD_DONE)
        return reasons[verdict];
    g->moves = memory_grow(g->moves, &g->move_capacity, (size_t)g->count + 1, sizeof *g->moves);
    g->moves[g->count++] = (struct game_move){tile, word, g->board.extent};
    if (g->board.won || is_full(g->rules, &g->board))
        g->result = game_judge(g->rules, &g->board, g->count % 2 ? BOARD_WHITE : BOARD_BLACK, g->count);
    return MOVE_PLAYED;
}

static void note_error(struct game *g, const struct move *to, int word)
{
    struct game_error *e;

    g->errors = memory_grow(g->errors, &g->error_capacity, (size_t)g->error_count + 1, sizeof *g->errors);
    e = &g->errors[g->error_count++];
    *e = (struct game_error){.reason = to->reason, .word = word, .number = g->count + 1};
    e->placed = to->reason >= MOVE_OCCUPIED && to->reason <= MOVE_OFF_BOARD;
    e->x = to->x;
    e->y = to->y;
    e->edges = to->edges;
    e->bad_x = g->board.bad_x;
    e->bad_y = g->board.bad_y;
    e->bad_entering = g->board.bad_entering;
    e->refused = to->reason == MOVE_THREE_PATHS ? g->board.refused : 0;
}

static bool is_stopped(const struct game *g)
{
    return g->error_count &&
           (!g->keep_going || g->errors[g->error_count - 1].reason == MOVE_AFTER_END);
}

void game_begin(struct game *g, const struct rules *rules, bool keep_going)
{
    board_clear(&g->board);
    g->record = NULL;
    g->rules = rules;
    g->keep_going = keep_going;
    g->count = g->error_count = g->read = 0;
    g->title = g->white = g->black = text_of(NULL);
    g->result = (struct game_result){GAME_OPEN, GAME_NOBODY, 0};
}

/* Plays a word, or tells in *to why it cannot be played. */
static void play_word(struct game *g, const struct notation_move *move, struct move *to)
{
    move_resolve(&g->board, move, to);
    if ((to->reason == MOVE_PLAYED || to->reason >= MOVE_NO_SUCH_TILE) &&
        rules_exceeded(g->rules, &g->board.extent, to->x, to->y))
        to->reason = MOVE_OFF_BOARD;
    if (to->reason == MOVE_PLAYED)
        to->reason = play_tile(g, to, g->read);
}

void game_play(struct game *g, const struct record_game *record)
{
    if (!g->record) {
        g->record = record;
        g->title = record->heading.title;
        g->white = record->heading.white;
        g->black = record->heading.black;
        if (!g->rules)
            g->rules = record->heading.rules ? record->heading.rules : rules_table;
    }
    for (; g->read < record->count && !is_stopped(g); g->read++) {
        struct move to = {.reason = MOVE_AFTER_END};

        if (!g->result.by && !(record->end && g->read >= record->end_after))
            play_word(g, &record->moves[g->read].move, &to);
        if (to.reason != MOVE_PLAYED)
            note_error(g, &to, g->read);
    }
}

enum record_standing game_standing(const struct game *g)
{
    return g->result.by ? RECORD_OVER : is_stopped(g) ? RECORD_BROKEN : RECORD_OPEN;
}

/* The player to move resigns, has run out of time, or claims the win (the other has resigned). */
void game_finish(struct game *g)
{
    static const enum game_by by[] = {
        [END_NONE] = GAME_OPEN,     [END_RESIGN] = GAME_BY_RESIGNATION,
        [END_TIME] = GAME_BY_TIME,  [END_CLAIM] = GAME_BY_CLAIM,
        [END_DRAW] = GAME_BY_AGREEMENT,
    };
    enum game_player mover = g->count % 2 ? GAME_BLACK : GAME_WHITE;
    enum game_player other = mover == GAME_WHITE ? GAME_BLACK : GAME_WHITE;
    enum end_marker end = g->record->end;

    if (g->result.by || !end || (g->error_count && g->errors[0].word < g->record->end_after))
        return;
    g->result.by = by[end];
    g->result.move = g->count;
    g->result.winner = end == END_DRAW ? GAME_NOBODY : end == END_CLAIM ? mover : other;
}

void game_free(struct game *g)
{
    board_free(&g->board);
    free(g->moves);
    free(g->errors);
    *g = (struct game){0};
}

const char *game_reason_name(enum move_status reason)
{
    static const char *const names[] = {
        [MOVE_PLAYED] = "played",
        [MOVE_SYNTAX] = "syntax",
        [MOVE_BAD_FIRST] = "bad-first",
        [MOVE_OCCUPIED] = "occupied",
        [MOVE_NO_NEIGHBOUR] = "no-neighbour",
        [MOVE_NO_SUCH_TILE] = "no-such-tile",
        [MOVE_AMBIGUOUS] = "ambiguous",
        [MOVE_THREE_PATHS] = "three-paths",
        [MOVE_OFF_BOARD] = "off-board",
        [MOVE_AFTER_END] = "after-end",
        [MOVE_TOO_LARGE] = "too-large",
    };

    return names[reason];
}

const char *game_by_name(enum game_by by)
{
    static const char *const names[] = {
        [GAME_OPEN] = "open",
        [GAME_BY_LOOP] = "loop",
        [GAME_BY_LINE] = "line",
        [GAME_BY_BOTH] = "loop+line",
        [GAME_BY_RESIGNATION] = "resignation",
        [GAME_BY_TIME] = "time",
        [GAME_BY_CLAIM] = "claim",
        [GAME_BY_AGREEMENT] = "agreement",
        [GAME_BY_FULL_BOARD] = "full board",
    };

    return names[by];
}

struct extent game_extent(const struct game *g, int moves)
{
    return moves ? g->moves[moves - 1].extent : (struct extent){0, 0, -1, -1};
}

const struct board_tile *game_tile(const struct game *g, int moves, int x, int y)
{
    const struct board_tile *t;

    game_row(g, moves, x, y, 1, &t);
    return t;
}

void game_row(const struct game *g, int moves, int x, int y, int width, const struct board_tile **row)
{
    board_row(&g->board, game_tiles_after(g, moves), x, y, width, row);
}

const struct record_move *game_told(const struct game *g, int n)
{
    return &g->record->moves[g->moves[n - 1].word];
}

int game_tiles_after(const struct game *g, int n)
{
    return n == g->count ? g->board.count : g->moves[n].tile;
}

size_t game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD])
{
    struct extent before = game_extent(g, n - 1);

    return move_spell(&g->board.tiles[g->moves[n - 1].tile], &before, notation, word);
}
