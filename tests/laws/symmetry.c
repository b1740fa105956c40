#include "analysis/analysis.h"
#include "laws.h"

enum { LENGTH = 6000 /* bytes of the longest game */ };

/* Whether two games have the same tiles in the same order, and the same result. */
static bool same_tiles(const struct game *a, const struct game *b)
{
    if (a->board.count != b->board.count || b->error_count || a->count != b->count)
        return false;
    for (int i = 0; i < a->board.count; i++) {
        const struct board_tile *s = &a->board.tiles[i], *t = &b->board.tiles[i];

        if (s->x != t->x || s->y != t->y || s->edges != t->edges || s->number != t->number ||
            s->entering != t->entering)
            return false;
    }
    return a->result.by == b->result.by && a->result.winner == b->result.winner &&
           a->result.move == b->result.move;
}

/* Writes the game by game_word, in a line or with numbers, and reads it again: it is the same game. */
static void check_words(struct trial *t, enum notation notation)
{
    enum input_form how = dice_roll(&t->dice, 2) ? INPUT_PLAIN : INPUT_NUMBERED;
    bool small = dice_roll(&t->dice, 4) == 0;
    struct record r = {0};
    char line[LENGTH], word[NOTATION_WORD];
    size_t used = 0, i;

    for (int n = 1; n <= t->game.count; n++) {
        size_t length = game_word(&t->game, n, notation, word).length;

        for (i = 0; small && i < length; i++)
            word[i] = (char)(is_letter(word[i]) ? word[i] | 32 : word[i]);
        law(t, length == strlen(word), "game_word returns its length");
        used += (size_t)(how == INPUT_PLAIN ? snprintf(line + used, LENGTH - used, "%s ", word)
                                             : snprintf(line + used, LENGTH - used, "%d. %s ", n, word));
    }
    record_open(&r, (struct text){line, used}, how, t->rules);
    game_next(&r, &t->other, t->rules, false);
    law(t, r.game.count == t->game.count && same_tiles(&t->game, &t->other), "move, word, move");
    law(t, !game_next(&r, &t->other, t->rules, false), "one game alone");
    record_free(&r);
}

/* Replays the first moves: the board is that earlier position of the game. */
static void check_prefix(struct trial *t)
{
    int moves = 1 + (int)dice_roll(&t->dice, (unsigned)t->game.count), x, y;
    struct record_game some = t->record;
    struct extent now, then = game_extent(&t->game, moves);
    bool same = true;

    some.count = t->game.moves[moves - 1].word + 1;
    game_begin(&t->other, t->rules, true);
    game_play(&t->other, &some);
    now = t->other.board.extent;
    law(t, memcmp(&now, &then, sizeof now) == 0, "the extent of an earlier position");
    law(t, game_tiles_after(&t->game, moves) == t->other.board.count, "the tiles of an earlier position");
    for (y = then.top - 1; y <= then.bottom + 1; y++)
        for (x = then.left - 1; x <= then.right + 1; x++) {
            const struct board_tile *old = game_tile(&t->game, moves, x, y);
            const struct board_tile *new = board_at(&t->other.board, x, y);

            same = same && (old ? new && old->edges == new->edges && old->number == new->number : !new);
        }
    law(t, same, "an earlier position");
}

enum { TURN = 1, MIRROR = 2, SWAP = 4 };

static void transform(unsigned how, int *x, int *y, unsigned *edges)
{
    if (how & TURN) {
        int old = *x;

        *x = -*y;
        *y = old;
        *edges = (*edges << 1 | *edges >> 3) & 15;
    }
    if (how & MIRROR) {
        *x = -*x;
        *edges = (*edges & 5) | (*edges & 2) << 2 | (*edges & 8) >> 2;
    }
    if (how & SWAP)
        *edges ^= 15;
}

static bool is_image(const struct board *b, const struct board *image, unsigned how)
{
    unsigned won = b->won;

    if (how & SWAP)
        won = (won & 5) << 1 | (won & 10) >> 1;
    if (b->count != image->count || won != image->won)
        return false;
    for (int i = 0; i < b->count; i++) {
        int x = b->tiles[i].x, y = b->tiles[i].y;
        unsigned edges = b->tiles[i].edges;
        const struct board_tile *tile;

        transform(how, &x, &y, &edges);
        tile = board_at(image, x, y);
        if (!tile || tile->edges != edges || tile->number != b->tiles[i].number)
            return false;
    }
    return true;
}

static void play_image(struct trial *t, unsigned how, int x, int y, unsigned edges)
{
    enum board_verdict verdict = board_play(&t->one, x, y, edges, t->one.count + 1);
    int number = t->two.count + 1;

    transform(how, &x, &y, &edges);
    law(t, board_play(&t->two, x, y, edges, number) == verdict, "a turned game: the same verdict");
}

/* Turns or mirrors the game, or swaps the colours: the game is the same, refused moves included. */
static void check_image(struct trial *t, unsigned how)
{
    const struct game *g = &t->game;
    int word, move = 0, error = 0;

    board_clear(&t->one);
    board_clear(&t->two);
    for (word = 0; word < t->record.count; word++)
        if (move < g->count && g->moves[move].word == word) {
            const struct board_tile *tile = &g->board.tiles[g->moves[move++].tile];

            play_image(t, how, tile->x, tile->y, tile->edges);
        } else if (error < g->error_count) {
            const struct game_error *e = &g->errors[error++];

            if (e->reason == MOVE_THREE_PATHS)
                play_image(t, how, e->x, e->y, e->edges);
        }
    law(t, is_image(&t->one, &t->two, how), "a turned game: the same board");
}

/* The tiles marked as part of a winning path are those that the reference finds. */
static void check_path(struct trial *t)
{
    const struct board *b = &t->game.board;
    unsigned char *won = path_won(&t->game);
    const char *winner = t->reference.winner;
    bool same = true;

    for (int i = 0; i < b->count; i++) {
        int row = b->tiles[i].y + REFERENCE_HALF, column = b->tiles[i].x + REFERENCE_HALF;

        same = same && (won && won[i]) == (winner && reference_has_won(&t->reference, row, column));
    }
    law(t, same, "the path that won");
    free(won);
}

void symmetry_check(struct trial *t)
{
    check_words(t, NOTATION_MODERN);
    check_words(t, NOTATION_CLASSIC);
    check_prefix(t);
    check_image(t, 1 + dice_roll(&t->dice, 7));
    check_path(t);
}
