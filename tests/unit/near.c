#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "analysis/search.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

/* Safe moves and corners found by their definitions: every move, and every second move. */

enum { PATHS = 400 };

/* Moves tried by the analysis, and by the definitions. */
struct tries {
    long near, all;
};

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525U + 1013904223U;
    return *state >> 16;
}

/* Plays random moves that do not end the game. With `straight`, most of them are straight tiles that make a line or
   one of its turns longer, so that the board is soon as wide as a line. */
static void wander(struct position *p, int moves, bool straight, unsigned *state)
{
    struct position_turn turn;
    int tries;

    for (tries = moves * 20; moves && tries; tries--) {
        int first = position_list(p);
        struct position_move m = p->list[first + (int)(next_random(state) % (unsigned)(p->listed - first))];
        bool is_straight = m.edges == (BOARD_NORTH | BOARD_SOUTH) || m.edges == (BOARD_EAST | BOARD_WEST);

        p->listed = first;
        if (straight && next_random(state) % 8 && (!is_straight || (m.y != 0 && m.x != 0)))
            continue;
        if (!position_play(p, &m, position_mover(p), &turn))
            continue;
        if (turn.result.by)
            position_undo(p, &turn);
        else
            moves--;
    }
}

/* Whether a colour wins with one move, whoever's turn it is. */
static bool can_win(struct position *p, enum board_colour colour)
{
    int first = position_list(p), i;
    bool found = false;

    for (i = first; i < p->listed; i++) {
        struct position_turn turn;

        if (position_play(p, &p->list[i], colour, &turn)) {
            found = found || turn.won & ((unsigned)BOARD_LOOP | BOARD_LINE) << colour;
            position_undo(p, &turn);
        }
    }
    p->listed = first;
    return found;
}

static bool is_safe(struct position *p, const struct position_move *m)
{
    enum board_colour mover = position_mover(p);
    struct position_turn turn;
    bool safe;

    if (!position_play(p, m, mover, &turn))
        return false;
    safe = turn.result.by ? turn.result.winner != position_player(position_other(mover)) :
                            !can_win(p, position_other(mover));
    position_undo(p, &turn);
    return safe;
}

/* Whether the marks are these moves, in the order of the list. */
static bool are_marked(const struct mark_list *marks, const struct position_move *moves, const bool *wanted, int count)
{
    int i, k = 0, tile = 0;

    for (i = 0; i < count; i++) {
        const struct mark *m = wanted[i] && k < marks->count ? &marks->all[k] : NULL;

        if (!wanted[i])
            continue;
        if (!m || m->x != moves[i].x || m->y != moves[i].y || m->tiles[tile] != moves[i].edges)
            return false;
        if (++tile == m->count) {
            tile = 0;
            k++;
        }
    }
    return k == marks->count;
}

static void compare_safe(struct check *c, struct analysis *a, struct tries *tries)
{
    struct position *p = &a->position;
    int first = position_list(p), count = p->listed - first, i;
    bool *safe = memory_new((size_t)count, sizeof *safe);

    position_sort(p, first);
    for (i = 0; i < count; i++) {
        struct position_move m = p->list[first + i];

        safe[i] = is_safe(p, &m);
    }
    p->listed = first;
    a->marks.count = 0;
    tries->all += p->tries;
    p->tries = 0;
    attack_find_safe(a);
    tries->near += p->tries;
    CHECK(c, p->listed == first);
    first = position_list(p);
    position_sort(p, first);
    CHECK(c, are_marked(&a->marks, p->list + first, safe, count));
    p->listed = first;
    free(safe);
}

/* The paths of one colour: for each tile the first tile of its path. */
struct paths {
    int of[PATHS];
};

static void spread(const struct position *p, enum board_colour colour, struct paths *paths, int tile, unsigned edge)
{
    struct path_walk w = {&p->board.tiles[tile], edge};

    while (path_step(&p->board, colour, &w) && w.tile != &p->board.tiles[tile])
        paths->of[w.tile - p->board.tiles] = tile;
}

static void find_paths(const struct position *p, enum board_colour colour, struct paths *paths)
{
    int i;

    for (i = 0; i < p->board.count; i++)
        paths->of[i] = -1;
    for (i = 0; i < p->board.count; i++) {
        unsigned track = path_track(&p->board.tiles[i], colour), one = track & (0U - track);

        if (paths->of[i] >= 0)
            continue;
        paths->of[i] = i;
        spread(p, colour, paths, i, one);
        spread(p, colour, paths, i, track ^ one);
    }
}

