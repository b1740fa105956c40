/* elements.h: private functions for SVG images and web pages. */

#ifndef ELEMENTS_H
#define ELEMENTS_H

#include "web/web.h"

/* tiles: the symbols and style sheets of tiles.svg, and the classes of the elements that use the symbols. */

enum { TILES_PREFIX = 8 /* bytes of a prefix, with its NUL */ };

/* The look of an image or a page. */
struct tiles {
    bool apart;     /* set for an image, which may be in a document with other images and style sheets */
    bool switched;  /* set for a page whose script can switch to the style sheet of any theme */
    bool moving;    /* set for an animated image */
    int theme;      /* an index of SCENE_THEMES */
    int background; /* as the value of a setting of kind SETTING_COLOUR */
    char prefix[TILES_PREFIX]; /* private: replaces tx- in names of classes and ids; empty in a page */
    struct sink rules; /* private: for an image, the style sheets that become attributes; the caller frees `rules` */
};

/* Sets the private members from the others. Images need this call; pages do not. */
void tiles_make(struct tiles *t);

/* Writes the style sheets that the image or page uses, and the symbols. */
void tiles_prolog(const struct tiles *t, struct sink *to);

/* Writes a space and a class attribute. In an image, also writes the properties of these classes as attributes. */
void tiles_class(const struct tiles *t, const char *classes, struct sink *to);

/* Writes the beginning of an element that shows a symbol. The caller adds other attributes and />. */
void tiles_use(const struct tiles *t, const char *symbol, struct sink *to);

/* xml: writes a text for an element or a quoted attribute. < > & and " become entities; tabs and line ends become
   spaces. Other control characters and noncharacters of Unicode are dropped. */
void xml_text(struct text t, struct sink *to);

/* xml_kept writes `kept` as xml_text does. xml_lines puts each line between `before` and `after`. Both free `kept`. */
void xml_kept(struct sink *kept, struct sink *to);
void xml_lines(const char *before, struct sink *kept, const char *after, struct sink *to);

/* Writes `kept`, which is JSON, into HTML or XML, and frees `kept`. <, > and & become escapes of JSON; characters that
   xml_text drops become \ufffd. */
void xml_json(struct sink *kept, struct sink *to);

/* svg: the board as SVG, for images and pages. A tile is ten units wide. tiles.svg has the looks of tiles. */

enum { SVG_TILE = 10, SVG_DEFAULT_TILE = 48 /* pixels per tile */ };

/* A rectangle in units. On a board, 0, 0 is the upper left corner of the first tile. */
struct svg_box {
    int64_t left, top, width, height;
};

/* Returns the box that svg_board fills. */
struct svg_box svg_box(const struct scene *scene);

/* Writes viewBox="..." for a box and, unless size is 0, width="..." height="..." for `size` pixels per tile. */
void svg_view(struct svg_box box, int size, struct sink *to);

/* Writes the tiles, the marks, and the parts of the board that the settings request. */
void svg_board(const struct scene *scene, const struct tiles *tiles, struct sink *to);

/* Everything written between svg_open_last and svg_close_last appears, in an animation, together with the last tile.
   Before the first move, and without animation, the calls write nothing. */
void svg_open_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);
void svg_close_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);

/* caption: writes <title> and <desc>, for readers who cannot see the image. */
void caption_describe(const struct scene *scene, struct sink *to);

/* Writes the lines of text around a board, and enlarges the box to contain them. Title, players and rules are above the
   first board of a game. Below each board: the last move (-m, --find), the marks and, at the game's end, the result. */
void caption_put(const struct scene *scene, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* Writes the legend of the marks below the box, and enlarges the box to contain it. The signs are in one column, each
   with a sentence. The block is centred. */
void caption_legend(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* For a grid of several games: writes the game's name above a board, unless caption_put has written the name. */
void caption_name(const struct scene *scene, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* svg_marks: the marks of an analysis as SVG. A ring has the colour of a player. In a space with a thick ring, this
   player can win at once or, if the ring is dashed, begin a forced win. A thin ring marks a corner, a dot a safe move.
   While the pointer is over a space with a thick ring, the space shows the tiles that win there. */
void svg_marks_put(const struct mark_list *marks, const struct tiles *tiles, struct sink *to);

/* Writes a sign of a legend, numbered 2 * kind + colour. The middle of the sign is at x, y, in units. */
void svg_marks_sign(int sign, int64_t x, int64_t y, const struct tiles *tiles, struct sink *to);

/* Writes a ring around 0, 0 for each kind and colour of mark, in a group with the id ring-KC. K and C are the first
   letters of kind and colour. */
void svg_marks_rings(const struct tiles *tiles, struct sink *to);

/* html_template: replaces the names in double braces in player.html. In a page without a script, leaves out the lines
   between <!--player--> and <!--/player-->. tests/pictures/csp.sh --write updates the hashes in player.html. */

struct html_template {
    const struct render_settings *settings;
    const struct tiles *tiles;
    bool player;         /* the page has the script, its controls and a choice of themes */
    struct text title;   /* escaped for XML */
    struct text classes; /* the classes of <main> */
    struct text games;   /* the articles and the data of the games */
};

/* Writes the page. */
void html_template_put(const struct html_template *t, struct sink *to);

/* html_data: what the script of a page needs besides the records. Each sink is a JSON list with an entry per game. */
struct html_data {
    long spent; /* moves tried so far to check variations */
    struct sink starts;     /* the number of moves shown when a game opens; only with -m or --find */
    struct sink marks;      /* the marks of each position; only if the settings request marks */
    struct sink turning;    /* the move that lost the game; only if the settings request marks */
    struct sink layouts;    /* the letters of comment_layout: introduction, conclusion, comments */
    struct sink variations; /* the variations in the comments, with verdicts */
};

/* Adds the scene's game. `variations`: checks and adds the variations in the game's comments. */
void html_data_add(struct html_data *d, const struct scene *s, bool variations);

/* Writes a <script> element with the lists and with the sentences that the script needs. Frees the lists. */
void html_data_put(struct html_data *d, const struct render_settings *settings, struct sink *to);

/* html_game: writes `lines`, which are the introduction or the conclusion of a game. Writes nothing without lines. */
void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to);

/* Writes the moves `from` to `last` with their comments, as a list. The id of a move contains `game`, the number of the
   game in the page. `problem`: the comment on the game's last move is hidden until the reader opens it. */
void html_game_moves(const struct scene *s, int game, int from, int last, bool problem, struct sink *to);

/* Writes the result of the game. If a refused move left the game without a result, adds this move and the reason. */
void html_game_result(const struct scene *s, struct sink *to);

#endif
