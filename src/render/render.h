/* render.h: the interface of all formats, and the formats that write text and data. */

#ifndef RENDER_H
#define RENDER_H

#include "archive/archive.h"

/* The kinds of settings. Each comment says what the int in render_settings.values means. */
enum setting_kind {
    SETTING_FLAG,   /* yes is 1, no is 0 */
    SETTING_NUMBER, /* a number from `min` to `max` */
    SETTING_CHOICE, /* the index of a word in setting.words */
    SETTING_SET,    /* a set of words in setting.words; bit 0 stands for the first word */
    SETTING_TEXT,   /* unused: the text is in render_settings.title */
    SETTING_COLOUR  /* 0 for none, else 1 + 0xRRGGBB. Users write none, white, black, #RRGGBB or #RGB. */
};

/* A setting of a format, for -O NAME=VALUE. */
struct setting {
    const char *name;
    const char *words; /* the values, separated by spaces, the default first. For a number whose default is 0:
                          what 0 means, such as `6 in strips`. For other numbers: NULL. */
    enum setting_kind kind;
    int min, max;      /* the limits of a number */
    int initial;       /* the default */
};

enum { SETTING_MAX = 19 /* the most settings of a format */ };

/* The row of a flag. SETTING_ON: the default is yes. SETTING_OFF: the default is no. */
#define SETTING_ON(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

#define SETTING_TITLE {.name = "title", .kind = SETTING_TEXT, .words = "TEXT"}

/* The rows of the settings of an analysis. render_open finds these rows by their names. */
#define SETTINGS_ANALYSIS                                                                                \
    {.name = "marks", .kind = SETTING_SET, .words = MARK_WORDS},                                         \
    {.name = "depth", .kind = SETTING_NUMBER, .words = "2 with marks", .min = 1, .max = SEARCH_DEEPEST}, \
    {.name = "search", .kind = SETTING_CHOICE, .words = "attacks all"}

/* The themes. Each has a style sheet in tiles.svg, rows in paper/tile.c and image/board.c and a sentence theme-NAME. */
#define SCENE_THEMES "print classic modern line"

/* The first settings of images and pages: the theme, and what is drawn besides the tiles. */
enum scene_part {
    SCENE_THEME,
    SCENE_NUMBERS, /* the number of each move, on the tile of the move */
    SCENE_LABELS,  /* coordinates: letters and numbers along the edges */
    SCENE_LAST,    /* a frame around the tile of the last move */
    SCENE_PATH,    /* the winning path, drawn again over all tiles */
    SCENE_ERROR,   /* the tile of a refused move; the space that too many tracks of one colour would enter */
    SCENE_PARTS
};

/* The rows of enum scene_part. The row of `labels` is made by LABELS, which is SETTING_ON or SETTING_OFF. */
#define SETTINGS_SCENE(LABELS)                                                        \
    [SCENE_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES}, \
    [SCENE_NUMBERS] = SETTING_ON("numbers"),                                          \
    [SCENE_LABELS] = LABELS("labels"),                                                \
    [SCENE_LAST] = SETTING_ON("last"),                                                \
    [SCENE_PATH] = SETTING_ON("path"),                                                \
    [SCENE_ERROR] = SETTING_ON("error")

/* Counts of boards and texts that are not in the output. */
struct render_dropped {
    long games;       /* number of games whose text between moves is lost */
    const char *file; /* file and line of the first text that is lost */
    int line;
    long stripped;    /* number of games whose names, comments or text around the moves are lost */
    long boards;      /* number of boards left out for lack of room */
};

