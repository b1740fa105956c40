/* pages.h: what only the files of web share. */

/* tiles: how the tiles look: tiles.svg, with its style sheets. */

/* Writes what all pictures have in common: style sheets and the six symbols. With `switched` the sheets
   of the other themes too, each with its name as class, all but the chosen one for no medium. */
void tiles_prolog(int theme, bool switched, struct sink *to);

/* xml: text that can never become markup, for SVG and HTML alike. */

/* Writes a text for an element or a quoted attribute: < > & and " as entities, tabs and ends of lines as
   a blank; other control characters, and what Unicode says is no character, are dropped. */
void xml_text(struct text t, struct sink *to);

/* Writes what a sink has kept in the same way, and frees the sink. */
void xml_kept(struct sink *kept, struct sink *to);

/* svg: the board as SVG, for the picture and for the page. Ten units a tile; the tiles themselves are
   tiles.svg. */

enum { SVG_TILE = 10, SVG_DEFAULT_TILE = 48 /* pixels a tile */ };

/* What is drawn besides the tiles; each is a setting, `yes` or `no`. */
enum svg_part {
    SVG_NUMBERS, /* of the moves, on their tiles */
    SVG_LABELS,  /* letters and numbers along the edges */
    SVG_LAST,    /* a frame around the last move */
    SVG_PATH,    /* the winning track once more above all tiles */
    SVG_ERROR,   /* after a refused move its tile, and the space that it would have spoilt */
    SVG_PARTS
};

/* The settings of a look, which come first among those of a backend: the theme, then the parts. */
#define SVG_LOOK_KEYS                                                                           \
    [SVG_KEY_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEME_NAMES},    \
    [SVG_KEY_PARTS + SVG_NUMBERS] = SETTING_ON("numbers"), \
    [SVG_KEY_PARTS + SVG_LABELS] = SETTING_ON("labels"),   \
    [SVG_KEY_PARTS + SVG_LAST] = SETTING_ON("last"),       \
    [SVG_KEY_PARTS + SVG_PATH] = SETTING_ON("path"),       \
    [SVG_KEY_PARTS + SVG_ERROR] = SETTING_ON("error")
enum { SVG_KEY_THEME, SVG_KEY_PARTS, SVG_KEYS = SVG_KEY_PARTS + SVG_PARTS };

/* A rectangle in units; 0, 0 is the upper left corner of the first tile, in all pictures of a game. */
struct svg_box {
    int left, top, width, height;
};

/* The box that svg_board fills. */
struct svg_box svg_box(const struct scene *scene);

/* viewBox="..." for a box, and if a tile is to be `size` pixels wide, not 0, width="..." height="...". */
void svg_view(struct svg_box box, int size, struct sink *to);

/* What the pictures of a game share: the moves in words, the tiles, the numbers of played tiles and of forced ones, the
   names of columns and of rows. Each position adds what is new: all positions of a game are drawn 2.6 times as fast. */
enum {
    SVG_CACHED_WORDS, SVG_CACHED_TILES, SVG_CACHED_NUMBERS, SVG_CACHED_FORCED, SVG_CACHED_COLUMNS, SVG_CACHED_ROWS,
    SVG_CACHED
};

/* Text that the next position goes on with. */
struct svg_cached {
    struct sink text;
    int count; /* of the moves, columns or rows in it */
};

/* Zeroed at first. */
struct svg_cache {
    struct svg_cached of[SVG_CACHED];
};

/* Empties it for another game. */
void svg_cache_begin(struct svg_cache *c);

/* Frees its memory; it is empty then. */
void svg_cache_free(struct svg_cache *c);

/* A number, and what stands before it, such as the name of its attribute. */
static inline void svg_number(const char *before, long number, struct sink *to)
{
    sink_literal(to, before);
    sink_number(to, number);
}

/* The same for a length, which is given in thousandths of a tile. */
static inline void svg_decimal(const char *before, long length, struct sink *to)
{
    sink_literal(to, before);
    shape_decimal(length, 2, to);
}

/* Writes a board: tiles, and as the settings ask for them the winning path, numbers, marks and coordinates. Positions
   that share a cache come in their order. */
void svg_board(const struct scene *scene, struct svg_cache *cache, struct sink *to);

/* caption: the words of a picture. */

/* Writes the title and the description of a picture, for readers who cannot see it. The cache is used as svg_board
   does. */
void caption_describe(const struct scene *scene, struct svg_cache *cache, struct sink *to);

/* Writes the lines of text around a board in a box, and widens the box by them: below it the last move, marks and result;
   above the first board of a game title and players. */
void caption_put(const struct scene *scene, struct svg_box *box, struct sink *to);

/* json_marks: what is marked in every position of a game, for the page's player, which knows no rules. */

/* Writes `,"marks":` and a list of what is marked after no moves, after one, and so on to the last of the scene,
   as the settings marks and depth ask for: of each position a list of [x, y, tiles, kind and colour, words], x
   and y as in the tiles of json.h; the letters of the tiles that can be laid there, none for a corner; of the
   kind s, c, f, a (ORDER: enum mark_kind), of the colour w, b; the moves that lay them, as the record would tell
   them; and of a win by force also in how many turns. */
void json_marks_game(const struct scene *scene, struct sink *to);

/* html_template: player.html with its names filled in, around the games. */

/* What goes into it. */
struct page {
    const struct message_catalogue *words;
    struct text title;
    int theme;
    struct text classes; /* of the element that holds the games */
    bool player; /* with its controls and its script, and all themes to choose from */
    bool all;    /* it numbers forced tiles too */
    unsigned marks; /* what is marked in it, as ANALYSIS_ bits: with what tells and shows that */
};

/* Writes the page up to the games and keeps the rest of it in *rest, which is zeroed at first; the second time, writes
   that. */
void html_template_put(const struct page *p, struct text *rest, struct sink *to);

/* html_game: what the page has of a game in words: names, moves with their comments, result. */

/* The list of moves `from` to `last`. If `game`, the number of the game in the page, is not 0, each has an
   address; where a script looks after that it is 0. */
void html_game_moves(const struct scene *s, int game, int from, int last, struct sink *to);

/* How the game ended; of a move that could not be played also why. */
void html_game_result(const struct scene *s, struct sink *to);

/* svg_marks: what an analysis marks on the board, as SVG: hollow rings in a colour's ink, a large one where that colour can
   win at once, one in pieces where it can begin to win by force (with the tiles as ghosts while the pointer is there), a
   small one in the middle of each corner, and a dot where a safe move goes. */

/* Writes the marks as SVG; the first tile is at 0, 0, and a tile is ten units wide. */
void svg_marks_put(const struct analysis *a, struct sink *to);
