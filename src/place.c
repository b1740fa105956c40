#include "base.h"
#include "text.h"
#include "notation.h"
#include "scan.h"
#include "heading.h"
#include "place.h"

struct place place_at(struct text all)
{
    struct place p = {.below = all, .begin = all.at};

    if (text_starts(all, "\xEF\xBB\xBF")) /* a byte order mark is no letter */
        p.below = text_between(all.at + 3, all.at + all.length);
    scan_line(&p.scan, text_between(all.at, all.at));
    return p;
}

void place_next(struct place *p, bool comments_only, struct heading *heading, struct scan_token *t)
{
    struct text line;

    for (scan_next(&p->scan, t); t->kind == SCAN_END; scan_next(&p->scan, t)) {
        if (!text_line(&p->below, &line))
            return;
        p->line++;
        p->begin = line.at;
        scan_line(&p->scan, line);
        if ((!comments_only || p->scan.at == p->scan.end) && heading_read(line, heading)) {
            scan_line(&p->scan, text_between(line.at, line.at));
            t->kind = SCAN_HEADING;
            return;
        }
    }
}

bool place_ends_line(const struct place *p)
{
    const char *at = p->scan.at;

    while (at < p->scan.end && is_blank(*at))
        at++;
    return at == p->scan.end && !p->scan.comment.length;
}
