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

/* text: borrowed bytes, UTF-8 as a rule. A byte that begins no well-formed UTF-8 sequence is read as Latin-1.
   A line ends with \n, \r\n or \r. */

struct text {
    const char *at;
    size_t length;
};

enum { TEXT_NUMBER = 24 /* bytes that hold any number in decimal, with its NUL */ };

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

/* Whether two texts have the same bytes. */
bool text_equal(struct text a, struct text b);

/* Whether a text equals this string. */
bool text_is(struct text t, const char *string);

/* Whether a text begins with this string, in either case of ASCII letters; most differ in their first byte. */
bool text_starts_same(struct text t, const char *string);

static inline bool text_starts_nocase(struct text t, const char *string)
{
    return (!t.length || to_upper(t.at[0]) == to_upper(*string) || !*string) && text_starts_same(t, string);
}

/* Whether a text equals this string, in either case of ASCII letters. */
static inline bool text_is_nocase(struct text t, const char *string)
{
    return text_starts_nocase(t, string) && strlen(string) == t.length;
}

/* The text without the blanks (spaces, tabs) around it. */
struct text text_trim(struct text t);

/* The n-th of some words with a blank between them, from 0; an empty text past the last. */
struct text text_word(const char *words, int n);

/* Whether a word is one of these, in either case of letter. */
bool text_is_among(struct text word, const char *words);

/* Cuts off *rest, and returns, what stands before a mark, and cuts off the mark. Without one it returns all, and
   rest->at becomes NULL. */
struct text text_cut(struct text *rest, const char *mark);

/* Whether a text is one of some words. */
bool text_is_word(struct text t, const char *words);

/* Whether two texts differ, in either case, by one byte more, fewer or other, or by two neighbours exchanged, or not at
   all: a slip of the hand. */
bool text_is_near(struct text a, struct text b);

/* Which of some words with a blank between them a word was meant to be: the same in the other case; else one that is
   near and not as short as two letters; else the only one that begins with it. An empty text if there is none. */
struct text text_nearest(struct text word, struct text words);

/* Cuts the next line off *rest, which then begins with the line after it. *line is the line without its end.
   False if *rest is empty. */
bool text_line(struct text *rest, struct text *line);

/* Cuts the next code point off *rest, which must not be empty. */
uint32_t text_rune(struct text *rest);

/* Writes a code point as UTF-8; returns how many bytes it has. */
size_t text_utf8(uint32_t rune, char bytes[4]);

/* Whether a code point has no width, or changes the direction of text (Unicode 15, DerivedGeneralCategory.txt: Cf, Zl,
   Zp). */
bool text_is_hidden(uint32_t rune);

/* The width of a text on a terminal, in columns: two for wide East Asian characters (Unicode 15,
   EastAsianWidth.txt), one for any other code point. */
size_t text_columns(struct text t);

/* How many decimal digits a number has that is not negative. */
int text_digits(int64_t number);

/* Writes a number in decimal into `digits`, with a NUL after it. */
struct text text_number(int64_t number, char digits[TEXT_NUMBER]);

/* sink: buffered output to a stream, or to memory. Write without checks; ferror on the stream tells later
   whether all of it arrived. */

enum { SINK_PIECE = 1 << 17 /* size in bytes of the buffer in front of a stream */ };

/* A zeroed sink keeps everything in memory. */
struct sink {
    FILE *file;      /* set it for a sink in front of a stream */
    char *bytes;     /* written, and not yet handed to the stream: */
    size_t used;     /*   how many */
    size_t capacity; /* private */
    int error;       /* errno of the first write to the stream that failed; 0: none did, or why is not known */
};

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
void sink_number(struct sink *s, int64_t number);
void sink_operand(struct sink *s, int64_t number);

/* Writes a number with this many hexadecimal digits, or with roman ones. */
void sink_hex(struct sink *s, uint32_t number, int digits);
void sink_roman(struct sink *s, int number);

