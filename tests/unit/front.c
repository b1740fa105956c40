/* What stands before and behind the games of a document: its title, its contents and its index; and the legend above
   them. Each item of a page is held against its place, worked out by hand. A4: text lies from 65 to 530 and from 59 to
   762 points, tenths of which are counted here; letters have the widths of Adobe's metrics: an n of Times is half an
   em wide, of the bold one 556 thousandths. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"
#include "print/layout.h"
#include "check.h"
#include "play.h"

#include <stdlib.h>

/* A document, and the scene of a game of five moves. */
struct work {
    struct message_catalogue words;
    struct render_settings settings;
    struct record record;
    struct game game;
    struct scene scene;
    struct document document;
};

static struct work *work_new(void)
{
    struct work *w = memory_new(1, sizeof *w);

    load_english(&w->words);
    w->settings.words = &w->words;
    play(&w->record, &w->game, "@0+ A0+ B1/ A4+ A5+", RULES_LOOP);
    w->game.nth = 1;
    w->scene = (struct scene){.game = &w->game, .moves = 5, .settings = &w->settings, .new_game = true};
    document_open(&w->document, &w->settings);
    return w;
}

static void work_free(struct work *w)
{
    document_free(&w->document);
    play_free(&w->record, &w->game);
    free(w);
}

/* Enters a game that begins at the top of a page of its own. */
static void enter(struct document *d, const char *name, const char *result)
{
    struct pages *p = &d->pages;
    struct pages_entry e = {.name = p->bytes.used, .title = p->titles.used};

    sink_string(&p->bytes, name);
    e.name_end = p->bytes.used;
    sink_string(&p->bytes, result);
    e.result_end = p->bytes.used;
    sink_string(&p->titles, name);
    e.title_end = p->titles.used;
    document_plain_page(d);
    e.place = pages_place(p, d->y);
    p->entries = memory_grow(p->entries, &p->entry_capacity, (size_t)p->entry_count + 1, sizeof *p->entries);
    p->entries[p->entry_count++] = e;
}

/* Writes an item: its place; font, size and words of a text; what else it is. */
static void describe(const struct pages *p, const struct pages_item *item, struct sink *to)
{
    struct text words = pages_bytes(p, item->begin, item->end);
    const struct figure_data *f;

    sink_operand(to, item->x);
    sink_operand(to, item->y);
    switch (item->kind) {
    case PAGES_TEXT:
        sink_byte(to, ink_fonts[item->font]);
        sink_operand(to, item->size);
        if (words.length > 3 && words.at[0] == '.')
            syntax_numbers("# dots", 1, (int64_t[]){(int64_t)words.length / 2}, to);
        else
            sink_text(to, words);
        break;
    case PAGES_RULE: syntax_numbers("rule #", 1, (int64_t[]){item->width}, to); break;
    case PAGES_LINK:
        syntax_numbers("link # # to #", 3, (int64_t[]){item->width, item->height, item->index}, to);
        break;
    case PAGES_FIGURE:
        f = &p->figures[item->index];
        syntax_numbers("figure # # #", 3, (int64_t[]){f->columns, f->rows, f->size}, to);
        break;
    case PAGES_LIST: sink_string(to, "list");
    }
    sink_byte(to, '\n');
}

/* Whether a page, from 0, has these items. */
static bool has(const struct document *d, int page, const char *wanted)
{
    const struct pages *p = &d->pages;
    struct sink found = {0};
    size_t i;
    bool same;

    for (i = p->all[page].begin; i < pages_end(p, page); i++)
        describe(p, &p->items[i], &found);
    same = text_is(sink_contents(&found), wanted);
    if (!same)
        fprintf(stderr, "  found:\n%.*s", (int)found.used, sink_contents(&found).at);
    sink_free(&found);
    return same;
}

/* Contents: a heading, 18 points high, and 8 below it; lines of 15 points, each with dots, of 5 points, up to 25 points
   before the right margin, and a link from margin to margin. */
