/* Pages in the making. A4 has 595 by 842 points; margins are thousandths of its width: 110 left and right, 135 above,
   100 below, whole points each. So text lies from 65 to 530, and from 59 to 762. */

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

enum { LEFT = 650, WIDTH = 4650, TOP = 7620, BOTTOM = 590, HEAD = 3 /* items of a running head */ };

/* A document of one game, and its scene. */
struct work {
    struct message_catalogue words;
    struct render_settings settings;
    struct record record;
    struct game game;
    struct document document;
    struct scene scene;
};

static struct work *work_new(const char *moves)
{
    struct work *w = memory_new(1, sizeof *w);

    load_english(&w->words);
    w->settings.words = &w->words;
    w->settings.values[DOCUMENT_COMMENTS] = 1;
    play(&w->record, &w->game, moves, RULES_TRAX);
    w->game.nth = 1;
    document_open(&w->document, &w->settings);
    w->scene = (struct scene){.game = &w->game, .moves = w->game.count, .settings = &w->settings, .new_game = true};
    return w;
}

static void work_free(struct work *w)
{
    document_free(&w->document);
    play_free(&w->record, &w->game);
    free(w);
}

static void put(struct document *d, int64_t y)
{
    pages_text(&d->pages, LEFT, y, ENCODING_ROMAN, 100, text_of("n"));
    d->y = y;
}

/* Begins a plain page with this number of words, each behind a gap and with a place; the last one leaves this space. */
static void begin_page(struct document *d, int words, int64_t space)
{
    int i;

    document_plain_page(d);
    for (i = 0; i < words; i++) {
        document_gap(d);
        pages_place(&d->pages, BOTTOM + space + 100 * (words - i));
        put(d, BOTTOM + space + 100 * (words - 1 - i));
    }
}

static void test_area(struct check *c)
{
    struct work *w = work_new("@0/");
    struct document_area a = document_area(&w->document, false);

    CHECK(c, a.left == LEFT && a.width == WIDTH && a.top == TOP && a.height == TOP - BOTTOM);
    a = document_area(&w->document, true); /* turned: the same margins */
    CHECK(c, a.left == LEFT && a.width == 8420 - 1300 && a.top == 5950 - 1390 + 590 && a.height == 5950 - 1390);
    CHECK(c, document_tile(&w->document, 77) == 77);
    w->settings.values[DOCUMENT_TILE] = 9;
    CHECK(c, document_tile(&w->document, 77) == 90);
    work_free(w);
}

/* What is left below 2.5 points is shared by the gaps, up to 90 points each; less than 2 points stay. */
static void test_fill(struct check *c)
{
    static const struct {
        int64_t space;
        bool filled;
    } table[] = {{44, false}, {45, true}, {1000, true}, {2725, true}, {2726, false}};
    size_t i;
    int n;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new("@0/");
        struct document *d = &w->document;
        int64_t space = table[i].filled ? table[i].space - 25 : 0;

        begin_page(d, 4, table[i].space); /* no gap is above the first word */
        document_fill(d);
        CHECK(c, d->gap_count == 3);
        for (n = 0; n < 4; n++) {
            CHECK(c, d->pages.items[n].y == BOTTOM + table[i].space + 100 * (3 - n) - space * n / 3);
            CHECK(c, d->pages.places[n].y == BOTTOM + table[i].space + 100 * (4 - n) - space * n / 3);
        }
        work_free(w);
    }
}

/* Gaps: none above what begins a page or stands below a heading, and 32 at most. */
static void test_gaps(struct check *c)
{
    struct work *w = work_new("@0/");
    struct document *d = &w->document;
    int i;

    document_plain_page(d);
    document_gap(d);
    CHECK(c, d->gap_count == 0);
    put(d, 7000);
    d->headed = true;
    document_gap(d);
    CHECK(c, d->gap_count == 0 && !d->headed);
    document_gap(d);
    CHECK(c, d->gap_count == 1 && d->gaps[0].item == 1 && d->gaps[0].place == 0);
    for (i = 0; i < 40; i++)
        document_gap(d);
    CHECK(c, d->gap_count == DOCUMENT_GAPS);
    d->headed = true;
    d->cell = 3;
    document_plain_page(d);
    document_gap(d);
    CHECK(c, d->gap_count == 0 && !d->headed && d->cell == 0 && d->y == TOP);
    sink_string(&d->pages.bytes, "Head");
    document_titled_page(d, 0, 4);
    CHECK(c, d->pages.items[1].x == LEFT && d->pages.items[1].y == 8420 - 590);
    CHECK(c, d->pages.items[2].x == LEFT + WIDTH - 50 && d->pages.items[2].y == 8420 - 590);
    CHECK(c, d->pages.items[3].kind == PAGES_RULE && d->pages.items[3].y == 8420 - 590 - 60);
    document_gap(d); /* a running head is nothing that stands there */
    CHECK(c, d->gap_count == 0);
    work_free(w);
}

