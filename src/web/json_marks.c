#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

static void put_words(const struct scene *s, const struct analysis *a, const struct mark *mark,
                      struct sink *to)
{
    char words[MARK_TILES * (NOTATION_WORD + 1)];
    size_t length = 0;
    int i;

    for (i = 0; i < mark->count; i++) {
        struct position_move m = {mark->x, mark->y, mark->tiles[i]};

        if (i)
            words[length++] = ' ';
        length += position_word(&a->position, &m, analysis_text_notation(s), words + length);
    }
    sink_byte(to, '"');
    json_text((struct text){words, length}, to);
    sink_byte(to, '"');
}

static void put_mark(const struct scene *s, const struct analysis *a, const struct mark *mark,
                     struct sink *to)
{
    int i;

    sink_byte(to, '[');
    sink_number(to, mark->x);
    sink_byte(to, ',');
    sink_number(to, mark->y);
    sink_string(to, ",\"");
    for (i = 0; i < mark->count; i++)
        sink_byte(to, board_letter(mark->tiles[i]));
    sink_string(to, "\",\"");
    sink_byte(to, "scfa"[mark->kind]);
    sink_byte(to, "wb"[mark->colour]);
    sink_string(to, "\",");
    put_words(s, a, mark, to);
    if (mark->kind == MARK_WIN) {
        sink_byte(to, ',');
        sink_number(to, mark->turns);
    }
    sink_byte(to, ']');
}

void json_marks_game(const struct scene *s, struct sink *to)
{
    struct scene here = *s;
    struct analysis a = {0};
    int i;

    sink_string(to, ",\"marks\":[");
    for (here.moves = 0; here.moves <= s->moves; here.moves++) {
        sink_string(to, here.moves ? ",[" : "[");
        analysis_make(&a, s->game, here.moves, s->settings->marks, s->settings->depth);
        for (i = 0; i < a.marks.count; i++) {
            sink_string(to, i ? "," : "");
            put_mark(&here, &a, &a.marks.all[i], to);
        }
        sink_byte(to, ']');
    }
    sink_byte(to, ']');
    analysis_free(&a);
}
