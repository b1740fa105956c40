#include "print/layout.h"

enum {
    TILE = 20000,         /* the largest size of tiles, unless the settings have a size; wider than any page */
    READABLE = 180, PARTS_GAP = 3, /* READABLE: sufficient size of tiles; PARTS_GAP: gap between parts, in tiles */
    WIDE = 4000,          /* on pages wider than this, two sentences about marks share a line */
    FIRST_FIGURES = 1500, /* a board in parts begins a new page if less than this is free below the heading */
    TEXT_GAP = 60,        /* gap above the sentence about the last move, and above the sentences about marks */
    GAP = 140,            /* gap above the list of moves */
    LARGER = 125, FEW_LINES = 4, /* the type size, in per cent, of a short list and of text of up to FEW_LINES lines */
    LEADING = 120, LEAST_LEADING = 90, /* list of moves: usual line height (on A4) and least line height (any paper) */
    LIST_ASCENT = 640, LIST_COLUMN = 5400, /* height of letters, width of columns, in thousandths of the leading */
    LIST_NUMBER = 1550, LIST_DIGIT = 445, LIST_END = 3300, /* end of numbers, width of a digit, usual end of words */
    LIST_BEGINNING = 10 /* the fewest lines of the list of moves on a page, except on the last page of the list */
};

/* n / d, rounded up. */
static int quotient(int n, int d)
{
    return (n + d - 1) / d;
}

/* Puts a figure on the page and makes the figure a target of links. Returns the x of the middle of its tiles. */
static int64_t put_linked_figure(struct document *d, const struct figure *f, int64_t x, int64_t y, int64_t width)
{
    *MEMORY_ADD(d->parts, d->part_count, d->part_capacity) =
        (struct document_part){f->window, pages_place(&d->pages, y)};
    return figure_put(f, x, y, width, &d->pages);
}

/* The place to which links of move n lead: the first part of the board that shows the tile of move n. */
static int place_of_move(const struct document *d, const struct scene *s, int n)
{
    const struct board_tile *t = &s->game->board.tiles[s->game->moves[n - 1].tile];
    const struct document_part *part = d->parts;

    while (!extent_holds(&part->window, t->x, t->y))
        part++;
    return part->place;
}

/* How a board is divided if its tiles would be too small to read. Neighbouring parts overlap by one row or column. */
struct cut {
    int across, down; /* the numbers of parts in a row and in a column */
};

/* How many parts a row of `tiles` tiles needs. A part has at most `max` tiles; neighbouring parts share a tile. */
static int parts_of(int tiles, int max)
{
    return tiles <= max ? 1 : (tiles - 2) / (max - 1) + 1;
}

/* Gives the figure's tiles this size, and divides the board into parts one below another. If the board is wider than
   the page, parts are also side by side. Leaves PARTS_GAP tiles of space beside and below parts, for coordinates. */
static struct cut cut_at(const struct document *d, struct figure *f, int64_t size)
{
    f->frame.size = size;
    return (struct cut){plot_width(&f->frame) <= d->area.width ? 1 :
                        parts_of(extent_width(&f->window), (int)(d->area.width / size) - PARTS_GAP),
                        parts_of(extent_height(&f->window), (int)(document_space(d) / size) - PARTS_GAP)};
}

/* Part n of a board, perhaps empty. Cuts off outer rows and columns without tiles or marks, as figure_window does. */
static struct figure board_part(const struct figure *whole, const struct cut *c, int n)
{
    const struct extent *all = &whole->window;
    int width = quotient(all->right - all->left, c->across), height = quotient(all->bottom - all->top, c->down);
    int left = all->left + n % c->across * width, top = all->top + n / c->across * height;
    const struct extent share = {left, top, (int)lesser(left + width, all->right),
                                 (int)lesser(top + height, all->bottom)};
    struct figure part = *whole;

    figure_window(&part, share);
    return part;
}

/* Sets *width and *height to the size of the row of parts that part n begins. Returns the index after its last part. */
static int row_end(const struct document *d, const struct figure *f, const struct cut *c, int n, int64_t *width,
                   int64_t *height)
{
    for (*width = *height = 0; n < c->across * c->down; n++) {
        struct figure part = board_part(f, c, n);
        int64_t wide = plot_width(&part.frame) + (*width && part.frame.rows ? PARTS_GAP * f->frame.size : 0);

        if (*width && *width + wide > d->area.width)
            break;
        *width += wide;
        *height = greater(*height, plot_height(&part.frame));
    }
    return n;
}

/* If `put`, puts the parts with tiles in centred rows. The last of several rows is on one page with d->text. Returns a
   cost: 2 for each new page, 1 if a list of height `list` does not fit below, 1 if parts are side by side. */
