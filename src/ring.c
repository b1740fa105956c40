#include "base.h"
#include "text.h"
#include "sink.h"
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
#include "spot.h"
#include "ring.h"

#include <stdlib.h>

/* White's rings are the larger, so that both colours' can be seen around one space. Radii on the screen are in
   the units of the groups in which they stand, on paper, where a move's number is in the middle, in tiles. */
static const struct {
    const char *scale, *radius[2];
    const char *printed[2], *edge, *line;
} sizes[] = {
    [SPOT_SAFE] = {".4", {".7", ".7"}, {".04", ".04"}, ".12", ".08"},
    [SPOT_CORNER] = {".25", {"7", "4"}, {".38", ".3"}, ".08", ".04"},
    [SPOT_WIN] = {".6", {"6", "3"}, {".36", ".18"}, ".14", ".1"},
    [SPOT_ATTACK] = {".6", {"6", "3"}, {".36", ".18"}, ".14", ".1"},
};

/* A group in the middle of a space, where a track's line is drawn this much thinner: no style of its own
   is needed. */
static void open_group(const struct spot *s, const char *scale, struct sink *to)
{
    sink_string(to, "<g transform=\"translate(");
    sink_operand(to, s->x * 10L + 5);
    sink_number(to, s->y * 10L + 5);
    sink_string(to, ") scale(");
    sink_string(to, scale);
    sink_string(to, ")\">");
}

/* The ring of a win by force is in pieces: twelve, or six. */
static void put_circle(const char *class, const struct spot *s, struct sink *to)
{
    sink_string(to, "<circle class=\"");
    sink_string(to, class);
    sink_string(to, "\" r=\"");
    sink_string(to, sizes[s->kind].radius[s->colour]);
    sink_string(to, s->kind == SPOT_WIN ? "\" stroke-dasharray=\"2 1.1416\"/>" : "\"/>");
}

static void put_ring(const struct spot *s, struct sink *to)
{
    open_group(s, sizes[s->kind].scale, to);
    if (s->kind == SPOT_SAFE) /* ground for it: a dot in black would hardly be seen on a dark page */
        sink_string(to, "<circle class=\"tile\" r=\"3.5\"/>");
    put_circle("edge", s, to);
    put_circle(s->colour == BOARD_WHITE ? "white" : "black", s, to);
    sink_string(to, "</g>\n");
}

/* Ground for rings on a space that is empty: white ones would hardly be seen on white paper. */
static void put_ground(const struct spot *s, struct sink *to)
{
    open_group(s, "1", to);
    sink_string(to, "<rect class=\"tile\" opacity=\".5\" x=\"-4.6\" y=\"-4.6\" width=\"9.2\" height=\"9.2\" "
                    "rx=\".75\"/></g>\n");
}

/* The tiles that may come there, to be seen while the pointer is on the space; several share it. */
static void put_ghosts(const struct spot *s, const unsigned *tiles, int count, struct sink *to)
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
void ring_put(const struct analysis *a, struct sink *to)
{
    struct spot_list spots = {0};
    unsigned tiles[SPOT_TILES];
    int i, count;

    spot_find(a, &spots);
    for (i = 0; i < spots.count; i++)
        if (spot_ghosts(&spots, i, tiles))
            put_ground(&spots.all[i], to);
    for (i = 0; i < spots.count; i++)
        put_ring(&spots.all[i], to);
    for (i = 0; i < spots.count; i++)
        if ((count = spot_ghosts(&spots, i, tiles)) != 0)
            put_ghosts(&spots.all[i], tiles, count, to);
    free(spots.all);
}

void ring_widen(struct extent *e, const struct analysis *a)
{
    struct spot_list spots = {0};

    spot_find(a, &spots);
    spot_widen(e, &spots);
    free(spots.all);
}

/* In the words of prolog.ps; all is spelt out, so that pages without any are what they were. */
static void print_space(const struct spot *s, const struct extent *window, struct sink *to)
{
    sink_string(to, "gsave ");
    sink_operand(to, s->x - window->left);
    sink_operand(to, s->y - window->top);
    sink_string(to, "space-at ");
}

static void print_stroke(const struct spot *s, const char *ink, const char *width, struct sink *to)
{
    sink_string(to, ink);
    if (s->kind == SPOT_WIN)
        sink_string(to, " [.12 .06849] 0 setdash");
    sink_byte(to, ' ');
    sink_string(to, width);
    sink_string(to, " setlinewidth stroke grestore");
}

static void print_ring(const struct spot *s, const struct extent *window, struct sink *to)
{
    bool white = s->colour == BOARD_WHITE;

    print_space(s, window, to);
    sink_string(to, "newpath 0 0 ");
    sink_string(to, sizes[s->kind].printed[s->colour]);
    sink_string(to, " 0 360 arc gsave ");
    print_stroke(s, white ? "white-edge" : "black-edge", sizes[s->kind].edge, to);
    sink_byte(to, ' ');
    print_stroke(s, white ? "white" : "black", sizes[s->kind].line, to);
    sink_byte(to, '\n');
}

/* A space that is empty gets the ground of a tile. */
static void print_ground(const struct spot *s, const struct extent *window, struct sink *to)
{
    print_space(s, window, to);
    sink_string(to, "plate grestore\n");
}

void ring_print(const struct analysis *a, const struct extent *window, struct sink *to)
{
    struct spot_list spots = {0};
    unsigned tiles[SPOT_TILES];
    int i;

    spot_find(a, &spots);
    for (i = 0; i < spots.count; i++)
        if (spot_ghosts(&spots, i, tiles) && extent_holds(window, spots.all[i].x, spots.all[i].y))
            print_ground(&spots.all[i], window, to);
    for (i = 0; i < spots.count; i++)
        if (extent_holds(window, spots.all[i].x, spots.all[i].y))
            print_ring(&spots.all[i], window, to);
    free(spots.all);
}
