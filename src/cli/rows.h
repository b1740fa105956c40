/* rows: the options as a table. Private to this module. */

#ifndef ROWS_H
#define ROWS_H

#include "cli/cli.h"

enum row_kind {
    ROW_FLAG,    /* counts in a field how often the option is given */
    ROW_TEXT,    /* stores the argument in a field */
    ROW_FORM,    /* sets options.input_form to `value` */
    ROW_DEED,    /* sets options.deed to `value` */
    ROW_RULES,
    ROW_MOVES,
    ROW_FORMAT,  /* chooses the format named `word` or, if `word` is NULL, the format that the argument names */
    ROW_SELECT,
    ROW_REWRITE,
    ROW_SETTING, /* keeps the argument until the format is known */
    ROW_IGNORED
};

struct row {
    const char *name;     /* with two dashes; NULL: no long name and no help */
    const char *brief;    /* a letter after a dash; NULL: none */
    const char *argument; /* the name of the argument in the help; NULL: the option has no argument */
    enum message help;
    enum row_kind kind;
    size_t field; /* offset of a member of struct options */
    const char *word, *implied; /* word: the name of a format; implied: a setting that the option also sets */
    int value;
    enum options_deed list; /* which list the argument `list` asks for; OPTIONS_RUN: none */
    const char *serves;     /* the formats on which the option has an effect; NULL: all; see tests/cli/options.sh */
    bool joined; /* the help of the option is on the line of the row above, so that all help fits on a screen */
};

/* The options in the order of the help, then the options without a name. */
extern const struct row rows_table[OPTIONS_ROWS];

/* Returns the option of this letter; NULL if there is none. */
const struct row *rows_letter(char letter);

/* Returns the number of options whose long names, with the dashes, begin with `name`. If `name` is a whole name, only
   the option of this name counts. Sets *row to the first option counted. Adds names longer than `name` to `names`. */
int rows_find(struct text name, const struct row **row, struct sink *names);

#endif
