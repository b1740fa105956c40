#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

#include <stdlib.h>

enum { NO_PATH = -1 };

/* What is known of a path. */
enum { CLOSED = 1 /* an attack already */, CORNER = 2, LONGER = 4 /* by the move that is tried */ };

/* Paths have numbers, and each track of a tile the number of its path: label[tile * 2 + colour]. */
struct finder {
    struct position *p;
    int *label;
    size_t label_capacity;
    int *path; /* the tiles of the one that gather last walked along, from end to end */
    size_t path_capacity;
    unsigned char *known; /* of each path */
};

static void reserve_tiles(struct finder *f)
{
    size_t tiles = (size_t)f->p->board.count;

    f->label = memory_grow(f->label, &f->label_capacity, tiles * 2 + 1, sizeof *f->label);
    f->path = memory_grow(f->path, &f->path_capacity, tiles + 1, sizeof *f->path);
}

static int *label_of(const struct finder *f, int tile, enum board_colour colour)
{
    return &f->label[tile * 2 + (colour == BOARD_BLACK)];
}

/* An end of the path through a tile, as a walk that leaves it inwards; *loop if it has none. */
static struct path_walk find_end(const struct board *b, int tile, enum board_colour colour, bool *loop)
{
    unsigned edges = path_track(&b->tiles[tile], colour);
    struct path_walk w = {&b->tiles[tile], edges & (0U - edges)};

    do
        *loop = path_step(b, colour, &w);
    while (*loop && w.tile != &b->tiles[tile]);
    if (!*loop)
        w.edge ^= path_track(w.tile, colour);
    return w;
}

/* Lists the tiles of the path through a tile; how many they are. */
static int gather(struct finder *f, int tile, enum board_colour colour, bool *loop)
{
    const struct board *b = &f->p->board;
    struct path_walk w = find_end(b, tile, colour, loop);
    int n = 0;

    do
        f->path[n++] = (int)(w.tile - b->tiles);
    while (path_step(b, colour, &w) && w.tile - b->tiles != f->path[0]);
    return n;
}

/* The one path that n gathered tiles were part of when there were `before` tiles, or NO_PATH. */
static int only_path(const struct finder *f, int n, int before, enum board_colour colour)
{
    int i, found = NO_PATH;

    for (i = 0; i < n; i++) {
        int label = f->path[i] < before ? *label_of(f, f->path[i], colour) : found;

        if (f->path[i] < before && (label == NO_PATH || (found != NO_PATH && found != label)))
            return NO_PATH;
        found = label;
    }
    return found;
}

/* Labels the tracks of one colour on all tiles from `before` on: with the path that they lengthen, which
   is then known to be LONGER, or with NO_PATH. */
static bool label_new(struct finder *f, int before, enum board_colour colour)
{
    bool loop, longer = false;
    int i;

    for (i = before; i < f->p->board.count; i++) {
        int path = only_path(f, gather(f, i, colour, &loop), before, colour);

        *label_of(f, i, colour) = path;
        if (path != NO_PATH && !(f->known[path] & (CLOSED | CORNER))) {
            f->known[path] |= LONGER;
            longer = true;
        }
    }
    return longer;
}

/* Notes of each path with `mark` on it that some move closes it, as `found`. */
static void close_paths(struct finder *f, unsigned mark, unsigned char found)
{
    int first = position_list(f->p), m, i;
    struct position_turn turn;
    enum board_colour colour;

    for (m = first; m < f->p->listed; m++) {
        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        reserve_tiles(f);
        for (colour = BOARD_WHITE; turn.won && colour <= BOARD_BLACK; colour++)
            for (i = turn.tiles; i < f->p->board.count; i++) {
                bool loop;
                int n = gather(f, i, colour, &loop), path = loop ? only_path(f, n, turn.tiles, colour) : NO_PATH;

                if (path != NO_PATH && (!mark || f->known[path] & mark))
                    f->known[path] |= found;
            }
        position_undo(f->p, &turn);
    }
    f->p->listed = first;
}

/* Gives each path of the position its number; how many there are. */
static int number_paths(struct finder *f)
{
    int paths = 0, i, j;
    enum board_colour colour;
    bool loop;

    reserve_tiles(f);
    for (i = 0; i < f->p->board.count * 2; i++)
        f->label[i] = NO_PATH;
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < f->p->board.count; i++) {
            if (*label_of(f, i, colour) != NO_PATH)
                continue;
            for (j = gather(f, i, colour, &loop); j--;)
                *label_of(f, f->path[j], colour) = paths;
            paths++;
        }
    return paths;
}

/* Tries every move, and behind each that lengthens a path every other. */
static void try_moves(struct finder *f, int paths)
{
    int first = position_list(f->p), m, i;
    struct position_turn turn;

    for (m = first; m < f->p->listed; m++) {
        bool longer;

        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        reserve_tiles(f);
        longer = label_new(f, turn.tiles, BOARD_WHITE);
        longer = label_new(f, turn.tiles, BOARD_BLACK) || longer;
        if (longer && !turn.result.by)
            close_paths(f, LONGER, CORNER);
        for (i = 0; i < paths && longer; i++)
            f->known[i] &= CLOSED | CORNER;
        position_undo(f->p, &turn);
    }
    f->p->listed = first;
}

static void note_corners(struct finder *f, struct corner_list *list)
{
    enum board_colour colour;
    int i;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < f->p->board.count; i++) {
            int path = *label_of(f, i, colour);
            struct corner *c;
            bool loop;

            if (!(f->known[path] & CORNER))
                continue;
            f->known[path] = 0;
            list->all = memory_grow(list->all, &list->capacity, (size_t)list->count + 1, sizeof *list->all);
            c = &list->all[list->count++];
            *c = (struct corner){.colour = colour, .tiles = gather(f, i, colour, &loop)};
            c->begin = find_end(&f->p->board, i, colour, &loop);
        }
}

void corner_find(struct position *p, struct corner_list *list)
{
    struct finder f = {.p = p};
    int paths;

    list->count = 0;
    if (p->over)
        return;
    paths = number_paths(&f);
    f.known = memory_new((size_t)paths + 1, 1);
    close_paths(&f, 0, CLOSED);
    try_moves(&f, paths);
    note_corners(&f, list);
    free(f.label);
    free(f.path);
    free(f.known);
}

const struct board_tile *corner_middle(const struct board *b, const struct corner *c)
{
    struct path_walk w = c->begin;
    int i;

    for (i = 1; i <= c->tiles / 2; i++)
        path_step(b, c->colour, &w);
    return w.tile;
}
