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

/* A paragraph to be divided into lines once more, without code of the program: its words, in thousandths of its
   size. */
struct model {
    enum paragraph_kind kind;
    enum encoding_font font;
    int64_t size, indent, hang, lead; /* lead: what a bold beginning takes */
    int64_t width;                    /* of the column */
    int64_t words[10];
    int count;
};

/* What a line leaves free in a column of this width. */
static int64_t left_over(const struct model *m, int64_t width, int from, int to)
{
    int64_t left = (width - m->indent - (from ? m->hang : m->lead)) * 1000 / m->size;
    int i;

    for (i = from; i < to; i++)
        left -= m->words[i] + (i > from ? 250 : 0);
    return left;
}

/* How much the blanks of a line grow, in per cent; a hundred if it has none. */
static int64_t grown(const struct model *m, int from, int to)
{
    int64_t left = left_over(m, m->width, from, to);

    if (to == m->count && left >= 0)
        return 0;
    return to - from > 1 ? left * 100 / (250 * (to - from - 1)) : left ? 100 : 0;
}

/* What the lines cost that begin at the words whose bits are set; -1 if a line is too loose or too tight. */
static int64_t cost_of(const struct model *m, unsigned begins)
{
    int64_t cost = 0, g;
    int from = 0, to;

    for (to = 1; to <= m->count; to++)
        if (to == m->count || begins >> to & 1) {
            g = grown(m, from, to);
            if (g < -20 || g > 33)
                return -1;
            cost += g * g * (g < 0 ? 9 : 1) + 1;
            from = to;
        }
    return cost;
}

/* The cheapest lines, of all there are; -1 if none are good. */
static int64_t best_cost(const struct model *m)
{
    int64_t best = -1, cost;
    unsigned begins;

    for (begins = 0; begins < 1U << m->count; begins += 2)
        if ((cost = cost_of(m, begins)) >= 0 && (best < 0 || cost < best))
            best = cost;
    return best;
}

/* The lines, as bits of their first words, that are filled one after the other. */
static unsigned filled(const struct model *m, int64_t width)
{
    unsigned begins = 0;
    int from = 0, to;

    for (to = 1; to < m->count; to++)
        if (left_over(m, width, from, to + 1) < 0) {
            begins |= 1U << to;
            from = to;
        }
    return begins;
}

static int ones(unsigned bits)
{
    return bits ? (int)(bits & 1) + ones(bits >> 1) : 0;
}

/* The same, but about equally long: in the narrowest of 32 columns. */
static unsigned filled_evenly(const struct model *m)
{
    int64_t step = m->width / 32, width = m->width;
    int breaks = ones(filled(m, width));

    while (breaks && width > 2 * step && ones(filled(m, width - step)) == breaks)
        width -= step;
    return filled(m, width);
}

/* Whether a line has its place and its spread. */
static bool is_set(const struct model *m, const struct paragraph_line *l, int from, int to, bool spread)
{
    int64_t left = left_over(m, m->width, from, to), x = m->indent + (from ? m->hang : m->lead), more = 0;

    if (m->kind >= PARAGRAPH_MIDDLE)
        x += left * m->size / 1000 / 2;
    else if (spread && to - from > 1 && (to < m->count || left < 0))
        more = left * m->size / 10 / (to - from - 1);
    return l->x == x && l->spread == more && l->lead == (!from && m->lead);
}

/* Compares the lines of the last paragraph of a list, all words of which are different, with those of the model. */
static void check_lines(struct check *c, struct paragraph_list *f, struct model *m)
{
    const struct paragraph *p = &f->all[f->count - 1];
    const struct paragraph_line *l = &f->lines[p->first];
    bool alone = m->lead && left_over(m, m->width, 0, 1) < 0, spread;
    int64_t best;
    unsigned begins = 0;
    size_t at = p->lead;
    int from, to, lines = alone;

    if (alone) {
        CHECK(c, l->lead && l->begin == l->end && l->x == 0);
        m->lead = 0;
        l++;
    }
    best = m->kind == PARAGRAPH_PARA && m->width >= 3300 ? best_cost(m) : -1;
    spread = best >= 0;
    for (from = 0; from < m->count; from = to, l++, lines++) {
        for (to = from; at < l->end; at++)
            to += f->text.bytes[at] == ' ';
        to++;
        at++;
        CHECK(c, is_set(m, l, from, to, spread));
        begins |= to < m->count ? 1U << to : 0;
    }
    CHECK(c, from == m->count && lines == p->lines);
    CHECK(c, spread ? cost_of(m, begins) == best
                    : begins == (m->kind < PARAGRAPH_MIDDLE ? filled(m, m->width) : filled_evenly(m)));
}

