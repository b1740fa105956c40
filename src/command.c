#include "base.h"
#include "text.h"
#include "sink.h"
#include "message.h"
#include "command.h"

#include <string.h>

/* ORDER: enum command_id, and the MESSAGE_HELP_ sentences. */
const struct command_row command_table[COMMAND_COUNT + 1] = {
    [COMMAND_NUMBERED] = {'n', "numbered", NULL},
    [COMMAND_LINES] = {'\0', "lines", NULL},
    [COMMAND_PLAIN] = {'\0', "plain", NULL},
    [COMMAND_RULES] = {'r', "rules", "NAME"},
    [COMMAND_KEEP_GOING] = {'k', "keep-going", NULL},
    [COMMAND_MOVES] = {'m', "moves", "N"},
    [COMMAND_TO] = {'T', "to", "FORMAT"},
    [COMMAND_SETTING] = {'O', "set", "KEY=VALUE"},
    [COMMAND_FONT] = {'f', "font", "NAME"},
    [COMMAND_ALL] = {'a', "all", NULL},
    [COMMAND_CHECK] = {'c', "check", NULL},
    [COMMAND_LEGAL] = {'\0', "legal", NULL},
    [COMMAND_VARIATIONS] = {'\0', "variations", NULL},
    [COMMAND_OUTPUT] = {'o', "output", "FILE"},
    [COMMAND_CODE] = {'s', "code", NULL},
    [COMMAND_TITLE] = {'g', "game", "TEXT"},
    [COMMAND_WHITE] = {'w', "white", "TEXT"},
    [COMMAND_BLACK] = {'b', "black", "TEXT"},
    [COMMAND_LANGUAGE] = {'l', "language", "NAME"},
    [COMMAND_VERBOSE] = {'v', "verbose", NULL},
    [COMMAND_QUIET] = {'q', "quiet", NULL},
    [COMMAND_HELP] = {'h', "help", NULL},
    [COMMAND_VERSION] = {'V', "version", NULL},
    [COMMAND_POSTSCRIPT] = {'p', NULL, NULL}, /* short for formats, as traxfig 2.12 had them */
    [COMMAND_PAGE] = {'u', NULL, NULL},
    [COMMAND_PLAYER] = {'i', NULL, NULL},
    [COMMAND_TERMINAL] = {'t', NULL, NULL}, /* accepted and without effect, as traxfig 2.12 had it */
};

const char command_joined[] = "bV";

/* Who is told of the options, and of what is wrong with them. */
struct command {
    command_take *take;
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
    enum command_id id;

    for (id = 0; id < COMMAND_COUNT; id++)
        if (command_table[id].name && text_is((struct text){word + 2, length - 2}, command_table[id].name))
            break;
    if (id == COMMAND_COUNT)
        return fail(c, MESSAGE_NO_OPTION, (struct text){word, length});
    if (!command_table[id].argument && word[length])
        return fail(c, MESSAGE_SPARE_ARGUMENT, (struct text){word, length});
    if (command_table[id].argument && !argument)
        return fail(c, MESSAGE_NO_ARGUMENT, text_of(word));
    *used_next = command_table[id].argument && !word[length];
    return c->take(c->to, id, argument ? argument : "");
}

/* Letters behind one dash; the first that takes an argument takes the rest of the word, or the next. */
static bool read_letters(const struct command *c, const char *word, const char *next, bool *used_next)
{
    const char *at;
    bool good = true;

    if (strcmp(word, "-ps") == 0) /* as traxfig 2.12 had it: no -s behind a -p */
        return c->take(c->to, COMMAND_POSTSCRIPT, "");
    for (at = word + 1; *at && good; at++) {
        enum command_id id = 0;

        while (id < COMMAND_COUNT && command_table[id].letter != *at)
            id++;
        if (id == COMMAND_COUNT)
            return fail(c, MESSAGE_NO_OPTION, text_of(word));
        if (command_table[id].argument) {
            *used_next = !at[1];
            if (*used_next && !next)
                return fail(c, MESSAGE_NO_ARGUMENT, text_of(word));
            return c->take(c->to, id, at[1] ? at + 1 : next);
        }
        good = c->take(c->to, id, "");
    }
    return good;
}

int command_read(int count, char **words, command_take *take, void *to, struct message_fault *fault)
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
