/* elements.h: what SVG pictures and web pages are made of. Private to this module. */

#ifndef ELEMENTS_H
#define ELEMENTS_H

#include "web/web.h"

/* tiles: the symbols and style sheets of tiles.svg, and the classes of the elements that use them. */

enum { TILES_PREFIX = 8 /* bytes of a prefix, with its NUL */ };

/* The look of a picture or a page. */
struct tiles {
    bool apart;     /* a picture, which any document may show, beside other pictures and style sheets */
    bool switched;  /* a page with the sheets of all themes, each with its name as class, the chosen one turned on */
    bool moving;    /* an animated picture */
    int theme;
    int background; /* as a SETTING_COLOUR */
    char prefix[TILES_PREFIX]; /* of classes and ids in a picture; private from here on */
    struct sink rules; /* of its sheets, which also give its elements their look as attributes */
};

/* Prepares a picture, once the first members are set; a page needs no more than these. */
void tiles_make(struct tiles *t);
void tiles_free(struct tiles *t);

/* Writes the style sheets and the symbols, which every picture needs. */
void tiles_prolog(const struct tiles *t, struct sink *to);

/* Writes a blank and the class attribute of an element, with classes of tiles.svg; in a picture also its look. */
void tiles_class(const struct tiles *t, const char *classes, struct sink *to);

/* Opens an element that shows a symbol. The caller adds attributes and />. */
void tiles_use(const struct tiles *t, const char *symbol, struct sink *to);

/* xml: writes a text for an element or a quoted attribute: < > & and " as entities, tabs and line ends as blanks. Other
   control characters, and code points that Unicode calls noncharacters, are dropped. */
void xml_text(struct text t, struct sink *to);

/* Writes the contents of a sink as xml_text does, or each of its lines between two strings, and frees it. */
void xml_kept(struct sink *kept, struct sink *to);
void xml_lines(const char *before, struct sink *kept, const char *after, struct sink *to);

/* Writes JSON for a place in HTML or XML: with the escapes of JSON for <, > and &. */
void xml_json(struct text json, struct sink *to);

/* svg: the board as SVG, for the picture and for the page. A tile is ten units wide; its look is in tiles.svg. */

enum { SVG_TILE = 10, SVG_DEFAULT_TILE = 48 /* pixels a tile */ };

/* A rectangle in units. In all pictures of a game, 0, 0 is the upper left corner of its first tile. */
struct svg_box {
    int64_t left, top, width, height;
};

/* The box that svg_board fills. */
struct svg_box svg_box(const struct scene *scene);

/* Writes viewBox="..." for a box, and unless size is 0, width="..." height="..." with `size` pixels a tile. */
void svg_view(struct svg_box box, int size, struct sink *to);

/* Writes the tiles, and what the settings ask for. */
void svg_board(const struct scene *scene, const struct tiles *tiles, struct sink *to);

/* In an animation, elements between these two appear with the last tile. Elsewhere they write nothing. */
void svg_open_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);
void svg_close_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);

/* caption: writes <title> and <desc>, for readers who cannot see the picture. */
void caption_describe(const struct scene *scene, struct sink *to);

/* Writes the lines of text around a board, and widens the box to hold them: last move, marks and result below the
   board, title and players above the first board of a game. */
void caption_put(const struct scene *scene, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* Writes the name of the game above a board in a sheet of several games, where caption_put has not. */
void caption_name(const struct scene *scene, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* svg_marks: the marks of an analysis as SVG, rings in the ink of a colour: large where the colour can win at once,
   dashed where it can begin a forced win, small in the middle of a corner; a dot where a safe move goes. The tiles of
   a win are shown while the pointer is over its ring. */

/* Writes the marks; the first tile is at 0, 0, and a tile is ten units wide. */
void svg_marks_put(const struct mark_list *marks, const struct tiles *tiles, struct sink *to);

/* Writes the ring of a mark as a sign beside words, with its middle at x, y. */
void svg_marks_sign(enum mark_kind kind, enum board_colour colour, int64_t x, int64_t y, const struct tiles *tiles,
                    struct sink *to);

/* Writes a group for each kind and colour of ring, with its middle at 0, 0. Its id is ring-KC, K and C the first
   letters of kind and colour. */
void svg_marks_rings(const struct tiles *tiles, struct sink *to);

/* html_template: fills in player.html: names in double braces are replaced, and the lines between the comments "player"
   are only for pages that play. tests/pictures/csp.sh updates the hashes of style sheets and scripts in it. */

struct html_template {
    const struct render_settings *settings;
    const struct tiles *tiles;
    bool player;         /* with the script, its controls, and all themes to choose from */
    struct text title;   /* in XML */
    struct text classes; /* of the element that holds the games */
    struct text rest;    /* private: the part of player.html that is not yet written; zeroed at first */
};

/* Writes the page up to the games; the second call writes the rest, which has neither title nor classes. */
void html_template_put(struct html_template *t, struct sink *to);

/* records: the games of a page or picture in JSON, from which record/json reads them back. records_add adds the game of
   a scene up to its position; records_put writes the list, and frees it. */
void records_add(struct sink *records, const struct scene *s);
void records_put(struct sink *records, struct sink *to);

/* html_data: what the script of a page needs in addition to the records: lists in JSON with an entry for each game. */
struct html_data {
    long spent; /* moves tried for variations */
    struct sink starts;     /* the number of moves that the page shows first; only with -m */
    struct sink marks;      /* of each position; only if the settings ask for marks */
    struct sink turning;    /* the move that lost it, likewise */
    struct sink variations; /* of its comments */
    long left_out;          /* games that only the script shows */
};

/* Adds a game. If `variations`, the variations in its comments are checked. */
void html_data_add(struct html_data *d, const struct scene *s, bool variations);

/* Writes the lists and the sentences of the script as an element, and frees them. */
void html_data_put(struct html_data *d, const struct render_settings *settings, struct sink *to);

/* html_game: writes the introduction or the conclusion of a game, if it has one. */
void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to);

/* Writes the moves `from` to `last` with their comments, as a list. The address of a move has the number of its game in
   the page. */
void html_game_moves(const struct scene *s, int game, int from, int last, struct sink *to);

/* Writes the result of the game; after a refused move, also why it was refused. */
void html_game_result(const struct scene *s, struct sink *to);

#endif
