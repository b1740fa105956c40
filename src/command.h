/* command: what the options are called, and which of them words name. Needs base.h, text.h, sink.h and
   message.h. */

enum command_id {
    COMMAND_NUMBERED, COMMAND_LINES, COMMAND_PLAIN, COMMAND_RULES, COMMAND_KEEP_GOING, COMMAND_MOVES, COMMAND_TO,
    COMMAND_SETTING, COMMAND_FONT, COMMAND_ALL, COMMAND_CHECK, COMMAND_LEGAL, COMMAND_VARIATIONS, COMMAND_OUTPUT,
    COMMAND_CODE, COMMAND_TITLE, COMMAND_WHITE, COMMAND_BLACK, COMMAND_LANGUAGE, COMMAND_VERBOSE, COMMAND_QUIET,
    COMMAND_HELP, COMMAND_VERSION,
    COMMAND_POSTSCRIPT, COMMAND_PAGE, COMMAND_PLAYER, COMMAND_TERMINAL, /* of these the help of -s tells */
    COMMAND_COUNT
};

/* What an option is called. */
struct command_row {
    char letter;          /* '\0': it has only a name */
    const char *name;
    const char *argument; /* NULL: it takes none */
};

/* The options, in the order of the help and of the MESSAGE_HELP_ sentences; those from the first without a
   name on have no sentence. Ends with a row that has neither letter nor name. */
extern const struct command_row command_table[];

/* The letters of those that the help has in the line of the option before, for it is to fit a screen. */
extern const char command_joined[];

/* Is told of an option that was read, with its argument, or "". False with the fault noted if it cannot be. */
typedef bool command_take(void *to, enum command_id id, const char *argument);

/* Reads words until one is no option. Returns how many were read, or -1 with the fault noted. */
int command_read(int count, char **words, command_take *take, void *to, struct message_fault *fault);