/* What all drawings of a run share. */
struct render_settings {
    const struct font *fonts;   /* tried in this order until the board fits the terminal */
    int font_count;
    int columns, lines;         /* the size of the terminal; lines 0: unknown */
    bool coloured;              /* whether -O colour=auto means colour=yes */
    const struct message_catalogue *words; /* the sentences of captions */
    bool all;      /* forced tiles have numbers, too */
    bool quiet;    /* no captions */
    bool verbose;
    bool position; /* -m or --find was given: captions name the last move */
    bool film;     /* -m asks for more than one position, and all drawings go to one file */
    const struct rules *rules; /* the rules of -r; NULL: each record states its rules */
    enum notation notation;  /* the `notation` of the format that was chosen, even if --legal replaced this format */
    int values[SETTING_MAX]; /* the values of the format's settings, each at the index of the setting's row */
    struct text title; /* -O title: the title of a page or document; if empty, the games give the title */
    unsigned marks; /* set by render_open: the requested marks, as bits 1 << enum mark_kind */
    int depth;      /* set by render_open: the depth of searches for a forced win, in turns of the winner */
    bool full;      /* set by render_open: searches also try moves that make no attack */
    long long date; /* the date of documents, in seconds since 1970; 0: none */
    void (*progress)(void *to, const struct game *g, int moves); /* called before each position; or NULL */
    void *progress_to;
    struct sink *missing; /* collects letters that the format cannot draw; or NULL */
    struct render_dropped *dropped; /* counts what is not in the output; or NULL */
};

/* A drawing of a position of a game. */
struct scene {
    const struct game *game;
    int moves;     /* the number of moves before the position */
    long nth;      /* the number of drawings in the run before this drawing */
    bool new_game; /* this is the first drawing of the game */
    bool end_game; /* this is the last drawing of the game */
    const struct render_settings *settings;
    const struct analysis *analysis; /* the analysis of the position; NULL if settings->marks is 0 */
    void *state; /* for the format: backend.state_size bytes, zeroed at first */
};

/* A format. A run calls `draw` for each drawing and `end` after the last. A run without drawings calls neither. A
   format whose first bytes depend on all drawings writes only in `end`. */
struct backend {
    const char *name;
    const char *extensions; /* the extensions of the format's files, separated by spaces; NULL: none */
    bool (*shows)(struct text t); /* whether the format can show every letter of a text; NULL: always */
    const struct setting *settings; /* at most SETTING_MAX rows, then a row without a name; NULL: none */
    int first_setting;      /* index of the format's first row in `settings`, if formats share a table */
    unsigned verbose_marks; /* the marks that -v adds */
    enum notation notation; /* the notation of the formats classic and modern; --legal uses this notation, too */
    bool has_moves;         /* whether --find draws whole games (true) or only the positions found (false) */
    size_t state_size;      /* the size of scene.state in bytes. `end` frees what the state owns. */
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
    long drawn; /* number of positions drawn so far */
    struct analysis analysis;
    void *state;
};

/* render_open begins a run with a copy of the settings. render_game draws a game's position after `from` moves, its
   position after `to` moves and all positions between. render_close ends the run and frees the memory of *r. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);
void render_game(struct render *r, const struct game *g, int from, int to);
void render_close(struct render *r);

/* Calls settings->progress unless it is NULL. */
void render_progress(const struct render_settings *settings, const struct game *g, int moves);

/* scene: sentences about a drawing, from the catalogue settings->words. Only scene_names writes line ends. */

/* At the last drawing of a game, adds 1 to settings->dropped->games if the record has text between moves. Adds 1 to
   `stripped` if a word after the last move has a comment, unless the format writes this comment (`keeps`). */
void scene_note_dropped(const struct scene *scene, bool keeps);

/* Writes the game's title. For a game without a title, writes the known players (`WHITE - BLACK`, with an en dash) or,
   if both are unknown, `Game NUMBER`. scene_name also writes known players after a title: `TITLE: WHITE - BLACK`. It
   takes NUMBER from game.nth. */
void scene_title(const struct scene *scene, long number, struct sink *to);
void scene_name(const struct scene *scene, struct sink *to);

/* The name of the rules, as in the heading of a record; empty for the usual rules. */
struct text scene_rules(const struct scene *scene);

/* Writes `White: NAME`, `Black: NAME` and the rules, a line each. Leaves out unknown names and the usual rules. */
void scene_names(const struct scene *scene, struct sink *to);

