#include "archive/archive.h"

/* A tile that was turned or mirrored. */
struct place {
    int x, y;
    unsigned edges;
};

static int order_places(const void *one, const void *other)
{
    const struct place *a = one, *b = other;

    if (a->y != b->y)
        return a->y < b->y ? -1 : 1;
    return (a->x > b->x) - (a->x < b->x);
}

/* Exchanges two edges of a tile. */
static unsigned exchange_edges(unsigned edges, unsigned one, unsigned other)
{
    return (edges & ~(one | other)) | (edges & one ? other : 0) | (edges & other ? one : 0);
}

/* Turns or mirrors a tile: bit 1 of `how` mirrors columns, bit 2 rows, bit 4 exchanges columns and rows; bit 8
   exchanges the colours. */
static struct place move_tile(const struct board_tile *t, unsigned how)
{
    struct place p = {t->x, t->y, t->edges};

    if (how & 1) {
        p.x = -p.x;
        p.edges = exchange_edges(p.edges, BOARD_EAST, BOARD_WEST);
    }
    if (how & 2) {
        p.y = -p.y;
        p.edges = exchange_edges(p.edges, BOARD_NORTH, BOARD_SOUTH);
    }
    if (how & 4) {
        p = (struct place){p.y, p.x, exchange_edges(p.edges, BOARD_NORTH, BOARD_WEST)};
        p.edges = exchange_edges(p.edges, BOARD_EAST, BOARD_SOUTH);
    }
    p.edges ^= how & 8 ? BOARD_EDGES : 0U;
    return p;
}

/* Visits only the tiles: a layout may be nearly empty. */
static void write_code(const struct board_tile *tiles, int count, unsigned how, struct sink *to)
{
    struct place *places = memory_new((size_t)count, sizeof *places);
    int left = INT_MAX, x, y, i;

    for (i = 0; i < count; i++) {
        places[i] = move_tile(&tiles[i], how);
        left = places[i].x < left ? places[i].x : left;
    }
    qsort(places, (size_t)count, sizeof *places, order_places);
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

/* Writes tiles in their order, with their places. */
static void write_order(const struct board_tile *tiles, int count, unsigned how, struct sink *to)
{
    int i;

    for (i = 0; i < count; i++) {
        struct place p = move_tile(&tiles[i], how);

        sink_operand(to, p.x);
        sink_operand(to, p.y);
        sink_byte(to, board_letter(p.edges));
    }
}

/* Writes what comes first of what one of the functions above writes of tiles that are turned and mirrored. */
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
    int i;

    for (i = 0; i < g->count; i++)
        tiles[i] = g->board.tiles[g->moves[i].tile];
    sink_string(to, g->rules->name);
    write_first(write_order, tiles, g->count, 0, to);
    free(tiles);
}

int code_read(struct text code, struct board_tile **tiles)
{
    static const char letters[] = "???f?ec??db?a";
    int count = 0, x = 0, y = 0, number;

    *tiles = memory_new(code.length + 1, sizeof **tiles);
    while (code.length) {
        const char *letter = is_letter(code.at[0]) ? strchr(letters, code.at[0]) : NULL;

        number = text_cut_number(&code, BOARD_AREA);
        if (number >= 0 && x + number < BOARD_AREA) {
            x += number + 1;
            continue;
        }
        if (number < 0 && code.at[0] == ':') {
            x = 0;
            y++;
        } else if (number < 0 && letter) {
            (*tiles)[count++] = (struct board_tile){.x = x, .y = y, .edges = (unsigned char)(letter - letters)};
            x++;
        } else {
            count = 0;
            break;
        }
        code = text_skip(code, 1);
    }
    if (!count) {
        free(*tiles);
        *tiles = NULL;
    }
    return count;
}
