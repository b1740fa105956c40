/* latin: text for printers: one byte a letter, Latin-1 with the quotes, dashes and letters that Windows has
   between 128 and 159, as prolog.ps encodes its fonts. Needs base.h, text.h and sink.h. */

enum latin_font { LATIN_ROMAN, LATIN_BOLD };

enum { LATIN_EM = 1000, LATIN_FIXED = 0xA0 /* the blank at which no line is broken */ };

/* Bytes for a printer, that grow. Zeroed, it is empty. */
struct latin {
    char *bytes;
    size_t used, room;
};

/* The byte that shows a code point; a blank for tabs and ends of lines, ? for what there is not. */
unsigned char latin_byte(uint32_t rune);

/* Whether every letter of a text can be shown. */
bool latin_shows(struct text t);

/* Adds a text, UTF-8 or Latin-1, as text_rune reads it. */
void latin_add(struct latin *l, struct text t);

/* Adds bytes that are a printer's already. */
void latin_add_bytes(struct latin *l, struct text bytes);

/* How wide a printer's bytes are set, in thousandths of the font's size. */
long latin_width(enum latin_font font, struct text bytes);

/* Writes a printer's bytes as a PostScript string, in seven bits and lines of less than 255 bytes: nothing
   in it can end it. */
void latin_put(struct text bytes, struct sink *to);

/* Gives back what it owns. */
void latin_free(struct latin *l);
