/* Pictures in SVG: their size, hints and animation. pictures/boards.sh compares boards
   with the position. */

#include "web/elements.h"
#include "check.h"
#include "kept.h"
#include "play.h"

/* The values of settings: `size` and `columns` stand behind those that all pictures share. */
enum { SIZE = SCENE_PARTS, COLUMNS };

/* A picture holds the refused tile, here beyond a corner of the board. */
static void test_box(struct check *c)
{
    struct record r = {0};
    struct game g = {0};
    struct render_settings settings = {.position = false};
    struct scene s = {.game = &g, .moves = 1, .settings = &settings};
    struct svg_box box;

    play(&r, &g, "@0/ B2+", RULES_TRAX);
    for (int shown = 0; shown < 2; shown++) {
        settings.values[SCENE_ERROR] = shown;
        box = svg_box(&s);
        CHECK(c, box.left == -1 && box.top == -1 && box.width == 12 + 10 * shown && box.height == 12 + 10 * shown);
    }
    play_free(&r, &g);
}

/* A space where a colour wins at once: a pale tile, the ring, and over both the tiles that win, in full size or, if
   there are several, in half of it. */
static void test_hints(struct check *c)
{
    static const char one[] =
        "<g transform=\"translate(25 15) scale(1)\" opacity=\".8\"><rect class=\"tile\" x=\"-4.6\" y=\"-4.6\" "
        "width=\"9.2\" height=\"9.2\" rx=\".75\"/></g>\n"
        "<g transform=\"translate(25 15) scale(.6)\"><circle class=\"edge\" r=\"6\"/>"
        "<circle class=\"white\" r=\"6\"/></g>\n"
        "<g transform=\"translate(25 15) scale(10)\"><g opacity=\"0\">"
        "<set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
        "<rect x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" fill=\"none\" pointer-events=\"fill\"/>";
    static const char *const tiles[] = {
        "<use xlink:href=\"#f\" transform=\"translate(-.5 -.5)\"/>",
        "<use xlink:href=\"#f\" transform=\"translate(-.5 -.25) scale(.5)\"/>"
        "<use xlink:href=\"#e\" transform=\"translate(0 -.25) scale(.5)\"/>",
        "<use xlink:href=\"#f\" transform=\"translate(-.5 -.5) scale(.5)\"/>"
        "<use xlink:href=\"#e\" transform=\"translate(0 -.5) scale(.5)\"/>"
        "<use xlink:href=\"#c\" transform=\"translate(-.25 0) scale(.5)\"/>",
    };
    struct mark mark = {.kind = MARK_ATTACK, .x = 2, .y = 1, .tiles = {3, 5, 6}};
    struct tiles look = {.apart = false};

    for (mark.count = 1; mark.count <= MARK_TILES; mark.count++) {
        struct sink found = {0}, wanted = {0};

        svg_marks_put(&(struct mark_list){.all = &mark, .count = 1}, &look, &found);
        sink_string(&wanted, one);
        sink_string(&wanted, tiles[mark.count - 1]);
        sink_string(&wanted, "</g></g>\n");
        CHECK(c, text_equal(sink_contents(&found), sink_contents(&wanted)));
        if (!text_equal(sink_contents(&found), sink_contents(&wanted)))
            fprintf(stderr, "  %.*s", (int)found.used, found.bytes);
        sink_free(&found);
        sink_free(&wanted);
    }
}

/* Draws positions of a game as a picture; the key of a setting is 1. */
static void draw(const char *words, int from, int to, int key, struct sink *picture)
{
    struct message_catalogue catalogue;
    struct render_settings settings = {.words = &catalogue, .position = true};
    struct record r = {0};
    struct game g = {0};
    struct render run;

    catalogue = message_english;
    settings.values[key] = settings.values[SCENE_LAST] = 1;
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

/* In an animation a move appears .4 seconds after the beginning, the next ones 1.1 later each, and each forced tile .22
   after the one before it; a frame passes from each move to the next. */
static void test_animation(struct check *c)
{
    enum { ANIMATE = SCENE_PARTS + 3 };
    static const char *const delays[] = {"delay:.4s\"", "delay:1.5s\"", "delay:2.6s\"", "delay:3.7s\"", "delay:3.92s\"",
                                         "delay:.4s;animation-duration:1.1s\"", "delay:1.5s;animation-duration:1.1s\"",
                                         "delay:2.6s;animation-duration:1.1s\""};
    static const int times[] = {1, 1, 1, 2, 1, 1, 1, 1};
    struct sink picture = {0};

    draw("@0/ B1+ @1\\ A0/", 4, 4, ANIMATE, &picture);
    for (size_t i = 0; i < sizeof delays / sizeof *delays; i++) {
        CHECK(c, count_in(picture.bytes, delays[i]) >= times[i]);
        if (count_in(picture.bytes, delays[i]) < times[i])
            fprintf(stderr, "  %s %d\n", delays[i], count_in(picture.bytes, delays[i]));
    }
    CHECK(c, count_in(picture.bytes, "animation-duration") == 3);
    sink_free(&picture);
    draw("@0/ B1+", 2, 2, SCENE_LAST, &picture);
    CHECK(c, count_in(picture.bytes, "animation") == 0);
    sink_free(&picture);
}

/* From a hundred moves on numbers are smaller. */
static void test_many(struct check *c)
{
    struct sink words = {0}, picture = {0};

    sink_string(&words, "@0+");
    for (int i = 1; i < 101; i++)
        sink_string(&words, " @1+");
    sink_byte(&words, '\0');
    draw(words.bytes, 99, 99, SCENE_NUMBERS, &picture);
    CHECK(c, count_in(picture.bytes, "-number\" ") == 1 && count_in(picture.bytes, "-many\" ") == 0);
    sink_free(&picture);
    draw(words.bytes, 100, 100, SCENE_NUMBERS, &picture);
    CHECK(c, count_in(picture.bytes, "-number\" ") == 0 && count_in(picture.bytes, "-many\" ") == 1);
    sink_free(&picture);
    sink_free(&words);
}

void test_svg(struct check *c)
{
    test_box(c);
    test_hints(c);
    test_animation(c);
    test_many(c);
}
