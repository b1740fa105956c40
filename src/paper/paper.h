/* paper.h: printed pages as data, and the two writers that put them down. Needs the doors of base, trax, record,
   analysis and render.

   Lengths are tenths of a point unless another unit is named. Heights on a page count from its lower edge. */

/* encoding: text for the standard fonts, one byte a letter: Windows-1252, and below 32 accents and letters of the same
   fonts, as encoding_names lists them. Accents stand before their letter, ENCODING_ACCENTS at most, the last of them
   nearest to it; ENCODING_SYMBOL_NEXT says that the next byte is a letter of the font Symbol. */

enum encoding_font {
    ENCODING_ROMAN,
    ENCODING_BOLD,
    ENCODING_ITALIC,
    ENCODING_SANS,
    ENCODING_SANS_BOLD,
    ENCODING_SYMBOL,
    ENCODING_FONTS
};

enum {
    ENCODING_EM = 1000,      /* units of width in the size of a font */
    ENCODING_SYMBOL_NEXT = 1,
    ENCODING_ACCENTS = 2,
    ENCODING_FIXED = 0xA0    /* the blank at which no line is broken */
};

/* The widths of the letters, in thousandths of the font's size; of Symbol in its own encoding. */
extern const unsigned short widths_table[ENCODING_FONTS][256];

/* The names of the fonts. */
extern const char *const encoding_fonts[ENCODING_FONTS];

/* The letters that the fonts have at other codes than in Windows-1252, as an array of /Differences. */
extern const char encoding_names[];

/* Whether every letter of a text can be drawn. */
bool encoding_shows(struct text t);

/* Writes a text, UTF-8 or Latin-1 as text_rune reads it, as bytes for the fonts: with typographic quotes and dashes, a
   blank for tabs and line ends, nothing for hidden code points, and ? for a letter that cannot be drawn. Such letters
   are added to `missing`, each once, unless it is NULL. */
void encoding_write(struct text t, struct sink *to, struct sink *missing);

/* An accent that is drawn with a letter. */
struct encoding_accent {
    unsigned char byte; /* with which it is drawn, in the font of the text */
    int64_t x, y;       /* where it begins, from the letter, in thousandths of the size */
};

/* A part of a text for the fonts that is drawn at once: bytes of one font, or a letter with its accents. */
struct encoding_part {
    struct text bytes;
    bool symbol; /* the font is Symbol */
    int accent_count, rune_count;
    struct encoding_accent accents[ENCODING_ACCENTS];
    uint32_t runes[ENCODING_ACCENTS + 1]; /* of the letter with its accents, if it has some */
    int64_t width;                        /* in thousandths of the size */
};

/* Cuts the next part off *rest, which must not be empty. */
struct encoding_part encoding_part(enum encoding_font font, struct text *rest);

/* The width of a text for the fonts, in thousandths of the size. */
int64_t encoding_width(enum encoding_font font, struct text bytes);

/* The longest beginning of a text that is no wider than `width`, in thousandths of the size; no letter is divided. */
struct text encoding_fit(enum encoding_font font, struct text bytes, int64_t width);

/* The code point of a letter of Symbol; 0 if no text has it. */
uint32_t encoding_symbol(unsigned char byte);

/* syntax: strings and numbers in PostScript and PDF. */

/* Writes bytes as a string of PostScript and PDF: printable ASCII, in lines of less than 255 bytes. */
void syntax_string(struct text bytes, struct sink *to);

/* Writes code points as hexadecimal digits of UTF-16. */
void syntax_runes(const uint32_t *runes, int count, struct sink *to);

/* Writes a text as a string in UTF-16, in lines of hexadecimal digits, as PDF has them outside pages: with blanks for
   control characters, and without what sets the direction of text. */
void syntax_utf16(struct text t, struct sink *to);

/* Writes a line with a number for each # in it, and for each ~ a length: tenths of a point, in points. */
void syntax_numbers(const char *line, int count, const int64_t *numbers, struct sink *to);

/* figure_data: a position as data for a page. */