/* A running head ends 40 points before the right margin, where the number of the page stands: 85 letters of 5 points
   fit. */
static void test_long_head(struct check *c)
{
    int letters;

    for (letters = 85; letters <= 86; letters++) {
        struct work *w = work_new("@0/");
        struct pages *p = &w->document.pages;

        sink_repeat(&p->bytes, 'n', (size_t)letters);
        document_titled_page(&w->document, 0, (size_t)letters);
        CHECK(c, p->item_count == (letters == 85 ? 3 : 4) && p->all[0].head == p->item_count);
        CHECK(c, p->items[0].end - p->items[0].begin == (letters == 85 ? 85 : 83)); /* less an ellipsis */
        work_free(w);
    }
}

/* Without gaps paragraphs are moved apart, where lines are more than 12 points apart, up to 15 points each. */
static void test_paragraphs(struct check *c)
{
    static const int64_t lines[] = {300, 180, 60, -61, -181, -302, -422}; /* two of them begin paragraphs */
    enum { LINES = sizeof lines / sizeof *lines };
    int64_t space;
    size_t n;

    for (space = 200; space <= 326; space += 63) { /* twice 15 points, less and more */
        struct work *w = work_new("@0/");
        struct document *d = &w->document;
        int64_t moved = space - 25 > 300 ? 0 : space - 25;

        document_plain_page(d);
        put(d, 7500); /* a line of the page before is none of this one */
        document_plain_page(d);
        for (n = 0; n < LINES; n++)
            put(d, BOTTOM + space + 422 + lines[n]);
        document_fill(d);
        for (n = 0; n < LINES; n++)
            CHECK(c, d->pages.items[n + 1].y == BOTTOM + space + 422 + lines[n] - (n < 3   ? 0
                                                                                 : n < 5 ? moved / 2
                                                                                         : moved));
        work_free(w);
    }
}

/* A rule between lines is no line; more than 32 paragraphs are not noted. */
static void test_many_paragraphs(struct check *c)
{
    struct work *w = work_new("@0/");
    struct document *d = &w->document;
    int i;

    document_plain_page(d);
    put(d, 7000);
    pages_rule(&d->pages, LEFT, 6500, WIDTH);
    put(d, 6000);
    document_fill(d);
    CHECK(c, d->gap_count == 0 && d->pages.items[2].y == 6000);
    document_plain_page(d);
    for (i = 0; i < 40; i++)
        put(d, 7000 - 130 * i);
    document_fill(d);
    CHECK(c, d->gap_count == DOCUMENT_GAPS);
    work_free(w);
}

