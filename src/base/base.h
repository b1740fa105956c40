/* base: memory, text, output, messages and files. Every module uses base. */

#ifndef BASE_H
#define BASE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* memory: allocation, and classes of bytes. If memory runs out, the program ends with status 2. */

/* Allocates count * size zeroed bytes. */
void *memory_new(size_t count, size_t size);

/* Enlarges `array`, which may be NULL, to hold at least `need` elements of `size` bytes; returns the array's address.
   *capacity is the number of elements that fit; growth at least doubles this number. Does not zero new elements. */
void *memory_grow(void *array, size_t *capacity, size_t need, size_t size);

/* Adds an element, not zeroed, to ARRAY and increments COUNT. Yields the address of the new element. */
#define MEMORY_ADD(ARRAY, COUNT, CAPACITY) \
    ((ARRAY) = (size_t)(COUNT) < (CAPACITY) ? (ARRAY) \
                                            : memory_grow((ARRAY), &(CAPACITY), (size_t)(COUNT) + 1, sizeof *(ARRAY)), \
     &(ARRAY)[(COUNT)++])

/* Classes of bytes: ASCII only, in any locale. */
static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static inline bool is_printable(char c)
{
    return c >= ' ' && c < 0x7F;
}

static inline bool is_control(uint32_t rune)
{
    return rune < ' ' || (rune >= 0x7F && rune < 0xA0);
}

static inline char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* Returns the value of a hexadecimal digit; -1 for any other byte. */
static inline int hex_digit(char c)
{
    return is_digit(c) ? c - '0' : to_upper(c) >= 'A' && to_upper(c) <= 'F' ? to_upper(c) - 'A' + 10 : -1;
}

/* Returns the value of two hexadecimal digits at `at`. Without two digits before `end`, returns a negative number. */
static inline int hex_byte(const char *at, const char *end)
{
    return end - at < 2 || hex_digit(at[1]) < 0 ? -1 : hex_digit(at[0]) * 16 + hex_digit(at[1]);
}

/* text: borrowed bytes, usually UTF-8. A byte that does not begin a well-formed UTF-8 sequence is read as Windows-1252.
   A line ends with \n, \r\n or \r. */

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* enough bytes for any int64_t in decimal */ };

/* Returns the bytes of a string without its NUL; for NULL, an empty text whose `at` is NULL. */
struct text text_of(const char *string);

/* Returns the bytes from `from` up to `to`, exclusive; none if `to` is before `from`. */
static inline struct text text_between(const char *from, const char *to)
{
    return (struct text){from, to > from ? (size_t)(to - from) : 0};
}

/* Returns a text without its first n bytes; the text must have at least n. */
static inline struct text text_skip(struct text t, size_t n)
{
    return (struct text){t.at + n, t.length - n};
}

static inline struct text text_skip_blanks(struct text t)
{
    while (t.length && is_blank(t.at[0]))
        t = text_skip(t, 1);
    return t;
}

/* Whether two texts, or a text and a string, have the same bytes. */
bool text_equal(struct text a, struct text b);
bool text_is(struct text t, const char *string);

/* Whether a text begins with this string, ignoring the case of ASCII letters. */
bool text_starts_nocase(struct text t, const char *string);

/* Whether a text equals this string, ignoring the case of ASCII letters. */
static inline bool text_is_nocase(struct text t, const char *string)
{
    return text_starts_nocase(t, string) && strlen(string) == t.length;
}

/* Returns a text without trailing blanks (spaces, tabs); text_trim removes leading blanks too. */
struct text text_cut_blanks(struct text t);
struct text text_trim(struct text t);

/* Whether a text contains a string, ignoring the case of ASCII letters. */
bool text_contains(struct text t, const char *string);

/* Returns word n (counted from 0) of a list with one space between words; an empty text if the list is shorter. */
struct text text_word(const char *words, int n);

/* Returns the index of a word in a list, counted from 0; -1 if the list lacks the word. */
int text_index(struct text word, const char *words);

/* Whether `word` is in `words`, a list in small letters with spaces between the words. Ignores the case of the ASCII
   letters of `word`, which may be UTF-8 or Latin-1. False if `word` is empty, has a space or is over 30 bytes long. */
