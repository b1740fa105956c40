#include "cli/cli.h"

#include <errno.h>
#include <time.h>

enum { LABEL = 32 /* at most this many bytes of a word are shown */ };

void report_say(struct report *r, enum message id, const struct message_place *place, const struct text *holes)
{
    enum message_severity severity = message_table[id].severity;

    if (!r->holding && r->out && r->out->file == stdout) {
        sink_flush(r->out);
        if (fflush(stdout) && !r->out->error)
            r->out->error = errno;
    }
    message_print(&r->words, id, place, holes, &r->held);
    if (!r->holding)
        message_put(&r->held);
    if (severity > r->worst)
        r->worst = severity;
}

bool report_fault(struct report *r, struct message_fault *fault)
{
    struct message_place place = {.file = fault->file ? fault->file : "traxfig", .line = (int)fault->line};
    struct text holes[MESSAGE_HOLES] = {{NULL, 0}}, rest;
    struct sink advice = {0};
    int n = 0;

    if (fault->where)
        place.move = r->words.blocks[fault->where];
    sink_byte(&fault->holes, '\0');
    for (rest = sink_contents(&fault->holes); rest.length && n < MESSAGE_HOLES; n++) {
        holes[n] = text_of(rest.at);
        rest = text_skip(rest, holes[n].length + 1);
    }
    if (fault->advice) {
        message_write(&r->words, fault->advice, &holes[n - 1], &advice);
        holes[n - 1] = sink_contents(&advice);
    }
    report_say(r, fault->id, &place, holes);
    sink_free(&advice);
    sink_free(&fault->holes);
    return false;
}

void report_about(struct report *r, enum message id, const struct game *g, const struct text *holes)
{
    report_say(r, id, &(struct message_place){.file = g->file, .line = game_line(g)}, holes);
}

/* Returns the place of a word of the input. If `at` and `column` do not fit the input, leaves out the text of the line:
   a wrong place must not print other memory. */
static struct message_place place_in(const struct report *r, struct record_place p)
{
    const char *begin = r->in->all.at, *end = begin + r->in->all.length;
    bool within = p.column > 0 && p.at >= begin && p.at <= end && p.column <= p.at - begin + 1;

    return (struct message_place){
        .file = r->in->name, .line = p.line, .column = p.column, .at = within ? p.at : NULL, .end = end};
}

/* Writes the name that a record gives to move `number`, counted from 1: `move 3`, `Black's move 2`. */
static void put_move_name(const struct report *r, const struct record_game *g, int number, struct sink *to)
{
    enum message id = !g->in_pairs ? MESSAGE_MOVE_NUMBER : number % 2 ? MESSAGE_MOVE_WHITE : MESSAGE_MOVE_BLACK;

    message_count(&r->words, id, id, g->in_pairs ? (number + 1) / 2 : number, to);
}

/* Writes the moves that a wrong word may mean: the word with +, / or \ added; if none of these fits, the move
   that slip_meant finds. Skips moves that repair_fits refuses. */
static void put_meant(const struct game *g, struct text word, struct sink *to)
{
    static const char shapes[] = "+/\\";
    char meant[NOTATION_WORD];
    size_t length = word.length < NOTATION_WORD - 1 ? word.length : 0, i;

    memcpy(meant, word.at, length);
    for (i = 0; shapes[i] && length && is_digit(word.at[length - 1]); i++) {
        meant[length] = shapes[i];
        if (repair_fits(g, (struct text){meant, length + 1}))
            SINK(to, to->used ? ", " : "", ((struct text){meant, length + 1}));
    }
    length = to->used ? 0 : slip_meant(word, meant);
    if (length && repair_fits(g, (struct text){meant, length}))
        sink_text(to, (struct text){meant, length});
}

/* Returns the sentence about a word that is not a move, and fills the holes of this sentence. */
static enum message syntax_message(const struct report *r, const struct game *g, const struct game_error *e,
                                   const struct repair *repair, struct sink holes[3])
{
    const struct record_game *record = g->record;
    struct text word = record->moves[e->word].word, rest = word;

    text_cut_number(&rest, 1);
    if (!rest.length) { /* the word is the number of a missing move */
        put_move_name(r, record, e->number, &holes[0]);
        sink_number(&holes[1], record->aside_line);
        sink_text(&holes[2], record->aside);
        return record->aside_line ? MESSAGE_SYNTAX_ASIDE : MESSAGE_SYNTAX_MISSING;
    }
    if (repair)
        sink_string(&holes[0], repair->move);
    else if (e == g->errors)
        put_meant(g, word, &holes[0]);
    if (!holes[0].used)
        return MESSAGE_SYNTAX;
    return !repair && is_digit(word.at[word.length - 1]) ? MESSAGE_SYNTAX_SIGN : MESSAGE_SYNTAX_MEANT;
}

