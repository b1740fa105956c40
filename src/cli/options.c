#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

/* Options that are being read. Arguments of -O wait until the format is known. */
struct options_reader {
    struct options *options;
    struct message_fault *fault;
    const char **settings;
    size_t capacity;
    int count;
    const char *implied; /* a setting that goes with the format, before those; or NULL */
};

static bool fail(const struct options_reader *r, enum message id, struct text one, struct text two)
{
    *r->fault = message_fault(id, one, two, text_of(NULL));
    return false;
}

/* What options do: each function gets the row of the option, and its argument or "". */

static void *field_of(struct options_reader *r, const struct options_row *row)
{
    return (char *)r->options + row->field;
}

static bool set_flag(struct options_reader *r, const struct options_row *row, const char *argument)
{
    bool *flag = field_of(r, row);

    (void)argument;
    *flag = true;
    return true;
}

static bool set_text(struct options_reader *r, const struct options_row *row, const char *argument)
{
    const char **text = field_of(r, row);

    *text = argument;
    return true;
}

static bool set_form(struct options_reader *r, const struct options_row *row, const char *argument)
{
    (void)argument;
    r->options->input_form = (enum input_form)row->value;
    return true;
}

static bool set_deed(struct options_reader *r, const struct options_row *row, const char *argument)
{
    (void)argument;
    r->options->deed = (enum options_deed)row->value;
    return true;
}

static bool set_format(struct options_reader *r, const struct options_row *row, const char *argument)
{
    r->implied = row->implied;
    return format_find(row->word ? row->word : argument, &r->options->backend, r->options->values, r->fault);
}

static bool set_rules(struct options_reader *r, const struct options_row *row, const char *argument)
{
    const struct rules *rules;
    struct sink known = {0};

    (void)row;
    r->options->rules = rules_find(argument);
    if (r->options->rules)
        return true;
    for (rules = rules_table; rules->name; rules++)
        sink_word(&known, text_of(rules->name));
    fail(r, MESSAGE_NO_RULES, text_of(argument), sink_contents(&known));
    r->fault->owned = known.bytes;
    return false;
}

/* Reads a move number from 1 on; returns where it ends, or NULL if there is none. */
static const char *read_number(const char *at, int *number)
{
    const char *start = at;

    for (*number = 0; is_digit(*at); at++)
        *number = *number < OPTIONS_LAST / 10 ? *number * 10 + (*at - '0') : OPTIONS_LAST - 1;
    return at == start || *number == 0 ? NULL : at;
}

/* N, M-N or all. */
static bool set_moves(struct options_reader *r, const struct options_row *row, const char *argument)
{
    struct options *o = r->options;
    const char *end;

    (void)row;
    o->position = true;
    if (strcmp(argument, "all") == 0) {
        o->from = 1;
        o->to = OPTIONS_LAST;
        return true;
    }
    end = read_number(argument, &o->from);
    o->to = o->from;
    if (end && *end == '-')
        end = read_number(end + 1, &o->to);
    if (end && !*end && o->from <= o->to)
        return true;
    return fail(r, MESSAGE_NO_MOVES, text_of(argument), text_of(NULL));
}

static bool add_setting(struct options_reader *r, const struct options_row *row, const char *argument)
{
    (void)row;
    r->settings = memory_grow(r->settings, &r->capacity, (size_t)r->count + 1, sizeof *r->settings);
    r->settings[r->count++] = argument;
    return true;
}

static bool ignore(struct options_reader *r, const struct options_row *row, const char *argument)
{
    (void)r;
    (void)row;
    (void)argument;
    return true;
}

#define FORM(VALUE) .set = set_form, .value = INPUT_##VALUE
#define DEED(VALUE) .set = set_deed, .value = OPTIONS_##VALUE
#define FLAG(FIELD) .set = set_flag, .field = offsetof(struct options, FIELD)
#define TEXT(FIELD) .set = set_text, .field = offsetof(struct options, FIELD)
#define FORMAT(NAME) .set = set_format, .word = NAME

