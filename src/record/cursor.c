#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "record/reader.h"

struct cursor cursor_at(struct text all)
{
    struct cursor p = {.below = all, .begin = all.at};

    if (text_starts_nocase(all, "\xEF\xBB\xBF")) /* the byte order mark */
        p.below = text_skip(all, 3);
    scan_line(&p.scan, text_between(all.at, all.at));
    return p;
}

void cursor_next(struct cursor *p, bool in_comments, struct heading *heading, struct scan_token *t)
{
    struct text line;

    for (scan_next(&p->scan, t); t->kind == SCAN_END; scan_next(&p->scan, t)) {
        if (!text_line(&p->below, &line))
            return;
        p->line++;
        p->begin = line.at;
        scan_line(&p->scan, line);
        if ((!in_comments || p->scan.at == p->scan.end) && heading_read(line, heading)) {
            scan_line(&p->scan, text_between(line.at, line.at));
            t->kind = SCAN_HEADING;
            return;
        }
    }
}

bool cursor_ends_line(const struct cursor *p)
{
    const char *at = p->scan.at;

    while (at < p->scan.end && is_blank(*at))
        at++;
    return at == p->scan.end && !p->scan.comment.length;
}