bool text_is_among(struct text word, const char *words);

/* Returns the text of *rest before the first `mark`, and moves *rest past this mark. If *rest has no mark, returns all
   of *rest, and sets rest->at to NULL. */
struct text text_cut(struct text *rest, const char *mark);

/* Whether texts, ignoring case, differ at most by one byte added, lost or changed, or by two adjacent bytes swapped. */
bool text_is_near(struct text a, struct text b);

/* Returns a word of a list, ignoring case: the word equal to `word`; else the first near word (text_is_near), if either
   word has three bytes or more; else the only word that begins with `word`; else an empty text. */
struct text text_nearest(struct text word, struct text words);

/* Cuts the next line off *rest, and sets *line to this line without the line end. Returns false if *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* Returns the number of lines of a text. The last line counts even without a line end. */
int text_lines(struct text t);

/* Cuts a decimal number off the beginning of *rest and returns the number; -1 if there is no digit. If the number is
   above `most`, returns `most` or more, without overflow. */
int text_cut_number(struct text *rest, int most);

/* Cuts the next code point off *rest, which must not be empty, and returns this code point. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8; returns the number of bytes written. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* Whether a code point is invisible or changes the direction of text: most code points of the categories Cf, Zl and Zp
   (Unicode 15, DerivedGeneralCategory.txt), and U+E0000 to U+E0FFF. */
bool text_is_hidden(uint32_t rune);

/* Returns the columns that a text fills on a terminal: 2 for a wide East Asian character or emoji (nearly as in Unicode
   15, EastAsianWidth.txt), 1 for any other code point. */
size_t text_columns(struct text t);

/* Returns the number of decimal digits of a number that is not negative. */
int text_digits(int64_t number);

/* Writes a number in decimal at the end of `digits`, and returns the text of the number. TEXT(N) makes the array
   `digits`, which lasts until the end of the enclosing block. */
struct text text_number(int64_t number, char digits[TEXT_NUMBER]);
#define TEXT(N) text_number((N), (char[TEXT_NUMBER]){0})

/* sink: buffered output to a stream, or to memory. Callers need not check writes: ferror on the stream shows errors. */

enum { SINK_PIECE = 1 << 17 /* minimum bytes of a stream's buffer */ };

/* A zeroed struct is an empty sink in memory, ready for use. */
struct sink {
    FILE *file;      /* the stream; NULL: everything stays in memory */
    char *bytes;     /* the bytes not yet written to the stream */
    size_t used;     /* number of bytes in `bytes` */
    size_t capacity; /* private */
    int error;       /* the errno of the first failed write to the stream; 0: none failed, or errno was not set */
};

/* sink_flush writes the buffer to the stream. sink_free frees the buffer and writes nothing; the sink stays usable. */
void sink_flush(struct sink *s);
void sink_free(struct sink *s);

/* Returns everything written to a sink without a stream. The text is valid until the next write. */
struct text sink_contents(const struct sink *s);

/* Returns the bytes from index `begin` up to `end`, exclusive, of a sink without a stream. */
struct text sink_part(const struct sink *s, size_t begin, size_t end);

/* Makes room for `bytes` more bytes and returns the room's address. A caller who fills n bytes adds n to s->used. */
char *sink_reserve(struct sink *s, size_t bytes);

static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == s->capacity)
        sink_reserve(s, 1);
    s->bytes[s->used++] = c;
}

/* Inline, so that compilers copy the many literals of JSON and SVG without a call. */
static inline void sink_text(struct sink *s, struct text t)
{
    if (!t.length)
        return; /* t.at may be NULL */
    if (t.length > s->capacity - s->used)
        sink_reserve(s, t.length);
    memcpy(s->bytes + s->used, t.at, t.length);
    s->used += t.length;
}

static inline void sink_string(struct sink *s, const char *string)
{
    sink_text(s, (struct text){string, strlen(string)});
}

/* Writes a byte `count` times. sink_number writes a number in decimal. */
void sink_repeat(struct sink *s, char c, size_t count);
void sink_number(struct sink *s, int64_t number);

