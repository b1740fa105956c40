#include "print/layout.h"
#include "check.h"

enum { WIDTH = 1000, LEADING = 118 /* of a paragraph */ };

static void add(struct paragraph_list *f, enum paragraph_kind kind, const char *words, int times)
{
    paragraph_begin(f, kind, 0, 0);
    while (times--)
        encoding_write(text_of(words), &f->text, NULL);
    paragraph_end(f);
}

static struct text line_of(const struct paragraph_list *f, int line)
{
    const struct paragraph_line *l = &f->lines[line];

    return text_between(f->text.bytes + l->begin, f->text.bytes + l->end);
}

/* At a size of 9.5 points an n, .568 wide, and a blank, .278, have 8.037 points; 100 points hold 12 of them, and one n
   more is 101.8 points. */
static void test_lines(struct check *c)
{
    struct paragraph_list f = {0};

    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, "n ", 12);
    CHECK(c, f.count == 1);
    add(&f, PARAGRAPH_PARA, "  n \t", 13); /* several blanks count as one */
    CHECK(c, f.count == 3 && f.lines[1].first && !f.lines[2].first);
    CHECK(c, text_is(line_of(&f, 1), "n n n n n n n n n n n n") && text_is(line_of(&f, 2), "n "));
    add(&f, PARAGRAPH_PARA, "n ", 24);
    CHECK(c, f.count == 5);
    add(&f, PARAGRAPH_PARA, "n ", 25);
    CHECK(c, f.count == 8 && paragraph_height(&f, 0) == 8 * LEADING && paragraph_height(&f, 6) == 2 * LEADING);
    add(&f, PARAGRAPH_PARA, " ", 5);
    CHECK(c, f.count == 8); /* an empty text is no paragraph */
    add(&f, PARAGRAPH_PARA, "n", 90); /* a word of 486 points, 18 letters a line */
    CHECK(c, f.count == 13 && text_is(line_of(&f, 8), "nnnnnnnnnnnnnnnnnn"));
    paragraph_clear(&f, WIDTH);
    CHECK(c, f.count == 0 && paragraph_height(&f, 0) == 0);
    add(&f, PARAGRAPH_MIDDLE, "nn", 1); /* in italics .556 wide: 100 - 10.5 points are left, on both sides */
    CHECK(c, f.lines[0].x == 447);
    paragraph_free(&f);
}

/* Centred lines are made shorter only if that breaks no word and no `move 22`. */
static void test_whole_words(struct check *c)
{
    struct paragraph_list f = {0};
    int64_t width;

    for (width = 420; width < 1200; width += 10) { /* agreement is 40 points wide in italics */
        bool whole = false;

        paragraph_clear(&f, width);
        add(&f, PARAGRAPH_MIDDLE, "Drawn by agreement after move 22.", 1);
        for (int i = 0; i < f.count; i++) {
            whole = whole || text_contains(line_of(&f, i), "agreement");
            CHECK(c, *line_of(&f, i).at != '2'); /* no line ends in `move 22` */
        }
        CHECK(c, whole);
        add(&f, PARAGRAPH_PARA, "After D3+ comes A1+ any win", 1);
        CHECK(c, !text_is(line_of(&f, f.count - 1), "win"));
    }
    paragraph_free(&f);
}

/* A title and two names, in columns of all widths: no name is divided, though this may take one line more. If the names
   and the result fit on a line, no line ends after the dash. */
