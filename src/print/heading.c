#include "print/layout.h"

enum {
    NAMES = 30,                 /* gap above the names of the players */
    LEGEND = 60,                /* gap above the legend */
    ASIDE = 250,                /* gap between the columns of the legend */
    BOOK_ABOVE = 200,           /* gap above a heading in a booklet */
    BELOW = 140,                /* gap below a heading */
    SIGN = 200, SIGNS = 470      /* size of a sign's tiles; width of two tiles and a gap, left of the words */
};

/* A sign of the legend, for a kind of mark and a colour. The sign for safe moves shows both colours. */
struct legend_sign {
    enum mark_kind kind;
    enum board_colour colour;
};

/* Lists the signs of the requested marks. Returns the number of signs. */
static int list_signs(const struct scene *s, struct legend_sign signs[2 * MARK_KINDS])
{
    static const enum mark_kind kinds[MARK_KINDS] = {MARK_ATTACK, MARK_CORNER, MARK_WIN, MARK_SAFE};
    int count = 0, i, colour;

    for (i = 0; i < MARK_KINDS; i++)
        for (colour = 0; colour < (kinds[i] == MARK_SAFE ? 1 : 2); colour++)
            if (s->settings->marks >> kinds[i] & 1)
                signs[count++] = (struct legend_sign){kinds[i], (enum board_colour)colour};
    return count;
}

/* Adds the legend to the heading, with a column for each colour if the heading is wide enough. */
static void add_legend(struct document *d, const struct scene *s)
{
    struct legend_sign signs[2 * MARK_KINDS];
    int count = list_signs(s, signs), first = d->heading.count, i;
    int64_t widest = 0, aside = paragraph_enlarged(&d->heading, SIGNS), columns, left;

    for (i = 0; i < count; i++) {
        struct text hole = scene_colour(s, signs[i].colour);
        int64_t width;

        message_write(s->settings->words, mark_table[signs[i].kind].legend, &hole, &d->words);
        paragraph_begin(&d->heading, PARAGRAPH_LEGEND, aside, i ? 0 : LEGEND);
        document_write(d, sink_contents(&d->words), &d->heading.text);
        paragraph_end(&d->heading);
        d->words.used = 0;
        width = aside + paragraph_width(&d->heading, first + i);
        widest = width > widest ? width : widest;
    }
    columns = 2 * widest + ASIDE <= d->heading.width ? 2 : 1;
    left = (d->heading.width - columns * widest - (columns - 1) * ASIDE) / 2;
    for (i = 0; i < count; i++) {
        struct paragraph_line *line = &d->heading.lines[first + i];

        line->x += left;
        if (columns == 2 && signs[i].colour) {
            line->x += widest + ASIDE;
            line->above = -paragraph_enlarged(&d->heading, PARAGRAPH_SIGN_LINE);
        }
    }
}

/* Puts a sign to the left of its words, which begin at x, y. Only the sign for corners has a tile with tracks. */
static void put_sign(struct document *d, const struct legend_sign *sign, int64_t x, int64_t y)
{
    int64_t size = paragraph_enlarged(&d->heading, SIGN);
    int spaces = sign->kind == MARK_SAFE ? 2 : 1, i;

    pages_figure(&d->pages, x - size / 3 - spaces * size, y + size * 7 / 10,
                 (struct figure_data){.columns = spaces, .rows = 1, .size = size});
    if (sign->kind == MARK_CORNER)
        pages_tile(&d->pages, 0, 0, BOARD_NORTH | BOARD_WEST, GAME_NOBODY);
    else if (spaces == 1)
        pages_mark(&d->pages, FIGURE_PLATE, 0, 0);
    for (i = 0; i < spaces; i++) {
        struct figure_mark *mark = pages_mark(&d->pages, FIGURE_RING, i, 0);

        mark->colour = spaces == 1 ? sign->colour : (enum board_colour)i;
        mark->ring = sign->kind == MARK_CORNER ? &shape_rings_around[sign->colour]
                                               : &shape_rings[sign->kind][mark->colour];
    }
}

int64_t heading_height(const struct document *d)
{
    return d->heading_waits ? BOOK_ABOVE + paragraph_height(&d->heading, 0) + BELOW : 0;
}

void heading_put(struct document *d, const struct scene *s)
{
    struct legend_sign signs[2 * MARK_KINDS];
    int n, count = 0;

    if (!d->heading_waits)
        return;
    d->heading_waits = false;
    list_signs(s, signs);
    d->y -= d->y < d->area.top ? BOOK_ABOVE : 0;
    d->pages.entries[d->pages.entry_count - 1].place = pages_place(&d->pages, d->y);
    for (n = 0; n < d->heading.count; n++) {
        const struct paragraph_line *line = &d->heading.lines[n];

        d->y = paragraph_put(&d->heading, n, n + 1, d->area.left, d->y, &d->pages);
        if (line->kind == PARAGRAPH_LEGEND && line->first)
            put_sign(d, &signs[count++], d->area.left + line->x, d->y);
    }
    d->y -= n ? BELOW : 0;
}

void heading_begin(struct document *d, const struct scene *s)
{
    bool book = d->settings->values[DOCUMENT_COMMENTS];

    document_enter(d, s);
    paragraph_clear(&d->heading, book ? d->column_width : document_area(d, d->landscape).width);
    if (book || !s->settings->quiet) {
        scene_title(s, s->game->nth, &d->words);
        document_add(d, &d->heading, PARAGRAPH_TITLE, 0);
        if (s->game->title.length || !s->game->white.length || !s->game->black.length)
            scene_names(s, &d->words);
        else /* the title has the names of the players */
            sink_text(&d->words, scene_rules(s));
        document_add(d, &d->heading, PARAGRAPH_MIDDLE, NAMES);
    }
    if (!s->settings->quiet && (!book || d->pages.entry_count == 1))
        add_legend(d, s);
    d->heading_waits = true;
    if (book)
        return;
    document_new_page(d);
    heading_put(d, s);
}