/* Writes up to nine strings, texts, numbers or values of type char, one after another: SINK(to, "move ", n, "\n"). In
   C, 'x' is an int: SINK writes 120 for 'x', and x for (char)'x'. */
#define SINK(TO, ...)                                                                                                  \
    SINK_NAME(__VA_ARGS__, SINK_9, SINK_8, SINK_7, SINK_6, SINK_5, SINK_4, SINK_3, SINK_2, SINK_1, 0)(TO, __VA_ARGS__)
#define SINK_NAME(A, B, C, D, E, F, G, H, I, NAME, ...) NAME
#define SINK_1(TO, A) \
    _Generic((A), char *: sink_string, const char *: sink_string, struct text: sink_text, char: sink_byte, \
             default: sink_number)(TO, A)
#define SINK_2(TO, A, ...) SINK_1(TO, A), SINK_1(TO, __VA_ARGS__)
#define SINK_3(TO, A, ...) SINK_1(TO, A), SINK_2(TO, __VA_ARGS__)
#define SINK_4(TO, A, ...) SINK_1(TO, A), SINK_3(TO, __VA_ARGS__)
#define SINK_5(TO, A, ...) SINK_1(TO, A), SINK_4(TO, __VA_ARGS__)
#define SINK_6(TO, A, ...) SINK_1(TO, A), SINK_5(TO, __VA_ARGS__)
#define SINK_7(TO, A, ...) SINK_1(TO, A), SINK_6(TO, __VA_ARGS__)
#define SINK_8(TO, A, ...) SINK_1(TO, A), SINK_7(TO, __VA_ARGS__)
#define SINK_9(TO, A, ...) SINK_1(TO, A), SINK_8(TO, __VA_ARGS__)

/* Writes number / 10^places without superfluous zeros: .36 for 360 with three places. */
void sink_decimal(struct sink *s, int64_t number, int places);

/* Writes a template. Each of the signs #~^@ stands for the next number: # for the number itself, ~ for a tenth of the
   number, ^ for a hundredth, @ for a thousandth. SINK_FILL takes the numbers as arguments. */
void sink_fill(struct sink *s, const char *template, const int64_t *numbers);
#define SINK_FILL(TO, TEMPLATE, ...) sink_fill(TO, TEMPLATE, (int64_t[]){__VA_ARGS__})

/* Writes the lowest `count` bytes of a number, the highest first. sink_hex writes the lowest `digits` hexadecimal
   digits. sink_roman writes a number in roman numerals: xiv. */
void sink_bytes(struct sink *s, uint32_t number, int count);
void sink_hex(struct sink *s, uint32_t number, int digits);
void sink_roman(struct sink *s, int number);

/* Writes a code point as UTF-8; U+FFFD in place of a surrogate or of a number above U+10FFFF. */
void sink_rune(struct sink *s, uint32_t rune);

/* Adds a word to the list of words in a sink. First writes a blank, unless the sink is empty or ends with a NUL. */
void sink_word(struct sink *s, struct text word);

/* Puts commas between the words of the list that begins at byte `begin` of the sink: `a b c` becomes `a, b, c`. */
void sink_commas(struct sink *s, size_t begin);

/* Writes a text as valid UTF-8, with a blank for each tab and a ? for any other control character. */
void sink_printable(struct sink *s, struct text t);

/* Writes a text as sink_printable does, but with a ? also for each hidden code point (text_is_hidden). sink_lines also
   keeps line ends, and writes each as \n. Use one of these functions to show text from a record on a terminal. */
void sink_shown(struct sink *s, struct text t);
void sink_lines(struct sink *s, struct text lines);

/* Writes the name of a file as sink_shown does, at the beginning of a line. If the name begins with a colon, or with
   spaces and a colon, puts ./ before the name: GitHub reads a line that begins with :: as a command. */
void sink_file(struct sink *s, const char *name);

/* Writes a file name to a sink in memory: quoted for a shell if necessary, with ./ before a leading -. Returns false
   and writes nothing if the name begins with < or has a ' or a byte that sink_shown changes. */
bool sink_quoted(struct sink *s, const char *name);

