/* pages.h: what the files of print share.

       encoding    text for printers: its bytes and their widths
       paragraph   paragraphs, and the lines they take
       document    pages in the making
       figure      a position: what is shown, how large, and in PostScript
       comments    the moves of a game and their comments, as paragraphs
       book, page  the layouts of a game with and without its comments

   Lengths are tenths of a point unless another unit is named. Heights on a page count from its lower edge. */

/* encoding: text for printers, one byte a letter: Latin-1, and from 128 to 159 the quotes, dashes and letters of
   Windows-1252. prolog.ps encodes its fonts in the same way. */

enum encoding_font { ENCODING_ROMAN, ENCODING_BOLD };

enum {
    ENCODING_EM = 1000,   /* units of width in the size of a font */
    ENCODING_FIXED = 0xA0 /* the blank at which no line is broken */
};

/* Whether a printer has every letter of a text. */
bool encoding_shows(struct text t);

/* Writes a text, UTF-8 or Latin-1 as text_rune reads it, in the printer's encoding: a blank for tabs and line ends, ?
   for a letter that a printer lacks. */
void encoding_write(struct text t, struct sink *to);

/* The width of encoded bytes, in thousandths of the font's size. */
long encoding_width(enum encoding_font font, struct text bytes);

/* Writes encoded bytes as a PostScript string: printable ASCII, in lines of less than 255 bytes. */
void encoding_string(struct text bytes, struct sink *to);

/* Writes a line of PostScript with a number for each # in it, and for each ~ a length: tenths of a point, in points. */
void encoding_numbers(const char *line, int count, const long *numbers, struct sink *to);

/* paragraph: paragraphs, divided into lines by the published widths of the fonts. prolog.ps fills each paragraph by
   the widths that the printer's fonts have, in the number of lines given here: so the pages are known, whatever the
   fonts. */

enum paragraph_kind {
    PARAGRAPH_PARA,    /* filled to both margins */
    PARAGRAPH_PART,    /* the same, continued on another page */
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
    int lines;
};

/* Paragraphs for one column. A zeroed list is empty. */
struct paragraph_list {
    struct sink text; /* the words of all paragraphs, encoded */
    struct paragraph *all;
    int count;
    long width; /* of the column */
    long used;  /* height of what the last paragraph_put wrote */
    bool open;  /* all[count] is begun and not yet ended */
    size_t capacity; /* private, as is the next */
    struct sink words;
};

/* Empties a list, for a column of this width. */
void paragraph_clear(struct paragraph_list *list, long width);

/* Begins a paragraph, and ends the open one. What is written to list->text from here on belongs to it. A PARAGRAPH_PARA
   goes on behind open moves that leave it some space on their line: they become its bold beginning. */
void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, long indent, long above);

/* Ends the open paragraph, if there is one, and counts its lines. Words wider than a line are divided; an empty
   paragraph is dropped. */
void paragraph_end(struct paragraph_list *list);

/* The height of all paragraphs. */
long paragraph_height(const struct paragraph_list *list);

/* The width of encoded bytes in the font of a kind. */
long paragraph_width(enum paragraph_kind kind, struct text bytes);

/* Writes the paragraphs from number `from` on that fit in an area, whose upper left corner is x, y. The last one may be
   divided, two lines at least on either side. Returns the number of the first paragraph left over. */
int paragraph_put(struct paragraph_list *list, int from, long x, long y, long height, struct sink *to);

/* Frees the memory of a list. */
void paragraph_free(struct paragraph_list *list);

/* document: pages in the making. They are kept until the last one is drawn: what stands before them, the contents and
   the number of pages, depends on all. */

/* The settings of ps and eps: rows of the table in out_ps.c. */
enum document_key {
    DOCUMENT_PAPER, /* from here on of ps only */
    DOCUMENT_ORIENTATION,
    DOCUMENT_FIGURES,
    DOCUMENT_COMMENTS,
    DOCUMENT_CONTENTS,
    DOCUMENT_MOVES,
    DOCUMENT_THEME, /* from here on of both */
    DOCUMENT_TILE,
    DOCUMENT_LABELS,
    DOCUMENT_NUMBERS,
    DOCUMENT_LAST,
    DOCUMENT_PATH,
    DOCUMENT_ERROR
};

enum { DOCUMENT_LANDSCAPE = 2 /* a value of DOCUMENT_ORIENTATION */ };

struct document_paper {
    const char *name;
    int width, height; /* in points */
};

/* The part of a page inside the margins. */
struct document_area {
    long left, top, width, height;
};

struct document_page {
    size_t begin; /* of its bytes in the document's body; they end where the next page begins */
    int entry;    /* index of the game whose name is its running head */
    bool landscape;
};

/* A game in the contents. */
struct document_entry {
    size_t name, name_end; /* its name, in the document's names */
    size_t end;            /* the end of its result, which follows the name there; empty unless it is a book */
    int page;              /* on which it begins, counted from 1 */
};

/* Zeroed, with settings, it is ready for use. */
struct document {
    const struct render_settings *settings;
    struct sink body; /* what is drawn on the pages */
    struct document_page *pages;
    int page_count;
    struct document_entry *entries;
    int entry_count;
    struct sink names; /* names and results of the games, encoded */
    struct sink words; /* for document_add; else empty */
    size_t page_capacity, entry_capacity; /* private */

    bool landscape;             /* the next pages are turned on their side */
    struct document_area area;  /* of the current page */
    long y;                     /* top of the free part of the page */
    struct paragraph_list text; /* the text to put on the page next */
    int moves;                  /* in a book: number of moves before the position drawn last */
    int cell;                   /* in a film strip: number of figures on the page */
};

/* The paper of the settings. */
const struct document_paper *document_paper(const struct document *d);

/* The part inside the margins of a page, upright or turned on its side. */
struct document_area document_area(const struct document *d, bool landscape);

/* Begins a page; its running head is the name of the game entered last. */
void document_new_page(struct document *d);

/* The height of the free part of the page; 0 before the first page. */
long document_space(const struct document *d);

/* Adds each line of d->words as a paragraph to the text, 240 bytes of it at most, and empties d->words. */
void document_add(struct document *d, enum paragraph_kind kind, long above);

/* A word of the record, 40 bytes of it at most: one that was refused can have any length. */
struct text document_word(const struct record_move *m);

/* Adds how the game ended, or why its next move was refused, if the scene is its last position. */
void document_add_end(struct document *d, const struct scene *s);

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

/* figure: a position as it is drawn, in the words of prolog.ps. */

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

/* Writes a figure whose upper left corner, coordinates included, is x, y. */
void figure_write(const struct figure *f, long x, long y, struct sink *to);

/* comments: the moves of a game with their comments, as paragraphs. */

/* Adds move n, played or refused, and its comment to a list. After a move without a comment the paragraph stays open
   for the next move. Returns whether the comment has variations. */
bool comments_add(const struct record_game *g, const struct record_move *m, int n, struct paragraph_list *list);

/* book, page: the layouts of a game with and without its comments. */

/* Draws the moves since the position drawn last, in as many figures as the text beside them needs, or in one if the
   scene is part of a film. */
void book_draw(struct document *d, const struct scene *s);

/* Draws a position: heading, board, result and list of moves on a new page, the board as large as possible; or, of a
   film, the next figure of a strip, with its move. */
void page_draw(struct document *d, const struct scene *s);
