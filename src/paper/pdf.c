#include "base/base.h"
#include "trax/trax.h"
#include "paper/paper.h"
#include "paper/inks.h"

#include <stdlib.h>
#include <time.h>

/* Numbers of objects. Those of forms, pages and outline follow: see pdf_open. */
enum { CATALOG = 1, PAGES, INFO, OUTLINE, RESOURCES, ENCODING, FONTS, FIRST_FORM = FONTS + ENCODING_FONTS };

/* The forms: the layers of the tiles, and the disks without and with a number. */
enum { DISKS = TILE_COUNT * TILE_LAYERS, FORMS = DISKS + 2 };

struct pdf {
    const struct pages *pages;
    struct text language;
    long long date;
    struct sink *to;
    size_t *offsets;  /* of objects, by number */
    int forms[FORMS];           /* numbers of objects: of forms, 0 for one that is not used; */
    int first_page, first_item; /*   two for each page; of the outline; */
    int letters, count;         /*   of what Symbol's letters mean, 0 if it is not used; one past the last */
    unsigned fonts;
    struct sink plain, packed; /* of the stream in the making */
};

/* Begins an object. */
static void begin(struct pdf *f, int number)
{
    f->offsets[number] = f->to->used;
    sink_number(f->to, number);
    sink_literal(f->to, " 0 obj\n");
}

static void end_object(struct pdf *f)
{
    sink_literal(f->to, "\nendobj\n");
}

/* Writes the stream of f->plain, compressed, whose dictionary is open, and ends the object. */
static void put_stream(struct pdf *f)
{
    deflate_write(sink_contents(&f->plain), &f->packed);
    syntax_numbers(" /Filter /FlateDecode /Length # >>\nstream\n", 1, (int64_t[]){(int64_t)f->packed.used}, f->to);
    sink_text(f->to, sink_contents(&f->packed));
    sink_literal(f->to, "\nendstream");
    end_object(f);
    f->plain.used = f->packed.used = 0;
}

static void put_reference(struct pdf *f, const char *before, int number)
{
    sink_string(f->to, before);
    sink_byte(f->to, ' ');
    sink_number(f->to, number);
    sink_literal(f->to, " 0 R");
}

/* The number of the object of a page. */
static int page_object(const struct pdf *f, int page)
{
    return f->first_page + 2 * pages_nth(f->pages, page);
}

static void put_destination(struct pdf *f, const char *key, int place)
{
    enum { ABOVE = 120 };
    const struct pages_place *p = &f->pages->places[place];

    sink_string(f->to, key);
    put_reference(f, " [", page_object(f, p->page));
    syntax_numbers(" /XYZ 0 ~ null]", 1, (int64_t[]){p->y + ABOVE}, f->to);
}

/* The labels of the pages: roman before the games. */
static void put_labels(struct pdf *f)
{
    sink_literal(f->to, " /PageLabels << /Nums [");
    if (f->pages->front)
        sink_literal(f->to, "0 << /S /r >> ");
    sink_number(f->to, f->pages->front);
    sink_literal(f->to, " << /S /D >>] >>");
}

static void put_catalog(struct pdf *f)
{
    begin(f, CATALOG);
    put_reference(f, "<< /Type /Catalog /Pages", PAGES);
    put_reference(f, " /Outlines", OUTLINE);
    put_labels(f);
    sink_literal(f->to, " /Lang ");
    syntax_string(f->language, f->to);
    if (f->pages->entry_count > 1)
        sink_literal(f->to, " /PageMode /UseOutlines");
    sink_literal(f->to, " /ViewerPreferences << /DisplayDocTitle true >> >>");
    end_object(f);
}

static void put_page_tree(struct pdf *f)
{
    int n;

    begin(f, PAGES);
    sink_literal(f->to, "<< /Type /Pages /Kids [");
    for (n = 0; n < f->pages->count; n++)
        put_reference(f, n ? n % 10 ? "" : "\n" : "", f->first_page + 2 * n);
    syntax_numbers("] /Count #\n/MediaBox [0 0 # #]", 3,
                     (int64_t[]){f->pages->count, f->pages->width, f->pages->height}, f->to);
    put_reference(f, " /Resources", RESOURCES);
    sink_literal(f->to, " >>");
    end_object(f);
}

