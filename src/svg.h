/* svg: the board as SVG, for the picture and for the page. Ten units a tile; the tiles themselves are
   tiles.svg. Needs all the headers from base.h to strand.h. */

enum { SVG_TILE = 10, SVG_USUAL = 48 /* pixels a tile */ };

/* What is drawn besides the tiles; each is a setting, `yes` or `no`. */
enum svg_part {
    SVG_NUMBERS, /* of the moves, on their tiles */
    SVG_LABELS,  /* letters and numbers along the edges */
    SVG_LAST,    /* a frame around the last move */
    SVG_PATH,    /* the winning track once more above all tiles */
    SVG_ERROR,   /* after a refused move its tile, and the space that it would have spoilt */
    SVG_PARTS
};

/* The settings of a look, which come first among those of a backend: the theme, then the parts. Needs theme.h. */
#define SVG_LOOK_KEYS                                                                 \
    [SVG_KEY_THEME] = {.name = "theme", .values = THEME_NAMES},                       \
    [SVG_KEY_PARTS + SVG_NUMBERS] = {.name = "numbers", .values = "yes no"},          \
    [SVG_KEY_PARTS + SVG_LABELS] = {.name = "labels", .values = "yes no"},            \
    [SVG_KEY_PARTS + SVG_LAST] = {.name = "last", .values = "yes no"},                \
    [SVG_KEY_PARTS + SVG_PATH] = {.name = "path", .values = "yes no"},                \
    [SVG_KEY_PARTS + SVG_ERROR] = {.name = "error", .values = "yes no"}
enum { SVG_KEY_THEME, SVG_KEY_PARTS, SVG_KEYS = SVG_KEY_PARTS + SVG_PARTS };

struct svg_look {
    bool shows[SVG_PARTS];
    struct extent around; /* what is to be seen: the layout, or more if there are marks beyond it */
    struct text rings;    /* the marks, as ring_put has them */
};

/* What the settings, of which the first SVG_KEYS are those of a look, ask for. Nothing is marked yet. */
struct svg_look svg_look(const struct backend_scene *scene);

/* A rectangle in units; 0, 0 is the upper left corner of the first tile, in all pictures of a game. */
struct svg_box {
    int left, top, wide, high;
};

/* What svg_board draws lies in here. */
struct svg_box svg_box(const struct backend_scene *scene, const struct svg_look *look);

/* viewBox="..." for a box, and if a tile is to be `size` pixels wide, not 0, width="..." height="...". */
void svg_view(struct svg_box box, int size, struct sink *to);

/* A number, and what stands before it, such as the name of its attribute. */
static inline void svg_number(const char *before, long number, struct sink *to)
{
    sink_literal(to, before);
    sink_number(to, number);
}

/* The tiles of a position, then the winning path, numbers, marks and coordinates as asked for. Of the strands of
   the game it takes what they have, and adds what they lack: positions that share them come in their order. */
void svg_board(const struct backend_scene *scene, const struct svg_look *look, struct strands *strands,
               struct sink *to);
