#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"
#include "cli/rows.h"

#include <stdlib.h>

/* An option as it was given last on the command line; name is NULL if it was not. */
struct use {
    const char *name, *argument;
};

/* Options that are being read. */
struct reader {
    struct options *options;
    struct message_fault *fault;
    bool environment;      /* those of $TRAXFIG are being read */
    struct use uses[ROWS]; /* by row */
    const char **settings; /* arguments of -O, */
    int count, inherited;  /*   how many of them, and how many come from $TRAXFIG */
    size_t capacity;
    const char *implied; /* a setting that goes with the format, before those; or NULL */
};

static bool fail(const struct reader *r, enum message id, struct text one, struct text two)
{
    *r->fault = message_fault(id, one, two, text_of(NULL));
    return false;
}

static bool set_rules(struct reader *r, const char *name)
{
    const struct rules *rules;
    struct sink known = {0};

    r->options->rules = rules_find(name);
    if (r->options->rules)
        return true;
    for (rules = rules_table; rules->name; rules++)
        sink_word(&known, text_of(rules->name));
    *r->fault = message_unknown(MESSAGE_NO_RULES, MESSAGE_AVAILABLE, text_of(name), text_of(NULL), &known);
    return false;
}

/* Reads a move number, from the end if it is negative; returns where it ends, or NULL if there is none. */
static const char *read_number(const char *at, int *number)
{
    bool back = *at == '-';
    const char *start = at += back;

    for (*number = 0; is_digit(*at); at++)
        *number = *number < OPTIONS_LAST / 10 ? *number * 10 + (*at - '0') : OPTIONS_LAST - 1;
    if (at == start || *number == 0)
        return NULL;
    *number = back ? -*number : *number;
    return at;
}

/* N, M-N or all. */
static bool set_moves(struct reader *r, const char *argument)
{
    struct options *o = r->options;
    const char *end;

    o->position = true;
    o->range = text_of(argument);
    if (strcmp(argument, "all") == 0) {
        o->from = 1;
        o->to = OPTIONS_LAST;
        return true;
    }
    end = read_number(argument, &o->from);
    o->to = o->from;
    if (end && *end == '-')
        end = read_number(end + 1, &o->to);
    if (end && !*end && ((o->from < 0) == (o->to < 0) ? o->from <= o->to : o->to < 0))
        return true;
    return fail(r, MESSAGE_NO_MOVES, text_of(argument), text_of(NULL));
}

static bool set_format(struct reader *r, const struct row *row, const char *name)
{
    struct options *o = r->options;
    const struct backend *before = o->backend;

    if (!format_find(name, &o->backend, o->values, r->fault))
        return false;
    if (row->implied || o->backend != before)
        r->implied = row->implied;
    o->format_given = true;
    return true;
}

static void add_setting(struct reader *r, const char *argument)
{
    r->settings = memory_grow(r->settings, &r->capacity, (size_t)r->count + 1, sizeof *r->settings);
    r->settings[r->count++] = argument;
    r->inherited += r->environment;
}

/* What an option chooses among others; NULL if it adds to them. */
static const char *choice_of(const struct row *row, const char *argument)
{
    switch (row->kind) {
    case ROW_FORM: return row->name;
    case ROW_FORMAT: return row->word ? row->word : argument;
    case ROW_TEXT:
    case ROW_RULES:
    case ROW_MOVES: return argument;
    default: return NULL;
    }
}

/* An option as it was typed, with its argument. */
static void write_use(const struct use *use, struct sink *to)
{
    sink_string(to, use->name);
    if (use->argument) {
        sink_byte(to, ' ');
        sink_string(to, use->argument);
    }
}

static bool fail_contradiction(const struct reader *r, const struct use *one, const struct use *other)
{
    struct sink both = {0};
    size_t length;
    struct text all;

    write_use(one, &both);
    length = both.used;
    write_use(other, &both);
    all = sink_contents(&both);
    fail(r, MESSAGE_CONTRADICTION, (struct text){all.at, length}, text_skip(all, length));
    r->fault->owned = both.bytes;
    return false;
}

/* Whether an option agrees with those before it on the command line, which override those of $TRAXFIG. */
static bool agrees(struct reader *r, const struct row *row, const struct use *use)
{
    const char *choice = choice_of(row, use->argument), *before;
    int i;

    for (i = 0; i < ROWS && choice; i++) {
        const struct row *other = &rows_table[i];
        bool same_kind = other->kind == row->kind && (row->kind == ROW_FORM || row->kind == ROW_FORMAT);

        if (!r->uses[i].name || !(other == row || same_kind))
            continue;
        before = choice_of(other, r->uses[i].argument);
        if (before && strcmp(before, choice) != 0)
            return fail_contradiction(r, &r->uses[i], use);
    }
    return true;
}