/* A text that is too wide ends with an ellipsis, which is a whole em wide; an n is half an em. */
static void test_short(struct check *c)
{
    static const struct {
        int64_t width;
        const char *shown;
    } table[] = {
        {500, "nnnnnnnnnn"}, {499, "nnnnnnn\x85"}, {450, "nnnnnnn\x85"}, {449, "nnnnnn\x85"}, {150, "n\x85"},
        {149, "\x85"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new("@0/");
        struct pages *p = &w->document.pages;
        struct sink shown = {0};
        size_t n;

        document_plain_page(&w->document);
        sink_string(&p->bytes, "nnnnnnnnnn");
        CHECK(c, document_put_short(&w->document, 70, 80, table[i].width, ENCODING_ROMAN, 100, 0, 10) ==
                     (int64_t)strlen(table[i].shown) * 50 + (i ? 50 : 0));
        for (n = 0; n < p->item_count; n++)
            sink_text(&shown, pages_bytes(p, p->items[n].begin, p->items[n].end));
        CHECK(c, text_is(sink_contents(&shown), table[i].shown));
        CHECK(c, p->items[0].x == 70 && p->items[0].y == 80);
        CHECK(c, !i || p->items[p->item_count - 1].x == 70 + 50 * (int64_t)(strlen(table[i].shown) - 1));
        sink_free(&shown);
        work_free(w);
    }
}

/* The words of the items of a page from one on, each with a bar behind it. */
static bool are_words(const struct pages *p, size_t from, const char *words)
{
    struct sink all = {0};
    bool same;

    for (; from < p->item_count; from++) {
        sink_text(&all, pages_bytes(p, p->items[from].begin, p->items[from].end));
        sink_byte(&all, '|');
    }
    same = text_is(sink_contents(&all), words);
    if (!same)
        fprintf(stderr, "  %.*s\n", (int)all.used, all.bytes);
    sink_free(&all);
    return same;
}

/* A heading of 45 points (18, 3 and 12, 12), with gaps of 20 above and 16 below it, stays on a page that has 100 more
   for the first figure. Else the page is filled and the heading begins the next one. */
static void test_begin(struct check *c)
{
    enum { HEIGHT = 450, NEEDED = 200 + HEIGHT + 1000 };
    int64_t space;

    for (space = NEEDED - 1; space <= NEEDED; space++) {
        struct work *w = work_new("@0/");
        struct document *d = &w->document;
        bool stays = space == NEEDED;
        size_t first;
        int64_t top;

        w->game.title = text_of("The Title");
        w->game.white = text_of("Ann");
        w->game.black = text_of("Bob");
        document_enter(d, &w->scene);
        document_new_page(d);
        put(d, 5000);
        document_gap(d);
        put(d, 4000);
        first = d->pages.item_count + (stays ? 0 : HEAD);
        d->y = BOTTOM + space;
        document_begin_game(d, &w->scene);
        top = stays ? BOTTOM + space - 200 : TOP;
        CHECK(c, d->pages.count == (stays ? 1 : 2) && d->headed && d->heading_top == top && d->heading.item == first);
        CHECK(c, d->y == top - HEIGHT - 160 && d->gap_count == (stays ? 2 : 0));
        CHECK(c, d->pages.items[first].y == top - 180 && d->pages.items[first + 1].y == top - 330);
        CHECK(c, d->pages.items[first + 2].y == top - 450);
        CHECK(c, are_words(&d->pages, first, "The Title|White: Ann|Black: Bob|"));
        CHECK(c, d->pages.places[d->pages.entries[1].place].page == !stays);
        CHECK(c, d->pages.places[d->pages.entries[1].place].y == top);
        /* The page before ends 1.6 points above the heading: it has too much space to be filled. */
        CHECK(c, d->pages.items[HEAD + 1].y == 4000);
        work_free(w);
    }
}

/* Any other heading begins a page, with a gap of 14 points below it; a quiet run has neither. */
static void test_begin_page(struct check *c)
{
    static const struct {
        const char *title;
        bool quiet;
        int64_t height;
    } table[] = {{"T", false, 180 + 140}, {"", false, 0}, {"T", true, 0}};
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new("@0/");

        w->settings.values[DOCUMENT_COMMENTS] = 0;
        w->settings.quiet = table[i].quiet;
        w->game.title = text_of(table[i].title);
        document_begin_game(&w->document, &w->scene);
        CHECK(c, w->document.pages.count == 1 && w->document.y == TOP - table[i].height);
        document_begin_game(&w->document, &w->scene);
        CHECK(c, w->document.pages.count == 2);
        work_free(w);
    }
}

/* What is left of a page is shared by its gaps before a heading turns to the next one. */
static void test_begin_filled(struct check *c)
{
    struct work *w = work_new("@0/");
    struct document *d = &w->document;

    document_begin_game(d, &w->scene); /* the first one has no page before it */
    CHECK(c, d->pages.count == 1 && d->headed);
    document_gap(d);
    put(d, 5000);
    document_gap(d);
    put(d, 1000);
    d->y = 1000 - DOCUMENT_BETWEEN;
    document_begin_game(d, &w->scene);
    CHECK(c, d->pages.count == 2 && d->pages.items[HEAD].y == 5000 && d->pages.items[HEAD + 1].y == BOTTOM + 25);
    work_free(w);
}

/* A heading moves to the next page with all its lines and its place, unless it begins this one. */
static void test_turn(struct check *c)
{
    struct work *w = work_new("@0/");
    struct document *d = &w->document;
    size_t first;

    w->game.white = text_of("Ann");
    document_begin_game(d, &w->scene);
    CHECK(c, document_turn_heading(d) && d->pages.count == 1 && d->headed); /* it begins the page */
    document_gap(d);
    CHECK(c, !document_turn_heading(d) && d->pages.count == 1);
    put(d, 5000);
    document_gap(d);
    put(d, 3000);
    d->y = 3000 - DOCUMENT_BETWEEN;
    w->game.title = text_of("The Title");
    w->game.black = text_of("Bob");
    document_begin_game(d, &w->scene);
    CHECK(c, d->pages.count == 1 && d->gap_count == 2);
    first = d->heading.item + HEAD;
    CHECK(c, document_turn_heading(d) && d->pages.count == 2 && d->headed && d->gap_count == 0);
    CHECK(c, are_words(&d->pages, first, "The Title|White: Ann|Black: Bob|"));
    CHECK(c, d->pages.items[first].y == TOP - 180 && d->pages.items[first + 1].y == TOP - 330);
    CHECK(c, d->y == TOP - 450 - 160);
    CHECK(c, d->pages.places[d->pages.entries[1].place].page == 1);
    CHECK(c, d->pages.places[d->pages.entries[1].place].y == TOP);
    CHECK(c, d->pages.items[HEAD + 2].y == 3000); /* too much space to be filled */
    document_gap(d);
    put(d, 1500); /* a second one, from a page that is filled then */
    document_gap(d);
    put(d, 1100);
    d->y = 1100 - DOCUMENT_BETWEEN;
    first = d->pages.item_count;
    document_gap(d);
    d->headed = true;
    d->heading = (struct document_gap){first, d->pages.place_count};
    d->heading_top = d->y - 200;
    pages_place(&d->pages, d->heading_top);
    put(d, d->heading_top - 180);
    CHECK(c, document_turn_heading(d) && d->pages.count == 3 && d->pages.items[first - 1].y == BOTTOM + 25);
    work_free(w);
}

