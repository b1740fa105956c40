#include "base.h"
#include "text.h"
#include "board.h"
#include "notation.h"
#include "scan.h"
#include "heading.h"
#include "place.h"
#include "record.h"
#include "game.h"

#include <stdlib.h>

enum { TILE_E = 5, TILE_B = 10, TILE_A = 12, TILE_D = 9, TILE_C = 6, TILE_F = 3 };

/* What a move means on the board as it lies. */
struct meaning {
    enum game_reason reason;
    int x, y;
    unsigned edges;
};

/* Of two tiles those that fit: the one, or 0 and whether it was none or both. */
static unsigned choose(unsigned one, unsigned other, unsigned entering, enum game_reason *reason)
{
    bool fits = board_fits(one, entering), other_fits = board_fits(other, entering);

    *reason = fits && other_fits ? GAME_AMBIGUOUS
              : fits || other_fits ? GAME_PLAYED
                                   : GAME_NO_SUCH_TILE;
    return fits == other_fits ? 0 : fits ? one : other;
}

static unsigned choose_shape(char shape, unsigned entering, enum game_reason *reason)
{
    switch (shape) {
    case '/': return choose(TILE_D, TILE_C, entering, reason);
    case '\\': return choose(TILE_A, TILE_F, entering, reason);
    default: return choose(TILE_E, TILE_B, entering, reason);
    }
}

static const unsigned curves[] = {TILE_A, TILE_D, TILE_C, TILE_F};

/* The only curve that fits. */
static unsigned choose_curve(unsigned entering, enum game_reason *reason)
{
    unsigned found = 0;
    size_t i;

    *reason = GAME_NO_SUCH_TILE;
    for (i = 0; i < 4; i++)
        if (board_fits(curves[i], entering)) {
            *reason = found ? GAME_AMBIGUOUS : GAME_PLAYED;
            found = curves[i];
        }
    return found;
}

static unsigned edge_of(char letter)
{
    return letter == 'U' ? BOARD_NORTH : letter == 'R' ? BOARD_EAST : letter == 'D' ? BOARD_SOUTH
                                                                                    : BOARD_WEST;
}

/* Whether a tile leads one of the tracks that enter its space out over this edge. */
static bool leads(unsigned edges, unsigned known, unsigned edge)
{
    unsigned track = edges & edge ? edges : BOARD_EDGES ^ edges;

    return (track ^ edge) & known;
}

/* The curve that turns the track which is extended that way. Across the mouth of a cave, where C would
   be ambiguous, it is the white track that the letter speaks of. */
static unsigned choose_turn(char letter, unsigned entering, enum game_reason *reason)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4, known = white | black;
    bool cave = white && black && choose_curve(entering, reason) && *reason == GAME_AMBIGUOUS;
    unsigned found = 0;
    size_t i;

    for (i = 0; i < 4; i++)
        if (board_fits(curves[i], entering) &&
            leads(curves[i], cave ? white : known, edge_of(letter)))
            found = curves[i];
    *reason = found ? GAME_PLAYED : GAME_NO_SUCH_TILE;
    return found;
}

static unsigned choose_tile(char shape, unsigned entering, enum game_reason *reason)
{
    switch (shape) {
    case '+':
    case '/':
    case '\\':
    case 'S': return choose_shape(shape, entering, reason);
    case 'C': return choose_curve(entering, reason);
    default: return choose_turn(shape, entering, reason);
    }
}

/* Where a move lies, in steps from the first tile. A classic word names where the tile lies after the
   move; on an occupied space it means the one outside, left of column A or else above row 1. */
static void place(const struct game *g, const struct notation_move *m, struct meaning *to)
{
    to->x = g->board.extent.left + m->column - 1;
    to->y = g->board.extent.top + m->row - 1;
    if (m->style == NOTATION_CLASSIC &&
        board_entering(&g->board, to->x, to->y) == BOARD_TAKEN) {
        if (m->column == 1 && !m->row_first)
            to->x--;
        else if (m->row == 1)
            to->y--;
    }
}

static struct meaning first_meaning(const struct notation_move *m)
{
    struct meaning to = {GAME_PLAYED, 0, 0, TILE_E};

    if (m->style == NOTATION_NONE)
        to.reason = GAME_SYNTAX;
    else if (!notation_is_first(m))
        to.reason = GAME_BAD_FIRST;
    else if (m->shape == '/' || m->shape == 'C')
        to.edges = TILE_D;
    return to;
}

