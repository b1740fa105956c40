/* base.h: memory, text, output, messages and files. Every module uses it. */

#ifndef BASE_H
#define BASE_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* memory: allocation that cannot fail, and classes of bytes. */

/* count * size zeroed bytes. Without memory, both functions report that on stderr and exit with status 2. */
void *memory_new(size_t count, size_t size);

/* Grows an array to hold at least `need` elements of `size` bytes; returns its new address. *capacity is its length in
   elements, which at least doubles. New elements are not zeroed. */
void *memory_grow(void *array, size_t *capacity, size_t need, size_t size);

/* Adds an element to an array, whose length is in COUNT; its address, where it is to be written. */
#define MEMORY_ADD(ARRAY, COUNT, CAPACITY) \
    ((ARRAY) = memory_grow((ARRAY), &(CAPACITY), (size_t)(COUNT) + 1, sizeof *(ARRAY)), &(ARRAY)[(COUNT)++])

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

/* The capital of an ASCII letter; any other byte unchanged. */
static inline char to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - 'a' + 'A') : c;
}

/* The value of a hexadecimal digit; -1 for any other byte. */
static inline int hex_digit(char c)
{
    return is_digit(c) ? c - '0' : to_upper(c) >= 'A' && to_upper(c) <= 'F' ? to_upper(c) - 'A' + 10 : -1;
}

/* The byte that two hexadecimal digits stand for; negative if they are not both there. */
static inline int hex_byte(const char *at, const char *end)
{
    return end - at < 2 || hex_digit(at[1]) < 0 ? -1 : hex_digit(at[0]) * 16 + hex_digit(at[1]);
}

/* text: borrowed bytes, usually UTF-8. A byte that does not begin a well-formed UTF-8 sequence is read as Latin-1. A
   line ends with \n, \r\n or \r. */

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* bytes that hold any number in decimal, with its NUL */ };

/* The bytes of a string without its NUL; NULL gives an empty text. */
struct text text_of(const char *string);

/* The bytes from `from` to before `to`; none if `to` lies before `from`. */
static inline struct text text_between(const char *from, const char *to)
{
    return (struct text){from, to > from ? (size_t)(to - from) : 0};
}

/* The text without its first n bytes. */
static inline struct text text_skip(struct text t, size_t n)
{
    return (struct text){t.at + n, t.length - n};
}

/* The text without its leading blanks. */
static inline struct text text_skip_blanks(struct text t)
{
    while (t.length && is_blank(t.at[0]))
        t = text_skip(t, 1);
    return t;
}

/* Whether two texts, or a text and a string, have the same bytes. */
bool text_equal(struct text a, struct text b);
bool text_is(struct text t, const char *string);

bool text_starts_same(struct text t, const char *string); /* private: text_starts_nocase beyond the first byte */

/* Whether a text begins with this string, in either case of ASCII letters. Inline: most differ in their first byte. */
static inline bool text_starts_nocase(struct text t, const char *string)
{
    return (!t.length || to_upper(t.at[0]) == to_upper(*string) || !*string) && text_starts_same(t, string);
}

/* Whether a text equals this string, in either case of ASCII letters. */
static inline bool text_is_nocase(struct text t, const char *string)
{
    return text_starts_nocase(t, string) && strlen(string) == t.length;
}

/* The text without trailing blanks (spaces, tabs); without leading and trailing ones. */
struct text text_cut_blanks(struct text t);
struct text text_trim(struct text t);

/* Whether a text contains a string, in either case of ASCII letters. */
bool text_contains(struct text t, const char *string);

/* The n-th word, from 0, of a list: words with a blank between them. An empty text past the last word. */
struct text text_word(const char *words, int n);

/* The index of a word in a list; -1 if it is not there. */
int text_index(struct text word, const char *words);

/* Whether a word is in a list; text_is_among ignores the case of letters. */
bool text_is_word(struct text word, const char *words);
bool text_is_among(struct text word, const char *words);

/* Returns the text before the first mark, and moves *rest past the mark; without a mark all of the text, and rest->at
   becomes NULL. */
struct text text_cut(struct text *rest, const char *mark);

