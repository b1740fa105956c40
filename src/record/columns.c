/* columns: reads moves with the numbers 1 to n in any order, as in columns or in lists with the last move on top. */

#include "record/reading.h"

/* The moves of a game by their numbers. */
struct found {
    uint32_t *word; /* [n]: 1 + the index of the move with the number n; 0: no move */
    size_t count;
    int last;       /* the largest number found */
};

/* Proposes the game in *f if it has several moves, no gap, and a first move that can begin a game. Empties *f. */
static void end_game(const struct seen *seen, struct found *f, struct proposal *to)
{
    if (f->count > 1 && (size_t)f->last == f->count && seen->words->word[f->word[1] - 1].flags & WORD_FIRST) {
        proposal_begin(to);
        for (int i = 1; i <= f->last; i++)
            proposal_add(to, f->word[i] - 1);
    }
    memset(f->word, 0, ((size_t)f->last + 1) * sizeof *f->word);
    *f = (struct found){.word = f->word};
}

/* Adds a ply to *f. If *f already has another move with the number of the ply, the ply begins another game. */
static void add_ply(const struct seen *seen, struct found *f, const struct ply *p, struct proposal *to)
{
    size_t n = (size_t)p->number;

    if (f->word[n] && evidence_same(seen->words, f->word[n] - 1, p->word))
        return;
    if (f->word[n])
        end_game(seen, f, to);
    f->word[n] = p->word + 1;
    f->count++;
    f->last = p->number > f->last ? p->number : f->last;
}

void columns_read(struct seen *seen, struct proposal *to)
{
    const struct plies *all = to->reading->plies(seen);
    struct found f = {.count = 0};

    f.word = memory_new(all->count + 2, sizeof *f.word);
    for (size_t i = 0; i < all->count; i++) {
        const struct ply *p = &all->ply[i];
        const struct word *word = &seen->words->word[p->word];

        if (p->number < 1 || (size_t)p->number > all->count || word->kind == WORD_NUMBER)
            continue;
        if (p->number == 1 && f.word[1] && (word->flags & WORD_FIRST) && (size_t)f.last == f.count)
            end_game(seen, &f, to);
        if (i && all->ply[i - 1].word == p->word) /* the word was added already, as White's move */
            continue;
        add_ply(seen, &f, p, to);
    }
    end_game(seen, &f, to);
    free(f.word);
}
