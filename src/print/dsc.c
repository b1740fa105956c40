#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

enum { TITLE = 48 /* bytes of it in a comment, whose line ends at 255 */, LEADING = 15 };

/* ORDER: the values of the key contents in out_ps.c. */
enum { CONTENTS_AUTO, CONTENTS_YES, CONTENTS_NO };

static const char *const fonts[] = {
    "Times-Roman", "Times-Bold", "Times-Italic", "Helvetica", "Helvetica-Bold"};
enum { FONTS = sizeof fonts / sizeof *fonts };

static void put_line(const char *one, long number, const char *two, struct sink *to)
{
    sink_string(to, one);
    sink_number(to, number);
    sink_string(to, two);
}

static struct text name_of(const struct document *d, size_t begin, size_t end)
{
    return (struct text){d->names.bytes + begin, end - begin};
}

/* What the document is called: as its game, or how many games there are. */
static struct text title_of(struct document *d)
{
    size_t begin = d->names.used;
    char number[TEXT_NUMBER];
    struct text hole = text_number(d->entry_count, number);

    if (d->entry_count == 1)
        return name_of(d, d->entries[0].name, d->entries[0].name_end);
    encoding_add(&d->names, document_sentence(d, MESSAGE_GAMES, &hole));
    return name_of(d, begin, d->names.used);
}

/* The prolog without its comments, as it stands in prolog.ps. */
static void put_prolog(struct sink *to)
{
    struct text rest = text_of(NULL), line;

    sink_string(to, "%%BeginProlog\n%%BeginResource: procset traxfig 3.0 0\n");
    file_builtin("prolog", ".ps", &rest);
    while (text_line(&rest, &line))
        if (line.length && line.at[0] != '%') {
            sink_text(to, line);
            sink_byte(to, '\n');
        }
    sink_string(to, "%%EndResource\n%%EndProlog\n");
}

static void put_title(struct text title, struct sink *to)
{
    title.length = title.length < TITLE ? title.length : TITLE;
    sink_string(to, "%%Title: ");
    encoding_put(title, to);
    sink_string(to, "\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n");
}

static void put_fonts(const char *before, const char *between, const char *after, struct sink *to)
{
    size_t i;

    for (i = 0; i < FONTS; i++) {
        sink_string(to, i ? between : before);
        sink_string(to, fonts[i]);
        sink_string(to, after);
    }
}

static void put_resources(struct sink *to)
{
    put_fonts("%%DocumentNeededResources: font ", "%%+ font ", "\n", to);
    sink_string(to, "%%DocumentSuppliedResources: procset traxfig 3.0 0\n%%EndComments\n");
}

/* The name of the theme, which the prolog defines. */
static void put_theme(const struct document *d, struct sink *to)
{
    put_fonts("%%IncludeResource: font ", "%%IncludeResource: font ", "\n", to);
    sink_string(to, "traxfig begin fonts /");
    sink_string(to, scene_theme(document_choice(d, DOCUMENT_THEME)));
    sink_string(to, " theme\n");
}

static void put_header(const struct document *d, struct text title, int pages, struct sink *to)
{
    const struct document_paper *p = document_paper(d);

    sink_string(to, "%!PS-Adobe-3.0\n");
    put_title(title, to);
    put_line("%%Pages: ", pages, "\n%%PageOrder: Ascend\n", to);
    put_line("%%BoundingBox: 0 0 ", p->width, " ", to);
    put_line("", p->height, "\n%%DocumentMedia: ", to);
    sink_string(to, p->name);
    put_line(" ", p->width, " ", to);
    put_line("", p->height, " 0 () ()\n", to);
    put_resources(to);
}

/* The paper, the fonts and the theme; for readers of the PDF that may be made of it, its title and where
   its games are. */
static void put_setup(const struct document *d, struct text title, int before, struct sink *to)
{
    const struct document_paper *p = document_paper(d);
    int i;

    sink_string(to, "%%BeginSetup\n%%BeginFeature: *PageSize ");
    sink_string(to, p->name);
    put_line("\nmark { << /PageSize [", p->width, " ", to);
    put_line("", p->height, "] >> setpagedevice } stopped cleartomark\n%%EndFeature\n", to);
    put_theme(d, to);
    sink_string(to, "[ /Title ");
    encoding_put(title, to);
    sink_string(to, " /Creator (traxfig) /DOCINFO pdfmark\n");
    for (i = 0; i < d->entry_count && d->entry_count > 1; i++) {
        put_line("[ /Page ", d->entries[i].page + before, " /Title ", to);
        encoding_put(name_of(d, d->entries[i].name, d->entries[i].name_end), to);
        sink_string(to, " /OUT pdfmark\n");
    }
    sink_string(to, "%%EndSetup\n");
}

