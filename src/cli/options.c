#include "cli/rows.h"

/* An option as it was given: its long or short name, and its argument or NULL. */
struct use {
    const char *name, *argument;
};

struct command {
    struct options *options;
    struct message_fault *fault;
    bool environment;      /* the options of $TRAXFIG are being read */
    struct use format;     /* the last option on the command line that chose a format; a NULL name: none */
    const char **settings; /* arguments of -O */
    int count, inherited;  /* count: number of `settings`; inherited: how many of them are from $TRAXFIG */
    size_t capacity;
    const char *next;      /* the word after the current word; NULL: none, or already taken as an argument */
    const char *implied; /* a setting that comes with the option for the format, such as player=yes with -i; or NULL */
};

static bool set_rules(struct command *c, const char *name)
{
    const struct rules *rules, *meant = NULL;

    c->options->rules = rules_find(name);
    if (c->options->rules)
        return true;
    for (rules = rules_table; rules->name; rules++)
        meant = text_starts_nocase(text_of(rules->heading), name) ? rules : meant;
    message_fail(c->fault, MESSAGE_NO_RULES, text_of(name), text_of(NULL));
    for (rules = rules_table; rules->name; rules++)
        if (!meant || meant == rules)
            sink_word(&c->fault->holes, text_of(rules->name));
    return message_advise(c->fault, meant ? MESSAGE_DID_YOU_MEAN : MESSAGE_AVAILABLE, text_of(name));
}

/* Cuts a move number off a text and returns the number; 0 if there is none. A negative number counts from the end. */
static int cut_move(struct text *rest)
{
    bool back = rest->length && rest->at[0] == '-';
    int number;

    *rest = text_skip(*rest, back);
    number = text_cut_number(rest, OPTIONS_LAST - 1);
    return number < 0 ? 0 : back ? -number : number;
}

/* Reads N, M-N or all. */
static bool set_moves(struct command *c, const char *argument)
{
    struct options *o = c->options;
    struct text rest = text_of(argument);

    o->range = rest;
    if (strcmp(argument, "all") == 0) {
        o->from = 1;
        o->to = OPTIONS_LAST;
        return true;
    }
    o->to = o->from = cut_move(&rest);
    if (o->from && rest.length && rest.at[0] == '-') {
        rest = text_skip(rest, 1);
        o->to = cut_move(&rest);
    }
    if (!rest.length && o->from && o->to && ((o->from < 0) == (o->to < 0) ? o->from <= o->to : o->to < 0))
        return true;
    return message_fail(c->fault, MESSAGE_NO_MOVES, text_of(argument), text_of(NULL));
}

static bool set_format(struct command *c, const struct row *row, const char *name)
{
    struct options *o = c->options;
    const struct backend *found = format_find(name, c->fault);

    if (!found)
        return false;
    if (row->implied || o->backend != found)
        c->implied = row->implied;
    o->backend = found;
    o->format_given = true;
    return true;
}

static bool set_rewrite(struct command *c, const char *name)
{
    static const char names[] = "modern classic";

    c->options->rewrite = (enum notation)(text_index(text_of(name), names) + NOTATION_MODERN);
    if (c->options->rewrite)
        return true;
    message_fail(c->fault, MESSAGE_NO_VALUE, text_of("--rewrite"), text_of(name));
    sink_string(&c->fault->holes, names);
    return message_advise(c->fault, MESSAGE_ALLOWED, text_of(name));
}

static void write_use(const struct use *use, struct sink *to)
{
    sink_string(to, use->name);
    if (use->argument)
        SINK(to, " ", use->argument);
}

static bool fail_format(const struct command *c, const char *option)
{
    message_fail(c->fault, MESSAGE_CONTRADICTION, text_of(option), text_of(NULL));
    write_use(&c->format, &c->fault->holes);
    return false;
}

