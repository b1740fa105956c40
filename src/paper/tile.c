#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"

#define GREY(N) {(N), (N), (N)}

const struct tile_theme tile_themes[] = {
    {   /* print */
        .body = GREY(820), .rim = GREY(550), .white = GREY(1000), .white_edge = GREY(0), .black = GREY(0),
        .black_edge = GREY(1000), .lit = GREY(960), .glow = GREY(400), .ink = GREY(0), .other_ink = GREY(350),
        .halo = GREY(1000), .dot = GREY(0), .dot_edge = GREY(1000), .ghost_edge = GREY(400), .ghost_white = GREY(1000),
        .ghost_black = GREY(550), .warning = GREY(0), .label = GREY(250), .black_width = 220,
    },
    {   /* classic */
        .body = {740, 120, 120}, .rim = {450, 30, 30}, .white = GREY(1000), .white_edge = {200, 0, 0},
        .black = GREY(50), .black_edge = {930, 550, 450}, .lit = {980, 720, 200}, .glow = {980, 850, 300},
        .ink = GREY(0), .other_ink = {500, 50, 50}, .halo = {1000, 930, 850}, .dot = {980, 800, 100},
        .dot_edge = GREY(0), .ghost_edge = GREY(400), .ghost_white = GREY(1000), .ghost_black = GREY(450),
        .warning = {100, 200, 900}, .label = GREY(250), .black_width = 220,
    },
    {   /* modern */
        .body = GREY(130), .rim = GREY(400), .white = GREY(1000), .white_edge = GREY(0), .black = {860, 100, 120},
        .black_edge = GREY(0), .lit = GREY(380), .glow = {980, 800, 200}, .ink = GREY(0), .other_ink = {700, 50, 50},
        .halo = GREY(1000), .dot = {980, 800, 100}, .dot_edge = GREY(0), .ghost_edge = GREY(600),
        .ghost_white = GREY(850), .ghost_black = {600, 200, 200}, .warning = {980, 800, 200}, .label = GREY(250),
        .black_width = 220,
    },
    {   /* line */
        .body = GREY(1000), .rim = GREY(600), .white = GREY(1000), .white_edge = GREY(0), .black = GREY(0),
        .black_edge = GREY(1000), .lit = GREY(880), .glow = GREY(0), .ink = GREY(0), .other_ink = GREY(450),
        .halo = GREY(1000), .dot = GREY(0), .dot_edge = GREY(1000), .ghost_edge = GREY(400), .ghost_white = GREY(1000),
        .ghost_black = GREY(550), .warning = GREY(0), .label = GREY(250), .black_width = 90,
    },
    {.black_width = 0},
};

/* The white edges of the tiles a to f. */
static const unsigned char kinds[TILE_KINDS] = {
    BOARD_SOUTH | BOARD_WEST, BOARD_EAST | BOARD_WEST,   BOARD_SOUTH | BOARD_EAST,
    BOARD_NORTH | BOARD_WEST, BOARD_NORTH | BOARD_SOUTH, BOARD_NORTH | BOARD_EAST,
};

const char tile_letters[] = "abcdefABCDEFKLMNOP";

const struct tile_disk tile_disks[2] = {{100, 150}, {270, 310}};

int tile_number(unsigned edges, enum game_player winner)
{
    return board_letter(edges) - 'a' + TILE_KINDS * (int)winner;
}

void tile_track(unsigned edges, int64_t over, struct ink *ink)
{
    enum { HALF = SHAPE_TILE / 2, HANDLE = 448 /* thousandths of HALF: a quarter of a circle around a corner */ };
    const struct shape_track *t = &shape_tracks[edges];
    int64_t x = t->begin.x - HALF, y = HALF - t->begin.y, u = t->end.x - HALF, v = HALF - t->end.y;
    int64_t far = HALF + over;

    ink_write(ink, 2, (int64_t[]){x * far / HALF, y * far / HALF}, "m");
    if (t->turn) {
        if (over)
            ink_write(ink, 2, (int64_t[]){x, y}, "l");
        ink_write(ink, 6,
                  (int64_t[]){x * HANDLE / 1000, y * HANDLE / 1000, u * HANDLE / 1000, v * HANDLE / 1000, u, v}, "c");
    }
    if (over || !t->turn)
        ink_write(ink, 2, (int64_t[]){u * far / HALF, v * far / HALF}, "l");
}

