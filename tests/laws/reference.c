#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "reference.h"

const int reference_down[] = {-1, 0, 1, 0}, reference_along[] = {0, 1, 0, -1};

char reference_colour(char letter, int side)
{
    static const char edges[][5] = {"bbww", "bwbw", "bwwb", "wbbw", "wbwb", "wwbb"};

    return letter >= 'a' && letter <= 'f' ? edges[letter - 'a'][side] : '\0';
}

/* The colour of the track that enters a space over a side, or 0. */
static char coming_in(const struct reference *r, int row, int column, int side)
{
    return reference_colour(r->tile[row + reference_down[side]][column + reference_along[side]], (side + 2) % 4);
}

static void count_in(const struct reference *r, int row, int column, int *white, int *black)
{
    *white = *black = 0;
    for (int side = 0; side < 4; side++) {
        char colour = coming_in(r, row, column, side);

        *white += colour == 'w';
        *black += colour == 'b';
    }
}

int reference_neighbours(const struct reference *r, int row, int column)
{
    int white, black;

    count_in(r, row, column, &white, &black);
    return white + black;
}

bool reference_is_playable(const struct reference *r, int row, int column)
{
    return !r->tile[row][column] && reference_neighbours(r, row, column);
}

static bool fits(const struct reference *r, int row, int column, char letter)
{
    for (int side = 0; side < 4; side++)
        if (coming_in(r, row, column, side) &&
            coming_in(r, row, column, side) != reference_colour(letter, side))
            return false;
    return true;
}

int reference_other_side(char letter, int side)
{
    int other;

    for (other = 0; other < 4; other++)
        if (other != side && reference_colour(letter, other) == reference_colour(letter, side))
            break;
    return other;
}

/* Whether a track that enters a tile leaves it over this side. In the mouth of a cave, where one colour enters from
   the left and the other from the right, only white counts. */
static bool sends(const struct reference *r, int row, int column, char letter, int out)
{
    bool cave = false;

    for (int side = 0; side < 2; side++)
        cave = cave || (coming_in(r, row, column, side) && coming_in(r, row, column, side + 2));
    for (int side = 0; side < 4; side++) {
        char colour = coming_in(r, row, column, side);

        if (colour && !(cave && colour == 'b') && reference_other_side(letter, side) == out)
            return true;
    }
    return false;
}

/* The tile that a shape means here, or 0 and the reason. */
static char choose(const struct reference *r, int row, int column, char shape, const char **reason)
{
    static const char ways[] = "URDL";
    const char *way = strchr(ways, shape), *letter;
    char found = '\0';

    letter = shape == '/' ? "dc" : shape == '\\' ? "af" : shape == '+' || shape == 'S' ? "eb" : "abcdef";
    *reason = "no-such-tile";
    for (; *letter; letter++) {
        if ((shape == 'C' || way) && (*letter == 'e' || *letter == 'b'))
            continue;
        if (!fits(r, row, column, *letter) || (way && !sends(r, row, column, *letter, (int)(way - ways))))
            continue;
        *reason = found ? "ambiguous" : "played";
        found = *letter;
    }
    return strcmp(*reason, "played") == 0 ? found : '\0';
}

static void place(struct reference *r, int row, int column, char letter, int move)
{
    r->tile[row][column] = letter;
    r->placed[r->count].row = row;
    r->placed[r->count].column = column;
    r->placed[r->count++].move = move;
    r->top = row < r->top ? row : r->top;
    r->left = column < r->left ? column : r->left;
    r->bottom = row > r->bottom ? row : r->bottom;
    r->right = column > r->right ? column : r->right;
}

static void take_up(struct reference *r, int count)
{
    int i, max = REFERENCE_SIDE;

    while (r->count > count) {
        r->count--;
        r->tile[r->placed[r->count].row][r->placed[r->count].column] = '\0';
    }
    r->top = r->left = max;
    r->bottom = r->right = 0;
    for (i = 0; i < r->count; i++) {
        int row = r->placed[i].row, column = r->placed[i].column;

        r->top = row < r->top ? row : r->top;
        r->left = column < r->left ? column : r->left;
        r->bottom = row > r->bottom ? row : r->bottom;
        r->right = column > r->right ? column : r->right;
    }
}

