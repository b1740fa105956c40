/* cli: the command line. */

#ifndef CLI_H
#define CLI_H

#include "render/render.h"

/* format: the formats by name, and their settings for -O. */

/* Returns the format of this name, or NULL. */
const struct backend *format_named(struct text name);

/* Returns the format of this name; sets *fault and returns NULL if there is none. */
const struct backend *format_find(const char *name, struct message_fault *fault);

/* Sets *format by the extension of a file. For an unknown extension, changes nothing and returns true. For the
   extension of files that no format writes, such as .jpg, sets *fault and returns false. */
bool format_of_file(const char *path, const struct backend **format, struct message_fault *fault);

/* Whether the extension of a file fits a format. Unknown extensions and .txt fit all formats. The extension of files
   that traxfig cannot write, such as .jpg, fits no format. */
bool format_fits_file(const struct backend *format, const char *path);

/* Sets `values` to the defaults of the settings of a format. */
void format_defaults(const struct backend *format, int values[SETTING_MAX]);

/* Stores the values of an argument of -O: NAME=VALUE, or several separated by commas. *title gets the value of `title`.
   If a value is wrong, sets *fault and returns false. If `lenient`, skips settings that only other formats have. */
bool format_set(const struct backend *format, const char *argument, bool lenient, int values[SETTING_MAX],
                struct text *title, struct message_fault *fault);

/* Adds the names of the formats to a list of words. If `settable`, leaves out formats without settings. */
void format_names(bool settable, struct sink *names);

/* Writes the answer to -O list: the settings of a format (NULL: of all) with their values, the default first. */
void format_list(const struct backend *format, struct sink *to);

/* Writes -O NAME=VALUE. `setting` is NAME=VALUE or, if `next` is the value, only NAME. Replaces a wrong value by a
   valid value other than the default. Writes nothing if no format has the setting. */
void format_write_example(struct text setting, const char *next, struct sink *to);

/* meant: a guess at a word that is neither an option nor a file. Writes the option that is meant. The word may be a
   format without -T, a setting without -O (`next` may be the value), a number without -m, or an option with wrong
   dashes or without dashes. Returns false, and writes nothing, for any other word. `to` must be empty. */
bool meant_write(const char *word, const char *next, struct sink *to);

/* options: the options and operands of the command line. */

enum { OPTIONS_LAST = 1 << 30 /* value of options.to: the last move of each game */ };
enum { OPTIONS_ROWS = 32 /* rows of the table in rows.c */ };

enum options_deed {
    OPTIONS_RUN,
    OPTIONS_HELP,
    OPTIONS_VERSION,
    OPTIONS_FORMATS, /* this value and all values below write a list, as for `-T list` */
    OPTIONS_SETTINGS,
    OPTIONS_FONTS,
    OPTIONS_RULES,
    OPTIONS_LANGUAGES
};

/* Strings point into argv or, if they come from $TRAXFIG, into `environment`. */
struct options {
    enum options_deed deed;
    const struct backend *backend; /* the format; with --legal, out_legal */
    bool format_given;             /* an option, perhaps in $TRAXFIG, chose the format */
    bool width_given;              /* the command line sets -O width, which only -f auto uses */
    enum notation notation;        /* the notation of the format, even if out_legal replaces this format */
    int values[SETTING_MAX];       /* the values of the settings of the chosen format */
    struct text page_title;        /* the value of -O title; or empty */
    enum input_form input_form;
    int keep_going, quiet, all, legal, unique, verbose, variations; /* how often each option is given */
    const struct rules *rules; /* NULL: the record's rules */
    struct select select;
    const char *find;      /* a position that games must have; NULL: any */
    enum notation rewrite; /* copy the texts with moves in this notation; NOTATION_NONE: draw the games */
    const char *code;      /* a position to draw in place of games; NULL: none */
    struct text range;     /* the argument of -m as typed; `at` is NULL without -m */
    int from, to;          /* -m: draw the positions after these moves; -1 is the last move but one */
    const char *font;      /* a name or a path */
    const char *language;  /* a name or a path; NULL: the language of the locale */
    const char *output;    /* a path, or "=" for the first input's name with .out; NULL: standard output */
    const char *title, *white, *black; /* NULL: the record's title and names */
    char **operands;       /* owned; files or moves */
    int operand_count;
    bool moves;            /* the operands are moves */
    const char *given[OPTIONS_ROWS]; /* for each row, the name used on the command line; NULL: none */
    char *environment;     /* private, owned: the words of TRAXFIG, to which other members point */
};

/* Reads the options in `environment` (the value of TRAXFIG or NULL), then in argv. If two options set the same thing,
   the last counts. Sets *fault and returns false if options are wrong or contradictory. Always call options_free. */
bool options_read(struct options *o, const char *environment, int argc, char **argv, struct message_fault *fault);

/* Returns `-x` or `--name`, whichever the command line uses for the option with this long name; NULL: neither. */
const char *options_given(const struct options *o, const char *name);