static void test_names(struct check *c)
{
    static const char caption[] = "Spring, round 1, table 3: Ben Okafor \xE2\x80\x93 Ann Lefort: White wins";
    struct paragraph_list f = {0};
    int64_t width, names = encoding_width(ENCODING_BOLD, text_of("Ben Okafor \226 Ann Lefort: White wins")) * 95 / 1000;

    for (width = 600; width < 4000; width += 10) { /* `Ben Okafor` and a dash are 57 points wide in bold */
        paragraph_clear(&f, width);
        add(&f, PARAGRAPH_CAPTION, caption, 1);
        for (int i = 1; i < f.count; i++) {
            CHECK(c, *line_of(&f, i).at != 'O'); /* Okafor */
            CHECK(c, *line_of(&f, i).at != 'L'); /* Lefort */
            CHECK(c, width <= names || *line_of(&f, i).at != 'A'); /* Ann */
        }
    }
    paragraph_clear(&f, 900);
    add(&f, PARAGRAPH_CAPTION, "Cup: Ben Okafor \xE2\x80\x93 Ann Lefort", 1);
    CHECK(c, f.count == 2 && text_is(line_of(&f, 1), "Ann Lefort")); /* a line end after the colon would add a line */
    for (width = 1100; width < 1900; width += 10) { /* in the contents, a result that does not fit begins a line */
        paragraph_clear(&f, width);
        add(&f, PARAGRAPH_ENTRY, "Ben Okafor \xE2\x80\x93 Ann Lefort\xC2\xA0 White wins by a line.", 1);
        CHECK(c, f.count == 1 || text_is(line_of(&f, 1), "White wins by a line."));
    }
    paragraph_free(&f);
}

/* The kinds, with the widths of a dot and of a blank. */
static const struct kind {
    enum paragraph_kind kind;
    int64_t size, leading, indent, hang, dot, blank;
    bool centred;
} kinds[] = {
    {PARAGRAPH_PARA, 95, 118, 0, 0, 278, 278, false},   {PARAGRAPH_LINE, 85, 105, 120, 60, 278, 278, false},
    {PARAGRAPH_DEEP, 70, 88, 450, 60, 278, 278, false}, {PARAGRAPH_MIDDLE, 95, 118, 0, 0, 278, 278, true},
    {PARAGRAPH_CAPTION, 95, 118, 0, 0, 289, 291, true}, {PARAGRAPH_TITLE, 150, 180, 0, 0, 289, 291, true},
};

/* The width of dots and blanks, in thousandths of the size. */
static int64_t width_of(const struct kind *k, const char *words, size_t length)
{
    int64_t width = 0;

    while (length--)
        width += *words++ == '.' ? k->dot : k->blank;
    return width;
}

/* The width that a line of a paragraph holds, in thousandths of the size. */
static int64_t room(const struct kind *k, int64_t width, bool first)
{
    return (width - k->indent - (first ? 0 : k->hang)) * 1000 / k->size;
}

/* The number of lines of words, with blanks between them, in a column that is `width` wide; their ends go to `ends`. */
static int count_lines(const struct kind *k, int64_t width, const char *words, size_t *ends)
{
    size_t at = 0, n;
    int lines = 0;

    for (; words[at]; lines++) {
        for (n = strlen(words + at); width_of(k, words + at, n) > room(k, width, lines == 0);)
            while (n && words[at + --n] != ' ')
                ;
        ends[lines] = at += n;
        at += words[at] == ' ';
    }
    return lines;
}

/* Random words in columns of all widths: each line has as many as it holds; those of centred kinds are as long as in
   the narrowest of 32 columns that needs no more of them. */
static void test_all_lines(struct check *c)
{
    struct paragraph_list f = {0};
    unsigned seed = 1;
    int n;

    for (int round = 0; round < 2000; round++) {
        const struct kind *k = &kinds[round % 6];
        int64_t width = 700 + round * 7 % 4000, narrow = width, step = width / 32;
        char words[200] = "";
        size_t ends[100];

        for (int i = 0; i < 20; i++) {
            for (n = (int)((seed = seed * 1103515245 + 12345) >> 16) % 8 + 1; n--;)
                strcat(words, ".");
            strcat(words, i < 19 ? " " : "");
        }
        paragraph_clear(&f, width);
        paragraph_begin(&f, k->kind, k->indent, 0);
        sink_string(&f.text, words);
        paragraph_end(&f);
        n = count_lines(k, width, words, ends);
        while (k->centred && n > 1 && narrow > 2 * step && count_lines(k, narrow - step, words, ends) == n)
            narrow -= step;
        CHECK(c, f.count == count_lines(k, narrow, words, ends) && f.count == n);
        for (int i = 0; i < n; i++) {
            size_t length = f.lines[i].end - f.lines[i].begin;
            int64_t free = width - width_of(k, words + f.lines[i].begin, length) * k->size / 1000;

            CHECK(c, f.lines[i].end == ends[i] && f.lines[i].begin == (i ? ends[i - 1] + 1 : 0));
            CHECK(c, f.lines[i].x == (k->centred ? free / 2 : k->indent + (i ? k->hang : 0)));
        }
    }
    paragraph_free(&f);
}

