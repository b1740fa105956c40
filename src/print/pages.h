/* pages.h: what the files of print share.

       widths      how wide the letters of the standard fonts are
       encoding    text for the standard fonts: its bytes and their widths
       pages       the page model: pages with text, figures, rules and links at their places
       paragraph   paragraphs, divided into lines
       document    pages in the making: paper, headings, running heads
       figure      a position: what is shown, how large; and as data for a page
       comments    the moves of a game and their comments, as paragraphs
       book, page, strip   the layouts of a game with and without its comments, and of its positions
       front       a whole document, and what stands before the games and after them
       ink         the operators that PostScript and PDF share
       tile, plot  tiles, and figures, as operators

   Data goes one way: games -> figures -> pages -> out_ps or out_pdf. Lengths are tenths of a point unless another unit
   is named. Heights on a page count from its lower edge. */

/* encoding: text for the standard fonts, one byte a letter: Windows-1252, and below 32 accents and letters of the same
   fonts, as encoding_names lists them. An accent stands before its letter, which it does not move; ENCODING_SYMBOL_NEXT
   says that the next byte is a letter of the font Symbol. */

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
   blank for tabs and line ends, and ? for a letter that cannot be drawn. Such letters are added to `missing`, each once,
   unless it is NULL. */
void encoding_write(struct text t, struct sink *to, struct sink *missing);

/* A part of a text for the fonts that is drawn at once: bytes of one font, or an accent and its letter. */
struct encoding_part {
    struct text bytes;
    bool symbol;           /* the font is Symbol */
    unsigned char code;    /* of an accent above or below its one letter; 0: none */
    unsigned char accent;  /* the byte with which the accent is drawn, in the font of the text */
    long accent_x, accent_y; /* where it begins, from the letter, in thousandths of the size */
    uint32_t runes[2];     /* of the letter with its accent; the second may be 0 */
    long width;            /* in thousandths of the size */
};

/* Cuts the next part off *rest, which must not be empty. */
struct encoding_part encoding_part(enum encoding_font font, struct text *rest);

/* The width of a text for the fonts, in thousandths of the size. */
long encoding_width(enum encoding_font font, struct text bytes);

/* The longest beginning of a text that is no wider than `width`, in thousandths of the size; no letter is divided. */
struct text encoding_fit(enum encoding_font font, struct text bytes, long width);

/* Writes bytes as a string of PostScript and PDF: printable ASCII, in lines of less than 255 bytes. */
void encoding_string(struct text bytes, struct sink *to);

/* Writes code points as hexadecimal digits of UTF-16. */
void encoding_runes(const uint32_t *runes, int count, struct sink *to);

/* Writes a text as a string in UTF-16, in hexadecimal digits, as PDF has them outside pages. */
void encoding_utf16(struct text t, struct sink *to);

/* Writes a line with a number for each # in it, and for each ~ a length: tenths of a point, in points. */
void encoding_numbers(const char *line, int count, const long *numbers, struct sink *to);

/* pages: the page model. All places are final: a writer only writes them down. */

enum pages_kind {
    PAGES_TEXT,   /* one line or less in one font, its baseline from x, y */
    PAGES_RULE,   /* a horizontal line from x, y */
    PAGES_FIGURE, /* a figure; x, y is the upper left corner of its first tile */
    PAGES_LINK    /* an area whose upper left corner is x, y, that leads to a place */
};

struct pages_item {
    enum pages_kind kind;
    long x, y;
    long width;              /* of text, as long as blanks are not spread; of a rule or link */
    enum encoding_font font; /* of text, as all that follows */
    long size;
    long spread;             /* added to each blank, in thousandths of a point */
    size_t begin, end;       /* in pages.bytes */
    long height;             /* of a link */
    int index;               /* of the place of a link, or of the figure */
};

/* A point of a page to which links, contents and outline lead. */
struct pages_place {
    int page; /* index in pages.all */
    long y;
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

struct figure_data;

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
    struct sink bytes;      /* text for the fonts */
    struct sink titles;     /* UTF-8, as the record has it */
    struct sink title;      /* of the document, UTF-8 */
    struct sink people;     /* the players, UTF-8 */
    size_t page_capacity, item_capacity, place_capacity, entry_capacity, figure_capacity; /* private */
};

/* Begins a page. */
void pages_begin(struct pages *p, bool landscape);

/* Puts text for the fonts on the page; returns its width. */
long pages_text(struct pages *p, long x, long y, enum encoding_font font, long size, struct text bytes);

/* The same with blanks spread, by thousandths of a point each. */
void pages_spread(struct pages *p, long x, long y, enum encoding_font font, long size, long spread, struct text bytes);

void pages_rule(struct pages *p, long x, long y, long width);

