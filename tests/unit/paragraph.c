#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"
#include "check.h"

#include <stdlib.h>

enum { WIDTH = 1000, LEADING = 120 /* of a paragraph */ };

static void add(struct paragraph_list *f, enum paragraph_kind kind, const char *words, int times)
{
    paragraph_begin(f, kind, 0, 0);
    while (times--)
        encoding_write(text_of(words), &f->text);
    paragraph_end(f);
}

/* At size 10 an n is five points wide and a blank 2.5, so 100 points hold 13 times "n ". */
static void test_lines(struct check *c)
{
    struct paragraph_list f = {0};

    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13);
    CHECK(c, f.count == 1 && f.all[0].lines == 1);
    add(&f, PARAGRAPH_PARA, "  n \t", 14); /* several blanks count as one */
    CHECK(c, f.count == 2 && f.all[1].lines == 2);
    CHECK(c, f.text.bytes[f.all[1].begin] == 'n'); /* those before the first word do not count */
    add(&f, PARAGRAPH_PARA, "n ", 26);
    add(&f, PARAGRAPH_PARA, "n ", 27);
    CHECK(c, f.all[2].lines == 2 && f.all[3].lines == 3);
    CHECK(c, paragraph_height(&f) == 8 * LEADING);
    add(&f, PARAGRAPH_PARA, " ", 5);
    CHECK(c, f.count == 4); /* an empty text has no piece */
    add(&f, PARAGRAPH_PARA, "n", 100); /* a word of 500 points, 19 letters a line */
    CHECK(c, f.all[4].lines == 6);
    paragraph_clear(&f, WIDTH);
    CHECK(c, f.count == 0 && paragraph_height(&f) == 0);
    paragraph_free(&f);
}

/* Begins a paragraph behind eight letters of moves, which are 444 wide; returns how many paragraphs come of it. */
static int begin_behind(struct paragraph_list *f, enum paragraph_kind kind, long width)
{
    paragraph_clear(f, width);
    paragraph_begin(f, PARAGRAPH_MOVES, 0, 0);
    encoding_write(text_of("nnnnnnnn"), &f->text);
    paragraph_begin(f, kind, 0, 0);
    encoding_write(text_of("n n n n n n n n n n n n n"), &f->text);
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
    paragraph_begin(&f, PARAGRAPH_MOVES, 0, 0);
    encoding_write(text_of("n"), &f.text);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    paragraph_end(&f);
    paragraph_end(&f); /* nothing is open */
    CHECK(c, f.count == 2 && f.all[1].lines == 1); /* it may be the whole paragraph */
    add(&f, PARAGRAPH_PARA, "n", 1);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    encoding_write(text_of("n"), &f.text);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    CHECK(c, f.count == 4 && f.open); /* only moves become one; another paragraph ends */
    paragraph_free(&f);
}

/* A page break never leaves one line alone, and no line is lost or repeated. */
static void test_cut(struct check *c)
{
    struct paragraph_list f = {0};
    struct sink *s = memory_new(1, sizeof *s);

    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 13 * 5);
    add(&f, PARAGRAPH_MIDDLE, "end", 1);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 4 * LEADING + 5, s) == 0);
    CHECK(c, f.used == 3 * LEADING && f.all[0].lines == 2);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 1 * LEADING, s) == 0 && f.used == 0);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 2 * LEADING, s) == 1 && f.used == 2 * LEADING);
    CHECK(c, paragraph_put(&f, 1, 0, 0, 2 * LEADING, s) == 2 && f.used == LEADING);
    sink_free(s);
    free(s);
    paragraph_free(&f);
}

static int count_byte(struct text t, char byte)
{
    int count = 0;

    while (t.length--)
        count += *t.at++ == byte;
    return count;
}

/* The part cut off a paragraph is of another kind, whose last line is as wide as the others; the rest keeps its kind.
   In other kinds both parts do. */
static void check_kinds(struct check *c, enum paragraph_kind kind, const char *first, const char *rest)
{
    struct paragraph_list f = {0};
    struct sink *s = memory_new(1, sizeof *s);
    struct text all, last = {0}, line;

    paragraph_clear(&f, WIDTH);
    add(&f, kind, "n ", 13 * 5);
    CHECK(c, paragraph_put(&f, 0, 0, 0, 3 * LEADING, s) == 0);
    for (all = sink_contents(s); text_line(&all, &line);)
        last = line;
    CHECK(c, last.length > 9 && text_is(text_skip(last, last.length - strlen(first)), first));
    CHECK(c, paragraph_put(&f, 0, 0, 0, 3 * LEADING, s) == 1);
    for (all = sink_contents(s); text_line(&all, &line);)
        last = line;
    CHECK(c, last.length > 9 && text_is(text_skip(last, last.length - strlen(rest)), rest));
    CHECK(c, count_byte(sink_contents(s), 'n') == 13 * 5);
    sink_free(s);
    free(s);
    paragraph_free(&f);
}

static void test_kinds(struct check *c)
{
    check_kinds(c, PARAGRAPH_PARA, "n) 3 part", "n) 2 para");
    check_kinds(c, PARAGRAPH_MIDDLE, "n) 3 middle", "n) 2 middle");
    check_kinds(c, PARAGRAPH_MOVES, "n) 3 moves", "n) 3 moves"); /* bold: wider */
}

void test_paragraph(struct check *c);

void test_paragraph(struct check *c)
{
    test_lines(c);
    test_lead(c);
    test_cut(c);
    test_kinds(c);
}