/* Whether two texts, in either case of letters, differ by one typing error: one byte more, fewer or other, or two
   neighbours exchanged. */
bool text_is_near(struct text a, struct text b);

/* The word of a list that a mistyped word was meant to be: the word that differs only in the case of letters; else the
   first near word, unless both have at most two letters; else the only word that it begins; else empty. */
struct text text_nearest(struct text word, struct text words);

/* Cuts the next line off *rest. *line is the line without its end. False if *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* The number of lines of a text. */
int text_lines(struct text t);

/* Cuts a decimal number off the beginning of *rest; returns it, or `most` if it is larger; -1 if there is no digit. */
int text_cut_number(struct text *rest, int most);

/* Cuts the next code point off *rest, which must not be empty. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8; returns the number of its bytes. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* Whether a code point has no width, or changes the direction of text (Unicode 15, DerivedGeneralCategory.txt: Cf, Zl,
   Zp). */
bool text_is_hidden(uint32_t rune);

/* The width of a text on a terminal, in columns: two for wide East Asian characters (Unicode 15, EastAsianWidth.txt),
   one for any other code point. */
size_t text_columns(struct text t);

/* The number of decimal digits of a number that is not negative. */
int text_digits(int64_t number);

/* Writes a number in decimal into `digits`, with a NUL after it. TEXT(N) is its text until the end of the block. */
struct text text_number(int64_t number, char digits[TEXT_NUMBER]);
#define TEXT(N) text_number((N), (char[TEXT_NUMBER]){0})

/* sink: buffered output to a stream, or to memory. Write without checks; ferror on the stream later reports errors. */

enum { SINK_PIECE = 1 << 17 /* size in bytes of the buffer in front of a stream, unless a text is longer */ };

/* A zeroed sink keeps everything in memory. */
struct sink {
    FILE *file;      /* set it for a sink in front of a stream */
    char *bytes;     /* the bytes not yet handed to the stream, */
    size_t used;     /*   and their number */
    size_t capacity; /* private */
    int error;       /* errno of the first write to the stream that failed; 0: none, or without a reason */
};

/* Hands the buffer to the stream, if there is one. sink_free loses what is not flushed; the sink can be used again. */
void sink_flush(struct sink *s);
void sink_free(struct sink *s);

/* Everything written to a sink without a stream. Valid until the next write. */
struct text sink_contents(const struct sink *s);

/* Makes room for more bytes; returns its address. The caller writes there and adds their number to s->used. */
char *sink_reserve(struct sink *s, size_t bytes);

static inline void sink_byte(struct sink *s, char c)
{
    if (s->used == s->capacity)
        sink_reserve(s, 1);
    s->bytes[s->used++] = c;
}

/* Inline, so that a text of known length is copied without a call: JSON and SVG write many literals. */
static inline void sink_text(struct sink *s, struct text t)
{
    if (t.length > s->capacity - s->used)
        sink_reserve(s, t.length);
    if (t.length && s->bytes) {
        memcpy(s->bytes + s->used, t.at, t.length);
        s->used += t.length;
    }
}

static inline void sink_string(struct sink *s, const char *string)
{
    sink_text(s, (struct text){string, strlen(string)});
}

/* Writes a byte `count` times; a number in decimal. */
void sink_repeat(struct sink *s, char c, size_t count);
void sink_number(struct sink *s, int64_t number);

/* Writes strings, texts, numbers and values of type char, which 'x' is not, one after another, up to nine, as in
   SINK(to, "move ", n, "\n"). */
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

/* Writes a number with `places` digits behind the point, without zeros at either end: 360 with three places is .36. */
void sink_decimal(struct sink *s, int64_t number, int places);

/* Writes a template with numbers in place of its signs: # a number, ~ tenths in units, ^ hundredths, @ thousandths.
   SINK_FILL takes the numbers as arguments. */
void sink_fill(struct sink *s, const char *template, const int64_t *numbers);
#define SINK_FILL(TO, TEMPLATE, ...) sink_fill(TO, TEMPLATE, (int64_t[]){__VA_ARGS__})

