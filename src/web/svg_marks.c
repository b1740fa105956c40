#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"

/* White's rings are the larger, so that both colours' can be seen around one space. Radii are in the units of the
   groups in which they stand. */
static const struct {
    const char *scale, *radius[2];
} sizes[] = {
    [MARK_SAFE] = {".4", {".7", ".7"}},
    [MARK_CORNER] = {".25", {"7", "4"}},
    [MARK_WIN] = {".6", {"6", "3"}},
    [MARK_ATTACK] = {".6", {"6", "3"}},
};

/* A group in the middle of a space, where a track's line is drawn this much thinner: no style of its own
   is needed. */
static void open_group(const struct mark *s, const char *scale, struct sink *to)
{
    sink_string(to, "<g transform=\"translate(");
    sink_operand(to, s->x * 10L + 5);
    sink_number(to, s->y * 10L + 5);
    sink_string(to, ") scale(");
    sink_string(to, scale);
    sink_string(to, ")\">");
}

/* The ring of a win by force is in pieces: twelve, or six. */
static void put_circle(const char *class, const struct mark *s, struct sink *to)
{
    sink_string(to, "<circle class=\"");
    sink_string(to, class);
    sink_string(to, "\" r=\"");
    sink_string(to, sizes[s->kind].radius[s->colour]);
    sink_string(to, s->kind == MARK_WIN ? "\" stroke-dasharray=\"2 1.1416\"/>" : "\"/>");
}

static void put_ring(const struct mark *s, struct sink *to)
{
    open_group(s, sizes[s->kind].scale, to);
    if (s->kind == MARK_SAFE) /* ground for it: a dot in black would hardly be seen on a dark page */
        sink_string(to, "<circle class=\"tile\" r=\"3.5\"/>");
    put_circle("edge", s, to);
    put_circle(s->colour == BOARD_WHITE ? "white" : "black", s, to);
    sink_string(to, "</g>\n");
}

/* Ground for rings on a space that is empty: white ones would hardly be seen on white paper. */
static void put_ground(const struct mark *s, struct sink *to)
{
    open_group(s, "1", to);
    sink_string(to, "<rect class=\"tile\" opacity=\".5\" x=\"-4.6\" y=\"-4.6\" width=\"9.2\" height=\"9.2\" "
                    "rx=\".75\"/></g>\n");
}

/* The tiles that may come there, to be seen while the pointer is on the space; several share it. */
static void put_ghosts(const struct mark *s, const unsigned *tiles, int count, struct sink *to)
{
    static const char *const places[][4] = {
        {"-.5 -.5"}, {"-.5 -.25", "0 -.25"}, {"-.5 -.5", "0 -.5", "-.25 0"}, {"-.5 -.5", "0 -.5", "-.5 0", "0 0"}};
    int last = (count < 4 ? count : 4) - 1;
    int i;

    open_group(s, "10", to);
    sink_string(to, "<g opacity=\"0\"><set attributeName=\"opacity\" to=\".85\" begin=\"mouseover\" end=\"mouseout\"/>"
                    "<rect x=\"-.5\" y=\"-.5\" width=\"1\" height=\"1\" fill=\"none\" pointer-events=\"all\"/>");
    for (i = 0; i <= last; i++) {
        sink_string(to, "<use href=\"#");
        sink_byte(to, board_letter(tiles[i]));
        sink_string(to, "\" transform=\"translate(");
        sink_string(to, places[last][i]);
        sink_string(to, count > 1 ? ") scale(.5)\"/>" : ")\"/>");
    }
    sink_string(to, "</g></g>\n");
}

/* Ghosts come last, to be what the pointer meets. */
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
            put_ghosts(&marks->all[i], tiles, count, to);
}
