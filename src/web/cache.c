#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

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
        sink_free(&s->of[i].text);
    strands_begin(s);
}
