/* render.h: what a format is; the formats in characters and data. Needs the doors of base, trax, record and
   analysis. */

/* A format is a struct backend: a function from finished games to bytes. It draws scenes. */

/* What a setting can be, and what its value is then. */
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
    const char *words; /* all that it can be, with blanks between them, the default first; NULL for a number */
    enum setting_kind kind;
    int min, max;      /* of a number */
    int initial;       /* the default */
};

enum { SETTING_MAX = 16 /* settings of a format */ };

/* The row of a flag with the default yes or no. */
#define SETTING_ON(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = (NAME), .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

/* The rows of the settings that ask for an analysis, in the formats that show one. render_open finds them by name. */
#define SETTINGS_ANALYSIS                                              \
    {.name = "marks", .kind = SETTING_SET, .words = MARK_WORDS},       \
    {.name = "depth", .kind = SETTING_NUMBER, .min = 1, .max = SEARCH_DEEPEST}

/* The themes, as words of a setting. For each tiles.svg has a style sheet, paper/tile.c a row, and MESSAGE_LIST the
   sentence theme-NAME. */
#define SCENE_THEMES "print classic modern line"

/* What is the same for all drawings of a run. */
struct render_settings {
    const struct font *font;
    const struct font *smaller; /* further fonts, for boards that do not fit the columns, one after the other, */
    int smaller_count;          /*   how many; 0: the font is used for any board */
    int columns;                /* of the terminal */
    bool coloured;              /* what colour=auto means */
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
    int depth;      /*   and in how many turns to look for a forced win; both are set by render_open */
    long long date; /* of documents, in seconds since 1970; 0: none */
    struct sink *missing; /* formats add the letters to it that they cannot draw; or NULL */
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
    void *state; /* the format's own */
};

/* A format. begin comes before the first drawing and end after the last; a run without drawings calls neither. A format
   whose first bytes depend on all drawings keeps what it draws in a sink of its state, and writes it in end. */
struct backend {
    const char *name;
    const char *extensions; /* of files in it, with blanks between them; NULL: none */
    bool (*shows)(struct text t); /* whether the format has every letter of a text; NULL: it has all */
    const struct setting *settings; /* up to SETTING_MAX rows, then one without a name; NULL: none */
    int first_setting;      /* rows before this one are another format's, which shares the table */
    unsigned verbose_marks; /* what -v adds to the marks */
    enum notation notation; /* in which it writes moves, as --legal does in its place; NOTATION_NONE: modern */
    size_t state_size;      /* bytes of scene.state, zeroed before the first drawing; end frees what it owns */
    void (*begin)(const struct scene *first, struct sink *to);  /* or NULL */
    void (*draw)(const struct scene *scene, struct sink *to);
    void (*end)(const struct render_settings *settings, void *state, struct sink *to); /* or NULL */
};

/* The formats of this wing; out_legal stands for another with --legal. */
extern const struct backend out_ascii, out_check, out_classic, out_code, out_json, out_modern, out_legal;

/* render: a run of drawings in one format. */

struct render {
    const struct backend *backend; /* all private but `drawn` */
    struct render_settings settings;
    struct sink *to;
    long drawn; /* positions so far */
    struct analysis analysis;
    void *state;
};

/* Begins a run. The settings are copied. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);

/* Draws the positions of a game after moves `from` to `to`, as far as it has them. One call for each game. */
void render_game(struct render *r, const struct game *g, int from, int to);

/* Ends the run and frees what it owns. */
void render_close(struct render *r);

/* scene: sentences about a drawing: in the language of its settings, fit to print, without an end of line. */

/* The title of the game; `Game N` with this number if it has none. */
void scene_title(const struct scene *scene, long number, struct sink *to);

/* `White: NAME`. False, and nothing is written, if the name is unknown. */
bool scene_player(const struct scene *scene, enum board_colour colour, struct sink *to);

/* `After move N: WORD`; nothing at the start of the game. */
void scene_after(const struct scene *scene, struct sink *to);

/* Whose turn it is in the position. */
void scene_turn(const struct scene *scene, struct sink *to);

/* How the game ended; else, how far it got. */
void scene_result(const struct scene *scene, struct sink *to);

/* The sentence for the reason why a move was refused. */
enum message scene_reason(enum move_status reason);

/* The word for a colour. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* The error of the word that would be the next move; NULL if there is none. */
const struct game_error *scene_refused(const struct scene *scene);

/* The same, but NULL too if no space on the board or next to it belongs to the error. */
const struct game_error *scene_refused_here(const struct scene *scene);

/* analysis_text: what an analysis found, as sentences. */

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* a line for each colour and mark, with all moves */
    ANALYSIS_TEXT_CAPTION, /* the same, but only the number of safe moves */
    ANALYSIS_TEXT_ROW      /* on one line, a blank before each sentence, numbers of moves and spaces */
};

/* Adds the moves of a mark to a list of words, in the notation of the last move before the position; where a tile lies,
   the name of its space. */
void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words);

