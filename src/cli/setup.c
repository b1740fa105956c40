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

/* Says that a fault of this option, which the command line does not have, is in $TRAXFIG. */
static bool fail_in(const struct options *o, const char *option, struct message_fault *fault)
{
    if (!fault->file && !options_given(o, option))
        fault->where = MESSAGE_IN_TRAXFIG;
    return false;
}

/* Reads the font of the options, or those of which `auto` chooses. */
static bool read_fonts(struct setup *setup, struct message_fault *fault)
{
    const char *name = setup->options.font;

    setup->font_count = 1;
    if (strcmp(name, "auto") != 0)
        return load_font(&setup->fonts[0], name, fault);
    load_sizes(setup->fonts);
    setup->font_count = LOAD_SIZES;
    return true;
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
            return fail_in(o, "--language", fault);
    }
    return o->deed != OPTIONS_RUN || read_fonts(setup, fault) || fail_in(o, "--font", fault);
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

/* The width of the terminal, as shells and editors tell it. */
static int terminal_columns(void)
{
    enum { USUAL = 80, MOST = 10000 };
    const char *at = getenv("COLUMNS");
    int columns = 0;

    for (; at && is_digit(*at) && columns < MOST; at++)
        columns = columns * 10 + (*at - '0');
    return at && !*at && columns > 0 ? columns : USUAL;
}

/* Whether a variable is set to something; "0" is nothing for those that force. */
static bool is_set(const char *variable, bool forces)
{
    const char *value = getenv(variable);

    return value && *value && !(forces && strcmp(value, "0") == 0);
}

/* What colour=auto means (no-color.org, force-color.org, bixense.com/clicolors). */
static bool wants_colour(void)
{
    return !is_set("NO_COLOR", false) && (is_set("CLICOLOR_FORCE", true) || is_set("FORCE_COLOR", true));
}

/* The date of documents, by reproducible-builds.org; 0 if it is not set. */
static long long read_date(void)
{
    const char *seconds = getenv("SOURCE_DATE_EPOCH");
    char *end = NULL;
    long long date = seconds && is_digit(*seconds) ? strtoll(seconds, &end, 10) : 0;

    return end && !*end ? date : 0;
}

static void make_settings(struct setup *setup)
{
    const struct options *o = &setup->options;

    setup->settings = (struct render_settings){
        .font = &setup->fonts[0],
        .smaller = &setup->fonts[1],
        .smaller_count = setup->font_count - 1,
        .columns = terminal_columns(),
        .coloured = wants_colour(),
        .words = choose_captions(setup),
        .notation = o->notation,
        .rules = o->rules,
        .all = o->all,
        .quiet = o->quiet,
        .verbose = o->verbose,
        .missing = &setup->missing,
        .date = read_date(),
        .position = o->position,
        .film = o->position && o->from != o->to && !setup->series,
    };
    memcpy(setup->settings.values, o->values, sizeof o->values);
}

/* Reads all inputs, before the output is opened: that might be one of them under another name. False if none could be
   read. */
static bool read_inputs(struct setup *setup)
{
    const struct options *o = &setup->options;
    int wanted = o->moves || !o->operand_count ? 1 : o->operand_count;

    setup->input_count = inputs_read(o, &setup->report, setup->inputs);
    setup->unread = setup->input_count < wanted;
    return setup->input_count > 0;
}

/* Reads the font and the catalogue, if they are files, behind the inputs: the output must not replace these either; nor
   files that are named although only a list is asked for. */
static void read_loaded(struct setup *setup)
{
    const struct options *o = &setup->options;
    const char *paths[2] = {o->font, o->language};
    struct message_fault fault;
    int i;

    setup->read_count = setup->input_count;
    for (i = 0; o->deed != OPTIONS_RUN && o->output && i < o->operand_count; i++)
        if (strcmp(o->operands[i], "-") != 0 && file_read(&setup->inputs[setup->read_count], o->operands[i], &fault))
            setup->read_count++;
    for (i = 0; i < 2 && o->output; i++)
        if (paths[i] && strpbrk(paths[i], "/\\.") && file_read(&setup->inputs[setup->read_count], paths[i], &fault))
            setup->read_count++;
}

/* Sets the name of the output: with "=" the first input's name with .out added, or traxfig.out if that is "-". False if
   it is a wrong pattern. */
static bool name_output(struct setup *setup, struct message_fault *fault)
{
    const struct options *o = &setup->options;
    const char *name = o->output, *first = o->moves || !o->operand_count ? "-" : o->operands[0];

    if (!name)
        return true;
    if (strcmp(name, "=") == 0) {
        setup->output_name = memory_new(strlen(first) + sizeof "traxfig.out", 1);
        strcat(strcpy(setup->output_name, strcmp(first, "-") == 0 ? "traxfig" : first), ".out");
        return true;
    }
    *fault = message_fault(MESSAGE_BAD_PATTERN, text_of(name), text_of(NULL), text_of(NULL));
    setup->series = output_naming(name) == OUTPUT_MANY && o->deed == OPTIONS_RUN;
    if (!setup->series)
        setup->output_name = output_name(name, 1);
    return output_naming(name) != OUTPUT_MISNAMED;
}

