/* canvas.h: what the formats of pictures share. All is computed in integers, so that a picture has the same bytes on
   every machine. Private to this module. */

#ifndef CANVAS_H
#define CANVAS_H

#include "image/image.h"

/* canvas: a picture in memory, and shapes to paint on it. */

/* A colour: its opacity, from 0 to 255, then red, green and blue, a byte each. */
typedef uint32_t canvas_colour;

/* The colours of a picture. Zeroed it is ready for use; colour 0 is transparent. */
struct palette {
    canvas_colour colours[256];
    int count;                 /* of colours after colour 0 */
    unsigned char slots[1024]; /* private: numbers of colours, by hash */
};

struct canvas {
    int width, height;
    unsigned char *rows; /* numbers of colours; before each row a 0, which means `no filter` in PNG */
    size_t capacity;     /* private */
    struct palette *palette;
};

/* Gives a canvas this size and one colour. Before the first call, zero the canvas and set its palette. */
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
    CANVAS_COVER = 4   /* a whole pixel; covers are counted in quarters, so that pictures have few colours */
};

/* Puts a colour over a pixel, of which it covers `cover` quarters. If the palette is full, takes its nearest colour. */
void canvas_blend(const struct canvas *c, int x, int y, canvas_colour colour, unsigned cover);

/* Copies `width` columns of a canvas, from column x on, to `left`, `top` of a canvas with the same palette. The copy
   covers `cover` quarters of each pixel. */
void canvas_copy(const struct canvas *from, int x, int width, const struct canvas *to, int left, int top,
                 unsigned cover);

/* The pixel that holds a coordinate, but at least `begin` and at most `end`. */
int canvas_pixel(int64_t at, int begin, int end);

/* How many quarters of a pixel a disc covers; `square` is the square of the distance between their middles. */
unsigned canvas_disc(int64_t square, int64_t radius);

/* Converts thousandths of a tile to pixels; `size` is the size of the tile. */
int canvas_length(int size, int64_t length);

/* A box with round corners around the point x, y of a space, in thousandths of a tile; a disc or ring if u, v and
   radius are equal. Members that a shape does not need are 0. */
struct shape {
    int64_t x, y;
    int64_t u, v;   /* from the point to the sides */
    int64_t radius; /* of the corners */
    int64_t line;   /* if not 0, only a border of this width is painted */
    int dashes;     /* of a ring: 3 or 6 */
    bool beyond;    /* it is painted outside its space too */
};

/* Paints a shape on a space that begins at the pixel left, top. */
void canvas_paint(const struct canvas *c, int left, int top, int size, struct shape s, canvas_colour colour);

/* Writes red, green and blue of the first `count` colours. */
void canvas_colours(const struct palette *p, int count, struct sink *to);

/* letters: text drawn in strokes. */

/* A letter in one size. `cover`: how many quarters of each pixel it covers, row by row from the top of the line. */
struct letters_mask {
    int advance, width, height; /* advance 0: it was not made yet */
    unsigned char *cover;
};

/* Letters of one size. Zeroed but for the first two members, they are ready for use. */
struct letters {
    int cap; /* height of a capital, in pixels */
    bool bold;
    struct letters_mask masks[256]; /* of Latin-1 */
};

/* Whether all letters of a text can be drawn. */
bool letters_show(struct text t);

/* The width of a text in pixels. */
int letters_width(struct letters *l, struct text t);

/* Writes a text with its baseline at y, from x on. Letters without strokes become ?, and are added to `missing`. */
void letters_write(struct letters *l, struct text t, int x, int y, canvas_colour colour, const struct canvas *to,
                   struct sink *missing);

void letters_free(struct letters *l);

/* board: a scene as a picture. */

/* The settings of formats of pictures, after those of a scene. */
enum { BOARD_SIZE = SCENE_PARTS, BOARD_BACKGROUND, BOARD_SETTINGS };

/* The rows of these settings, with their defaults. GROUND is the value of the first word of GROUNDS. */
#define SETTINGS_BOARD(LABELS, SIZE, GROUNDS, GROUND)                                                 \
    SETTINGS_SCENE(LABELS),                                                                           \
    [BOARD_SIZE] = {.name = "size", .kind = SETTING_NUMBER, .min = 8, .max = 512, .initial = (SIZE)}, \
    [BOARD_BACKGROUND] = {.name = "background", .kind = SETTING_COLOUR, .words = (GROUNDS), .initial = (GROUND)}

/* The colour of the background. */
canvas_colour board_ground(const struct render_settings *settings);

enum { PAINTER_NUMBERS, PAINTER_LABELS, PAINTER_CAPTIONS, PAINTER_TITLES, PAINTER_LETTERS };

/* What all boards of a run share, and the board that is being painted. Zeroed it is ready for use. */
struct painter {
    struct palette palette;
    int hidden;          /* forced tiles of the last move that are not shown yet */
    struct canvas tiles; /* the six tiles, a to f; from here on private */
    struct letters letters[PAINTER_LETTERS];
    const struct scene *scene;
    const struct theme *theme;
    const struct game_error *error; /* the error that is shown, or NULL */
    struct extent layout, all;      /* the spaces with tiles; all spaces drawn */
    int size, gap;                  /* of a tile, and around the board, in pixels */
    int width, height, margin_left, margin_top; /* of the board with its labels */
    int wide, board;                /* the width of the picture, and where the board begins in it */
    const struct canvas *to;        /* NULL while the words are measured */
    int left, top;                  /* the pixel at which the space 0, 0 begins; both 0 for words */
};

/* Paints a scene: the board, and unless the run is quiet the words around it. `whole`: leaves room for all positions of
   the game. Before the first call, zero the canvas. It gets the painter's palette, and never becomes smaller. */
void board_paint(struct painter *p, const struct scene *s, bool whole, struct canvas *to);

/* Frees what a painter owns. Its palette stays valid. */
void painter_free(struct painter *p);

/* sheet: all pictures of a run in one. The state of a format begins with a struct sheet. */

struct sheet_cell {
    struct canvas picture;
    int top;
};

struct sheet {
    struct painter painter;
    struct sheet_cell *cells; /* row by row */
    size_t capacity;
    int count;
    int width;       /* of the widest cell */
    int top, bottom; /* of the last row */
    bool is_full;    /* the pictures after the last cell are left out */
};

extern const struct setting sheet_settings[];

/* Adds the picture of a scene. */
void sheet_draw(const struct scene *s, struct sink *to);

/* Returns all pictures in one, as a grid: each in the middle of its column, at the top of its row. Frees the sheet
   except for its palette, which the result uses. */
struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings);

/* out_png: writes a picture as PNG (second edition), which also carries games in JSON, unless their text is empty. */
void png_write(const struct canvas *c, struct text games, struct sink *to);

#endif
