/* out_ps: PostScript: pages to print (ps), and single pictures for other documents (eps).

   prolog.ps draws: it knows what a tile looks like and how wide a word is. This side plans: it knows what
   falls on which page, by the published widths of the fonts (flow.h), and gives each paragraph the lines
   that the plan keeps for it. So pages have known contents, as the Document Structuring Conventions ask,
   and text is still filled by the fonts of the printer. Figures are rows of letters and numbers, no
   coordinates: a byte or five a tile. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "print/pages.h"

/* ORDER: enum document_key, the papers in document.c, CONTENTS_ in envelope.c. */
static const struct setting table[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .kind = SETTING_CHOICE, .words = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .kind = SETTING_CHOICE, .words = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .kind = SETTING_NUMBER, .min = 1, .max = 30, .initial = 6},
    [DOCUMENT_COMMENTS] = SETTING_OFF("comments"),
    [DOCUMENT_CONTENTS] = {.name = "contents", .kind = SETTING_CHOICE, .words = "auto yes no"},
    [DOCUMENT_MOVES] = SETTING_ON("moves"),
    [DOCUMENT_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEME_NAMES},
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
    if (document_choice(d, DOCUMENT_COMMENTS))
        booklet_draw(d, s, s->new_game ? 1 : d->moves + 1);
    else if (s->settings->film)
        strip_draw(d, s);
    else
        page_draw(d, s);
    d->moves = s->moves;
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    (void)settings;
    dsc_ps(state, to);
    document_free(state);
}

/* Pictures of a run stand one below the other, in one. Tiles are as large as was asked for. */
static void draw_eps(const struct scene *s, struct sink *to)
{
    enum { GAP = 120, TILE = 240, WIDE = 4600, HIGH = 6800 };
    struct document *d = s->state;
    struct figure f;
    long size;

    (void)to;
    d->settings = s->settings;
    d->eps = true;
    f = document_figure(d, s, s->moves, s->settings->film ? s->moves : 1);
    size = document_tile(d, 0);
    if (!size)
        size = figure_fit(&f, WIDE, HIGH, TILE);
    if (s->new_game)
        document_enter(d, s);
    if (s->nth)
        d->y -= GAP;
    figure_ps_figure(&f, 0, d->y, size, &d->pages);
    d->y -= figure_height(&f, size);
    if (d->width < figure_width(&f, size))
        d->width = figure_width(&f, size);
}

static void end_eps(const struct render_settings *settings, void *state, struct sink *to)
{
    enum { MIN = 100 /* wide and high: programs stumble over a picture without any size */ };
    struct document *d = state;
    long height = -d->y > MIN ? -d->y : MIN;

    (void)settings;
    dsc_eps(d, d->width > MIN ? d->width : MIN, height, to);
    document_free(d);
}

const struct backend out_ps = {
    .name = "ps", .latin = true, .settings = table, .state_size = sizeof(struct document), .draw = draw, .end = end};
const struct backend out_eps = {.name = "eps",
                                .latin = true,
                                .settings = table,
                                .first_setting = DOCUMENT_THEME,
                                .state_size = sizeof(struct document),
                                .draw = draw_eps,
                                .end = end_eps};
