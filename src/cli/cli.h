/* cli.h: the command line. */

#ifndef CLI_H
#define CLI_H

#include "render/render.h"

/* format: the formats by name, and -O. */

/* The format of this name, or NULL. */
const struct backend *format_named(struct text name);

/* Finds the format of this name and sets `values` to its defaults. False, with *fault set, if there is none. */
bool format_find(const char *name, const struct backend **format, int values[SETTING_MAX],
                 struct message_fault *fault);

/* As format_find, by the extension of a file; changes nothing if no format has it. False, with *fault set, for an
   extension of pictures or documents that no format writes. */
bool format_of_file(const char *path, const struct backend **format, int values[SETTING_MAX],
                    struct message_fault *fault);

/* Whether a file in this format may have this name: its extension is .txt, or not that of another kind of file. */
bool format_fits_file(const struct backend *format, const char *path);

/* Sets the values in an argument of -O: NAME=VALUE, or several with commas between them. False, with *fault set, if the
   format lacks the setting, or the setting the value. If `lenient`, skips settings of other formats. */
bool format_set(const struct backend *format, const char *argument, bool lenient, int values[SETTING_MAX],
                struct message_fault *fault);

/* Adds the names of all formats, or of those with settings if `settable`, to a list of words. */
void format_names(bool settable, struct sink *names);

/* Writes the answer to -O list: the settings of a format, or of all for NULL, with their values, the default first. */
void format_list(const struct backend *format, struct sink *to);

/* Writes -O NAME=VALUE for a setting, NAME=VALUE or NAME with the value in the next word; another value than the
   default in place of a wrong one. Writes nothing if no format has the setting. */
void format_write_example(struct text setting, const char *next, struct sink *to);

/* meant: writes the option that a word, neither an option nor a file, was meant to be: a format without -T, a setting
   without -O, a number without -m, a long option with other dashes. The next word may be the value of the setting.
   False for any other word. */
bool meant_write(const char *word, const char *next, struct sink *to);

/* options: the options and operands of the command line. */

enum { OPTIONS_LAST = 1 << 30 /* of options.to: the last move, whichever that is */ };
enum { OPTIONS_ROWS = 32 /* of the table in rows.c */ };

enum options_deed {
    OPTIONS_RUN,
    OPTIONS_HELP,
    OPTIONS_VERSION,
    OPTIONS_FORMATS, /* from here on: an argument is `list` */
    OPTIONS_SETTINGS,
    OPTIONS_FONTS,
    OPTIONS_RULES,
    OPTIONS_LANGUAGES
};

/* Strings borrow from argv or, if they come from $TRAXFIG, from `environment`. */
struct options {
    enum options_deed deed;
    const struct backend *backend; /* with --legal out_legal */
    bool format_given;             /* by an option, perhaps in $TRAXFIG; else the backend is the default */
    enum notation notation;        /* of the format, even if out_legal replaces it */
    int values[SETTING_MAX];       /* of its settings */
    enum input_form input_form;
    const struct rules *rules; /* NULL: those of the record */
    bool keep_going, quiet, all, legal, unique;
    struct select select;  /* the games that are wanted */
    const char *find;      /* a position that they must have; NULL: any */
    enum notation rewrite; /* write the texts with their moves in this notation; NOTATION_NONE: draw games */
    const char *code;      /* a position in place of games; NULL: none */
    int verbose; /* how often -v was given */
    bool variations;       /* check the sequences in comments */
    bool position;         /* -m: draw the positions after the moves */
    int from, to;          /*   `from` to `to`; negative numbers count from the end, -1 is the last but one */
    struct text range;     /*   as it was typed */
    bool width_given;      /* the command line sets the width, for the font `auto` */
    const char *font;      /* a name or a path */
    const char *language;  /* a name or a path; NULL: that of the environment */
    const char *output;    /* a path, or "=" for the first input's name with .out; NULL: standard output */
    const char *title, *white, *black; /* NULL: those of the record */
    char **operands;       /* owned; files or moves */
    int operand_count;
    bool moves;            /* the operands are moves */
    const char *given[OPTIONS_ROWS]; /* the options of the command line, as typed; NULL: not given */
    char *environment;     /* private, owned */
};

/* Reads the options of $TRAXFIG (NULL if it is not set), then those of the command line. Of options that exclude each
   other the last one counts. False, with *fault set, if one is wrong. Free the options in either case. */
bool options_read(struct options *o, const char *environment, int argc, char **argv, struct message_fault *fault);

