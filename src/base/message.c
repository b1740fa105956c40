#include "base/base.h"

enum {
    SHOWN = 72, /* columns of a source line that are shown at most */
    BEFORE = 40 /* of them before the place */
};

/* The names in catalogues; the severities of diagnostics. */
static const struct {
    const char *name;
    enum message_severity severity;
} rows[MESSAGE_COUNT] = {
    [MESSAGE_NOTE] = {.name = "note"},
    [MESSAGE_WARNING] = {.name = "warning"},
    [MESSAGE_ERROR] = {.name = "error"},
    [MESSAGE_WHITE] = {.name = "white"},
    [MESSAGE_BLACK] = {.name = "black"},
    [MESSAGE_PLAYER] = {.name = "player"},
    [MESSAGE_GAME] = {.name = "game"},
    [MESSAGE_AFTER] = {.name = "after"},
    [MESSAGE_OPEN] = {.name = "open"},
    [MESSAGE_BY_LOOP] = {.name = "by-loop"},
    [MESSAGE_BY_LINE] = {.name = "by-line"},
    [MESSAGE_BY_BOTH] = {.name = "by-both"},
    [MESSAGE_BY_RESIGNATION] = {.name = "by-resignation"},
    [MESSAGE_BY_TIME] = {.name = "by-time"},
    [MESSAGE_BY_CLAIM] = {.name = "by-claim"},
    [MESSAGE_BY_AGREEMENT] = {.name = "by-agreement"},
    [MESSAGE_BY_FULL_BOARD] = {.name = "by-full-board"},
    [MESSAGE_BROKEN] = {.name = "broken"},
    [MESSAGE_CONTENTS] = {.name = "contents"},
    [MESSAGE_GAMES] = {.name = "games"},
    [MESSAGE_ONE_GAME] = {.name = "one-game"},
    [MESSAGE_MANY_GAMES] = {.name = "many-games"},
    [MESSAGE_ONE_MOVE] = {.name = "one-move"},
    [MESSAGE_MANY_MOVES] = {.name = "many-moves"},
    [MESSAGE_ONE_TURN] = {.name = "one-turn"},
    [MESSAGE_MANY_TURNS] = {.name = "many-turns"},
    [MESSAGE_LANGUAGE] = {.name = "language"},
    [MESSAGE_MOVES] = {.name = "moves"},
    [MESSAGE_START] = {.name = "start"},
    [MESSAGE_FIRST] = {.name = "first"},
    [MESSAGE_PREVIOUS] = {.name = "previous"},
    [MESSAGE_PLAY] = {.name = "play"},
    [MESSAGE_PAUSE] = {.name = "pause"},
    [MESSAGE_NEXT] = {.name = "next"},
    [MESSAGE_LAST] = {.name = "last"},
    [MESSAGE_CONTROLS] = {.name = "controls"},
    [MESSAGE_POSITION] = {.name = "position"},
    [MESSAGE_CHOICE] = {.name = "choice"},
    [MESSAGE_PREVIOUS_GAME] = {.name = "previous-game"},
    [MESSAGE_NEXT_GAME] = {.name = "next-game"},
    [MESSAGE_NUMBERS] = {.name = "numbers"},
    [MESSAGE_COORDINATES] = {.name = "coordinates"},
    [MESSAGE_THEME] = {.name = "theme"},
    [MESSAGE_THEME_PRINT] = {.name = "theme-print"},
    [MESSAGE_THEME_CLASSIC] = {.name = "theme-classic"},
    [MESSAGE_THEME_MODERN] = {.name = "theme-modern"},
    [MESSAGE_THEME_LINE] = {.name = "theme-line"},
    [MESSAGE_ATTACKS] = {.name = "attacks"},
    [MESSAGE_NO_ATTACK] = {.name = "no-attack"},
    [MESSAGE_ATTACK_COUNTS] = {.name = "attack-counts"},
    [MESSAGE_SAFE] = {.name = "safe"},
    [MESSAGE_NO_SAFE] = {.name = "no-safe"},
    [MESSAGE_SAFE_COUNT] = {.name = "safe-count"},
    [MESSAGE_CORNERS] = {.name = "corners"},
    [MESSAGE_NO_CORNER] = {.name = "no-corner"},
    [MESSAGE_CORNER_COUNTS] = {.name = "corner-counts"},
    [MESSAGE_WIN_NONE] = {.name = "win-none"},
    [MESSAGE_WIN_FORCED] = {.name = "win-forced"},
    [MESSAGE_WIN_TOO_LARGE] = {.name = "win-too-large"},
    [MESSAGE_HELP_USAGE] = {.name = "help-usage"},
    [MESSAGE_HELP_NUMBERED] = {.name = "help-numbered"},
    [MESSAGE_HELP_LINES] = {.name = "help-lines"},
    [MESSAGE_HELP_PLAIN] = {.name = "help-plain"},
    [MESSAGE_HELP_RULES] = {.name = "help-rules"},
    [MESSAGE_HELP_KEEP_GOING] = {.name = "help-keep-going"},
    [MESSAGE_HELP_MOVES] = {.name = "help-moves"},
    [MESSAGE_HELP_TO] = {.name = "help-to"},
    [MESSAGE_HELP_SETTING] = {.name = "help-setting"},
    [MESSAGE_HELP_FONT] = {.name = "help-font"},
    [MESSAGE_HELP_ALL] = {.name = "help-all"},
    [MESSAGE_HELP_CHECK] = {.name = "help-check"},
    [MESSAGE_HELP_LEGAL] = {.name = "help-legal"},
    [MESSAGE_HELP_VARIATIONS] = {.name = "help-variations"},
    [MESSAGE_HELP_OUTPUT] = {.name = "help-output"},
    [MESSAGE_HELP_CODE] = {.name = "help-code"},
    [MESSAGE_HELP_TITLE] = {.name = "help-title"},
    [MESSAGE_HELP_WHITE] = {.name = "help-white"},
    [MESSAGE_HELP_BLACK] = {.name = "help-black"},
    [MESSAGE_HELP_LANGUAGE] = {.name = "help-language"},
    [MESSAGE_HELP_VERBOSE] = {.name = "help-verbose"},
    [MESSAGE_HELP_QUIET] = {.name = "help-quiet"},
    [MESSAGE_HELP_HELP] = {.name = "help-help"},
    [MESSAGE_HELP_VERSION] = {.name = "help-version"},
    [MESSAGE_HELP_END] = {.name = "help-end"},
    [MESSAGE_READ_NUMBERED] = {"read-numbered", MESSAGE_IS_NOTE},
    [MESSAGE_READ_ARCHIVE] = {"read-archive", MESSAGE_IS_NOTE},
    [MESSAGE_READ_PLAIN] = {"read-plain", MESSAGE_IS_NOTE},
    [MESSAGE_READ_WORDS] = {"read-words", MESSAGE_IS_NOTE},
    [MESSAGE_VARIATIONS] = {"variations", MESSAGE_IS_NOTE},
    [MESSAGE_ASIDE] = {"aside", MESSAGE_IS_NOTE},
    [MESSAGE_GAP] = {"gap", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_NO_MOVE] = {"variation-no-move", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_RENAMED] = {"variation-renamed", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_ILLEGAL] = {"variation-illegal", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_UNTRUE] = {"variation-untrue", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_UNTOLD] = {"variation-untold", MESSAGE_IS_WARNING},
    [MESSAGE_VARIATION_REFUTED] = {"variation-refuted", MESSAGE_IS_WARNING},
    [MESSAGE_SYNTAX] = {"syntax", MESSAGE_IS_ERROR},
    [MESSAGE_BAD_FIRST] = {"bad-first", MESSAGE_IS_ERROR},
    [MESSAGE_OCCUPIED] = {"occupied", MESSAGE_IS_ERROR},
    [MESSAGE_NO_NEIGHBOUR] = {"no-neighbour", MESSAGE_IS_ERROR},
    [MESSAGE_NO_SUCH_TILE] = {"no-such-tile", MESSAGE_IS_ERROR},
    [MESSAGE_AMBIGUOUS] = {"ambiguous", MESSAGE_IS_ERROR},
    [MESSAGE_THREE_PATHS] = {"three-paths", MESSAGE_IS_ERROR},
    [MESSAGE_OFF_BOARD] = {"off-board", MESSAGE_IS_ERROR},
    [MESSAGE_AFTER_END] = {"after-end", MESSAGE_IS_ERROR},
    [MESSAGE_TOO_LARGE] = {"too-large", MESSAGE_IS_ERROR},
    [MESSAGE_NO_GAME] = {"no-game", MESSAGE_IS_ERROR},
    [MESSAGE_NO_POSITION] = {"no-position", MESSAGE_IS_ERROR},
    [MESSAGE_CANNOT_READ] = {"cannot-read", MESSAGE_IS_FATAL},
    [MESSAGE_CANNOT_WRITE] = {"cannot-write", MESSAGE_IS_FATAL},
    [MESSAGE_SAME_FILE] = {"same-file", MESSAGE_IS_FATAL},
    [MESSAGE_NO_OPTION] = {"no-option", MESSAGE_IS_FATAL},
    [MESSAGE_NO_ARGUMENT] = {"no-argument", MESSAGE_IS_FATAL},
    [MESSAGE_SPARE_ARGUMENT] = {"spare-argument", MESSAGE_IS_FATAL},
    [MESSAGE_NO_RULES] = {"no-rules", MESSAGE_IS_FATAL},
    [MESSAGE_NO_MOVES] = {"no-moves", MESSAGE_IS_FATAL},
    [MESSAGE_NO_FORMAT] = {"no-format", MESSAGE_IS_FATAL},
    [MESSAGE_NO_KEY] = {"no-key", MESSAGE_IS_FATAL},
    [MESSAGE_NO_KEYS] = {"no-keys", MESSAGE_IS_FATAL},
    [MESSAGE_NO_VALUE] = {"no-value", MESSAGE_IS_FATAL},
    [MESSAGE_NO_FONT] = {"no-font", MESSAGE_IS_FATAL},
    [MESSAGE_NO_LANGUAGE] = {"no-language", MESSAGE_IS_FATAL},
    [MESSAGE_CATALOGUE_LINE] = {"catalogue-line", MESSAGE_IS_FATAL},
    [MESSAGE_CATALOGUE_UNKNOWN] = {"catalogue-unknown", MESSAGE_IS_FATAL},
    [MESSAGE_CATALOGUE_TWICE] = {"catalogue-twice", MESSAGE_IS_FATAL},
    [MESSAGE_CATALOGUE_HOLES] = {"catalogue-holes", MESSAGE_IS_FATAL},
    [MESSAGE_CATALOGUE_MISSING] = {"catalogue-missing", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_FEW] = {"font-few", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_MANY] = {"font-many", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_EMPTY] = {"font-empty", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_SIZE] = {"font-size", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_RAGGED] = {"font-ragged", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_HEIGHT] = {"font-height", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_FIELD] = {"font-field", MESSAGE_IS_FATAL},
    [MESSAGE_FONT_CONTROL] = {"font-control", MESSAGE_IS_FATAL},
};

