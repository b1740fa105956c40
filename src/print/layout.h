/* layout.h: what the files of print share: the way from games to pages.

       paragraph   paragraphs, divided into lines
       document    pages in the making: paper, running heads
       figure      a position: what is shown, how large
       heading     the heading of a game, with the legend of its marks
       comments    the moves of a game and their comments, as paragraphs
       book, page, strip   the layouts of a game with and without its comments, and of its positions
       index       the players and openings of a collection, the solutions of its problems
       front       a whole document, and what stands before the games and after them

   Data goes one way: games -> figures -> pages -> the writers of paper. Lengths are tenths of a point unless another
   unit is named. Heights on a page count from its lower edge. */

#ifndef LAYOUT_H
#define LAYOUT_H

#include "paper/paper.h"

/* paragraph: paragraphs, divided into lines as long as the column allows. */

enum paragraph_kind {
    PARAGRAPH_PARA,
    PARAGRAPH_LINE,    /* a variation: smaller */
    PARAGRAPH_LEGEND,  /* lines as high as the sign of a mark */
    PARAGRAPH_MIDDLE,  /* italic, centred */
    PARAGRAPH_CAPTION, /* bold, centred */
    PARAGRAPH_TITLE,   /* bold, large, centred */
    PARAGRAPH_COVER    /* bold, very large, centred */
};

enum { PARAGRAPH_SIGN_LINE = 230 /* the height of a line of PARAGRAPH_LEGEND */ };

struct paragraph_line {
    enum paragraph_kind kind;
    enum encoding_font font; /* in which it begins */
    size_t begin, end;       /* in the text of the list */
    int64_t x;               /* from the left side of the column */
    int64_t above;           /* space above it */
    bool first;              /* of its paragraph */
};

/* Paragraphs for one column. A zeroed list is empty. */
struct paragraph_list {
    struct sink text; /* the words of all paragraphs, for the fonts */
    struct paragraph_line *lines;
    int count;        /* of lines */
    int64_t width;    /* of the column */
    bool open;        /* a paragraph is begun and not yet ended, */
    struct paragraph_line next; /* and its first line begins like this */
    size_t capacity;  /* private */
};

/* Empties a list, for a column of this width. */
void paragraph_clear(struct paragraph_list *list, int64_t width);

/* Ends the open paragraph and begins another one. Write its text to list->text. */
void paragraph_begin(struct paragraph_list *list, enum paragraph_kind kind, int64_t indent, int64_t above);

/* Ends the open paragraph, if any: divides it, and words wider than a line, into lines. Drops an empty paragraph. */
void paragraph_end(struct paragraph_list *list);

/* The height of the lines from `from` on. */
int64_t paragraph_height(const struct paragraph_list *list, int from);

/* The width of line n. */
int64_t paragraph_width(const struct paragraph_list *list, int n);

/* The first line from `from` on that does not fit in this height, so that a page may end above it. */
int paragraph_fit(const struct paragraph_list *list, int from, int64_t height);

/* Puts the lines before `to` on the page, in an area whose upper left corner is x, y; returns where they end. */
int64_t paragraph_put(const struct paragraph_list *list, int from, int to, int64_t x, int64_t y, struct pages *pages);

void paragraph_free(struct paragraph_list *list);

/* figure: a position of a game as a figure. */

struct figure {
    const struct game *game;
    const struct render_settings *settings;
    int moves;            /* the position after this many moves */
    int first;            /* the first move whose number is shown */
    struct extent window; /* the spaces shown */
    int64_t size;         /* of the tiles */
    const struct analysis *analysis; /* whose marks are shown; or NULL */
    struct analysis *own_analysis;   /* private: `analysis`, unless it is the scene's */
    unsigned char *won;              /* from path_won; or NULL */
};

/* Makes a figure of the scene's game after `moves` moves, as the settings ask. Its window is the layout and the spaces
   beside it with an error or a mark; its tiles have no size yet. It may use the analysis of the scene. */
struct figure figure_make(const struct scene *s, int moves, int first);

void figure_free(struct figure *f);

/* The error that ended the game at this position, or NULL. */
const struct game_error *figure_error(const struct figure *f);

