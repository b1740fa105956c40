#include "cli/cli.h"
#include "fuzz.h"

/* An input is a list of choices, a byte each: first of the drawing, then of its games. Text is a byte for its length,
   then its bytes, or the choice of a hostile one. */

enum {
    TEXT = 24,     /* bytes of a text, at most */
    GAMES = 3,
    ANALYSED = 3,  /* moves of the longest game whose positions are analysed */
    LANGUAGES = 8, /* of msg, at most; and fonts of tfm: */
    FONTS = 32,
    COLUMNS = 80
};

/* What is left of the input; 0 at its end. */
static unsigned take(struct text *bytes)
{
    unsigned byte = bytes->length ? (unsigned char)*bytes->at : 0;

    *bytes = text_skip(*bytes, bytes->length ? 1 : 0);
    return byte;
}

/* Text that would be an operator, an end or a beginning if it were not kept apart. */
static const char *const hostile[] = {
    ") show (", ")\n%%EOF\n", "\\) Tj ET Q (", "(((", "\\", "\\\\(", "\\051 quit \\050", "} stopped {", "<< /Launch >>",
    "> /JS (x)", "]", "%%BeginProlog", "\n%%EndProlog\n", "%!PS", "endstream endobj", "/Font", "]]>", "</script>",
    "<!--", "--><script>", "&lt;", "&#40;", "\" onload=\"x", "' x='", "\x1B]0;x\x07", "\xE2\x80\xAE", "\xFE\xFF",
    "\xC4\x8D\xC5\x91\xC4\x99", "\xCE\xAC\xCF\x89", "\xE2\x86\x92", "e\xCC\x81\xCC\xA7", "\xE6\x97\xA5\xE6\x9C\xAC",
    "\xF0\x9F\x8E\xB2", "\xC2\xA0", "\t", "\r", "WWWWWWWWWWWWWWWWWWWWWWWW", "1 2 3", "RESIGN", "6 D2+ B0/ wins",
    "any win", "{\\rtf1", "$(x)`x`", "::error::x", "%s%n",
};

/* Writes a text that the input has or chooses. */
static void take_text(struct text *bytes, struct sink *to)
{
    enum { HOSTILE = sizeof hostile / sizeof *hostile };
    unsigned length = take(bytes);

    if (length > TEXT) {
        sink_string(to, hostile[length % HOSTILE]);
        return;
    }
    for (; length && bytes->length; length--)
        sink_byte(to, (char)take(bytes));
}

/* Takes a string; "" if there is none. The memory is `to`'s. */
static const char *take_string(struct text *bytes, struct sink *to)
{
    take_text(bytes, to);
    sink_byte(to, '\0');
    return to->bytes;
}

/* A value that a setting can have. */
static int take_value(const struct setting *s, struct text *bytes)
{
    int byte = (int)take(bytes), words = 0;

    switch (s->kind) {
    case SETTING_FLAG: return byte % 2;
    case SETTING_NUMBER:
        return byte > 250 ? s->max : byte < 32 && s->min + byte <= s->max ? s->min + byte
                                                                         : s->min + byte * 37 % (s->max - s->min + 1);
    case SETTING_COLOUR: return byte * 65793;
    default:
        while (text_word(s->words, words).length)
            words++;
        return byte % (s->kind == SETTING_SET ? 1 << words : words);
    }
}

/* Chooses a format, or --legal. */
static void take_format(struct text *bytes, struct options *o)
{
    struct message_fault fault;
    struct sink names = {0};
    struct text word;
    int count = 0;

    format_names(false, &names);
    sink_byte(&names, '\0');
    while (text_word(names.bytes, count).length)
        count++;
    word = text_word(names.bytes, (int)take(bytes) % (count + 1));
    o->legal = !word.length;
    names.bytes[word.length ? (size_t)(word.at - names.bytes) + word.length : 0] = '\0';
    o->backend = format_find(o->legal ? "modern" : word.at, &fault);
    HOLDS(o->backend);
    format_defaults(o->backend, o->values);
    if (o->legal)
        o->backend = &out_legal;
    sink_free(&names);
}

/* Chooses values of some settings. */
static void take_settings(struct text *bytes, struct options *o)
{
    const struct setting *table = o->backend->settings;
    int first = o->backend->first_setting, rows = 0, i;

    while (table && table[first + rows].name)
        rows++;
    for (i = (int)take(bytes) % 6; rows && i; i--) {
        int row = first + (int)take(bytes) % rows;

        o->values[row] = take_value(&table[row], bytes);
    }
}

/* Chooses -r, -k, -a, -q, -v and -m. */
static void take_options(struct text *bytes, struct options *o)
{
    unsigned flags = take(bytes), range = take(bytes);

    o->rules = flags & 1 ? NULL : &rules_table[flags / 2 % 3];
    o->keep_going = flags & 8;
    o->all = flags & 16;
    o->quiet = flags & 32;
    o->verbose = flags & 64;
    o->range = text_of(range & 1 ? "N" : NULL);
    if (!o->range.at)
        return;
    o->from = range & 2 ? -1 - (int)(range >> 5) : 1 + (int)(range >> 4);
    o->to = o->from + (int)(range >> 2 & 3);
    if (o->from < 0 && o->to >= 0)
        o->to = -1;
    if (range == 255) {
        o->from = 1;
        o->to = OPTIONS_LAST;
    }
}

