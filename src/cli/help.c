/* help: -h and what `list` shows. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"
#include "cli/rows.h"

enum {
    COLUMN = 21, /* where the sentences of the help begin */
    WIDTH = 80
};

/* Writes the names of an option; returns how many columns they take. */
static size_t write_names(const struct row *row, struct sink *to)
{
    sink_string(to, row->brief ? row->brief : "  ");
    sink_byte(to, ' ');
    sink_string(to, row->name);
    return 3 + strlen(row->name);
}

/* Writes a text in the columns from COLUMN on, in several lines if it is long. */
static void write_wrapped(struct text t, struct sink *to)
{
    size_t used = 0;

    while (t.length) {
        struct text word = text_cut(&t, " ");
        size_t columns = text_columns(word);

        if (used && COLUMN + used + 1 + columns > WIDTH) {
            sink_byte(to, '\n');
            sink_repeat(to, ' ', COLUMN);
            used = 0;
        } else if (used) {
            sink_byte(to, ' ');
            used++;
        }
        sink_text(to, word);
        used += columns;
    }
}

/* Writes the sentence of an option, whose hole is the names of the formats. */
static void write_sentence(const struct message_catalogue *words, const struct row *row, struct sink *to)
{
    struct sink names = {0}, sentence = {0};
    struct text hole;

    format_names(&names);
    hole = sink_contents(&names);
    message_write(words, row->help, &hole, &sentence);
    write_wrapped(sink_contents(&sentence), to);
    sink_free(&sentence);
    sink_free(&names);
}

/* Writes an option and, on the same line, those that are joined to it, which have the same argument. */
static void write_line(const struct message_catalogue *words, const struct row *row, struct sink *to)
{
    size_t used;

    sink_byte(to, ' ');
    used = 1 + write_names(row, to);
    if (row->argument) {
        sink_byte(to, ' ');
        sink_string(to, row->argument);
        used += 1 + strlen(row->argument);
    }
    sink_repeat(to, ' ', used + 2 <= COLUMN ? COLUMN - used : 2);
    write_sentence(words, row, to);
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
    const struct row *row;

    message_write(words, MESSAGE_HELP_USAGE, NULL, to);
    sink_byte(to, '\n');
    for (row = rows_table; row->name; row++)
        if (!row->joined)
            write_line(words, row, to);
    message_write(words, MESSAGE_HELP_END, NULL, to);
    sink_byte(to, '\n');
}

/* Writes a line of a list: a name, and the sentence PREFIX-NAME. */
static void write_entry(struct text name, const char *prefix, const struct message_catalogue *words, struct sink *to)
{
    enum { NAME = 10 };
    struct sink key = {0};

    sink_string(&key, prefix);
    sink_text(&key, name);
    sink_text(to, name);
    sink_repeat(to, ' ', name.length < NAME ? NAME - name.length : 1);
    message_write(words, message_find(sink_contents(&key)), NULL, to);
    sink_byte(to, '\n');
    sink_free(&key);
}

static void list_formats(const struct message_catalogue *words, struct sink *to)
{
    struct sink names = {0};
    struct text rest;

    format_names(&names);
    for (rest = sink_contents(&names); rest.length;)
        write_entry(text_cut(&rest, " "), "format-", words, to);
    sink_free(&names);
}

static void list_rules(const struct message_catalogue *words, struct sink *to)
{
    const struct rules *rules;

    for (rules = rules_table; rules->name; rules++)
        write_entry(text_of(rules->name), "rules-", words, to);
}

/* Each language in its own words. */
static void list_languages(struct sink *to)
{
    struct message_catalogue words;
    struct message_fault fault;
    const char *file;
    size_t n;

    for (n = 0; (file = file_builtin_name(".msg", n)) != NULL; n++) {
        load_english(&words);
        load_language(&words, file, &fault);
        sink_text(to, words.blocks[MESSAGE_LANGUAGE]);
        sink_string(to, "  ");
        message_write(&words, MESSAGE_LANGUAGE_NAME, NULL, to);
        sink_byte(to, '\n');
    }
}

void help_list(const struct options *o, const struct message_catalogue *words, struct sink *to)
{
    switch (o->deed) {
    case OPTIONS_FORMATS: list_formats(words, to); break;
    case OPTIONS_SETTINGS: format_list(o->format_given ? o->backend : NULL, to); break;
    case OPTIONS_RULES: list_rules(words, to); break;
    default: list_languages(to); break;
    }
}