void tile_plate(struct ink_colour body, struct ink_colour rim, struct ink *ink)
{
    enum { RIM = 12 };

    ink_brush(ink, body);
    ink_rounded(ink, TILE_HALF, TILE_ROUNDING);
    sink_literal(ink->to, "f\n");
    ink_pen(ink, rim, RIM);
    ink_rounded(ink, TILE_HALF, TILE_ROUNDING);
    sink_literal(ink->to, "S\n");
}

/* A tile as its tracks: that above passes over the other where they cross. */
struct tracks {
    unsigned above, below; /* the edges of each */
    bool white;            /* the one above is white */
    int64_t gap;           /* of the other, from the middle of the tile to each side, if they cross */
};

enum { GLOW = 420 };

static struct tracks tracks_of(int number)
{
    unsigned white = kinds[number % TILE_KINDS], black = white ^ BOARD_EDGES;
    enum game_player winner = (enum game_player)(number / TILE_KINDS);
    struct tracks t = {.above = white, .below = black, .white = winner != GAME_BLACK};

    if (!t.white)
        t = (struct tracks){.above = black, .below = white};
    if (!shape_tracks[white].turn)
        t.gap = winner ? GLOW / 2 : (TILE_WHITE + 5 * TILE_EDGE) / 2;
    return t;
}

/* Writes both ends of a straight track, up to a gap around the middle of the tile. */
static void put_ends(unsigned edges, int64_t gap, int64_t over, struct ink *ink)
{
    enum { HALF = SHAPE_TILE / 2 };
    const struct shape_point ends[2] = {shape_tracks[edges].begin, shape_tracks[edges].end};
    int i;

    for (i = 0; i < 2; i++) {
        int64_t x = (ends[i].x - HALF) / HALF, y = (HALF - ends[i].y) / HALF;

        ink_write(ink, 2, (int64_t[]){x * (HALF + over), y * (HALF + over)}, "m");
        ink_write(ink, 2, (int64_t[]){x * gap, y * gap}, "l");
    }
}

/* Writes the outlines of both tracks of a tile, or what is inside these. */
static void put_tracks(const struct tile_theme *t, const struct tracks *tracks, bool outlines, struct ink *ink)
{
    int64_t over = outlines ? TILE_OUTLINE_OVER : TILE_OVER;
    int i;

    for (i = 0; i < 2; i++) {
        bool above = i == 1, white = above == tracks->white;
        int64_t width = white ? TILE_WHITE : t->black_width;

        if (outlines)
            ink_pen(ink, white ? t->white_edge : t->black_edge, width + 2 * TILE_EDGE);
        else
            ink_pen(ink, white ? t->white : t->black, width);
        if (above || !tracks->gap)
            tile_track(above ? tracks->above : tracks->below, over, ink);
        else
            put_ends(tracks->below, tracks->gap, over, ink);
        sink_literal(ink->to, "S\n");
    }
}

bool tile_has(int number, int layer)
{
    return layer > 0 || number >= TILE_KINDS;
}

void tile_write(const struct tile_theme *theme, int number, int layer, struct ink *ink)
{
    struct tracks tracks = tracks_of(number);
    bool won = number >= TILE_KINDS;

    if (layer == (won ? 0 : 1))
        tile_plate(won ? theme->lit : theme->body, theme->rim, ink);
    if (layer) {
        put_tracks(theme, &tracks, layer == 1, ink);
    } else if (won) {
        ink_pen(ink, theme->glow, GLOW);
        tile_track(tracks.above, TILE_OVER, ink);
        sink_literal(ink->to, "S\n");
    }
}

void tile_disk(const struct tile_theme *theme, bool numbered, struct ink *ink)
{
    ink_disk(ink, theme->dot_edge, tile_disks[numbered].outer);
    ink_disk(ink, theme->dot, tile_disks[numbered].inner);
}
