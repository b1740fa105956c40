#include "base/base.h"
#include "trax/trax.h"

enum { TILE_E = 5, TILE_B = 10, TILE_A = 12, TILE_D = 9, TILE_C = 6, TILE_F = 3 };

/* One of the two tiles of a shape; the other has its colours swapped. */
static const unsigned char tile_of[128] = {['+'] = TILE_E, ['S'] = TILE_E, ['/'] = TILE_D, ['\\'] = TILE_A};

/* Of a tile and its colour-swapped twin, the one that fits; 0 with the reason set if neither does. They differ on
   every edge, so both never fit. */
static unsigned choose(unsigned one, unsigned entering, enum move_status *reason)
{
    unsigned other = BOARD_EDGES ^ one;
    bool fits = board_fits(one, entering);

    if (fits != board_fits(other, entering))
        return fits ? one : other;
    *reason = MOVE_NO_SUCH_TILE;
    return 0;
}

static const unsigned curves[] = {TILE_A, TILE_D, TILE_C, TILE_F};

/* The only curve that fits. If none does or several, sets the reason; of several, returns one. */
static unsigned choose_curve(unsigned entering, enum move_status *reason)
{
    unsigned found = 0;
    size_t i;

    *reason = MOVE_NO_SUCH_TILE;
    for (i = 0; i < 4; i++)
        if (board_fits(curves[i], entering)) {
            *reason = found ? MOVE_AMBIGUOUS : MOVE_PLAYED;
            found = curves[i];
        }
    return found;
}

static unsigned edge_of(char letter)
{
    return letter == 'U' ? BOARD_NORTH : letter == 'R' ? BOARD_EAST : letter == 'D' ? BOARD_SOUTH
                                                                                    : BOARD_WEST;
}

/* Whether a tile leads a track that enters over one of the edges `from` out over the edge `to`. */
static bool leads(unsigned edges, unsigned from, unsigned to)
{
    unsigned track = edges & to ? edges : BOARD_EDGES ^ edges;

    return (track ^ to) & from;
}

/* The curve that turns an extended track the way of the letter. Across the mouth of a cave, where C would be ambiguous,
   the letter is the way of the white track. */
static unsigned choose_turn(char letter, unsigned entering, enum move_status *reason)
{
    unsigned white = entering & BOARD_EDGES, black = entering >> 4, known = white | black;
    bool cave = white && black && choose_curve(entering, reason) && *reason == MOVE_AMBIGUOUS;
    unsigned found = 0;
    size_t i;

    for (i = 0; i < 4; i++)
        if (board_fits(curves[i], entering) &&
            leads(curves[i], cave ? white : known, edge_of(letter)))
            found = curves[i];
    *reason = found ? MOVE_PLAYED : MOVE_NO_SUCH_TILE;
    return found;
}

static unsigned choose_tile(char shape, unsigned entering, enum move_status *reason)
{
    unsigned one = tile_of[(unsigned char)shape % sizeof tile_of];

    return one            ? choose(one, entering, reason)
           : shape == 'C' ? choose_curve(entering, reason)
                          : choose_turn(shape, entering, reason);
}

/* The space of a move. A classic word is counted after the move: an occupied space stands for the one left of column A,
   or else above row 1. */
static void find_place(const struct board *b, const struct notation_move *m, struct move *to)
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

static void resolve_first(const struct notation_move *m, struct move *to)
{
    if (!notation_is_first(m))
        to->reason = MOVE_BAD_FIRST;
    else
        to->edges = m->shape == '/' || m->shape == 'C' ? TILE_D : TILE_E;
}

void move_resolve(const struct board *b, const struct notation_move *m, struct move *to)
{
    unsigned entering;

    *to = (struct move){MOVE_PLAYED, 0, 0, 0};
    if (m->notation == NOTATION_NONE) {
        to->reason = MOVE_SYNTAX;
        return;
    }
    if (!b->count) {
        resolve_first(m, to);
        return;
    }
    find_place(b, m, to);
    entering = board_entering(b, to->x, to->y);
    if (entering == BOARD_TAKEN)
        to->reason = MOVE_OCCUPIED;
    else if (!entering)
        to->reason = MOVE_NO_NEIGHBOUR;
    else
        to->edges = choose_tile(m->shape, entering, &to->reason);
}

/* The classic letter of a tile: C where it is unambiguous. */
static char classic_letter(const struct board_tile *t)
{
    static const char towards[] = {[BOARD_NORTH] = 'U', [BOARD_EAST] = 'R', [BOARD_SOUTH] = 'D',
                                   [BOARD_WEST] = 'L'};
    unsigned white = t->entering & BOARD_EDGES, black = (unsigned)t->entering >> 4;
    enum move_status reason;

    if (t->edges == TILE_E || t->edges == TILE_B)
        return 'S';
    if (!t->entering || (choose_curve(t->entering, &reason) && reason == MOVE_PLAYED))
        return 'C';
    return towards[white ? t->edges ^ white : (BOARD_EDGES ^ t->edges) ^ black];
}

static char modern_shape(const struct board_tile *t)
{
    return t->edges == TILE_E || t->edges == TILE_B ? '+' : t->edges == TILE_D || t->edges == TILE_C ? '/' : '\\';
}

size_t move_spell(const struct board_tile *t, const struct extent *before,
                  enum notation notation, char word[NOTATION_WORD])
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
        m.shape = modern_shape(t);
        if (!t->entering)
            m.column = m.row = 0;
    }
    return notation_write(&m, word);
}