/* Packs bits into the bytes of a sink. The first bit becomes the lowest bit of a byte, as in DEFLATE and GIF. */
struct sink_bits {
    struct sink *to;
    uint32_t hold; /* bits that do not yet fill a byte */
    int held;      /* number of bits in `hold` */
};

/* Writes the lowest `count` bits, at most 24; higher bits must be 0. To fill up the last byte, write 7 zero bits. */
static inline void sink_add_bits(struct sink_bits *b, uint32_t bits, int count)
{
    b->hold |= bits << b->held;
    for (b->held += count; b->held >= 8; b->held -= 8) {
        sink_byte(b->to, (char)(b->hold & 0xFF));
        b->hold >>= 8;
    }
}

/* decode: if a text is encoded, writes the decoded text to a zeroed sink and returns true. A NUL follows the text but
   is not part of the contents. Decodes UTF-16, UTF-32, quoted-printable, percent-encoding, control sequences of
   terminals, RTF, and a PNG that -T png wrote. */
bool decode_text(struct text all, struct sink *to);

/* Decodes Rich Text Format only, as decode_text does, but writes no NUL. */
bool rtf_decode(struct text all, struct sink *to);

/* Returns the encoding or format of a text that the user must decode first, such as "base64"; NULL for other texts. */
const char *decode_guess(struct text all);

/* deflate: compresses a text, which must have fewer than 2^31 bytes, to a zlib stream (RFC 1950). */
void deflate_write(struct text all, struct sink *to);

/* message: diagnostics on stderr; catalogues of sentences, msg/LANGUAGE.msg (for their format see msg/README.md). */

enum message_severity {
    MESSAGE_IS_NOTE,    /* exit status 0 */
    MESSAGE_IS_IDLE,    /* a warning about options: exit status 0 */
    MESSAGE_IS_WARNING, /* exit status 1 */
    MESSAGE_IS_ERROR,   /* exit status 1 */
    MESSAGE_IS_FATAL    /* exit status 2 */
};

/* All sentences. error(SYNTAX) has the severity `error` and the constant MESSAGE_SYNTAX. Captions and help are notes.
   Catalogues write BY_LOOP as by-loop. The catalogues in msg keep the order of this list. Where a comment below
   says `in the order of SCENE_THEMES`, code adds an index of SCENE_THEMES to the first constant after the comment. */
