#include "paper/inks.h"

void plot_form(const struct tile_theme *theme, int form, struct sink *to)
{
    bool numbered = form > PLOT_DISKS;

    if (form < PLOT_DISKS) {
        tile_write(theme, form / TILE_LAYERS, form % TILE_LAYERS, to);
        return;
    }
    ink_disk(to, theme->dot_edge, numbered ? 310 : 290);
    ink_disk(to, theme->dot, numbered ? 270 : 230);
}

bool plot_uses(const struct pages *p, int form)
{
    if (form < PLOT_DISKS)
        return p->drawings >> form / TILE_LAYERS & 1 && tile_has(form / TILE_LAYERS, form % TILE_LAYERS);
    for (size_t i = 0; i < p->mark_count; i++)
        if (p->marks[i].kind == FIGURE_LAST && PLOT_DISKS + (p->marks[i].number > 0) == form)
            return true;
    return false;
}

/* Places each tile relative to the tile before it. */
static void put_layer(const struct figure_data *f, const char *tiles, int layer, struct sink *to)
{
    int64_t x = 0, y = 0;

    for (int row = 0; row < f->rows; row++)
        for (int column = 0; column < f->columns; column++, tiles++) {
            int64_t u = column * 1000L + 500, v = -row * 1000L - 500;
            int number = *tiles - TILE_FIRST;

            if (*tiles == TILE_NONE || !tile_has(number, layer))
                continue;
            SINK_FILL(to, x ? "1 0 0 1 @ @ cm\n/T# Do\n" : "q 1 0 0 1 @ @ cm\n/T# Do\n", u - x, v - y,
                      number * TILE_LAYERS + layer);
            x = u;
            y = v;
        }
    sink_string(to, x ? "Q\n" : "");
}

static void put_cross(struct ink_colour colour, int64_t width, struct sink *to)
{
    ink_pen(to, colour, width);
    sink_string(to, "-.14 -.14 m\n.14 .14 l\n-.14 .14 m\n.14 -.14 l\nS\n");
}

enum { FRAME = 460, FRAME_WIDTH = 70, CROSS_WIDTH = 90, CROSS_HALO = 170, PLATE = 480 };

static void put_ghost(const struct tile_theme *t, unsigned white, struct sink *to)
{
    enum { EDGE = 40, FRAME_LINE = 25, HALF = 470 };
    unsigned black = white ^ BOARD_EDGES;

    ink_square(to, t->lit);
    sink_string(to, "[.08 .06] 0 d\n");
    ink_frame(to, t->ghost_edge, FRAME_LINE, HALF);
    sink_string(to, "[] 0 d\n");
    tile_track(black, TILE_OUTLINE_OVER, t->ghost_edge, t->black_width + EDGE, to);
    tile_track(black, TILE_OVER, t->ghost_black, t->black_width - EDGE, to);
    tile_track(white, TILE_OUTLINE_OVER, t->ghost_edge, TILE_WHITE + EDGE, to);
    tile_track(white, TILE_OVER, t->ghost_white, TILE_WHITE - EDGE, to);
}

/* Writes the ends of the tracks that enter a space across these edges. */
static void put_stubs(struct ink_colour colour, int64_t width, unsigned edges, struct sink *to)
{
    enum { HALF = SHAPE_TILE / 2, INNER = 520 /* distance of a track's end from the middle, in thousandths of HALF */ };

    ink_pen(to, colour, width);
    for (int i = 0; i < 4; i++)
        if (edges >> i & 1) {
            int64_t x = shape_sides[i].x - HALF, y = HALF - shape_sides[i].y;

            SINK_FILL(to, "@ @ m\n@ @ l\nS\n", x, y, x * INNER / 1000, y * INNER / 1000);
        }
}

