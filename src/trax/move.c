#include "trax/trax.h"

#define REASON(constant, name) {name, MESSAGE_##constant},
const struct move_reason move_reasons[] = {{"played", MESSAGE_NOTE}, MOVE_LIST(REASON)};

enum { TILE_E = 5, TILE_B = 10, TILE_A = 12, TILE_D = 9, TILE_C = 6, TILE_F = 3 };

/* For each shape, one of its two tiles; the other tile has the colours exchanged. */
static const unsigned char tile_of[128] = {['+'] = TILE_E, ['S'] = TILE_E, ['/'] = TILE_D, ['\\'] = TILE_A};

/* Returns whichever fits: the tile `one`, or its twin with the colours exchanged. If neither fits, sets *reason and
   returns 0. At most one fits, since the colours of the two tiles differ on every edge. */
static unsigned choose_twin(unsigned one, unsigned entering, enum move_status *reason)
{
    if (board_fits(one, entering))
        return one;
    if (board_fits(BOARD_EDGES ^ one, entering))
        return BOARD_EDGES ^ one;
    *reason = MOVE_NO_SUCH_TILE;
    return 0;
}

static const unsigned curves[] = {TILE_A, TILE_D, TILE_C, TILE_F};

/* Returns a curve that fits, or 0. Sets *reason, which tells whether no curve, one curve or several curves fit. */
static unsigned choose_curve(unsigned entering, enum move_status *reason)
{
    unsigned found = 0;

    *reason = MOVE_NO_SUCH_TILE;
    for (size_t i = 0; i < 4; i++)
        if (board_fits(curves[i], entering)) {
            *reason = found ? MOVE_AMBIGUOUS : MOVE_PLAYED;
            found = curves[i];
        }
    return found;
}

/* The letters for up, right, down and left, in the order of the edges. */
static const char turns[] = "URDL";

/* Returns the curve that turns an entering track towards the side that the letter names, or 0. If both colours enter
   and C would be ambiguous (the mouth of a cave), the letter means the white track. */
static unsigned choose_turn(char letter, unsigned entering, enum move_status *reason)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4;
    bool cave = white && black && choose_curve(entering, reason) && *reason == MOVE_AMBIGUOUS;
    unsigned from = cave ? white : white | black, to = 1U << (strchr(turns, letter) - turns), found = 0;

    for (size_t i = 0; i < 4; i++)
        if (board_fits(curves[i], entering) && ((curves[i] & to ? curves[i] : BOARD_EDGES ^ curves[i]) ^ to) & from)
            found = curves[i];
    *reason = found ? MOVE_PLAYED : MOVE_NO_SUCH_TILE;
    return found;
}

/* Sets the space of a move. A classic move counts columns and rows as they are after the move. So if A7 is occupied,
   A7C means the space left of A7; if C1 is occupied, C1C means the space above C1. */
static void find_space(const struct board *b, const struct notation_move *m, struct move *to)
{
    to->x = b->extent.left + m->column - 1;
    to->y = b->extent.top + m->row - 1;
    if (m->notation == NOTATION_CLASSIC && board_entering(b, to->x, to->y) == BOARD_TAKEN) {
        if (m->column == 1 && !m->row_first)
            to->x--;
        else if (m->row == 1)
            to->y--;
    }
}

void move_resolve(const struct board *b, const struct rules *rules, const struct notation_move *m, struct move *to)
{
    unsigned entering, twin;

    *to = (struct move){.reason = m->notation == NOTATION_NONE ? MOVE_SYNTAX : MOVE_PLAYED};
    if (to->reason == MOVE_SYNTAX)
        return;
    if (!b->count) {
        to->edges = tile_of[(unsigned char)notation_first(m)];
        to->reason = to->edges ? MOVE_PLAYED : MOVE_BAD_FIRST;
        return;
    }
    find_space(b, m, to);
    entering = board_entering(b, to->x, to->y);
    if (!entering || entering == BOARD_TAKEN) {
        to->reason = entering ? MOVE_OCCUPIED : MOVE_NO_NEIGHBOUR;
        return;
    }
    twin = tile_of[(unsigned char)m->shape];
    to->edges = twin              ? choose_twin(twin, entering, &to->reason)
                : m->shape == 'C' ? choose_curve(entering, &to->reason)
                                  : choose_turn(m->shape, entering, &to->reason);
    if (rules_exceeded(rules, &b->extent, to->x, to->y))
        to->reason = MOVE_OFF_BOARD;
}

static bool is_straight(const struct board_tile *t)
{
    return t->edges == TILE_E || t->edges == TILE_B;
}

static char classic_letter(const struct board_tile *t)
{
    unsigned white = t->entering & BOARD_EDGES, black = (unsigned)t->entering >> 4;
    unsigned way = white ? t->edges ^ white : (BOARD_EDGES ^ t->edges) ^ black;
    enum move_status reason;

    if (is_straight(t))
        return 'S';
    if (!t->entering || (choose_curve(t->entering, &reason) && reason == MOVE_PLAYED))
        return 'C';
    return turns[way / 2 - way / 8]; /* the index, 0 to 3, of the edge 1, 2, 4 or 8 */
}

struct text move_spell(const struct board_tile *t, const struct extent *before, enum notation notation,
                       char word[NOTATION_WORD])
{
    struct notation_move m = {.notation = (unsigned char)notation};

    m.column = t->x - before->left + 1;
    m.row = t->y - before->top + 1;
    if (notation == NOTATION_CLASSIC) {
        m.shape = classic_letter(t);
        m.row_first = m.row == 0 && m.column == 1;
        m.column += m.column == 0;
        m.row += m.row == 0;
    } else {
        m.shape = is_straight(t) ? '+' : t->edges == TILE_D || t->edges == TILE_C ? '/' : '\\';
        if (!t->entering)
            m.column = m.row = 0;
    }
    return notation_write(&m, word);
}
