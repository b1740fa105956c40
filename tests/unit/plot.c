/* Pages as operators: every line, worked out by hand from the page model and ISO 32000-1. */

#include "paper/inks.h"
#include "check.h"

/* Whether a sink has this text; empties it. */
static bool is(struct sink *found, const char *wanted)
{
    bool same = text_is(sink_contents(found), wanted);

    if (!same)
        fprintf(stderr, "  found:\n%.*s", (int)found->used, sink_contents(found).at);
    sink_free(found);
    return same;
}

/* Whether the first page is these operators. */
static bool plots(const struct pages *p, const char *wanted)
{
    struct sink found = {0};

    plot_page(p, 0, &found);
    return is(&found, wanted);
}

/* Text. Lengths are points; an a of Charter is 507 thousandths wide, a b 539, a c 446. */
static void test_words(struct check *c)
{
    struct pages p = {0};

    pages_begin(&p, false);
    CHECK(c, encoding_width(ENCODING_ROMAN, text_of("abc")) == 1492);
    pages_text(&p, 650, 7000, ENCODING_ROMAN, 100, text_of("abc"));
    pages_text(&p, 700, 7000, ENCODING_ROMAN, 100, text_of("(%)"));
    pages_text(&p, 0, 0, ENCODING_ROMAN, 100, text_of(""));
    pages_text(&p, 650, 6800, ENCODING_ITALIC, 90, text_of("a b"));
    pages_link(&p, 1, 2, 3, 4, 0); /* nothing that is seen */
    CHECK(c, p.item_count == 4 && plot_fonts(&p).fonts == (1 << ENCODING_ROMAN | 1 << ENCODING_ITALIC));
    CHECK(c, plots(&p, "BT\n/R 10 Tf\n65 700 Td\n(abc) Tj\n5 0 Td\n(\\(\\045\\)) Tj\n"
                       "/I 9 Tf\n-5 -20 Td\n(a b) Tj\nET\n"));
    pages_free(&p);
}

/* A board of two spaces of 20 points, with all kinds of numbers: of less than three digits .36 of a tile high, in the
   middle of their tiles; and coordinates of 8.7 points, 5.1 from it. A bold digit is 581 wide and .72 of the
   size high, half of which is below the middle; a halo is .09 of a tile wide. */
static void test_numbered(struct check *c)
{
    struct pages p = {0};

    pages_begin(&p, false);
    pages_figure(&p, 100, 600, (struct figure_data){
        .columns = 2, .rows = 1, .size = 200, .labels = true, .first_column = 1, .first_row = 1});
    pages_tile(&p, 0, 0, BOARD_SOUTH | BOARD_WEST, GAME_NOBODY);
    pages_mark(&p, (struct figure_mark){.kind = FIGURE_FORCED, .number = 12}, 1, 0);
    pages_mark(&p, (struct figure_mark){.kind = FIGURE_MOVE, .number = 7}, 0, 0);
    pages_mark(&p, (struct figure_mark){.kind = FIGURE_MOVE, .number = 123}, 0, 0);
    pages_mark(&p, (struct figure_mark){.kind = FIGURE_LAST, .number = 4}, 1, 0);
    CHECK(c, plot_fonts(&p).fonts == (1 << ENCODING_ROMAN | 1 << ENCODING_BOLD) && p.drawings == 1);
    CHECK(c, plots(&p, "/Span << /ActualText () >> BDC\nq 20 0 0 20 10 60 cm\n"
                             "q 1 0 0 1 .5 -.5 cm\n/T1 Do\nQ\n"
                             "q 1 0 0 1 .5 -.5 cm\n/T2 Do\nQ\n"
                             "q 1 0 0 1 1.5 -.5 cm\n/T55 Do\nQ\nQ\nq\n1 Tr 1 j\n1 G\n1.8 w\n"
                             "BT\n/B 7.2 Tf\n17.908 47.408 Td\n(7) Tj\n/B 6.6 Tf\n-3.66 .216 Td\n(123) Tj\n"
                             "/B 7.2 Tf\n21.569 -.216 Td\n(12) Tj\nET\n0 Tr\n"
                             "0 g\nBT\n17.908 47.408 Td\n(7) Tj\n/B 6.6 Tf\n-3.66 .216 Td\n(123) Tj\n"
                             ".35 g\n/B 7.2 Tf\n21.569 -.216 Td\n(12) Tj\n.4 g\n1 g\n2.091 0 Td\n(4) Tj\n"
                             ".25 g\n/R 8.7 Tf\n-20.688 17.692 Td\n(A) Tj\n20.153 0 Td\n(B) Tj\n"
                             "-37.31 -18.232 Td\n(1) Tj\nET\nQ\nEMC\n"));
    pages_free(&p);
}

