#include "print/layout.h"

enum {
    TILE = 170,      /* the largest size of tiles: boards of 12 spaces fit in a column of A4 */
    MIN_COLUMN = 1500,/* the smallest width of a column */
    TIGHTER = 10,    /* by how much each step of document.tight reduces TILE in a film */
    TEXT_GAP = 60,   /* gap between the caption of a figure and the text below it */
    LEAST = 1000,    /* the least height of a figure's text, unless the game ends */
    BEGINNING = 300  /* the least height for text below a figure or heading, unless the text is shorter */
};

/* The gap above a figure or a heading. In a film it is at least twice the gap between a board and its caption. */
static int64_t gap_of(const struct document *d)
{
    return !d->tight ? 140 : d->settings->film ? 125 : 70;
}

/* Divides pages into as many columns as are at least MIN_COLUMN wide. */
static void divide_page(struct document *d)
{
    int64_t width = document_area(d, false).width + DOCUMENT_GAP;

    d->columns = (int)(width / (MIN_COLUMN + DOCUMENT_GAP));
    d->columns = d->columns ? d->columns : 1;
    d->column_width = width / d->columns / 10 * 10 - DOCUMENT_GAP;
}

/* The size at which tiles of a game's last position fit in 3/5 of a column; at least `legible`, never over `max`. */
static int64_t tile_of(const struct document *d, const struct scene *s)
{
    struct figure last = figure_make(s, s->game->count, 1);
    int64_t legible = figure_legible(&last), max = document_tile(d, TILE - d->settings->film * TIGHTER * d->tight);

    figure_fit(&last, d->column_width, document_area(d, false).height * 3 / 5, max);
    figure_free(&last);
    return last.size > legible ? last.size : max < legible ? max : legible;
}

/* Makes the figure of a position. If the board does not fit in a column, the figure shows a part around the last move.
   After the last move, the figure shows the whole board, at most as wide as the page. */
static struct figure make_figure(const struct document *d, const struct scene *s, int moves, int first)
{
    struct figure f = figure_make(s, moves, first);
    const struct document_area page = document_area(d, false);
    int64_t width = d->column_width, height = page.height - 2 * BEGINNING;

    f.size = d->tile;
    if (figure_width(&f) <= width && figure_height(&f) <= height)
        return f;
    if (moves < s->game->count) {
        const struct board_tile *t = &s->game->board.tiles[s->game->moves[moves - 1].tile];

        f.window = extent_around(&f.window, t->x, t->y, (int)(width / d->tile) - 2, (int)(height / d->tile) - 2);
        figure_fit(&f, width, height, d->tile);
    } else {
        figure_fit(&f, page.width, height, d->tile);
    }
    return f;
}

/* Ends the text of a figure. Below the last figure, adds refused move, result, losing move and conclusion. In a film, a
   move without a comment is centred below its figure. */
static void add_end(struct document *d, const struct scene *s, const struct figure *f)
{
    const struct game_error *e = figure_error(f);

    if (d->settings->film && f->first == f->moves && d->text.open)
        d->text.next.kind = PARAGRAPH_CAPTION;
    if (e)
        comments_add(d, s->game->record, &s->game->record->moves[e->word], e->number);
    paragraph_end(&d->text);
    if (f->moves != s->moves)
        return;
    document_add_end(d, s);
    if (s->analysis)
        comments_add_turning(d, s);
    if (s->end_game)
        comments_add_prose(d, s->game->record, &s->game->record->outro);
}

/* Sets the caption of a figure. In a film, captions are empty, since the text below a figure begins with its move. */
static void set_caption(struct document *d, const struct scene *s, const struct figure *f)
{
    enum { ABOVE = 30 };
    struct scene at = *s;

    at.moves = f->moves;
    paragraph_clear(&d->caption, d->column_width);
    if (!d->settings->film)
        scene_after(&at, &d->words);
    document_add(d, &d->caption, PARAGRAPH_MIDDLE, ABOVE);
}

/* Puts a figure with its caption at the top of the free part of the column; above all columns if it is wider. */
static void put_captioned(struct document *d, const struct figure *f)
{
    bool wide = figure_width(f) > d->column_width;
    int64_t bottom = d->area.top - d->area.height, middle;

    if (wide) {
        if (d->column)
            document_new_page(d);
        d->area.width = document_area(d, false).width;
    }
    middle = figure_put(f, d->area.left, d->y, d->area.width, &d->pages);
    d->y -= figure_height(f);
    if (d->caption.count)
        d->y = paragraph_put(&d->caption, 0, d->caption.count, middle - d->caption.width / 2, d->y, &d->pages) -
               TEXT_GAP;
    if (wide) {
        d->area.top = d->y;
        d->area.height = d->y - bottom;
        d->area.width = d->column_width;
    }
}

/* Leaves a gap. Begins a column if this one lacks room for the waiting heading and `height`. Then puts the heading. */
static void make_space(struct document *d, int64_t height)
{
    if (d->y < d->area.top)
        d->y -= gap_of(d);
    if (document_space(d) < heading_height(d) + height)
        document_next_column(d);
    heading_put(d);
}

/* Whether a figure may stand before a line: the line begins a move or the result. */
static bool may_precede(const struct document *d, int line)
{
    return comments_begin_move(d, line) || d->text.lines[line].kind == PARAGRAPH_MIDDLE;
}

