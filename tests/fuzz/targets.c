/* targets: parts of the program that read bytes, and what must be true of any bytes. */

#include "render/glyphs.h"
#include "cli/cli.h"
#include "fuzz.h"
#include "../unit/check.h"

enum {
    WORDS = 40,     /* the most of a command line */
    ANALYSED = 400, /* bytes of the longest text whose positions are analysed */
    DEEP = 2        /* the most turns of a search for a win */
};

/* Writes an error message, checks that it is printable, and frees the fault. */
static void check_sentence(const struct message_catalogue *words, struct message_fault *fault)
{
    const struct text all = sink_contents(&fault->holes), holes[MESSAGE_HOLES] = {all, all, all};
    struct sink sentence = {0};

    HOLDS(message_table[fault->id].severity == MESSAGE_IS_FATAL);
    message_write(words, fault->id, holes, &sentence);
    holds_sentence(sink_contents(&sentence));
    sink_free(&sentence);
    sink_free(&fault->holes);
}

bool target_claims(struct text all)
{
    bool any = false, win = false;

    for (size_t i = 0; i + 3 <= all.length; i++) {
        any = any || memcmp(all.at + i, "any", 3) == 0 || memcmp(all.at + i, "Any", 3) == 0;
        win = win || text_is_nocase((struct text){all.at + i, 3}, "win");
    }
    return any && win;
}

void target_report(struct text all, const struct holds_ways *how, struct sink *said)
{
    const struct input in = {.name = "<fuzz>", .all = all};
    struct report report = {.words = message_english, .in = &in, .holding = true};
    const struct options o = {.variations = !target_claims(all)};
    struct repair_run run = {.left = (int64_t)all.length * REPAIR_BYTE};
    struct repair repair;
    struct record r = {0};
    struct game g = {0};

    record_open(&r, all, how->notation, how->rules);
    while (game_next(&r, &g, how->rules, how->keep_going)) {
        g.file = in.name;
        repair_find(&g, &repair, &run);
        report_game(&report, &g, &repair, &o);
    }
    game_free(&g);
    record_free(&r);
    holds_diagnostics(sink_contents(&report.notes));
    sink_free(&report.notes);
    *said = report.held;
}

/* A record, read in a form that its length chooses; what may be that of another program is found out. */
static void fuzz_record(struct text all)
{
    static const enum input_form forms[8] = {INPUT_NUMBERED, INPUT_ARCHIVE, INPUT_PLAIN, INPUT_WORDS};
    bool foreign = all.length && all.at[0] && strchr("{[(<->", all.at[0]);
    struct holds_ways how = {foreign ? INPUT_DETECT : forms[all.length % 8], NULL, all.length / 8 % 2};

    struct sink said;

    holds_record(all, &how);
    target_report(all, &how, &said);
    holds_diagnostics(sink_contents(&said));
    sink_free(&said);
}

void target_limit(struct options *o, bool brief)
{
    for (int i = o->backend->first_setting; o->backend->settings && o->backend->settings[i].name; i++) {
        bool depth = strcmp(o->backend->settings[i].name, "depth") == 0;

        if (!o->values[i] || !(depth || strcmp(o->backend->settings[i].name, "marks") == 0))
            continue;
        if (!brief)
            o->values[i] = 0;
        else if (depth && o->values[i] > DEEP)
            o->values[i] = DEEP;
        if (o->range.at && (o->to > o->from + DEEP || o->from < 0 || o->to < 0))
            o->to = o->from = o->from < 0 ? -o->from : o->from;
    }
}

/* Draws with these options, their font and their language. */
static void draw(struct text all, struct options *o, struct message_fault *fault)
{
    struct message_catalogue words = message_english;
    struct font font = {0};
    struct render_settings settings = {.fonts = &font, .font_count = 1, .words = &words, .all = o->all,
                                       .quiet = o->quiet};

    target_limit(o, all.length <= ANALYSED);
    settings.position = o->range.at;
    settings.film = o->range.at && o->from != o->to;
    memcpy(settings.values, o->values, sizeof o->values);
    if ((!o->language || load_language(&words, o->language, fault)) && load_font(&font, o->font, fault)) {
        holds_drawing(all, o, &settings);
    } else {
        check_sentence(&words, fault);
    }
    font_free(&font);
}

/* The first two bytes choose rules, format and positions, the others moves and faults (see fuzz.h). */
static void fuzz_game(struct text all)
{
    static const char *const formats[] = {"json", "modern", "classic", "ascii", "svg",
                                          "eps",  "html",   "ps",      "code",  "check", "pdf",
                                          "png",  "gif",    "sixel"};
    const unsigned char *bytes = (const unsigned char *)all.at;
    struct holds_ways how = {INPUT_DETECT, RULES_TRAX, false};
    struct script s = {.moves = 0};
    struct message_fault fault;
    struct options o = {.font = "short2"};
    long played;

    if (all.length < 2)
        return;
    how.rules = bytes[0] & 1 ? RULES_TRAX : RULES_LOOP;
    how.keep_going = bytes[0] & 2;
    script_compose(&s, bytes + 2, all.length - 2, how.rules == RULES_TRAX, bytes[0] & 4);
    if (bytes[0] & 8 && s.flawed)
        how.rules = RULES_TRAX8;
    played = holds_record(sink_contents(&s.text), &how);
    HOLDS(s.flawed || played == s.moves);
    o.backend = format_find(formats[bytes[1] % (sizeof formats / sizeof *formats)], &fault);
    format_defaults(o.backend, o.values);
    o.rules = how.rules;
    o.keep_going = how.keep_going;
    o.all = bytes[1] & 128;
    if (bytes[0] & 16) {
        o.range = text_of("N");
        o.from = 1 + bytes[0] / 32;
        o.to = bytes[0] & 64 ? o.from : o.from + bytes[1] / 16;
    }
    draw(sink_contents(&s.text), &o, &fault);
    script_free(&s);
}

