/* base.h: memory, text, output, files and messages: what every wing stands on. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* memory: zeroed memory or a clean death, and plain ASCII classes of bytes. */

/* count * size zeroed bytes, never NULL. Without memory, and on overflow of the product, the program
   says so on stderr and exits with 2. */
void *memory_new(size_t count, size_t size);

/* An array of *room elements of size bytes each, made to hold at least need: the old one moved, grown
   to twice its room or more, *room updated. The new part is not zeroed, so that pages which nobody
   uses are never touched. Dies as memory_new does. */
void *memory_enlarge(void *array, size_t *capacity, size_t need, size_t size); /* private: when there is none */

static inline void *memory_grow(void *array, size_t *capacity, size_t need, size_t size)
{
    return array && need <= *capacity ? array : memory_enlarge(array, capacity, need, size);
}

/* Classes of bytes: ASCII alone, whatever the locale. */
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

/* Whether a byte is one of a set: a bit each, 32 in a number, the lowest first. */
static inline bool is_among(const uint32_t set[8], char c)
{
    unsigned char byte = (unsigned char)c;

    return set[byte >> 5] >> (byte & 31) & 1;
}

/* The capital of an ASCII letter; any other byte as it is. */
static inline char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* text: borrowed bytes. UTF-8 in, Latin-1 tolerated; nothing here owns memory but what text_slurp
   returns. */

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* bytes that hold any number text_number writes */ };

/* The bytes of a string, its end mark left out; NULL gives an empty text. */
struct text text_of(const char *string);

/* The bytes from `from` up to, not including, `to`. */
static inline struct text text_between(const char *from, const char *to)
{
    return (struct text){from, (size_t)(to - from)};
}

/* The text without so many bytes that it begins with. */
static inline struct text text_skip(struct text t, size_t n)
{
    return (struct text){t.at + n, t.length - n};
}

/* Whether a text is exactly this string; the second one takes either case of ASCII letters. */
bool text_is(struct text t, const char *string);
bool text_is_nocase(struct text t, const char *string);

/* Whether a text begins with this string, in either case. */
bool text_starts_nocase(struct text t, const char *string);

/* The text without the blanks (spaces, tabs) around it. */
struct text text_trim(struct text t);

/* Where the next line begins, if one ends here (with \n, \r\n or \r) or the text does. */
static inline const char *text_past_line(const char *at, const char *end)
{
    if (end - at > 1 && at[0] == '\r' && at[1] == '\n')
        at++;
    return at == end ? end : at + 1;
}

/* Cuts the next line off *rest; its end (\n, \r\n or \r) is in neither. False when *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* Cuts the next code point off *rest, which must not be empty. A byte that begins no well-formed
   UTF-8 sequence is read as Latin-1. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8 into four bytes; the number written. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* How many columns a terminal shows a text in: one for a code point, as text_rune reads it, but two for
   the letters and signs of East Asia. */
size_t text_columns(struct text t);

/* How many digits a number has that is not negative. */
static inline int text_digits(long number)
{
    int digits = 1;

    while (number >= 10) {
        number /= 10;
        digits++;
    }
    return digits;
}

/* A number in decimal, written into `digits`, a NUL behind it. */
struct text text_number(long number, char digits[TEXT_NUMBER]);

/* Reads a stream to its end into fresh memory, a NUL behind it. False if reading failed: then *all is
   empty and errno tells why. */
bool text_slurp(FILE *file, struct text *all);

/* sink: buffered bytes to a stream. What every backend prints with: print freely, main asks once
   whether all of it arrived. */

enum { SINK_PIECE = 1 << 17 /* bytes that are gathered for a stream, or more if so much room was asked for */ };

/* Zeroed, it keeps what it is given. */
struct sink {
    FILE *file; /* NULL: all that is written stays in memory, for sink_contents */
    char *bytes;
    size_t used;
    size_t capacity; /* private */
};

/* Makes a sink for a stream, or one that keeps what it is given in memory (NULL). */
void sink_begin(struct sink *s, FILE *file);

/* Hands what is waiting to the stream, if there is one. Failures stay in the stream, for ferror. */
void sink_flush(struct sink *s);

/* All that a sink without a stream has been given so far. It stays until the next write. */
struct text sink_contents(const struct sink *s);

/* Gives back its memory, whatever it is for: what it was given and has not handed on is gone. */
void sink_free(struct sink *s);

void sink_grow(struct sink *s, size_t bytes); /* private: where there is less */

/* One byte; a text; a string, as they are. */
static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == s->capacity)
        sink_grow(s, 1);
    s->bytes[s->used++] = c;
}