enum message_severity message_severity_of(enum message id)
{
    return rows[id].severity;
}

/* The length of the hole that a text begins with, 0 for none. *which is its index. *nth counts the holes
   without a number. */
static size_t read_hole(struct text t, size_t *nth, size_t *which)
{
    bool numbered = t.length > 2 && t.at[1] > '0' && t.at[1] <= '0' + MESSAGE_HOLES;
    char kind = t.length > 1 ? t.at[numbered ? 2 : 1] : '\0';

    if (!kind || t.at[0] != '%' || (kind != 's' && kind != 'd'))
        return 0;
    *which = numbered ? (size_t)(t.at[1] - '1') : (*nth)++;
    return numbered ? 3 : 2;
}

/* Whether a text begins with %%, a percent sign. */
static bool is_percent(struct text t)
{
    return t.length > 1 && t.at[0] == '%' && t.at[1] == '%';
}

/* Notes the letters of a sentence's holes, s or d, by index; false if there are too many, or one twice. */
static bool holes_of(struct text sentence, char kinds[MESSAGE_HOLES])
{
    const char *end = sentence.at + sentence.length, *at = sentence.at;
    size_t nth = 0, which = 0;

    memset(kinds, 0, MESSAGE_HOLES);
    while (at < end && (at = memchr(at, '%', (size_t)(end - at))) != NULL) {
        struct text rest = text_between(at, end);
        size_t hole = read_hole(rest, &nth, &which);

        if (hole && (which >= MESSAGE_HOLES || kinds[which]))
            return false;
        if (hole)
            kinds[which] = at[hole - 1];
        at += is_percent(rest) ? 2 : hole ? hole : 1;
    }
    return true;
}

