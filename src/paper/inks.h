/* inks.h: what the files of paper share: pages as operators. */

#ifndef INKS_H
#define INKS_H

#include "paper/paper.h"

/* ink: writes the operators of pages: those of PDF, which prolog.ps defines for PostScript. Lengths are thousandths. */

/* A colour: red, green and blue, in thousandths. */
struct ink_colour {
    short red, green, blue;
};

/* Sets the colour and the width of lines; the colour of areas and letters. */
void ink_pen(struct sink *to, struct ink_colour c, int64_t width);
void ink_brush(struct sink *to, struct ink_colour c);

/* Strokes with `S` or fills with `f` a square with round corners around 0, 0, by half its side and the radius. */
void ink_rounded(struct sink *to, int64_t half, int64_t radius, char paint);

/* Writes the path of a circle around 0, 0, from the right counterclockwise. */
void ink_circle(struct sink *to, int64_t radius);

/* Writes a disk around 0, 0. */
void ink_disk(struct sink *to, struct ink_colour c, int64_t radius);

/* The names of the fonts in pages. */
extern const char ink_fonts[ENCODING_FONTS + 1];

/* A page in the making. */
struct ink {
    struct sink *to;
    char font;               /* the name of the font in use, */
    int64_t size;            /*   and its size; 0: no font is in use */
    bool writing;            /* a text object is open; */
    int64_t x, y;            /*   its last text began here */
};

/* Ends the text object, if one is open, before operators other than those of text and colours. */
void ink_end_text(struct ink *ink);

/* Writes text for the fonts from x, y, in thousandths of a point. */
void ink_text(struct ink *ink, enum encoding_font font, int64_t size, int64_t x, int64_t y, struct text bytes);

/* tile: tiles and themes. Lengths are thousandths of a tile. */

struct tile_theme {
    struct ink_colour body, rim, white, white_edge, black, black_edge, lit, glow, ink, other_ink, halo, dot, dot_edge;
    struct ink_colour ghost_edge, ghost_white, ghost_black, warning, label;
    struct ink_colour text, ground; /* of pages; a black ground is not painted, which leaves the paper white */
    int64_t black_width; /* of a black track */
};

/* The themes of SCENE_THEMES, the dark theme, then one whose tracks have no width. */
extern const struct tile_theme tile_themes[];

enum {
    TILE_WHITE = 220, /* the width of a white track */
    TILE_EDGE = 30,   /* of the outline of any */
    TILE_OVER = 15,   /* how far a track goes past the sides of its tile, so that no seam shows, */
    TILE_OUTLINE_OVER = 10, /* and its outline */
    TILE_HALO = 90, /* of the halo around a number: closes the hole of a 0, leaves a winning path whole */
    TILE_HALF = 485, TILE_ROUNDING = 100 /* half the side of the square behind the tracks, the radius of its corners */
};

/* The drawings of tiles: 0 to 5 without a winner, then those of White's winning path, then of Black's. */
enum { TILE_KINDS = 6, TILE_COUNT = 3 * TILE_KINDS };

/* The number of the drawing of a tile; with a winner, on the winning path. */
int tile_number(unsigned edges, enum game_player winner);

/* Bytes of pages.tiles: TILE_NONE is an empty space, TILE_FIRST + N the drawing N. */
enum { TILE_FIRST = 'a', TILE_NONE = '.' };

/* The layers in which a board is drawn: squares and glow of the winning path; other squares, outlines of tracks;
   tracks. */
enum { TILE_LAYERS = 3 };

/* Whether a drawing has a layer: only those of the winning path have the first one. */
bool tile_has(int number, int layer);

/* Writes a layer of a drawing, if it has one: a tile whose middle is 0, 0 and whose side is 1. */
void tile_write(const struct tile_theme *theme, int number, int layer, struct sink *to);

/* Writes the disk of the last move around 0, 0, with or without space for a number. */
void tile_disk(const struct tile_theme *theme, bool numbered, struct sink *to);

/* Writes a tile without tracks, in these colours. */
void tile_plate(struct ink_colour body, struct ink_colour rim, struct sink *to);

/* Writes the line of a track, with `over` more at both ends. */
void tile_track(unsigned edges, int64_t over, struct sink *to);

/* face: the fonts: parts of Bitstream Charter, as Type 1 fonts. */

/* A font as data from tools/charter.py: the clear and the encrypted part of its program, the entries of its font
   descriptor in PDF, and its letters. */
struct face {
    struct text clear, private, descriptor, letters;
};

struct face face_of(enum encoding_font font);

/* Writes the program of a font with the letters used; adds to these the parts of composed letters. */
void face_write(const struct face *f, bool used[ENCODING_LETTERS], struct sink *to);

/* Writes the names of the letters from `from` to before `to`, with a slash before each. */
void face_names(int from, int to, struct sink *out);

/* plot: pages as operators. */

/* What pages need: fonts, bits 1 << enum encoding_font, the first one of a face with the second one; letters. */
struct plot_fonts {
    unsigned fonts;
    bool letters[ENCODING_FACES][ENCODING_LETTERS];
};

struct plot_fonts plot_fonts(const struct pages *p);

/* The forms, which pages name T and a number: the layers of the tiles, the disks of last moves without and with a
   number. */
enum { PLOT_DISKS = TILE_COUNT * TILE_LAYERS, PLOT_FORMS = PLOT_DISKS + 2 };

/* Sets which forms pages need. */
void plot_used(const struct pages *p, bool used[PLOT_FORMS]);

/* Writes the operators of a form. */
void plot_form(const struct tile_theme *theme, int form, struct sink *to);

/* Writes a page, on the ground of a dark theme. */
void plot_page(const struct pages *p, int page, struct sink *to);

#endif
