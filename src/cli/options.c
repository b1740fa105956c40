#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

/* What an option does: */
enum kind {
    FLAG,    /* sets a field */
    TEXT,    /* puts its argument into a field */
    FORM,    /* sets the form of the input to its value */
    DEED,    /* the same with what is to be done */
    RULES,
    MOVES,
    FORMAT,  /* takes the format of its word, or if that is NULL of its argument */
    SETTING, /* keeps its argument until the format is known */
    IGNORED
};

struct row {
    const char *name;     /* NULL: none; then it has no help */
    const char *argument; /* as the help calls it; NULL: none */
    enum message help;
    enum kind kind;
    size_t field; /* of struct options */
    const char *word, *implied; /* a format, and a setting that goes with it */
    int value;
    char letter; /* '\0': none */
    bool joined; /* its help is on the line of the row before, so that the help fits a screen */
};

#define FIELD(NAME) .field = offsetof(struct options, NAME)

/* The options in the order of the help, then those without a name. */
static const struct row rows[] = {
    {"numbered", NULL, MESSAGE_HELP_NUMBERED, .letter = 'n', .kind = FORM, .value = INPUT_NUMBERED},
    {"lines", NULL, MESSAGE_HELP_LINES, .kind = FORM, .value = INPUT_ARCHIVE},
    {"plain", NULL, MESSAGE_HELP_PLAIN, .kind = FORM, .value = INPUT_PLAIN},
    {"rules", "NAME", MESSAGE_HELP_RULES, .letter = 'r', .kind = RULES},
    {"keep-going", NULL, MESSAGE_HELP_KEEP_GOING, .letter = 'k', .kind = FLAG, FIELD(keep_going)},
    {"moves", "N", MESSAGE_HELP_MOVES, .letter = 'm', .kind = MOVES},
    {"to", "FORMAT", MESSAGE_HELP_TO, .letter = 'T', .kind = FORMAT},
    {"set", "KEY=VALUE", MESSAGE_HELP_SETTING, .letter = 'O', .kind = SETTING},
    {"font", "NAME", MESSAGE_HELP_FONT, .letter = 'f', .kind = TEXT, FIELD(font)},
    {"all", NULL, MESSAGE_HELP_ALL, .letter = 'a', .kind = FLAG, FIELD(all)},
    {"check", NULL, MESSAGE_HELP_CHECK, .letter = 'c', .kind = FORMAT, .word = "check"},
    {"legal", NULL, MESSAGE_HELP_LEGAL, .kind = FLAG, FIELD(legal)},
    {"variations", NULL, MESSAGE_HELP_VARIATIONS, .kind = FLAG, FIELD(variations)},
    {"output", "FILE", MESSAGE_HELP_OUTPUT, .letter = 'o', .kind = TEXT, FIELD(output)},
    {"code", NULL, MESSAGE_HELP_CODE, .letter = 's', .kind = FORMAT, .word = "code"},
    {"game", "TEXT", MESSAGE_HELP_TITLE, .letter = 'g', .kind = TEXT, FIELD(title)},
    {"white", "TEXT", MESSAGE_HELP_WHITE, .letter = 'w', .kind = TEXT, FIELD(white)},
    {"black", "TEXT", MESSAGE_HELP_BLACK, .letter = 'b', .kind = TEXT, FIELD(black), .joined = true},
    {"language", "NAME", MESSAGE_HELP_LANGUAGE, .letter = 'l', .kind = TEXT, FIELD(language)},
    {"verbose", NULL, MESSAGE_HELP_VERBOSE, .letter = 'v', .kind = FLAG, FIELD(verbose)},
    {"quiet", NULL, MESSAGE_HELP_QUIET, .letter = 'q', .kind = FLAG, FIELD(quiet)},
    {"help", NULL, MESSAGE_HELP_HELP, .letter = 'h', .kind = DEED, .value = OPTIONS_HELP},
    {"version", NULL, MESSAGE_HELP_VERSION, .letter = 'V', .kind = DEED, .value = OPTIONS_VERSION, .joined = true},
    {.letter = 'p', .kind = FORMAT, .word = "ps"}, /* from here on for compatibility with traxfig 2.12 */
    {.letter = 'u', .kind = FORMAT, .word = "html"},
    {.letter = 'i', .kind = FORMAT, .word = "html", .implied = "player=yes"},
    {.letter = 't', .kind = IGNORED},
};

static const struct row *const rows_end = rows + sizeof rows / sizeof *rows;

