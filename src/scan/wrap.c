#include "base/base.h"
#include "trax/trax.h"
#include "scan/scan.h"

void wrap_end(struct wrap *w)
{
    w->moves = 0;
}

void wrap_add(struct wrap *w, struct text line, int moves, bool goes_on)
{
    line = text_trim(line);
    if (goes_on) {
        size_t first = 0;

        while (first < line.length && !is_blank(line.at[first]))
            first++;
        w->length += 1 + first;
        w->nearest = !w->count || w->length < w->nearest ? w->length : w->nearest;
        w->fewest = !w->count || w->moves < w->fewest ? w->moves : w->fewest;
        w->count++;
    }
    w->length = line.length;
    w->moves = moves;
    w->longest = moves && line.length > w->longest ? line.length : w->longest;
    w->most = moves > w->most ? moves : w->most;
}

bool wrap_is_found(const struct wrap *w)
{
    return w->count && w->fewest && (w->fewest == w->most || w->nearest > w->longest);
}
