/* main: the pipeline, told in one screen, and the only file that decides what a failure costs. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/print.h"
#include "cli/cli.h"

#include <stdlib.h>

struct run {
    struct options options;
    struct report report;
    struct message_catalogue english; /* for captions, where a format has not the letters of the other */
    struct font font;
    struct render_settings settings;
    struct input *inputs;
    int input_count;
    struct output out;
    struct render render;
    struct record record;
    struct game game;
};

static void draw_game(struct run *run)
{
    const struct options *o = &run->options;
    const struct game *g = &run->game;

    if (o->position)
        render_game(&run->render, g, o->from, o->to);
    else
        render_game(&run->render, g, g->count, g->count);
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

static void open_text(struct run *run, const struct input *in)
{
    const struct options *o = &run->options;

    record_open(&run->record, in->all, o->moves ? INPUT_WORDS : o->input_form);
}

/* Reads the next game of a text, and plays it; false if there are no more. */
static bool next_game(struct run *run, const struct input *in, int index)
{
    const struct options *o = &run->options;
    struct game *g = &run->game;

    if (!game_next(&run->record, g, o->rules, o->keep_going))
        return false;
    g->file = in->name;
    g->index = index;
    name_game(g, o);
    return true;
}

/* Each game of a text: reads and plays it, reports its errors, draws it. */
static void do_text(struct run *run, const struct input *in)
{
    const struct options *o = &run->options;
    struct game *g = &run->game;
    long games = 0, moves = 0;

    open_text(run, in);
    while (next_game(run, in, (int)games + 1)) {
        games++;
        moves += g->count;
        report_errors(&run->report, g, in->all);
        if (o->variations)
            report_variations(&run->report, g, in->all, o->verbose);
        draw_game(run);
        if (o->to > g->count && o->to != OPTIONS_LAST)
            report_no_position(&run->report, g, o->to);
    }
    if (!games)
        report_no_game(&run->report, in->name);
    else if (o->verbose)
        report_read(&run->report, in->name, run->record.input_form, games, moves);
}

static void do_all(struct run *run)
{
    int i;

    render_open(&run->render, run->options.backend, &run->settings, &run->out.sink);
    for (i = 0; i < run->input_count; i++)
        do_text(run, &run->inputs[i]);
    render_close(&run->render);
}

/* The language: English until another is read, so that every fault can be said. */
static void choose_language(struct run *run)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL;
    size_t i;

    load_english(&run->report.words);
    for (i = 0; i < 3 && !(locale && *locale); i++)
        locale = getenv(variables[i]);
    if (locale)
        load_locale(&run->report.words, locale);
}

/* Reads the command line, and the language and the font that it names. */
static bool read_options(struct run *run, int argc, char **argv, struct message_fault *fault)
{
    const struct options *o = &run->options;

    if (!options_read(&run->options, getenv("TRAXFIG"), argc, argv, fault))
        return false;
    if (o->language) {
        load_english(&run->report.words);
        if (!load_language(&run->report.words, o->language, fault))
            return false;
    }
    return o->deed != OPTIONS_RUN || load_font(&run->font, o->font, fault);
}

/* The words of the captions: what a printer cannot show is said in English. */
static const struct message_catalogue *choose_captions(struct run *run)
{
    const struct message_catalogue *words = &run->report.words;
    int i;

    for (i = 0; run->options.backend->latin && i < MESSAGE_COUNT; i++)
        if (!encoding_shows(words->blocks[i])) {
            load_english(&run->english);
            return &run->english;
        }
    return words;
}

/* What the options come to for a backend. */
static void make_settings(struct run *run)
{
    const struct options *o = &run->options;

    run->settings = (struct render_settings){
        .font = &run->font,
        .words = choose_captions(run),
        .all = o->all,
        .quiet = o->quiet,
        .verbose = o->verbose,
        .position = o->position,
        .film = o->position && o->from != o->to,
    };
    memcpy(run->settings.values, o->values, sizeof o->values);
}

/* Reads all that is to be drawn, before the output is opened: it might be one of the files, by a name
   that does not tell. What cannot be read is said, and left out; false if nothing is left. */
static bool read_inputs(struct run *run)
{
    static char *const standard[] = {(char *)(uintptr_t)"-"};
    const struct options *o = &run->options;
    char *const *paths = o->operand_count ? o->operands : standard;
    int i, count = o->operand_count && !o->moves ? o->operand_count : 1;
    struct message_fault fault;

    run->inputs = memory_new((size_t)count, sizeof *run->inputs);
    for (i = 0; i < count; i++) {
        struct input *in = &run->inputs[run->input_count];

        if (o->moves)
            file_words(in, o->operands, o->operand_count);
        else if (!file_read(in, paths[i], &fault)) {
            report_fault(&run->report, &fault);
            continue;
        }
        run->input_count++;
    }
    return run->input_count > 0;
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
    return output_open(&run->out, run->inputs, o->moves ? 0 : run->input_count, fault);
}

/* Everything that can be wrong before the first game is read. False if anything is, and said: then the output
   stays as it was. */
static bool prepare(struct run *run, int argc, char **argv)
{
    struct message_fault fault;
    bool good;

    choose_language(run);
    good = read_options(run, argc, argv, &fault);
    if (good) {
        make_settings(run);
        if (run->options.deed == OPTIONS_RUN && !read_inputs(run))
            return false;
        good = open_output(run, &fault);
    }
    if (!good)
        report_fault(&run->report, &fault);
    return good;
}

static void cleanup(struct run *run)
{
    int i;

    for (i = 0; i < run->input_count; i++)
        file_free(&run->inputs[i]);
    free(run->inputs);
    record_free(&run->record);
    game_free(&run->game);
    options_free(&run->options);
    output_free(&run->out);
    font_free(&run->font);
    free(run->report.words.owned);
    free(run);
}

int main(int argc, char **argv)
{
    static const int statuses[] = {0, 1, 1, 2}; /* by the worst that was said */
    struct run *run = memory_new(1, sizeof *run);
    struct message_fault fault;
    enum message_severity worst;

    if (prepare(run, argc, argv)) {
        switch (run->options.deed) {
        case OPTIONS_HELP: help_write(&run->report.words, &run->out.sink); break;
        case OPTIONS_VERSION: help_version(&run->out.sink); break;
        case OPTIONS_FONTS: fontlist_write(&run->settings, &run->out.sink); break;
        case OPTIONS_RUN: do_all(run); break;
        }
        if (!output_close(&run->out, &fault))
            report_fault(&run->report, &fault);
    }
    worst = run->report.worst;
    cleanup(run);
    return statuses[worst];
}
