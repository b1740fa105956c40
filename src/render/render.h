/* render.h: what a format is; the formats in characters and data. */

#ifndef RENDER_H
#define RENDER_H

#include "archive/archive.h"

/* A format is a struct backend: a function from finished games to bytes. It draws scenes. */

/* The kinds of settings, and their values. */
enum setting_kind {
    SETTING_FLAG,   /* yes, 1, or no, 0 */
    SETTING_NUMBER, /* a number from min to max */
    SETTING_CHOICE, /* one of its words, counted from 0 */
    SETTING_SET,    /* some of its words, a bit each, the first 1 */
    SETTING_COLOUR  /* none, 0, or a colour, 1 + 0xRRGGBB: white, black, #RRGGBB, #RGB */
};

/* A setting of a format, for -O NAME=VALUE. */
struct setting {
    const char *name;
    const char *words; /* its values, with blanks between them, the default first; of a number NULL, or its
                          default where initial is 0 and other options decide */
    enum setting_kind kind;
    int min, max;      /* of a number */
    int initial;       /* the default */
};

enum { SETTING_MAX = 18 /* settings of a format */ };

/* The row of a flag that is on or off by default. */
#define SETTING_ON(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

/* The rows of the settings that ask for an analysis, in the formats that show one. render_open finds them by name. */
#define SETTINGS_ANALYSIS                                                                                \
    {.name = "marks", .kind = SETTING_SET, .words = MARK_WORDS},                                         \
    {.name = "depth", .kind = SETTING_NUMBER, .words = "2 with marks", .min = 1, .max = SEARCH_DEEPEST}, \
    {.name = "search", .kind = SETTING_CHOICE, .words = "attacks all"}

/* The themes. For each, tiles.svg has a style sheet, paper/tile.c a row, and MESSAGE_LIST the sentence theme-NAME. */
#define SCENE_THEMES "print classic modern line"

/* The first settings of pictures and pages: the theme, and what is drawn in addition to the tiles. */
enum scene_part {
    SCENE_THEME,
    SCENE_NUMBERS, /* of the moves, on their tiles */
    SCENE_LABELS,  /* letters and numbers along the edges */
    SCENE_LAST,    /* a frame around the last move */
    SCENE_PATH,    /* the winning path, once more above all tiles */
    SCENE_ERROR,   /* a refused move: its tile, and the space that no tile would fit after it */
    SCENE_PARTS
};

/* Their rows. LABELS is SETTING_ON or SETTING_OFF, the default of labels. */
#define SETTINGS_SCENE(LABELS)                                                        \
    [SCENE_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES}, \
    [SCENE_NUMBERS] = SETTING_ON("numbers"),                                          \
    [SCENE_LABELS] = LABELS("labels"),                                                \
    [SCENE_LAST] = SETTING_ON("last"),                                                \
    [SCENE_PATH] = SETTING_ON("path"),                                                \
    [SCENE_ERROR] = SETTING_ON("error")

/* What all drawings of a run share. */
struct render_settings {
    const struct font *font;
    const struct font *smaller; /* fonts to try in this order if the board does not fit the terminal, */
    int smaller_count;          /*   and their number */
    int columns, lines;         /* of the terminal; lines are 0 if they are not known */
    bool coloured;              /* colour=auto means yes */
    const struct message_catalogue *words; /* of captions */
    bool all;      /* number forced tiles too */
    bool quiet;    /* no captions */
    bool verbose;
    bool position; /* -m was given: name the position in captions */
    bool film;     /* -m was given with more than one position */
    const struct rules *rules; /* of -r; NULL: as each record says */
    enum notation notation;  /* of the format, from its struct backend */
    int values[SETTING_MAX]; /* of the format's settings, each at the index of its row */
    unsigned marks; /* what to analyse, bits 1 << enum mark_kind, */
    int depth;      /*   in how many turns to look for a forced win, */
    bool full;      /*   and whether with every move; these are set by render_open */
    long long date; /* of documents, in seconds since 1970; 0: none */
    void (*progress)(void *to, const struct game *g, int moves); /* called before each position; or NULL */
    void *progress_to;
    struct sink *missing; /* for letters that the format cannot draw; or NULL */
    long *left_out;       /* counts drawings that the format has no room for, or whose names or comments it leaves out;
                             or NULL */
};

/* A drawing: a position of a game. */
struct scene {
    const struct game *game;
    int moves;     /* the position after this many of them */
    long nth;      /* of the run, from 0 */
    bool new_game; /* the first of its game, */
    bool end_game; /*   and the last */
    const struct render_settings *settings;
    const struct analysis *analysis; /* of the position; NULL if settings->marks is 0 */
    void *state; /* of the format */
};