/* Of the loops that a turn closed, notes each that consists of one older path and of tiles of the turn. */
static void note_loops(const struct position *p, const struct position_turn *turn, enum board_colour colour,
                       const struct paths *older, bool closed[PATHS])
{
    int i, path;

    for (i = turn->tiles; i < p->board.count; i++) {
        unsigned track = path_track(&p->board.tiles[i], colour);
        struct path_walk w = {&p->board.tiles[i], track & (0U - track)};

        for (path = -1; path_step(&p->board, colour, &w) && w.tile != &p->board.tiles[i];) {
            int tile = (int)(w.tile - p->board.tiles), of = tile < turn->tiles ? older->of[tile] : path;

            path = path == -1 || path == of ? of : -2;
        }
        if (w.tile == &p->board.tiles[i] && path >= 0)
            closed[path] = true;
    }
}

/* Notes which paths of both colours one move makes loops. */
static void try_closing(struct position *p, const struct paths older[2], bool closed[2][PATHS])
{
    int first = position_list(p), i;
    enum board_colour colour;

    for (i = first; i < p->listed; i++) {
        struct position_turn turn;

        if (!position_play(p, &p->list[i], BOARD_WHITE, &turn))
            continue;
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            if (turn.won & (unsigned)BOARD_LOOP << colour)
                note_loops(p, &turn, colour, &older[colour], closed[colour]);
        position_undo(p, &turn);
    }
    p->listed = first;
}

/* Notes of each path that was closed after a turn, if the turn made one older path longer by it, that this is a
   corner. */
static void note_corners(const struct position_turn *turn, int tiles, const struct paths *before,
                         const struct paths *after, const bool closed[PATHS], bool corners[PATHS])
{
    int i, path;

    for (path = 0; path < tiles; path++) {
        int old = -1;
        bool longer = false;

        if (!closed[path])
            continue;
        for (i = 0; i < tiles; i++) {
            longer = longer || (i >= turn->tiles && after->of[i] == path);
            if (i < turn->tiles && after->of[i] == path)
                old = old == -1 || old == before->of[i] ? before->of[i] : -2;
        }
        if (longer && old >= 0)
            corners[old] = true;
    }
}

static void find_corners(struct position *p, const struct paths before[2], bool corners[2][PATHS])
{
    int first = position_list(p), i, listed = p->listed;
    enum board_colour colour;

    for (i = first; i < listed; i++) {
        struct position_move m = p->list[i];
        struct paths after[2];
        bool closed[2][PATHS] = {{false}};
        struct position_turn turn;

        if (!position_play(p, &m, BOARD_WHITE, &turn))
            continue;
        if (!turn.result.by) {
            find_paths(p, BOARD_WHITE, &after[BOARD_WHITE]);
            find_paths(p, BOARD_BLACK, &after[BOARD_BLACK]);
            try_closing(p, after, closed);
            for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
                note_corners(&turn, p->board.count, &before[colour], &after[colour], closed[colour], corners[colour]);
        }
        position_undo(p, &turn);
    }
    p->listed = first;
}

static void compare_corners(struct check *c, struct analysis *a, struct tries *tries)
{
    struct position *p = &a->position;
    struct paths before[2];
    bool closed[2][PATHS] = {{false}}, corners[2][PATHS] = {{false}};
    int i, n, wanted = 0, found = 0;
    enum board_colour colour;

    p->tries = 0;
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
        find_paths(p, colour, &before[colour]);
    try_closing(p, before, closed);
    find_corners(p, before, corners);
    a->marks.count = 0;
    tries->all += p->tries;
    p->tries = 0;
    corner_find(a);
    tries->near += p->tries;
    for (n = 0; n < a->marks.count; n++) {
        const struct mark *m = &a->marks.all[n];
        int path = before[m->colour].of[m->path_tile];

        found += corners[m->colour][path] && !closed[m->colour][path];
    }
    for (i = 0; i < p->board.count; i++)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            wanted += before[colour].of[i] == i && corners[colour][i] && !closed[colour][i];
    CHECK(c, found == a->marks.count && found == wanted && p->listed == 0);
}

static void compare_position(struct check *c, const struct rules *rules, int game, struct tries *tries)
{
    struct analysis a = {0};
    struct record r = {0};
    struct game g = {0};
    unsigned state = (unsigned)game;

    play(&r, &g, game % 2 ? "@0+" : "@0/", rules);
    position_set(&a.position, &g, 1);
    wander(&a.position, 3 + game % 15, game % 4 > 0, &state);
    compare_safe(c, &a, tries);
    compare_corners(c, &a, tries);
    analysis_free(&a);
    play_free(&r, &g);
}

void test_nearby(struct check *c)
{
    /* Of 120 games those that show most of the mistakes that near.c may make. */
    static const int games[] = {5, 7, 8, 10, 11, 13, 27, 34, 41, 42, 43, 57, 58, 59, 72, 115};
    const struct rules *rules;
    struct tries tries = {0, 0};
    size_t i;

    for (rules = rules_table; rules->name; rules++)
        for (i = 0; i < sizeof games / sizeof *games; i++)
            compare_position(c, rules, games[i], &tries);
    CHECK(c, tries.near * 7 <= tries.all); /* that is what near.c is for */
}