/* Does what an option asks; its argument is NULL if it has none. */
static bool apply(struct reader *r, const struct row *row, const struct use *use)
{
    struct options *o = r->options;
    void *field = (char *)o + row->field;
    const char *argument = use->argument ? use->argument : "";

    if (row->list && strcmp(argument, "list") == 0) {
        o->deed = o->deed == OPTIONS_RUN ? row->list : o->deed;
        return true;
    }
    if (!r->environment && !agrees(r, row, use))
        return false;
    if (!r->environment)
        r->uses[row - rows_table] = *use;
    switch (row->kind) {
    case ROW_FLAG: *(bool *)field = true; break;
    case ROW_TEXT: *(const char **)field = argument; break;
    case ROW_FORM: o->input_form = (enum input_form)row->value; break;
    case ROW_DEED: o->deed = o->deed == OPTIONS_HELP ? o->deed : (enum options_deed)row->value; break;
    case ROW_RULES: return set_rules(r, argument);
    case ROW_MOVES: return set_moves(r, argument);
    case ROW_FORMAT: return set_format(r, row, row->word ? row->word : argument);
    case ROW_SETTING: add_setting(r, argument); break;
    case ROW_IGNORED: break;
    }
    return true;
}

/* An unknown option: the advice is what it means with other dashes or -T or -O, or a long name near it. */
static bool fail_unknown(const struct reader *r, const char *whole)
{
    struct text word = text_of(whole);
    struct sink known = {0};
    int i;

    meant_write(word, &known);
    word.length = strncmp(whole, "--", 2) == 0 ? strcspn(whole, "=") : word.length;
    if (known.used) {
        fail(r, MESSAGE_NO_OPTION, word, text_of(NULL));
        r->fault->advice = MESSAGE_DID_YOU_MEAN;
        r->fault->advised = sink_contents(&known);
        r->fault->owned = known.bytes;
        return false;
    }
    for (i = 0; i < ROWS && rows_table[i].name; i++)
        sink_word(&known, text_of(rows_table[i].name));
    *r->fault = message_unknown(MESSAGE_NO_OPTION, MESSAGE_SEE_HELP, word, text_of(NULL), &known);
    return false;
}

/* Takes the argument of an option from its own word or the next one. An option is not an argument, but for -m a number
   may be negative; an empty one is only a name of the game or of a player. */
static bool take_argument(struct reader *r, const struct row *row, struct use *use, const char *next, bool *used_next)
{
    bool own = !row->argument || use->argument;
    const char *given = own ? use->argument : next;
    bool option = !own && given && given[0] == '-' && given[1] && !(row->kind == ROW_MOVES && is_digit(given[1]));
    struct sink known = {0};

    *used_next = !own;
    use->argument = given;
    if (!row->argument || (given && !option && (*given || strcmp(row->argument, "TEXT") == 0)))
        return true;
    use->argument = row->argument;
    write_use(use, &known);
    if (row->list) {
        sink_string(&known, ", ");
        use->argument = "list";
        write_use(use, &known);
    }
    fail(r, MESSAGE_NO_ARGUMENT, text_of(use->name), sink_contents(&known));
    r->fault->owned = known.bytes;
    return false;
}

/* Reads --NAME, --NAME=ARGUMENT, or --NAME and the next word as its argument. NAME may be cut short. */
static bool read_long(struct reader *r, const char *word, const char *next, bool *used_next)
{
    struct text name = {word, strcspn(word, "=")};
    struct use use = {.argument = word[name.length] ? word + name.length + 1 : NULL};
    struct sink names = {0};
    const struct row *row;
    int found = rows_find(name, &row, &names);

    if (found > 1) {
        fail(r, MESSAGE_SHORT_OPTION, name, sink_contents(&names));
        r->fault->owned = names.bytes;
        return false;
    }
    sink_free(&names);
    if (!found)
        return fail_unknown(r, word);
    if (use.argument && !row->argument)
        return fail(r, MESSAGE_SPARE_ARGUMENT, name, text_of(use.argument - 1));
    use.name = row->name;
    return take_argument(r, row, &use, next, used_next) && apply(r, row, &use);
}

