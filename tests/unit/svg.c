/* Boards as SVG elements, each with its place, held against the position. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/web.h"
#include "web/pages.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

static void write_place(const char *what, size_t length, int64_t x, int64_t y, struct sink *to)
{
    sink_text(to, (struct text){what, length});
    sink_byte(to, ' ');
    sink_operand(to, x);
    sink_number(to, y);
    sink_byte(to, '\n');
}

static bool begins(struct text t, const char *word)
{
    return t.length >= strlen(word) && memcmp(t.at, word, strlen(word)) == 0;
}

/* The number of an attribute of an element; 0 if it has none. */
static long attribute(struct text element, const char *name)
{
    for (; element.length; element = text_skip(element, 1))
        if (begins(element, name))
            return strtol(element.at + strlen(name), NULL, 10);
    return 0;
}

/* What follows a word of an element, up to another. */
static struct text between(struct text element, const char *word, char end)
{
    struct text rest = element;
    size_t length = 0;

    while (rest.length && !begins(rest, word))
        rest = text_skip(rest, 1);
    rest = text_skip(rest, rest.length ? strlen(word) : 0);
    while (length < rest.length && rest.at[length] != end)
        length++;
    return (struct text){rest.at, length};
}

/* Lists the elements of a picture: symbols, texts, paths and shifts. */
static void list_elements(struct text all, struct sink *to)
{
    struct text rest = all;

    for (; rest.length; rest = text_skip(rest, 1)) {
        struct text element = {rest.at, 0};

        if (*rest.at != '<')
            continue;
        while (element.length < rest.length && element.at[element.length] != '>')
            element.length++;
        if (begins(element, "<use ")) {
            struct text name = between(element, "href=\"#", '"');

            write_place(name.at, name.length, attribute(element, " x=\""), attribute(element, " y=\""), to);
            if (between(element, "translate(", ')').length) {
                sink_text(to, between(element, "translate(", ')'));
                sink_byte(to, '\n');
            }
        } else if (begins(element, "<text")) {
            struct text words = text_skip(rest, element.length + 1);

            words.length = (size_t)((const char *)memchr(words.at, '<', words.length) - words.at);
            write_place(words.at, words.length, attribute(element, " x=\""), attribute(element, " y=\""), to);
        } else if (begins(element, "<path")) {
            sink_text(to, between(element, " d=\"", '"'));
            sink_byte(to, '\n');
        } else if (between(element, "translate(", ')').length) {
            sink_text(to, between(element, "translate(", ')'));
            sink_byte(to, '\n');
        }
    }
}

/* `framed`: a frame is around the last tile played. */
static void expect_tiles(const struct scene *s, bool framed, struct sink *to)
{
    const struct game *g = s->game;
    const struct board_tile *last = &g->board.tiles[s->moves ? g->moves[s->moves - 1].tile : 0];
    int i;

    for (i = 0; i < game_tiles_after(g, s->moves); i++)
        write_place((const char[]){board_letter(g->board.tiles[i].edges)}, 1, g->board.tiles[i].x,
                    g->board.tiles[i].y, to);
    if (s->moves && framed)
        write_place("frame", 5, last->x, last->y, to);
}

/* A winning path: an arc of a radius of 5 or a line for each tile, twice. */
static void expect_path(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    unsigned char *won = path_won(g);
    char data[80];
    int i, times;

    for (times = 0; won && s->moves == g->count && times < 2; times++) {
        for (i = 0; i < g->board.count; i++) {
            const struct board_tile *t = &g->board.tiles[i];
            enum board_colour colour = g->result.winner == GAME_WHITE ? BOARD_WHITE : BOARD_BLACK;
            const struct shape_track *track = &shape_tracks[path_track(t, colour)];
            int x = (track->end.x - track->begin.x) / 100, y = (track->end.y - track->begin.y) / 100;

            if (!won[i])
                continue;
            snprintf(data, sizeof data, "M%d %d", t->x * 10 + track->begin.x / 100, t->y * 10 + track->begin.y / 100);
            sink_string(to, data);
            if (track->turn)
                snprintf(data, sizeof data, "a5 5 0 0 %d%s%d%s%d", track->turn > 0, x < 0 ? "" : " ", x,
                         y < 0 ? "" : " ", y);
            else
                snprintf(data, sizeof data, "%c%d", x ? 'h' : 'v', x ? x : y);
            sink_string(to, data);
        }
        sink_byte(to, '\n');
    }
    free(won);
}

