/* cli.h: the command line. */

/* format: the backends by name, and their settings. */

/* The backend of this name. False with the fault noted, in which all are listed, if there is none. */
bool format_find(const char *name, const struct backend **found, struct message_fault *fault);

/* The n-th backend, counted from 0; NULL behind the last. */
const struct backend *format_listed(int n);

/* Sets each setting of a backend to its default. */
void format_defaults(const struct backend *b, int values[SETTING_MAX]);

/* Sets what KEY=VALUE says, or several of them with commas between. False with the fault noted if the backend
   has no such key, or the key no such value; those it has are listed. */
bool format_set(const struct backend *b, const char *settings, int values[SETTING_MAX],
                struct message_fault *fault);

/* command: what the options are called, and which of them words name. */

enum options_id {
    OPTION_NUMBERED, OPTION_LINES, OPTION_PLAIN, OPTION_RULES, OPTION_KEEP_GOING, OPTION_MOVES, OPTION_TO,
    OPTION_SETTING, OPTION_FONT, OPTION_ALL, OPTION_CHECK, OPTION_LEGAL, OPTION_VARIATIONS, OPTION_OUTPUT,
    OPTION_CODE, OPTION_TITLE, OPTION_WHITE, OPTION_BLACK, OPTION_LANGUAGE, OPTION_VERBOSE, OPTION_QUIET,
    OPTION_HELP, OPTION_VERSION,
    OPTION_POSTSCRIPT, OPTION_PAGE, OPTION_PLAYER, OPTION_TERMINAL, /* of these the help of -s tells */
    OPTION_COUNT
};

/* What an option is called. */
struct options_row {
    char letter;          /* '\0': it has only a name */
    const char *name;
    const char *argument; /* NULL: it takes none */
};

/* The options, in the order of the help and of the MESSAGE_HELP_ sentences; those from the first without a
   name on have no sentence. Ends with a row that has neither letter nor name. */
extern const struct options_row options_table[];

/* The letters of those that the help has in the line of the option before, for it is to fit a screen. */
extern const char options_joined[];

/* Is told of an option that was read, with its argument, or "". False with the fault noted if it cannot be. */
typedef bool options_take(void *to, enum options_id id, const char *argument);

/* Reads words until one is no option. Returns how many were read, or -1 with the fault noted. */
int options_parse(int count, char **words, options_take *take, void *to, struct message_fault *fault);

/* options: argv -> struct options. */

enum { OPTIONS_LAST = 1 << 30 /* `to` for every move there is */ };

enum options_deed { OPTIONS_RUN, OPTIONS_HELP, OPTIONS_VERSION, OPTIONS_FONTS };

struct options {
    enum options_deed deed;
    enum input_form input_form;
    const struct rules *rules; /* NULL: as the record says */
    bool keep_going, quiet, verbose, all;
    bool legal;            /* list moves: backend is one of out_legal */
    bool variations;       /* try the sequences in the comments */
    bool position;         /* -m was given: */
    int from, to;          /*   draw the positions after these moves */
    const struct backend *backend;
    int values[SETTING_MAX];
    const char *font;      /* a name, or a path */
    const char *language;  /* a name, or a path; NULL: as the environment says */
    const char *output;    /* a path; "=" for the input's name with .out; NULL for stdout */
    const char *title, *white, *black; /* NULL: as the record says */
    char **operands;       /* files or moves; points into argv */
    int operand_count;
    bool moves;            /* the operands are moves */
    char *environment;     /* private: what options of $TRAXFIG point into */
};

/* Reads the options of $TRAXFIG (words between blanks; NULL if unset), then those of the command line.
   False with the fault noted if one is wrong. */
bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault);

/* Gives back what the options own. */
void options_free(struct options *o);

/* help: what -h and -V print. */

/* Writes every option, made from the table that options_read reads by, and a line before and behind: with
   the prompt under it, it fills a screen of 24 lines. */
void help_write(const struct message_catalogue *words, struct sink *to);

/* Writes what -V prints. */
void help_version(struct sink *to);

/* report: says what is wrong, with a run or a game, and keeps how bad the worst of it was. */

struct report {
    struct message_catalogue words;
    enum message_severity worst;
};

/* Says a fault, and gives back what it owns. */
void report_fault(struct report *r, struct message_fault *fault);

/* Says which moves of a game could not be played, and where its numbers break off; `all` is the text that it
   is from, here and below. */
void report_errors(struct report *r, const struct game *g, struct text all);

/* Says which sequences in its comments do not hold, and with `count` how many do. */
void report_variations(struct report *r, const struct game *g, struct text all, bool count);

/* Says that a game has no position after so many moves. */
void report_no_position(struct report *r, const struct game *g, int moves);

/* Says that there is no game in a file. */
void report_no_game(struct report *r, const char *file);

/* Says what was read: how, never by guessing, and how much. */
void report_read(struct report *r, const char *file, enum input_form input_form, long games, long moves);
