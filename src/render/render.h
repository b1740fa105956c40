/* render.h: the interface of all formats, and the formats that write text and data. */

#ifndef RENDER_H
#define RENDER_H

#include "archive/archive.h"

/* A format is a struct backend: it turns finished games into bytes, one drawing after the other. */

/* The kinds of settings, and what their values mean. */
enum setting_kind {
    SETTING_FLAG,   /* yes is 1, no is 0 */
    SETTING_NUMBER, /* a number from `min` to `max` */
    SETTING_CHOICE, /* the index of one of its words */
    SETTING_SET,    /* a set of its words: bit 0 is the first word */
    SETTING_COLOUR  /* 0: none, else 1 + 0xRRGGBB; written white, black, #RRGGBB or #RGB */
};

/* A setting of a format, for -O NAME=VALUE. */
struct setting {
    const char *name;
    const char *words; /* the values, the default first, separated by spaces; if a number: NULL, or what a default of 0
                          means */
    enum setting_kind kind;
    int min, max;      /* the limits of a number */
    int initial;       /* the default */
};

enum { SETTING_MAX = 18 /* the most settings of a format */ };

/* The row of a flag that is on, or off, by default. */
#define SETTING_ON(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

/* The rows of the settings for an analysis. render_open finds them by name. */
#define SETTINGS_ANALYSIS                                                                                \
    {.name = "marks", .kind = SETTING_SET, .words = MARK_WORDS},                                         \
    {.name = "depth", .kind = SETTING_NUMBER, .words = "2 with marks", .min = 1, .max = SEARCH_DEEPEST}, \
    {.name = "search", .kind = SETTING_CHOICE, .words = "attacks all"}

/* The themes. Each has a style sheet in tiles.svg, rows in paper/tile.c and image/board.c, and a sentence
   theme-NAME. */
#define SCENE_THEMES "print classic modern line"

/* The first settings of images and pages: the theme, and what is drawn besides the tiles. */
enum scene_part {
    SCENE_THEME,
    SCENE_NUMBERS, /* the numbers of moves, on their tiles */
    SCENE_LABELS,  /* coordinates: letters and numbers along the edges */
    SCENE_LAST,    /* a frame around the tile of the last move */
    SCENE_PATH,    /* the winning path, drawn again over all tiles */
    SCENE_ERROR,   /* the tile of a refused move, and the space where three tracks of one colour would meet */
    SCENE_PARTS
};

/* The rows of these settings. LABELS is SETTING_ON or SETTING_OFF: the default of `labels`. */
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
    const struct font *smaller; /* fonts to try in this order if the board does not fit the terminal */
    int smaller_count;          /* number of fonts in `smaller` */
    int columns, lines;         /* the size of the terminal; lines 0: unknown */
    bool coloured;              /* -O colour=auto means yes */
    const struct message_catalogue *words; /* the sentences of captions */
    bool all;      /* number forced tiles too */
    bool quiet;    /* no captions */
    bool verbose;
    bool position; /* -m was given: captions name the last move */
    bool film;     /* -m was given with more than one position */
    const struct rules *rules; /* from -r; NULL: as each record states */
    enum notation notation;  /* the `notation` of the format */
    int values[SETTING_MAX]; /* the values of the format's settings, each at the index of its row */
    unsigned marks; /* set by render_open: the requested marks, bits 1 << enum mark_kind */
    int depth;      /* set by render_open: the turns in which to look for a forced win */
    bool full;      /* set by render_open: also try moves that make no attack */
    long long date; /* the date of documents, in seconds since 1970; 0: none */
    void (*progress)(void *to, const struct game *g, int moves); /* called before each position; or NULL */
    void *progress_to;
    struct sink *missing; /* collects letters that the format cannot draw; or NULL */
    long *left_out;       /* counts drawings without room, and games whose names or comments are left out; or NULL */
};

/* A drawing of a position of a game. */
struct scene {
    const struct game *game;
    int moves;     /* the number of moves before the position */
    long nth;      /* the index of the drawing in the run */
    bool new_game; /* it is the first drawing of its game */
    bool end_game; /* it is the last drawing of its game */
    const struct render_settings *settings;
    const struct analysis *analysis; /* the analysis of the position; NULL if settings->marks is 0 */
    void *state; /* the state of the format */
};

