/* formed: whether what a backend printed is well formed, by checkers that share nothing with the program.
   Each returns NULL, or what is wrong. Needs base.h and text.h. */

/* Valid UTF-8, and no control character but the end of a line. */
const char *formed_plain(struct text all);

/* Lines of JSON as RFC 8259 has it, one value each; what is not to be escaped stands as valid UTF-8. */
const char *formed_json(struct text all);

/* The value of a member of a well-formed object, empty if there is none; and an element of an array. */
struct text formed_member(struct text object, const char *key);
struct text formed_element(struct text array, int n);

/* An XML document: tags nest, attributes are quoted and named once, entities are known. With `html` a page:
   some elements have no end, others need none, scripts and style sheets are left alone. */
const char *formed_xml(struct text all, bool html);

/* PostScript as the Document Structuring Conventions want it: seven bits, lines of 255, strings and brackets
   closed, as many pages as promised. */
const char *formed_ps(struct text all);
