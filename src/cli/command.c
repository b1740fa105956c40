#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

/* ORDER: enum options_id, and the MESSAGE_HELP_ sentences. */
const struct options_row options_table[OPTION_COUNT + 1] = {
    [OPTION_NUMBERED] = {'n', "numbered", NULL},
    [OPTION_LINES] = {'\0', "lines", NULL},
    [OPTION_PLAIN] = {'\0', "plain", NULL},
    [OPTION_RULES] = {'r', "rules", "NAME"},
    [OPTION_KEEP_GOING] = {'k', "keep-going", NULL},
    [OPTION_MOVES] = {'m', "moves", "N"},
    [OPTION_TO] = {'T', "to", "FORMAT"},
    [OPTION_SETTING] = {'O', "set", "KEY=VALUE"},
    [OPTION_FONT] = {'f', "font", "NAME"},
    [OPTION_ALL] = {'a', "all", NULL},
    [OPTION_CHECK] = {'c', "check", NULL},
    [OPTION_LEGAL] = {'\0', "legal", NULL},
    [OPTION_VARIATIONS] = {'\0', "variations", NULL},
    [OPTION_OUTPUT] = {'o', "output", "FILE"},
    [OPTION_CODE] = {'s', "code", NULL},
    [OPTION_TITLE] = {'g', "game", "TEXT"},
    [OPTION_WHITE] = {'w', "white", "TEXT"},
    [OPTION_BLACK] = {'b', "black", "TEXT"},
    [OPTION_LANGUAGE] = {'l', "language", "NAME"},
    [OPTION_VERBOSE] = {'v', "verbose", NULL},
    [OPTION_QUIET] = {'q', "quiet", NULL},
    [OPTION_HELP] = {'h', "help", NULL},
    [OPTION_VERSION] = {'V', "version", NULL},
    [OPTION_POSTSCRIPT] = {'p', NULL, NULL}, /* short for formats, as traxfig 2.12 had them */
    [OPTION_PAGE] = {'u', NULL, NULL},
    [OPTION_PLAYER] = {'i', NULL, NULL},
    [OPTION_TERMINAL] = {'t', NULL, NULL}, /* accepted and without effect, as traxfig 2.12 had it */
};

const char options_joined[] = "bV";

/* Who is told of the options, and of what is wrong with them. */
struct command {
    options_take *take;
    void *to;
    struct message_fault *fault;
};

static bool fail(const struct command *c, enum message id, struct text what)
{
    *c->fault = message_fault(id, what, text_of(NULL), text_of(NULL));
    return false;
}

/* One --name, --name=value, or --name and the next word as its value. */
static bool read_long(const struct command *c, const char *word, const char *next, bool *used_next)
{
    size_t length = strcspn(word, "=");
    const char *argument = word[length] ? word + length + 1 : next;
    enum options_id id;

    for (id = 0; id < OPTION_COUNT; id++)
        if (options_table[id].name && text_is((struct text){word + 2, length - 2}, options_table[id].name))
            break;
    if (id == OPTION_COUNT)
        return fail(c, MESSAGE_NO_OPTION, (struct text){word, length});
    if (!options_table[id].argument && word[length])
        return fail(c, MESSAGE_SPARE_ARGUMENT, (struct text){word, length});
    if (options_table[id].argument && !argument)
        return fail(c, MESSAGE_NO_ARGUMENT, text_of(word));
    *used_next = options_table[id].argument && !word[length];
    return c->take(c->to, id, argument ? argument : "");
}

/* Letters behind one dash; the first that takes an argument takes the rest of the word, or the next. */
static bool read_letters(const struct command *c, const char *word, const char *next, bool *used_next)
{
    const char *at;
    bool good = true;

    if (strcmp(word, "-ps") == 0) /* as traxfig 2.12 had it: no -s behind a -p */
        return c->take(c->to, OPTION_POSTSCRIPT, "");
    for (at = word + 1; *at && good; at++) {
        enum options_id id = 0;

        while (id < OPTION_COUNT && options_table[id].letter != *at)
            id++;
        if (id == OPTION_COUNT)
            return fail(c, MESSAGE_NO_OPTION, text_of(word));
        if (options_table[id].argument) {
            *used_next = !at[1];
            if (*used_next && !next)
                return fail(c, MESSAGE_NO_ARGUMENT, text_of(word));
            return c->take(c->to, id, at[1] ? at + 1 : next);
        }
        good = c->take(c->to, id, "");
    }
    return good;
}

int options_parse(int count, char **words, options_take *take, void *to, struct message_fault *fault)
{
    const struct command c = {take, to, fault};
    int i;

    for (i = 0; i < count; i++) {
        const char *word = words[i], *next = i + 1 < count ? words[i + 1] : NULL;
        bool used_next = false;

        if (strcmp(word, "--") == 0)
            return i + 1;
        if (word[0] != '-' || !word[1])
            return i;
        if (!(word[1] == '-' ? read_long : read_letters)(&c, word, next, &used_next))
            return -1;
        i += used_next;
    }
    return i;
}
