#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

void records_add(struct records *r, const struct scene *s)
{
    if (s->new_game)
        r->last = r->all.used;
    r->all.used = r->last;
    sink_string(&r->all, r->last ? ",\n" : "[");
    json_game_record(s, &r->all);
}

void records_put(struct records *r, struct sink *to)
{
    xml_json(sink_contents(&r->all), to);
    sink_byte(to, ']');
    sink_free(&r->all);
}
