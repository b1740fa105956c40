/* out_terminal: images on terminals, in the protocol of kitty or as sixels (DEC VT330/VT340 graphics programming). */

#include "image/canvas.h"

static void put_base64(struct text t, struct sink *to)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    for (size_t i = 0; i < t.length; i += 3) {
        uint32_t three = 0;

        for (size_t n = 0; n < 3; n++)
            three = three << 8 | (i + n < t.length ? (unsigned char)t.at[i + n] : 0);
        for (size_t n = 0; n < 4; n++)
            sink_byte(to, i + n <= t.length ? digits[three >> (18 - 6 * n) & 63] : '=');
    }
}

static void end_kitty(const struct render_settings *settings, void *state, struct sink *to)
{
    enum { PIECE = 3072 /* bytes; they become 4096 in base64, the most that the protocol allows */ };
    struct canvas all = sheet_close(state, settings);
    struct sink png = {0};

    png_write(&all, text_of(""), &png);
    for (size_t at = 0; at < png.used; at += PIECE) {
        bool more = png.used - at > PIECE;

        SINK(to, at ? "\033_G" : "\033_Ga=T,f=100,", more ? "m=1;" : "m=0;");
        put_base64((struct text){png.bytes + at, more ? PIECE : png.used - at}, to);
        sink_string(to, "\033\\");
    }
    sink_byte(to, '\n');
    sink_free(&png);
    canvas_free(&all);
}

/* Returns a sixel: a character that tells which of six pixels have this colour. The uppermost pixel is x, y. */
static char sixel_at(const struct canvas *c, int x, int y, int colour)
{
    int bits = 0, k;

    for (k = 0; k < 6 && y + k < c->height; k++)
        bits |= (*canvas_at(c, x, y + k) == colour) << k;
    return (char)('?' + bits);
}

/* Writes the pixels of a colour in six rows. The uppermost row is y. */
static void put_band(const struct canvas *c, int y, int colour, struct sink *to)
{
    int run;

    SINK(to, "#", colour);
    for (int x = 0; x < c->width; x += run) {
        char sixel = sixel_at(c, x, y, colour);

        for (run = 1; x + run < c->width && sixel_at(c, x + run, y, colour) == sixel; run++)
            ;
        if (run > 3)
            SINK(to, "!", run);
        sink_repeat(to, sixel, run > 3 ? 1 : (size_t)run);
    }
    sink_byte(to, '$');
}

static void end_sixel(const struct render_settings *settings, void *state, struct sink *to)
{
    struct canvas c = sheet_close(state, settings);
    const struct palette *all = c.palette;

    SINK(to, "\033P0;1q\"1;1;", c.width, ";", c.height);
    for (int i = 1; i <= all->count; i++) {
        SINK(to, "#", i, ";2"); /* 2: red, green and blue follow, in hundredths */
        for (int shift = 16; shift >= 0; shift -= 8)
            SINK(to, ";", ((all->colours[i] >> shift & 255) * 100 + 127) / 255);
    }
    for (int y = 0; y < c.height; y += 6) {
        const unsigned char *band = canvas_at(&c, 0, y);
        const unsigned char *end = canvas_at(&c, c.width, y + 6 < c.height ? y + 5 : c.height - 1);

        for (int i = 1; i <= all->count; i++)
            if (all->colours[i] >> 24 > 127 && memchr(band, i, (size_t)(end - band)))
                put_band(&c, y, i, to);
        sink_byte(to, '-');
    }
    sink_string(to, "\033\\\n");
    canvas_free(&c);
}

const struct backend out_kitty = {.name = "kitty", .shows = letters_show, .settings = sheet_settings,
                                  .state_size = sizeof(struct sheet), .draw = sheet_draw, .end = end_kitty};
const struct backend out_sixel = {.name = "sixel", .shows = letters_show, .settings = sheet_settings,
                                  .state_size = sizeof(struct sheet), .draw = sheet_draw, .end = end_sixel};