/* Whether a layout that takes in x, y is too wide or high for trax8. */
static bool is_off(const struct game *g, int x, int y)
{
    const struct board_extent *e = &g->board.extent;

    return g->rules == RULES_TRAX8 && (x - e->left >= GAME_SIDE || e->right - x >= GAME_SIDE ||
                                       y - e->top >= GAME_SIDE || e->bottom - y >= GAME_SIDE);
}

static struct meaning meaning_of(const struct game *g, const struct notation_move *m)
{
    struct meaning to = {0};
    unsigned entering;

    if (!g->count)
        return first_meaning(m);
    place(g, m, &to);
    entering = board_entering(&g->board, to.x, to.y);
    if (m->style == NOTATION_NONE)
        to.reason = GAME_SYNTAX;
    else if (entering == BOARD_TAKEN)
        to.reason = GAME_OCCUPIED;
    else if (!entering)
        to.reason = GAME_NO_NEIGHBOUR;
    else if (is_off(g, to.x, to.y))
        to.reason = GAME_OFF_BOARD;
    else
        to.edges = choose_tile(m->shape, entering, &to.reason);
    return to;
}

/* The result of a turn that has won something: if both colours did, the mover wins. */
static struct game_result judge(const struct game *g, unsigned won, int move)
{
    enum board_colour mover = move % 2 ? BOARD_WHITE : BOARD_BLACK, winner = mover;
    struct game_result result = {GAME_OPEN, GAME_NOBODY, move};
    bool loop, line;

    if (!won && !(g->rules == RULES_TRAX8 && g->board.count == GAME_SIDE * GAME_SIDE))
        return result;
    if (g->rules == RULES_LOOP)
        won &= BOARD_LOOP << BOARD_WHITE | BOARD_LOOP << BOARD_BLACK;
    if (!(won & (BOARD_LOOP | BOARD_LINE) << winner))
        winner = mover == BOARD_WHITE ? BOARD_BLACK : BOARD_WHITE;
    loop = won & (unsigned)BOARD_LOOP << winner;
    line = won & (unsigned)BOARD_LINE << winner;
    if (loop || line) {
        result.by = loop && line ? GAME_BY_BOTH : loop ? GAME_BY_LOOP : GAME_BY_LINE;
        result.winner = winner == BOARD_WHITE ? GAME_WHITE : GAME_BLACK;
    } else if (g->rules == RULES_TRAX8 && g->board.count == GAME_SIDE * GAME_SIDE) {
        result.by = GAME_BY_FULL_BOARD;
    }
    return result;
}

static enum game_reason play_tile(struct game *g, const struct meaning *to, int word)
{
    static const enum game_reason reasons[] = {
        [BOARD_DONE] = GAME_PLAYED, [BOARD_THREE] = GAME_THREE_PATHS, [BOARD_FULL] = GAME_TOO_LARGE};
    int tile = g->board.count;
    enum board_verdict verdict = board_play(&g->board, to->x, to->y, to->edges, g->count + 1);

    if (verdict != BOARD_DONE)
        return reasons[verdict];
    g->moves = base_grow(g->moves, &g->move_room, (size_t)g->count + 1, sizeof *g->moves);
    g->moves[g->count++] = (struct game_move){tile, word, g->board.extent};
    g->result = judge(g, g->board.won, g->count);
    return GAME_PLAYED;
}

static void note_error(struct game *g, const struct meaning *to, int word)
{
    struct game_error *e;

    g->errors = base_grow(g->errors, &g->error_room, (size_t)g->error_count + 1, sizeof *g->errors);
    e = &g->errors[g->error_count++];
    *e = (struct game_error){.reason = to->reason, .word = word, .number = g->count + 1};
    e->placed = to->reason >= GAME_OCCUPIED && to->reason <= GAME_OFF_BOARD;
    e->x = to->x;
    e->y = to->y;
    e->edges = to->edges;
    e->bad_x = g->board.bad_x;
    e->bad_y = g->board.bad_y;
}

static bool is_stopped(const struct game *g)
{
    return g->error_count &&
           (!g->keep_going || g->errors[g->error_count - 1].reason == GAME_AFTER_END);
}

void game_begin(struct game *g, enum rules rules, bool keep_going)
{
    board_clear(&g->board);
    g->record = NULL;
    g->rules = rules;
    g->keep_going = keep_going;
    g->count = g->error_count = g->read = 0;
    g->title = g->white = g->black = text_of(NULL);
    g->result = (struct game_result){GAME_OPEN, GAME_NOBODY, 0};
}