/* Returns the line of the text before which to put a figure that does not fit in this column. `fits`: the first line
   that does not fit either. Prefers the first line from `fits` on that a figure may precede: the figure is then below
   the end of a comment in the next column. If that column lacks room, returns the last such line before `fits`. */
static int line_of_figure(const struct document *d, int fits, int64_t figure)
{
    int to = fits;

    while (to && to < d->text.count && !may_precede(d, to))
        to++;
    if (to < d->text.count && paragraph_height(&d->text, fits) - paragraph_height(&d->text, to) + gap_of(d) + figure <=
                                  d->area.height)
        return to;
    while (fits && (fits == d->text.count || !may_precede(d, fits)))
        fits--;
    return fits;
}

/* Puts a figure and its text. If the figure does not fit in this column, first puts as many moves of the text as
   fit; but not in a film, where the text is about this figure alone. */
static void put_entry(struct document *d, const struct scene *s, struct figure *f)
{
    int64_t figure, text, space = document_space(d), beginning = BEGINNING;
    int from = 0;

    add_end(d, s, f);
    set_caption(d, s, f);
    text = paragraph_height(&d->text, 0);
    while (beginning < text && !paragraph_fit(&d->text, 0, beginning))
        beginning += TEXT_GAP;
    figure = figure_height(f) + paragraph_height(&d->caption, 0) + TEXT_GAP + (text < beginning ? text : beginning);
    text = text - BEGINNING < space ? text - BEGINNING : space;
    if (space < gap_of(d) + figure && !d->heading_waits && !d->settings->film) {
        from = line_of_figure(d, paragraph_fit(&d->text, 0, text), figure);
        if (from) { /* keeps the gap above the first line */
            d->y -= d->text.lines->above;
            d->text.lines->above = 0;
        }
        document_put(d, &d->text, 0, from);
    }
    make_space(d, figure);
    put_captioned(d, f);
    document_put(d, &d->text, from, d->text.count);
}

static void put_introduction(struct document *d, const struct scene *s)
{
    int64_t height;

    paragraph_clear(&d->text, d->column_width);
    comments_add_prose(d, s->game->record, &s->game->record->intro);
    height = paragraph_height(&d->text, 0);
    if (!height)
        return;
    make_space(d, height < BEGINNING ? height : BEGINNING);
    document_put(d, &d->text, 0, d->text.count);
}

/* Adds the moves from n to f->moves with their comments. Returns whether the last move's comment has variations. */
static bool add_move_texts(struct document *d, const struct scene *s, int n, const struct figure *f)
{
    bool variations = false;

    for (; n <= f->moves; n++)
        variations = comments_add(d, s->game->record, game_record_move(s->game, n), n);
    return variations;
}

/* Whether the text is high enough for a figure. The text needs the height of the figure: twice this height if d->tight,
   half of it if the text ends with variations. If the figure does not fit in the column, the text must fill the column.
   In a film, each position from d->moves on has a figure. */
static bool has_enough_text(const struct document *d, const struct figure *f, bool variations)
{
    int64_t height = figure_height(f) * (d->tight ? 2 : 1) / (variations ? 2 : 1), space = document_space(d);

    if (d->settings->film)
        return f->moves >= d->moves;
    if (space < figure_height(f) + 2 * BEGINNING && height < space + BEGINNING) /* room also for caption and gaps */
        height = space + BEGINNING;
    return !d->text.open && paragraph_height(&d->text, 0) >= (height > LEAST ? height : LEAST);
}

/* Draws a game: adds moves until there is enough text, then puts a figure of the position after them, and the text. */
static void draw_game(struct document *d, const struct scene *s)
{
    struct figure f, next;
    bool variations;

    d->tile = tile_of(d, s);
    put_introduction(d, s);
    f = make_figure(d, s, s->moves ? 1 : 0, 1);
    paragraph_clear(&d->text, d->column_width);
    variations = add_move_texts(d, s, 1, &f);
    for (; f.moves < s->moves; f = next) {
        next = make_figure(d, s, f.moves + 1, f.first);
        if (has_enough_text(d, &f, variations)) {
            put_entry(d, s, &f);
            next.first = next.moves;
            paragraph_clear(&d->text, d->column_width);
        }
        figure_free(&f);
        variations = add_move_texts(d, s, next.moves, &next);
    }
    put_entry(d, s, &f);
    figure_free(&f);
}

/* Removes everything drawn since `before`, an earlier copy of *d. The heading waits again. */
static void take_game_back(struct document *d, const struct document *before)
{
    pages_take_back(&d->pages, &before->pages);
    d->area = before->area;
    d->column = before->column;
    d->y = before->y;
    d->heading_waits = true;
}

/* If a game ends near the top of a page after its first, draws the game again, each time tighter. If no tighter try
   helps, the last try repeats the first. */
void book_draw(struct document *d, const struct scene *s)
{
    const int page = d->pages.count ? d->pages.count : 1, steps = d->settings->film ? 4 : 2;
    struct document before;
    int try = 0;

    d->moves = s->new_game ? s->moves : d->moves;
    if (!s->end_game)
        return;
    divide_page(d);
    heading_begin(d, s);
    before = *d;
    do {
        if (try)
            take_game_back(d, &before);
        d->tight = try % steps;
        draw_game(d, s);
    } while (++try <= steps && d->pages.count > page && !d->column && document_space(d) > d->area.height * 2 / 5);
}
