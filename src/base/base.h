/* base.h: memory, text, output, messages and files. Every wing uses it. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* memory: allocation that cannot fail, and classes of bytes. */

/* count * size zeroed bytes, never NULL. Out of memory, the program says so on stderr and exits with
   status 2. */
void *memory_new(size_t count, size_t size);

/* Grows an array to hold at least `need` elements of `size` bytes; returns where it is then. *capacity is its
   length in elements, which at least doubles. New elements are not zeroed. Exits as memory_new does. */
void *memory_grow(void *array, size_t *capacity, size_t need, size_t size);

/* Classes of bytes: ASCII only, in any locale. */
static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static inline bool is_printable(char c)
{
    return c >= ' ' && c < 0x7F;
}

/* The capital of an ASCII letter; any other byte unchanged. */
static inline char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* text: borrowed bytes, UTF-8 as a rule. A byte that begins no well-formed UTF-8 sequence is read as Latin-1.
   A line ends with \n, \r\n or \r. */

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* bytes that hold any long in decimal, with its NUL */ };

/* The bytes of a string without its NUL; NULL gives an empty text. */
struct text text_of(const char *string);

/* The bytes from `from` up to, but not including, `to`. */
static inline struct text text_between(const char *from, const char *to)
{
    return (struct text){from, (size_t)(to - from)};
}

/* The text without its first n bytes. */
static inline struct text text_skip(struct text t, size_t n)
{
    return (struct text){t.at + n, t.length - n};
}

/* Whether a text equals this string; whether it does, or begins with it, in either case of ASCII letters. */
bool text_is(struct text t, const char *string);
bool text_is_nocase(struct text t, const char *string);
bool text_starts_nocase(struct text t, const char *string);

/* The text without the blanks (spaces, tabs) around it. */
struct text text_trim(struct text t);

/* Cuts the next line off *rest, which then begins with the line after it. *line is the line without its end.
   False if *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* Past the line end at `at`, or `end`. */
static inline const char *text_past_line(const char *at, const char *end)
{
    if (end - at > 1 && at[0] == '\r' && at[1] == '\n')
        at++;
    return at == end ? end : at + 1;
}

/* Cuts the next code point off *rest, which must not be empty. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8; returns how many bytes it has. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* The width of a text on a terminal, in columns: two for wide East Asian characters (Unicode 15,
   EastAsianWidth.txt), one for any other code point. */
size_t text_columns(struct text t);

/* How many decimal digits a number has that is not negative. */
int text_digits(long number);

/* Writes a number in decimal into `digits`, with a NUL after it. */
struct text text_number(long number, char digits[TEXT_NUMBER]);

/* sink: buffered output to a stream, or to memory. Write without checks; ferror on the stream tells later
   whether all of it arrived. */

enum { SINK_PIECE = 1 << 17 /* size in bytes of the buffer in front of a stream */ };

/* A zeroed sink keeps everything in memory. */
struct sink {
    FILE *file;      /* NULL: keeps everything in memory */
    char *bytes;     /* written, and not yet handed to the stream: */
    size_t used;     /*   how many */
    size_t capacity; /* private */
};

/* Makes a sink for a stream, or with NULL one that keeps everything in memory. */
void sink_begin(struct sink *s, FILE *file);

/* Hands the buffer to the stream, if there is one. */
void sink_flush(struct sink *s);

/* Frees the buffer; unflushed bytes are lost. The sink can be used again. */
void sink_free(struct sink *s);

/* Everything written to a sink without a stream. Valid until the next write. */
struct text sink_contents(const struct sink *s);

/* Makes room for `bytes` more. The caller may write them where the result points, and adds to s->used how many
   it wrote. */
char *sink_reserve(struct sink *s, size_t bytes);

/* Writes one byte. */
static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == s->capacity)
        sink_reserve(s, 1);
    s->bytes[s->used++] = c;
}

void sink_long(struct sink *s, struct text t); /* private: sink_text for what the buffer has no room for */

/* Writes a text. Inline, so that a text of known length is copied without a call. */
static inline void sink_text(struct sink *s, struct text t)
{
    if (t.length > s->capacity - s->used) {
        sink_long(s, t);
    } else if (t.length) {
        memcpy(s->bytes + s->used, t.at, t.length);
        s->used += t.length;
    }
}

