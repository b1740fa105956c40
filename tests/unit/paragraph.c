#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"
#include "check.h"

#include <stdlib.h>

enum { WIDTH = 1000, WIDE = 4000, LEADING = 120 /* of a paragraph */ };

static void add(struct paragraph_list *f, enum paragraph_kind kind, const char *words, int times)
{
    paragraph_begin(f, kind, 0, 0);
    while (times--)
        encoding_write(text_of(words), &f->text, NULL);
    paragraph_end(f);
}

/* Whether a line has these words. */
static bool is_line(const struct paragraph_list *f, int line, const char *words)
{
    const struct paragraph_line *l = &f->lines[line];

    return text_is(text_between(f->text.bytes + l->begin, f->text.bytes + l->end), words);
}

/* At size 10 an n is five points wide and a blank 2.5, so 100 points hold 13 times "n ". */
static void test_lines(struct check *c)
{
    struct paragraph_list f = {0};

    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13);
    CHECK(c, f.count == 1 && f.all[0].lines == 1);
    add(&f, PARAGRAPH_PARA, "  n \t", 14); /* several blanks count as one */
    CHECK(c, f.count == 2 && f.all[1].lines == 2 && f.all[1].first == 1);
    CHECK(c, is_line(&f, 1, "n n n n n n n n n n n n n") && is_line(&f, 2, "n"));
    add(&f, PARAGRAPH_PARA, "n ", 26);
    add(&f, PARAGRAPH_PARA, "n ", 27);
    CHECK(c, f.all[2].lines == 2 && f.all[3].lines == 3);
    CHECK(c, paragraph_height(&f) == 8 * LEADING);
    add(&f, PARAGRAPH_PARA, " ", 5);
    CHECK(c, f.count == 4); /* an empty text is no paragraph */
    add(&f, PARAGRAPH_PARA, "n", 100); /* a word of 500 points, 20 letters a line */
    CHECK(c, f.all[4].lines == 5 && is_line(&f, f.all[4].first, "nnnnnnnnnnnnnnnnnnnn"));
    paragraph_clear(&f, WIDTH);
    CHECK(c, f.count == 0 && paragraph_height(&f) == 0);
    add(&f, PARAGRAPH_MIDDLE, "nn", 1); /* centred: 100 - 10 points are left, on both sides */
    CHECK(c, f.lines[0].x == 450 && !f.lines[0].spread);
    paragraph_free(&f);
}

/* The right end of a line, in thousandths of a point: 5 points a letter, 2.5 a blank and what spreads it. */
static long right_end(const struct paragraph_list *f, const struct paragraph_line *l)
{
    long letters = 0, blanks = 0;
    size_t i;

    for (i = l->begin; i < l->end; i++)
        *(f->text.bytes[i] == ' ' ? &blanks : &letters) += 1;
    return l->x * 100 + letters * 5000 + blanks * (2500 + l->spread);
}

/* In a wide column all lines but the last end at the margin, with blanks that grow by less than a third or shrink by
   less than a fifth; where that cannot be, none is spread. In a narrow column none ever is. */
static void test_spread(struct check *c)
{
    struct paragraph_list f = {0};
    char words[400] = "";
    int seed = 7, i, n;

    for (i = 0; i < 60; i++) {
        for (n = seed % 4 + 1; n--;)
            strcat(words, "n");
        strcat(words, " ");
        seed = (seed * 41 + 29) % 1009;
    }
    paragraph_clear(&f, WIDE);
    add(&f, PARAGRAPH_PARA, words, 2);
    CHECK(c, f.all[0].lines > 3);
    for (i = 0; i + 1 < f.all[0].lines; i++) {
        CHECK(c, labs(right_end(&f, &f.lines[i]) - WIDE * 100L) < 100);
        CHECK(c, f.lines[i].spread <= 2500 / 3 && f.lines[i].spread >= -2500 / 5);
    }
    CHECK(c, f.lines[i].spread <= 0 && right_end(&f, &f.lines[i]) <= WIDE * 100L);
    paragraph_clear(&f, WIDE);
    add(&f, PARAGRAPH_PARA, "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn n ", 3);
    CHECK(c, f.all[0].lines == 3 && !f.lines[0].spread && !f.lines[1].spread);
    paragraph_clear(&f, WIDTH * 2);
    add(&f, PARAGRAPH_PARA, words, 2);
    for (i = 0; i < f.all[0].lines; i++)
        CHECK(c, !f.lines[i].spread && right_end(&f, &f.lines[i]) <= WIDTH * 200L);
    paragraph_free(&f);
}