const struct options_row options_table[] = {
    {'n', "numbered", NULL, MESSAGE_HELP_NUMBERED, FORM(NUMBERED)},
    {'\0', "lines", NULL, MESSAGE_HELP_LINES, FORM(ARCHIVE)},
    {'\0', "plain", NULL, MESSAGE_HELP_PLAIN, FORM(PLAIN)},
    {'r', "rules", "NAME", MESSAGE_HELP_RULES, .set = set_rules},
    {'k', "keep-going", NULL, MESSAGE_HELP_KEEP_GOING, FLAG(keep_going)},
    {'m', "moves", "N", MESSAGE_HELP_MOVES, .set = set_moves},
    {'T', "to", "FORMAT", MESSAGE_HELP_TO, .set = set_format},
    {'O', "set", "KEY=VALUE", MESSAGE_HELP_SETTING, .set = add_setting},
    {'f', "font", "NAME", MESSAGE_HELP_FONT, TEXT(font)},
    {'a', "all", NULL, MESSAGE_HELP_ALL, FLAG(all)},
    {'c', "check", NULL, MESSAGE_HELP_CHECK, FORMAT("check")},
    {'\0', "legal", NULL, MESSAGE_HELP_LEGAL, FLAG(legal)},
    {'\0', "variations", NULL, MESSAGE_HELP_VARIATIONS, FLAG(variations)},
    {'o', "output", "FILE", MESSAGE_HELP_OUTPUT, TEXT(output)},
    {'s', "code", NULL, MESSAGE_HELP_CODE, FORMAT("code")},
    {'g', "game", "TEXT", MESSAGE_HELP_TITLE, TEXT(title)},
    {'w', "white", "TEXT", MESSAGE_HELP_WHITE, TEXT(white)},
    {'b', "black", "TEXT", MESSAGE_HELP_BLACK, .joined = true, TEXT(black)},
    {'l', "language", "NAME", MESSAGE_HELP_LANGUAGE, TEXT(language)},
    {'v', "verbose", NULL, MESSAGE_HELP_VERBOSE, FLAG(verbose)},
    {'q', "quiet", NULL, MESSAGE_HELP_QUIET, FLAG(quiet)},
    {'h', "help", NULL, MESSAGE_HELP_HELP, DEED(HELP)},
    {'V', "version", NULL, MESSAGE_HELP_VERSION, .joined = true, DEED(VERSION)},
    {'p', FORMAT("ps")}, /* from here on for compatibility with traxfig 2.12 */
    {'u', FORMAT("html")},
    {'i', FORMAT("html"), .implied = "player=yes"},
    {'t', .set = ignore},
    {'\0', .set = NULL},
};

/* Reads --NAME, --NAME=ARGUMENT, or --NAME and the next word as its argument. */
static bool read_long(struct options_reader *r, const char *word, const char *next, bool *used_next)
{
    size_t length = strcspn(word, "=");
    const char *argument = word[length] ? word + length + 1 : next;
    const struct options_row *row = options_table;

    while (row->name && !text_is((struct text){word + 2, length - 2}, row->name))
        row++;
    if (!row->name)
        return fail(r, MESSAGE_NO_OPTION, (struct text){word, length}, text_of(NULL));
    if (!row->argument && word[length])
        return fail(r, MESSAGE_SPARE_ARGUMENT, (struct text){word, length}, text_of(NULL));
    if (row->argument && !argument)
        return fail(r, MESSAGE_NO_ARGUMENT, text_of(word), text_of(NULL));
    *used_next = row->argument && !word[length];
    return row->set(r, row, row->argument ? argument : "");
}

