/* pages.h: private header of web. */

/* tiles: the symbols and style sheets of tiles.svg, and the classes of what is drawn around them. */

enum tiles_class {
    TILES_TRAXFIG, /* the picture */
    TILES_NUMBER, TILES_NUMBER_MANY, /* over a played tile; smaller if there are more than 99 */
    TILES_FORCED, TILES_FORCED_MANY, /* over a forced one */
    TILES_LABEL,
    TILES_TITLE, TILES_CAPTION,
    TILES_GLOW, TILES_WON_WHITE, TILES_WON_BLACK, /* the winning path */
    TILES_REFUSED, TILES_GHOST, TILES_ALARM,      /* a refused move: all of it, its tile, its background */
    TILES_WHITE, TILES_BLACK, TILES_EDGE, TILES_TILE,
    TILES_MOVE, TILES_PASSING, /* of an animation: what appears, what passes */
    TILES_CLASSES
};

enum {
    TILES_PREFIX = 8, /* bytes of a prefix, with its NUL */
    TILES_RULES = 48  /* more than the sheets of a picture have */
};

/* How a picture or page uses them. A picture stands apart: in any document, beside others of its kind and any style
   sheets. A page is ours. */
struct tiles {
    bool apart;
    bool switched;  /* a page with the sheets of all themes, each with its name as class, the chosen one turned on */
    bool moving;    /* an animated picture */
    int theme;
    int background; /* as a SETTING_COLOUR */
    char prefix[TILES_PREFIX]; /* of classes and ids; private from here on */
    struct text rules[TILES_RULES]; /* of the sheets in use */
    int rule_count;
    struct sink kept; /* the attributes of each class */
    size_t begin[TILES_CLASSES + 1];
};

/* Prepares it for use, once its first members are set. tiles_free frees its memory. */
void tiles_make(struct tiles *t);
void tiles_free(struct tiles *t);

/* Writes the style sheets and the symbols that every picture needs. */
void tiles_prolog(const struct tiles *t, struct sink *to);

/* Writes the class of an element, after a blank, and in a picture its look, as attributes. */
void tiles_class(const struct tiles *t, enum tiles_class c, struct sink *to);

/* Opens an element that shows a symbol: its attributes and /> must follow. */
void tiles_use(const struct tiles *t, const char *symbol, struct sink *to);

/* xml: text and numbers in SVG and HTML. */

/* Writes a text for an element or a quoted attribute: < > & and " as entities, tabs and line ends as blanks. Other
   control characters, and code points that Unicode calls noncharacters, are dropped. */
void xml_text(struct text t, struct sink *to);

/* Writes the contents of a sink in the same way, and frees it. */
void xml_kept(struct sink *kept, struct sink *to);

/* Writes JSON so that it can stand in HTML or XML: with escapes of JSON for <, > and &. */
void xml_json(struct text json, struct sink *to);

/* Writes a line of SVG with a number for each @ in it, and for each ~ a length: thousandths of a tile, in units. */
void xml_line(const char *line, const int64_t *numbers, struct sink *to);

/* svg: the board as SVG, for the picture and for the page. A tile is ten units wide; its look is in tiles.svg. */

enum { SVG_TILE = 10, SVG_DEFAULT_TILE = 48 /* pixels a tile */ };

/* The first settings of both formats: the theme, and what is drawn besides the tiles. */
enum svg_key {
    SVG_THEME,
    SVG_NUMBERS, /* of the moves, on their tiles */
    SVG_LABELS,  /* letters and numbers along the edges */
    SVG_LAST,    /* a frame around the last move */
    SVG_PATH,    /* the winning path, again above all tiles */
    SVG_ERROR,   /* a refused move: its tile, and the space that no tile would fit then */
    SVG_KEYS
};

#define SVG_SETTINGS                                                                \
    [SVG_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES}, \
    [SVG_NUMBERS] = SETTING_ON("numbers"),                                          \
    [SVG_LABELS] = SETTING_ON("labels"),                                            \
    [SVG_LAST] = SETTING_ON("last"),                                                \
    [SVG_PATH] = SETTING_ON("path"),                                                \
    [SVG_ERROR] = SETTING_ON("error")

/* A rectangle in units. In all pictures of a game, 0, 0 is the upper left corner of its first tile. */
struct svg_box {
    int64_t left, top, width, height;
};

/* The box that svg_board fills. */
struct svg_box svg_box(const struct scene *scene);

/* Writes viewBox="..." for a box, and unless size is 0, width="..." height="..." with `size` pixels a tile. */
void svg_view(struct svg_box box, int size, struct sink *to);

/* SVG that successive positions of a game share; each position adds what is new. Without the cache, all positions of a
   game take 2.6 times as long. */
