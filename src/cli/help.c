#include "cli/rows.h"

enum {
    COLUMN = 21, /* the column at which the sentences of the help begin */
    WIDTH = 79
};

static void write_names(const struct row *row, struct sink *to)
{
    const char *brief = row->brief ? row->brief : row->joined ? "" : "  ";

    SINK(to, brief, *brief ? " " : "", row->name);
}

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

/* Writes a line of the help: an option with its sentence, and the options joined to this line. If a sentence has
   a hole, the names of the formats fill the hole. */
static void write_line(const struct message_catalogue *words, const struct row *row, struct sink *to)
{
    struct sink option = {0}, names = {0}, sentence = {0};

    sink_byte(&option, ' ');
    write_names(row, &option);
    if (row->argument)
        SINK(&option, " ", row->argument);
    sink_text(to, sink_contents(&option));
    sink_repeat(to, ' ', option.used + 2 <= COLUMN ? COLUMN - option.used : 2);
    format_names(false, &names);
    message_write(words, row->help, (struct text[1]){sink_contents(&names)}, &sentence);
    write_wrapped(sink_contents(&sentence), to);
    sink_free(&option);
    sink_free(&sentence);
    sink_free(&names);
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

/* Writes a line of a list: a name and its sentence. The sentence's key is the prefix and the name: `format-svg`. */
static void write_entry(struct text name, const char *prefix, const struct message_catalogue *words, struct sink *to)
{
    enum { NAME = 10 };
    struct sink key = {0};

    SINK(&key, prefix, name);
    sink_text(to, name);
    sink_repeat(to, ' ', name.length < NAME ? NAME - name.length : 1);
    message_write(words, message_find(sink_contents(&key)), NULL, to);
    sink_byte(to, '\n');
    sink_free(&key);
}

/* Writes a line for each language, such as `de  Deutsch`. */
static void list_languages(struct sink *to)
{
    struct message_catalogue words;
    struct message_fault fault;
    const char *file;

    for (size_t n = 0; (file = file_builtin_name(".msg", n)) != NULL; n++) {
        message_read(&words, file_builtin(file, ".msg"), &fault);
        SINK(to, words.blocks[MESSAGE_LANGUAGE], "  ");
        message_write(&words, MESSAGE_LANGUAGE_NAME, NULL, to);
        sink_byte(to, '\n');
    }
}

void help_list(const struct options *o, const struct message_catalogue *words, struct sink *to)
{
    const struct rules *rules;
    struct sink names = {0};
    struct text rest;

    switch (o->deed) {
    case OPTIONS_FORMATS:
        format_names(false, &names);
        for (rest = sink_contents(&names); rest.length;)
            write_entry(text_cut(&rest, " "), "format-", words, to);
        sink_free(&names);
        break;
    case OPTIONS_SETTINGS: format_list(o->format_given ? o->backend : NULL, to); break;
    case OPTIONS_RULES:
        for (rules = rules_table; rules->name; rules++)
            write_entry(text_of(rules->name), "rules-", words, to);
        break;
    default: list_languages(to); break;
    }
}