static bool same_holes(struct text one, struct text other)
{
    char kinds[MESSAGE_HOLES], wanted[MESSAGE_HOLES];

    return holes_of(one, kinds) && holes_of(other, wanted) && memcmp(kinds, wanted, MESSAGE_HOLES) == 0;
}

static struct text skip_blanks(struct text t)
{
    while (t.length && is_blank(t.at[0]))
        t = text_skip(t, 1);
    return t;
}

/* Splits a line `NAME: SENTENCE`; false if it is not one. */
static bool split_line(struct text line, struct text *name, struct text *sentence)
{
    size_t n = 0;

    while (n < line.length && (is_letter(line.at[n]) || is_digit(line.at[n]) || line.at[n] == '-'))
        n++;
    if (!n || n == line.length || line.at[n] != ':')
        return false;
    *name = (struct text){line.at, n};
    *sentence = skip_blanks(text_skip(line, n + 1));
    return sentence->length > 0;
}

struct reader {
    struct message_catalogue *c;
    const struct message_catalogue *pattern;
    struct text rest;
    long lines; /* read so far */
    int guess;  /* the message that probably comes next: catalogues mostly keep the order of the table */
    struct message_fault *fault;
};

static bool fail(struct reader *r, long line, enum message id, struct text name, struct text english)
{
    *r->fault = message_fault(id, name, english, text_of(NULL));
    r->fault->line = line;
    return false;
}

