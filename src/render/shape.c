#include "render/render.h"

const struct shape_point shape_sides[4] = {{500, 0}, {1000, 500}, {500, 1000}, {0, 500}};

const struct shape_track shape_tracks[16] = {
    [BOARD_NORTH | BOARD_SOUTH] = {{500, 0}, {500, 1000}, 0},
    [BOARD_EAST | BOARD_WEST] = {{0, 500}, {1000, 500}, 0},
    [BOARD_NORTH | BOARD_EAST] = {{500, 0}, {1000, 500}, -1},
    [BOARD_SOUTH | BOARD_EAST] = {{500, 1000}, {1000, 500}, 1},
    [BOARD_SOUTH | BOARD_WEST] = {{500, 1000}, {0, 500}, -1},
    [BOARD_NORTH | BOARD_WEST] = {{500, 0}, {0, 500}, 1},
};

const struct shape_ring shape_rings[MARK_KINDS][2] = {
    [MARK_ATTACK] = {{360, 120, 156, 0, 0}, {180, 120, 156, 0, 0}},
    [MARK_SAFE] = {{28, 80, 104, 0, 140}, {28, 80, 104, 0, 140}}, /* on dark pages, the disc sets off the black dot */
    [MARK_CORNER] = {{175, 50, 65, 0, 0}, {100, 50, 65, 0, 0}},
    [MARK_WIN] = {{360, 120, 156, 240, 0}, {180, 120, 156, 240, 0}},
};

const struct shape_ring shape_rings_around[2] = {{380, 50, 90, 0, 0}, {300, 75, 105, 0, 0}};

const struct shape_point shape_shared[3][3] = {
    {{0, 0}},
    {{0, 250}, {500, 250}},
    {{0, 0}, {500, 0}, {250, 500}},
};
