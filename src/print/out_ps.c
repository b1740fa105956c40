/* out_ps: PostScript, as pages to print (ps) and as one picture for other documents (eps).

   This side plans and prolog.ps draws. The plan, by the published widths of the fonts, says what stands on which page,
   as the Document Structuring Conventions require, and how many lines each paragraph takes; prolog.ps fills the lines
   by the widths of the printer's own fonts. A figure is rows of letters and numbers, one to five bytes a tile;
   prolog.ps draws the tiles. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

/* The words of a choice stand in the order of: the papers in document.c, CONTENTS_ in dsc.c. */
static const struct setting table[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .kind = SETTING_CHOICE, .words = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .kind = SETTING_CHOICE, .words = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .kind = SETTING_NUMBER, .min = 1, .max = 30, .initial = 6},
    [DOCUMENT_COMMENTS] = SETTING_OFF("comments"),
    [DOCUMENT_CONTENTS] = {.name = "contents", .kind = SETTING_CHOICE, .words = "auto yes no"},
    [DOCUMENT_MOVES] = SETTING_ON("moves"),
    [DOCUMENT_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES},
    [DOCUMENT_TILE] = {.name = "tile", .kind = SETTING_NUMBER, .max = 200},
    [DOCUMENT_LABELS] = SETTING_ON("labels"),
    [DOCUMENT_NUMBERS] = SETTING_ON("numbers"),
    [DOCUMENT_LAST] = SETTING_ON("last"),
    [DOCUMENT_PATH] = SETTING_ON("path"),
    [DOCUMENT_ERROR] = SETTING_ON("error"),
    SETTING_MARKS,
    SETTING_DEPTH,
    {.name = NULL},
};

static void draw(const struct scene *s, struct sink *to)
{
    struct document *d = s->state;

    (void)to;
    d->settings = s->settings;
    if (document_setting(d, DOCUMENT_COMMENTS))
        book_draw(d, s, s->new_game ? 1 : d->moves + 1);
    else if (s->settings->film)
        strip_draw(d, s);
    else
        page_draw(d, s);
    d->moves = s->moves;
}

/* All positions of a run stand in one picture, each below the one before. y counts from the picture's upper edge. */
static void draw_eps(const struct scene *s, struct sink *to)
{
    enum { GAP = 120, TILE = 240, MAX_WIDTH = 4600, MAX_HEIGHT = 6800 };
    struct document *d = s->state;
    struct figure f;
    long size;

    (void)to;
    d->settings = s->settings;
    f = figure_make(d, s, s->moves, s->settings->film ? s->moves : 1);
    size = document_tile(d, 0);
    if (!size)
        size = figure_fit(&f, MAX_WIDTH, MAX_HEIGHT, TILE);
    if (s->new_game)
        document_enter(d, s);
    if (s->nth)
        d->y -= GAP;
    figure_ps_write(&f, 0, d->y, size, &d->body);
    d->y -= figure_height(&f, size);
    if (d->area.width < figure_width(&f, size))
        d->area.width = figure_width(&f, size);
    figure_free(&f);
}

const struct backend out_ps = {
    .name = "ps",
    .shows = encoding_shows,
    .settings = table,
    .state_size = sizeof(struct document),
    .draw = draw,
    .end = dsc_ps,
};
const struct backend out_eps = {
    .name = "eps",
    .shows = encoding_shows,
    .settings = table,
    .first_setting = DOCUMENT_THEME,
    .state_size = sizeof(struct document),
    .draw = draw_eps,
    .end = dsc_eps,
};