/* Places the tile that is forced on an empty space, if one is. False if no tile fits there. */
static bool force(struct reference *r, int row, int column, bool *changed)
{
    const char *letter;
    int white, black;

    count_in(r, row, column, &white, &black);
    if (white > 2 || black > 2)
        return false;
    if (white < 2 && black < 2)
        return true;
    for (letter = "abcdef"; *letter; letter++)
        if (fits(r, row, column, *letter))
            break;
    place(r, row, column, *letter, -r->moves);
    *changed = true;
    return true;
}

static bool force_all(struct reference *r)
{
    bool changed = true;

    while (changed) {
        changed = false;
        for (int row = r->top - 1; row <= r->bottom + 1; row++)
            for (int column = r->left - 1; column <= r->right + 1; column++)
                if (!r->tile[row][column] && !force(r, row, column, &changed))
                    return false;
    }
    return true;
}

void reference_begin(struct reference *r, const char *rules)
{
    memset(r, 0, sizeof *r);
    r->side = strcmp(rules, "trax8") == 0 ? 8 : 0;
    r->lines = strcmp(rules, "loop") != 0;
    r->top = r->left = r->bottom = r->right = REFERENCE_HALF;
}

void reference_take_back(struct reference *r)
{
    int count = r->count;

    while (count && (r->placed[count - 1].move == r->moves || r->placed[count - 1].move == -r->moves))
        count--;
    take_up(r, count);
    r->moves--;
    r->by = r->winner = NULL;
}

/* The parts of a word. */
struct word {
    int column, row;
    char shape;
    bool classic, row_first;
};

static bool read_word(const char *s, struct word *w)
{
    memset(w, 0, sizeof *w);
    if (s[0] == '1' && s[1] == 'A') {
        w->column = w->row = 1;
        w->row_first = true;
        s += 2;
    } else {
        const char *start = s + (*s == '@');

        for (s = start; *s >= 'A' && *s <= 'Z'; s++)
            w->column = w->column * 26 + *s - 'A' + 1;
        for (; *s >= '0' && *s <= '9'; s++)
            w->row = w->row * 10 + *s - '0';
    }
    w->shape = *s;
    w->classic = *s && strchr("SCUDLR", *s);
    if (w->classic)
        return w->column && w->row && !s[1];
    return *s && strchr("+/\\", *s) && !w->row_first && !s[1];
}

static const char *play_first(struct reference *r, const char *word)
{
    bool curve = strcmp(word, "@0/") == 0 || strcmp(word, "A1C") == 0;

    if (!curve && strcmp(word, "@0+") != 0 && strcmp(word, "A1S") != 0)
        return "bad-first";
    r->moves = 1;
    place(r, REFERENCE_HALF, REFERENCE_HALF, curve ? 'd' : 'e', 1);
    return "played";
}

static bool is_off(const struct reference *r)
{
    return r->side && (r->bottom - r->top >= r->side || r->right - r->left >= r->side);
}

/* Places a tile and those it forces. */
static const char *play_tile(struct reference *r, int row, int column, char shape)
{
    const char *reason = "played";
    int count = r->count;
    char letter;

    place(r, row, column, 'x', r->moves + 1);
    if (is_off(r))
        reason = "off-board";
    take_up(r, count);
    if (strcmp(reason, "played") != 0)
        return reason;
    letter = choose(r, row, column, shape, &reason);
    if (!letter)
        return reason;
    r->moves++;
    place(r, row, column, letter, r->moves);
    if (!force_all(r))
        reason = "three-paths";
    else if (is_off(r))
        reason = "off-board";
    if (strcmp(reason, "played") != 0) {
        take_up(r, count);
        r->moves--;
        return reason;
    }
    reference_judge(r);
    return reason;
}

const char *reference_play(struct reference *r, const char *word)
{
    struct word w;
    int row, column;

    if (r->by)
        return "after-end";
    if (!read_word(word, &w))
        return "syntax";
    if (!r->moves)
        return play_first(r, word);
    row = r->top + w.row - 1;
    column = r->left + w.column - 1;
    if (w.classic && r->tile[row][column]) {
        if (w.column == 1 && !w.row_first)
            column--;
        else if (w.row == 1)
            row--;
    }
    if (r->tile[row][column])
        return "occupied";
    if (!reference_neighbours(r, row, column))
        return "no-neighbour";
    return play_tile(r, row, column, w.shape);
}
