/* out_tables: totals of games by rules, result, error, length and player; the tree of openings. */

#include "render/render.h"

/* Indices of settings: both formats have `as`, only tree has `depth`. */
enum table_setting { AS, DEPTH };

static void put_members(const struct table_row *row, struct sink *to)
{
    static const char *const keys[TABLE_COUNTS] = {
        ",\"games\":", ",\"won\":", ",\"lost\":", ",\"drawn\":", ",\"open\":", ",\"moves\":"};

    for (int i = 0; i < TABLE_COUNTS; i++)
        SINK(to, keys[i], row->counts[i]);
    sink_string(to, "}\n");
}

/* Writes, in columns, all counts of a row except the number of moves. */
static void put_counts(const struct table_row *row, struct sink *to)
{
    enum { WIDTH = 7 };

    for (int i = 0; i < TABLE_MOVES; i++) {
        struct text number = TEXT(row->counts[i]);

        sink_repeat(to, ' ', number.length < WIDTH ? WIDTH - number.length : 1);
        sink_text(to, number);
    }
    sink_string(to, "  ");
}

/* totals: adds a game to the row of a subject and a value, such as `rules` and `trax8`. `player`: as in table_add. */
static void count(struct table *t, const struct game *g, const char *subject, struct text value,
                  enum game_player player)
{
    struct sink key = {0};

    SINK(&key, subject, (char)'\0', value);
    table_add(table_row(t, &key, true), g, player);
}

static void count_totals(const struct scene *s, struct sink *to)
{
    enum { BAND = 10 };
    const struct game *g = s->game;
    const struct heading *h = &g->record->heading;
    struct table *t = s->state;

    (void)to;
    if (!s->end_game)
        return;
    count(t, g, "all", text_of(NULL), GAME_WHITE);
    count(t, g, "rules", text_of(g->rules->name), GAME_WHITE);
    count(t, g, "result", text_of(game_by_table[g->result.by].name), GAME_WHITE);
    if (g->error_count)
        count(t, g, "error", text_of(move_reasons[g->errors[0].reason].name), GAME_WHITE);
    if (g->record->count)
        count(t, g, "moves", TEXT(g->count / BAND * BAND), GAME_WHITE);
    if (h->white.length)
        count(t, g, "player", h->white, GAME_WHITE);
    if (h->black.length)
        count(t, g, "player", h->black, GAME_BLACK);
}

struct total {
    const struct table_row *row;
    const char *subject;
    struct text value;
};

/* Orders rows by subject, then by games (most first), then by value; rows of `moves` by subject and value only. */
static int order_totals(const void *one, const void *other)
{
    static const char subjects[] = "all rules result error moves player";
    const struct total *a = one, *b = other;
    long x = a->row->counts[TABLE_GAMES], y = b->row->counts[TABLE_GAMES];
    int order = text_index(text_of(a->subject), subjects) - text_index(text_of(b->subject), subjects);
    int longer = (a->value.length > b->value.length) - (a->value.length < b->value.length);

    if (!order)
        order = strcmp(a->subject, "moves") == 0 ? longer : (x < y) - (x > y);
    order = order ? order : memcmp(a->value.at, b->value.at, longer < 0 ? a->value.length : b->value.length);
    return order ? order : longer;
}

static void put_total(const struct total *total, bool first, bool as_json, struct sink *to)
{
    bool player = strcmp(total->subject, "player") == 0;

    if (as_json) {
        json_member("{\"of\":", text_of(total->subject), to);
        json_member(",\"value\":", total->value, to);
        put_members(total->row, to);
        return;
    }
    if (first && (player || strcmp(total->subject, "all") == 0))
        sink_string(to, player ? "\n  games    won   lost  drawn   open\n" : "  games  White  Black  drawn   open\n");
    put_counts(total->row, to);
    SINK(to, total->subject, total->value.length ? " " : "");
    sink_shown(to, total->value);
    sink_byte(to, '\n');
}

static void end_totals(const struct render_settings *settings, void *state, struct sink *to)
{
    struct table *t = state;
    struct total *totals = memory_new((size_t)t->count, sizeof *totals);

    for (int i = 0; i < t->count; i++) {
        const char *key = t->keys.bytes + t->rows[i].key;
        size_t length = strlen(key) + 1;

        totals[i] = (struct total){&t->rows[i], key, {key + length, t->rows[i].length - length}};
    }
    qsort(totals, (size_t)t->count, sizeof *totals, order_totals);
    for (int i = 0; i < t->count; i++)
        put_total(&totals[i], !i || strcmp(totals[i].subject, totals[i - 1].subject) != 0, settings->values[AS], to);
    free(totals);
    table_free(t);
}

/* tree: returns the row of a position after `moves` moves. With `make`, makes a missing row; without, returns NULL. */
static struct table_row *position_row(struct table *t, const struct board_tile *tiles, int count, int moves, bool make)
{
    struct sink key = {0};

