/* paper.h: printed pages as data, and what writes them as PostScript and PDF. Lengths are tenths of a point unless
   another unit is named. Heights on a page count from its lower edge. */

#ifndef PAPER_H
#define PAPER_H

#include "render/render.h"

/* encoding: text for the fonts, one byte for a letter. Each face is two fonts: with the letters of Windows-1252, and
   with those from U+0100 to U+017F, less 0x80. Smaller bytes change the font: ENCODING_MORE to the other one of the
   face, ENCODING_SWITCH + a font to that one. */

enum encoding_font {
    ENCODING_ROMAN,
    ENCODING_BOLD,
    ENCODING_ITALIC,
    ENCODING_FACES,
    ENCODING_FONTS = 2 * ENCODING_FACES
};

enum {
    ENCODING_EM = 1000, /* units of width in the size of a font */
    ENCODING_MORE = 1,
    ENCODING_SWITCH = 2,
    ENCODING_FIXED = 0xA0 /* the no-break space */
};

/* The letters of a face have numbers from 0: codes 32 to 255, then codes 128 to 255 of its second font. */
enum { ENCODING_FIRST = 32, ENCODING_SECOND = 128, ENCODING_LETTERS = 224 + 128 };

/* The number of the letter with this code in a font. */
static inline int encoding_letter(enum encoding_font font, int code)
{
    return font < ENCODING_FACES ? code - ENCODING_FIRST : code + 224 - ENCODING_SECOND;
}

/* The widths of the letters, in thousandths of the font's size. */
extern const unsigned short encoding_widths[ENCODING_FACES][ENCODING_LETTERS];

extern const char *const encoding_faces[ENCODING_FACES];

/* Whether every letter of a text can be drawn. */
bool encoding_shows(struct text t);

/* Writes a text as bytes for the fonts: with typographic quotes and dashes, a blank for tabs and line ends, nothing for
   hidden code points, ? for letters that cannot be drawn. Adds each of these once to `missing`, unless NULL. */
void encoding_write(struct text t, struct sink *to, struct sink *missing);

/* Cuts the next letters of one font off *rest and sets the font; empty at the end. */
struct text encoding_part(enum encoding_font *font, struct text *rest);

/* The width of a text for the fonts, in thousandths of the size. */
int64_t encoding_width(enum encoding_font font, struct text bytes);

/* The font at the end of a text that begins in `font`. */
enum encoding_font encoding_font_behind(enum encoding_font font, struct text bytes);

/* The longest beginning of a text that is no wider than `width`, in thousandths of the size. */
struct text encoding_fit(enum encoding_font font, struct text bytes, int64_t width);

/* syntax: writes bytes as a string of PostScript and PDF: printable ASCII, in lines of less than 255 bytes. */
void syntax_string(struct text bytes, struct sink *to);

/* Writes a text as a string in UTF-16, for PDF outside pages: lines of hexadecimal digits, with blanks for control
   characters, and without those that set the direction of text. */
void syntax_utf16(struct text t, struct sink *to);

/* figure_data: what a figure shows, without its game. Spaces count from 0, from the upper left one. */

enum figure_mark_kind {
    FIGURE_MOVE,   /* the number of a tile that a player placed */
    FIGURE_FORCED, /* the number of a forced tile */
    FIGURE_LAST,   /* a disk for the last move */
    FIGURE_GHOST,  /* a tile that was refused, in outline */
    FIGURE_CROWD,  /* the space that too many tracks enter */
    FIGURE_WRONG,  /* the space of a refused move */
    FIGURE_PLATE,  /* a tile without tracks, behind rings */
    FIGURE_RING    /* of a mark of the analysis */
};

struct figure_mark {
    enum figure_mark_kind kind;
    int column, row;
    int number;                    /* of a move, a forced tile, a disk or a ghost; 0: none */
    unsigned white, black;         /* edges: of a ghost's white track, of the tracks of a crowd */
    const struct shape_ring *ring; /* and its colour: */
    enum board_colour colour;
};

struct figure_data {
    int columns, rows;
    int64_t size;
    size_t tiles;                /* in pages.tiles, row by row */
    size_t marks, marks_end;     /* in pages.marks */
    bool labels;                 /* coordinates are shown: */
    int first_column, first_row; /*   those of the first column and row; 0 is left of A and above 1 */
    unsigned cuts; /* BOARD_NORTH ...: the sides at which the board goes on */
};

/* pages: the page model, with final places. */

enum pages_kind {
    PAGES_TEXT,   /* one line or less, its baseline from x, y */
    PAGES_FIGURE, /* a figure; x, y is the upper left corner of its first tile */
    PAGES_LINK    /* an area whose upper left corner is x, y, that leads to a place */
};

struct pages_item {
    enum pages_kind kind;
    int64_t x, y;
    int64_t width, height;   /* of a link */
    enum encoding_font font; /* of text, as all that follows */
    int64_t size;
    size_t begin, end;       /* in pages.bytes */
    int index;               /* of the place of a link, or of the figure */
};

/* A target of links, contents and outline. */
struct pages_place {
    int page; /* index in pages.all */
    int64_t y;
};