void game_play(struct game *g, const struct record_game *record)
{
    if (!g->record) {
        g->record = record;
        g->title = record->heading.title;
        g->white = record->heading.white;
        g->black = record->heading.black;
        if (g->rules == RULES_UNTOLD)
            g->rules = record->heading.rules ? record->heading.rules : RULES_TRAX;
    }
    for (; g->read < record->count && !is_stopped(g); g->read++) {
        struct meaning to = {.reason = GAME_AFTER_END};

        if (!g->result.by && !(record->end && g->read >= record->end_after))
            to = meaning_of(g, &record->moves[g->read].move);
        if (to.reason == GAME_PLAYED)
            to.reason = play_tile(g, &to, g->read);
        if (to.reason != GAME_PLAYED)
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
        [MARK_NONE] = GAME_OPEN,     [MARK_RESIGN] = GAME_BY_RESIGNATION,
        [MARK_TIME] = GAME_BY_TIME,  [MARK_CLAIM] = GAME_BY_CLAIM,
        [MARK_DRAW] = GAME_BY_AGREEMENT,
    };
    enum game_player mover = g->count % 2 ? GAME_BLACK : GAME_WHITE;
    enum game_player other = mover == GAME_WHITE ? GAME_BLACK : GAME_WHITE;
    enum scan_mark end = g->record->end;

    if (g->result.by || g->error_count || !end)
        return;
    g->result.by = by[end];
    g->result.move = g->count;
    g->result.winner = end == MARK_DRAW ? GAME_NOBODY : end == MARK_CLAIM ? mover : other;
}

void game_free(struct game *g)
{
    board_free(&g->board);
    free(g->moves);
    free(g->errors);
    *g = (struct game){0};
}

const char *game_reason_name(enum game_reason reason)
{
    static const char *const names[] = {
        [GAME_PLAYED] = "played",
        [GAME_SYNTAX] = "syntax",
        [GAME_BAD_FIRST] = "bad-first",
        [GAME_OCCUPIED] = "occupied",
        [GAME_NO_NEIGHBOUR] = "no-neighbour",
        [GAME_NO_SUCH_TILE] = "no-such-tile",
        [GAME_AMBIGUOUS] = "ambiguous",
        [GAME_THREE_PATHS] = "three-paths",
        [GAME_OFF_BOARD] = "off-board",
        [GAME_AFTER_END] = "after-end",
        [GAME_TOO_LARGE] = "too-large",
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

struct board_extent game_extent(const struct game *g, int moves)
{
    return moves ? g->moves[moves - 1].extent : (struct board_extent){0, 0, -1, -1};
}

const struct board_tile *game_tile(const struct game *g, int moves, int x, int y)
{
    const struct board_tile *t = board_at(&g->board, x, y);

    return t && t->number <= moves && t->number >= -moves ? t : NULL;
}

int game_tiles_after(const struct game *g, int n)
{
    return n == g->count ? g->board.count : g->moves[n].tile;
}

/* The classic letter of a tile. Written strictly: C whenever it is unambiguous against two edges. */
static char classic_letter(const struct board_tile *t)
{
    static const char towards[] = {[BOARD_NORTH] = 'U', [BOARD_EAST] = 'R', [BOARD_SOUTH] = 'D',
                                   [BOARD_WEST] = 'L'};
    unsigned white = t->entering & BOARD_EDGES, black = (unsigned)t->entering >> 4;
    enum game_reason reason;

    if (t->edges == TILE_E || t->edges == TILE_B)
        return 'S';
    if (!t->entering || (choose_curve(t->entering, &reason) && reason == GAME_PLAYED))
        return 'C';
    return towards[white ? t->edges ^ white : (BOARD_EDGES ^ t->edges) ^ black];
}

size_t game_word(const struct game *g, int n, enum notation_style style, char word[NOTATION_WORD])
{
    const struct board_tile *t = &g->board.tiles[g->moves[n - 1].tile];
    struct board_extent before = game_extent(g, n - 1);
    struct notation_move m = {.style = (unsigned char)style};

    m.column = t->x - before.left + 1;
    m.row = t->y - before.top + 1;
    if (style == NOTATION_CLASSIC) {
        m.shape = classic_letter(t);
        m.row_first = m.row == 0 && m.column == 1;
        m.column += m.column == 0;
        m.row += m.row == 0;
    } else {
        m.shape = t->edges == TILE_E || t->edges == TILE_B   ? '+'
                  : t->edges == TILE_D || t->edges == TILE_C ? '/'
                                                             : '\\';
        if (n == 1)
            m.column = m.row = 0;
    }
    return notation_write(&m, word);
}
