/* canvas.h: private functions for images. All computing is in integers: every machine makes the same bytes. */

#ifndef CANVAS_H
#define CANVAS_H

#include "image/image.h"

/* canvas: an image in memory, and shapes to paint on the image. */

/* A colour, 0xOORRGGBB: opacity, red, green, blue. Opacity 255 is opaque. */
typedef uint32_t canvas_colour;

enum {
    CANVAS_PIXEL = 16, /* geometry is computed in sixteenths of a pixel */
    CANVAS_HALF = CANVAS_PIXEL / 2,
    CANVAS_COVER = 4   /* a pixel is covered in quarters: finer steps would make too many colours */
};

/* The colours of an image. A zeroed palette is ready for use. Colour 0 is transparent. */
struct palette {
    canvas_colour colours[256];
    int count;           /* number of colours, not counting colour 0 */
    canvas_colour brush; /* private: the colour that was mixed last */
    unsigned char mixes[CANVAS_COVER + 1][256]; /* private: mixes[cover][n] is the index of the mixture of `brush`
                                                   and colour n; 0: not known yet */
};

struct canvas {
    int width, height;
    unsigned char *rows; /* for each pixel, the index of its colour. A 0 before each row means `no filter` in PNG. */
    size_t capacity;     /* private */
    struct palette *palette;
};

/* Sets the size of a canvas, and fills the canvas with a colour. Before the first call, zero *c and set c->palette. */
void canvas_open(struct canvas *c, int64_t width, int64_t height, canvas_colour ground);

void canvas_free(struct canvas *c);

/* Returns the address of the pixel at x, y. The pixels to the right follow in memory. */
static inline unsigned char *canvas_at(const struct canvas *c, int x, int y)
{
    return c->rows + (size_t)y * ((size_t)c->width + 1) + 1 + (size_t)x;
}

/* Mixes two colours: `brush` covers `cover` quarters of a pixel, the colour with index `number` covers the rest.
   Returns the index of the mixture; if the palette is full, the index of the nearest colour. */
unsigned char canvas_mix(struct palette *p, unsigned number, canvas_colour brush, unsigned cover);

/* Paints `cover` quarters of a pixel in a colour. */
static inline void canvas_blend(const struct canvas *c, int x, int y, canvas_colour colour, unsigned cover)
{
    unsigned char *pixel = canvas_at(c, x, y), known = c->palette->mixes[cover][*pixel];

    *pixel = known && c->palette->brush == colour ? known : canvas_mix(c->palette, *pixel, colour, cover);
}

/* Copies `width` columns of `from`, from column x on, into `to`. The upper left corner of the copy is the pixel left,
   top of `to`. Both canvases must share one palette. `cover`: the opacity of the copy, in quarters. */
void canvas_copy(const struct canvas *from, int x, int width, const struct canvas *to, int left, int top,
                 unsigned cover);

/* Converts sixteenths of a pixel to whole pixels, at least `begin` and at most `end`. */
int canvas_pixel(int64_t at, int begin, int end);

/* How many quarters of a pixel a disc covers. Lengths are sixteenths of a pixel. `square`: the square of the distance
   between the middles of the disc and the pixel. */
static inline unsigned canvas_disc(int64_t square, int64_t radius)
{
    unsigned cover = 0;

    if (radius > 5 && square < (radius - 5) * (radius - 5))
        return CANVAS_COVER;
    /* four circles: each circle that contains the middle of the pixel adds a quarter */
    for (radius += 7; cover < CANVAS_COVER && radius > 0 && square < radius * radius; radius -= 4)
        cover++;
    return cover;
}

/* Converts thousandths of a tile to pixels; `size` is the size of the tile. */
int canvas_length(int size, int64_t length);

/* A box with round corners; if u = v = radius, a disc or, with `line`, a ring. Lengths are thousandths of a tile. */
struct shape {
    int64_t x, y;   /* the middle; 0, 0 is the space's middle. The space's sides cut off a shape that is not at 0, 0. */
    int64_t u, v;   /* half the width and half the height */
    int64_t radius; /* the radius of the corners */
    int64_t line;   /* the width of a border; 0: the box is filled */
    int dashes;     /* the number of dashes of a ring: 3 or 6; 0: no dashes */
};

/* Paints a shape on a space of `size` pixels that begins at the pixel left, top. */
void canvas_paint(const struct canvas *c, int left, int top, int size, struct shape s, canvas_colour colour);

/* Writes the bytes red, green and blue of each of the first `count` colours. */
void canvas_colours(const struct palette *p, int count, struct sink *to);

/* letters: text drawn in strokes. */

/* A letter in one size. `cover`: how many quarters of each pixel the letter covers, row by row from the top. */
struct letters_mask {
    int advance, width, height; /* in pixels. advance: the distance to the next letter; 0: no mask yet */
    unsigned char *cover;
};