/* Writes a number with this many hexadecimal digits, or with roman digits. */
void sink_hex(struct sink *s, uint32_t number, int digits);
void sink_roman(struct sink *s, int number);

/* Writes a code point as UTF-8: U+FFFD for half of a surrogate pair and for a number that Unicode does not have. */
void sink_rune(struct sink *s, uint32_t rune);

/* The first half of a surrogate pair, if a sink ends with the U+FFFD that was written for it. Zero it at first. */
struct sink_half {
    uint32_t unit;
    size_t end;
};

/* Writes a unit of UTF-16 as UTF-8. The second half of a pair replaces the U+FFFD of the first half. */
void sink_unit(struct sink *s, uint32_t unit, struct sink_half *first);

/* Adds a word to a list: after a blank, unless the sink is empty or ends with a NUL. */
void sink_word(struct sink *s, struct text word);

/* Writes a comma after each word but the last of a list that begins at a byte of the sink. */
void sink_commas(struct sink *s, size_t begin);

/* Writes a text as valid UTF-8, with a blank for each tab and a ? for any other control character. */
void sink_printable(struct sink *s, struct text t);

/* Writes a text as sink_printable does, and a ? for each hidden code point. sink_lines keeps the ends of lines. Texts
   of records and names of files reach a terminal only through these two. */
void sink_shown(struct sink *s, struct text t);
void sink_lines(struct sink *s, struct text lines);

/* Writes the name of a file with sink_shown, at the beginning of a line; with ./ before a colon: GitHub takes a line
   that begins with :: for a command. */
void sink_file(struct sink *s, const char *name);

/* Writes the name of a file as a word of a shell command, quoted if necessary, to a sink in memory. Writes nothing and
   returns false for <stdin>, and for a name with a quote or a character that sink_shown would replace. */
bool sink_quoted(struct sink *s, const char *name);

/* Bits not yet written to a sink, the first the lowest, as DEFLATE and GIF have them; and their number. */
struct sink_bits {
    struct sink *to;
    uint32_t hold;
    int held;
};

/* Writes bits, at most 24. Seven more of 0 end the last byte. Inline, for compression. */
static inline void sink_add_bits(struct sink_bits *b, uint32_t bits, int count)
{
    b->hold |= bits << b->held;
    for (b->held += count; b->held >= 8; b->held -= 8) {
        sink_byte(b->to, (char)(b->hold & 0xFF));
        b->hold >>= 8;
    }
}

/* decode: if a text is encoded, writes it in UTF-8 to a zeroed sink, with a NUL after it, and returns true. Encodings:
   UTF-16 and UTF-32, with a byte order mark or without; quoted-printable (RFC 2045); percent-encoding (RFC 3986);
   control sequences of terminals; Rich Text Format. Lines and columns are those of the decoded text. */
bool decode_text(struct text all, struct sink *to);

/* As decode_text, for Rich Text Format only and without the NUL. */
bool rtf_decode(struct text all, struct sink *to);

/* The encoding or file format of a text that another program must decode, such as "base64"; else NULL. */
const char *decode_guess(struct text all);

/* deflate: compresses fewer than 2^31 bytes to a zlib stream (RFC 1950). */
void deflate_write(struct text all, struct sink *to);

/* message: diagnostics on stderr, and catalogues of sentences, msg/LANGUAGE.msg; msg/README.md describes the format. */

enum message_severity {
    MESSAGE_IS_NOTE,    /* exit status 0 */
    MESSAGE_IS_IDLE,    /* a warning about options: exit status 0 */
    MESSAGE_IS_WARNING, /* something was skipped: exit status 1 */
    MESSAGE_IS_ERROR,   /* exit status 1 */
    MESSAGE_IS_FATAL    /* exit status 2 */
};

/* The constant of every sentence, in the macro of its severity (`note` if it is no diagnostic). Catalogues write the
   constant in small letters, with - for _. Sentences below ORDER keep the order of the list named there: code adds an
   offset to the first of them. */
