/* Compares the tables of shape with the drawings of tiles.svg and player.js. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"
#include "check.h"
#include "kept.h"

#include <stdlib.h>

static const char letters[] = "ebadcf";
static const unsigned sides[] = {BOARD_NORTH, BOARD_EAST, BOARD_SOUTH, BOARD_WEST};

static bool is_point(struct shape_point p, struct shape_point q)
{
    return p.x == q.x && p.y == q.y;
}

/* The white edges of a tile. */
static unsigned edges_of(char letter)
{
    unsigned edges = 1;

    while (board_letter(edges) != letter)
        edges++;
    return edges;
}

/* A line of a drawing: its ends, and the way it turns. */
struct line {
    struct shape_point begin, end;
    int turn;
    bool rounded; /* a quarter of a circle around a corner of the tile */
};

/* The point of the tile's border nearest to a line's end, which may lie a little outside. */
static struct shape_point on_border(struct shape_point p)
{
    enum { OUTSIDE = 15 };

    p.x = p.x < 0 && p.x >= -OUTSIDE ? 0 : p.x > SHAPE_TILE && p.x <= SHAPE_TILE + OUTSIDE ? SHAPE_TILE : p.x;
    p.y = p.y < 0 && p.y >= -OUTSIDE ? 0 : p.y > SHAPE_TILE && p.y <= SHAPE_TILE + OUTSIDE ? SHAPE_TILE : p.y;
    return p;
}

/* Whether a line is this track, drawn from either end. */
static bool is_track(struct line l, unsigned edges)
{
    const struct shape_track *t = &shape_tracks[edges];
    struct shape_point begin = on_border(l.begin), end = on_border(l.end);

    if (l.turn && !l.rounded)
        return false;
    return (is_point(begin, t->begin) && is_point(end, t->end) && l.turn == t->turn) ||
           (is_point(begin, t->end) && is_point(end, t->begin) && l.turn == -t->turn);
}

/* Reads a decimal number in thousandths; moves *at past it. */
static int decimal(const char **at)
{
    bool negative;
    int number = 0, unit = 1000;

    while (**at == ' ' || **at == ',')
        ++*at;
    negative = **at == '-';
    *at += negative;
    for (; is_digit(**at); ++*at)
        number = number * 10 + (**at - '0') * 1000;
    if (**at == '.')
        for (++*at; is_digit(**at); ++*at)
            number += (**at - '0') * (unit /= 10);
    return negative ? -number : number;
}

/* Reads a length in a picture, ten units a tile, in thousandths of a tile. */
static int length(const char **at)
{
    return decimal(at) / 10;
}

static struct shape_point point_from(struct shape_point from, const char **at)
{
    int x = from.x + length(at);

    return (struct shape_point){x, from.y + length(at)};
}

/* Reads the rest of an arc, whose end is relative to a point. Its radius must be half a tile. */
static void read_arc(struct line *l, const char **at, struct shape_point relative)
{
    int wide = length(at), high = length(at);
    bool plain = decimal(at) == 0 && decimal(at) == 0; /* neither slanted nor the long way around */
    int way = decimal(at);

    l->turn = way == 1000 ? 1 : way == 0 ? -1 : 0;
    relative = point_from(relative, at);
    l->rounded = plain && l->turn && wide == SHAPE_TILE / 2 && high == SHAPE_TILE / 2 &&
                 is_point(l->end, on_border(l->end)) && is_point(relative, on_border(relative));
    l->end = relative;
}

/* Reads the line that path data draws from 0, 0, up to a quote. */
static struct line read_path(const char *at)
{
    const struct shape_point origin = {0, 0};
    struct line l = {{0, 0}, {0, 0}, 0, false};

    while (*at != '"' && *at != '\'')
        switch (*at++) {
        case 'M':
        case 'm': l.begin = l.end = point_from(origin, &at); break;
        case 'H': l.end.x = length(&at); break;
        case 'h': l.end.x += length(&at); break;
        case 'V': l.end.y = length(&at); break;
        case 'v': l.end.y += length(&at); break;
        case 'A': read_arc(&l, &at, origin); break;
        case 'a': read_arc(&l, &at, l.end); break;
        }
    return l;
}

/* The text after the next `what`; an empty string if there is none. */
static const char *behind(const char *from, const char *what)
{
    const char *found = strstr(from, what);

    return found ? found + strlen(what) : "";
}