#define MESSAGE_LIST(note, idle, warning, error, fatal) \
    /* the first word of a diagnostic, by its severity */ \
    note(NOTE) note(WARNING) note(ERROR) \
    /* captions; WHITE and BLACK: in the order of enum board_colour */ \
    note(WHITE) note(BLACK) note(PLAYER) note(GAME) note(AFTER) note(TO_MOVE) note(OPEN) note(BY_LOOP) note(BY_LINE) \
    note(BY_BOTH) note(BY_RESIGNATION) note(BY_TIME) note(BY_CLAIM) note(BY_AGREEMENT) note(BY_FULL_BOARD) \
    note(BROKEN) note(CONTENTS) note(PLAYERS) note(OPENINGS) note(SOLUTIONS) note(ANY) note(GAMES) note(PROBLEMS) \
    /* counts, in pairs for message_count: the sentence for 1, then the sentence for other numbers */ \
    note(ONE_GAME) note(MANY_GAMES) note(ONE_MOVE) note(MANY_MOVES) note(ONE_TURN) note(MANY_TURNS) \
    /* names of moves in diagnostics; MOVE_WHITE and MOVE_BLACK are for records that number pairs of moves */ \
    note(MOVE_NUMBER) note(MOVE_WHITE) note(MOVE_BLACK) \
    /* for the web page: LANGUAGE is a BCP 47 tag, such as `de`; the others are labels */ \
    note(LANGUAGE) note(MOVES) note(START) note(FIRST) note(PREVIOUS) note(PLAY) note(PAUSE) note(NEXT) note(LAST) \
    note(CONTROLS) note(POSITION) note(CHOICE) note(PREVIOUS_GAME) note(NEXT_GAME) note(NUMBERS) note(COORDINATES) \
    note(THEME) \
    /* in the order of SCENE_THEMES */ \
    note(THEME_PRINT) note(THEME_CLASSIC) note(THEME_MODERN) note(THEME_LINE) \
    /* labels about the user's moves, variations, problems, sharing, saving, the view, and finding games */ \
    note(OWN_LINE) note(VARIATION) note(HOLDS) note(REFUTED) note(ILLEGAL_LINE) note(UNDECIDED) note(REFUTATION) \
    note(SPACE) note(PICK_TILE) note(REMARK) note(UNDO) note(TO_GAME) note(TYPE_MOVE) note(NOTATION) \
    note(NOTATION_MODERN) note(NOTATION_CLASSIC) note(SHARE) note(COPY_LINK) note(COPY_MOVES) note(COPY_BOARD) \
    note(COPY_PICTURE) note(GUESS) note(OTHER_MOVE) note(SHOW_SOLUTION) note(PREVIOUS_PROBLEM) note(NEXT_PROBLEM) \
    note(RIGHT) note(SOLVED) note(NO_SOLUTION) note(COPY_EMBED) note(SAVE_RECORD) note(SAVE_SVG) note(SAVE_PNG) \
    note(PRINT) note(COPIED) note(VIEW) note(TOOLS) note(SPEED) note(FULL_SCREEN) note(KEYS) note(KEY_HOME) \
    note(KEY_END) note(KEY_SPACE) note(MARKS) note(TURN_BOARD) note(MIRROR_BOARD) note(ZOOM_IN) note(ZOOM_OUT) \
    note(WHOLE_BOARD) note(FIND_GAMES) note(FIND_WORDS) note(THIS_POSITION) note(RESULT_ANY) note(RESULT_WHITE) \
    note(RESULT_BLACK) note(RESULT_DRAW) note(RESULT_OPEN) note(AT_LEAST) note(AT_MOST) note(FOUND) note(LEFT_OUT) \
    /* sentences for -O marks */ \
    note(ATTACKS) note(NO_ATTACK) note(ATTACK_COUNTS) note(SAFE) note(NO_SAFE) note(SAFE_COUNT) note(CORNERS) \
    note(NO_CORNER) note(CORNER_COUNTS) note(LEGEND_ATTACK) note(LEGEND_SAFE) note(LEGEND_CORNER) note(LEGEND_WIN) \
    note(WIN_NONE) note(WIN_NO_ATTACK) note(WIN_FORCED) note(WIN_TOO_LARGE) note(WIN_UNKNOWN) note(WIN_MISSED) \
    note(PUZZLE) note(TURNING) note(TURNING_NONE) note(TURNING_HOLDS) note(TURNING_DEFENDS) \
    /* -h: the first line, a line for each option, the last line */ \
    note(HELP_USAGE) note(HELP_NUMBERED) note(HELP_LINES) note(HELP_PLAIN) note(HELP_RULES) note(HELP_KEEP_GOING) \
    note(HELP_MOVES) note(HELP_TO) note(HELP_SETTING) note(HELP_FONT) note(HELP_ALL) note(HELP_CHECK) \
    note(HELP_LEGAL) note(HELP_VARIATIONS) note(HELP_SELECT) note(HELP_FIND) note(HELP_POSITION) note(HELP_UNIQUE) \
    note(HELP_REWRITE) note(HELP_OUTPUT) note(HELP_CODE) note(HELP_TITLE) note(HELP_WHITE) note(HELP_BLACK) \
    note(HELP_LANGUAGE) note(HELP_VERBOSE) note(HELP_QUIET) note(HELP_HELP) note(HELP_VERSION) note(HELP_END) \
    /* for `list`: descriptions of formats, rules and languages */ \
    note(FORMAT_ASCII) note(FORMAT_CHECK) note(FORMAT_CLASSIC) note(FORMAT_CODE) note(FORMAT_EPS) note(FORMAT_GIF) \
    note(FORMAT_HTML) note(FORMAT_JSON) note(FORMAT_KITTY) note(FORMAT_MODERN) note(FORMAT_PDF) note(FORMAT_PNG) \
    note(FORMAT_PS) note(FORMAT_PUZZLES) note(FORMAT_RECORD) note(FORMAT_SIXEL) note(FORMAT_SVG) note(FORMAT_TOTALS) \
    note(FORMAT_TREE) note(RULES_TRAX) note(RULES_TRAX8) note(RULES_LOOP) note(LANGUAGE_NAME) \
    /* notes, and a warning about --rewrite */ \
    /* READ_NUMBERED to READ_PAGE: in the order of enum record_reading */ \
    note(READ_NUMBERED) note(READ_PAIRS) note(READ_COLUMNS) note(READ_ARCHIVE) note(READ_WRAPPED) note(READ_PLAIN) \
    note(READ_WORDS) note(READ_SGF) note(READ_JSON) note(READ_PAGE) note(PROPOSAL) note(UNREAD) note(PROGRESS) \
    note(SEARCH_SPENT) note(REPAIRS_SPENT) note(VARIATIONS) note(REPAIR_CHANGED) note(REPAIR_DOUBLED) \
    note(REPAIR_MISSING) note(REPAIR_EXCHANGED) note(LENGTH) note(RESULT_DIFFERS) note(MAYBE_TRAX8) note(TOLD_BEFORE) \
    note(LEFT_WORD) warning(NOT_PLAIN) note(LEAVES_OUT) note(LEAVES_TEXT) \
    /* warnings, and other sentences about skipped words */ \
    /* LEFT_AMONG to LEFT_RULES: in the order of enum leftover_kind */ \
    warning(LEFT_AMONG) warning(LEFT_UNCOUNTED) warning(LEFT_DUE) error(LEFT_GAP) error(LEFT_OTHER) \
    warning(LEFT_AGAIN) note(LEFT_MENTIONED) warning(LEFT_NUMBER) warning(LEFT_UNNUMBERED) warning(LEFT_ORDER) \
    warning(LEFT_TAKEN) warning(LEFT_ENDED) warning(LEFT_JOINED) warning(LEFT_RULES) warning(LEFT_MANY) \
    idle(NO_EFFECT) idle(OTHER_EXTENSION) warning(NOT_DRAWN) warning(VARIATION_NO_MOVE) warning(VARIATION_RENAMED) \
    warning(VARIATION_ILLEGAL) warning(VARIATION_UNTRUE) warning(VARIATION_UNTOLD) warning(VARIATION_REFUTED) \
    /* errors */ \
    error(SYNTAX) error(BAD_FIRST) error(OCCUPIED) error(NO_NEIGHBOUR) error(NO_SUCH_TILE) error(AMBIGUOUS) \
    error(THREE_PATHS) error(OFF_BOARD) error(AFTER_END) error(TOO_LARGE) \
    /* more exact sentences, printed in place of SYNTAX and OFF_BOARD; other errors */ \
    error(SYNTAX_MEANT) error(SYNTAX_SIGN) error(SYNTAX_MISSING) error(SYNTAX_ASIDE) error(OFF_BOARD_RULES) \
    error(NO_GAME) error(NO_MATCH) error(PACKED) error(PICTURE) error(ENCODED) error(NO_POSITION) error(NO_RANGE) \
    error(NO_ROOM) \
    /* where a fault is; advice at the end of a message; what is wrong with a position code */ \
    note(IN_TRAXFIG) note(DID_YOU_MEAN) note(SEE_HELP) note(AVAILABLE) note(ALLOWED) note(SETTING_OF) note(CODE_SIGN) \
    note(CODE_TURN) note(CODE_MISFIT) note(CODE_FORCED) note(CODE_APART) note(CODE_SIZE) \
    /* wrong usage, files that fail */ \
    fatal(CANNOT_READ) fatal(CANNOT_READ_MEANT) fatal(NEITHER) fatal(MIXED) fatal(FOLDER) fatal(INPUT_TWICE) \
    fatal(TOO_LONG) fatal(CANNOT_WRITE) fatal(SAME_FILE) fatal(SAME_BYTES) fatal(BAD_PATTERN) fatal(NO_OPTION) \
    fatal(SHORT_OPTION) fatal(NO_ARGUMENT) fatal(SPARE_ARGUMENT) fatal(CONTRADICTION) fatal(OPEN_QUOTE) \
    fatal(NO_RULES) fatal(NO_MOVES) fatal(NO_FORMAT) fatal(NO_EXTENSION) fatal(NO_KEY) fatal(NO_KEYS) fatal(NO_VALUE) \
    fatal(NO_EQUALS) fatal(NO_CONDITION) fatal(NOT_QUOTED) fatal(NOT_A_POSITION) fatal(NO_FONT) fatal(NO_LANGUAGE) \
    /* faults of a catalogue or a font */ \
    fatal(CATALOGUE_LINE) fatal(CATALOGUE_UNKNOWN) fatal(CATALOGUE_TWICE) fatal(CATALOGUE_HOLES) \
    fatal(CATALOGUE_MISSING) fatal(FONT_FEW) fatal(FONT_MANY) fatal(FONT_PAIR) fatal(FONT_EMPTY) fatal(FONT_SIZE) \
    fatal(FONT_RAGGED) fatal(FONT_HEIGHT) fatal(FONT_FIELD) fatal(FONT_CONTROL)

