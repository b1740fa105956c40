#include "archive/archive.h"

static int order_tiles(const void *one, const void *other)
{
    const struct board_tile *a = one, *b = other;
    int rows = (a->y > b->y) - (a->y < b->y);

    return rows ? rows : (a->x > b->x) - (a->x < b->x);
}

static unsigned char exchange_edges(unsigned edges, unsigned one, unsigned other)
{
    return (unsigned char)((edges & ~(one | other)) | (edges & one ? other : 0) | (edges & other ? one : 0));
}

/* Turns or mirrors a tile. Bits of `how`: 1 swaps left and right, 2 top and bottom, 4 columns and rows, 8 colours. */
static struct board_tile move_tile(struct board_tile p, unsigned how)
{
    if (how & 1) {
        p.x = -p.x;
        p.edges = exchange_edges(p.edges, BOARD_EAST, BOARD_WEST);
    }
    if (how & 2) {
        p.y = -p.y;
        p.edges = exchange_edges(p.edges, BOARD_NORTH, BOARD_SOUTH);
    }
    if (how & 4) {
        p = (struct board_tile){.x = p.y, .y = p.x, .edges = exchange_edges(p.edges, BOARD_NORTH, BOARD_WEST)};
        p.edges = exchange_edges(p.edges, BOARD_EAST, BOARD_SOUTH);
    }
    p.edges ^= how & 8 ? BOARD_EDGES : 0;
    return p;
}

/* Writes the code of tiles, turned or mirrored. Visits only the tiles, since most spaces may be empty. */
static void write_code(const struct board_tile *tiles, int count, unsigned how, struct sink *to)
{
    struct board_tile *places = memory_new((size_t)count, sizeof *places);
    int left = INT_MAX, x, y, i;

    for (i = 0; i < count; i++) {
        places[i] = move_tile(tiles[i], how);
        left = places[i].x < left ? places[i].x : left;
    }
    qsort(places, (size_t)count, sizeof *places, order_tiles);
    for (i = 0, x = left, y = count ? places[0].y : 0; i < count; i++) {
        for (; y < places[i].y; y++, x = left)
            sink_byte(to, ':');
        if (places[i].x > x)
            sink_number(to, places[i].x - x - 1);
        sink_byte(to, board_letter(places[i].edges));
        x = places[i].x + 1;
    }
    free(places);
}

void code_write(const struct board_tile *tiles, int count, struct sink *to)
{
    write_code(tiles, count, 0, to);
}

/* Writes tiles, turned or mirrored, in the order of the array, each with its place. */
static void write_order(const struct board_tile *tiles, int count, unsigned how, struct sink *to)
{
    for (int i = 0; i < count; i++) {
        struct board_tile p = move_tile(tiles[i], how);

        SINK(to, p.x, " ", p.y, " ", board_letter(p.edges));
    }
}

/* Calls `write` for the eight ways to turn and mirror tiles. Writes the result that comes first in byte order. */
static void write_first(void (*write)(const struct board_tile *, int, unsigned, struct sink *),
                        const struct board_tile *tiles, int count, unsigned how, struct sink *to)
{
    struct sink written[2] = {{0}};
    unsigned turn, first = 0;

    for (turn = 0; turn < 8; turn++) {
        struct sink *one = &written[!first];

        one->used = 0;
        write(tiles, count, how + turn, one);
        sink_byte(one, '\0');
        if (!turn || strcmp(one->bytes, written[first].bytes) < 0)
            first = !first;
    }
    sink_string(to, written[first].bytes);
    sink_free(&written[0]);
    sink_free(&written[1]);
}

void code_canonical(const struct board_tile *tiles, int count, bool exchange, struct sink *to)
{
    write_first(write_code, tiles, count, exchange ? 8 : 0, to);
}

void code_game(const struct game *g, struct sink *to)
{
    struct board_tile *tiles = memory_new((size_t)g->count, sizeof *tiles);

    for (int i = 0; i < g->count; i++)
        tiles[i] = g->board.tiles[g->moves[i].tile];
    sink_string(to, g->rules->name);
    write_first(write_order, tiles, g->count, 0, to);
    free(tiles);
}

void code_position(const struct game *g, struct sink *to)
{
    code_write(g->board.tiles, g->board.count, to);
    sink_string(to, game_mover(g, 0) == BOARD_WHITE ? " white" : " black");
}

/* A code that is being read, and its tiles, row by row. The `number` of a tile is the offset of its letter. */
struct code_source {
    struct text text;
    struct board_tile *tiles;
    int count;
    struct extent extent;
    struct message_fault *fault;
};

static bool fail_code(struct code_source *c, int at, enum message why)
{
    message_fail(c->fault, MESSAGE_NOT_A_POSITION, c->text, TEXT(at + 1));
    c->fault->advice = why;
    return false;
}

/* Returns where the code shows that a space is empty: at the number that counts the space, or at the row's end. */
static int place_of_space(const struct code_source *c, int x, int y)
{
    struct text rest = c->text;

    while (y--)
        text_cut(&rest, ":");
    while (rest.length && rest.at[0] != ':' && !is_blank(rest.at[0])) {
        struct text here = rest;
        int number = text_cut_number(&rest, BOARD_AREA);

        x -= number < 0 ? 1 : number + 1;
        if (x < 0)
            return (int)(here.at - c->text.at);
        rest = number < 0 ? text_skip(rest, 1) : rest;
    }
    return (int)(rest.at - c->text.at);
}