/* A format. A run calls `begin` before its first drawing and `end` after its last, and neither if it has no drawing. A
   format whose first bytes depend on all drawings collects the drawings in its state and writes them in `end`. */
struct backend {
    const char *name;
    const char *extensions; /* the extensions of its files, separated by spaces; NULL: none */
    bool (*shows)(struct text t); /* whether the format can show every letter of a text; NULL: it can */
    const struct setting *settings; /* at most SETTING_MAX rows, then a row without a name; NULL: none */
    int first_setting;      /* the index of the format's first row; other formats own the rows before it */
    unsigned verbose_marks; /* the marks that -v adds */
    enum notation notation; /* the notation of its moves, and of those that --legal writes; NOTATION_NONE: modern */
    bool has_moves;         /* it writes the moves of games; with --find, all moves */
    size_t state_size;      /* the size of scene.state, which begins zeroed; `end` frees what the state owns */
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
   after `from` to `to` moves, if the game has them. render_close ends the run and frees what the run owns. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);
void render_game(struct render *r, const struct game *g, int from, int to);
void render_close(struct render *r);

/* Calls settings->progress unless it is NULL. */
void render_progress(const struct render_settings *settings, const struct game *g, int moves);

/* scene: printable sentences about a drawing, in the language of its settings. Only scene_names writes line ends. */

/* Writes the game's title; without a title, `WHITE - BLACK`; with one player, the name; else `Game N` with this number.
   scene_name adds the players to a title: `TITLE: WHITE - BLACK`. */
void scene_title(const struct scene *scene, long number, struct sink *to);
void scene_name(const struct scene *scene, long number, struct sink *to);

/* The rules as records name them; empty for the usual rules. */
struct text scene_rules(const struct scene *scene);

/* Writes the lines below the title, each if known: `White: NAME`, `Black: NAME`, the rules. */
void scene_names(const struct scene *scene, struct sink *to);

/* scene_after writes `After move N: WORD`, or nothing at the start of the game. scene_turn writes whose turn it is.
   scene_result writes how the game ended or how far it got. */
void scene_after(const struct scene *scene, struct sink *to);
void scene_turn(const struct scene *scene, struct sink *to);
void scene_result(const struct scene *scene, struct sink *to);

/* Writes a space and the result, as records state it: one word if the word and the player to move show who won, else a
   sentence. Writes nothing before the last move, or if the board shows the end. */
void scene_end(const struct scene *scene, const struct game_result *result, struct sink *to);

/* The word for a colour. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* Whether a background, the value of a SETTING_COLOUR, is none (0), dark (1) or light (2). */
int scene_ground(int background);

/* Adds a letter that a format cannot draw to a list, unless the list has it, is long or is NULL. A control character is
   added as U+ and its code. */
void scene_missing(uint32_t rune, struct sink *missing);

/* The error of the word refused after the scene's moves, or NULL. scene_error returns this error only if an image shows
   it: the setting SCENE_ERROR is on, and the error's space is on the board or next to it. */
const struct game_error *scene_refused(const struct scene *scene);
const struct game_error *scene_error(const struct scene *scene);

/* analysis_text: what an analysis found, as sentences. */

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* a line for each kind and colour, with all moves */
    ANALYSIS_TEXT_CAPTION, /* a line for each kind and colour, but only the number of safe moves */
    ANALYSIS_TEXT_ROW      /* one line that counts moves and spaces, with a space before each sentence */
};

/* Adds the moves of a mark to a list of words, in the notation of the last move; for a mark on a tile, its space. */
void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words);

/* Writes what the analysis of a scene found. Writes nothing without an analysis or after the end of the game. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* Writes the move that lost the game, a move that would not have lost, and the last missed win; in lists, also the
   proofs. Writes nothing unless the scene ends a finished game and these moves were requested. */
void analysis_text_turning(const struct scene *s, enum analysis_text form, struct sink *to);

/* font: a tile font. */

struct font {
    int width, height;   /* the size of a tile, in characters */
    int step_x, step_y;  /* from a tile to the next, in characters: neighbours share a border */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* some characters have the colour of a track */
    uint32_t *glyphs;    /* private, as all below: see glyphs.h */
        size_t count, capacity;
    uint32_t *pairs;     /* three numbers each: an enum font_place, a character, and its replacement */
    size_t pair_count, pair_capacity;
    size_t begin[16];
};

