#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

enum {
    SHARE = 36,     /* per cent of the width, for figures with text beside them */
    GUTTER = 160,   /* between them and the text */
    TILE = 180,     /* the largest */
    MIN_TILE = 85,  /* beside text; a figure that needs smaller ones stands above its text */
    GAP = DOCUMENT_BETWEEN,
    TEXT_GAP = 80,  /* between a figure and the text below it */
    BEGINNING = 480, /* height of the text that stands on the same page as its figure, at least */
    REST = 720,      /* the same of long text, that stands on the page after its figure */
    TWO_LINES = 240  /* height of the text that may stand on the page before its figure, at least */
};

/* A figure and the place of its text. */
struct entry {
    struct figure figure;
    bool beside; /* the text stands to its right, else below it */
};

/* The width of figures that have text beside them. */
static int64_t figure_column(const struct document *d)
{
    return d->area.width * SHARE / 100;
}

/* A figure that would need tiles too small to read shows a part of the board, unless the position is the last. */
static struct entry entry_make(const struct document *d, const struct scene *s, int moves, int first)
{
    struct entry e = {.figure = figure_make(s, moves, first)};
    int64_t width = d->area.width, height = d->area.height * 3 / 4, max = document_tile(d, TILE);
    int least = max < DOCUMENT_LEGIBLE ? (int)max : DOCUMENT_LEGIBLE;

    figure_fit(&e.figure, figure_column(d), d->area.height, max);
    e.beside = e.figure.size >= MIN_TILE;
    if (!e.beside)
        figure_fit(&e.figure, width, height, max);
    if (e.figure.size < least && moves < s->game->count) {
        const struct board_tile *t = &s->game->board.tiles[s->game->moves[moves - 1].tile];

        e.figure.window = extent_around(&e.figure.window, t->x, t->y, (int)width / least - 3, (int)height / least - 3);
        figure_fit(&e.figure, width, height, max);
    }
    return e;
}

/* Puts the text from a paragraph on with its upper left corner at x, y, and what does not fit on the next pages. A
   figure above or beside it ends at `bottom`; that beside it stands on the next pages too, if the text is higher. */
static void put_text(struct document *d, int from, int64_t x, int64_t y, int64_t bottom, const struct figure *beside)
{
    int64_t space = document_space(d) - (d->y - y), over = paragraph_height(&d->text) - space;

    if (from == 0 && over > 0 && over < REST && space > 2 * REST)
        space -= REST - over;
    from = paragraph_put(&d->text, from, x, y, space, &d->pages);
    d->y = y - d->text.used;
    if (d->y > bottom)
        d->y = bottom;
    while (from < d->text.count) {
        document_fill(d);
        document_new_page(d);
        from = paragraph_put(&d->text, from, x, d->y, document_space(d), &d->pages);
        if (beside && d->text.used >= figure_height(beside) + BEGINNING)
            figure_put(beside, d->area.left, d->y, &d->pages);
        d->y -= d->text.used;
    }
}

/* Puts the introduction or the conclusion of a game over the whole width. */
static void put_prose(struct document *d, const struct scene *s, const struct record_lines *prose)
{
    enum { LINES = 360 /* height of those that stand together, at least */ };
    int64_t height;

    paragraph_clear(&d->text, d->area.width);
    comments_add_prose(d, s->game->record, prose);
    height = paragraph_height(&d->text);
    if (!height)
        return;
    if (document_space(d) < (height < LINES ? height : LINES)) {
        d->y += GAP;
        document_fill(d);
        document_new_page(d);
    }
    document_gap(d);
    put_text(d, 0, d->area.left, d->y, d->y, NULL);
    d->y -= GAP;
}

/* Adds what follows the moves: the one that was refused; how the game ended. */
static void add_end(struct document *d, const struct scene *s, const struct figure *f)
{
    const struct game_error *e = figure_error(f);

    if (e)
        comments_add(d, s->game->record, &s->game->record->moves[e->word], e->number);
    paragraph_end(&d->text);
    if (f->moves == s->moves)
        document_add_end(d, s);
}

/* Adds the conclusion of the game if the text is no higher than the figure beside it then; returns whether it is. */
static bool add_conclusion(struct document *d, const struct scene *s, const struct entry *e)
{
    int count = d->text.count;

    comments_add_prose(d, s->game->record, &s->game->record->outro);
    if (e->beside && paragraph_height(&d->text) <= figure_height(&e->figure))
        return true;
    d->text.count = count;
    return false;
}

/* The height that an entry needs on the page where it begins. */
static int64_t min_height(const struct document *d, const struct entry *e)
{
    int64_t text = paragraph_height(&d->text), figure = figure_height(&e->figure);

    text = text < BEGINNING ? text : BEGINNING;
    if (!e->beside)
        return figure + TEXT_GAP + text;
    return figure > text ? figure : text;
}