static void test_contents(struct check *c)
{
    struct work *w = work_new();
    struct document *d = &w->document;

    w->settings.values[DOCUMENT_CONTENTS] = 1;
    enter(d, "One", "It ends.");
    enter(d, "Two", "");
    front_end(d);
    CHECK(c, text_is(sink_contents(&d->pages.title), "2 Trax games"));
    CHECK(c, d->pages.count == 3 && d->pages.front == 1 && d->pages.body == 2);
    CHECK(c, has(d, 2, "2687 7440 B150 Contents\n"
                       "650 7210 R100 One\n896 7210 I90 It ends.\n1250 7210 R100 76 dots\n5250 7210 R100 1\n"
                       "650 7290 link 4650 140 to 0\n"
                       "650 7060 R100 Two\n950 7060 R100 82 dots\n5250 7060 R100 2\n650 7140 link 4650 140 to 1\n"));
    work_free(w);
}

/* The number of letters n, and of ellipses, in an item. */
static int letters_of(const struct pages *p, size_t item)
{
    struct text words = pages_bytes(p, p->items[item].begin, p->items[item].end);
    int n = 0;

    while (words.length && words.at[words.length - 1] == '\x85')
        words.length--, n += 100;
    return n + (int)words.length;
}

/* A name has 62 hundredths of the width before a result, 85 without one; the result what is left before 50 points at
   the right margin. */
static void test_long_entries(struct check *c)
{
    static const struct {
        int name, result;
        int shown, ellipsis, ended; /* letters of the name, items of its ellipsis, letters of the result */
    } table[] = {{57, 28, 57, 0, 28}, {58, 1, 55, 1, 1}, {57, 29, 57, 0, 27}, {79, 0, 79, 0, 0}, {80, 0, 77, 1, 0}};
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new();
        struct pages *p = &w->document.pages;
        char name[100] = "", result[100] = "";
        size_t first;

        w->settings.values[DOCUMENT_CONTENTS] = 1;
        memset(name, 'n', (size_t)table[i].name);
        memset(result, 'n', (size_t)table[i].result);
        enter(&w->document, name, result);
        front_end(&w->document);
        first = p->all[1].begin + 1;
        CHECK(c, letters_of(p, first) == table[i].shown);
        CHECK(c, (letters_of(p, first + 1) == 100) == table[i].ellipsis);
        if (table[i].result)
            CHECK(c, letters_of(p, first + 1 + (size_t)table[i].ellipsis) == table[i].ended);
        CHECK(c, text_is(pages_bytes(p, p->items[p->item_count - 2].begin, p->items[p->item_count - 2].end), "1"));
        work_free(w);
    }
}

/* The title page: a title of 28 points, or smaller, as wide as the page is, below 15 hundredths of the height; a board
   in the next 40, with gaps of 35 points around it; the players below, if they have space. */
static void test_title_page(struct check *c)
{
    static const struct {
        int columns, rows, letters, players;
        const char *items;
    } table[] = {
        {1, 1, 1, 1, "2897 6566 B280 n\n2795 4990 figure 1 1 360\n2925 2904 I100 nn\n"},
        {10, 1, 1, 0, "2897 6566 B280 n\n1580 4949 figure 10 1 279\n"},
        {1, 10, 1, 0, "2897 6566 B280 n\n2834 6215 figure 1 10 281\n"},
        {0, 0, 1, 2, "2897 6566 B280 n\n2925 2904 I100 nn\n2925 2754 I100 nn\n"},
        {0, 0, 29, 17, "718 6566 B280 nnnnnnnnnnnnnnnnnnnnnnnnnnnnn\n"},
        {0, 0, 30, 17, "723 6566 B270 nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn\n"},
    };
    size_t i;
    int n;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new();
        struct document *d = &w->document;
        char name[100] = "";

        memset(name, 'n', (size_t)table[i].letters);
        enter(d, name, "");
        pages_figure(&d->pages, 0, 0, 1, 1, 100);
        if (table[i].columns)
            pages_figure(&d->pages, 0, 0, table[i].columns, table[i].rows, 100);
        for (n = 0; n < table[i].columns * table[i].rows; n++)
            pages_tile(&d->pages, n % table[i].columns, n / table[i].columns, 5, GAME_NOBODY);
        for (n = 0; n < table[i].players; n++)
            sink_string(&d->pages.people, "nn\n");
        w->settings.values[DOCUMENT_INDEX] = 1;
        w->settings.values[DOCUMENT_CONTENTS] = 2;
        front_end(d);
        CHECK(c, d->pages.count == 2 && d->pages.body == 1);
        CHECK(c, has(d, 1, table[i].items));
        work_free(w);
    }
}

