/* layout.h: what the files of print share: the way from games to pages.

       paragraph   paragraphs, divided into lines
       document    pages in the making: paper, headings, running heads
       figure      a position: what is shown, how large
       legend      what marks mean
       comments    the moves of a game and their comments, as paragraphs
       book, page, strip   the layouts of a game with and without its comments, and of its positions
       index       the players and openings of a collection
       front       a whole document, and what stands before the games and after them

   Data goes one way: games -> figures -> pages -> the writers of paper. Lengths are tenths of a point unless another
   unit is named. Heights on a page count from its lower edge. */

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
    int64_t lead_width;      /* space they take on the first line; 0: there are none, or they stand above it */
    int64_t indent;
    int64_t above;           /* space above it */
    int first, lines;        /* in list->lines */
};

struct paragraph_line {
    size_t begin, end; /* in the text of the list */
    int64_t x;         /* of its first word, from the left side of the column */
    int64_t spread;    /* added to each blank, in thousandths of a point */
    bool lead;         /* the bold beginning of its paragraph stands before it */
};

/* Paragraphs for one column. A zeroed list is empty. */
struct paragraph_list {
    struct sink text; /* the words of all paragraphs, for the fonts */
    struct paragraph *all;
    int count;
    struct paragraph_line *lines;
    int line_count;
    int64_t width; /* of the column */
    int64_t used;  /* height of what the last paragraph_put wrote */
    bool open;  /* all[count] is begun and not yet ended */
    size_t capacity, line_capacity; /* private, as is the rest */
    int64_t first_space, space; /* what the first line and later ones hold, in thousandths of the size */
    struct sink words;
    struct paragraph_break *breaks;
    size_t break_capacity;
};

/* Empties a list, for a column of this width. */
void paragraph_clear(struct paragraph_list *list, int64_t width);

/* Begins a paragraph, and ends the open one. What is written to list->text from here on belongs to it. A PARAGRAPH_PARA
   goes on behind open moves that leave it some space on their line: they become its bold beginning. */
void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, int64_t indent, int64_t above);

/* Ends the open paragraph, if there is one, and divides it into lines. Words wider than a line are divided; an empty
   paragraph is dropped. */
void paragraph_end(struct paragraph_list *list);

/* The height of all paragraphs. */
int64_t paragraph_height(const struct paragraph_list *list);

/* The width of text for the fonts in the font of a kind. */
int64_t paragraph_width(enum paragraph_kind kind, struct text bytes);

/* Puts the paragraphs from number `from` on that fit in an area of the page, whose upper left corner is x, y. The last
   one may be divided, two lines at least on either side. Returns the number of the first paragraph left over. */
int paragraph_put(struct paragraph_list *list, int from, int64_t x, int64_t y, int64_t height, struct pages *to);

/* Frees the memory of a list. */
void paragraph_free(struct paragraph_list *list);

/* figure: a position of a game: how large it is, and what it shows. */

