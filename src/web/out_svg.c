/* out_svg: a self-contained image. Several drawings of a run become the cells of a grid. The size of the grid and the
   places of its cells depend on all drawings, so nothing is written before the last drawing is complete. */

#include "web/elements.h"

enum { KEY_SIZE = SCENE_PARTS, KEY_COLUMNS, KEY_BACKGROUND, KEY_ANIMATE };

static const struct setting table[] = {
    SETTINGS_SCENE(SETTING_ON),
    [KEY_SIZE] = {.name = "size", .kind = SETTING_NUMBER, .max = 1000, .initial = SVG_DEFAULT_TILE}, /* 0: no size */
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    [KEY_BACKGROUND] = {.name = "background", .kind = SETTING_COLOUR, .words = "none white black #RRGGBB"},
    [KEY_ANIMATE] = SETTING_OFF("animate"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* One drawing. svg_picture.body holds its title and description, then its board and captions, then its game's name. */
struct cell {
    struct svg_box box, named; /* `named` includes the name of the game, which only a grid of several games shows */
    size_t begin, drawn, end, past; /* offsets where cell and board begin, and where captions and name end */
    int64_t board; /* the y at which the board begins, below the words in the box */
    int64_t x, y;  /* in a grid, the place of the box */
};

struct svg_picture {
    struct sink body; /* all drawings, one after the other */
    struct cell *cells;
    size_t capacity;
    long count, games;
    struct sink records; /* the games, as json_game_record writes them */
    struct tiles tiles;
};

static void draw(const struct scene *s, struct sink *to)
{
    const int *values = s->settings->values;
    struct svg_picture *state = s->state;
    struct cell *cell = MEMORY_ADD(state->cells, state->count, state->capacity);

    (void)to;
    if (!s->nth) {
        state->tiles = (struct tiles){.apart = true, .theme = values[SCENE_THEME],
                                      .background = values[KEY_BACKGROUND], .moving = values[KEY_ANIMATE]};
        tiles_make(&state->tiles);
    }
    if (s->end_game)
        json_game_record(s, &state->records);
    cell->box = svg_box(s);
    cell->board = cell->box.top;
    cell->begin = state->body.used;
    caption_describe(s, &state->body);
    cell->drawn = state->body.used;
    svg_board(s, &state->tiles, &state->body);
    if (!s->settings->quiet)
        caption_put(s, &state->tiles, &cell->box, &state->body);
    cell->end = state->body.used;
    cell->named = cell->box;
    if (!s->settings->quiet)
        caption_name(s, &state->tiles, &cell->named, &state->body);
    cell->past = state->body.used;
    state->games += s->new_game;
}

/* Writes the beginning of the image, including its background. The image shows `box`. `title` has the elements <title>
   and <desc>, or is empty. */
static void open_picture(const struct tiles *tiles, const struct render_settings *settings, struct svg_box box,
                         struct text title, struct sink *to)
{
    char colour[16];

    sink_string(to, "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                    "role=\"img\"");
    tiles_class(tiles, "tx-traxfig", to);
    sink_byte(to, ' ');
    svg_view(box, settings->values[KEY_SIZE], to);
    SINK(to, ">\n", title);
    tiles_prolog(tiles, to);
    if (!tiles->background)
        return;
    sprintf(colour, "#%06x", (unsigned)tiles->background - 1);
    SINK_FILL(to, "<path d=\"M# #h#v#h#z\" ", box.left, box.top, box.width, box.height, -box.width);
    SINK(to, "fill=\"", colour, "\" style=\"fill:", colour,
         "!important;fill-opacity:1!important;stroke:none!important;opacity:1!important\"/>\n");
}

/* Places the cells in a grid: each in the middle of its column. All columns have one width. The boards of a row have
   one top, below the highest heading. If there are several games, cells show names. Returns the box of the image. */
static struct svg_box place_cells(struct svg_picture *state, int columns)
{
    enum { GAP = 6 };
    int64_t width = 0, bottom = -GAP, y = 0;
    struct cell *c, *next, *past = state->cells + state->count;
    int column = 0;

    for (c = state->cells; c < past; c++) {
        if (state->games > 1) {
            c->box = c->named;
            c->end = c->past;
        }
        width = c->box.width > width ? c->box.width : width;
    }
    columns = state->count < columns ? (int)state->count : columns;
    for (c = state->cells; c < past; c++, column = (column + 1) % columns) {
        if (!column) {
            for (y = 0, next = c; next < past && next < c + columns; next++)
                y = next->board - next->box.top > y ? next->board - next->box.top : y;
            y += bottom + GAP;
        }
        c->x = column * (width + GAP) + (width - c->box.width) / 2;
        c->y = y - (c->board - c->box.top);
        bottom = c->y + c->box.height > bottom ? c->y + c->box.height : bottom;
    }
    return (struct svg_box){0, 0, columns * (width + GAP) - GAP, bottom};
}

static void put_grid(struct svg_picture *state, const struct render_settings *settings, struct sink *to)
{
    const struct cell *c;

    open_picture(&state->tiles, settings, place_cells(state, settings->values[KEY_COLUMNS]), text_of(""), to);
    for (c = state->cells; c < state->cells + state->count; c++) {
        SINK_FILL(to, "<svg role=\"img\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" ", c->x, c->y, c->box.width,
                  c->box.height);
        svg_view(c->box, 0, to);
        SINK(to, ">\n", sink_part(&state->body, c->begin, c->end), "</svg>\n");
    }
}

static void end(const struct render_settings *settings, void *kept, struct sink *to)
{
    struct svg_picture *state = kept;
    const struct cell *cell = state->cells;

    if (state->count == 1) {
        open_picture(&state->tiles, settings, cell->box, sink_part(&state->body, 0, cell->drawn), to);
        sink_text(to, sink_part(&state->body, cell->drawn, cell->end));
    } else {
        put_grid(state, settings, to);
    }
    sink_string(to, "<metadata>");
    sink_byte(&state->records, ']');
    xml_json(&state->records, to);
    sink_string(to, "</metadata>\n</svg>\n");
    sink_free(&state->body);
    free(state->cells);
    sink_free(&state->tiles.rules);
}

const struct backend out_svg = {
    .name = "svg", .extensions = "svg", .settings = table, .state_size = sizeof(struct svg_picture),
    .draw = draw, .end = end};
