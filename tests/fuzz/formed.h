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

/* PDF: the objects and their table, streams, and operators of the pages in pairs. */
const char *formed_pdf(struct text all);

/* PostScript by the Document Structuring Conventions: ASCII, lines of at most 255 bytes, strings and brackets closed,
   the promised number of pages. */
const char *formed_ps(struct text all);