/* Writes a word of a list: after a blank, unless the sink is empty. */
void sink_word(struct sink *s, struct text word);

/* Writes a text as valid UTF-8, a blank for each tab and a ? for any other control character. */
void sink_printable(struct sink *s, struct text t);

/* Writes the name of a file as sink_shown does, at the beginning of a line. A name that begins with a colon gets ./
   before it: where a line begins with ::, GitHub takes it for a command. */
void sink_file(struct sink *s, const char *name);

/* The same, with a ? also for each code point that a terminal does not show, but that hides or turns others. Text of
   records and names of files reach a terminal only through this, or, if it has several lines, the next. */
void sink_shown(struct sink *s, struct text t);
void sink_lines(struct sink *s, struct text lines);

/* decode: texts in other encodings. */

/* If a text is encoded, writes what it says, in UTF-8, to a zeroed sink, with a NUL after it, and returns true: UTF-16
   and UTF-32, with a byte order mark or without; quoted-printable (RFC 2045); percent-encoding (RFC 3986); control
   sequences of terminals; Rich Text Format. Lines and columns are then those of the decoded text. */
bool decode_text(struct text all, struct sink *to);

/* The same for Rich Text Format. */
bool rtf_decode(struct text all, struct sink *to);

/* The name of what a text seems to be, such as "base64", if that must be decoded by other means; else NULL. */
const char *decode_guess(struct text all);

/* deflate: compression. */

/* Writes bytes, fewer than 2^31, compressed: a zlib stream (RFC 1950). */
void deflate_write(struct text all, struct sink *to);

/* message: catalogues of sentences, and diagnostics on stderr. The catalogues are msg/LANGUAGE.msg;
   msg/README.md describes the format. */

enum message_severity {
    MESSAGE_IS_NOTE,    /* exit status 0 */
    MESSAGE_IS_IDLE,    /* a warning that an option has no effect: exit status 0 */
    MESSAGE_IS_WARNING, /* something was skipped: exit status 1 */
    MESSAGE_IS_ERROR,   /* exit status 1 */
    MESSAGE_IS_FATAL    /* exit status 2 */
};

/* Every sentence: its constant, its name in the catalogues, and its severity if it is a diagnostic (NOTE if not). Rows
   marked ORDER are in the order of another list: code adds an offset to the first of them. */