void sink_long(struct sink *s, struct text t); /* private: a text for which there is no room */

static inline void sink_text(struct sink *s, struct text t)
{
    if (t.length > s->capacity - s->used) {
        sink_long(s, t);
    } else if (t.length) {
        memcpy(s->bytes + s->used, t.at, t.length);
        s->used += t.length;
    }
}

void sink_string(struct sink *s, const char *string);

/* A string literal, where so many are written that a call for each would show: its length is known. */
static inline void sink_literal(struct sink *s, const char *string)
{
    sink_text(s, (struct text){string, strlen(string)});
}

/* The same byte `count` times. */
void sink_repeat(struct sink *s, char c, size_t count);

/* Room for so many bytes, to be written in place: write from where it points, and add to s->used how many it
   were. */
static inline char *sink_reserve(struct sink *s, size_t bytes)
{
    if (bytes > s->capacity - s->used)
        sink_grow(s, bytes);
    return s->bytes + s->used;
}

void sink_digits(struct sink *s, long number); /* private: a number that is not of one digit */

/* A number in decimal. */
static inline void sink_number(struct sink *s, long number)
{
    if (number >= 0 && number < 10)
        sink_byte(s, (char)('0' + number));
    else
        sink_digits(s, number);
}

/* The same and a blank: what the words of PostScript and the letters of SVG work on stands before them. */
void sink_operand(struct sink *s, long number);

/* The printable ASCII that a text begins with, up to a byte that is told, or some of it if there is more than room;
   how much that was: 0 if it begins with something else. */
size_t sink_plain(struct sink *s, struct text t, char stop);

/* A text as valid UTF-8, with each control character as one `?` (tabs as a space): nothing that comes
   from a record or a file name reaches a terminal unescaped. */
void sink_printable(struct sink *s, struct text t);

/* list: words in a row, a blank between them, for sentences that list what there is.  Begin with a zeroed one; free its bytes. */

struct list {
    char *bytes;
    size_t capacity, used;
};

void list_append(struct list *l, struct text word);
struct text list_text(const struct list *l);

/* builtin: a file by name, built in or from disk.  The table is generated: see
   embed.c and the Makefile. */

struct builtin {
    const char *name; /* as in its folder: "short2.tfm" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct builtin builtin_table[]; /* sorted by name as the Makefile lists it; ends with {NULL} */

/* The built-in file of this name: NAME itself or NAME with the suffix (".tfm") behind it. False if
   there is none. */
bool builtin_find(const char *name, const char *suffix, struct text *bytes);

/* A file from disk, "-" being standard input, in fresh memory. False if it could not be read, with
   errno set. */
bool file_read(const char *path, struct text *bytes);

/* The n-th built-in file whose name has this suffix, counted from 0; NULL past the last. */
const char *builtin_name(const char *suffix, size_t n);

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

/* file: a text that is read whole: from a file, from standard input, or made of words. */

struct input {
    const char *name; /* for people to read */
    struct text all;
};

/* Reads the file of this path, "-" being standard input. False with the fault noted if it cannot be read. */
bool input_read(struct input *in, const char *path, struct message_fault *fault);

/* Takes the words of a command line, a blank between them. */
void input_words(struct input *in, char *const *words, int count);

/* Gives back what the input owns. */
void input_free(struct input *in);

/* output: where the drawing goes: a stream, its name, and whether all of it arrived. */

struct output {
    struct sink sink;
    const char *name; /* for people to read */
    char *owned;      /* private: the path, or NULL for standard output */
    struct text spared; /* private: what the file has that may be an input by another name, or empty */
    FILE *seen;         /* private: it, opened to see what it has */
};

/* Names a zeroed output: the file `to`, "=" being the first input's name with .out added (traxfig.out if that
   is standard input, "-"), or standard output if it is NULL. */
void output_name(struct output *o, const char *to, const char *first);

/* Whether it is this file by its path, with the fault noted if so. Links are not followed: */
bool output_is_input(const struct output *o, const char *path, struct message_fault *fault);

/* If the file has just these bytes of an input, it may be that input by another name. Then what is written is
   kept in memory, and the file stays as it is. */
void output_spare(struct output *o, struct text input);

/* Opens it. False with the fault noted if it cannot be made. */
bool output_open(struct output *o, struct message_fault *fault);

/* Hands over what is waiting and closes it. False with the fault noted if anything that was printed did
   not arrive, or was to replace what may be an input. */
bool output_close(struct output *o, struct message_fault *fault);

/* Gives back what the output owns. */
void output_free(struct output *o);
