#include "base/base.h"
#include "trax/trax.h"

void wrap_end(struct wrap *w)
{
    w->moves = 0;
}

static void add_above(struct wrap_above *a, size_t length, int moves)
{
    a->nearest = !a->count || length < a->nearest ? length : a->nearest;
    a->fewest = !a->count || moves < a->fewest ? moves : a->fewest;
    a->count++;
}

void wrap_add(struct wrap *w, struct text line, int moves, enum wrap_row row)
{
    size_t first = 0;
    bool other;

    line = text_trim(line);
    while (row && first < line.length && !is_blank(line.at[first]))
        first++;
    other = row == WRAP_GOES_ON && (!w->moves || (w->length + 1 + first <= w->longest && w->moves < w->most));
    w->others += other;
    if (row == WRAP_GOES_ON && !other)
        add_above(&w->above[row], w->length + 1 + first, w->moves);
    if (row && w->moves && !other)
        add_above(&w->above[WRAP_EITHER], w->length + 1 + first, w->moves);
    w->length = line.length;
    w->moves = moves;
    w->longest = moves && line.length > w->longest ? line.length : w->longest;
    w->most = moves > w->most ? moves : w->most;
}

static bool are_full(const struct wrap *w, const struct wrap_above *a)
{
    return a->count && a->fewest && (a->fewest == w->most || a->nearest > w->longest);
}

bool wrap_is_found(const struct wrap *w, long games)
{
    enum { PER_OTHER = 4 };
    const struct wrap_above *goes_on = &w->above[WRAP_GOES_ON], *either = &w->above[WRAP_EITHER];

    return games > 1 && w->others * PER_OTHER <= goes_on->count && are_full(w, goes_on) &&
           !(are_full(w, either) && either->count - goes_on->count == games - 1);
}

bool wrap_is_full(const struct wrap *w, struct text line, int moves, size_t word)
{
    const struct wrap_above *a = &w->above[WRAP_GOES_ON];

    return a->fewest == w->most ? moves == w->most : text_trim(line).length + 1 + word > w->longest;
}
