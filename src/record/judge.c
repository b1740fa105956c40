/* judge: games are remembered by a hash of their moves, since many readings propose the same. */

#include "record/reading.h"

struct judged {
    uint64_t hash; /* 0: none */
    struct verdict verdict;
};

static uint64_t hash_game(const struct words *w, const struct rules *rules, const uint32_t *word, uint32_t count)
{
    uint64_t hash = 14695981039346656037u ^ (uint64_t)(rules - rules_table);
    uint32_t i;

    for (i = 0; i < count; i++) {
        const struct notation_move *m = &w->word[word[i]].move;
        uint64_t move = (uint64_t)m->column << 40 ^ (uint64_t)m->row << 16 ^ (uint64_t)m->row_first << 8 ^
                        (unsigned char)m->shape;

        hash = (hash ^ (w->word[word[i]].kind == WORD_MOVE ? move : UINT64_MAX)) * 1099511628211u;
        hash ^= hash >> 29;
    }
    return hash | 1;
}

/* Plays a move; why it cannot be played, else MOVE_PLAYED. */
static enum move_status play(struct board *b, const struct rules *rules, const struct word *word, int number)
{
    struct move to;

    if (word->kind != WORD_MOVE)
        return MOVE_SYNTAX;
    move_resolve(b, rules, &word->move, &to);
    if (to.reason == MOVE_PLAYED && board_play(b, to.x, to.y, to.edges, number) != BOARD_DONE)
        return MOVE_THREE_PATHS;
    return to.reason;
}

/* The rules of a game that begins with a word. */
static const struct rules *rules_of(const struct judge *j, const struct words *w, uint32_t first)
{
    const struct rules *rules = words_row(w, &w->word[first])->rules;

    return j->given ? j->given : rules ? rules : rules_table;
}

void judge_begin(struct judge *j, const struct words *w, uint32_t first)
{
    board_clear(&j->board);
    j->rules = rules_of(j, w, first);
    j->so_far = (struct verdict){.error = -1};
}

void judge_add(struct judge *j, const struct words *w, uint32_t word)
{
    struct verdict *v = &j->so_far;

    if (v->error >= 0)
        return;
    v->reason = v->is_over ? MOVE_AFTER_END : play(&j->board, j->rules, &w->word[word], v->legal + 1);
    if (v->reason != MOVE_PLAYED) {
        v->error = v->legal;
        return;
    }
    v->legal++;
    v->is_over = rules_count(j->rules, j->board.won) ||
                 (j->rules->side && j->board.count == j->rules->side * j->rules->side);
}

struct verdict judge_play(struct judge *j, const struct words *w, const uint32_t *word, uint32_t count)
{
    uint64_t hash = hash_game(w, rules_of(j, w, word[0]), word, count);
    struct judged *entry;
    uint32_t i;

    if (!j->table || j->entries < w->count / 8) {
        free(j->table);
        j->entries = w->count / 8 + 1;
        j->table = memory_new(j->entries, sizeof *j->table);
    }
    entry = &j->table[hash % j->entries]; /* of two games with one entry only the last is remembered */
    if (entry->hash != hash) {
        judge_begin(j, w, word[0]);
        for (i = 0; i < count; i++)
            judge_add(j, w, word[i]);
        *entry = (struct judged){hash, j->so_far};
    }
    return entry->verdict;
}

void judge_free(struct judge *j)
{
    board_free(&j->board);
    free(j->table);
    *j = (struct judge){.given = NULL};
}
