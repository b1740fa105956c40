/* rows.h: the options as a table. Private to this wing. */

/* What an option does: */
enum row_kind {
    ROW_FLAG,    /* sets a field */
    ROW_TEXT,    /* puts its argument into a field */
    ROW_FORM,    /* sets the form of the input to its value */
    ROW_DEED,    /* the same with what is to be done */
    ROW_RULES,
    ROW_MOVES,
    ROW_FORMAT,  /* takes the format of its word, or if that is NULL of its argument */
    ROW_SETTING, /* keeps its argument until the format is known */
    ROW_IGNORED
};

struct row {
    const char *name;     /* with two dashes; NULL: none; then it has no help */
    const char *brief;    /* a letter after a dash; NULL: none */
    const char *argument; /* as the help calls it; NULL: none */
    enum message help;
    enum row_kind kind;
    size_t field; /* of struct options */
    const char *word, *implied; /* a format, and a setting that goes with it */
    int value;
    enum options_deed list; /* what the argument `list` shows; OPTIONS_RUN: nothing */
    const char *serves;     /* the formats on which it has an effect; NULL: all. tests/cli/options.sh tries each */
    bool joined; /* its help is on the line of the row before, so that the help fits a screen */
};

enum { ROWS = OPTIONS_ROWS };

/* The options in the order of the help, then those without a name. */
extern const struct row rows_table[ROWS];

/* The option of this letter; NULL if there is none. */
const struct row *rows_letter(char letter);

/* Finds the option of this name, with its dashes. */
bool rows_name(struct text name, const struct row **row);

/* Finds the options whose names begin with a text: only one if it is the whole name. Returns how many, *row is the
   first, and their names are added to a list of words. */
int rows_find(struct text name, const struct row **row, struct sink *names);
