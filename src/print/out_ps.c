/* out_ps: PostScript, as pages to print (ps) and as one picture for other documents (eps): the settings, and the file
   around the pages, by the Document Structuring Conventions 3.0 (Adobe, 1992).

   This side plans and prolog.ps draws. The plan, by the published widths of the fonts, says what stands on which page,
   as those conventions require, and how many lines each paragraph takes; prolog.ps fills the lines by the widths of the
   printer's own fonts. A figure is rows of letters and numbers, one to five bytes a tile; prolog.ps draws the tiles. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

/* ORDER: the values of the setting contents. */
enum { CONTENTS_AUTO, CONTENTS_YES, CONTENTS_NO };

/* The words of a choice stand in the order of: the papers in document.c, CONTENTS_. */
static const struct setting table[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .kind = SETTING_CHOICE, .words = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .kind = SETTING_CHOICE, .words = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .kind = SETTING_NUMBER, .min = 1, .max = 30, .initial = 6},
    [DOCUMENT_COMMENTS] = SETTING_OFF("comments"),
    [DOCUMENT_CONTENTS] = {.name = "contents", .kind = SETTING_CHOICE, .words = "auto yes no"},
    [DOCUMENT_MOVES] = SETTING_ON("moves"),
    [DOCUMENT_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES},
    [DOCUMENT_TILE] = {.name = "tile", .kind = SETTING_NUMBER, .max = 200},
    [DOCUMENT_LABELS] = SETTING_ON("labels"),
    [DOCUMENT_NUMBERS] = SETTING_ON("numbers"),
    [DOCUMENT_LAST] = SETTING_ON("last"),
    [DOCUMENT_PATH] = SETTING_ON("path"),
    [DOCUMENT_ERROR] = SETTING_ON("error"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

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
    message_write(d->settings->words, MESSAGE_GAMES, &hole, &d->words);
    encoding_write(sink_contents(&d->words), &d->names);
    d->words.used = 0;
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
    enum { MAX = 48 /* bytes of a title in a comment, whose line ends at 255 */ };

    title.length = title.length < MAX ? title.length : MAX;
    sink_string(to, "%%Title: ");
    encoding_string(title, to);
    sink_string(to, "\n%%Creator: traxfig\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n");
}

/* A line for each font; the first begins in another way than the rest. */
static void put_fonts(const char *first, const char *next, struct sink *to)
{
    static const char *const fonts[] = {
        "Times-Roman", "Times-Bold", "Times-Italic", "Helvetica", "Helvetica-Bold"};
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
    sink_text(to, text_word(SCENE_THEMES, d->settings->values[DOCUMENT_THEME]));
    sink_string(to, " theme\n");
}

static void put_header(const struct document *d, struct text title, int pages, struct sink *to)
{
    const struct document_paper *p = document_paper(d);
    const long size[] = {p->width, p->height};

    sink_string(to, "%!PS-Adobe-3.0\n");
    put_title(title, to);
    encoding_numbers("%%Pages: #\n%%PageOrder: Ascend\n", 1, (long[]){pages}, to);
    encoding_numbers("%%BoundingBox: 0 0 # #\n%%DocumentMedia: ", 2, size, to);
    sink_string(to, p->name);
    encoding_numbers(" # # 0 () ()\n", 2, size, to);
    put_resources(to);
}

/* The bookmarks of a PDF made from the document: the games, if there are several. */
static void put_bookmarks(const struct document *d, int contents, struct sink *to)
{
    int i;

    for (i = 0; i < d->entry_count && d->entry_count > 1; i++) {
        const struct document_entry *e = &d->entries[i];

        encoding_numbers("[ /Page # /Title ", 1, (long[]){e->page + contents}, to);
        encoding_string(name_of(d, e->name, e->name_end), to);
        sink_literal(to, " /OUT pdfmark\n");
    }
}

/* The paper, the fonts and the theme; title and bookmarks for a PDF. `contents` pages stand before the first game. */
static void put_setup(const struct document *d, struct text title, int contents, struct sink *to)
{
    const struct document_paper *p = document_paper(d);

    sink_string(to, "%%BeginSetup\n%%BeginFeature: *PageSize ");
    sink_string(to, p->name);
    encoding_numbers("\nmark { << /PageSize [# #] >> setpagedevice } stopped cleartomark\n%%EndFeature\n", 2,
                     (long[]){p->width, p->height}, to);
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

    sink_literal(to, "%%Page: ");
    if (page <= 0) {
        sink_repeat(to, 'x', (size_t)nth / 10);
        sink_string(to, roman[nth % 10]);
    } else {
        sink_number(to, page);
    }
    encoding_numbers(" #\n", 1, (long[]){nth}, to);
    if (landscape)
        sink_literal(to, "%%PageOrientation: Landscape\n");
    sink_literal(to, "%%BeginPageSetup\n/sheet save def\n");
    if (landscape)
        encoding_numbers("# 0 translate 90 rotate\n", 1, (long[]){document_paper(d)->width}, to);
    sink_literal(to, "%%EndPageSetup\n");
}

static void end_page(struct sink *to)
{
    sink_literal(to, "sheet restore showpage\n");
}

