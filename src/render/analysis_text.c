#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

enum notation analysis_text_notation(const struct scene *s)
{
    const struct game *g = s->game;

    if (!s->moves)
        return NOTATION_MODERN;
    return (enum notation)game_record_move(g, s->moves)->move.notation;
}

/* Writes a line that lists words for a colour; without words another sentence. Frees the list. */
static void write_list(const struct scene *s, enum board_colour colour, enum message some, enum message none,
                       struct sink *words, struct sink *to)
{
    struct text holes[2] = {scene_colour(s, colour), sink_contents(words)};

    message_write(s->settings->words, words->used ? some : none, holes, to);
    sink_byte(to, '\n');
    free(words->bytes);
}

static void append_move(const struct scene *s, const struct position_move *m, struct sink *words)
{
    char word[NOTATION_WORD];

    position_word(&s->analysis->position, m, analysis_text_notation(s), word);
    sink_word(words, text_of(word));
}

static void write_attacks(const struct scene *s, enum board_colour colour, struct sink *to)
{
    const struct attack_list *attacks = &s->analysis->attacks;
    struct sink words = {0};
    int i;

    for (i = 0; i < attacks->count; i++)
        if (attacks->all[i].colour == colour)
            append_move(s, &attacks->all[i].move, &words);
    write_list(s, colour, MESSAGE_ATTACKS, MESSAGE_NO_ATTACK, &words, to);
}

static void write_safe(const struct scene *s, struct sink *to)
{
    const struct analysis *a = s->analysis;
    struct sink words = {0};
    int i;

    for (i = 0; i < a->safe_count; i++)
        append_move(s, &a->safe[i], &words);
    write_list(s, position_mover(&a->position), MESSAGE_SAFE, MESSAGE_NO_SAFE, &words, to);
}

static void write_safe_count(const struct scene *s, struct sink *to)
{
    char number[TEXT_NUMBER];
    struct text holes[2] = {scene_colour(s, position_mover(&s->analysis->position)),
                            text_number(s->analysis->safe_count, number)};

    message_write(s->settings->words, MESSAGE_SAFE_COUNT, holes, to);
}

/* A corner is named after the tile in its middle, by column and row. */
static void append_corner(const struct board *b, const struct corner *c, struct sink *words)
{
    const struct board_tile *t = c->middle;
    char name[NOTATION_WORD + TEXT_NUMBER], number[TEXT_NUMBER];
    size_t length = notation_column(t->x - b->extent.left + 1, name);
    struct text row = text_number(t->y - b->extent.top + 1, number);

    memcpy(name + length, row.at, row.length);
    sink_word(words, (struct text){name, length + row.length});
}

static void write_corners(const struct scene *s, enum board_colour colour, struct sink *to)
{
    const struct corner_list *corners = &s->analysis->corners;
    struct sink words = {0};
    int i;

    for (i = 0; i < corners->count; i++)
        if (corners->all[i].colour == colour)
            append_corner(&s->analysis->position.board, &corners->all[i], &words);
    write_list(s, colour, MESSAGE_CORNERS, MESSAGE_NO_CORNER, &words, to);
}

static void write_win(const struct scene *s, enum board_colour colour, struct sink *to)
{
    const struct search_win *win = &s->analysis->wins[colour];
    char tries[TEXT_NUMBER], word[NOTATION_WORD];
    struct text holes[3] = {scene_colour(s, colour)};
    struct sink turns;

    sink_begin(&turns, NULL);
    message_count(s->settings->words, MESSAGE_ONE_TURN, win->turns, &turns);
    holes[1] = sink_contents(&turns);
    if (win->verdict == SEARCH_FORCED) {
        position_word(&s->analysis->position, &win->move, analysis_text_notation(s), word);
        holes[2] = text_of(word);
    } else if (win->verdict == SEARCH_TOO_LARGE) {
        holes[2] = text_number(SEARCH_TRIES, tries);
    }
    message_write(s->settings->words, MESSAGE_WIN_NONE + (enum message)win->verdict, holes, to);
    sink_free(&turns);
}

static void write_counts(const struct scene *s, enum message id, int white, int black, struct sink *to)
{
    char one[TEXT_NUMBER], other[TEXT_NUMBER];
    struct text holes[2] = {text_number(white, one), text_number(black, other)};

    sink_byte(to, ' ');
    message_write(s->settings->words, id, holes, to);
}

static void count_attacks(const struct scene *s, struct sink *to)
{
    const struct attack_list *attacks = &s->analysis->attacks;
    int white = 0, i;

    for (i = 0; i < attacks->count; i++)
        white += attacks->all[i].colour == BOARD_WHITE;
    write_counts(s, MESSAGE_ATTACK_COUNTS, white, attacks->count - white, to);
}

static void count_corners(const struct scene *s, struct sink *to)
{
    const struct corner_list *corners = &s->analysis->corners;
    int white = 0, i;

    for (i = 0; i < corners->count; i++)
        white += corners->all[i].colour == BOARD_WHITE;
    write_counts(s, MESSAGE_CORNER_COUNTS, white, corners->count - white, to);
}

/* The sentences in one line, each after a blank. */
static void write_row(const struct scene *s, unsigned marks, struct sink *to)
{
    enum board_colour colour;

    if (marks & ANALYSIS_ATTACKS)
        count_attacks(s, to);
    if (marks & ANALYSIS_SAFE) {
        sink_byte(to, ' ');
        write_safe_count(s, to);
    }
    if (marks & ANALYSIS_CORNERS)
        count_corners(s, to);
    for (colour = BOARD_WHITE; marks & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++) {
        sink_byte(to, ' ');
        write_win(s, colour, to);
    }
}

static void write_lines(const struct scene *s, unsigned marks, bool brief, struct sink *to)
{
    enum board_colour colour;

    for (colour = BOARD_WHITE; marks & ANALYSIS_ATTACKS && colour <= BOARD_BLACK; colour++)
        write_attacks(s, colour, to);
    if (marks & ANALYSIS_SAFE && brief) {
        write_safe_count(s, to);
        sink_byte(to, '\n');
    } else if (marks & ANALYSIS_SAFE) {
        write_safe(s, to);
    }
    for (colour = BOARD_WHITE; marks & ANALYSIS_CORNERS && colour <= BOARD_BLACK; colour++)
        write_corners(s, colour, to);
    for (colour = BOARD_WHITE; marks & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++) {
        write_win(s, colour, to);
        sink_byte(to, '\n');
    }
}

void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to)
{
    if (!s->analysis || s->analysis->position.over)
        return;
    if (form == ANALYSIS_TEXT_ROW)
        write_row(s, s->analysis->what, to);
    else
        write_lines(s, s->analysis->what, form == ANALYSIS_TEXT_CAPTION, to);
}
