#include "archive/archive.h"

/* Plays the moves in `wanted`. If there are none, reads `wanted` as a code. */
bool find_read(struct find *f, struct text wanted, const struct rules *rules, struct message_fault *fault)
{
    struct record r = {0};
    struct game g = {0};
    bool begun, good;

    record_open(&r, wanted, INPUT_WORDS, rules);
    begun = game_next(&r, &g, rules, false) && g.count;
    if (begun && g.error_count) {
        message_fail(fault, MESSAGE_NOT_A_POSITION, wanted,
                     TEXT(g.record->moves[g.errors->word].place.at - wanted.at + 1));
        fault->advice = move_reasons[g.errors->reason].sentence;
    }
    record_free(&r);
    good = begun ? !g.error_count : code_begin(&g, wanted, rules, fault);
    f->tiles = g.board.count;
    code_canonical(g.board.tiles, f->tiles, false, &f->code);
    game_free(&g);
    return good;
}

int find_in(const struct find *f, const struct game *g)
{
    struct sink code = {0};
    bool same;
    int n = 1;

    while (n <= g->count && game_tiles_after(g, n) < f->tiles)
        n++;
    if (n > g->count || game_tiles_after(g, n) != f->tiles)
        return 0;
    code_canonical(g->board.tiles, f->tiles, false, &code);
    same = text_equal(sink_contents(&code), sink_contents(&f->code));
    sink_free(&code);
    return same ? n : 0;
}