static void expect_numbers(const struct scene *s, bool forced, struct sink *to)
{
    char digits[20];
    int i;

    sink_string(to, ".6 2.4\n");
    for (i = 0; i < game_tiles_after(s->game, s->moves); i++) {
        const struct board_tile *t = &s->game->board.tiles[i];
        int length = snprintf(digits, sizeof digits, "%d", abs(t->number));

        if ((t->number < 0) == forced)
            write_place(digits, (size_t)length, t->x * 10 + shape_number_shift(t->edges, length) / 100, t->y * 10, to);
    }
}

/* The ends of tracks that enter a space: 4 units long, from the middle of each side inwards. */
static void expect_ends(const struct game_error *e, unsigned edges, struct sink *to)
{
    static const char *const ends[] = {"m5 0v4", "m10 5h-4", "m5 10v-4", "m0 5h4"};
    char data[60];
    int side;

    for (side = 0; side < 4; side++)
        if (edges >> side & 1) {
            snprintf(data, sizeof data, "M%d %d%s", e->bad_x * 10, e->bad_y * 10, ends[side]);
            sink_string(to, data);
        }
    sink_byte(to, '\n');
}

static void expect_error(const struct game_error *e, struct sink *to)
{
    bool three = e->reason == MOVE_THREE_PATHS;

    if (e->edges)
        write_place((const char[]){board_letter(e->edges)}, 1, e->x, e->y, to);
    write_place("bad", 3, three ? e->bad_x : e->x, three ? e->bad_y : e->y, to);
    if (!three)
        return;
    expect_ends(e, e->bad_entering | e->bad_entering >> 4, to);
    expect_ends(e, e->bad_entering >> 4, to);
    expect_ends(e, e->bad_entering & 15, to);
}

static void expect_labels(const struct scene *s, struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);
    char word[20];
    int i, length, rows = extent_height(&e), digits = rows > 9 ? 2 : 1;

    length = snprintf(word, sizeof word, "%d %d\n", e.left * 10 + 5, e.top * 10 - 1);
    sink_text(to, (struct text){word, (size_t)length});
    for (i = 0; i < extent_width(&e); i++)
        write_place((const char[]){(char)('A' + i)}, 1, i * 10, 0, to);
    length = snprintf(word, sizeof word, "%d %d\n", e.left * 10 - (SHAPE_LABEL_LEFT + SHAPE_HALF_DIGIT * digits) / 100,
                      e.top * 10 + 6);
    sink_text(to, (struct text){word, (size_t)length});
    for (i = 0; i < rows; i++) {
        length = snprintf(word, sizeof word, "%d", i + 1);
        write_place(word, (size_t)length, 0, i * 10, to);
    }
}

/* Whether the box is that of the board: a unit at each side; with coordinates 4 above, and their digits on the left. */
static bool is_boxed(const struct scene *s)
{
    struct svg_box box = svg_box(s);
    struct extent e = game_extent(s->game, s->moves), all = e;
    const struct game_error *error = s->settings->values[SVG_ERROR] ? scene_refused_here(s) : NULL;
    bool labels = s->settings->values[SVG_LABELS] && s->moves;
    int digits = extent_height(&e) > 9 ? 2 : 1, left = 1, top = labels ? 4 : 1;

    if (error)
        extent_take_in(&all, error->x, error->y);
    left += labels ? (SHAPE_LABEL_LEFT + 2 * SHAPE_HALF_DIGIT * digits) / 100 : 0;
    return box.left == all.left * 10 - left && box.top == all.top * 10 - top &&
           box.width == (all.right + 1) * 10 + 1 - box.left && box.height == (all.bottom + 1) * 10 + 1 - box.top;
}