static void put_crowd(const struct tile_theme *t, const struct figure_mark *m, struct sink *to)
{
    ink_square(to, t->lit);
    ink_frame(to, t->warning, FRAME_WIDTH, FRAME);
    put_stubs(t->white_edge, TILE_WHITE + 2 * TILE_EDGE, m->white, to);
    put_stubs(t->white, TILE_WHITE, m->white, to);
    put_stubs(t->black_edge, t->black_width + 2 * TILE_EDGE, m->black, to);
    put_stubs(t->black, t->black_width, m->black, to);
    put_cross(t->warning, CROSS_WIDTH, to);
}

/* The caller first writes a wider ring as an outline. */
static void put_ring(const struct shape_ring *r, struct ink_colour colour, int width, struct sink *to)
{
    if (r->dash)
        SINK_FILL(to, "[@ @] 0 d\n", r->dash, (int64_t)r->dash * SHAPE_GAP_RATIO / 10000);
    if (width >= 2 * r->radius) { /* the ring has no hole */
        ink_disk(to, colour, r->radius + width / 2);
        return;
    }
    ink_pen(to, colour, width);
    ink_circle(to, r->radius);
    sink_string(to, "S\n");
}

static void put_mark(const struct figure_mark *m, const struct tile_theme *t, struct sink *to)
{
    bool white = m->colour == BOARD_WHITE;

    if (m->kind <= FIGURE_FORCED)
        return;
    SINK_FILL(to, "q 1 0 0 1 @ @ cm\n", m->column * 1000L + 500, -m->row * 1000L - 500);
    switch (m->kind) {
    case FIGURE_MOVE: case FIGURE_FORCED: break;
    case FIGURE_LAST: SINK_FILL(to, "/T# Do\n", PLOT_DISKS + (m->number > 0)); break;
    case FIGURE_GHOST: put_ghost(t, m->white, to); break;
    case FIGURE_CROWD: put_crowd(t, m, to); break;
    case FIGURE_WRONG:
        ink_frame(to, t->dot_edge, CROSS_HALO, FRAME);
        ink_frame(to, t->warning, FRAME_WIDTH, FRAME);
        put_cross(t->dot_edge, CROSS_HALO, to);
        put_cross(t->warning, CROSS_WIDTH, to);
        break;
    case FIGURE_PLATE: ink_disk(to, t->body, PLATE); break;
    case FIGURE_RING:
        put_ring(m->ring, white ? t->white_edge : t->halo, m->ring->edge, to);
        put_ring(m->ring, white ? t->white : t->black, m->ring->line, to);
    }
    sink_string(to, "Q\n");
}

/* If the board continues beyond a side of the figure, writes a dashed line in the figure, one tile from this side. */
static void put_cuts(const struct figure_data *f, const struct tile_theme *t, struct sink *to)
{
    enum { OUT = 400, IN = 1000 };
    int64_t wide = f->columns * 1000L, high = f->rows * 1000L;
    const int64_t lines[4][4] = {{-OUT, -IN, wide + OUT, -IN},
                                 {wide - IN, -high - OUT / 4, wide - IN, OUT},
                                 {-OUT, IN - high, wide + OUT, IN - high},
                                 {IN, -high - OUT / 4, IN, OUT}};

    sink_string(to, "[.3 .2] 0 d\n");
    ink_pen(to, t->label, 60);
    for (int i = 0; i < 4; i++)
        if (f->cuts >> i & 1)
            sink_fill(to, "@ @ m\n@ @ l\nS\n", lines[i]);
    sink_string(to, "[] 0 d\n");
}

/* A figure on a page: the upper left corner of its first tile and the size of a tile, in thousandths of a point. */
struct place {
    const struct pages *pages;
    const struct figure_data *figure;
    int64_t x, y, size;
};

int64_t plot_number_size(int64_t tile, int number)
{
    int digits = text_digits(number);
    int64_t size = digits < 3 ? tile * 36 / 100 : tile / digits;

    return size < 10 ? 10 : size;
}

