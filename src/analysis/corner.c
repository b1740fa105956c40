#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"

#include <stdlib.h>

enum { NO_PATH = -1, MANY = -2 };

/* What is known of a path. */
enum state {
    PLAIN,
    LONGER, /* the move being tried lengthens it */
    CORNER, /* some move makes it a loop attack */
    CLOSED  /* some move makes it a loop: it is a loop attack already */
};

/* What the tiles of a turn belong to: new tiles on one path have one root. */
struct join {
    int root; /* index of another join, or its own */
    int path; /* of a root: the path of older tiles that it is on; NO_PATH, or MANY */
    bool loop;
};

/* A path of older tiles, and a new tile that lengthens it. */
struct touch {
    int path, join;
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

    struct join *joins;   /* of each tile of a turn */
    struct touch *touches;
    size_t join_capacity, touch_capacity;
    int touch_count;
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

static int root_of(const struct finder *f, int join)
{
    while (f->joins[join].root != join)
        join = f->joins[join].root;
    return join;
}

/* Joins the paths of two new tiles, over a track of the second. */
static void join(struct finder *f, int one, int two)
{
    int root = root_of(f, one), other = root_of(f, two);

    if (root == other) {
        f->joins[root].loop = true;
        return;
    }
    f->joins[other].root = root;
    if (f->joins[root].path == NO_PATH)
        f->joins[root].path = f->joins[other].path;
    else if (f->joins[other].path != NO_PATH)
        f->joins[root].path = MANY;
}

/* Notes that a new tile lengthens a path of older tiles, NO_PATH if it is not one path of the position. */
static void touch(struct finder *f, int path, int new_tile)
{
    struct join *j = &f->joins[root_of(f, new_tile)];
    int i = 0;

    while (i < f->touch_count && f->touches[i].path != path)
        i++;
    if (path == NO_PATH) {
        j->path = MANY;
    } else if (i < f->touch_count) {
        join(f, f->touches[i].join, new_tile);
    } else {
        f->touches = memory_grow(f->touches, &f->touch_capacity, (size_t)i + 1, sizeof *f->touches);
        f->touches[f->touch_count++] = (struct touch){path, new_tile};
        j->path = j->path == NO_PATH ? path : MANY;
    }
}

/* Joins the tracks of one colour on the tiles from `before` on, in the order in which they were placed. */
static void join_tiles(struct finder *f, int before, enum board_colour colour)
{
    const struct board *b = &f->p->board;
    int count = b->count - before, i;
    unsigned edge;

    f->joins = memory_grow(f->joins, &f->join_capacity, (size_t)count, sizeof *f->joins);
    f->touch_count = 0;
    for (i = 0; i < count; i++) {
        const struct board_tile *t = &b->tiles[before + i];

        f->joins[i] = (struct join){i, NO_PATH, false};
        for (edge = BOARD_NORTH; edge <= BOARD_WEST; edge <<= 1) {
            struct path_walk w = {t, edge};

            if (!(path_track(t, colour) & edge) || !path_step(b, colour, &w) || w.tile > t)
                continue;
            if (w.tile - b->tiles >= before)
                join(f, (int)(w.tile - b->tiles) - before, i);
            else
                touch(f, *path_of(f, (int)(w.tile - b->tiles), colour), i);
        }
    }
}

/* Numbers the tracks of one colour on the tiles from `before` on: each has the number of the path that it lengthens (or
   closes, with `closed`), or NO_PATH. Moves these paths from one state to another; returns whether there are any. */
static bool note_new(struct finder *f, int before, enum board_colour colour, bool closed, enum state from,
                     enum state to)
{
    bool found = false;
    int i;

    reserve_tiles(f);
    join_tiles(f, before, colour);
    for (i = before; i < f->p->board.count; i++) {
        const struct join *j = &f->joins[root_of(f, i - before)];
        int *path = path_of(f, i, colour);

        *path = (j->loop || !closed) && j->path != MANY ? j->path : NO_PATH;
        if (*path != NO_PATH && f->state[*path] == from) {
            f->state[*path] = (unsigned char)to;
            found = true;
        }
    }
    return found;
}

/* Moves each path that one of the moves on the stack from `first` on closes from one state to another. */
static void close_paths(struct finder *f, int first, enum state from, enum state to)
{
    struct position_turn turn;
    enum board_colour colour;
    int m;

    for (m = first; m < f->p->listed; m++) {
        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            if (turn.won & (unsigned)BOARD_LOOP << colour)
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

/* Tries a move, and if it lengthens a path, those second moves that can close it. */
static void try_move(struct finder *f, struct near *near, int m)
{
    struct position_turn turn;
    bool longer;
    int i;

    if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
        return;
    longer = note_new(f, turn.tiles, BOARD_WHITE, false, PLAIN, LONGER);
    longer = note_new(f, turn.tiles, BOARD_BLACK, false, PLAIN, LONGER) || longer;
    if (longer && !turn.result.by)
        close_paths(f, near_list_closing(near, f->p, &turn), LONGER, CORNER);
    for (i = turn.tiles * 2; i < f->p->board.count * 2; i++)
        if (f->track_path[i] != NO_PATH && f->state[f->track_path[i]] == LONGER)
            f->state[f->track_path[i]] = PLAIN;
    position_undo(f->p, &turn);
}

/* Tries every move. */
static void try_moves(struct finder *f)
{
    struct near near;
    int m;

    near_build(&near, f->p);
    for (m = near.first; m < near.first + near.moves; m++)
        try_move(f, &near, m);
    near_free(&near, f->p);
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

    paths = number_paths(&f);
    f.state = memory_new((size_t)paths + 1, 1);
    close_paths(&f, position_list(f.p), PLAIN, CLOSED);
    try_moves(&f);
    note_corners(&f, &a->marks);
    free(f.track_path);
    free(f.walked);
    free(f.state);
    free(f.joins);
    free(f.touches);
}