/* Copies a built-in file to a sink as a string. */
static const char *file(const char *name, const char *suffix, struct sink *kept)
{
    struct text bytes;

    kept->used = 0;
    if (file_builtin(name, suffix, &bytes))
        sink_text(kept, bytes);
    sink_byte(kept, '\0');
    return sink_contents(kept).at;
}

static void test_tracks(struct check *c)
{
    int one, other;

    for (one = 0; one < 4; one++)
        for (other = 0; other < 4; other++) {
            struct shape_track t = shape_tracks[sides[one] | sides[other]];
            struct shape_point a = shape_sides[one], b = shape_sides[other];
            /* A curve goes around the corner of the tile that is nearest to both ends. */
            struct shape_point corner = {a.x % SHAPE_TILE ? b.x : a.x, a.y % SHAPE_TILE ? b.y : a.y};
            long turn = (long)(t.begin.x - corner.x) * (t.end.y - corner.y) -
                        (long)(t.begin.y - corner.y) * (t.end.x - corner.x);

            if (one == other)
                continue;
            CHECK(c, (is_point(t.begin, a) && is_point(t.end, b)) || (is_point(t.begin, b) && is_point(t.end, a)));
            CHECK(c, (one + other) % 2 ? (turn > 0 ? 1 : -1) == t.turn : !t.turn);
        }
}

/* The ground of a tile: a square in the middle of its space, with the rounding of grounds behind rings. */
static void test_ground(struct check *c, const char *symbol)
{
    const char *at = behind(symbol, "<g transform=\"scale(");
    int left, top, wide, high;

    CHECK(c, decimal(&at) == 100);
    at = behind(symbol, "<rect class=\"tx-tile\" x=\"");
    left = decimal(&at);
    at = behind(at, " y=\"");
    top = decimal(&at);
    at = behind(at, " width=\"");
    wide = decimal(&at);
    at = behind(at, " height=\"");
    high = decimal(&at);
    CHECK(c, left == top && wide == high && 2 * left + wide == 10 * SHAPE_TILE);
    at = behind(at, " rx=\"");
    CHECK(c, length(&at) == SHAPE_ROUNDING);
}

/* Both tracks of each of the six symbols, each with its outline. */
static void test_tiles(struct check *c, const char *tiles)
{
    char symbol[] = "<symbol id=\"tx-?\"";
    const char *at, *end;
    int i, white, black;

    for (i = 0; i < 6; i++) {
        symbol[strlen("<symbol id=\"tx-")] = letters[i];
        at = behind(tiles, symbol);
        end = strstr(at, "</symbol>");
        test_ground(c, at);
        white = black = 0;
        while (*(at = behind(at, "<path class=\"tx-")) && at < end) {
            bool is_white = strncmp(at, "white", 5) == 0 || strncmp(at, "edge tx-of-white", 16) == 0;
            struct line l = read_path(behind(at, " d=\""));

            CHECK(c, is_track(l, is_white ? edges_of(letters[i]) : BOARD_EDGES ^ edges_of(letters[i])));
            white += is_white;
            black += !is_white;
        }
        CHECK(c, white == 2 && black == 2);
    }
    for (i = 0; i < 2; i++) {
        at = behind(tiles, i ? "id=\"tx-bad\"" : "id=\"tx-frame\"");
        at = behind(at, " width=\"");
        CHECK(c, decimal(&at) == 1000 && decimal(&(const char *){behind(at, " height=\"")}) == 1000);
        CHECK(c, decimal(&(const char *){behind(at, " rx=\"")}) == 120);
    }
    CHECK(c, SHAPE_LINE == length(&(const char *){behind(tiles, ".tx-white,.tx-black{stroke-width:")}));
    CHECK(c, SHAPE_EDGE == length(&(const char *){behind(tiles, ".tx-edge{stroke-width:")}));
}

/* What is larger than what, in the sheet that is always used: widths of lines, heights of letters; none is twice the
   one before. */
