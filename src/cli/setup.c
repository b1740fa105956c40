#include "cli/cli.h"

/* Returns the locale that the environment sets for a category such as LC_CTYPE, for example fr_CA.UTF-8; or "". */
static const char *locale_for(const char *variable)
{
    const char *const variables[] = {"LC_ALL", variable, "LANG"};
    const char *locale = NULL;

    for (size_t i = 0; i < sizeof variables / sizeof *variables && !(locale && *locale); i++)
        locale = getenv(variables[i]);
    return locale ? locale : "";
}

/* Reads the catalogue for the language of the locale; the English catalogue if the language has none. */
static void read_locale(struct message_catalogue *words)
{
    const char *locale = locale_for("LC_MESSAGES");
    struct message_fault fault;
    char name[3] = "";

    *words = message_english;
    if (!is_letter(locale[0]) || !is_letter(locale[1]) || is_letter(locale[2]))
        return;
    memcpy(name, locale, 2);
    if (!load_language(words, name, &fault))
        sink_free(&fault.holes);
}

/* Says that a fault is in $TRAXFIG, unless a file has the fault or the command line has `option`. Returns false. */
static bool fail_in(const struct options *o, const char *option, struct message_fault *fault)
{
    if (!fault->file && !options_given(o, option))
        fault->where = MESSAGE_IN_TRAXFIG;
    return false;
}

static bool read_fonts(struct setup *setup, struct message_fault *fault)
{
    const char *name = setup->options.font, *locale = locale_for("LC_CTYPE");

    if (strcmp(name, "auto") != 0)
        return load_font(&setup->fonts[0], name, fault);
    load_sizes(setup->fonts, strstr(locale, "UTF-8") || strstr(locale, "utf8") || strstr(locale, "utf-8"));
    return true;
}

/* Reads the options, and the catalogue and positions that the options name; for the format ascii, also the font. */
static bool read_options(struct setup *setup, int argc, char **argv, struct message_fault *fault)
{
    const struct options *o = &setup->options;
    struct message_fault second = {0};
    bool good = options_read(&setup->options, getenv("TRAXFIG"), argc, argv, fault);

    if (o->language) {
        setup->report.words = message_english;
        if (!load_language(&setup->report.words, o->language, good ? fault : &second) && good)
            return fail_in(o, "--language", fault);
        sink_free(&second.holes);
    }
    if (!good)
        return false;
    if (o->find && !find_read(&setup->find, text_of(o->find), o->rules, fault))
        return fail_in(o, "--find", fault);
    if (o->code && !code_begin(&setup->position, text_of(o->code), o->rules, fault))
        return fail_in(o, "--position", fault);
    return o->deed != OPTIONS_RUN || o->backend != &out_ascii || read_fonts(setup, fault) ||
           fail_in(o, "--font", fault);
}

/* Returns the catalogue for captions: English, which all formats show, if the format lacks letters of the language. */
static const struct message_catalogue *choose_captions(struct setup *setup)
{
    const struct message_catalogue *words = &setup->report.words;
    bool (*shows)(struct text) = setup->options.backend->shows;

    for (int i = 0; shows && i < MESSAGE_COUNT && words->blocks[i].at != message_english.blocks[i].at; i++)
        if (!shows(words->blocks[i]))
            return &message_english;
    return words;
}

/* Returns the value of COLUMNS or LINES, which shells and editors set; `usual` if the value is no valid size. */
static int terminal_size(const char *variable, int usual)
{
    enum { MOST = 100000 };
    struct text rest = text_of(getenv(variable));
    int size = text_cut_number(&rest, MOST);

    return !rest.length && size > 0 && size < MOST ? size : usual;
}

/* Whether a variable is set and not empty. If `forces`, a variable that is "0" counts as not set. */
static bool is_set(const char *variable, bool forces)
{
    const char *value = getenv(variable);

    return value && *value && !(forces && strcmp(value, "0") == 0);
}

/* Returns the date for documents from SOURCE_DATE_EPOCH (see reproducible-builds.org); 0 without a valid number. */
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
        .fonts = setup->fonts,
        .font_count = strcmp(o->font, "auto") == 0 ? LOAD_SIZES : 1,
        .columns = terminal_size("COLUMNS", 80),
        .lines = terminal_size("LINES", 0),
        .coloured = !is_set("NO_COLOR", false) && (is_set("CLICOLOR_FORCE", true) || is_set("FORCE_COLOR", true)),
        .words = choose_captions(setup),
        .notation = o->notation,
        .rules = o->rules,
        .all = o->all,
        .quiet = o->quiet,
        .verbose = o->verbose,
        .missing = &setup->missing,
        .dropped = &setup->dropped,
        .date = read_date(),
        .title = o->page_title,
        .position = o->range.at || o->find,
        .film = o->range.at && o->from != o->to && !o->code && !setup->series,
    };
    setup->report.due = !o->quiet && (o->verbose || is_set("COLUMNS", false)) ? 2 : 0;
    memcpy(setup->settings.values, o->values, sizeof o->values);
}

/* Reads a file that the output must not replace, if the file exists. */
static void add_kept(struct setup *setup, const char *path)
{
    struct message_fault fault;

    if (file_read(&setup->inputs[setup->read_count], path, &fault))
        setup->read_count++;
    else
        sink_free(&fault.holes);
}

/* Reads further files that -o must not replace: the font, the catalogue and, if no games are read, the operands. */
static void read_loaded(struct setup *setup)
{
    const struct options *o = &setup->options;

    setup->read_count = setup->input_count;
    for (int i = 0; o->deed != OPTIONS_RUN && o->output && i < o->operand_count; i++)
        if (strcmp(o->operands[i], "-") != 0)
            add_kept(setup, o->operands[i]);
    if (o->output && strpbrk(o->font, "/\\."))
        add_kept(setup, o->font);
    if (o->output && o->language && strpbrk(o->language, "/\\."))
        add_kept(setup, o->language);
}