/* The option of this long name as typed on the command line, else NULL. */
const char *options_given(const struct options *o, const char *name);

/* Whether words begin with a move, or with a number and a move. */
bool options_is_moves(char *const *words, int count);

/* Sets the positions of a game of `count` moves that the options ask for; none if *from > *to. False if some do not
   exist. */
bool options_positions(const struct options *o, int count, int *from, int *to);

/* Finds the next option of the command line without effect on the format, and sets *fault; else false. Zero *next
   first. */
bool options_idle(const struct options *o, int *next, struct message_fault *fault);

void options_free(struct options *o);

/* help: writes the answer to -h; to the argument `list`, except for -f list. */
void help_write(const struct message_catalogue *words, struct sink *to);
void help_list(const struct options *o, const struct message_catalogue *words, struct sink *to);

/* report: diagnostics on stderr. */
struct report {
    struct message_catalogue words;
    enum message_severity worst; /* so far */
    long spent;                  /* moves tried for variations */
    long due;                    /* seconds of computing after which progress is reported; 0: never */
    bool holding;                /* diagnostics wait in `held`, to follow the notes on how an input was read */
    struct sink notes, held;
    struct report_part {         /* consecutive games that were read in the same way */
        enum record_reading reading;
        int line;
        long games, moves;
    } part;
};

/* Prints a diagnostic, as message_say does. */
void report_say(struct report *r, enum message id, const struct message_place *place, const struct text *holes);

/* The place of a game, for report_say. */
struct message_place report_place(const struct game *g);

/* Prints a fault, with its advice, and frees its holes. Returns false. */
bool report_fault(struct report *r, struct message_fault *fault);

/* Prints the errors of a game, what is left over beside it, its repair, its wrong variations if the options ask for
   them, and positions of -m that it lacks. */
void report_game(struct report *r, const struct game *g, const struct repair *repair, const struct input *in,
                 const struct options *o);

/* Counts a game that was read, wanted or not, for report_input. */
void report_count(struct report *r, const struct game *g, const struct input *in);

/* Prints that an input has no game, or how its games were read and what was held back; and which part was not read. */
void report_input(struct report *r, const struct input *in, const struct record *record, long games);

/* For record.trace: prints what a reading proposes for an input. For render_settings.progress: prints how far a run is,
   if that is due: again when the time has doubled. `to` is a struct report_trace. */
struct report_trace {
    struct report *report;
    const struct input *input;
};
void report_proposal(void *to, const struct record_proposal *p);
void report_progress(void *to, const struct game *g, int moves);

/* Prints what concerns the run: no game is wanted; searches have tried all moves that they may; broken games for which
   no time was left; letters that the format cannot draw; drawings that it has no room for or, if it writes moves, games
   whose names and comments it leaves out. */
void report_run(struct report *r, const struct render_settings *settings, const struct backend *format, bool unwanted,
                long spent, const struct repair_run *repairs);

/* inputs: reads the files, standard input or the moves of the command line into `inputs`, which has an element for each
   operand and one more; reports those that cannot be read. Returns the number of inputs read. */
int inputs_read(const struct options *o, struct report *report, struct input *inputs);

/* setup: everything before the first game is read. */
struct setup {
    struct options options;
    struct report report;
    struct message_catalogue english; /* for captions in a format that lacks letters of the language */
    struct font fonts[LOAD_SIZES]; /* more than one for -f auto */
    int font_count;
    struct render_settings settings;
    struct find find; /* what --find names */
    struct game position; /* what --position names */
    struct sink missing; /* letters that the format cannot draw */
    long left_out;       /* drawings that it has no room for */
    struct input *inputs;
    int input_count;
    int read_count;    /* inputs, then other files that the output must not replace: a font, a catalogue */
    char *output_name; /* NULL: standard output */
    bool series;       /* each game, or each position of -m, has a file of its own */
    long series_number; /* of the last file */
    struct output out;
};

/* Reads options, language, font and inputs, and opens the output unless it is a series. Reports an input that cannot be
   read, and skips it if the output is standard output. False, after a report, if nothing can be drawn. */
bool setup_read(struct setup *setup, int argc, char **argv);

/* Opens the output, or the next file of a series. Reports a failure. */
bool setup_open_output(struct setup *setup);

/* Closes the output; leaves the file unchanged if nothing was drawn. Reports a failure. */
bool setup_close_output(struct setup *setup, bool drawn);

void setup_cleanup(struct setup *setup);

#endif
