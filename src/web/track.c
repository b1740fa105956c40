#include "base/base.h"
#include "trax/trax.h"

static void put_point(int x, int y, struct sink *to)
{
    sink_byte(to, 'M');
    sink_operand(to, x);
    sink_number(to, y);
}

/* By its two edges: where a track begins, and how it goes on. */
static const struct {
    unsigned char x, y;
    const char *line;
} tracks[16] = {
    [BOARD_NORTH | BOARD_SOUTH] = {5, 0, "v10"},
    [BOARD_EAST | BOARD_WEST] = {0, 5, "h10"},
    [BOARD_NORTH | BOARD_EAST] = {5, 0, "a5 5 0 0 0 5 5"},
    [BOARD_SOUTH | BOARD_EAST] = {5, 10, "a5 5 0 0 1 5-5"},
    [BOARD_SOUTH | BOARD_WEST] = {5, 10, "a5 5 0 0 0-5-5"},
    [BOARD_NORTH | BOARD_WEST] = {5, 0, "a5 5 0 0 1-5 5"},
};

void svg_track(int x, int y, unsigned edges, struct sink *to)
{
    put_point(x + tracks[edges].x, y + tracks[edges].y, to);
    sink_string(to, tracks[edges].line);
}

void svg_track_ends(int x, int y, unsigned edges, struct sink *to)
{
    static const char *const ends[] = {"m5 0v4", "m10 5h-4", "m5 10v-4", "m0 5h4"};
    int side;

    for (side = 0; side < 4; side++)
        if (edges >> side & 1) {
            put_point(x, y, to);
            sink_string(to, ends[side]);
        }
}