/* Options that are being read. */
struct reader {
    struct options *options;
    struct message_fault *fault;
    const char **settings; /* arguments of -O */
    size_t capacity;
    int count;
    bool formatted;      /* an option names the format */
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
    fail(r, MESSAGE_NO_RULES, text_of(name), sink_contents(&known));
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
static bool set_moves(struct reader *r, const char *argument)
{
    struct options *o = r->options;
    const char *end;

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

static void add_setting(struct reader *r, const char *argument)
{
    r->settings = memory_grow(r->settings, &r->capacity, (size_t)r->count + 1, sizeof *r->settings);
    r->settings[r->count++] = argument;
}

/* Does what an option asks; its argument is NULL if it has none. */
static bool apply(struct reader *r, const struct row *row, const char *argument)
{
    struct options *o = r->options;
    void *field = (char *)o + row->field;

    switch (row->kind) {
    case FLAG: *(bool *)field = true; break;
    case TEXT: *(const char **)field = argument; break;
    case FORM: o->input_form = (enum input_form)row->value; break;
    case DEED: o->deed = (enum options_deed)row->value; break;
    case RULES: return set_rules(r, argument);
    case MOVES: return set_moves(r, argument);
    case FORMAT:
        r->implied = row->implied;
        r->formatted = true;
        return format_find(row->word ? row->word : argument, &o->backend, o->values, r->fault);
    case SETTING: add_setting(r, argument); break;
    case IGNORED: break;
    }
    return true;
}

/* Reads --NAME, --NAME=ARGUMENT, or --NAME and the next word as its argument. */
static bool read_long(struct reader *r, const char *word, const char *next, bool *used_next)
{
    struct text name = {word, strcspn(word, "=")};
    const char *argument = word[name.length] ? word + name.length + 1 : NULL;
    const struct row *row = rows;

    while (row < rows_end && !(row->name && text_is(text_skip(name, 2), row->name)))
        row++;
    if (row == rows_end)
        return fail(r, MESSAGE_NO_OPTION, name, text_of(NULL));
    if (argument && !row->argument)
        return fail(r, MESSAGE_SPARE_ARGUMENT, name, text_of(NULL));
    *used_next = row->argument && !argument;
    if (*used_next && !next)
        return fail(r, MESSAGE_NO_ARGUMENT, name, text_of(NULL));
    return apply(r, row, *used_next ? next : argument);
}

/* Reads letters after one dash. The first that has an argument takes the rest of the word, or the next word. */
static bool read_letters(struct reader *r, const char *word, const char *next, bool *used_next)
{
    const char *at;

    if (strcmp(word, "-ps") == 0) /* in traxfig 2.12 the same as -p, not -p -s */
        word = "-p";
    for (at = word + 1; *at; at++) {
        const struct row *row = rows;

        while (row < rows_end && row->letter != *at)
            row++;
        if (row == rows_end)
            return fail(r, MESSAGE_NO_OPTION, text_of(word), text_of(NULL));
        *used_next = row->argument && !at[1];
        if (*used_next && !next)
            return fail(r, MESSAGE_NO_ARGUMENT, text_of(word), text_of(NULL));
        if (row->argument)
            return apply(r, row, *used_next ? next : at + 1);
        if (!apply(r, row, NULL))
            return false;
    }
    return true;
}

/* Reads words up to one that is no option. Returns how many, or -1 with the fault set. */
static int read_words(struct reader *r, int count, char **words)
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

static bool read_environment(struct reader *r, const char *environment)
{
    char **words = NULL, *word;
    size_t capacity = 0;
    int count = 0, read;

    if (!environment)
        return true;
    r->options->environment = memory_new(strlen(environment) + 1, 1);
    strcpy(r->options->environment, environment);
    for (word = strtok(r->options->environment, " \t"); word; word = strtok(NULL, " \t")) {
        words = memory_grow(words, &capacity, (size_t)count + 1, sizeof *words);
        words[count++] = word;
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
static bool read_line(struct reader *r, int argc, char **argv)
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

static bool set_settings(struct reader *r)
{
    struct options *o = r->options;
    bool good = !r->implied || format_set(o->backend, r->implied, o->values, r->fault);
    int i;

    for (i = 0; i < r->count && good; i++)
        good = format_set(o->backend, r->settings[i], o->values, r->fault);
    return good;
}

/* Settles what depends on more than one option. */
static bool settle(struct reader *r)
{
    struct options *o = r->options;

    if (o->deed == OPTIONS_RUN && strcmp(o->font, "list") == 0) {
        o->deed = OPTIONS_FONTS;
        r->implied = NULL;
        format_find("ascii", &o->backend, o->values, r->fault);
    } else if (!r->formatted && o->output) {
        format_of_file(o->output, &o->backend, o->values);
    }
    if (!set_settings(r))
        return false;
    o->notation = o->backend->notation;
    if (o->legal && o->deed == OPTIONS_RUN)
        o->backend = &out_legal;
    return true;
}

bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault)
{
    struct reader r = {.options = o, .fault = fault};
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

/* Writes the names of an option; returns how many columns they take. */
static size_t write_names(const struct row *row, struct sink *to)
{
    sink_byte(to, row->letter ? '-' : ' ');
    sink_byte(to, row->letter ? row->letter : ' ');
    sink_string(to, " --");
    sink_string(to, row->name);
    return 5 + strlen(row->name);
}

/* Writes an option and, on the same line, those that are joined to it, which have the same argument. */
static void write_line(const struct message_catalogue *words, const struct row *row, struct sink *to)
{
    enum { COLUMN = 21 /* where the sentences begin */ };
    size_t used;

    sink_byte(to, ' ');
    used = 1 + write_names(row, to);
    if (row->argument) {
        sink_byte(to, ' ');
        sink_string(to, row->argument);
        used += 1 + strlen(row->argument);
    }
    sink_repeat(to, ' ', used + 2 <= COLUMN ? COLUMN - used : 2);
    message_write(words, row->help, NULL, to);
    for (row++; row->joined; row++) {
        sink_string(to, "; ");
        write_names(row, to);
        sink_string(to, ": ");
        message_write(words, row->help, NULL, to);
    }
    sink_byte(to, '\n');
}

void options_help(const struct message_catalogue *words, struct sink *to)
{
    const struct row *row;

    message_write(words, MESSAGE_HELP_USAGE, NULL, to);
    sink_byte(to, '\n');
    for (row = rows; row->name; row++)
        if (!row->joined)
            write_line(words, row, to);
    message_write(words, MESSAGE_HELP_END, NULL, to);
    sink_byte(to, '\n');
}