/* A line may be filled to the last thousandth: ten letters and nine blanks are 77.7 points wide. */
static void test_full(struct check *c)
{
    struct paragraph_list f = {0};

    paragraph_clear(&f, 778);
    add(&f, PARAGRAPH_PARA, "n ", 10);
    CHECK(c, f.count == 1);
    paragraph_clear(&f, 777);
    add(&f, PARAGRAPH_PARA, "n ", 10);
    CHECK(c, f.count == 2);
    paragraph_clear(&f, 972);
    add(&f, PARAGRAPH_PARA, "nnnnnnnnnnnnnnnnnn", 1); /* a word as wide as the column is not divided */
    add(&f, PARAGRAPH_PARA, "nnnnnnnnnnnnnnnnnnn", 1);
    CHECK(c, f.count == 3 && text_is(line_of(&f, 2), "n"));
    paragraph_clear(&f, 30); /* narrower than a letter: as many as four em hold */
    add(&f, PARAGRAPH_PARA, "n", 20);
    CHECK(c, f.count == 3 && text_is(line_of(&f, 0), "nnnnnnn") && text_is(line_of(&f, 2), "nnnnnn"));
    paragraph_free(&f);
}

/* Words are divided behind the last slash or hyphen after two fifths of what a line holds, or where it ends. */
static void test_slashes(struct check *c)
{
    struct paragraph_list f = {0};
    char word[] = "nnnnnnnnnnnnnnnnnnnnnnnnn";
    size_t k;

    for (k = 0; k < 34; k++) { /* a slash is 481 wide: a line of 100 points holds 17 letters and a slash, or a hyphen */
        memset(word, 'n', strlen(word));
        word[k % 17] = "/-"[k / 17];
        paragraph_clear(&f, WIDTH);
        add(&f, PARAGRAPH_PARA, word, 1);
        CHECK(c, f.count == 2 && line_of(&f, 0).length == (k % 17 >= 7 ? k % 17 + 1 : 18));
    }
    word[18] = '\0'; /* what a line holds is not divided */
    paragraph_clear(&f, WIDTH);
    add(&f, PARAGRAPH_PARA, word, 1);
    CHECK(c, f.count == 1);
    paragraph_free(&f);
}

/* A change of the font: a bold n behind it is .605 wide; the next line begins in that font. */
static void test_fonts(struct check *c)
{
    struct paragraph_list f = {0};
    struct pages p = {0};

    pages_begin(&p, false);
    paragraph_clear(&f, 362); /* two n, two blanks, a bold one, three bold n: 3798 thousandths */
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 30);
    sink_string(&f.text, "n n \3nn n\2 n");
    paragraph_begin(&f, PARAGRAPH_LINE, 0, 40); /* ends the one before */
    sink_string(&f.text, "n");
    paragraph_end(&f);
    paragraph_end(&f); /* nothing is open */
    CHECK(c, f.count == 3 && text_is(line_of(&f, 0), "n n \3nn n\2"));
    CHECK(c, paragraph_put(&f, 0, 3, 70, 8000, &p) == 8000 - 30 - 2 * LEADING - 40 - 105);
    CHECK(c, p.items[0].y == 8000 - 30 - LEADING && p.items[1].y == p.items[0].y - LEADING);
    CHECK(c, p.items[0].x == 70 && p.items[2].x == 70);
    paragraph_clear(&f, 180);
    paragraph_begin(&f, PARAGRAPH_PARA, 0, 0);
    sink_string(&f.text, "\3nnn nnn");
    paragraph_end(&f);
    CHECK(c, f.count == 2 && f.lines[0].font == ENCODING_ROMAN && f.lines[1].font == ENCODING_BOLD);
    paragraph_free(&f);
    pages_free(&p);
}

