#include "base.h"
#include "text.h"
#include "sink.h"
#include "strand.h"

#include <stdlib.h>

/* What was lent stays. */
static void empty(const struct strands *s, struct strand *strand)
{
    if (!s->lends)
        strand->text.used = 0;
    strand->begin = strand->text.used;
    strand->told = 0;
}

void strands_begin(struct strands *s)
{
    empty(s, &s->words);
    empty(s, &s->tiles);
    empty(s, &s->numbers);
    empty(s, &s->forced);
    empty(s, &s->columns);
    empty(s, &s->rows);
}

void strands_put(struct strands *s, const struct strand *strand, struct sink *to)
{
    struct text told = text_skip(sink_kept(&strand->text), strand->begin);

    if (!s->lends) {
        sink_text(to, told);
        return;
    }
    s->loans = base_grow(s->loans, &s->room, s->count + 1, sizeof *s->loans);
    s->loans[s->count++] = (struct strand_loan){to->used, strand, strand->begin, told.length};
}

void strands_write(struct strands *s, const struct sink *kept, size_t from, size_t end, struct sink *to)
{
    const char *at = sink_kept(kept).at;

    for (; s->written < s->count && s->loans[s->written].at < end; s->written++) {
        const struct strand_loan *loan = &s->loans[s->written];

        sink_text(to, text_between(at + from, at + loan->at));
        sink_text(to, (struct text){loan->strand->text.bytes + loan->begin, loan->length});
        from = loan->at;
    }
    sink_text(to, text_between(at + from, at + end));
}

void strands_free(struct strands *s)
{
    sink_forget(&s->words.text);
    sink_forget(&s->tiles.text);
    sink_forget(&s->numbers.text);
    sink_forget(&s->forced.text);
    sink_forget(&s->columns.text);
    sink_forget(&s->rows.text);
    free(s->loans);
    *s = (struct strands){.lends = s->lends};
}