static void put_numbers(const struct place *p, enum figure_mark_kind kind, struct ink *ink)
{
    const struct figure_mark *m = p->pages->marks + p->figure->marks;

    for (; m < p->pages->marks + p->figure->marks_end; m++) {
        struct text bytes = TEXT(m->number);
        int64_t size = plot_number_size(p->figure->size, m->number);

        if (m->kind == kind && m->number)
            ink_text(ink, ENCODING_BOLD, size,
                     p->x + m->column * p->size + (p->size - encoding_width(ENCODING_BOLD, bytes) * size / 10) / 2,
                     p->y - m->row * p->size - p->size / 2 - size * 36, bytes);
    }
}

/* Writes a halo around each number that is not on a disk, then all numbers. */
static void put_all_numbers(const struct place *p, const struct tile_theme *t, struct ink *ink)
{
    const struct {
        enum figure_mark_kind kind;
        struct ink_colour colour;
    } looks[] = {
        {FIGURE_MOVE, {0}}, {FIGURE_FORCED, t->other_ink}, {FIGURE_GHOST, t->ghost_edge}, {FIGURE_LAST, t->dot_edge},
    };

    sink_string(ink->to, "1 Tr 1 j\n");
    ink_pen(ink->to, t->halo, p->size * TILE_HALO / 1000);
    for (int i = 0; i < 3; i++)
        put_numbers(p, looks[i].kind, ink);
    ink_end_text(ink); /* so that viewers round the places of a number and its halo alike */
    sink_string(ink->to, "0 Tr\n");
    for (int i = 0; i < 4; i++) {
        ink_brush(ink->to, looks[i].colour);
        put_numbers(p, looks[i].kind, ink);
    }
}

/* The font size of the coordinates; 0: coordinates are off or would be too small to read. */
static int64_t label_size(const struct figure_data *f)
{
    enum { USUAL = 80, MAX = 160 };
    int64_t label = f->size * 45 / 100, large = USUAL + (f->size - USUAL) / 16;

    if (!f->labels || f->size < PLOT_LEGIBLE)
        return 0;
    return label < PLOT_LEGIBLE ? PLOT_LEGIBLE : label < USUAL ? label : large < MAX ? large : MAX;
}

static int64_t label_gap(const struct figure_data *f)
{
    return label_size(f) * 556 / 1000 + f->size * TILE_OVER / SHAPE_TILE;
}

int64_t plot_width(const struct figure_data *f)
{
    int64_t label = label_size(f), digits = text_digits(f->first_row + f->rows - 1) * label * 556 / 1000;

    return f->columns * f->size + (label ? label_gap(f) + 5 + digits : 0);
}

int64_t plot_height(const struct figure_data *f)
{
    int64_t label = label_size(f);

    return f->rows * f->size + (label ? label_gap(f) + 5 + label * 72 / 100 : 0);
}

void plot_fit(struct figure_data *f, int64_t width, int64_t height, int64_t max)
{
    int64_t min = 1;

    for (f->size = max; min < max; f->size = (min + max + 1) / 2) /* bisection, since labels depend on f->size */
        if (plot_width(f) <= width && plot_height(f) <= height)
            min = f->size;
        else
            max = f->size - 1;
}

/* Writes coordinates: numbers left of the rows, and letters above the columns if there is room. If names of two letters
   are wider than a column, writes only every second name of two letters. */
static void put_labels(const struct place *p, const struct tile_theme *t, struct ink *ink)
{
    const struct figure_data *f = p->figure;
    int64_t size = label_size(f), gap = label_gap(f) * 100, width;
    struct text bytes;
    int every;

    ink_brush(ink->to, t->label);
    for (int i = 0; i < f->columns; i++) {
        bytes = notation_column(f->first_column + i, NOTATION_SPACE);
        width = encoding_width(ENCODING_ROMAN, bytes) * size / 10;
        every = bytes.length > 1 && encoding_width(ENCODING_ROMAN, text_of("AW")) * size > p->size * 9 ? 2 : 1;
        if (width <= p->size * every - p->size / 10 && i % every == 0)
            ink_text(ink, ENCODING_ROMAN, size, p->x + i * p->size + (p->size - width) / 2, p->y + gap, bytes);
    }
    for (int i = 0; i < f->rows; i++) {
        bytes = TEXT(f->first_row + i);
        width = encoding_width(ENCODING_ROMAN, bytes) * size / 10;
        ink_text(ink, ENCODING_ROMAN, size, p->x - gap - width, p->y - i * p->size - p->size / 2 - size * 36, bytes);
    }
}