/* Random words in columns of all widths: the lines are the best of all there are. */
static void test_all_lines(struct check *c)
{
    static const struct model kinds[] = {
        {.kind = PARAGRAPH_PARA, .font = ENCODING_ROMAN, .size = 100},
        {.kind = PARAGRAPH_LINE, .font = ENCODING_ROMAN, .size = 90, .hang = 90, .indent = 120},
        {.kind = PARAGRAPH_MOVES, .font = ENCODING_BOLD, .size = 100},
        {.kind = PARAGRAPH_MIDDLE, .font = ENCODING_ITALIC, .size = 100},
        {.kind = PARAGRAPH_CAPTION, .font = ENCODING_BOLD, .size = 100},
        {.kind = PARAGRAPH_TITLE, .font = ENCODING_BOLD, .size = 150},
    };
    static const int64_t widths[] = {3300, 3299, 4000, 3300, 2000, 3310};
    struct paragraph_list f = {0};
    unsigned seed = 1;
    int round, i, k;

    for (round = 0; round < 1800; round++) {
        struct model m = kinds[round % 9 < 6 ? round % 9 : 0];

        m.width = widths[round / 9 % 6];
        paragraph_clear(&f, m.width);
        if (m.kind == PARAGRAPH_PARA && round % 2) { /* with a bold beginning, whose letters are 556 wide */
            paragraph_begin(&f, PARAGRAPH_MOVES, 0, 0);
            sink_repeat(&f.text, 'n', (size_t)(round / 2 % 19 + 1));
            m.lead = (round / 2 % 19 + 1) * 556 / 10 + 50;
        }
        paragraph_begin(&f, m.kind, m.indent, 0);
        m.count = 2 + round / 54 % 9;
        for (i = 0; i < m.count; i++) {
            char word[32] = "";
            int letters = (int)((seed = seed * 1103515245 + 12345) >> 16) % (m.kind == PARAGRAPH_TITLE ? 15 : 24) + 1;

            for (k = 0; k < letters; k++)
                word[k] = "nimt.w"[((seed = seed * 1103515245 + 12345) >> 16) % 6];
            m.words[i] = encoding_width(m.font, text_of(word));
            sink_string(&f.text, word);
            sink_byte(&f.text, ' ');
        }
        paragraph_end(&f);
        check_lines(c, &f, &m);
    }
    paragraph_free(&f);
}

/* A line may be filled to the last thousandth: ten letters and nine blanks are 72.5 points wide. */
static void test_full(struct check *c)
{
    struct paragraph_list f = {0};

    paragraph_clear(&f, 725);
    add(&f, PARAGRAPH_PARA, "n ", 10);
    CHECK(c, f.all[0].lines == 1);
    paragraph_clear(&f, 724);
    add(&f, PARAGRAPH_PARA, "n ", 10);
    CHECK(c, f.all[0].lines == 2);
    paragraph_clear(&f, 1000);
    add(&f, PARAGRAPH_PARA, "nnnnnnnnnnnnnnnnnnnn", 1); /* a word as wide as the column is not divided */
    add(&f, PARAGRAPH_PARA, "nnnnnnnnnnnnnnnnnnnnn", 1);
    CHECK(c, f.all[0].lines == 1 && f.all[1].lines == 2 && is_line(&f, 2, "n"));
    paragraph_clear(&f, 30); /* narrower than a letter: as many as four em hold */
    add(&f, PARAGRAPH_PARA, "n", 20);
    CHECK(c, f.all[0].lines == 3 && is_line(&f, 0, "nnnnnnnn") && is_line(&f, 2, "nnnn"));
    paragraph_free(&f);
}

/* An address is divided behind the last slash in the second half of what a line holds, else where the line ends. */
static void test_slashes(struct check *c)
{
    struct paragraph_list f = {0};
    char word[] = "nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn";
    size_t k;

    for (k = 0; k < 18; k++) { /* a slash is 278 wide, so 20 letters and a slash are more than a line holds */
        memset(word, 'n', strlen(word));
        word[k] = '/';
        paragraph_clear(&f, WIDTH);
        add(&f, PARAGRAPH_PARA, word, 1);
        CHECK(c, f.all[0].lines == 2 && f.lines[0].end - f.lines[0].begin == (k >= 10 ? k + 1 : 20));
    }
    word[20] = '\0'; /* what a line holds is not divided */
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, word, 1);
    CHECK(c, f.all[0].lines == 1);
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

/* Whether a page may end before line `line` of paragraph n: never before a centred paragraph or the first variation,
   nor before the last one if it is below another; in a paragraph two lines at least stand on either side. */
