#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

/* Writes the names of an option; returns how many columns they take. */
static size_t write_names(const struct options_row *row, struct sink *to)
{
    sink_byte(to, row->letter ? '-' : ' ');
    sink_byte(to, row->letter ? row->letter : ' ');
    sink_string(to, " --");
    sink_string(to, row->name);
    return 5 + strlen(row->name);
}

/* Writes an option and, on the same line, those that are joined to it, which have the same argument. */
static void write_line(const struct message_catalogue *words, const struct options_row *row, struct sink *to)
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

void help_write(const struct message_catalogue *words, struct sink *to)
{
    const struct options_row *row;

    message_write(words, MESSAGE_HELP_USAGE, NULL, to);
    sink_byte(to, '\n');
    for (row = options_table; row->name; row++)
        if (!row->joined)
            write_line(words, row, to);
    message_write(words, MESSAGE_HELP_END, NULL, to);
    sink_byte(to, '\n');
}

/* The version is a file of its own, src/version, which the manual and the tarball use too. */
void help_version(struct sink *to)
{
    struct text version = text_of(NULL);

    file_builtin("version", "", &version);
    sink_string(to, "traxfig ");
    sink_text(to, version);
}