/* Sets the name of the output. "=" stands for the name of the first input with .out added; for standard input and
   moves, "=" stands for traxfig.out. Returns false if the pattern is wrong or contradicts --rewrite. */
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
    if (output_naming(name) == OUTPUT_MISNAMED)
        return message_fail(fault, MESSAGE_BAD_PATTERN, text_of(name), text_of(NULL));
    setup->series = output_naming(name) == OUTPUT_MANY && o->deed == OPTIONS_RUN;
    if (setup->series && o->rewrite)
        return message_fail(fault, MESSAGE_CONTRADICTION, text_of("--rewrite"), text_of(name));
    setup->output_name = output_name(name, 1);
    return true;
}

bool setup_open_output(struct setup *setup)
{
    const struct options *o = &setup->options;
    /* The output may replace no input except input 0, and input 0 only if it is from the command line or the only text
       to rewrite. */
    int first = (o->moves || o->code || (o->rewrite && setup->input_count == 1)) && setup->input_count;
    struct message_fault fault;

    if (setup->series) {
        free(setup->output_name);
        setup->output_name = output_name(o->output, ++setup->series_number);
    }
    return output_open(&setup->out, setup->output_name, setup->inputs + first, setup->read_count - first, &fault) ||
           report_fault(&setup->report, &fault);
}

bool setup_close_output(struct setup *setup, bool drawn)
{
    struct message_fault fault;
    bool good = !drawn || output_close(&setup->out, &fault) || report_fault(&setup->report, &fault);

    output_free(&setup->out);
    return good;
}

/* Warns that `option` has an effect only with `served`, not with the format or font that `name` and `value` choose. */
static void say_idle(struct report *r, const char *option, const char *name, const char *value, struct text served)
{
    struct sink other = {0};

    SINK(&other, name, value);
    report_say(r, MESSAGE_NO_EFFECT, NULL, (struct text[3]){text_of(option), sink_contents(&other), served});
    sink_free(&other);
}

/* Warns of options without effect on the format or the font, and of an output with the extension of another format. */
static void report_idle(struct setup *setup)
{
    const struct options *o = &setup->options;
    struct report *r = &setup->report;
    const char *all = options_given(o, "--all");
    /* silent: -q as typed, if -q stops reports of progress; -q then has an effect in every format. Otherwise NULL. */
    const char *silent = o->verbose || is_set("COLUMNS", false) ? options_given(o, "--quiet") : NULL;

    for (int i = 0; i < OPTIONS_ROWS; i++) {
        struct sink served = {0};

        if (options_is_idle(o, i, &served) && o->given[i] != silent)
            say_idle(r, o->given[i], o->legal ? "--" : "-T ", o->backend->name, sink_contents(&served));
        sink_free(&served);
    }
    if (o->backend == &out_ascii && strcmp(o->font, "auto") != 0) {
        if (all && !setup->fonts[0].fields) /* tests/cli/options.sh checks the list of fonts below */
            say_idle(r, all, "-f ", o->font, text_of("large, numbered, unicode-numbered"));
        if (o->width_given)
            say_idle(r, "-O width", "-f ", o->font, text_of("-f auto"));
    }
    if (o->output && !format_fits_file(o->backend, o->output))
        report_say(r, MESSAGE_OTHER_EXTENSION, NULL, (struct text[2]){text_of(o->output), text_of(o->backend->name)});
}

/* Reads the options and names the output, or reports a fault. If help or version is wanted, ignores faults and -o. */
static bool read_command(struct setup *setup, int argc, char **argv)
{
    struct options *o = &setup->options;
    struct message_fault fault;
    bool good;

    output_secure_stderr();
    read_locale(&setup->report.words);
    good = read_options(setup, argc, argv, &fault);
    if (o->deed == OPTIONS_HELP || o->deed == OPTIONS_VERSION) {
        if (!good)
            sink_free(&fault.holes);
        o->output = NULL;
        return true;
    }
    return (good && name_output(setup, &fault)) || report_fault(&setup->report, &fault);
}

/* Reads the inputs before opening the output, which may be an input under another name. */
bool setup_read(struct setup *setup, int argc, char **argv)
{
    const struct options *o = &setup->options;
    bool all;

    if (!read_command(setup, argc, argv))
        return false;
    if (o->deed == OPTIONS_RUN)
        report_idle(setup);
    make_settings(setup);
    setup->inputs = memory_new((size_t)o->operand_count + 3, sizeof *setup->inputs);
    if (o->deed == OPTIONS_RUN)
        setup->input_count = inputs_read(o, &setup->report, setup->inputs);
    all = setup->report.worst < MESSAGE_IS_FATAL; /* an input that cannot be read is a fatal fault */
    if (!setup->input_count && !all)
        return false;
    read_loaded(setup);
    if (!setup->series && !setup_open_output(setup))
        return false;
    if (!all && o->output && !setup->series)
        setup_close_output(setup, false);
    return all || !o->output;
}

void setup_cleanup(struct setup *setup)
{
    for (int i = 0; i < setup->read_count; i++)
        file_free(&setup->inputs[i]);
    sink_free(&setup->missing);
    sink_free(&setup->find.code);
    game_free(&setup->position);
    free(setup->inputs);
    free(setup->output_name);
    options_free(&setup->options);
    for (int i = 0; i < LOAD_FONTS; i++)
        font_free(&setup->fonts[i]);
    free(setup->report.words.owned);
}