/* Writes a string. */
void sink_string(struct sink *s, const char *string);

/* Writes a string literal. Inline, so that its length is known: JSON and SVG write many. */
static inline void sink_literal(struct sink *s, const char *string)
{
    sink_text(s, (struct text){string, strlen(string)});
}

/* Writes a byte `count` times. */
void sink_repeat(struct sink *s, char c, size_t count);

/* Writes a number in decimal; sink_operand a blank after it too, as PostScript and SVG paths need it. */
void sink_number(struct sink *s, long number);
void sink_operand(struct sink *s, long number);

/* Writes a word of a list: after a blank, unless the sink is empty. */
void sink_word(struct sink *s, struct text word);

/* Copies leading printable ASCII up to `stop`; returns how many bytes. */
size_t sink_plain(struct sink *s, struct text t, char stop);

/* Writes a text as valid UTF-8, a blank for each tab and a ? for any other control character. Text of records and
   names of files reach a terminal only through this. */
void sink_printable(struct sink *s, struct text t);

/* message: catalogues of sentences, and diagnostics on stderr. The catalogues are msg/LANGUAGE.msg;
   msg/README.md describes the format. */

/* The sentences. MESSAGE_NO_GAME is named no-game in a catalogue; a table in message.c has the names and the
   severities. Code adds an offset to those marked ORDER, so these keep the order of the named type. */
enum message {
    MESSAGE_NOTE, /* the first word of a diagnostic, by its severity */
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

    MESSAGE_ONE_GAME, /* counts that fill holes, for message_count: for one, then for other numbers */
    MESSAGE_MANY_GAMES,
    MESSAGE_ONE_MOVE,
    MESSAGE_MANY_MOVES,
    MESSAGE_ONE_TURN,
    MESSAGE_MANY_TURNS,

    MESSAGE_LANGUAGE, /* the web page: its language as BCP 47 names it, then its labels */
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
    MESSAGE_THEME_PRINT, /* ORDER: SCENE_THEME_NAMES */
    MESSAGE_THEME_CLASSIC,
    MESSAGE_THEME_MODERN,
    MESSAGE_THEME_LINE,

    MESSAGE_ATTACKS, /* -O marks */
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

    MESSAGE_HELP_USAGE, /* -h: the first line, a line for each option, the last line */
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

    MESSAGE_READ_NUMBERED, /* notes; ORDER: enum input_form */
    MESSAGE_READ_ARCHIVE,
    MESSAGE_READ_PLAIN,
    MESSAGE_READ_WORDS,
    MESSAGE_VARIATIONS,
    MESSAGE_ASIDE,

    MESSAGE_GAP, /* warnings */
    MESSAGE_VARIATION_NO_MOVE, /* ORDER: enum variation_verdict, from there on */
    MESSAGE_VARIATION_RENAMED,
    MESSAGE_VARIATION_ILLEGAL,
    MESSAGE_VARIATION_UNTRUE,
    MESSAGE_VARIATION_UNTOLD,
    MESSAGE_VARIATION_REFUTED,

    MESSAGE_SYNTAX, /* errors; ORDER: enum move_status, from MOVE_SYNTAX on */
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

    MESSAGE_CANNOT_READ, /* wrong usage, files that fail */
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
    MESSAGE_CATALOGUE_LINE, /* faults of a catalogue */
    MESSAGE_CATALOGUE_UNKNOWN,
    MESSAGE_CATALOGUE_TWICE,
    MESSAGE_CATALOGUE_HOLES,
    MESSAGE_CATALOGUE_MISSING,
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
    MESSAGE_IS_NOTE,    /* exit status 0 */
    MESSAGE_IS_WARNING, /* something was skipped: exit status 1 */
    MESSAGE_IS_ERROR,   /* exit status 1 */
    MESSAGE_IS_FATAL    /* exit status 2 */
};

enum { MESSAGE_HOLES = 3 /* in a sentence, at most */ };

struct message_catalogue {
    struct text blocks[MESSAGE_COUNT];
    char *owned; /* the text of the file that they borrow from; NULL if it is built in */
};

/* The place of a diagnostic in a text. */
struct message_place {
    const char *file;
    int line;         /* counted from 1; 0: the file as a whole */
    int column;       /* in bytes from 1; 0: the line as a whole */
    const char *at;   /* the place in the text, if there is a column */
    const char *end;  /* of that text */
    struct text move; /* written before the sentence, if not empty */
};

