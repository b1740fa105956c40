#include "paper/inks.h"

#include <time.h>

/* Numbers of the first objects. After these objects come fonts and forms, then pages, then outline items. */
enum { CATALOG = 1, PAGES, INFO, OUTLINE, RESOURCES, FIRST_FREE };

struct pdf {
    const struct pages *pages;
    struct sink *to;
    size_t *offsets;  /* the offset of each object in the file, by object number */
    struct plot_fonts used;
    int fonts[ENCODING_FONTS], forms[PLOT_FORMS]; /* the object numbers of fonts and forms; 0: not used */
    int first_page;             /* the object number of the first page; a page has two objects */
    int count;                  /* the next free object number */
};

static void begin_object(struct pdf *f, int number)
{
    f->offsets[number] = f->to->used;
    SINK_FILL(f->to, "# 0 obj\n", number);
}

static int begin_next(struct pdf *f)
{
    begin_object(f, f->count);
    return f->count++;
}

static void end_object(struct pdf *f, const char *end)
{
    SINK(f->to, end, "\nendobj\n");
}

/* Ends the object whose dictionary is open: writes its stream. */
static void put_stream(struct pdf *f, struct text stream)
{
    SINK_FILL(f->to, " /Length # >>\nstream\n", (int64_t)stream.length);
    sink_text(f->to, stream);
    end_object(f, "\nendstream");
}

static int page_object(const struct pdf *f, int page)
{
    return f->first_page + 2 * pages_nth(f->pages, page);
}

static void put_destination(struct pdf *f, int place)
{
    enum { ABOVE = 120 };
    const struct pages_place *p = &f->pages->places[place];

    SINK_FILL(f->to, "/Dest [# 0 R /XYZ 0 ~ null]", page_object(f, p->page), p->y + ABOVE);
}

/* Labels the pages of the front with Roman numerals. */
static void put_catalog(struct pdf *f, struct text language)
{
    int front = f->pages->count - f->pages->body;

    begin_object(f, CATALOG);
    SINK_FILL(f->to, "<< /Type /Catalog /Pages # 0 R /Outlines # 0 R /PageLabels << /Nums [", PAGES, OUTLINE);
    SINK(f->to, front ? "0 << /S /r >> " : "", front, " << /S /D >>] >> /Lang ");
    syntax_string(language, f->to);
    SINK(f->to, f->pages->entry_count > 1 ? " /PageMode /UseOutlines" : "");
    end_object(f, " /ViewerPreferences << /DisplayDocTitle true >> >>");
}

static void put_page_tree(struct pdf *f)
{
    int n;

    begin_object(f, PAGES);
    sink_string(f->to, "<< /Type /Pages /Kids [");
    for (n = 0; n < f->pages->count; n++)
        SINK_FILL(f->to, n % 10 ? "# 0 R " : "\n# 0 R ", f->first_page + 2 * n);
    SINK_FILL(f->to, "] /Count #\n/MediaBox [0 0 # #] /Resources # 0 R >>", f->pages->count, f->pages->width,
              f->pages->height, RESOURCES);
    end_object(f, "");
}

/* Writes the title and the date. Leaves out a date that is unknown, after the year 9999, or too large for time_t. */
static void put_info(struct pdf *f, long long date)
{
    enum { DATE = 40 };
    const long long last = 253402300799;
    time_t seconds = (time_t)date;
    const struct tm *utc = date > 0 && date <= last && seconds == date ? gmtime(&seconds) : NULL;
    char text[DATE];

    begin_object(f, INFO);
    sink_string(f->to, "<< /Title ");
    syntax_utf16(sink_contents(&f->pages->title), f->to);
    sink_string(f->to, utc && strftime(text, sizeof text, "\n/CreationDate (D:%Y%m%d%H%M%SZ)", utc) ? text : "");
    end_object(f, "\n/Creator (traxfig) >>");
}

