#include "../laws/reference.h"
#include "formed.h"
#include "fuzz.h"

enum { REFEREED = 40 };

/* Copies a JSON string; the only escaped character in words is the backslash. */
static void copy_word(struct text string, char *word, size_t capacity)
{
    size_t i, length = 0;

    HOLDS(string.length >= 2 && string.length - 1 < capacity);
    for (i = 1; i < string.length - 1; i++) {
        i += string.at[i] == '\\';
        word[length++] = string.at[i];
    }
    word[length] = '\0';
}

static long number_of(struct text digits)
{
    return digits.length ? strtol(digits.at, NULL, 10) : 0;
}

/* The rows of the board are those of the reference. */
static void hold_rows(struct text board, const struct reference *r)
{
    struct text rows = formed_member(board, "rows");

    HOLDS(number_of(formed_member(board, "width")) == r->right - r->left + 1);
    HOLDS(number_of(formed_member(board, "height")) == r->bottom - r->top + 1);
    for (int row = r->top; row <= r->bottom; row++) {
        struct text line = formed_element(rows, row - r->top);

        HOLDS(line.length == (size_t)(r->right - r->left + 3));
        for (int column = r->left; column <= r->right; column++) {
            char letter = r->tile[row][column];

            HOLDS(line.at[1 + column - r->left] == (letter ? letter : '.'));
        }
    }
}

/* Whether a member is this string; false if there is none. */
static bool is_word(struct text object, const char *key, const char *word)
{
    char copy[NOTATION_WORD];
    struct text string = formed_member(object, key);

    if (string.length < 2)
        return false;
    copy_word(string, copy, sizeof copy);
    return strcmp(copy, word) == 0;
}

/* Plays a move by its name in each notation: both are legal and place the same tiles. Leaves the modern one on the
   board. */
static void hold_move(struct text object, struct reference *r)
{
    char word[NOTATION_WORD], tile;
    int row, column, tiles, before = r->count;

    copy_word(formed_member(object, "classic"), word, sizeof word);
    HOLDS(strcmp(reference_play(r, word), "played") == 0);
    row = r->placed[before].row;
    column = r->placed[before].column;
    tile = r->tile[row][column];
    tiles = r->count;
    reference_take_back(r);
    HOLDS(r->count == before);
    copy_word(formed_member(object, "modern"), word, sizeof word);
    HOLDS(strcmp(reference_play(r, word), "played") == 0);
    HOLDS(r->placed[before].row == row && r->placed[before].column == column);
    HOLDS(r->tile[row][column] == tile && r->count == tiles);
}

/* The tiles of a corner are on the board, each next to the one before it. */
static void hold_corner(struct text tiles, const struct reference *r)
{
    struct text tile;
    int n, x = 0, y = 0;

    for (n = 0; (tile = formed_element(tiles, n)).length; n++) {
        int right = (int)number_of(formed_element(tile, 0)), down = (int)number_of(formed_element(tile, 1));
        struct text letter = formed_element(tile, 2);

        HOLDS(r->tile[REFERENCE_HALF + down][REFERENCE_HALF + right] == letter.at[1]);
        HOLDS(!n || abs(right - x) + abs(down - y) == 1);
        x = right;
        y = down;
    }
    HOLDS(n > 0);
}

