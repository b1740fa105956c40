#include "record/record.h"

enum game_by game_won_by(unsigned won, enum board_colour colour)
{
    static const enum game_by ways[] = {
        [BOARD_LOOP] = GAME_BY_LOOP, [BOARD_LINE] = GAME_BY_LINE, [BOARD_LOOP | BOARD_LINE] = GAME_BY_BOTH};

    return ways[won >> colour & (BOARD_LOOP | BOARD_LINE)];
}

struct game_result game_judge(const struct rules *rules, const struct board *b, enum board_colour mover, int move)
{
    struct game_result result = {GAME_OPEN, GAME_NOBODY, move};
    unsigned won = rules_count(rules, b->won);

    if (won) {
        enum board_colour winner = game_won_by(won, mover) ? mover : board_other(mover);

        result.by = game_won_by(won, winner);
        result.winner = winner == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
    } else if (rules->side && b->count == rules->side * rules->side) {
        result.by = GAME_BY_FULL_BOARD;
    }
    return result;
}

static enum move_status play_tile(struct game *g, const struct move *to)
{
    static const enum move_status reasons[] = {
        [BOARD_DONE] = MOVE_PLAYED, [BOARD_THREE] = MOVE_THREE_PATHS, [BOARD_TOO_LARGE] = MOVE_TOO_LARGE};
    int tile = g->board.count;
    enum board_verdict verdict = board_play(&g->board, to->x, to->y, to->edges, g->count + 1);

    if (verdict != BOARD_DONE)
        return reasons[verdict];
    *MEMORY_ADD(g->moves, g->count, g->move_capacity) = (struct game_move){tile, g->read, g->board.extent};
    if (g->board.won || g->rules->side) /* only a win or a limited board can end a game */
        g->result = game_judge(g->rules, &g->board, game_mover(g, g->count - 1), g->count);
    return MOVE_PLAYED;
}

static void add_error(struct game *g, const struct move *to)
{
    *MEMORY_ADD(g->errors, g->error_count, g->error_capacity) = (struct game_error){
        .reason = to->reason,
        .word = g->read,
        .number = g->count + 1,
        .placed = to->reason >= MOVE_OCCUPIED && to->reason <= MOVE_OFF_BOARD,
        .x = to->x,
        .y = to->y,
        .edges = to->edges,
        .bad_x = g->board.bad_x,
        .bad_y = g->board.bad_y,
        .bad_entering = g->board.bad_entering,
        .refused = to->reason == MOVE_THREE_PATHS ? g->board.refused : 0,
    };
}

bool game_is_stopped(const struct game *g)
{
    return g->error_count && (!g->keep_going || g->errors[g->error_count - 1].reason == MOVE_AFTER_END);
}

void game_begin(struct game *g, const struct rules *rules, bool keep_going)
{
    board_clear(&g->board);
    g->record = NULL;
    g->rules = rules;
    g->keep_going = keep_going;
    g->black_begins = false;
    g->count = g->error_count = g->read = 0;
    g->title = g->white = g->black = g->repair = text_of(NULL);
    g->result = (struct game_result){GAME_OPEN, GAME_NOBODY, 0};
}

void game_play(struct game *g, const struct record_game *record)
{
    if (!g->record) {
        g->record = record;
        g->title = record->heading.title;
        g->white = record->heading.white;
        g->black = record->heading.black;
        g->rules = g->rules ? g->rules : record->heading.rules ? record->heading.rules : rules_table;
    }
    for (; g->read < record->count && !game_is_stopped(g); g->read++) {
        struct move to = {.reason = MOVE_AFTER_END};

        if (!g->result.by && !(record->end.marker && g->read >= record->end_after)) {
            move_resolve(&g->board, g->rules, &record->moves[g->read].move, &to);
            if (to.reason == MOVE_PLAYED)
                to.reason = play_tile(g, &to);
        }
        if (to.reason != MOVE_PLAYED)
            add_error(g, &to);
    }
}