/* The names of the players, with commas between them. */
static void put_author(struct pdf *f)
{
    struct text rest = sink_contents(&f->pages->people), line;
    struct sink names = {0};

    sink_reserve(&names, rest.length + 1);
    while (text_line(&rest, &line)) {
        if (names.used)
            sink_literal(&names, ", ");
        sink_text(&names, line);
    }
    if (names.used) {
        sink_literal(f->to, "\n/Author ");
        syntax_utf16(sink_contents(&names), f->to);
    }
    sink_free(&names);
}

/* The date, if there is one, in UTC: D:YYYYMMDDHHmmSSZ, which ends with the year 9999. */
static void put_date(struct pdf *f)
{
    enum { DATE = 40 };
    const long long last = 253402300799;
    time_t seconds = (time_t)f->date;
    const struct tm *date = f->date > 0 && f->date <= last ? gmtime(&seconds) : NULL;
    char text[DATE];

    if (date && strftime(text, sizeof text, "\n/CreationDate (D:%Y%m%d%H%M%SZ)", date))
        sink_string(f->to, text);
}

static void put_info(struct pdf *f)
{
    begin(f, INFO);
    sink_literal(f->to, "<< /Title ");
    syntax_utf16(sink_contents(&f->pages->title), f->to);
    put_author(f);
    put_date(f);
    sink_literal(f->to, "\n/Creator (traxfig) >>");
    end_object(f);
}

static void put_resources(struct pdf *f)
{
    int i;

    begin(f, RESOURCES);
    sink_literal(f->to, "<< /Font <<");
    for (i = 0; i < ENCODING_FONTS; i++) {
        const char name[] = {' ', '/', ink_fonts[i], 0};

        if (f->fonts >> i & 1)
            put_reference(f, name, FONTS + i);
    }
    sink_literal(f->to, " >>\n/XObject <<");
    for (i = 0; i < FORMS; i++)
        if (f->forms[i]) {
            sink_literal(f->to, " /");
            sink_byte(f->to, i < DISKS ? tile_letters[i / TILE_LAYERS] : PLOT_DISK);
            sink_number(f->to, i < DISKS ? i % TILE_LAYERS : i - DISKS);
            put_reference(f, "", f->forms[i]);
        }
    sink_literal(f->to, " >> >>");
    end_object(f);
}

/* The code points of the letters of Symbol (ISO 32000-1, 9.10.3). By their names alone some would be signs, not Greek
   letters. */
static void put_letters(struct pdf *f)
{
    enum { FIRST = '!', LAST = 255, MOST = 100 /* in a block */ };
    struct sink *to = &f->plain, block = {0};
    int byte, count = 0;

    begin(f, f->letters);
    sink_literal(f->to, "<<");
    sink_string(to, "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
                    "/CMapName /Symbol-Unicode def /CMapType 2 def\n"
                    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                    "1 begincodespacerange <00> <FF> endcodespacerange\n");
    for (byte = FIRST; byte <= LAST && count < MOST; byte++) {
        uint32_t rune = encoding_symbol((unsigned char)byte);

        if (!rune)
            continue;
        count++;
        sink_byte(&block, '<');
        sink_hex(&block, (uint32_t)byte, 2);
        sink_literal(&block, "> <");
        sink_hex(&block, rune, 4);
        sink_literal(&block, ">\n");
    }
    syntax_numbers("# beginbfchar\n", 1, (int64_t[]){count}, to);
    sink_text(to, sink_contents(&block));
    sink_string(to, "endbfchar\nendcmap CMapName currentdict /CMap defineresource pop end end\n");
    sink_free(&block);
    put_stream(f);
}

