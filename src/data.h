/* data: the fonts and catalogues that a run needs, found by name or path and read. Needs the headers from
   base.h to font.h. */

/* Sets *words to English, in which everything can be said. */
void data_english(struct message_catalogue *words);

/* Replaces *words by the catalogue of this name, or in the file of this path (anything with a /). False
   with the fault noted, *words as it was, if there is none or it does not match the one there. */
bool data_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* The same for a locale such as fr_CA.UTF-8; one whose language is not built in changes nothing. Those that are
   match: tests/languages.sh. */
void data_locale(struct message_catalogue *words, const char *locale);

/* Reads the font of this name, or in the file of this path. */
bool data_font(struct font *font, const char *name, struct message_fault *fault);