/* Sixteen lines of players fit on a title page. A title that is too wide in ten points is cut. */
static void test_full_title_page(struct check *c)
{
    struct work *w = work_new();
    struct pages *p = &w->document.pages;
    char name[100] = "";
    int n;

    memset(name, 'n', 84);
    enter(&w->document, name, "");
    for (n = 0; n < 16; n++)
        sink_string(&p->people, "nn\n");
    w->settings.values[DOCUMENT_INDEX] = 1;
    w->settings.values[DOCUMENT_CONTENTS] = 2;
    front_end(&w->document);
    CHECK(c, p->item_count == 2 + 16 && p->items[0].x == 650 && p->items[0].size == 100);
    CHECK(c, letters_of(p, 0) == 81 && letters_of(p, 1) == 100); /* 46,500 thousandths, less 1,000 */
    CHECK(c, p->items[17].y == 2904 - 15 * 150);
    work_free(w);
}

/* Notes a game of these players on a page. */
static void note(struct work *w, const char *white, const char *black)
{
    enter(&w->document, "n", "");
    w->game.white = text_of(white);
    w->game.black = text_of(black);
    index_note(&w->document, &w->scene);
}

/* Adds the index behind the pages of the games. */
static void put_index(struct document *d)
{
    d->pages.body = d->pages.count;
    index_put(d);
}

/* The index: a running head; a title of 18 points and 6 below it; lines of 13 points in two columns, 20 points between
   them; 8 before the pages, each a link of 11 points. A blank of 3.5 is behind a comma, none beside a dash. The
   openings stand 25 points below the players. */
static void test_index(struct check *c)
{
    struct work *w = work_new();
    struct document *d = &w->document;

    note(w, "Ann", "bob");  /* 1 */
    note(w, "Ann", "cy");   /* 2 */
    note(w, "dan", "bob");  /* 3 */
    note(w, "dan", "cy");   /* 4 */
    note(w, "dan", "");     /* 5 */
    put_index(d);
    CHECK(c, d->pages.count == 6);
    CHECK(c, has(d, 5, "650 7830 I100 Players\n5250 7830 R100 6\n650 7770 rule 4650\n2737 7440 B150 Players\n"
                       "650 7250 R100 Ann\n902 7250 R100 1\n902 7330 link 50 110 to 0\n952 7250 R100 ,\n"
                       "1012 7250 R100 2\n1012 7330 link 50 110 to 1\n"
                       "650 7120 R100 bob\n880 7120 R100 1\n880 7200 link 50 110 to 0\n930 7120 R100 ,\n"
                       "990 7120 R100 3\n990 7200 link 50 110 to 2\n"
                       "3075 7250 R100 cy\n3249 7250 R100 2\n3249 7330 link 50 110 to 1\n3299 7250 R100 ,\n"
                       "3359 7250 R100 4\n3359 7330 link 50 110 to 3\n"
                       "3075 7120 R100 dan\n3299 7120 R100 3\n3299 7200 link 50 110 to 2\n3349 7120 R100 \x96\n"
                       "3399 7120 R100 5\n3399 7200 link 50 110 to 4\n"
                       "2670 6690 B150 Openings\n"
                       "650 6500 R100 @0+ A0+ B1/\n1301 6500 R100 1\n1301 6580 link 50 110 to 0\n"
                       "1351 6500 R100 \x96\n1401 6500 R100 5\n1401 6580 link 50 110 to 4\n"));
    work_free(w);
}