/* scene_after writes `After move N: WORD`, or nothing at the start of the game. scene_turn writes whose turn it is.
   scene_result writes the result, or how far an unfinished game got. scene_brief writes only the outcome or, before
   the end, the last move: `12 F1/`. */
void scene_after(const struct scene *scene, struct sink *to);
void scene_turn(const struct scene *scene, struct sink *to);
void scene_result(const struct scene *scene, struct sink *to);
void scene_brief(const struct scene *scene, struct sink *to);

/* Writes what marks mean: the visible ones of an analysis (or NULL), and of those in the settings the ones whose bit
   1 << sign is in `signs`. Each line begins with the byte `sign`, SCENE_SIGN + 2 * kind + colour. */
enum { SCENE_SIGN = 1 };
void scene_legend(const struct render_settings *settings, const struct analysis *a, unsigned signs, struct sink *to);

/* Writes a space and the result, in English, as in records. The result is a word such as RESIGN if this word and the
   player to move show who won, else a sentence such as `White wins by resignation`. Records have no word for a loop, a
   line, a full board or an unfinished game. For these results, and before the last move, only returns false. */
bool scene_end(const struct scene *scene, const struct game_result *result, struct sink *to);

/* The name of a colour in the language of captions. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* Returns 0 for no background, 1 for a dark colour, 2 for a light colour. `background`: a value of SETTING_COLOUR. */
int scene_ground(int background);

/* Cuts off and returns the words of *rest that fit on a line of this many letters. Breaks a word that is too long. */
struct text scene_cut_line(struct text *rest, int64_t letters);

/* Adds a letter to `missing`, a list of the letters that the format cannot draw. Writes a control character as U+ and
   its code. Adds nothing if `missing` is NULL, already has the letter or is longer than 60 bytes. */
void scene_missing(uint32_t rune, struct sink *missing);

/* scene_refused returns the error if the move after the scene's position was refused, else NULL. scene_error also
   returns NULL if SCENE_ERROR is off, or if the space of the move is unknown or not near the tiles. */
const struct game_error *scene_refused(const struct scene *scene);
const struct game_error *scene_error(const struct scene *scene);

/* The extent of all tiles, marks and refused tiles in a scene or, if `whole`, in all positions of its game. */
struct extent scene_extent(const struct scene *scene, bool whole);

/* analysis_text: what an analysis found, as sentences. */

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* for each kind and colour of marks, a line with all moves; also the proofs of wins */
    ANALYSIS_TEXT_CAPTION, /* as LIST, but many safe moves are only counted, and proofs are left out */
    ANALYSIS_TEXT_ROW      /* as CAPTION, but in one line, each sentence after a space; always counts, never lists */
};

/* Adds a mark's moves or a corner's space to `words`. Uses the last move's notation; at the start, modern notation. */
void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words);

/* Writes all that an analysis found, then what analysis_text_turning writes. Without an analysis, writes nothing. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* Writes the move that lost the game, a move that would not have lost, and the last missed win. ANALYSIS_TEXT_LIST
   also has the proofs. Writes nothing if turning_applies is false. The scene must have an analysis. */
void analysis_text_turning(const struct scene *s, enum analysis_text form, struct sink *to);

/* font: a tile font. */

struct font {
    int width, height;   /* the size of a tile, in characters */
    int step_x, step_y;  /* the distance between neighbours, in characters: the size less 1, but at least 1 */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* the font says which characters are in the colour of a track */
    uint32_t *glyphs;    /* private, as all below: see glyphs.h */
    size_t count, capacity;
    struct font_pair *pairs;
    size_t pair_count, pair_capacity;
    size_t begin[16];
};

void font_free(struct font *f);

/* shape: the geometry of a drawn board. Lengths are thousandths of a tile; x goes right and y down from the tile's
   upper left corner. tiles.svg and player.js repeat these lengths; tests/pictures compares the drawings. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track */
    SHAPE_EDGE = 260,      /* width of a track with its outline */
    SHAPE_END = 400,       /* how far tracks are drawn into a space that too many tracks enter */
    SHAPE_GROUND = 920,    /* side of the square behind rings on an empty space */
    SHAPE_ROUNDING = 75,   /* radius of the corners of tiles and of the square behind rings */
    SHAPE_GAP_RATIO = 5708 /* gap between dashes, in ten-thousandths of a dash: (pi - 2) / 2. White's ring has six
                              dashes, black's ring has three. */
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