int game_line(const struct game *g)
{
    return g->record->count ? g->record->moves[0].place.line : 1;
}

enum board_colour game_mover(const struct game *g, int moves)
{
    return (moves + g->black_begins) % 2 ? BOARD_BLACK : BOARD_WHITE;
}

static enum game_player stated_winner(const struct record_game *record, int moves)
{
    bool white = moves % 2 == (record->end.marker != END_CLAIM); /* whether White wins if the record names no winner */

    if (record->end.winner || record->end.marker == END_DRAW)
        return record->end.winner;
    return white ? GAME_WHITE : GAME_BLACK;
}

bool game_contradicts(const struct record_game *record, const struct game_result *board)
{
    if (!record->end.marker || !board->by)
        return record->end.marker && record->end.by;
    return stated_winner(record, record->end_after) != board->winner ||
           (record->end.by && board->by <= GAME_BY_LINE && board->by != record->end.by);
}

struct game_result game_stated(const struct record_game *record, int moves)
{
    static const enum game_by by[] = {
        [END_RESIGN] = GAME_BY_RESIGNATION, [END_TIME] = GAME_BY_TIME, [END_CLAIM] = GAME_BY_CLAIM,
        [END_DRAW] = GAME_BY_AGREEMENT, [END_SCORE] = GAME_BY_CLAIM};

    return (struct game_result){by[record->end.marker],
                                record->end.marker ? stated_winner(record, moves) : GAME_NOBODY, moves};
}

bool game_next(struct record *r, struct game *g, const struct rules *rules, bool keep_going)
{
    game_begin(g, rules, keep_going);
    if (!record_next(r))
        return false;
    game_play(g, &r->game);
    /* the board's result, or an error before the end marker, overrides the end marker */
    if (!g->result.by && r->game.end.marker && !(g->error_count && g->errors[0].word < r->game.end_after))
        g->result = game_stated(&r->game, g->count);
    return true;
}

void game_free(struct game *g)
{
    board_free(&g->board);
    free(g->moves);
    free(g->errors);
    *g = (struct game){0};
}

struct extent game_extent(const struct game *g, int moves)
{
    return moves == g->count ? g->board.extent : moves ? g->moves[moves - 1].extent : (struct extent){0, 0, -1, -1};
}

const struct board_tile *game_tile(const struct game *g, int moves, int x, int y)
{
    return board_at_first(&g->board, game_tiles_after(g, moves), x, y);
}

struct extent game_extent_within(const struct game *g, int moves, const struct extent *e, bool wider)
{
    struct extent used = {0, 0, -1, -1};
    const struct board_tile *t = g->board.tiles, *past = t + game_tiles_after(g, moves);

    for (; t < past; t++)
        if (extent_holds(e, t->x, t->y))
            extent_take_in(&used, t->x, t->y);
    if (wider && extent_width(&used)) {
        used.left -= used.left > e->left;
        used.top -= used.top > e->top;
        used.right += used.right < e->right;
        used.bottom += used.bottom < e->bottom;
    }
    return used;
}

int game_refused(const struct game *g, const struct game_error *e, const struct board_tile **tiles)
{
    bool kept = e == &g->errors[g->error_count - 1] && e->number == g->count + 1 && e->refused;

    *tiles = kept ? &g->board.tiles[g->board.count + 1] : NULL;
    return kept ? e->refused - 1 : 0;
}

const struct record_move *game_record_move(const struct game *g, int n)
{
    return &g->record->moves[g->moves[n - 1].word];
}

int game_tiles_after(const struct game *g, int n)
{
    return n == g->count ? g->board.count : g->moves[n].tile;
}

struct text game_word(const struct game *g, int n, enum notation notation, char word[NOTATION_WORD])
{
    struct extent before = game_extent(g, n - 1);

    return move_spell(&g->board.tiles[g->moves[n - 1].tile], &before, notation, word);
}
