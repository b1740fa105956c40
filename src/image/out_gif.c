/* out_gif: games as a film, in GIF89a. With a background, a frame has only what differs from the frame before. */

#include "image/canvas.h"

enum { KEY_DELAY = BOARD_SETTINGS, KEY_HOLD, KEY_LOOP, KEY_FORCED, CODES = 4096 };

static const struct setting table[] = {
    SETTINGS_BOARD(SETTING_OFF, 40, "white none black #RRGGBB", 1 + 0xFFFFFF), /* 40 pixels keep a film small */
    [KEY_DELAY] = {.name = "delay", .kind = SETTING_NUMBER, .min = 2, .max = 10000, .initial = 80}, /* in 1/100 s */
    [KEY_HOLD] = {.name = "hold", .kind = SETTING_NUMBER, .min = 2, .max = 10000, .initial = 400},  /* in 1/100 s */
    [KEY_LOOP] = SETTING_ON("loop"),
    [KEY_FORCED] = SETTING_OFF("forced"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

struct film {
    struct painter painter;
    struct canvas picture, shown; /* `shown`: the last image; all its pixels are 0 if everything must be drawn */
    struct sink frames;
    uint16_t after[CODES + 1][256]; /* LZW: the code after[code][colour] stands for `code`, then `colour`; 0: none */
};

/* The part of the image that a frame contains. */
struct part {
    struct extent pixels;
    int bits; /* the number of bits in the index of a colour */
};

static void put_shorts(const int *numbers, int count, struct sink *to)
{
    for (int i = 0; i < count; i++)
        SINK(to, (char)(numbers[i] & 255), (char)(numbers[i] >> 8 & 255));
}

/* Whether a pixel must be drawn: the colour has changed, and the new colour is more opaque than transparent. */
static bool is_new(const struct film *f, int x, int y)
{
    unsigned number = *canvas_at(&f->picture, x, y);

    return number != *canvas_at(&f->shown, x, y) && f->painter.palette.colours[number] >> 24 > 127;
}

/* The colour to write. An unchanged pixel becomes 0, unless its colour lengthens `code` and 0 does not. */
static unsigned number_at(const struct film *f, unsigned code, int x, int y)
{
    unsigned known = *canvas_at(&f->picture, x, y), number = is_new(f, x, y) ? known : 0;

    return f->after[code][number] || !f->after[code][known] ? number : known;
}

static void pack(struct film *f, const struct part *p, struct sink *packed)
{
    const unsigned clear = 1U << p->bits;
    struct sink_bits out = {.to = packed};
    unsigned code = CODES /* none */, count = CODES;
    int size = p->bits + 1, x, y;

    for (y = p->pixels.top; y <= p->pixels.bottom; y++)
        for (x = p->pixels.left; x <= p->pixels.right; x++) {
            unsigned number = number_at(f, code, x, y), longer = f->after[code][number];

            if (!longer && code < CODES)
                sink_add_bits(&out, code, size);
            if (!longer && count == CODES) { /* begins a new table: at first, and whenever a table is full */
                sink_add_bits(&out, clear, size);
                memset(f->after, 0, sizeof *f->after << p->bits);
                size = p->bits + 1;
                count = clear + 2;
            } else if (!longer) {
                memset(f->after[count], 0, sizeof *f->after);
                f->after[code][number] = (uint16_t)count;
                size += count++ == 1U << size;
            }
            code = longer ? longer : number;
        }
    sink_add_bits(&out, code, size);
    sink_add_bits(&out, clear + 1, size);
    sink_add_bits(&out, 0, 7);
}

/* The part of the image that differs from the image before; if nothing differs, one pixel. */
static struct part changes(const struct film *f)
{
    struct part p = {.pixels = {.right = -1}, .bits = 2};

    for (int y = 0; y < f->picture.height; y++)
        for (int x = 0; x < f->picture.width; x++)
            if (is_new(f, x, y)) {
                extent_take_in(&p.pixels, x, y);
                while (*canvas_at(&f->picture, x, y) >> p.bits)
                    p.bits++;
            }
    if (p.pixels.right < 0)
        p.pixels = (struct extent){0};
    return p;
}

static void put_frame(struct film *f, const struct part *p, int delay, bool stays)
{
    enum { BLOCK = 255 };
    const struct extent *all = &p->pixels;
    struct sink packed = {0};

    /* 5 keeps the frame, 9 removes the frame. Both make colour 0 transparent. */
    SINK(&f->frames, "\x21\xF9\x04", (char)(stays ? 5 : 9));
    put_shorts(&delay, 1, &f->frames);
    sink_text(&f->frames, (struct text){"\0\0,", 3});
    put_shorts((int[]){all->left, all->top, extent_width(all), extent_height(all)}, 4, &f->frames);
    SINK(&f->frames, (char)0 /* no palette of its own */, (char)p->bits);
    pack(f, p, &packed);
    for (size_t at = 0; at < packed.used; at += BLOCK) {
        size_t count = packed.used - at < BLOCK ? packed.used - at : BLOCK;

        SINK(&f->frames, (char)count, ((struct text){packed.bytes + at, count}));
    }
    sink_byte(&f->frames, '\0');
    sink_free(&packed);
}

static void add_frame(const struct scene *s, struct film *f, int delay)
{
    const bool clear = !s->settings->values[BOARD_BACKGROUND];
    const struct canvas spare = f->shown;
    struct part p;

    f->shown = f->picture;
    f->picture = spare; /* reuses the memory of an older image */
    f->picture.width = f->shown.width; /* board_paint makes an image no smaller than it was */
    f->picture.height = f->shown.height;
    board_paint(&f->painter, s, s->settings->film, &f->picture);
    f->shown.palette = f->picture.palette;
    if (clear || f->shown.width != f->picture.width || f->shown.height != f->picture.height)
        canvas_open(&f->shown, f->picture.width, f->picture.height, 0);
    p = changes(f);
    put_frame(f, &p, delay, !clear);
}

static void draw(const struct scene *s, struct sink *to)
{
    enum { FORCED = 22 /* in 1/100 s; SVG films have this delay, too */ };
    struct film *f = s->state;
    const int *values = s->settings->values;

    (void)to;
    if (values[KEY_FORCED] && s->moves)
        f->painter.hidden = game_tiles_after(s->game, s->moves) - game_tiles_after(s->game, s->moves - 1) - 1;
    for (; f->painter.hidden; f->painter.hidden--)
        add_frame(s, f, FORCED);
    add_frame(s, f, s->end_game ? values[KEY_HOLD] : values[KEY_DELAY]);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct film *f = state;
    int bits = 1;

    while (f->painter.palette.count >> bits)
        bits++;
    sink_string(to, "GIF89a");
    put_shorts((int[]){f->picture.width, f->picture.height}, 2, to);
    SINK(to, (char)(0x80 | (bits - 1)), ((struct text){"\0\0", 2}));
    canvas_colours(&f->painter.palette, 1 << bits, to);
    if (settings->values[KEY_LOOP])
        sink_text(to, (struct text){"\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0", 19});
    SINK(to, sink_contents(&f->frames), ";");
    canvas_free(&f->picture);
    canvas_free(&f->shown);
    sink_free(&f->frames);
    painter_free(&f->painter);
}

const struct backend out_gif = {.name = "gif", .extensions = "gif", .shows = letters_show, .settings = table,
                                .state_size = sizeof(struct film), .draw = draw, .end = end};
