#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

enum { SIZE = 90, TILE = 110, LEADING = 150, GAP = 200, WORD_GAP = 40 };

/* A sign of the legend: a space with a ring, and what it means. */
struct sign {
    enum mark_kind kind;
    enum board_colour colour;
    int spaces;        /* two for safe moves, which are dots beside tiles, of either colour */
    size_t begin, end; /* the words, in the memory of the pages */
    int64_t width;
};

/* Only corners lie on tiles, where rings are others. */
static void put_sign(struct document *d, const struct sign *s, int64_t x)
{
    int i;
    struct figure_mark *mark;

    pages_figure(&d->pages, x, d->y + TILE - 25, s->spaces, 1, TILE);
    if (s->spaces == 1)
        pages_mark(&d->pages, FIGURE_PLATE, 0, 0);
    for (i = 0; i < s->spaces; i++) {
        mark = pages_mark(&d->pages, FIGURE_RING, i, 0);
        mark->colour = s->spaces == 1 ? s->colour : (enum board_colour)i;
        mark->ring = s->kind == MARK_CORNER ? &shape_rings_around[s->colour] : &shape_rings[s->kind][mark->colour];
    }
    document_put_short(d, x + s->spaces * TILE + WORD_GAP, d->y, d->area.width, ENCODING_ROMAN, SIZE, s->begin, s->end);
}

/* Lists the signs of the marks that are asked for: one for each kind and colour, but only one for safe moves. */
static int list_signs(struct document *d, const struct scene *s, struct sign *signs)
{
    static const enum mark_kind kinds[MARK_KINDS] = {MARK_ATTACK, MARK_CORNER, MARK_WIN, MARK_SAFE};
    int count = 0, kind, colour, i;

    for (i = 0; i < MARK_KINDS; i++)
        for (kind = (int)kinds[i], colour = 0; colour < 2 && s->settings->marks >> kind & 1; colour++) {
            struct sign *sign = &signs[count];
            struct text hole = scene_colour(s, (enum board_colour)colour);

            if (kind == MARK_SAFE && colour)
                continue;
            *sign = (struct sign){(enum mark_kind)kind, (enum board_colour)colour, kind == MARK_SAFE ? 2 : 1, 0, 0, 0};
            message_write(s->settings->words, MESSAGE_LEGEND_ATTACK + (enum message)kind, &hole, &d->words);
            sign->begin = d->pages.bytes.used;
            document_write(d, sink_contents(&d->words), &d->pages.bytes);
            sign->end = d->pages.bytes.used;
            d->words.used = 0;
            sign->width = encoding_width(ENCODING_ROMAN, pages_bytes(&d->pages, sign->begin, sign->end));
            sign->width = sign->spaces * TILE + WORD_GAP + sign->width * SIZE / ENCODING_EM;
            count++;
        }
    return count;
}

/* Puts the legend at the top of the free part of the page. As many signs stand on a line as it holds; each line is
   centred. */
static void put_legend(struct document *d, const struct scene *s)
{
    struct sign signs[2 * MARK_KINDS];
    int count, from, to, i;

    count = list_signs(d, s, signs);
    for (from = 0; from < count; from = to) {
        int64_t width = signs[from].width, x;

        for (to = from + 1; to < count && width + GAP + signs[to].width <= d->area.width; to++)
            width += GAP + signs[to].width;
        d->y -= LEADING;
        x = d->area.left + (d->area.width - width) / 2;
        for (i = from; i < to; i++) {
            put_sign(d, &signs[i], x);
            x += signs[i].width + GAP;
        }
    }
}

void legend_begin_game(struct document *d, const struct scene *s)
{
    enum { BELOW = 140 };

    document_begin_game(d, s);
    if (!s->settings->marks || s->settings->quiet)
        return;
    put_legend(d, s);
    d->y -= BELOW;
}
