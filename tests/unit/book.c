/* A booklet: where the figure of a move and the lines of its comment stand, held against the sizes that book.c
   promises, on pages with any space left. A4: text lies from 65 to 530, and from 59 to 762 points. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

enum { LEFT = 650, WIDTH = 4650, TOP = 7620, BOTTOM = 590, COLUMN = 1674, PAGES = 20, LINES = 200 };

/* What stands on pages: lines of text, and the size of the figure; 0: none. */
struct contents {
    int pages;
    int lines[PAGES];
    int64_t sizes[PAGES];
    int64_t low[PAGES];         /* the last line; found only */
    int64_t x, y;               /* of the first line on the last page, */
    int64_t figure_x, figure_y; /*   and of its figure */
    int64_t end;                /* where the free part of that page begins */
};

/* The same in the making: the paragraphs, each of a line. */
struct model {
    int count, from;
    int64_t space; /* of the page */
    struct contents c;
};

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t larger(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The height of the lines from one on: 12 points each, and 2 between them. */
static int64_t height_from(int line, int end)
{
    return line ? (end - line) * 140 : end * 140 - 20;
}

/* Puts as many lines as this height holds; returns theirs. */
static int64_t put_lines(struct model *m, int64_t height)
{
    int from = m->from;

    while (m->from < m->count && height_from(from, m->from + 1) <= height)
        m->from++;
    m->c.lines[m->c.pages] = m->from - from;
    return height_from(from, m->from);
}

static void turn(struct model *m)
{
    m->c.pages++;
    m->space = TOP - BOTTOM;
}

/* The text of an entry, whose figure takes `figure` of the page. A text that goes on behind its page has five or six
   lines there. */
static void model_text(struct model *m, int64_t figure, int64_t above, int64_t size, bool beside)
{
    int64_t space = m->space - above, over = height_from(0, m->count) - space, used;

    if (m->from == 0 && over > 0 && over < 720 && space > 1440)
        space -= 720 - over;
    m->c.y = BOTTOM + m->space - above - (m->from ? 140 : 120);
    used = put_lines(m, space) + above;
    m->space -= larger(used, figure);
    while (m->from < m->count) {
        turn(m);
        m->c.y = TOP - 140;
        used = put_lines(m, m->space);
        if (beside && used >= figure + 480) {
            m->c.sizes[m->c.pages] = size;
            m->c.figure_y = TOP;
        }
        m->space -= used;
    }
    m->c.end = BOTTOM + m->space - 160;
}

/* The contents of pages, the first of which has this space, for a board and a comment. */
static struct contents model(int columns, int rows, int lines, int64_t space)
{
    struct model m = {.count = lines, .space = space};
    int64_t size = smaller(180, smaller(COLUMN / columns, (TOP - BOTTOM) / rows));
    bool beside = size >= 85;
    int64_t text = height_from(0, lines), figure, needed, before, less;

    if (!beside)
        size = smaller(180, smaller(WIDTH / columns, (TOP - BOTTOM) * 3 / 4 / rows));
    figure = size * rows;
    needed = beside ? larger(figure, smaller(text, 480)) : figure + 80 + smaller(text, 480);
    before = smaller(space, text - smaller(figure / 2, 960));
    less = smaller(size, space / rows);
    if (space < needed && before >= 240) {
        put_lines(&m, before);
        turn(&m);
    } else if (space < needed && beside && space >= 480 && less >= 85 && less * 3 >= size * 2 &&
               space >= larger(less * rows, smaller(text, 480))) {
        size = less;
        figure = size * rows;
    } else if (space < needed) {
        turn(&m);
    }
    m.c.sizes[m.c.pages] = size;
    m.c.x = beside ? LEFT + COLUMN + 160 : LEFT;
    m.c.figure_x = beside ? LEFT : LEFT + (WIDTH - size * columns) / 2;
    m.c.figure_y = BOTTOM + m.space;
    model_text(&m, beside ? figure : figure + 80, beside ? 0 : figure + 80, size, beside);
    return m.c;
}

/* Reads the same from a document. Running heads and rules are left out. */
static struct contents contents_of(const struct document *d)
{
    const struct pages *p = &d->pages;
    struct contents c = {.pages = p->count - 1, .end = d->y};
    size_t i;
    int n;

    for (n = 0; n < p->count; n++)
        for (i = p->all[n].head; i < pages_end(p, n); i++) {
            const struct pages_item *item = &p->items[i];

            if (item->kind == PAGES_FIGURE) {
                c.sizes[n] = p->figures[item->index].size;
                c.figure_x = item->x;
                c.figure_y = item->y;
            } else if (item->kind == PAGES_TEXT && item->font == ENCODING_ROMAN) {
                c.y = c.lines[n]++ ? c.y : item->y;
                c.low[n] = item->y;
            }
            if (item->kind == PAGES_TEXT && item->font == ENCODING_BOLD)
                c.x = item->x;
        }
    return c;
}

static bool are_same(const struct contents *a, const struct contents *b, bool last_has_figure)
{
    int n;

    for (n = 0; n <= a->pages; n++)
        if (a->lines[n] != b->lines[n] || a->sizes[n] != b->sizes[n])
            return false;
    return a->pages == b->pages && a->end == b->end && (a->lines[a->pages] == 0 || a->y == b->y) &&
           (!last_has_figure || (a->figure_x == b->figure_x && a->figure_y == b->figure_y));
}

/* Writes a game whose last move has a comment of some lines. */
static void write_game(struct sink *to, int columns, int rows, int lines)
{
    int n = 1, i;

    sink_string(to, "1 @0+");
    for (i = 1; i < columns; i++) {
        sink_byte(to, '\n');
        sink_number(to, ++n);
        sink_string(to, " @1+");
    }
    for (i = 1; i < rows; i++) {
        sink_byte(to, '\n');
        sink_number(to, ++n);
        sink_string(to, " A0+");
    }
    sink_string(to, " ;Line\n");
    for (i = 1; i < lines; i++)
        sink_string(to, ";Line\n");
}

/* Draws a scene below what leaves this space on a page. */
static struct contents draw(const struct scene *s, int64_t space)
{
    struct document d = {0};
    struct contents found;

    document_open(&d, s->settings);
    document_enter(&d, s);
    document_plain_page(&d);
    d.y = BOTTOM + space;
    d.moves = s->moves - 1;
    book_draw(&d, s);
    found = contents_of(&d);
    document_free(&d);
    return found;
}

/* Whether a line is the last one of a page: what is left but for 2.5 points is shared by its gaps, if it is 2. */
static bool ends_page(int64_t y)
{
    return y >= BOTTOM && y < BOTTOM + 25 + 20;
}

static void check_drawing(struct check *c, const struct scene *s, const struct contents *wanted, int64_t space)
{
    struct contents found = draw(s, space);
    int n;

    if (!are_same(wanted, &found, wanted->sizes[wanted->pages] != 0))
        fprintf(stderr, "  %d moves on a space of %ld\n", s->moves, (long)space);
    CHECK(c, are_same(wanted, &found, wanted->sizes[wanted->pages] != 0));
    for (n = 1; n < found.pages; n++)
        CHECK(c, ends_page(found.low[n]));
}

/* Reads the game of a text. */
static void read_game(struct record *r, struct game *g, const struct sink *text)
{
    record_open(r, sink_contents(text), INPUT_NUMBERED);
    game_next(r, g, RULES_LOOP, false);
    g->nth = 1;
}

/* A conclusion, of one line or four, that has no space beside the board stands below the text of its entry, and with
   three lines at least, or all, on the same page; what it leaves there is shared by the paragraphs above. */
static void test_conclusion(struct check *c)
{
    static const int lines[] = {1, 4};
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .film = true, .values = {[DOCUMENT_COMMENTS] = 1}};
    size_t i;
    int64_t space;
    int n;

    load_english(&words);
    for (i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct record r = {0};
        struct game g = {0};
        struct sink text = {0};
        struct scene s = {.game = &g, .settings = &settings, .end_game = true};

        write_game(&text, 20, 1, 3);
        sink_string(&text, "21 Resign\n\n");
        for (n = 0; n < lines[i]; n++) {
            sink_repeat(&text, 'n', 80); /* more than half of a line */
            sink_byte(&text, '\n');
        }
        read_game(&r, &g, &text);
        s.moves = g.count;
        CHECK(c, r.game.outro.count == lines[i]);
        for (space = 840; space < 2000; space += 10) {
            struct contents wanted = model(20, 1, 3, space), found = draw(&s, space);
            int64_t left = wanted.end - 60 - 120 - BOTTOM; /* below the result */
            int stay = left < (lines[i] < 3 ? 120 : 360) ? 0 : left < lines[i] * 120 ? 2 : lines[i]; /* or half of it */

            CHECK(c, found.pages == (stay < lines[i]) && found.lines[0] == 3 + stay);
            CHECK(c, found.y == (found.pages ? TOP - 120 : BOTTOM + space - 180 - 80 - 120));
            CHECK(c, !found.pages || found.lines[1] == lines[i] - stay);
            CHECK(c, i || !found.pages || left < -100 || found.low[0] < BOTTOM + space - 180 - 80 - 400);
        }
        play_free(&r, &g);
        sink_free(&text);
    }
}