/* A font is drawn with, or refused with the number of a line. */
static void fuzz_font(struct text all)
{
    static const char game[] = "@0+ B1\\ A2+ C1+ 12";
    struct message_catalogue words = message_english;
    struct font font = {0};
    struct render_settings settings = {.fonts = &font, .font_count = 1, .words = &words, .all = true};
    struct options o = {.backend = &out_ascii};
    struct text rest = all, line;
    enum message fault = MESSAGE_COUNT;
    long bad = font_read(&font, all, &fault), lines = 0;

    while (text_line(&rest, &line))
        lines++;
    HOLDS(bad >= 0 && bad <= lines + 1);
    HOLDS(bad || (font.width > 0 && font.width <= FONT_LARGEST && font.height > 0 && font.height <= FONT_LARGEST));
    HOLDS(!bad || fault < MESSAGE_COUNT);
    if (!bad)
        holds_drawing(text_of(game), &o, &settings);
    font_free(&font);
}

/* A catalogue has only printable sentences, or is refused with the number of a line. */
static void fuzz_message(struct text all)
{
    struct message_catalogue words = {.owned = NULL};
    struct text holes[MESSAGE_HOLES] = {text_of("%s\033"), text_of("%n"), text_of("\xFF")}, line;
    struct message_fault fault;
    long bad = message_read(&words, all, &fault), lines = 0;
    struct sink sentence = {0};
    enum message id;

    while (text_line(&all, &line))
        lines++;
    HOLDS(bad >= 0 && bad <= lines + 1);
    if (bad)
        check_sentence(&message_english, &fault);
    for (id = MESSAGE_NOTE; !bad && id < MESSAGE_COUNT; id++)
        message_write(&words, id, holes, &sentence);
    holds_sentence(sink_contents(&sentence));
    sink_free(&sentence);
}

/* Cuts a string into words at these bytes; returns their number. */
static int split(char *at, const char *between, char **words)
{
    int count = 0;

    for (at += strspn(at, between); *at && count < WORDS; at += strspn(at, between)) {
        words[count++] = at;
        at += strcspn(at, between);
        if (*at)
            *at++ = '\0';
    }
    words[count] = NULL;
    return count;
}

/* Runs a command line; without moves in it, on this text. It opens no files. */
static void run(char *environment, int argc, char **argv, struct text all, bool drawn)
{
    struct message_catalogue words = message_english;
    struct message_fault fault;
    struct sink moves = {0};
    struct options o;

    if (!options_read(&o, environment, argc, argv, &fault)) {
        check_sentence(&words, &fault);
    } else if (drawn && !strchr(o.font, '/') && !(o.language && strchr(o.language, '/'))) {
        HOLDS(o.backend && o.operand_count >= 0 && o.operand_count < argc);
        HOLDS(!o.range.at || (o.from && o.to && (o.from <= o.to || o.to < 0)));
        for (int i = 0; o.moves && i < o.operand_count; i++)
            sink_word(&moves, text_of(o.operands[i]));
        draw(o.moves ? sink_contents(&moves) : all, &o, &fault);
    }
    free(moves.bytes);
    options_free(&o);
}

/* A command line: $TRAXFIG, then arguments, one per line. */
static void fuzz_options(struct text all)
{
    char *copy = memory_new(all.length + 1, 1), *words[WORDS + 1];
    int count;

    if (all.length)
        memcpy(copy, all.at, all.length);
    count = split(copy, "\n", words);
    if (count)
        run(words[0], count, words, text_of("1 A1S 2 B1+"), false);
    free(copy);
}

/* A line of arguments, then a record. */
static void fuzz_run(struct text all)
{
    char *copy = memory_new(all.length + 9, 1), *words[WORDS + 1];
    struct text line = text_of(NULL);

    text_line(&all, &line);
    memcpy(copy, "traxfig ", 8);
    if (line.length)
        memcpy(copy + 8, line.at, line.length);
    run(NULL, split(copy, " ", words), words, all, true);
    free(copy);
}

const struct target targets[] = {
    {"record", fuzz_record}, {"game", fuzz_game},       {"font", fuzz_font},
    {"message", fuzz_message}, {"options", fuzz_options}, {"run", fuzz_run},
    {"drawing", drawing_fuzz}, {"repeat", repeat_fuzz},
    {NULL, NULL},
};
