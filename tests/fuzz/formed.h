/* formed: checks that output is well formed, with no code of the program. Each function returns NULL, or what is
   wrong. */

#ifndef FORMED_H
#define FORMED_H

#include "base/base.h"

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
    const char *names;    /* without their /; drawings, as /T0, need not be there */
    const char *comments; /* NULL: none */
};

/* Names of the letters from U+0100 to U+017F. */
#define FORMED_LETTERS \
    "Amacron amacron Abreve abreve Aogonek aogonek Cacute cacute Ccircumflex ccircumflex Cdotaccent " \
    "cdotaccent Ccaron ccaron Dcaron dcaron Dcroat dcroat Emacron emacron Ebreve ebreve Edotaccent " \
    "edotaccent Eogonek eogonek Ecaron ecaron Gcircumflex gcircumflex Gbreve gbreve Gdotaccent gdotaccent " \
    "Gcommaaccent gcommaaccent Hcircumflex hcircumflex Hbar hbar Itilde itilde Imacron imacron Ibreve " \
    "ibreve Iogonek iogonek Idotaccent dotlessi IJ ij Jcircumflex jcircumflex Kcommaaccent kcommaaccent " \
    "kgreenlandic Lacute lacute Lcommaaccent lcommaaccent Lcaron lcaron Ldot ldot Lslash lslash Nacute " \
    "nacute Ncommaaccent ncommaaccent Ncaron ncaron napostrophe Eng eng Omacron omacron Obreve obreve " \
    "Ohungarumlaut ohungarumlaut OE oe Racute racute Rcommaaccent rcommaaccent Rcaron rcaron Sacute " \
    "sacute Scircumflex scircumflex Scedilla scedilla Scaron scaron Tcommaaccent tcommaaccent Tcaron " \
    "tcaron Tbar tbar Utilde utilde Umacron umacron Ubreve ubreve Uring uring Uhungarumlaut uhungarumlaut " \
    "Uogonek uogonek Wcircumflex wcircumflex Ycircumflex ycircumflex Ydieresis Zacute zacute Zdotaccent " \
    "zdotaccent Zcaron zcaron longs"

/* All of a text is known, or a number, or a string; strings, brackets and operators that come in pairs are closed.
   Adds what is shown in the fonts of text, not in those of figures, to *shown, unless it is NULL: for each string but a
   single blank a line that begins with the name of its font. */
const char *formed_words(struct text t, const struct formed_words *known, struct sink *shown);

/* PDF: the objects and their table, streams; outside strings only what pdf.c writes. Adds what all pages show. */
const char *formed_pdf(struct text all, struct sink *shown);

/* PostScript by the Document Structuring Conventions: ASCII, lines of at most 255 bytes, the promised number of pages;
   behind the prolog, outside strings only what postscript.c writes. Adds what all pages show. */
const char *formed_ps(struct text all, struct sink *shown);

#endif
