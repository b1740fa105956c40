/* columns: numbers 1 to n, each with one move, in any order: columns read downwards, lists told upwards; or a list of
   White's moves and one of Black's. */

#include "record/reading.h"

/* The moves of a game by their numbers. */
struct found {
    uint32_t *word; /* behind the word with this number; 0: none */
    size_t capacity;
    size_t count;   /* of them */
    int last;       /* the largest number */
};

/* Ends a game: proposes it if it has every number from 1 on and begins with a first move. */
static void end_game(const struct seen *seen, struct found *f, struct proposal *to)
{
    int i;

    if (f->count > 1 && (size_t)f->last == f->count && seen->words->word[f->word[1] - 1].flags & WORD_FIRST) {
        proposal_begin(to);
        for (i = 1; i <= f->last; i++)
            proposal_add(to, f->word[i] - 1);
    }
    memset(f->word, 0, ((size_t)f->last + 1) * sizeof *f->word);
    f->count = 0;
    f->last = 0;
}

/* Adds a ply; one whose number is taken by another move begins another game. */
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

void columns_read(const struct seen *seen, const struct reading *reading, struct proposal *to)
{
    struct plies all = {.count = 0};
    struct found f = {.count = 0};
    size_t i;

    reading->plies(seen, &all);
    f.word = memory_grow(f.word, &f.capacity, all.count + 2, sizeof *f.word);
    memset(f.word, 0, f.capacity * sizeof *f.word);
    for (i = 0; i < all.count; i++) {
        const struct ply *p = &all.ply[i];
        const struct word *word = &seen->words->word[p->word];

        if (p->number < 1 || (size_t)p->number > all.count || word->kind == WORD_NUMBER)
            continue;
        if (p->number == 1 && f.word[1] && (word->flags & WORD_FIRST) && (size_t)f.last == f.count)
            end_game(seen, &f, to);
        if (i && all.ply[i - 1].word == p->word) /* black's move with white's number: counted as white's */
            continue;
        add_ply(seen, &f, p, to);
    }
    end_game(seen, &f, to);
    free(f.word);
    free(all.ply);
}

void columns_sides(const struct seen *seen, const struct reading *reading, struct proposal *to)
{
    static const char *const names[] = {"white w whitemoves", "black b blackmoves"};
    uint32_t i, begin[2] = {0, 0}, count[2] = {0, 0}, all;
    int side = -1; /* the one that was named last */
    bool good = true;

    (void)reading;
    for (i = 0; i < seen->count; i++) {
        const struct word *word = &seen->words->word[seen->word[i]];

        for (all = 0; all < 2; all++)
            side = text_is_among(words_text(word), names[all]) ? (int)all : side;
        if (!words_is_move(word))
            continue;
        if (side < 0)
            return;
        if (!to->games)
            proposal_begin(to);
        begin[side] = count[side] ? begin[side] : to->count;
        good = good && !word->numeral && begin[side] + count[side]++ == to->count;
        proposal_add(to, seen->word[i]);
    }
    all = to->count;
    if (!good || !count[1] || count[0] - count[1] > 1) {
        proposal_clear(to);
        return;
    }
    for (i = 0; i < all; i++)
        proposal_add(to, to->word[begin[i % 2] + i / 2]);
    memmove(to->word, to->word + all, all * sizeof *to->word);
    to->count = to->end[0].word = all;
}