#define MESSAGE_LIST(note, idle, warning, error, fatal) \
    /* the first word of a diagnostic, by its severity */ \
    note(NOTE) note(WARNING) note(ERROR) \
    /* captions */ \
    note(WHITE) note(BLACK) note(PLAYER) note(GAME) note(AFTER) note(TO_MOVE) note(OPEN) note(BY_LOOP) note(BY_LINE) \
    note(BY_BOTH) note(BY_RESIGNATION) note(BY_TIME) note(BY_CLAIM) note(BY_AGREEMENT) note(BY_FULL_BOARD) \
    note(BROKEN) note(CONTENTS) note(PLAYERS) note(OPENINGS) note(SOLUTIONS) note(GAMES) \
    /* counts that fill holes, for message_count: for one, then for other numbers */ \
    note(ONE_GAME) note(MANY_GAMES) note(ONE_MOVE) note(MANY_MOVES) note(ONE_TURN) note(MANY_TURNS) \
    /* what a record calls a move: by numbers of moves, and of pairs */ \
    note(MOVE_NUMBER) note(MOVE_WHITE) note(MOVE_BLACK) \
    /* the web page: its language as BCP 47 names it, then its labels */ \
    note(LANGUAGE) note(MOVES) note(START) note(FIRST) note(PREVIOUS) note(PLAY) note(PAUSE) note(NEXT) note(LAST) \
    note(CONTROLS) note(POSITION) note(CHOICE) note(PREVIOUS_GAME) note(NEXT_GAME) note(NUMBERS) note(COORDINATES) \
    note(THEME) \
    /* ORDER: SCENE_THEMES */ \
    note(THEME_PRINT) note(THEME_CLASSIC) note(THEME_MODERN) note(THEME_LINE) \
    /* own moves, variations, sharing, finding games */ \
    note(OWN_LINE) note(VARIATION) note(HOLDS) note(REFUTED) note(ILLEGAL_LINE) note(UNDECIDED) note(REFUTATION) \
    note(SPACE) note(PICK_TILE) note(REMARK) note(UNDO) note(TO_GAME) note(TYPE_MOVE) note(NOTATION) \
    note(NOTATION_MODERN) note(NOTATION_CLASSIC) note(SHARE) note(COPY_LINK) note(COPY_MOVES) note(COPY_EMBED) \
    note(SAVE_RECORD) note(SAVE_SVG) note(SAVE_PNG) note(PRINT) note(COPIED) note(VIEW) note(TOOLS) note(TURN_BOARD) \
    note(MIRROR_BOARD) note(SPEED) note(FULL_SCREEN) note(KEYS) note(MARKS) note(COPY_BOARD) note(COPY_PICTURE) \
    note(GUESS) note(OTHER_MOVE) note(SHOW_SOLUTION) note(PREVIOUS_PROBLEM) note(NEXT_PROBLEM) note(RIGHT) \
    note(SOLVED) note(NO_SOLUTION) note(ZOOM_IN) note(ZOOM_OUT) note(WHOLE_BOARD) note(FIND_GAMES) note(FIND_WORDS) \
    note(THIS_POSITION) note(RESULT_ANY) note(RESULT_WHITE) note(RESULT_BLACK) note(RESULT_DRAW) note(RESULT_OPEN) \
    note(AT_LEAST) note(AT_MOST) note(FOUND) note(LEFT_OUT) \
    /* -O marks */ \
    note(ATTACKS) note(NO_ATTACK) note(ATTACK_COUNTS) note(SAFE) note(NO_SAFE) note(SAFE_COUNT) note(CORNERS) \
    note(NO_CORNER) note(CORNER_COUNTS) note(LEGEND_ATTACK) note(LEGEND_SAFE) note(LEGEND_CORNER) note(LEGEND_WIN) \
    note(WIN_NONE) note(WIN_NO_ATTACK) note(WIN_FORCED) note(WIN_TOO_LARGE) note(WIN_UNKNOWN) note(WIN_MISSED) \
    note(TURNING) note(TURNING_NONE) note(TURNING_HOLDS) note(TURNING_DEFENDS) note(PUZZLE) \
    /* -h: the first line, a line for each option, the last line */ \
    note(HELP_USAGE) note(HELP_NUMBERED) note(HELP_LINES) note(HELP_PLAIN) note(HELP_RULES) note(HELP_KEEP_GOING) \
    note(HELP_MOVES) note(HELP_TO) note(HELP_SETTING) note(HELP_FONT) note(HELP_ALL) note(HELP_CHECK) \
    note(HELP_SELECT) note(HELP_FIND) note(HELP_POSITION) note(HELP_UNIQUE) note(HELP_REWRITE) note(HELP_LEGAL) \
    note(HELP_VARIATIONS) note(HELP_OUTPUT) note(HELP_CODE) note(HELP_TITLE) note(HELP_WHITE) note(HELP_BLACK) \
    note(HELP_LANGUAGE) note(HELP_VERBOSE) note(HELP_QUIET) note(HELP_HELP) note(HELP_VERSION) note(HELP_END) \
    /* for `list`: what each format, rules-NAME and language is */ \
    note(FORMAT_ASCII) note(FORMAT_CHECK) note(FORMAT_CLASSIC) note(FORMAT_CODE) note(FORMAT_EPS) note(FORMAT_GIF) \
    note(FORMAT_HTML) note(FORMAT_JSON) note(FORMAT_KITTY) note(FORMAT_MODERN) note(FORMAT_PDF) note(FORMAT_PNG) \
    note(FORMAT_PS) note(FORMAT_PUZZLES) note(FORMAT_RECORD) note(FORMAT_SIXEL) note(FORMAT_SVG) note(FORMAT_TOTALS) \
    note(FORMAT_TREE) note(RULES_TRAX) note(RULES_TRAX8) note(RULES_LOOP) note(LANGUAGE_NAME) \
    /* notes */ \
    note(LEFT_WORD) \
    /* ORDER: enum record_reading, from READ_NUMBERED on */ \
    note(READ_NUMBERED) note(READ_PAIRS) note(READ_COLUMNS) note(READ_ARCHIVE) note(READ_WRAPPED) note(READ_PLAIN) \
    note(READ_WORDS) note(READ_SGF) note(READ_JSON) note(READ_PAGE) note(PROPOSAL) note(UNREAD) note(PROGRESS) \
    note(SEARCH_SPENT) note(REPAIRS_SPENT) note(VARIATIONS) note(REPAIR_CHANGED) note(REPAIR_DOUBLED) \
    note(REPAIR_MISSING) note(REPAIR_EXCHANGED) note(LENGTH) note(RESULT_DIFFERS) note(TOLD_BEFORE) note(LEAVES_OUT) \
    /* warnings */ \
    /* ORDER: enum leftover_kind, from LEFT_AMONG on */ \
    warning(NOT_PLAIN) warning(LEFT_AMONG) warning(LEFT_UNCOUNTED) warning(LEFT_DUE) error(LEFT_GAP) error(LEFT_OTHER) \
    warning(LEFT_AGAIN) note(LEFT_MENTIONED) warning(LEFT_NUMBER) warning(LEFT_UNNUMBERED) warning(LEFT_ORDER) \
    warning(LEFT_TAKEN) warning(LEFT_ENDED) warning(LEFT_MANY) warning(NOT_DRAWN) idle(NO_EFFECT) \
    idle(OTHER_EXTENSION) warning(VARIATION_NO_MOVE) warning(VARIATION_RENAMED) warning(VARIATION_ILLEGAL) \
    warning(VARIATION_UNTRUE) warning(VARIATION_UNTOLD) warning(VARIATION_REFUTED) \
    /* errors */ \
    error(SYNTAX) error(BAD_FIRST) error(OCCUPIED) error(NO_NEIGHBOUR) error(NO_SUCH_TILE) error(AMBIGUOUS) \
    error(THREE_PATHS) error(OFF_BOARD) error(AFTER_END) error(TOO_LARGE) \
    /* in place of SYNTAX: the meant move is known, or the move is missing; in place of OFF_BOARD, in diagnostics */ \
    error(SYNTAX_MEANT) error(SYNTAX_SIGN) error(SYNTAX_MISSING) error(SYNTAX_ASIDE) error(OFF_BOARD_RULES) \
    error(NO_GAME) error(NO_MATCH) error(PACKED) error(PICTURE) error(ENCODED) error(NO_POSITION) error(NO_RANGE) \
    error(NO_ROOM) \
    /* where a fault is, and the advice at its end */ \
    note(IN_TRAXFIG) note(DID_YOU_MEAN) note(SEE_HELP) note(AVAILABLE) note(ALLOWED) note(SETTING_OF) note(CODE_SIGN) \
    note(CODE_TURN) note(CODE_MISFIT) note(CODE_FORCED) note(CODE_APART) note(CODE_SIZE) \
    /* wrong usage, files that fail */ \
    fatal(CANNOT_READ) fatal(CANNOT_READ_MEANT) fatal(NEITHER) fatal(MIXED) fatal(FOLDER) fatal(INPUT_TWICE) \
    fatal(TOO_LONG) fatal(CANNOT_WRITE) fatal(SAME_FILE) fatal(SAME_BYTES) fatal(BAD_PATTERN) fatal(NO_OPTION) \
    fatal(SHORT_OPTION) fatal(NO_ARGUMENT) fatal(SPARE_ARGUMENT) fatal(CONTRADICTION) fatal(OPEN_QUOTE) \
    fatal(NO_RULES) fatal(NO_MOVES) fatal(NO_FORMAT) fatal(NO_EXTENSION) fatal(NO_KEY) fatal(NO_KEYS) fatal(NO_VALUE) \
    fatal(NO_EQUALS) fatal(NO_CONDITION) fatal(NOT_QUOTED) fatal(NOT_A_POSITION) fatal(NO_FONT) fatal(NO_LANGUAGE) \
    /* faults of a catalogue */ \
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