/* Draws the positions of a game one after the other, and compares the elements of each. */
static void check_game(struct check *c, const char *words, int choices)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.all = choices & 1};
    struct scene s = {.game = &g, .settings = &settings};
    struct tiles tiles = {.apart = false};
    struct svg_cache cache = {.tiles = &tiles};

    settings.values[SVG_NUMBERS] = choices >> 1 & 1;
    settings.values[SVG_LAST] = choices >> 2 & 1;
    settings.values[SVG_PATH] = choices >> 3 & 1;
    settings.values[SVG_LABELS] = choices >> 4 & 1;
    settings.values[SVG_ERROR] = choices >> 5 & 1;
    play(&r, &g, words, RULES_TRAX);
    tiles_make(&tiles);
    for (s.moves = 0; s.moves <= g.count; s.moves++) {
        struct sink picture = {0}, found = {0}, wanted = {0};
        const struct game_error *error = settings.values[SVG_ERROR] ? scene_refused_here(&s) : NULL;

        svg_board(&s, &cache, &picture);
        list_elements(sink_contents(&picture), &found);
        expect_tiles(&s, settings.values[SVG_LAST] && !error, &wanted);
        if (settings.values[SVG_PATH])
            expect_path(&s, &wanted);
        if (settings.values[SVG_NUMBERS])
            expect_numbers(&s, false, &wanted);
        if (settings.values[SVG_NUMBERS] && settings.all)
            expect_numbers(&s, true, &wanted);
        if (error)
            expect_error(error, &wanted);
        if (settings.values[SVG_LABELS] && s.moves)
            expect_labels(&s, &wanted);
        CHECK(c, text_equal(sink_contents(&found), sink_contents(&wanted)));
        if (!text_equal(sink_contents(&found), sink_contents(&wanted)))
            fprintf(stderr, "  found:\n%.*s  wanted:\n%.*s", (int)found.used, found.bytes, (int)wanted.used,
                    wanted.bytes);
        CHECK(c, is_boxed(&s));
        sink_free(&picture);
        sink_free(&found);
        sink_free(&wanted);
    }
    svg_cache_free(&cache);
    tiles_free(&tiles);
    play_free(&r, &g);
}

static void expect_shift(int x, int y, struct sink *to)
{
    sink_operand(to, x * 10 + 5);
    sink_number(to, y * 10 + 5);
    sink_byte(to, '\n');
}

/* Draws marks: a ground on each empty space that has tiles to win with, then a ring for each mark, then those tiles, up
   to four, which share their space. Returns the most that a space has. */
static int check_marks(struct check *c, const struct mark_list *marks)
{
    struct tiles look = {.apart = false};
    struct sink picture = {0}, found = {0}, wanted = {0};
    unsigned tiles[MARK_TILES];
    int i, k, count, most = 0;

    tiles_make(&look);
    svg_marks_put(marks, &look, &picture);
    list_elements(sink_contents(&picture), &found);
    for (i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles))
            expect_shift(marks->all[i].x, marks->all[i].y, &wanted);
    for (i = 0; i < marks->count; i++)
        expect_shift(marks->all[i].x, marks->all[i].y, &wanted);
    for (i = 0; i < marks->count; i++) {
        count = mark_hints(marks, i, tiles);
        if (count)
            expect_shift(marks->all[i].x, marks->all[i].y, &wanted);
        for (k = 0; k < count && k < 4; k++) {
            struct shape_point p = shape_shared[(count < 4 ? count : 4) - 1][k];

            write_place((const char[]){board_letter(tiles[k])}, 1, 0, 0, &wanted);
            shape_decimal(p.x - 500, 3, &wanted);
            sink_byte(&wanted, ' ');
            shape_decimal(p.y - 500, 3, &wanted);
            sink_byte(&wanted, '\n');
        }
        most = count > most ? count : most;
    }
    CHECK(c, text_equal(sink_contents(&found), sink_contents(&wanted)));
    sink_free(&picture);
    sink_free(&found);
    sink_free(&wanted);
    tiles_free(&look);
    return most;
}

