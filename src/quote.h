/* quote: texts and numbers as JSON (RFC 8259). A key comes with what stands around it, as `,"name":`. Needs
   base.h, text.h and sink.h. */

/* Writes a text as it stands between the quotes of a string: valid UTF-8, and no control characters. */
void quote_text(struct text t, struct sink *to);

/* Writes a key and a string; null if the text is empty. */
void quote_member(const char *key, struct text value, struct sink *to);

/* Writes a key and a number. */
void quote_number(const char *key, long value, struct sink *to);
