/* inks.h: declarations for the files of this module. */

#ifndef INKS_H
#define INKS_H

#include "paper/paper.h"

/* ink: writes the operators that draw pages. PDF has these operators; prolog.ps defines them in PostScript. Lengths are
   in thousandths of the unit of the current coordinates, which is a tile or a point. */

/* A colour: red, green and blue, in thousandths. */
struct ink_colour {
    short red, green, blue;
};

/* ink_pen sets the colour and width of lines. ink_brush sets the colour of areas and text. */
void ink_pen(struct sink *to, struct ink_colour c, int64_t width);
void ink_brush(struct sink *to, struct ink_colour c);

/* ink_square fills the square behind a tile's tracks. ink_frame draws the sides of a square with a line of this width;
   a side is 2 * `half` long. Both squares have round corners and the centre 0, 0. */
void ink_square(struct sink *to, struct ink_colour c);
void ink_frame(struct sink *to, struct ink_colour c, int64_t width, int64_t half);

/* Writes the path of a circle around 0, 0, counterclockwise from its rightmost point. */
void ink_circle(struct sink *to, int64_t radius);

/* Writes a filled circle around 0, 0. */
void ink_disk(struct sink *to, struct ink_colour c, int64_t radius);

/* The name of each font in the operators: a single letter. */
extern const char ink_fonts[ENCODING_FONTS + 1];

/* A page that is being written. */
struct ink {
    struct sink *to;
    char font;               /* the name of the font in use; 0: none yet */
    int64_t size;            /* the size of the font in use */
    bool writing;            /* a text object is open */
    int64_t x, y;            /* where the last text of the open text object begins */
};

/* Ends the open text object, if any. Must precede every operator except the operators for text and colours. */
void ink_end_text(struct ink *ink);

/* Writes text for the fonts at x, y (in thousandths of a point). `size` is in tenths of a point. */
void ink_text(struct ink *ink, enum encoding_font font, int64_t size, int64_t x, int64_t y, struct text bytes);

/* tile: tiles and themes. Lengths are in thousandths of a tile. */

struct tile_theme {
    struct ink_colour body, rim, white, white_edge, black, black_edge, lit, glow, other_ink, halo, dot, dot_edge;
    struct ink_colour ghost_edge, ghost_white, ghost_black, warning, label;
    struct ink_colour text, ground; /* colours of a page's text and ground; a black ground is not painted */
    int64_t black_width;
};

/* The themes in the order of SCENE_THEMES, then the dark theme. */
extern const struct tile_theme tile_themes[];

enum {
    TILE_WHITE = 220, /* the width of a white track */
    TILE_EDGE = 30,   /* the width of the outline on each side of a track */
    TILE_OVER = 15,   /* the length by which a track extends past its tile, so that no seam shows */
    TILE_OUTLINE_OVER = 10, /* the length by which a track's outline extends past its tile */
    TILE_HALO = 90, /* a number's halo: wide enough to fill the hole of a 0, but not to hide a winning path */
    TILE_HALF = 485, TILE_ROUNDING = 100 /* the square behind the tracks: half its side, the radius of its corners */
};

/* The drawings of the tiles a to f: 0 to 5 outside winning paths, 6 to 11 on White's path, 12 to 17 on Black's path. */
enum { TILE_KINDS = 6, TILE_COUNT = 3 * TILE_KINDS };

/* Bytes of pages.tiles: TILE_NONE is an empty space, TILE_FIRST + N is drawing N. */
enum { TILE_FIRST = 'a', TILE_NONE = '.' };

/* A board is drawn in three layers. Layer 0 has the squares and glow of the winning path. Layer 1 has the other squares
   and the outlines of all tracks. Layer 2 has the tracks. */
enum { TILE_LAYERS = 3 };

/* Whether a drawing has a layer. Only drawings of the winning path have layer 0. */
bool tile_has(int number, int layer);

/* Writes a layer for which tile_has is true. The middle of the tile is 0, 0. */
void tile_write(const struct tile_theme *theme, int number, int layer, struct sink *to);

/* Writes the track between two edges, lengthened by `over` at both ends, in this colour and width. */
void tile_track(unsigned edges, int64_t over, struct ink_colour c, int64_t width, struct sink *to);

/* face: the fonts, which are subsets of Bitstream Charter in Type 1 format. */

/* The part of a font's program that is not encrypted, and the entries of the font's descriptor in PDF. */
struct face {
    struct text clear, descriptor;
};

/* Writes the program of a face (`font` is less than ENCODING_FACES) with the letters in `used`. Adds the parts of
   composed letters to `used`. src/tools/charter.py describes the file of a font. */
struct face face_write(enum encoding_font font, bool used[ENCODING_LETTERS], struct sink *to);

/* Writes the names of the letters of a face's second font (see paper.h). A slash precedes each name. */
void face_names(struct sink *to);

/* plot: writes pages as operators. */

/* The fonts and letters that pages need. */
struct plot_fonts {
    unsigned fonts; /* bits 1 << enum encoding_font; if the second font of a face is set, its first font is also set */
    bool letters[ENCODING_FACES][ENCODING_LETTERS];
};

struct plot_fonts plot_fonts(const struct pages *p);

/* Forms are drawings that pages use by name: T and the number of the form. Forms below PLOT_DISKS are layers of tiles.
   PLOT_DISKS is the disk of the last move. PLOT_DISKS + 1 is a disk with space for a number. */
enum { PLOT_DISKS = TILE_COUNT * TILE_LAYERS, PLOT_FORMS = PLOT_DISKS + 2 };

/* Whether pages need a form. */
bool plot_uses(const struct pages *p, int form);

/* Writes the operators of a form. */
void plot_form(const struct tile_theme *theme, int form, struct sink *to);

/* Writes the operators of a page. For a dark theme, paints the ground of the page first. */
void plot_page(const struct pages *p, int page, struct sink *to);

#endif