/* Reports an illegal move with its number and up to LABEL bytes of its word. `repair` corrects the move, or is NULL. */
static void say_error(struct report *r, const struct game *g, const struct game_error *e, const struct repair *repair)
{
    const struct record_move *m = &g->record->moves[e->word];
    struct message_place place = place_in(r, m->place);
    enum message id = e->reason == MOVE_OFF_BOARD ? MESSAGE_OFF_BOARD_RULES : move_reasons[e->reason].sentence;
    struct sink label = {0}, sinks[3] = {{0}};

    if (e->reason == MOVE_SYNTAX)
        id = syntax_message(r, g, e, repair, sinks);
    if (id != MESSAGE_SYNTAX_MISSING && id != MESSAGE_SYNTAX_ASIDE) {
        sink_number(&label, e->number);
        sink_word(&label, (struct text){m->word.at, m->word.length < LABEL ? m->word.length : LABEL});
    }
    place.move = sink_contents(&label);
    report_say(r, id, &place, (struct text[3]){
        sink_contents(&sinks[0]), sink_contents(&sinks[1]), sink_contents(&sinks[2])});
    sink_free(&label);
    for (int i = 0; i < 3; i++)
        sink_free(&sinks[i]);
}

static void say_there(struct report *r, enum message id, struct record_place there, const struct text *holes)
{
    struct message_place place = place_in(r, there);

    report_say(r, id, &place, holes);
}

/* Reports a leftover of a game. If several leftovers are among the moves of a line, reports only their number. */
static void say_leftover(struct report *r, const struct record_game *g, const struct record_leftover *l)
{
    bool many = l->more && l->kind == LEFTOVER_AMONG;
    struct sink move = {0};

    put_move_name(r, g, l->number, &move);
    say_there(r, many ? MESSAGE_LEFT_MANY : MESSAGE_LEFT_AMONG + (enum message)l->kind, l->place,
              (struct text[2]){many ? TEXT(l->more + 1) : sink_contents(&move), l->word});
    sink_free(&move);
}

static void say_repair(struct report *r, const struct repair *repair, const struct record_move *m)
{
    static const enum message sentences[] = {
        [REPAIR_CHANGED] = MESSAGE_REPAIR_CHANGED,
        [REPAIR_DOUBLED] = MESSAGE_REPAIR_DOUBLED,
        [REPAIR_MISSING] = MESSAGE_REPAIR_MISSING,
        [REPAIR_EXCHANGED] = MESSAGE_REPAIR_EXCHANGED,
    };
    struct text other = repair->kind == REPAIR_EXCHANGED ? TEXT(repair->other + 1) : text_of(repair->move);

    say_there(r, sentences[repair->kind], m->place, (struct text[2]){TEXT(repair->word + 1), other});
}

/* Reports a stated result, or a stated number of moves, that the game does not have. */
static void say_differences(struct report *r, const struct game *g)
{
    static const struct game_result open = {0};
    const struct record_game *record = g->record;
    const struct ending stated = ending_result(record->heading.result, &record->heading);
    bool other = (stated.winner || stated.marker == END_DRAW) && stated.winner != g->result.winner;
    struct record_place at = record->end_at;

    if (!at.at && record->count) /* the result is in the heading */
        at = record->moves[0].place;
    if (g->error_count)
        return;
    if (record->end.marker && (other || game_contradicts(record, path_is_won(g) ? &g->result : &open)))
        say_there(r, MESSAGE_RESULT_DIFFERS, at, NULL);
    if (record->heading.turns && record->heading.turns != g->count)
        report_about(r, MESSAGE_LENGTH, g, (struct text[2]){TEXT(record->heading.turns), TEXT(g->count)});
}

/* The state of say_variation. `tried`: number of variations of a game. `held`: how many of them hold. */
struct variations {
    struct report *report;
    long tried, held;
};