/* A format. A run with drawings calls `begin` before the first and `end` after the last. A format whose first bytes
   depend on all drawings collects them in its state and writes them in `end`. */
struct backend {
    const char *name;
    const char *extensions; /* of its files, with blanks between them; NULL: none */
    bool (*shows)(struct text t); /* whether the format has every letter of a text; NULL: it has all letters */
    const struct setting *settings; /* up to SETTING_MAX rows, then one without a name; NULL: none */
    int first_setting;      /* the index of its first row; the rows before it are those of another format */
    unsigned verbose_marks; /* what -v adds to the marks */
    enum notation notation; /* of its moves, and of --legal in its place; NOTATION_NONE: modern */
    size_t state_size;      /* bytes of scene.state, zeroed before the first drawing; end frees what it owns */
    void (*begin)(const struct scene *first, struct sink *to);  /* or NULL */
    void (*draw)(const struct scene *scene, struct sink *to);
    void (*end)(const struct render_settings *settings, void *state, struct sink *to); /* or NULL */
};

/* The formats of this module; with --legal, out_legal replaces the format. */
extern const struct backend out_ascii, out_check, out_classic, out_code, out_json, out_modern, out_record,
    out_puzzles, out_totals, out_tree, out_legal;

/* render: a run of drawings in one format. */

struct render {
    const struct backend *backend; /* all private but `drawn` */
    struct render_settings settings;
    struct sink *to;
    long drawn; /* positions so far */
    struct analysis analysis;
    void *state;
};

/* Begins a run, with a copy of the settings; draws the positions of a game after moves `from` to `to`, as far as they
   exist, once for each game; ends the run and frees what it owns. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);
void render_game(struct render *r, const struct game *g, int from, int to);
void render_close(struct render *r);

/* Calls settings->progress, if any. */
void render_progress(const struct render_settings *settings, const struct game *g, int moves);

/* scene: sentences about a drawing, in the language of its settings, printable, without an end of line. */

/* The title of the game, else `WHITE - BLACK`, else the only player, else `Game N` with this number; scene_name adds
   the players unless they are the title: `TITLE: WHITE - BLACK`. */
void scene_title(const struct scene *scene, long number, struct sink *to);
void scene_name(const struct scene *scene, long number, struct sink *to);

/* The rules as records name them; empty for the usual rules. */
struct text scene_rules(const struct scene *scene);

/* The lines below the title: `White: NAME`, `Black: NAME` and the rules, each if known. */
void scene_names(const struct scene *scene, struct sink *to);

/* `After move N: WORD`, but nothing at the start of the game; whose turn it is in the position; how the game ended, or
   how far it got. */
void scene_after(const struct scene *scene, struct sink *to);
void scene_turn(const struct scene *scene, struct sink *to);
void scene_result(const struct scene *scene, struct sink *to);

/* How the game ended, as records say it, after a blank: a word if it tells the winner by whose turn it is, else a
   sentence. Nothing if the board shows it, or before the last move. */
void scene_end(const struct scene *scene, struct sink *to);

/* The word for a colour. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* Adds a letter that a format cannot draw to those noted before, unless it is there or they are many; of a control
   character U+ and its code. */
void scene_missing(uint32_t rune, struct sink *missing);

/* The error of the word that would be the next move; scene_refused_here only if it has a space on the board or next to
   it. Else NULL. */
const struct game_error *scene_refused(const struct scene *scene);
const struct game_error *scene_refused_here(const struct scene *scene);

/* analysis_text: what an analysis found, as sentences. */

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* a line for each kind and colour, with all moves */
    ANALYSIS_TEXT_CAPTION, /* the same lines, but only the number of safe moves */
    ANALYSIS_TEXT_ROW      /* one line of numbers of moves and spaces, a blank before each sentence */
};

/* Adds the moves of a mark, in the notation of the last move, to a list of words; of a mark on a tile, its space. */
void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words);

/* Writes what the analysis of a scene found; nothing without an analysis, or after the end of the game. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* Writes which move lost the game, which holds in its place, and the last win that was missed, if the scene ends a
   finished game and its analysis looked for that; in lists with the proofs. */
void analysis_text_turning(const struct scene *s, enum analysis_text form, struct sink *to);

/* font: a tile font. */

