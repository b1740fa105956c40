#include "base.h"
#include "text.h"
#include "sink.h"
#include "board.h"
#include "extent.h"
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
#include "ring.h"

void ring_widen(struct board_extent *e, const struct analysis *a)
{
    int i;

    for (i = 0; i < a->attacks.count; i++)
        extent_take_in(e, a->attacks.all[i].move.x, a->attacks.all[i].move.y);
    for (i = 0; i < a->safe_count; i++)
        extent_take_in(e, a->safe[i].x, a->safe[i].y);
}

/* A group in the middle of a space, where a track's line is drawn this much thinner: no style of its own
   is needed. */
static void open_group(int x, int y, const char *scale, struct sink *to)
{
    sink_string(to, "<g transform=\"translate(");
    sink_number(to, x * 10L + 5);
    sink_byte(to, ' ');
    sink_number(to, y * 10L + 5);
    sink_string(to, ") scale(");
    sink_string(to, scale);
    sink_string(to, ")\">");
}

static void put_ring(enum board_colour colour, const char *radius, struct sink *to)
{
    sink_string(to, "<circle class=\"edge\" r=\"");
    sink_string(to, radius);
    sink_string(to, colour == BOARD_WHITE ? "\"/><circle class=\"white\" r=\"" : "\"/><circle class=\"black\" r=\"");
    sink_string(to, radius);
    sink_string(to, "\"/>");
}

/* White's ring is the larger, so that both can be seen around one space. The ghost comes last, to be the one
   that the pointer meets. */
static void put_attack(const struct attack *attack, const struct board_extent *e, struct sink *to)
{
    open_group(attack->move.x - e->left, attack->move.y - e->top, ".4", to);
    put_ring(attack->colour, attack->colour == BOARD_WHITE ? "8" : "5", to);
    sink_string(to, "<g opacity=\"0\"><set attributeName=\"opacity\" to=\".7\" begin=\"mouseover\" end=\"mouseout\"/>"
                    "<use href=\"#");
    sink_byte(to, board_letter(attack->move.edges));
    sink_string(to, "\" transform=\"scale(25) translate(-.5 -.5)\"/></g></g>\n");
}

void ring_put(const struct analysis *a, const struct board_extent *layout, struct sink *to)
{
    int i;

    for (i = 0; i < a->safe_count; i++) {
        open_group(a->safe[i].x - layout->left, a->safe[i].y - layout->top, ".4", to);
        put_ring(position_mover(&a->position), ".5", to);
        sink_string(to, "</g>\n");
    }
    for (i = 0; i < a->corners.count; i++) {
        const struct board_tile *t = corner_middle(&a->position.board, &a->corners.all[i]);

        open_group(t->x - layout->left, t->y - layout->top, ".25", to);
        put_ring(a->corners.all[i].colour, a->corners.all[i].colour == BOARD_WHITE ? "7" : "4", to);
        sink_string(to, "</g>\n");
    }
    for (i = 0; i < a->attacks.count; i++)
        put_attack(&a->attacks.all[i], layout, to);
}

/* A ring of so many hundredths of a tile, in the words of prolog.ps; it is spelt out, so that pages without
   any are what they were. */
static void print_ring(enum board_colour colour, int radius, int column, int row, struct sink *to)
{
    bool white = colour == BOARD_WHITE;

    sink_string(to, "gsave ");
    sink_number(to, column);
    sink_byte(to, ' ');
    sink_number(to, row);
    sink_string(to, " space-at 0 0 .");
    sink_number(to, radius);
    sink_string(to, white ? " 0 360 arc gsave white-edge" : " 0 360 arc gsave black-edge");
    sink_string(to, white ? " .11 setlinewidth stroke grestore white" : " .11 setlinewidth stroke grestore black");
    sink_string(to, " .07 setlinewidth stroke grestore\n");
}

/* White's rings are the larger, so that both can be seen around one space. */
void ring_print(const struct analysis *a, const struct board_extent *window, struct sink *to)
{
    int i;

    for (i = 0; i < a->safe_count; i++)
        print_ring(position_mover(&a->position), 10, a->safe[i].x - window->left,
                   a->safe[i].y - window->top, to);
    for (i = 0; i < a->corners.count; i++) {
        const struct board_tile *t = corner_middle(&a->position.board, &a->corners.all[i]);

        print_ring(a->corners.all[i].colour, a->corners.all[i].colour == BOARD_WHITE ? 20 : 14,
                   t->x - window->left, t->y - window->top, to);
    }
    for (i = 0; i < a->attacks.count; i++)
        print_ring(a->attacks.all[i].colour, a->attacks.all[i].colour == BOARD_WHITE ? 35 : 24,
                   a->attacks.all[i].move.x - window->left, a->attacks.all[i].move.y - window->top, to);
}
