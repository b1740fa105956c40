#include "render/render.h"

static enum notation last_notation(const struct scene *s)
{
    return s->moves ? (enum notation)game_record_move(s->game, s->moves)->move.notation : NOTATION_MODERN;
}

void analysis_text_words(const struct scene *s, const struct mark *m, struct sink *words)
{
    const struct position *p = &s->analysis->position;

    for (int i = 0; i < m->count; i++) {
        sink_string(words, words->used ? "," : "");
        sink_word(words, position_word(p, &(struct position_move){m->x, m->y, m->tiles[i]}, last_notation(s),
                                       NOTATION_SPACE));
    }
    if (!m->count) {
        sink_string(words, words->used ? "," : "");
        sink_word(words, notation_column(m->x - p->board.extent.left + 1, NOTATION_SPACE));
        sink_number(words, m->y - p->board.extent.top + 1);
    }
}

static void write_sentence(const struct scene *s, enum message id, const struct text *holes, enum analysis_text form,
                           struct sink *to)
{
    sink_string(to, form == ANALYSIS_TEXT_ROW ? " " : "");
    message_write(s->settings->words, id, holes, to);
    sink_string(to, form == ANALYSIS_TEXT_ROW ? "" : "\n");
}

/* Writes a sentence with the moves of all marks of one kind and colour, or says that there are none. */
static void write_list(const struct scene *s, enum mark_kind kind, enum board_colour colour, struct sink *to)
{
    const struct mark_list *marks = &s->analysis->marks;
    struct text holes[2] = {scene_colour(s, colour)};
    struct sink words = {0};

    for (int i = 0; i < marks->count; i++)
        if (marks->all[i].kind == kind && marks->all[i].colour == colour)
            analysis_text_words(s, &marks->all[i], &words);
    holes[1] = sink_contents(&words);
    write_sentence(s, words.used ? mark_table[kind].some : mark_table[kind].none, holes, ANALYSIS_TEXT_LIST, to);
    sink_free(&words);
}

/* Writes how many safe moves the player to move has (MARK_SAFE), or how many attacks or corners each colour has. A
   caption lists the safe moves instead if they are few. */
static void write_counts(const struct scene *s, enum mark_kind kind, enum analysis_text form, struct sink *to)
{
    const struct mark_list *marks = &s->analysis->marks;
    enum board_colour mover = position_mover(&s->analysis->position);
    enum { FEW = 12 };
    int counts[2] = {0}, i;

    for (i = 0; i < marks->count; i++)
        if (marks->all[i].kind == kind)
            counts[marks->all[i].colour] += marks->all[i].count ? marks->all[i].count : 1;
    if (form == ANALYSIS_TEXT_CAPTION && counts[mover] <= FEW)
        write_list(s, kind, mover, to);
    else
        write_sentence(s, mark_table[kind].counts,
                       (struct text[2]){kind == MARK_SAFE ? scene_colour(s, mover) : TEXT(counts[0]),
                                       TEXT(counts[kind == MARK_SAFE ? mover : BOARD_BLACK])}, form, to);
}

static void write_win(const struct scene *s, enum board_colour colour, enum analysis_text form, struct sink *to)
{
    static const enum message sentences[][2] = {
        [SEARCH_NONE] = {MESSAGE_WIN_NO_ATTACK, MESSAGE_WIN_NONE},
        [SEARCH_FORCED] = {MESSAGE_WIN_FORCED, MESSAGE_WIN_FORCED},
        [SEARCH_TOO_LARGE] = {MESSAGE_WIN_UNKNOWN, MESSAGE_WIN_TOO_LARGE},
    };
    const struct search_win *win = &s->analysis->wins[colour];
    struct text last = win->verdict == SEARCH_FORCED
                           ? position_word(&s->analysis->position, &win->move, last_notation(s), NOTATION_SPACE)
                           : TEXT(win->tries);
    struct sink turns = {0};

    message_count(s->settings->words, MESSAGE_ONE_TURN, MESSAGE_MANY_TURNS, win->turns, &turns);
    write_sentence(s, sentences[win->verdict][s->analysis->all],
                   (struct text[3]){scene_colour(s, colour), sink_contents(&turns), last}, form, to);
    sink_free(&turns);
    if (form == ANALYSIS_TEXT_LIST && win->verdict == SEARCH_FORCED)
        proof_write(&s->analysis->proofs[colour], s->game, last_notation(s), to);
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

/* Writes a sentence. Its move is *m, with the number `moves` + 1; if m->edges is 0, the sentence has no move. */
static void write_turn(const struct scene *s, enum message id, enum board_colour colour, int turns, int moves,
                       const struct position_move *m, enum analysis_text form, struct sink *to)
{
    struct position p = {0};
    struct sink count = {0}, move = {0};

    position_set(&p, s->game, moves);
    if (m->edges)
        SINK(&move, moves + 1, " ", position_word(&p, m, last_notation(s), NOTATION_SPACE));
    message_count(s->settings->words, MESSAGE_ONE_TURN, MESSAGE_MANY_TURNS, turns, &count);
    write_sentence(s, id, (struct text[3]){scene_colour(s, colour), sink_contents(&count), sink_contents(&move)}, form,
                   to);
    sink_free(&count);
    sink_free(&move);
    position_free(&p);
}

/* Writes a sentence about a proof. In ANALYSIS_TEXT_LIST, adds the proof's moves. Writes nothing for an empty proof. */
static void write_proved(const struct scene *s, enum message id, const struct search_proof *proof,
                         enum analysis_text form, struct sink *to)
{
    if (!proof->count)
        return;
    write_turn(s, id, proof->colour, proof->turns, proof->moves, &proof->steps[0].move, form, to);
    if (form == ANALYSIS_TEXT_LIST)
        proof_write(proof, s->game, last_notation(s), to);
}

void analysis_text_turning(const struct scene *s, enum analysis_text form, struct sink *to)
{
    const struct analysis *a = s->analysis;
    const struct turning *t = &a->turning;
    enum game_player winner = s->game->result.winner;
    enum board_colour colour = game_colour(winner);
    int held = turning_held(t, s->game);
    struct position_move lost = turning_lost(t, s->game);

    if (!turning_applies(a, s->game))
        return;
    if (winner)
        write_turn(s, lost.edges ? MESSAGE_TURNING : MESSAGE_TURNING_NONE, board_other(colour), a->depth, held,
                   &lost, form, to);
    write_proved(s, MESSAGE_WIN_FORCED, &t->lost, form, to);
    if (t->holds.edges)
        write_turn(s, a->all ? MESSAGE_TURNING_HOLDS : MESSAGE_TURNING_DEFENDS, colour, a->depth, held, &t->holds, form,
                   to);
    write_proved(s, MESSAGE_WIN_MISSED, &t->missed, form, to);
}

void analysis_text_write(const struct scene *s, enum analysis_text form, struct sink *to)
{
    enum mark_kind kind;

    if (!s->analysis)
        return;
    for (kind = 0; !s->analysis->position.over && kind < MARK_KINDS; kind++)
        if (s->analysis->what >> kind & 1)
            write_kind(s, kind, form, to);
    analysis_text_turning(s, form, to);
}