bool setup_open_output(struct setup *setup)
{
    int first = setup->options.moves && setup->input_count; /* words of the command line are no file */
    struct message_fault fault;
    bool good;

    if (setup->series) {
        free(setup->output_name);
        setup->output_name = output_name(setup->options.output, ++setup->series_number);
    }
    good = output_open(&setup->out, setup->output_name, setup->inputs + first, setup->read_count - first, &fault);
    if (!good)
        report_fault(&setup->report, &fault);
    return good;
}

bool setup_close_output(struct setup *setup, bool drawn)
{
    struct message_fault fault;
    bool good = true;

    if (drawn)
        good = output_close(&setup->out, &fault);
    else
        output_drop(&setup->out);
    if (!good)
        report_fault(&setup->report, &fault);
    output_free(&setup->out);
    return good;
}

/* Warns of an option that has no effect with the font. */
static void say_idle(struct setup *setup, const char *option, struct text fonts)
{
    struct message_fault fault;
    struct sink with = {0};

    sink_string(&with, "-f ");
    sink_string(&with, setup->options.font);
    fault = message_fault(MESSAGE_NO_EFFECT, text_of(option), sink_contents(&with), fonts);
    fault.owned = with.bytes;
    report_fault(&setup->report, &fault);
}

/* Warns of an output whose extension is that of another format. */
static void report_extension(struct setup *setup)
{
    const struct options *o = &setup->options;
    struct message_fault fault;

    if (!o->output || o->deed != OPTIONS_RUN || format_fits_file(o->backend, o->output))
        return;
    fault = message_fault(MESSAGE_OTHER_EXTENSION, text_of(o->output), text_of(o->backend->name), text_of(NULL));
    report_fault(&setup->report, &fault);
}

/* Adds the control characters of a name to a list of words, each once. */
static void list_controls(struct text name, bool seen[0xA0], struct sink *to)
{
    while (name.length) {
        uint32_t rune = text_rune(&name);

        if (rune >= 0xA0 || rune == '\t' || seen[rune] || (rune >= ' ' && rune < 0x7F))
            continue;
        seen[rune] = true;
        sink_word(to, text_of("U+"));
        sink_hex(to, rune, 4);
    }
}

/* For how many of the names of game, white and black a format draws a ? in place of a control character and says
   nothing: JSON keeps it, and pages report those of players. */
static int count_altered(struct text format)
{
    if (text_is_word(format, "ascii html svg"))
        return 3;
    return text_is_word(format, "pdf ps") ? 1 : 0;
}

/* Warns of control characters in names of the options that the format alters. */
static void report_controls(struct setup *setup)
{
    const struct options *o = &setup->options;
    const char *const names[] = {o->title, o->white, o->black};
    struct message_fault fault;
    bool seen[0xA0] = {false};
    int i, count = count_altered(text_of(o->backend->name));
    struct sink list = {0};

    for (i = 0; i < count; i++)
        list_controls(text_of(names[i]), seen, &list);
    fault = message_fault(MESSAGE_CONTROL_NAME, sink_contents(&list), text_of(NULL), text_of(NULL));
    fault.owned = list.bytes;
    if (list.used)
        report_fault(&setup->report, &fault);
}

/* Warns of options without effect on the format, or on the font. */
static void report_idle(struct setup *setup)
{
    const struct options *o = &setup->options;
    const char *all = options_given(o, "--all");
    bool chosen = strcmp(o->font, "auto") == 0;
    struct message_fault fault;
    struct sink numbered = {0};
    int next = 0;

    while (options_idle(o, &next, &fault))
        report_fault(&setup->report, &fault);
    if (o->deed != OPTIONS_RUN || o->backend != &out_ascii || chosen)
        return;
    if (all && !setup->fonts[0].fields) {
        load_numbered(&numbered);
        say_idle(setup, all, sink_contents(&numbered));
    }
    if (o->width_given)
        say_idle(setup, "-O width", text_of("-f auto"));
    sink_free(&numbered);
}

bool setup_read(struct setup *setup, int argc, char **argv)
{
    struct message_fault fault;

    output_hold_stderr(setup->held);
    read_locale(&setup->report.words);
    if (!read_options(setup, argc, argv, &fault) || !name_output(setup, &fault)) {
        report_fault(&setup->report, &fault);
        return false;
    }
    report_idle(setup);
    report_extension(setup);
    report_controls(setup);
    make_settings(setup);
    setup->inputs = memory_new((size_t)setup->options.operand_count + 3, sizeof *setup->inputs);
    if (setup->options.deed == OPTIONS_RUN && !read_inputs(setup))
        return false;
    read_loaded(setup);
    if (!setup->series && !setup_open_output(setup))
        return false;
    if (!setup->unread || !setup->options.output)
        return true;
    if (!setup->series)
        setup_close_output(setup, false);
    return false;
}

void setup_cleanup(struct setup *setup)
{
    int i;

    for (i = 0; i < setup->read_count || i < setup->input_count; i++)
        file_free(&setup->inputs[i]);
    sink_free(&setup->missing);
    for (i = 0; i < OUTPUT_HELD; i++)
        if (setup->held[i])
            fclose(setup->held[i]);
    free(setup->inputs);
    free(setup->output_name);
    options_free(&setup->options);
    for (i = 0; i < LOAD_SIZES; i++)
        font_free(&setup->fonts[i]);
    free(setup->report.words.owned);
}
