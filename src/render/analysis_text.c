#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

/* The notation of the last move before the position, as the record has it. */
static enum notation notation_of(const struct scene *s)
{
    return s->moves ? (enum notation)game_record_move(s->game, s->moves)->move.notation : NOTATION_MODERN;
}

void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words)
{
    const struct position *p = &s->analysis->position;
    char word[NOTATION_WORD];
    int i;

    for (i = 0; i < m->count; i++) {
        struct position_move move = {m->x, m->y, m->tiles[i]};

        sink_word(words, (struct text){word, position_word(p, &move, notation_of(s), word)});
    }
    if (!m->count) {
        sink_word(words, (struct text){word, notation_column(m->x - p->board.extent.left + 1, word)});
        sink_number(words, m->y - p->board.extent.top + 1);
    }
}

static void write_sentence(const struct scene *s, enum message id, const struct text *holes, enum analysis_text form,
                           struct sink *to)
{
    if (form == ANALYSIS_TEXT_ROW)
        sink_byte(to, ' ');
    message_write(s->settings->words, id, holes, to);
    if (form != ANALYSIS_TEXT_ROW)
        sink_byte(to, '\n');
}

/* Lists the words of a colour's marks of a kind. */
static void write_list(const struct scene *s, enum mark_kind kind, enum board_colour colour, struct sink *to)
{
    const struct mark_list *marks = &s->analysis->marks;
    struct text holes[2] = {scene_colour(s, colour)};
    struct sink words = {0};
    int i;

    for (i = 0; i < marks->count; i++)
        if (marks->all[i].kind == kind && marks->all[i].colour == colour)
            analysis_text_words(s, &marks->all[i], &words);
    holes[1] = sink_contents(&words);
    write_sentence(s, words.used ? mark_table[kind].some : mark_table[kind].none, holes, ANALYSIS_TEXT_LIST, to);
    sink_free(&words);
}

/* Writes how many words such lists would have: for safe moves that of the player to move, else those of both colours.
   */
static void write_counts(const struct scene *s, enum mark_kind kind, enum analysis_text form, struct sink *to)
{
    const struct mark_list *marks = &s->analysis->marks;
    char numbers[2][TEXT_NUMBER];
    struct text holes[2];
    int counts[2] = {0}, i;

    for (i = 0; i < marks->count; i++)
        if (marks->all[i].kind == kind)
            counts[marks->all[i].colour] += marks->all[i].count ? marks->all[i].count : 1;
    for (i = 0; i < 2; i++)
        holes[i] = text_number(counts[i], numbers[i]);
    if (kind == MARK_SAFE) {
        holes[1] = holes[position_mover(&s->analysis->position)];
        holes[0] = scene_colour(s, position_mover(&s->analysis->position));
    }
    write_sentence(s, mark_table[kind].counts, holes, form, to);
}

static void write_win(const struct scene *s, enum board_colour colour, enum analysis_text form, struct sink *to)
{
    const struct search_win *win = &s->analysis->wins[colour];
    char tries[TEXT_NUMBER], word[NOTATION_WORD];
    struct text holes[3] = {scene_colour(s, colour)};
    struct sink turns = {0};

    message_count(s->settings->words, MESSAGE_ONE_TURN, win->turns, &turns);
    holes[1] = sink_contents(&turns);
    if (win->verdict == SEARCH_FORCED) {
        position_word(&s->analysis->position, &win->move, notation_of(s), word);
        holes[2] = text_of(word);
    } else if (win->verdict == SEARCH_TOO_LARGE) {
        holes[2] = text_number(win->tries, tries);
    }
    write_sentence(s, MESSAGE_WIN_NONE + (enum message)win->verdict, holes, form, to);
    sink_free(&turns);
}

static void write_kind(const struct scene *s, enum mark_kind kind, enum analysis_text form, struct sink *to)
{
    enum board_colour colour;

    if (kind == MARK_WIN)
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            write_win(s, colour, form, to);
    else if (form == ANALYSIS_TEXT_ROW || (form == ANALYSIS_TEXT_CAPTION && kind == MARK_SAFE))
        write_counts(s, kind, form, to);
    else
        for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++)
            if (kind != MARK_SAFE || colour == position_mover(&s->analysis->position))
                write_list(s, kind, colour, to);
}

void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to)
{
    enum mark_kind kind;

    for (kind = 0; s->analysis && !s->analysis->position.over && kind < MARK_KINDS; kind++)
        if (s->analysis->what >> kind & 1)
            write_kind(s, kind, form, to);
}