static bool may_break(const struct paragraph_list *f, int n, int line)
{
    const struct paragraph *p = &f->all[n];

    if (line)
        return line >= 2 && p->lines - line >= 2 && p->kind != PARAGRAPH_TITLE;
    if (p->kind == PARAGRAPH_MIDDLE)
        return false;
    return p->kind != PARAGRAPH_LINE ||
           (p[-1].kind == PARAGRAPH_LINE && n + 1 < f->count && p[1].kind == PARAGRAPH_LINE);
}

static int64_t leading_of(const struct paragraph *p)
{
    return p->kind == PARAGRAPH_LINE ? 110 : p->kind == PARAGRAPH_TITLE ? 180 : LEADING;
}

/* A place where a page ends: before a line of a paragraph; the height of what stands above it, and its lines. */
struct page_end {
    int paragraph, line, lines;
    int64_t height;
};

/* The last place where a page of this height may end. */
static struct page_end last_end(const struct paragraph_list *f, int64_t height)
{
    struct page_end end = {0, 0, 0, 0}, now = {0, 0, 0, 0};

    for (; now.paragraph < f->count; now.paragraph++) {
        const struct paragraph *p = &f->all[now.paragraph];

        for (now.line = 0; now.line < p->lines; now.line++, now.lines++) {
            if (now.lines && now.height <= height && may_break(f, now.paragraph, now.line))
                end = now;
            now.height += leading_of(p) + (now.line ? 0 : p->above);
        }
    }
    now.line = 0;
    return now.height <= height ? now : end;
}

/* Whether the items of a page are the first lines of a list, below its upper edge, 5000. */
static bool are_placed(const struct paragraph_list *f, const struct pages *p, int lines)
{
    int64_t y = 5000;
    int n, i, item = 0;

    for (n = 0; n < f->count; n++) {
        y -= f->all[n].above;
        for (i = 0; i < f->all[n].lines && item < lines; i++, item++)
            if (p->items[item].y != (y -= leading_of(&f->all[n])))
                return false;
    }
    return item == lines && (size_t)lines == p->item_count;
}

/* Adds the paragraphs that letters stand for, with 1 to 7 lines, variations and centred ones with 1 to 3. */
static void add_kinds(struct paragraph_list *f, const char *kinds, int seed)
{
    static const char letters[] = "PVLMCT"; /* in the order of enum paragraph_kind */
    int i, n;

    paragraph_clear(f, WIDTH);
    for (i = 0; kinds[i]; i++) {
        enum paragraph_kind kind = (enum paragraph_kind)(strchr(letters, kinds[i]) - letters);

        paragraph_begin(f, kind, 0, 20 * (i % 3));
        for (n = (seed + 3 * i) % (kind == PARAGRAPH_LINE || kind == PARAGRAPH_MIDDLE ? 3 : 7) + 1; n--;)
            sink_string(&f->text, "nnnnnnnnnnn ");
        paragraph_end(f);
    }
}

/* Paragraphs of all kinds on pages of all heights: each page ends as late as it may. */
static void test_pages(struct check *c)
{
    static const char *const kinds[] = {"P", "PM", "PL", "PLL", "PLLL", "PPM", "PLM", "PMM", "PLLLLP", "PMPLLMP", "VP",
                                        "TP", "CM", "PT"};
    struct paragraph_list f = {0};
    struct pages p = {0};
    int64_t height;
    size_t k;
    int seed;

    pages_begin(&p, false);
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n", 1);
    add(&f, PARAGRAPH_LINE, "nnnnnnnnnnn ", 4); /* divided behind its second line */
    CHECK(c, paragraph_put(&f, 0, 0, 5000, LEADING + 2 * 110 - 1, &p) == 0 && f.used == 0);
    CHECK(c, paragraph_put(&f, 0, 0, 5000, LEADING + 2 * 110, &p) == 1 && f.used == LEADING + 2 * 110);
    for (k = 0; k < sizeof kinds / sizeof *kinds; k++)
        for (seed = 0; seed < 7; seed++)
            for (height = 0; height < 2400; height += 10) {
                struct page_end end;

                add_kinds(&f, kinds[k], seed);
                end = last_end(&f, height);
                p.item_count = 0;
                p.bytes.used = 0;
                CHECK(c, paragraph_put(&f, 0, 0, 5000, height, &p) == end.paragraph && f.used == end.height);
                CHECK(c, !end.line || f.all[end.paragraph].above == 0);
                add_kinds(&f, kinds[k], seed);
                CHECK(c, are_placed(&f, &p, end.lines));
            }
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
    test_all_lines(c);
    test_full(c);
    test_slashes(c);
    test_lead(c);
    test_cut(c);
    test_pages(c);
    test_result(c);
}
