/* print.h: PostScript pages and pictures. */

/* encoding: text for printers: one byte a letter, Latin-1 with the quotes, dashes and letters that Windows has
   between 128 and 159, as prolog.ps encodes its fonts. */

enum encoding_font { ENCODING_ROMAN, ENCODING_BOLD };

enum { ENCODING_EM = 1000, ENCODING_FIXED = 0xA0 /* the blank at which no line is broken */ };

/* Bytes for a printer, that grow. Zeroed, it is empty. */
struct encoding {
    char *bytes;
    size_t used, capacity;
};

/* The byte that shows a code point; a blank for tabs and ends of lines, ? for what there is not. */
unsigned char encoding_byte(uint32_t rune);

/* Whether every letter of a text can be shown. */
bool encoding_shows(struct text t);

/* Adds a text, UTF-8 or Latin-1, as text_rune reads it. */
void encoding_add(struct encoding *l, struct text t);

/* Adds bytes that are a printer's already. */
void encoding_add_bytes(struct encoding *l, struct text bytes);

/* How wide a printer's bytes are set, in thousandths of the font's size. */
long encoding_width(enum encoding_font font, struct text bytes);

/* Writes a printer's bytes as a PostScript string, in seven bits and lines of less than 255 bytes: nothing
   in it can end it. */
void encoding_put(struct text bytes, struct sink *to);

/* Gives back what it owns. */
void encoding_free(struct encoding *l);

/* The formats for paper. */
extern const struct backend out_ps, out_eps;
