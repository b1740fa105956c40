#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

enum {
    TITLE = 48,  /* bytes of a title in a comment, whose line ends at 255 */
    HEAD = 100,  /* thousandths of the paper's width, above the running head */
    LEADING = 15 /* of the contents, in points */
};

/* ORDER: the values of the setting contents in out_ps.c. */
enum { CONTENTS_AUTO, CONTENTS_YES, CONTENTS_NO };

static const char *const fonts[] = {
    "Times-Roman", "Times-Bold", "Times-Italic", "Helvetica", "Helvetica-Bold"};

static void put_line(const char *one, long number, const char *two, struct sink *to)
{
    sink_string(to, one);
    sink_number(to, number);
    sink_string(to, two);
}

static struct text name_of(const struct document *d, size_t begin, size_t end)
{
    return (struct text){sink_contents(&d->names).at + begin, end - begin};
}

/* The title of the document, encoded: the name of its game, or the number of games. */
static struct text title_of(struct document *d)
{
    size_t begin = d->names.used;
    char number[TEXT_NUMBER];
    struct text hole = text_number(d->entry_count, number);

    if (d->entry_count == 1)
        return name_of(d, d->entries[0].name, d->entries[0].name_end);
    encoding_write(document_sentence(d, MESSAGE_GAMES, &hole), &d->names);
    return name_of(d, begin, d->names.used);
}

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

static void put_title(struct text title, struct sink *to)
{
    title.length = title.length < TITLE ? title.length : TITLE;
    sink_string(to, "%%Title: ");
    encoding_string(title, to);
    sink_string(to, "\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n");
}

/* A line for each font; the first begins in another way than the rest. */
static void put_fonts(const char *first, const char *next, struct sink *to)
{
    size_t i;

    for (i = 0; i < sizeof fonts / sizeof *fonts; i++) {
        sink_string(to, i ? next : first);
        sink_string(to, fonts[i]);
        sink_byte(to, '\n');
    }
}

static void put_resources(struct sink *to)
{
    put_fonts("%%DocumentNeededResources: font ", "%%+ font ", to);
    put_procset("%%DocumentSuppliedResources: ", to);
    sink_string(to, "%%EndComments\n");
}