#define MESSAGE_CONSTANT(constant) MESSAGE_##constant,
enum message {
    MESSAGE_LIST(MESSAGE_CONSTANT, MESSAGE_CONSTANT, MESSAGE_CONSTANT, MESSAGE_CONSTANT, MESSAGE_CONSTANT)
    MESSAGE_COUNT
};

extern const struct message_row {
    const char *constant;
    enum message_severity severity;
} message_table[MESSAGE_COUNT];

enum { MESSAGE_HOLES = 3 /* a sentence has at most this many holes (%s or %d) */ };

struct message_catalogue {
    struct text blocks[MESSAGE_COUNT]; /* each sentence as in the file, perhaps with line ends */
    char *owned; /* the file in memory, to which the blocks point; NULL for a built-in catalogue */
};

extern const struct message_catalogue message_english; /* msg/en.msg, which src/tools/embed.sh divides */

struct message_place {
    const char *file;
    int line;         /* counted from 1; 0: the file as a whole */
    int column;       /* counted in bytes from 1; 0: the line as a whole */
    const char *at;   /* a place in the text, whose line is shown; NULL: shows no line */
    const char *end;  /* the end of the text */
    struct text move; /* the move written before the sentence; or empty */
};

/* A diagnostic that a function hands back. The caller prints the diagnostic and frees `holes`. */
struct message_fault {
    enum message id;
    struct sink holes;   /* the texts for the holes of the sentence, separated by NULs */
    const char *file;    /* NULL: no file is at fault */
    long line;           /* in `file`; 0: the file as a whole */
    enum message where;  /* a sentence that says where the fault is, such as IN_TRAXFIG; MESSAGE_NOTE: none */
    enum message advice; /* such as `did you mean %s?`; %s gets the last text of `holes`; MESSAGE_NOTE: none */
};