enum { MESSAGE_HOLES = 3 /* in a sentence, at most */ };

struct message_catalogue {
    struct text blocks[MESSAGE_COUNT];
    char *owned; /* the text of the file, from which the blocks borrow; NULL if it is built in */
};

/* The place of a diagnostic in a text. */
struct message_place {
    const char *file;
    int line;         /* counted from 1; 0: the file as a whole */
    int column;       /* in bytes from 1; 0: the line as a whole */
    const char *at;   /* the place in the text, whose line is shown; NULL: no line is shown */
    const char *end;  /* the end of that text */
    struct text move; /* written before the sentence, if not empty */
};

/* A diagnostic for the caller, who prints it and frees its holes. */
struct message_fault {
    enum message id;
    struct sink holes;   /* the texts of the sentence's holes, with a NUL between them */
    const char *file;    /* NULL: no file is at fault */
    long line;           /* of that file; 0: the file as a whole */
    enum message where;  /* a sentence that says where the fault is, such as IN_TRAXFIG; MESSAGE_NOTE: none */
    enum message advice; /* the sentence in the last hole; its own hole gets the last text; MESSAGE_NOTE: none */
};

/* Sets a fault and texts for its first holes, unless NULL. Write further texts to fault->holes. Returns false. */
bool message_fail(struct message_fault *fault, enum message id, struct text one, struct text two);