/* The height of the text that stands on this page if its figure begins the next one: some text is beside that. */
static int64_t height_before(const struct document *d, const struct entry *e)
{
    int64_t space = document_space(d), beside = figure_height(&e->figure) / 2, height;

    height = paragraph_height(&d->text) - (beside < 2 * BEGINNING ? beside : 2 * BEGINNING);
    return space < height ? space : height;
}

/* Makes the figure smaller, by a third at most, if it fits on this page then. */
static bool shrink(const struct document *d, struct entry *e)
{
    int64_t size = e->figure.size;

    if (!e->beside || document_space(d) < BEGINNING)
        return false;
    figure_fit(&e->figure, figure_column(d), document_space(d), size);
    if (e->figure.size >= MIN_TILE && e->figure.size * 3 >= size * 2 && document_space(d) >= min_height(d, e))
        return true;
    e->figure.size = size;
    return false;
}

/* Makes the figure as small as the page needs, which has no more than a heading. */
static void squeeze(const struct document *d, struct entry *e)
{
    int64_t below = e->beside ? 0 : TEXT_GAP + BEGINNING;

    figure_fit(&e->figure, e->beside ? figure_column(d) : d->area.width, document_space(d) - below, e->figure.size);
}

/* Turns the page for a figure that this one cannot hold, and fills it with the beginning of the text, up to a height. A
   heading without text goes along. Returns the number of the first paragraph left over. */
static int turn_page(struct document *d, struct entry *e, int64_t x, int64_t height)
{
    int from = 0;

    if (height >= TWO_LINES) {
        document_gap(d);
        from = paragraph_put(&d->text, 0, x, d->y, height, &d->pages);
        d->y -= d->text.used;
    } else if (document_turn_heading(d)) {
        squeeze(d, e);
        return 0;
    } else {
        d->y += GAP;
    }
    document_fill(d);
    document_new_page(d);
    return from;
}

static void put_entry(struct document *d, const struct scene *s, struct entry *e)
{
    int64_t left = d->area.left, x = left + (e->beside ? figure_column(d) + GUTTER : 0), before, bottom;
    bool last = s->end_game && e->figure.moves == s->moves, concluded;
    int from = 0;

    add_end(d, s, &e->figure);
    concluded = last && add_conclusion(d, s, e);
    before = height_before(d, e);
    if (document_space(d) < min_height(d, e) && (before >= TWO_LINES || !shrink(d, e)))
        from = turn_page(d, e, x, before);
    document_gap(d);
    bottom = d->y - figure_height(&e->figure);
    if (e->beside) {
        figure_put(&e->figure, left, d->y, &d->pages);
        put_text(d, from, x, d->y, bottom, &e->figure);
    } else {
        figure_put(&e->figure, left + (d->area.width - figure_width(&e->figure)) / 2, d->y, &d->pages);
        put_text(d, from, x, bottom - TEXT_GAP, bottom, NULL);
    }
    d->y -= GAP;
    if (last && !concluded)
        put_prose(d, s, &s->game->record->outro);
}

/* Begins the text of an entry. */
static void begin_text(struct document *d, const struct entry *e)
{
    int64_t width = d->area.width;

    paragraph_clear(&d->text, e->beside ? (width - figure_column(d) - GUTTER) / 10 * 10 : width);
}

/* Adds the moves from n to the position of an entry; returns whether their comments have variations. */
static bool add_moves(struct document *d, const struct scene *s, int n, const struct entry *e)
{
    bool variations = false;

    for (; n <= e->figure.moves; n++)
        variations = comments_add(d, s->game->record, game_record_move(s->game, n), n);
    return variations;
}

/* Whether the text is as high as the figure; if it ends with variations, half as high is enough. If the figure does not
   fit on this page, the text fills the page too. */
static bool is_full(const struct document *d, const struct entry *e, bool variations)
{
    int64_t figure = figure_height(&e->figure), height = figure / (variations ? 2 : 1), space = document_space(d);

    if (space < figure && space >= TWO_LINES)
        height += space;
    return !d->text.open && paragraph_height(&d->text) >= height;
}

/* An entry takes moves until their text is as high as its figure, which shows the position after them. */
void book_draw(struct document *d, const struct scene *s)
{
    int first = s->new_game ? 1 : d->moves + 1;
    struct entry e;
    bool variations;

    if (s->new_game) {
        legend_begin_game(d, s);
        put_prose(d, s, &s->game->record->intro);
    }
    e = entry_make(d, s, s->settings->film || !s->moves ? s->moves : first, first);
    begin_text(d, &e);
    variations = add_moves(d, s, first, &e);
    while (e.figure.moves < s->moves) {
        struct entry next = entry_make(d, s, e.figure.moves + 1, e.figure.first);

        if (next.beside != e.beside || is_full(d, &e, variations)) {
            put_entry(d, s, &e);
            next.figure.first = next.figure.moves;
            begin_text(d, &next);
        }
        figure_free(&e.figure);
        e = next;
        variations = add_moves(d, s, e.figure.moves, &e);
    }
    put_entry(d, s, &e);
    figure_free(&e.figure);
    d->moves = s->moves;
}