/* The width and height of a figure, coordinates included. */
int64_t figure_width(const struct figure *f);
int64_t figure_height(const struct figure *f);

/* The size of the smallest legible tiles: their numbers have PLOT_LEGIBLE. */
int64_t figure_legible(const struct figure *f);

/* Makes the tiles of a figure as large as its width, its height and `max` allow, at least 1. */
void figure_fit(struct figure *f, int64_t width, int64_t height, int64_t max);

/* Puts a figure in an area whose upper left corner is x, y: its tiles in the middle of the width, or further right if
   the coordinates need the space. Returns the middle of its tiles. */
int64_t figure_put(const struct figure *f, int64_t x, int64_t y, int64_t width, struct pages *to);

/* document: pages in the making, kept until the last one is drawn: contents and number of pages depend on all. */

/* The settings of ps, pdf and eps: rows of front_settings. */
enum document_key {
    DOCUMENT_PAPER, /* from here on only of ps and pdf */
    DOCUMENT_ORIENTATION,
    DOCUMENT_FIGURES,
    DOCUMENT_COMMENTS,
    DOCUMENT_SOLUTIONS,
    DOCUMENT_CONTENTS,
    DOCUMENT_INDEX,
    DOCUMENT_MOVES,
    DOCUMENT_THEME, /* from here on of all three */
    DOCUMENT_TILE,
    DOCUMENT_LABELS,
    DOCUMENT_NUMBERS,
    DOCUMENT_LAST,
    DOCUMENT_PATH,
    DOCUMENT_ERROR
};

enum {
    DOCUMENT_LANDSCAPE = 2, /* a value of DOCUMENT_ORIENTATION */
    DOCUMENT_GAP = 200      /* between the columns of a booklet */
};

/* The part of a page inside the margins. */
struct document_area {
    int64_t left, top, width, height;
};

/* A part of a board that is cut, and its place. */
struct document_part {
    struct extent window;
    int place;
};

/* A figure of a film strip and its caption, which get their sizes and places once all figures are known. */
struct strip_cell {
    size_t item;           /* its first item: the figure, followed by the lines of the caption */
    int figure;
    int64_t height, width; /* of the caption */
};

/* Zeroed, it is ready for document_open. */
struct document {
    const struct render_settings *settings;
    struct sink *missing; /* the letters that cannot be drawn; or NULL */
    struct pages pages;
    struct sink words; /* for document_add; else empty */

    struct document_area area;  /* of the current page */
    int64_t y;                  /* top of the free part of the page */
    struct paragraph_list text; /* the next text for the page */
    int columns, column;        /* in a booklet: the number of columns of a page; the current one, from 0; */
    int64_t column_width, tile; /*   their width; the size of the tiles of the game; */
    size_t head, head_end;      /* the running head of the next pages, in pages.bytes */
    struct paragraph_list caption; /* of the next figure */
    int moves;                  /* the number of moves of the first position of a film */
    int cell; /* in a film strip: the number of figures; in EPS: the size of the largest tiles */
    struct strip_cell *cells; /* these figures */
    size_t cell_capacity;       /* private */
    struct paragraph_list heading; /* of the game */
    struct paragraph_list solutions; /* of problems */
    struct sink keys;           /* names and openings for the index, UTF-8 */
    struct index_line *index;
    int index_count, part_count;
    size_t index_capacity;      /* private */
    struct document_part *parts; /* the figures of a board */
    size_t part_capacity;       /* private */
    int64_t leading;            /* of the list of moves */
    bool heading_waits;         /* the heading is not yet on a page */
    bool landscape;             /* the next pages are turned on their side */
    int tight;                  /* the steps in which the game is set tighter, to take less space */
};

/* Prepares a zeroed document for its first game; does nothing later. */
void document_open(struct document *d, const struct render_settings *settings);

/* The part inside the margins of a page, upright or turned on its side. */
struct document_area document_area(const struct document *d, bool landscape);

/* Begins a page, with its first column. The running head is d->head; empty if the heading of a game follows on the
   page, and in a gallery, until front_end knows the title. */
