/* Figures side by side, in films and galleries: their sizes and places, held against what a reader sees. A4: figures
   lie from 65 to 530 and from 59 to 762 points. */

#include "print/layout.h"
#include "check.h"
#include "play.h"

enum { LEFT = 650, RIGHT = 5300, TOP = 7620, BOTTOM = 590, MOST = 30, FILM = 45 };

/* A figure and its caption: their box, the middle of each. */
struct shown {
    struct figure_data figure;
    int64_t left, right, top, bottom, middle, caption_left, caption_right;
};

/* The figures of a page; returns how many. */
static int list_figures(const struct pages *p, int page, struct shown list[FILM])
{
    int n = 0;

    for (size_t i = p->all[page].head; i < pages_end(p, page); i++) {
        const struct pages_item *item = &p->items[i];
        struct shown *s = &list[n - 1];

        if (item->kind == PAGES_FIGURE) {
            s = &list[n++];
            *s = (struct shown){.figure = p->figures[item->index], .left = item->x, .top = item->y,
                                .caption_left = RIGHT, .caption_right = LEFT};
            s->right = item->x + s->figure.columns * s->figure.size;
            s->middle = (s->left + s->right) / 2;
            s->bottom = item->y - s->figure.rows * s->figure.size;
        } else if (n && item->kind == PAGES_TEXT) {
            struct text words = sink_part(&p->bytes, item->begin, item->end);
            int64_t end = item->x + encoding_width(item->font, words) * item->size / 1000;

            s->caption_left = item->x < s->caption_left ? item->x : s->caption_left;
            s->caption_right = end > s->caption_right ? end : s->caption_right;
            s->bottom = item->y;
        }
    }
    return n;
}

/* What holds on each page: figures and captions keep within the margins and apart; captions are in the middle of their
   tiles; numbers have 5 points at least. The figures of a film have one size, that of its first. */
static void check_page(struct check *c, const struct pages *p, const struct shown *list, int count, bool film)
{
    for (int i = 0; i < count; i++) {
        const struct shown *s = &list[i];

        CHECK(c, s->left >= LEFT - 1 && s->right <= RIGHT && s->top <= TOP && s->bottom >= BOTTOM);
        CHECK(c, s->caption_right < s->caption_left || llabs(s->caption_left + s->caption_right - 2 * s->middle) <= 2);
        CHECK(c, !film || s->figure.size == p->figures->size);
        for (size_t m = s->figure.marks; m < s->figure.marks_end; m++)
            CHECK(c, !p->marks[m].number || s->figure.size >= 139);
        for (int k = 0; k < i; k++)
            CHECK(c, s->left >= list[k].right || s->right <= list[k].left || s->top <= list[k].bottom ||
                         s->bottom >= list[k].top);
    }
}

/* Draws all positions of a game of moves of one word, or its last one many times; checks all pages. A page of a gallery
   has as many figures as asked for, but for the last two if one figure would be alone; one of a film may have more, as
   earlier boards are smaller, or fewer if tiles would be smaller than 9 points, but no figure is alone.
   Tiles are as large as they can be on a page: the widest board takes it, or the rows its height. */
static void test_words(struct check *c, const char *word, int count, int figures, bool film)
{
    struct message_catalogue words;
    struct render_settings settings = {.words = &words, .film = film, .quiet = count % 2, .values = {
        [DOCUMENT_FIGURES] = figures, [DOCUMENT_NUMBERS] = 1, [DOCUMENT_LAST] = 1}};
    struct document d = {0};
    struct record r = {0};
    struct game g = {0};
    struct sink text = {0};
    struct scene s = {.game = &g, .settings = &settings, .new_game = true, .end_game = true};
    struct shown list[FILM];
    int64_t apart = 0; /* between rows of a gallery, on each page; unless quiet, page 1 has the rules above */
    int i, n, all = 0;

    words = message_english;
    sink_string(&text, "@0+");
    for (i = 1; i < count; i++)
        sink_string(&text, word);
    sink_byte(&text, '\0');
    play(&r, &g, text.bytes, RULES_LOOP);
    g.nth = 1;
    document_open(&d, &settings);
    for (i = 1; i <= count; i++) {
        s.moves = film ? i : count;
        s.new_game = !film || i == 1;
        s.end_game = !film || i == count;
        strip_draw(&d, &s);
    }
    strip_end(&d, NULL);
    n = (count + figures - 1) / figures;
    CHECK(c, d.pages.count == n || (film && figures > 1 && (d.pages.count < n || count >= 30)));
    for (i = 0; i < d.pages.count; i++, apart = settings.quiet ? apart : 0) {
        int64_t wide = 0, high = TOP;
        int full = i < d.pages.count - 1 || count % figures == 0 ? figures : count % figures;

        n = list_figures(&d.pages, i, list);
        all += n;
        CHECK(c, (film && figures > 1 ? n > 1 || count == 1 : n == full) ||
                     (n > 1 && count % figures == 1 && i > d.pages.count - 3));
        check_page(c, &d.pages, list, n, film);
        while (n--) {
            const int64_t step = n && list[n - 1].top > list[n].top ? list[n - 1].top - list[n].top : apart;

            wide = list[n].right - list[n].left > wide ? list[n].right - list[n].left : wide;
            high = list[n].bottom < high ? list[n].bottom : high;
            CHECK(c, film || !apart || step == apart);
            apart = step;
        }
        CHECK(c, !film || d.pages.count > 1 || d.pages.figures->size == (figures == 1 || count == 1 ? 1000 : 550) ||
                     wide * 20 > (RIGHT - LEFT) || high < BOTTOM + 200);
    }
    CHECK(c, all == count);
    document_free(&d);
    play_free(&r, &g);
    sink_free(&text);
}

void test_strip(struct check *c)
{
    static const int counts[] = {1, 2, 7, 9, 10, 30, 45};

    for (int figures = 1; figures <= MOST; figures++)
        for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
            test_words(c, " @1+", counts[k], figures, true);
            test_words(c, " A0+", counts[k], figures, true);
            if (figures > 1) { /* one figure is a page */
                test_words(c, " @1+", counts[k], figures, false);
                test_words(c, " A0+", counts[k], figures, false);
            }
        }
}
