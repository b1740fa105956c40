/* main: the pipeline, told in one screen, and the only file that decides what a failure costs. */

#include "base.h"
#include "text.h"
#include "sink.h"
#include "asset.h"
#include "list.h"
#include "message.h"
#include "output.h"
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
#include "position.h"
#include "attack.h"
#include "search.h"
#include "remark.h"
#include "sequence.h"
#include "variation.h"
#include "font.h"
#include "data.h"
#include "backend.h"
#include "gallery.h"
#include "latin.h"
#include "format.h"
#include "options.h"
#include "help.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* A text to be read: a file, standard input, or the moves on the command line. */
struct input {
    const char *name; /* for people to read */
    struct text all;
};

struct run {
    struct options options;
    struct message_catalogue words;
    struct message_catalogue english; /* for captions, where a format has not the letters of the other */
    struct font font;
    struct backend_settings settings;
    struct record record;
    struct game game;
    struct input *inputs;
    int input_count;
    struct output out;
    void *state; /* the backend's */
    long drawn;
    enum message_severity worst;
};

static void say(struct run *run, enum message id, const struct message_place *place,
                const struct text *holes)
{
    enum message_severity severity = message_say(&run->words, id, place, holes);

    if (severity > run->worst)
        run->worst = severity;
}

static void say_fault(struct run *run, struct message_fault *fault)
{
    struct message_place place = {.file = fault->file, .line = (int)fault->line};

    say(run, fault->id, fault->file ? &place : NULL, fault->holes);
    free(fault->owned);
}

static void say_file(struct run *run, enum message id, const char *name)
{
    struct text holes[2] = {text_of(name), text_of(errno ? strerror(errno) : "?")};

    say(run, id, NULL, holes);
}

static void say_errors(struct run *run, struct text all)
{
    const struct record_game *record = &run->record.game;
    struct message_place place = {.file = run->game.file, .end = all.at + all.length};
    int i;

    for (i = 0; i < run->game.error_count; i++) {
        const struct game_error *e = &run->game.errors[i];
        const struct record_move *m = &record->moves[e->word];
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
        say(run, MESSAGE_SYNTAX + (enum message)(e->reason - TURN_SYNTAX), &place, NULL);
    }
    if (record->gap && !run->game.error_count && !run->game.result.by) {
        char number[TEXT_NUMBER];
        struct text hole = text_number(run->game.count + 1, number);

        place.line = record->gap_line;
        place.column = record->gap_column;
        place.at = record->gap;
        place.move = text_of(NULL);
        say(run, MESSAGE_GAP, &place, &hole);
    }
}

/* What the comments tell that is not so. */
struct telling {
    struct run *run;
    struct text all;
    long tried, held;
};

static void say_variation(void *to, const struct variation *v)
{
    struct telling *t = to;
    struct message_place place = {.file = t->run->game.file, .line = v->line, .column = v->column};
    enum message id = MESSAGE_VARIATION_NO_MOVE + (enum message)(v->verdict - VARIATION_NO_MOVE);
    struct text hole = text_of(v->reply);

    t->tried++;
    if (v->verdict == VARIATION_HOLDS) {
        t->held++;
        return;
    }
    if (v->verdict == VARIATION_ILLEGAL)
        hole = t->run->words.blocks[MESSAGE_SYNTAX + (enum message)(v->reason - TURN_SYNTAX)];
    else if (v->verdict == VARIATION_UNTRUE && v->reply[0])
        id = MESSAGE_VARIATION_REFUTED;
    place.at = v->word.at;
    place.end = t->all.at + t->all.length;
    place.move = v->word;
    say(t->run, id, &place, &hole);
}

static void say_variations(struct run *run, struct text all)
{
    struct telling t = {.run = run, .all = all};
    struct message_place place = {.file = run->game.file, .line = run->record.game.moves[0].line};
    char tried[TEXT_NUMBER], held[TEXT_NUMBER];
    struct text holes[2];

    variation_check(&run->game, say_variation, &t);
    holes[0] = text_number(t.tried, tried);
    holes[1] = text_number(t.held, held);
    if (run->options.verbose)
        say(run, MESSAGE_VARIATIONS, &place, holes);
}

