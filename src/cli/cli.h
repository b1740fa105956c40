/* cli.h: the command line. Needs the doors of base, trax, record, analysis and render. */

/* format: the formats by name, and -O. */

/* Whether there is a format of this name. */
bool format_exists(struct text name);

/* Finds the format of this name and sets `values` to the defaults of its settings. False if there is none: *fault lists
   them all. */
bool format_find(const char *name, const struct backend **format, int values[SETTING_MAX],
                 struct message_fault *fault);

/* The same for the name of a file, by its extension, as .svg. If no format has it, both stay, and it is false for the
   extensions of pictures and documents, which text in them would spoil. */
bool format_of_file(const char *path, const struct backend **format, int values[SETTING_MAX],
                    struct message_fault *fault);

/* Whether the extension of a file may stand for this format: false for one of another format, picture or document; any
   text can have the extension txt. */
bool format_fits_file(const struct backend *format, const char *path);

/* Sets the values that an argument of -O gives: NAME=VALUE, or several with commas between them. False if the format
   has no such setting, or the setting no such value: *fault lists those it has. A setting that only other formats have
   is skipped if `lenient`. */
bool format_set(const struct backend *format, const char *argument, bool lenient, int values[SETTING_MAX],
                struct message_fault *fault);

/* Adds the names of all formats, or of those with settings, to a list of words. */
void format_names(struct sink *names);
void format_names_set(struct sink *names);

/* Writes what -O list shows: the settings of a format, or of all formats if that is NULL, each with its values, the
   default first. */
void format_list(const struct backend *format, struct sink *to);

/* Writes -O and a setting, NAME=VALUE; if only its name is given, with a value other than the default. Nothing if no
   format has it. */
void format_write_example(struct text setting, struct sink *to);

/* meant: what a word that is neither an option nor a file may have been meant to be. */

/* Writes an option that is meant by a word, with or without dashes: a format without -T, a setting without -O, a number
   without -m, a long option with other dashes. Nothing if it is none of these. */
void meant_write(struct text word, struct sink *to);

/* options: the options and operands of the command line. */

enum { OPTIONS_LAST = 1 << 30 /* of options.to: the last move, whichever that is */ };
enum { OPTIONS_ROWS = 27 /* of the table in rows.c */ };

enum options_deed {
    OPTIONS_RUN,
    OPTIONS_HELP,
    OPTIONS_VERSION,
    OPTIONS_FORMATS, /* this and the next: what `list` shows */
    OPTIONS_SETTINGS,
    OPTIONS_FONTS,
    OPTIONS_RULES,
    OPTIONS_LANGUAGES
};

/* Strings borrow from argv or, if they come from $TRAXFIG, from `environment`. */
struct options {
    enum options_deed deed;
    const struct backend *backend; /* with --legal out_legal */
    bool format_given;             /* by an option, also of $TRAXFIG; else the backend is the default */
    enum notation notation;        /* of the format, even if that gives way to out_legal */
    int values[SETTING_MAX];       /* of its settings */
    enum input_form input_form;
    const struct rules *rules; /* NULL: as the record says */
    bool keep_going, quiet, verbose, all, legal;
    bool variations;       /* check the sequences in comments */
    bool position;         /* -m: */
    int from, to;          /*   draw the positions after these moves; negative: from the end, -1 the last but one */
    struct text range;     /*   as it was typed */
    bool width_given;      /* the command line sets the width, for which only the font `auto` has a use */
    const char *font;      /* a name or a path */
    const char *language;  /* a name or a path; NULL: as the environment says */
    const char *output;    /* a path, or "=" for the first input's name with .out; NULL: standard output */
    const char *title, *white, *black; /* NULL: as the record says */
    char **operands;       /* owned; files or moves */
    int operand_count;
    bool moves;            /* the operands are moves */
    const char *given[OPTIONS_ROWS]; /* the options of the command line, as they were typed; NULL: not given */
    char *environment;     /* private, owned */
};

/* Reads the options of $TRAXFIG (NULL if it is not set), then those of the command line, which override them. False,
   with *fault set, if one is wrong, or two of the command line contradict each other. Free the options in either
   case. */