#define MESSAGE_LIST(ROW)                                                            \
    /* the first word of a diagnostic, by its severity */                            \
    ROW(NOTE, "note", NOTE)                                                          \
    ROW(WARNING, "warning", NOTE)                                                    \
    ROW(ERROR, "error", NOTE)                                                        \
    /* captions */                                                                   \
    ROW(WHITE, "white", NOTE)                                                        \
    ROW(BLACK, "black", NOTE)                                                        \
    ROW(PLAYER, "player", NOTE)                                                      \
    ROW(GAME, "game", NOTE)                                                          \
    ROW(AFTER, "after", NOTE)                                                        \
    ROW(TO_MOVE, "to-move", NOTE)                                                    \
    /* ORDER: enum game_by */                                                        \
    ROW(OPEN, "open", NOTE)                                                          \
    ROW(BY_LOOP, "by-loop", NOTE)                                                    \
    ROW(BY_LINE, "by-line", NOTE)                                                    \
    ROW(BY_BOTH, "by-both", NOTE)                                                    \
    ROW(BY_RESIGNATION, "by-resignation", NOTE)                                      \
    ROW(BY_TIME, "by-time", NOTE)                                                    \
    ROW(BY_CLAIM, "by-claim", NOTE)                                                  \
    ROW(BY_AGREEMENT, "by-agreement", NOTE)                                          \
    ROW(BY_FULL_BOARD, "by-full-board", NOTE)                                        \
    ROW(BROKEN, "broken", NOTE)                                                      \
    ROW(CONTENTS, "contents", NOTE)                                                  \
    ROW(PLAYERS, "players", NOTE)                                                    \
    ROW(OPENINGS, "openings", NOTE)                                                  \
    ROW(GAMES, "games", NOTE)                                                        \
    /* counts that fill holes, for message_count: for one, then for other numbers */ \
    ROW(ONE_GAME, "one-game", NOTE)                                                  \
    ROW(MANY_GAMES, "many-games", NOTE)                                              \
    ROW(ONE_MOVE, "one-move", NOTE)                                                  \
    ROW(MANY_MOVES, "many-moves", NOTE)                                              \
    ROW(ONE_TURN, "one-turn", NOTE)                                                  \
    ROW(MANY_TURNS, "many-turns", NOTE)                                              \
    /* the web page: its language as BCP 47 names it, then its labels */             \
    ROW(LANGUAGE, "language", NOTE)                                                  \
    ROW(MOVES, "moves", NOTE)                                                        \
    ROW(START, "start", NOTE)                                                        \
    ROW(FIRST, "first", NOTE)                                                        \
    ROW(PREVIOUS, "previous", NOTE)                                                  \
    ROW(PLAY, "play", NOTE)                                                          \
    ROW(PAUSE, "pause", NOTE)                                                        \
    ROW(NEXT, "next", NOTE)                                                          \
    ROW(LAST, "last", NOTE)                                                          \
    ROW(CONTROLS, "controls", NOTE)                                                  \
    ROW(POSITION, "position", NOTE)                                                  \
    ROW(CHOICE, "choice", NOTE)                                                      \
    ROW(PREVIOUS_GAME, "previous-game", NOTE)                                        \
    ROW(NEXT_GAME, "next-game", NOTE)                                                \
    ROW(NUMBERS, "numbers", NOTE)                                                    \
    ROW(COORDINATES, "coordinates", NOTE)                                            \
    ROW(THEME, "theme", NOTE)                                                        \
    /* theme-NAME of each of SCENE_THEMES */                                         \
    ROW(THEME_PRINT, "theme-print", NOTE)                                            \
    ROW(THEME_CLASSIC, "theme-classic", NOTE)                                        \
    ROW(THEME_MODERN, "theme-modern", NOTE)                                          \
    ROW(THEME_LINE, "theme-line", NOTE)                                              \
    /* own moves, variations, sharing, finding games */                              \
    ROW(OWN_LINE, "own-line", NOTE)                                                  \
    ROW(VARIATION, "variation", NOTE)                                                \
    ROW(HOLDS, "holds", NOTE)                                                        \
    ROW(REFUTED, "refuted", NOTE)                                                    \
    ROW(ILLEGAL_LINE, "illegal-line", NOTE)                                          \
    ROW(UNDECIDED, "undecided", NOTE)                                                \
    ROW(REFUTATION, "refutation", NOTE)                                              \
    ROW(SPACE, "space", NOTE)                                                        \
    ROW(PICK_TILE, "pick-tile", NOTE)                                                \
    ROW(UNDO, "undo", NOTE)                                                          \
    ROW(TO_GAME, "to-game", NOTE)                                                    \
    ROW(TYPE_MOVE, "type-move", NOTE)                                                \
    ROW(NOTATION, "notation", NOTE)                                                  \
    ROW(NOTATION_MODERN, "notation-modern", NOTE)                                    \
    ROW(NOTATION_CLASSIC, "notation-classic", NOTE)                                  \
    ROW(SHARE, "share", NOTE)                                                        \
    ROW(COPY_LINK, "copy-link", NOTE)                                                \
    ROW(COPY_MOVES, "copy-moves", NOTE)                                              \
    ROW(COPY_EMBED, "copy-embed", NOTE)                                              \
    ROW(SAVE_RECORD, "save-record", NOTE)                                            \
    ROW(SAVE_SVG, "save-svg", NOTE)                                                  \
    ROW(SAVE_PNG, "save-png", NOTE)                                                  \
    ROW(PRINT, "print", NOTE)                                                        \
    ROW(COPIED, "copied", NOTE)                                                      \
    ROW(VIEW, "view", NOTE)                                                          \
    ROW(TURN_BOARD, "turn-board", NOTE)                                              \
    ROW(MIRROR_BOARD, "mirror-board", NOTE)                                          \
    ROW(ZOOM_IN, "zoom-in", NOTE)                                                    \
    ROW(ZOOM_OUT, "zoom-out", NOTE)                                                  \
    ROW(WHOLE_BOARD, "whole-board", NOTE)                                            \
    ROW(FIND_GAMES, "find-games", NOTE)                                              \
    ROW(FIND_WORDS, "find-words", NOTE)                                              \
    ROW(RESULT_ANY, "result-any", NOTE)                                              \
    ROW(RESULT_WHITE, "result-white", NOTE)                                          \
    ROW(RESULT_BLACK, "result-black", NOTE)                                          \
    ROW(RESULT_DRAW, "result-draw", NOTE)                                            \
    ROW(RESULT_OPEN, "result-open", NOTE)                                            \
    ROW(AT_LEAST, "at-least", NOTE)                                                  \
    ROW(AT_MOST, "at-most", NOTE)                                                    \
    ROW(FOUND, "found", NOTE)                                                        \
    ROW(LEFT_OUT, "left-out", NOTE)                                                  \
    /* -O marks */                                                                   \
    ROW(ATTACKS, "attacks", NOTE)                                                    \
    ROW(NO_ATTACK, "no-attack", NOTE)                                                \
    ROW(ATTACK_COUNTS, "attack-counts", NOTE)                                        \
    ROW(SAFE, "safe", NOTE)                                                          \
    ROW(NO_SAFE, "no-safe", NOTE)                                                    \
    ROW(SAFE_COUNT, "safe-count", NOTE)                                              \
    ROW(CORNERS, "corners", NOTE)                                                    \
    ROW(NO_CORNER, "no-corner", NOTE)                                                \
    ROW(CORNER_COUNTS, "corner-counts", NOTE)                                        \
    /* ORDER: enum mark_kind */                                                      \
    ROW(LEGEND_ATTACK, "legend-attack", NOTE)                                        \
    ROW(LEGEND_SAFE, "legend-safe", NOTE)                                            \
    ROW(LEGEND_CORNER, "legend-corner", NOTE)                                        \
    ROW(LEGEND_WIN, "legend-win", NOTE)                                              \
    /* ORDER: enum search_verdict */                                                 \
    ROW(WIN_NONE, "win-none", NOTE)                                                  \
    ROW(WIN_FORCED, "win-forced", NOTE)                                              \
    ROW(WIN_TOO_LARGE, "win-too-large", NOTE)                                        \
    /* -h: the first line, a line for each option, the last line */                  \
    ROW(HELP_USAGE, "help-usage", NOTE)                                              \
    ROW(HELP_NUMBERED, "help-numbered", NOTE)                                        \
    ROW(HELP_LINES, "help-lines", NOTE)                                              \
    ROW(HELP_PLAIN, "help-plain", NOTE)                                              \
    ROW(HELP_RULES, "help-rules", NOTE)                                              \
    ROW(HELP_KEEP_GOING, "help-keep-going", NOTE)                                    \
    ROW(HELP_MOVES, "help-moves", NOTE)                                              \
    ROW(HELP_TO, "help-to", NOTE)                                                    \
    ROW(HELP_SETTING, "help-setting", NOTE)                                          \
    ROW(HELP_FONT, "help-font", NOTE)                                                \
    ROW(HELP_ALL, "help-all", NOTE)                                                  \
    ROW(HELP_CHECK, "help-check", NOTE)                                              \
    ROW(HELP_LEGAL, "help-legal", NOTE)                                              \
    ROW(HELP_VARIATIONS, "help-variations", NOTE)                                    \
    ROW(HELP_OUTPUT, "help-output", NOTE)                                            \
    ROW(HELP_CODE, "help-code", NOTE)                                                \
    ROW(HELP_TITLE, "help-title", NOTE)                                              \
    ROW(HELP_WHITE, "help-white", NOTE)                                              \
    ROW(HELP_BLACK, "help-black", NOTE)                                              \
    ROW(HELP_LANGUAGE, "help-language", NOTE)                                        \
    ROW(HELP_VERBOSE, "help-verbose", NOTE)                                          \
    ROW(HELP_QUIET, "help-quiet", NOTE)                                              \
    ROW(HELP_HELP, "help-help", NOTE)                                                \
    ROW(HELP_VERSION, "help-version", NOTE)                                          \
    ROW(HELP_END, "help-end", NOTE)                                                  \
    /* for `list`: what each format, rules-NAME and language is */                   \
    ROW(FORMAT_ASCII, "format-ascii", NOTE)                                          \
    ROW(FORMAT_CHECK, "format-check", NOTE)                                          \
    ROW(FORMAT_CLASSIC, "format-classic", NOTE)                                      \
    ROW(FORMAT_CODE, "format-code", NOTE)                                            \
    ROW(FORMAT_EPS, "format-eps", NOTE)                                              \
    ROW(FORMAT_HTML, "format-html", NOTE)                                            \
    ROW(FORMAT_JSON, "format-json", NOTE)                                            \
    ROW(FORMAT_MODERN, "format-modern", NOTE)                                        \
    ROW(FORMAT_PDF, "format-pdf", NOTE)                                              \
    ROW(FORMAT_PS, "format-ps", NOTE)                                                \
    ROW(FORMAT_SVG, "format-svg", NOTE)                                              \
    ROW(RULES_TRAX, "rules-trax", NOTE)                                              \
    ROW(RULES_TRAX8, "rules-trax8", NOTE)                                            \
    ROW(RULES_LOOP, "rules-loop", NOTE)                                              \
    ROW(LANGUAGE_NAME, "language-name", NOTE)                                        \
    /* notes; ORDER: enum input_form */                                              \
    ROW(READ_NUMBERED, "read-numbered", NOTE)                                        \
    ROW(READ_ARCHIVE, "read-archive", NOTE)                                          \
    ROW(READ_PLAIN, "read-plain", NOTE)                                              \
    ROW(READ_WORDS, "read-words", NOTE)                                              \
    ROW(READ_SGF, "read-sgf", NOTE)                                                  \
    ROW(READ_JSON, "read-json", NOTE)                                                \
    ROW(READ_QUOTED, "read-quoted", NOTE)                                            \
    ROW(READ_WEBPAGE, "read-webpage", NOTE)                                          \
    ROW(READ_PROTOCOL, "read-protocol", NOTE)                                        \
    ROW(RETOLD, "retold", NOTE)                                                      \
    ROW(UNREAD, "unread", NOTE)                                                      \
    ROW(OTHER_NAME, "other-name", NOTE)                                              \
    ROW(SEARCH_SPENT, "search-spent", NOTE)                                          \
    ROW(REPAIRS_SPENT, "repairs-spent", NOTE)                                        \
    ROW(VARIATIONS, "variations", NOTE)                                              \
    ROW(ASIDE, "aside", NOTE)                                                        \
    ROW(ABOVE, "above", NOTE)                                                        \
    /* ORDER: enum repair_kind, from REPAIR_CHANGED on */                            \
    ROW(REPAIR_CHANGED, "repair-changed", NOTE)                                      \
    ROW(REPAIR_DOUBLED, "repair-doubled", NOTE)                                      \
    ROW(REPAIR_MISSING, "repair-missing", NOTE)                                      \
    ROW(LENGTH, "length", NOTE)                                                      \
    ROW(RESULT_DIFFERS, "result-differs", NOTE)                                      \
    /* warnings */                                                                   \
    ROW(NOT_DRAWN, "not-drawn", WARNING)                                             \
    ROW(GAP, "gap", WARNING)                                                         \
    ROW(SKIPPED_AFTER_END, "skipped-after-end", WARNING)                             \
    ROW(NO_FIRST, "no-first", WARNING)                                               \
    ROW(AGAIN, "again", WARNING)                                                     \
    ROW(GAP_END, "gap-end", WARNING)                                                 \
    ROW(AGAIN_END, "again-end", WARNING)                                             \
    ROW(NO_EFFECT, "no-effect", IDLE)                                                \
    ROW(OTHER_EXTENSION, "other-extension", IDLE)                                    \
    ROW(CONTROL_NAME, "control-name", IDLE)                                          \
    /* ORDER: enum variation_verdict, from there on */                               \
    ROW(VARIATION_NO_MOVE, "variation-no-move", WARNING)                             \
    ROW(VARIATION_RENAMED, "variation-renamed", WARNING)                             \
    ROW(VARIATION_ILLEGAL, "variation-illegal", WARNING)                             \
    ROW(VARIATION_UNTRUE, "variation-untrue", WARNING)                               \
    ROW(VARIATION_UNTOLD, "variation-untold", WARNING)                               \
    ROW(VARIATION_REFUTED, "variation-refuted", WARNING)                             \
    /* errors; ORDER: enum move_status, from MOVE_SYNTAX on */                       \
    ROW(SYNTAX, "syntax", ERROR)                                                     \
    ROW(BAD_FIRST, "bad-first", ERROR)                                               \
    ROW(OCCUPIED, "occupied", ERROR)                                                 \
    ROW(NO_NEIGHBOUR, "no-neighbour", ERROR)                                         \
    ROW(NO_SUCH_TILE, "no-such-tile", ERROR)                                         \
    ROW(AMBIGUOUS, "ambiguous", ERROR)                                               \
    ROW(THREE_PATHS, "three-paths", ERROR)                                           \
    ROW(OFF_BOARD, "off-board", ERROR)                                               \
    ROW(AFTER_END, "after-end", ERROR)                                               \
    ROW(TOO_LARGE, "too-large", ERROR)                                               \
    /* for SYNTAX, where it is known what was meant, and where nothing stands; for OFF_BOARD, in diagnostics */ \
    ROW(SYNTAX_MEANT, "syntax-meant", ERROR)                                         \
    ROW(SYNTAX_MISSING, "syntax-missing", ERROR)                                     \
    ROW(OFF_BOARD_RULES, "off-board-rules", ERROR)                                   \
    ROW(NO_GAME, "no-game", ERROR)                                                   \
    ROW(PACKED, "packed", ERROR)                                                     \
    ROW(PICTURE, "picture", ERROR)                                                   \
    ROW(ENCODED, "encoded", ERROR)                                                   \
    ROW(NO_POSITION, "no-position", ERROR)                                           \
    ROW(NO_RANGE, "no-range", ERROR)                                                 \
    /* where a fault is, and the advice at its end */                                \
    ROW(IN_TRAXFIG, "in-traxfig", NOTE)                                              \
    ROW(DID_YOU_MEAN, "did-you-mean", NOTE)                                          \
    ROW(SEE_HELP, "see-help", NOTE)                                                  \
    ROW(AVAILABLE, "available", NOTE)                                                \
    ROW(ALLOWED, "allowed", NOTE)                                                    \
    ROW(SETTING_OF, "setting-of", NOTE)                                              \
    /* wrong usage, files that fail */                                               \
    ROW(CANNOT_READ, "cannot-read", FATAL)                                           \
    ROW(CANNOT_READ_MEANT, "cannot-read-meant", FATAL)                               \
    ROW(NEITHER, "neither", FATAL)                                                   \
    ROW(MIXED, "mixed", FATAL)                                                       \
    ROW(FOLDER, "folder", FATAL)                                                     \
    ROW(INPUT_TWICE, "input-twice", FATAL)                                           \
    ROW(TOO_LONG, "too-long", FATAL)                                                 \
    ROW(CANNOT_WRITE, "cannot-write", FATAL)                                         \
    ROW(SAME_FILE, "same-file", FATAL)                                               \
    ROW(BAD_PATTERN, "bad-pattern", FATAL)                                           \
    ROW(NO_OPTION, "no-option", FATAL)                                               \
    ROW(SHORT_OPTION, "short-option", FATAL)                                         \
    ROW(NO_ARGUMENT, "no-argument", FATAL)                                           \
    ROW(SPARE_ARGUMENT, "spare-argument", FATAL)                                     \
    ROW(CONTRADICTION, "contradiction", FATAL)                                       \
    ROW(OPEN_QUOTE, "open-quote", FATAL)                                             \
    ROW(NO_RULES, "no-rules", FATAL)                                                 \
    ROW(NO_MOVES, "no-moves", FATAL)                                                 \
    ROW(NO_FORMAT, "no-format", FATAL)                                               \
    ROW(NO_EXTENSION, "no-extension", FATAL)                                         \
    ROW(NO_KEY, "no-key", FATAL)                                                     \
    ROW(NO_KEYS, "no-keys", FATAL)                                                   \
    ROW(NO_VALUE, "no-value", FATAL)                                                 \
    ROW(NO_EQUALS, "no-equals", FATAL)                                               \
    ROW(NO_FONT, "no-font", FATAL)                                                   \
    ROW(NO_LANGUAGE, "no-language", FATAL)                                           \
    /* faults of a catalogue */                                                      \
    ROW(CATALOGUE_LINE, "catalogue-line", FATAL)                                     \
    ROW(CATALOGUE_UNKNOWN, "catalogue-unknown", FATAL)                               \
    ROW(CATALOGUE_TWICE, "catalogue-twice", FATAL)                                   \
    ROW(CATALOGUE_HOLES, "catalogue-holes", FATAL)                                   \
    ROW(CATALOGUE_MISSING, "catalogue-missing", FATAL)                               \
    /* ORDER: enum font_fault */                                                     \
    ROW(FONT_FEW, "font-few", FATAL)                                                 \
    ROW(FONT_MANY, "font-many", FATAL)                                               \
    ROW(FONT_PAIR, "font-pair", FATAL)                                               \
    ROW(FONT_EMPTY, "font-empty", FATAL)                                             \
    ROW(FONT_SIZE, "font-size", FATAL)                                               \
    ROW(FONT_RAGGED, "font-ragged", FATAL)                                           \
    ROW(FONT_HEIGHT, "font-height", FATAL)                                           \
    ROW(FONT_FIELD, "font-field", FATAL)                                             \
    ROW(FONT_CONTROL, "font-control", FATAL)

