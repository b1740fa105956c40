/* A booklet: figures and text in columns, for boards of all sizes and comments of any length, on pages with any space
   left. A4: text lies from 65 to 530, and from 59 to 762 points, in two columns of 222 points, 20 between them. */

#include "print/layout.h"
#include "check.h"
#include "play.h"

enum { LEFT = 650, WIDTH = 4650, COLUMN = 2220, STEP = COLUMN + 200, TOP = 7620, BOTTOM = 590 };

/* What was found on the pages of a game. */
struct found {
    int pages, figures, lines, captions; /* lines of comments, not those in italics */
    int64_t size;                        /* of the figures in columns */
    int columns, rows;                   /* of the last figure */
    int64_t last_size;
};

/* Checks an item that ends at `bottom` in the column that begins at x, below the one before; returns where it ends. */
static int64_t check_place(struct check *c, int64_t x, int64_t width, int64_t top, int64_t bottom, int64_t before[2])
{
    int column = x >= LEFT + STEP;

    CHECK(c, x >= LEFT && bottom >= BOTTOM && top <= before[column]);
    if (width > COLUMN) {
        CHECK(c, !column && x + width <= LEFT + WIDTH && top <= before[1]); /* across both columns */
        before[1] = bottom;
    } else {
        CHECK(c, x + width <= LEFT + column * STEP + COLUMN + 1);
    }
    return before[column] = bottom;
}

/* Checks the places of all figures and lines of a document: below each other in columns, none over another. Below each
   figure stands its caption, centred on it. Figures in columns have tiles of one size, large enough for numbers of 5
   points. */
static struct found check_pages(struct check *c, const struct pages *p, int first_page, int64_t start)
{
    struct found f = {.pages = p->count - first_page};

    for (int n = first_page; n < p->count; n++) {
        int64_t before[2] = {n == first_page ? start : TOP, TOP}, middle = 0;
        bool wide = false; /* the figure above */

        for (size_t i = p->all[n].head; i < pages_end(p, n); i++) {
            const struct pages_item *item = &p->items[i];
            struct text words = sink_part(&p->bytes, item->begin, item->end);
            int64_t width = encoding_width(item->font, words) * item->size / 1000;
            const struct figure_data *d = &p->figures[item->index];

            if (item->kind == PAGES_TEXT) {
                CHECK(c, !middle || (item->font == ENCODING_ITALIC && llabs(2 * item->x + width - 2 * middle) <= 2));
                f.captions += middle != 0;
                middle = 0;
                f.lines += item->font != ENCODING_ITALIC;
                check_place(c, wide ? LEFT : item->x, wide ? WIDTH : width, item->y + item->size * 7 / 10, item->y,
                            before);
                wide = wide && item->font == ENCODING_ITALIC; /* the result below the caption */
            } else if (item->kind == PAGES_FIGURE) {
                width = d->columns * d->size;
                check_place(c, item->x, width, item->y, item->y - d->rows * d->size, before);
                CHECK(c, width > COLUMN || !f.size || d->size == f.size);
                f.size = width > COLUMN ? f.size : d->size;
                CHECK(c, width > COLUMN || f.size >= 139);
                middle = item->x + width / 2;
                wide = width > COLUMN;
                f.figures++;
                f.last_size = d->size;
                f.columns = d->columns;
                f.rows = d->rows;
            }
        }
    }
    CHECK(c, f.captions == f.figures);
    return f;
}

/* Writes a game of moves to the left and then up, all with comments of some lines. */
static void write_game(struct sink *to, int columns, int rows, int lines)
{
    for (int n = 1; n < columns + rows; n++) {
        sink_number(to, n);
        sink_string(to, n == 1 ? " @0+" : n <= columns ? " @1+" : " A0+");
        for (int i = 0; i < lines; i++)
            sink_string(to, i ? ";Line\n" : " ;Line\n");
        sink_byte(to, '\n');
    }
}

/* Draws a game below what leaves this space in the first column of a page. */
static struct found draw(struct check *c, int columns, int rows, int lines, int64_t space)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .quiet = true, .values = {
        [DOCUMENT_COMMENTS] = 1, [DOCUMENT_NUMBERS] = 1}};
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = &settings, .new_game = true, .end_game = true};
    struct found found;

    words = message_english;
    write_game(&text, columns, rows, lines);
    record_open(&r, sink_contents(&text), INPUT_NUMBERED, RULES_LOOP);
    game_next(&r, &g, RULES_LOOP, false);
    g.nth = 1;
    s.moves = g.count;
    document_open(&d, &settings);
    document_plain_page(&d);
    d.column_width = d.area.width = COLUMN;
    d.columns = 2;
    d.y = BOTTOM + space;
    book_draw(&d, &s);
    found = check_pages(c, &d.pages, 0, BOTTOM + space);
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
    return found;
}

/* The tiles of a game are no larger than its board in a column allows, up to 17 points and at least 14; a board that is
   wider then is shown in part until the last move, and as a whole at the end. All lines are there; a heading of three
   lines stands above them. */
static void test_games(struct check *c)
{
    static const int table[][3] = { /* columns, rows, lines of each comment */
        {1, 1, 1}, {1, 1, 40}, {2, 8, 1}, {2, 8, 3}, {2, 8, 14}, {8, 8, 2}, {11, 4, 2}, {13, 3, 1}, {15, 2, 2},
        {16, 2, 2}, {20, 1, 2}, {33, 1, 1}, {40, 1, 4}, {1, 21, 1}, {1, 30, 3}, {3, 45, 2},
    };
    int64_t space;

    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (space = 60; space <= TOP - BOTTOM; space += space < 2600 ? 30 : 170) {
            const int *t = table[i];
            struct found f = draw(c, t[0], t[1], t[2], space);
            int64_t largest = COLUMN / t[0] < 4218 / t[1] ? COLUMN / t[0] : 4218 / t[1];

            largest = largest < 170 ? largest : 170;
            CHECK(c, f.lines == (t[0] + t[1] - 1) * t[2] + 1); /* the title */
            CHECK(c, f.size <= (largest < 139 ? 139 : largest) && (f.size >= 139 || !f.size));
            CHECK(c, f.columns == t[0] && (f.rows == t[1]));
            CHECK(c, f.last_size <= 170 && (f.last_size >= 139 || t[0] * 139 > WIDTH));
        }
}

/* A game that does not quite fit on a page does so with fewer figures than a smaller game has. */
static void test_tight(struct check *c)
{
    int rows, before = 0, fits = 0, pages = 1;

    for (rows = 4; rows < 10; rows++) {
        struct found f = draw(c, 8, rows, 4, TOP - BOTTOM);

        CHECK(c, f.pages >= pages && f.size == 170);
        fits += f.pages == 1 && f.figures < before;
        before = f.figures;
        pages = f.pages;
    }
    CHECK(c, fits == 1 && pages == 2);
}

void test_book(struct check *c)
{
    test_games(c);
    test_tight(c);
}