enum { MOST = 8 };

/* Paragraphs, each of a kind and with a number of lines. */
struct model {
    enum paragraph_kind kind[MOST];
    int lines[MOST], count;
};

/* Whether a page may end before line `line` of paragraph n: never before a centred paragraph or the first variation,
   below its only line, or before a last one of one line; at least two lines of a paragraph stand on either side. */
static bool may_break(const struct model *m, int n, int line)
{
    if (line)
        return line >= 2 && m->lines[n] - line >= 2 && m->kind[n] != PARAGRAPH_TITLE;
    if (m->kind[n] == PARAGRAPH_MIDDLE ||
        (m->kind[n] == PARAGRAPH_LINE && (m->kind[n - 1] != PARAGRAPH_LINE ||
                                          (n > 1 && m->kind[n - 2] != PARAGRAPH_LINE && m->lines[n - 1] == 1))))
        return false;
    return m->kind[n] != PARAGRAPH_LINE || m->lines[n] > 1 || (n + 1 < m->count && m->kind[n + 1] == PARAGRAPH_LINE);
}

/* Adds the paragraphs that letters stand for, with 1 to 7 lines, variations and centred ones with 1 to 3. */
static struct model add_kinds(struct paragraph_list *f, const char *letters, int seed)
{
    static const char order[] = "PLD-MCT"; /* as in enum paragraph_kind */
    struct model m = {.count = (int)strlen(letters)};

    paragraph_clear(f, WIDTH);
    for (int i = 0; i < m.count; i++) {
        m.kind[i] = (enum paragraph_kind)(strchr(order, letters[i]) - order);
        m.lines[i] = (seed + 3 * i) % (m.kind[i] == PARAGRAPH_LINE || m.kind[i] == PARAGRAPH_MIDDLE ? 3 : 7) + 1;
        paragraph_begin(f, m.kind[i], 0, 20 * (i % 3));
        for (int n = m.lines[i]; n--;)
            sink_string(&f->text, "nnnnnnnnnnn ");
        paragraph_end(f);
    }
    return m;
}

/* Paragraphs of all kinds on pages of all heights: each page ends as late as it may. */
static void test_pages(struct check *c)
{
    static const char *const rows[] = {"P", "PM", "PL", "PLL", "PLLL", "PPM", "PLM", "PMM", "PLLLLP", "PMPLLMP", "TP",
                                       "CM", "PT"};
    struct paragraph_list f = {0};
    int64_t height, sum;
    int n, line, end;

    for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
        for (int seed = 0; seed < 7; seed++)
            for (height = 0; height < 2400; height += 10) {
                struct model m = add_kinds(&f, rows[k], seed);

                for (sum = n = line = end = 0; n < m.count; n++)
                    for (int i = 0; i < m.lines[n]; i++, line++) {
                        if (sum <= height && line && may_break(&m, n, i))
                            end = line;
                        sum += kinds[m.kind[n] - (m.kind[n] > PARAGRAPH_LEGEND)].leading + (i ? 0 : 20 * (n % 3));
                    }
                CHECK(c, line == f.count && paragraph_height(&f, 0) == sum);
                CHECK(c, paragraph_fit(&f, 0, height) == (sum <= height ? line : end));
            }
    paragraph_clear(&f, WIDTH); /* from a line on */
    add(&f, PARAGRAPH_PARA, "n ", 12 * 5);
    CHECK(c, paragraph_fit(&f, 0, 4 * LEADING) == 3 && paragraph_fit(&f, 3, LEADING) == 3);
    CHECK(c, paragraph_fit(&f, 3, 2 * LEADING) == 5 && paragraph_fit(&f, 5, 0) == 5);
    CHECK(c, paragraph_fit(&f, 1, 0) == 1); /* not the line before, which no page may end below */
    paragraph_free(&f);
}

void test_paragraph(struct check *c)
{
    test_lines(c);
    test_whole_words(c);
    test_names(c);
    test_all_lines(c);
    test_full(c);
    test_slashes(c);
    test_fonts(c);
    test_pages(c);
}
