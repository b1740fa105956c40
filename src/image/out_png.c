/* out_png: PNG (second edition): colours by number, in rows without a filter, which serves plain areas best. */

#include "image/canvas.h"

static const char own[] = "Trax";

/* The check sum of a chunk (PNG, annex D). */
static uint32_t crc_of(struct text t)
{
    uint32_t crc = 0xFFFFFFFFU;
    size_t i;
    int k;

    for (i = 0; i < t.length; i++) {
        crc ^= (unsigned char)t.at[i];
        for (k = 0; k < 8; k++)
            crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320U : 0);
    }
    return crc ^ 0xFFFFFFFFU;
}

static void put_number(uint32_t number, struct sink *to)
{
    int shift;

    for (shift = 24; shift >= 0; shift -= 8)
        sink_byte(to, (char)(number >> shift & 255));
}

/* Writes a chunk: its name and contents, which are in a sink, and empties that. */
static void put_chunk(struct sink *chunk, struct sink *to)
{
    struct text t = sink_contents(chunk);

    put_number((uint32_t)t.length - 4, to);
    sink_text(to, t);
    put_number(crc_of(t), to);
    chunk->used = 0;
}

static void put_colours(const struct palette *all, struct sink *chunk, struct sink *to)
{
    int i, clear = 0;

    sink_string(chunk, "PLTE");
    canvas_colours(all, all->count + 1, chunk);
    put_chunk(chunk, to);
    sink_string(chunk, "tRNS");
    for (i = 0; i <= all->count; i++)
        clear = all->colours[i] >> 24 < 255 ? i + 1 : clear;
    for (i = 0; i < clear; i++)
        sink_byte(chunk, (char)(all->colours[i] >> 24));
    put_chunk(chunk, to);
}

void png_write(const struct canvas *c, struct text games, struct sink *to)
{
    enum { PIXELS_A_METRE = 3780 /* 96 an inch */ };
    struct sink chunk = {0}, rows = {0};
    int y;

    for (y = 0; y < c->height; y++) {
        sink_byte(&rows, '\0');
        sink_text(&rows, (struct text){(const char *)canvas_at(c, 0, y), (size_t)c->width});
    }
    sink_text(to, (struct text){"\x89PNG\r\n\x1A\n", 8});
    sink_string(&chunk, "IHDR");
    put_number((uint32_t)c->width, &chunk);
    put_number((uint32_t)c->height, &chunk);
    sink_text(&chunk, (struct text){"\x08\x03\0\0", 5}); /* eight bits, colours by number */
    put_chunk(&chunk, to);
    put_colours(c->palette, &chunk, to);
    sink_string(&chunk, "pHYs");
    put_number(PIXELS_A_METRE, &chunk);
    put_number(PIXELS_A_METRE, &chunk);
    sink_byte(&chunk, 1);
    put_chunk(&chunk, to);
    if (games.length) {
        sink_string(&chunk, "iTXt");
        sink_text(&chunk, (struct text){own, sizeof own});
        sink_text(&chunk, (struct text){"\0\0\0", 4}); /* not compressed, in no language */
        sink_text(&chunk, games);
        put_chunk(&chunk, to);
    }
    sink_string(&chunk, "IDAT");
    deflate_write(sink_contents(&rows), &chunk);
    put_chunk(&chunk, to);
    sink_string(&chunk, "IEND");
    put_chunk(&chunk, to);
    sink_free(&chunk);
    sink_free(&rows);
}

struct picture {
    struct sheet sheet;
    struct sink games; /* in JSON, without the bracket at the end */
};

static void draw(const struct scene *s, struct sink *to)
{
    struct picture *p = s->state;

    sheet_draw(s, to);
    if (!s->end_game || p->sheet.is_full)
        return;
    sink_string(&p->games, p->games.used ? ",\n" : "[");
    json_game_record(s, &p->games);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct picture *p = state;
    struct canvas all = sheet_close(&p->sheet, settings);

    sink_byte(&p->games, ']');
    png_write(&all, sink_contents(&p->games), to);
    sink_free(&p->games);
    canvas_free(&all);
}

const struct backend out_png = {.name = "png", .extensions = "png", .shows = letters_show, .settings = sheet_settings,
                                .state_size = sizeof(struct picture), .draw = draw, .end = end};
