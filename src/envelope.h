/* envelope: what goes around the pages of a document, by the Document Structuring Conventions 3.0 (Adobe,
   1992). Needs all the headers from base.h to document.h, and asset.h. */

/* Writes the whole document: header, prolog, setup, contents if there are to be any, pages, trailer. */
void envelope_ps(struct document *d, struct sink *to);

/* Writes its only picture, so wide and high in tenths of a point, to be taken in by another document. */
void envelope_eps(struct document *d, long wide, long high, struct sink *to);
