/* What stands around a picture: a tile has 10 units, a line of text 5, a letter of a title 2.9, any other 2.1. */

#include "web/elements.h"
#include "check.h"
#include "play.h"

enum { TOP = -3, HEIGHT = 50, MIDDLE = 5 }; /* of the board */

/* The lines of a picture. */
struct found {
    int titles, captions;
    size_t letters;       /* of the longest caption, */
    size_t title_letters; /*   and title */
    long x, y;            /* of the last line */
    long shift;           /* of those above the board, downwards */
    char words[400];      /* of all, with bars between them */
};

/* Reads the lines of a class; their x and y are attributes. */
static int read_lines(const char *at, const char *class, struct found *f, size_t *longest)
{
    char begin[40];
    int n = 0;

    snprintf(begin, sizeof begin, "<text class=\"%s\"", class);
    while ((at = strstr(at, begin)) != NULL) {
        size_t length;

        f->x = strtol(strstr(at, " x=\"") + 4, NULL, 10);
        f->y = strtol(strstr(at, " y=\"") + 4, NULL, 10);
        at = strchr(at, '>') + 1;
        length = (size_t)(strchr(at, '<') - at);
        *longest = length > *longest ? length : *longest;
        strncat(f->words, at, length);
        strcat(f->words, "|");
        n++;
    }
    return n;
}

/* Where a picture of this width begins, with two units for the names of rows. */
static int64_t left_of(int64_t width)
{
    return MIDDLE - width / 2 - 2;
}

/* Puts the words around a board of this width; returns the box, and the lines above and below it. */
static struct svg_box put(struct scene *s, int64_t width, struct found *f)
{
    struct svg_box box = {left_of(width), TOP, width, HEIGHT};
    struct tiles tiles = {.apart = false};
    struct sink to = {0};

    caption_put(s, &tiles, &box, &to);
    sink_byte(&to, '\0');
    *f = (struct found){0};
    f->titles = read_lines(to.bytes, "title", f, &f->title_letters);
    f->captions = read_lines(to.bytes, "caption", f, &f->letters);
    f->shift = strstr(to.bytes, "translate(0 ") ? strtol(strstr(to.bytes, "translate(0 ") + 12, NULL, 10) : 0;
    sink_free(&to);
    return box;
}

/* A title of one word, in pictures of any width, below the middle of the tile: the picture becomes wide enough for it
   on each side, and no wider than one unit more. A title is divided into lines of 84 units, or of the board's width. */
static void test_widths(struct check *c, struct scene *s, struct game *g)
{
    char name[80];
    int64_t width, widest, left, right;

    memset(name, 'n', sizeof name);
    for (width = 20; width < 120; width += 7)
        for (size_t length = 1; length < sizeof name; length++) {
            struct found f;
            struct svg_box box;
            size_t fits = (size_t)(width > 84 ? width : 84) * 10 / 29, line = length < fits ? length : fits;

            g->title = (struct text){name, length};
            box = put(s, width, &f);
            CHECK(c, f.title_letters == line && f.titles == (int)((length + fits - 1) / fits) && f.captions == 1);
            widest = (int64_t)(line * 29 > f.letters * 21 ? line * 29 : f.letters * 21);
            left = left_of(width);
            right = box.left + box.width;
            CHECK(c, f.x == MIDDLE && (MIDDLE - box.left) * 20 >= widest && (right - MIDDLE) * 20 >= widest);
            CHECK(c, box.left == left || (box.left < left && (MIDDLE - box.left - 1) * 20 <= widest));
            CHECK(c, right == left + width || (right > left + width && (right - MIDDLE - 1) * 20 <= widest));
            CHECK(c, box.height == HEIGHT + 5 * f.titles + 1 + 5 && box.top == TOP - 5 * f.titles - 1);
            CHECK(c, f.y == TOP + HEIGHT + 4 && f.shift == TOP - 5 * f.titles + 3);
        }
}

