/* out_legal: the legal moves of a position, one on each line: its word, how many tiles it places, and, if it ends the
   game, who wins and how. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

static void write_move(struct position *p, const struct position_move *m, enum notation notation, struct sink *to)
{
    static const char *const winners[] = {
        [GAME_NOBODY] = " draw ", [GAME_WHITE] = " white ", [GAME_BLACK] = " black "};
    char word[NOTATION_WORD];
    size_t length = position_word(p, m, notation, word);
    struct position_turn turn;

    if (!position_play(p, m, position_mover(p), &turn))
        return;
    sink_text(to, (struct text){word, length});
    sink_byte(to, ' ');
    sink_number(to, p->board.count - turn.tiles);
    if (turn.result.by) {
        sink_string(to, winners[turn.result.winner]);
        sink_string(to, game_by_name(turn.result.by));
    }
    sink_byte(to, '\n');
    position_undo(p, &turn);
}

static void draw(const struct scene *s, struct sink *to)
{
    struct position p = {0};
    int i, first;

    if (s->nth)
        sink_byte(to, '\n');
    position_set(&p, s->game, s->moves);
    first = position_list(&p);
    position_sort(&p, first);
    for (i = first; i < p.listed; i++)
        write_move(&p, &p.list[i], s->settings->notation, to);
    position_free(&p);
}

const struct backend out_legal = {.name = "legal", .draw = draw};