bool options_read(struct options *o, const char *environment, int argc, char **argv,
                  struct message_fault *fault);

/* The option of this long name as it was typed on the command line, not only in $TRAXFIG; NULL if it was not. */
const char *options_given(const struct options *o, const char *name);

/* Whether words begin with a move, or with a number and a move. */
bool options_is_moves(char *const *words, int count);

/* Sets which positions of a game of `count` moves the options ask for; there are none if *from > *to. False if the game
   lacks one of them. */
bool options_positions(const struct options *o, int count, int *from, int *to);

/* Finds an option of the command line that has no effect with the format, from *next on, which begins at 0. False if
   there are no more; else *fault is the warning. */
bool options_idle(const struct options *o, int *next, struct message_fault *fault);

/* Frees what the options own. */
void options_free(struct options *o);

/* help: what the program says of itself. */

/* Writes -h: a line for each option between the first and the last sentence of the help, 23 lines. */
void help_write(const struct message_catalogue *words, struct sink *to);

/* Writes what `list` shows for the deed of the options, but for -f list. */
void help_list(const struct options *o, const struct message_catalogue *words, struct sink *to);

/* report: diagnostics on stderr. */

struct report {
    struct message_catalogue words;
    enum message_severity worst; /* so far */
    long spent;                  /* moves tried for variations */
    bool holding;                /* the diagnostics of an input wait in `held` for the note that stands before them */
    struct sink held;
};

/* Prints that a format cannot draw these letters, if there are any. */
void report_missing(struct report *r, const char *format, const struct sink *letters);

/* Prints a fault, with its advice, and frees what it owns. */
void report_fault(struct report *r, struct message_fault *fault);

/* Holds the diagnostics of the next input back until report_input, if `verbose`. */
void report_hold(struct report *r, bool verbose);

/* Prints the errors of a game from this input, its repair if there is one, where it is repeated and its wrong
   variations if the options ask for them, and that it has no position to draw if it ends before that. */
void report_game(struct report *r, const struct game *g, const struct repair *repair, const struct input *in,
                 const struct options *o);

/* Prints that an input has no game; or if `verbose` what was read, in which form, and how much, and then what was held
   back; and which part was not read. */
void report_input(struct report *r, const struct input *in, const struct record *record, long games, long moves,
                  bool verbose);

/* inputs: the texts that the operands name. */

/* Reads the files, standard input or the moves of the command line into `inputs`, which has an element for each operand
   and one more; reports those that cannot be read. Returns how many were read. */
int inputs_read(const struct options *o, struct report *report, struct input *inputs);

/* Prints that the searches of a run have tried as many moves as they may, if they have. */
void report_searches(struct report *r, const struct analysis *a);

/* Prints for how many broken games no repair was looked for, if there are any. */
void report_repairs(struct report *r, const struct repair_run *run);

/* setup: everything before the first game is read. */

struct setup {
    struct options options;
    struct report report;
    struct message_catalogue english; /* for captions in a format that lacks letters of the language */
    struct font fonts[LOAD_SIZES]; /* only the first, unless the font is chosen by the size of each board */
    int font_count;
    struct render_settings settings;
    struct sink missing; /* letters that the format could not draw */
    struct input *inputs;
    int input_count;
    int read_count;    /* inputs, then a font and a catalogue, which the output must not replace either */
    bool unread;       /* an input could not be read */
    char *output_name; /* NULL: standard output */
    bool series;       /* each game, or each position of -m, is written to a file of its own: */
    long series_number; /* of the last one */
    struct output out;
    FILE *held[OUTPUT_HELD];
};

/* Reads options, language, font and inputs, and opens the output, unless it is a series. An input that cannot be read
   is reported and skipped, if standard output is written. False if nothing can be drawn, which has been reported; the
   output is then as it was. */
bool setup_read(struct setup *setup, int argc, char **argv);

/* Opens the output, of a series the next one. */
bool setup_open_output(struct setup *setup);

/* Closes the output; if nothing was drawn, the file stays as it was. Both report what fails. */
bool setup_close_output(struct setup *setup, bool drawn);

/* Frees what a setup owns. */
void setup_cleanup(struct setup *setup);