/* Writes what the analysis of a scene found; nothing if there is none, or if the game is over. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* font: a tile font. */

struct font {
    int width, height;   /* of a tile, in characters */
    int step_x, step_y;  /* from one tile to the next: neighbours share their border */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* some characters belong to a colour */
    uint32_t *glyphs;    /* from here on private: see glyphs.h */
    size_t count, capacity, set;
    uint32_t *pairs;     /* three numbers each: the place, a character, and what stands for it there */
    size_t pair_count, pair_capacity;
    char *bytes;
    size_t begin[16];
};

/* Frees a font's memory and zeroes it. */
void font_free(struct font *f);

/* shape: the geometry of a drawn board. Lengths are thousandths of a tile; x goes right and y down from the tile's
   upper left corner. tests/unit/shape.c compares tiles.svg and player.js with these tables,
   tests/unit/tile.c the tiles of paper. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track */
    SHAPE_EDGE = 260,      /* width of a track with its outline */
    SHAPE_END = 400,       /* length of the end of a track that enters a space, after a refused move */
    SHAPE_GROUND = 920,    /* side of the square behind rings on an empty space */
    SHAPE_ROUNDING = 75,   /* radius of its corners */
    SHAPE_GAP_RATIO = 5708 /* gap of a dashed ring, in ten-thousandths of a dash: (pi - 2) / 2, so that white's ring has
                              twelve dashes and black's six */
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

/* A ring around the middle of a space: radius, width of the line, width with its outline, and, if not 0, the length of
   its dashes and the radius of a disc behind it. */
struct shape_ring {
    int radius, line, edge, dash, disc;
};

/* The rings of marks, by kind and colour. White's is larger, so that both can be seen in one space. */
extern const struct shape_ring shape_rings[MARK_KINDS][2];

/* Rings on tiles, by colour, where numbers stand in the middle of tiles: around the number. */
extern const struct shape_ring shape_rings_around[2];

/* The upper left corners of one to four tiles that share a space as hints; one has full size, more have half. */
extern const struct shape_point shape_shared[4][4];

/* Where a tile's number begins, on its baseline, in the upper left corner. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };

/* How much further right the number begins if a track passes that corner: in the upper right one then. */
static inline int shape_number_shift(unsigned edges, int digits)
{
    bool passed = edges == (BOARD_NORTH | BOARD_WEST) || edges == (BOARD_SOUTH | BOARD_EAST);

    return passed ? 800 - 100 * digits : 0;
}

/* Coordinates. A column's letters are centred over its tiles, their baseline LABEL_ABOVE above the board. A row's
   number is centred LABEL_LEFT, and HALF_DIGIT for each digit, left of the board, its baseline LABEL_BELOW the top of
   the row. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* Writes a number with its last `places` digits behind the point, without zeros at either end: 360 with three places is
   .36. */
void shape_decimal(int64_t number, int places, struct sink *to);

/* json: JSON (RFC 8259). A key is given with all around it, as in `,"name":`. */

/* Writes a text as the inside of a string: valid UTF-8, with escapes where JSON needs them and for all control
   characters. */
void json_text(struct text t, struct sink *to);

/* Writes a key and a string; null for an empty text. */
void json_member(const char *key, struct text value, struct sink *to);

/* Writes a key and a number. */
void json_number(const char *key, long value, struct sink *to);

/* json_game: a game as JSON, for -T json, and in a short form for pages and pictures. */

/* Writes all that is known of a game up to the scene's position, as an object without its last brace: members may
   follow. */
void json_game_open(const struct scene *scene, struct sink *to);

/* Writes what it takes to read a game back, up to the scene's position: an object with "moves", all words as one
   string; "comments", by the numbers of their moves; at the end of the game "result", "error" and "outro",
   as -T json has them; "title", "white", "black", "rules" and "intro". What is empty or usual is left out. */
void json_game_record(const struct scene *scene, struct sink *to);

/* Writes a tile as [x,y,"letter"]. */
void json_game_tile(const struct board_tile *t, struct sink *to);

/* load: fonts and catalogues by name or path. */

/* Sets *words to English, which has every sentence. */
void load_english(struct message_catalogue *words);

/* Replaces *words by the catalogue of this name, or by the file of this path (a name with a /). False, with *fault set
   and *words unchanged, if there is none, or it lacks what *words has. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* Reads the font of this name or path into a zeroed one. False, with *fault set, if there is none, or it is wrong. */
bool load_font(struct font *font, const char *name, struct message_fault *fault);

enum { LOAD_SIZES = 7 };

/* Reads fonts of all widths from the largest to the smallest, all in ASCII, for -f auto, into zeroed ones. */
void load_sizes(struct font fonts[LOAD_SIZES]);

/* Adds the names of the built-in fonts that show numbers to a list of words. */
void load_numbered(struct sink *names);

/* Writes what -f list shows: the name and size of each built-in font, and a small game drawn with it. */
void load_list(const struct render_settings *settings, struct sink *to);
