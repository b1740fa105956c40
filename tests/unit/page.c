/* A board on pages of its own: its parts, if its tiles would be too small, and the list of moves, whose words lead to
   the part with their tile. A4: text lies from 65 points on, above 59. */

#include "print/layout.h"
#include "check.h"
#include "play.h"

enum { LEFT = 650, BOTTOM = 590 };

/* Whether a figure shows a tile: its part of the board begins at a column and a row, from 1. */
static bool shows(const struct figure_data *f, const struct game *g, const struct board_tile *t)
{
    struct extent all = game_extent(g, g->count);
    int column = t->x - all.left + 1 - f->first_column, row = t->y - all.top + 1 - f->first_row;

    return column >= 0 && column < f->columns && row >= 0 && row < f->rows;
}

/* The item of a figure. */
static const struct pages_item *item_of(const struct pages *p, int figure)
{
    size_t i;

    for (i = 0; p->items[i].kind != PAGES_FIGURE || p->items[i].index != figure; i++)
        ;
    return &p->items[i];
}

/* Whether an item is the number of a move: of a list with lines of this height. */
static bool is_number(const struct pages *p, const struct pages_item *item, int64_t leading)
{
    return item->kind == PAGES_TEXT && item->font == ENCODING_ROMAN && item->size == leading * 8 / 10 &&
           is_digit(p->bytes.bytes[item->begin]);
}

/* How far the words of a list are from the left side of their column. */
static int64_t indent(int64_t leading)
{
    return leading * 190 / 100;
}

/* The link of a move of a divided board: around its number and its word, to the part that shows its tile. */
static void check_link(struct check *c, const struct pages *p, const struct game *g, const struct pages_item *number,
                       int n, int64_t leading)
{
    const struct pages_item *word = number + 1, *link = number + 2;
    int part = link->index - 1; /* the first place is the game's */

    CHECK(c, link->kind == PAGES_LINK && link->x == word->x - indent(leading) && link->height == leading);
    CHECK(c, link->width == leading * 49 / 10 && link->y == word->y + leading * 64 / 100);
    CHECK(c, shows(&p->figures[part], g, &g->board.tiles[g->moves[n - 1].tile]));
    CHECK(c, p->places[link->index].y == item_of(p, part)->y);
}

/* A list that goes on behind a page has ten lines at least on that page. With one board, all moves are one link in the
   middle of the page, which begins at the first column's numbers: of as many digits as its last one. */
static void check_lists(struct check *c, const struct pages *p, int64_t width, int64_t leading)
{
    int n, rows = 10, digits = 0;

    for (n = 0; n < p->count; n++) {
        const struct pages_item *first = NULL, *link = NULL;

        for (size_t i = p->all[n].head; i < pages_end(p, n); i++) {
            link = p->items[i].kind == PAGES_LINK && p->figure_count == 1 ? &p->items[i] : link;
            if (!is_number(p, &p->items[i], leading))
                continue;
            CHECK(c, first || rows >= 10);
            rows = first ? rows + (p->items[i + 1].x == first->x) : 1;
            if (!first || p->items[i + 1].x == first->x)
                digits = (int)(p->items[i].end - p->items[i].begin);
            first = first ? first : &p->items[i + 1];
        }
        CHECK(c, !link || link->x == first->x - indent(leading) + leading * (1550 - 445 * digits) / 1000);
        CHECK(c, !link || link->y == first->y + leading * 64 / 100);
        CHECK(c, !link || (link->height == rows * leading && (width - link->width) / 2 == link->x - LEFT));
    }
}

/* Draws a game of moves of one word, and then of another; the parts of its board show all tiles. */
static void check_page(struct check *c, const char *word, int count, const char *other, int others)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .values = {
        [DOCUMENT_MOVES] = 1, [DOCUMENT_NUMBERS] = 1}};
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = &settings, .new_game = true, .end_game = true};
    const struct pages *p = &d.pages;
    int i, k, listed = 0;

    words = message_english;
    sink_string(&text, "@0+");
    for (i = 1; i < count; i++)
        sink_string(&text, word);
    for (i = 0; i < others; i++)
        sink_string(&text, other);
    sink_string(&text, " RESIGN");
    sink_byte(&text, '\0');
    play(&r, &g, text.bytes, RULES_LOOP);
    CHECK(c, g.count == count + others);
    g.nth = 1;
    s.moves = g.count;
    document_open(&d, &settings);
    page_draw(&d, &s);
    for (i = 0; i < g.board.count; i++) {
        int shown = 0;

        for (k = 0; k < p->figure_count; k++)
            shown += shows(&p->figures[k], &g, &g.board.tiles[i]);
        CHECK(c, shown >= 1 && shown <= 4);
    }
    for (size_t n = 0; n < p->item_count; n++) {
        const struct pages_item *item = &p->items[n];

        CHECK(c, item->kind != PAGES_TEXT || item->y >= BOTTOM); /* what is said of the end, too */
        if (is_number(p, item, d.leading)) {
            char digits[TEXT_NUMBER];

            CHECK(c, text_equal(sink_part(&p->bytes, item->begin, item->end), text_number(++listed, digits)));
            CHECK(c, item[1].kind == PAGES_TEXT && item[1].size == item->size && item[1].y == item->y);
            if (p->figure_count > 1)
                check_link(c, p, &g, item, listed, d.leading);
        }
        if (item->kind == PAGES_FIGURE && p->figure_count > 1)
            CHECK(c, p->figures[item->index].size <= 180 &&
                         p->figures[item->index].size >= (g.count < 100 ? 139 : 150));
    }
    CHECK(c, listed == g.count && d.leading >= 90 && d.leading <= 150);
    check_lists(c, p, d.area.width, d.leading);
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
}

void test_page(struct check *c)
{
    for (int n = 1; n < 30; n++)
        check_page(c, " @1+", n, "", 0);
    for (int n = 50; n < 190; n += 11) {
        check_page(c, " @1+", n, "", 0);
        check_page(c, " A0+", n, "", 0);
        check_page(c, " @1+", n, " A0+", n);
    }
    for (int n = 1; n < 60; n += 3) /* boards that leave little space below them */
        check_page(c, " @1+", 60, " A0+", n);
}
