#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "print/pages.h"

enum {
    SHARE = 36,             /* per cent of the width, for figures with text beside them */
    GUTTER = 160,           /* between them and the text */
    TILE = 180,             /* the largest */
    MIN_TILE = 85,          /* beside text; a figure that needs smaller ones stands above its text */
    GAP = 160,              /* between entries, */
    HEADING_GAP = 200,      /*   above a heading, */
    TEXT_GAP = 80,          /*   between a figure and the text below it */
    FIRST_ENTRY = 1500,     /* height free below a heading, at least */
    BEGINNING = 480         /* height of the text that stands on the same page as its figure, at least */
};

/* A figure and the place of its text. */
struct entry {
    struct figure figure;
    long size, width, height; /* of its tiles; of the figure */
    bool beside;              /* the text stands to its right, else below it */
};

/* The width of figures that have text beside them. */
static long figure_column(const struct document *d)
{
    return document_area(d, false).width * SHARE / 100;
}

static struct entry entry_make(const struct document *d, const struct scene *s, int moves, int first)
{
    struct entry e = {.figure = figure_make(d, s, moves, first), .beside = true};
    struct document_area area = document_area(d, false);
    long max = document_tile(d, TILE);

    e.size = figure_fit(&e.figure, figure_column(d), area.height, max);
    if (e.size < MIN_TILE) {
        e.beside = false;
        e.size = figure_fit(&e.figure, area.width, area.height * 3 / 4, max);
    }
    e.width = figure_width(&e.figure, e.size);
    e.height = figure_height(&e.figure, e.size);
    return e;
}

/* The width of the text of an entry. */
static long text_width(const struct document *d, const struct entry *e)
{
    long width = document_area(d, false).width;

    return e->beside ? (width - figure_column(d) - GUTTER) / 10 * 10 : width;
}

/* Puts the text with its upper left corner at x, y, and what does not fit on the next pages. */
static void put_text(struct document *d, long x, long y)
{
    int from = paragraph_put(&d->text, 0, x, y, document_space(d) - (d->y - y), &d->body);

    d->y = y - d->text.used;
    while (from < d->text.count) {
        document_new_page(d);
        from = paragraph_put(&d->text, from, x, d->y, document_space(d), &d->body);
        d->y -= d->text.used;
    }
}

/* The height that an entry needs on the page where it begins. */
static long min_height(const struct document *d, const struct entry *e)
{
    long text = paragraph_height(&d->text);

    text = text < BEGINNING ? text : BEGINNING;
    if (!e->beside)
        return e->height + TEXT_GAP + text;
    return e->height > text ? e->height : text;
}

static void put_entry(struct document *d, const struct entry *e)
{
    int page;
    long indent = e->beside ? 0 : (d->area.width - e->width) / 2, bottom;

    if (document_space(d) < min_height(d, e))
        document_new_page(d);
    page = d->page_count;
    bottom = d->y - e->height;
    figure_ps_write(&e->figure, d->area.left + indent, d->y, e->size, &d->body);
    if (e->beside)
        put_text(d, d->area.left + figure_column(d) + GUTTER, d->y);
    else
        put_text(d, d->area.left, bottom - TEXT_GAP);
    if (d->page_count == page && d->y > bottom)
        d->y = bottom;
    d->y -= GAP;
}

/* Puts the heading of a game, on a page that has space for its first figure too. */
static void put_heading(struct document *d, const struct scene *s)
{
    document_enter(d, s);
    paragraph_clear(&d->text, document_area(d, false).width);
    document_add_heading(d, s);
    if (document_space(d) < paragraph_height(&d->text) + HEADING_GAP + FIRST_ENTRY)
        document_new_page(d);
    else
        d->y -= HEADING_GAP;
    document_put_heading(d);
    d->y -= GAP;
}

/* Adds the moves from n to the position of an entry; returns whether their comments have variations. */
static bool add_moves(struct document *d, const struct scene *s, int n, const struct entry *e)
{
    bool variations = false;

    for (; n <= e->figure.moves; n++)
        variations = comments_add(s->game->record, game_record_move(s->game, n), n, &d->text);
    return variations;
}

/* Whether the text is as high as the figure; if it ends with variations, half as high is enough. */
static bool is_full(const struct document *d, const struct entry *e, bool variations)
{
    return !d->text.open && paragraph_height(&d->text) * (variations ? 2 : 1) >= e->height;
}

/* Adds to the text the moves from `first` on that have space beside the figure of the position after them; *e, the
   first of those figures, becomes that one. Returns whether the scene has further positions: *next is then the entry of
   the next one. */
static bool gather(struct document *d, const struct scene *s, int first, struct entry *e, struct entry *next)
{
    bool variations = add_moves(d, s, first, e);

    while (e->figure.moves < s->moves) {
        *next = entry_make(d, s, e->figure.moves + 1, first);
        if (next->beside != e->beside || is_full(d, e, variations))
            return true;
        figure_free(&e->figure);
        *e = *next;
        variations = add_moves(d, s, e->figure.moves, e);
    }
    return false;
}

/* Adds what follows the moves: the one that was refused; how the game ended. */
static void add_end(struct document *d, const struct scene *s, const struct figure *f)
{
    const struct game_error *e = figure_error(f);

    if (e)
        comments_add(s->game->record, &s->game->record->moves[e->word], e->number, &d->text);
    paragraph_end(&d->text);
    if (f->moves == s->moves)
        document_add_end(d, s);
}

void book_draw(struct document *d, const struct scene *s, int first)
{
    bool all_in_one = s->settings->film || !s->moves, more = true;
    struct entry e, next = {0};

    if (s->new_game)
        put_heading(d, s);
    for (e = entry_make(d, s, all_in_one ? s->moves : first, first); more; e = next) {
        e.figure.first = first;
        paragraph_clear(&d->text, text_width(d, &e));
        more = gather(d, s, first, &e, &next);
        first = e.figure.moves + 1;
        add_end(d, s, &e.figure);
        put_entry(d, &e);
        figure_free(&e.figure);
    }
}
