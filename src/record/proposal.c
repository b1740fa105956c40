#include "record/reading.h"

void proposal_begin(struct proposal *p)
{
    p->end = memory_grow(p->end, &p->end_capacity, (size_t)p->games + 1, sizeof *p->end);
    p->end[p->games++] = (struct game_end){p->count, 0, p->reading, p->view};
}

void proposal_add(struct proposal *p, uint32_t word)
{
    if (p->count == p->capacity)
        p->word = memory_grow(p->word, &p->capacity, (size_t)p->count + 1, sizeof *p->word);
    p->word[p->count++] = word;
    p->end[p->games - 1].word = p->count;
}

void proposal_copy(struct proposal *p, struct telling game)
{
    uint32_t i;

    p->reading = game.reading;
    p->view = game.view;
    proposal_begin(p);
    for (i = 0; i < game.count; i++)
        proposal_add(p, game.word[i]);
}

void proposal_clear(struct proposal *p)
{
    p->count = p->games = 0;
}

void proposal_free(struct proposal *p)
{
    free(p->word);
    free(p->end);
    *p = (struct proposal){.reading = NULL};
}
