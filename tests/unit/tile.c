#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"
#include "check.h"

#include <stdlib.h>

/* Reads a number in thousandths and skips the blank after it. */
static long number(const char **at)
{
    char *end;
    double value = strtod(*at, &end);

    *at = end + (*end == ' ');
    return (long)(value * 1000 + (value < 0 ? -.5 : .5));
}

/* The point that is `over` outside the middle of a side, from the middle of the tile, y upwards. */
static bool is_outside(struct shape_point side, long over, long x, long y)
{
    enum { HALF = SHAPE_TILE / 2 };
    long dx = side.x - HALF, dy = HALF - side.y;

    return x == dx + dx * over / HALF && y == dy + dy * over / HALF;
}

/* Whether a line begins at, and its last point is, `over` past the middles of the sides that a track joins. */
static bool is_track(unsigned edges, long over)
{
    const struct shape_track *t = &shape_tracks[edges];
    struct sink s = {0};
    struct ink ink = {.to = &s};
    const char *at, *last;
    long x, y, u, v;

    tile_track(edges, over, &ink);
    sink_byte(&s, '\0');
    at = s.bytes;
    x = number(&at);
    y = number(&at);
    for (last = s.bytes + s.used - 2; last > s.bytes && last[-1] != '\n'; last--)
        ;
    for (u = v = 0; is_digit(*last) || *last == '-' || *last == '.'; v = number(&last))
        u = v;
    sink_free(&s);
    return is_outside(t->begin, over, x, y) && is_outside(t->end, over, u, v);
}

static int count(struct text t, const char *word)
{
    size_t length = strlen(word), i;
    int n = 0;

    for (i = 0; i + length <= t.length; i++)
        n += memcmp(t.at + i, word, length) == 0;
    return n;
}

static void test_tracks(struct check *c)
{
    static const char letters[] = "abcdef";
    unsigned edges;

    for (edges = 1; edges < 15; edges++)
        if (shape_tracks[edges].begin.x != shape_tracks[edges].end.x ||
            shape_tracks[edges].begin.y != shape_tracks[edges].end.y) {
            CHECK(c, is_track(edges, 0) && is_track(edges, TILE_OVER));
            CHECK(c, tile_letters[tile_number(edges, GAME_NOBODY)] == board_letter(edges));
            CHECK(c, tile_letters[tile_number(edges, GAME_WHITE)] == to_upper(board_letter(edges)));
            CHECK(c, strchr(letters, board_letter(edges)) != NULL);
        }
}

/* The layers of a tile: a square; two outlines; two tracks. A path that won has a glow too. */
static void test_layers(struct check *c)
{
    struct sink s = {0};
    struct ink ink = {.to = &s};
    int n, layer;

    for (n = 0; n < TILE_COUNT; n++)
        for (layer = 0; layer < TILE_LAYERS; layer++) {
            s.used = 0;
            tile_write(&tile_themes[0], n, layer, &ink);
            CHECK(c, count(sink_contents(&s), "S\n") == (layer ? 2 : n < TILE_KINDS ? 1 : 2));
            CHECK(c, count(sink_contents(&s), "f\n") == (layer == 0));
        }
    sink_free(&s);
}

static void test_themes(struct check *c)
{
    int n;

    for (n = 0; text_word(SCENE_THEMES, n).length; n++)
        CHECK(c, tile_themes[n].black_width > 0);
    CHECK(c, n && tile_themes[n].black_width == 0);
}

/* Numbers: thousandths as decimals, without zeros at either end. */
static void test_numbers(struct check *c)
{
    struct sink s = {0};
    struct ink ink = {.to = &s};

    ink_write(&ink, 7, (long[]){0, 1000, -500, 515, 20, 1, -12340}, "x");
    CHECK(c, text_is(sink_contents(&s), "0 1 -.5 .515 .02 .001 -12.34 x\n"));
    sink_free(&s);
}

void test_tile(struct check *c);

void test_tile(struct check *c)
{
    test_tracks(c);
    test_layers(c);
    test_themes(c);
    test_numbers(c);
}