/* Makes an area of the page a link to a place. */
void pages_link(struct pages *p, long x, long y, long width, long height, int place);

/* Puts a figure on the page and takes over its memory. */
void pages_figure(struct pages *p, long x, long y, const struct figure_data *data);

/* Makes a place of this height on the page; returns its index. */
int pages_place(struct pages *p, long y);

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

/* paragraph: paragraphs, divided into lines by the widths of the fonts. A paragraph in a wide column is set to both
   margins if no blank becomes a third wider than it is; any other is set ragged. */

enum paragraph_kind {
    PARAGRAPH_PARA,    /* to both margins or ragged */
    PARAGRAPH_MOVES,   /* bold, left-aligned */
    PARAGRAPH_LINE,    /* a variation: smaller, left-aligned, indented */
    PARAGRAPH_MIDDLE,  /* italic, centred */
    PARAGRAPH_CAPTION, /* bold, centred */
    PARAGRAPH_TITLE    /* bold, large, centred */
};

struct paragraph {
    enum paragraph_kind kind;
    size_t begin, lead, end; /* its bytes, in the text of the list; those before `lead` are bold */
    long indent;
    long above;              /* space above it */
    int first, lines;        /* in list->lines */
};

struct paragraph_line {
    size_t begin, end; /* in the text of the list */
    long x;            /* of its first word, from the left side of the column */
    long spread;       /* added to each blank, in thousandths of a point */
    bool lead;         /* the bold beginning of its paragraph stands before it */
};

/* Paragraphs for one column. A zeroed list is empty. */
struct paragraph_list {
    struct sink text; /* the words of all paragraphs, for the fonts */
    struct paragraph *all;
    int count;
    struct paragraph_line *lines;
    int line_count;
    long width; /* of the column */
    long used;  /* height of what the last paragraph_put wrote */
    bool open;  /* all[count] is begun and not yet ended */
    size_t capacity, line_capacity; /* private, as is the rest */
    struct sink words;
    struct paragraph_break *breaks;
    size_t break_capacity;
};

/* Empties a list, for a column of this width. */
void paragraph_clear(struct paragraph_list *list, long width);

/* Begins a paragraph, and ends the open one. What is written to list->text from here on belongs to it. A PARAGRAPH_PARA
   goes on behind open moves that leave it some space on their line: they become its bold beginning. */
void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, long indent, long above);

/* Ends the open paragraph, if there is one, and divides it into lines. Words wider than a line are divided; an empty
   paragraph is dropped. */
void paragraph_end(struct paragraph_list *list);

/* The height of all paragraphs. */
long paragraph_height(const struct paragraph_list *list);

/* The width of text for the fonts in the font of a kind. */
long paragraph_width(enum paragraph_kind kind, struct text bytes);

/* Puts the paragraphs from number `from` on that fit in an area of the page, whose upper left corner is x, y. The last
   one may be divided, two lines at least on either side. Returns the number of the first paragraph left over. */
int paragraph_put(struct paragraph_list *list, int from, long x, long y, long height, struct pages *to);

/* Frees the memory of a list. */
void paragraph_free(struct paragraph_list *list);

/* figure: a position of a game: how large it is, and what it shows. */

struct figure {
    const struct game *game;
    const struct render_settings *settings;
    int moves;            /* number of moves before the position */
    int first;            /* the first move whose number is shown */
    struct extent window; /* the spaces shown */
    long size;            /* of the tiles */
    const struct analysis *analysis; /* whose marks are shown; or NULL */
    struct analysis *own_analysis;   /* private: the same, if it is not the scene's */
    unsigned char *won;              /* from path_won; or NULL */
};

/* Makes a figure of the scene's game after `moves` moves, as the settings ask. Its window is the layout, with the
   spaces beside it that have an error or a mark; its tiles have no size yet. Valid as long as the scene is, whose
   analysis it may use. */
struct figure figure_make(const struct scene *s, int moves, int first);

/* Frees the memory of a figure. */
void figure_free(struct figure *f);

/* The error that ended the game at this position, or NULL. */
const struct game_error *figure_error(const struct figure *f);

/* The width and height of a figure, coordinates included. */
long figure_width(const struct figure *f);
long figure_height(const struct figure *f);

/* Makes the tiles as large, up to `max`, as a figure no wider and no higher than this can have them, at least 1. */
void figure_fit(struct figure *f, long width, long height, long max);

/* Puts a figure on the page; x, y is its upper left corner, coordinates included. */
void figure_put(const struct figure *f, long x, long y, struct pages *to);

/* What a figure shows, without its game. Spaces are counted from its upper left one, from 0. */

