/* layout.h: declarations for the files of this module. Data goes one way: games -> figures -> pages -> src/paper.
   Lengths are in tenths of a point, unless stated otherwise. x and y are measured from the lower left corner. */

#ifndef LAYOUT_H
#define LAYOUT_H

#include "paper/paper.h"

static inline int64_t lesser(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t greater(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* paragraph: paragraphs, divided into lines that fit in a column. */

enum paragraph_kind {
    PARAGRAPH_PARA,
    PARAGRAPH_LINE,    /* smaller type: a variation, a line of the index or of the solutions */
    PARAGRAPH_DEEP,    /* the smallest type: variations many moves deep */
    PARAGRAPH_LEGEND,  /* lines high enough for a sign of the legend */
    PARAGRAPH_MIDDLE,  /* italic, centred */
    PARAGRAPH_CAPTION, /* bold, centred */
    PARAGRAPH_TITLE,   /* bold, large, centred */
    PARAGRAPH_COVER,   /* bold, very large, centred */
    PARAGRAPH_ENTRY    /* an entry of the contents: all lines but the first are indented */
};

enum { PARAGRAPH_INDENT = 120 /* of a variation below no other */, PARAGRAPH_SIGN = 230 /* line height in a legend */ };

struct paragraph_line {
    enum paragraph_kind kind;
    enum encoding_font font; /* the font at the beginning of the line */
    size_t begin, end;       /* range of the line in paragraph_list.text */
    int64_t x;               /* the distance from the left side of the column */
    int64_t above;           /* the space above the line */
    bool first;              /* the first line of its paragraph */
};

/* Paragraphs for one column. A zeroed list is empty. */
struct paragraph_list {
    struct sink text; /* the text of all paragraphs, in the codes of the fonts */
    struct paragraph_line *lines;
    int count;
    int64_t width;
    int larger;       /* the percentage by which type is larger than usual */
    bool open;        /* a paragraph has begun and not ended */
    int whole;        /* after line `whole`, only a bold paragraph may begin a column; 0: no such rule */
    struct paragraph_line next; /* the first line of the open paragraph; `end` is not set yet */
    size_t capacity;  /* private */
};

/* Empties a list and sets the width of its column. */
void paragraph_clear(struct paragraph_list *list, int64_t width);

/* Enlarges a length by list->larger per cent. */
int64_t paragraph_enlarged(const struct paragraph_list *list, int64_t length);

/* Ends the open paragraph, if any, and begins a new one. The caller then appends the new text to list->text. */
void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, int64_t indent, int64_t above);

/* Ends an open paragraph. Divides the text into lines; breaks words wider than a line. Drops empty paragraphs. */
void paragraph_end(struct paragraph_list *list);

/* Ends the open paragraph with dots and `words`, as in `A Game . . . 12`. `words` end at x = `right`. But if
   `right` is inside the column, and text and `words` do not fit on one line, `words` follow the text without dots. */
void paragraph_lead(struct paragraph_list *list, int64_t right, struct text words);

/* The height of line `from` and all later lines. */
int64_t paragraph_height(const struct paragraph_list *list, int from);

/* The width of text in a paragraph of this kind. The text begins in this font. */
int64_t paragraph_measure(const struct paragraph_list *list, enum paragraph_kind kind, enum encoding_font font,
                          struct text t);

/* The width of line n. */
int64_t paragraph_width(const struct paragraph_list *list, int n);

/* Fits line `from` and later lines into this height of a column. Returns the index after the last line that fits. */
int paragraph_fit(const struct paragraph_list *list, int from, int64_t height);

/* Puts lines `from` to `to` - 1 on the last page, from the upper left corner x, y. Returns the y below the lines. */
int64_t paragraph_put(const struct paragraph_list *list, int from, int to, int64_t x, int64_t y, struct pages *pages);

void paragraph_free(struct paragraph_list *list);

/* figure: diagrams of positions. */

struct figure {
    const struct game *game;
    const struct render_settings *settings;
    int moves;            /* number of moves before the position */
    int first;            /* the first move whose number is shown */
    struct extent window;     /* the spaces shown */
    struct figure_data frame; /* the window as drawn on paper; figure_window sets all but frame.size */
    const struct analysis *analysis; /* the analysis whose marks are shown; NULL: no marks */
    struct analysis *own_analysis;   /* private: the analysis, if figure_make made it; else NULL */
    unsigned char *won;              /* the result of path_won, or NULL */
};

/* Makes a figure of the scene's game after `moves` moves. Numbers begin at move `first`. The window has all tiles, and
   all spaces next to them that have an error or a mark. The caller sizes tiles. s->analysis must outlive the figure. */
struct figure figure_make(const struct scene *s, int moves, int first);

void figure_free(struct figure *f);

/* The error that ended a game after exactly `moves` moves, or NULL if there is none. */
const struct game_error *figure_error(const struct game *g, int moves);

/* Makes a figure show `e`. If `e` is a part of the board, cuts off outer rows and columns without tiles or marks. */
void figure_window(struct figure *f, struct extent e);

/* Sets the size of tiles to `tile`. If the figure is then larger than `width` by `height`, and its game goes on, keeps
   only a part of the board around the last move. */
void figure_crop(struct figure *f, int64_t width, int64_t height, int64_t tile);

/* The smallest legible size of the figure's tiles: numbers, if shown, have at least the font size PLOT_LEGIBLE. Returns
   the size in the settings if that size is smaller. */
int64_t figure_legible(const struct figure *f);

/* Puts a figure on the last page, in an area of this width with the upper left corner x, y. The tiles are centred, or
   further right if the coordinates need space. Returns the x of the middle of the tiles. */
int64_t figure_put(const struct figure *f, int64_t x, int64_t y, int64_t width, struct pages *to);

/* document: the pages so far. No page is written before the last game, since the contents depend on all pages. */

/* The settings of ps, pdf and eps: indices in front_settings. */
enum document_key {
    DOCUMENT_PAPER, /* this and the settings up to DOCUMENT_TITLE are for ps and pdf */
    DOCUMENT_ORIENTATION,
    DOCUMENT_FIGURES,
    DOCUMENT_COMMENTS,
    DOCUMENT_SOLUTIONS,
    DOCUMENT_CONTENTS,
    DOCUMENT_INDEX,
    DOCUMENT_MOVES,
    DOCUMENT_TITLE,
    DOCUMENT_THEME, /* this and the settings below are for ps, pdf and eps */
    DOCUMENT_TILE,
    DOCUMENT_LABELS,
    DOCUMENT_NUMBERS,
    DOCUMENT_LAST,
    DOCUMENT_PATH,
    DOCUMENT_ERROR
};

enum {
    DOCUMENT_LANDSCAPE = 2, /* a value of DOCUMENT_ORIENTATION */
    DOCUMENT_GAP = 200      /* the gap between the columns of a page */
};

/* The part of a page inside the margins. */
struct document_area {
    int64_t left, top, width, height;
};

/* A whole board or a part of a divided board: the spaces that are shown, and the target of links to these spaces. */
struct document_part {
    struct extent window;
    int place; /* index in pages.places */
};

/* A figure of a strip (film or gallery) and its caption. strip_end sizes the figure and places figure and caption. */
struct strip_cell {
    size_t item, lines;    /* index of the figure in pages.items; number of caption lines, which follow the figure */
    int figure;            /* index in pages.figures */
    int64_t height, width; /* the size of the caption */
    int64_t rules;         /* the height of the rules, if the caption ends with the rules; else 0 */
};

/* A document. A zeroed struct is ready for document_open. */
struct document {
    const struct render_settings *settings;
    struct sink *missing; /* collects the characters that the fonts lack; or NULL */
    struct pages pages;
    struct sink words; /* a text under construction, for document_add and others; empty when not in use */

    struct document_area area;  /* the current column, or the undivided page; in EPS: as wide as the image */
    int64_t y;                  /* the top of the free part of the area */
    struct paragraph_list text; /* the lines to put on the page next */
    int columns, column;        /* the number of columns of a page, 0 if undivided; the current column, from 0 */
    int64_t column_width, tile; /* tile: the size of a game's tiles in a booklet; the largest size of tiles in EPS */
    size_t head, head_end;      /* the running head of the next pages is this range in pages.bytes */
    struct paragraph_list caption;
    int moves;                  /* in a booklet with -m: the number of moves before the first figure */
    int cell;                   /* the number of figures of the strip */
    struct text rules;          /* the rules of all games in a gallery; empty: the usual rules, or different rules */
    struct strip_cell *cells;   /* the figures of the strip */
    struct paragraph_list heading;
    struct paragraph_list solutions;
    struct sink keys;           /* names and openings for the index, in UTF-8 */
    struct index_line *index;
    int index_count, part_count;
    struct document_part *parts; /* the parts of the last board */
    size_t cell_capacity, index_capacity, part_capacity; /* private */
    int64_t leading;            /* the leading (height of a line) in the list of moves */
    struct sink legend;         /* the lines of the legend, from scene_legend */
    int legend_top, legend_end; /* the places above and below the last legend; legend_end is 0 if there is none */
    int marked;                 /* the number of figures of the strip before the first figure with marks */
    bool heading_waits;         /* the heading is not yet on a page */
    bool landscape;
    int tight;                  /* in a booklet: the number, from 0, of the current try in book_draw */
    int64_t hole;               /* in a booklet: the largest gap that the game leaves at the end of a column */
    bool evened;                /* in a booklet: even_columns has moved text since the game began */
};

/* Prepares a document for the next position. The caller zeroes the document before the first position. */
void document_open(struct document *d, const struct render_settings *settings);

/* The area inside the margins of a page, portrait or landscape. */
struct document_area document_area(const struct document *d, bool landscape);

/* Begins a page and its first column. The running head is from d->head to d->head_end; above a heading, it is empty. */
void document_new_page(struct document *d);

/* Begins the next column, on this page or a new one. Sets d->area to the column. */
void document_next_column(struct document *d);

/* Whether the document is a gallery, whose pages show the boards of several games. */
bool document_is_gallery(const struct document *d);

/* Begins a page without a running head. */
void document_plain_page(struct document *d);

/* The free height of the current column, or of the undivided page; 0 before the first page. */
int64_t document_space(const struct document *d);

/* Writes a UTF-8 text as text for the fonts. Adds the characters that the fonts lack to d->missing. */
void document_write(struct document *d, struct text t, struct sink *to);

/* Writes a text as document_write does. Cuts a text of more than 240 bytes, and adds an ellipsis. */
void document_write_name(struct document *d, struct text name, struct sink *to);

/* Adds the lines of d->words as paragraphs, with document_write_name and a gap `above` at the top. Empties d->words. */
void document_add(struct document *d, struct paragraph_list *list, enum paragraph_kind kind, int64_t above);

/* The word of a move in the record, cut after 40 bytes, since a refused word can have any length. */
struct text document_word(const struct record_move *m);

/* At a game's last position, adds a sentence to a list: the result, or that the game is unfinished. If an error stopped
   the game, also adds the refused move and the reason. In a film without comments, these replace the sentence. */
void document_add_end(struct document *d, struct paragraph_list *list, const struct scene *s);

/* Puts lines `from` to `to` - 1 in this and further columns. Omits the space above the first line in each column. */
void document_put(struct document *d, const struct paragraph_list *list, int from, int to);

/* Adds the scene's game to the entries of the pages, and makes its name the running head of the next pages. */
void document_enter(struct document *d, const struct scene *s);

/* The largest size of tiles: the size in the settings, or `initial` if the settings have none. */
int64_t document_tile(const struct document *d, int64_t initial);

void document_free(struct document *d);

/* heading: title, players and rules of a game, and the legend of its marks. */

/* Begins the scene's game (by document_enter) or, if `s` is NULL, a gallery. In a booklet, the caller puts the heading
   with heading_put. Only the first heading has a legend, for all requested marks. heading_begin(d, NULL) makes this
   legend again, without a heading, for pages.signs. In other documents, this function puts the heading on a new page,
   and the caller puts the legend, for the marks of the scene and for pages.signs. With settings->quiet, only booklets
   have headings. */
void heading_begin(struct document *d, const struct scene *s);

/* The height of a heading that is not yet on a page, with space above and below; 0 if the heading is on a page. */
int64_t heading_height(const struct document *d);

/* Puts the heading at the top of the free part of the page. If the heading is already on a page, puts the legend. */
void heading_put(struct document *d);

/* comments: the moves of a game with their comments, as paragraphs. */

/* Adds move n, played or refused, and its comment to d->text. A move without a comment leaves the paragraph open.
   Returns whether the comment has variations. */
bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n);