/* The marks of a game; and one to six tiles that win on one space. */
static void test_marks(struct check *c)
{
    struct mark one = {.kind = MARK_ATTACK, .x = 2, .y = 1, .tiles = {3, 5, 6, 9, 10, 12}};
    struct record r = {0};
    struct game g = {0};
    struct analysis a = {0};

    play(&r, &g, "@0+ B1+ A0/ A3/ @3/ @3+ B1+ @3+ E3+ D4\\ F2\\ G2\\ @3\\ A2\\ G4\\ G5\\", RULES_TRAX);
    analysis_make(&a, &g, g.count, (1U << MARK_KINDS) - 1, 2);
    CHECK(c, check_marks(c, &a.marks) > 1);
    for (one.count = 1; one.count <= MARK_TILES; one.count++)
        CHECK(c, check_marks(c, &(struct mark_list){.all = &one, .count = 1}) == one.count);
    analysis_free(&a);
    play_free(&r, &g);
}

/* Pictures of two games in one document: each is described by its own moves. */
static void test_descriptions(struct check *c)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .quiet = true};
    struct record r = {0};
    struct game g = {0};
    struct render run;
    struct sink to = {0};

    load_english(&words);
    settings.values[SVG_KEYS + 1] = 2; /* columns */
    record_open(&r, text_of("@0+ B1+\n@0/ A0/ A0/\n"), INPUT_ARCHIVE);
    render_open(&run, &out_svg, &settings, &to);
    while (game_next(&r, &g, NULL, false)) {
        g.nth++;
        render_game(&run, &g, g.count - 1, g.count);
    }
    render_close(&run);
    sink_byte(&to, '\0');
    CHECK(c, strstr(to.bytes, "<desc>Moves: 1 @0+. ") && strstr(to.bytes, "<desc>Moves: 1 @0+ 2 B1+. "));
    CHECK(c, strstr(to.bytes, "<desc>Moves: 1 @0/ 2 A0/. ") && strstr(to.bytes, "<desc>Moves: 1 @0/ 2 A0/ 3 A0/. "));
    sink_free(&to);
    play_free(&r, &g);
}

/* The values of settings: `size` and `columns` stand behind those that all pictures share. */
enum { SIZE = SVG_KEYS, COLUMNS };

/* Several pictures stand in columns of one width, each in the middle of its own, in rows as high as their highest, 6
   units apart. The picture has as many columns as are asked for, or as there are pictures. */
static void test_sheet(struct check *c, int columns)
{
    enum { CELLS = 6 };
    struct record r = {0};
    struct game g = {0};
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .quiet = true, .film = true};
    struct render run;
    struct svg_box boxes[CELLS];
    struct sink to = {0};
    const char *at, *nested;
    int64_t width = 0, y = 0, high = 0;
    int used = columns < CELLS ? columns : CELLS, i;
    long x, top;

    load_english(&words);
    settings.values[SIZE] = 20;
    settings.values[COLUMNS] = columns;
    play(&r, &g, "@0+ @1+ A0+ @1+ A0+ @1+", RULES_LOOP);
    render_open(&run, &out_svg, &settings, &to);
    render_game(&run, &g, 1, CELLS);
    render_close(&run);
    sink_byte(&to, '\0');
    for (i = 0; i < CELLS; i++) {
        boxes[i] = svg_box(&(struct scene){.game = &g, .moves = i + 1, .settings = &settings});
        width = boxes[i].width > width ? boxes[i].width : width;
    }
    at = strstr(to.bytes, " viewBox=\"0 0 ");
    nested = to.bytes;
    for (i = 0; i < CELLS; i++) {
        if (i && i % columns == 0) {
            y += high + 6;
            high = 0;
        }
        high = boxes[i].height > high ? boxes[i].height : high;
        nested = strstr(nested + 1, "<svg role=\"img\"");
        CHECK(c, nested != NULL);
        x = nested ? strtol(strstr(nested, " x=\"") + 4, NULL, 10) : 0;
        top = nested ? strtol(strstr(nested, " y=\"") + 4, NULL, 10) : 0;
        CHECK(c, x == i % columns * (width + 6) + (width - boxes[i].width) / 2 && top == y);
    }
    CHECK(c, !strstr(nested + 1, "<svg") && at && strtol(at + 14, NULL, 10) == used * (width + 6) - 6);
    CHECK(c, at && strtol(strchr(at + 14, ' '), NULL, 10) == y + high);
    at = at ? strstr(at, " width=\"") : NULL; /* two pixels a unit */
    CHECK(c, at && strtol(at + 8, NULL, 10) == 2 * (used * (width + 6) - 6));
    sink_free(&to);
    play_free(&r, &g);
}