#define MESSAGE_CONSTANT(constant, name, severity) MESSAGE_##constant,
enum message { MESSAGE_LIST(MESSAGE_CONSTANT) MESSAGE_COUNT };

extern const struct message_row {
    struct text name;
    enum message_severity severity;
} message_table[MESSAGE_COUNT];

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
    enum message where;  /* a sentence that says where the fault is, such as IN_TRAXFIG; MESSAGE_NOTE: none */
    enum message advice; /* a sentence for the hole after those that are filled; MESSAGE_NOTE: none */
    struct text advised; /* for its own hole */
    char *owned;      /* memory that the holes borrow from, which the caller frees; or NULL */
};

/* A fault without a file. */
struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three);

/* A fault whose last hole is advice: `listed` with all known words. Takes the memory of `known`. `two` is empty in a
   sentence with two holes. */
struct message_fault message_listed(enum message id, enum message listed, struct text one, struct text two,
                                    struct sink *known);

/* The same, but `did you mean WORD?` if the wrong word, which fills the hole before, may have been meant to be one of
   the known ones (text_nearest). */
struct message_fault message_unknown(enum message id, enum message listed, struct text one, struct text two,
                                     struct sink *known);

/* The message of this name, or MESSAGE_COUNT. */
enum message message_find(struct text name);

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