/* The tracks. The index of a track is its two edges, such as BOARD_NORTH | BOARD_EAST. */
extern const struct shape_track shape_tracks[16];

/* A ring around the middle of a space. `line` and `edge`: the width of the ring's line without and with the outline.
   `dash`: the length of the dashes, or 0. `disc`: the radius of a disc behind the ring, or 0. */
struct shape_ring {
    int radius, line, edge, dash, disc;
};

/* The rings of marks, by kind and colour. If a space can have marks of both colours, white's ring is larger. */
extern const struct shape_ring shape_rings[MARK_KINDS][2];

/* The rings of corners in printed diagrams, by colour: large enough for a number in the middle of the tile. */
extern const struct shape_ring shape_rings_around[2];

/* shape_shared[n - 1]: the upper left corners of n winning tiles in one space. If n > 1, the tiles have half size. */
extern const struct shape_point shape_shared[3][3];

/* Where the baseline of a tile's number begins, measured from the tile's upper left corner. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };

/* How far a number is below SHAPE_NUMBER_Y. If a track curves around the upper left corner, the number is in the lower
   left corner, not in the upper right corner, where a 4 and the 9 of the next tile would read as 49. */
static inline int shape_number_shift(unsigned edges)
{
    return edges == (BOARD_NORTH | BOARD_WEST) || edges == (BOARD_SOUTH | BOARD_EAST) ? 600 : 0;
}

/* Column letters are centred; their baseline is LABEL_ABOVE above the board. Row numbers end LABEL_LEFT to the left of
   the board; in SVG, each is centred on the longest. Their baseline is LABEL_BELOW below the row's top. A digit is
   2 * HALF_DIGIT wide. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* json (RFC 8259): json_text writes the inside of a string, in valid UTF-8, and escapes quotes, backslashes and control
   characters. json_member writes `key`, such as `,"name":`, then `value` as a string, or null if `value` is empty. */
void json_text(struct text t, struct sink *to);
void json_member(const char *key, struct text value, struct sink *to);

/* json_game: json_game_open writes a game up to the scene's position, as an object without its closing brace. Result,
   first error and conclusion are null before the game's last position. */
void json_game_open(const struct scene *scene, struct sink *to);

/* Adds to the JSON array `list` a game up to the scene's position. At the end, the caller adds the closing bracket.
   record/json reads the list. Members are as in -T json, without "file", "line", "game" and "board". But "moves" is a
   string, the keys in "comments" are numbers of moves, and "error" has only "text" and "reason". Omits empty values and
   the usual rules. Before the game's last position, omits the result, the error and the conclusion, too. */
void json_game_record(const struct scene *scene, struct sink *list);

/* Writes the string `before`, then a tile as [x,y,"letter"]. */
void json_game_tile(const char *before, const struct board_tile *t, struct sink *to);

/* load: fonts and catalogues. */

/* Sets *words to the catalogue with this name or path. If this catalogue does not exist or is faulty, returns false,
   sets *fault and leaves *words unchanged. The caller frees words->owned. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* load_font reads the font with this name or path into *font, which must be zeroed. Returns false and sets *fault if
   the font does not exist or is faulty. load_sizes reads the fonts for -f auto, from large to small; then, for colour,
   two as small as the two smallest, without characters that show both tracks. */
enum { LOAD_SIZES = 7, LOAD_FONTS = LOAD_SIZES + 2 };
bool load_font(struct font *font, const char *name, struct message_fault *fault);
void load_sizes(struct font fonts[LOAD_FONTS], bool unicode);

/* Writes what -f list shows: the name and size of each built-in font, and a small game drawn in this font. */
void load_list(struct render_settings settings, struct sink *to);

#endif
