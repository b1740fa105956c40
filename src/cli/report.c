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

/* Where an input is, but for line and column. */
static struct message_place place_in(const struct input *in)
{
    return (struct message_place){.file = in->name, .end = in->all.at + in->all.length};
}

/* An illegal move is named by its number and the first letters of its word. */
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

/* A move was skipped where move `number` would be next. */
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

static void say_errors(struct report *r, const struct game *g, const struct input *in)
{
    const struct record_game *record = g->record;
    struct message_place place = place_in(in);
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

/* For variation_check. */
struct variations {
    struct report *report;
    struct message_place place;
    long tried, held;
};

static void say_variation(void *to, const struct variation *v)
{
    struct variations *all = to;
    struct message_place place = all->place;
    enum message id = MESSAGE_VARIATION_NO_MOVE + (enum message)(v->verdict - VARIATION_NO_MOVE);
    struct text hole = text_of(v->reply);

    all->tried++;
    if (v->verdict == VARIATION_HOLDS) {
        all->held++;
        return;
    }
    if (v->verdict == VARIATION_ILLEGAL)
        hole = all->report->words.blocks[scene_reason(v->reason)];
    else if (v->verdict == VARIATION_FALSE_CLAIM && v->reply[0])
        id = MESSAGE_VARIATION_REFUTED;
    place.line = v->line;
    place.column = v->column;
    place.at = v->word.at;
    place.move = v->word;
    say(all->report, id, &place, &hole);
}

/* Says a sentence about the whole of a game, with two numbers. */
static void say_of_game(struct report *r, enum message id, const struct game *g, long one, long other)
{
    struct message_place place = {.file = g->file, .line = g->record->moves[0].line};
    char first[TEXT_NUMBER], second[TEXT_NUMBER];
    struct text holes[2] = {text_number(one, first), text_number(other, second)};

    say(r, id, &place, holes);
}

static void say_variations(struct report *r, const struct game *g, const struct input *in, bool count)
{
    struct variations all = {.report = r, .place = place_in(in)};

    variation_check(g, say_variation, &all);
    if (count)
        say_of_game(r, MESSAGE_VARIATIONS, g, all.tried, all.held);
}

void report_game(struct report *r, const struct game *g, const struct input *in, const struct options *o)
{
    say_errors(r, g, in);
    if (o->variations)
        say_variations(r, g, in, o->verbose);
    if (o->to > g->count && o->to != OPTIONS_LAST)
        say_of_game(r, MESSAGE_NO_POSITION, g, o->to, g->count);
}

/* Says how many games and moves were read. */
static void say_read(struct report *r, const struct input *in, enum input_form form, long games, long moves)
{
    const struct message_place whole = {.file = in->name};
    struct sink counts = {0};
    struct text holes[2];
    size_t length;

    message_count(&r->words, MESSAGE_ONE_GAME, games, &counts);
    length = counts.used;
    message_count(&r->words, MESSAGE_ONE_MOVE, moves, &counts);
    holes[0] = (struct text){counts.bytes, length};
    holes[1] = text_skip(sink_contents(&counts), length);
    say(r, MESSAGE_READ_NUMBERED + (enum message)(form - INPUT_NUMBERED), &whole, holes);
    sink_free(&counts);
}

void report_input(struct report *r, const struct input *in, enum input_form form, long games, long moves, bool verbose)
{
    const struct message_place whole = {.file = in->name};

    if (!games)
        say(r, MESSAGE_NO_GAME, &whole, NULL);
    else if (verbose)
        say_read(r, in, form, games, moves);
}
