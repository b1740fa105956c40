/* chain: one pass that keeps the heaviest chain so far for each number. */

#include "record/reading.h"

/* The end of a chain. */
struct link {
    int weight;
    uint32_t word, numeral;
    size_t before; /* the link before it; 0: none */
};

/* Adds a game of the words of a chain; none if the chain has no last link. */
static void add_chain(const struct link *links, size_t last, int length, struct proposal *to)
{
    uint32_t begin = to->count;
    int i;

    if (last)
        proposal_begin(to);
    for (i = 0; i < length; i++)
        proposal_add(to, 0);
    for (; last; last = links[last].before)
        to->word[begin + (uint32_t)--length] = links[last].word;
}

/* Whether a ply repeats the one before it: the same move with the same number, in another place. */
static bool is_again(const struct words *w, const struct link *before, const struct ply *p)
{
    return before->word == p->word || (before->numeral != p->numeral && evidence_same(w, before->word, p->word) &&
                                       w->word[before->numeral].number == w->word[p->numeral].number);
}

void chain_find(const struct words *w, const struct ply *ply, size_t count, int more, struct proposal *to)
{
    struct link *links = memory_new(count + 1, sizeof *links);
    size_t *best = memory_new(count + 2, sizeof *best); /* by number: the link that ends the heaviest chain */
    size_t used = 0, i;
    int top = 0;

    for (i = 0; i < count; i++) {
        size_t n = (size_t)ply[i].number, before;
        struct link link = {ply[i].weight, ply[i].word, ply[i].numeral, 0};

        if (ply[i].number < 1 || n > count)
            continue;
        if (n > 1) {
            before = best[n - 1];
            if (!before || is_again(w, &links[before], &ply[i]))
                continue;
            link.before = before;
            link.weight += links[before].weight;
        }
        if (!best[n] || link.weight >= links[best[n]].weight + more) {
            links[++used] = link;
            best[n] = used;
        }
        if (!top || links[best[n]].weight >= links[best[top]].weight)
            top = (int)n;
    }
    add_chain(links, best[top], top, to);
    free(links);
    free(best);
}