/* Makes the prolog's words known and chooses one of its themes. */
static void put_theme(const struct document *d, struct sink *to)
{
    put_fonts("%%IncludeResource: font ", "%%IncludeResource: font ", to);
    sink_string(to, "traxfig begin fonts /");
    sink_text(to, text_word(SCENE_THEMES, document_setting(d, DOCUMENT_THEME)));
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

/* The bookmarks of a PDF made from the document: the games, if there are several. */
static void put_bookmarks(const struct document *d, int contents, struct sink *to)
{
    int i;

    for (i = 0; i < d->entry_count && d->entry_count > 1; i++) {
        const struct document_entry *e = &d->entries[i];

        put_line("[ /Page ", e->page + contents, " /Title ", to);
        encoding_string(name_of(d, e->name, e->name_end), to);
        sink_string(to, " /OUT pdfmark\n");
    }
}

/* The paper, the fonts and the theme; title and bookmarks for a PDF. `contents` pages stand before the first game. */
static void put_setup(const struct document *d, struct text title, int contents, struct sink *to)
{
    const struct document_paper *p = document_paper(d);

    sink_string(to, "%%BeginSetup\n%%BeginFeature: *PageSize ");
    sink_string(to, p->name);
    put_line("\nmark { << /PageSize [", p->width, " ", to);
    put_line("", p->height, "] >> setpagedevice } stopped cleartomark\n%%EndFeature\n", to);
    put_theme(d, to);
    sink_string(to, "[ /Title ");
    encoding_string(title, to);
    sink_string(to, " /Creator (traxfig) /DOCINFO pdfmark\n");
    put_bookmarks(d, contents, to);
    sink_string(to, "%%EndSetup\n");
}

/* Begins a page. The pages of the games are numbered from 1; those of the contents, before them, end with 0 and are
   labelled in roman. */
static void begin_page(const struct document *d, int page, int contents, bool landscape, struct sink *to)
{
    static const char *const roman[] = {"", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"};
    int nth = page + contents;

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

/* The number of games on a page of contents: the title takes three lines. */
static int entries_a_page(const struct document *d)
{
    return (int)(document_area(d, false).height / 10 / LEADING) - 3;
}

static void put_entries(const struct document *d, int from, int to_entry, struct sink *to)
{
    int i;

    for (i = from; i < to_entry && i < d->entry_count; i++) {
        const struct document_entry *e = &d->entries[i];

        encoding_string(name_of(d, e->name, e->name_end), to);
        encoding_string(name_of(d, e->name_end, e->end), to);
        put_line(" (", e->page, ") entry\n", to);
    }
}

static void put_contents(struct document *d, int pages, struct sink *to)
{
    struct document_area area = document_area(d, false);
    struct sink title = {0};
    int page, many = entries_a_page(d);

    encoding_write(document_sentence(d, MESSAGE_CONTENTS, NULL), &title);
    for (page = 0; page < pages; page++) {
        begin_page(d, page + 1 - pages, pages, false, to);
        put_line("", area.left / 10, " ", to);
        put_line("", area.top / 10, " ", to);
        put_line("", area.width / 10, " area\n", to);
        encoding_string(sink_contents(&title), to);
        sink_string(to, " 1 title 8 skip\n");
        put_entries(d, page * many, (page + 1) * many, to);
        end_page(to);
    }
    sink_free(&title);
}

/* The running head: the name of the game, the number of the page, and a rule. */
static void put_head(const struct document *d, int page, struct sink *to)
{
    const struct document_page *p = &d->pages[page];
    const struct document_paper *paper = document_paper(d);
    struct document_area area = document_area(d, p->landscape);

    encoding_string(name_of(d, p->head, p->head_end), to);
    put_line(" (", page + 1, ") ", to);
    put_line("", area.left / 10, " ", to);
    put_line("", (p->landscape ? paper->width : paper->height) - paper->width * HEAD / 1000, " ", to);
    put_line("", area.width / 10, " head\n", to);
}

static void put_pages(const struct document *d, int contents, struct sink *to)
{
    struct text body = sink_contents(&d->body);
    int i;

    for (i = 0; i < d->page_count; i++) {
        size_t begin = d->pages[i].begin, end = i + 1 < d->page_count ? d->pages[i + 1].begin : body.length;

        begin_page(d, i + 1, contents, d->pages[i].landscape, to);
        if (d->page_count > 1)
            put_head(d, i, to);
        sink_text(to, text_between(body.at + begin, body.at + end));
        end_page(to);
    }
}

/* The number of pages of contents. */
static int contents_pages(const struct document *d)
{
    int setting = document_setting(d, DOCUMENT_CONTENTS), many = entries_a_page(d);
    bool book = document_setting(d, DOCUMENT_COMMENTS) && d->entry_count > 1;

    if (setting == CONTENTS_NO || (setting == CONTENTS_AUTO && !book))
        return 0;
    return (d->entry_count + many - 1) / many;
}

void dsc_ps(const struct render_settings *settings, void *state, struct sink *to)
{
    struct document *d = state;
    struct text title = title_of(d);
    int contents = contents_pages(d);

    (void)settings;
    put_header(d, title, d->page_count + contents, to);
    put_prolog(to);
    put_setup(d, title, contents, to);
    put_contents(d, contents, to);
    put_pages(d, contents, to);
    sink_string(to, "%%Trailer\nend\n%%EOF\n");
    document_free(d);
}

/* The comments of an EPS file, with the size of its picture. */
static void put_picture_header(struct document *d, long width, long height, struct sink *to)
{
    sink_string(to, "%!PS-Adobe-3.0 EPSF-3.0\n");
    put_title(title_of(d), to);
    put_line("%%BoundingBox: 0 0 ", (width + 9) / 10, " ", to);
    put_line("", (height + 9) / 10, "\n%%HiResBoundingBox: 0 0 ", to);
    figure_ps_operand(width, to);
    figure_ps_length(height, to);
    sink_string(to, "\n%%Pages: 1\n");
    put_resources(to);
}

void dsc_eps(const struct render_settings *settings, void *state, struct sink *to)
{
    enum { MIN = 100 /* programs fail with an empty picture */ };
    struct document *d = state;
    long width = d->area.width > MIN ? d->area.width : MIN, height = -d->y > MIN ? -d->y : MIN;

    (void)settings;
    put_picture_header(d, width, height, to);
    put_prolog(to);
    sink_string(to, "%%BeginSetup\n");
    put_theme(d, to);
    sink_string(to, "%%EndSetup\n%%Page: 1 1\n/picture save def\n0 ");
    figure_ps_operand(height, to);
    sink_string(to, "translate\n");
    sink_text(to, sink_contents(&d->body));
    sink_string(to, "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
    document_free(d);
}
