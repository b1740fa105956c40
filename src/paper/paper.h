/* paper.h: printed pages as data, and the writers of PostScript and PDF. Lengths are in tenths of a point, unless
   stated otherwise. x and y are measured from the lower left corner of a page. */

#ifndef PAPER_H
#define PAPER_H

#include "render/render.h"

/* encoding: text for the fonts. Each face has two fonts: the first has the characters of Windows-1252; the second has
   U+0100 to U+017F at the codes 0x80 to 0xFF. In a text, a byte of 32 or more is a character. The byte ENCODING_MORE
   changes to the other font of the face. The byte ENCODING_SWITCH + N changes to font N. */

enum encoding_font {
    ENCODING_ROMAN,
    ENCODING_BOLD,
    ENCODING_ITALIC,
    ENCODING_FACES,
    ENCODING_FONTS = 2 * ENCODING_FACES
};

enum {
    ENCODING_EM = 1000, /* the size of a font, in the unit of encoding_width */
    ENCODING_MORE = 1,
    ENCODING_SWITCH = 2,
    ENCODING_FIXED = 0xA0 /* the no-break space */
};

/* The characters of a face, called letters: codes 32 to 255 of its first font, then codes 128 to 255 of its second. */
enum { ENCODING_FIRST = 32, ENCODING_SECOND = 128, ENCODING_LETTERS = 224 + 128 };

/* The number, from 0, of the letter with this code in a font. */
static inline int encoding_letter(enum encoding_font font, int code)
{
    return font < ENCODING_FACES ? code - ENCODING_FIRST : code + 224 - ENCODING_SECOND;
}

/* The widths of the letters, in thousandths of the font's size. */
extern const unsigned short encoding_widths[ENCODING_FACES][ENCODING_LETTERS];

extern const char *const encoding_faces[ENCODING_FACES]; /* the PostScript names of the faces */

/* Whether the fonts have all characters of a text. encoding_write writes ? for a character that no font has. */
bool encoding_shows(struct text t);

/* Writes a UTF-8 text as text for the fonts. Quotes and dashes become typographic; tabs and line ends become spaces;
   invisible characters are dropped. `missing`, unless NULL, collects the characters that become `?`. */
void encoding_write(struct text t, struct sink *to, struct sink *missing);

/* Returns the next characters that share a font, and cuts them off *rest. At the end of *rest, returns an empty text.
   At the call, *font is the font in which *rest begins; afterwards, *font is the font of the returned characters. */
struct text encoding_part(enum encoding_font *font, struct text *rest);

/* The width of a text that begins in `font`, in thousandths of the font's size. */
int64_t encoding_width(enum encoding_font font, struct text bytes);

/* Returns the longest beginning of a text that is at most `width` wide. `width`: in thousandths of the font's size. */
struct text encoding_fit(enum encoding_font font, struct text bytes, int64_t width);

/* syntax: writes bytes as a string of PostScript and PDF, in printable ASCII, in lines of at most 205 bytes. */
void syntax_string(struct text bytes, struct sink *to);

/* Writes a text as a hexadecimal PDF string in UTF-16, for titles and names outside pages. Control characters become
   spaces. U+202A to U+202E and U+2066 to U+2069, which set the direction of text, are dropped. */
void syntax_utf16(struct text t, struct sink *to);

/* figure_data: the tiles and marks of a figure. Columns and rows count from 0 at the upper left. */

enum figure_mark_kind {
    FIGURE_MOVE,   /* the number of a move, on its tile */
    FIGURE_FORCED, /* the number of a forced tile */
    FIGURE_LAST,   /* a disk on the last move */
    FIGURE_GHOST,  /* a tile that a refused move would place */
    FIGURE_CROWD,  /* a space that more than two tracks of one colour enter */
    FIGURE_WRONG,  /* the space of a refused move */
    FIGURE_PLATE,  /* a disk on an empty space, behind the rings of its marks */
    FIGURE_RING    /* the ring of a mark of the analysis */
};

struct figure_mark {
    enum figure_mark_kind kind;
    int column, row;
    int number;                    /* the number shown on a tile, disk or ghost; 0: none */
    unsigned white, black;         /* FIGURE_CROWD: edges that tracks cross. FIGURE_GHOST: `white` is its white edges */
    const struct shape_ring *ring; /* the shape of a FIGURE_RING */
    enum board_colour colour;      /* the colour of a FIGURE_RING */
};

struct figure_data {
    int columns, rows;
    int64_t size;                /* the side of a tile */
    size_t tiles;                /* index of the first space in pages.tiles; spaces are stored row by row */
    size_t marks, marks_end;     /* range of the marks in pages.marks */
    bool labels;                 /* coordinates are shown */
    int first_column, first_row; /* numbers of the first column and row; column A and row 1 are number 1 */
    unsigned cuts;               /* the sides beyond which the board continues, as bits such as BOARD_NORTH */
};

/* pages: the pages of a document. Each text, figure and link has its place on a page. */

enum pages_kind {
    PAGES_TEXT,   /* a line of text or a part of a line; its baseline begins at x, y */
    PAGES_FIGURE, /* a figure; x, y is the upper left corner of its first tile */
    PAGES_LINK    /* a link to a place; x, y is the upper left corner of its area */
};