/* Whether the words begin with a move, perhaps after a move number. */
bool options_is_moves(char *const *words, int count);

/* Sets *from and *to to the first and last position that the options ask for, as numbers of moves. Returns false if a
   game of `count` moves lacks one of these positions. If it lacks all of them, *from > *to or *from > count. */
bool options_positions(const struct options *o, int count, int *from, int *to);

/* Whether the option in row `row` of rows_table is on the command line but has no effect on the chosen format. If so,
   writes the formats on which the option has an effect, with commas between them. */
bool options_is_idle(const struct options *o, int row, struct sink *served);

void options_free(struct options *o);

/* help: help_write writes the answer to -h. help_list writes the answer to -T list, -O list, -r list or -l list. */
void help_write(const struct message_catalogue *words, struct sink *to);
void help_list(const struct options *o, const struct message_catalogue *words, struct sink *to);

/* report: diagnostics on stderr. */
struct report {
    struct message_catalogue words;
    const struct input *in;      /* the input that is read; set by the caller */
    struct sink *out;            /* the output or NULL; stdout is flushed before each diagnostic */
    enum message_severity worst; /* the severity of the worst diagnostic so far */
    long spent;                  /* moves tried so far to check variations */
    long due;                    /* seconds of processor time after which progress is reported; 0: never */
    long full;                   /* how many unfinished games of the input fill 8 by 8 spaces; they may be 8x8 Trax */
    int full_line;               /* the line of the first game that `full` counts */
    bool holding;                /* diagnostics are kept in `held` and printed after `notes` */
    struct sink notes, held;     /* notes: how the input is read */
    struct report_part {         /* consecutive games that were read in the same way */
        enum record_reading reading;
        int line;
        long games, moves;
    } part;
};

/* Adds a diagnostic to r->held and, unless r->holding, prints r->held. */
void report_say(struct report *r, enum message id, const struct message_place *place, const struct text *holes);

/* Prints a diagnostic about a game, with the game's place. */
void report_about(struct report *r, enum message id, const struct game *g, const struct text *holes);

/* Prints a fault and its advice, and frees fault->holes. Returns false. */
bool report_fault(struct report *r, struct message_fault *fault);

/* Prints what is wrong with a game: errors, words left over, a wrong result or length, missing positions of -m and,
   with --variations, wrong variations. Also prints the repair of the game. */
void report_game(struct report *r, const struct game *g, const struct repair *repair, const struct options *o);

/* Counts a game for report_input. Also call this for games that the options exclude. `rules`: from -r, or NULL. */
void report_count(struct report *r, const struct game *g, const struct rules *rules);

/* Ends an input: prints r->notes and r->held, and reports an input without games, an unreadable part, and r->full. */
void report_input(struct report *r, const struct record *record, long games);

/* report_proposal (for record.trace) adds a note on the games that a reading proposes. report_progress (for
   render_settings.progress) prints from time to time how far a run has come. In both, `to` is a struct report. */
void report_proposal(void *to, const struct record_proposal *p);
void report_progress(void *to, const struct game *g, int moves);

/* Reports that no game fits the options (`unwanted`), that searches or repairs reached a limit, that the format cannot
   draw some letters, or that it left out positions, names or comments. `spent`: how many moves the searches tried. */
void report_run(struct report *r, const struct render_settings *settings, const struct backend *format, bool unwanted,
                long spent, const struct repair_run *repairs);

/* inputs: reads the files, standard input, or the moves or code of the command line. `inputs` must have room for one
   input more than there are operands. Reports files that cannot be read. Returns the number of inputs read. */
int inputs_read(const struct options *o, struct report *report, struct input *inputs);

/* setup: everything before the first game is read. */
struct setup {
    struct options options;
    struct report report;
    struct font fonts[LOAD_FONTS]; /* more than one for -f auto */
    struct render_settings settings;
    struct find find; /* the position of --find */
    struct game position; /* the position of --position */
    struct sink missing; /* letters that the format cannot draw */
    struct render_dropped dropped;
    struct input *inputs;
    int input_count;
    int read_count;    /* number of files in `inputs`: the inputs, then other files that -o must not replace */
    char *output_name; /* NULL: standard output */
    bool series;       /* each game, or each position of -m, gets its own file */
    long series_number; /* number of the last file */
    struct output out;
};

/* Reads options, language, font and inputs. Opens the output unless it is a series. If the run must end, reports
   the reason and returns false. An unreadable input ends the run if the output is a file or no input is readable. */
bool setup_read(struct setup *setup, int argc, char **argv);

/* Opens the output, or the next file of a series. Reports a failure. */
bool setup_open_output(struct setup *setup);

/* Closes the output; leaves the file unchanged unless `drawn`. Reports a failure. */
bool setup_close_output(struct setup *setup, bool drawn);

void setup_cleanup(struct setup *setup);

#endif
