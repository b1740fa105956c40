#include "analysis/search.h"

/* Whether a step ends a line of the text: the step's move wins, or every reply to this move loses at once. */
static bool is_last(const struct search_proof *proof, int step)
{
    return step + 1 == proof->count || proof->steps[step + 1].ply <= proof->steps[step].ply;
}

void proof_write(const struct search_proof *proof, const struct game *g, enum notation notation, struct sink *to)
{
    enum board_colour colour = proof->colour;
    struct position_turn *played = memory_new((size_t)search_plies(proof), sizeof *played);
    size_t *column = memory_new((size_t)search_plies(proof) + 1, sizeof *column);
    struct text word;
    struct position p = {0};

    position_set(&p, g, proof->moves);
    for (int i = 0; i < proof->count; i++) {
        const struct search_step *step = &proof->steps[i];

        if (!i || is_last(proof, i - 1)) {
            if (i)
                position_undo(&p, &played[step->ply]);
            sink_byte(to, ';');
            sink_repeat(to, ' ', column[step->ply]);
        }
        word = position_word(&p, &step->move, notation, NOTATION_SPACE);
        sink_text(to, word);
        column[step->ply + 1] = column[step->ply] + word.length + 1;
        position_play(&p, &step->move, step->ply % 2 ? board_other(colour) : colour, &played[step->ply]);
        sink_string(to, !is_last(proof, i) ? " " : proof->turns == 1 ? " win\n" : " any win\n");
    }
    position_free(&p);
    free(played);
    free(column);
}