/* The size of a picture in pixels, rounded: here a unit is .3 of one. */
static void test_pixels(struct check *c)
{
    static const struct {
        struct svg_box box;
        int size;
        const char *wanted;
    } table[] = {
        {{1, -2, 15, 14}, 3, "viewBox=\"1 -2 15 14\" width=\"5\" height=\"4\""},
        {{0, 0, 17, 16}, 3, "viewBox=\"0 0 17 16\" width=\"5\" height=\"5\""},
        {{0, 0, 17, 16}, 0, "viewBox=\"0 0 17 16\""},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct sink s = {0};

        svg_view(table[i].box, table[i].size, &s);
        CHECK(c, text_is(sink_contents(&s), table[i].wanted));
        sink_free(&s);
    }
}

/* A space where a colour wins at once: a pale tile, the ring, and over both the tiles that win, in full size or, if
   there are several, in half of it. */
static void test_hints(struct check *c)
{
    static const char one[] =
        "<g transform=\"translate(25 15) scale(1)\" opacity=\".5\"><rect class=\"tile\" x=\"-4.6\" y=\"-4.6\" "
        "width=\"9.2\" height=\"9.2\" rx=\".75\"/></g>\n"
        "<g transform=\"translate(25 15) scale(.6)\"><circle class=\"edge\" r=\"6\"/>"
        "<circle class=\"white\" r=\"6\"/></g>\n"
        "<g transform=\"translate(25 15) scale(10)\"><g opacity=\"0\">"
        "<set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
        "<rect x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" fill=\"none\" pointer-events=\"fill\"/>";
    struct mark mark = {.kind = MARK_ATTACK, .x = 2, .y = 1, .tiles = {3, 5}};
    struct tiles look = {.apart = false};

    tiles_make(&look);
    for (mark.count = 1; mark.count <= 2; mark.count++) {
        struct sink found = {0}, wanted = {0};

        svg_marks_put(&(struct mark_list){.all = &mark, .count = 1}, &look, &found);
        sink_string(&wanted, one);
        sink_string(&wanted, mark.count == 1
                                 ? "<use xlink:href=\"#f\" transform=\"translate(-.5 -.5)\"/></g></g>\n"
                                 : "<use xlink:href=\"#f\" transform=\"translate(-.5 -.25) scale(.5)\"/>"
                                   "<use xlink:href=\"#e\" transform=\"translate(0 -.25) scale(.5)\"/></g></g>\n");
        CHECK(c, text_equal(sink_contents(&found), sink_contents(&wanted)));
        if (!text_equal(sink_contents(&found), sink_contents(&wanted)))
            fprintf(stderr, "  %.*s", (int)found.used, found.bytes);
        sink_free(&found);
        sink_free(&wanted);
    }
    tiles_free(&look);
}

/* Draws positions of a game as a picture; the key of a setting is 1. */
static void draw(const char *words, int from, int to, int key, struct sink *picture)
{
    struct message_catalogue catalogue;
    struct render_settings settings = {.words = &catalogue, .position = true};
    struct record r = {0};
    struct game g = {0};
    struct render run;

    load_english(&catalogue);
    settings.values[key] = settings.values[SVG_LAST] = 1;
    settings.values[COLUMNS] = 9;
    play(&r, &g, words, RULES_LOOP);
    g.title = text_of("Cup");
    g.white = text_of("Ann");
    g.nth = 1;
    render_open(&run, &out_svg, &settings, picture);
    render_game(&run, &g, from, to);
    render_close(&run);
    sink_byte(picture, '\0');
    g.title = g.white = text_of("");
    play_free(&r, &g);
}

/* How often a word stands in a picture. */
static int count(const struct sink *picture, const char *word)
{
    const char *at = picture->bytes;
    int n = 0;

    while ((at = strstr(at, word)) != NULL) {
        at += strlen(word);
        n++;
    }
    return n;
}

/* What a picture says to those who do not see it: the players, the moves, how the game ended or which position it
   is. */