static void put_resources(struct pdf *f)
{
    begin_object(f, RESOURCES);
    sink_string(f->to, "<< /Font <<");
    for (int i = 0; i < ENCODING_FONTS; i++)
        if (f->fonts[i])
            SINK(f->to, " /", ink_fonts[i], " ", f->fonts[i], " 0 R");
    sink_string(f->to, " >>\n/XObject <<");
    for (int i = 0; i < PLOT_FORMS; i++)
        if (f->forms[i])
            SINK_FILL(f->to, " /T# # 0 R", i, f->forms[i]);
    end_object(f, " >> >>");
}

static void put_widths(struct pdf *f, enum encoding_font font)
{
    int code = font < ENCODING_FACES ? ENCODING_FIRST : ENCODING_SECOND, last = 255;

    while (last > code && !f->used.letters[font % ENCODING_FACES][encoding_letter(font, last)])
        last--;
    SINK_FILL(f->to, "\n/FirstChar # /LastChar # /Widths [", code, last);
    for (; code <= last; code++)
        SINK(f->to, encoding_widths[font % ENCODING_FACES][encoding_letter(font, code)], code % 32 < 31 ? " " : "\n");
    sink_byte(f->to, ']');
}

/* Returns the object number of the face's descriptor. */
static int put_program(struct pdf *f, enum encoding_font font)
{
    struct sink text = {0};
    const struct face face = face_write(font, f->used.letters[font], &text);
    int program = begin_next(f), descriptor;

    SINK_FILL(f->to, "<< /Length1 # /Length2 # /Length3 0", (int64_t)face.clear.length,
              (int64_t)(text.used - face.clear.length));
    put_stream(f, sink_contents(&text)); /* encrypted data cannot be compressed */
    sink_free(&text);
    descriptor = begin_next(f);
    SINK(f->to, "<< /Type /FontDescriptor /FontFile ", program, " 0 R ", face.descriptor);
    end_object(f, ">>");
    return descriptor;
}

static void put_fonts(struct pdf *f)
{
    int descriptors[ENCODING_FACES], encoding = 0, i;

    if (f->used.fonts >> ENCODING_FACES) { /* a second font is used; all second fonts share an encoding */
        encoding = begin_next(f);
        sink_string(f->to, "<< /Type /Encoding /Differences [128");
        face_names(f->to);
        end_object(f, "] >>");
    }
    for (i = 0; i < ENCODING_FONTS; i++) {
        int face = i % ENCODING_FACES;

        if (!(f->used.fonts >> i & 1))
            continue;
        if (i == face)
            descriptors[face] = put_program(f, (enum encoding_font)face);
        f->fonts[i] = begin_next(f);
        SINK(f->to, "<< /Type /Font /Subtype /Type1 /BaseFont /", encoding_faces[face]);
        SINK_FILL(f->to, " /FontDescriptor # 0 R", descriptors[face]);
        SINK_FILL(f->to, i == face ? " /Encoding /WinAnsiEncoding" : " /Encoding # 0 R", encoding);
        put_widths(f, (enum encoding_font)i);
        end_object(f, " >>");
    }
}

static void put_forms(struct pdf *f)
{
    struct sink form = {0};

    for (int i = 0; i < PLOT_FORMS; i++)
        if (plot_uses(f->pages, i)) {
            f->forms[i] = begin_next(f);
            sink_string(f->to, "<< /Type /XObject /Subtype /Form /BBox [-.52 -.52 .52 .52] /Resources << >>");
            plot_form(&tile_themes[f->pages->theme], i, &form);
            put_stream(f, sink_contents(&form)); /* too short to be worth compression */
            sink_free(&form);
        }
}

static void put_links(struct pdf *f, int page)
{
    sink_string(f->to, "\n/Annots [");
    for (size_t i = pages_first(f->pages, page); i < pages_end(f->pages, page); i++) {
        const struct pages_item *item = &f->pages->items[i];

        if (item->kind != PAGES_LINK)
            continue;
        SINK_FILL(f->to, "\n<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [~ ~ ~ ~] ", item->x,
                  item->y - item->height, item->x + item->width, item->y);
        put_destination(f, item->index);
        sink_string(f->to, " >>");
    }
    sink_byte(f->to, ']');
}