/* The message of a name, or MESSAGE_COUNT. */
static enum message find_name(struct text name, int guess)
{
    int i;

    for (i = 0; i < MESSAGE_COUNT; i++) {
        int id = (guess + i) % MESSAGE_COUNT;

        if (text_is(name, rows[id].name))
            return (enum message)id;
    }
    return MESSAGE_COUNT;
}

/* Adds the lines that continue a sentence. */
static struct text whole_sentence(struct reader *r, struct text sentence)
{
    struct text line;

    while (r->rest.length && is_blank(r->rest.at[0]) && text_line(&r->rest, &line)) {
        sentence = text_between(sentence.at, line.at + line.length);
        r->lines++;
    }
    return sentence;
}

/* Reads the sentence that begins in a line. */
static bool read_sentence(struct reader *r, struct text line)
{
    const struct text none = {NULL, 0};
    struct text name, sentence, english;
    long first = r->lines;
    enum message id;

    if (!split_line(line, &name, &sentence))
        return fail(r, first, MESSAGE_CATALOGUE_LINE, none, none);
    id = find_name(name, r->guess);
    if (id == MESSAGE_COUNT)
        return fail(r, first, MESSAGE_CATALOGUE_UNKNOWN, name, none);
    if (r->c->blocks[id].at)
        return fail(r, first, MESSAGE_CATALOGUE_TWICE, name, none);
    sentence = whole_sentence(r, sentence);
    english = r->pattern ? r->pattern->blocks[id] : sentence;
    if (!same_holes(sentence, english))
        return fail(r, first, MESSAGE_CATALOGUE_HOLES, name, english);
    r->c->blocks[id] = sentence;
    r->guess = (int)id + 1;
    return true;
}

/* Whether no name is missing. */
static bool is_complete(struct reader *r)
{
    int i;

    for (i = 0; i < MESSAGE_COUNT; i++)
        if (!r->c->blocks[i].at)
            return fail(r, r->lines + 1, MESSAGE_CATALOGUE_MISSING, text_of(rows[i].name), text_of(NULL));
    return true;
}

long message_read(struct message_catalogue *c, struct text source,
                  const struct message_catalogue *pattern, struct message_fault *fault)
{
    struct reader r = {.c = c, .pattern = pattern, .rest = source, .fault = fault};
    struct text line;

    memset(c->blocks, 0, sizeof c->blocks);
    while (text_line(&r.rest, &line)) {
        r.lines++;
        if (line.length && line.at[0] != '#' && !read_sentence(&r, line))
            return fault->line;
    }
    return is_complete(&r) ? 0 : fault->line;
}