static void say_variation(void *to, const struct variation *v)
{
    static const enum message sentences[] = {
        [VARIATION_NO_MOVE] = MESSAGE_VARIATION_NO_MOVE,
        [VARIATION_RENAMED] = MESSAGE_VARIATION_RENAMED,
        [VARIATION_ILLEGAL] = MESSAGE_VARIATION_ILLEGAL,
        [VARIATION_FALSE_CLAIM] = MESSAGE_VARIATION_UNTRUE,
        [VARIATION_UNDECIDED] = MESSAGE_VARIATION_UNTOLD,
    };
    struct variations *all = to;
    struct message_place place = place_in(all->report, (struct record_place){v->word.at, v->line, v->column});
    enum message id = sentences[v->verdict];
    struct text hole = text_of(v->reply);

    all->tried++;
    if (v->verdict == VARIATION_HOLDS) {
        all->held++;
        return;
    }
    if (v->verdict == VARIATION_ILLEGAL)
        hole = all->report->words.blocks[move_reasons[v->reason].sentence];
    else if (v->verdict == VARIATION_FALSE_CLAIM && v->reply[0])
        id = MESSAGE_VARIATION_REFUTED;
    place.move = v->word;
    report_say(all->report, id, &place, &hole);
}

/* Reports that a game lacks positions of -m. */
static void say_positions(struct report *r, const struct game *g, const struct options *o)
{
    bool back = o->to < 0; /* `to` is counted from the end */
    struct text holes[2] = {o->range, TEXT(g->count)};

    if (!back && memchr(o->range.at, '-', o->range.length))
        holes[0] = text_skip(o->range, strcspn(o->range.at, "-") + 1);
    holes[0].length = holes[0].length < LABEL ? holes[0].length : LABEL;
    report_about(r, back ? MESSAGE_NO_RANGE : MESSAGE_NO_POSITION, g, holes);
}

/* Adds a note on how the games of r->part were read. If `line`, gives the line of the first game. */
static void end_part(struct report *r, bool line)
{
    const struct message_place place = {.file = r->in->name, .line = line ? r->part.line : 0};
    struct sink games = {0}, moves = {0};

    message_count(&r->words, MESSAGE_ONE_GAME, MESSAGE_MANY_GAMES, r->part.games, &games);
    message_count(&r->words, MESSAGE_ONE_MOVE, MESSAGE_MANY_MOVES, r->part.moves, &moves);
    message_print(&r->words, MESSAGE_READ_NUMBERED + (enum message)r->part.reading, &place,
                  (struct text[2]){sink_contents(&games), sink_contents(&moves)}, &r->notes);
    sink_free(&games);
    sink_free(&moves);
}

void report_count(struct report *r, const struct game *g, const struct rules *rules)
{
    const struct record_game *record = g->record;
    const struct extent *e = &g->board.extent;

    if (!rules && !g->result.by && !g->rules->side && g->board.count == BOARD_SPAN * BOARD_SPAN &&
        extent_width(e) == BOARD_SPAN && extent_height(e) == BOARD_SPAN && !r->full++)
        r->full_line = game_line(g);
    if (!r->part.games || r->part.reading != record->reading) {
        if (r->part.games && r->holding)
            end_part(r, true);
        r->part = (struct report_part){.reading = record->reading, .line = game_line(g)};
    }
    r->part.games++;
    r->part.moves += g->count;
}

void report_proposal(void *to, const struct record_proposal *p)
{
    struct report *r = to;
    struct sink counts = {0}, name = {0};

    SINK(&name, p->reading, ", ", p->view);
    message_count(&r->words, MESSAGE_ONE_GAME, MESSAGE_MANY_GAMES, p->games, &counts);
    sink_string(&counts, ", ");
    message_count(&r->words, MESSAGE_ONE_MOVE, MESSAGE_MANY_MOVES, p->moves, &counts);
    message_print(&r->words, MESSAGE_PROPOSAL, &(struct message_place){.file = r->in->name, .line = p->line},
                  (struct text[3]){TEXT(p->cost), sink_contents(&name), sink_contents(&counts)}, &r->notes);
    sink_free(&name);
    sink_free(&counts);
}