struct font {
    int width, height;   /* of a tile, in characters */
    int step_x, step_y;  /* from one tile to the next: neighbours share their border */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* some characters belong to a colour */
    uint32_t *glyphs;    /* from here on private: see glyphs.h */
        size_t count, capacity;
    uint32_t *pairs;     /* three numbers each: a place, a character, and the one that replaces it there */
    size_t pair_count, pair_capacity;
    size_t begin[16];
};

void font_free(struct font *f);

/* shape: the geometry of a drawn board. Lengths are thousandths of a tile; x goes right and y down from the tile's
   upper left corner. tiles.svg and player.js have the same lengths; tests/pictures compare what is drawn. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track */
    SHAPE_EDGE = 260,      /* width of a track with its outline */
    SHAPE_END = 400,       /* length of the end of a track that enters a space, after a refused move */
    SHAPE_GROUND = 920,    /* side of the square behind rings on an empty space */
    SHAPE_ROUNDING = 75,   /* radius of its corners */
    SHAPE_GAP_RATIO = 5708 /* gap of a dashed ring, in ten-thousandths of a dash: (pi - 2) / 2, so that white's ring has
                              six dashes and black's three */
};

struct shape_point {
    int x, y;
};

/* The middles of the sides: north, east, south, west. */
extern const struct shape_point shape_sides[4];

/* A track: straight, turn 0, or a quarter of a circle, clockwise 1, counterclockwise -1. */
struct shape_track {
    struct shape_point begin, end;
    int turn;
};

/* The tracks, by the bits of their two edges. */
extern const struct shape_track shape_tracks[16];

/* A ring around the middle of a space: radius, width of the line, width with its outline; if not 0, length of its
   dashes, radius of a disc behind it. */
struct shape_ring {
    int radius, line, edge, dash, disc;
};

/* The rings of marks, by kind and colour. White's rings are larger, so that both colours can be seen in one space. */
extern const struct shape_ring shape_rings[MARK_KINDS][2];

/* Rings around a number in the middle of a tile, by colour. */
extern const struct shape_ring shape_rings_around[2];

/* The upper left corners of one to four tiles that share a space as hints; one tile has full size, more have half. */
extern const struct shape_point shape_shared[4][4];

/* Where a tile's number begins, on its baseline, in the upper left corner. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };

/* How far the number is moved down if a track passes the upper left corner: into the lower left corner. On the right it
   would stand beside the number of the next tile, and 4 and 9 read as 49. */
static inline int shape_number_shift(unsigned edges)
{
    return edges == (BOARD_NORTH | BOARD_WEST) || edges == (BOARD_SOUTH | BOARD_EAST) ? 600 : 0;
}

/* Coordinates. A column's letters are centred over it, their baseline LABEL_ABOVE the board. A row's number is centred
   LABEL_LEFT, and HALF_DIGIT for each digit, left of the board, its baseline LABEL_BELOW the top of the row. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* json (RFC 8259): writes a text as the inside of a string: valid UTF-8; quotes, backslashes and control characters
   escaped. json_member writes a key with its punctuation, as in `,"name":`, and a string, or null for an empty text. */
void json_text(struct text t, struct sink *to);
void json_member(const char *key, struct text value, struct sink *to);

/* json_game: writes all that is known of a game up to the scene's position, as an object without its last brace. */
void json_game_open(const struct scene *scene, struct sink *to);

/* Writes what is needed to read a game back, up to the scene's position: an object with "moves", all words as one
   string; "comments" by the numbers of their moves; "title", "white", "black", "rules", "intro", and at the end of the
   game "result", "error" and "outro", as in -T json. Leaves out empty and usual values. */
void json_game_record(const struct scene *scene, struct sink *to);

/* Writes a tile as [x,y,"letter"], after a key or a comma. */
void json_game_tile(const char *before, const struct board_tile *t, struct sink *to);

/* load: sets *words to English, which has every sentence. */
void load_english(struct message_catalogue *words);

/* Replaces *words by the catalogue with this name or path (with a /). False, with *fault set and *words unchanged, if
   it does not exist or lacks a sentence. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* Reads the font with this name or path into a zeroed one. False, with *fault set, if it does not exist or is wrong.
   load_sizes reads the fonts of -f auto, in ASCII or Unicode, from the widest to the narrowest. */
enum { LOAD_SIZES = 7 };
bool load_font(struct font *font, const char *name, struct message_fault *fault);
void load_sizes(struct font fonts[LOAD_SIZES], bool unicode);

/* Writes the answer to -f list: name and size of each built-in font, and a small game drawn with it. */
void load_list(const struct render_settings *settings, struct sink *to);

#endif