/* A diagnostic that is returned to the caller, who prints it: a sentence, the texts for its holes, and the
   line of the data file at fault. */
struct message_fault {
    enum message id;
    struct text holes[MESSAGE_HOLES];
    const char *file; /* NULL: no file is at fault */
    long line;        /* 0: the file as a whole */
    char *owned;      /* memory that the holes borrow from, which the caller frees; or NULL */
};

/* A fault without a file. */
struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three);

/* The severity of a diagnostic; sentences that are not diagnostics are notes. */
enum message_severity message_severity_of(enum message id);

/* Reads a catalogue: lines `NAME: SENTENCE`, continued by lines that begin with a blank; comments (#) and
   empty lines. Every name must occur once, with the same holes as in *pattern (NULL: any holes). Returns 0,
   or the number of the first wrong line with *fault set, but for its file; a name that is missing is at fault
   past the last line. *c is then unusable. *c and *fault borrow from the source. */
long message_read(struct message_catalogue *c, struct text source,
                  const struct message_catalogue *pattern, struct message_fault *fault);

/* Writes a sentence without an end of line. The holes are filled in order, or as they are numbered. Control
   characters are replaced. A line that continues a sentence loses its leading blanks. */
void message_write(const struct message_catalogue *c, enum message id, const struct text *holes,
                   struct sink *to);

/* Writes a count, such as `1 move` or `2 moves`: the sentence `one` for 1, else the one after it. */
void message_count(const struct message_catalogue *c, enum message one, long number, struct sink *to);

/* Prints a diagnostic on stderr: `FILE:LINE:COLUMN: error: MOVE: sentence`, then the line and a caret below
   the column; without a place, `traxfig: error: sentence`. Returns its severity. */
enum message_severity message_say(const struct message_catalogue *c, enum message id,
                                  const struct message_place *place, const struct text *holes);

/* file: files that are built in, and whole files as input. */

/* Generated by src/tools/embed.c, in the order of the Makefile's BUILTIN, where files of a kind are sorted by
   name. A row without a name ends it. */
struct builtin {
    const char *name; /* without its folder: "short2.tfm" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct builtin builtin_table[];

/* Finds the built-in file of this name, with the suffix (".tfm") added unless the name ends with it. False if
   there is none. */
bool file_builtin(const char *name, const char *suffix, struct text *bytes);

/* The name of the n-th built-in file with this suffix, from 0; NULL past the last. */
const char *file_builtin_name(const char *suffix, size_t n);

/* A text to read, and its name for messages. */
struct input {
    const char *name;
    struct text all; /* borrows from `bytes` */
    char *bytes;     /* owned; a NUL follows the last byte */
};

/* Reads a whole file, "-" being standard input. *in borrows the path. On failure, returns false and sets
   *fault. */
bool file_read(struct input *in, const char *path, struct message_fault *fault);

/* Makes a text of the words of a command line, with blanks between them. */
void file_words(struct input *in, char *const *words, int count);

/* Frees the text. */
void file_free(struct input *in);

/* output: the file or stream for the results. */

struct output {
    struct sink sink; /* write to this */
    const char *name; /* for messages */
    char *path;       /* private: owned; NULL for standard output */
    struct text kept; /* private: the contents of the file, if that may be an input; output stays in memory then */
};

/* Names a zeroed output: the file `to`; with "=" the first input's name with .out added, or traxfig.out if that is
   "-"; with NULL standard output. */
void output_name(struct output *o, const char *to, const char *first);

/* Whether a path names the output file, which must not replace an input; then *fault says so. Links are not
   followed. */
bool output_is_input(const struct output *o, const char *path, struct message_fault *fault);

/* Opens the output. If the file equals one of these inputs, it may be that input under another name: then the
   output is kept in memory, and the file stays. On failure, returns false and sets *fault. */
bool output_open(struct output *o, const struct input *inputs, int count, struct message_fault *fault);

/* Writes what is buffered and closes the output. False, with *fault set, if anything written did not arrive, or
   would have replaced what may be an input. */
bool output_close(struct output *o, struct message_fault *fault);

/* Frees the memory of an output, opened or not. */
void output_free(struct output *o);
