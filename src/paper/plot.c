#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "paper/inks.h"

/* Writes a form by its name (see plot_page). */
static void put_form(char letter, int number, struct ink *ink)
{
    sink_byte(ink->to, '/');
    sink_byte(ink->to, letter);
    sink_number(ink->to, number);
    sink_literal(ink->to, " Do\n");
}

/* Writes a layer of the tiles, each after a move from the one before. In the first layer only tiles of a winning path
   have a drawing; their letters are capitals. */
static void put_layer(const struct figure_data *f, const char *tiles, int layer, struct ink *ink)
{
    int64_t x = 0, y = 0;
    int column, row;

    for (row = 0; row < f->rows; row++)
        for (column = 0; column < f->columns; column++, tiles++) {
            int64_t u = column * 1000L + 500, v = -row * 1000L - 500;

            if (*tiles == '.' || (layer == 0 && !is_capital(*tiles)))
                continue;
            sink_string(ink->to, x ? "1 0 0 1 " : "q 1 0 0 1 ");
            ink_write(ink, 2, (int64_t[]){u - x, v - y}, "cm");
            put_form(*tiles, layer, ink);
            x = u;
            y = v;
        }
    sink_string(ink->to, x ? "Q\n" : "");
}

/* Writes the letters of each row up to its last tile. No line of the file reaches 255 bytes. */
static void put_rows(const struct figure_data *f, const char *tiles, struct ink *ink)
{
    enum { LINE = 80 };
    int row, i, width;

    sink_byte(ink->to, '[');
    for (row = 0; row < f->rows; row++, tiles += f->columns) {
        for (width = f->columns; width && tiles[width - 1] == '.'; width--)
            ;
        sink_byte(ink->to, '(');
        for (i = 0; i + LINE < width; i += LINE) {
            sink_text(ink->to, (struct text){tiles + i, LINE});
            sink_literal(ink->to, "\\\n");
        }
        sink_text(ink->to, (struct text){tiles + i, (size_t)(width - i)});
        sink_literal(ink->to, ")\n");
    }
    sink_literal(ink->to, "]tiles\n");
}

/* Writes a stroke of a square with round corners. */
static void put_frame(struct ink_colour colour, int64_t width, int64_t half, struct ink *ink)
{
    ink_pen(ink, colour, width);
    ink_rounded(ink, half, TILE_ROUNDING);
    sink_literal(ink->to, "S\n");
}

static void put_square(struct ink_colour colour, struct ink *ink)
{
    ink_brush(ink, colour);
    ink_rounded(ink, TILE_HALF, TILE_ROUNDING);
    sink_literal(ink->to, "f\n");
}

static void put_cross(struct ink_colour colour, int64_t width, struct ink *ink)
{
    enum { ARM = 140 };

    ink_pen(ink, colour, width);
    ink_write(ink, 2, (int64_t[]){-ARM, -ARM}, "m");
    ink_write(ink, 2, (int64_t[]){ARM, ARM}, "l");
    ink_write(ink, 2, (int64_t[]){-ARM, ARM}, "m");
    ink_write(ink, 2, (int64_t[]){ARM, -ARM}, "l");
    sink_literal(ink->to, "S\n");
}

enum { FRAME = 460, FRAME_WIDTH = 70, CROSS_WIDTH = 90, CROSS_HALO = 170 };

static void put_track(struct ink_colour colour, int64_t width, int64_t over, unsigned edges, struct ink *ink)
{
    ink_pen(ink, colour, width);
    tile_track(edges, over, ink);
    sink_literal(ink->to, "S\n");
}

/* Writes a tile that was refused. */
static void put_ghost(const struct tile_theme *t, unsigned white, struct ink *ink)
{
    enum { EDGE = 40, FRAME_LINE = 25, HALF = 470 };
    unsigned black = white ^ BOARD_EDGES;

    put_square(t->lit, ink);
    sink_literal(ink->to, "[.08 .06] 0 d\n");
    put_frame(t->ghost_edge, FRAME_LINE, HALF, ink);
    sink_literal(ink->to, "[] 0 d\n");
    put_track(t->ghost_edge, t->black_width + EDGE, TILE_OUTLINE_OVER, black, ink);
    put_track(t->ghost_black, t->black_width - EDGE, TILE_OVER, black, ink);
    put_track(t->ghost_edge, TILE_WHITE + EDGE, TILE_OUTLINE_OVER, white, ink);
    put_track(t->ghost_white, TILE_WHITE - EDGE, TILE_OVER, white, ink);
}

