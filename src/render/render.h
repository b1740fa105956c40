/* render.h: the interface of all formats, and the formats that write text and data. */

#ifndef RENDER_H
#define RENDER_H

#include "archive/archive.h"

/* A format is a struct backend: it turns finished games into bytes, one drawing after the other. */

/* The kinds of settings, and what their values mean. */
enum setting_kind {
    SETTING_FLAG,   /* 1: yes, 0: no */
    SETTING_NUMBER, /* a number from `min` to `max` */
    SETTING_CHOICE, /* the index of one of its words */
    SETTING_SET,    /* some of its words, each a bit: the first word is bit 0 */
    SETTING_COLOUR  /* 0: none, else 1 + 0xRRGGBB; written white, black, #RRGGBB or #RGB */
};

/* A setting of a format, for -O NAME=VALUE. */
struct setting {
    const char *name;
    const char *words; /* its values, separated by blanks, the default first. Of a number: what a
                          default of 0 means, or NULL */
    enum setting_kind kind;
    int min, max;      /* of a number */
    int initial;       /* the default */
};

enum { SETTING_MAX = 18 /* most settings of a format */ };

/* The row of a flag that is on, or off, by default. */
#define SETTING_ON(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

/* The rows of the settings that ask for an analysis. render_open finds them by name. */
#define SETTINGS_ANALYSIS                                                                                \
    {.name = "marks", .kind = SETTING_SET, .words = MARK_WORDS},                                         \
    {.name = "depth", .kind = SETTING_NUMBER, .words = "2 with marks", .min = 1, .max = SEARCH_DEEPEST}, \
    {.name = "search", .kind = SETTING_CHOICE, .words = "attacks all"}

/* The themes. For each, tiles.svg has a style sheet, paper/tile.c a row, and MESSAGE_LIST the sentence theme-NAME. */
#define SCENE_THEMES "print classic modern line"

/* The first settings of pictures and pages: the theme, and what is drawn besides the tiles. */
enum scene_part {
    SCENE_THEME,
    SCENE_NUMBERS, /* the numbers of moves, on their tiles */
    SCENE_LABELS,  /* letters and numbers along the edges */
    SCENE_LAST,    /* a frame around the tile of the last move */
    SCENE_PATH,    /* the winning path, drawn again over all tiles */
    SCENE_ERROR,   /* the tile of a refused move, and the space that no tile would fit after this move */
    SCENE_PARTS
};

/* The rows of these settings. LABELS is SETTING_ON or SETTING_OFF, the default of labels. */
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
    int columns, lines;         /* of the terminal; lines may be 0, unknown */
    bool coloured;              /* -O colour=auto means yes */
    const struct message_catalogue *words; /* the sentences of captions */
    bool all;      /* number forced tiles too */
    bool quiet;    /* no captions */
    bool verbose;
    bool position; /* -m was given: captions say after which move */
    bool film;     /* -m was given with more than one position */
    const struct rules *rules; /* from -r; NULL: as each record says */
    enum notation notation;  /* the `notation` of the format */
    int values[SETTING_MAX]; /* of the format's settings, each at the index of its row */
    unsigned marks; /* what to analyse, bits 1 << enum mark_kind, */
    int depth;      /*   in how many turns to look for a forced win, */
    bool full;      /*   and whether to try every move; render_open sets these three */
    long long date; /* the date of documents, in seconds since 1970; 0: none */
    void (*progress)(void *to, const struct game *g, int moves); /* called before each position; or NULL */
    void *progress_to;
    struct sink *missing; /* collects letters that the format cannot draw; or NULL */
    long *left_out;       /* counts drawings for which the format has no room, and games whose names or comments it
                             leaves out; or NULL */
};

/* A drawing of a position of a game. */
struct scene {
    const struct game *game;
    int moves;     /* the number of moves before the position */
    long nth;      /* the index of the drawing in the run */
    bool new_game; /* it is the first drawing of its game, */
    bool end_game; /*   and the last */
    const struct render_settings *settings;
    const struct analysis *analysis; /* of the position; NULL if settings->marks is 0 */
    void *state; /* the state of the format */
};

/* A format. A run calls `begin` before its first drawing and `end` after its last; neither if it has no drawing. A
   format whose first bytes depend on all drawings collects them in its state and writes them in `end`. */
