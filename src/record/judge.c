/* judge: plays the words of a game. */

#include "record/reading.h"

/* Plays a move. Returns MOVE_PLAYED, or why the move cannot be played. */
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
    uint32_t i;

    judge_begin(j, w, word[0]);
    for (i = 0; i < count && j->so_far.error < 0; i++)
        judge_add(j, w, word[i]);
    return j->so_far;
}
