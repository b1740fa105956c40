#include "record/foreign.h"

struct record_move *fill_spelt_move(struct record_game *g, struct text word, struct record_place place)
{
    struct record_move *m = fill_move(g, word, place);

    if (notation_read(word, &m->move) != word.length)
        m->move = (struct notation_move){.notation = NOTATION_NONE};
    return m;
}

void fill_end(struct record_game *g, struct ending e, struct record_place place)
{
    g->end = e;
    g->end_after = g->count;
    g->end_at = place;
}

void fill_line(struct record_game *g, struct comment_line line)
{
    *MEMORY_ADD(g->comment_lines, g->comment_count, g->memory.comment_lines) = line;
}

void fill_leftover(struct record_game *g, enum leftover_kind kind, struct text word, struct record_place place,
                  int number)
{
    struct record_leftover *last = g->leftover_count ? &g->leftovers[g->leftover_count - 1] : NULL;

    if (g->leftover_count && last->kind == kind && last->number == number &&
        (kind == LEFTOVER_GAP || last->place.line == place.line)) {
        last->more++;
        return;
    }
    *MEMORY_ADD(g->leftovers, g->leftover_count, g->memory.leftovers) =
        (struct record_leftover){.kind = kind, .word = word, .place = place, .number = number};
}
