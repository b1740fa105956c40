#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* Opens a group with its origin in the middle of a space, scaled to this many thousandths. */
static void open_group(const struct mark *m, long scale, struct sink *to)
{
    svg_number("<g transform=\"translate(", m->x * 10L + 5, to);
    svg_number(" ", m->y * 10L + 5, to);
    sink_string(to, ") scale(");
    shape_decimal(scale, 3, to);
    sink_string(to, ")\">");
}

/* The group of a ring is scaled so that a track's line has the width of the ring's: it needs no style of its own. */
static long scale_of(const struct shape_ring *ring)
{
    return ring->line * 1000L / SHAPE_LINE;
}

/* A length in the units of the group of a ring, in thousandths. */
static long in_group(const struct shape_ring *ring, int length)
{
    return length * 1000L / scale_of(ring) * SVG_TILE;
}

static void put_circle(const char *class, const struct shape_ring *ring, struct sink *to)
{
    long dash = in_group(ring, ring->dash);

    sink_string(to, "<circle class=\"");
    sink_string(to, class);
    sink_string(to, "\" r=\"");
    shape_decimal(in_group(ring, ring->radius), 3, to);
    if (ring->dash) {
        sink_string(to, "\" stroke-dasharray=\"");
        shape_decimal(dash, 3, to);
        sink_byte(to, ' ');
        shape_decimal(dash * SHAPE_GAP_RATIO, 7, to);
    }
    sink_string(to, "\"/>");
}

static void put_ring(const struct mark *m, struct sink *to)
{
    const struct shape_ring *ring = &shape_rings[m->kind][m->colour];

    open_group(m, scale_of(ring), to);
    if (m->kind == MARK_SAFE) { /* a black dot alone would hardly be seen on a dark page */
        sink_string(to, "<circle class=\"tile\" r=\"");
        shape_decimal(in_group(ring, SHAPE_DOT), 3, to);
        sink_string(to, "\"/>");
    }
    put_circle("edge", ring, to);
    put_circle(m->colour == BOARD_WHITE ? "white" : "black", ring, to);
    sink_string(to, "</g>\n");
}

/* The ground of rings on an empty space: white ones would hardly be seen on white paper. */
static void put_ground(const struct mark *m, struct sink *to)
{
    open_group(m, 1000, to);
    svg_decimal("<rect class=\"tile\" opacity=\".5\" x=\"", -SHAPE_GROUND / 2, to);
    svg_decimal("\" y=\"", -SHAPE_GROUND / 2, to);
    svg_decimal("\" width=\"", SHAPE_GROUND, to);
    svg_decimal("\" height=\"", SHAPE_GROUND, to);
    svg_decimal("\" rx=\"", SHAPE_ROUNDING, to);
    sink_string(to, "\"/></g>\n");
}

/* The tiles that win there, shown while the pointer is over the space; two to four share it. */
static void put_hints(const struct mark *m, const unsigned *tiles, int count, struct sink *to)
{
    const struct shape_point *places = shape_shared[(count < 4 ? count : 4) - 1];
    int i;

    open_group(m, SVG_TILE * 1000L, to);
    sink_string(to, "<g opacity=\"0\"><set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
                    "<rect x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" fill=\"none\" pointer-events=\"all\"/>");
    for (i = 0; i < count && i < 4; i++) {
        sink_string(to, "<use href=\"#");
        sink_byte(to, board_letter(tiles[i]));
        sink_string(to, "\" transform=\"translate(");
        shape_decimal(places[i].x - SHAPE_TILE / 2, 3, to);
        sink_byte(to, ' ');
        shape_decimal(places[i].y - SHAPE_TILE / 2, 3, to);
        sink_string(to, count > 1 ? ") scale(.5)\"/>" : ")\"/>");
    }
    sink_string(to, "</g></g>\n");
}

/* The hints come last, so that the pointer finds them on top. */
void svg_marks_put(const struct analysis *a, struct sink *to)
{
    const struct mark_list *marks = &a->marks;
    unsigned tiles[MARK_TILES];
    int i, count;

    for (i = 0; i < marks->count; i++)
        if (analysis_hints(a, i, tiles))
            put_ground(&marks->all[i], to);
    for (i = 0; i < marks->count; i++)
        put_ring(&marks->all[i], to);
    for (i = 0; i < marks->count; i++)
        if ((count = analysis_hints(a, i, tiles)) != 0)
            put_hints(&marks->all[i], tiles, count, to);
}
