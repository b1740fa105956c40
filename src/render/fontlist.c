#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"

/* Five moves: three rows of three, with all six tiles. */
static const char example[] = "@0+ A2\\ A0/ B1+ C1\\";

static void write_heading(const char *file, const struct font *f, struct sink *to)
{
    sink_text(to, (struct text){file, strlen(file) - strlen(".tfm")});
    sink_string(to, ", ");
    sink_number(to, f->width);
    sink_string(to, " x ");
    sink_number(to, f->height);
    sink_string(to, "\n\n");
}

static void draw_all(const struct game *g, const struct render_settings *settings, struct sink *to)
{
    struct render_settings own = *settings;
    struct message_fault fault;
    struct font font = {0};
    struct render render;
    const char *file;
    size_t n;

    own.font = &font;
    own.quiet = true;
    for (n = 0; (file = file_builtin_name(".tfm", n)) != NULL; n++) {
        if (n)
            sink_byte(to, '\n');
        load_font(&font, file, &fault);
        write_heading(file, &font, to);
        render_open(&render, &out_ascii, &own, to);
        render_game(&render, g, g->count, g->count);
        render_close(&render);
        font_free(&font);
    }
}

void fontlist_write(const struct render_settings *settings, struct sink *to)
{
    struct record record = {0};
    struct game game = {0};

    record_open(&record, text_of(example), INPUT_WORDS);
    if (game_next(&record, &game, rules_table, false))
        draw_all(&game, settings, to);
    game_free(&game);
    record_free(&record);
}
