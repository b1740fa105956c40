/* render.h: what a format is; the formats in characters and data. */

/* font: a tile font. */

struct font {
    int width, height;   /* of a tile, in characters */
    int step_x, step_y;  /* from one tile to the next: neighbours share their border */
    bool fields;         /* some tiles have a field for a number */
    bool coloured;       /* some characters belong to a colour */
    uint32_t *glyphs;    /* from here on private: see glyphs.h */
    size_t count, capacity;
    char *bytes;
    size_t begin[16];
};

/* Frees a font's memory; it is zeroed. */
void font_free(struct font *f);

/* load: the fonts and catalogues that a run needs, found by name or path and read. */

/* Sets *words to English, in which everything can be said. */
void load_english(struct message_catalogue *words);

/* Replaces *words by the catalogue of this name, or in the file of this path (anything with a /). False
   with the fault noted, *words as it was, if there is none or it does not match the one there. */
bool load_language(struct message_catalogue *words, const char *name, struct message_fault *fault);

/* The same for a locale such as fr_CA.UTF-8; one whose language is not built in changes nothing. Those that are
   match: tests/cli/languages.sh. */
void load_locale(struct message_catalogue *words, const char *locale);

/* Reads the font of this name, or in the file of this path. */
bool load_font(struct font *font, const char *name, struct message_fault *fault);

/* scene: what a backend is: a function from a finished, const game to bytes; its settings. */

/* What a setting can be, and which value stands for it. */
enum setting_kind {
    SETTING_FLAG,   /* yes, 1, or no, 0 */
    SETTING_NUMBER, /* a number from min to max */
    SETTING_CHOICE, /* one of its words, counted from 0 */
    SETTING_SET     /* some of its words, a bit each, the first 1 */
};

/* A setting of a format: -O NAME=VALUE. */
struct setting {
    const char *name;
    enum setting_kind kind;
    const char *words; /* that it can be, a blank between them, the default first; NULL for a number */
    int min, max;      /* of a number */
    int initial;       /* the value as long as nothing else is set */
};

enum { SETTING_MAX = 16 /* settings of a format */ };

/* The row of a flag that is on or off by default. */
#define SETTING_ON(NAME) {.name = NAME, .kind = SETTING_FLAG, .words = "yes no", .initial = 1}
#define SETTING_OFF(NAME) {.name = NAME, .kind = SETTING_FLAG, .words = "no yes", .initial = 0}

/* The rows of the settings that ask for an analysis, in the formats that have them. Their values are found
   by their names. */
#define SETTING_MARKS {.name = "marks", .kind = SETTING_SET, .words = "none attacks safe corners wins all"}
#define SETTING_DEPTH {.name = "depth", .kind = SETTING_NUMBER, .min = 1, .max = 9}

enum { SCENE_THEMES = 4 };

/* The names of the themes, as the words of a setting; and one of them. ORDER: the sentences from
   MESSAGE_THEME_PRINT on; the style sheets of tiles.svg and /themes of prolog.ps have these names too. */
#define SCENE_THEME_NAMES "print classic modern line"
const char *scene_theme(int n);

/* What holds for all that one run draws. */
struct render_settings {
    const struct font *font;
    const struct message_catalogue *words;
    bool all;                  /* number forced tiles too */
    bool quiet;                /* no captions */
    bool verbose;              /* say more */
    bool position;             /* a position was asked for, not the end of the game */
    bool film;                 /* more than one of a game */
    unsigned marks;            /* what to analyse, as ANALYSIS_ bits, and how deep: render_open sets both by the */
    int depth;                 /*   values of the settings `marks` and `depth` */
    int values[SETTING_MAX];   /* of the format's settings, each in the place of its row */
};

/* One drawing: the position after so many moves of a game. */
struct scene {
    const struct game *game;
    int moves;
    long nth;      /* drawing of this run, counted from 0 */
    bool new_game; /* the first drawing of its game */
    const struct render_settings *settings;
    const struct analysis *analysis; /* of the position, as the settings ask for it; NULL if they do not */
    void *state; /* the backend's own */
};

/* A backend draws scenes, one after the other. What goes before the first and behind the last it writes
   in begin and end; a run that draws nothing calls neither. Where the head of the output depends on all scenes, draw
   keeps the body in a sink of the state, and end writes both. */
struct backend {
    const char *name;
    bool latin; /* it shows no letters but those of latin.h */
    const struct setting *settings; /* a table of at most SETTING_MAX rows and one without a name; or NULL */
    int first_setting; /* the rows before this one belong to another format, which shares the table */
    unsigned verbose_marks; /* ANALYSIS_ bits that -v asks for */
    size_t state_size; /* bytes of state, zeroed at first, that it keeps from scene to scene */
    void (*begin)(const struct scene *first, struct sink *to);  /* may be NULL */
    void (*draw)(const struct scene *scene, struct sink *to);
    void (*end)(const struct render_settings *settings, void *state, struct sink *to); /* may be NULL */
};

/* render: a run of drawings in one format. */

struct render {
    const struct backend *backend; /* all is private but drawn */
    struct render_settings settings;
    struct sink *to;
    long drawn; /* positions so far */
    struct analysis analysis; /* of the position at hand */
    void *state;
};

/* Begins a run. Copies the settings. */
void render_open(struct render *r, const struct backend *backend, const struct render_settings *settings,
                 struct sink *to);

/* Draws the positions of a game after moves `from` to `to`, as far as the game goes. Call it once for each game. */
void render_game(struct render *r, const struct game *g, int from, int to);

/* Ends the run and frees its memory. */
void render_close(struct render *r);

/* scene: sentences about a scene: in the language of its settings, fit to print, without an end of line. */

/* The game's title; without one `Game N`, the number being this. */
void scene_title(const struct scene *scene, long number, struct sink *to);