/* The size of coordinates: .45 of a tile, or 5 points if these are no more than a tile, up to 8 points; then 1/16
   of what it is larger, up to 16. They are as far from the tiles as a digit is wide, and as tracks run past these.
   Beside smaller tiles there are none. Each row: the size of a tile, and what coordinates add to the height and the
   width. */
static void test_label_size(struct check *c)
{
    static const int64_t rows[][3] = {
        {1, 0, 0},      {10, 0, 0},      {49, 0, 0},      {50, 68, 59},     {100, 69, 60},    {114, 70, 62},
        {177, 106, 93}, {178, 115, 101}, {400, 138, 121}, {1359, 227, 201}, {1360, 228, 201}, {5000, 283, 256},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct figure_data f = {.columns = 1, .rows = 1, .size = rows[i][0], .labels = true, .first_row = 1};

        CHECK(c, plot_height(&f) == f.size + rows[i][1] && plot_width(&f) == f.size + rows[i][2]);
    }
}

/* A name that takes more than nine tenths of its column is left out: an A is 639 wide, an M 866. */
static void test_column_names(struct check *c)
{
    static const struct {
        int first, size;
        const char *name;
        bool shown;
    } table[] = {
        {621, 110, "(WW) Tj", true}, {9139, 100, "(MMM) Tj", false}, {703, 200, "(AAA) Tj", true},
        {0, 100, "(@) Tj", true},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct pages p = {0};
        struct sink found = {0};

        pages_begin(&p, false);
        pages_figure(&p, 0, 0, (struct figure_data){.columns = 1, .rows = 1, .size = table[i].size, .labels = true,
                                                    .first_column = table[i].first, .first_row = 1});
        plot_page(&p, 0, &found);
        sink_byte(&found, '\0');
        CHECK(c, (strstr(found.bytes, table[i].name) != NULL) == table[i].shown);
        CHECK(c, strstr(found.bytes, "(1) Tj") != NULL);
        sink_free(&found);
        pages_free(&p);
    }
}

/* Where a board goes on, dashes lie along the first row or column of the next part: one tile inside, and .4 of one
   beyond both sides, but only .1 below, where words follow. */
static void test_cuts(struct check *c)
{
    static const char *const lines[] = {"-.4 -1 m\n3.4 -1 l\nS\n", "2 -4.1 m\n2 .4 l\nS\n", "-.4 -3 m\n3.4 -3 l\nS\n",
                                        "1 -4.1 m\n1 .4 l\nS\n"};

    for (unsigned cuts = 1; cuts < 16; cuts++) {
        struct pages p = {0};
        struct sink wanted = {0};

        pages_begin(&p, false);
        pages_figure(&p, 0, 0, (struct figure_data){.columns = 3, .rows = 4, .size = 100, .cuts = cuts});
        sink_string(&wanted, "/Span << /ActualText () >> BDC\nq 10 0 0 10 0 0 cm\n[.3 .2] 0 d\n.25 G\n.06 w\n");
        for (int i = 0; i < 4; i++)
            sink_string(&wanted, cuts >> i & 1 ? lines[i] : "");
        sink_string(&wanted, "[] 0 d\nQ\nq\nQ\nEMC\n");
        sink_byte(&wanted, '\0');
        CHECK(c, plots(&p, wanted.bytes));
        sink_free(&wanted);
        pages_free(&p);
    }
}

void test_plot(struct check *c)
{
    test_words(c);
    test_numbered(c);
    test_label_size(c);
    test_column_names(c);
    test_cuts(c);
}
