/* out_png: PNG (second edition) with a palette. Rows have no filter, which suits areas of one colour best. */

#include "image/canvas.h"

/* Writes a length, then `chunk` (a name and contents), then a checksum (PNG, annex D). Empties `chunk`. */
static void put_chunk(struct sink *chunk, struct sink *to)
{
    static const uint32_t table[] = {
        0x00000000, 0x1DB71064, 0x3B6E20C8, 0x26D930AC, 0x76DC4190, 0x6B6B51F4, 0x4DB26158, 0x5005713C,
        0xEDB88320, 0xF00F9344, 0xD6D6A3E8, 0xCB61B38C, 0x9B64C2B0, 0x86D3D2D4, 0xA00AE278, 0xBDBDF21C,
    };
    uint32_t crc = 0xFFFFFFFFU;

    for (size_t i = 0; i < 2 * chunk->used; i++) /* each step takes four bits, the low ones first */
        crc = crc >> 4 ^ table[(crc ^ (unsigned char)chunk->bytes[i / 2] >> i % 2 * 4) & 15];
    sink_bytes(to, (uint32_t)chunk->used - 4, 4);
    sink_text(to, sink_contents(chunk));
    sink_bytes(to, ~crc, 4);
    chunk->used = 0;
}

static void put_colours(const struct palette *all, struct sink *chunk, struct sink *to)
{
    sink_string(chunk, "PLTE");
    canvas_colours(all, all->count + 1, chunk);
    put_chunk(chunk, to);
    sink_string(chunk, "tRNS");
    for (int i = 0; i <= all->count; i++)
        sink_byte(chunk, (char)(all->colours[i] >> 24));
    while (chunk->bytes[chunk->used - 1] == '\xFF') /* tRNS needs no bytes for opaque colours at its end */
        chunk->used--;
    put_chunk(chunk, to);
}

void png_write(const struct canvas *c, struct text games, struct sink *to)
{
    struct sink chunk = {0};

    sink_text(to, (struct text){"\x89PNG\r\n\x1A\n", 8});
    sink_string(&chunk, "IHDR");
    sink_bytes(&chunk, (uint32_t)c->width, 4);
    sink_bytes(&chunk, (uint32_t)c->height, 4);
    sink_text(&chunk, (struct text){"\x08\x03\0\0", 5}); /* eight bits, a palette */
    put_chunk(&chunk, to);
    put_colours(c->palette, &chunk, to);
    sink_text(&chunk, (struct text){"pHYs\0\0\x0E\xC4\0\0\x0E\xC4\1", 13}); /* 3780 pixels per metre: 96 per inch */
    put_chunk(&chunk, to);
    if (games.length) {
        sink_text(&chunk, (struct text){"iTXtTrax\0\0\0\0", 13}); /* no compression, no language */
        sink_text(&chunk, games);
        put_chunk(&chunk, to);
    }
    sink_string(&chunk, "IDAT");
    deflate_write((struct text){(const char *)c->rows, ((size_t)c->width + 1) * (size_t)c->height}, &chunk);
    put_chunk(&chunk, to);
    sink_string(&chunk, "IEND");
    put_chunk(&chunk, to);
    sink_free(&chunk);
}

struct picture {
    struct sheet sheet;
    struct sink games; /* a list in JSON, without its closing bracket */
};

static void draw(const struct scene *s, struct sink *to)
{
    struct picture *p = s->state;

    sheet_draw(s, to);
    if (s->end_game && !p->sheet.is_full)
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