static int put_board_parts(struct document *d, const struct figure *f, const struct cut *c, int64_t list, bool put)
{
    const int64_t size = f->frame.size, bottom = d->y - document_space(d), text = paragraph_height(&d->text, 0);
    int64_t y = d->y, width, height;
    int i, n, end, last, cost = c->across > 1;

    for (n = 0; n < c->across * c->down; n = end, y -= height + (PARTS_GAP - last) * size) {
        end = row_end(d, f, c, n, &width, &height);
        last = end == c->across * c->down;
        if (y < d->area.top && y - height - size - (n && last ? size + text : 0) < bottom) {
            cost += 2;
            y = d->area.top;
            if (put)
                document_new_page(d);
        }
        width = d->area.left + (d->area.width - width) / 2;
        for (i = n; put && i < end; i++) {
            struct figure part = board_part(f, c, i);

            if (part.frame.rows)
                put_linked_figure(d, &part, width, y - size, plot_width(&part.frame));
            width += part.frame.rows ? plot_width(&part.frame) + PARTS_GAP * size : 0;
        }
    }
    d->y = put ? y : d->y;
    return cost + (y - text - list < bottom);
}

/* Puts a board in parts, with the largest tiles whose cost is no higher than the cost of the smallest legible tiles. */
static void put_divided_board(struct document *d, struct figure *f, int64_t list)
{
    int64_t smallest = figure_legible(f), size = lesser(document_tile(d, READABLE), READABLE);
    struct cut c;
    int least;

    if (document_space(d) < FIRST_FIGURES)
        document_new_page(d);
    c = cut_at(d, f, smallest);
    least = put_board_parts(d, f, &c, list, false);
    while (size > smallest && (c = cut_at(d, f, size), put_board_parts(d, f, &c, list, false)) > least)
        size -= 5;
    c = cut_at(d, f, greater(size, smallest));
    put_board_parts(d, f, &c, list, true);
}

/* Converts thousandths of the leading of the list of moves to a length. */
static int64_t of_leading(const struct document *d, int64_t length)
{
    return d->leading * length / 1000;
}

static int list_columns(const struct document *d)
{
    return (int)(d->area.width / of_leading(d, LIST_COLUMN));
}

static int64_t list_height(const struct document *d, const struct scene *s)
{
    if (!d->settings->values[DOCUMENT_MOVES] || s->settings->quiet)
        return 0;
    return quotient(s->moves, list_columns(d)) * d->leading;
}

/* Puts moves n to `end` - 1, if played, as a column. If the board is divided, links each move to its part. */
static void put_list_column(struct document *d, const struct scene *s, int n, int end, int64_t x)
{
    enum { SIZE = 800, WORD = 1900, LINK = 4900 };
    int64_t y = d->y, size = of_leading(d, SIZE), right = x + of_leading(d, LIST_NUMBER);
    struct pages *p = &d->pages;

    for (; n < end && n <= s->moves; n++) {
        struct text number = TEXT(n);

        document_write(d, document_word(game_record_move(s->game, n)), &d->words);
        y -= d->leading;
        pages_text(p, right - encoding_width(ENCODING_ROMAN, number) * size / 1000, y, ENCODING_ROMAN, size, number);
        pages_text(p, x + of_leading(d, WORD), y, ENCODING_ROMAN, size, sink_contents(&d->words));
        if (d->part_count > 1)
            pages_link(p, x, y + of_leading(d, LIST_ASCENT), of_leading(d, LINK), d->leading, place_of_move(d, s, n));
        d->words.used = 0;
    }
}

/* Puts move n and later moves, as many as fit on the page, as a list. Returns the number of the next move. */
static int put_list_columns(struct document *d, const struct scene *s, int n)
{
    int columns = list_columns(d), left = s->moves - n + 1;
    int rows = (int)lesser(quotient(left, columns), document_space(d) / d->leading);
    int used = (int)lesser(columns, quotient(left, rows));
    /* where the letters of a column begin and, about, where they end */
    int64_t begin = of_leading(d, LIST_NUMBER - LIST_DIGIT * text_digits(n + rows - 1)), end = of_leading(d, LIST_END);
    int64_t step = d->area.width / columns, x = d->area.left + (d->area.width - (used - 1) * step - begin - end) / 2;

    for (int i = 0; i < used; i++, n += rows)
        put_list_column(d, s, n, n + rows, x + i * step);
    if (d->part_count == 1)
        pages_link(&d->pages, x + begin, d->y - d->leading + of_leading(d, LIST_ASCENT),
                   (used - 1) * step + end - begin, rows * d->leading, d->parts->place);
    d->y -= rows * d->leading;
    return n;
}

/* Puts the list of moves: in smaller type to fit it on this page, or in larger type if half a new page suffices. */
static void put_move_list(struct document *d, const struct scene *s)
{
    int64_t usual = paragraph_enlarged(&d->heading, LEADING);
    int n = 1;

    for (d->leading = usual; d->leading >= LEAST_LEADING && list_height(d, s) > document_space(d);)
        d->leading -= 5;
    d->leading = d->leading < LEAST_LEADING ? usual : d->leading;
    while (list_height(d, s) && n <= s->moves) {
        if (document_space(d) < list_height(d, s) && document_space(d) < LIST_BEGINNING * d->leading) {
            document_new_page(d);
            d->leading = n > 1 || 2 * list_height(d, s) > document_space(d) ? d->leading : d->leading * LARGER / 100;
        }
        n = put_list_columns(d, s, n);
    }
}