/* Begins a paragraph behind eight letters of moves, which are 444 wide; returns how many paragraphs come of it. */
static int begin_behind(struct paragraph_list *f, enum paragraph_kind kind, long width)
{
    paragraph_clear(f, width);
    paragraph_begin(f, PARAGRAPH_MOVES, 0, 0);
    encoding_write(text_of("nnnnnnnn"), &f->text, NULL);
    paragraph_begin(f, kind, 0, 0);
    encoding_write(text_of("n n n n n n n n n n n n n"), &f->text, NULL);
    paragraph_end(f);
    return f->count;
}

/* A bold beginning takes less than six tenths of the column, and makes the first line shorter. */
static void test_lead(struct check *c)
{
    struct paragraph_list f = {0};

    CHECK(c, begin_behind(&f, PARAGRAPH_PARA, 740) == 2 && begin_behind(&f, PARAGRAPH_PARA, 742) == 1);
    CHECK(c, begin_behind(&f, PARAGRAPH_LINE, WIDTH) == 2 && begin_behind(&f, PARAGRAPH_PARA, WIDTH) == 1);
    CHECK(c, !f.open && f.all[0].kind == PARAGRAPH_PARA && f.all[0].lines == 2);
    CHECK(c, f.lines[0].lead && f.lines[0].x > 444 && !f.lines[1].lead && f.lines[1].x == 0);
    paragraph_begin(&f, PARAGRAPH_MOVES, 0, 0);
    encoding_write(text_of("n"), &f.text, NULL);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    paragraph_end(&f);
    paragraph_end(&f); /* nothing is open */
    CHECK(c, f.count == 2 && f.all[1].lines == 1); /* it may be the whole paragraph */
    add(&f, PARAGRAPH_PARA, "n", 1);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    encoding_write(text_of("n"), &f.text, NULL);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    CHECK(c, f.count == 4 && f.open); /* only moves become one; another paragraph ends */
    paragraph_free(&f);
}

/* A page break never leaves one line alone, and no line is lost or repeated. */
static void test_cut(struct check *c)
{
    struct paragraph_list f = {0};
    struct pages p = {0};
    size_t i;
    long letters = 0;

    pages_begin(&p, false);
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13 * 5);
    add(&f, PARAGRAPH_PARA, "end", 1);
    CHECK(c, paragraph_put(&f, 0, 70, 8000, 4 * LEADING + 5, &p) == 0);
    CHECK(c, f.used == 3 * LEADING && f.all[0].lines == 2 && p.item_count == 3);
    CHECK(c, p.items[0].x == 70 && p.items[0].y == 8000 - LEADING && p.items[2].y == 8000 - 3 * LEADING);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 1 * LEADING, &p) == 0 && f.used == 0);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 2 * LEADING, &p) == 1 && f.used == 2 * LEADING);
    for (i = 0; i < p.item_count; i++)
        for (; p.items[i].begin < p.items[i].end; p.items[i].begin++)
            letters += p.bytes.bytes[p.items[i].begin] == 'n';
    CHECK(c, letters == 13 * 5);
    CHECK(c, paragraph_put(&f, 1, 0, 0, 2 * LEADING, &p) == 2 && f.used == LEADING);
    paragraph_free(&f);
    pages_free(&p);
}

/* A result is never alone on a page: two lines of the paragraph above it go with it, or all of a shorter one. */
static void test_result(struct check *c)
{
    struct paragraph_list f = {0};
    struct pages p = {0};

    pages_begin(&p, false);
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13 * 5);
    add(&f, PARAGRAPH_MIDDLE, "end", 1);
    CHECK(c, paragraph_put(&f, 0, 0, 8000, 5 * LEADING, &p) == 0 && f.used == 3 * LEADING && f.all[0].lines == 2);
    CHECK(c, paragraph_put(&f, 0, 0, 8000, 3 * LEADING, &p) == 2);
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13 * 3);
    add(&f, PARAGRAPH_MIDDLE, "end", 1);
    CHECK(c, paragraph_put(&f, 0, 0, 8000, 3 * LEADING, &p) == 0 && f.used == 0);
    paragraph_free(&f);
    pages_free(&p);
}

void test_paragraph(struct check *c);

void test_paragraph(struct check *c)
{
    test_lines(c);
    test_spread(c);
    test_lead(c);
    test_cut(c);
    test_result(c);
}