/* Writes the ends of the tracks that enter a space by these edges. */
static void put_stubs(struct ink_colour colour, int64_t width, unsigned edges, struct ink *ink)
{
    enum { HALF = SHAPE_TILE / 2, INNER = 520 /* thousandths of HALF */ };
    int i;

    ink_pen(ink, colour, width);
    for (i = 0; i < 4; i++)
        if (edges >> i & 1) {
            int64_t x = shape_sides[i].x - HALF, y = HALF - shape_sides[i].y;

            ink_write(ink, 2, (int64_t[]){x, y}, "m");
            ink_write(ink, 2, (int64_t[]){x * INNER / 1000, y * INNER / 1000}, "l");
            sink_literal(ink->to, "S\n");
        }
}

/* Writes the space that too many tracks of a colour would enter. */
static void put_crowd(const struct tile_theme *t, const struct figure_mark *m, struct ink *ink)
{
    put_square(t->lit, ink);
    put_frame(t->warning, FRAME_WIDTH, FRAME, ink);
    put_stubs(t->white_edge, TILE_WHITE + 2 * TILE_EDGE, m->white, ink);
    put_stubs(t->white, TILE_WHITE, m->white, ink);
    put_stubs(t->black_edge, t->black_width + 2 * TILE_EDGE, m->black, ink);
    put_stubs(t->black, t->black_width, m->black, ink);
    put_cross(t->warning, CROSS_WIDTH, ink);
}

/* Writes the line or the outline of a ring. */
static void put_circle(const struct shape_ring *r, struct ink_colour colour, int width, struct ink *ink)
{
    if (r->dash) {
        sink_byte(ink->to, '[');
        shape_decimal(r->dash, 3, ink->to);
        sink_byte(ink->to, ' ');
        shape_decimal((int64_t)r->dash * SHAPE_GAP_RATIO / 100, 5, ink->to);
        sink_literal(ink->to, "] 0 d\n");
    }
    if (width >= 2 * r->radius) { /* a disk */
        ink_disk(ink, colour, r->radius + width / 2);
        return;
    }
    ink_pen(ink, colour, width);
    ink_circle(ink, r->radius);
    sink_literal(ink->to, "S\n");
}

static void put_mark(const struct figure_mark *m, const struct tile_theme *t, struct ink *ink)
{
    bool white = m->colour == BOARD_WHITE;
    const struct tile_disk *disk = &tile_disks[m->numbered];

    if (m->kind == FIGURE_LAST && !ink->pdf) {
        ink_write(ink, 4, (int64_t[]){m->column * 1000L, m->row * 1000L, disk->inner, disk->outer}, "last");
        return;
    }
    sink_literal(ink->to, "q 1 0 0 1 ");
    ink_write(ink, 2, (int64_t[]){m->column * 1000L + 500, -m->row * 1000L - 500}, "cm");
    switch (m->kind) {
    case FIGURE_LAST: put_form(PLOT_DISK, m->numbered, ink); break;
    case FIGURE_GHOST: put_ghost(t, m->white, ink); break;
    case FIGURE_CROWD: put_crowd(t, m, ink); break;
    case FIGURE_WRONG:
        put_frame(t->warning, FRAME_WIDTH, FRAME, ink);
        put_cross(t->halo, CROSS_HALO, ink);
        put_cross(t->warning, CROSS_WIDTH, ink);
        break;
    case FIGURE_PLATE: tile_plate(t->body, t->rim, ink); break;
    case FIGURE_RING:
        put_circle(m->ring, white ? t->white_edge : t->black_edge, m->ring->edge, ink);
        put_circle(m->ring, white ? t->white : t->black, m->ring->line, ink);
    }
    sink_literal(ink->to, "Q\n");
}

