/* Pages as operators of PostScript and PDF, and the documents around them: every line, worked out by hand from the page
   model, ISO 32000-1, and Adobe's Document Structuring Conventions. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
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
static bool plots(const struct pages *p, bool pdf, const char *wanted)
{
    struct sink found = {0};

    plot_page(p, 0, pdf, &found);
    return is(&found, wanted);
}

/* Text, a rule and a list. Lengths are points; an a of Times is 444 thousandths wide, a b 500, a c 444. A word of a
   list has 9 points, its number 8, 4 before it; lines are 11 apart. */
static void test_words(struct check *c)
{
    struct pages p = {0};

    pages_begin(&p, false);
    CHECK(c, pages_text(&p, 650, 7000, ENCODING_ROMAN, 100, text_of("abc")) == 138);
    pages_text(&p, 700, 7000, ENCODING_ROMAN, 100, text_of("(%)"));
    pages_text(&p, 0, 0, ENCODING_ROMAN, 100, text_of(""));
    pages_rule(&p, 650, 6905, 4650);
    pages_spread(&p, 650, 6800, ENCODING_ITALIC, 90, 1250, text_of("a b"));
    sink_string(&p.bytes, "A1C B2/ ");
    pages_list(&p, 65, 500, 9, p.bytes.used - 8, p.bytes.used);
    pages_link(&p, 1, 2, 3, 4, 0); /* nothing that is seen */
    CHECK(c, p.item_count == 6 && plot_fonts(&p) == (1 << ENCODING_ROMAN | 1 << ENCODING_ITALIC));
    CHECK(c, plots(&p, false, "/R 10 Tf\n(abc) 0 13.88 65 700 t\n(\\(\\045\\)) 0 14.99 70 700 t\n"
                              ".4 w 65 690.5 m 530 690.5 l S\n/I 9 Tf\n(a b) 1.25 11.25 65 680 t\n"
                              "[(9)(A1C)\n(10)(B2/)\n]6.5 39 list\n"));
    CHECK(c, plots(&p, true, "BT\n/R 10 Tf\n65 700 Td\n(abc) Tj\n5 0 Td\n(\\(\\045\\)) Tj\nET\n"
                             ".4 w 65 690.5 m 530 690.5 l S\nBT\n/I 9 Tf\n1.25 Tw\n65 680 Td\n(a b) Tj\n"
                             "/R 8 Tf\n0 Tw\n-66.5 -630 Td\n(9) Tj\n/R 9 Tf\n8 0 Td\n(A1C) Tj\n"
                             "/R 8 Tf\n-12 -11 Td\n(10) Tj\n/R 9 Tf\n12 0 Td\n(B2/) Tj\nET\n"));
    pages_free(&p);
}

/* A board of two spaces of 20 points, with all kinds of numbers: of less than three digits .36 of a tile high, in the
   middle of their tiles; and coordinates of 8.7 points, 5.1 from it. In Helvetica-Bold a digit is 556 wide and .72 of
   the size high, half of which is below the middle. */
static void test_numbered(struct check *c)
{
    struct pages p = {0};
    struct figure_data *f;

    pages_begin(&p, false);
    f = pages_figure(&p, 100, 600, 2, 1, 200);
    f->labels = true;
    f->first_column = f->first_row = 1;
    pages_tile(&p, 0, 0, BOARD_SOUTH | BOARD_WEST, GAME_NOBODY);
    pages_number(&p, FIGURE_MARKED, 1, 0, 4);
    pages_number(&p, FIGURE_REFUSED, 0, 0, 123);
    pages_number(&p, FIGURE_FORCED, 1, 0, 12);
    pages_number(&p, FIGURE_MOVE, 0, 0, 7);
    CHECK(c, plot_fonts(&p) == (1 << ENCODING_SANS | 1 << ENCODING_SANS_BOLD) && p.drawings == 1);
    CHECK(c, plots(&p, false, "10 60 20 board\n[(a)\n]tiles\n0 g\n(7)0 0 haloed\n.35 g\n(12)1 0 haloed\n"
                              ".4 g\n(123)0 0 haloed\n1 g\n(4)1 0 number\n.25 g\n[(A)(B)].435 1 2 1 labels\nQ\n"));
    CHECK(c, plots(&p, true, "/Span << /ActualText () >> BDC\nq 20 0 0 20 10 60 cm\n"
                             "q 1 0 0 1 .5 -.5 cm\n/a1 Do\nQ\n"
                             "q 1 0 0 1 .5 -.5 cm\n/a2 Do\nQ\nQ\nq\n1 Tr 1 j\n1 G\n3.3 w\n"
                             "BT\n/D 7.2 Tf\n17.998 47.408 Td\n(7) Tj\n17.999 0 Td\n(12) Tj\n"
                             "/D 6.6 Tf\n-21.501 .216 Td\n(123) Tj\nET\n0 Tr\n"
                             "0 g\nBT\n/D 7.2 Tf\n17.998 47.408 Td\n(7) Tj\n.35 g\n17.999 0 Td\n(12) Tj\n"
                             ".4 g\n/D 6.6 Tf\n-21.501 .216 Td\n(123) Tj\n1 g\n/D 7.2 Tf\n23.502 -.216 Td\n(4) Tj\n"
                             ".25 g\n/H 8.7 Tf\n-20.899 17.692 Td\n(A) Tj\n20 0 Td\n(B) Tj\n"
                             "-37.036 -18.232 Td\n(1) Tj\nET\nQ\nEMC\n"));
    pages_free(&p);
}

