/* chain: finds the heaviest chain of moves 1, 2, 3 and so on. For each n, keeps the heaviest chain of moves 1 to n. */

#include "record/reading.h"

/* A ply of a chain. `weight` is the weight of the chain up to this ply. */
struct link {
    int weight;
    uint32_t word;
    size_t before; /* index of the previous link; 0: this link is the first */
    size_t best;   /* links[n].best is the index of the last link of the heaviest chain of n plies; 0: no chain */
};

static void add_chain(const struct link *links, size_t last, int length, struct proposal *to)
{
    uint32_t begin = to->count;

    proposal_begin(to);
    for (int i = 0; i < length; i++)
        proposal_add(to, 0);
    for (; last; last = links[last].before)
        to->word[begin + (uint32_t)--length] = links[last].word;
}

void chain_find(const struct ply *ply, size_t count, int more, struct proposal *to)
{
    struct link *links = memory_new(count + 1, sizeof *links);
    size_t used = 0, i;
    int top = 1;

    for (i = 0; i < count; i++) {
        size_t n = (size_t)ply[i].number, before;
        int weight;

        if (ply[i].number < 1 || n > count)
            continue;
        before = links[n - 1].best;
        if (n > 1 && (!before || links[before].word == ply[i].word))
            continue;
        weight = ply[i].weight + links[before].weight;
        if (!links[n].best || weight >= links[links[n].best].weight + more) {
            used++;
            links[used] = (struct link){weight, ply[i].word, before, links[used].best};
            links[n].best = used;
        }
        if (links[links[n].best].weight >= links[links[top].best].weight)
            top = (int)n;
    }
    add_chain(links, links[top].best, top, to);
    free(links);
}
