/* out_gif: a game as a film, in GIF89a. A frame has only what changed since the one before. */

#include "image/canvas.h"

enum { KEY_DELAY = BOARD_SETTINGS, KEY_HOLD, KEY_LOOP };

static const struct setting table[] = {
    SETTINGS_BOARD("white none black #RRGGBB", 1 + 0xFFFFFF),
    [KEY_DELAY] = {.name = "delay", .kind = SETTING_NUMBER, .min = 2, .max = 10000, .initial = 80}, /* hundredths of */
    [KEY_HOLD] = {.name = "hold", .kind = SETTING_NUMBER, .min = 2, .max = 10000, .initial = 400},  /* a second */
    [KEY_LOOP] = SETTING_ON("loop"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

struct film {
    struct painter painter;
    struct canvas picture, shown; /* the one before: of colour 0 where it does not count */
    struct sink frames;
};

/* What a frame has of the picture. */
struct part {
    int left, top, right, bottom;
    int bits; /* of its numbers */
};

/* Writes a number of two bytes, the lower one first. */
static void put_short(int number, struct sink *to)
{
    sink_byte(to, (char)(number & 255));
    sink_byte(to, (char)(number >> 8 & 255));
}

enum { CODES = 4096, SLOTS = 8192 };

/* The codes of LZW: each stands for a code before it and a number. */
struct codes {
    struct sink *to;
    uint32_t hold;         /* bits not yet written, */
    int held;              /*   their number, */
    unsigned char block[256]; /* and at most 255 bytes, behind their number */
    unsigned next;         /* code */
    int size;              /* of a code, in bits */
    uint32_t keys[SLOTS];  /* 1 + the code before and the number; 0: none */
    uint16_t values[SLOTS];
};

static void flush(struct codes *c)
{
    if (c->block[0])
        sink_text(c->to, (struct text){(const char *)c->block, c->block[0] + 1u});
    c->block[0] = 0;
}

static void put_code(struct codes *c, unsigned code)
{
    c->hold |= code << c->held;
    for (c->held += c->size; c->held >= 8; c->held -= 8) {
        c->block[++c->block[0]] = (unsigned char)(c->hold & 255);
        c->hold >>= 8;
        if (c->block[0] == 255)
            flush(c);
    }
}

/* Writes the code for beginning anew, and does so. */
static void begin_codes(struct codes *c, int bits)
{
    put_code(c, 1U << bits);
    memset(c->keys, 0, sizeof c->keys);
    c->size = bits + 1;
    c->next = (1U << bits) + 2;
}

/* The slot of a code for a code before and a number, or the empty one where it belongs. */
static size_t slot_of(const struct codes *c, unsigned before, unsigned number)
{
    uint32_t key = 1 + (before << 8 | number);
    size_t slot = key * 2654435761U >> 19;

    while (c->keys[slot] && c->keys[slot] != key)
        slot = (slot + 1) % SLOTS;
    return slot;
}

/* Whether a pixel is to be drawn. */
static bool is_new(const struct film *f, int x, int y)
{
    unsigned number = *canvas_at(&f->picture, x, y);

    return number != *canvas_at(&f->shown, x, y) && f->painter.palette.colours[number] >> 24 > 127;
}

/* Writes a part in LZW. Where the picture is as before, its number or 0 serves, whichever has a code. */
static void put_part(const struct film *f, const struct part *p, struct sink *to)
{
    struct codes *c = memory_new(1, sizeof *c);
    unsigned code = CODES; /* none */
    int x, y;

    *c = (struct codes){.to = to, .size = p->bits + 1};
    sink_byte(to, (char)p->bits);
    begin_codes(c, p->bits);
    for (y = p->top; y < p->bottom; y++)
        for (x = p->left; x < p->right; x++) {
            unsigned known = *canvas_at(&f->picture, x, y), number = is_new(f, x, y) ? known : 0;
            size_t slot;

            slot = slot_of(c, code, number);
            if (!c->keys[slot] && known < 1U << p->bits && c->keys[slot_of(c, code, known)])
                slot = slot_of(c, code, known);
            if (code == CODES || c->keys[slot]) {
                code = code == CODES ? number : c->values[slot];
                continue;
            }
            put_code(c, code);
            if (c->next < CODES) {
                c->keys[slot] = 1 + (code << 8 | number);
                c->values[slot] = (uint16_t)c->next;
                c->size += c->next++ == 1U << c->size;
            } else {
                begin_codes(c, p->bits);
            }
            code = number;
        }
    put_code(c, code);
    put_code(c, (1U << p->bits) + 1);
    c->size = 7; /* the rest of a byte */
    put_code(c, 0);
    flush(c);
    sink_byte(to, '\0');
    free(c);
}

/* The part of the picture that differs from the one before: without it, a pixel. */
static struct part changes(const struct film *f)
{
    int width = f->picture.width, height = f->picture.height, most = 0, x, y;
    struct part p = {width - 1, height - 1, 1, 1, 2};

    for (y = 0; y < height; y++)
        for (x = 0; x < width; x++) {
            int number = *canvas_at(&f->picture, x, y);

            if (!is_new(f, x, y))
                continue;
            p.left = x < p.left ? x : p.left;
            p.right = x >= p.right ? x + 1 : p.right;
            p.top = y < p.top ? y : p.top;
            p.bottom = y + 1;
            most = number > most ? number : most;
        }
    p.left = p.left < p.right ? p.left : 0;
    p.top = p.top < p.bottom ? p.top : 0;
    while (most >> p.bits)
        p.bits++;
    return p;
}

static void draw(const struct scene *s, struct sink *to)
{
    struct film *f = s->state;
    const int *values = s->settings->values;
    struct canvas before = f->picture;
    struct part p;

    (void)to;
    f->picture = f->shown; /* its memory */
    f->picture.width = before.width;
    f->picture.height = before.height;
    f->shown = before;
    board_paint(&f->painter, s, true, &f->picture);
    f->shown.palette = f->picture.palette;
    if (!values[BOARD_BACKGROUND] || before.width != f->picture.width || before.height != f->picture.height)
        canvas_open(&f->shown, f->picture.width, f->picture.height, 0);
    p = changes(f);
    sink_string(&f->frames, "\x21\xF9\x04");
    sink_byte(&f->frames, values[BOARD_BACKGROUND] ? 5 : 9); /* it stays, or goes; colour 0 is transparent */
    put_short(s->end_game ? values[KEY_HOLD] : values[KEY_DELAY], &f->frames);
    sink_text(&f->frames, (struct text){"\0\0,", 3});
    put_short(p.left, &f->frames);
    put_short(p.top, &f->frames);
    put_short(p.right - p.left, &f->frames);
    put_short(p.bottom - p.top, &f->frames);
    sink_byte(&f->frames, '\0'); /* the colours of all frames */
    put_part(f, &p, &f->frames);
}

static void end(const struct render_settings *settings, void *state, struct sink *to)
{
    struct film *f = state;
    int bits = 1;

    while (f->painter.palette.count >> bits)
        bits++;
    sink_string(to, "GIF89a");
    put_short(f->picture.width, to);
    put_short(f->picture.height, to);
    sink_byte(to, (char)(0x80 | (bits - 1)));
    sink_text(to, (struct text){"\0\0", 2});
    canvas_colours(&f->painter.palette, 1 << bits, to);
    if (settings->values[KEY_LOOP])
        sink_text(to, (struct text){"\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0", 19});
    sink_text(to, sink_contents(&f->frames));
    sink_byte(to, ';');
    canvas_free(&f->picture);
    canvas_free(&f->shown);
    sink_free(&f->frames);
    painter_free(&f->painter);
}

const struct backend out_gif = {.name = "gif", .extensions = "gif", .shows = letters_show, .settings = table,
                                .state_size = sizeof(struct film), .draw = draw, .end = end};