/* The size of coordinates: .45 of a tile, up to 8 points; then a sixteenth of what it is larger, up to 16. They are as
   far from the tiles as a digit is wide, and as tracks run past these. */
static void test_label_size(struct check *c)
{
    static const int64_t rows[][3] = {
        {1, 1, 0},     {4, 1, 0},      {10, 4, 2},     {100, 45, 26},   {177, 79, 45},   {178, 86, 49},
        {400, 100, 61}, {1359, 159, 108}, {1360, 160, 108}, {5000, 160, 163},
    };
    size_t i;

    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        CHECK(c, plot_label_size(rows[i][0]) == rows[i][1] && plot_label_gap(rows[i][0]) == rows[i][2]);
}

/* A name that takes more than nine tenths of its column is left out: in Helvetica an A is 667 wide, a W 944. */
static void test_column_names(struct check *c)
{
    static const struct {
        int first, size;
        const char *words;
        bool shown;
    } table[] = {
        {621, 100, "[(WW)].45 1 1 1 labels\n", true}, {703, 100, "[()].45 1 1 1 labels\n", false},
        {703, 200, "[(AAA)].435 1 1 1 labels\n", true}, {0, 100, "[(@)].45 1 1 1 labels\n", true},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct pages p = {0};
        struct figure_data *f;
        struct sink found = {0};
        char wanted[100], *first;

        pages_begin(&p, false);
        f = pages_figure(&p, 0, 0, 1, 1, table[i].size);
        f->labels = true;
        f->first_column = table[i].first;
        f->first_row = 1;
        sprintf(wanted, "0 0 %d board\n[()\n]tiles\n.25 g\n%sQ\n", table[i].size / 10,
                table[i].words);
        CHECK(c, plots(&p, false, wanted));
        plot_page(&p, 0, true, &found);
        sink_byte(&found, '\0');
        first = strstr(found.bytes, " Tj\n");
        CHECK(c, first && (strstr(first + 1, "(1) Tj\n") != NULL) == table[i].shown);
        sink_free(&found);
        pages_free(&p);
    }
}

/* Where a board goes on, dashes lie along the first row or column of the next part: one tile inside, and .4 of one
   beyond both sides. */
static void test_cuts(struct check *c)
{
    static const char *const lines[] = {"-.4 -1 m\n3.4 -1 l\nS\n", "2 .4 m\n2 -4.4 l\nS\n", "-.4 -3 m\n3.4 -3 l\nS\n",
                                        "1 .4 m\n1 -4.4 l\nS\n"};
    unsigned cuts;
    int i;

    for (cuts = 1; cuts < 16; cuts++) {
        struct pages p = {0};
        struct sink wanted = {0};

        pages_begin(&p, false);
        pages_figure(&p, 0, 0, 3, 4, 100)->cuts = cuts;
        sink_string(&wanted, "0 0 10 board\n[()\n()\n()\n()\n]tiles\n[.3 .2] 0 d\n.25 G\n.06 w\n");
        for (i = 0; i < 4; i++)
            sink_string(&wanted, cuts >> i & 1 ? lines[i] : "");
        sink_string(&wanted, "[] 0 d\nQ\n");
        sink_byte(&wanted, '\0');
        CHECK(c, plots(&p, false, wanted.bytes));
        sink_free(&wanted);
        pages_free(&p);
    }
}