/* Writes dashes along the rows and columns that the next parts of a board show again. */
static void put_cuts(const struct figure_data *f, const struct tile_theme *t, struct ink *ink)
{
    enum { OUT = 400, IN = 1000 };
    int64_t wide = f->columns * 1000L, high = f->rows * 1000L;
    const int64_t lines[4][4] = {{-OUT, -IN, wide + OUT, -IN},
                                 {wide - IN, OUT, wide - IN, -high - OUT},
                                 {-OUT, IN - high, wide + OUT, IN - high},
                                 {IN, OUT, IN, -high - OUT}};
    int i;

    sink_literal(ink->to, "[.3 .2] 0 d\n");
    ink_pen(ink, t->label, 60);
    for (i = 0; i < 4; i++)
        if (f->cuts >> i & 1) {
            ink_write(ink, 2, lines[i], "m");
            ink_write(ink, 2, lines[i] + 2, "l");
            sink_literal(ink->to, "S\n");
        }
    sink_literal(ink->to, "[] 0 d\n");
}

/* A figure and its place on the page, in thousandths of a point, for its numbers and letters. */
struct place {
    const struct pages *pages;
    const struct figure_data *figure;
    int64_t x, y, size;
};

/* Writes a number in the middle of a space; in PostScript with a halo around it, if it is not on a disk. */
static void put_number(const struct place *p, const struct figure_number *n, struct ink *ink)
{
    char digits[TEXT_NUMBER];
    struct text bytes = text_number(n->number, digits);
    int64_t em, size, width;

    if (!ink->pdf) {
        syntax_string(bytes, ink->to);
        ink_write(ink, 2, (int64_t[]){n->column * 1000L, n->row * 1000L},
                  n->kind == FIGURE_MARKED ? "number" : "haloed");
        return;
    }
    em = bytes.length < 3 ? p->size * 36 / 100 : p->size / (int64_t)bytes.length;
    size = em < 1000 ? 10 : em / 100;
    width = encoding_width(ENCODING_SANS_BOLD, bytes) * size / 10;
    ink_text(ink, ENCODING_SANS_BOLD, size, 0, p->x + n->column * p->size + (p->size - width) / 2,
             p->y - n->row * p->size - p->size / 2 - size * 36, bytes);
}

/* Writes the numbers of a kind, if there are any, in this colour, unless it is NULL. */
static void put_numbers(const struct place *p, enum figure_number_kind kind, const struct ink_colour *colour,
                        struct ink *ink)
{
    size_t i;

    for (i = p->figure->numbers; i < p->figure->numbers_end; i++) {
        const struct figure_number *n = &p->pages->numbers[i];

        if (n->kind != kind)
            continue;
        if (colour)
            ink_brush(ink, *colour);
        colour = NULL;
        put_number(p, n, ink);
    }
}

/* Whether a figure has numbers that are not on a disk. */
static bool has_haloed(const struct place *p)
{
    size_t i = p->figure->numbers;

    while (i < p->figure->numbers_end && p->pages->numbers[i].kind == FIGURE_MARKED)
        i++;
    return i < p->figure->numbers_end;
}

/* Writes all numbers; in PDF first a halo around each that is not on a disk. */
static void put_all_numbers(const struct place *p, const struct tile_theme *t, struct ink *ink)
{
    const struct ink_colour colours[FIGURE_NUMBERS] = {t->ink, t->other_ink, t->ghost_edge, t->dot_edge};
    enum figure_number_kind kind;

    if (ink->pdf && has_haloed(p)) {
        sink_literal(ink->to, "1 Tr 1 j\n");
        ink_pen(ink, t->halo, p->size * TILE_HALO / 1000);
        for (kind = 0; kind < FIGURE_MARKED; kind++)
            put_numbers(p, kind, NULL, ink);
        ink_end_text(ink); /* the numbers are placed with the same roundings */
        sink_literal(ink->to, "0 Tr\n");
    }
    for (kind = 0; kind < FIGURE_NUMBERS; kind++)
        put_numbers(p, kind, &colours[kind], ink);
}