/* Whether letters after one dash are the name of a format, of a long option or of a setting, and not letters. */
static bool is_name(const char *word)
{
    struct sink meant = {0};
    bool is;

    if (strcmp(word, "-ps") != 0 && !is_digit(word[1]))
        meant_write(text_of(word), &meant);
    is = meant.used;
    sink_free(&meant);
    return is;
}

/* Reads letters after one dash. The first that has an argument takes the rest of the word, or the next word. */
static bool read_letters(struct reader *r, const char *word, const char *next, bool *used_next)
{
    bool pair = strcmp(word, "-ps") == 0; /* in traxfig 2.12 the same as -p, not -p -s */
    const char *at;

    if (is_name(word))
        return fail_unknown(r, word);
    for (at = word + 1; *at; at++) {
        const struct row *row = rows_letter(*at);
        struct use use = {NULL, NULL};

        if (!row)
            return fail_unknown(r, word);
        use.name = pair ? "-ps" : row->brief;
        use.argument = row->argument && at[1] ? at + 1 : NULL;
        if (!take_argument(r, row, &use, next, used_next) || !apply(r, row, &use))
            return false;
        if (row->argument || pair)
            return true;
    }
    return true;
}

/* Reads the options among some words, up to `--`, and adds the others to the operands. */
static bool read_words(struct reader *r, int count, char **words)
{
    struct options *o = r->options;
    bool ended = false;
    int i;

    for (i = 0; i < count; i++) {
        const char *word = words[i], *next = i + 1 < count ? words[i + 1] : NULL;
        bool used_next = false;

        if (ended || word[0] != '-' || !word[1])
            o->operands[o->operand_count++] = words[i];
        else if (strcmp(word, "--") == 0)
            ended = true;
        else if (!(word[1] == '-' ? read_long : read_letters)(r, word, next, &used_next))
            return false;
        i += used_next;
    }
    return true;
}

/* Cuts the next word off a string, without its quotes; NULL at the end. *quote is the quote that is not closed, or a
   NUL. */
static char *cut_word(char **rest, char *quote)
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
static bool read_environment(struct reader *r, const char *environment)
{
    struct options *o = r->options;
    char **words, *rest, quote = '\0';
    size_t length = strlen(environment);
    int count = 0;
    bool good;

    r->environment = true;
    o->environment = memory_new(length + 1, 1);
    o->operands = memory_new(length + 1, sizeof *o->operands);
    words = memory_new(length + 1, sizeof *words);
    rest = memcpy(o->environment, environment, length);
    while ((words[count] = cut_word(&rest, &quote)) != NULL && !quote)
        count++;
    good = quote ? fail(r, MESSAGE_OPEN_QUOTE, text_of(words[count]), text_of(NULL)) : read_words(r, count, words);
    if (good && o->operand_count)
        good = fail_unknown(r, o->operands[0]);
    free(words);
    free(o->operands);
    o->operands = NULL;
    r->environment = false;
    r->fault->where = good ? MESSAGE_NOTE : MESSAGE_IN_TRAXFIG;
    return good;
}

bool options_is_moves(char *const *words, int count)
{
    const char *at = words[0] + strspn(words[0], " \t\n");
    struct text word = {at, strcspn(at, " \t\n")};
    struct notation_move move;
    size_t number = scan_move_number(word, NULL);

    if (number && number == word.length) {
        at += number;
        at += strspn(at, " \t\n");
        at = *at || count < 2 ? at : words[1];
        word = (struct text){at, strcspn(at, " \t\n")};
        number = 0;
    }
    word = text_skip(word, number);
    return word.length && notation_read(word, &move) == word.length;
}

static bool read_line(struct reader *r, int argc, char **argv)
{
    struct options *o = r->options;

    o->operand_count = 0;
    o->operands = memory_new((size_t)argc, sizeof *o->operands);
    if (!read_words(r, argc - 1, argv + 1))
        return false;
    o->moves = o->operand_count && options_is_moves(o->operands, o->operand_count);
    if (o->operand_count == 1 && strcmp(o->operands[0], "?") == 0)
        o->deed = OPTIONS_HELP;
    return true;
}

/* Applies the settings, those of $TRAXFIG as far as the format has them. */
static bool set_settings(struct reader *r)
{
    struct options *o = r->options;
    bool good = !r->implied || format_set(o->backend, r->implied, false, o->values, r->fault);
    int i;

    for (i = 0; i < r->count && good; i++) {
        good = format_set(o->backend, r->settings[i], i < r->inherited, o->values, r->fault);
        o->width_given = o->width_given || (i >= r->inherited && strstr(r->settings[i], "width="));
    }
    if (!good && i <= r->inherited)
        r->fault->where = MESSAGE_IN_TRAXFIG;
    return good;
}

