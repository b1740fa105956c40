#include "base.h"
#include "text.h"
#include "sink.h"
#include "asset.h"
#include "message.h"
#include "extent.h"
#include "ground.h"
#include "board.h"
#include "notation.h"
#include "turn.h"
#include "scan.h"
#include "style.h"
#include "heading.h"
#include "place.h"
#include "gather.h"
#include "record.h"
#include "game.h"
#include "series.h"
#include "font.h"
#include "data.h"
#include "backend.h"
#include "gallery.h"

#include <stdlib.h>
#include <string.h>

/* Five moves, three rows of three with all six tiles in it. */
static const char example[] = "@0+ A2\\ A0/ B1+ C1\\";

static void write_heading(const char *file, const struct font *f, struct sink *to)
{
    sink_text(to, (struct text){file, strlen(file) - strlen(".tfm")});
    sink_string(to, ", ");
    sink_number(to, f->wide);
    sink_string(to, " x ");
    sink_number(to, f->high);
    sink_string(to, "\n\n");
}

static void draw_all(const struct game *g, const struct backend_settings *settings, struct sink *to)
{
    struct backend_settings own = *settings;
    void *state = base_zeroed(1, out_ascii.state_size);
    const struct backend_scene scene = {.game = g, .moves = g->count, .settings = &own, .state = state};
    struct message_fault fault;
    struct font font = {0};
    const char *file;
    size_t n;

    own.font = &font;
    own.quiet = true;
    for (n = 0; (file = asset_listed(".tfm", n)) != NULL; n++) {
        if (n)
            sink_byte(to, '\n');
        data_font(&font, file, &fault);
        write_heading(file, &font, to);
        out_ascii.draw(&scene, to);
        font_free(&font);
    }
    out_ascii.end(&own, state, to);
    free(state);
}

void gallery_write(const struct backend_settings *settings, struct sink *to)
{
    struct record record = {0};
    struct game game = {0};

    record_open(&record, text_of(example), STYLE_WORDS);
    if (series_next(&record, &game, RULES_TRAX, false))
        draw_all(&game, settings, to);
    game_free(&game);
    record_free(&record);
}