/* Writes a diagnostic: `FILE:LINE:COLUMN: error: MOVE: sentence`, then the line and a caret below the column; without a
   place, `traxfig: error: sentence`. */
void message_print(const struct message_catalogue *c, enum message id, const struct message_place *place,
                   const struct text *holes, struct sink *to);

/* The same on stderr. */
void message_say(const struct message_catalogue *c, enum message id, const struct message_place *place,
                 const struct text *holes);

/* file: files that are built in, and whole files as input. */

/* Generated by src/tools/embed.sh, in the order of the Makefile's BUILTIN, where files of a kind are sorted by
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
    struct text all;  /* the text, decoded; a NUL follows the last byte */
    struct text file; /* its bytes as they were read */
    char *bytes;      /* owned, as is the next: of `file`, and of `all` unless that was decoded */
    char *decoded;    /* or NULL */
};

enum { FILE_MAX = 0x7FFFFFFF /* bytes of a text; lines and columns have numbers to this */ };

/* Reads a whole file, "-" being standard input. *in borrows the path. On failure, or if the file is longer than
   FILE_MAX, returns false and sets *fault. */
bool file_read(struct input *in, const char *path, struct message_fault *fault);

/* Replaces the text of an input by what decode_text, or a function with the same promise, makes of it. False, with
   *fault set and the input freed, if it is too long then. */
