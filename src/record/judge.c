#include "record/reading.h"

void judge_begin(struct judge *j, const struct words *w, uint32_t first)
{
    const struct rules *rules = words_row(w, &w->word[first])->rules;

    board_clear(&j->board);
    j->rules = j->given ? j->given : rules ? rules : rules_table;
    j->so_far = (struct verdict){.error = -1};
}

void judge_add(struct judge *j, const struct words *w, uint32_t word)
{
    struct verdict *v = &j->so_far;
    struct move to = {.reason = v->is_over ? MOVE_AFTER_END : MOVE_SYNTAX};

    if (v->error >= 0)
        return;
    if (!v->is_over && w->word[word].kind == WORD_MOVE) {
        move_resolve(&j->board, j->rules, &w->word[word].move, &to);
        if (to.reason == MOVE_PLAYED && board_play(&j->board, to.x, to.y, to.edges, v->legal + 1) != BOARD_DONE)
            to.reason = MOVE_THREE_PATHS;
    }
    v->reason = to.reason;
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
    uint64_t hash = judge_hash((uint64_t)1 << 32, word, count);
    struct judged *last = &j->judged[*word];

    if (last->hash != hash) {
        judge_begin(j, w, *word);
        for (uint32_t i = 0; i < count; i++)
            judge_add(j, w, word[i]);
        *last = (struct judged){hash, j->so_far};
    }
    return last->verdict;
}