/* `White: NAME`. False if the record does not say who plays a colour: then nothing is written. */
bool scene_player(const struct scene *scene, enum board_colour colour, struct sink *to);

/* `After move N: WORD`; at the start of the game nothing. */
void scene_after(const struct scene *scene, struct sink *to);

/* How the game ended, or how far it got. */
void scene_result(const struct scene *scene, struct sink *to);

/* The sentence for a reason why a move was refused. */
enum message scene_reason(enum move_status reason);

/* The word for a colour. */
struct text scene_colour(const struct scene *scene, enum board_colour colour);

/* The first word that could not be played right after this position, or NULL. */
const struct game_error *scene_refused(const struct scene *scene);

/* The same if it has a place on the layout or beside it, so that it can be drawn. */
const struct game_error *scene_refused_here(const struct scene *scene);

/* shape: the geometry of a board that is drawn: where things lie in a tile and how large they are. Lengths are
   thousandths of a tile; x goes right and y down from the tile's upper left corner. tests/unit/shape.c holds tiles.svg,
   player.html and prolog.ps against these tables. */

enum {
    SHAPE_TILE = 1000,
    SHAPE_LINE = 200,      /* width of a track, */
    SHAPE_EDGE = 260,      /*   with its outline */
    SHAPE_END = 400,       /* of a track that enters a space: how far it is drawn into it */
    SHAPE_GROUND = 920,    /* side of the ground for rings on an empty space, */
    SHAPE_ROUNDING = 75,   /*   and radius of its corners */
    SHAPE_DOT = 140,       /* radius of the ground for the ring of a safe move */
    SHAPE_GAP_RATIO = 5708 /* gap of a dashed ring in ten-thousandths of a dash, (pi - 2) / 2: white's ring has twelve
                              dashes, black's six */
};

struct shape_point {
    int x, y;
};

/* The middles of the sides, north, east, south, west. */
extern const struct shape_point shape_sides[4];

/* A track: straight (0), or a quarter of a circle, clockwise as seen (1) or not (-1). */
struct shape_track {
    struct shape_point begin, end;
    int turn;
};

/* The track between two edges, by their bits. */
extern const struct shape_track shape_tracks[16];

/* A ring around the middle of a space: its radius, the width of its line, the same with its outline, and the length
   of its dashes, 0 if it is whole. */
struct shape_ring {
    int radius, line, edge, dash;
};

/* The ring of a mark, by kind and colour. White's is the larger, so that both show around one space. */
extern const struct shape_ring shape_rings[4][2];

/* The ring of a corner, by colour, around a number in the middle of the tile. */
extern const struct shape_ring shape_rings_around[2];

/* Where tiles lie that share a space as hints, by how many they are less 1; one has full size, the others half. */
extern const struct shape_point shape_shared[4][4];

/* Where a tile's number begins, on its baseline: in the upper left corner, or if a track passes there, in the right
   one, which is `shape_number_shift` further. */
enum { SHAPE_NUMBER_X = 60, SHAPE_NUMBER_Y = 240 };
int shape_number_shift(unsigned edges, int digits);

/* Coordinates: the letters of a column have their middle over the middle of the tiles, their baseline so far above
   them; the number of a row has its baseline so far below the upper edge, and its middle so far to the left, and half a
   digit more for each digit. */
enum { SHAPE_LABEL_ABOVE = 100, SHAPE_LABEL_BELOW = 600, SHAPE_LABEL_LEFT = 100, SHAPE_HALF_DIGIT = 100 };

/* Writes a decimal fraction, the last `places` digits standing behind the point, without zeros at either end: 360
   with three places is .36. */
void shape_decimal(long number, int places, struct sink *to);

/* analysis_text: what an analysis found, as sentences. */

/* The notation in which the last move shown is told in the record. */
enum notation analysis_text_notation(const struct scene *s);

enum analysis_text {
    ANALYSIS_TEXT_LIST,    /* a line for each colour and mark, with all moves */
    ANALYSIS_TEXT_CAPTION, /* the same, but the number of safe moves */
    ANALYSIS_TEXT_ROW      /* numbers of attacks, corners and safe moves, each sentence after a blank, in one line */
};

/* Writes what the scene's analysis found; nothing if there is none, or the game is over. */
void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to);

/* json: texts and numbers as JSON (RFC 8259). A key comes with what stands around it, as `,"name":`. Needs
   base.h, text.h and sink.h. */

/* Writes a text as it stands between the quotes of a string: valid UTF-8, and no control characters. */
void json_text(struct text t, struct sink *to);

/* Writes a key and a string; null if the text is empty. */
void json_member(const char *key, struct text value, struct sink *to);

/* Writes a key and a number. */
void json_number(const char *key, long value, struct sink *to);

/* json_game: a game as JSON (RFC 8259), for the format of that name and for the page's player. */

enum json_keys {
    JSON_WHOLE,    /* everything that is known, as far as the scene's moves */
    JSON_POSITIONS /* of the moves only what they laid, of the outcome what a drawing marks; none of the
                      record's own words, so it can stand in a page as it is */
};

/* Writes a game as an object but for the } at its end: more members may follow. */
void json_game_open(const struct scene *scene, enum json_keys keys, struct sink *to);

/* Writes a tile as [x,y,letter]. */
void json_game_tile(const struct board_tile *t, struct sink *to);

/* fontlist: the built-in fonts by example. */

/* Draws a small game with each of them, under its name and size, as the settings of out_ascii have it. */
void fontlist_write(const struct render_settings *settings, struct sink *to);

/* The formats in characters and data. --legal puts out_legal in the place of a format. */
extern const struct backend out_ascii, out_check, out_classic, out_code, out_json, out_legal, out_legal_classic, out_modern;