#define CROSS "-.14 -.14 m\n.14 .14 l\n-.14 .14 m\n.14 -.14 l\nS\n"
/* Tracks between north and west, and south and east, past the sides of the tile by .01 or .015. */
#define NW(FAR) "0 " FAR " m\n0 .5 l\n0 .224 -.224 0 -.5 0 c\n-" FAR " 0 l\nS\n"
#define SE(FAR) "0 -" FAR " m\n0 -.5 l\n0 -.224 .224 0 .5 0 c\n" FAR " 0 l\nS\n"

/* What each mark paints, in the theme print. A white track is .22 wide, its outline .03 more on each side; of a refused
   tile .02 more, and the track as much less. */
static void test_marks(struct check *c)
{
    static const struct {
        enum figure_mark_kind kind;
        const struct shape_ring *ring;
        enum board_colour colour;
        bool numbered;
        const char *wanted;
    } table[] = {
        {FIGURE_LAST, NULL, 0, false, "1 2 .1 .15 last\n"},
        {FIGURE_LAST, NULL, 0, true, "1 2 .27 .31 last\n"},
        {FIGURE_WRONG, NULL, 0, false, "0 G\n.07 w\n.46 .1 rounded\nS\n1 G\n.17 w\n" CROSS "0 G\n.09 w\n" CROSS},
        {FIGURE_CROWD, NULL, 0, false,
         ".96 g\n.485 .1 rounded\nf\n0 G\n.07 w\n.46 .1 rounded\nS\n"
         "0 G\n.28 w\n0 .5 m\n0 .26 l\nS\n-.5 0 m\n-.26 0 l\nS\n1 G\n.22 w\n0 .5 m\n0 .26 l\nS\n-.5 0 m\n-.26 0 l\nS\n"
         "1 G\n.28 w\n.5 0 m\n.26 0 l\nS\n0 -.5 m\n0 -.26 l\nS\n0 G\n.22 w\n.5 0 m\n.26 0 l\nS\n0 -.5 m\n0 -.26 l\nS\n"
         "0 G\n.09 w\n" CROSS},
        {FIGURE_GHOST, NULL, 0, false,
         ".96 g\n.485 .1 rounded\nf\n[.08 .06] 0 d\n.4 G\n.025 w\n.47 .1 rounded\nS\n[] 0 d\n"
         ".4 G\n.26 w\n" SE(".51") ".55 G\n.18 w\n" SE(".515") ".4 G\n.26 w\n" NW(".51") "1 G\n.18 w\n" NW(".515")},
        {FIGURE_PLATE, NULL, 0, false, ".82 g\n.485 .1 rounded\nf\n.55 G\n.012 w\n.485 .1 rounded\nS\n"},
        {FIGURE_RING, &shape_rings[MARK_SAFE][0], BOARD_WHITE, false, "0 g\n.08 circle\nf\n1 g\n.068 circle\nf\n"},
        {FIGURE_RING, &shape_rings[MARK_SAFE][1], BOARD_BLACK, false, "1 g\n.08 circle\nf\n0 g\n.068 circle\nf\n"},
        {FIGURE_RING, &shape_rings[MARK_ATTACK][0], BOARD_WHITE, false,
         "0 G\n.156 w\n.36 circle\nS\n1 G\n.12 w\n.36 circle\nS\n"},
        {FIGURE_RING, &shape_rings_around[1], BOARD_BLACK, false,
         "1 G\n.105 w\n.3 circle\nS\n0 G\n.075 w\n.3 circle\nS\n"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct pages p = {0};
        struct figure_mark *m;
        char wanted[2000];
        bool word = table[i].kind == FIGURE_LAST;

        pages_begin(&p, false);
        pages_figure(&p, 0, 0, 2, 3, 100);
        m = pages_mark(&p, table[i].kind, 1, 2);
        m->ring = table[i].ring;
        m->colour = table[i].colour;
        m->numbered = table[i].numbered;
        m->white = BOARD_NORTH | BOARD_WEST;
        m->black = BOARD_SOUTH | BOARD_EAST;
        sprintf(wanted, "0 0 10 board\n[()\n()\n()\n]tiles\n%s%s%sQ\n", word ? "" : "q 1 0 0 1 1.5 -2.5 cm\n",
                table[i].wanted, word ? "" : "Q\n");
        CHECK(c, plots(&p, false, wanted));
        pages_free(&p);
    }
}

/* Copies a document line by line without what is compressed, the places of objects and what depends on them, the lines
   of the prolog, the drawings of tiles and the version. */
static void copy_frame(struct text all, struct sink *to)
{
    static const struct {
        const char *from, *until;
    } parts[] = {{"stream", "endstream"}, {"xref", "trailer"}, {"startxref", "%%EOF"},
                 {"%%BeginProlog", "%%EndProlog"}, {"0 97 {", "} tile"}, {"1 97 {", "} tile"}, {"2 97 {", "} tile"}};
    static const char *const cuts[] = {" /Length", " /ID", " traxfig "};
    const char *until = NULL;
    struct text line, rest;
    size_t i;

    while (text_line(&all, &line)) {
        if (until && !text_is(line, until))
            continue;
        until = NULL;
        for (i = 0; i < sizeof parts / sizeof *parts; i++)
            until = text_is(line, parts[i].from) ? parts[i].until : until;
        for (i = 0; i < sizeof cuts / sizeof *cuts; i++) {
            rest = line;
            line = text_cut(&rest, cuts[i]);
        }
        sink_text(to, line);
        sink_byte(to, '\n');
    }
}

/* Enters a game whose name is one letter, on a new page with its place. */
static void enter(struct pages *p, char letter, bool landscape, int64_t y)
{
    struct pages_entry e = {.title = p->titles.used, .title_end = p->titles.used + 1};

    sink_byte(&p->titles, letter);
    pages_begin(p, landscape);
    e.place = pages_place(p, y);
    p->entries = memory_grow(p->entries, &p->entry_capacity, (size_t)p->entry_count + 1, sizeof *p->entries);
    p->entries[p->entry_count++] = e;
}

/* A document of two games, on an upright page with a tile, a link and a letter and on one that is turned, with a page
   of contents before them. */
static struct pages make_document(void)
{
    struct pages p = {.width = 595, .height = 842, .paper = "A4"};

    enter(&p, 'O', false, 7620);
    pages_figure(&p, 0, 0, 1, 1, 100);
    pages_tile(&p, 0, 0, BOARD_SOUTH | BOARD_WEST, GAME_NOBODY);
    pages_text(&p, 650, 7000, ENCODING_ROMAN, 100, text_of("a"));
    pages_link(&p, 650, 7000, 100, 110, 1);
    enter(&p, 'W', true, 5000);
    pages_begin(&p, false);
    p.body = 2;
    p.front = 1;
    sink_string(&p.title, "T");
    sink_string(&p.people, "A\nB\n");
    return p;
}

#define NAMES "2 /breve /caron /dotaccent /hungarumlaut /ogonek /ring /dotlessi 11 /Lslash /lslash 14 /minus /fraction"
#define STREAM "stream\nendstream\nendobj\n"
#define FORM "<< /Type /XObject /Subtype /Form /BBox [-.52 -.52 .52 .52] /Resources << >> /Filter /FlateDecode\n" STREAM

static void test_pdf(struct check *c)
{
    struct pages p = make_document();
    struct sink file = {0}, found = {0};

    pages_mark(&p, FIGURE_LAST, 0, 0)->numbered = true;
    pdf_write(&p, text_of("en"), 1000000000, &file);
    copy_frame(sink_contents(&file), &found);
    sink_free(&file);
    CHECK(c, is(&found,
                "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n"
                "1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R "
                "/PageLabels << /Nums [0 << /S /r >> 1 << /S /D >>] >> /Lang (en) /PageMode /UseOutlines "
                "/ViewerPreferences << /DisplayDocTitle true >> >>\nendobj\n"
                "2 0 obj\n<< /Type /Pages /Kids [ 16 0 R 18 0 R 20 0 R] /Count 3\n/MediaBox [0 0 595 842] "
                "/Resources 5 0 R >>\nendobj\n"
                "3 0 obj\n<< /Title <FEFF0054>\n/Author <FEFF0041002C00200042>\n/CreationDate (D:20010909014640Z)\n"
                "/Creator (traxfig) >>\nendobj\n"
                "5 0 obj\n<< /Font << /R 7 0 R >>\n/XObject << /a1 13 0 R /a2 14 0 R /o1 15 0 R >> >>\nendobj\n"
                "6 0 obj\n<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [" NAMES "] >>\nendobj\n"
                "7 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding 6 0 R >>\nendobj\n"
                "8 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Times-Bold /Encoding 6 0 R >>\nendobj\n"
                "9 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Times-Italic /Encoding 6 0 R >>\nendobj\n"
                "10 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding 6 0 R >>\nendobj\n"
                "11 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding 6 0 R >>\nendobj\n"
                "12 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>\nendobj\n"
                "13 0 obj\n" FORM "14 0 obj\n" FORM "15 0 obj\n" FORM
                "16 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 17 0 R >>\nendobj\n"
                "17 0 obj\n<< /Filter /FlateDecode\n" STREAM
                "18 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 19 0 R\n/Annots [<< /Type /Annot /Subtype /Link "
                "/Border [0 0 0] /Rect [65 689 75 700] /Dest [ 20 0 R /XYZ 0 512 null] >>] >>\nendobj\n"
                "19 0 obj\n<< /Filter /FlateDecode\n" STREAM
                "20 0 obj\n<< /Type /Page /Parent 2 0 R /Contents 21 0 R /MediaBox [0 0 842 595] >>\nendobj\n"
                "21 0 obj\n<< /Filter /FlateDecode\n" STREAM
                "4 0 obj\n<< /Type /Outlines /First 22 0 R /Last 23 0 R /Count 2 >>\nendobj\n"
                "22 0 obj\n<< /Title <FEFF004F> /Parent 4 0 R /Next 23 0 R /Dest [ 18 0 R /XYZ 0 774 null] >>\nendobj\n"
                "23 0 obj\n<< /Title <FEFF0057> /Parent 4 0 R /Prev 22 0 R /Dest [ 20 0 R /XYZ 0 512 null] >>\nendobj\n"
                "xref\ntrailer\n<< /Size 24 /Root 1 0 R /Info 3 0 R\nstartxref\n%%EOF\n"));
    pages_free(&p);
}

/* A game alone, without players, date and front, with a letter of Symbol. */
static void test_plain_pdf(struct check *c)
{
    struct pages p = {.width = 612, .height = 792, .paper = "Letter"};
    struct sink file = {0}, found = {0};

    enter(&p, 'O', false, 7620);
    pages_text(&p, 650, 7000, ENCODING_ITALIC, 100, text_of("\1a"));
    p.body = 1;
    sink_string(&p.title, "O");
    pdf_write(&p, text_of("de"), 0, &file);
    copy_frame(sink_contents(&file), &found);
    sink_byte(&found, '\0');
    CHECK(c, strstr(found.bytes, " /PageLabels << /Nums [0 << /S /D >>] >> /Lang (de) /ViewerPreferences <<") != NULL);
    CHECK(c, strstr(found.bytes, "<< /Title <FEFF004F>\n/Creator (traxfig) >>\n") != NULL);
    CHECK(c, strstr(found.bytes, "<< /Font << /I 9 0 R /Y 12 0 R >>\n/XObject << >> >>\n") != NULL);
    CHECK(c, strstr(found.bytes, "/BaseFont /Symbol /ToUnicode 16 0 R >>\n") && strstr(found.bytes, "\n16 0 obj\n"));
    sink_free(&file);
    sink_free(&found);
    pages_free(&p);
}

#define SHEET "%%BeginPageSetup\n/sheet save def\n%%EndPageSetup\n"

static void test_postscript(struct check *c)
{
    struct pages p = make_document();
    struct sink file = {0}, found = {0};

    postscript_write(&p, &file);
    copy_frame(sink_contents(&file), &found);
    sink_free(&file);
    CHECK(c, is(&found,
                "%!PS-Adobe-3.0\n%%Title: (T)\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n"
                "%%Pages: 3\n%%PageOrder: Ascend\n%%BoundingBox: 0 0 595 842\n%%DocumentMedia: A4 595 842 0 () ()\n"
                "%%DocumentNeededResources: font Times-Roman\n%%DocumentSuppliedResources: procset\n%%EndComments\n"
                "%%BeginProlog\n%%EndProlog\n%%BeginSetup\n%%BeginFeature: *PageSize A4\n"
                "mark { << /PageSize [595 842] >> setpagedevice } stopped cleartomark\n%%EndFeature\n"
                "%%IncludeResource: font Times-Roman\ntraxfig begin\n[ " NAMES " ] names\n/R /Times-Roman font\n"
                "0 97 {\n} tile\n1 97 {\n} tile\n2 97 {\n} tile\n/halo {\n1 G\n.165 w\n} bind def\n"
                "/edge {\n1 g\n} bind def\n/dot {\n0 g\n} bind def\n"
                "[ /Title <FEFF0054> /Creator (traxfig) /DOCINFO pdfmark\n"
                "[ /Page 2 /Title <FEFF004F> /OUT pdfmark\n[ /Page 3 /Title <FEFF0057> /OUT pdfmark\n%%EndSetup\n"
                "%%Page: i 1\n" SHEET "sheet restore showpage\n"
                "%%Page: 1 2\n" SHEET "0 0 10 board\n[(a)\n]tiles\nQ\n/R 10 Tf\n(a) 0 4.44 65 700 t\n"
                "sheet restore showpage\n"
                "%%Page: 2 3\n%%PageOrientation: Landscape\n%%BeginPageSetup\n/sheet save def\n"
                "595 0 translate 90 rotate\n%%EndPageSetup\nsheet restore showpage\n%%Trailer\nend\n%%EOF\n"));
    pages_text(&p, 650, 7000, ENCODING_SANS, 100, text_of("a"));
    p.entry_count = 1;
    postscript_write(&p, &file);
    sink_byte(&file, '\0');
    CHECK(c, strstr(file.bytes, "NeededResources: font Times-Roman\n%%+ font Helvetica\n%%DocumentSupplied") != NULL);
    CHECK(c, strstr(file.bytes, "%%IncludeResource: font Times-Roman\n%%IncludeResource: font Helvetica\n") != NULL);
    CHECK(c, !strstr(file.bytes, "/OUT")); /* one game has no bookmark */
    sink_free(&file);
    pages_free(&p);
}

/* A picture: its box is wider than its figures by what tracks run past them, rounded up to a point, and has 10 points
   at least; in whole points it is no smaller. 48 bytes of a title are shown. */
static void test_picture(struct check *c)
{
    static const struct {
        int64_t width, height, size;
        const char *boxes, *moved;
    } table[] = {
        {300, 200, 666, "32 22\n%%HiResBoundingBox: 0 0 32 22\n", "1 21"},
        {300, 200, 667, "34 24\n%%HiResBoundingBox: 0 0 34 24\n", "2 22"},
        {305, 201, 100, "33 23\n%%HiResBoundingBox: 0 0 32.5 22.1\n", "1 21.1"},
        {99, 101, 10, "12 13\n%%HiResBoundingBox: 0 0 12 12.1\n", "1 11.1"},
    };
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        struct pages p = make_document();
        struct sink file = {0}, found = {0}, wanted = {0};

        p.count = 1;
        p.title.used = 0;
        sink_repeat(&p.title, 'n', 60);
        sink_string(&wanted, "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: (nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn)\n"
                             "%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n%%BoundingBox: 0 0 ");
        sink_string(&wanted, table[i].boxes);
        sink_string(&wanted, "%%Pages: 1\n%%DocumentNeededResources: font Times-Roman\n"
                             "%%DocumentSuppliedResources: procset\n%%EndComments\n%%BeginProlog\n%%EndProlog\n"
                             "%%BeginSetup\n%%IncludeResource: font Times-Roman\ntraxfig begin\n[ " NAMES " ] names\n"
                             "/R /Times-Roman font\n0 97 {\n} tile\n1 97 {\n} tile\n2 97 {\n} tile\n"
                             "/halo {\n1 G\n.165 w\n} bind def\n/edge {\n1 g\n} bind def\n/dot {\n0 g\n} bind def\n"
                             "%%EndSetup\n%%Page: 1 1\n/picture save def\n");
        sink_string(&wanted, table[i].moved);
        sink_string(&wanted, " translate\n0 0 10 board\n[(a)\n]tiles\nQ\n/R 10 Tf\n(a) 0 4.44 65 700 t\n"
                             "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
        sink_byte(&wanted, '\0');
        postscript_picture(&p, table[i].width, table[i].height, table[i].size, &file);
        copy_frame(sink_contents(&file), &found);
        CHECK(c, is(&found, wanted.bytes));
        sink_free(&file);
        sink_free(&wanted);
        pages_free(&p);
    }
}

void test_plot(struct check *c);

void test_plot(struct check *c)
{
    test_words(c);
    test_numbered(c);
    test_label_size(c);
    test_column_names(c);
    test_cuts(c);
    test_marks(c);
    test_pdf(c);
    test_plain_pdf(c);
    test_postscript(c);
    test_picture(c);
}