struct backend {
    const char *name;
    const char *extensions; /* the extensions of its files, with blanks between them; NULL: none */
    bool (*shows)(struct text t); /* whether the format has every letter of a text; NULL: it has all letters */
    const struct setting *settings; /* at most SETTING_MAX rows, then one without a name; NULL: none */
    int first_setting;      /* the index of the format's first row; the rows before it are another format's */
    unsigned verbose_marks; /* the marks that -v adds */
    enum notation notation; /* of its moves, and of those that --legal writes instead; NOTATION_NONE: modern */
    bool has_moves;         /* it writes the moves of games; with --find it writes all moves */
    size_t state_size;      /* bytes of scene.state, which is zeroed at first; `end` frees what the state owns */
    void (*begin)(const struct scene *first, struct sink *to);  /* or NULL */
    void (*draw)(const struct scene *scene, struct sink *to);
    void (*end)(const struct render_settings *settings, void *state, struct sink *to); /* or NULL */
};

/* The formats of this module. With --legal, out_legal replaces the chosen format. */
extern const struct backend out_ascii, out_check, out_classic, out_code, out_json, out_modern, out_record,
    out_puzzles, out_totals, out_tree, out_legal;

/* render: a run of drawings in one format. */

struct render {
    const struct backend *backend; /* private, as all members but `drawn` */
    struct render_settings settings;
    struct sink *to;
    long drawn; /* positions drawn so far */
    struct analysis analysis;
    void *state;
};

/* render_open begins a run with a copy of the settings. render_game, called once for each game, draws its positions
   after `from` to `to` moves, as far as they exist. render_close ends the run and frees what it owns. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);
void render_game(struct render *r, const struct game *g, int from, int to);
void render_close(struct render *r);

/* Calls settings->progress, if any. */
void render_progress(const struct render_settings *settings, const struct game *g, int moves);

/* scene: sentences about a drawing in the language of its settings, printable. Only scene_names writes line ends. */

/* Writes the title of the game, else `WHITE - BLACK`, else the only player, else `Game N` with this number. scene_name
   adds the players to a title: `TITLE: WHITE - BLACK`. */
void scene_title(const struct scene *scene, long number, struct sink *to);
void scene_name(const struct scene *scene, long number, struct sink *to);

/* The rules as records name them; empty for the usual rules. */
struct text scene_rules(const struct scene *scene);

/* Writes the lines below the title: `White: NAME`, `Black: NAME` and the rules, each if known. */
void scene_names(const struct scene *scene, struct sink *to);

/* scene_after writes `After move N: WORD`, or nothing at the start of the game. scene_turn writes whose turn it is in
   the position, scene_result how the game ended or how far it got. */
void scene_after(const struct scene *scene, struct sink *to);
void scene_turn(const struct scene *scene, struct sink *to);
void scene_result(const struct scene *scene, struct sink *to);

/* Writes a blank and how the game ended, as records say it: in a word if that word and whose turn it is show the
   winner, else in a sentence. Writes nothing before the last move, or if the board shows the end. */
void scene_end(const struct scene *scene, const struct game_result *result, struct sink *to);

/* The word for a colour. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* Adds to a list a letter that a format cannot draw, unless the list has the letter, or is long or NULL. In place of a
   control character, adds U+ and its code. */
void scene_missing(uint32_t rune, struct sink *missing);

/* The error of the refused word after the scene's moves, or NULL. scene_refused_here returns it only if its space is on
   the board or next to it. */
const struct game_error *scene_refused(const struct scene *scene);
const struct game_error *scene_refused_here(const struct scene *scene);

/* analysis_text: what an analysis found, as sentences. */

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* a line for each kind and colour, with all moves */
    ANALYSIS_TEXT_CAPTION, /* the same lines, but only the number of safe moves */
    ANALYSIS_TEXT_ROW      /* one line that counts moves and spaces, with a blank before each sentence */
};

/* Adds the moves of a mark to a list of words, in the notation of the last move; for a mark on a tile, its space. */
void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words);

/* Writes what the analysis of a scene found; nothing without an analysis, or after the end of the game. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* Writes which move lost the game, a move in its place that would not have lost, and the last missed win; in lists also
   the proofs. Writes nothing unless the scene ends a finished game and the analysis looked for these moves. */
void analysis_text_turning(const struct scene *s, enum analysis_text form, struct sink *to);

/* font: a tile font. */

struct font {
    int width, height;   /* of a tile, in characters */
    int step_x, step_y;  /* from a tile to the next one: neighbours share a border */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* some characters belong to a colour */
    uint32_t *glyphs;    /* from here on private: see glyphs.h */
        size_t count, capacity;
    uint32_t *pairs;     /* three numbers each: a place, a character, and its replacement in this place */
    size_t pair_count, pair_capacity;
    size_t begin[16];
};