/* Names are sorted by their letters in either case, the shorter first, then capitals first, in whichever order they
   come. */
static void test_order(struct check *c)
{
    static const char *const games[][3] = {
        {"Anna", "Ann", "Zed"}, {"Zed", "Anna", "Ann"}, {"Ann", "Zed", "Anna"}, {"Zed", "Ann", "Anna"},
    };
    size_t i, n;

    for (i = 0; i < sizeof games / sizeof *games; i++) {
        struct work *w = work_new();
        struct pages *p = &w->document.pages;
        struct sink names = {0};

        note(w, "ann", "");
        note(w, games[i][0], games[i][1]);
        note(w, games[i][2], "z");
        note(w, "ANN", "Zed");
        put_index(&w->document);
        for (n = p->all[p->count - 1].head; n < p->item_count; n++) {
            struct text words = pages_bytes(p, p->items[n].begin, p->items[n].end);

            if (p->items[n].kind == PAGES_TEXT && p->items[n].size == 100 && words.length && is_letter(*words.at))
                sink_word(&names, words);
        }
        CHECK(c, text_is(sink_contents(&names), "ANN Ann ann Anna z Zed"));
        sink_free(&names);
        work_free(w);
    }
}

/* A key has three quarters of its column; numbers that have no space behind it, with 5 points for what may follow,
   stand on the next line, 12 points further in. Games of one page have one number. */
static void test_long_keys(struct check *c)
{
    struct work *w = work_new();
    struct document *d = &w->document;
    char name[] = "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn";
    int i;

    for (i = 1; i <= 9; i++)
        note(w, i % 2 ? name : "", "");
    d->pages.places[d->pages.entries[8].place].page = 8;
    note(w, name, "");
    d->pages.places[d->pages.entries[9].place].page = 8;
    put_index(d);
    CHECK(c, d->pages.items[d->pages.all[10].head].x == 2737);
    CHECK(c, letters_of(&d->pages, d->pages.all[10].head + 1) == 31);
    d->pages.all[10].begin = d->pages.all[10].head + 2;
    d->pages.item_count = d->pages.all[10].begin + 1 + 5 * 2 + 4; /* the ellipsis, numbers with links, commas */
    CHECK(c, has(d, 10, "2200 7250 R100 \x85\n2380 7250 R100 1\n2380 7330 link 50 110 to 0\n2430 7250 R100 ,\n"
                        "2490 7250 R100 3\n2490 7330 link 50 110 to 2\n2540 7250 R100 ,\n"
                        "2600 7250 R100 5\n2600 7330 link 50 110 to 4\n2650 7250 R100 ,\n"
                        "2710 7250 R100 7\n2710 7330 link 50 110 to 6\n2760 7250 R100 ,\n"
                        "3195 7250 R100 9\n3195 7330 link 50 110 to 8\n"));
    work_free(w);
    w = work_new();
    name[33] = '\0'; /* 165 of 166.8 points */
    note(w, name, "");
    put_index(&w->document);
    CHECK(c, letters_of(&w->document.pages, w->document.pages.all[1].head + 1) == 33);
    work_free(w);
}

/* Two columns of the first page hold 52 lines each, of the next 54. The openings stand below as long as 150 points are
   free below their gap: below 38 lines, not below 39. */
static void test_index_pages(struct check *c)
{
    static const struct {
        int players, pages, openings; /* the page of the openings, from the first of the index */
    } table[] = {{76, 1, 0}, {77, 2, 1}, {104, 2, 1}, {105, 2, 1}, {212, 3, 2}, {213, 3, 2}};
    size_t i;
    int n;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new();
        struct pages *p = &w->document.pages;
        char name[] = "n000";

        enter(&w->document, "n", "");
        w->game.black = text_of(NULL);
        for (n = 0; n < table[i].players; n++) {
            name[1] = (char)('0' + n / 100);
            name[2] = (char)('0' + n / 10 % 10);
            name[3] = (char)('0' + n % 10);
            w->game.white = text_of(name);
            index_note(&w->document, &w->scene);
        }
        put_index(&w->document);
        CHECK(c, p->count == 1 + table[i].pages);
        for (n = 1; n < p->count; n++) {
            struct text head = pages_bytes(p, p->items[p->all[n].begin].begin, p->items[p->all[n].begin].end);

            CHECK(c, text_is(head, n == 1 + table[i].openings && n > 1 && table[i].players != 105 &&
                                           table[i].players != 213 ? "Openings" : "Players"));
        }
        work_free(w);
    }
}