int64_t plot_label_size(int64_t size)
{
    enum { USUAL = 80, MAX = 160 };
    int64_t label = size * 45 / 100, large = USUAL + (size - USUAL) / 16;

    return label < 1 ? 1 : label < USUAL ? label : large < MAX ? large : MAX; /* no font has the size 0 */
}

int64_t plot_label_gap(int64_t size)
{
    return plot_label_size(size) * 556 / 1000 + size * TILE_OVER / SHAPE_TILE;
}

/* The letters of a column of a figure, in this size; an empty text if they are as wide as the column. */
static struct text column_label(const struct place *p, int column, int64_t size, char name[NOTATION_WORD])
{
    struct text label = {name, notation_column(p->figure->first_column + column, name)};
    int64_t width = encoding_width(ENCODING_SANS, label) * size / 10;

    return width <= p->size * 9 / 10 ? label : text_of("");
}

/* Writes coordinates: letters centred above the columns, and numbers left of the rows. */
static void put_labels(const struct place *p, struct ink *ink)
{
    const struct figure_data *f = p->figure;
    int64_t size = plot_label_size(f->size), width;
    int64_t gap = plot_label_gap(f->size) * 100;
    char name[NOTATION_WORD], digits[TEXT_NUMBER];
    struct text bytes;
    int i;

    for (i = 0; i < f->columns; i++) {
        bytes = column_label(p, i, size, name);
        width = encoding_width(ENCODING_SANS, bytes) * size / 10;
        ink_text(ink, ENCODING_SANS, size, 0, p->x + i * p->size + (p->size - width) / 2, p->y + gap, bytes);
    }
    for (i = 0; i < f->rows; i++) {
        bytes = text_number(f->first_row + i, digits);
        width = encoding_width(ENCODING_SANS, bytes) * size / 10;
        ink_text(ink, ENCODING_SANS, size, 0, p->x - gap - width,
                 p->y - i * p->size - p->size / 2 - size * 36, bytes);
    }
}

/* The same as words of prolog.ps: the names of the columns, their size, and the number of the first row. */
static void put_label_words(const struct place *p, struct ink *ink)
{
    enum { NAMES = 30 /* in a line of the file */ };
    const struct figure_data *f = p->figure;
    int64_t size = plot_label_size(f->size);
    char name[NOTATION_WORD];
    int i;

    sink_byte(ink->to, '[');
    for (i = 0; i < f->columns; i++) {
        sink_byte(ink->to, '(');
        sink_text(ink->to, column_label(p, i, size, name));
        sink_literal(ink->to, i % NAMES == NAMES - 1 ? ")\n" : ")");
    }
    sink_byte(ink->to, ']');
    ink_write(ink, 4,
              (int64_t[]){size * 1000 / f->size, f->first_row * 1000L, f->columns * 1000L, f->rows * 1000L}, "labels");
}

/* Writes the tiles and marks of a figure, whose tiles have sides of 1. */
static void put_board(const struct place *p, const struct tile_theme *theme, struct ink *ink)
{
    const struct figure_data *f = p->figure;
    const char *tiles = p->pages->tiles.bytes + f->tiles;
    size_t n;
    int i;

    if (!ink->pdf)
        put_rows(f, tiles, ink);
    for (i = 0; ink->pdf && i < TILE_LAYERS; i++)
        put_layer(f, tiles, i, ink);
    for (n = f->marks; n < f->marks_end; n++)
        put_mark(&p->pages->marks[n], theme, ink);
    if (f->cuts)
        put_cuts(f, theme, ink);
}

/* Writes a figure; the upper left corner of its first tile is at x, y. It ends with the state of before. */
static void put_figure(const struct pages *all, const struct figure_data *f, int64_t x, int64_t y, struct ink *ink)
{
    const struct place p = {all, f, x * 100, y * 100, f->size * 100};
    const struct tile_theme *theme = &tile_themes[all->theme];
    const struct ink before = *ink;

    if (ink->pdf) {
        sink_literal(ink->to, "/Span << /ActualText () >> BDC\nq ");
        ink_write(ink, 6, (int64_t[]){p.size, 0, 0, p.size, p.x, p.y}, "cm");
    } else {
        ink_write(ink, 3, (int64_t[]){p.x, p.y, p.size}, "board");
    }
    put_board(&p, theme, ink);
    if (ink->pdf)
        sink_literal(ink->to, "Q\nq\n");
    if (f->numbers < f->numbers_end)
        put_all_numbers(&p, theme, ink);
    if (f->labels) {
        ink_brush(ink, theme->label);
        if (ink->pdf)
            put_labels(&p, ink);
        else
            put_label_words(&p, ink);
    }
    ink_end_text(ink);
    sink_string(ink->to, ink->pdf ? "Q\nEMC\n" : "Q\n");
    *ink = before;
}