static void draw_position(struct run *run, int moves)
{
    const struct backend *b = run->options.backend;
    struct backend_scene scene = {&run->game, moves, run->drawn, &run->settings, run->state};

    if (!run->drawn++ && b->begin)
        b->begin(&scene, &run->out.sink);
    b->draw(&scene, &run->out.sink);
}

static void draw_game(struct run *run)
{
    const struct options *o = &run->options;
    int moves, count = run->game.count;

    if (!o->position)
        draw_position(run, count);
    else
        for (moves = o->from; moves <= o->to && moves <= count; moves++)
            draw_position(run, moves);
    if (o->to > count && o->to != OPTIONS_LAST) {
        char asked[TEXT_NUMBER], had[TEXT_NUMBER];
        struct text holes[2] = {text_number(o->to, asked), text_number(count, had)};
        struct message_place place = {.file = run->game.file};

        place.line = run->record.game.moves[0].line;
        say(run, MESSAGE_NO_POSITION, &place, holes);
    }
}

static enum record_standing standing(void *game, const struct record_game *so_far)
{
    game_play(game, so_far);
    return game_standing(game);
}

static void name_game(struct game *g, const struct options *o)
{
    if (o->title)
        g->title = text_of(o->title);
    if (o->white)
        g->white = text_of(o->white);
    if (o->black)
        g->black = text_of(o->black);
}

/* A text to its end: read a game, play it, say what is wrong with it, draw it. */
static void do_text(struct run *run, const struct input *in, enum style style)
{
    struct game *g = &run->game;
    const struct message_place whole = {.file = in->name};
    long games = 0, moves = 0;

    record_open(&run->record, in->all, style);
    for (;;) {
        game_begin(g, run->options.rules, run->options.keep_going);
        if (!record_next(&run->record, standing, g))
            break;
        game_play(g, &run->record.game);
        game_finish(g);
        g->file = in->name;
        g->index = (int)++games;
        moves += g->count;
        name_game(g, &run->options);
        say_errors(run, in->all);
        if (run->options.variations)
            say_variations(run, in->all);
        draw_game(run);
    }
    if (!games) {
        say(run, MESSAGE_NO_GAME, &whole, NULL);
    } else if (run->options.verbose) {
        char number[TEXT_NUMBER], other[TEXT_NUMBER];
        struct text holes[2] = {text_number(games, number), text_number(moves, other)};

        say(run, MESSAGE_READ_NUMBERED + (enum message)(run->record.style - STYLE_NUMBERED),
            &whole, holes);
    }
}

/* The text that the moves on the command line make. */
static struct text join_moves(const struct options *o)
{
    struct list words = {0};
    int i;

    for (i = 0; i < o->operand_count; i++)
        list_append(&words, text_of(o->operands[i]));
    return list_text(&words);
}

/* Reads all that is to be drawn, before the output is opened: it might be one of the files, by a name
   that does not tell. What cannot be read is said, and left out. */
static void read_inputs(struct run *run)
{
    static char *const standard[] = {(char *)(uintptr_t)"-"};
    const struct options *o = &run->options;
    char *const *paths = o->operand_count ? o->operands : standard;
    int i, count = o->operand_count && !o->moves ? o->operand_count : 1;

    run->inputs = base_zeroed((size_t)count, sizeof *run->inputs);
    for (i = 0; i < count; i++) {
        struct input *in = &run->inputs[run->input_count];

        in->name = o->moves ? "<command-line>" : strcmp(paths[i], "-") == 0 ? "<stdin>" : paths[i];
        if (o->moves)
            in->all = join_moves(o);
        else if (!asset_from_disk(paths[i], &in->all)) {
            say_file(run, MESSAGE_CANNOT_READ, in->name);
            continue;
        }
        run->input_count++;
    }
}

static void do_all(struct run *run)
{
    const struct options *o = &run->options;
    int i;

    run->state = base_zeroed(1, o->backend->state_size);
    for (i = 0; i < run->input_count; i++)
        do_text(run, &run->inputs[i], o->moves ? STYLE_WORDS : o->style);
    if (run->drawn && o->backend->end)
        o->backend->end(&run->settings, run->state, &run->out.sink);
}