static void test_sizes(struct check *c, const char *tiles)
{
    static const char *const rising[][5] = {
        {".tx-white,.tx-black{stroke-width:", ".tx-won{stroke-width:", ".tx-edge{stroke-width:",
         ".tx-glow{stroke-width:", ".tx-alarm{stroke:#e0301e;stroke-width:"},
        {".tx-number.tx-many{font-size:", ".tx-number{font-size:", ".tx-label{font-size:", ".tx-caption{font-size:",
         ".tx-title{font-size:"},
    };
    const char *at;
    int i, k, before, size;

    for (i = 0; i < 2; i++)
        for (before = 0, k = 0; k < 5; before = size, k++) {
            size = decimal(&(const char *){behind(tiles, rising[i][k])});
            CHECK(c, size > before && (!before || size < before * 3 / 2));
        }
    at = behind(tiles, ".tx-ghost{opacity:");
    CHECK(c, decimal(&at) / 100 == 5); /* half of what is below it is seen */
    at = behind(tiles, ".tx-tile{stroke-width:");
    CHECK(c, decimal(&at) == 200);
    /* In thousandths of a tile: thin frames; the dashes of one are longer than its gaps. */
    at = behind(tiles, ".tx-last{stroke-width:");
    size = decimal(&at);
    CHECK(c, size >= 50 && size < 80);
    at = behind(tiles, ".tx-bad{stroke:#e0301e;stroke-width:");
    before = decimal(&at);
    CHECK(c, before >= size && before < 80);
    at = behind(at, ";stroke-dasharray:");
    before = decimal(&at);
    size = decimal(&at);
    CHECK(c, before > size && before < 200 && size > 100);
    at = behind(at, ";fill-opacity:");
    CHECK(c, decimal(&at) < 200);
}

/* The two edges of a track's name, such as NS. */
static unsigned edges_named(const char *name)
{
    static const char names[] = "NESW";

    return sides[strchr(names, name[0]) - names] | sides[strchr(names, name[1]) - names];
}

/* The player's tracks, by name and by tile, and the ends of tracks. */
static void test_player_tracks(struct check *c, const char *player)
{
    static const char *const names[] = {"NS", "EW", "NE", "SE", "SW", "NW"};
    const char *table = behind(player, "const TRACKS = "), *ends = behind(behind(player, "function ends("), "return [");
    char text[] = "?: [";
    int i;

    for (i = 0; i < 6; i++) {
        char assigned[] = "?? = '";

        memcpy(assigned, names[i], 2);
        CHECK(c, is_track(read_path(behind(player, assigned)), edges_named(names[i])));
        text[0] = letters[i];
        CHECK(c, edges_named(behind(table, text)) == edges_of(letters[i]));
        CHECK(c, edges_named(behind(table, text) + 4) == (BOARD_EDGES ^ edges_of(letters[i])));
    }
    for (i = 0; i < 4; i++) {
        struct line l = read_path(ends = behind(ends, "'"));
        struct shape_point middle = {SHAPE_TILE / 2, SHAPE_TILE / 2}, p = shape_sides[i];

        ends = behind(ends, "'");
        CHECK(c, is_point(l.begin, p));
        CHECK(c, is_point(l.end, (struct shape_point){p.x + (middle.x - p.x) * SHAPE_END / middle.x,
                                                      p.y + (middle.y - p.y) * SHAPE_END / middle.y}));
    }
}

/* Reads the length after the next `what`. */
static int next(const char **at, const char *what)
{
    *at = behind(*at, what);
    return length(at);
}

/* The page's rings: their group is scaled so that lines and outlines have the widths of tracks. */
static void test_rings(struct check *c)
{
    struct tiles tiles = {.apart = false};
    struct sink s = {0};
    char id[] = "id=\"ring-??\" transform=\"scale(";
    enum board_colour colour;
    enum mark_kind kind;

    tiles_make(&tiles);
    svg_marks_rings(&tiles, &s);
    sink_byte(&s, '\0');
    for (kind = 0; kind < MARK_KINDS; kind++)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
            const struct shape_ring *ring = &shape_rings[kind][colour];
            const char *at, *end;
            int scale, dash;

            id[strlen("id=\"ring-")] = mark_table[kind].name[0];
            id[strlen("id=\"ring-?")] = "wb"[colour];
            at = behind(sink_contents(&s).at, id);
            end = strstr(at, "</g>");
            scale = decimal(&at);
            CHECK(c, end && scale * SHAPE_LINE == 1000 * ring->line && scale * SHAPE_EDGE == 1000 * ring->edge);
            CHECK(c, (strstr(at, "\"tile\"") && strstr(at, "\"tile\"") < end) == (ring->disc > 0));
            CHECK(c, !ring->disc || scale * next(&at, "\"tile\" r=\"") == 1000 * ring->disc);
            CHECK(c, scale * next(&at, "\"edge\" r=\"") == 1000 * ring->radius);
            CHECK(c, scale * next(&at, colour ? "\"black\" r=\"" : "\"white\" r=\"") == 1000 * ring->radius);
            if (ring->dash) {
                at = behind(at, "stroke-dasharray=\"");
                dash = decimal(&at);
                CHECK(c, dash * ring->line == 10 * SHAPE_LINE * ring->dash);
                CHECK(c, decimal(&at) == dash * SHAPE_GAP_RATIO / 10000);
            }
            CHECK(c, at < end);
        }
    tiles_free(&tiles);
    sink_free(&s);
}

