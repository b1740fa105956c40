#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

enum { LABEL = 32 /* bytes of a word that are shown at most */ };

static void say(struct report *r, enum message id, const struct message_place *place, const struct text *holes)
{
    enum message_severity severity = message_table[id].severity;

    if (r->holding)
        message_print(&r->words, id, place, holes, &r->held);
    else
        message_say(&r->words, id, place, holes);
    if (severity > r->worst)
        r->worst = severity;
}

void report_fault(struct report *r, struct message_fault *fault)
{
    struct message_place place = {.file = fault->file ? fault->file : "traxfig", .line = (int)fault->line};
    struct sink advice = {0};
    int filled = 0;

    if (fault->where)
        place.move = r->words.blocks[fault->where];
    while (filled < MESSAGE_HOLES && fault->holes[filled].at)
        filled++;
    if (fault->advice && filled < MESSAGE_HOLES) {
        message_write(&r->words, fault->advice, &fault->advised, &advice);
        fault->holes[filled] = sink_contents(&advice);
    }
    say(r, fault->id, &place, fault->holes);
    sink_free(&advice);
    free(fault->owned);
}

void report_missing(struct report *r, const char *format, const struct sink *letters)
{
    const struct message_place place = {.file = "traxfig"};
    const struct text holes[MESSAGE_HOLES] = {text_of(format), sink_contents(letters)};

    if (letters->used)
        say(r, MESSAGE_NOT_DRAWN, &place, holes);
}

/* The place of a word of an input. */
static struct message_place place_of(const struct input *in, const char *at, int line, int column)
{
    return (struct message_place){
        .file = in->name, .line = line, .column = column, .at = at, .end = in->all.at + in->all.length};
}

/* Whether a word that is not a move is the number behind which one is missing. */
static bool is_number(struct text word)
{
    size_t i = 0;

    while (i < word.length && is_digit(word.at[i]))
        i++;
    return i == word.length;
}

/* The sentence about a word that is not a move, and for its hole the move that was meant: the one with which the record
   agrees, if it is known. */
static enum message syntax_message(struct text word, const struct repair *repair, struct text *hole,
                                   char meant[NOTATION_WORD])
{
    if (is_number(word))
        return MESSAGE_SYNTAX_MISSING;
    *hole = repair ? text_of(repair->move) : (struct text){meant, slip_meant(word, meant)};
    return hole->length ? MESSAGE_SYNTAX_MEANT : MESSAGE_SYNTAX;
}

/* An illegal move is named by its number and the first letters of its word. `repair` changes it, or is NULL. */
static void say_error(struct report *r, const struct input *in, const struct game_error *e, const struct record_move *m,
                      const struct repair *repair)
{
    struct message_place place = place_of(in, m->at, m->line, m->column);
    struct text word = {m->word, m->length}, hole = {NULL, 0};
    enum message id = e->reason == MOVE_OFF_BOARD ? MESSAGE_OFF_BOARD_RULES : scene_reason(e->reason);
    char meant[NOTATION_WORD];
    struct sink label = {0};

    if (e->reason == MOVE_SYNTAX)
        id = syntax_message(word, repair, &hole, meant);
    sink_number(&label, e->number);
    if (id != MESSAGE_SYNTAX_MISSING)
        sink_word(&label, (struct text){m->word, m->length < LABEL ? m->length : LABEL});
    place.move = sink_contents(&label);
    say(r, id, &place, &hole);
    sink_free(&label);
}

/* A move was skipped where move `number` would be next. */
static void say_skipped(struct report *r, const struct input *in, enum message id, const struct record_skipped *skipped,
                        int number)
{
    struct message_place place = place_of(in, skipped->at, skipped->line, skipped->column);
    char digits[TEXT_NUMBER];
    struct text hole = text_number(number, digits);

    say(r, id, &place, &hole);
}