/* Writes a word of a list and its number. */
static void put_word(struct ink *ink, int64_t x, int64_t y, int n, struct text word)
{
    char digits[TEXT_NUMBER];
    struct text number = text_number(n, digits);
    int64_t width = encoding_width(ENCODING_ROMAN, number) * PAGES_LIST_NUMBER / 10;

    if (ink->pdf) {
        ink_text(ink, ENCODING_ROMAN, PAGES_LIST_NUMBER, 0, x - PAGES_LIST_GAP * 100 - width, y, number);
        ink_text(ink, ENCODING_ROMAN, PAGES_LIST_WORD, 0, x, y, word);
    } else {
        syntax_string(number, ink->to);
        syntax_string(word, ink->to);
        sink_byte(ink->to, '\n');
    }
}

static void put_list(const struct pages *p, const struct pages_item *item, struct ink *ink)
{
    struct text rest = pages_bytes(p, item->begin, item->end), word;
    int64_t x = item->x * 100, y = item->y * 100;
    int n;

    sink_literal(ink->to, ink->pdf ? "" : "[");
    for (n = item->index; rest.length; n++, y -= PAGES_LIST_LEADING * 100) {
        word = text_between(rest.at, memchr(rest.at, ' ', rest.length));
        put_word(ink, x, y, n, word);
        rest = text_skip(rest, word.length + 1);
    }
    if (ink->pdf)
        return;
    sink_byte(ink->to, ']');
    ink_write(ink, 2, (int64_t[]){x, y + PAGES_LIST_LEADING * 100}, "list");
    ink->size = 0;
}

void plot_page(const struct pages *p, int page, bool pdf, struct sink *to)
{
    struct ink ink = {.to = to, .pdf = pdf};
    size_t i;

    for (i = pages_first(p, page); i < pages_end(p, page); i++) {
        const struct pages_item *item = &p->items[i];

        if (item->kind == PAGES_RULE || item->kind == PAGES_FIGURE)
            ink_end_text(&ink);
        if (item->kind == PAGES_TEXT)
            ink_text(&ink, item->font, item->size, item->spread, item->x * 100, item->y * 100,
                     pages_bytes(p, item->begin, item->end));
        else if (item->kind == PAGES_LIST)
            put_list(p, item, &ink);
        else if (item->kind == PAGES_FIGURE)
            put_figure(p, &p->figures[item->index], item->x, item->y, &ink);
        else if (item->kind == PAGES_RULE)
            syntax_numbers(".4 w ~ ~ m ~ ~ l S\n", 4,
                             (int64_t[]){item->x, item->y, item->x + item->width, item->y}, to);
    }
    ink_end_text(&ink);
}

unsigned plot_fonts(const struct pages *p)
{
    unsigned fonts = 0;
    size_t i;
    int k;

    for (i = 0; i < p->item_count; i++)
        if (p->items[i].kind == PAGES_TEXT || p->items[i].kind == PAGES_LIST) {
            struct text bytes = pages_bytes(p, p->items[i].begin, p->items[i].end);

            fonts |= 1U << p->items[i].font;
            if (memchr(bytes.at, ENCODING_SYMBOL_NEXT, bytes.length))
                fonts |= 1U << ENCODING_SYMBOL;
        }
    for (k = 0; k < p->figure_count; k++) {
        const struct figure_data *f = &p->figures[k];

        fonts |= f->labels ? 1U << ENCODING_SANS : 0;
        fonts |= f->numbers < f->numbers_end ? 1U << ENCODING_SANS_BOLD : 0;
    }
    return fonts;
}