/* Reads letters after one dash. The first that has an argument takes the rest of the word, or the next word. */
static bool read_letters(struct options_reader *r, const char *word, const char *next, bool *used_next)
{
    bool good = true;
    const char *at;

    if (strcmp(word, "-ps") == 0) /* in traxfig 2.12 the same as -p, not -p -s */
        word = "-p";
    for (at = word + 1; *at && good; at++) {
        const struct options_row *row = options_table;

        while (row->set && row->letter != *at)
            row++;
        if (!row->set)
            return fail(r, MESSAGE_NO_OPTION, text_of(word), text_of(NULL));
        if (row->argument) {
            *used_next = !at[1];
            if (*used_next && !next)
                return fail(r, MESSAGE_NO_ARGUMENT, text_of(word), text_of(NULL));
            return row->set(r, row, at[1] ? at + 1 : next);
        }
        good = row->set(r, row, "");
    }
    return good;
}

/* Reads words up to one that is no option. Returns how many, or -1 with the fault set. */
static int read_words(struct options_reader *r, int count, char **words)
{
    int i;

    for (i = 0; i < count; i++) {
        const char *word = words[i], *next = i + 1 < count ? words[i + 1] : NULL;
        bool used_next = false;

        if (strcmp(word, "--") == 0)
            return i + 1;
        if (word[0] != '-' || !word[1])
            return i;
        if (!(word[1] == '-' ? read_long : read_letters)(r, word, next, &used_next))
            return -1;
        i += used_next;
    }
    return i;
}

static bool read_environment(struct options_reader *r, const char *environment)
{
    struct text rest = text_trim(text_of(environment));
    char **words = NULL, *copy;
    size_t capacity = 0;
    int count = 0, read;

    if (!rest.length)
        return true;
    copy = r->options->environment = memory_new(rest.length + 1, 1);
    memcpy(copy, rest.at, rest.length);
    for (copy = strtok(copy, " \t"); copy; copy = strtok(NULL, " \t")) {
        words = memory_grow(words, &capacity, (size_t)count + 1, sizeof *words);
        words[count++] = copy;
    }
    read = read_words(r, count, words);
    if (read >= 0 && read < count)
        fail(r, MESSAGE_NO_OPTION, text_of(words[read]), text_of(NULL));
    free(words);
    return read == count;
}

/* Whether an operand is a move, or begins with a move and a blank. */
static bool is_move(const char *operand)
{
    struct text word = {operand, strcspn(operand, " \t\n")};
    struct notation_move move;

    return word.length && notation_read(word, &move) == word.length;
}

/* Reads the options of the command line, and takes what follows as operands. */
static bool read_line(struct options_reader *r, int argc, char **argv)
{
    struct options *o = r->options;
    int read = read_words(r, argc - 1, argv + 1);

    if (read < 0)
        return false;
    o->operands = argv + 1 + read;
    o->operand_count = argc - 1 - read;
    o->moves = o->operand_count && is_move(o->operands[0]);
    if (o->operand_count == 1 && strcmp(o->operands[0], "?") == 0)
        o->deed = OPTIONS_HELP;
    return true;
}

static bool set_settings(struct options_reader *r)
{
    struct options *o = r->options;
    bool good = !r->implied || format_set(o->backend, r->implied, o->values, r->fault);
    int i;

    for (i = 0; i < r->count && good; i++)
        good = format_set(o->backend, r->settings[i], o->values, r->fault);
    return good;
}

/* Settles what depends on more than one option. */
static bool settle(struct options_reader *r)
{
    struct options *o = r->options;

    if (o->deed == OPTIONS_RUN && strcmp(o->font, "list") == 0) {
        o->deed = OPTIONS_FONTS;
        r->implied = NULL;
        format_find("ascii", &o->backend, o->values, r->fault);
    }
    if (!set_settings(r))
        return false;
    if (o->legal && o->deed == OPTIONS_RUN)
        o->backend = strcmp(o->backend->name, "classic") == 0 ? &out_legal_classic : &out_legal;
    return true;
}

bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault)
{
    struct options_reader r = {.options = o, .fault = fault};
    bool good;

    *o = (struct options){.font = "short2"};
    good = format_find("ascii", &o->backend, o->values, fault) && read_environment(&r, environment) &&
           read_line(&r, argc, argv) && settle(&r);
    free(r.settings);
    return good;
}

void options_free(struct options *o)
{
    free(o->environment);
    *o = (struct options){0};
}
