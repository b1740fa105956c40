#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

/* What an option is called; how many columns that takes. */
static size_t write_names(const struct options_row *o, struct sink *to)
{
    sink_byte(to, o->letter ? '-' : ' ');
    sink_byte(to, o->letter ? o->letter : ' ');
    sink_string(to, " --");
    sink_string(to, o->name);
    return 5 + strlen(o->name);
}

static bool is_joined(const struct options_row *o)
{
    return o->letter && strchr(options_joined, o->letter);
}

static void write_sentence(const struct message_catalogue *words, const struct options_row *o, struct sink *to)
{
    message_write(words, MESSAGE_HELP_NUMBERED + (enum message)(o - options_table), NULL, to);
}

/* An option, and in the same line those that are joined to it, which take what it takes. */
static void write_line(const struct message_catalogue *words, const struct options_row *o, struct sink *to)
{
    enum { COLUMN = 21 /* what is said of an option begins here */ };
    size_t used;

    sink_byte(to, ' ');
    used = 1 + write_names(o, to);
    if (o->argument) {
        sink_byte(to, ' ');
        sink_string(to, o->argument);
        used += 1 + strlen(o->argument);
    }
    sink_repeat(to, ' ', used + 2 <= COLUMN ? COLUMN - used : 2);
    write_sentence(words, o, to);
    for (o++; is_joined(o); o++) {
        sink_string(to, "; ");
        write_names(o, to);
        sink_string(to, ": ");
        write_sentence(words, o, to);
    }
    sink_byte(to, '\n');
}

void help_write(const struct message_catalogue *words, struct sink *to)
{
    const struct options_row *o;

    message_write(words, MESSAGE_HELP_USAGE, NULL, to);
    sink_byte(to, '\n');
    for (o = options_table; o->name; o++)
        if (!is_joined(o))
            write_line(words, o, to);
    message_write(words, MESSAGE_HELP_END, NULL, to);
    sink_byte(to, '\n');
}

/* It stands in a file of its own, where the manual and the tarball find it too. */
void help_version(struct sink *to)
{
    struct text version = text_of(NULL);

    file_builtin("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}