/* Turns the last text, a list of words, into advice: `did you mean WORD?` with the text_nearest to the wrong word, else
   the sentence `listed` with all of them. Returns false. */
bool message_advise(struct message_fault *fault, enum message listed, struct text wrong);

/* The message of this name, or MESSAGE_COUNT. */
enum message message_find(struct text name);

/* Reads a catalogue: lines `NAME: SENTENCE`, continued by lines that begin with a blank; comments (#) and empty lines.
   Every name must occur once, with the same holes as in *pattern (NULL: any holes). *c borrows from the source. Returns
   0, or the number of the first wrong line, with *fault set except for its file; the line of a missing name is the one
   after the last. *c is then unusable. */
long message_read(struct message_catalogue *c, struct text source, const struct message_catalogue *pattern,
                  struct message_fault *fault);

/* Writes a sentence without an end of line. The holes are filled in order, or as they are numbered. Control characters
   are replaced. Lines that continue the sentence lose their leading blanks. */
void message_write(const struct message_catalogue *c, enum message id, const struct text *holes, struct sink *to);

/* Writes a count, such as `1 move` or `2 moves`: the sentence `one` for 1, else `many`. */
void message_count(const struct message_catalogue *c, enum message one, enum message many, long number,
                   struct sink *to);

/* Writes a diagnostic: `FILE:LINE:COLUMN: error: MOVE: sentence`, then the line with a caret below `at`; without a
   place, `traxfig: error: sentence`. */