static bool apply(struct command *c, const struct row *row, const struct use *use)
{
    struct options *o = c->options;
    void *field = (char *)o + row->field;
    const char *argument = use->argument ? use->argument : "";

    if (row->list && strcmp(argument, "list") == 0) {
        o->deed = o->deed == OPTIONS_RUN ? row->list : o->deed;
        return true;
    }
    if (!c->environment) {
        o->given[row - rows_table] = use->name;
        c->format = row->kind == ROW_FORMAT ? *use : c->format;
    }
    switch (row->kind) {
    case ROW_FLAG: ++*(int *)field; break;
    case ROW_TEXT: *(const char **)field = argument; break;
    case ROW_FORM: o->input_form = (enum input_form)row->value; break;
    case ROW_DEED: o->deed = o->deed == OPTIONS_HELP ? o->deed : (enum options_deed)row->value; break;
    case ROW_RULES: return set_rules(c, argument);
    case ROW_MOVES: return set_moves(c, argument);
    case ROW_SELECT: return select_read(&o->select, argument, c->fault);
    case ROW_REWRITE: return set_rewrite(c, argument);
    case ROW_FORMAT: return set_format(c, row, row->word ? row->word : argument);
    case ROW_SETTING:
        *MEMORY_ADD(c->settings, c->count, c->capacity) = argument;
        c->inherited += c->environment;
        break;
    case ROW_IGNORED: break;
    }
    return true;
}

/* Sets the fault for an unknown option. Suggests what meant_write finds, or else a similar long name. */
static bool fail_unknown(const struct command *c, const char *whole)
{
    struct text word = text_of(whole);
    struct sink meant = {0};

    word.length = strncmp(whole, "--", 2) == 0 ? strcspn(whole, "=") : word.length;
    message_fail(c->fault, MESSAGE_NO_OPTION, word, text_of(NULL));
    if (meant_write(whole, c->next, &meant)) {
        sink_text(&c->fault->holes, sink_contents(&meant));
        sink_free(&meant);
        return message_advise(c->fault, MESSAGE_DID_YOU_MEAN, text_of(NULL));
    }
    for (int i = 0; rows_table[i].name; i++)
        sink_word(&c->fault->holes, text_of(rows_table[i].name));
    return message_advise(c->fault, MESSAGE_SEE_HELP, word);
}

/* Takes the argument of an option from the rest of the word or from the next word, which must not be an option. For -m,
   the next word may be a negative number. Only an argument called TEXT in the help, as for --white, may be empty. */
static bool take_argument(struct command *c, const struct row *row, struct use *use)
{
    bool own = !row->argument || use->argument;
    const char *given = own ? use->argument : c->next;
    bool option = !own && given && given[0] == '-' && given[1] && !(row->kind == ROW_MOVES && is_digit(given[1]));
    struct sink *known = &c->fault->holes;

    c->next = own ? c->next : NULL;
    use->argument = given;
    if (!row->argument || (given && !option && (*given || strcmp(row->argument, "TEXT") == 0)))
        return true;
    message_fail(c->fault, MESSAGE_NO_ARGUMENT, text_of(use->name), text_of(NULL));
    use->argument = row->argument;
    write_use(use, known);
    if (row->list) {
        sink_string(known, ", ");
        use->argument = "list";
        write_use(use, known);
    }
    return false;
}

/* Reads --NAME, --NAME=ARGUMENT, or --NAME and the next word as its argument. NAME may be cut short. */
static bool read_long(struct command *c, const char *word)
{
    struct text name = {word, strcspn(word, "=")};
    struct use use = {.argument = word[name.length] ? word + name.length + 1 : NULL};
    struct sink names = {0};
    const struct row *row;
    int found = rows_find(name, &row, &names);

    sink_commas(&names, 0);
    if (found > 1)
        message_fail(c->fault, MESSAGE_SHORT_OPTION, name, sink_contents(&names));
    sink_free(&names);
    if (found > 1)
        return false;
    if (!found)
        return fail_unknown(c, word);
    if (use.argument && !row->argument)
        return message_fail(c->fault, MESSAGE_SPARE_ARGUMENT, name, text_of(use.argument - 1));
    use.name = row->name;
    return take_argument(c, row, &use) && apply(c, row, &use);
}

/* Whether the letters after one dash name a format, a long option or a setting. False for -ps, which is an option. */
static bool is_whole_name(const char *word)
{
    struct sink meant = {0};
    bool is = strcmp(word, "-ps") != 0 && !is_digit(word[1]) && meant_write(word, NULL, &meant);

    sink_free(&meant);
    return is;
}