static void put_fonts(struct pdf *f)
{
    int i;

    begin(f, ENCODING);
    sink_literal(f->to, "<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [");
    sink_string(f->to, encoding_names);
    sink_literal(f->to, "] >>");
    end_object(f);
    for (i = 0; i < ENCODING_FONTS; i++) {
        begin(f, FONTS + i);
        sink_literal(f->to, "<< /Type /Font /Subtype /Type1 /BaseFont /");
        sink_string(f->to, encoding_fonts[i]);
        if (i != ENCODING_SYMBOL)
            put_reference(f, " /Encoding", ENCODING);
        else if (f->letters)
            put_reference(f, " /ToUnicode", f->letters);
        sink_literal(f->to, " >>");
        end_object(f);
    }
}

static void put_forms(struct pdf *f)
{
    const struct tile_theme *theme = &tile_themes[f->pages->theme];
    struct ink ink = {.to = &f->plain, .pdf = true};
    int i;

    for (i = 0; i < FORMS; i++)
        if (f->forms[i]) {
            begin(f, f->forms[i]);
            sink_literal(f->to, "<< /Type /XObject /Subtype /Form /BBox [-.52 -.52 .52 .52] /Resources << >>");
            if (i < DISKS)
                tile_write(theme, i / TILE_LAYERS, i % TILE_LAYERS, &ink);
            else
                tile_disk(theme, i - DISKS, &ink);
            put_stream(f);
        }
}

/* The links of a page. */
static void put_links(struct pdf *f, int page)
{
    size_t i;
    bool any = false;

    for (i = pages_first(f->pages, page); i < pages_end(f->pages, page); i++) {
        const struct pages_item *item = &f->pages->items[i];

        if (item->kind != PAGES_LINK)
            continue;
        sink_string(f->to, any ? "\n" : "\n/Annots [");
        any = true;
        syntax_numbers("<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [~ ~ ~ ~] ", 4,
                         (int64_t[]){item->x, item->y - item->height, item->x + item->width, item->y}, f->to);
        put_destination(f, "/Dest", item->index);
        sink_literal(f->to, " >>");
    }
    if (any)
        sink_byte(f->to, ']');
}

static void put_page(struct pdf *f, int page)
{
    const struct pages *p = f->pages;
    int number = page_object(f, page);

    begin(f, number);
    put_reference(f, "<< /Type /Page /Parent", PAGES);
    put_reference(f, " /Contents", number + 1);
    if (p->all[page].landscape)
        syntax_numbers(" /MediaBox [0 0 # #]", 2, (int64_t[]){p->height, p->width}, f->to);
    put_links(f, page);
    sink_literal(f->to, " >>");
    end_object(f);
    begin(f, number + 1);
    sink_literal(f->to, "<<");
    plot_page(p, page, true, &f->plain);
    put_stream(f);
}

/* The outline: all games. */
static void put_outline(struct pdf *f)
{
    int i, last = f->first_item + f->pages->entry_count - 1;

    begin(f, OUTLINE);
    put_reference(f, "<< /Type /Outlines /First", f->first_item);
    put_reference(f, " /Last", last);
    syntax_numbers(" /Count # >>", 1, (int64_t[]){f->pages->entry_count}, f->to);
    end_object(f);
    for (i = 0; i < f->pages->entry_count; i++) {
        begin(f, f->first_item + i);
        sink_literal(f->to, "<< /Title ");
        syntax_utf16(pages_title(f->pages, i), f->to);
        put_reference(f, " /Parent", OUTLINE);
        if (i)
            put_reference(f, " /Prev", f->first_item + i - 1);
        if (f->first_item + i < last)
            put_reference(f, " /Next", f->first_item + i + 1);
        put_destination(f, " /Dest", f->pages->entries[i].place);
        sink_literal(f->to, " >>");
        end_object(f);
    }
}

