#include "analysis/search.h"

enum { NO_PATH = -1 };

enum state {
    PLAIN,
    LONGER, /* the move being tried lengthens the path */
    CORNER, /* two moves can make the path a loop */
    CLOSED  /* one move can make the path a loop, so the path is not a corner */
};

/* A search for corners. The paths of the position are numbered from 0. */
struct finder {
    struct position *p;
    int *path_of;         /* for each tile, the numbers of its white and black path, or NO_PATH */
    size_t capacity;
    unsigned char *state; /* the enum state of each path */
    struct path path;     /* the last result of path_find */
};

static int *path_of(const struct finder *f, int tile, enum board_colour colour)
{
    return &f->path_of[tile * 2 + (int)colour];
}

/* Sets f->path to the path over a tile. Returns the number of the older path that is a part of f->path, or NO_PATH if
   there is none or more than one. All tiles of older paths have indices below `before`. */
static int older_path(struct finder *f, int tile, enum board_colour colour, int before)
{
    int found = NO_PATH, i;

    path_find(&f->p->board, tile, colour, &f->path);
    for (i = 0; i < f->path.count; i++) {
        int path = *path_of(f, f->path.tiles[i], colour);

        if (f->path.tiles[i] >= before || (path == found && path != NO_PATH))
            continue;
        if (path == NO_PATH || found != NO_PATH)
            return NO_PATH;
        found = path;
    }
    return found;
}

/* Sets path_of for the new tiles, with indices from `before`: to the number of the older path that the tile lengthens,
   or to NO_PATH. If `to` is CORNER or CLOSED, skips older paths that have not become loops. Changes the state of these
   older paths from `from` to `to`. Returns whether a state changed. */
static bool note_new(struct finder *f, int before, enum board_colour colour, enum state from, enum state to)
{
    bool found = false;

    f->path_of = memory_grow(f->path_of, &f->capacity, (size_t)f->p->board.count * 2, sizeof *f->path_of);
    for (int i = before; i < f->p->board.count; i++) {
        int path = older_path(f, i, colour, before);

        path = f->path.loop || to == LONGER ? path : NO_PATH;
        *path_of(f, i, colour) = path;
        if (path != NO_PATH && f->state[path] == from) {
            f->state[path] = (unsigned char)to;
            found = true;
        }
    }
    return found;
}

/* Tries and removes the moves with index `first` or above on the stack. If a move makes a loop of a path whose state is
   `from`, sets this state to `to`. */
static void close_paths(struct finder *f, int first, enum state from, enum state to)
{
    struct position_turn turn;
    enum board_colour colour;

    for (int m = first; m < f->p->listed; m++) {
        if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
            continue;
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            if (turn.won & (unsigned)BOARD_LOOP << colour)
                note_new(f, turn.tiles, colour, from, to);
        position_undo(f->p, &turn);
    }
    f->p->listed = first;
}

static int number_paths(struct finder *f)
{
    int paths = 0, i, j;
    enum board_colour colour;

    f->path_of = memory_grow(f->path_of, &f->capacity, (size_t)f->p->board.count * 2, sizeof *f->path_of);
    for (i = 0; i < f->p->board.count * 2; i++)
        f->path_of[i] = NO_PATH;
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (i = 0; i < f->p->board.count; i++) {
            if (*path_of(f, i, colour) != NO_PATH)
                continue;
            path_find(&f->p->board, i, colour, &f->path);
            for (j = 0; j < f->path.count; j++)
                *path_of(f, f->path.tiles[j], colour) = paths;
            paths++;
        }
    return paths;
}

/* Tries move m of the stack. Finds the paths that this move lengthens and that a second move can close. */
static void try_move(struct finder *f, struct near *near, int m)
{
    struct position_turn turn;
    bool longer;

    if (!position_play(f->p, &f->p->list[m], BOARD_WHITE, &turn))
        return;
    longer = note_new(f, turn.tiles, BOARD_WHITE, PLAIN, LONGER);
    longer = note_new(f, turn.tiles, BOARD_BLACK, PLAIN, LONGER) || longer;
    if (longer && !turn.result.by)
        close_paths(f, near_list(near, f->p, NEAR_BOTH), LONGER, CORNER);
    for (int i = turn.tiles * 2; i < f->p->board.count * 2; i++)
        if (f->path_of[i] != NO_PATH && f->state[f->path_of[i]] == LONGER)
            f->state[f->path_of[i]] = PLAIN;
    position_undo(f->p, &turn);
}

static void note_corners(struct finder *f, struct mark_list *marks)
{
    enum board_colour colour;

    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        for (int i = 0; i < f->p->board.count; i++) {
            unsigned char *state = &f->state[*path_of(f, i, colour)];
            const struct board_tile *middle;

            if (*state != CORNER)
                continue;
            *state = PLAIN; /* so that the path is noted only once */
            path_find(&f->p->board, i, colour, &f->path);
            middle = &f->p->board.tiles[f->path.tiles[f->path.count / 2]];
            *MEMORY_ADD(marks->all, marks->count, marks->capacity) = (struct mark){
                .kind = MARK_CORNER, .colour = colour, .x = middle->x, .y = middle->y, .path_tile = f->path.tiles[0],
                .path_edge = f->path.begin.edge, .path_length = f->path.count};
        }
}

void corner_find(struct analysis *a)
{
    struct finder f = {.p = &a->position};
    struct near near;

    f.state = memory_new((size_t)number_paths(&f), 1);
    close_paths(&f, position_list(f.p), PLAIN, CLOSED);
    near_build(&near, f.p);
    for (int m = near.first; m < near.first + near.moves; m++)
        try_move(&f, &near, m);
    near_free(&near, f.p);
    note_corners(&f, &a->marks);
    free(f.path_of);
    free(f.path.tiles);
    free(f.state);
}