    SINK(&key, moves, " ");
    code_canonical(tiles, count, false, &key);
    return table_row(t, &key, make);
}

static void count_tree(const struct scene *s, struct sink *to)
{
    (void)to;
    for (int n = 1; s->end_game && n <= s->moves && n <= s->settings->values[DEPTH]; n++)
        table_add(position_row(s->state, s->game->board.tiles, game_tiles_after(s->game, n), n, true), s->game,
                  GAME_WHITE);
}

/* A move of the tree, and the row of the position after the move. */
struct branch {
    struct position_move move;
    struct table_row *row;
};

struct openings {
    struct table *table;
    struct position position;
    struct sink line; /* the moves so far */
    bool as_json;
    struct sink *to;
};

static int order_branches(const void *one, const void *other)
{
    const struct branch *a = one, *b = other;
    long x = a->row->counts[TABLE_GAMES], y = b->row->counts[TABLE_GAMES];

    return x == y ? (a->row->key > b->row->key) - (a->row->key < b->row->key) : x < y ? 1 : -1;
}

/* Finds the moves that lead from the position to unwritten rows, one move for each row. Returns the number of moves.
   Marks the rows as written, so that no other line of the tree writes them again. */
static int find_branches(struct openings *t, struct branch **branches)
{
    struct position *p = &t->position;
    int first = position_list(p), count = 0, i, k;
    struct position_turn turn;

    position_sort(p, first);
    *branches = memory_new((size_t)(p->listed - first), sizeof **branches);
    for (i = first; i < p->listed; i++) {
        struct branch *b = &(*branches)[count];

        b->move = p->list[i];
        if (!position_play(p, &b->move, position_mover(p), &turn))
            continue;
        b->row = position_row(t->table, p->board.tiles, p->board.count, p->moves, false);
        position_undo(p, &turn);
        for (k = 0; b->row && k < count; k++)
            if ((*branches)[k].row == b->row)
                b->row = NULL;
        count += b->row && !b->row->told;
    }
    p->listed = first;
    qsort(*branches, (size_t)count, sizeof **branches, order_branches);
    for (i = 0; i < count; i++)
        (*branches)[i].row->told = true;
    return count;
}

static void put_branches(struct openings *t);

static void put_branch(struct openings *t, const struct branch *b)
{
    struct position *p = &t->position;
    struct text key = {t->table->keys.bytes + b->row->key, b->row->length};
    struct text spelt = position_word(p, &b->move, NOTATION_MODERN, NOTATION_SPACE);
    size_t used = t->line.used;
    struct position_turn turn;
    int depth = p->moves;

    sink_word(&t->line, spelt);
    text_cut(&key, " ");
    if (t->as_json) {
        SINK(t->to, "{\"after\":", depth + 1);
        json_member(",\"code\":", key, t->to);
        json_member(",\"line\":", sink_contents(&t->line), t->to);
        put_members(b->row, t->to);
    } else {
        put_counts(b->row, t->to);
        sink_repeat(t->to, ' ', 2 * (size_t)depth);
        SINK(t->to, spelt, "\n");
    }
    position_play(p, &b->move, position_mover(p), &turn);
    if (!turn.result.by)
        put_branches(t);
    position_undo(p, &turn);
    t->line.used = used;
}

static void put_branches(struct openings *t)
{
    struct branch *branches;
    int count = find_branches(t, &branches), i;

    for (i = 0; i < count; i++)
        put_branch(t, &branches[i]);
    free(branches);
}

/* Writes the tree. Plays by rules in which only loops win, so that no game ends early by a line or a full board. */
static void end_tree(const struct render_settings *settings, void *state, struct sink *to)
{
    struct openings t = {.table = state, .as_json = settings->values[AS], .to = to};
    struct game g = {0};

    game_begin(&g, rules_like(0, BOARD_LOOP), false);
    position_set(&t.position, &g, 0);
    if (!t.as_json)
        sink_string(to, "  games  White  Black  drawn   open\n");
    put_branches(&t);
    sink_free(&t.line);
    position_free(&t.position);
    game_free(&g);
    table_free(t.table);
}

static const struct setting settings[] = {
    [AS] = {.name = "as", .kind = SETTING_CHOICE, .words = "text json"},
    [DEPTH] = {.name = "depth", .kind = SETTING_NUMBER, .min = 1, .max = 40, .initial = 4},
    {.name = NULL}};
static const struct setting totals_settings[] = {
    [AS] = {.name = "as", .kind = SETTING_CHOICE, .words = "text json"}, {.name = NULL}};

const struct backend out_totals = {
    .name = "totals", .settings = totals_settings, .state_size = sizeof(struct table), .draw = count_totals,
    .end = end_totals};
const struct backend out_tree = {
    .name = "tree", .settings = settings, .state_size = sizeof(struct table), .draw = count_tree, .end = end_tree};
