#include "paper/inks.h"

#define GREY(N) {(N), (N), (N)}

/* Colours that a theme does not set are black. */
const struct tile_theme tile_themes[] = {
    {   /* print */
        .body = GREY(820), .rim = GREY(550), .white = GREY(1000), .black_edge = GREY(1000), .lit = GREY(960),
        .glow = GREY(400), .other_ink = GREY(350), .halo = GREY(1000), .dot_edge = GREY(1000), .ghost_edge = GREY(400),
        .ghost_white = GREY(1000), .ghost_black = GREY(550), .label = GREY(250), .black_width = 220,
    },
    {   /* classic */
        .body = {870, 210, 170}, .rim = {560, 60, 50}, .white = GREY(1000), .white_edge = {200, 0, 0},
        .black_edge = {1000, 760, 680}, .lit = {980, 720, 200}, .glow = {980, 850, 300},
        .other_ink = {500, 50, 50}, .halo = {1000, 930, 850}, .dot = {980, 800, 100}, .ghost_edge = GREY(400),
        .ghost_white = GREY(1000), .ghost_black = GREY(450), .warning = {100, 200, 900}, .label = GREY(250),
        .black_width = 220,
    },
    {   /* modern */
        .body = GREY(130), .rim = GREY(400), .white = GREY(1000), .black = {960, 220, 200}, .lit = GREY(380),
        .glow = {980, 800, 200}, .other_ink = {700, 50, 50}, .halo = GREY(1000), .dot = {980, 800, 100},
        .ghost_edge = GREY(600), .ghost_white = GREY(850), .ghost_black = {600, 200, 200}, .warning = {980, 800, 200},
        .label = GREY(250), .black_width = 220,
    },
    {   /* line */
        .body = GREY(1000), .rim = GREY(600), .white = GREY(1000), .black_edge = GREY(1000), .lit = GREY(880),
        .other_ink = GREY(450), .halo = GREY(1000), .dot_edge = GREY(1000), .ghost_edge = GREY(400),
        .ghost_white = GREY(1000), .ghost_black = GREY(550), .label = GREY(250), .black_width = 90,
    },
    {   /* dark */
        .body = GREY(330), .rim = GREY(200), .white = GREY(960), .black_edge = GREY(660), .lit = {200, 330, 480},
        .glow = {980, 800, 200}, .other_ink = {500, 50, 50}, .halo = GREY(960), .dot = {980, 800, 100},
        .ghost_edge = GREY(600), .ghost_white = GREY(850), .ghost_black = GREY(450), .warning = {980, 800, 200},
        .label = GREY(700), .black_width = 220, .text = GREY(880), .ground = GREY(100),
    },
};

/* The white edges of the tiles a to f. */
static const unsigned char kinds[TILE_KINDS] = {
    BOARD_SOUTH | BOARD_WEST, BOARD_EAST | BOARD_WEST,   BOARD_SOUTH | BOARD_EAST,
    BOARD_NORTH | BOARD_WEST, BOARD_NORTH | BOARD_SOUTH, BOARD_NORTH | BOARD_EAST,
};

void tile_track(unsigned edges, int64_t over, struct ink_colour c, int64_t width, struct sink *to)
{
    enum { HALF = SHAPE_TILE / 2, HANDLE = 448 /* a control point's distance from the middle, in 1/1000 of HALF */ };
    const struct shape_track *t = &shape_tracks[edges];
    int64_t x = t->begin.x - HALF, y = HALF - t->begin.y, u = t->end.x - HALF, v = HALF - t->end.y;
    int64_t far = HALF + over;

    ink_pen(to, c, width);
    SINK_FILL(to, "@ @ m\n", x * far / HALF, y * far / HALF);
    if (t->turn)
        SINK_FILL(to, "@ @ l\n@ @ @ @ @ @ c\n", x, y, x * HANDLE / 1000, y * HANDLE / 1000, u * HANDLE / 1000,
                  v * HANDLE / 1000, u, v);
    SINK_FILL(to, "@ @ l\nS\n", u * far / HALF, v * far / HALF);
}

/* The two tracks of a tile. If the tracks cross, the lower track has a gap in the middle of the tile. */
struct tracks {
    unsigned above, below; /* the edges of each track */
    bool white;            /* the upper track is white */
    int64_t gap;           /* half the length of the gap; 0: the tracks do not cross */
};

enum { GLOW = 420, RIM = 12 };

static struct tracks tracks_of(int number)
{
    unsigned white = kinds[number % TILE_KINDS], black = white ^ BOARD_EDGES;
    enum game_player winner = (enum game_player)(number / TILE_KINDS);
    bool on_top = winner != GAME_BLACK;
    struct tracks t = {.above = on_top ? white : black, .below = on_top ? black : white, .white = on_top};

    if (!shape_tracks[white].turn)
        t.gap = winner ? GLOW / 2 : (TILE_WHITE + 5 * TILE_EDGE) / 2;
    return t;
}

/* Writes a straight track as tile_track does, but with a gap of 2 * `gap` in the middle of the tile. */
static void put_ends(unsigned edges, int64_t gap, int64_t over, struct ink_colour c, int64_t width, struct sink *to)
{
    enum { HALF = SHAPE_TILE / 2 };
    const struct shape_point ends[2] = {shape_tracks[edges].begin, shape_tracks[edges].end};

    ink_pen(to, c, width);
    for (int i = 0; i < 2; i++) {
        int64_t x = (ends[i].x - HALF) / HALF, y = (HALF - ends[i].y) / HALF;

        SINK_FILL(to, "@ @ m\n@ @ l\n", x * (HALF + over), y * (HALF + over), x * gap, y * gap);
    }
    sink_string(to, "S\n");
}

static void put_tracks(const struct tile_theme *t, const struct tracks *tracks, bool outlines, struct sink *to)
{
    int64_t over = outlines ? TILE_OUTLINE_OVER : TILE_OVER;

    for (int i = 0; i < 2; i++) {
        bool above = i == 1, white = above == tracks->white;
        struct ink_colour colour = white ? outlines ? t->white_edge : t->white : outlines ? t->black_edge : t->black;
        int64_t width = (white ? TILE_WHITE : t->black_width) + (outlines ? 2 * TILE_EDGE : 0);

        if (above || !tracks->gap)
            tile_track(above ? tracks->above : tracks->below, over, colour, width, to);
        else
            put_ends(tracks->below, tracks->gap, over, colour, width, to);
    }
}

bool tile_has(int number, int layer)
{
    return layer > 0 || number >= TILE_KINDS;
}

void tile_write(const struct tile_theme *theme, int number, int layer, struct sink *to)
{
    struct tracks tracks = tracks_of(number);
    bool won = number >= TILE_KINDS;

    if (layer == !won) {
        ink_square(to, won ? theme->lit : theme->body);
        ink_frame(to, theme->rim, RIM, TILE_HALF);
    }
    if (layer)
        put_tracks(theme, &tracks, layer == 1, to);
    else
        tile_track(tracks.above, TILE_OVER, theme->glow, GLOW, to);
}
