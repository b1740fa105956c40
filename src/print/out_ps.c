/* out_ps: the formats ps, pdf and eps. ps and pdf have identical pages. */

#include "print/layout.h"
#include "print/print.h"

static void end_ps(const struct render_settings *settings, void *state, struct sink *to)
{
    struct document *d = state;

    (void)settings;
    front_end(d);
    postscript_write(&d->pages, to);
    document_free(d);
}

static void end_pdf(const struct render_settings *settings, void *state, struct sink *to)
{
    struct document *d = state;

    front_end(d);
    pdf_write(&d->pages, settings->words->blocks[MESSAGE_LANGUAGE], settings->date, to);
    document_free(d);
}

/* Draws a position into the image, below the previous position. d->y is 0 at the image's upper edge. */
static void draw_eps(const struct scene *s, struct sink *to)
{
    enum { GAP = 120, TILE = 240, MAX_WIDTH = 4600, MAX_HEIGHT = 6800 };
    struct document *d = s->state;
    struct figure f = figure_make(s, s->moves, s->settings->film ? s->moves : 1);

    (void)to;
    document_open(d, s->settings);
    d->missing = NULL; /* no name is shown, so no character can be missing */
    if (!d->pages.count)
        document_plain_page(d);
    f.frame.size = document_tile(d, 0);
    if (!f.frame.size)
        plot_fit(&f.frame, MAX_WIDTH, MAX_HEIGHT, TILE);
    if (s->new_game)
        document_enter(d, s);
    d->y = s->nth ? d->y - GAP : 0;
    figure_put(&f, 0, d->y, 0, &d->pages);
    d->y -= plot_height(&f.frame);
    d->tile = greater(d->tile, f.frame.size);
    d->area.width = greater(s->nth ? d->area.width : 0, plot_width(&f.frame));
    figure_free(&f);
}

static void end_eps(const struct render_settings *settings, void *state, struct sink *to)
{
    struct document *d = state;

    (void)settings;
    front_title(d);
    postscript_picture(&d->pages, d->area.width, -d->y, d->tile, to);
    document_free(d);
}

#define BACKEND(NAME, FIRST, DRAW)                                                                     \
    {.name = #NAME, .extensions = #NAME, .shows = encoding_shows, .settings = front_settings,          \
     .first_setting = (FIRST), .state_size = sizeof(struct document), .draw = (DRAW), .end = end_##NAME}

const struct backend out_ps = BACKEND(ps, 0, front_draw);
const struct backend out_pdf = BACKEND(pdf, 0, front_draw);
const struct backend out_eps = BACKEND(eps, DOCUMENT_THEME, draw_eps);
