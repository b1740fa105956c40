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
    struct repair_run repairs;
    int games; /* so far */
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

/* Draws each position into a file of its own. False if one cannot be written, which ends the run. */
static bool draw_series(struct pipeline *p, const struct game *g, int from, int to, struct setup *setup)
{
    bool good = true;

    for (; good && from <= to && from <= g->count; from++) {
        if (!setup_open_output(setup))
            return false;
        render_open(&p->render, setup->options.backend, &setup->settings, &setup->out.sink);
        render_game(&p->render, g, from, from);
        render_close(&p->render);
        good = setup_close_output(setup, true);
    }
    return good;
}

/* Draws the positions of -m, or the last one. */
static bool draw_game(struct pipeline *p, const struct game *g, struct setup *setup)
{
    const struct options *o = &setup->options;
    int from, to;

    options_positions(o, g->count, &from, &to);
    if (setup->series)
        return draw_series(p, g, from, to, setup);
    render_game(&p->render, g, from, to);
    return true;
}

/* Plays, reports and draws the games of an input. */
static bool render_input(struct pipeline *p, const struct input *in, struct setup *setup)
{
    const struct options *o = &setup->options;
    struct game *g = &p->game;
    struct repair repair;
    long games = 0, moves = 0;
    bool good = true;

    report_hold(&setup->report, o->verbose);
    foreign_open(&p->record, in->all, o->input_form);
    p->repairs.left += (int64_t)in->all.length * REPAIR_BYTE;
    while (good && game_next(&p->record, g, o->rules, o->keep_going)) {
        g->file = in->name;
        g->index = (int)++games;
        g->nth = ++p->games;
        moves += g->count;
        name_game(g, o);
        if (repair_find(g, &repair, &p->repairs) && repair.kind == REPAIR_CHANGED)
            g->repair = text_of(repair.move);
        report_game(&setup->report, g, &repair, in, o);
        good = draw_game(p, g, setup);
    }
    report_input(&setup->report, in, &p->record, games, moves, o->verbose);
    return good;
}

/* The version is a file of its own, src/version, which the manual and the tarball use too. */
static void write_version(struct sink *to)
{
    struct text version = text_of(NULL);

    file_builtin("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}

/* Whether anything was drawn. */
static bool render_run(struct setup *setup)
{
    struct pipeline *p = memory_new(1, sizeof *p);
    bool drawn;
    int i;

    p->repairs.left = REPAIR_RUN;
    if (!setup->series)
        render_open(&p->render, setup->options.backend, &setup->settings, &setup->out.sink);
    for (i = 0; i < setup->input_count && render_input(p, &setup->inputs[i], setup); i++)
        ;
    drawn = p->render.drawn > 0;
    report_searches(&setup->report, &p->render.analysis);
    report_repairs(&setup->report, &p->repairs);
    if (!setup->series)
        render_close(&p->render);
    report_missing(&setup->report, setup->options.backend->name, &setup->missing);
    record_free(&p->record);
    game_free(&p->game);
    free(p);
    return drawn;
}

int main(int argc, char **argv)
{
    static const int statuses[] = {0, 0, 1, 1, 2}; /* by the most severe message */
    struct setup *setup = memory_new(1, sizeof *setup);
    bool written = true;
    int status;

    if (setup_read(setup, argc, argv)) {
        switch (setup->options.deed) {
        case OPTIONS_RUN: written = render_run(setup); break;
        case OPTIONS_FONTS: load_list(&setup->settings, &setup->out.sink); break;
        case OPTIONS_HELP: help_write(&setup->report.words, &setup->out.sink); break;
        case OPTIONS_VERSION: write_version(&setup->out.sink); break;
        default: help_list(&setup->options, &setup->report.words, &setup->out.sink); break;
        }
        if (!setup->series)
            setup_close_output(setup, written);
    }
    status = statuses[setup->report.worst];
    setup_cleanup(setup);
    free(setup);
    return status;
}