/* What a figure shows, without its game. Spaces are counted from its upper left one, from 0. */

enum figure_number_kind {
    FIGURE_MOVE,    /* of a tile that a player placed */
    FIGURE_FORCED,  /* of a forced tile */
    FIGURE_REFUSED, /* of a tile that was refused */
    FIGURE_MARKED,  /* on a disk for the last move */
    FIGURE_NUMBERS
};

struct figure_number {
    enum figure_number_kind kind;
    int column, row;
    int number;
};

enum figure_mark_kind {
    FIGURE_LAST,  /* a disk for the last move */
    FIGURE_GHOST, /* a tile that was refused, in outline */
    FIGURE_CROWD, /* the space that too many tracks enter */
    FIGURE_WRONG, /* the space of a refused move */
    FIGURE_PLATE, /* a tile without tracks, behind rings */
    FIGURE_RING   /* of a mark of the analysis */
};

struct figure_mark {
    enum figure_mark_kind kind;
    int column, row;
    bool numbered;                 /* the disk of the last move has a number */
    unsigned white, black;         /* edges: those of a ghost's white track, of the tracks of a crowd */
    const struct shape_ring *ring; /* and its colour: */
    enum board_colour colour;
};

struct figure_data {
    int columns, rows;
    int64_t size;
    size_t tiles;                /* in pages.tiles, row by row */
    size_t numbers, numbers_end; /* in pages.numbers */
    size_t marks, marks_end;     /* in pages.marks */
    bool labels;                 /* coordinates are shown: */
    int first_column, first_row; /*   those of the first column and row; 0 is left of A and above 1 */
    unsigned cuts; /* sides at which the board goes on: north 1, east 2, south 4, west 8 */
};

/* pages: the page model. All places are final: a writer only writes them down. */

enum pages_kind {
    PAGES_TEXT,   /* one line or less in one font, its baseline from x, y */
    PAGES_LIST,   /* words below each other, each behind its number; the first begins at x, y */
    PAGES_RULE,   /* a horizontal line from x, y */
    PAGES_FIGURE, /* a figure; x, y is the upper left corner of its first tile */
    PAGES_LINK    /* an area whose upper left corner is x, y, that leads to a place */
};

/* A list is set in the font ENCODING_ROMAN, as prolog.ps knows too. */
enum {
    PAGES_LIST_WORD = 90, PAGES_LIST_NUMBER = 80, /* sizes */
    PAGES_LIST_GAP = 40, PAGES_LIST_LEADING = 110
};

struct pages_item {
    enum pages_kind kind;
    int64_t x, y;
    int64_t width;           /* of a rule or link */
    enum encoding_font font; /* of text, as all that follows */
    int64_t size;
    int64_t spread;          /* added to each blank, in thousandths of a point */
    size_t begin, end;       /* in pages.bytes; each word of a list with a blank behind it */
    int64_t height;          /* of a link */
    int index;               /* of the place of a link, or of the figure; the first number of a list */
};

/* A point of a page to which links, contents and outline lead. */
struct pages_place {
    int page; /* index in pages.all */
    int64_t y;
};

/* A game. */
struct pages_entry {
    size_t name, name_end; /* its name, in pages.bytes, for the fonts */
    size_t result_end;     /* the end of its result, which follows the name there */
    size_t title, title_end; /* its name, in pages.titles, as the record has it */
    int place;
};

struct pages_page {
    size_t begin; /* of its items; they end where the next page begins */
    size_t head;  /* of these, the running head, which a document of one page does not show */
    bool landscape;
};