/* Sizes a board and the list of moves below it. `space` is the height of both. Makes the list's type smaller until the
   tiles are READABLE. If the list fills over half of `space`, or makes tiles illegible, the board gets all `space`. */
static void fit_board(struct document *d, const struct scene *s, struct figure *f, int64_t space)
{
    enum { OVER = 30 /* how far tracks extend past the left and right sides, together, in thousandths of a tile */ };
    int64_t legible = figure_legible(f), max = document_tile(d, TILE), height, wanted;

    plot_fit(&f->frame, d->area.width, space, max);
    wanted = greater(legible, lesser(f->frame.size, paragraph_enlarged(&d->heading, READABLE)));
    for (d->leading = paragraph_enlarged(&d->heading, LEADING);; d->leading -= 5) {
        height = space - list_height(d, s) - (list_height(d, s) ? GAP : 0);
        plot_fit(&f->frame, d->area.width, height, max);
        if (f->frame.size >= wanted || d->leading - 5 < LEAST_LEADING)
            break;
    }
    height = height < space / 2 || f->frame.size < legible ? space : height;
    plot_fit(&f->frame, d->area.width - f->frame.size * OVER / 1000, height, max);
}

/* Puts the board, perhaps divided, and the text below it. Leaves room for the list of moves. */
static void lay_board(struct document *d, const struct scene *s, struct figure *f)
{
    int64_t text = paragraph_height(&d->text, 0), left, middle;

    if (f->frame.size < figure_legible(f)) {
        put_divided_board(d, f, list_height(d, s) + GAP);
        document_put(d, &d->text, 0, d->text.count);
        return;
    }
    left = greater(0, document_space(d) - plot_height(&f->frame) - text - GAP - list_height(d, s));
    d->y -= left / 4;
    middle = put_linked_figure(d, f, d->area.left, d->y, d->area.width);
    d->y = paragraph_put(&d->text, 0, d->text.count, middle - d->text.width / 2,
                         d->y - plot_height(&f->frame), &d->pages);
    d->y -= left / 4;
}

/* Sets the text below the board: marks, and last move or (at the end) result. `joined`: two marks share a line. */
static void set_text(struct document *d, const struct scene *s, bool joined)
{
    const unsigned what = s->analysis ? s->analysis->what : 0;
    size_t i, line = 0, safe = what >> MARK_SAFE & 1 ? 2 * (what >> MARK_ATTACK & 1) : SIZE_MAX;

    paragraph_clear(&d->text, d->area.width);
    if (s->settings->quiet)
        return;
    if (s->moves < s->game->count)
        scene_after(s, &d->words);
    document_add(d, &d->text, PARAGRAPH_MIDDLE, TEXT_GAP);
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &d->words);
    for (i = 0; joined && i < d->words.used; i++)
        if (d->words.bytes[i] == '\n') {
            line += line == safe; /* safe moves have only one sentence, which stays alone on its line */
            d->words.bytes[i] = line++ % 2 ? '\n' : ' ';
        }
    document_add(d, &d->text, PARAGRAPH_MIDDLE, TEXT_GAP);
    document_add_end(d, &d->text, s);
}

/* Begins a page, portrait or landscape, with its heading. Sets the text, and sizes the board for the space left. */
static void begin_page(struct document *d, const struct scene *s, struct figure *f, bool landscape)
{
    d->landscape = landscape;
    heading_begin(d, s);
    heading_put(d);
    d->text.larger = (100 + d->heading.larger) * LARGER / 100 - 100;
    set_text(d, s, false);
    if (d->text.count > FEW_LINES) {
        d->text.larger = d->heading.larger;
        set_text(d, s, d->area.width > WIDE);
    }
    fit_board(d, s, f, document_space(d) - paragraph_height(&d->text, 0));
}

/* Whether the page is landscape. With `auto`, it is landscape if tiles are then legible and over a twentieth larger. */
static bool is_landscape(struct document *d, const struct scene *s, struct figure *f)
{
    const struct pages before = d->pages;
    int64_t orientation = d->settings->values[DOCUMENT_ORIENTATION], size[2], turned;

    for (turned = 0; turned < 2 && !orientation; turned++) {
        begin_page(d, s, f, turned);
        size[turned] = f->frame.size;
        pages_take_back(&d->pages, &before);
    }
    return orientation ? orientation == DOCUMENT_LANDSCAPE
                       : size[0] * 21 / 20 < size[1] && size[1] >= figure_legible(f);
}

void page_draw(struct document *d, const struct scene *s)
{
    struct figure f = figure_make(s, s->moves, 1);

    d->part_count = 0;
    begin_page(d, s, &f, is_landscape(d, s, &f));
    lay_board(d, s, &f);
    d->text.larger = d->heading.larger;
    d->y -= GAP;
    put_move_list(d, s);
    figure_free(&f);
}