/* Letters of one size. Before the first use, set `cap` and `bold`, and zero all else. */
struct letters {
    int cap; /* the height of a capital letter, in pixels */
    bool bold;
    struct letters_mask masks[256]; /* the index is the letter's number in Latin-1 */
};

/* Whether all letters of a text can be drawn. */
bool letters_show(struct text t);

/* letters_width: the width of a text in pixels. letters_fit: how many letters of a text fit into `width` pixels. */
int letters_width(struct letters *l, struct text t);
int letters_fit(struct letters *l, struct text t, int width);

/* Writes a text, whose baseline begins at the pixel x, y. A letter that cannot be drawn becomes `?`, and is added to
   `missing`. */
void letters_write(struct letters *l, struct text t, int x, int y, canvas_colour colour, const struct canvas *to,
                   struct sink *missing);

void letters_free(struct letters *l);

/* board: a scene as an image. */

/* The settings of image formats, after those of enum scene_part. */
enum { BOARD_SIZE = SCENE_PARTS, BOARD_BACKGROUND, BOARD_SETTINGS };

/* The settings of enum scene_part, then `size` and `background`. LABELS: as in SETTINGS_SCENE. SIZE: the default of
   `size`. GROUNDS: the words of `background`; the first word is the default. GROUND: the value of the first word. */
#define SETTINGS_BOARD(LABELS, SIZE, GROUNDS, GROUND)                                                 \
    SETTINGS_SCENE(LABELS),                                                                           \
    [BOARD_SIZE] = {.name = "size", .kind = SETTING_NUMBER, .min = 8, .max = 512, .initial = (SIZE)}, \
    [BOARD_BACKGROUND] = {.name = "background", .kind = SETTING_COLOUR, .words = (GROUNDS), .initial = (GROUND)}

enum { PAINTER_NUMBERS, PAINTER_LABELS, PAINTER_CAPTIONS, PAINTER_TITLES, PAINTER_LETTERS };

/* The data that all boards of a run share, and the board that is being painted. A zeroed painter is ready for use. */
struct painter {
    struct palette palette;
    int hidden;          /* set by the caller: how many of the position's last tiles are not drawn */
    struct canvas tiles; /* the six tiles, a to f; set by board_paint, as are all members below */
    struct letters letters[PAINTER_LETTERS];
    const struct scene *scene;
    const struct theme *theme;
    canvas_colour ink, ground; /* the colours of the words around the board and of the background */
    struct extent all;   /* the spaces that are drawn */
    int size, unit, gap; /* in pixels: a tile's size; this size, but at least LEGIBLE; the gap around the board */
    int width, height, margin_left, margin_top; /* the size and margins of the board with its coordinates */
    int wide, legend, board; /* the widths of image and legend; the row of pixels at which the board begins */
    const struct canvas *to; /* NULL while board.c only measures words */
    int left, top;       /* the pixel at which the first tile's space, or a line of words, begins */
};

/* Paints a scene: the board and, unless settings->quiet, words around the board. `whole`: leaves room for all positions
   of the game. Before the first call, zero *to. The canvas gets the painter's palette, and never becomes smaller. */
void board_paint(struct painter *p, const struct scene *s, bool whole, struct canvas *to);

/* Frees what a painter owns. The palette, which is a part of the struct, stays valid. */
void painter_free(struct painter *p);

/* sheet: all boards of a run in one image. The state of a format that calls sheet_draw begins with a struct sheet. */

struct sheet_cell {
    struct canvas picture;
    struct sink name; /* written above the picture if the sheet has several games; may be empty */
    int line, above;  /* the heights of the name, or 0, and of the words above the board in the picture */
    int top;          /* the top of the picture */
};

struct sheet {
    struct painter painter;
    struct sheet_cell *cells; /* row by row */
    size_t capacity;
    int count, games; /* number of cells, number of games */
    int widest, step, width, height; /* in pixels: the widest cell, the distance of columns, the size of the sheet */
    int bottom;       /* the bottom of the last row but one; if there is one row, less than 0 */
    bool is_full;     /* a board did not fit: this board and all later boards are left out */
};

extern const struct setting sheet_settings[];

/* Adds a cell with the board of a scene. If there is no room, counts the board in settings->dropped. */
void sheet_draw(const struct scene *s, struct sink *to);

/* Returns all cells in one image, as a grid. Each cell is centred in its column; the boards of a row have one top.
   Frees what the sheet owns. The image uses the palette in sheet->painter; the caller frees it with canvas_free. */
struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings);

/* out_png: writes an image as PNG (second edition). `games`: a JSON array to store in the file; or empty. */
void png_write(const struct canvas *c, struct text games, struct sink *to);

#endif
