/* out_code: the position code of slugbugblue: rows of tile letters from the top, a colon between them, a
   run of n+1 empty spaces as the number n, none at the end of a row. */

#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

static void draw(const struct scene *s, struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);
    int x, y;

    for (y = e.top; y <= e.bottom; y++) {
        long empty = 0;

        if (y > e.top)
            sink_byte(to, ':');
        for (x = e.left; x <= e.right; x++) {
            const struct board_tile *t = game_tile(s->game, s->moves, x, y);

            if (t && empty)
                sink_number(to, empty - 1);
            empty = t ? 0 : empty + 1;
            if (t)
                sink_byte(to, board_letter(t->edges));
        }
    }
    sink_byte(to, '\n');
}

const struct backend out_code = {.name = "code", .draw = draw};
