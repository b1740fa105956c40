/* pages.h: what only the files of print share. */

/* paragraph: paragraphs planned for a page. Lines are counted here by the published widths of the fonts, a hair
   on the wide side; prolog.ps fills them by the widths that the printer's fonts have, in no more lines
   than that. So it is known here what falls on which page, and there what a line holds.  Lengths are tenths of a point. */

/* ORDER: the table in flow.c. */
enum paragraph_kind {
    PARAGRAPH_PARA,   /* filled to both margins */
    PARAGRAPH_PART,   /* the same, cut off by the end of a page */
    PARAGRAPH_MOVES,  /* bold, ragged */
    PARAGRAPH_LINE,   /* a variation: smaller, ragged, indented */
    PARAGRAPH_MIDDLE, /* italic and centred */
    PARAGRAPH_CAPTION, /* bold and centred */
    PARAGRAPH_TITLE   /* bold, large and centred */
};

struct paragraph_piece {
    enum paragraph_kind kind;
    size_t begin, lead, end; /* in the bytes; up to `lead` it is bold */
    long indent;
    long missing_number;                /* above it */
    int lines;
};

/* Zeroed, it is empty. */
struct paragraph {
    struct encoding text;
    struct paragraph_piece *pieces;
    int count;
    size_t capacity;
    long width; /* of the column */
    long used;  /* height of what paragraph_put has put */
    bool open;  /* a piece is begun and not ended */
};

/* Makes it empty, to be set in a column this wide. */
void paragraph_clear(struct paragraph *f, long width);

/* Begins a piece; what is added to f->text from here to paragraph_end belongs to it. */
void paragraph_begin(struct paragraph *f, enum paragraph_kind kind, long indent, long missing_number);

/* Makes bold what the piece has so far, and a paragraph of what comes. */
void paragraph_lead(struct paragraph *f);

/* Ends a piece: words that no line can hold are broken up and its lines counted. Empty, it is dropped. */
void paragraph_end(struct paragraph *f);

/* How high the pieces are from this one on. */
long paragraph_height(const struct paragraph *f, int from);

/* How wide the piece that is begun would be on one line. */
long paragraph_open_width(const struct paragraph *f);

/* How wide the bytes of a piece would be in its font. */
long paragraph_width(enum paragraph_kind kind, struct text bytes);

/* Writes the pieces from this one on that fit in an area, cutting the last if that is seemly. Returns the
   first that is left to be put elsewhere. */
int paragraph_put(struct paragraph *f, int from, long x, long y, long height, struct sink *to);

/* Gives back what it owns. */
void paragraph_free(struct paragraph *f);

/* figure: a position as prolog.ps draws it: what of it is shown, and how large it is. 
   Lengths here are tenths of a point; x and y count from the lower left corner of the page. */

enum {
    FIGURE_LABELS = 1,  /* coordinates along the edges */
    FIGURE_NUMBERS = 2, /* on the tiles that were played */
    FIGURE_ALL = 4,     /* and on those that were forced */
    FIGURE_LAST = 8,    /* the last move is marked */
    FIGURE_PATH = 16,   /* the path that won is lifted out */
    FIGURE_ERROR = 32   /* what the record's next move would have done is shown, if it was refused */
};

struct figure {
    const struct game *game;
    int moves;                  /* the position after them */
    int first;                  /* the first of them to show its number */
    unsigned shows;             /* FIGURE_ bits */
    unsigned marks;             /* ANALYSIS_ bits: what is marked of an analysis, */
    int depth;                  /*   wins by force in so many turns among it */
    const unsigned char *won;   /* from path_mark_won */
    struct extent window; /* the spaces to show */
};

/* The error that ended a game at a position, or NULL. */
const struct game_error *figure_error(const struct figure *f);

/* Makes the window show the whole of the position, and the spaces next to it that an error is about or
   that are marked. */
void figure_frame(struct figure *f);

/* How much the coordinates take up left of the tiles and above them, at this size of a tile. */
long figure_left(const struct figure *f, long size);
long figure_top(const struct figure *f, long size);

/* How wide and high a figure is with tiles of this size, coordinates included. */
long figure_width(const struct figure *f, long size);
long figure_height(const struct figure *f, long size);

/* The largest size, up to `most`, at which a figure is no wider and higher than this; at least 1. */
long figure_fit(const struct figure *f, long width, long height, long max);

/* figure_ps: a figure in the words of prolog.ps. */

/* Writes the figure with its upper left corner, coordinates included, at x, y. */
void figure_ps_figure(const struct figure *f, long x, long y, long size, struct sink *to);

/* Writes a length in points. */
void figure_ps_length(long tenths, struct sink *to);

/* document: pages in the making. They are kept until the last is known: only then are there numbers for
   the contents and the header that go before them. 
   Lengths are tenths of a point. */