void document_new_page(struct document *d);

/* Begins the next column, on this page or the next one; d->area is that of the column. */
void document_next_column(struct document *d);

/* Whether pages show the boards of several games. */
bool document_is_gallery(const struct document *d);

/* Begins a page without a running head. */
void document_plain_page(struct document *d);

/* The height of the free part of the page; 0 before the first page. */
int64_t document_space(const struct document *d);

/* Writes a text for the fonts and adds the letters that cannot be drawn to d->missing. */
void document_write(struct document *d, struct text t, struct sink *to);

/* Moves each line of d->words, 240 bytes of it at most, as a paragraph to a list, with `above` as space above the
   first. */
void document_add(struct document *d, struct paragraph_list *list, enum paragraph_kind kind, int64_t above);

/* The first 240 bytes of a name. */
struct text document_beginning(struct text name);

/* The first 40 bytes of a word of the record: a refused one can have any length. */
struct text document_word(const struct record_move *m);

/* If the scene is the last position of the game, adds how it ended, or why the next move was refused. */
void document_add_end(struct document *d, const struct scene *s);

/* Puts the lines of a list from `from` on in this column and the next ones, without space above the first line of
   each. */
void document_put(struct document *d, const struct paragraph_list *list, int from);

/* Enters a game in the contents; the next running heads have its name. */
void document_enter(struct document *d, const struct scene *s);

/* The size of the largest tiles by the settings, else `initial`. */
int64_t document_tile(const struct document *d, int64_t initial);

void document_free(struct document *d);

/* heading: the heading of a game: title, players, rules, and the legend of its marks. */

/* Enters a game and makes its heading; without words if the run is quiet and no booklet. In a booklet the heading waits
   for heading_put, and only the first one has a legend; else it is put on a new page. */
void heading_begin(struct document *d, const struct scene *s);

/* The height of the heading if it waits; else 0. */
int64_t heading_height(const struct document *d);

/* Puts the heading at the top of the free part of the page, if it waits. */
void heading_put(struct document *d, const struct scene *s);

/* comments: the moves of a game with their comments, as paragraphs. */

/* Adds move n, played or refused, and its comment to d->text. A move without a comment leaves the paragraph open.
   Returns whether the comment has variations. */
bool comments_add(struct document *d, const struct record_game *g, const struct record_move *m, int n);

/* Adds an introduction or a conclusion; blank lines separate its paragraphs. */
void comments_add_prose(struct document *d, const struct record_game *g, const struct record_lines *prose);

/* Adds which move lost the game, with the proof, if the analysis of the scene looked for it. */
void comments_add_turning(struct document *d, const struct scene *s);

/* book, page, strip: the layouts of a game. */

/* Draws a game, in as many figures as its text needs, or one for each position of a film. */
void book_draw(struct document *d, const struct scene *s);

/* Draws a position on a new page: heading, a board as large as possible, result and list of moves. */
void page_draw(struct document *d, const struct scene *s);

/* Draws a position as the next figure of a strip, with its move or, in a gallery, the name of the game. */
void strip_draw(struct document *d, const struct scene *s);

/* Lays out the figures of a film, or of a gallery, on its pages. */
void strip_end(struct document *d);

/* index: the players and openings of a collection, the solutions of its problems. */

/* Notes the players and the opening of the game entered last. */
void index_note(struct document *d, const struct scene *s);

/* Adds pages with the players by name and the openings by moves, each with the pages of its games. */
void index_put(struct document *d);

/* Notes the comment on the last move of the game entered last. */
void index_note_solution(struct document *d, const struct scene *s);

/* Adds pages with these comments, each below the name of its game. */
void index_put_solutions(struct document *d);

/* front: a whole document. */

/* The settings of ps and pdf; eps has those from DOCUMENT_THEME on. */
extern const struct setting front_settings[];

/* Draws a position as pages in the layout of the settings. */
void front_draw(const struct scene *s, struct sink *to);

/* Sets the title of the document. */
void front_title(struct document *d);

/* Adds what depends on all games: the title of the document, and the table of contents. */
void front_end(struct document *d);

#endif