/* Reads short options after one dash. The first option with an argument takes the rest of the word or the next word. */
static bool read_short(struct command *c, const char *word)
{
    bool pair = strcmp(word, "-ps") == 0; /* means -p, as in traxfig 2.12, not -p -s */
    const char *at;

    if (is_whole_name(word))
        return fail_unknown(c, word);
    for (at = word + 1; *at; at++) {
        const struct row *row = rows_letter(*at);
        struct use use = {NULL, NULL};

        if (!row)
            return fail_unknown(c, word);
        use.name = pair ? "-ps" : row->brief;
        use.argument = row->argument && at[1] ? at + 1 : NULL;
        if (!take_argument(c, row, &use) || !apply(c, row, &use))
            return false;
        if (row->argument || pair)
            return true;
    }
    return true;
}

/* Reads the options among `words`. `--` ends the options. All other words become operands. */
static bool read_words(struct command *c, int count, char **words)
{
    struct options *o = c->options;
    bool ended = false;

    for (int i = 0; i < count; i++) {
        const char *word = words[i];

        c->next = i + 1 < count ? words[i + 1] : NULL;
        if (ended || word[0] != '-' || !word[1])
            o->operands[o->operand_count++] = words[i];
        else if (strcmp(word, "--") == 0)
            ended = true;
        else if (!(word[1] == '-' ? read_long : read_short)(c, word))
            return false;
        i += !c->next; /* skips the next word if it was taken as an argument */
    }
    return true;
}

/* Cuts the next word off a string and removes quotes; NULL at the end. Sets *quote to a quote left open, or to NUL. */
static char *cut_argument(char **rest, char *quote)
{
    char *at = *rest + strspn(*rest, " \t\n"), *word = at, *to = at;
    bool more = *at;

    *quote = '\0';
    for (; *at && (*quote || !strchr(" \t\n", *at)); at++)
        if (*at == *quote)
            *quote = '\0';
        else if (!*quote && (*at == '"' || *at == '\''))
            *quote = *at;
        else
            *to++ = *at;
    *rest = at + (*at != '\0');
    *to = '\0';
    return more ? word : NULL;
}

/* Reads the words of $TRAXFIG, which must all be options. */
static bool read_environment(struct command *c, const char *environment)
{
    struct options *o = c->options;
    char **words, *rest, quote = '\0';
    size_t length = strlen(environment);
    int count = 0;
    bool good;

    c->environment = true;
    o->environment = memory_new(length + 1, 1);
    o->operands = memory_new(length + 1, sizeof *o->operands);
    words = memory_new(length + 1, sizeof *words);
    rest = memcpy(o->environment, environment, length);
    while ((words[count] = cut_argument(&rest, &quote)) != NULL && !quote)
        count++;
    good = quote ? message_fail(c->fault, MESSAGE_OPEN_QUOTE, text_of(words[count]), text_of(NULL))
                 : read_words(c, count, words);
    if (good && o->operand_count)
        good = fail_unknown(c, o->operands[0]);
    free(words);
    free(o->operands);
    o->operands = NULL;
    o->operand_count = 0;
    c->environment = false;
    c->fault->where = good ? MESSAGE_NOTE : MESSAGE_IN_TRAXFIG;
    return good;
}

bool options_is_moves(char *const *words, int count)
{
    const char *at = words[0] + strspn(words[0], " \t\n");
    size_t number = words_number((struct text){at, strcspn(at, " \t\n")}, NULL);
    struct notation_move move;
    struct text word;

    at += number;
    if (number && strchr(" \t\n", *at)) { /* a blank or the NUL follows the number */
        at += strspn(at, " \t\n");
        at = *at || count < 2 ? at : words[1];
    }
    word = (struct text){at, strcspn(at, " \t\n")};
    return word.length && notation_read(word, &move) == word.length;
}

static bool read_command_line(struct command *c, int argc, char **argv)
{
    struct options *o = c->options;
    enum input_form inherited = o->input_form;

    o->input_form = INPUT_DETECT;
    o->operands = memory_new((size_t)argc, sizeof *o->operands);
    if (!read_words(c, argc - 1, argv + 1))
        return false;
    o->moves = o->operand_count && options_is_moves(o->operands, o->operand_count);
    if (o->input_form == INPUT_DETECT)
        o->input_form = o->moves ? INPUT_WORDS : inherited;
    if (o->operand_count == 1 && strcmp(o->operands[0], "?") == 0)
        o->deed = OPTIONS_HELP;
    return true;
}