void report_game(struct report *r, const struct game *g, const struct repair *repair, const struct options *o)
{
    const struct record_game *record = g->record;
    struct variations all = {.report = r};
    int from, to;

    for (int i = 0; i < g->error_count; i++)
        say_error(r, g, &g->errors[i],
                  repair->kind == REPAIR_CHANGED && repair->word == g->errors[i].word ? repair : NULL);
    for (int i = 0; i < record->leftover_count; i++)
        if (record->leftovers[i].kind != LEFTOVER_MENTIONED || record->leftovers[i].number || o->verbose)
            say_leftover(r, record, &record->leftovers[i]);
    say_differences(r, g);
    if (repair->kind)
        say_repair(r, repair, &record->moves[repair->word]);
    if (o->variations)
        variation_check(g, &r->spent, say_variation, &all);
    if (o->variations && o->verbose)
        report_about(r, MESSAGE_VARIATIONS, g, (struct text[2]){TEXT(all.tried), TEXT(all.held)});
    if (!options_positions(o, g->count, &from, &to))
        say_positions(r, g, o);
}

/* Reports that the input has no game, is packed, is a picture, or has an encoding that cannot be read. */
static void say_no_game(struct report *r)
{
    static const struct {
        const char *name, *unpack;
    } packed[] = {{"gzip", "gzip -dc "}, {"bzip2", "bzip2 -dc "}, {"xz", "xz -dc "}, {"ZIP", "unzip -p "}};
    const struct input *in = r->in;
    struct text holes[2] = {text_of(decode_guess(in->file.length ? in->file : in->all))};
    enum message id = !holes[0].length ? MESSAGE_NO_GAME : MESSAGE_ENCODED;
    struct sink command = {0};

    if (text_index(holes[0], "PNG GIF JPEG PDF Word") >= 0)
        id = MESSAGE_PICTURE;
    for (size_t i = 0; i < sizeof packed / sizeof *packed; i++)
        if (text_is(holes[0], packed[i].name)) {
            sink_string(&command, packed[i].unpack);
            id = sink_quoted(&command, in->name) ? MESSAGE_PACKED : id;
        }
    holes[1] = sink_contents(&command);
    report_say(r, id, &(struct message_place){.file = in->name}, holes);
    sink_free(&command);
}

void report_progress(void *to, const struct game *g, int moves)
{
    struct report *r = to;

    if (r->due && clock() / CLOCKS_PER_SEC >= r->due) {
        struct message_place place = {.file = r->in->name, .line = game_line(g)};
        struct sink said = {0};

        r->due = 2 * (long)(clock() / CLOCKS_PER_SEC);
        message_print(&r->words, MESSAGE_PROGRESS, &place,
                      (struct text[2]){TEXT(moves), TEXT((place.line - 1) * 100L / text_lines(r->in->all))}, &said);
        message_put(&said);
    }
}

void report_run(struct report *r, const struct render_settings *settings, const struct backend *format, bool unwanted,
                long spent, const struct repair_run *repairs)
{
    const struct text name = text_of(format->name);
    const struct render_dropped *dropped = settings->dropped;

    if (unwanted)
        report_say(r, MESSAGE_NO_MATCH, NULL, NULL);
    if (spent >= SEARCH_RUN)
        report_say(r, MESSAGE_SEARCH_SPENT, NULL, (struct text[2]){TEXT(SEARCH_RUN), TEXT(SEARCH_SHARE)});
    if (repairs->skipped)
        report_say(r, MESSAGE_REPAIRS_SPENT, NULL, (struct text[1]){TEXT(repairs->skipped)});
    if (settings->missing->used)
        report_say(r, MESSAGE_NOT_DRAWN, NULL, (struct text[2]){name, sink_contents(settings->missing)});
    if (dropped->boards)
        report_say(r, MESSAGE_NO_ROOM, NULL, (struct text[2]){name, TEXT(dropped->boards)});
    if (dropped->stripped)
        report_say(r, MESSAGE_LEAVES_OUT, NULL, (struct text[2]){name, TEXT(dropped->stripped)});
    if (dropped->games)
        report_say(r, MESSAGE_LEAVES_TEXT, &(struct message_place){.file = dropped->file, .line = dropped->line},
                   (struct text[2]){name, TEXT(dropped->games)});
}

void report_input(struct report *r, const struct record *record, long games)
{
    if (games && r->holding)
        end_part(r, games != r->part.games);
    r->holding = false;
    if (!games)
        say_no_game(r);
    r->part.games = 0;
    sink_text(&r->notes, sink_contents(&r->held));
    message_put(&r->notes);
    sink_free(&r->held);
    if (record->unread.at)
        say_there(r, MESSAGE_UNREAD, record->unread, NULL);
    if (r->full)
        report_say(r, MESSAGE_MAYBE_TRAX8, &(struct message_place){.file = r->in->name, .line = r->full_line},
                   (struct text[1]){TEXT(r->full)});
    r->full = 0;
}
