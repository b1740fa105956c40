#include "record/reading.h"

void proposal_begin(struct proposal *p)
{
    *MEMORY_ADD(p->end, p->games, p->end_capacity) = (struct game_end){p->count, 0, p->reading, p->view};
}

void proposal_add(struct proposal *p, uint32_t word)
{
    *MEMORY_ADD(p->word, p->count, p->capacity) = word;
    p->end[p->games - 1].word = p->count;
}

void proposal_copy(struct proposal *p, struct telling game)
{
    p->reading = game.reading;
    p->view = game.view;
    proposal_begin(p);
    for (uint32_t i = 0; i < game.count; i++)
        proposal_add(p, game.word[i]);
}

void proposal_free(struct proposal *p)
{
    free(p->word);
    free(p->end);
    *p = (struct proposal){.reading = NULL};
}