static void test_words(struct check *c)
{
    struct sink picture = {0};

    draw("@0/ B1+ @1\\ A0/", 2, 4, SVG_LAST, &picture);
    CHECK(c, count(&picture, "<title>Cup</title>\n<desc>White: Ann. Moves: 1 @0/ 2 B1+. After move 2: B1+</desc>\n"));
    CHECK(c, count(&picture, "<desc>White: Ann. Moves: 1 @0/ 2 B1+ 3 @1\\. After move 3: @1\\</desc>\n"));
    CHECK(c, count(&picture, " 2 B1+ 3 @1\\ 4 A0/. White wins with a loop at move 4.</desc>\n"));
    sink_free(&picture);
}

/* In an animation a move appears .4 seconds after the beginning, the next ones 1.1 later each, and each forced tile .22
   after the one before it; a frame passes from each move to the next. */
static void test_animation(struct check *c)
{
    enum { ANIMATE = SVG_KEYS + 3 };
    static const char *const delays[] = {"delay:.4s\"", "delay:1.5s\"", "delay:2.6s\"", "delay:3.7s\"", "delay:3.92s\"",
                                         "delay:.4s;animation-duration:1.1s\"", "delay:1.5s;animation-duration:1.1s\"",
                                         "delay:2.6s;animation-duration:1.1s\""};
    static const int times[] = {1, 1, 1, 2, 1, 1, 1, 1};
    struct sink picture = {0};
    size_t i;

    draw("@0/ B1+ @1\\ A0/", 4, 4, ANIMATE, &picture);
    for (i = 0; i < sizeof delays / sizeof *delays; i++) {
        CHECK(c, count(&picture, delays[i]) >= times[i]);
        if (count(&picture, delays[i]) < times[i])
            fprintf(stderr, "  %s %d\n", delays[i], count(&picture, delays[i]));
    }
    CHECK(c, count(&picture, "animation-duration") == 3);
    sink_free(&picture);
    draw("@0/ B1+", 2, 2, SVG_LAST, &picture);
    CHECK(c, count(&picture, "animation") == 0);
    sink_free(&picture);
}

/* From a hundred moves on numbers are smaller. */
static void test_many(struct check *c)
{
    struct sink words = {0}, picture = {0};
    int i;

    sink_string(&words, "@0+");
    for (i = 1; i < 101; i++)
        sink_string(&words, " @1+");
    sink_byte(&words, '\0');
    draw(words.bytes, 99, 99, SVG_NUMBERS, &picture);
    CHECK(c, count(&picture, "-number\" ") == 1 && count(&picture, "-many\" ") == 0);
    sink_free(&picture);
    draw(words.bytes, 100, 100, SVG_NUMBERS, &picture);
    CHECK(c, count(&picture, "-number\" ") == 0 && count(&picture, "-many\" ") == 1);
    sink_free(&picture);
    sink_free(&words);
}

void test_svg(struct check *c);

void test_svg(struct check *c)
{
    static const char *const games[] = {
        "@0+ @1+ B0/ C1/ B0/ B0/ B0+ D4+ C1\\ D6\\ A2+", /* a loop of White */
        "@0/ A0/ A0/ A0/ B1\\ C1\\ D1\\ B4/ C4/ D2+",   /* three tracks */
        "@0+ A0+ A1/",                                    /* a space that has a tile */
        "@0+ A0+ A0+ A0+ A0+ A0+ A0+ A0+",                /* a line */
        "@0/ A0/ A0\\ @1/ @1/ Z9/",
        "@0/ @0+", "@0/ B0+", "@0/ @2+", "@0/ B2+",       /* beyond a corner of the board */
    };
    size_t i;
    int choices;

    for (i = 0; i < sizeof games / sizeof *games; i++)
        for (choices = 0; choices < 64; choices++)
            check_game(c, games[i], choices);
    check_game(c, "@0/ A0/ A0\\ A0/ A0\\ A0/ A0\\ A0/ A0\\ A0/ A0\\ A0/ A0\\", 63); /* rows of two digits, no line */
    test_marks(c);
    for (choices = 1; choices < 9; choices++)
        test_sheet(c, choices);
    test_descriptions(c);
    test_pixels(c);
    test_hints(c);
    test_words(c);
    test_animation(c);
    test_many(c);
}
