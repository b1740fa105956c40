/* complete: a build tool, not a part of the program. Prints the script by which a shell completes the words
   of a traxfig command. `complete SHELL < complete.SHELL` copies that file, and puts what the tables of the
   program say in the place of a line with @names@, @options@ or @settings@. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "cli/cli.h"

#include <stdlib.h>

enum shell { BASH, ZSH, FISH };

/* What can stand behind an option: names that are built in, a file. */
struct argument {
    const char *option;
    void (*add)(struct sink *words);
    bool file;
};

static void add_rules(struct sink *words)
{
    const struct rules *rules;

    for (rules = rules_table; rules->name; rules++)
        sink_word(words, text_of(rules->name));
}

static void add_formats(struct sink *words)
{
    const struct backend *b;
    int i;

    for (i = 0; (b = format_listed(i)) != NULL; i++)
        sink_word(words, text_of(b->name));
}

static void add_assets(const char *suffix, struct sink *words)
{
    const char *name;
    size_t i;

    for (i = 0; (name = file_builtin_name(suffix, i)) != NULL; i++)
        sink_word(words, (struct text){name, strlen(name) - strlen(suffix)});
}

static void add_fonts(struct sink *words)
{
    add_assets(".tfm", words);
}

static void add_languages(struct sink *words)
{
    add_assets(".msg", words);
}

static void add_all(struct sink *words)
{
    sink_word(words, text_of("all"));
}

static const struct argument arguments[] = {
    {"rules", add_rules, false}, {"moves", add_all, false},         {"to", add_formats, false},
    {"font", add_fonts, true},   {"language", add_languages, true}, {"output", NULL, true},
    {NULL, NULL, false},
};

static const struct argument *argument_of(const struct options_row *row)
{
    const struct argument *a = arguments;

    while (a->option && strcmp(a->option, row->name) != 0)
        a++;
    return a;
}

static bool is_setting(const struct options_row *row)
{
    return strcmp(row->name, "set") == 0;
}

/* Prints a list, and empties it. */
static void put_list(struct sink *words)
{
    struct text all = sink_contents(words);

    printf("%.*s", (int)all.length, all.length ? all.at : "");
    sink_free(words);
}

static void put_words(const struct argument *a)
{
    struct sink words = {0};

    if (a->add)
        a->add(&words);
    put_list(&words);
}

/* What a word that begins with a dash can be, for bash. */
static void put_names(void)
{
    const struct options_row *row;

    printf("        -*) known='");
    for (row = options_table; row->name; row++) {
        if (row->letter)
            printf("-%c ", row->letter);
        printf("--%s%s", row->name, row[1].name ? " " : "' ;;\n");
    }
}

/* What the help says of an option, in the quotes of a shell. */
static void put_help(enum shell shell, const struct message_catalogue *words, enum message help)
{
    struct text line = words->blocks[help];
    size_t i;

    for (i = 0; i < line.length; i++) {
        char c = line.at[i];

        if (c == '\'')
            printf("'\\''");
        else if (c == '\\' || (shell == ZSH && strchr("[]:", c)))
            printf("\\%c", c);
        else
            putchar(c);
    }
}

/* Only options with an argument: which words the last one asks for. */
static void put_bash_option(const struct options_row *row)
{
    const struct argument *a = argument_of(row);

    if (!row->argument || is_setting(row))
        return;
    printf("    ");
    if (row->letter)
        printf("-%c | ", row->letter);
    printf("--%s) known='", row->name);
    put_words(a);
    puts(a->file ? "' files=yes ;;" : "' ;;");
}

/* How an option is called: both names in braces, and not both in one command unless it may be repeated. */
static void put_zsh_names(const struct options_row *row)
{
    const char *plus = row->argument ? "+" : "", *equals = row->argument ? "=" : "";

    if (is_setting(row))
        printf("'*'");
    else if (row->letter)
        printf("'(-%c --%s)'", row->letter, row->name);
    if (row->letter)
        printf("{-%c%s,--%s%s}", row->letter, plus, row->name, equals);
    else
        printf("--%s%s", row->name, equals);
}

