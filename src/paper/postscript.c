#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"

/* The name of the prolog and its version, which is the program's. */
static void put_procset(const char *before, struct sink *to)
{
    struct text version = text_of(NULL), line = version;

    file_builtin("version", "", &version);
    text_line(&version, &line);
    sink_string(to, before);
    sink_string(to, "procset traxfig ");
    sink_text(to, line);
    sink_string(to, " 0\n");
}

/* prolog.ps without the lines that are comments. */
static void put_prolog(struct sink *to)
{
    struct text rest = text_of(NULL), line;

    put_procset("%%BeginProlog\n%%BeginResource: ", to);
    file_builtin("prolog", ".ps", &rest);
    while (text_line(&rest, &line))
        if (line.length && line.at[0] != '%') {
            sink_text(to, line);
            sink_byte(to, '\n');
        }
    sink_string(to, "%%EndResource\n%%EndProlog\n");
}

/* The title, in a comment, whose line must not have more than 255 bytes. */
static void put_title(const struct pages *p, struct sink *to)
{
    enum { MAX = 48 };
    struct sink title = {0};
    struct text part;

    encoding_write(sink_contents(&p->title), &title, NULL);
    part = sink_contents(&title);
    part.length = part.length < MAX ? part.length : MAX;
    sink_string(to, "%%Title: ");
    syntax_string(part, to);
    sink_string(to, "\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n");
    sink_free(&title);
}

/* A line for each font of the pages; the first begins in another way than the rest. */
static void put_fonts(unsigned fonts, const char *first, const char *next, struct sink *to)
{
    int i;

    for (i = 0; i < ENCODING_FONTS; i++)
        if (fonts >> i & 1) {
            sink_string(to, first);
            sink_string(to, encoding_fonts[i]);
            sink_byte(to, '\n');
            first = next;
        }
}

static void put_resources(unsigned fonts, struct sink *to)
{
    put_fonts(fonts, "%%DocumentNeededResources: font ", "%%+ font ", to);
    put_procset("%%DocumentSuppliedResources: ", to);
    sink_string(to, "%%EndComments\n");
}

/* Defines the tiles and the colours that words of the prolog use. */
static void put_drawings(const struct pages *p, struct sink *to)
{
    const struct tile_theme *theme = &tile_themes[p->theme];
    struct ink ink = {.to = to};
    int n;

    for (n = 0; n < TILE_COUNT * TILE_LAYERS; n++)
        if (p->drawings >> n / TILE_LAYERS & 1) {
            sink_operand(to, n % TILE_LAYERS);
            sink_number(to, tile_letters[n / TILE_LAYERS]);
            sink_string(to, " {\n");
            tile_write(theme, n / TILE_LAYERS, n % TILE_LAYERS, &ink);
            sink_string(to, "} tile\n");
        }
    sink_string(to, "/halo {\n");
    ink_pen(&ink, theme->halo, TILE_HALO);
    sink_string(to, "} bind def\n/edge {\n");
    ink_brush(&ink, theme->dot_edge);
    sink_string(to, "} bind def\n/dot {\n");
    ink_brush(&ink, theme->dot);
    sink_string(to, "} bind def\n");
}

/* Defines the fonts and the drawings of the pages. */
static void put_definitions(const struct pages *p, unsigned fonts, struct sink *to)
{
    int n;

    put_fonts(fonts, "%%IncludeResource: font ", "%%IncludeResource: font ", to);
    sink_string(to, "traxfig begin\n[ ");
    sink_string(to, encoding_names);
    sink_string(to, " ] names\n");
    for (n = 0; n < ENCODING_FONTS; n++)
        if (fonts >> n & 1) {
            sink_byte(to, '/');
            sink_byte(to, ink_fonts[n]);
            sink_string(to, " /");
            sink_string(to, encoding_fonts[n]);
            sink_string(to, " font\n");
        }
    put_drawings(p, to);
}