struct figure_tile {
    int number;           /* negative: of a forced tile; 0: none is shown */
    unsigned char edges;  /* the white ones; 0: no tile */
    bool won;             /* part of the winning path */
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
    int number;                    /* of the last move or of a refused tile; 0: none */
    unsigned white, black;         /* edges: those of a ghost's white track, of the tracks of a crowd */
    const struct shape_ring *ring; /* and its colour: */
    enum board_colour colour;
};

struct figure_data {
    int columns, rows;
    long size;
    struct figure_tile *tiles; /* row by row */
    struct figure_mark *marks;
    int mark_count;
    bool labels;                 /* coordinates are shown: */
    int first_column, first_row; /*   those of the first column and row; 0 is left of A and above 1 */
    unsigned cuts;    /* sides at which the board goes on: north 1, east 2, south 4, west 8 */
    enum game_player winner; /* whose path is marked */
};

/* The size of the coordinates of a figure with tiles of this size. */
long figure_label_size(long size);

/* document: pages in the making. They are kept until the last one is drawn: what stands before them, the contents and
   the number of pages, depends on all. */

/* The settings of ps, pdf and eps: rows of front_settings. */
enum document_key {
    DOCUMENT_PAPER, /* from here on not of eps */
    DOCUMENT_ORIENTATION,
    DOCUMENT_FIGURES,
    DOCUMENT_COMMENTS,
    DOCUMENT_CONTENTS,
    DOCUMENT_MOVES,
    DOCUMENT_THEME, /* from here on of all */
    DOCUMENT_TILE,
    DOCUMENT_LABELS,
    DOCUMENT_NUMBERS,
    DOCUMENT_LAST,
    DOCUMENT_PATH,
    DOCUMENT_ERROR
};

enum { DOCUMENT_LANDSCAPE = 2 /* a value of DOCUMENT_ORIENTATION */ };

/* The part of a page inside the margins. */
struct document_area {
    long left, top, width, height;
};

/* A part of a board that is cut, and its place. */
struct document_part {
    struct extent window;
    int place;
};

/* Zeroed, it is ready for document_open. */
struct document {
    const struct render_settings *settings;
    struct sink *missing; /* the letters that cannot be drawn; or NULL */
    struct pages pages;
    struct sink words; /* for document_add; else empty */

    bool landscape;             /* the next pages are turned on their side */
    struct document_area area;  /* of the current page */
    long y;                     /* top of the free part of the page */
    struct paragraph_list text; /* the text to put on the page next */
    int moves;                  /* in a book: number of moves before the position drawn last */
    int cell;                   /* in a film strip: number of figures on the page */
    struct document_part *parts; /* the figures of a board */
    int part_count;
    size_t part_capacity;       /* private */
};

/* Prepares a zeroed document for its first game; does nothing later. */
void document_open(struct document *d, const struct render_settings *settings);

/* The part inside the margins of a page, upright or turned on its side. */
struct document_area document_area(const struct document *d, bool landscape);

/* Begins a page; its running head is the name of the game entered last. */
void document_new_page(struct document *d);

/* Begins a page without a running head. */
void document_plain_page(struct document *d);

/* The height of the free part of the page; 0 before the first page. */
long document_space(const struct document *d);

/* Writes a text for the fonts and notes the letters that cannot be drawn. */
void document_write(struct document *d, struct text t, struct sink *to);

/* Adds each line of d->words as a paragraph to the text, 240 bytes of it at most, and empties d->words. */
void document_add(struct document *d, enum paragraph_kind kind, long above);

/* A word of the record, 40 bytes of it at most: one that was refused can have any length. */
struct text document_word(const struct record_move *m);

/* Adds how the game ended, or why its next move was refused, if the scene is its last position. */
void document_add_end(struct document *d, const struct scene *s);

/* Puts text for the fonts that is in the memory of the pages, up to this width, with an ellipsis if it is wider; returns
   its width. */
long document_put_short(struct document *d, long x, long y, long width, enum encoding_font font, long size, size_t begin,
                        size_t end);

/* Puts the text, which has to fit, at the top of the free part of the page. */
void document_put(struct document *d);

/* Enters a game in the contents, and its name for the running heads from here on. */
void document_enter(struct document *d, const struct scene *s);

/* Enters a game and puts its heading: in a book below the game before, if its first figure fits there too; else on a
   new page, without words if the run is quiet. */
void document_begin_game(struct document *d, const struct scene *s);

/* The size of the largest tiles: as the settings ask for, else `initial`. */
long document_tile(const struct document *d, long initial);

/* Frees the memory of a document. */
void document_free(struct document *d);

/* comments: the moves of a game with their comments, as paragraphs. */

/* Adds move n, played or refused, and its comment to the text. After a move without a comment the paragraph stays open
   for the next move. Returns whether the comment has variations. */
bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n);

/* book, page, strip: the layouts of a game. */

