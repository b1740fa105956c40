#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

#include <stdlib.h>

/* The words of SETTING_MARKS between `none` and `all` stand in the order of the ANALYSIS_ bits. */
unsigned analysis_text_asked(int marks, int depth)
{
    enum { ALL = ANALYSIS_ATTACKS | ANALYSIS_SAFE | ANALYSIS_CORNERS | ANALYSIS_WINS };
    unsigned words = (unsigned)marks >> 1;

    return (words & ALL) | (words > ALL ? (unsigned)ALL : 0U) | (depth ? (unsigned)ANALYSIS_WINS : 0U);
}

void analysis_text_make(struct analysis *a, const struct scene *s, unsigned what, int depth)
{
    analysis_make(a, s->game, s->moves, what, depth ? depth : ANALYSIS_TEXT_DEPTH);
}

const struct analysis *analysis_text_look(struct analysis *a, const struct scene *s, int marks, int depth)
{
    unsigned what = analysis_text_asked(marks, depth);

    if (!what)
        return NULL;
    analysis_text_make(a, s, what, depth);
    return a;
}

enum notation analysis_text_notation(const struct scene *s)
{
    const struct game *g = s->game;

    if (!s->moves)
        return NOTATION_MODERN;
    return (enum notation)game_told(g, s->moves)->move.notation;
}

/* Writes a sentence that lists words for a colour, or, without words, another. */
static void write_list(const struct scene *s, enum board_colour colour, enum message some,
                       enum message none, struct list *words, struct sink *to)
{
    struct text holes[2] = {scene_colour(s, colour), list_text(words)};

    message_write(s->settings->words, words->used ? some : none, holes, to);
    sink_byte(to, '\n');
    free(words->bytes);
}

static void append_move(const struct analysis *a, const struct scene *s,
                        const struct position_move *m, struct list *words)
{
    char word[NOTATION_WORD];

    position_word(&a->position, m, analysis_text_notation(s), word);
    list_append(words, text_of(word));
}

static void write_attacks(const struct analysis *a, const struct scene *s,
                          enum board_colour colour, struct sink *to)
{
    struct list words = {0};
    int i;

    for (i = 0; i < a->attacks.count; i++)
        if (a->attacks.all[i].colour == colour)
            append_move(a, s, &a->attacks.all[i].move, &words);
    write_list(s, colour, MESSAGE_ATTACKS, MESSAGE_NO_ATTACK, &words, to);
}

static void write_safe(const struct analysis *a, const struct scene *s, struct sink *to)
{
    struct list words = {0};
    int i;

    for (i = 0; i < a->safe_count; i++)
        append_move(a, s, &a->safe[i], &words);
    write_list(s, position_mover(&a->position), MESSAGE_SAFE, MESSAGE_NO_SAFE, &words, to);
}

/* A corner is named after the tile in its middle, by column and row. */
static void append_corner(const struct analysis *a, const struct corner *c, struct list *words)
{
    const struct board *b = &a->position.board;
    const struct board_tile *t = corner_middle(b, c);
    char name[NOTATION_WORD + TEXT_NUMBER], number[TEXT_NUMBER];
    size_t length = notation_column(t->x - b->extent.left + 1, name), i;
    struct text row = text_number(t->y - b->extent.top + 1, number);

    for (i = 0; i < row.length; i++)
        name[length++] = row.at[i];
    list_append(words, (struct text){name, length});
}

static void write_corners(const struct analysis *a, const struct scene *s,
                          enum board_colour colour, struct sink *to)
{
    struct list words = {0};
    int i;

    for (i = 0; i < a->corners.count; i++)
        if (a->corners.all[i].colour == colour)
            append_corner(a, &a->corners.all[i], &words);
    write_list(s, colour, MESSAGE_CORNERS, MESSAGE_NO_CORNER, &words, to);
}

static void write_win(const struct analysis *a, const struct scene *s, enum board_colour colour,
                      struct sink *to)
{
    const struct search_win *win = &a->wins[colour == BOARD_BLACK];
    char turns[TEXT_NUMBER], tries[TEXT_NUMBER], word[NOTATION_WORD];
    struct text holes[3] = {scene_colour(s, colour), text_number(win->turns, turns)};

    if (win->verdict == SEARCH_FORCED) {
        holes[2] = (struct text){word, position_word(&a->position, &win->move, analysis_text_notation(s), word)};
    } else if (win->verdict == SEARCH_TOO_LARGE) {
        holes[2] = text_number(SEARCH_TRIES, tries);
    }
    message_write(s->settings->words, MESSAGE_WIN_NONE + (enum message)win->verdict, holes, to);
}

static void write_safe_count(const struct analysis *a, const struct scene *s, struct sink *to)
{
    char number[TEXT_NUMBER];
    struct text holes[2] = {scene_colour(s, position_mover(&a->position)), text_number(a->safe_count, number)};

    message_write(s->settings->words, MESSAGE_SAFE_COUNT, holes, to);
}

static void write_lines(const struct analysis *a, const struct scene *s, bool brief, struct sink *to)
{
    unsigned what = a->what;
    enum board_colour colour;

    if (a->position.over)
        return;
    for (colour = BOARD_WHITE; what & ANALYSIS_ATTACKS && colour <= BOARD_BLACK; colour++)
        write_attacks(a, s, colour, to);
    if (what & ANALYSIS_SAFE && brief) {
        write_safe_count(a, s, to);
        sink_byte(to, '\n');
    } else if (what & ANALYSIS_SAFE) {
        write_safe(a, s, to);
    }
    for (colour = BOARD_WHITE; what & ANALYSIS_CORNERS && colour <= BOARD_BLACK; colour++)
        write_corners(a, s, colour, to);
    for (colour = BOARD_WHITE; what & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++) {
        write_win(a, s, colour, to);
        sink_byte(to, '\n');
    }
}

void analysis_text_write(const struct analysis *a, const struct scene *s, struct sink *to)
{
    write_lines(a, s, false, to);
}

void analysis_text_caption(const struct analysis *a, const struct scene *s, struct sink *to)
{
    write_lines(a, s, true, to);
}

static void write_counts(const struct scene *s, enum message id, int white, int black, struct sink *to)
{
    char one[TEXT_NUMBER], other[TEXT_NUMBER];
    struct text holes[2] = {text_number(white, one), text_number(black, other)};

    sink_byte(to, ' ');
    message_write(s->settings->words, id, holes, to);
}

void analysis_text_count(const struct analysis *a, const struct scene *s, struct sink *to)
{
    enum board_colour colour;
    int i, attacks = 0, corners = 0;

    for (i = 0; i < a->attacks.count; i++)
        attacks += a->attacks.all[i].colour == BOARD_WHITE;
    for (i = 0; i < a->corners.count; i++)
        corners += a->corners.all[i].colour == BOARD_WHITE;
    if (a->position.over)
        return;
    if (a->what & ANALYSIS_ATTACKS)
        write_counts(s, MESSAGE_ATTACK_COUNTS, attacks, a->attacks.count - attacks, to);
    if (a->what & ANALYSIS_SAFE) {
        sink_byte(to, ' ');
        write_safe_count(a, s, to);
    }
    if (a->what & ANALYSIS_CORNERS)
        write_counts(s, MESSAGE_CORNER_COUNTS, corners, a->corners.count - corners, to);
    for (colour = BOARD_WHITE; a->what & ANALYSIS_WINS && colour <= BOARD_BLACK; colour++) {
        sink_byte(to, ' ');
        write_win(a, s, colour, to);
    }
}