/* Sets *fault to a message. `one` and `two` fill its holes; a text whose `at` is NULL fills none. Returns false. */
bool message_fail(struct message_fault *fault, enum message id, struct text one, struct text two);

/* Sets the advice of a fault whose `holes` end with a list of words. If text_nearest finds a word of the list for
   `wrong`, the advice is `did you mean WORD?`; else the sentence `listed`, with the list. Returns false. */
bool message_advise(struct message_fault *fault, enum message listed, struct text wrong);

/* Returns the message that catalogues call by this name, such as by-loop; MESSAGE_COUNT for an unknown name. */
enum message message_find(struct text name);

/* Reads a catalogue of lines `NAME: SENTENCE`. A line that begins with a blank continues the sentence; empty lines and
   comments (#) are skipped. Every name must occur once, with the same holes as in English. `source` must outlive *c.
   On success returns 0; else sets *fault, except fault->file, and returns the line of the fault. */
long message_read(struct message_catalogue *c, struct text source, struct message_fault *fault);

/* Writes a sentence, but not a $ at its end. Holes %s and %d get holes[0], holes[1] ... in order; %2s gets holes[1].
   Replaces control characters. Lines that continue the sentence lose their leading blanks. */
void message_write(const struct message_catalogue *c, enum message id, const struct text *holes, struct sink *to);