/* The number of games on a page of contents: the title takes three lines. */
static int entries_a_page(const struct document *d)
{
    enum { LEADING = 150 };

    return (int)(document_area(d, false).height / LEADING) - 3;
}

static void put_contents(struct document *d, int pages, struct sink *to)
{
    struct document_area area = document_area(d, false);
    struct sink title = {0};
    int page, i, many = entries_a_page(d);

    message_write(d->settings->words, MESSAGE_CONTENTS, NULL, &d->words);
    encoding_write(sink_contents(&d->words), &title);
    for (page = 0; page < pages; page++) {
        begin_page(d, page + 1 - pages, pages, false, to);
        encoding_numbers("# # # area\n", 3, (long[]){area.left / 10, area.top / 10, area.width / 10}, to);
        encoding_string(sink_contents(&title), to);
        sink_string(to, " 1 title 8 skip\n");
        for (i = page * many; i < (page + 1) * many && i < d->entry_count; i++) {
            const struct document_entry *e = &d->entries[i];

            encoding_string(name_of(d, e->name, e->name_end), to);
            encoding_string(name_of(d, e->name_end, e->end), to);
            encoding_numbers(" (#) entry\n", 1, (long[]){e->page}, to);
        }
        end_page(to);
    }
    sink_free(&title);
}

/* The running head: the name of the game, the number of the page, and a rule. */
static void put_head(const struct document *d, int page, struct sink *to)
{
    enum { ABOVE = 100 /* thousandths of the paper's width */ };
    const struct document_page *p = &d->pages[page];
    const struct document_entry *e = &d->entries[p->entry];
    const struct document_paper *paper = document_paper(d);
    struct document_area area = document_area(d, p->landscape);
    int top = (p->landscape ? paper->width : paper->height) - paper->width * ABOVE / 1000;

    encoding_string(name_of(d, e->name, e->name_end), to);
    encoding_numbers(" (#) # # # head\n", 4, (long[]){page + 1, area.left / 10, top, area.width / 10}, to);
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
    int setting = d->settings->values[DOCUMENT_CONTENTS], many = entries_a_page(d);
    bool book = d->settings->values[DOCUMENT_COMMENTS] && d->entry_count > 1;

    if (setting == CONTENTS_NO || (setting == CONTENTS_AUTO && !book))
        return 0;
    return (d->entry_count + many - 1) / many;
}

static void draw(const struct scene *s, struct sink *to)
{
    struct document *d = s->state;

    (void)to;
    d->settings = s->settings;
    if (d->settings->values[DOCUMENT_COMMENTS])
        book_draw(d, s);
    else
        page_draw(d, s);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
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

/* All positions of a run stand in one picture, each below the one before. y counts from the picture's upper edge. */
static void draw_eps(const struct scene *s, struct sink *to)
{
    enum { GAP = 120, TILE = 240, MAX_WIDTH = 4600, MAX_HEIGHT = 6800 };
    struct document *d = s->state;
    struct figure f = figure_make(s, s->moves, s->settings->film ? s->moves : 1);

    (void)to;
    d->settings = s->settings;
    f.size = document_tile(d, 0);
    if (!f.size)
        figure_fit(&f, MAX_WIDTH, MAX_HEIGHT, TILE);
    if (s->new_game)
        document_enter(d, s);
    if (s->nth)
        d->y -= GAP;
    figure_write(&f, 0, d->y, &d->body);
    d->y -= figure_height(&f);
    if (d->area.width < figure_width(&f))
        d->area.width = figure_width(&f);
    figure_free(&f);
}

static void end_eps(const struct render_settings *settings, void *state, struct sink *to)
{
    enum { MIN = 100 /* programs fail with an empty picture */ };
    struct document *d = state;
    long width = d->area.width > MIN ? d->area.width : MIN, height = -d->y > MIN ? -d->y : MIN;

    (void)settings;
    sink_string(to, "%!PS-Adobe-3.0 EPSF-3.0\n");
    put_title(title_of(d), to);
    encoding_numbers("%%BoundingBox: 0 0 # #\n%%HiResBoundingBox: 0 0 ~ ~\n%%Pages: 1\n", 4,
                     (long[]){(width + 9) / 10, (height + 9) / 10, width, height}, to);
    put_resources(to);
    put_prolog(to);
    sink_string(to, "%%BeginSetup\n");
    put_theme(d, to);
    encoding_numbers("%%EndSetup\n%%Page: 1 1\n/picture save def\n0 ~ translate\n", 1, &height, to);
    sink_text(to, sink_contents(&d->body));
    sink_string(to, "picture restore showpage\n%%Trailer\nend\n%%EOF\n");
    document_free(d);
}

const struct backend out_ps = {
    .name = "ps",
    .extensions = "ps",
    .shows = encoding_shows,
    .settings = table,
    .state_size = sizeof(struct document),
    .draw = draw,
    .end = end,
};
const struct backend out_eps = {
    .name = "eps",
    .extensions = "eps",
    .shows = encoding_shows,
    .settings = table,
    .first_setting = DOCUMENT_THEME,
    .state_size = sizeof(struct document),
    .draw = draw_eps,
    .end = end_eps,
};
