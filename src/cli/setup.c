#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

/* Reads the language of the environment, from a locale such as fr_CA.UTF-8; English if that is not built in. */
static void read_locale(struct message_catalogue *words)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL;
    struct message_fault fault;
    char name[3] = "";
    size_t i;

    load_english(words);
    for (i = 0; i < sizeof variables / sizeof *variables && !(locale && *locale); i++)
        locale = getenv(variables[i]);
    if (!locale || !is_letter(locale[0]) || !is_letter(locale[1]) || is_letter(locale[2]))
        return;
    memcpy(name, locale, 2);
    if (!load_language(words, name, &fault))
        free(fault.owned);
}

/* Reads the options, and the language and the font that they name. */
static bool read_options(struct setup *setup, int argc, char **argv, struct message_fault *fault)
{
    const struct options *o = &setup->options;

    if (!options_read(&setup->options, getenv("TRAXFIG"), argc, argv, fault))
        return false;
    if (o->language) {
        load_english(&setup->report.words);
        if (!load_language(&setup->report.words, o->language, fault))
            return false;
    }
    return o->deed != OPTIONS_RUN || load_font(&setup->font, o->font, fault);
}

/* The words for captions: English if the format has no letters for the language. */
static const struct message_catalogue *choose_captions(struct setup *setup)
{
    const struct message_catalogue *words = &setup->report.words;
    bool (*shows)(struct text) = setup->options.backend->shows;
    int i;

    for (i = 0; shows && i < MESSAGE_COUNT; i++)
        if (!shows(words->blocks[i])) {
            load_english(&setup->english);
            return &setup->english;
        }
    return words;
}

static void make_settings(struct setup *setup)
{
    const struct options *o = &setup->options;

    setup->settings = (struct render_settings){
        .font = &setup->font,
        .words = choose_captions(setup),
        .notation = o->notation,
        .all = o->all,
        .quiet = o->quiet,
        .verbose = o->verbose,
        .position = o->position,
        .film = o->position && o->from != o->to,
    };
    memcpy(setup->settings.values, o->values, sizeof o->values);
}

/* Reads a file, or reports that it cannot be read. */
static void read_file(struct setup *setup, const char *path)
{
    struct input *in = &setup->inputs[setup->input_count];
    struct message_fault fault;

    if (!file_read(in, path, &fault)) {
        report_fault(&setup->report, &fault);
        return;
    }
    file_decode(in);
    setup->input_count++;
}

/* Reads all inputs, before the output is opened: that might be one of them under another name. False if none could be
   read. */
static bool read_inputs(struct setup *setup)
{
    const struct options *o = &setup->options;
    int i;

    setup->inputs = memory_new((size_t)o->operand_count + 1, sizeof *setup->inputs);
    if (o->moves)
        file_words(&setup->inputs[setup->input_count++], o->operands, o->operand_count);
    else if (!o->operand_count)
        read_file(setup, "-");
    else
        for (i = 0; i < o->operand_count; i++)
            read_file(setup, o->operands[i]);
    return setup->input_count > 0;
}

/* Sets the path of the output: with "=" the first input's name with .out added, or traxfig.out if that is "-". */
static void name_output(struct output *out, const char *to, const char *first)
{
    if (!to)
        return;
    out->path = memory_new(strlen(to) + strlen(first) + 16, 1);
    if (strcmp(to, "=") != 0)
        strcpy(out->path, to);
    else if (strcmp(first, "-") == 0)
        strcpy(out->path, "traxfig.out");
    else
        strcat(strcpy(out->path, first), ".out");
}

/* Opens the output, unless it is a file that is read. */
static bool open_output(struct setup *setup, struct message_fault *fault)
{
    const struct options *o = &setup->options;
    int i, count = o->moves ? 0 : o->operand_count;

    name_output(&setup->out, o->output, count ? o->operands[0] : "-");
    for (i = 0; i < count; i++)
        if (output_is_input(&setup->out, o->operands[i], fault))
            return false;
    if ((strchr(o->font, '/') && output_is_input(&setup->out, o->font, fault)) ||
        (o->language && strchr(o->language, '/') && output_is_input(&setup->out, o->language, fault)))
        return false;
    return output_open(&setup->out, setup->inputs, o->moves ? 0 : setup->input_count, fault);
}

bool setup_read(struct setup *setup, int argc, char **argv)
{
    struct message_fault fault;
    bool good;

    read_locale(&setup->report.words);
    good = read_options(setup, argc, argv, &fault);
    if (good) {
        make_settings(setup);
        if (setup->options.deed == OPTIONS_RUN && !read_inputs(setup))
            return false;
        good = open_output(setup, &fault);
    }
    if (!good)
        report_fault(&setup->report, &fault);
    return good;
}

void setup_cleanup(struct setup *setup)
{
    int i;

    for (i = 0; i < setup->input_count; i++)
        file_free(&setup->inputs[i]);
    free(setup->inputs);
    options_free(&setup->options);
    output_free(&setup->out);
    font_free(&setup->font);
    free(setup->report.words.owned);
}