static void test_player_marks(struct check *c, const char *player)
{
    const char *at;
    int i, n;

    at = behind(player, "const GROUND = ");
    CHECK(c, next(&at, "x: ") == -SHAPE_GROUND / 2 && next(&at, "y: ") == -SHAPE_GROUND / 2);
    CHECK(c, next(&at, "width: ") == SHAPE_GROUND && next(&at, "height: ") == SHAPE_GROUND);
    CHECK(c, next(&at, "rx: ") == SHAPE_ROUNDING);
    at = behind(player, "const PLACES = ");
    for (n = 0; n < 4; n++)
        for (i = 0; i <= n; i++) {
            CHECK(c, next(&at, "'") == shape_shared[n][i].x - SHAPE_TILE / 2);
            CHECK(c, length(&at) == shape_shared[n][i].y - SHAPE_TILE / 2);
            at = behind(at, "'");
        }
}

static void test_player_texts(struct check *c, const char *player)
{
    const char *at = behind(player, "NUMBER = {");

    CHECK(c, next(&at, "x: ") == SHAPE_NUMBER_X && next(&at, "y: ") == SHAPE_NUMBER_Y);
    CHECK(c, next(&at, "right: ") == shape_number_shift(edges_of('d'), 0));
    CHECK(c, shape_number_shift(edges_of('d'), 2) == shape_number_shift(edges_of('c'), 0) - 2 * SHAPE_TILE / 10);
    CHECK(c, !shape_number_shift(edges_of('a'), 1) && !shape_number_shift(edges_of('e'), 1));
    CHECK(c, strncmp(behind(player, "letter === 'c' ? NUMBER.right"), " - String(n).length : 0;", 24) == 0);
    at = behind(player, "LABEL = {");
    CHECK(c, next(&at, "above: ") == SHAPE_LABEL_ABOVE && next(&at, "left: ") == SHAPE_LABEL_LEFT);
    CHECK(c, next(&at, "below: ") == SHAPE_LABEL_BELOW && next(&at, "middle: ") == SHAPE_TILE / 2);
}

/* Each theme has a style sheet and a sentence. */
static void test_themes(struct check *c)
{
    struct sink s = {0};
    char name[40];
    int n, length;

    for (n = 0; (length = (int)text_word(SCENE_THEMES, n).length) != 0; n++) {
        const char *at = text_word(SCENE_THEMES, n).at;

        snprintf(name, sizeof name, "<style class=\"%.*s\"", length, at);
        CHECK(c, *behind(file("tiles", ".svg", &s), name));
        snprintf(name, sizeof name, "theme-%.*s", length, at);
        CHECK(c, message_find(text_of(name)) < MESSAGE_COUNT);
    }
    CHECK(c, n > 0);
    sink_free(&s);
}

static void test_decimal(struct check *c, struct sink *s)
{
    static const struct {
        long number;
        int places;
        const char *written;
    } table[] = {
        {0, 3, "0"}, {360, 3, ".36"}, {-1, 2, "-.01"}, {1000, 3, "1"}, {-6500, 3, "-6.5"}, {11416000, 7, "1.1416"},
        {12, 0, "12"}, {1005, 3, "1.005"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        s->used = 0;
        shape_decimal(table[i].number, table[i].places, s);
        CHECK(c, kept(s, table[i].written));
    }
}

void test_shape(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);

    test_tracks(c);
    test_themes(c);
    test_decimal(c, s);
    test_tiles(c, file("tiles", ".svg", s));
    test_sizes(c, file("tiles", ".svg", s));
    test_player_tracks(c, file("player", ".js", s));
    test_rings(c);
    test_player_marks(c, file("player", ".js", s));
    test_player_texts(c, file("player", ".js", s));
    sink_free(s);
    free(s);
}