struct message_fault message_fault(enum message id, struct text one, struct text two,
                                   struct text three)
{
    return (struct message_fault){.id = id, .holes = {one, two, three}};
}

/* Whether a sentence ends in $: no end of line follows it. */
static bool ends_open(struct text block)
{
    return block.length && block.at[block.length - 1] == '$';
}

/* Whether a byte has a meaning of its own in a sentence. */
static bool is_special(char c)
{
    return c == '%' || c == '\r' || c == '\n';
}

void message_write(const struct message_catalogue *c, enum message id, const struct text *holes,
                   struct sink *to)
{
    struct text rest = c->blocks[id];
    size_t nth = 0, which = 0;

    if (ends_open(rest))
        rest.length--;
    for (;;) {
        const char *letter;
        size_t hole;

        rest = text_skip(rest, sink_plain(to, rest, '%'));
        if (!rest.length)
            return;
        hole = holes ? read_hole(rest, &nth, &which) : 0;
        if (hole) {
            sink_printable(to, holes[which]);
            rest = text_skip(rest, hole);
        } else if (is_special(rest.at[0])) {
            if (rest.at[0] != '\r')
                sink_byte(to, rest.at[0]);
            rest = rest.at[0] == '\n' ? skip_blanks(text_skip(rest, 1)) : text_skip(rest, is_percent(rest) ? 2 : 1);
        } else {
            letter = rest.at;
            text_rune(&rest);
            sink_printable(to, text_between(letter, rest.at));
        }
    }
}

void message_count(const struct message_catalogue *c, enum message one, long number, struct sink *to)
{
    char digits[TEXT_NUMBER];
    struct text hole = text_number(number, digits);

    message_write(c, number == 1 ? one : (enum message)(one + 1), &hole, to);
}

/* Prints the line, or of a long line the part around the place, and a caret below the place. */
static void show(const struct message_place *p, struct sink *to)
{
    struct text left = text_between(p->at - (p->column - 1), p->at), rest;
    struct text letter;
    size_t before, shown = 0;

    if (left.length > BEFORE * 4)
        left = text_between(p->at - BEFORE, p->at);
    while ((before = text_columns(left)) > BEFORE)
        text_rune(&left);
    rest = text_between(left.at, p->end);
    while (rest.length && rest.at[0] != '\n' && rest.at[0] != '\r' && shown < SHOWN) {
        letter = rest;
        text_rune(&rest);
        shown += text_columns(text_between(letter.at, rest.at));
    }
    sink_byte(to, ' ');
    sink_printable(to, text_between(left.at, rest.at));
    sink_string(to, "\n ");
    sink_repeat(to, ' ', before);
    sink_string(to, "^\n");
}

static void say_place(const struct message_place *place, struct sink *to)
{
    sink_printable(to, text_of(place->file));
    if (place->line) {
        sink_byte(to, ':');
        sink_number(to, place->line);
    }
    if (place->column) {
        sink_byte(to, ':');
        sink_number(to, place->column);
    }
}

enum message_severity message_say(const struct message_catalogue *c, enum message id,
                                  const struct message_place *place, const struct text *holes)
{
    static const enum message words[] = {MESSAGE_NOTE, MESSAGE_WARNING, MESSAGE_ERROR, MESSAGE_ERROR};
    enum message_severity severity = message_severity_of(id);
    struct sink to;
    struct text said;

    sink_begin(&to, NULL);
    if (place)
        say_place(place, &to);
    else
        sink_string(&to, "traxfig");
    sink_string(&to, ": ");
    message_write(c, words[severity], NULL, &to);
    if (place && place->move.length) {
        sink_printable(&to, place->move);
        sink_string(&to, ": ");
    }
    message_write(c, id, holes, &to);
    if (!ends_open(c->blocks[id]))
        sink_byte(&to, '\n');
    if (place && place->column)
        show(place, &to);
    said = sink_contents(&to);
    fwrite(said.at, 1, said.length, stderr); /* in one piece, so other output cannot split it */
    sink_free(&to);
    return severity;
}