/* The legend: signs of 11 points and words 4 behind them, 20 points between signs, in lines of 15, each centred; 14
   below them. */
static void test_legend(struct check *c)
{
    static const struct {
        enum figure_mark_kind kind;
        const struct shape_ring *ring;
        enum board_colour colour;
    } marks[] = {
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings[MARK_ATTACK][0], BOARD_WHITE},
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings[MARK_ATTACK][1], BOARD_BLACK},
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings_around[0], BOARD_WHITE},
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings_around[1], BOARD_BLACK},
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings[MARK_WIN][0], BOARD_WHITE},
        {FIGURE_PLATE, NULL, 0}, {FIGURE_RING, &shape_rings[MARK_WIN][1], BOARD_BLACK},
        {FIGURE_RING, &shape_rings[MARK_SAFE][0], BOARD_WHITE}, {FIGURE_RING, &shape_rings[MARK_SAFE][1], BOARD_BLACK},
    };
    struct work *w = work_new();
    const struct pages *p = &w->document.pages;
    size_t i;

    w->settings.marks = 15;
    legend_begin_game(&w->document, &w->scene);
    CHECK(c, w->document.y == 7180);
    w->document.pages.all[0].begin = p->all[0].head;
    CHECK(c, has(&w->document, 0, "947 7555 figure 1 1 110\n1097 7470 R90 White wins here at once\n"
                                  "2166 7555 figure 1 1 110\n2316 7470 R90 Black wins here at once\n"
                                  "3375 7555 figure 1 1 110\n3525 7470 R90 corner of White\n"
                                  "4294 7555 figure 1 1 110\n4444 7470 R90 corner of Black\n"
                                  "1407 7405 figure 1 1 110\n1557 7320 R90 White wins here by force\n"
                                  "2666 7405 figure 1 1 110\n2816 7320 R90 Black wins here by force\n"
                                  "3915 7405 figure 2 1 110\n4175 7320 R90 safe move\n"));
    CHECK(c, p->mark_count == sizeof marks / sizeof *marks && p->marks[13].column == 1);
    for (i = 0; i < p->mark_count; i++) {
        CHECK(c, p->marks[i].kind == marks[i].kind && p->marks[i].ring == marks[i].ring);
        CHECK(c, p->marks[i].kind == FIGURE_PLATE || p->marks[i].colour == marks[i].colour);
    }
    work_free(w);
}

/* Which documents have a table of contents: those that ask for it, and booklets of several games. */
static void test_has_contents(struct check *c)
{
    static const struct {
        int contents, comments, games;
        bool has;
    } table[] = {
        {0, 0, 1, false}, {0, 0, 2, false}, {0, 1, 1, false}, {0, 1, 2, true},
        {1, 0, 1, true},  {1, 1, 1, true},  {2, 1, 2, false}, {2, 0, 2, false},
    };
    size_t i;
    int n;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new();

        w->settings.values[DOCUMENT_CONTENTS] = table[i].contents;
        w->settings.values[DOCUMENT_COMMENTS] = table[i].comments;
        for (n = 0; n < table[i].games; n++)
            enter(&w->document, "n", "");
        front_end(&w->document);
        CHECK(c, w->document.pages.front == table[i].has);
        work_free(w);
    }
}

void test_front(struct check *c);

void test_front(struct check *c)
{
    test_contents(c);
    test_long_entries(c);
    test_title_page(c);
    test_full_title_page(c);
    test_index(c);
    test_order(c);
    test_long_keys(c);
    test_index_pages(c);
    test_legend(c);
    test_has_contents(c);
}