static void put_page(struct pdf *f, int page)
{
    const struct pages *p = f->pages;
    int number = page_object(f, page);
    struct sink operators = {0}, packed = {0};

    begin_object(f, number);
    SINK_FILL(f->to, "<< /Type /Page /Parent # 0 R /Contents # 0 R", PAGES, number + 1);
    if (p->all[page].landscape)
        SINK_FILL(f->to, " /MediaBox [0 0 # #]", p->height, p->width);
    put_links(f, page);
    end_object(f, " >>");
    begin_object(f, number + 1);
    sink_string(f->to, "<< /Filter /FlateDecode");
    plot_page(p, page, &operators);
    deflate_write(sink_contents(&operators), &packed);
    put_stream(f, sink_contents(&packed));
    sink_free(&operators);
    sink_free(&packed);
}

static void put_outline(struct pdf *f)
{
    int first = f->first_page + 2 * f->pages->count, last = first + f->pages->entry_count - 1, i;

    begin_object(f, OUTLINE);
    SINK_FILL(f->to, "<< /Type /Outlines /First # 0 R /Last # 0 R /Count # >>", first, last, f->pages->entry_count);
    end_object(f, "");
    for (i = first; i <= last; i++) {
        begin_object(f, i);
        sink_string(f->to, "<< /Title ");
        syntax_utf16(pages_title(f->pages, i - first), f->to);
        SINK_FILL(f->to, i > first ? " /Parent # 0 R /Prev # 0 R" : " /Parent # 0 R", OUTLINE, i - 1);
        SINK_FILL(f->to, i < last ? " /Next # 0 R " : " ", i + 1);
        put_destination(f, f->pages->entries[i - first].place);
        end_object(f, " >>");
    }
}

/* Writes the identifier of the file twice: a hash of the bytes from the catalog on (ISO 32000-1, 14.4). The fonts
   precede the catalog and follow from the text of the pages. */
static void put_identifier(struct pdf *f)
{
    const uint64_t prime = 0x100000001B3; /* as in the hash FNV-1a */
    uint64_t number = 1;

    for (size_t i = f->offsets[CATALOG]; i < f->to->used; i++)
        number = (number ^ (unsigned char)f->to->bytes[i]) * prime;
    sink_string(f->to, " /ID [");
    for (size_t i = 0; i < 8; i++) {
        sink_string(f->to, i % 4 ? "" : "<");
        sink_hex(f->to, (uint32_t)(i % 2 ? number : number >> 32), 8);
        sink_string(f->to, i % 4 < 3 ? "" : ">");
    }
    sink_byte(f->to, ']');
}

static void put_trailer(struct pdf *f)
{
    size_t start = f->to->used;

    SINK_FILL(f->to, "xref\n0 #\n0000000000 65535 f \n", f->count);
    for (int i = 1; i < f->count; i++) {
        sink_repeat(f->to, '0', (size_t)(10 - text_digits((int64_t)f->offsets[i])));
        SINK_FILL(f->to, "# 00000 n \n", (int64_t)f->offsets[i]);
    }
    SINK_FILL(f->to, "trailer\n<< /Size # /Root # 0 R /Info # 0 R", f->count, CATALOG, INFO);
    put_identifier(f);
    SINK_FILL(f->to, " >>\nstartxref\n#\n%%EOF\n", (int64_t)start);
}

void pdf_write(const struct pages *p, struct text language, long long date, struct sink *to)
{
    const int most = FIRST_FREE + 3 * ENCODING_FONTS + PLOT_FORMS + 2 * p->count + p->entry_count;
    struct sink file = {0};
    struct pdf f = {.pages = p, .to = &file, .used = plot_fonts(p), .count = FIRST_FREE};
    int n;

    f.offsets = memory_new((size_t)most, sizeof *f.offsets);
    sink_string(&file, "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n");
    put_fonts(&f);
    put_catalog(&f, language);
    put_forms(&f);
    f.first_page = f.count;
    f.count = f.first_page + 2 * p->count + p->entry_count;
    put_page_tree(&f);
    put_info(&f, date);
    put_resources(&f);
    for (n = 0; n < p->count; n++)
        put_page(&f, pages_bound(p, n));
    put_outline(&f);
    put_trailer(&f);
    sink_text(to, sink_contents(&file));
    sink_free(&file);
    free(f.offsets);
}
