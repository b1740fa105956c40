/* laws: plays random games from fixed seeds on the program and on the reference; every board, refusal and result must
   agree. The argument is the number of games for each rule variant. The last line is `N passed, N failed`. */

#include "laws.h"

void law(struct trial *t, bool holds, const char *what)
{
    if (holds) {
        t->check.passed++;
    } else if (t->check.failed++ < 20) {
        fprintf(stderr, "broken: %s (rules %s, game %lu, word %d %s)\n", what,
                t->rules->name, t->seed, t->record.count,
                t->record.count ? t->words[t->record.count - 1] : "");
    }
}

static bool same_board(const struct trial *t)
{
    const struct reference *r = &t->reference;
    const struct board *b = &t->game.board;

    if (r->count != b->count || t->game.count != r->moves)
        return false;
    if (r->count && (b->extent.left != r->left - REFERENCE_HALF || b->extent.top != r->top - REFERENCE_HALF ||
                     b->extent.right != r->right - REFERENCE_HALF ||
                     b->extent.bottom != r->bottom - REFERENCE_HALF))
        return false;
    for (int i = 0; i < r->count; i++) {
        int row = r->placed[i].row, column = r->placed[i].column;
        const struct board_tile *tile = board_at(b, column - REFERENCE_HALF, row - REFERENCE_HALF);

        if (!tile || board_letter(tile->edges) != r->tile[row][column] || tile->number != r->placed[i].move)
            return false;
    }
    return true;
}

static bool same_result(const struct trial *t)
{
    static const char *const winners[] = {NULL, "white", "black"};
    const struct game_result *result = &t->game.result;
    const char *winner = winners[result->winner], *by = t->reference.by;

    if (strcmp(game_by_table[result->by].name, by ? by : "open") != 0)
        return false;
    if (by && result->move != t->reference.moves)
        return false;
    return winner ? t->reference.winner && strcmp(winner, t->reference.winner) == 0 : !t->reference.winner;
}

/* The bytes of all that a refused move must leave as it is. */
struct traces {
    unsigned char *bytes;
    size_t size, capacity;
};

static void note(struct traces *s, const void *bytes, size_t size)
{
    s->bytes = memory_grow(s->bytes, &s->capacity, s->size + size, 1);
    memcpy(s->bytes + s->size, bytes, size);
    s->size += size;
}

static struct traces traces_of(const struct board *b)
{
    struct traces s = {0};

    note(&s, &b->count, sizeof b->count);
    note(&s, &b->extent, sizeof b->extent);
    note(&s, b->tiles, (size_t)b->count * sizeof *b->tiles);
    for (int y = b->extent.top - 3; y <= b->extent.bottom + 3; y++)
        for (int x = b->extent.left - 3; x <= b->extent.right + 3; x++) {
            unsigned entering = board_at(b, x, y) ? 0 : board_entering(b, x, y);

            note(&s, &entering, sizeof entering);
        }
    return s;
}

static void add_word(struct trial *t, const char *word)
{
    struct record_move *m = &t->moves[t->record.count];

    *m = (struct record_move){.word = text_of(word), .place = {.line = 1, .column = 1}};
    if (notation_read(text_of(word), &m->move) != strlen(word))
        m->move = (struct notation_move){0};
    t->record.count++;
}

static void tally(struct trial *t, enum move_status reason)
{
    enum game_player mover = t->game.count % 2 ? GAME_WHITE : GAME_BLACK;
    unsigned won = t->game.board.won;

    t->reasons[reason]++;
    if (reason != MOVE_PLAYED)
        return;
    t->results[t->game.result.by]++;
    t->both += (won & 5) && (won & 10);
    t->gifts += t->game.result.winner != GAME_NOBODY && t->game.result.winner != mover;
}

/* Plays one word on both. False if the game is over. */
static bool play_word(struct trial *t, const struct habits *h)
{
    char *word = t->words[t->record.count];
    const char *reason = compose_move(&t->dice, h, &t->reference, word);
    struct traces before = {0}, after = {0};
    bool refused = strcmp(reason, "played") != 0;
    int errors = t->game.error_count;
    enum move_status answer;

    if (refused && t->game.count)
        before = traces_of(&t->game.board);
    add_word(t, word);
    game_play(&t->game, &t->record);
    answer = t->game.error_count > errors ? t->game.errors[errors].reason : MOVE_PLAYED;
    law(t, strcmp(move_reasons[answer].name, reason) == 0, "the same verdict");
    law(t, same_board(t), "the same board");
    law(t, same_result(t), "the same result");
    tally(t, answer);
    if (before.size) {
        after = traces_of(&t->game.board);
        law(t, before.size == after.size && memcmp(before.bytes, after.bytes, after.size) == 0,
            "a refused move leaves no trace");
    }
    free(before.bytes);
    free(after.bytes);
    return answer != MOVE_AFTER_END;
}

static void play_both(struct trial *t)
{
    struct habits h = compose_habits(&t->dice);
    int max = (int)h.moves * 3 < WORDS ? (int)h.moves * 3 : WORDS;

    reference_begin(&t->reference, t->rules->name);
    game_begin(&t->game, t->rules, true);
    t->record = (struct record_game){.moves = t->moves};
    while (t->record.count < max && t->game.count < (int)h.moves)
        if (!play_word(t, &h))
            break;
}

static void run(struct trial *t, const struct rules *rules, unsigned long seed)
{
    t->rules = rules;
    t->seed = seed;
    t->dice.state = seed * 4 + (unsigned long)(rules - rules_table + 1);
    play_both(t);
    if (t->game.count)
        symmetry_check(t);
}

/* Prints how often each verdict and result occurred: the laws say nothing about those that never did. */
static void print_tallies(const struct trial *t)
{
    enum move_status reason;
    enum game_by by;

    for (reason = MOVE_PLAYED; reason < MOVE_TOO_LARGE; reason++)
        printf("%s %ld, ", move_reasons[reason].name, t->reasons[reason]);
    for (by = GAME_BY_LOOP; by <= GAME_BY_FULL_BOARD; by++)
        if (t->results[by])
            printf("%s %ld, ", game_by_table[by].name, t->results[by]);
    printf("won by both %ld, by the other's move %ld\n", t->both, t->gifts);
}

static void check_tallies(struct trial *t)
{
    enum move_status reason;

    for (reason = MOVE_PLAYED; reason < MOVE_TOO_LARGE; reason++)
        CHECK(&t->check, t->reasons[reason] > 0);
    CHECK(&t->check, t->results[GAME_BY_LOOP] > 0);
    CHECK(&t->check, t->results[GAME_BY_LINE] > 0);
    CHECK(&t->check, t->results[GAME_BY_BOTH] > 0);
    CHECK(&t->check, t->both > 0);
    CHECK(&t->check, t->gifts > 0);
}

int main(int argc, char **argv)
{
    unsigned long games = argc > 1 ? strtoul(argv[1], NULL, 10) : 1000, seed;
    struct trial *t = memory_new(1, sizeof *t);
    const struct rules *rules;
    bool failed;

    for (rules = rules_table; rules->name; rules++)
        for (seed = 1; seed <= games; seed++)
            run(t, rules, seed);
    print_tallies(t);
    if (games >= 300)
        check_tallies(t);
    failed = t->check.failed > 0;
    game_free(&t->game);
    game_free(&t->other);
    board_free(&t->one);
    board_free(&t->two);
    printf("%ld passed, %ld failed\n", t->check.passed, t->check.failed);
    free(t);
    return failed;
}