/* The settings of ps and eps, rows of the table in out_ps.c. Those of pages come first: eps has only the others. */
enum document_key {
    DOCUMENT_PAPER, DOCUMENT_ORIENTATION, DOCUMENT_FIGURES, DOCUMENT_COMMENTS, DOCUMENT_CONTENTS,
    DOCUMENT_MOVES,
    DOCUMENT_THEME, DOCUMENT_TILE, DOCUMENT_LABELS, DOCUMENT_NUMBERS,
    DOCUMENT_LAST, DOCUMENT_PATH, DOCUMENT_ERROR
};

enum { DOCUMENT_LANDSCAPE = 2 /* of the values of DOCUMENT_ORIENTATION */ };

/* ORDER: the values of DOCUMENT_PAPER. Points. */
struct document_paper {
    const char *name;
    int width, height;
};

struct document_page {
    size_t begin;          /* in the pages */
    size_t head, head_end; /* of its running head, in the names */
    bool landscape;
};

/* A game, for the contents. */
struct document_entry {
    size_t name, name_end; /* in the names */
    size_t end;            /* of its result, which follows there in a booklet */
    int page;              /* counted from 1 */
};

/* Zeroed, with settings, it is ready. */
struct document {
    const struct render_settings *settings;
    bool eps;             /* one picture without pages */
    struct sink pages;    /* all of them, without what goes around them */
    struct sink sentence; /* private: see document_sentence */
    struct encoding names;
    struct document_page *page;
    struct document_entry *entries;
    int page_count, entry_count;
    size_t page_capacity, entry_capacity;
    struct paragraph paragraph;
    long width, height;  /* of the text of the page as it is turned */
    long left, y;     /* its margin; where what is free on the page begins, from below */
    int moves;        /* of the position drawn last */
    int cell;         /* of a film strip, the next one on its page */
    unsigned char *won;
    size_t won_capacity;
};

/* What a setting of this key is, for either format. */
int document_choice(const struct document *d, enum document_key key);

/* The paper. */
const struct document_paper *document_paper(const struct document *d);

/* How wide and high the text of a page is if it is turned on its side or not. */
void document_text_size(const struct document *d, bool landscape, long *width, long *height);

/* Begins a page. A game has been entered: its name stands at the head. */
void document_new_page(struct document *d, bool landscape);

/* How high the free part of the page is. */
long document_space(const struct document *d);

/* A sentence of the catalogue; it stays until the next one. */
struct text document_sentence(struct document *d, enum message id, const struct text *holes);

/* Notes a game for the contents, and its name for the running heads from here on. */
void document_enter(struct document *d, const struct scene *s);

/* Adds to the flow who plays what; what is marked; and how it ended, how far it got, or what is wrong with the
   next move. */
void document_add_heading(struct document *d, const struct scene *s);
void document_add_marks(struct document *d, const struct scene *s);
void document_add_end(struct document *d, const struct scene *s);

/* Puts the flow, which has to fit, on top of what is free, and takes its room. */
void document_put_flow(struct document *d);

/* Puts just the heading, unless the run is quiet. */
void document_put_heading(struct document *d, const struct scene *s);

/* A figure of a position as the settings have it, numbers from move `first` on; the window shows all. */
struct figure document_figure(struct document *d, const struct scene *s, int moves, int first);

/* The largest tiles that are asked for; without a wish, `usual`. */
long document_tile(const struct document *d, long initial);

/* Gives back what it owns. */
void document_free(struct document *d);

/* comments: the moves of a game with what their comments say, as paragraphs. */

/* Adds a move of a game, played or not, that has number n, and its comment to a flow. A move without one is joined by
   the next. Returns whether the comment has variations. */
bool comments_add(const struct record_game *g, const struct record_move *m, int n, struct paragraph *f);

/* Ends what comments_add left open. */
void comments_end(struct paragraph *f);

/* booklet: games with their comments, as a printed collection has them: figures, and beside each the moves
   that lead to it and what is said about them. */

/* Sets the moves of a scene from `first` on: in one figure if there is a drawing for each of several positions, else in
   as many as their text asks for. */
void booklet_draw(struct document *d, const struct scene *s, int first);

/* page: a game on as few pages as it takes, its board as large as they allow. */

/* A page or more for a position: heading, board, how it ended, the moves. A board whose tiles would be too
   small to read is cut into parts that overlap by a row or column. */
void page_draw(struct document *d, const struct scene *s);

/* strip: film strips, many positions a page, each with its move. */

/* Puts the next figure of a strip; each game begins on a new page. */
void strip_draw(struct document *d, const struct scene *s);

/* dsc: what goes around the pages of a document, by the Document Structuring Conventions 3.0 (Adobe,
   1992). */

/* Writes the whole document: header, prolog, setup, contents if there are to be any, pages, trailer. */
void dsc_ps(struct document *d, struct sink *to);

/* Writes its only picture, so wide and high in tenths of a point, to be taken in by another document. */
void dsc_eps(struct document *d, long width, long height, struct sink *to);
