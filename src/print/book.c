#include "print/layout.h"

enum {
    TILE = 170,      /* the largest size of tiles by default: 12 tiles and row numbers fit in a column of A4 */
    WIDE_TILE = 210, /* the largest size of tiles by default, if 15 tiles of this size fit side by side in a column */
    TIGHTER = 10,    /* in a film, each further try in book_draw reduces the size of the tiles by this */
    MIN_COLUMN = 2100, FILM_COLUMN = 1500, /* the smallest width of a column; FILM_COLUMN: in a film */
    TEXT_GAP = 60,   /* gap between the caption of a figure and the text below */
    LEAST = 1000, LESS = 200, /* least height of text between figures; each new try in book_draw lowers it by LESS */
    BEGINNING = 300  /* the least height of the text below a figure or heading, unless the whole text is shorter */
};

/* The gap above a figure or a heading. In a film the gap is at least twice the gap between a board and its text. */
static int64_t gap_of(const struct document *d)
{
    return d->settings->film ? d->tight ? 125 : 140 : d->tight ? 70 : 100;
}

static void divide_page(struct document *d)
{
    int64_t width = document_area(d, false).width + DOCUMENT_GAP;

    d->columns = (int)(width / ((d->settings->film ? FILM_COLUMN : MIN_COLUMN) + DOCUMENT_GAP));
    d->column_width = width / d->columns / 10 * 10 - DOCUMENT_GAP;
}

/* The size of a game's tiles: the last board is at most 3/5 of a column high, unless tiles would be illegible. */
static int64_t tile_of(const struct document *d, const struct scene *s)
{
    struct figure last = figure_make(s, s->game->count, 1);
    int64_t usual = d->column_width < 15 * WIDE_TILE ? TILE : WIDE_TILE, legible = figure_legible(&last);
    int64_t max = document_tile(d, usual - d->settings->film * TIGHTER * d->tight);

    plot_fit(&last.frame, d->column_width, document_area(d, false).height * 3 / 5, max);
    figure_free(&last);
    return last.frame.size > legible ? last.frame.size : max < legible ? max : legible;
}

/* Makes the figure of a position. Before the end of the game, a board that does not fit in a column is cut to a part
   around the last move. At the end of the game, the figure shows the whole board, at most as wide as the page. */
static struct figure make_figure(const struct document *d, const struct scene *s, int moves, int first)
{
    struct figure f = figure_make(s, moves, first);
    const struct document_area page = document_area(d, false);
    int64_t height = page.height - 2 * BEGINNING;

    figure_crop(&f, d->column_width, height, d->tile);
    plot_fit(&f.frame, moves < s->game->count ? d->column_width : page.width, height, d->tile);
    return f;
}

/* Adds the text below the last figure: the result (only in a film), the losing move, the conclusion. */
static void add_end(struct document *d, const struct scene *s)
{
    if (d->settings->film)
        document_add_end(d, &d->text, s);
    if (s->analysis)
        comments_add_turning(d, s);
    if (s->end_game) {
        paragraph_end(&d->text);
        comments_add_lines(d, &d->text, s->game->record, &s->game->record->outro);
    }
}

static void leave_column(struct document *d)
{
    d->hole = greater(d->hole, document_space(d));
    document_next_column(d);
}

/* Leaves a gap. Begins a new column if the heading and `height` do not fit in this column. Then puts the heading. */
static void make_space(struct document *d, int64_t height)
{
    if (d->y < d->area.top)
        d->y -= gap_of(d);
    if (document_space(d) < heading_height(d) + height)
        leave_column(d);
    if (document_space(d) < heading_height(d) + height && d->area.height < document_area(d, false).height)
        document_new_page(d);
    if (d->heading_waits)
        heading_put(d);
}

/* Sets the caption of a figure: the move and, at the end of the game, the result. In a film, the caption is empty.
   Returns the height of the figure with its caption, without the gap above. */
static int64_t set_caption(struct document *d, const struct scene *s, const struct figure *f)
{
    struct scene at = *s;

    at.moves = f->moves;
    paragraph_clear(&d->caption, greater(plot_width(&f->frame), d->column_width));
    if (!d->settings->film) {
        scene_after(&at, &d->words);
        document_add(d, &d->caption, PARAGRAPH_MIDDLE, TEXT_GAP / 2);
        document_add_end(d, &d->caption, &at);
    }
    return plot_height(&f->frame) + paragraph_height(&d->caption, 0) + TEXT_GAP;
}