/* The figure of a position within a game of `count` moves, all but the first of one word, and two others. */
static struct figure_data part_of(struct check *c, const char *word, int count, const char *others, int moves)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .film = true, .values = {[DOCUMENT_COMMENTS] = 1}};
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = &settings, .moves = moves, .new_game = true};
    struct figure_data f;
    int n;

    load_english(&words);
    sink_string(&text, "@0+");
    for (n = 1; n < count; n++)
        sink_string(&text, word);
    sink_string(&text, others);
    sink_byte(&text, '\0');
    play(&r, &g, text.bytes, RULES_LOOP);
    CHECK(c, g.count == count + 2);
    g.nth = 1;
    document_open(&d, &settings);
    book_draw(&d, &s);
    CHECK(c, d.pages.figure_count == 1);
    f = d.pages.figures[0];
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
    return f;
}

/* Tiles of less than 6 points: the part of the board around the last move that has larger ones, 4650 / 60 - 3 columns
   or 5272 / 60 - 3 rows. */
static void test_parts(struct check *c)
{
    struct figure_data f = part_of(c, " @1+", 77, " @1+ @1+", 77);

    CHECK(c, f.columns == 77 && f.rows == 1 && f.size == 60);
    f = part_of(c, " @1+", 78, " @1+ @1+", 78);
    CHECK(c, f.columns == 74 && f.rows == 1 && f.size == 62 && f.first_column == 1);
    f = part_of(c, " @1+", 100, " AX2+ @1+", 101);
    CHECK(c, f.columns == 74 && f.rows == 2 && f.size == 62 && f.first_column == 50 - 37);
    f = part_of(c, " A0+", 120, " @60+ B0+", 121);
    CHECK(c, f.columns == 2 && f.rows == 84 && f.size == 62 && f.first_row == 60 - 42);
    f = part_of(c, " A0+", 120, " @60+ B0+", 122); /* the last position as a whole */
    CHECK(c, f.columns == 2 && f.rows == 121);
}

