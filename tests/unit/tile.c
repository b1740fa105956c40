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

/* The layers of a tile: a square and two outlines; two tracks. A path that won has its square and a glow below them. */
static void test_layers(struct check *c)
{
    static const int strokes[2][TILE_LAYERS] = {{0, 3, 2}, {2, 2, 2}};
    struct sink s = {0};
    struct ink ink = {.to = &s};
    int n, layer;

    for (n = 0; n < TILE_COUNT; n++)
        for (layer = 0; layer < TILE_LAYERS; layer++) {
            s.used = 0;
            tile_write(&tile_themes[0], n, layer, &ink);
            CHECK(c, count(sink_contents(&s), "S\n") == strokes[n >= TILE_KINDS][layer]);
            CHECK(c, count(sink_contents(&s), "f\n") == (layer == (n < TILE_KINDS)));
            CHECK(c, tile_has(n, layer) == (s.used > 0));
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

/* The numbers before an operator such as RG, with a blank behind it. */
static struct text numbers_of(struct text line)
{
    while (line.length && line.at[line.length - 1] != ' ')
        line.length--;
    return line;
}

/* Describes what operators paint: `S COLOUR WIDTH` for a line, `f COLOUR` for an area, with the square or circle that
   it is, and `dashes`. */
static void describe(struct text all, struct sink *to)
{
    struct text line, pen = {"", 0}, brush = {"", 0}, width = {"", 0};

    while (text_line(&all, &line)) {
        char last = line.length ? line.at[line.length - 1] : ' ';

        if (last == 'G')
            pen = numbers_of(line);
        else if (last == 'w')
            width = numbers_of(line);
        else if (last == 'g')
            brush = numbers_of(line);
        else if (last == 'd' && line.length > strlen("rounded") && line.at[line.length - 2] == 'e')
            sink_text(to, (struct text){line.at, line.length - strlen("rounded")});
        else if (last == 'd' && line.at[0] == '[' && line.at[1] == '.')
            sink_string(to, "dashes ");
        else if (last == 'e' && line.length > strlen("circle"))
            sink_text(to, (struct text){line.at, line.length - strlen("circle")});
        else if (last == 'S' || last == 'f')
            sink_byte(to, last);
        if (last == 'S' || last == 'f') {
            sink_byte(to, ' ');
            sink_text(to, last == 'S' ? pen : brush);
            if (last == 'S')
                sink_text(to, width);
            sink_byte(to, '\n');
        }
    }
}

/* Adds a line to what is expected. */
static void expect(struct sink *to, const char *shape, char operator, struct ink_colour colour, int64_t width)
{
    struct sink line = {0};
    struct ink ink = {.to = &line};

    sink_string(&line, shape);
    sink_byte(&line, operator);
    sink_byte(&line, ' ');
    if (colour.red == colour.green && colour.red == colour.blue)
        ink_write(&ink, 1, (int64_t[]){colour.red}, "");
    else
        ink_write(&ink, 3, (int64_t[]){colour.red, colour.green, colour.blue}, "");
    line.used--;
    if (width)
        ink_write(&ink, 1, &width, "");
    line.used -= width > 0;
    sink_byte(&line, '\n');
    sink_text(to, sink_contents(&line));
    sink_free(&line);
}

/* Whether operators paint what is expected; both are emptied. */
static bool paints(struct sink *operators, struct sink *expected)
{
    struct sink found = {0};
    bool same;

    describe(sink_contents(operators), &found);
    same = text_equal(sink_contents(&found), sink_contents(expected));
    if (!same)
        fprintf(stderr, "  found:\n%.*s", (int)found.used, found.bytes);
    operators->used = expected->used = 0;
    sink_free(&found);
    return same;
}

/* What tiles paint in each layer: the track above the other one comes last; a path that won lies on a glow. */
static void test_painting(struct check *c)
{
    struct sink operators = {0}, expected = {0};
    struct ink ink = {.to = &operators};
    size_t theme;
    int n, i;

    for (theme = 0; tile_themes[theme].black_width; theme++)
        for (n = 0; n < TILE_COUNT; n++) {
            const struct tile_theme *t = &tile_themes[theme];
            bool won = n >= TILE_KINDS, black_above = n >= 2 * TILE_KINDS;

            tile_write(t, n, 0, &ink);
            expect(&expected, ".485 .1 ", 'f', won ? t->lit : t->body, 0);
            expect(&expected, ".485 .1 ", 'S', t->rim, 12);
            if (won) {
                expect(&expected, "", 'S', t->glow, 420);
                CHECK(c, paints(&operators, &expected));
            }
            tile_write(t, n, 1, &ink);
            for (i = 0; i < 2; i++)
                if (i == black_above)
                    expect(&expected, "", 'S', t->black_edge, t->black_width + 60);
                else
                    expect(&expected, "", 'S', t->white_edge, 220 + 60);
            CHECK(c, paints(&operators, &expected));
            tile_write(t, n, 2, &ink);
            for (i = 0; i < 2; i++)
                if (i == black_above)
                    expect(&expected, "", 'S', t->black, t->black_width);
                else
                    expect(&expected, "", 'S', t->white, 220);
            CHECK(c, paints(&operators, &expected));
        }
    sink_free(&operators);
    sink_free(&expected);
}

/* What a mark of this kind paints. */
static void expect_mark(struct sink *to, enum figure_mark_kind kind, const struct tile_theme *t)
{
    int i;

    switch (kind) {
    case FIGURE_GHOST: /* a tile in outline, its white track above */
        expect(to, ".485 .1 ", 'f', t->lit, 0);
        expect(to, "dashes .47 .1 ", 'S', t->ghost_edge, 25);
        expect(to, "", 'S', t->ghost_edge, t->black_width + 40);
        expect(to, "", 'S', t->ghost_black, t->black_width - 40);
        expect(to, "", 'S', t->ghost_edge, 220 + 40);
        expect(to, "", 'S', t->ghost_white, 220 - 40);
        return;
    case FIGURE_CROWD: /* of two white tracks and one black one, each with its outline */
        expect(to, ".485 .1 ", 'f', t->lit, 0);
        expect(to, ".46 .1 ", 'S', t->warning, 70);
        for (i = 0; i < 4; i++)
            expect(to, "", 'S', i < 2 ? t->white_edge : t->white, i < 2 ? 220 + 60 : 220);
        expect(to, "", 'S', t->black_edge, t->black_width + 60);
        expect(to, "", 'S', t->black, t->black_width);
        expect(to, "", 'S', t->warning, 90);
        return;
    case FIGURE_WRONG:
        expect(to, ".46 .1 ", 'S', t->warning, 70);
        expect(to, "", 'S', t->halo, 170);
        expect(to, "", 'S', t->warning, 90);
        return;
    case FIGURE_PLATE:
        expect(to, ".485 .1 ", 'f', t->body, 0);
        expect(to, ".485 .1 ", 'S', t->rim, 12);
        return;
    case FIGURE_RING: /* a white one, and its outline below it */
        expect(to, ".36 ", 'S', t->white_edge, 156);
        expect(to, ".36 ", 'S', t->white, 120);
        return;
    case FIGURE_LAST: return; /* a word of prolog.ps */
    }
}

static void test_marks(struct check *c)
{
    struct sink operators = {0}, expected = {0};
    int theme, kind;

    for (theme = 0; tile_themes[theme].black_width; theme++)
        for (kind = FIGURE_LAST; kind <= FIGURE_RING; kind++) {
            struct pages p = {.theme = theme};
            struct figure_mark *m;

            pages_begin(&p, false);
            pages_figure(&p, 0, 0, 3, 4, 100);
            m = pages_mark(&p, (enum figure_mark_kind)kind, 1, 2);
            m->white = BOARD_NORTH | BOARD_WEST;
            m->black = BOARD_SOUTH;
            m->ring = &shape_rings[MARK_ATTACK][BOARD_WHITE];
            m->colour = BOARD_WHITE;
            plot_page(&p, 0, false, &operators);
            CHECK(c, count(sink_contents(&operators), "q 1 0 0 1 1.5 -2.5 cm\n") == (kind != FIGURE_LAST));
            CHECK(c, count(sink_contents(&operators), "1 2 .1 .15 last\n") == (kind == FIGURE_LAST));
            expect_mark(&expected, (enum figure_mark_kind)kind, &tile_themes[theme]);
            CHECK(c, paints(&operators, &expected));
            pages_free(&p);
        }
    sink_free(&operators);
    sink_free(&expected);
}

/* In PDF the disk of the last move is a form, and the edge of the disk is 40 or 50 wide. */
static void test_disks(struct check *c)
{
    const struct tile_theme *t = &tile_themes[0];
    struct sink found = {0}, expected = {0};
    struct ink ink = {.to = &found, .pdf = true};
    int numbered;

    for (numbered = 0; numbered < 2; numbered++) {
        struct pages p = {0};

        pages_begin(&p, false);
        pages_figure(&p, 0, 0, 3, 4, 100);
        pages_mark(&p, FIGURE_LAST, 1, 2)->numbered = numbered;
        plot_page(&p, 0, true, &found);
        CHECK(c, count(sink_contents(&found), numbered ? "q 1 0 0 1 1.5 -2.5 cm\n/o1 Do\nQ\n"
                                                       : "q 1 0 0 1 1.5 -2.5 cm\n/o0 Do\nQ\n") == 1);
        found.used = 0;
        tile_disk(t, numbered, &ink);
        ink_disk(&(struct ink){.to = &expected, .pdf = true}, t->dot_edge, numbered ? 310 : 150);
        ink_disk(&(struct ink){.to = &expected, .pdf = true}, t->dot, numbered ? 270 : 100);
        CHECK(c, text_equal(sink_contents(&found), sink_contents(&expected)));
        found.used = expected.used = 0;
        pages_free(&p);
    }
    sink_free(&found);
    sink_free(&expected);
}

/* Reads a point, in thousandths. */
static struct shape_point point(const char **at)
{
    int x = (int)number(at);

    return (struct shape_point){x, (int)number(at)};
}

/* Whether the next point is this one, turned by a number of quarters: clockwise if it is positive. */
static bool is_turned(const char **at, int x, int y, int quarters)
{
    struct shape_point p = point(at);
    int n, old;

    for (n = 0; n < (quarters + 4) % 4; n++) {
        old = x;
        x = y;
        y = -old;
    }
    return p.x == x && p.y == y;
}

/* The next operator. */
static char operator(const char **at)
{
    char c = **at;

    *at += 2;
    return c;
}

/* In PDF squares with round corners and circles are curves: four corners, clockwise from the top, and four quarters
   from the right against the clock. The handles of a quarter are .552 of the radius long. */
static void test_curves(struct check *c)
{
    struct sink s = {0};
    struct ink ink = {.to = &s, .pdf = true};
    const char *at;
    int i;

    ink_rounded(&ink, 500, 100);
    ink_circle(&ink, 1000);
    sink_byte(&s, '\0');
    at = s.bytes;
    CHECK(c, is_turned(&at, 0, 500, 0) && operator(&at) == 'm');
    for (i = 0; i < 4; i++) {
        CHECK(c, is_turned(&at, 400, 500, i) && operator(&at) == 'l');
        CHECK(c, is_turned(&at, 455, 500, i) && is_turned(&at, 500, 455, i) && is_turned(&at, 500, 400, i));
        CHECK(c, operator(&at) == 'c');
    }
    CHECK(c, operator(&at) == 'h');
    CHECK(c, is_turned(&at, 1000, 0, 0) && operator(&at) == 'm');
    for (i = 0; i < 4; i++) {
        CHECK(c, is_turned(&at, 1000, 552, -i) && is_turned(&at, 552, 1000, -i) && is_turned(&at, 0, 1000, -i));
        CHECK(c, operator(&at) == 'c');
    }
    CHECK(c, operator(&at) == 'h' && !*at);
    sink_free(&s);
}

/* In PDF each layer of a board but the first is a form for each tile, moved from the one before it; the places are
   sums. */
static void test_forms(struct check *c)
{
    static const struct {
        int column, row;
        unsigned edges;
    } tiles[] = {{1, 0, 3}, {3, 0, 5}, {0, 1, 12}, {2, 3, 10}};
    struct pages p = {0};
    struct sink s = {0};
    struct text rest, line;
    long x = 0, y = 0;
    int i, n = 0;

    pages_begin(&p, false);
    pages_figure(&p, 50, 60, 4, 4, 100);
    for (i = 0; i < 4; i++)
        pages_tile(&p, tiles[i].column, tiles[i].row, tiles[i].edges, GAME_NOBODY);
    plot_page(&p, 0, true, &s);
    rest = sink_contents(&s);
    while (text_line(&rest, &line)) {
        const char *at = line.at + strlen("1 0 0 1 ");

        if (text_starts_nocase(line, "q ")) {
            x = y = 0;
            line = text_skip(line, 2);
            at += 2;
        }
        if (line.length < 9 || memcmp(line.at, "1 0 0 1 ", 8) != 0)
            continue;
        x += number(&at);
        y += number(&at);
        text_line(&rest, &line);
        CHECK(c, x == tiles[n % 4].column * 1000 + 500 && y == -tiles[n % 4].row * 1000 - 500);
        CHECK(c, line.at[1] == board_letter(tiles[n % 4].edges) && line.at[2] == '1' + n / 4);
        n++;
    }
    CHECK(c, n == 4 * 2);
    sink_free(&s);
    pages_free(&p);
}

/* Text with a letter that is put together from two: behind it the rest goes on where it would, each blank before it
   grown by the spread. An a, a blank and an e are 444, 250 and 444 wide. */
static void test_spread_text(struct check *c)
{
    struct sink s = {0}, bytes = {0};
    struct ink ink = {.to = &s};
    struct pages p = {0};

    encoding_write(text_of("a a \xC4\x9B a a"), &bytes, NULL);
    ink_text(&ink, ENCODING_ROMAN, 100, 700, 1000, 2000, sink_contents(&bytes));
    CHECK(c, count(sink_contents(&s), "(a a ) .7 13.88 1 2 t\n") == 1);
    CHECK(c, count(sink_contents(&s), "(e) 0 4.44 16.28 2 t\n") == 1);
    CHECK(c, count(sink_contents(&s), "( a a) .7 13.88 20.72 2 t\n") == 1);
    s.used = 0;
    pages_begin(&p, false);
    pages_text(&p, 1, 2, ENCODING_ROMAN, 100, text_of("a"));
    plot_page(&p, 0, true, &s); /* PDF: a text that begins ends, on the last line of a page, too */
    CHECK(c, count(sink_contents(&s), "BT\n") == 1 && count(sink_contents(&s), "ET\n") == 1);
    pages_free(&p);
    sink_free(&s);
    sink_free(&bytes);
}

static int brightness(struct ink_colour colour)
{
    return colour.red * 30 + colour.green * 59 + colour.blue * 11;
}

/* White's tracks are brighter than black's, on a refused tile too, and each differs from its outline. */
static void test_colours(struct check *c)
{
    const struct tile_theme *t;

    for (t = tile_themes; t->black_width; t++) {
        CHECK(c, brightness(t->white) > 2 * brightness(t->black));
        CHECK(c, brightness(t->ghost_white) * 2 > 3 * brightness(t->ghost_black));
        CHECK(c, brightness(t->white) > brightness(t->white_edge) && brightness(t->black) != brightness(t->black_edge));
        CHECK(c, t->white.red == t->white.green && t->white.green == t->white.blue);
        CHECK(c, t->ghost_white.red == t->ghost_white.green && t->ghost_white.green == t->ghost_white.blue);
    }
}

/* The colours of a look, in per cent of red, green and blue, in the order of struct tile_theme: the square, its rim;
   white's track, its outline; black's; a square that won or was refused, the glow; numbers of tiles played and
   forced, their halo; the last move, its outline; of a refused tile outlines, white's track, black's; a warning;
   coordinates. */
enum { COLOURS = 18 };

static void test_looks_of_paper(struct check *c)
{
    static const struct {
        const char *name;
        int colours[COLOURS][3];
        int64_t black_width;
    } looks[] = {
        {"print",
         {{82, 82, 82}, {55, 55, 55}, {100, 100, 100}, {0, 0, 0}, {0, 0, 0}, {100, 100, 100}, {96, 96, 96},
          {40, 40, 40}, {0, 0, 0}, {35, 35, 35}, {100, 100, 100}, {0, 0, 0}, {100, 100, 100}, {40, 40, 40},
          {100, 100, 100},
          {55, 55, 55}, {0, 0, 0}, {25, 25, 25}},
         220},
        {"classic", /* red tiles; the winner's on gold; warnings are blue */
         {{74, 12, 12}, {45, 3, 3}, {100, 100, 100}, {20, 0, 0}, {5, 5, 5}, {93, 55, 45}, {98, 72, 20}, {98, 85, 30},
          {0, 0, 0}, {50, 5, 5}, {100, 93, 85}, {98, 80, 10}, {0, 0, 0}, {40, 40, 40}, {100, 100, 100}, {45, 45, 45},
          {10, 20, 90}, {25, 25, 25}},
         220},
        {"modern", /* black tiles with white and red tracks; what stands out is yellow */
         {{13, 13, 13}, {40, 40, 40}, {100, 100, 100}, {0, 0, 0}, {86, 10, 12}, {0, 0, 0}, {38, 38, 38}, {98, 80, 20},
          {0, 0, 0}, {70, 5, 5}, {100, 100, 100}, {98, 80, 10}, {0, 0, 0}, {60, 60, 60}, {85, 85, 85}, {60, 20, 20},
          {98, 80, 20}, {25, 25, 25}},
         220},
        {"line", /* white tiles, black tracks are lines */
         {{100, 100, 100}, {60, 60, 60}, {100, 100, 100}, {0, 0, 0}, {0, 0, 0}, {100, 100, 100}, {88, 88, 88},
          {0, 0, 0}, {0, 0, 0}, {45, 45, 45}, {100, 100, 100}, {0, 0, 0}, {100, 100, 100}, {40, 40, 40},
          {100, 100, 100},
          {55, 55, 55}, {0, 0, 0}, {25, 25, 25}},
         90},
    };
    size_t n, i;

    for (n = 0; n < sizeof looks / sizeof *looks; n++) {
        const struct tile_theme *t = &tile_themes[n];
        const struct ink_colour all[COLOURS] = {
            t->body, t->rim, t->white, t->white_edge, t->black, t->black_edge, t->lit, t->glow, t->ink, t->other_ink,
            t->halo, t->dot, t->dot_edge, t->ghost_edge, t->ghost_white, t->ghost_black, t->warning, t->label};

        CHECK(c, text_is(text_word(SCENE_THEMES, (int)n), looks[n].name) && t->black_width == looks[n].black_width);
        for (i = 0; i < COLOURS; i++) {
            const int *wanted = looks[n].colours[i];

            CHECK(c, all[i].red == 10 * wanted[0] && all[i].green == 10 * wanted[1] && all[i].blue == 10 * wanted[2]);
        }
    }
    CHECK(c, !text_word(SCENE_THEMES, (int)n).length);
}

void test_tile(struct check *c);

void test_tile(struct check *c)
{
    test_tracks(c);
    test_layers(c);
    test_themes(c);
    test_colours(c);
    test_looks_of_paper(c);
    test_numbers(c);
    test_painting(c);
    test_marks(c);
    test_disks(c);
    test_curves(c);
    test_forms(c);
    test_spread_text(c);
}
