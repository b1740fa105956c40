/* inks.h: what the files of paper share: pages as operators. */

/* letter: letters with accents, and how Unicode composes them. */

/* The accents that can be drawn, by their bytes in text for the fonts. Those up to LETTER_RING are letters of the fonts
   at these codes; the rest are drawn with letters that Windows-1252 has. */
enum {
    LETTER_BREVE = 2, LETTER_CARON, LETTER_DOT, LETTER_DOUBLE, LETTER_OGONEK, LETTER_RING,
    LETTER_MACRON = 16, LETTER_ACUTE, LETTER_GRAVE, LETTER_CIRCUMFLEX, LETTER_TILDE, LETTER_DIERESIS, LETTER_CEDILLA,
    LETTER_APOSTROPHE, /* the caron of d, l and t */
    LETTER_STROKE, LETTER_MIDDLE_DOT,
    LETTER_COMMA_ABOVE, LETTER_CEDILLA_COMMA, /* the cedillas of g, and of G, K, L, N, R and their small letters */
    LETTER_COMMA, LETTER_DOT_BELOW, LETTER_HOOK, LETTER_HORN, LETTER_ACCENTS
};

/* Whether a byte is an accent; whether the accent stands above its letter. */
bool letter_is_accent(unsigned char code);
bool letter_is_above(unsigned char code);

/* The byte with which an accent is drawn. */
unsigned char letter_accent_byte(unsigned char code);

/* The combining letter of an accent, or 0; and an accent with this combining letter, or 0. */
uint32_t letter_combining(unsigned char code);
unsigned char letter_accent_of(uint32_t combining);

/* Takes the last accent off a letter and returns it; 0 if it has none that can be drawn. */
unsigned char letter_decompose(uint32_t *rune);

/* The letter with an accent, or with a combining letter, as one code point; 0 if there is none. */
uint32_t letter_compose(uint32_t letter, unsigned char accent);
uint32_t letter_combine(uint32_t letter, uint32_t combining);

/* ink: the operators of pages. PDF has them; prolog.ps defines the same words for PostScript. */

struct ink {
    struct sink *to;
    bool pdf;                /* else PostScript */
    enum encoding_font font; /* the one in use, */
    int64_t size;            /*   its size; 0: none is in use */
    int64_t spread;          /* of blanks, in PDF */
    bool writing;            /* a text object of PDF is open, */
    int64_t x, y;            /*   in which the last text began here */
};

/* A colour: red, green and blue, in thousandths. */
struct ink_colour {
    short red, green, blue;
};

/* The names of the fonts in pages, by enum encoding_font. */
extern const char ink_fonts[];

/* Writes numbers with three decimals, given in thousandths, each with a blank after it, six at most, then an
   operator. */
void ink_write(struct ink *ink, int count, const int64_t *thousandths, const char *operator);

/* Writes what sets the colour and the width of lines, or the colour of areas and letters. */
void ink_pen(struct ink *ink, struct ink_colour c, int64_t width);
void ink_brush(struct ink *ink, struct ink_colour c);

/* Writes the path of a square with round corners around 0, 0: half its side and the radius. */
void ink_rounded(struct ink *ink, int64_t half, int64_t radius);

/* Writes the path of a circle around 0, 0, from the right against the clock. */
void ink_circle(struct ink *ink, int64_t radius);

/* Writes a disk around 0, 0. */
void ink_disk(struct ink *ink, struct ink_colour c, int64_t radius);

/* Ends the text object, if there is one: before all but text and colours. */
void ink_end_text(struct ink *ink);

/* Writes text for the fonts; it begins at x, y, in thousandths of a point, as `spread` is, which is added to blanks. */
void ink_text(struct ink *ink, enum encoding_font font, int64_t size, int64_t spread, int64_t x, int64_t y,
              struct text bytes);

/* tile: tiles and themes. Lengths are thousandths of a tile. */

struct tile_theme {
    struct ink_colour body, rim, white, white_edge, black, black_edge, lit, glow, ink, other_ink, halo, dot, dot_edge;
    struct ink_colour ghost_edge, ghost_white, ghost_black, warning, label;
    int64_t black_width; /* of a black track */
};

/* By the words of SCENE_THEMES, then one whose tracks have no width. */
extern const struct tile_theme tile_themes[];

enum {
    TILE_WHITE = 220, /* the width of a white track */
    TILE_EDGE = 30,   /* of the outline of any */
    TILE_OVER = 15,   /* a track runs on past the sides of its tile, so that no seam is seen, */
    TILE_OUTLINE_OVER = 10, /* its outline less */
    TILE_HALO = 165, /* of the halo around a number; MuPDF leaves the holes of 6, 8 and 9 open in narrower ones */
    TILE_HALF = 485, TILE_ROUNDING = 100 /* half the side of the square behind the tracks, the radius of its corners */
};

/* The drawings of tiles: 0 to 5 of no winner, then of a winning path of white, and of black. */
enum { TILE_KINDS = 6, TILE_COUNT = 3 * TILE_KINDS };

/* The number of the drawing of a tile; of a winning path if there is a winner. */
int tile_number(unsigned edges, enum game_player winner);

/* The letters of the drawings. */
extern const char tile_letters[];

/* A board is drawn in layers, each of all tiles: the squares and the glow of the winning path; other squares, and the
   outlines of tracks; tracks. */
enum { TILE_LAYERS = 3 };

/* Whether a drawing has a layer: all but that of the winning path have no first one. */
bool tile_has(int number, int layer);

/* Writes a layer of a drawing, nothing if it has none: a tile whose middle is 0, 0 and whose side is 1. */
void tile_write(const struct tile_theme *theme, int number, int layer, struct ink *ink);

/* The disk of a last move without a number, and with one: the radius inside its edge and with it. */
struct tile_disk {
    int64_t inner, outer;
};
extern const struct tile_disk tile_disks[2];

/* Writes the disk of the last move around 0, 0. */
void tile_disk(const struct tile_theme *theme, bool numbered, struct ink *ink);

/* Writes a tile without tracks, in these colours. */
void tile_plate(struct ink_colour body, struct ink_colour rim, struct ink *ink);

/* Writes the line of a track between its two edges, which runs on by `over` at both ends. */
void tile_track(unsigned edges, int64_t over, struct ink *ink);

/* plot: pages as operators. */

/* The fonts that pages need: bits 1 << enum encoding_font. */
unsigned plot_fonts(const struct pages *p);

/* Writes what stands on a page, in PDF or in the words of prolog.ps. PDF has forms for what stands there often, with
   names of a letter and a number: the layers of tiles, by tile_letters, and the disks of last moves without and with a
   number. */
enum { PLOT_DISK = 'o' };
void plot_page(const struct pages *p, int page, bool pdf, struct sink *to);