/* Writes a count, such as `1 move` or `2 moves`: the sentence `one` for 1, else `many`. */
void message_count(const struct message_catalogue *c, enum message one, enum message many, long number,
                   struct sink *to);

/* Writes a diagnostic: `FILE:LINE:COLUMN: error: MOVE: sentence`, then the line with a caret below `at`; without a
   place, `traxfig: error: sentence`. */
void message_print(const struct message_catalogue *c, enum message id, const struct message_place *place,
                   const struct text *holes, struct sink *to);

/* Prints on stderr what message_print wrote to a sink, and frees the sink. */
void message_put(struct sink *said);

/* file: built-in files, and whole files as input. */

/* A built-in file. src/tools/embed.sh writes the table. The files are in the order of BUILTIN in the Makefile; files
   of one kind, such as fonts, are sorted by name. The last row has no name. */
struct builtin {
    const char *name; /* without its folder: "short2.tfm" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct builtin builtin_table[];

/* Whether a name ends with a suffix, such as ".tfm", and is longer than the suffix. */
bool file_has_suffix(const char *name, const char *suffix);

/* Returns the built-in file with this name; `name` may lack the suffix. For an unknown name, `at` is NULL. */
struct text file_builtin(const char *name, const char *suffix);

/* Of the built-in files with this suffix, returns the name of file n (counted from 0); NULL after the last. */
const char *file_builtin_name(const char *suffix, size_t n);

/* A text to read, and its name for messages. */
struct input {
    const char *name;
    struct text all;  /* the text, decoded; a NUL follows the text */
    struct text file; /* the bytes of the file */
    char *bytes;      /* owned: the memory of `file`, and of `all` unless `all` was decoded */
    char *decoded;    /* owned: the memory of a decoded `all`, or NULL */
};

enum { FILE_MAX = 0x7FFFFFFF /* maximum bytes of a text, so that the number of any line or column fits an int */ };

/* Reads a whole file, or standard input for "-". `path` must outlive *in. Returns false and sets *fault if reading
   fails or the file has more than FILE_MAX bytes. */
bool file_read(struct input *in, const char *path, struct message_fault *fault);

/* Decodes the text of an input (decode_text). If the result is too long: frees *in, sets *fault, returns false. */
bool file_decode(struct input *in, struct message_fault *fault);

/* Makes an input from the words of a command line, with blanks between the words. */
void file_words(struct input *in, char *const *words, int count);

void file_free(struct input *in);

/* output: the file or stream for the results. Output to a regular file stays in memory until output_close. */

struct output {
    struct sink sink; /* write to this */
    const char *path; /* the file; NULL: standard output */
    const struct input *kept; /* private: an input with the bytes of the old file, which must stay unchanged; or NULL */
};

/* Opens the file `path`; NULL, "-" and /dev/stdout mean standard output. On failure, or if an input has this name, sets
   *fault and returns false. A file with the bytes of an input may be this input under another name: output_close leaves
   the file unchanged. `path` and `inputs` must outlive *o. */
bool output_open(struct output *o, const char *path, const struct input *inputs, int count,
                 struct message_fault *fault);

/* Writes the buffer and closes the output. A new file replaces the old file, which stays unchanged on failure. Pipes,
   devices and files that cannot be replaced, as in a read-only folder, are written directly. Sets *fault and returns
   false if writing fails or might change an input. A signal takes effect only after the unfinished file is gone. */
bool output_close(struct output *o, struct message_fault *fault);

/* Frees an output. If output_close was not called, an existing file stays unchanged. */
void output_free(struct output *o);

enum output_naming {
    OUTPUT_ONE,
    OUTPUT_MANY,    /* one file for each number: the name has one %d, or one of %01d to %09d, which pad with zeros */
    OUTPUT_MISNAMED /* the name has several %d, or a % that begins none of %d, %01d to %09d and %% */
};

enum output_naming output_naming(const char *name);

/* Returns, in new memory, a name with the number in place of %d, and % in place of %%; not for OUTPUT_MISNAMED. */
char *output_name(const char *name, long number);

/* If standard error is closed, opens another file as stderr, so that diagnostics do not reach an output file. */
void output_secure_stderr(void);

#endif