static void say_errors(struct report *r, const struct game *g, const struct input *in, const struct repair *repair)
{
    const struct record_game *record = g->record;
    int i;

    for (i = 0; i < g->error_count; i++)
        say_error(r, in, &g->errors[i], &record->moves[g->errors[i].word],
                  repair->kind == REPAIR_CHANGED && repair->word == g->errors[i].word ? repair : NULL);
    if (!g->error_count && record->again.at)
        say_skipped(r, in, record->again.is_end ? MESSAGE_AGAIN_END : MESSAGE_AGAIN, &record->again, 0);
    if (record->after_end.at)
        say_skipped(r, in, MESSAGE_SKIPPED_AFTER_END, &record->after_end, 0);
    if (record->no_first.at)
        say_skipped(r, in, MESSAGE_NO_FIRST, &record->no_first, 0);
    if (g->error_count || path_is_won(g) || g->result.by == GAME_BY_FULL_BOARD)
        return;
    if (record->after_gap.at)
        say_skipped(r, in, record->after_gap.is_end ? MESSAGE_GAP_END : MESSAGE_GAP, &record->after_gap, g->count + 1);
    else if (record->in_prose.at && !g->result.by)
        say_skipped(r, in, MESSAGE_ASIDE, &record->in_prose, g->count + 1);
    else if (record->above.at && !g->result.by)
        say_skipped(r, in, MESSAGE_ABOVE, &record->above, g->count + 1);
}

static void say_repair(struct report *r, const struct input *in, const struct repair *repair,
                       const struct record_move *m)
{
    struct message_place place = place_of(in, m->at, m->line, m->column);
    char number[TEXT_NUMBER];
    struct text holes[2] = {text_number(repair->word + 1, number), text_of(repair->move)};

    say(r, MESSAGE_REPAIR_CHANGED + (enum message)(repair->kind - REPAIR_CHANGED), &place, holes);
}

/* Says a sentence about the whole of a game, with two numbers. */
static void say_of_game(struct report *r, enum message id, const struct game *g, long one, long other)
{
    struct message_place place = {.file = g->file, .line = g->record->moves[0].line};
    char first[TEXT_NUMBER], second[TEXT_NUMBER];
    struct text holes[2] = {text_number(one, first), text_number(other, second)};

    say(r, id, &place, holes);
}

/* The record and its board have different results, or the heading states another number of moves. */
static void say_differences(struct report *r, const struct game *g, const struct input *in)
{
    static const struct game_result open = {0};
    const struct record_game *record = g->record;
    struct record_skipped at = record->end_at;

    if (!at.at) /* it stands in the heading */
        at = (struct record_skipped){record->moves[0].at, record->moves[0].line, record->moves[0].column, false};
    if (g->error_count)
        return;
    if (record->end && game_contradicts(record, path_is_won(g) ? &g->result : &open))
        say_skipped(r, in, MESSAGE_RESULT_DIFFERS, &at, 0);
    if (record->heading.turns && record->heading.turns != g->count)
        say_of_game(r, MESSAGE_LENGTH, g, record->heading.turns, g->count);
}

/* For variation_check. */
struct variations {
    struct report *report;
    const struct input *in;
    long tried, held;
};

static void say_variation(void *to, const struct variation *v)
{
    struct variations *all = to;
    struct message_place place = place_of(all->in, v->word.at, v->line, v->column);
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
    place.move = v->word;
    say(all->report, id, &place, &hole);
}

static void say_variations(struct report *r, const struct game *g, const struct input *in, bool count)
{
    struct variations all = {.report = r, .in = in};

    variation_check(g, &r->spent, say_variation, &all);
    if (count)
        say_of_game(r, MESSAGE_VARIATIONS, g, all.tried, all.held);
}