/* The n-th built-in catalogue, read once. */
static const struct message_catalogue *language(unsigned n)
{
    static struct message_catalogue read[LANGUAGES];
    struct message_fault fault;
    unsigned count = 0;

    while (count < LANGUAGES && file_builtin_name(".msg", count))
        count++;
    n %= count;
    if (!read[n].blocks[0].at)
        HOLDS(load_language(&read[n], file_builtin_name(".msg", n), &fault));
    return &read[n];
}

/* The n-th built-in font, read once; or all for -f auto. */
static void choose_font(unsigned n, struct render_settings *settings)
{
    static struct font read[FONTS], sizes[LOAD_FONTS];
    struct message_fault fault;
    unsigned count = 0;

    while (count < FONTS && file_builtin_name(".tfm", count))
        count++;
    n %= count + 1;
    if (n == count) {
        if (!sizes[0].width)
            load_sizes(sizes, false);
        settings->fonts = sizes;
        settings->font_count = LOAD_SIZES;
        return;
    }
    if (!read[n].width)
        HOLDS(load_font(&read[n], file_builtin_name(".tfm", n), &fault));
    settings->fonts = &read[n];
    settings->font_count = 1;
}

/* Writes a text into a game: around, before or behind moves. */
static void put_text(struct text *bytes, unsigned kind, struct sink *to)
{
    static const char *const around[][2] = {
        {"\n; ", "\n"},     {"; ", "\n"},       {"(", ") "},       {"{", "} "},      {"\n# ", "\n"},
        {"\n\n", "\n\n"},   {"\n", "\n"},       {" ", " "},        {"[", "] "},      {"\n> ", "\n"},
        {"\nEvent: ", "\n"}, {"\n<p>", "</p>\n"}, {"; 9 ", " win\n"}, {" RESIGN\n", "\n"},
    };
    const char *const *pair = around[kind % (sizeof around / sizeof *around)];

    sink_string(to, pair[0]);
    take_text(bytes, to);
    sink_string(to, pair[1]);
}

/* Writes the names of a game. */
static void put_heading(struct text *bytes, unsigned flags, int number, struct sink *to)
{
    static const char *const keys[] = {"White: ", "Black: ", "Event: ", "", "Game "};

    for (int i = 0; i < 5; i++)
        if (flags >> i & 1) {
            sink_string(to, keys[i]);
            if (i == 4)
                sink_number(to, number + 1);
            else
                take_text(bytes, to);
            sink_byte(to, '\n');
        }
}

/* Writes a game; its moves go on until a byte that says that it ends. */
static void put_game(struct script *s, struct text *bytes, int number)
{
    enum { MOVE = 208, COMMENT = 250 };
    unsigned flags = take(bytes), byte;
    bool going = true;

    put_heading(bytes, flags, number, &s->text);
    script_begin(s, flags & 32, flags & 64, flags & 128);
    while (going && bytes->length && (byte = take(bytes)) < COMMENT) {
        if (byte >= MOVE) {
            put_text(bytes, byte - MOVE, &s->text);
        } else {
            unsigned choice = take(bytes);
            unsigned char move[SCRIPT_CHOICE] = {(unsigned char)(byte / 4), (unsigned char)choice, 0};

            if (choice >> 7 && byte % 16 == 15)
                move[2] = (unsigned char)take(bytes);
            going = script_move(s, move);
        }
    }
    sink_byte(&s->text, '\n');
}

/* Writes the games of what is left; returns the number of moves of the longest. */
static int put_games(struct script *s, struct text *bytes)
{
    int most = 0, i;

    for (i = 0; i < GAMES && (bytes->length || !i); i++) {
        put_game(s, bytes, i);
        most = s->moves > most ? s->moves : most;
    }
    return most;
}

/* Sets what follows from the options. */
static void settle(struct render_settings *settings, const struct options *o)
{
    settings->all = o->all;
    settings->quiet = o->quiet;
    settings->verbose = o->verbose;
    settings->position = o->range.at;
    settings->film = o->range.at && o->from != o->to;
    settings->rules = o->rules;
    settings->notation = o->backend->notation;
    memcpy(settings->values, o->values, sizeof o->values);
}

void drawing_fuzz(struct text all)
{
    struct sink strings[3] = {{0}}, missing = {0};
    struct options o = {.font = ""};
    struct script s = {.moves = 0};
    struct render_settings settings = {.columns = COLUMNS, .missing = &missing};
    unsigned names;
    int moves;

    take_format(&all, &o);
    take_settings(&all, &o);
    take_options(&all, &o);
    choose_font(take(&all), &settings);
    settings.words = language(names = take(&all));
    settings.coloured = names & 8;
    settings.date = names & 16 ? 1700000000 : 0;
    o.title = names & 32 ? take_string(&all, &strings[0]) : NULL;
    o.white = names & 64 ? take_string(&all, &strings[1]) : NULL;
    o.black = names & 128 ? take_string(&all, &strings[2]) : NULL;
    moves = put_games(&s, &all);
    target_limit(&o, moves <= ANALYSED);
    o.verbose = o.verbose && moves <= ANALYSED;
    settle(&settings, &o);
    holds_drawing(sink_contents(&s.text), &o, &settings);
    script_free(&s);
    sink_free(&missing);
    for (int i = 0; i < 3; i++)
        sink_free(&strings[i]);
}