/* Adds a comment to the open paragraph of a list or, if none is open, an introduction or conclusion. Ends the
   paragraph. Returns whether there are variations. */
bool comments_add_lines(struct document *d, struct paragraph_list *list, const struct record_game *g,
                        const struct record_lines *comment);

/* Adds to d->text the move that lost the game, with its proof, if the scene's analysis looked for the move. */
void comments_add_turning(struct document *d, const struct scene *s);

/* book, page, strip: the layouts of booklets (comments=yes), of single positions, and of films and galleries. */

/* At the last scene of a game, draws the whole game. A film with comments has a figure for each position. All other
   booklets have a figure wherever the text since the last figure is long enough. */
void book_draw(struct document *d, const struct scene *s);

/* Removes from a booklet's legend the marks that no figure has. If only column 1 of the last page has text, spreads the
   text over all columns. */
void book_end(struct document *d);

/* Draws a position on a new page: heading, a board as large as possible, sentences below the board, list of moves. */
void page_draw(struct document *d, const struct scene *s);

/* Draws a position as the next figure of a strip. In a gallery, the caption begins with the name of the game. */
void strip_draw(struct document *d, const struct scene *s);

/* Puts the figures of a strip on pages. `s`: the last scene of a film; NULL: the strip is a gallery. */
void strip_end(struct document *d, const struct scene *s);

/* index: the players and openings of a collection, the solutions of its problems. */

/* Notes the players and the opening of the last game in pages.entries. */
void index_note(struct document *d, const struct scene *s);

/* Notes the comment on the scene's last move as the solution of the problem that the scene shows. */
void index_note_solution(struct document *d, const struct scene *s);

/* Adds the noted solutions on a new page, each below the name of its game. Then ends the body and adds the index:
   players, sorted by name, and openings, sorted by moves, each with the page numbers of the games. */
void index_put(struct document *d);

/* front: a whole document. */

/* The settings of ps and pdf. eps has only DOCUMENT_THEME and later settings. */
extern const struct setting front_settings[];

/* Draws a position in the layout that the settings choose. */
void front_draw(const struct scene *s, struct sink *to);

/* Sets the title of the document. */
void front_title(struct document *d);

/* Adds what depends on all games: the title, the solutions, the index, the title page and the contents. */
void front_end(struct document *d);

#endif