static void put_header(const struct pages *p, unsigned fonts, struct sink *to)
{
    const int64_t size[] = {p->width, p->height};

    sink_string(to, "%!PS-Adobe-3.0\n");
    put_title(p, to);
    syntax_numbers("%%Pages: #\n%%PageOrder: Ascend\n", 1, (int64_t[]){p->count}, to);
    syntax_numbers("%%BoundingBox: 0 0 # #\n%%DocumentMedia: ", 2, size, to);
    sink_string(to, p->paper);
    syntax_numbers(" # # 0 () ()\n", 2, size, to);
    put_resources(fonts, to);
}

/* The bookmarks of a PDF made from the document: the games, if there are several. */
static void put_bookmarks(const struct pages *p, struct sink *to)
{
    int i;

    for (i = 0; i < p->entry_count && p->entry_count > 1; i++) {
        const struct pages_entry *e = &p->entries[i];

        syntax_numbers("[ /Page # /Title ", 1, (int64_t[]){pages_nth(p, p->places[e->place].page) + 1}, to);
        syntax_utf16(pages_title(p, i), to);
        sink_literal(to, " /OUT pdfmark\n");
    }
}

/* The paper, the fonts and the tiles; title and bookmarks for a PDF. */
static void put_setup(const struct pages *p, unsigned fonts, struct sink *to)
{
    sink_string(to, "%%BeginSetup\n%%BeginFeature: *PageSize ");
    sink_string(to, p->paper);
    syntax_numbers("\nmark { << /PageSize [# #] >> setpagedevice } stopped cleartomark\n%%EndFeature\n", 2,
                     (int64_t[]){p->width, p->height}, to);
    put_definitions(p, fonts, to);
    sink_string(to, "[ /Title ");
    syntax_utf16(sink_contents(&p->title), to);
    sink_string(to, " /Creator (traxfig) /DOCINFO pdfmark\n");
    put_bookmarks(p, to);
    sink_string(to, "%%EndSetup\n");
}

static void put_page(const struct pages *p, int page, struct sink *to)
{
    bool landscape = p->all[page].landscape;

    sink_literal(to, "%%Page: ");
    pages_label(p, page, to);
    syntax_numbers(" #\n", 1, (int64_t[]){pages_nth(p, page) + 1}, to);
    if (landscape)
        sink_literal(to, "%%PageOrientation: Landscape\n");
    sink_literal(to, "%%BeginPageSetup\n/sheet save def\n");
    if (landscape)
        syntax_numbers("# 0 translate 90 rotate\n", 1, (int64_t[]){p->width}, to);
    sink_literal(to, "%%EndPageSetup\n");
    plot_page(p, page, false, to);
    sink_literal(to, "sheet restore showpage\n");
}

void postscript_write(const struct pages *p, struct sink *to)
{
    unsigned fonts = plot_fonts(p);
    int n;

    put_header(p, fonts, to);
    put_prolog(to);
    put_setup(p, fonts, to);
    for (n = 0; n < p->count; n++)
        put_page(p, pages_bound(p, n), to);
    sink_string(to, "%%Trailer\nend\n%%EOF\n");
}

void postscript_picture(const struct pages *p, int64_t width, int64_t height, int64_t size, struct sink *to)
{
    enum { MIN = 100 /* programs fail with an empty picture */ };
    int64_t over = (size * TILE_OVER / SHAPE_TILE / 10 + 1) * 10; /* of the tracks at the sides of a figure, or more */
    unsigned fonts = plot_fonts(p);

    width = 2 * over + (width > MIN ? width : MIN);
    height = 2 * over + (height > MIN ? height : MIN);
    sink_string(to, "%!PS-Adobe-3.0 EPSF-3.0\n");
    put_title(p, to);
    syntax_numbers("%%BoundingBox: 0 0 # #\n%%HiResBoundingBox: 0 0 ~ ~\n%%Pages: 1\n", 4,
                     (int64_t[]){(width + 9) / 10, (height + 9) / 10, width, height}, to);
    put_resources(fonts, to);
    put_prolog(to);
    sink_string(to, "%%BeginSetup\n");
    put_definitions(p, fonts, to);
    syntax_numbers("%%EndSetup\n%%Page: 1 1\n/picture save def\n~ ~ translate\n", 2, (int64_t[]){over, height - over},
                     to);
    plot_page(p, 0, false, to);
    sink_string(to, "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
}
