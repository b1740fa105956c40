#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* Opens a group with its origin in the middle of a space. */
static void open_group(const struct mark *m, struct sink *to)
{
    xml_line("<g transform=\"translate(@ @) ", (long[]){m->x * 10L + 5, m->y * 10L + 5}, to);
}

/* A circle. The group of a ring is scaled, by thousandths, so that a track's line has the width of the ring's: it
   needs no style of its own. */
static void put_circle(const char *class, int radius, int dash, long scale, struct sink *to)
{
    sink_string(to, "<circle class=\"");
    sink_string(to, class);
    xml_line("\" r=\"~", &(long){radius * 1000L / scale}, to);
    if (dash) {
        xml_line("\" stroke-dasharray=\"~ ", &(long){dash * 1000L / scale}, to);
        shape_decimal(dash * 1000L / scale * SHAPE_GAP_RATIO, 6, to);
    }
    sink_string(to, "\"/>");
}

/* The rest of a ring's group, from its scale on. */
static void put_ring(enum mark_kind kind, enum board_colour colour, struct sink *to)
{
    const struct shape_ring *ring = &shape_rings[kind][colour];
    long scale = ring->line * 1000L / SHAPE_LINE;

    sink_string(to, "scale(");
    shape_decimal(scale, 3, to);
    sink_string(to, ")\">");
    if (ring->disc)
        put_circle("tile", ring->disc, 0, scale, to);
    put_circle("edge", ring->radius, ring->dash, scale, to);
    put_circle(colour == BOARD_WHITE ? "white" : "black", ring->radius, ring->dash, scale, to);
    sink_string(to, "</g>\n");
}

void svg_marks_rings(struct sink *to)
{
    enum mark_kind kind;
    enum board_colour colour;

    for (kind = 0; kind < MARK_KINDS; kind++)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
            sink_string(to, "<g id=\"ring-");
            sink_byte(to, mark_table[kind].name[0]);
            sink_byte(to, "wb"[colour]);
            sink_string(to, "\" transform=\"");
            put_ring(kind, colour, to);
        }
}

/* The ground of rings on an empty space: white ones would hardly be seen on white paper. */
static void put_ground(const struct mark *m, struct sink *to)
{
    const long half = SHAPE_GROUND / 2;

    open_group(m, to);
    xml_line("scale(1)\"><rect class=\"tile\" opacity=\".5\" x=\"~\" y=\"~\" width=\"~\" height=\"~\" rx=\"~\"/></g>\n",
             (long[]){-half, -half, SHAPE_GROUND, SHAPE_GROUND, SHAPE_ROUNDING}, to);
}

/* The tiles that win there, shown while the pointer is over the space; two to four share it. */
static void put_hints(const struct mark *m, const unsigned *tiles, int count, struct sink *to)
{
    const struct shape_point *places = shape_shared[(count < 4 ? count : 4) - 1];
    int i;

    open_group(m, to);
    sink_string(to, "scale(10)\"><g opacity=\"0\">"
                    "<set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
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
void svg_marks_put(const struct mark_list *marks, struct sink *to)
{
    unsigned tiles[MARK_TILES];
    int i, count;

    for (i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles))
            put_ground(&marks->all[i], to);
    for (i = 0; i < marks->count; i++) {
        open_group(&marks->all[i], to);
        put_ring(marks->all[i].kind, marks->all[i].colour, to);
    }
    for (i = 0; i < marks->count; i++)
        if ((count = mark_hints(marks, i, tiles)) != 0)
            put_hints(&marks->all[i], tiles, count, to);
}
