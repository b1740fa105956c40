#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

enum { NO_PATH = -1 };

/* What is known of a path. */
enum state {
    PLAIN,
    LONGER, /* the move being tried lengthens it */
    CORNER, /* some move makes it a loop attack */
    CLOSED  /* some move makes it a loop: it is a loop attack already */
};

/* The paths of a position are numbered from 0. */
struct finder {
    struct position *p;
    int *track_path;      /* for each tile two path numbers, white's and black's, or NO_PATH */
    size_t track_path_capacity;
    unsigned char *state; /* of each path: enum state */

    int *walked;          /* the tiles of the path walked last, from end to end; a loop once round */
    size_t walked_capacity;
    int count;            /* of walked */
    struct path_walk begin;
    bool loop;
};

/* The board grows as moves are tried. */
static void reserve_tiles(struct finder *f)
{
    size_t tiles = (size_t)f->p->board.count;

    f->track_path = memory_grow(f->track_path, &f->track_path_capacity, tiles * 2 + 1, sizeof *f->track_path);
    f->walked = memory_grow(f->walked, &f->walked_capacity, tiles + 1, sizeof *f->walked);
}

static int *path_of(const struct finder *f, int tile, enum board_colour colour)
{
    return &f->track_path[tile * 2 + (int)colour];
}

/* Walks to one end of the path through a tile, turns round, and walks along it to the other. */
static void walk(struct finder *f, int tile, enum board_colour colour)
{
    const struct board *b = &f->p->board;
    const struct board_tile *t = &b->tiles[tile];
    unsigned edges = path_track(t, colour);
    struct path_walk w = {t, edges & (0U - edges)};

    do
        f->loop = path_step(b, colour, &w);
    while (f->loop && w.tile != t);
    if (!f->loop)
        w.edge ^= path_track(w.tile, colour);
    f->begin = w;
    f->count = 0;
    do
        f->walked[f->count++] = (int)(w.tile - b->tiles);
    while (path_step(b, colour, &w) && w.tile != f->begin.tile);
}

/* The path that those tiles just walked that number less than `before` were on; NO_PATH if there is not exactly
   one. */
static int only_path(const struct finder *f, int before, enum board_colour colour)
{
    int i, found = NO_PATH;

    for (i = 0; i < f->count; i++) {
        int path;

        if (f->walked[i] >= before)
            continue;
        path = *path_of(f, f->walked[i], colour);
        if (path == NO_PATH || (found != NO_PATH && found != path))
            return NO_PATH;
        found = path;
    }
    return found;
}

/* Numbers the tracks of one colour on the tiles from `before` on: each has the number of the path that it lengthens (or
   closes, with `closed`), or NO_PATH. Moves these paths from one state to another; returns whether there are any. */
static bool note_new(struct finder *f, int before, enum board_colour colour, bool closed, enum state from,
                     enum state to)
{
    bool found = false;
    int i;

    for (i = before; i < f->p->board.count; i++) {
        int *path = path_of(f, i, colour);

        walk(f, i, colour);
        *path = f->loop || !closed ? only_path(f, before, colour) : NO_PATH;
        if (*path != NO_PATH && f->state[*path] == from) {
            f->state[*path] = (unsigned char)to;
            found = true;
        }
    }
    return found;
}

/* Moves each path that some move closes from one state to another. */
static void close_paths(struct finder *f, enum state from, enum state to)
{
    int first = position_list(f->p), m;
    struct position_turn turn;
    enum board_colour colour;

    for (m = first; m < f->p->listed; m++) {
        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        reserve_tiles(f);
        for (colour = BOARD_WHITE; turn.won && colour <= BOARD_BLACK; colour++)
            note_new(f, turn.tiles, colour, true, from, to);
        position_undo(f->p, &turn);
    }
    f->p->listed = first;
}

/* Numbers each path of the position; returns how many there are. */
static int number_paths(struct finder *f)
{
    int paths = 0, i, j;
    enum board_colour colour;

    reserve_tiles(f);
    for (i = 0; i < f->p->board.count * 2; i++)
        f->track_path[i] = NO_PATH;
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < f->p->board.count; i++) {
            if (*path_of(f, i, colour) != NO_PATH)
                continue;
            walk(f, i, colour);
            for (j = 0; j < f->count; j++)
                *path_of(f, f->walked[j], colour) = paths;
            paths++;
        }
    return paths;
}

/* Tries every move, and after each that lengthens a path every second move. */
static void try_moves(struct finder *f, int paths)
{
    int first = position_list(f->p), m, i;
    struct position_turn turn;

    for (m = first; m < f->p->listed; m++) {
        bool longer;

        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        reserve_tiles(f);
        longer = note_new(f, turn.tiles, BOARD_WHITE, false, PLAIN, LONGER);
        longer = note_new(f, turn.tiles, BOARD_BLACK, false, PLAIN, LONGER) || longer;
        if (longer && !turn.result.by)
            close_paths(f, LONGER, CORNER);
        for (i = 0; i < paths && longer; i++)
            if (f->state[i] == LONGER)
                f->state[i] = PLAIN;
        position_undo(f->p, &turn);
    }
    f->p->listed = first;
}

static void note_corner(struct finder *f, int tile, enum board_colour colour, struct mark_list *marks)
{
    const struct board_tile *middle;

    walk(f, tile, colour);
    middle = &f->p->board.tiles[f->walked[f->count / 2]];
    mark_add(marks, &(struct mark){.kind = MARK_CORNER, .colour = colour, .x = middle->x, .y = middle->y,
                                   .path_tile = f->walked[0], .path_edge = f->begin.edge, .path_length = f->count});
}

static void note_corners(struct finder *f, struct mark_list *marks)
{
    enum board_colour colour;
    int i;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < f->p->board.count; i++) {
            unsigned char *state = &f->state[*path_of(f, i, colour)];

            if (*state != CORNER)
                continue;
            *state = PLAIN; /* noted once */
            note_corner(f, i, colour, marks);
        }
}

void corner_find(struct analysis *a)
{
    struct finder f = {.p = &a->position};
    int paths;

    if (f.p->over)
        return;
    paths = number_paths(&f);
    f.state = memory_new((size_t)paths + 1, 1);
    close_paths(&f, PLAIN, CLOSED);
    try_moves(&f, paths);
    note_corners(&f, &a->marks);
    free(f.track_path);
    free(f.walked);
    free(f.state);
}