struct figure {
    const struct game *game;
    const struct render_settings *settings;
    int moves;            /* number of moves before the position */
    int first;            /* the first move whose number is shown */
    struct extent window; /* the spaces shown */
    int64_t size;         /* of the tiles */
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
int64_t figure_width(const struct figure *f);
int64_t figure_height(const struct figure *f);

/* Makes the tiles as large, up to `max`, as a figure no wider and no higher than this can have them, at least 1. */
void figure_fit(struct figure *f, int64_t width, int64_t height, int64_t max);

/* Puts a figure on the page; x, y is its upper left corner, coordinates included. */
void figure_put(const struct figure *f, int64_t x, int64_t y, struct pages *to);

/* document: pages in the making. They are kept until the last one is drawn: what stands before them, the contents and
   the number of pages, depends on all. */

/* The settings of ps, pdf and eps: rows of front_settings. */
enum document_key {
    DOCUMENT_PAPER, /* from here on not of eps */
    DOCUMENT_ORIENTATION,
    DOCUMENT_FIGURES,
    DOCUMENT_COMMENTS,
    DOCUMENT_CONTENTS,
    DOCUMENT_INDEX,
    DOCUMENT_MOVES,
    DOCUMENT_THEME, /* from here on of all */
    DOCUMENT_TILE,
    DOCUMENT_LABELS,
    DOCUMENT_NUMBERS,
    DOCUMENT_LAST,
    DOCUMENT_PATH,
    DOCUMENT_ERROR
};

enum {
    DOCUMENT_LANDSCAPE = 2, /* a value of DOCUMENT_ORIENTATION */
    DOCUMENT_BETWEEN = 160, /* height of the gap below each part of a book */
    DOCUMENT_LEGIBLE = 60   /* tiles that are large enough to read beside text */
};

/* The part of a page inside the margins. */
struct document_area {
    int64_t left, top, width, height;
};

/* The items and places that stand below a gap between the parts of a page begin with these. */
enum { DOCUMENT_GAPS = 32 /* more are not noted */ };

struct document_gap {
    size_t item;
    int place;
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
    int64_t y;                  /* top of the free part of the page */
    struct paragraph_list text; /* the text to put on the page next */
    int moves;                  /* in a book: number of moves before the position drawn last */
    int64_t strip;              /* in a film strip: height of a page for figures */
    int cell;                   /* in a film strip: number of figures on the page; in EPS: size of the largest tiles */
    struct document_gap gaps[DOCUMENT_GAPS]; /* of the current page */
    int gap_count;
    bool headed;                /* a heading stands above d->y: no gap is there. In a book: */
    struct document_gap heading; /*   what it begins with, */
    int64_t heading_top;        /*   and where */
    struct sink keys;           /* names and openings for the index, UTF-8 */
    struct index_line *index;
    int index_count;
    size_t index_capacity;      /* private */
    struct document_part *parts; /* the figures of a board */
    int part_count;
    size_t part_capacity;       /* private */
};

/* Prepares a zeroed document for its first game; does nothing later. */
void document_open(struct document *d, const struct render_settings *settings);

/* The part inside the margins of a page, upright or turned on its side. */
struct document_area document_area(const struct document *d, bool landscape);

/* Begins a page; its running head is the name of the game entered last, or of a gallery a blank: front_end knows its
   title. */
void document_new_page(struct document *d);

/* The same with the text for the fonts that stands there in the memory of the pages as running head. */
void document_titled_page(struct document *d, size_t begin, size_t end);

/* Whether pages show the boards of several games. */
bool document_is_gallery(const struct document *d);

/* Begins a page without a running head. */
void document_plain_page(struct document *d);

/* Notes that what follows on the page may be moved down, unless a heading stands directly above it. */
void document_gap(struct document *d);

/* Whether a heading stands directly above d->y; in a book it moves to a new page then, unless it begins this one. */
bool document_turn_heading(struct document *d);

/* Moves what stands on the page, up to d->y, so that it ends at the lower margin, if the gaps, or those between
   paragraphs where there are no others, do not become too large. */
void document_fill(struct document *d);

/* The height of the free part of the page; 0 before the first page. */
int64_t document_space(const struct document *d);

/* Writes a text for the fonts and notes the letters that cannot be drawn. */
void document_write(struct document *d, struct text t, struct sink *to);

/* Adds each line of d->words as a paragraph to the text, 240 bytes of it at most, and empties d->words. */
void document_add(struct document *d, enum paragraph_kind kind, int64_t above);

/* A word of the record, 40 bytes of it at most: one that was refused can have any length. */
struct text document_word(const struct record_move *m);

/* Adds how the game ended, or why its next move was refused, if the scene is its last position. */
void document_add_end(struct document *d, const struct scene *s);

/* Puts text for the fonts that is in the memory of the pages, up to this width, with an ellipsis if it is wider;
   returns its width. */
int64_t document_put_short(struct document *d, int64_t x, int64_t y, int64_t width, enum encoding_font font,
                           int64_t size, size_t begin, size_t end);

/* Puts the text, which has to fit, at the top of the free part of the page. */
void document_put(struct document *d);

/* Enters a game in the contents, and its name for the running heads from here on. */
void document_enter(struct document *d, const struct scene *s);

/* Enters a game and puts its heading: in a book below the game before, if its first figure fits there too; else on a
   new page, without words if the run is quiet. */
void document_begin_game(struct document *d, const struct scene *s);

/* The size of the largest tiles: as the settings ask for, else `initial`. */
int64_t document_tile(const struct document *d, int64_t initial);

/* Frees the memory of a document. */
void document_free(struct document *d);

/* legend: what the rings of -O marks mean. */

/* The same as document_begin_game, with the legend below the heading if the scene has marks. */
void legend_begin_game(struct document *d, const struct scene *s);

/* comments: the moves of a game with their comments, as paragraphs. */

/* Adds move n, played or refused, and its comment to the text. After a move without a comment the paragraph stays open
   for the next move. Returns whether the comment has variations. */
bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n);

/* Adds an introduction or a conclusion, a paragraph for each that blank lines part. */
void comments_add_prose(struct document *d, const struct record_game *g, const struct record_lines *prose);

/* book, page, strip: the layouts of a game. */

/* Draws the moves since the position drawn last, in as many figures as the text beside them needs, or in one if the
   scene is part of a film. */
void book_draw(struct document *d, const struct scene *s);

/* Draws a position: heading, board, result and list of moves on a new page, the board as large as possible. */
void page_draw(struct document *d, const struct scene *s);

/* Draws a position as the next figure of a strip, with its move; or, of a game of its own, with the game's name. */
void strip_draw(struct document *d, const struct scene *s);

/* index: the players and openings of a collection. */

/* Notes the players and the opening of the game entered last. */
void index_note(struct document *d, const struct scene *s);

/* Adds pages with the players, by their names, and with the openings, by their moves, each with the pages of its
   games. */
void index_put(struct document *d);

/* front: a whole document. */

/* The settings of ps and pdf; those of eps begin with DOCUMENT_THEME. */
extern const struct setting front_settings[];

/* Draws a position, as pages, in the layout that the settings ask for. */
void front_draw(const struct scene *s, struct sink *to);

/* Sets the title of the document. */
void front_title(struct document *d);

/* Adds what depends on all games: the title of the document, and the table of contents. */
void front_end(struct document *d);