enum svg_cached {
    SVG_CACHED_WORDS,   /* the moves in the description */
    SVG_CACHED_TILES,
    SVG_CACHED_NUMBERS, /* of played tiles, */
    SVG_CACHED_FORCED,  /*   and of forced ones */
    SVG_CACHED_COLUMNS, /* their letters */
    SVG_CACHED_ROWS,    /* their numbers */
    SVG_CACHED
};

/* Zeroed at first. If `defers` is set, cached text is left out of what is written, and `uses` notes where it belongs:
   so an output that is kept in memory has it only once, and is less than half as large. */
struct svg_cache {
    struct svg_cached_text {
        struct sink text;
        size_t begin; /* of this game's */
        int count;    /* of the moves, columns or rows in it */
    } of[SVG_CACHED];
    bool defers;
    const struct tiles *tiles; /* the look of the pictures; set by the caller */
    struct svg_use {
        size_t at; /* in the output */
        enum svg_cached which;
        size_t begin, end; /* of the cached text */
    } *uses;
    size_t use_count, capacity;
};

/* Makes it ready for another game. */
void svg_cache_begin(struct svg_cache *c);

/* Writes what it has of this game. */
void svg_cache_put(struct svg_cache *c, enum svg_cached which, struct sink *to);

/* Frees its memory. */
void svg_cache_free(struct svg_cache *c);

/* Writes the tiles, and what the settings ask for: winning path, numbers, marks, coordinates. Positions that share a
   cache must come in order. */
void svg_board(const struct scene *scene, struct svg_cache *cache, struct sink *to);

/* In an animation, what comes between these appears with the last tile; elsewhere they write nothing. */
void svg_open_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);
void svg_close_last(const struct scene *scene, const struct tiles *tiles, struct sink *to);

/* caption: the words of a picture. */

/* Writes <title> and <desc>, for readers who cannot see the picture. The cache is that of svg_board. */
void caption_describe(const struct scene *scene, struct svg_cache *cache, struct sink *to);

/* Writes the lines of text around a board, and widens the box to hold them: below it last move, marks and result; above
   the first board of a game title and players. */
void caption_put(const struct scene *scene, const struct tiles *tiles, struct svg_box *box, struct sink *to);

/* svg_marks: the marks of an analysis as SVG. A ring in a colour's ink: large where the colour can win at once, dashed
   where it can begin a forced win, small in the middle of a corner, a dot where a safe move goes. While the pointer is
   over a win, its tiles are shown. */

/* Writes the marks; the first tile is at 0, 0, and a tile is ten units wide. */
void svg_marks_put(const struct mark_list *marks, const struct tiles *tiles, struct sink *to);

/* Writes a group for each kind and colour of ring, with its middle at 0, 0; its id is ring-KC, by the first letters
   of kind and colour. */
void svg_marks_rings(const struct tiles *tiles, struct sink *to);

/* html_template: player.html, filled in. */

/* What it is filled with. */
struct page {
    const struct render_settings *settings;
    const struct tiles *tiles;
    bool player;         /* with the script, its controls, and all themes to choose from */
    struct text title;   /* in XML */
    struct text classes; /* of the element that holds the games */
    struct text rest;    /* private: of player.html, to be written; zeroed at first */
};

/* Writes the page up to the games, and at the second call what follows them, which does without title and classes. */
void html_template_put(struct page *p, struct sink *to);

/* records: the games of a page or picture in JSON, from which src/foreign/webpage.c reads them back. */

/* Adds the game of a scene, as far as that shows it. */
void records_add(struct sink *records, const struct scene *s);

/* Writes the list of all games, and frees it. */
void records_put(struct sink *records, struct sink *to);

/* html_data: what the script of a page needs beside the records of its games. */

/* Lists in JSON with an entry for each game. */
struct html_data {
    long spent; /* moves tried for variations */
    struct sink starts;     /* the number of moves it begins with; only if that is asked for */
    struct sink marks;      /* of each position; only if they are asked for */
    struct sink variations; /* of its comments */
    long left_out;          /* games that only the script shows */
};

/* Adds a game; with `variations` those in its comments are checked. */
void html_data_add(struct html_data *d, const struct scene *s, bool variations);

/* Writes the lists and the sentences of the script as an element, and frees them. */
void html_data_put(struct html_data *d, const struct render_settings *settings, struct sink *to);

/* Writes, for readers without scripts, how many games are left out; nothing if none are. */
void html_data_left_out(const struct html_data *d, const struct render_settings *settings, struct sink *to);

/* html_game: the words of a game in the page. */

/* Writes the introduction or the conclusion of a game, if it has one. */
void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to);

/* Writes the moves `from` to `last` with their comments, as a list. Each has an address with the number of the game in
   the page. */
void html_game_moves(const struct scene *s, int game, int from, int last, struct sink *to);

/* Writes the result of the game; after a refused move, also why it was refused. */
void html_game_result(const struct scene *s, struct sink *to);
