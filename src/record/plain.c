/* plain: every word that is a move, in the order of the text. */

#include "record/reading.h"

/* Whether a first move begins another game than the one so far. */
static bool begins_another(const struct seen *seen, const struct proposal *to, uint32_t i, bool ended)
{
    const struct words *w = seen->words;
    struct telling game;

    if (w->word[i].move.notation == NOTATION_MODERN || !to->games || ended)
        return true;
    game = proposal_game(to, to->games - 1);
    return evidence_closed(w, game.word[game.count - 1], i);
}

/* Whether a word belongs to the moves: one that is almost a move does among moves, and where it fits. */
static bool is_told(const struct seen *seen, const struct proposal *to, uint32_t at)
{
    uint32_t i = seen->word[at];
    const struct word *word = &seen->words->word[i];
    const struct text_row *row = words_row(seen->words, word);

    if (word->kind != WORD_ALMOST)
        return word->kind == WORD_MOVE && (word->flags & WORD_WHOLE);
    if (!row->prose && (row->moves > 1 || to->games))
        return true;
    return to->games ? evidence_fits(seen->words, proposal_game(to, to->games - 1), i) : evidence_begins(seen, at);
}

/* Whether the last game is over by an end behind its last move. */
static bool is_end(const struct seen *seen, const struct proposal *to, uint32_t last, uint32_t i)
{
    const struct word *word = &seen->words->word[i];
    bool certain = word->number == END_RESIGN || word->number == END_DRAW || word->winner;

    return word->kind == WORD_END && to->count && last == to->word[to->count - 1] && certain;
}

void plain_read(const struct seen *seen, const struct reading *reading, struct proposal *to)
{
    uint32_t i, last = UINT32_MAX;
    bool ended = false;

    (void)reading;
    for (i = 0; i < seen->count; i++) {
        uint32_t n = seen->word[i];
        const struct word *word = &seen->words->word[n];
        bool first = word->kind == WORD_MOVE && word->flags & WORD_FIRST;

        ended = ended || is_end(seen, to, last, n);
        last = n;
        if ((ended && !first) || !is_told(seen, to, i))
            continue;
        if (first && begins_another(seen, to, n, ended)) {
            proposal_begin(to);
            ended = false;
        } else if (!to->games && (words_row(seen->words, word)->moves > 2 || word->kind == WORD_ALMOST) &&
                   (word->kind == WORD_ALMOST ||
                    ((word->flags & WORD_LEADS) && !words_row(seen->words, word)->prose))) {
            proposal_begin(to);
        }
        if (to->games)
            proposal_add(to, n);
    }
}