static void put_zsh_option(const struct message_catalogue *words, const struct options_row *row)
{
    const struct argument *a = argument_of(row);

    printf("        ");
    put_zsh_names(row);
    printf("'[");
    put_help(ZSH, words, row->help);
    printf("]");
    if (row->argument) {
        printf(":%s:%s", row->argument,
               is_setting(row) ? "_traxfig_settings" : !a->file ? "(" : a->add ? "{ compadd -- " : "_files");
        put_words(a);
        printf("%s", is_setting(row) ? "" : !a->file ? ")" : a->add ? "; _files }" : "");
    }
    puts("' \\");
}

static void put_fish_option(const struct message_catalogue *words, const struct options_row *row)
{
    const struct argument *a = argument_of(row);

    printf("complete -c traxfig");
    if (row->letter)
        printf(" -s %c", row->letter);
    printf(" -l %s", row->name);
    if (row->argument)
        printf(" -%c", a->file ? 'r' : 'x');
    if (row->argument && is_setting(row)) {
        printf(" -a '(__traxfig_settings)'");
    } else if (a->add) {
        printf(" -a '");
        put_words(a);
        putchar('\'');
    }
    printf(" -d '");
    put_help(FISH, words, row->help);
    puts("'");
}

static void put_options(enum shell shell, const struct message_catalogue *words)
{
    const struct options_row *row;

    for (row = options_table; row->name; row++)
        switch (shell) {
        case BASH: put_bash_option(row); break;
        case ZSH: put_zsh_option(words, row); break;
        case FISH: put_fish_option(words, row); break;
        }
}

/* A number's values, if there are few. */
static void put_numbers(const struct setting *s, const char *before)
{
    int n;

    if (s->max > 9)
        printf("%s%s=", before, s->name);
    for (n = s->min; n <= s->max && s->max <= 9; n++, before = " ")
        printf("%s%s=%d", before, s->name, n);
}

/* The settings of a format, as NAME=VALUE; of a number that can be large only NAME=. */
static void put_values(const struct backend *b)
{
    const struct setting *s;
    const char *before = "", *word;

    for (s = b->settings + b->first_setting; s->name; s++, before = " ") {
        if (!s->words)
            put_numbers(s, before);
        for (word = s->words; word && *word; before = " ") {
            size_t length = strcspn(word, " ");

            printf("%s%s=%.*s", before, s->name, (int)length, word);
            word += length + (word[length] == ' ');
        }
    }
}

static void put_settings(enum shell shell)
{
    const struct backend *b;
    int i;

    for (i = 0; (b = format_listed(i)) != NULL; i++)
        if (b->settings) {
            printf(shell == FISH ? "        case %s\n            set known " : "    %s) known='", b->name);
            put_values(b);
            puts(shell == FISH ? "" : "' ;;");
        }
}

static bool fill(enum shell shell)
{
    struct message_catalogue words = {.owned = NULL};
    char line[200];

    load_english(&words);
    while (fgets(line, sizeof line, stdin))
        if (strcmp(line, "@names@\n") == 0)
            put_names();
        else if (strcmp(line, "@options@\n") == 0)
            put_options(shell, &words);
        else if (strcmp(line, "@settings@\n") == 0)
            put_settings(shell);
        else
            fputs(line, stdout);
    return !ferror(stdin) && !fflush(stdout) && !ferror(stdout);
}

int main(int argc, char **argv)
{
    static const char *const shells[] = {[BASH] = "bash", [ZSH] = "zsh", [FISH] = "fish"};
    enum shell shell;

    for (shell = BASH; argc == 2 && shell <= FISH; shell++)
        if (strcmp(argv[1], shells[shell]) == 0)
            return fill(shell) ? 0 : 2;
    fputs("usage: complete bash|zsh|fish < template\n", stderr);
    return 2;
}