/* Begins a page: its label (roman for the contents, which come before the first page), and its place. */
static void put_page(const struct document *d, int page, int before, bool landscape, struct sink *to)
{
    static const char *const roman[] = {"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};
    int nth = page + before;

    sink_string(to, "%%Page: ");
    if (page <= 0) {
        sink_repeat(to, 'x', (size_t)nth / 10);
        sink_string(to, roman[nth % 10]);
    } else {
        sink_number(to, page);
    }
    put_line(" ", nth, landscape ? "\n%%PageOrientation: Landscape\n" : "\n", to);
    sink_string(to, "%%BeginPageSetup\n/sheet save def\n");
    if (landscape)
        put_line("", document_paper(d)->width, " 0 translate 90 rotate\n", to);
    sink_string(to, "%%EndPageSetup\n");
}

static void end_page(struct sink *to)
{
    sink_string(to, "sheet restore showpage\n");
}

/* How many games a page of contents lists. */
static int entries_a_page(const struct document *d)
{
    long width, height;

    document_text_size(d, false, &width, &height);
    return (int)(height / 10 / LEADING) - 3;
}

static void put_contents(struct document *d, int pages, struct sink *to)
{
    long width, height, left = d->left / 10;
    int page, i, many = entries_a_page(d);

    document_text_size(d, false, &width, &height);
    width /= 10;
    height = document_paper(d)->height - document_paper(d)->width * 135 / 1000;
    for (page = 1; page <= pages; page++) {
        put_page(d, page - pages, pages, false, to);
        put_line("", left, " ", to);
        put_line("", height, " ", to);
        put_line("", width, " area\n", to);
        paragraph_clear(&d->paragraph, width * 10);
        encoding_add(&d->paragraph.text, document_sentence(d, MESSAGE_CONTENTS, NULL));
        encoding_put((struct text){d->paragraph.text.bytes, d->paragraph.text.used}, to);
        sink_string(to, " 1 title 8 skip\n");
        for (i = (page - 1) * many; i < page * many && i < d->entry_count; i++) {
            const struct document_entry *e = &d->entries[i];

            encoding_put(name_of(d, e->name, e->name_end), to);
            encoding_put(name_of(d, e->name_end, e->end), to);
            put_line(" (", e->page, ") entry\n", to);
        }
        end_page(to);
    }
}

static void put_pages(struct document *d, int before, struct sink *to)
{
    struct text all = sink_contents(&d->pages);
    int i;

    for (i = 0; i < d->page_count; i++) {
        const struct document_page *p = &d->page[i];
        size_t end = i + 1 < d->page_count ? d->page[i + 1].begin : all.length;

        put_page(d, i + 1, before, p->landscape, to);
        if (d->page_count > 1) {
            long width, height;

            document_text_size(d, p->landscape, &width, &height);
            encoding_put(name_of(d, p->head, p->head_end), to);
            put_line(" (", i + 1, ") ", to);
            put_line("", d->left / 10, " ", to);
            put_line("", (p->landscape ? document_paper(d)->width : document_paper(d)->height) -
                         document_paper(d)->width * 10 / 100, " ", to);
            put_line("", width / 10, " head\n", to);
        }
        sink_text(to, text_between(all.at + p->begin, all.at + end));
        end_page(to);
    }
}

void dsc_ps(struct document *d, struct sink *to)
{
    int choice = document_choice(d, DOCUMENT_CONTENTS), before = 0;
    bool book = document_choice(d, DOCUMENT_COMMENTS) && d->entry_count > 1;
    struct text title = title_of(d);

    if (choice == CONTENTS_YES || (choice == CONTENTS_AUTO && book))
        before = (d->entry_count + entries_a_page(d) - 1) / entries_a_page(d);
    put_header(d, title, d->page_count + before, to);
    put_prolog(to);
    put_setup(d, title, before, to);
    put_contents(d, before, to);
    put_pages(d, before, to);
    sink_string(to, "%%Trailer\nend\n%%EOF\n");
}

void dsc_eps(struct document *d, long width, long height, struct sink *to)
{
    sink_string(to, "%!PS-Adobe-3.0 EPSF-3.0\n");
    put_title(title_of(d), to);
    put_line("%%BoundingBox: 0 0 ", (width + 9) / 10, " ", to);
    put_line("", (height + 9) / 10, "\n%%HiResBoundingBox: 0 0 ", to);
    figure_ps_length(width, to);
    sink_byte(to, ' ');
    figure_ps_length(height, to);
    sink_string(to, "\n%%Pages: 1\n");
    put_resources(to);
    put_prolog(to);
    sink_string(to, "%%BeginSetup\n");
    put_theme(d, to);
    sink_string(to, "%%EndSetup\n%%Page: 1 1\n/picture save def\n0 ");
    figure_ps_length(height, to);
    sink_string(to, " translate\n");
    sink_text(to, sink_contents(&d->pages));
    sink_string(to, "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
}