/* Applies the settings to the defaults of the format. Skips settings in $TRAXFIG that only other formats have. */
static bool set_settings(struct command *c)
{
    struct options *o = c->options;
    bool good;
    int i;

    format_defaults(o->backend, o->values);
    good = !c->implied || format_set(o->backend, c->implied, false, o->values, &o->page_title, c->fault);
    for (i = 0; i < c->count && good; i++) {
        good = format_set(o->backend, c->settings[i], i < c->inherited, o->values, &o->page_title, c->fault);
        o->width_given = o->width_given || (i >= c->inherited && strstr(c->settings[i], "width="));
    }
    if (!good && i <= c->inherited)
        c->fault->where = MESSAGE_IN_TRAXFIG;
    return good;
}

/* Replaces the format by out_legal if --legal is given. A format on the command line, except classic and modern,
   overrides --legal in $TRAXFIG, but contradicts --legal on the command line. */
static bool settle_legal(struct command *c)
{
    struct options *o = c->options;
    bool other = c->format.name && !o->backend->notation;

    o->notation = o->backend->notation;
    o->legal = o->legal && (!other || options_given(o, "--legal"));
    if (o->legal && other)
        return fail_format(c, "--legal");
    if (o->legal && o->deed == OPTIONS_RUN)
        o->backend = &out_legal;
    return true;
}

/* Settles what depends on more than one option. */
static bool settle_options(struct command *c)
{
    struct options *o = c->options;
    const char *games = o->code ? "--position" : o->find ? "--find" : o->unique ? "--unique" :
                        o->select.terms ? "--select" : o->rewrite && options_given(o, "--legal") ? "--legal" : NULL;

    if (o->deed == OPTIONS_FONTS) {
        c->implied = NULL;
        o->backend = &out_ascii;
    } else if (!o->format_given && o->output && o->deed == OPTIONS_RUN &&
               !format_of_file(o->output, &o->backend, c->fault)) {
        return false;
    }
    if (games && (o->rewrite || (o->code && o->operand_count)))
        return message_fail(c->fault, MESSAGE_CONTRADICTION, text_of(games),
                            text_of(o->rewrite ? "--rewrite" : o->operands[0]));
    if (o->rewrite && c->format.name)
        return fail_format(c, "--rewrite");
    return set_settings(c) && settle_legal(c);
}

bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault)
{
    struct command c = {.options = o, .fault = fault};
    const struct row *row;
    bool good;

    *o = (struct options){.backend = &out_ascii, .font = "short2"};
    good = read_environment(&c, environment ? environment : "") && read_command_line(&c, argc, argv) &&
           settle_options(&c);
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        for (row = rows_table; row < rows_table + OPTIONS_ROWS; row++)
            if (row->kind == ROW_DEED && (strcmp(argv[i], row->name) == 0 || strcmp(argv[i], row->brief) == 0))
                o->deed = (enum options_deed)row->value;
    free(c.settings);
    return good;
}

const char *options_given(const struct options *o, const char *name)
{
    int i = 0;

    while (strcmp(rows_table[i].name, name) != 0)
        i++;
    return o->given[i];
}

bool options_positions(const struct options *o, int count, int *from, int *to)
{
    bool all;

    *from = *to = count;
    if (!o->range.at)
        return true;
    *from = o->from < 0 ? count + o->from : o->from;
    *to = o->to < 0 ? count + o->to : o->to;
    all = *to == OPTIONS_LAST || (*from >= 1 && *from <= *to && *to <= count);
    *from = *from < 1 ? 1 : *from;
    if (*to == OPTIONS_LAST && !count)
        *from = 0; /* an error in the first move is drawn on the empty board */
    return all;
}

/* With --legal, all options for settings (-O) are idle, since the list of moves has no settings. */
bool options_is_idle(const struct options *o, int row, struct sink *served)
{
    const struct row *option = &rows_table[row];

    if (o->given[row] && option->kind == ROW_SETTING && o->legal)
        format_names(true, served);
    else if (o->given[row] && option->serves && text_index(text_of(o->backend->name), option->serves) < 0)
        sink_string(served, option->serves);
    sink_commas(served, 0);
    return served->used > 0;
}

void options_free(struct options *o)
{
    free(o->environment);
    free(o->operands);
    free(o->select.terms);
    *o = (struct options){0};
}