/* A game. */
struct pages_entry {
    size_t name, name_end; /* its name, in pages.bytes, for the fonts */
    size_t result_end;     /* the end of its result, which follows the name in pages.bytes */
    size_t title, title_end; /* its name, in pages.titles, in UTF-8 */
    int place;
};

struct pages_page {
    size_t begin; /* of its items, which end where those of the next page begin */
    size_t head;  /* the end of the items of the running head, which a document of one page does not show */
    bool landscape;
};

/* Zeroed, it is empty. */
struct pages {
    int width, height;      /* of the paper, in points */
    const char *paper;      /* its name */
    int theme;              /* of the figures */
    struct pages_page *all; /* the `body` pages of the games, then those of the front, which are bound first */
    int count, front, body;
    struct pages_item *items;
    size_t item_count;
    struct pages_place *places;
    int place_count;
    struct pages_entry *entries;
    int entry_count;
    struct figure_data *figures;
    int figure_count;
    struct sink tiles;      /* a byte for each space of the figures: a letter for its drawing, or a dot */
    unsigned drawings;      /* of tiles in figures: bits 1 << number */
    struct figure_mark *marks;
    size_t mark_count;
    struct sink bytes;      /* text for the fonts */
    struct sink titles;     /* UTF-8 */
    struct sink title;      /* of the document, UTF-8 */
    struct sink people;     /* the players, UTF-8 */
    size_t page_capacity, item_capacity, place_capacity, entry_capacity, figure_capacity; /* private */
    size_t mark_capacity; /* private */
};

void pages_begin(struct pages *p, bool landscape);

/* Puts an item on the page, moved by x and y. */
void pages_put(struct pages *p, struct pages_item item, int64_t x, int64_t y);

/* Puts a part of pages.bytes on the page. */
void pages_part(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, size_t begin, size_t end);

/* Puts text for the fonts on the page; returns its width. */
int64_t pages_text(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, struct text bytes);

/* Makes an area of the page a link to a place. */
void pages_link(struct pages *p, int64_t x, int64_t y, int64_t width, int64_t height, int place);

/* Begins a figure on the page, which the next tiles and marks belong to; x, y is the upper left corner of its first
   tile. */
void pages_figure(struct pages *p, int64_t x, int64_t y, struct figure_data f);

/* Adds a tile by its white edges; with a winner, as part of the winning path. */
void pages_tile(struct pages *p, int column, int row, unsigned edges, enum game_player winner);

/* Adds a mark, zeroed but for its kind and space; returns it, valid until the next call. */
struct figure_mark *pages_mark(struct pages *p, enum figure_mark_kind kind, int column, int row);

/* Makes a place of this height on the page; returns its index. */
int pages_place(struct pages *p, int64_t y);

/* The items of a page: the index of the first, and their end. */
size_t pages_first(const struct pages *p, int page);
size_t pages_end(const struct pages *p, int page);

/* The index of the n-th page in the bound document, from 0; and the reverse. */
int pages_bound(const struct pages *p, int n);
int pages_nth(const struct pages *p, int page);

/* Writes the printed number of a page: roman before the games. */
void pages_label(const struct pages *p, int page, struct sink *to);

/* The name of a game in UTF-8. */
struct text pages_title(const struct pages *p, int entry);

/* The bytes of an item or an entry. */
struct text pages_bytes(const struct pages *p, size_t begin, size_t end);

/* Removes what was put since `before`, a copy of the page model, but not the entries. */
void pages_take_back(struct pages *p, const struct pages *before);

void pages_free(struct pages *p);

/* The size of the number of a move on a tile of this size. Numbers below PLOT_LEGIBLE are hard to read. */
enum { PLOT_LEGIBLE = 50 };
int64_t plot_number_size(int64_t tile, int number);

/* The size of the coordinates of a figure with tiles of this size, and their distance from the tiles. */
int64_t plot_label_size(int64_t size);
int64_t plot_label_gap(int64_t size);

/* The width and height of a figure, with the coordinates left of its tiles and above them. */
int64_t plot_width(const struct figure_data *f);
int64_t plot_height(const struct figure_data *f);

/* Makes the tiles of a figure as large as its width, its height and `max` allow, at least 1. */
void plot_fit(struct figure_data *f, int64_t width, int64_t height, int64_t max);

/* postscript: PostScript, by the Document Structuring Conventions 3.0 (Adobe, 1992). prolog.ps defines the operators of
   the pages. postscript_write writes a document. */
void postscript_write(const struct pages *p, struct sink *to);

/* Writes the first page, whose figures begin at 0, 0 and go down, as a picture of this width and height (EPS). `size`
   is that of the largest tiles. */
void postscript_picture(const struct pages *p, int64_t width, int64_t height, int64_t size, struct sink *to);

/* pdf: PDF 1.7 (ISO 32000-1). Writes a document in this language, a code of BCP 47, with this date, in seconds since
   1970; 0: none. The bytes depend on nothing else. */
void pdf_write(const struct pages *p, struct text language, long long date, struct sink *to);

#endif
