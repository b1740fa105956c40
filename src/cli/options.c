#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

/* -O arguments wait until the format is known. */
struct reading {
    struct options *o;
    struct message_fault *fault;
    const char **settings;
    size_t setting_capacity;
    int setting_count;
    const char *implied; /* a setting that goes with the format, before those */
};

static bool fail(const struct reading *r, enum message id, struct text one, struct text two)
{
    *r->fault = message_fault(id, one, two, text_of(NULL));
    return false;
}

static bool set_settings(const struct reading *r)
{
    bool good;
    int i;

    format_defaults(r->o->backend, r->o->values);
    good = !r->implied || format_set(r->o->backend, r->implied, r->o->values, r->fault);
    for (i = 0; i < r->setting_count && good; i++)
        good = format_set(r->o->backend, r->settings[i], r->o->values, r->fault);
    return good;
}

static bool set_format(struct reading *r, const char *name, const char *implied)
{
    r->implied = implied;
    return format_find(name, &r->o->backend, r->fault);
}

/* Reads a move number from 1 on; where it ends, or NULL if there is none. */
static const char *read_number(const char *at, int *number)
{
    const char *start = at;

    for (*number = 0; is_digit(*at); at++)
        *number = *number < OPTIONS_LAST / 10 ? *number * 10 + (*at - '0') : OPTIONS_LAST - 1;
    return at == start || *number == 0 ? NULL : at;
}

static bool set_moves(const struct reading *r, const char *argument)
{
    struct options *o = r->o;
    const char *end = read_number(argument, &o->from);

    o->position = true;
    o->to = o->from;
    if (strcmp(argument, "all") == 0) {
        o->from = 1;
        o->to = OPTIONS_LAST;
        return true;
    }
    if (end && *end == '-')
        end = read_number(end + 1, &o->to);
    if (end && !*end && o->from <= o->to)
        return true;
    return fail(r, MESSAGE_NO_MOVES, text_of(argument), text_of(NULL));
}

static bool set_rules(const struct reading *r, const char *argument)
{
    struct sink known = {0};
    const struct rules *rules;

    r->o->rules = rules_find(argument);
    if (r->o->rules)
        return true;
    for (rules = rules_table; rules->name; rules++)
        sink_word(&known, text_of(rules->name));
    fail(r, MESSAGE_NO_RULES, text_of(argument), sink_contents(&known));
    r->fault->owned = known.bytes;
    return false;
}

static bool note_setting(struct reading *r, const char *argument)
{
    r->settings = memory_grow(r->settings, &r->setting_capacity, (size_t)r->setting_count + 1,
                            sizeof *r->settings);
    r->settings[r->setting_count++] = argument;
    return true;
}

static bool set_option(void *to, enum options_id id, const char *argument)
{
    struct reading *r = to;
    struct options *o = r->o;

    switch (id) {
    case OPTION_NUMBERED: o->input_form = INPUT_NUMBERED; return true;
    case OPTION_LINES: o->input_form = INPUT_ARCHIVE; return true;
    case OPTION_PLAIN: o->input_form = INPUT_PLAIN; return true;
    case OPTION_RULES: return set_rules(r, argument);
    case OPTION_KEEP_GOING: o->keep_going = true; return true;
    case OPTION_MOVES: return set_moves(r, argument);
    case OPTION_TO: return set_format(r, argument, NULL);
    case OPTION_SETTING: return note_setting(r, argument);
    case OPTION_FONT: o->font = argument; return true;
    case OPTION_ALL: o->all = true; return true;
    case OPTION_CHECK: return set_format(r, "check", NULL);
    case OPTION_LEGAL: o->legal = true; return true;
    case OPTION_VARIATIONS: o->variations = true; return true;
    case OPTION_OUTPUT: o->output = argument; return true;
    case OPTION_CODE: return set_format(r, "code", NULL);
    case OPTION_TITLE: o->title = argument; return true;
    case OPTION_WHITE: o->white = argument; return true;
    case OPTION_BLACK: o->black = argument; return true;
    case OPTION_LANGUAGE: o->language = argument; return true;
    case OPTION_VERBOSE: o->verbose = true; return true;
    case OPTION_QUIET: o->quiet = true; return true;
    case OPTION_HELP: o->deed = OPTIONS_HELP; return true;
    case OPTION_VERSION: o->deed = OPTIONS_VERSION; return true;
    case OPTION_POSTSCRIPT: return set_format(r, "ps", NULL);
    case OPTION_PAGE: return set_format(r, "html", NULL);
    case OPTION_PLAYER: return set_format(r, "html", "player=yes");
    default: return true; /* -t */
    }
}

static bool read_environment(struct reading *r, const char *environment)
{
    struct text rest = text_trim(text_of(environment));
    char **words = NULL, *copy;
    size_t capacity = 0;
    int count = 0, read;

    if (!rest.length)
        return true;
    copy = r->o->environment = memory_new(rest.length + 1, 1);
    memcpy(copy, rest.at, rest.length);
    for (copy = strtok(copy, " \t"); copy; copy = strtok(NULL, " \t")) {
        words = memory_grow(words, &capacity, (size_t)count + 1, sizeof *words);
        words[count++] = copy;
    }
    read = options_parse(count, words, set_option, r, r->fault);
    if (read >= 0 && read < count)
        fail(r, MESSAGE_NO_OPTION, text_of(words[read]), text_of(NULL));
    free(words);
    return read == count;
}

/* Whether an operand is a move, or begins with one and a blank. */
static bool is_move(const char *operand)
{
    struct text word = {operand, strcspn(operand, " \t\n")};
    struct notation_move move;

    return word.length && notation_read(word, &move) == word.length;
}

static bool read_all(struct reading *r, const char *environment, int argc, char **argv)
{
    struct options *o = r->o;
    int read;

    set_format(r, "ascii", NULL);
    if (!read_environment(r, environment))
        return false;
    read = options_parse(argc - 1, argv + 1, set_option, r, r->fault);
    if (read < 0)
        return false;
    o->operands = argv + 1 + read;
    o->operand_count = argc - 1 - read;
    o->moves = o->operand_count && is_move(o->operands[0]);
    if (o->operand_count == 1 && strcmp(o->operands[0], "?") == 0)
        o->deed = OPTIONS_HELP;
    if (o->deed == OPTIONS_RUN && strcmp(o->font, "list") == 0) {
        o->deed = OPTIONS_FONTS;
        set_format(r, "ascii", NULL);
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
    struct reading r = {.o = o, .fault = fault};
    bool good;

    *o = (struct options){.font = "short2"};
    good = read_all(&r, environment, argc, argv);
    free(r.settings);
    return good;
}

void options_free(struct options *o)
{
    free(o->environment);
    *o = (struct options){0};
}