static bool read_tiles(struct code_source *c)
{
    static const char letters[] = BOARD_LETTERS;
    struct text rest = c->text;
    int x = 0, y = 0, number;

    c->tiles = memory_new(rest.length, sizeof *c->tiles);
    while (rest.length && !is_blank(rest.at[0])) {
        const char *letter = is_letter(rest.at[0]) ? strchr(letters, rest.at[0]) : NULL;
        int at = (int)(rest.at - c->text.at);

        number = text_cut_number(&rest, BOARD_AREA);
        if (number >= 0 && x + number < BOARD_AREA) {
            x += number + 1;
            continue;
        }
        if (number < 0 && rest.at[0] == ':') {
            x = 0;
            y++;
        } else if (number < 0 && letter) {
            extent_take_in(&c->extent, x, y);
            c->tiles[c->count++] = (struct board_tile){x++, y, at, (unsigned char)(letter - letters), 0};
        } else {
            return fail_code(c, at, MESSAGE_CODE_SIGN);
        }
        rest = text_skip(rest, 1);
    }
    return c->count || fail_code(c, 0, MESSAGE_CODE_SIGN);
}

static struct board_tile *coded_tile(const struct code_source *c, int x, int y)
{
    return bsearch(&(struct board_tile){.x = x, .y = y}, c->tiles, (size_t)c->count, sizeof *c->tiles, order_tiles);
}

/* Returns the tracks that enter a space, in the form of board_entering. */
static unsigned entering(const struct code_source *c, int x, int y)
{
    unsigned all = 0, side;

    for (side = 0; side < 4; side++) {
        const struct board_tile *t = coded_tile(c, x + board_step_x[side], y + board_step_y[side]);

        if (t)
            all |= t->edges >> (side ^ 2) & 1 ? 1U << side : 16U << side;
    }
    return all;
}

static bool has_two(unsigned bits)
{
    return bits & (bits - 1);
}

/* Whether a tile lies within rules->side and fits the tiles above and to the left, and no forced tile is missing beside
   this tile. */
static bool check_tile(struct code_source *c, const struct board_tile *t, const struct rules *rules)
{
    const unsigned before = (BOARD_NORTH | BOARD_WEST) * 17U; /* both colours, from above and from the left */

    if (rules->side && (t->x - c->extent.left >= rules->side || t->y - c->extent.top >= rules->side))
        return fail_code(c, t->number, MESSAGE_CODE_SIZE);
    if (!board_fits(t->edges, entering(c, t->x, t->y) & before))
        return fail_code(c, t->number, MESSAGE_CODE_MISFIT);
    for (unsigned side = 0; side < 4; side++) {
        int x = t->x + board_step_x[side], y = t->y + board_step_y[side];
        unsigned tracks = coded_tile(c, x, y) ? 0 : entering(c, x, y);

        if (has_two(tracks & BOARD_EDGES) || has_two(tracks >> 4))
            return fail_code(c, place_of_space(c, x, y), MESSAGE_CODE_FORCED);
    }
    return true;
}

/* Plays the tiles, each beside an earlier tile. check_tile has made sure that no forced tile is missing. */
static bool play_tiles(struct code_source *c, struct board *b)
{
    int *order = memory_new((size_t)c->count, sizeof *order);
    struct board_tile *t;
    const int x = c->tiles[0].x, y = c->tiles[0].y;
    int first = 0, last = 0;
    bool good = true;

    order[last++] = 0;
    for (c->tiles->entering = BOARD_TAKEN; good && first < last; first++) {
        const struct board_tile *here = &c->tiles[order[first]];

        if (board_entering(b, here->x - x, here->y - y) != BOARD_TAKEN &&
            board_play(b, here->x - x, here->y - y, here->edges, 0) != BOARD_DONE)
            good = fail_code(c, here->number, MESSAGE_TOO_LARGE);
        for (unsigned side = 0; side < 4; side++) {
            t = coded_tile(c, here->x + board_step_x[side], here->y + board_step_y[side]);
            if (!t || t->entering == BOARD_TAKEN)
                continue;
            t->entering = BOARD_TAKEN;
            order[last++] = (int)(t - c->tiles);
        }
    }
    for (t = c->tiles; good && last < c->count && t->entering == BOARD_TAKEN; t++)
        ;
    free(order);
    return good && (last == c->count || fail_code(c, t->number, MESSAGE_CODE_APART));
}

static bool read_turn(struct code_source *c, struct game *g)
{
    struct text rest = c->text, turn;

    text_cut(&rest, " ");
    turn = rest.at ? text_trim(rest) : text_of("white");
    g->black_begins = text_is_nocase(turn, "black");
    return g->black_begins || text_is_nocase(turn, "white") ||
           fail_code(c, (int)(turn.at - c->text.at), MESSAGE_CODE_TURN);
}

bool code_begin(struct game *g, struct text code, const struct rules *rules, struct message_fault *fault)
{
    static const struct record_game no_record = {.count = 0};
    struct code_source c = {.text = text_trim(code), .extent = {0, 0, -1, -1}, .fault = fault};
    bool good;

    game_begin(g, rules ? rules : rules_table, false);
    g->record = &no_record;
    good = read_tiles(&c) && read_turn(&c, g);
    for (int i = 0; good && i < c.count; i++)
        good = check_tile(&c, &c.tiles[i], g->rules);
    good = good && play_tiles(&c, &g->board);
    free(c.tiles);
    g->board.won = good ? path_wins(g) : 0; /* board_play has set `won` for the last turn only */
    g->result = game_judge(g->rules, &g->board, g->black_begins ? BOARD_WHITE : BOARD_BLACK, 0);
    return good;
}
