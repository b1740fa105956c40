/* message: the catalogue of sentences, each with its severity; the only voice on stderr. Needs base.h,
   text.h and sink.h. The catalogues themselves are msg/NAME.msg; English is the pattern for all. */

/* ORDER: as the blocks of msg/en.msg. Diagnostics come last, sorted by severity. */
enum message {
    MESSAGE_NOTE, /* what a diagnostic begins with, by its severity */
    MESSAGE_WARNING,
    MESSAGE_ERROR,

    MESSAGE_WHITE, /* captions */
    MESSAGE_BLACK,
    MESSAGE_PLAYER,
    MESSAGE_GAME,
    MESSAGE_AFTER,
    MESSAGE_OPEN, /* ORDER: enum game_by */
    MESSAGE_BY_LOOP,
    MESSAGE_BY_LINE,
    MESSAGE_BY_BOTH,
    MESSAGE_BY_RESIGNATION,
    MESSAGE_BY_TIME,
    MESSAGE_BY_CLAIM,
    MESSAGE_BY_AGREEMENT,
    MESSAGE_BY_FULL_BOARD,
    MESSAGE_BROKEN,
    MESSAGE_CONTENTS,
    MESSAGE_GAMES,

    MESSAGE_LANGUAGE, /* the page: its language as BCP 47 names it, then its words */
    MESSAGE_MOVES,
    MESSAGE_START,
    MESSAGE_FIRST,
    MESSAGE_PREVIOUS,
    MESSAGE_PLAY,
    MESSAGE_PAUSE,
    MESSAGE_NEXT,
    MESSAGE_LAST,
    MESSAGE_CONTROLS,
    MESSAGE_POSITION,
    MESSAGE_CHOICE,
    MESSAGE_PREVIOUS_GAME,
    MESSAGE_NEXT_GAME,
    MESSAGE_NUMBERS,
    MESSAGE_COORDINATES,
    MESSAGE_THEME,
    MESSAGE_THEME_PRINT, /* ORDER: THEME_NAMES */
    MESSAGE_THEME_CLASSIC,
    MESSAGE_THEME_MODERN,
    MESSAGE_THEME_LINE,

    MESSAGE_ATTACKS, /* what -O marks says */
    MESSAGE_NO_ATTACK,
    MESSAGE_ATTACK_COUNTS,
    MESSAGE_SAFE,
    MESSAGE_NO_SAFE,
    MESSAGE_SAFE_COUNT,
    MESSAGE_CORNERS,
    MESSAGE_NO_CORNER,
    MESSAGE_CORNER_COUNTS,
    MESSAGE_WIN_NONE, /* ORDER: enum search_verdict */
    MESSAGE_WIN_FORCED,
    MESSAGE_WIN_TOO_LARGE,

    MESSAGE_HELP_USAGE, /* -h: what stands before, one line an option, what stands behind */
    MESSAGE_HELP_NUMBERED, /* ORDER: the table in command.c */
    MESSAGE_HELP_LINES,
    MESSAGE_HELP_PLAIN,
    MESSAGE_HELP_RULES,
    MESSAGE_HELP_KEEP_GOING,
    MESSAGE_HELP_MOVES,
    MESSAGE_HELP_TO,
    MESSAGE_HELP_SETTING,
    MESSAGE_HELP_FONT,
    MESSAGE_HELP_ALL,
    MESSAGE_HELP_CHECK,
    MESSAGE_HELP_LEGAL,
    MESSAGE_HELP_VARIATIONS,
    MESSAGE_HELP_OUTPUT,
    MESSAGE_HELP_CODE,
    MESSAGE_HELP_TITLE,
    MESSAGE_HELP_WHITE,
    MESSAGE_HELP_BLACK,
    MESSAGE_HELP_LANGUAGE,
    MESSAGE_HELP_VERBOSE,
    MESSAGE_HELP_QUIET,
    MESSAGE_HELP_HELP,
    MESSAGE_HELP_VERSION,
    MESSAGE_HELP_END,

    MESSAGE_FIRST_NOTE, /* notes: exit status 0 */
    MESSAGE_READ_NUMBERED = MESSAGE_FIRST_NOTE, /* ORDER: enum style */
    MESSAGE_READ_ARCHIVE,
    MESSAGE_READ_PLAIN,
    MESSAGE_READ_WORDS,
    MESSAGE_VARIATIONS,
    MESSAGE_ASIDE,