/* Writes a figure whose first tile has its upper left corner at x, y. Restores *ink, since Q restores the font. */
static void put_figure(const struct pages *all, const struct figure_data *f, int64_t x, int64_t y, struct ink *ink)
{
    const struct place p = {all, f, x * 100, y * 100, f->size * 100};
    const struct tile_theme *theme = &tile_themes[all->theme];
    struct ink before;
    size_t n;

    ink_end_text(ink);
    before = *ink;
    SINK_FILL(ink->to, "/Span << /ActualText () >> BDC\nq ~ 0 0 ~ ~ ~ cm\n", f->size, f->size, x, y);
    for (int i = 0; i < TILE_LAYERS; i++)
        put_layer(f, sink_contents(&all->tiles).at + f->tiles, i, ink->to);
    for (n = f->marks; n < f->marks_end; n++)
        put_mark(&all->marks[n], theme, ink->to);
    if (f->cuts)
        put_cuts(f, theme, ink->to);
    sink_string(ink->to, "Q\nq\n");
    if (f->marks < f->marks_end)
        put_all_numbers(&p, theme, ink);
    if (label_size(f))
        put_labels(&p, theme, ink);
    ink_end_text(ink);
    sink_string(ink->to, "Q\nEMC\n");
    *ink = before;
}

static void put_ground(const struct pages *p, int page, struct sink *to)
{
    const struct tile_theme *t = &tile_themes[p->theme];
    bool landscape = p->all[page].landscape;
    int width = landscape ? p->height : p->width, height = landscape ? p->width : p->height;

    if (!t->ground.red)
        return;
    ink_brush(to, t->ground);
    SINK_FILL(to, "0 0 m # 0 l # # l 0 # l f\n", width, width, height, height);
    ink_brush(to, t->text);
}

void plot_page(const struct pages *p, int page, struct sink *to)
{
    struct ink ink = {.to = to};

    put_ground(p, page, to);
    for (size_t i = pages_first(p, page); i < pages_end(p, page); i++) {
        const struct pages_item *item = &p->items[i];

        if (item->kind == PAGES_TEXT)
            ink_text(&ink, item->font, item->size, item->x * 100, item->y * 100,
                     sink_part(&p->bytes, item->begin, item->end));
        else if (item->kind == PAGES_FIGURE)
            put_figure(p, &p->figures[item->index], item->x, item->y, &ink);
    }
    ink_end_text(&ink);
}

static void add_letters(enum encoding_font font, struct text bytes, struct plot_fonts *to)
{
    struct text part;

    while (part = encoding_part(&font, &bytes), part.length) {
        to->fonts |= 1U << font | 1U << font % ENCODING_FACES;
        for (size_t i = 0; i < part.length; i++)
            to->letters[font % ENCODING_FACES][encoding_letter(font, (unsigned char)part.at[i])] = true;
    }
}

struct plot_fonts plot_fonts(const struct pages *p)
{
    struct plot_fonts fonts = {0};

    for (size_t i = 0; i < p->item_count; i++)
        if (p->items[i].kind == PAGES_FIGURE && p->figures[p->items[i].index].labels)
            add_letters(ENCODING_ROMAN, text_of("0123456789@ABCDEFGHIJKLMNOPQRSTUVWXYZ"), &fonts);
        else
            add_letters(p->items[i].font, sink_part(&p->bytes, p->items[i].begin, p->items[i].end), &fonts);
    for (size_t i = 0; i < p->mark_count; i++)
        if (p->marks[i].number)
            add_letters(ENCODING_BOLD, text_of("0123456789"), &fonts);
    return fonts;
}
