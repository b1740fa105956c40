#include <stdbool.h>
#include <stddef.h>

#include "reference.h"

/* The end of a path that leaves a tile over a side; side is -1 if the path is a loop. */
struct cursor {
    int row, column, side;
};

static struct cursor walk(const struct reference *r, int row, int column, int side)
{
    struct cursor at = {row, column, side};

    for (;;) {
        int next_row = at.row + reference_down[at.side], next_column = at.column + reference_along[at.side];
        int in = (at.side + 2) % 4;

        if (!r->tile[next_row][next_column])
            return at;
        at = (struct cursor){next_row, next_column, reference_other_side(r->tile[next_row][next_column], in)};
        if (at.row == row && at.column == column && at.side == side)
            return (struct cursor){row, column, -1};
    }
}

static bool is_line(const struct reference *r, struct cursor one, struct cursor other)
{
    if (one.side == 0 && other.side == 2)
        return one.row == r->top && other.row == r->bottom && r->bottom - r->top + 1 >= 8;
    if (one.side == 3 && other.side == 1)
        return one.column == r->left && other.column == r->right && r->right - r->left + 1 >= 8;
    return false;
}

/* Whether the path that ends at this side of a tile is a line of this colour. */
static bool begins_line(const struct reference *r, int row, int column, int side, char colour)
{
    char letter = r->tile[row][column];

    return reference_colour(letter, side) == colour &&
           is_line(r, (struct cursor){row, column, side}, walk(r, row, column, reference_other_side(letter, side)));
}

/* Follows every path that begins at the top or left of the layout. */
static bool has_line(const struct reference *r, char colour)
{
    bool found = false;

    for (int i = r->left; i <= r->right; i++)
        found = found || begins_line(r, r->top, i, 0, colour);
    for (int i = r->top; i <= r->bottom; i++)
        found = found || begins_line(r, i, r->left, 3, colour);
    return found;
}

/* Follows every path through a tile of this move: there was no loop before it. */
static bool has_loop(const struct reference *r, char colour)
{
    bool found = false;

    for (int i = 0; i < r->count; i++)
        for (int side = 0; side < 4; side++) {
            int row = r->placed[i].row, column = r->placed[i].column;

            if ((r->placed[i].move == r->moves || r->placed[i].move == -r->moves) &&
                reference_colour(r->tile[row][column], side) == colour)
                found = found || walk(r, row, column, side).side < 0;
        }
    return found;
}

bool reference_has_won(const struct reference *r, int row, int column)
{
    char letter = r->tile[row][column];
    struct cursor one, other;
    int side = 0;

    while (reference_colour(letter, side) != r->winner[0])
        side++;
    one = walk(r, row, column, side);
    if (one.side < 0)
        return true;
    other = walk(r, row, column, reference_other_side(letter, side));
    return r->lines && (is_line(r, one, other) || is_line(r, other, one));
}

static const char *const names[] = {NULL, "loop", "line", "loop+line"};

const char *reference_won(const struct reference *r, char colour)
{
    return names[has_loop(r, colour) + 2 * (r->lines && has_line(r, colour))];
}

void reference_judge(struct reference *r)
{
    char mover = r->moves % 2 ? 'w' : 'b', other = mover == 'w' ? 'b' : 'w', winner = mover;
    bool loop, line;

    loop = has_loop(r, mover);
    line = r->lines && has_line(r, mover);
    if (!loop && !line) {
        winner = other;
        loop = has_loop(r, other);
        line = r->lines && has_line(r, other);
    }
    r->by = names[loop + 2 * line];
    r->winner = !r->by ? NULL : winner == 'w' ? "white" : "black";
    if (!r->by && r->side && r->count == r->side * r->side)
        r->by = "full board";
}
