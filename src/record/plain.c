/* plain: reads every word that is a move, in the order of the text. */

#include "record/reading.h"

/* Whether word i, a possible first move, begins a game. After another game, a classic move must either follow a
   heading, a label or `[`, or begin a row after a result. */
static bool begins_another(const struct seen *seen, const struct proposal *to, uint32_t i)
{
    return seen->words->word[i].move.notation == NOTATION_MODERN || !to->games ||
           evidence_closed(seen->words, to->word[to->count - 1], i) ||
           (seen->words->word[i].flags & WORD_LEADS &&
            evidence_end(seen->words, to->word[to->count - 1], (int)proposal_game(to, to->games - 1).count, i) != i);
}

/* Whether word i is read as a move. Every move is read. An almost-move on a row without prose is read beside another
   move, or after a game has begun. Any other almost-move must follow the text (`lead`) of one of the last two moves.
   Before a game, it must resemble a first move, but the next move must not, and its row has at most one prose word. */
static bool is_read(const struct seen *seen, const struct proposal *to, uint32_t i)
{
    const struct word *all = seen->words->word, *word = &all[i];
    const struct text_row *row = words_row(seen->words, word);

    if (word->kind != WORD_ALMOST)
        return word->kind == WORD_MOVE;
    if (!row->prose && (row->moves > 1 || to->games))
        return true;
    if (to->games)
        return word->lead == all[to->word[to->count - 1]].lead ||
               (proposal_game(to, to->games - 1).count > 1 && word->lead == all[to->word[to->count - 2]].lead);
    while (++i < seen->words->count && !words_is_move(&all[i]))
        ;
    return word->flags & WORD_FIRST && row->prose < 2 && !(i < seen->words->count && all[i].flags & WORD_FIRST);
}

void plain_read(struct seen *seen, struct proposal *to)
{
    for (uint32_t i = 0; i < seen->count; i++) {
        const struct word *word = &seen->words->word[seen->word[i]];
        const struct text_row *row = words_row(seen->words, word);

        if (!is_read(seen, to, seen->word[i]))
            continue;
        if (word->kind == WORD_MOVE && word->flags & WORD_FIRST
                ? begins_another(seen, to, seen->word[i])
                : !to->games && (word->kind == WORD_ALMOST ||
                                 (row->moves > 2 && word->flags & WORD_LEADS && !row->prose)))
            proposal_begin(to);
        if (to->games)
            proposal_add(to, seen->word[i]);
    }
}
