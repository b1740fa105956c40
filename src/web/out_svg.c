/* out_svg: a standalone picture. Several drawings of one run become one picture, side by side in rows, as a film
   strip or a collection; how large that is stands at its head, so all are measured before the first is drawn. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

#include <stdlib.h>

enum { KEY_SIZE = SVG_KEYS, KEY_COLUMNS, KEY_MARKS, KEY_DEPTH };

static const struct backend_key keys[] = {
    SVG_LOOK_KEYS,
    [KEY_SIZE] = {.name = "size", .max = 1000, .initial = SVG_DEFAULT_TILE}, /* 0: unsaid */
    [KEY_COLUMNS] = {.name = "columns", .min = 1, .max = 1000, .initial = 4},
    [KEY_MARKS] = BACKEND_MARKS,
    [KEY_DEPTH] = BACKEND_DEPTH,
    {.name = NULL},
};

enum { GAP = 6 };

/* Where the next picture goes: row by row, each row as high as its highest, all cells of one width. */
struct sheet {
    int columns, cell;
    int column, y, row;
};

/* What is marked in a picture: what it takes in, and where its rings and its lines end in the text that is kept. */
struct marking {
    struct extent around;
    size_t rings, lines;
};

struct state {
    long count; /* of pictures: one alone is no sheet */
    struct sheet measured, drawn;
    struct marking *markings; /* of each picture, if any are asked for */
    size_t capacity;
    struct sink marked;
    struct strands strands;
    struct sink sentence; /* for caption_after */
    struct sink caption;  /* of the picture at hand: how high it is comes before the board */
    const char *file;     /* of the game seen last, and its index there */
    int index;
};

/* What there is to know of a picture before it is drawn. */
struct picture {
    struct svg_look look;
    struct text lines; /* what is marked, in words */
    bool named;        /* it is the first of its game */
    struct svg_box box;
};

/* Finds what is to be marked: when a picture is measured, for it takes long. */
static void find_marks(const struct scene *s)
{
    const int *choices = s->settings->choices;
    struct state *state = s->state;
    struct analysis analysis = {0};
    struct marking *m;

    if (!analysis_text_look(&analysis, s, choices[KEY_MARKS], choices[KEY_DEPTH]))
        return;
    state->markings = memory_grow(state->markings, &state->capacity, (size_t)s->nth + 1, sizeof *m);
    m = &state->markings[s->nth];
    m->around = game_extent(s->game, s->moves);
    mark_widen(&m->around, &analysis);
    svg_marks_put(&analysis, &state->marked);
    m->rings = state->marked.used;
    analysis_text_caption(&analysis, s, &state->marked);
    m->lines = state->marked.used;
    analysis_free(&analysis);
}

/* The picture of the scene that comes next, without its caption. Marks were found of all scenes, or of none. */
static struct picture next_picture(const struct scene *s)
{
    struct state *state = s->state;
    const struct marking *m = state->markings ? &state->markings[s->nth] : NULL;
    const char *marked = sink_contents(&state->marked).at;
    struct picture p = {.look = svg_look(s)};

    if (m) {
        p.look.around = m->around;
        p.look.rings = text_between(marked + (s->nth ? m[-1].lines : 0), marked + m->rings);
        p.lines = text_between(marked + m->rings, marked + m->lines);
    }
    p.named = state->file != s->game->file || state->index != s->game->index;
    p.box = svg_box(s, &p.look);
    state->file = s->game->file;
    state->index = s->game->index;
    return p;
}

static struct svg_box next_place(struct sheet *s, struct svg_box box)
{
    if (s->column == s->columns) {
        s->column = 0;
        s->y += s->row + GAP;
        s->row = 0;
    }
    s->row = box.height > s->row ? box.height : s->row;
    return (struct svg_box){s->column++ * (s->cell + GAP) + (s->cell - box.width) / 2, s->y, box.width,
                            box.height};
}

static void measure(const struct scene *s)
{
    struct state *state = s->state;
    struct sheet *sheet = &state->measured;
    struct picture p;

    find_marks(s);
    p = next_picture(s);
    if (!s->settings->quiet)
        caption_put(s, p.named, (struct text){NULL, 0}, p.lines, &p.box, NULL);
    sheet->columns = s->settings->choices[KEY_COLUMNS];
    next_place(sheet, p.box); /* how far down counts: across there are no cells yet */
    if (p.box.width > sheet->cell)
        sheet->cell = p.box.width;
    state->count++;
}

/* Opens the document; how large it is shown depends on a setting. */
static void open_picture(const struct render_settings *settings, struct svg_box box, struct sink *to)
{
    sink_string(to, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"traxfig\" ");
    svg_view(box, settings->choices[KEY_SIZE], to);
    sink_string(to, ">\n");
}

static void begin(const struct scene *first, struct sink *to)
{
    enum { PIECE = 1 << 20 /* a sheet is long, and files take large pieces faster */ };
    struct state *state = first->state;
    struct sheet *sheet = &state->measured;

    state->index = 0; /* the first game comes again */
    if (state->count == 1)
        return;
    sink_reserve(to, PIECE);
    if (state->count < sheet->columns)
        sheet->columns = (int)state->count;
    state->drawn = (struct sheet){.columns = sheet->columns, .cell = sheet->cell};
    open_picture(first->settings,
                 (struct svg_box){0, 0, sheet->columns * (sheet->cell + GAP) - GAP, sheet->y + sheet->row}, to);
    tiles_prolog(first->settings->choices[SVG_KEY_THEME], false, to);
}

/* Opens a picture in the sheet. */
static void open_nested(struct svg_box box, struct svg_box place, struct sink *to)
{
    svg_number("<svg role=\"img\" x=\"", place.left, to);
    svg_number("\" y=\"", place.top, to);
    svg_number("\" width=\"", place.width, to);
    svg_number("\" height=\"", place.height, to);
    sink_literal(to, "\" ");
    svg_view(box, 0, to);
    sink_string(to, ">\n");
}

static void draw(const struct scene *s, struct sink *to)
{
    struct state *state = s->state;
    bool single = state->count == 1;
    struct picture p = next_picture(s);
    struct text after = caption_after(s, &state->sentence);

    state->caption.used = 0;
    if (!s->settings->quiet)
        caption_put(s, p.named, after, p.lines, &p.box, &state->caption);
    if (p.named)
        strands_begin(&state->strands);
    if (single)
        open_picture(s->settings, p.box, to);
    else
        open_nested(p.box, next_place(&state->drawn, p.box), to);
    caption_words(s, after, &state->strands, to);
    if (single)
        tiles_prolog(s->settings->choices[SVG_KEY_THEME], false, to);
    svg_board(s, &p.look, &state->strands, to);
    sink_text(to, sink_contents(&state->caption));
    if (!single)
        sink_string(to, "</svg>\n");
}

static void end(const struct render_settings *settings, void *kept, struct sink *to)
{
    struct state *state = kept;

    (void)settings;
    sink_string(to, "</svg>\n");
    sink_free(&state->sentence);
    sink_free(&state->caption);
    sink_free(&state->marked);
    free(state->markings);
    strands_free(&state->strands);
}

const struct backend out_svg = {.name = "svg",
                                .keys = keys,
                                .state_size = sizeof(struct state),
                                .measure = measure,
                                .begin = begin,
                                .draw = draw,
                                .end = end};