/* Finds the item that begins the next column: bold text or, in a film, a figure. The first of these items that is at
   least `share` below the top begins the column. If this item is too low (see MOST), the item before begins the column.
   Move 1 and a film's first figure stay below the heading. Searches from *i; sets *i to the item. Returns the height
   above the item, or 0 if there is no item. */
static int64_t column_end(const struct document *d, size_t *i, int64_t share)
{
    enum { ASCENT = 118, HEADING = 120 /* the least font size of headings */, MOST = 160 /* per cent of `share` */ };
    int64_t height = 0;
    bool move = false; /* whether the column has a move below its last heading */

    for (size_t n = *i; n < d->pages.item_count && height < share; n++) {
        const struct pages_item *item = &d->pages.items[n];
        const struct figure_data *f = item->kind == PAGES_FIGURE ? &d->pages.figures[item->index] : NULL;
        const char *at = d->pages.bytes.bytes + item->begin;
        int64_t next = d->area.top - item->y - (f ? plot_height(f) - f->rows * f->size : ASCENT);

        if (next <= share * MOST / 100 &&
            (d->settings->film ? f && move
                               : item->x == d->area.left && *at == ENCODING_SWITCH + ENCODING_BOLD &&
                                     (at[1] != '1' || is_digit(at[2])))) {
            height = next;
            *i = n;
        }
        if (item->font == ENCODING_BOLD || (item->size && *at == ENCODING_SWITCH + ENCODING_BOLD))
            move = item->size < HEADING;
    }
    return height;
}

/* Moves items `from` to `to` - 1, places among them and, if no item follows, d->y: right by `step`, up by `height`. */
static void move_items(struct document *d, size_t from, size_t to, int64_t step, int64_t height)
{
    struct pages *p = &d->pages;

    d->y += to == p->item_count ? height : 0;
    for (int i = 0; i < p->place_count; i++)
        p->places[i].y += p->places[i].item >= from && p->places[i].item < to ? height : 0;
    for (; from < to; from++) {
        p->items[from].x += step;
        p->items[from].y += height;
    }
}

/* If the last page has text only in column 1, spreads this text over all columns. */
static void even_columns(struct document *d)
{
    enum { LEAST_SHARE = 40 /* the least height of a column, in per cent of `share` */ };
    int columns = d->column ? 0 : d->columns;
    int64_t lowest = d->area.top, left = d->area.left, bottom = d->y, step = d->column_width + DOCUMENT_GAP;
    size_t i = columns ? d->pages.all[d->pages.count - 1].head : 0;

    while (columns > 1 && i < d->pages.item_count && d->pages.items[i].y > d->area.top)
        i++;
    for (; columns > 1; columns--, d->area.left += step) {
        int64_t share = (d->area.top - d->y) / columns, height = column_end(d, &i, share);

        if (height < share * LEAST_SHARE / 100)
            break;
        lowest = lesser(lowest, d->area.top - height - gap_of(d));
        move_items(d, i, d->pages.item_count, step, height);
        d->evened = true;
    }
    d->y = greater(bottom, lesser(lowest, d->y));
    d->area.left = left;
}

/* Puts a figure with its caption. Begins a new column if figure, caption and a height `below` do not fit in d->area.
   A figure that is wider than a column goes across the page; the columns begin again below this figure. */
static void put_figure(struct document *d, const struct scene *s, const struct figure *f, int64_t below)
{
    bool wide = plot_width(&f->frame) > d->column_width;
    int64_t middle;

    make_space(d, set_caption(d, s, f) + below);
    if (wide) {
        if (d->column)
            document_new_page(d);
        else
            even_columns(d);
        d->area.width = document_area(d, false).width;
    }
    middle = figure_put(f, d->area.left, d->y, d->area.width, &d->pages);
    d->y -= plot_height(&f->frame);
    if (d->caption.count)
        d->y = paragraph_put(&d->caption, 0, d->caption.count, middle - d->caption.width / 2, d->y, &d->pages) -
               TEXT_GAP;
    if (wide) {
        d->area.height = document_space(d);
        d->area.top = d->y;
        d->area.width = d->column_width;
    }
}

