#include "base.h"
#include "text.h"
#include "sink.h"
#include "asset.h"
#include "message.h"
#include "command.h"
#include "help.h"

#include <string.h>

void help_write(const struct message_catalogue *words, struct sink *to)
{
    enum { COLUMN = 21 /* what is said of an option begins here */ };
    const struct command_row *o;

    message_write(words, MESSAGE_HELP_USAGE, NULL, to);
    sink_byte(to, '\n');
    for (o = command_table; o->name; o++) {
        size_t used = 6 + strlen(o->name) + (o->argument ? 1 + strlen(o->argument) : 0);

        sink_byte(to, ' ');
        sink_byte(to, o->letter ? '-' : ' ');
        sink_byte(to, o->letter ? o->letter : ' ');
        sink_string(to, " --");
        sink_string(to, o->name);
        if (o->argument) {
            sink_byte(to, ' ');
            sink_string(to, o->argument);
        }
        sink_repeat(to, ' ', used + 2 < COLUMN ? COLUMN - used : 2);
        message_write(words, MESSAGE_HELP_NUMBERED + (enum message)(o - command_table), NULL, to);
        sink_byte(to, '\n');
    }
    message_write(words, MESSAGE_HELP_END, NULL, to);
    sink_byte(to, '\n');
}

/* It stands in a file of its own, where the manual and the tarball find it too. */
void help_version(struct sink *to)
{
    struct text version = text_of(NULL);

    asset_built_in("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}