void font_free(struct font *f);

/* shape: the geometry of a drawn board. Lengths are thousandths of a tile; x goes right and y down from the tile's
   upper left corner. tiles.svg and player.js have equal lengths; tests/pictures compares their drawings. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track */
    SHAPE_EDGE = 260,      /* width of a track with its outline */
    SHAPE_END = 400,       /* length of a track's end that is drawn into a space */
    SHAPE_GROUND = 920,    /* side of the square behind rings on an empty space */
    SHAPE_ROUNDING = 75,   /* radius of the corners of a tile and of this square */
    SHAPE_GAP_RATIO = 5708 /* gap between dashes, in ten-thousandths of a dash: (pi - 2) / 2; white's ring has six
                              dashes, black's three */
};

struct shape_point {
    int x, y;
};

/* The middles of the sides: north, east, south, west. */
extern const struct shape_point shape_sides[4];

/* A track: a straight line if `turn` is 0, else a quarter of a circle, clockwise (1) or counterclockwise (-1). */
struct shape_track {
    struct shape_point begin, end;
    int turn;
};

/* The tracks, each at the index of its two edges. */
extern const struct shape_track shape_tracks[16];

/* A ring around the middle of a space: its radius; the width of its line without and with its outline; the length of
   its dashes, or 0; the radius of a disc behind it, or 0. */
struct shape_ring {
    int radius, line, edge, dash, disc;
};

/* The rings of marks, by kind and colour. White's rings are larger, so that a space can show both colours. */
extern const struct shape_ring shape_rings[MARK_KINDS][2];

/* Rings around a number in the middle of a tile, by colour. */
extern const struct shape_ring shape_rings_around[2];

/* The upper left corners of one to four tiles that share a space as hints. One tile has full size; more have half. */
extern const struct shape_point shape_shared[4][4];

/* Where a tile's number begins: on its baseline, in the tile's upper left corner. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };

/* How far down a number is moved. If a track passes the upper left corner, the number is in the lower left one. In a
   right corner, it would join the next tile's number: 4 and 9 would read as 49. */
static inline int shape_number_shift(unsigned edges)
{
    return edges == (BOARD_NORTH | BOARD_WEST) || edges == (BOARD_SOUTH | BOARD_EAST) ? 600 : 0;
}

/* Coordinates. A column's letters are centred over it; their baseline is LABEL_ABOVE the board. The middle of a row's
   number is LABEL_LEFT, plus HALF_DIGIT per digit, left of the board. Its baseline is LABEL_BELOW the row's top. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* json (RFC 8259): writes a text as the inside of a string, in valid UTF-8; escapes quotes, backslashes and control
   characters. json_member writes a key and a string, or null if it is empty. The key is like `,"name":`. */
void json_text(struct text t, struct sink *to);
void json_member(const char *key, struct text value, struct sink *to);

/* json_game: writes all that is known of a game up to the scene's position, as an object without its closing brace. */
void json_game_open(const struct scene *scene, struct sink *to);

/* Writes a game up to the scene's position as an object from which record/json can read it. "moves" is a string;
   "comments" has numbers of moves as keys. "title", "white", "black", "rules", "intro" and, at the end of the game,
   "result", "error" and "outro" are as in -T json. Empty and usual values are left out. */
void json_game_record(const struct scene *scene, struct sink *to);

/* Writes `before`, which is a key or a comma, then a tile as [x,y,"letter"]. */
void json_game_tile(const char *before, const struct board_tile *t, struct sink *to);

/* load: sets *words to English, which has every sentence. */
void load_english(struct message_catalogue *words);

/* Replaces *words by the catalogue with this name or path. False, with *fault set and *words unchanged, if the
   catalogue does not exist or is faulty. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* Reads the font with this name or path into a zeroed font. If it does not exist or is faulty, returns false and sets
   *fault. load_sizes reads the fonts of -f auto, in ASCII or Unicode, from the widest to the narrowest. */
enum { LOAD_SIZES = 7 };
bool load_font(struct font *font, const char *name, struct message_fault *fault);
void load_sizes(struct font fonts[LOAD_SIZES], bool unicode);

/* Writes the list of -f list: name and size of each built-in font, and a small game drawn with it. */
void load_list(const struct render_settings *settings, struct sink *to);

#endif