/* Attacks win, safe moves do not lose, and all of them are legal. */
static void hold_marks(struct text line, struct reference *r)
{
    struct text attacks = formed_member(line, "attacks"), safe = formed_member(line, "safe"), each;
    struct text corners = formed_member(line, "corners"), wins = formed_member(line, "wins");
    const char *mover = r->moves % 2 ? "black" : "white";
    int i;

    for (i = 0; attacks.length && (each = formed_element(attacks, i)).length; i++) {
        char colour = is_word(each, "colour", "white") ? 'w' : 'b';

        hold_move(each, r);
        HOLDS(reference_won(r, colour) && is_word(each, "by", reference_won(r, colour)));
        reference_take_back(r);
    }
    for (i = 0; safe.length && (each = formed_element(safe, i)).length; i++) {
        HOLDS(is_word(each, "colour", mover));
        hold_move(each, r);
        HOLDS(!r->winner || strcmp(r->winner, mover) == 0);
        reference_take_back(r);
    }
    for (i = 0; corners.length && (each = formed_element(corners, i)).length; i++)
        hold_corner(formed_member(each, "tiles"), r);
    for (i = 0; wins.length && (each = formed_element(wins, i)).length; i++) {
        bool forced = is_word(each, "verdict", "forced");

        HOLDS(is_word(each, "colour", i ? "black" : "white"));
        HOLDS(forced != text_is(formed_member(each, "modern"), "null"));
        HOLDS(number_of(formed_member(each, "turns")) > 0);
        if (!forced)
            continue;
        hold_move(each, r);
        HOLDS(number_of(formed_member(each, "turns")) > 1 || reference_won(r, "wb"[i]));
        reference_take_back(r);
    }
    HOLDS(!wins.length || i == (r->by ? 0 : 2));
}

/* Each line of --legal is a legal move with the right number of tiles and the right result. */
void holds_legal(struct text out, const struct game *g, int moves)
{
    struct reference *r = memory_new(1, sizeof *r);
    struct text line;
    char word[NOTATION_WORD];

    reference_begin(r, g->rules->name);
    for (int n = 1; n <= moves && moves < REFEREED; n++) {
        game_word(g, n, NOTATION_MODERN, word);
        HOLDS(strcmp(reference_play(r, word), "played") == 0);
    }
    while (moves < REFEREED && text_line(&out, &line)) {
        char wanted[2 * NOTATION_WORD + 40];
        int before = r->count;
        size_t i;

        if (!line.length)
            continue; /* between positions */
        for (i = 0; i < line.length && line.at[i] != ' '; i++)
            word[i] = line.at[i];
        word[i] = '\0';
        HOLDS(strcmp(reference_play(r, word), "played") == 0);
        sprintf(wanted, "%s %d%s%s%s%s", word, r->count - before, r->by ? " " : "",
                !r->by ? "" : r->winner ? r->winner : "draw", r->by ? " " : "", r->by ? r->by : "");
        HOLDS(text_is(line, wanted));
        if (r->moves > 1)
            reference_take_back(r);
        else
            reference_begin(r, g->rules->name);
    }
    free(r);
}

/* The moves of a line of JSON, played on the reference, lead to its board. */
static void hold_json_game(struct text line)
{
    struct reference *r = memory_new(1, sizeof *r);
    struct text moves = formed_member(line, "moves"), move;
    char rules[16], word[NOTATION_WORD], other[NOTATION_WORD];
    int n;

    copy_word(formed_member(line, "rules"), rules, sizeof rules);
    reference_begin(r, rules);
    for (n = 0; (move = formed_element(moves, n)).length && n < REFEREED; n++) {
        int placed = r->count + 1, forced = 0;

        copy_word(formed_member(move, "modern"), word, sizeof word);
        HOLDS(strcmp(reference_play(r, word), "played") == 0);
        HOLDS(number_of(formed_member(move, "n")) == n + 1);
        copy_word(formed_member(move, "classic"), other, sizeof other);
        while (formed_element(formed_member(move, "forced"), forced).length)
            forced++;
        HOLDS(r->count == placed + forced);
    }
    if (n && n < REFEREED) {
        hold_rows(formed_member(line, "board"), r);
        hold_marks(line, r);
    }
    free(r);
}

void holds_json(struct text out)
{
    struct text line;

    HOLDS_FORMED(formed_json(out));
    while (text_line(&out, &line))
        hold_json_game(line);
}

void holds_sentence(struct text said)
{
    HOLDS_FORMED(formed_plain(said));
}

void holds_diagnostics(struct text said)
{
    bool due = false;
    struct text line;

    HOLDS_FORMED(formed_plain(said));
    while (text_line(&said, &line)) {
        int length = 0;

        HOLDS(!due || memchr(line.at, '|', line.length));
        sscanf(line.at, "<fuzz>:%*d:%*d: %n", &length);
        due = length > 0;
    }
    HOLDS(!due);
}