void test_book(struct check *c);

void test_book(struct check *c)
{
    static const struct {
        int columns, rows, lines;
    } table[] = {
        {1, 1, 1}, {1, 1, 2}, {1, 1, 3}, {1, 1, 4}, {1, 1, 5}, {1, 1, 14}, {1, 2, 14}, {1, 4, 2}, {1, 1, 20},
        {1, 1, 60}, {2, 8, 1}, {2, 8, 7}, {2, 8, 8}, {2, 8, 20}, {2, 8, 110}, {3, 20, 2}, {3, 20, 30}, {20, 1, 1},
        {20, 1, 9}, {20, 2, 60}, {19, 2, 3}, {50, 2, 4}, {1, 60, 5}, {1, 82, 3}, {1, 83, 3},
    };
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .film = true, .values = {[DOCUMENT_COMMENTS] = 1}};
    size_t i;
    int64_t space;

    load_english(&words);
    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct record r = {0};
        struct game g = {0};
        struct sink text = {0};
        struct scene s = {.game = &g, .settings = &settings};

        write_game(&text, table[i].columns, table[i].rows, table[i].lines);
        read_game(&r, &g, &text);
        s.moves = g.count;
        for (space = 60; space < TOP - BOTTOM; space += space < 2600 ? 10 : 70) {
            struct contents wanted = model(table[i].columns, table[i].rows, table[i].lines, space);

            check_drawing(c, &s, &wanted, space);
        }
        play_free(&r, &g);
        sink_free(&text);
    }
    test_parts(c);
    test_conclusion(c);
}
