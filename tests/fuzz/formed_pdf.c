#include "formed.h"
#include "inflate.h"

static const struct formed_words on_pages = {
    .operators = "m l c h f S w d g G rg RG j q Q cm Do BT ET Tf Td Tj Tr BDC EMC",
    .names = "R B I r b i Span ActualText",
};

static const struct formed_words in_objects = {
    .operators = "R null true",
    .names = "Type Catalog Pages Outlines PageLabels Nums S r D Lang PageMode UseOutlines ViewerPreferences "
             "DisplayDocTitle Kids Count MediaBox Resources Title CreationDate Creator Font XObject Encoding "
             "WinAnsiEncoding Differences Subtype Type1 BaseFont TRXFIG+Traxfig-Roman TRXFIG+Traxfig-Bold "
             "TRXFIG+Traxfig-Italic FontDescriptor FontName FontFile Flags FontBBox ItalicAngle Ascent Descent "
             "CapHeight StemV Length1 Length2 Length3 R B I r b i Form BBox Annots Annot Link Border Rect Dest XYZ "
             "Filter FlateDecode FirstChar LastChar Widths Length First Last Parent Prev Next Contents Page "
             FORMED_LETTERS,
};

/* Where a word begins in a text, or its length. */
static size_t find(struct text t, size_t from, const char *word)
{
    size_t length = strlen(word);

    for (; from + length <= t.length; from++) {
        const char *at = memchr(t.at + from, *word, t.length - from - length + 1);

        if (!at)
            break;
        from = (size_t)(at - t.at);
        if (memcmp(at, word, length) == 0)
            return from;
    }
    return t.length;
}

/* The decimal number at a place, and past it. */
static long read_number(struct text t, size_t *at)
{
    long n = 0;

    while (*at < t.length && is_digit(t.at[*at]) && n < 100000000)
        n = n * 10 + (t.at[(*at)++] - '0');
    return n;
}

/* An object: its number, the pairs of its brackets, and its stream, if it has one. */
static const char *object(struct text all, size_t at, long number, struct sink *shown)
{
    size_t end = find(all, at, " obj\n"), stream = find(all, at, "stream\n"), stop = find(all, at, "\nendobj\n");
    size_t length = find(all, at, "/Length "), filter = find(all, at, "/Filter /FlateDecode");
    struct text bytes;
    struct sink plain = {0};
    const char *fault = NULL;

    if (end == all.length || stop == all.length || read_number(all, &at) != number)
        return "PDF: no object where there should be one";
    for (at = end + 5; at < stop && at < stream; at++)
        if (all.at[at] != '\n' && !is_printable(all.at[at]))
            return "PDF: a byte in an object that is not printable";
    at = end + strlen(" obj\n");
    fault = formed_words(text_between(all.at + at, all.at + (stream < stop ? stream : stop)), &in_objects, NULL);
    if (stream >= stop || fault)
        return fault;
    length += strlen("/Length ");
    end = (size_t)read_number(all, &length);
    stream += strlen("stream\n");
    if (stream + end > all.length || find(all, stream + end, "\nendstream\nendobj\n") != stream + end)
        return "PDF: a stream of another length";
    bytes = (struct text){all.at + stream, end};
    if (filter < stream && !inflate_read(bytes, &plain))
        fault = "PDF: a stream that cannot be read";
    else if (!text_starts_nocase(bytes, "%!PS-AdobeFont-1.0")) /* the program of a font */
        fault = formed_words(filter < stream ? sink_contents(&plain) : bytes, &on_pages, shown);
    sink_free(&plain);
    return fault;
}

const char *formed_pdf(struct text all, struct sink *shown)
{
    static const char begin[] = "%PDF-1.7\n", end[] = "\n%%EOF\n";
    size_t at, entry;
    const char *fault;
    long count, i;

    if (!text_starts_nocase(all, begin) || all.length < 64 ||
        !text_is(text_skip(all, all.length - strlen(end)), end))
        return "PDF: no header or no end";
    at = find(all, all.length - 40, "startxref\n") + strlen("startxref\n");
    at = (size_t)read_number(all, &at);
    if (at >= all.length || find(all, at, "xref\n0 ") != at)
        return "PDF: no table of objects";
    at += strlen("xref\n0 ");
    count = read_number(all, &at);
    for (i = 1; i < count; i++) {
        entry = at + 1 + 20 * (size_t)i;
        if (entry + 20 > all.length || memcmp(all.at + entry + 10, " 00000 n \n", 10) != 0)
            return "PDF: a wrong table of objects";
        fault = object(all, (size_t)read_number(all, &entry), i, shown);
        if (fault)
            return fault;
    }
    return NULL;
}
