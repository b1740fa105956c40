/* out_puzzles: finds positions where only one move begins the shortest forced win. Writes them in JSON, or as records
   that end with the proof; the easiest position comes first. */

#include "render/render.h"

enum puzzles_setting { AS, DEPTH };

struct problem {
    int turns, attacks;
    enum board_colour colour;
    size_t begin, end; /* where the problem begins and ends in puzzles.text */
};

struct puzzles {
    struct problem *all;
    int count;
    size_t capacity;
    struct sink text;
    struct table seen; /* positions seen, by canonical code */
};

/* Notes a position. Returns false if the position, perhaps turned, mirrored or with exchanged colours, is known. */
static bool is_new_position(struct puzzles *p, const struct position *at)
{
    struct sink code = {0};

    code_canonical(at->board.tiles, at->board.count, position_mover(at) == BOARD_BLACK, &code);
    return !table_row(&p->seen, &code, true)->counts[TABLE_GAMES]++;
}

static void put_problem(const struct scene *s, const struct puzzle *z, const struct position *at, struct sink *to)
{
    const struct position_move *move = &z->proof.steps[0].move;
    struct sink words = {0};

    json_member(",\"side\":", text_of(z->proof.colour == BOARD_WHITE ? "white" : "black"), to);
    SINK(to, ",\"turns\":", z->proof.turns, ",\"attacks\":", z->attacks);
    json_member(",\"file\":", text_of(s->game->file), to);
    SINK(to, ",\"line\":", game_line(s->game));
    json_member(",\"rules\":", text_of(s->game->rules->name), to);
    for (int i = 1; i <= at->moves; i++)
        sink_word(&words, game_word(s->game, i, NOTATION_MODERN, NOTATION_SPACE));
    json_member(",\"moves\":", sink_contents(&words), to);
    words.used = 0;
    code_write(at->board.tiles, at->board.count, &words);
    json_member(",\"code\":", sink_contents(&words), to);
    json_member(",\"modern\":", position_word(at, move, NOTATION_MODERN, NOTATION_SPACE), to);
    json_member(",\"classic\":", position_word(at, move, NOTATION_CLASSIC, NOTATION_SPACE), to);
    words.used = 0;
    proof_write(&z->proof, s->game, NOTATION_MODERN, &words);
    json_member(",\"proof\":", sink_contents(&words), to);
    sink_free(&words);
    sink_string(to, "}\n");
}

static void put_record(const struct scene *s, const struct puzzle *z, const struct position *at, struct sink *to)
{
    enum { ROW = 10 };

    SINK(to, s->game->rules->heading, "\n");
    if (!s->game->count) {
        sink_string(to, "; ");
        code_position(s->game, to);
        sink_byte(to, '\n');
    }
    for (int i = 1; i <= at->moves; i++)
        SINK(to, i, ". ", game_word(s->game, i, NOTATION_MODERN, NOTATION_SPACE),
             i % ROW && i < at->moves ? " " : "\n");
    proof_write(&z->proof, s->game, NOTATION_MODERN, to);
}

static void add_problem(const struct scene *s, const struct puzzle *z, const struct position *at)
{
    struct puzzles *p = s->state;
    struct problem found = {z->proof.turns, z->attacks, z->proof.colour, p->text.used, 0};

    (s->settings->values[AS] ? put_problem : put_record)(s, z, at, &p->text);
    found.end = p->text.used;
    *MEMORY_ADD(p->all, p->count, p->capacity) = found;
}

static void draw(const struct scene *s, struct sink *to)
{
    struct position at = {0};
    struct puzzle z = {.attacks = 0};

    (void)to;
    if (!s->end_game || !game_tiles_after(s->game, s->moves))
        return;
    position_set(&at, s->game, s->moves > 0);
    for (int moves = s->moves > 0; moves <= s->moves; moves++) {
        position_move(&at, s->game, moves);
        render_progress(s->settings, s->game, moves);
        if (!at.over && is_new_position(s->state, &at) && puzzle_find(&z, &at, s->settings->values[DEPTH]))
            add_problem(s, &z, &at);
    }
    free(z.proof.steps);
    position_free(&at);
}

static int order_found(const void *one, const void *other)
{
    const struct problem *a = one, *b = other;

    return a->turns != b->turns ? a->turns - b->turns
           : a->attacks != b->attacks ? a->attacks - b->attacks : (a->begin > b->begin) - (a->begin < b->begin);
}

static void put_event(const struct render_settings *settings, int number, const struct problem *f, struct sink *to)
{
    struct text player = settings->words->blocks[MESSAGE_WHITE + f->colour];
    struct sink turns = {0};

    message_count(settings->words, MESSAGE_ONE_TURN, MESSAGE_MANY_TURNS, f->turns, &turns);
    sink_string(to, number > 1 ? "\nEvent: " : "Event: ");
    message_write(settings->words, MESSAGE_PUZZLE, (struct text[3]){TEXT(number), player, sink_contents(&turns)}, to);
    sink_byte(to, '\n');
    sink_free(&turns);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct puzzles *p = state;

    if (p->count)
        qsort(p->all, (size_t)p->count, sizeof *p->all, order_found);
    for (int i = 0; i < p->count; i++) {
        if (settings->values[AS])
            SINK(to, "{\"problem\":", i + 1);
        else
            put_event(settings, i + 1, &p->all[i], to);
        sink_text(to, sink_part(&p->text, p->all[i].begin, p->all[i].end));
    }
    sink_free(&p->text);
    table_free(&p->seen);
    free(p->all);
}

static const struct setting settings[] = {
    {.name = "as", .kind = SETTING_CHOICE, .words = "text json"},
    {.name = "depth", .kind = SETTING_NUMBER, .min = 2, .max = SEARCH_DEEPEST, .initial = 2},
    {.name = NULL}};

const struct backend out_puzzles = {
    .name = "puzzles", .settings = settings, .has_moves = true, .state_size = sizeof(struct puzzles), .draw = draw,
    .end = end};
