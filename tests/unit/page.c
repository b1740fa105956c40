/* A board on pages of its own: its parts, if its tiles would be too small, and the list of moves, whose words lead to
   the part with their tile. A4: text lies from 65 points on, above 59. */

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

enum { LEFT = 650, BOTTOM = 590, LEADING = 110, WORD = 210 /* of a column, left of its words */ };

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

/* The words of a list: one for each blank. */
static int words_of(const struct pages *p, const struct pages_item *list)
{
    struct text bytes = pages_bytes(p, list->begin, list->end);
    int n = 0;

    for (; bytes.length; bytes = text_skip(bytes, 1))
        n += *bytes.at == ' ';
    return n;
}

/* The links of a list: each word of a divided board has one, else all columns together. */
static void check_links(struct check *c, const struct pages *p, const struct game *g, const struct pages_item *list)
{
    const struct pages_item *link = list + 1;
    int words = words_of(p, list), i;

    for (i = 0; p->figure_count > 1 && i < words; i++, link++) {
        int part = link->index - 1; /* the first place is the game's */

        CHECK(c, link->kind == PAGES_LINK && link->x == list->x - WORD && link->width == 540);
        CHECK(c, link->height == LEADING);
        CHECK(c, link->y == list->y + LEADING - 40 - i * LEADING);
        CHECK(c, shows(&p->figures[part], g, &g->board.tiles[g->moves[list->index - 1 + i].tile]));
        CHECK(c, p->places[link->index].y == item_of(p, part)->y);
    }
}

/* A list that goes on behind a page has ten lines at least on that page. */
static void check_parts_of_list(struct check *c, const struct pages *p)
{
    size_t i;
    int n, rows = 10;

    for (n = 0; n < p->count; n++)
        for (i = p->all[n].head; i < pages_end(p, n); i++)
            if (p->items[i].kind == PAGES_LIST) {
                CHECK(c, rows >= 10);
                rows = words_of(p, &p->items[i]);
                break;
            }
}

/* Draws a game of moves of one word, and then of another; the parts of its board show all tiles. */
static void check_page(struct check *c, const char *word, int count, const char *other, int others)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .values = {[DOCUMENT_MOVES] = 1}};
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = &settings, .new_game = true, .end_game = true};
    const struct pages *p = &d.pages;
    int i, k, listed = 0, columns = 0;
    size_t n;

    load_english(&words);
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
    for (n = 0; n < p->item_count; n++) {
        const struct pages_item *item = &p->items[n];

        CHECK(c, item->kind != PAGES_TEXT || item->y >= BOTTOM); /* what is said of the end, too */
        if (item->kind == PAGES_LIST) {
            CHECK(c, item->index == listed + 1 && item->y - (words_of(p, item) - 1) * LEADING >= BOTTOM);
            listed += words_of(p, item);
            columns++;
            check_links(c, p, &g, item);
        }
        if (item->kind == PAGES_LINK && p->figure_count == 1) {
            CHECK(c, item->x == item[-columns].x - WORD && item->width % columns == 0);
            CHECK(c, item->y == item[-columns].y + LEADING - 40);
            CHECK(c, item->height == words_of(p, &item[-columns]) * LEADING);
            CHECK(c, (d.area.width - item->width) / 2 == item->x - LEFT);
            columns = 0;
        }
        if (item->kind == PAGES_FIGURE && p->figure_count > 1)
            CHECK(c, p->figures[item->index].size >= 90 && p->figures[item->index].size <= 180);
    }
    CHECK(c, listed == g.count);
    check_parts_of_list(c, p);
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
}

void test_page(struct check *c);

void test_page(struct check *c)
{
    int n;

    for (n = 1; n < 30; n++)
        check_page(c, " @1+", n, "", 0);
    for (n = 50; n < 190; n += 11) {
        check_page(c, " @1+", n, "", 0);
        check_page(c, " A0+", n, "", 0);
        check_page(c, " @1+", n, " A0+", n);
    }
    for (n = 1; n < 60; n += 3) /* boards that leave little space below them */
        check_page(c, " @1+", 60, " A0+", n);
}