/* Draws the moves since the position drawn last, in as many figures as the text beside them needs, or in one if the
   scene is part of a film. */
void book_draw(struct document *d, const struct scene *s);

/* Draws a position: heading, board, result and list of moves on a new page, the board as large as possible. */
void page_draw(struct document *d, const struct scene *s);

/* Draws a position as the next figure of a strip, with its move. */
void strip_draw(struct document *d, const struct scene *s);

/* front: a whole document. */

/* The settings of ps and pdf; those of eps begin with DOCUMENT_THEME. */
extern const struct setting front_settings[];

/* Draws a position, as pages, in the layout that the settings ask for. */
void front_draw(const struct scene *s, struct sink *to);

/* Sets the title of the document. */
void front_title(struct document *d);

/* Adds what depends on all games: the title of the document, and the table of contents. */
void front_end(struct document *d);

/* ink: the operators of pages. PDF has them; prolog.ps defines the same words for PostScript. */

struct ink {
    struct sink *to;
    bool pdf;                /* else PostScript */
    enum encoding_font font; /* the one in use, */
    long size;               /*   its size; 0: none is in use */
    long spread;             /* of blanks, in PDF */
};

/* A colour: red, green and blue, in thousandths. */
struct ink_colour {
    short red, green, blue;
};

/* The name of a font in pages. */
char ink_font_name(enum encoding_font font);

/* Writes numbers with three decimals, given in thousandths, each with a blank after it, then an operator. */
void ink_write(struct ink *ink, int count, const long *thousandths, const char *operator);

/* Writes what sets the colour and the width of lines, or the colour of areas and letters. */
void ink_pen(struct ink *ink, struct ink_colour c, long width);
void ink_brush(struct ink *ink, struct ink_colour c);

/* Writes the path of a square with round corners around 0, 0: half its side and the radius. */
void ink_rounded(struct ink *ink, long half, long radius);

/* Writes the path of a circle around 0, 0, from the right against the clock. */
void ink_circle(struct ink *ink, long radius);

/* Writes text for the fonts; it begins at x, y, in thousandths of a point, as `spread` is, which is added to blanks. */
void ink_text(struct ink *ink, enum encoding_font font, long size, long spread, long x, long y, struct text bytes);

/* tile: tiles and themes. Lengths are thousandths of a tile. */

struct tile_theme {
    struct ink_colour body, rim, white, white_edge, black, black_edge, lit, glow, ink, other_ink, halo, dot, dot_edge;
    struct ink_colour ghost_edge, ghost_white, ghost_black, warning, label;
    long black_width; /* of a black track */
};

/* By the words of SCENE_THEMES, then one whose tracks have no width. */
extern const struct tile_theme tile_themes[];

enum {
    TILE_WHITE = 220, /* the width of a white track */
    TILE_EDGE = 30,   /* of the outline of any */
    TILE_OVER = 15,   /* a track runs on past the sides of its tile, so that no seam is seen, */
    TILE_OUTLINE_OVER = 10, /* its outline less */
    TILE_HALO = 120,  /* of the halo around a number */
    TILE_HALF = 485, TILE_ROUNDING = 100 /* half the side of the square behind the tracks, the radius of its corners */
};

/* The drawings of tiles: 0 to 5 of no winner, then of a winning path of white, and of black. */
enum { TILE_KINDS = 6, TILE_COUNT = 3 * TILE_KINDS };

/* The number of the drawing of a tile; of a winning path if there is a winner. */
int tile_number(unsigned edges, enum game_player winner);

/* The letter of a drawing. */
char tile_letter(int number);

/* A board is drawn in layers, each of all tiles: squares and the glow of the winning path, outlines of tracks, tracks. */
enum { TILE_LAYERS = 3 };

/* Writes a layer of a drawing: a tile whose middle is 0, 0 and whose side is 1. */
void tile_write(const struct tile_theme *theme, int number, int layer, struct ink *ink);

/* Writes a tile without tracks, in these colours. */
void tile_plate(struct ink_colour body, struct ink_colour rim, struct ink *ink);

/* Writes the line of a track between its two edges, which runs on by `over` at both ends. */
void tile_track(unsigned edges, long over, struct ink *ink);

/* plot: pages as operators. */

/* The fonts that pages need: bits 1 << enum encoding_font; and the drawings of tiles: bits 1 << number. */
unsigned plot_fonts(const struct pages *p);
unsigned plot_tiles(const struct pages *p);

/* Writes a figure; the upper left corner of its first tile is at x, y. */
void plot_figure(const struct figure_data *f, const struct tile_theme *theme, long x, long y, struct ink *ink);

/* Writes what stands on a page, in PDF or in the words of prolog.ps. */
void plot_page(const struct pages *p, int page, bool pdf, struct sink *to);
