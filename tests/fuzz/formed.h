/* formed: checks that output is well formed, with no code of the program. Each function returns NULL, or what is
   wrong. Include base.h first. */

/* Valid UTF-8 without control characters, except line feeds. */
const char *formed_plain(struct text all);

/* Lines of JSON (RFC 8259), one value each, in valid UTF-8. */
const char *formed_json(struct text all);

/* The value of a member of a well-formed object, or an element of an array; empty if there is none. */
struct text formed_member(struct text object, const char *key);
struct text formed_element(struct text array, int n);

/* An XML document: tags nest, attributes are quoted and unique, entities are known. With `html` an HTML page: some
   elements have no end tag, for some it is optional, and scripts and style sheets are skipped. */
const char *formed_xml(struct text all, bool html);

/* What may stand outside the strings of PostScript or PDF: lists of words with blanks between them. */
struct formed_words {
    const char *operators;
    const char *names;    /* without their /; drawings, as /a0, need not be there */
    const char *comments; /* NULL: none */
    const char *show;     /* the operator that shows a string */
};

/* All of a text is known, or a number, or a string; strings, brackets and operators that come in pairs are closed.
   Adds what is shown in the fonts of text, not in those of figures, to *shown, unless it is NULL: for each string but a
   single blank a line that begins with the name of its font. */
const char *formed_words(struct text t, const struct formed_words *known, struct sink *shown);

/* PDF: the objects and their table, streams; outside strings only what pdf.c writes. Adds what all pages show. */
const char *formed_pdf(struct text all, struct sink *shown);

/* PostScript by the Document Structuring Conventions: ASCII, lines of at most 255 bytes, the promised number of pages;
   behind the prolog, outside strings only what postscript.c writes. Adds what all pages show. */
const char *formed_ps(struct text all, struct sink *shown);
