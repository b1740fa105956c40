/* out_svg: a standalone picture. Several drawings of one run become one picture, side by side in rows,
   as a film strip or a collection; so nothing is written before the last of them is known. */

#include "base.h"
#include "text.h"
#include "sink.h"
#include "asset.h"
#include "message.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "path.h"
#include "position.h"
#include "attack.h"
#include "corner.h"
#include "search.h"
#include "analysis.h"
#include "font.h"
#include "backend.h"
#include "marks.h"
#include "theme.h"
#include "strand.h"
#include "svg.h"
#include "caption.h"

#include <stdlib.h>

enum { KEY_SIZE = SVG_KEYS, KEY_COLUMNS, KEY_MARKS, KEY_DEPTH };

static const struct backend_key keys[] = {
    SVG_LOOK_KEYS,
    [KEY_SIZE] = {.name = "size", .most = 1000, .usual = SVG_USUAL}, /* 0: unsaid */
    [KEY_COLUMNS] = {.name = "columns", .least = 1, .most = 1000, .usual = 4},
    [KEY_MARKS] = BACKEND_MARKS,
    [KEY_DEPTH] = BACKEND_DEPTH,
    {.name = NULL},
};

/* A drawing that waits: its words (title and desc) and its body end here in what is kept. */
struct picture {
    size_t words, body;
    struct svg_box box;
};

struct state {
    struct sink kept;
    struct sink sentence; /* for caption_after */
    struct strands strands;
    struct picture *pictures;
    size_t room, count;
    const char *file; /* of the game drawn last, and its index there */
    int index;
};

static void draw(const struct backend_scene *s, struct sink *to)
{
    const int *choices = s->settings->choices;
    struct svg_look look = svg_look(choices);
    struct analysis analysis = {0};
    struct state *state = s->state;
    bool named = state->file != s->game->file || state->index != s->game->index;
    struct picture *p;
    struct sink marked;
    struct text after;

    (void)to;
    sink_begin(&marked, NULL);
    look.marks = marks_look(&analysis, s, choices[KEY_MARKS], choices[KEY_DEPTH]);
    state->pictures = base_grow(state->pictures, &state->room, state->count + 1, sizeof *p);
    p = &state->pictures[state->count++];
    if (named) {
        state->strands.lends = true;
        strands_begin(&state->strands);
    }
    after = caption_after(s, &state->sentence);
    caption_words(s, after, &state->strands, &state->kept);
    p->words = sink_kept(&state->kept).length;
    svg_board(s, &look, &state->strands, &state->kept);
    p->box = svg_box(s, &look);
    if (look.marks)
        marks_caption(look.marks, s, &marked);
    if (!s->settings->quiet)
        caption_put(s, named, after, sink_kept(&marked), &p->box, &state->kept);
    sink_forget(&marked);
    if (look.marks)
        analysis_free(&analysis);
    state->file = s->game->file;
    state->index = s->game->index;
    p->body = sink_kept(&state->kept).length;
}

/* Opens the document; how large it is shown depends on a setting. */
static void open_picture(const struct backend_settings *settings, struct svg_box box, struct sink *to)
{
    sink_string(to, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"traxfig\" ");
    svg_view(box, settings->choices[KEY_SIZE], to);
    sink_string(to, ">\n");
}

/* One drawing alone is the picture. */
static void end_single(const struct backend_settings *settings, struct state *state, struct sink *to)
{
    const struct picture *p = state->pictures;

    open_picture(settings, p->box, to);
    strands_write(&state->strands, &state->kept, 0, p->words, to);
    theme_prolog(settings->choices[SVG_KEY_THEME], false, to);
    strands_write(&state->strands, &state->kept, p->words, p->body, to);
}

/* Where the next drawing goes: row by row, each row as high as its highest, all cells of one width. */
struct sheet {
    int columns, cell;
    int column, y, row;
};

enum { GAP = 6 };

static struct svg_box next_place(struct sheet *s, struct svg_box box)
{
    if (s->column == s->columns) {
        s->column = 0;
        s->y += s->row + GAP;
        s->row = 0;
    }
    s->row = box.high > s->row ? box.high : s->row;
    return (struct svg_box){s->column++ * (s->cell + GAP) + (s->cell - box.wide) / 2, s->y, box.wide,
                            box.high};
}

/* Opens a picture in the sheet. */
static void open_nested(const struct picture *p, struct svg_box place, struct sink *to)
{
    svg_number("<svg role=\"img\" x=\"", place.left, to);
    svg_number("\" y=\"", place.top, to);
    svg_number("\" width=\"", place.wide, to);
    svg_number("\" height=\"", place.high, to);
    sink_literal(to, "\" ");
    svg_view(p->box, 0, to);
    sink_string(to, ">\n");
}

static void end_sheet(const struct backend_settings *settings, struct state *state, struct sink *to)
{
    enum { PIECE = 1 << 20 /* all of a sheet is written at once: files take large pieces faster */ };
    struct sheet sheet = {.columns = settings->choices[KEY_COLUMNS]}, all;
    size_t i, from = 0;

    if (state->count < (size_t)sheet.columns)
        sheet.columns = (int)state->count;
    for (i = 0; i < state->count; i++)
        if (state->pictures[i].box.wide > sheet.cell)
            sheet.cell = state->pictures[i].box.wide;
    all = sheet;
    for (i = 0; i < state->count; i++)
        next_place(&all, state->pictures[i].box);
    sink_room(to, PIECE);
    open_picture(settings, (struct svg_box){0, 0, all.columns * (all.cell + GAP) - GAP, all.y + all.row},
                 to);
    theme_prolog(settings->choices[SVG_KEY_THEME], false, to);
    for (i = 0; i < state->count; i++) {
        const struct picture *p = &state->pictures[i];

        open_nested(p, next_place(&sheet, p->box), to);
        strands_write(&state->strands, &state->kept, from, p->body, to);
        sink_string(to, "</svg>\n");
        from = p->body;
    }
}

static void end(const struct backend_settings *settings, void *kept, struct sink *to)
{
    struct state *state = kept;

    if (state->count == 1)
        end_single(settings, state, to);
    else
        end_sheet(settings, state, to);
    sink_string(to, "</svg>\n");
    sink_forget(&state->kept);
    sink_forget(&state->sentence);
    strands_free(&state->strands);
    free(state->pictures);
}

const struct backend out_svg = {
    .name = "svg", .keys = keys, .state_size = sizeof(struct state), .draw = draw, .end = end};