/* The height of the beginning of d->text. This beginning must be in one column with the figure or heading above. */
static int64_t beginning_of(const struct document *d)
{
    int64_t text = paragraph_height(&d->text, 0), height = BEGINNING;

    while (height < text && !paragraph_fit(&d->text, 0, height))
        height += TEXT_GAP;
    return lesser(height, text);
}

/* Puts the heading, if it waits, and d->text from line `from`. In a film, leaves room for a board below a heading. */
static void put_text(struct document *d, int from)
{
    if (d->heading_waits)
        make_space(d, beginning_of(d) + BEGINNING + d->settings->film * lesser((d->moves + 1) * d->tile, 2 * LEAST));
    else if (d->y < d->area.top && from < d->text.count)
        d->y -= d->text.lines[from].above;
    document_put(d, &d->text, from, d->text.count);
    paragraph_clear(&d->text, d->column_width);
}

/* Adds moves to d->text, from move n to the first move with a comment. In a film, the first call adds the moves before
   the first figure's move (at least move 1); later calls add one move. After the game's last move, adds the refused
   move. Returns the last legal move that was added. Sets *variations if this move's comment has variations. */
static int add_moves(struct document *d, const struct scene *s, int n, bool *variations)
{
    const struct game *g = s->game;
    const struct game_error *e = figure_error(g, s->moves);

    for (; n <= s->moves; n++) {
        *variations = comments_add(d, g->record, game_record_move(g, n), n);
        if (n < s->moves && (d->settings->film ? n >= d->moves - 1 : !d->text.open))
            break;
    }
    if (!d->settings->film)
        paragraph_end(&d->text);
    if (n >= s->moves && e)
        comments_add(d, g->record, &g->record->moves[e->word], e->number);
    return n < s->moves ? n : s->moves;
}

/* Draws a game as a film: the moves before the first position, then a figure for each position and, below, its move. */
static void draw_film(struct document *d, const struct scene *s)
{
    struct figure f;
    int n = 0;
    bool variations;

    do {
        n = add_moves(d, s, n + 1, &variations);
        if (n < d->moves) {
            paragraph_end(&d->text);
            put_text(d, 0);
            continue;
        }
        f = make_figure(d, s, n, n > d->moves ? n : 1);
        if (f.first == f.moves && d->text.open) /* a move without a comment is centred */
            d->text.next.kind = PARAGRAPH_CAPTION;
        paragraph_end(&d->text);
        if (n == s->moves)
            add_end(d, s);
        put_figure(d, s, &f, beginning_of(d));
        document_put(d, &d->text, 0, d->text.count);
        paragraph_clear(&d->text, d->column_width);
        figure_free(&f);
    } while (n < s->moves);
}

/* Whether to put the figure *f here, above d->text. *f must fit in the column. `text`, the height of the moves since
   the last figure, must usually be shares[d->tight] per cent of the height of *f, or half as much after variations. If
   the next figure is the game's last (`last`), d->text must also be high enough, unless `text` is very high. */
static bool stands_here(struct document *d, const struct scene *s, const struct figure *f, int64_t text,
                        bool variations, bool last)
{
    static const int shares[] = {100, 200, 140, 70};
    int64_t least = plot_height(&f->frame) * shares[d->tight] / (variations ? 200 : 100);
    int64_t space = document_space(d) - gap_of(d) - set_caption(d, s, f);

    least = greater(least, LEAST - LESS * d->tight);
    return space >= 0 && ((last && text >= 2 * least) ||
                          ((!last || paragraph_height(&d->text, 0) >= least / 2) &&
                           (text >= least || (text >= least / 2 && space < paragraph_height(&d->text, 0)))));
}

/* Puts the text of the last moves. Leaves a height `below` free for the last figure. If text and figure do not fit in
   this column, the end of the text goes into the next column. This end is at least BEGINNING high. */
static void put_last_text(struct document *d, int64_t below)
{
    int64_t text = paragraph_height(&d->text, 0), space;
    int from = 0, to;

    if (d->heading_waits)
        make_space(d, heading_height(d) + text + below <= d->area.height ? text + below : beginning_of(d));
    while ((text = paragraph_height(&d->text, from)) + below > (space = document_space(d))) {
        to = paragraph_fit(&d->text, from, lesser(text - BEGINNING, space));
        if (to == from && d->y == d->area.top)
            break;
        if (d->y < d->area.top && to > from)
            d->y -= d->text.lines[from].above;
        document_put(d, &d->text, from, to);
        from = to;
        leave_column(d);
    }
    put_text(d, from);
}