/* Zeroed, it is empty. */
struct pages {
    int width, height;      /* of the paper, in points */
    const char *paper;      /* its name */
    int theme;              /* of the figures */
    struct pages_page *all; /* those of the games, `body` of them, then those of the front, though they are
                               bound first */
    int count, front, body;
    struct pages_item *items;
    size_t item_count;
    struct pages_place *places;
    int place_count;
    struct pages_entry *entries;
    int entry_count;
    struct figure_data *figures;
    int figure_count;
    struct sink tiles;      /* a byte for each space of the figures: the letter of its drawing, or a dot */
    unsigned drawings;      /* of tiles that figures have: bits 1 << number */
    struct figure_number *numbers;
    struct figure_mark *marks;
    size_t number_count, mark_count;
    struct sink bytes;      /* text for the fonts */
    struct sink titles;     /* UTF-8, as the record has it */
    struct sink title;      /* of the document, UTF-8 */
    struct sink people;     /* the players, UTF-8 */
    size_t page_capacity, item_capacity, place_capacity, entry_capacity, figure_capacity; /* private */
    size_t number_capacity, mark_capacity; /* private */
};

/* Begins a page. */
void pages_begin(struct pages *p, bool landscape);

/* Puts text for the fonts on the page; returns its width. */
int64_t pages_text(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, struct text bytes);

/* Puts text whose blanks are spread, by thousandths of a point each. */
void pages_spread(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, int64_t spread,
                  struct text bytes);

/* Puts an item of another page on the page. */
void pages_copy(struct pages *p, const struct pages_item *item);

/* Puts a list on the page, of words for the fonts, in ASCII, from pages.bytes. */
void pages_list(struct pages *p, int64_t x, int64_t y, int number, size_t begin, size_t end);

void pages_rule(struct pages *p, int64_t x, int64_t y, int64_t width);

/* Makes an area of the page a link to a place. */
void pages_link(struct pages *p, int64_t x, int64_t y, int64_t width, int64_t height, int place);

/* Puts a figure without tiles on the page, whose spaces have this size; returns it, for its labels and cuts. It is
   valid until the next one is put; what follows is added to it. */
struct figure_data *pages_figure(struct pages *p, int64_t x, int64_t y, int columns, int rows, int64_t size);

/* Adds a tile by its white edges, part of the winner's path if there is a winner. */
void pages_tile(struct pages *p, int column, int row, unsigned edges, enum game_player winner);

/* Adds the number of a tile. */
void pages_number(struct pages *p, enum figure_number_kind kind, int column, int row, int number);

/* Adds a mark, zeroed but for its kind and space; returns it, valid until the next one is added. */
struct figure_mark *pages_mark(struct pages *p, enum figure_mark_kind kind, int column, int row);

/* Makes a place of this height on the page; returns its index. */
int pages_place(struct pages *p, int64_t y);

/* The items of a page: index of the first, and where they end. */
size_t pages_first(const struct pages *p, int page);
size_t pages_end(const struct pages *p, int page);

/* The index of the n-th page as they are bound, from 0; and the other way round. */
int pages_bound(const struct pages *p, int n);
int pages_nth(const struct pages *p, int page);

/* Writes the number of a page as it is printed: roman before the games. */
void pages_label(const struct pages *p, int page, struct sink *to);

/* The name of a game, as the record has it. */
struct text pages_title(const struct pages *p, int entry);

/* The bytes of an item or an entry. */
struct text pages_bytes(const struct pages *p, size_t begin, size_t end);

/* Frees the memory of a page model. */
void pages_free(struct pages *p);

/* The size of the coordinates of a figure with tiles of this size; how far they are from the tiles, past which tracks
   run on. */
int64_t plot_label_size(int64_t size);
int64_t plot_label_gap(int64_t size);

/* postscript: PostScript, by the Document Structuring Conventions 3.0 (Adobe, 1992). prolog.ps defines the operators
   of the pages. */

/* Writes a document. */
void postscript_write(const struct pages *p, struct sink *to);

/* Writes the first page, whose figures begin at 0, 0 and go down, as a picture of this width and height for other
   documents (EPS). `size` is that of the largest tiles. */
void postscript_picture(const struct pages *p, int64_t width, int64_t height, int64_t size, struct sink *to);

/* pdf: PDF 1.7 (ISO 32000-1), with the standard fonts. Writes a document in this language, a code of BCP 47, with this
   date, in seconds since 1970; 0: none. The bytes depend on nothing else. */
void pdf_write(const struct pages *p, struct text language, long long date, struct sink *to);