/* A number that depends on all bytes of a text and on where it began. */
static uint64_t mix(struct text t, uint64_t number)
{
    const uint64_t prime = 0x100000001B3; /* as in the hash FNV-1a */
    size_t i;

    for (i = 0; i < t.length; i++)
        number = (number ^ (unsigned char)t.at[i]) * prime;
    return number;
}

/* The identifier of the file, twice (ISO 32000-1, 14.4): it depends on nothing but all that stands before. */
static void put_identifier(struct pdf *f)
{
    const uint64_t first = mix(sink_contents(f->to), 1), second = mix(text_of("traxfig"), first);
    int i;

    sink_literal(f->to, " /ID [");
    for (i = 0; i < 2; i++) {
        sink_byte(f->to, '<');
        sink_hex(f->to, (uint32_t)(first >> 32), 8);
        sink_hex(f->to, (uint32_t)first, 8);
        sink_hex(f->to, (uint32_t)(second >> 32), 8);
        sink_hex(f->to, (uint32_t)second, 8);
        sink_byte(f->to, '>');
    }
    sink_byte(f->to, ']');
}

/* The places of all objects, and the trailer. */
static void put_trailer(struct pdf *f)
{
    size_t start = f->to->used;
    int i;

    syntax_numbers("xref\n0 #\n0000000000 65535 f \n", 1, (int64_t[]){f->count}, f->to);
    for (i = 1; i < f->count; i++) {
        sink_repeat(f->to, '0', (size_t)(10 - text_digits((int64_t)f->offsets[i])));
        sink_number(f->to, (int64_t)f->offsets[i]);
        sink_literal(f->to, " 00000 n \n");
    }
    syntax_numbers("trailer\n<< /Size #", 1, (int64_t[]){f->count}, f->to);
    put_reference(f, " /Root", CATALOG);
    put_reference(f, " /Info", INFO);
    put_identifier(f);
    syntax_numbers(" >>\nstartxref\n#\n%%EOF\n", 1, (int64_t[]){(int64_t)start}, f->to);
}

/* Numbers the objects of the forms that are used; returns the next number. */
static int number_forms(struct pdf *f)
{
    bool used[FORMS] = {false};
    int i, number = FIRST_FORM;
    size_t n;

    for (i = 0; i < DISKS; i++)
        used[i] = f->pages->drawings >> i / TILE_LAYERS & 1 && tile_has(i / TILE_LAYERS, i % TILE_LAYERS);
    for (n = 0; n < f->pages->mark_count; n++)
        if (f->pages->marks[n].kind == FIGURE_LAST)
            used[DISKS + f->pages->marks[n].numbered] = true;
    for (i = 0; i < FORMS; i++)
        if (used[i])
            f->forms[i] = number++;
    return number;
}

/* Counts the objects. */
static struct pdf pdf_open(const struct pages *p, struct sink *to)
{
    struct pdf f = {.pages = p, .to = to, .fonts = plot_fonts(p)};

    f.first_page = number_forms(&f);
    f.first_item = f.first_page + 2 * p->count;
    f.letters = f.fonts >> ENCODING_SYMBOL & 1 ? f.first_item + p->entry_count : 0;
    f.count = f.first_item + p->entry_count + (f.letters > 0);
    f.offsets = memory_new((size_t)f.count, sizeof *f.offsets);
    return f;
}

void pdf_write(const struct pages *p, struct text language, long long date, struct sink *to)
{
    struct sink file = {0};
    struct pdf f = pdf_open(p, &file);
    int n;

    f.language = language;
    f.date = date;
    sink_string(&file, "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n");
    put_catalog(&f);
    put_page_tree(&f);
    put_info(&f);
    put_resources(&f);
    put_fonts(&f);
    put_forms(&f);
    for (n = 0; n < p->count; n++)
        put_page(&f, pages_bound(p, n));
    put_outline(&f);
    if (f.letters)
        put_letters(&f);
    put_trailer(&f);
    sink_text(to, sink_contents(&file));
    sink_free(&file);
    sink_free(&f.plain);
    sink_free(&f.packed);
    free(f.offsets);
}