/* The language: English until another is read, so that every fault can be said. */
static void choose_language(struct run *run)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL;
    size_t i;

    data_english(&run->words);
    for (i = 0; i < 3 && !(locale && *locale); i++)
        locale = getenv(variables[i]);
    if (locale)
        data_locale(&run->words, locale);
}

/* The words of the captions: what a printer cannot show is said in English. */
static const struct message_catalogue *choose_captions(struct run *run)
{
    int i;

    for (i = 0; run->options.backend->latin && i < MESSAGE_COUNT; i++)
        if (!latin_shows(run->words.blocks[i])) {
            data_english(&run->english);
            return &run->english;
        }
    return &run->words;
}

/* Opens the output, unless that would be the end of a file that was read. */
static bool open_output(struct run *run, struct message_fault *fault)
{
    const struct options *o = &run->options;
    int i, count = o->moves ? 0 : o->operand_count;

    output_name(&run->out, o->output, count ? o->operands[0] : "-");
    for (i = 0; i < count; i++)
        if (output_is_input(&run->out, o->operands[i], fault))
            return false;
    if ((strchr(o->font, '/') && output_is_input(&run->out, o->font, fault)) ||
        (o->language && strchr(o->language, '/') && output_is_input(&run->out, o->language, fault)))
        return false;
    for (i = 0; !o->moves && i < run->input_count; i++)
        output_spare(&run->out, run->inputs[i].all);
    return output_open(&run->out, fault);
}

/* Reads the command line and the files that it needs. False if anything is wrong, and said. */
static bool prepare(struct run *run, int argc, char **argv)
{
    const struct options *o = &run->options;
    struct message_fault fault;
    bool good = options_read(&run->options, getenv("TRAXFIG"), argc, argv, &fault);

    if (good && o->language) {
        data_english(&run->words);
        good = data_language(&run->words, o->language, &fault);
    }
    if (good && o->deed == OPTIONS_RUN)
        good = data_font(&run->font, o->font, &fault);
    if (!good)
        say_fault(run, &fault);
    run->settings.font = &run->font;
    run->settings.words = good ? choose_captions(run) : &run->words;
    run->settings.all = o->all;
    run->settings.quiet = o->quiet;
    run->settings.verbose = o->verbose;
    run->settings.position = o->position;
    run->settings.film = o->position && o->from != o->to;
    memcpy(run->settings.choices, o->choices, sizeof o->choices);
    if (good && o->deed == OPTIONS_RUN) {
        read_inputs(run);
        good = run->input_count > 0; /* without any the output stays as it was */
    }
    if (good && !open_output(run, &fault)) {
        say_fault(run, &fault);
        good = false;
    }
    return good;
}

/* The version stands in a file of its own, where the manual and the tarball find it too. */
static void write_version(struct sink *to)
{
    struct text version;

    asset_built_in("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}

static void give_back(struct run *run)
{
    int i;

    for (i = 0; i < run->input_count; i++)
        free((void *)(uintptr_t)run->inputs[i].all.at);
    free(run->inputs);
    record_free(&run->record);
    game_free(&run->game);
    options_free(&run->options);
    output_free(&run->out);
    font_free(&run->font);
    free(run->words.owned);
    free(run->state);
    free(run);
}

int main(int argc, char **argv)
{
    static const int statuses[] = {0, 1, 1, 2}; /* by the worst that was said */
    struct run *run = base_zeroed(1, sizeof *run);
    struct message_fault fault;
    enum message_severity worst;

    choose_language(run);
    if (prepare(run, argc, argv)) {
        if (run->options.deed == OPTIONS_HELP)
            help_write(&run->words, &run->out.sink);
        else if (run->options.deed == OPTIONS_VERSION)
            write_version(&run->out.sink);
        else if (run->options.deed == OPTIONS_FONTS)
            gallery_write(&run->settings, &run->out.sink);
        else
            do_all(run);
        if (!output_close(&run->out, &fault))
            say_fault(run, &fault);
    }
    worst = run->worst;
    give_back(run);
    return statuses[worst];
}