void font_free(struct font *f);

/* shape: the geometry of a drawn board. Lengths are thousandths of a tile; x goes right and y down from the tile's
   upper left corner. tiles.svg and player.js have the same lengths; tests/pictures compares their drawings. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track */
    SHAPE_EDGE = 260,      /* width of a track with its outline */
    SHAPE_END = 400,       /* length of a track's end, drawn into a space that no tile would fit */
    SHAPE_GROUND = 920,    /* side of the square behind rings on an empty space */
    SHAPE_ROUNDING = 75,   /* radius of its corners */
    SHAPE_GAP_RATIO = 5708 /* gap between dashes, in ten-thousandths of a dash: (pi - 2) / 2, so that white's ring has
                              six dashes and black's three */
};

struct shape_point {
    int x, y;
};

/* The middles of the sides: north, east, south, west. */
extern const struct shape_point shape_sides[4];

/* A track: a straight line if turn is 0, else a quarter of a circle, clockwise (1) or counterclockwise (-1). */
struct shape_track {
    struct shape_point begin, end;
    int turn;
};

/* The tracks, by the bits of their two edges. */
extern const struct shape_track shape_tracks[16];

/* A ring around the middle of a space: its radius, the width of its line without and with the outline, and if not 0,
   the length of its dashes and the radius of a disc behind it. */
struct shape_ring {
    int radius, line, edge, dash, disc;
};

/* The rings of marks, by kind and colour. White's rings are larger, so that both colours can be seen in one space. */
extern const struct shape_ring shape_rings[MARK_KINDS][2];

/* Rings around a number in the middle of a tile, by colour. */
extern const struct shape_ring shape_rings_around[2];

/* The upper left corners of one to four tiles that share a space as hints. One tile has full size, more have half. */
extern const struct shape_point shape_shared[4][4];

/* Where a tile's number begins, on its baseline, in the upper left corner. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };

/* How far down a number is moved, into the lower left corner, if a track passes the upper left one. In a right corner
   it would meet the number of the next tile: 4 and 9 would read as 49. */
static inline int shape_number_shift(unsigned edges)
{
    return edges == (BOARD_NORTH | BOARD_WEST) || edges == (BOARD_SOUTH | BOARD_EAST) ? 600 : 0;
}

/* Coordinates. A column's letters are centred over it, with the baseline LABEL_ABOVE the board. The middle of a row's
   number is LABEL_LEFT, plus HALF_DIGIT per digit, left of the board; its baseline is LABEL_BELOW the row's top. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* json (RFC 8259): writes a text as the inside of a string, in valid UTF-8; escapes quotes, backslashes and control
   characters. json_member writes a key with its punctuation, as in `,"name":`, and a string, or null if it is empty. */
void json_text(struct text t, struct sink *to);
void json_member(const char *key, struct text value, struct sink *to);

/* json_game: writes all that is known of a game up to the scene's position, as an object without its closing brace. */
void json_game_open(const struct scene *scene, struct sink *to);

/* Writes what is needed to read a game back, up to the scene's position, as an object. "moves" has all moves in one
   string, "comments" has keys that are numbers of moves. "title", "white", "black", "rules", "intro" and, at the end of
   the game, "result", "error" and "outro" are as in -T json. Leaves out empty and usual values. */
void json_game_record(const struct scene *scene, struct sink *to);

/* Writes a key or a comma, then a tile as [x,y,"letter"]. */
void json_game_tile(const char *before, const struct board_tile *t, struct sink *to);

/* load: sets *words to English, which has every sentence. */
void load_english(struct message_catalogue *words);

/* Replaces *words by the catalogue with this name or path. False, with *fault set and *words unchanged, if it does not
   exist or is faulty. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* Reads the font with this name or path into a zeroed one. False, with *fault set, if it does not exist or is wrong.
   load_sizes reads the fonts of -f auto, in ASCII or Unicode, from the widest to the narrowest. */
enum { LOAD_SIZES = 7 };
bool load_font(struct font *font, const char *name, struct message_fault *fault);
void load_sizes(struct font fonts[LOAD_SIZES], bool unicode);

/* Writes what -f list prints: name and size of each built-in font, and a small game drawn with it. */
void load_list(const struct render_settings *settings, struct sink *to);

#endif
