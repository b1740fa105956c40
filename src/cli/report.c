#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

static void say(struct report *r, enum message id, const struct message_place *place, const struct text *holes)
{
    enum message_severity severity = message_say(&r->words, id, place, holes);

    if (severity > r->worst)
        r->worst = severity;
}

void report_fault(struct report *r, struct message_fault *fault)
{
    struct message_place place = {.file = fault->file, .line = (int)fault->line};

    say(r, fault->id, fault->file ? &place : NULL, fault->holes);
    free(fault->owned);
}

/* A move that could not be played, named by its number and as much of its word as a line can bear. */
static void say_error(struct report *r, const struct game_error *e, const struct record_move *m,
                      struct message_place place)
{
    char label[64], number[TEXT_NUMBER];
    struct text n = text_number(e->number, number);
    size_t length = m->length < 32 ? m->length : 32;

    memcpy(label, n.at, n.length);
    label[n.length] = ' ';
    memcpy(label + n.length + 1, m->word, length);
    place.line = m->line;
    place.column = m->column;
    place.at = m->word;
    place.move = (struct text){label, n.length + 1 + length};
    say(r, scene_reason(e->reason), &place, NULL);
}

/* Says which move was left out, where the number of the next one is `number`. */
static void say_skipped(struct report *r, enum message id, const struct record_skipped *skipped, int number,
                     struct message_place place)
{
    char digits[TEXT_NUMBER];
    struct text hole = text_number(number, digits);

    place.line = skipped->line;
    place.column = skipped->column;
    place.at = skipped->at;
    say(r, id, &place, &hole);
}

void report_errors(struct report *r, const struct game *g, struct text all)
{
    const struct record_game *record = g->record;
    struct message_place place = {.file = g->file, .end = all.at + all.length};
    int i;

    for (i = 0; i < g->error_count; i++)
        say_error(r, &g->errors[i], &record->moves[g->errors[i].word], place);
    if (g->error_count || g->result.by)
        return;
    if (record->after_gap.at)
        say_skipped(r, MESSAGE_GAP, &record->after_gap, g->count + 1, place);
    else if (record->in_prose.at)
        say_skipped(r, MESSAGE_ASIDE, &record->in_prose, g->count + 1, place);
}

/* What the comments of a game tell, as it is tried. */
struct telling {
    struct report *report;
    struct message_place place;
    long tried, held;
};

static void say_variation(void *to, const struct variation *v)
{
    struct telling *t = to;
    struct message_place place = t->place;
    enum message id = MESSAGE_VARIATION_NO_MOVE + (enum message)(v->verdict - VARIATION_NO_MOVE);
    struct text hole = text_of(v->reply);

    t->tried++;
    if (v->verdict == VARIATION_HOLDS) {
        t->held++;
        return;
    }
    if (v->verdict == VARIATION_ILLEGAL)
        hole = t->report->words.blocks[scene_reason(v->reason)];
    else if (v->verdict == VARIATION_FALSE_CLAIM && v->reply[0])
        id = MESSAGE_VARIATION_REFUTED;
    place.line = v->line;
    place.column = v->column;
    place.at = v->word.at;
    place.move = v->word;
    say(t->report, id, &place, &hole);
}

void report_variations(struct report *r, const struct game *g, struct text all, bool count)
{
    struct telling t = {.report = r, .place = {.file = g->file, .end = all.at + all.length}};
    struct message_place place = {.file = g->file, .line = g->record->moves[0].line};
    char tried[TEXT_NUMBER], held[TEXT_NUMBER];
    struct text holes[2];

    variation_check(g, say_variation, &t);
    holes[0] = text_number(t.tried, tried);
    holes[1] = text_number(t.held, held);
    if (count)
        say(r, MESSAGE_VARIATIONS, &place, holes);
}

void report_no_position(struct report *r, const struct game *g, int moves)
{
    struct message_place place = {.file = g->file, .line = g->record->moves[0].line};
    char asked[TEXT_NUMBER], had[TEXT_NUMBER];
    struct text holes[2] = {text_number(moves, asked), text_number(g->count, had)};

    say(r, MESSAGE_NO_POSITION, &place, holes);
}

void report_no_game(struct report *r, const char *file)
{
    const struct message_place whole = {.file = file};

    say(r, MESSAGE_NO_GAME, &whole, NULL);
}

void report_read(struct report *r, const char *file, enum input_form input_form, long games, long moves)
{
    const struct message_place whole = {.file = file};
    struct sink counts;
    struct text holes[2];
    size_t length;

    sink_begin(&counts, NULL);
    message_count(&r->words, MESSAGE_ONE_GAME, games, &counts);
    length = counts.used;
    message_count(&r->words, MESSAGE_ONE_MOVE, moves, &counts);
    holes[1] = text_skip(sink_contents(&counts), length);
    holes[0] = text_between(sink_contents(&counts).at, holes[1].at);
    say(r, MESSAGE_READ_NUMBERED + (enum message)(input_form - INPUT_NUMBERED), &whole, holes);
    sink_free(&counts);
}