    MESSAGE_FIRST_WARNING, /* warnings: exit status 1, for something was left out */
    MESSAGE_GAP = MESSAGE_FIRST_WARNING,
    MESSAGE_VARIATION_NO_MOVE, /* ORDER: enum variation_verdict, from there on */
    MESSAGE_VARIATION_RENAMED,
    MESSAGE_VARIATION_ILLEGAL,
    MESSAGE_VARIATION_UNTRUE,
    MESSAGE_VARIATION_UNTOLD,
    MESSAGE_VARIATION_REFUTED,

    MESSAGE_FIRST_ERROR, /* errors: exit status 1 */
    MESSAGE_SYNTAX = MESSAGE_FIRST_ERROR, /* ORDER: enum turn_reason, from TURN_SYNTAX on */
    MESSAGE_BAD_FIRST,
    MESSAGE_OCCUPIED,
    MESSAGE_NO_NEIGHBOUR,
    MESSAGE_NO_SUCH_TILE,
    MESSAGE_AMBIGUOUS,
    MESSAGE_THREE_PATHS,
    MESSAGE_OFF_BOARD,
    MESSAGE_AFTER_END,
    MESSAGE_TOO_LARGE,
    MESSAGE_NO_GAME,
    MESSAGE_NO_POSITION,

    MESSAGE_FIRST_FATAL, /* wrong usage, files that fail: exit status 2 */
    MESSAGE_CANNOT_READ = MESSAGE_FIRST_FATAL,
    MESSAGE_CANNOT_WRITE,
    MESSAGE_SAME_FILE,
    MESSAGE_NO_OPTION,
    MESSAGE_NO_ARGUMENT,
    MESSAGE_SPARE_ARGUMENT,
    MESSAGE_NO_RULES,
    MESSAGE_NO_MOVES,
    MESSAGE_NO_FORMAT,
    MESSAGE_NO_KEY,
    MESSAGE_NO_KEYS,
    MESSAGE_NO_VALUE,
    MESSAGE_NO_FONT,
    MESSAGE_NO_LANGUAGE,
    MESSAGE_BAD_CATALOGUE,
    MESSAGE_FONT_FEW, /* ORDER: enum font_fault */
    MESSAGE_FONT_MANY,
    MESSAGE_FONT_EMPTY,
    MESSAGE_FONT_SIZE,
    MESSAGE_FONT_RAGGED,
    MESSAGE_FONT_HEIGHT,
    MESSAGE_FONT_FIELD,
    MESSAGE_FONT_CONTROL,

    MESSAGE_COUNT
};

enum message_severity {
    MESSAGE_IS_NOTE,
    MESSAGE_IS_WARNING,
    MESSAGE_IS_ERROR,
    MESSAGE_IS_FATAL
};

enum { MESSAGE_HOLES = 3 /* in a sentence, at most */ };

struct message_catalogue {
    struct text blocks[MESSAGE_COUNT];
    char *owned; /* the file that they are from, if it is not built in; or NULL */
};

/* Where in a text a diagnostic belongs. */
struct message_place {
    const char *file;
    int line;         /* counted from 1; 0: the file as a whole */
    int column;       /* in bytes from 1; 0: the line as a whole */
    const char *at;   /* the place in the text, if there is a column */
    const char *end;  /* of that text */
    struct text move; /* named before the sentence; empty for none */
};

/* What is wrong, for the one who says it: a sentence, what fills its holes, and the line of the data file
   where it was found. */
struct message_fault {
    enum message id;
    struct text holes[MESSAGE_HOLES];
    const char *file; /* NULL: no file is to blame */
    long line;        /* 0: the file as a whole */
    char *owned;      /* what the holes borrow from, for the one who says it to free; or NULL */
};

/* A fault that has nothing to do with a file. */
struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three);

/* Takes a catalogue apart: blocks with empty lines between them. Returns 0, or the number of the line
   with the first fault: a block with other holes than its twin in *pattern (NULL: any holes will do), a
   block too many, or, at the end, the blocks that are missing; *c is then not to be used. The source
   must stay where it is. */
long message_read(struct message_catalogue *c, struct text source,
                  const struct message_catalogue *pattern);

/* Writes a sentence with its holes filled, in order or as they are numbered, and no end of line. It and
   what fills them are made fit to print. */
void message_write(const struct message_catalogue *c, enum message id, const struct text *holes,
                   struct sink *to);

/* Says a sentence on stderr, as `FILE:LINE:COLUMN: error: MOVE: sentence` with the line and a caret
   under the place, or without a place as `traxfig: error: sentence`. A block that ends in $ is not
   followed by an end of line. */
enum message_severity message_say(const struct message_catalogue *c, enum message id,
                                  const struct message_place *place, const struct text *holes);
