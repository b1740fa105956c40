#include "paper/inks.h"

static void put_procset(const char *before, struct sink *to)
{
    struct text version = file_builtin("version", ""), line;

    text_line(&version, &line);
    SINK(to, before, "procset traxfig ", line, " 0\n");
}

/* Writes the header comments that every document has. Shortens the title so that its line has at most 255 bytes. */
static void put_title(const struct pages *p, struct sink *to)
{
    enum { MAX = 48 };
    struct sink title = {0};

    encoding_write(sink_contents(&p->title), &title, NULL);
    sink_string(to, "%%Title: ");
    syntax_string(sink_part(&title, 0, title.used < MAX ? title.used : MAX), to);
    sink_string(to, "\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n");
    sink_free(&title);
}

static void put_font(struct plot_fonts *f, enum encoding_font font, struct sink *to)
{
    enum { LINE = 64, ZEROS = 8 /* lines of zeros after the program */ };
    struct sink program = {0};
    const struct face face = face_write(font, f->letters[font], &program);

    SINK(to, "%%BeginResource: font ", encoding_faces[font], "\n");
    sink_text(to, face.clear);
    for (size_t i = face.clear.length; i < program.used; i++) {
        sink_hex(to, (unsigned char)program.bytes[i], 2);
        sink_string(to, i % LINE ? "" : "\n");
    }
    for (size_t i = 0; i < ZEROS; i++) {
        sink_byte(to, '\n');
        sink_repeat(to, '0', LINE);
    }
    sink_string(to, "\ncleartomark\n%%EndResource\n");
    sink_free(&program);
}

static void put_prolog(struct plot_fonts *f, struct sink *to)
{
    struct text rest = file_builtin("prolog", ".ps"), line;

    put_procset("%%DocumentSuppliedResources: ", to);
    for (int i = 0; i < ENCODING_FACES; i++)
        if (f->fonts >> i & 1)
            SINK(to, "%%+ font ", encoding_faces[i], "\n");
    put_procset("%%EndComments\n%%BeginProlog\n%%BeginResource: ", to);
    while (text_line(&rest, &line))
        if (line.length && line.at[0] != '%')
            SINK(to, line, "\n");
    sink_string(to, "%%EndResource\n");
    for (int i = 0; i < ENCODING_FACES; i++)
        if (f->fonts >> i & 1)
            put_font(f, (enum encoding_font)i, to);
    sink_string(to, "%%EndProlog\n");
}

static void put_definitions(const struct pages *p, const struct plot_fonts *f, struct sink *to)
{
    int n;

    sink_string(to, "traxfig begin\n");
    if (f->fonts >> ENCODING_FACES) {
        sink_string(to, "more 128 [");
        face_names(to);
        sink_string(to, "] putinterval\n");
    }
    for (n = 0; n < ENCODING_FONTS; n++)
        if (f->fonts >> n & 1)
            SINK(to, "/", ink_fonts[n], " /", encoding_faces[n % ENCODING_FACES],
                 n < ENCODING_FACES ? " codes font\n" : " more font\n");
    for (n = 0; n < PLOT_FORMS; n++)
        if (plot_uses(p, n)) {
            SINK_FILL(to, "/T# {\n", n);
            plot_form(&tile_themes[p->theme], n, to);
            sink_string(to, "} bind def\n");
        }
}

static void put_page(const struct pages *p, int page, struct sink *to)
{
    bool landscape = p->all[page].landscape;

    sink_string(to, "%%Page: ");
    pages_label(p, page, to);
    SINK_FILL(to, " #\n", pages_nth(p, page) + 1);
    SINK(to, landscape ? "%%PageOrientation: Landscape\n" : "", "%%BeginPageSetup\n/sheet save def\n");
    if (landscape)
        SINK_FILL(to, "# 0 translate 90 rotate\n", p->width);
    sink_string(to, "%%EndPageSetup\n");
    plot_page(p, page, to);
    sink_string(to, "sheet restore showpage\n");
}

void postscript_write(const struct pages *p, struct sink *to)
{
    struct plot_fonts fonts = plot_fonts(p);
    int n;

    sink_string(to, "%!PS-Adobe-3.0\n");
    put_title(p, to);
    SINK(to, "%%Pages: ", p->count, "\n%%PageOrder: Ascend\n%%BoundingBox: 0 0 ", p->width, " ", p->height, "\n");
    SINK(to, "%%DocumentMedia: ", p->paper, " ", p->width, " ", p->height, " 0 () ()\n");
    put_prolog(&fonts, to);
    SINK(to, "%%BeginSetup\n%%BeginFeature: *PageSize ", p->paper, "\nmark { << /PageSize [", p->width, " ", p->height,
         "] >> setpagedevice } stopped cleartomark\n%%EndFeature\n");
    put_definitions(p, &fonts, to);
    sink_string(to, "%%EndSetup\n");
    for (n = 0; n < p->count; n++)
        put_page(p, pages_bound(p, n), to);
    sink_string(to, "%%Trailer\nend\n%%EOF\n");
}

void postscript_picture(const struct pages *p, int64_t width, int64_t height, int64_t size, struct sink *to)
{
    enum { MIN = 100 /* the least width and height: viewers fail at an empty image */ };
    int64_t over = (size * TILE_OVER / SHAPE_TILE / 10 + 1) * 10; /* a margin for the ends of tracks, in whole points */
    struct plot_fonts fonts = plot_fonts(p);

    width = 2 * over + (width > MIN ? width : MIN);
    height = 2 * over + (height > MIN ? height : MIN);
    sink_string(to, "%!PS-Adobe-3.0 EPSF-3.0\n");
    put_title(p, to);
    SINK_FILL(to, "%%BoundingBox: 0 0 # #\n%%HiResBoundingBox: 0 0 ~ ~\n%%Pages: 1\n", (width + 9) / 10,
              (height + 9) / 10, width, height);
    put_prolog(&fonts, to);
    sink_string(to, "%%BeginSetup\n");
    put_definitions(p, &fonts, to);
    SINK_FILL(to, "%%EndSetup\n%%Page: 1 1\n/picture save def\n~ ~ translate\n", over, height - over);
    plot_page(p, 0, to);
    sink_string(to, "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
}