struct pages_item {
    enum pages_kind kind;
    int64_t x, y;
    int64_t width, height;   /* the size of a link's area */
    enum encoding_font font; /* the font of a text */
    int64_t size;            /* the font size of a text */
    size_t begin, end;       /* range of a text in pages.bytes */
    int index;               /* index of a link's place in pages.places, or of a figure in pages.figures */
};

/* A target of links and of the outline. */
struct pages_place {
    int page; /* index in pages.all */
    int64_t y;
    size_t item; /* index in pages.items of the next item */
};

/* A game in the contents and the outline. */
struct pages_entry {
    size_t name, name_end;   /* range of the game's name in pages.bytes */
    size_t result_end;       /* end of the result in pages.bytes; the result begins at name_end and may be empty */
    size_t title, title_end; /* range of the game's name in pages.titles, in UTF-8 */
    int place;               /* index in pages.places */
};

struct pages_page {
    size_t begin; /* index of the page's first item; the items end where the next page's items begin */
    size_t head;  /* items from `begin` to `head` are the running head, which is not shown if there is only one page */
    bool landscape;
};

/* A document. A zeroed struct is an empty document. */
struct pages {
    int width, height;      /* the size of the paper, in points */
    const char *paper;      /* the name of the paper size */
    int theme;              /* index in tile_themes */
    struct pages_page *all; /* pages of the body, then pages of the front; the front is bound before the body */
    int count, body;        /* numbers of pages: in total, in the body; all others are the front (title, contents) */
    struct pages_item *items;
    size_t item_count;
    struct pages_place *places;
    int place_count;
    struct pages_entry *entries;
    int entry_count;
    struct figure_data *figures;
    int figure_count;
    struct sink tiles;      /* for each space of each figure, TILE_NONE or TILE_FIRST + the number of a drawing */
    unsigned drawings;      /* the drawings that figures use, as bits 1 << number of a drawing */
    struct figure_mark *marks;
    size_t mark_count;
    unsigned signs;         /* the marks that figures have, as in scene_legend */
    struct sink bytes;      /* text for the fonts */
    struct sink titles;     /* the names of games, in UTF-8 */
    struct sink title;      /* the title of the document, in UTF-8 */
    size_t page_capacity, item_capacity, place_capacity, entry_capacity, figure_capacity, mark_capacity; /* private */
};

void pages_begin(struct pages *p, bool landscape);

/* Puts an item on the last page, moved by x and y. */
void pages_put(struct pages *p, struct pages_item item, int64_t x, int64_t y);

/* Puts text for the fonts on the last page. The baseline begins at x, y. `font`: the font in which the text begins. */
void pages_text(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, struct text bytes);

/* Links an area of the last page to pages.places[place]. x, y is the upper left corner of the area. */
void pages_link(struct pages *p, int64_t x, int64_t y, int64_t width, int64_t height, int place);

/* Puts a figure without tiles and marks on the last page. x, y is the upper left corner of the first tile. */
void pages_figure(struct pages *p, int64_t x, int64_t y, struct figure_data f);

/* Adds a tile with these white edges to the last figure. `winner`: GAME_NOBODY if the tile is on no winning path. */
void pages_tile(struct pages *p, int column, int row, unsigned edges, enum game_player winner);

/* Adds a mark to a space of the last figure. */
void pages_mark(struct pages *p, struct figure_mark mark, int column, int row);

/* Adds the height y on the last page to pages.places. Returns the index of this place. */
int pages_place(struct pages *p, int64_t y);

/* The first item that a page shows, and the end of the page's items, as indices in pages.items. */
size_t pages_first(const struct pages *p, int page);
size_t pages_end(const struct pages *p, int page);

/* The index in pages.all of the page that is bound as number n, from 0. pages_nth is the inverse. */
int pages_bound(const struct pages *p, int n);
int pages_nth(const struct pages *p, int page);

/* Writes the printed number of a page, in Roman numerals for pages of the front. */
void pages_label(const struct pages *p, int page, struct sink *to);

/* The name of the game in pages.entries[entry], in UTF-8. */
struct text pages_title(const struct pages *p, int entry);

/* Undoes what was added to *p since *before was copied from *p. */
void pages_take_back(struct pages *p, const struct pages *before);

void pages_free(struct pages *p);

/* plot_number_size: the font size of a move's number on a tile. Font sizes below PLOT_LEGIBLE are hard to read. */
enum { PLOT_LEGIBLE = 50 };
int64_t plot_number_size(int64_t tile, int number);

/* The width and height of a figure, including its coordinates. */
int64_t plot_width(const struct figure_data *f);
int64_t plot_height(const struct figure_data *f);

/* Gives a figure's tiles the largest size, from 1 to `max`, at which the figure fits in this width and height. */
void plot_fit(struct figure_data *f, int64_t width, int64_t height, int64_t max);

/* postscript: writes a document in PostScript, by the Document Structuring Conventions 3.0 (Adobe, 1992). */
void postscript_write(const struct pages *p, struct sink *to);

/* Writes the first page as an image (EPS). The figures, with their coordinates, must fill an area of this width and
   height whose upper left corner is 0, 0. `size` is the size of the largest tiles. */
void postscript_picture(const struct pages *p, int64_t width, int64_t height, int64_t size, struct sink *to);

/* pdf: writes a document in PDF 1.7 (ISO 32000-1). `language` is a code of BCP 47. `date`: seconds since 1970, or 0 for
   no date. Equal arguments give equal bytes. */
void pdf_write(const struct pages *p, struct text language, long long date, struct sink *to);

#endif