/* The last use of the option on the command line that sets this field; NULL if there is none. */
static const struct use *use_of(const struct reader *r, size_t field)
{
    int i;

    for (i = 0; i < ROWS; i++)
        if (rows_table[i].field == field && field && r->uses[i].name)
            return &r->uses[i];
    return NULL;
}

/* The last use of an option for the format; NULL if there is none. */
static const struct use *format_use(const struct reader *r)
{
    int i;

    for (i = 0; i < ROWS; i++)
        if (rows_table[i].kind == ROW_FORMAT && r->uses[i].name)
            return &r->uses[i];
    return NULL;
}

/* Lets --legal take the place of the format, whose notation it uses. The format of the command line goes before --legal
   of $TRAXFIG. */
static bool settle_legal(struct reader *r)
{
    struct options *o = r->options;
    const struct use *legal = use_of(r, offsetof(struct options, legal)), *format = format_use(r);

    o->notation = o->backend->notation;
    if (o->legal && format && !o->notation) {
        if (legal)
            return fail_contradiction(r, legal, format);
        o->legal = false;
    }
    if (o->legal && o->deed == OPTIONS_RUN)
        o->backend = &out_legal;
    return true;
}

/* Settles what depends on more than one option. */
static bool settle(struct reader *r)
{
    struct options *o = r->options;
    bool formed = false;
    int i;

    for (i = 0; i < ROWS; i++) {
        formed = formed || (rows_table[i].kind == ROW_FORM && r->uses[i].name);
        o->given[i] = r->uses[i].name;
    }
    if (o->moves && !formed)
        o->input_form = INPUT_WORDS;
    if (o->deed == OPTIONS_FONTS) {
        r->implied = NULL;
        format_find("ascii", &o->backend, o->values, r->fault);
    } else if (!o->format_given && o->output && o->deed == OPTIONS_RUN &&
               !format_of_file(o->output, &o->backend, o->values, r->fault)) {
        return false;
    }
    return set_settings(r) && settle_legal(r);
}

bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault)
{
    struct reader *r = memory_new(1, sizeof *r);
    bool good;

    *r = (struct reader){.options = o, .fault = fault};
    *o = (struct options){.font = "short2"};
    good = format_find("ascii", &o->backend, o->values, fault) && read_environment(r, environment ? environment : "") &&
           read_line(r, argc, argv) && settle(r);
    free(r->settings);
    free(r);
    return good;
}

const char *options_given(const struct options *o, const char *name)
{
    const struct row *row;

    return rows_name(text_of(name), &row) ? o->given[row - rows_table] : NULL;
}

bool options_positions(const struct options *o, int count, int *from, int *to)
{
    bool all;

    *from = *to = count;
    if (!o->position)
        return true;
    *from = o->from < 0 ? count + o->from : o->from;
    *to = o->to < 0 ? count + o->to : o->to;
    all = *to == OPTIONS_LAST || (*from >= 1 && *from <= *to && *to <= count);
    *from = *from < 1 ? 1 : *from;
    if (*to == OPTIONS_LAST && !count)
        *from = 0; /* the error of a first move has no other picture */
    return all;
}

/* Writes the formats on which an option has an effect. False, and nothing is written, if that is one of them; --legal
   is a format without settings. */
static bool write_served(const struct options *o, const struct row *row, struct sink *served)
{
    if (row->kind == ROW_SETTING && o->legal)
        format_names_set(served);
    else if (row->serves && !text_is_word(text_of(o->backend->name), row->serves))
        sink_string(served, row->serves);
    return served->used > 0;
}

bool options_idle(const struct options *o, int *next, struct message_fault *fault)
{
    struct sink both = {0};
    size_t length;
    int row;

    for (; *next < ROWS && o->deed == OPTIONS_RUN; ++*next) {
        if (!o->given[*next] || !write_served(o, &rows_table[*next], &both))
            continue;
        length = both.used;
        row = (*next)++;
        sink_string(&both, o->legal ? "--" : "-T ");
        sink_string(&both, o->backend->name);
        *fault = message_fault(MESSAGE_NO_EFFECT, text_of(o->given[row]), text_skip(sink_contents(&both), length),
                               (struct text){both.bytes, length});
        fault->owned = both.bytes;
        return true;
    }
    return false;
}

void options_free(struct options *o)
{
    free(o->environment);
    free(o->operands);
    *o = (struct options){0};
}
