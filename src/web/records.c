#include "web/elements.h"

void records_add(struct sink *records, const struct scene *s)
{
    sink_string(records, records->used ? ",\n" : "[");
    json_game_record(s, records);
}

void records_put(struct sink *records, struct sink *to)
{
    xml_json(sink_contents(records), to);
    sink_byte(to, ']');
    sink_free(records);
}
