/* out_terminal: pictures that terminals show: in the protocol of kitty, and as sixels, which are columns of six pixels
   (DEC VT330/VT340 graphics programming). */

#include "image/canvas.h"

/* Writes the picture in base 64, in pieces that the protocol allows. */
static void end_kitty(const struct render_settings *settings, void *state, struct sink *to)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    enum { PIECE = 3072 /* bytes, in base 64 4096 */ };
    struct sheet *sheet = state;
    struct canvas all = {.width = 0};
    struct sink png = {0};
    struct text rest;
    size_t i, k;

    sheet_close(sheet, settings, &all);
    sink_free(&sheet->games);
    png_write(&all, text_of(""), &png);
    canvas_free(&all);
    for (rest = sink_contents(&png); rest.length; rest = text_skip(rest, k)) {
        k = rest.length < PIECE ? rest.length : PIECE;
        sink_string(to, rest.at == png.bytes ? "\033_Ga=T,f=100," : "\033_G");
        sink_string(to, k < rest.length ? "m=1;" : "m=0;");
        for (i = 0; i < k; i += 3) {
            uint32_t three = 0;
            size_t n;

            for (n = 0; n < 3; n++)
                three = three << 8 | (i + n < k ? (unsigned char)rest.at[i + n] : 0);
            for (n = 0; n < 4; n++)
                sink_byte(to, i + n <= k ? digits[three >> (18 - 6 * n) & 63] : '=');
        }
        sink_string(to, "\033\\");
    }
    sink_byte(to, '\n');
    sink_free(&png);
}

/* The column at x of a band of this many rows, as far as it has a colour. */
static char sixel_at(const char *band, int width, int rows, int x, int colour)
{
    int bits = 0, k;

    for (k = 0; k < rows; k++)
        bits |= ((unsigned char)band[(size_t)k * (size_t)width + (size_t)x] == colour) << k;
    return (char)('?' + bits);
}

/* Writes what a band has of a colour. */
static void put_band(const char *band, int width, int rows, int colour, struct sink *to)
{
    int x, run;

    sink_byte(to, '#');
    sink_number(to, colour);
    for (x = 0; x < width; x += run) {
        char sixel = sixel_at(band, width, rows, x, colour);

        for (run = 1; x + run < width && sixel_at(band, width, rows, x + run, colour) == sixel; run++)
            ;
        if (run > 3) {
            sink_byte(to, '!');
            sink_number(to, run);
        }
        sink_repeat(to, sixel, run > 3 ? 1 : (size_t)run);
    }
    sink_byte(to, '$');
}

static void end_sixel(const struct render_settings *settings, void *state, struct sink *to)
{
    struct sheet *sheet = state;
    struct canvas c = {.width = 0};
    struct canvas_index all = {.count = 0};
    struct sink numbers = {0};
    int i, y;

    sheet_close(sheet, settings, &c);
    sink_free(&sheet->games);
    canvas_number(&c, &all, &numbers);
    sink_string(to, "\033P0;1q\"1;1;");
    sink_number(to, c.width);
    sink_byte(to, ';');
    sink_number(to, c.height);
    for (i = 1; i < all.count; i++) {
        int shift;

        sink_byte(to, '#');
        sink_number(to, i);
        sink_string(to, ";2");
        for (shift = 16; shift >= 0; shift -= 8) {
            sink_byte(to, ';');
            sink_number(to, ((all.colours[i] >> shift & 255) * 100 + 127) / 255);
        }
    }
    for (y = 0; y < c.height; y += 6) {
        const char *band = numbers.bytes + (size_t)y * (size_t)c.width;
        int rows = c.height - y < 6 ? c.height - y : 6;
        bool used[256] = {false};
        size_t at;

        for (at = 0; at < (size_t)rows * (size_t)c.width; at++)
            used[(unsigned char)band[at]] = true;
        for (i = 1; i < all.count; i++)
            if (used[i] && all.colours[i] >> 24 > 127)
                put_band(band, c.width, rows, i, to);
        sink_byte(to, '-');
    }
    sink_string(to, "\033\\\n");
    sink_free(&numbers);
    canvas_free(&c);
}

const struct backend out_kitty = {.name = "kitty", .shows = letters_show, .settings = sheet_settings,
                                  .state_size = sizeof(struct sheet), .draw = sheet_draw, .end = end_kitty};
const struct backend out_sixel = {.name = "sixel", .shows = letters_show, .settings = sheet_settings,
                                  .state_size = sizeof(struct sheet), .draw = sheet_draw, .end = end_sixel};
