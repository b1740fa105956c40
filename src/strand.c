#include "base.h"
#include "text.h"
#include "sink.h"
#include "extent.h"
#include "strand.h"

static void empty(struct strand *s)
{
    s->text.used = 0;
    s->moves = 0;
}

void strands_follow(struct strands *s, const struct extent *layout)
{
    if (s->left != layout->left || s->top != layout->top) {
        empty(&s->tiles);
        empty(&s->numbers);
        empty(&s->forced);
    }
    s->left = layout->left;
    s->top = layout->top;
}

void strands_begin(struct strands *s)
{
    empty(&s->words);
    empty(&s->tiles);
    empty(&s->numbers);
    empty(&s->forced);
}

void strands_free(struct strands *s)
{
    sink_forget(&s->words.text);
    sink_forget(&s->tiles.text);
    sink_forget(&s->numbers.text);
    sink_forget(&s->forced.text);
    strands_begin(s);
}
