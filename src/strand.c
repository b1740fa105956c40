#include "base.h"
#include "text.h"
#include "sink.h"
#include "strand.h"

void strands_begin(struct strands *s)
{
    int i;

    for (i = 0; i < STRANDS; i++) {
        s->of[i].text.used = 0;
        s->of[i].told = 0;
    }
}

void strands_free(struct strands *s)
{
    int i;

    for (i = 0; i < STRANDS; i++)
        sink_forget(&s->of[i].text);
    strands_begin(s);
}
