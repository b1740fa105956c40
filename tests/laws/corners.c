#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "seek.h"
#include "corners.h"

enum { NO_PATH = -1, MANY = -2 };

/* The paths of one colour. */
struct paths {
    int of[CORNERS_TILES];    /* by tile */
    bool loop[CORNERS_TILES]; /* by path */
    int count;
};

static int tile_at(const struct reference *r, int row, int column)
{
    for (int i = 0; i < r->count; i++)
        if (r->placed[i].row == row && r->placed[i].column == column)
            return i;
    return -1;
}

/* Numbers the tiles from one on, over a side of it; whether that comes back to it. */
static bool follow(const struct reference *r, int tile, int side, struct paths *p)
{
    int begin = tile;

    for (;;) {
        int row = r->placed[tile].row + reference_down[side], column = r->placed[tile].column + reference_along[side];

        tile = tile_at(r, row, column);
        if (tile < 0 || tile == begin)
            return tile == begin;
        p->of[tile] = p->count;
        side = reference_other_side(r->tile[row][column], (side + 2) % 4);
    }
}

static void number_paths(const struct reference *r, char colour, struct paths *p)
{
    p->count = 0;
    for (int i = 0; i < r->count; i++)
        p->of[i] = NO_PATH;
    for (int i = 0; i < r->count; i++)
        if (p->of[i] == NO_PATH) {
            p->of[i] = p->count;
            p->loop[p->count] = false;
            for (int side = 0; side < 4; side++)
                if (reference_colour(r->tile[r->placed[i].row][r->placed[i].column], side) == colour &&
                    follow(r, i, side, p))
                    p->loop[p->count] = true;
            p->count++;
        }
}

/* The path of the first `before` tiles that a path goes on with, if it has no other of them but new tiles; or else
   NO_PATH. */
static int path_before(const struct paths *now, int path, int tiles, const struct paths *old, int before)
{
    int i, found = NO_PATH;
    bool more = false;

    for (i = 0; i < tiles; i++)
        if (now->of[i] == path) {
            more = more || i >= before;
            if (i < before && found != old->of[i])
                found = found == NO_PATH ? old->of[i] : MANY;
        }
    return more && found != MANY ? found : NO_PATH;
}

/* Notes which paths one turn makes a loop. */
static void find_closed(struct reference *r, char colour, const struct paths *old, bool closed[CORNERS_TILES])
{
    char word[COMPOSE_WORD];
    int n = 0, before = r->count, i;

    memset(closed, 0, CORNERS_TILES * sizeof *closed);
    while (seek_legal(r, &n, word)) {
        struct paths now;

        number_paths(r, colour, &now);
        for (i = 0; i < now.count; i++) {
            int path = now.loop[i] ? path_before(&now, i, r->count, old, before) : NO_PATH;

            if (path != NO_PATH)
                closed[path] = true;
        }
        reference_take_back(r);
    }
}

/* Notes which of a colour's paths one turn makes one that another turn makes a loop. */
static void find_corners(struct reference *r, char colour, const struct paths *old, bool corner[CORNERS_TILES])
{
    bool closed[CORNERS_TILES], closed_now[CORNERS_TILES];
    char word[COMPOSE_WORD];
    int n = 0, before = r->count, i;

    memset(corner, 0, CORNERS_TILES * sizeof *corner);
    find_closed(r, colour, old, closed);
    while (seek_legal(r, &n, word)) {
        struct paths now;
        bool tried = false;

        number_paths(r, colour, &now);
        for (i = 0; i < now.count && !r->by; i++) {
            int path = path_before(&now, i, r->count, old, before);

            if (path == NO_PATH || closed[path] || corner[path])
                continue;
            if (!tried)
                find_closed(r, colour, &now, closed_now);
            tried = true;
            corner[path] = closed_now[i];
        }
        reference_take_back(r);
    }
}

void corners_find(struct reference *r, int found[2][CORNERS_TILES])
{
    for (int colour = 0; colour < 2; colour++) {
        bool corner[CORNERS_TILES];
        struct paths old;

        number_paths(r, "wb"[colour], &old);
        find_corners(r, "wb"[colour], &old, corner);
        for (int i = 0; i < r->count; i++)
            found[colour][i] = corner[old.of[i]] ? old.of[i] : NO_PATH;
    }
}
