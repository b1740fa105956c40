/* out_ascii: the board in characters, drawn with a tile font. */

#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
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
#include "font.h"
#include "backend.h"

#include <stdlib.h>
#include <string.h>

enum { KEY_LABELS };
enum { PIECE = 1024 /* characters that are printed in one go */ };

static const struct backend_key keys[] = {[KEY_LABELS] = {.name = "labels", .values = "yes no"}, {.name = NULL}};

/* A line of characters in the making, a code point each. */
struct line {
    uint32_t *runes;
    int length;
};

static int digits_of(long number)
{
    int digits = 1;

    while (number /= 10)
        digits++;
    return digits;
}

/* Prints a line without the blanks behind it, and makes it blank again. */
static void print_line(struct line *l, struct sink *to)
{
    int i, j, end = l->length;

    while (end && l->runes[end - 1] == ' ')
        end--;
    for (i = 0; i < end; i = j) {
        char *at = sink_room(to, PIECE * 4), *start = at;

        for (j = i; j < end && j < i + PIECE; j++)
            if (l->runes[j] < 0x80)
                *at++ = (char)l->runes[j];
            else
                at += text_utf8(l->runes[j], at);
        to->used += (size_t)(at - start);
    }
    sink_byte(to, '\n');
    for (i = 0; i < end; i++)
        l->runes[i] = ' ';
}

/* Paints one line of a tile's glyph; a field shows the number of the move that laid it. */
static void paint(const struct backend_scene *s, const struct board_tile *t, int row, uint32_t *at)
{
    const struct font *f = s->settings->font;
    const uint32_t *glyph = font_row(f, t->edges, row);
    char digits[FONT_LARGEST];
    int i;

    memcpy(at, glyph, (size_t)f->wide * sizeof *at);
    for (i = 0; f->fields && i < f->wide; i++)
        if (glyph[i] & FONT_FIELD) {
            font_field(t->number < 0 && !s->settings->all ? 0 : t->number,
                       (int)(glyph[i] >> 8 & 0xFF), digits);
            at[i] = (unsigned char)digits[glyph[i] & 0xFF];
        }
}

/* Paints a line of all the tiles in a row of the board, from right to left, so that of two tiles the
   left one has the border they share. */
static void paint_row(const struct backend_scene *s, int y, int row, uint32_t *at)
{
    struct board_extent e = game_extent(s->game, s->moves);
    int x;

    for (x = e.right; x >= e.left; x--) {
        const struct board_tile *t = game_tile(s->game, s->moves, x, y);

        if (t)
            paint(s, t, row, at + (size_t)(x - e.left) * (size_t)s->settings->font->step_x);
    }
}

/* The letters above the columns: side by side where they fit between the tiles, else downwards. */
static void print_columns(const struct backend_scene *s, struct line *l, int margin, struct sink *to)
{
    const struct font *f = s->settings->font;
    struct board_extent e = game_extent(s->game, s->moves);
    int columns = e.right - e.left + 1, column, i, row;
    char name[NOTATION_WORD];
    int longest = (int)notation_column(columns, name);
    bool across = longest == 1 || longest < f->step_x;

    for (row = 0; row < (across ? 1 : longest); row++) {
        for (column = 1; column <= columns; column++) {
            int length = (int)notation_column(column, name);
            uint32_t *at = l->runes + margin + (column - 1) * f->step_x;

            if (across)
                for (i = 0, at += (f->wide - length) / 2; i < length; i++)
                    at[i] = (unsigned char)name[i];
            else if (row >= longest - length)
                at[(f->wide - 1) / 2] = (unsigned char)name[row - (longest - length)];
        }
        print_line(l, to);
    }
}

/* The number before the line, if it is the middle one of its row of tiles. */
static void put_row_label(const struct font *f, struct line *l, int margin, int line, int rows)
{
    int row = line / f->step_y, i = margin - 1;
    long number = row + 1;

    if (line % f->step_y != (f->high - 1) / 2 || row >= rows)
        return;
    do
        l->runes[--i] = (uint32_t)('0' + number % 10);
    while (number /= 10);
}

static void print_board(const struct backend_scene *s, struct sink *to)
{
    const struct font *f = s->settings->font;
    struct board_extent e = game_extent(s->game, s->moves);
    bool labels = s->settings->choices[KEY_LABELS] == 0;
    int rows = e.bottom - e.top + 1, columns = e.right - e.left + 1;
    int margin = labels ? digits_of(rows) + 1 : 0, line;
    int lines = rows ? (rows - 1) * f->step_y + f->high : 0;
    struct line l = {.length = margin + (columns + 1) * f->step_x + f->wide};

    l.runes = base_zeroed((size_t)l.length, sizeof *l.runes);
    for (line = 0; line < l.length; line++)
        l.runes[line] = ' ';
    if (labels && rows)
        print_columns(s, &l, margin, to);
    for (line = 0; line < lines; line++) {
        int y = e.top + line / f->step_y, row = line % f->step_y;

        /* The lower tile has the border that two share: it is painted later. */
        if (row + f->step_y < f->high && y > e.top)
            paint_row(s, y - 1, row + f->step_y, l.runes + margin);
        if (y <= e.bottom)
            paint_row(s, y, row, l.runes + margin);
        if (labels)
            put_row_label(f, &l, margin, line, rows);
        print_line(&l, to);
    }
    free(l.runes);
}

static void print_player(const struct backend_scene *s, enum message colour, struct text name,
                         struct sink *to)
{
    struct text holes[2] = {s->settings->words->blocks[colour], name};

    if (!name.length)
        return;
    message_write(s->settings->words, MESSAGE_PLAYER, holes, to);
    sink_byte(to, '\n');
}

/* What the game is called: said above the board if there is anything to say. */
static void print_heading(const struct backend_scene *s, struct sink *to)
{
    const struct game *g = s->game;
    char number[TEXT_NUMBER];
    struct text hole = text_number(g->index, number);

    if (g->title.length)
        sink_printable(to, g->title);
    else if (g->index > 1)
        message_write(s->settings->words, MESSAGE_GAME, &hole, to);
    if (g->title.length || g->index > 1)
        sink_byte(to, '\n');
    print_player(s, MESSAGE_WHITE, g->white, to);
    print_player(s, MESSAGE_BLACK, g->black, to);
    if (g->title.length || g->index > 1 || g->white.length || g->black.length)
        sink_byte(to, '\n');
}

/* The line under the board: which position it is, or how the game ended. */
static void print_caption(const struct backend_scene *s, struct sink *to)
{
    const struct game *g = s->game;
    char number[TEXT_NUMBER];
    struct text holes[2] = {text_number(s->moves, number), {NULL, 0}};

    if (s->settings->position && s->moves) {
        const struct record_move *m = &g->record->moves[g->moves[s->moves - 1].word];

        holes[1] = (struct text){m->word, m->length};
        message_write(s->settings->words, MESSAGE_AFTER, holes, to);
        sink_byte(to, '\n');
    }
    if (s->moves == g->count && game_standing(g) != RECORD_OPEN) {
        backend_result(s, to);
        sink_byte(to, '\n');
    }
}

static void draw(const struct backend_scene *s, struct sink *to)
{
    if (s->nth)
        sink_byte(to, '\n');
    if (!s->settings->quiet)
        print_heading(s, to);
    print_board(s, to);
    if (!s->settings->quiet)
        print_caption(s, to);
}

const struct backend out_ascii = {.name = "ascii", .keys = keys, .draw = draw};