bool file_decode(struct input *in, bool (*decode)(struct text, struct sink *), struct message_fault *fault);

/* Makes a text of the words of a command line, with blanks between them. */
void file_words(struct input *in, char *const *words, int count);

/* Frees the text. */
void file_free(struct input *in);

/* output: the file or stream for the results. A file gets its name when it is complete; until then what had the name
   stands as it was. */

struct output {
    struct sink sink; /* write to this */
    const char *path; /* of a file; NULL: standard output */
    char *beside;     /* private: the name of the unfinished file, in the same folder, owned; NULL: there is none */
    struct text kept; /* private: the contents of the file, if that may be an input; output stays in memory then */
};

/* Opens an output; `path`, which it borrows, is NULL, "-" or /dev/stdout for standard output. The output must not
   replace one of these inputs: if the file equals one, which may be the same under another name, the output is kept in
   memory and the file stays. On failure, returns false and sets *fault. */
bool output_open(struct output *o, const char *path, const struct input *inputs, int count,
                 struct message_fault *fault);

/* Writes what is buffered and closes the output; a new file replaces what had its name, even a link. What is no file,
   and a file in a folder where none can be made, is written directly. False, with *fault set, if anything written did
   not arrive, or would have replaced what may be an input; the file is then as it was, unless it was written directly.
   */
bool output_close(struct output *o, struct message_fault *fault);

/* Closes an output that has nothing to say: a file stays as it was. */
void output_drop(struct output *o);

/* Frees the memory of an output, opened or not. */
void output_free(struct output *o);

enum output_naming {
    OUTPUT_ONE,
    OUTPUT_MANY,    /* a file for each number: the name has one %d, or %03d, which pads with zeros; any width to 9 */
    OUTPUT_MISNAMED /* it has another %, or two numbers; %% stands for one */
};

/* What a name asks for. */
enum output_naming output_naming(const char *name);

/* The name with this number, in new memory. */
char *output_name(const char *name, long number);

enum { OUTPUT_HELD = 3 };

/* If standard error is closed, opens files in its place, so that diagnostics do not go to the next file that is opened.
   Close those that are not NULL. */
void output_hold_stderr(FILE *held[OUTPUT_HELD]);
