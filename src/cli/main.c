/* main: the pipeline. setup reads options and inputs. record finds the games of an input and plays them on a board of
   trax. render passes each position to analysis and to the format, which draws the position into the output of base. */

#include "cli/cli.h"

struct pipeline {
    struct record record;
    struct game game;
    struct render render;
    struct repair_run repairs;
    struct rewrite rewrite;
    struct table told; /* games so far, for --unique */
    int games, wanted; /* number of games so far, and how many of them the options want */
};

static bool draw_series(struct pipeline *p, const struct game *g, int from, int to, struct setup *setup)
{
    for (; from <= to && from <= g->count; from++) {
        if (!setup_open_output(setup))
            return false;
        render_open(&p->render, setup->options.backend, &setup->settings, &setup->out.sink);
        render_game(&p->render, g, from, from);
        render_close(&p->render);
        if (!setup_close_output(setup, true))
            return false;
    }
    return true;
}

/* Whether the options want a game. Sets *found to the number of moves before the position of --find, or to 0. */
static bool is_wanted(struct pipeline *p, const struct game *g, struct setup *setup, int *found)
{
    const struct options *o = &setup->options;
    struct sink moves = {0};
    struct table_row *row;

    *found = o->find ? find_in(&setup->find, g) : 0;
    if (!select_holds(&o->select, g) || (o->find && !*found))
        return false;
    if (!o->unique)
        return true;
    code_game(g, &moves);
    row = table_row(&p->told, &moves, true);
    if (row->file && o->verbose)
        report_about(&setup->report, MESSAGE_TOLD_BEFORE, g, (struct text[2]){text_of(row->file), TEXT(row->line)});
    if (row->file)
        return false;
    row->file = g->file;
    row->line = game_line(g);
    return true;
}

static bool render_one(struct pipeline *p, struct game *g, struct setup *setup)
{
    const struct options *o = &setup->options;
    struct repair repair;
    int from, to, found;

    g->file = setup->report.in->name;
    g->nth = ++p->games;
    g->title = o->title ? text_of(o->title) : g->title;
    g->white = o->white ? text_of(o->white) : g->white;
    g->black = o->black ? text_of(o->black) : g->black;
    if (!is_wanted(p, g, setup, &found))
        return true;
    p->wanted++;
    if (repair_find(g, &repair, &p->repairs) && repair.kind == REPAIR_CHANGED)
        g->repair = text_of(repair.move);
    report_game(&setup->report, g, &repair, o);
    if (o->rewrite) {
        if (p->rewrite.copy && g->record->reading < RECORD_SGF)
            rewrite_game(&p->rewrite, g);
        else
            report_about(&setup->report, MESSAGE_NOT_PLAIN, g, NULL);
        return true;
    }
    options_positions(o, g->count, &from, &to);
    if (found && !o->range.at && !o->backend->has_moves)
        from = to = found;
    if (setup->series)
        return draw_series(p, g, from, to, setup);
    render_game(&p->render, g, from, to);
    return true;
}

/* Reports moves that stay unchanged, and writes the rewritten text. An input that was decoded is written unchanged. */
static void end_rewrite(struct pipeline *p, const struct input *in, struct setup *setup)
{
    const struct options *o = &setup->options;
    struct rewrite *r = &p->rewrite;
    const struct rewrite_word *w;

    if (r->copy)
        rewrite_check(r, o->input_form, o->rules, o->keep_going);
    for (w = r->words; w && w < r->words + r->count; w++) /* C does not allow NULL + 0 */
        if (!w->changed)
            report_say(&setup->report, MESSAGE_LEFT_WORD,
                       &(struct message_place){.file = in->name, .line = w->place.line, .column = w->place.column,
                                               .move = {w->place.at, w->length}}, NULL);
    sink_text(&setup->out.sink, r->copy ? (struct text){r->copy, in->all.length} : in->file);
    rewrite_free(r);
}

/* Plays, reports, and draws or rewrites the games of an input. Returns false if a file cannot be written. */
static bool render_input(struct pipeline *p, const struct input *in, struct setup *setup)
{
    const struct options *o = &setup->options;
    struct game *g = &p->game;
    long games = 0;
    bool good = true;

    setup->report.in = in;
    p->record.lists_mentions = o->rewrite;
    if (o->rewrite && !in->decoded)
        rewrite_begin(&p->rewrite, in->all, o->rewrite);
    setup->report.holding = o->verbose > 0;
    p->record.trace = o->verbose > 1 ? report_proposal : NULL;
    p->record.trace_to = &setup->report;
    record_open(&p->record, in->all, o->input_form, o->rules);
    p->repairs.left += (int64_t)in->all.length * REPAIR_BYTE;
    while (good && game_next(&p->record, g, o->rules, o->keep_going)) {
        g->index = (int)++games;
        report_count(&setup->report, g, o->rules);
        good = render_one(p, g, setup);
    }
    report_input(&setup->report, &p->record, games);
    if (o->rewrite)
        end_rewrite(p, in, setup);
    return good;
}

/* Reads, checks and draws or rewrites all inputs. Returns whether anything was written. */
static bool render_run(struct setup *setup)
{
    struct pipeline p = {.repairs = {.left = REPAIR_RUN}};
    long spent;

    setup->report.out = &setup->out.sink;
    setup->settings.progress = report_progress;
    setup->settings.progress_to = &setup->report;
    if (!setup->series)
        render_open(&p.render, setup->options.backend, &setup->settings, &setup->out.sink);
    setup->position.index = 1;
    setup->report.in = setup->inputs;
    if (setup->options.code)
        render_one(&p, &setup->position, setup);
    for (int i = 0; !setup->options.code && i < setup->input_count && render_input(&p, &setup->inputs[i], setup); i++)
        ;
    spent = p.render.analysis.spent;
    if (!setup->series)
        render_close(&p.render);
    report_run(&setup->report, &setup->settings, setup->options.backend, p.games && !p.wanted, spent, &p.repairs);
    record_free(&p.record);
    game_free(&p.game);
    table_free(&p.told);
    return p.render.drawn > 0 || setup->options.rewrite;
}

int main(int argc, char **argv)
{
    static const int statuses[] = {0, 0, 1, 1, 2}; /* the exit status for each severity of the worst message */
    struct setup setup = {0};
    bool written = true;

    if (setup_read(&setup, argc, argv)) {
        switch (setup.options.deed) {
        case OPTIONS_RUN: written = render_run(&setup); break;
        case OPTIONS_FONTS: load_list(setup.settings, &setup.out.sink); break;
        case OPTIONS_HELP: help_write(&setup.report.words, &setup.out.sink); break;
        case OPTIONS_VERSION: SINK(&setup.out.sink, "traxfig ", file_builtin("version", "")); break;
        default: help_list(&setup.options, &setup.report.words, &setup.out.sink); break;
        }
        if (!setup.series)
            setup_close_output(&setup, written);
    }
    setup_cleanup(&setup);
    return statuses[setup.report.worst];
}