/* Says that a game lacks positions of -m: the last one, or one that is counted from the end. */
static void say_positions(struct report *r, const struct game *g, const struct options *o)
{
    struct message_place place = {.file = g->file, .line = g->record->moves[0].line};
    bool back = o->to < 0; /* as it is if from is */
    char number[TEXT_NUMBER];
    struct text holes[2] = {o->range, text_number(g->count, number)};

    if (!back && memchr(o->range.at, '-', o->range.length))
        holes[0] = text_skip(o->range, strcspn(o->range.at, "-") + 1);
    holes[0].length = holes[0].length < LABEL ? holes[0].length : LABEL;
    say(r, back ? MESSAGE_NO_RANGE : MESSAGE_NO_POSITION, &place, holes);
}

void report_hold(struct report *r, bool verbose)
{
    r->holding = verbose;
}

/* Prints what was held back. */
static void release(struct report *r)
{
    struct text held = sink_contents(&r->held);

    fwrite(held.at, 1, held.length, stderr);
    sink_free(&r->held);
}

void report_game(struct report *r, const struct game *g, const struct repair *repair, const struct input *in,
                 const struct options *o)
{
    int from, to;

    say_errors(r, g, in, repair);
    say_differences(r, g, in);
    if (repair->kind)
        say_repair(r, in, repair, &g->record->moves[repair->word]);
    if (o->verbose && g->record->retold.at)
        say_skipped(r, in, MESSAGE_RETOLD, &g->record->retold, 0);
    if (o->variations)
        say_variations(r, g, in, o->verbose);
    if (!options_positions(o, g->count, &from, &to))
        say_positions(r, g, o);
}

/* Prints how an input was read, and how much it has. */
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

/* Says why a text has no game: it is packed, a picture, or in another encoding; or that it has none. */
static void say_no_game(struct report *r, const struct input *in)
{
    static const struct {
        const char *name, *unpack;
    } packed[] = {{"gzip", "gzip -dc "}, {"bzip2", "bzip2 -dc "}, {"xz", "xz -dc "}, {"ZIP", "unzip -p "}};
    const struct message_place whole = {.file = in->name};
    struct text holes[2] = {text_of(decode_guess(in->file.length ? in->file : in->all))};
    enum message id = !holes[0].length ? MESSAGE_NO_GAME : MESSAGE_ENCODED;
    struct sink command = {0};
    size_t i;

    if (text_is_word(holes[0], "PNG GIF JPEG PDF Word"))
        id = MESSAGE_PICTURE;
    for (i = 0; i < sizeof packed / sizeof *packed; i++)
        if (text_is(holes[0], packed[i].name)) {
            id = MESSAGE_PACKED;
            sink_string(&command, packed[i].unpack);
            sink_string(&command, in->name);
        }
    holes[1] = sink_contents(&command);
    say(r, id, &whole, holes);
    sink_free(&command);
}

void report_searches(struct report *r, const struct analysis *a)
{
    char all[TEXT_NUMBER], each[TEXT_NUMBER];
    struct text holes[2] = {text_number(SEARCH_RUN, all), text_number(SEARCH_SHARE, each)};

    if (a->spent >= SEARCH_RUN)
        say(r, MESSAGE_SEARCH_SPENT, NULL, holes);
}

void report_repairs(struct report *r, const struct repair_run *run)
{
    char skipped[TEXT_NUMBER];
    struct text hole = text_number(run->skipped, skipped);

    if (run->skipped)
        say(r, MESSAGE_REPAIRS_SPENT, NULL, &hole);
}

void report_input(struct report *r, const struct input *in, const struct record *record, long games, long moves,
                  bool verbose)
{
    r->holding = false;
    if (!games)
        say_no_game(r, in);
    else if (verbose)
        say_read(r, in, record->input_form, games, moves);
    release(r);
    if (games && record->unread.at)
        say_skipped(r, in, MESSAGE_UNREAD, &record->unread, 0);
    if (games && record->other_name.at)
        say_skipped(r, in, MESSAGE_OTHER_NAME, &record->other_name, 0);
}
