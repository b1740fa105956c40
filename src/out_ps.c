/* out_ps: PostScript: pages to print (ps), and single pictures for other documents (eps).

   prolog.ps draws: it knows what a tile looks like and how wide a word is. This side plans: it knows what
   falls on which page, by the published widths of the fonts (flow.h), and gives each paragraph the lines
   that the plan keeps for it. So pages have known contents, as the Document Structuring Conventions ask,
   and text is still filled by the fonts of the printer. Figures are rows of letters and numbers, no
   coordinates: a byte or five a tile. */

#include "base.h"
#include "text.h"
#include "sink.h"
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
#include "font.h"
#include "backend.h"
#include "theme.h"
#include "latin.h"
#include "flow.h"
#include "figure.h"
#include "plot.h"
#include "document.h"
#include "envelope.h"
#include "booklet.h"
#include "sheet.h"
#include "film.h"

/* ORDER: enum document_key, the papers in document.c, CONTENTS_ in envelope.c. */
static const struct backend_key keys[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .values = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .values = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .least = 1, .most = 30, .usual = 6},
    [DOCUMENT_COMMENTS] = {.name = "comments", .values = "no yes"},
    [DOCUMENT_CONTENTS] = {.name = "contents", .values = "auto yes no"},
    [DOCUMENT_MOVES] = {.name = "moves", .values = "yes no"},
    [DOCUMENT_THEME] = {.name = "theme", .values = THEME_NAMES},
    [DOCUMENT_TILE] = {.name = "tile", .least = 0, .most = 200, .usual = 0},
    [DOCUMENT_LABELS] = {.name = "labels", .values = "yes no"},
    [DOCUMENT_NUMBERS] = {.name = "numbers", .values = "yes no"},
    [DOCUMENT_LAST] = {.name = "last", .values = "yes no"},
    [DOCUMENT_PATH] = {.name = "path", .values = "yes no"},
    [DOCUMENT_ERROR] = {.name = "error", .values = "yes no"},
    [DOCUMENT_MARKS] = BACKEND_MARKS,
    [DOCUMENT_DEPTH] = BACKEND_DEPTH,
    {.name = NULL},
};

static void draw(const struct backend_scene *s, struct sink *to)
{
    struct document *d = s->state;
    int before = d->moves;
    bool turned;

    (void)to;
    d->settings = s->settings;
    turned = document_turn_to(d, s);
    if (document_choice(d, DOCUMENT_COMMENTS))
        booklet_draw(d, s, turned ? 1 : before + 1, turned);
    else if (s->settings->film)
        film_draw(d, s, turned);
    else
        sheet_draw(d, s);
}

static void end(const struct backend_settings *settings, void *state, struct sink *to)
{
    (void)settings;
    envelope_ps(state, to);
    document_free_all(state);
}

/* Pictures of a run stand one below the other, in one. Tiles are as large as was asked for. */
static void draw_eps(const struct backend_scene *s, struct sink *to)
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
    if (document_turn_to(d, s))
        document_enter(d, s);
    if (s->nth)
        d->y -= GAP;
    plot_figure(&f, 0, d->y, size, &d->pages);
    d->y -= figure_high(&f, size);
    if (d->wide < figure_wide(&f, size))
        d->wide = figure_wide(&f, size);
}

static void end_eps(const struct backend_settings *settings, void *state, struct sink *to)
{
    enum { LEAST = 100 /* wide and high: programs stumble over a picture without any size */ };
    struct document *d = state;
    long high = -d->y > LEAST ? -d->y : LEAST;

    (void)settings;
    envelope_eps(d, d->wide > LEAST ? d->wide : LEAST, high, to);
    document_free_all(d);
}

const struct backend out_ps = {
    .name = "ps", .latin = true, .keys = keys, .state_size = sizeof(struct document), .draw = draw, .end = end};
const struct backend out_eps = {.name = "eps",
                                .latin = true,
                                .keys = keys + DOCUMENT_PAGE_KEYS,
                                .state_size = sizeof(struct document),
                                .draw = draw_eps,
                                .end = end_eps};