/* Puts d->text (the last moves), then the last figure, then the text that ends the game. */
static void put_last_figure(struct document *d, const struct scene *s, int first)
{
    struct figure f = make_figure(d, s, s->moves, first);

    put_last_text(d, gap_of(d) + set_caption(d, s, &f));
    add_end(d, s);
    put_figure(d, s, &f, d->text.count == 1 ? beginning_of(d) : 0); /* a text of one line stays with the figure */
    document_put(d, &d->text, 0, d->text.count);
    figure_free(&f);
}

/* Draws a game: the introduction (in d->text), moves with comments and figures, the last figure, the conclusion. */
static void draw_game(struct document *d, const struct scene *s)
{
    int n, next, first = 1;
    int64_t text = -paragraph_height(&d->text, 0); /* the height of all moves since the last figure */
    bool variations, before;

    for (n = add_moves(d, s, 1, &before); n < s->moves; n = next, before = variations) {
        text += paragraph_height(&d->text, 0);
        put_text(d, 0);
        next = add_moves(d, s, n + 1, &variations);
        if (text >= LEAST / 2) {
            struct figure f = make_figure(d, s, n, first);

            if (stands_here(d, s, &f, text, before, next == s->moves)) {
                put_figure(d, s, &f, 0);
                first = n + 1;
                text = 0;
            }
            figure_free(&f);
        }
    }
    put_last_figure(d, s, first);
}

static void take_game_back(struct document *d, const struct document *before)
{
    pages_take_back(&d->pages, &before->pages);
    d->area = before->area;
    d->column = before->column;
    d->y = before->y;
    d->heading_waits = true;
}

/* Draws the game. If the game fills less than a quarter of its last page, or leaves much of a column free, draws the
   game again with other distances between figures. After four drawings, repeats the best. Does not draw again after
   even_columns has moved text, since text of earlier games may have moved, too. */
void book_draw(struct document *d, const struct scene *s)
{
    const int page = d->pages.count ? d->pages.count : 1, steps = 4;
    int64_t cost, least = INT64_MAX, height = document_area(d, false).height;
    struct document before;
    int try = 0, best = 0;

    d->moves = s->new_game ? s->moves : d->moves;
    scene_note_dropped(s, false);
    if (!s->end_game)
        return;
    divide_page(d);
    heading_begin(d, s);
    d->evened = false;
    before = *d;
    do {
        if (try)
            take_game_back(d, &before);
        d->tight = try < steps ? try : best;
        d->tile = tile_of(d, s);
        d->hole = 0;
        paragraph_clear(&d->text, d->column_width);
        comments_add_lines(d, &d->text, s->game->record, &s->game->record->intro);
        if (d->settings->film && d->text.count)
            put_text(d, 0);
        d->settings->film ? draw_film(d, s) : draw_game(d, s);
        cost = d->settings->film ? 0 : d->hole;
        if (d->pages.count > page && !d->column && document_space(d) * 4 > height * (4 - d->columns))
            cost += height;
        best = cost < least ? d->tight : best;
        least = lesser(cost, least);
    } while (cost > height / 8 && !d->evened && try++ < steps);
}

/* Puts the legend again, for the marks that figures have. What is below it in column 1 moves up, but not past a board
   that goes across the page. */
static void mend_legend(struct document *d)
{
    struct pages *p = &d->pages;
    const struct pages_place top = p->places[d->legend_top], end = p->places[d->legend_end];
    const int64_t left = d->area.left, y = d->y;
    size_t count = p->item_count, n;
    int64_t height;

    for (n = top.item; n < end.item; n++)
        p->items[n] = (struct pages_item){.y = top.y}; /* an empty text, unless the new legend has an item here */
    p->item_count = top.item;
    d->area.left = document_area(d, false).left;
    d->y = top.y;
    heading_begin(d, NULL);
    heading_put(d);
    height = d->y - end.y;
    p->item_count = count;
    while (n < pages_end(p, 0) && p->items[n].x < d->area.left + d->column_width &&
           (p->items[n].kind != PAGES_FIGURE || plot_width(&p->figures[p->items[n].index]) <= d->column_width))
        n++;
    d->area.left = left;
    d->y = y;
    move_items(d, end.item, n, 0, height);
}

void book_end(struct document *d)
{
    if (d->columns && d->legend_end)
        mend_legend(d);
    even_columns(d);
}