/* Lines are broken at blanks, if there are any: 28 letters of a title fit. */
static void test_breaks(struct check *c, struct scene *s, struct game *g)
{
    static const char *const table[][2] = {
        {"nnnnnnnnnn nnnnnnnnnnnnnnnnn", "nnnnnnnnnn nnnnnnnnnnnnnnnnn|"},             /* 28 */
        {"nnnnnnnnnn nnnnnnnnnnnnnnnnn x", "nnnnnnnnnn nnnnnnnnnnnnnnnnn|x|"},         /* a blank behind them */
        {"nnnnnnnnnn nnnnnnnnnnnnnnnnnn", "nnnnnnnnnn|nnnnnnnnnnnnnnnnnn|"},          /* 29 */
        {"n n n nnnnnnnnnnnnnnnnnnnnnnnnn", "n n n|nnnnnnnnnnnnnnnnnnnnnnnnn|"},
        {"nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn n", "nnnnnnnnnnnnnnnnnnnnnnnnnnnn|nn n|"},
        {"  n   ", "n|"},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct found f;

        g->title = text_of(table[i][0]);
        put(s, 20, &f);
        CHECK(c, strncmp(f.words, table[i][1], strlen(table[i][1])) == 0);
    }
}

/* The players stand below the title, each on a line. Without all of them nothing stands above the board, and neither
   does above a later position. */
static void test_above(struct check *c, struct scene *s, struct game *g)
{
    struct found f;
    struct svg_box box;

    g->title = text_of("T");
    g->white = text_of("Ann");
    g->black = text_of("Bob");
    box = put(s, 84, &f);
    CHECK(c, strncmp(f.words, "T|", 2) == 0 && strstr(f.words, "|White: Ann|Black: Bob|") && f.captions == 3);
    CHECK(c, box.top == TOP - 16 && box.height == HEIGHT + 21);
    s->new_game = false;
    put(s, 84, &f);
    CHECK(c, f.titles == 0 && f.captions == 1);
    s->new_game = true;
    g->title = g->white = g->black = text_of("");
    box = put(s, 84, &f);
    CHECK(c, f.titles == 0 && f.captions == 1 && box.top == TOP && box.height == HEIGHT + 5);
}

/* Below the board stand the position, if one is asked for, and how the game ended, in lines one below the other. */
static void test_below(struct check *c, struct scene *s, struct game *g, struct render_settings *settings)
{
    struct found f;
    struct svg_box box;

    box = put(s, 200, &f);
    CHECK(c, strcmp(f.words, "After move 1: @0/|") == 0 && box.height == HEIGHT + 5);
    settings->position = false;
    box = put(s, 200, &f);
    CHECK(c, f.captions == 0 && box.height == HEIGHT);
    s->moves = g->count;
    put(s, 200, &f);
    CHECK(c, strcmp(f.words, "Unfinished after move 2 (White to move).|") == 0);
    g->result = (struct game_result){.by = GAME_BY_RESIGNATION, .winner = GAME_WHITE, .move = 2};
    put(s, 200, &f);
    CHECK(c, strcmp(f.words, "White wins by resignation after move 2.|") == 0);
    settings->position = true;
    box = put(s, 200, &f);
    CHECK(c, strcmp(f.words, "After move 2: B1+|White wins by resignation after move 2.|") == 0);
    CHECK(c, box.height == HEIGHT + 10 && f.y == TOP + HEIGHT + 9);
    s->moves = 1;
    put(s, 200, &f);
    CHECK(c, strcmp(f.words, "After move 1: @0/|") == 0);
}

void test_caption(struct check *c)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .position = true};
    struct record r = {0};
    struct game g = {0};
    struct scene s = {.game = &g, .moves = 1, .settings = &settings, .new_game = true};

    words = message_english;
    play(&r, &g, "@0/ B1+", RULES_TRAX); /* below the board: After move 1: @0/ */
    test_widths(c, &s, &g);
    test_breaks(c, &s, &g);
    test_above(c, &s, &g);
    test_below(c, &s, &g, &settings);
    g.title = g.white = g.black = text_of("");
    play_free(&r, &g);
}
