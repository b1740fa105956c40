/* main: the pipeline. setup reads the options and the input, a text. record finds the games in it and plays them on a
   board of trax; render passes each position to analysis, and to the format, in render, print or web, which draws it
   into the output of base. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "foreign/foreign.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

/* The game at hand, and what it comes from and goes to. */
struct pipeline {
    struct record record;
    struct game game;
    struct render render;
};

/* Names in the options replace those of the record. */
static void name_game(struct game *g, const struct options *o)
{
    if (o->title)
        g->title = text_of(o->title);
    if (o->white)
        g->white = text_of(o->white);
    if (o->black)
        g->black = text_of(o->black);
}

/* Plays, reports and draws the games of an input: the positions of -m, or the last one. */
static void render_input(struct pipeline *p, const struct input *in, struct setup *setup)
{
    const struct options *o = &setup->options;
    struct game *g = &p->game;
    struct repair repair;
    long games = 0, moves = 0;

    foreign_open(&p->record, in->all, o->moves ? INPUT_WORDS : o->input_form);
    while (game_next(&p->record, g, o->rules, o->keep_going)) {
        g->file = in->name;
        g->index = (int)++games;
        moves += g->count;
        name_game(g, o);
        if (repair_find(g, &repair) && repair.kind == REPAIR_CHANGED)
            g->repair = text_of(repair.move);
        report_game(&setup->report, g, &repair, in, o);
        render_game(&p->render, g, o->position ? o->from : g->count, o->position ? o->to : g->count);
    }
    report_input(&setup->report, in, p->record.input_form, games, moves, o->verbose);
}

/* The version is a file of its own, src/version, which the manual and the tarball use too. */
static void write_version(struct sink *to)
{
    struct text version = text_of(NULL);

    file_builtin("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}

static void render_run(struct setup *setup)
{
    struct pipeline *p = memory_new(1, sizeof *p);
    int i;

    render_open(&p->render, setup->options.backend, &setup->settings, &setup->out.sink);
    for (i = 0; i < setup->input_count; i++)
        render_input(p, &setup->inputs[i], setup);
    render_close(&p->render);
    record_free(&p->record);
    game_free(&p->game);
    free(p);
}

int main(int argc, char **argv)
{
    static const int statuses[] = {0, 1, 1, 2}; /* by the most severe message */
    struct setup *setup = memory_new(1, sizeof *setup);
    struct message_fault fault;
    int status;

    if (setup_read(setup, argc, argv)) {
        switch (setup->options.deed) {
        case OPTIONS_RUN: render_run(setup); break;
        case OPTIONS_FONTS: load_list(&setup->settings, &setup->out.sink); break;
        case OPTIONS_HELP: options_help(&setup->report.words, &setup->out.sink); break;
        case OPTIONS_VERSION: write_version(&setup->out.sink); break;
        }
        if (!output_close(&setup->out, &fault))
            report_fault(&setup->report, &fault);
    }
    status = statuses[setup->report.worst];
    setup_cleanup(setup);
    free(setup);
    return status;
}