/* The heading and the name of a game, of which the record may have only some parts. */
static void test_names(struct check *c)
{
    static const struct {
        const char *title, *white, *black, *heading, *name;
        int nth;
    } table[] = {
        {"T", "W", "B", "T|White: W|Black: B|", "T: W \x96 B", 1},
        {"T", "", "B", "T|Black: B|", "T: B", 1},
        {"T", "", "", "T|", "T", 1},
        {"", "W", "B", "W \x96 B|White: W|Black: B|", "W \x96 B", 1},
        {"", "W", "", "White: W|", "W", 1},
        {"", "W", "", "Game 2|White: W|", "W", 2},
        {"", "", "B", "Black: B|", "B", 1},
        {"", "", "", "", "Game 1", 1},
        {"", "", "", "Game 2|", "Game 2", 2},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new("@0/");
        struct pages *p = &w->document.pages;

        w->game.title = text_of(table[i].title);
        w->game.white = text_of(table[i].white);
        w->game.black = text_of(table[i].black);
        w->game.nth = table[i].nth;
        document_begin_game(&w->document, &w->scene);
        CHECK(c, are_words(p, HEAD, table[i].heading));
        CHECK(c, text_is(pages_bytes(p, p->entries[0].name, p->entries[0].name_end), table[i].name));
        CHECK(c, p->entries[0].result_end == p->entries[0].name_end); /* it has no end */
        work_free(w);
    }
}

/* Names are shown up to 240 bytes; players are noted once, and no more from 400 bytes on. */
static void test_long_names(struct check *c)
{
    struct work *w = work_new("@0/");
    struct pages *p = &w->document.pages;
    char name[300];

    memset(name, 'n', sizeof name);
    w->game.white = (struct text){name, 240};
    w->game.black = (struct text){name, 241};
    document_enter(&w->document, &w->scene);
    CHECK(c, pages_title(p, 0).length == 240 + strlen(" - ") + 2 + 240 + strlen("...")); /* signs of three bytes */
    CHECK(c, p->people.used == 241);
    w->game.black = (struct text){name, 158};
    document_enter(&w->document, &w->scene);
    CHECK(c, p->people.used == 400);
    w->game.black = text_of("Bob");
    document_enter(&w->document, &w->scene);
    CHECK(c, p->people.used == 404);
    w->game.black = text_of("Eve");
    document_enter(&w->document, &w->scene);
    CHECK(c, p->people.used == 404);
    work_free(w);
}

/* The end of a game stands behind its last position: the result, or why the next move was refused. */
static void test_end(struct check *c)
{
    static const struct {
        const char *moves;
        int position;
        int paragraphs;
    } table[] = {{"@0/", 1, 0}, {"@0/ RESIGN", 1, 1}, {"@0/ A9+", 1, 2}, {"@0/ RESIGN", 0, 0}};
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct work *w = work_new(table[i].moves);
        struct document *d = &w->document;

        w->scene.moves = table[i].position;
        paragraph_clear(&d->text, WIDTH);
        document_add_end(d, &w->scene);
        CHECK(c, d->text.count == table[i].paragraphs && (!d->text.count || d->text.all[0].above == 60));
        work_free(w);
    }
}

void test_document(struct check *c);

void test_document(struct check *c)
{
    test_area(c);
    test_fill(c);
    test_gaps(c);
    test_long_head(c);
    test_paragraphs(c);
    test_many_paragraphs(c);
    test_short(c);
    test_begin(c);
    test_begin_page(c);
    test_begin_filled(c);
    test_turn(c);
    test_names(c);
    test_long_names(c);
    test_end(c);
}