void message_print(const struct message_catalogue *c, enum message id, const struct message_place *place,
                   const struct text *holes, struct sink *to);

/* Prints diagnostics on stderr, as message_print writes them. */
void message_put(struct text said);
void message_say(const struct message_catalogue *c, enum message id, const struct message_place *place,
                 const struct text *holes);

/* file: files that are built in, and whole files as input. */

/* Written by src/tools/embed.sh, in the order of the Makefile's BUILTIN: files of one kind by name. Ends without
   name. */
struct builtin {
    const char *name; /* without its folder: "short2.tfm" */
    const unsigned char *bytes;
    size_t size;
};

extern const struct builtin builtin_table[];

/* Whether a name is longer than a suffix (".tfm") and ends with it. */
bool file_has_suffix(const char *name, const char *suffix);

/* The built-in file of this name; the suffix is added unless the name has it. Its `at` is NULL if there is none. */
struct text file_builtin(const char *name, const char *suffix);

/* The name of the n-th built-in file with this suffix, from 0; NULL past the last. */
const char *file_builtin_name(const char *suffix, size_t n);

/* A text to read, and its name for messages. */
struct input {
    const char *name;
    struct text all;  /* the text, decoded; a NUL follows the last byte */
    struct text file; /* the bytes of the file */
    char *bytes;      /* owned: the memory of `file`, and of `all` unless that was decoded */
    char *decoded;    /* owned: the memory of a decoded `all`, or NULL */
};

enum { FILE_MAX = 0x7FFFFFFF /* bytes of a text; lines and columns have numbers to this */ };

/* Reads a whole file, or standard input for "-". *in borrows the path. False, with *fault set, on failure or past
   FILE_MAX. */
bool file_read(struct input *in, const char *path, struct message_fault *fault);

/* Decodes the text of an input with a function such as decode_text. False, with *fault set and the input freed, if the
   decoded text is too long. */
bool file_decode(struct input *in, bool (*decode)(struct text, struct sink *), struct message_fault *fault);

/* Makes a text of the words of a command line, with blanks between them. */
void file_words(struct input *in, char *const *words, int count);

void file_free(struct input *in);

/* output: the file or stream for the results. Output for a file stays in memory until it is complete. */

struct output {
    struct sink sink; /* write to this */
    const char *path; /* of a file; NULL: standard output */
    const struct input *kept; /* private: an input with the bytes of the file, which must not change; NULL: none */
};

/* Opens an output; the path is NULL, "-" or /dev/stdout for standard output. Borrows the path and the inputs. Does not
   replace a file with the bytes of an input, which may be that input. False, with *fault set, on failure. */
bool output_open(struct output *o, const char *path, const struct input *inputs, int count,
                 struct message_fault *fault);

/* Writes what is buffered and closes the output; the new file replaces the old one. Pipes, devices and files in
   read-only folders are written directly. False, with *fault set, if writing failed or the file must not be replaced; a
   file that was not written directly is then unchanged. SIGINT and SIGTERM wait until no unfinished file is left. */
bool output_close(struct output *o, struct message_fault *fault);

/* Frees an output; if it was not closed, a file stays as it was. */
void output_free(struct output *o);

enum output_naming {
    OUTPUT_ONE,
    OUTPUT_MANY,    /* a file for each number: the name has one %d, or %03d, which pads with zeros; any width to 9 */
    OUTPUT_MISNAMED /* the name has two numbers, or a % that is not part of %d or %% */
};

enum output_naming output_naming(const char *name);

/* The name with this number, in new memory. */
char *output_name(const char *name, long number);

/* If standard error is closed, occupies its descriptor, so that diagnostics do not reach an output file. */
void output_secure_stderr(void);

#endif
