#include "web/elements.h"

/* Opens a group whose origin is the middle of the mark's space. Leaves the group's attribute `transform` unfinished. */
static void open_group(const struct mark *m, struct sink *to)
{
    SINK_FILL(to, "<g transform=\"translate(# #) ", m->x * 10L + 5, m->y * 10L + 5);
}

/* Draws a circle of a ring in a group whose scale is `scale` / 1000. This scale turns the width of a track into the
   width of the ring's line. `radius`, `dash`: lengths after scaling, in thousandths of a tile. */
static void put_circle(const struct tiles *tiles, const char *class, int radius, int dash, int64_t scale,
                       struct sink *to)
{
    sink_string(to, "<circle");
    tiles_class(tiles, class, to);
    SINK_FILL(to, " r=\"^", radius * 1000L / scale);
    if (dash) {
        SINK_FILL(to, "\" stroke-dasharray=\"^ ", dash * 1000L / scale);
        sink_decimal(to, dash * 1000L / scale * SHAPE_GAP_RATIO, 6);
    }
    sink_string(to, "\"/>");
}

/* Completes an open group: adds a scale to its unfinished attribute `transform`, then a ring and the end tag. */
static void put_ring(const struct tiles *tiles, enum mark_kind kind, enum board_colour colour, struct sink *to)
{
    const struct shape_ring *ring = &shape_rings[kind][colour];
    int64_t scale = ring->line * 1000L / SHAPE_LINE;

    SINK_FILL(to, "scale(@)\">", scale);
    if (ring->disc)
        put_circle(tiles, "tx-tile", ring->disc, 0, scale, to);
    put_circle(tiles, "tx-edge", ring->radius, ring->dash, scale, to);
    put_circle(tiles, colour == BOARD_WHITE ? "tx-white" : "tx-black", ring->radius, ring->dash, scale, to);
    sink_string(to, "</g>\n");
}

/* Completes an open group with a square behind rings. The square makes white rings visible on white paper and black
   rings visible on black paper. `look`: further attributes of the group. */
static void put_ground(const struct tiles *tiles, const char *look, struct sink *to)
{
    const int64_t half = SHAPE_GROUND / 2;

    SINK(to, "scale(1)\"", look, "><rect");
    tiles_class(tiles, "tx-tile", to);
    SINK_FILL(to, " x=\"^\" y=\"^\" width=\"^\" height=\"^\" rx=\"^\"/></g>\n", -half, -half, SHAPE_GROUND,
              SHAPE_GROUND, SHAPE_ROUNDING);
}

void svg_marks_sign(int sign, int64_t x, int64_t y, const struct tiles *tiles, struct sink *to)
{
    bool disc = shape_rings[sign / 2][sign % 2].disc; /* is drawn as on the board, without a tile */

    if (!disc) {
        SINK_FILL(to, "<g transform=\"translate(# #) scale(.6) ", x, y);
        put_ground(tiles, "", to);
    }
    SINK_FILL(to, "<g transform=\"translate(# #) ", x, y);
    sink_string(to, disc ? "" : "scale(.6) ");
    put_ring(tiles, (enum mark_kind)(sign / 2), (enum board_colour)(sign % 2), to);
}

void svg_marks_rings(const struct tiles *tiles, struct sink *to)
{
    enum mark_kind kind;
    enum board_colour colour;

    for (kind = 0; kind < MARK_KINDS; kind++)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
            SINK(to, "<g id=\"ring-", mark_table[kind].name[0], "wb"[colour], "\" transform=\"");
            put_ring(tiles, kind, colour, to);
        }
}

/* Draws the winning tiles of a space. The tiles are visible while the pointer is over the space. */
static void put_hints(const struct mark *m, const struct tiles *look, const unsigned *tiles, int count, struct sink *to)
{
    const struct shape_point *places = shape_shared[count - 1];

    open_group(m, to);
    sink_string(to, "scale(10)\"><g opacity=\"0\">"
                    "<set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
                    "<rect x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" fill=\"none\" pointer-events=\"fill\"/>");
    for (int i = 0; i < count; i++) {
        tiles_use(look, (const char[]){board_letter(tiles[i]), '\0'}, to);
        SINK_FILL(to, " transform=\"translate(@ @", places[i].x - SHAPE_TILE / 2, places[i].y - SHAPE_TILE / 2);
        sink_string(to, count > 1 ? ") scale(.5)\"/>" : ")\"/>");
    }
    sink_string(to, "</g></g>\n");
}

/* Draws the hints last: only elements on top notice the pointer. */
void svg_marks_put(const struct mark_list *marks, const struct tiles *look, struct sink *to)
{
    unsigned tiles[MARK_TILES];
    int count;

    for (int i = 0; i < marks->count; i++)
        if (mark_hints(marks, i, tiles)) {
            open_group(&marks->all[i], to);
            put_ground(look, " opacity=\".8\"", to);
        }
    for (int i = 0; i < marks->count; i++) {
        open_group(&marks->all[i], to);
        put_ring(look, marks->all[i].kind, marks->all[i].colour, to);
    }
    for (int i = 0; i < marks->count; i++)
        if ((count = mark_hints(marks, i, tiles)) != 0)
            put_hints(&marks->all[i], look, tiles, count, to);
}
