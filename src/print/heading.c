#include "print/layout.h"

enum {
    NAMES = 30,                 /* gap above the names of the players */
    LEGEND = 60,                /* gap above the legend; also added to BELOW if the heading has a legend */
    ASIDE = 250,                /* gap between the columns of the legend */
    BOOK_ABOVE = 200,           /* gap above a heading in a booklet */
    BELOW = 140,                /* gap below a heading */
    SIGN = 200, SIGNS = 270     /* SIGN: size of a sign's tile; SIGNS: width of the tile and the gap beside it */
};

/* Arranges the legend, which begins at line `first`, in at most `most` columns, or in three columns if it has three
   lines. Uses fewer columns if the heading is too narrow or if fewer columns need no more rows. Centres the columns. */
static void place_legend(struct paragraph_list *list, int first, int most)
{
    const int count = list->count - first, others = count - 1;
    const int64_t sign = paragraph_enlarged(list, SIGNS), aside = paragraph_enlarged(list, ASIDE);
    int64_t widest = 0, last = 0, step;
    int columns = count == 3 ? 3 : count < most ? count + !count : most, i;

    for (i = first; i < list->count; i++)
        widest = greater(widest, paragraph_width(list, i));
    step = sign + widest + aside;
    while (columns > 1 && (columns * step - aside > list->width || others / columns == others / (columns - 1)))
        columns--;
    for (i = first + columns - 1; i < list->count; i += columns)
        last = greater(last, paragraph_width(list, i));
    for (i = 0; i < count; i++) {
        list->lines[first + i].x += (list->width - (columns - 1) * step - sign - last) / 2 + i % columns * step;
        list->lines[first + i].above -= i % columns ? paragraph_enlarged(list, PARAGRAPH_SIGN) : 0;
    }
}

static void add_legend(struct document *d)
{
    struct text all = d->settings->quiet ? text_of("") : sink_contents(&d->legend), line;
    int first = d->heading.count;

    while (text_line(&all, &line)) {
        paragraph_begin(&d->heading, PARAGRAPH_LEGEND, paragraph_enlarged(&d->heading, SIGNS),
                        d->heading.count > first ? 0 : first ? LEGEND : 2 * LEGEND);
        document_write(d, text_skip(line, 1), &d->heading.text);
        paragraph_end(&d->heading);
    }
    place_legend(&d->heading, first, document_is_gallery(d) ? 2 * MARK_KINDS : 2);
}

/* Puts a sign to the left of its words, which begin at x, y. Only the sign for corners is drawn on a tile. */
static void put_sign(struct document *d, int sign, int64_t x, int64_t y)
{
    static const struct shape_ring safe = {56, 160, 208, 0, 280}; /* twice as large as on a board */
    int64_t size = paragraph_enlarged(&d->heading, SIGN);
    struct figure_mark ring = {.kind = FIGURE_RING, .colour = (enum board_colour)(sign % 2)};

    ring.ring = sign / 2 == MARK_CORNER ? &shape_rings_around[sign % 2]
                : sign / 2 == MARK_SAFE ? &safe : &shape_rings[sign / 2][sign % 2];
    pages_figure(&d->pages, x - size * 4 / 3, y + size * 7 / 10,
                 (struct figure_data){.columns = 1, .rows = 1, .size = size});
    if (sign / 2 == MARK_CORNER)
        pages_tile(&d->pages, 0, 0, BOARD_NORTH | BOARD_WEST, GAME_NOBODY);
    else if (mark_table[sign / 2].wins)
        pages_mark(&d->pages, (struct figure_mark){.kind = FIGURE_PLATE}, 0, 0);
    pages_mark(&d->pages, ring, 0, 0);
}

int64_t heading_height(const struct document *d)
{
    return d->heading_waits ? BOOK_ABOVE + paragraph_height(&d->heading, 0) + BELOW + LEGEND : 0;
}

void heading_put(struct document *d)
{
    struct text signs = sink_contents(&d->legend), sign = {NULL, 0};
    int n;

    if (d->heading_waits) {
        d->y -= d->y < d->area.top ? BOOK_ABOVE : 0;
        d->pages.entries[d->pages.entry_count - 1].place = pages_place(&d->pages, d->y);
    } else if (d->heading.count) {
        d->y += paragraph_enlarged(&d->heading, BELOW + LEGEND); /* moves the legend up, toward the title */
    }
    d->heading_waits = false;
    for (n = 0; n < d->heading.count; n++) {
        const struct paragraph_line *line = &d->heading.lines[n];

        if (line->kind == PARAGRAPH_LEGEND && !sign.at)
            d->legend_top = pages_place(&d->pages, d->y - paragraph_enlarged(&d->heading, BELOW));
        d->y = paragraph_put(&d->heading, n, n + 1, d->area.left, d->y, &d->pages);
        if (line->kind == PARAGRAPH_LEGEND && line->first && text_line(&signs, &sign))
            put_sign(d, sign.at[0] - SCENE_SIGN, d->area.left + line->x, d->y);
    }
    d->y -= n ? paragraph_enlarged(&d->heading, BELOW + (sign.at ? LEGEND : 0)) : 0;
    d->legend_end = sign.at ? pages_place(&d->pages, d->y) : d->legend_end;
}

/* Begins a gallery. The running head is the document's title; without a title in the settings, a single game has no
   running head. The heading shows d->rules. If there are rules, solutions, a legend or a title in the settings, the
   heading also shows the running head. */
static void begin_gallery(struct document *d)
{
    const bool set = d->settings->title.length;
    struct text title = d->pages.entry_count > 1 || set ? sink_contents(&d->pages.title) : text_of("");

    d->head = d->pages.bytes.used;
    document_write(d, title, &d->pages.bytes);
    d->head_end = d->pages.bytes.used;
    if ((set || d->solutions.count || d->legend.used || d->rules.length) && !d->settings->quiet)
        sink_text(&d->words, title);
    document_add(d, &d->heading, PARAGRAPH_TITLE, 0);
    sink_text(&d->words, d->settings->quiet ? text_of("") : d->rules);
    document_add(d, &d->heading, PARAGRAPH_MIDDLE, NAMES);
}

static void begin_game(struct document *d, const struct scene *s)
{
    document_enter(d, s);
    if (!d->columns && s->settings->quiet)
        return;
    scene_title(s, s->game->nth, &d->words);
    document_add(d, &d->heading, PARAGRAPH_TITLE, 0);
    if (s->game->title.length || !s->game->white.length || !s->game->black.length)
        scene_names(s, &d->words);
    else /* the title has the names of the players */
        sink_text(&d->words, scene_rules(s));
    document_add(d, &d->heading, PARAGRAPH_MIDDLE, NAMES);
}

void heading_begin(struct document *d, const struct scene *s)
{
    d->legend.used = 0;
    scene_legend(d->settings, s ? s->analysis : NULL, d->columns && s ? UINT_MAX : d->pages.signs, &d->legend);
    paragraph_clear(&d->heading, d->columns ? d->column_width : document_area(d, d->landscape).width);
    d->heading_waits = s || !d->columns;
    if (s)
        begin_game(d, s);
    else if (!d->columns)
        begin_gallery(d);
    if (!d->columns) {
        document_new_page(d);
        heading_put(d);
        paragraph_clear(&d->heading, d->heading.width);
    }
    if (!d->columns || !s || d->pages.entry_count == 1)
        add_legend(d);
}
