/* canvas.h: private functions for images. They compute with integers, so that images have the same bytes on every
   machine. */

#ifndef CANVAS_H
#define CANVAS_H

#include "image/image.h"

/* canvas: an image in memory, and shapes to paint on it. */

/* A colour: opacity, red, green and blue, a byte each, from the highest byte down. Opacity 255 is opaque. */
typedef uint32_t canvas_colour;

/* The colours of an image. Zeroed it is ready for use. Colour 0 is transparent. */
struct palette {
    canvas_colour colours[256];
    int count;                 /* number of colours, without colour 0 */
    unsigned char slots[1024]; /* private: for each hash of a colour, an index of `colours` */
};

struct canvas {
    int width, height;
    unsigned char *rows; /* for each pixel, the index of a colour; before each row a 0: `no filter` in PNG */
    size_t capacity;     /* private */
    struct palette *palette;
};

/* Sets the size of a canvas, and fills it with a colour. Before the first call, zero it and set its palette. */
void canvas_open(struct canvas *c, int64_t width, int64_t height, canvas_colour ground);

void canvas_free(struct canvas *c);

/* The pixels of a row from x, y on. */
static inline unsigned char *canvas_at(const struct canvas *c, int x, int y)
{
    return c->rows + (size_t)y * ((size_t)c->width + 1) + 1 + (size_t)x;
}

enum {
    CANVAS_PIXEL = 16, /* geometry is computed in sixteenths of a pixel */
    CANVAS_HALF = CANVAS_PIXEL / 2,
    CANVAS_COVER = 4   /* a cover is counted in quarters of a pixel, so that images have few colours */
};

/* Blends a colour into a pixel, of which it covers `cover` quarters. If the palette is full, takes the nearest
   colour. */
void canvas_blend(const struct canvas *c, int x, int y, canvas_colour colour, unsigned cover);

/* Copies `width` columns of a canvas, from column x on, to `left`, `top` of a canvas with the same palette. The copy
   covers `cover` quarters of each pixel. */
void canvas_copy(const struct canvas *from, int x, int width, const struct canvas *to, int left, int top,
                 unsigned cover);

/* The pixel that contains a coordinate, but at least `begin` and at most `end`. */
int canvas_pixel(int64_t at, int begin, int end);

/* The quarters of a pixel that a disc covers; `square` is the square of the distance between their middles. */
unsigned canvas_disc(int64_t square, int64_t radius);

/* Converts thousandths of a tile to pixels; `size` is the size of the tile. */
int canvas_length(int size, int64_t length);

/* A box with round corners, in thousandths of a tile. If u, v and radius are equal, it is a disc or ring. Members that
   a shape does not need are 0. */
struct shape {
    int64_t x, y;   /* its middle, from the middle of a space; if they are not 0, it is only painted inside the space */
    int64_t u, v;   /* the distances from its middle to its sides */
    int64_t radius; /* the radius of the corners */
    int64_t line;   /* the width of a border; 0: the box is filled */
    int dashes;     /* the number of dashes of a ring: 3 or 6; 0: no dashes */
};

/* Paints a shape on a space that begins at the pixel left, top. */
void canvas_paint(const struct canvas *c, int left, int top, int size, struct shape s, canvas_colour colour);

/* Writes red, green and blue of the first `count` colours. */
void canvas_colours(const struct palette *p, int count, struct sink *to);

/* letters: text drawn in strokes. */

/* A letter in one size. `cover`: the quarters of each pixel that it covers, by rows from the top of the line. */
struct letters_mask {
    int advance, width, height; /* advance 0: not made yet */
    unsigned char *cover;
};

/* Letters of one size. They are ready for use when `cap` and `bold` are set and all else is zeroed. */
struct letters {
    int cap; /* the height of a capital letter, in pixels */
    bool bold;
    struct letters_mask masks[256]; /* each at its number in Latin-1 */
};

/* Whether all letters of a text can be drawn. */
bool letters_show(struct text t);

/* The width of a text in pixels. */
int letters_width(struct letters *l, struct text t);

/* Writes a text from x on, with its baseline at y. Letters that cannot be drawn become `?`, and are added to
   `missing`. */
void letters_write(struct letters *l, struct text t, int x, int y, canvas_colour colour, const struct canvas *to,
                   struct sink *missing);

void letters_free(struct letters *l);

/* board: a scene as an image. */

/* The settings of image formats, after those of a scene. */
enum { BOARD_SIZE = SCENE_PARTS, BOARD_BACKGROUND, BOARD_SETTINGS };

/* The table rows of these settings. GROUND is the default of `background`, and the value of the first word of
   GROUNDS. */
#define SETTINGS_BOARD(LABELS, SIZE, GROUNDS, GROUND)                                                 \
    SETTINGS_SCENE(LABELS),                                                                           \
    [BOARD_SIZE] = {.name = "size", .kind = SETTING_NUMBER, .min = 8, .max = 512, .initial = (SIZE)}, \
    [BOARD_BACKGROUND] = {.name = "background", .kind = SETTING_COLOUR, .words = (GROUNDS), .initial = (GROUND)}

canvas_colour board_ground(const struct render_settings *settings);

enum { PAINTER_NUMBERS, PAINTER_LABELS, PAINTER_CAPTIONS, PAINTER_TITLES, PAINTER_LETTERS };

/* What all boards of a run share, and the board that is being painted. Zeroed it is ready for use. */
struct painter {
    struct palette palette;
    int hidden;          /* the number of forced tiles of the last move that are not shown yet */
    struct canvas tiles; /* private, as all below: the six tiles, a to f */
    struct letters letters[PAINTER_LETTERS];
    const struct scene *scene;
    const struct theme *theme;
    struct extent all;   /* the spaces that are drawn */
    int size, gap;       /* the size of a tile, and the gap around the board, in pixels */
    int width, height, margin_left, margin_top; /* the size and margins of the board with its coordinates */
    int wide, board;     /* the width of the image; the row at which the board begins */
    const struct canvas *to; /* NULL while words are only measured */
    int left, top;       /* the pixel at which the space 0, 0 begins; for words, 0, 0 */
};

/* Paints a scene: the board and, unless the run is quiet, the words around it. `whole`: leaves room for all positions
   of the game. Before the first call, zero the canvas. It gets the painter's palette, and never becomes smaller. */
void board_paint(struct painter *p, const struct scene *s, bool whole, struct canvas *to);

/* Frees what a painter owns. Its palette stays valid. */
void painter_free(struct painter *p);

/* sheet: all boards of a run in one image. The state of a format begins with a struct sheet. */

struct sheet_cell {
    struct canvas picture;
    int top;
};

struct sheet {
    struct painter painter;
    struct sheet_cell *cells; /* row by row */
    size_t capacity;
    int count;
    int width;       /* the width of the widest cell */
    int top, bottom; /* the top and bottom of the last row */
    bool is_full;    /* there is no room for more cells; later boards are left out */
};

extern const struct setting sheet_settings[];

/* Adds a cell with the board of a scene. */
void sheet_draw(const struct scene *s, struct sink *to);

/* Returns all cells in one image, as a grid: each is in the middle of its column, at the top of its row. Frees the
   sheet except for the palette, which the image uses. */
struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings);

/* out_png: writes an image as PNG (second edition). The file also contains `games`, in JSON, unless it is empty. */
void png_write(const struct canvas *c, struct text games, struct sink *to);

#endif
