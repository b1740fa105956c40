#include "base.h"
#include "text.h"
#include "sink.h"
#include "extent.h"
#include "strand.h"

static void cut(struct strand *s)
{
    sink_forget(&s->text);
    s->moves = 0;
}

void strands_follow(struct strands *s, const struct extent *layout)
{
    if (s->left != layout->left || s->top != layout->top) {
        cut(&s->tiles);
        cut(&s->numbers);
        cut(&s->forced);
    }
    s->left = layout->left;
    s->top = layout->top;
}

void strands_end(struct strands *s)
{
    cut(&s->words);
    cut(&s->tiles);
    cut(&s->numbers);
    cut(&s->forced);
}
