#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

#include <stdlib.h>

enum {
    MARGIN = 110,                       /* thousandths of the paper's width: left, and right */
    ABOVE = 135, BELOW = 100,           /* the same: above the text, where the running head is, and below it */
    BOOK_ABOVE = 200, BOOK_BELOW = 160, /* gaps around the heading of a game in a book, */
    PAGE_BELOW = 140,                   /*   below any other */
    FIRST_FIGURE = 1000,                /* height free below the heading in a book, at least */
    LONGEST_NAME = 240                  /* bytes of a name or another line of words; the rest is left out */
};

static const struct {
    const char *name;
    int width, height; /* in points */
} papers[] = {
    {"A4", 595, 842},  {"Letter", 612, 792},  {"Legal", 612, 1008},
    {"A3", 842, 1191}, {"A5", 420, 595},
};

void document_open(struct document *d, const struct render_settings *settings)
{
    int paper = settings->values[DOCUMENT_PAPER];

    d->settings = settings;
    d->missing = settings->missing;
    d->pages.paper = papers[paper].name;
    d->pages.width = papers[paper].width;
    d->pages.height = papers[paper].height;
    d->pages.theme = settings->values[DOCUMENT_THEME];
}

/* Thousandths of a width, in tenths of a point, but no part of a point. */
static int64_t share_of(int width, int64_t thousandths)
{
    return width * thousandths / 1000 * 10;
}

struct document_area document_area(const struct document *d, bool landscape)
{
    const struct pages *p = &d->pages;
    struct document_area a = {.left = share_of(p->width, MARGIN)};

    a.width = (landscape ? p->height : p->width) * 10 - share_of(p->width, 2 * MARGIN);
    a.height = (landscape ? p->width : p->height) * 10 - share_of(p->width, ABOVE + BELOW);
    a.top = a.height + share_of(p->width, BELOW);
    return a;
}

void document_plain_page(struct document *d)
{
    pages_begin(&d->pages, d->landscape);
    d->area = document_area(d, d->landscape);
    d->y = d->area.top;
    d->cell = 0;
    d->gap_count = 0;
    d->headed = false;
}

void document_gap(struct document *d)
{
    bool first = d->pages.item_count == d->pages.all[d->pages.count - 1].head || d->headed;

    d->headed = false;
    if (!first && d->gap_count < DOCUMENT_GAPS)
        d->gaps[d->gap_count++] = (struct document_gap){d->pages.item_count, d->pages.place_count};
}

/* Notes the gaps between the paragraphs of a page: there a line stands further below the last one than its leading. */
static void note_paragraphs(struct document *d)
{
    enum { LEADING = 120 };
    const struct pages_item *items = d->pages.items;
    size_t n;

    for (n = d->pages.all[d->pages.count - 1].head + 1; n < d->pages.item_count && d->gap_count < DOCUMENT_GAPS; n++)
        if (items[n - 1].kind == PAGES_TEXT && items[n].kind == PAGES_TEXT && items[n - 1].y - items[n].y > LEADING)
            d->gaps[d->gap_count++] = (struct document_gap){n, d->pages.place_count};
}

void document_fill(struct document *d)
{
    enum { MAX = 900, MAX_LINES = 150 /* added to a gap, to one between paragraphs */, LEAST = 20 };
    enum { DESCENT = 25 /* below the last baseline */ };
    struct pages *p = &d->pages;
    int64_t space = document_space(d) - DESCENT, max = d->gap_count ? MAX : MAX_LINES;
    int i, k;
    size_t n;

    if (!d->gap_count)
        note_paragraphs(d);
    if (!d->gap_count || space < LEAST || space > max * d->gap_count)
        return;
    for (i = 0; i < d->gap_count; i++) {
        int64_t from = space * i / d->gap_count, down = space * (i + 1) / d->gap_count - from;

        for (n = d->gaps[i].item; n < p->item_count; n++)
            p->items[n].y -= down;
        for (k = d->gaps[i].place; k < p->place_count; k++)
            p->places[k].y -= down;
    }
}

int64_t document_put_short(struct document *d, int64_t x, int64_t y, int64_t width, enum encoding_font font,
                           int64_t size, size_t begin, size_t end)
{
    enum { ELLIPSIS = 133 };
    const char ellipsis = (char)ELLIPSIS;
    int64_t room = width * ENCODING_EM / size, used;
    struct sink copy = {0};
    struct text all, part;

    sink_text(&copy, pages_bytes(&d->pages, begin, end));
    all = part = sink_contents(&copy);
    if (encoding_fit(font, all, room).length < all.length)
        part = encoding_fit(font, all, room - widths_table[font][ELLIPSIS]);
    used = pages_text(&d->pages, x, y, font, size, part);
    if (part.length < all.length)
        used += pages_text(&d->pages, x + used, y, font, size, (struct text){&ellipsis, 1});
    sink_free(&copy);
    return used;
}

void document_titled_page(struct document *d, size_t begin, size_t end)
{
    enum { HEAD = 100 /* thousandths of the paper's width, above */, RULE = 60, GAP = 400 };
    struct pages *p = &d->pages;
    char digits[TEXT_NUMBER];
    struct text number;
    int64_t y;

    document_plain_page(d);
    y = (d->landscape ? p->width : p->height) * 10L - share_of(p->width, HEAD);
    number = text_number(p->count, digits);
    document_put_short(d, d->area.left, y, d->area.width - GAP, ENCODING_ITALIC, 100, begin, end);
    pages_text(p, d->area.left + d->area.width - encoding_width(ENCODING_ROMAN, number) / 10, y, ENCODING_ROMAN, 100,
               number);
    pages_rule(p, d->area.left, y - RULE, d->area.width);
    p->all[p->count - 1].head = p->item_count;
}

void document_new_page(struct document *d)
{
    const struct pages_entry *e = &d->pages.entries[d->pages.entry_count - 1];
    size_t begin = d->pages.bytes.used;

    if (document_is_gallery(d)) {
        sink_byte(&d->pages.bytes, ' ');
        document_titled_page(d, begin, begin + 1);
    } else {
        document_titled_page(d, e->name, e->name_end);
    }
}

bool document_turn_heading(struct document *d)
{
    struct pages *p = &d->pages;
    size_t count = p->item_count - d->heading.item, i;
    struct pages_item *items;
    int64_t height = d->heading_top - d->y;

    if (!d->headed || !d->gap_count)
        return d->headed;
    items = memory_new(count + 1, sizeof *items);
    for (i = 0; i < count; i++)
        items[i] = p->items[d->heading.item + i];
    p->item_count = d->heading.item;
    d->gap_count--;
    d->y = d->heading_top + BOOK_ABOVE + DOCUMENT_BETWEEN;
    document_fill(d);
    document_new_page(d);
    for (i = 0; i < count; i++) {
        items[i].y += d->y - d->heading_top;
        pages_copy(p, &items[i]);
    }
    free(items);
    p->places[d->heading.place] = (struct pages_place){p->count - 1, d->y};
    d->y -= height;
    d->headed = true;
    return true;
}

bool document_is_gallery(const struct document *d)
{
    return d->settings->values[DOCUMENT_FIGURES] > 1 && !d->settings->values[DOCUMENT_COMMENTS] && !d->settings->film;
}

int64_t document_space(const struct document *d)
{
    return d->y - (d->area.top - d->area.height);
}

void document_write(struct document *d, struct text t, struct sink *to)
{
    encoding_write(t, to, d->missing);
}

/* A name or, if it is very long, its beginning. */
static struct text beginning(struct text name)
{
    struct text rest = name;

    while (rest.length && (size_t)(rest.at - name.at) < LONGEST_NAME)
        text_rune(&rest);
    return text_between(name.at, rest.at);
}

/* Writes a name; if it is very long, its beginning and an ellipsis. */
static void write_beginning(struct text name, struct sink *to)
{
    struct text part = beginning(name);

    sink_text(to, part);
    if (part.length < name.length)
        sink_literal(to, "\xE2\x80\xA6");
}

void document_add(struct document *d, enum paragraph_kind kind, int64_t above)
{
    struct text rest = sink_contents(&d->words), line;
    struct sink part = {0};

    for (; text_line(&rest, &line); part.used = 0) {
        write_beginning(line, &part);
        paragraph_begin(&d->text, kind, 0, above);
        document_write(d, sink_contents(&part), &d->text.text);
        paragraph_end(&d->text);
    }
    sink_free(&part);
    d->words.used = 0;
}

struct text document_word(const struct record_move *m)
{
    enum { MAX = 40 };

    return (struct text){m->word, m->length < MAX ? m->length : MAX};
}

/* Writes `WHITE - BLACK`, of which the record may have only one. */
static void write_players(const struct game *g, struct sink *to)
{
    write_beginning(g->white, to);
    if (g->white.length && g->black.length)
        sink_string(to, " \xE2\x80\x93 ");
    write_beginning(g->black, to);
}

/* Writes the name of a game, `TITLE: WHITE - BLACK`, of which the record may have only some. */
static void write_names(const struct scene *s, struct sink *to)
{
    const struct game *g = s->game;
    bool players = g->white.length || g->black.length;
    struct sink title = {0};

    if (g->title.length || !players)
        scene_title(s, g->nth, &title);
    write_beginning(sink_contents(&title), to);
    sink_free(&title);
    if (g->title.length && players)
        sink_string(to, ": ");
    write_players(g, to);
}

/* Adds the title, or who played, and the players with their colours to the text. */
static void add_heading(struct document *d, const struct scene *s)
{
    enum { GAP = 30 /* below the first line */ };
    enum board_colour colour;

    if (!s->game->title.length && s->game->white.length && s->game->black.length)
        write_players(s->game, &d->words);
    else if (s->game->title.length || s->game->nth > 1)
        scene_title(s, s->game->nth, &d->words);
    document_add(d, PARAGRAPH_TITLE, 0);
    for (colour = BOARD_WHITE; colour <= BOARD_BLACK; colour++) {
        scene_player(s, colour, &d->words);
        document_add(d, PARAGRAPH_MIDDLE, d->text.count == 1 ? GAP : 0);
    }
}

void document_add_end(struct document *d, const struct scene *s)
{
    enum { GAP = 60 };
    const struct game *g = s->game;

    if (s->moves < g->count || !(g->result.by || g->error_count))
        return;
    scene_result(s, &d->words);
    document_add(d, PARAGRAPH_MIDDLE, GAP);
    if (!g->result.by) {
        const struct game_error *e = &g->errors[g->error_count - 1];
        const struct record_move *m = &g->record->moves[e->word];
        struct text holes[2] = {document_word(m), s->settings->words->blocks[scene_reason(e->reason)]};

        message_write(s->settings->words, MESSAGE_PLAYER, holes, &d->words);
        document_add(d, PARAGRAPH_MIDDLE, 0);
    }
}

void document_put(struct document *d)
{
    int64_t height = paragraph_height(&d->text);

    if (height)
        paragraph_put(&d->text, 0, d->area.left, d->y, height, &d->pages);
    d->y -= height;
}

/* Adds the players of a game to those of the document, each once. */
static void add_people(struct pages *p, const struct game *g)
{
    enum { MAX = 400 };
    struct text names[2] = {beginning(g->white), beginning(g->black)};
    int i;

    for (i = 0; i < 2; i++) {
        struct text rest = sink_contents(&p->people), line;
        bool known = !names[i].length || p->people.used > MAX;

        while (!known && text_line(&rest, &line))
            known = text_equal(line, names[i]);
        if (known)
            continue;
        sink_text(&p->people, names[i]);
        sink_byte(&p->people, '\n');
    }
}

void document_enter(struct document *d, const struct scene *s)
{
    struct pages *p = &d->pages;
    struct pages_entry e = {.name = p->bytes.used, .title = p->titles.used};

    write_names(s, &p->titles);
    e.title_end = p->titles.used;
    document_write(d, beginning((struct text){p->titles.bytes + e.title, e.title_end - e.title}), &p->bytes);
    e.name_end = p->bytes.used;
    if (d->settings->values[DOCUMENT_COMMENTS] && (s->game->result.by || s->game->error_count)) {
        scene_result(s, &d->words);
        document_write(d, sink_contents(&d->words), &p->bytes);
        d->words.used = 0;
    }
    e.result_end = p->bytes.used;
    add_people(p, s->game);
    p->entries = memory_grow(p->entries, &p->entry_capacity, (size_t)p->entry_count + 1, sizeof *p->entries);
    p->entries[p->entry_count++] = e;
}

void document_begin_game(struct document *d, const struct scene *s)
{
    bool book = d->settings->values[DOCUMENT_COMMENTS];

    document_enter(d, s);
    paragraph_clear(&d->text, document_area(d, d->landscape).width);
    if (book || !s->settings->quiet)
        add_heading(d, s);
    if (!book || document_space(d) < BOOK_ABOVE + paragraph_height(&d->text) + FIRST_FIGURE) {
        if (book && d->pages.count) {
            d->y += DOCUMENT_BETWEEN;
            document_fill(d);
        }
        document_new_page(d);
    } else {
        document_gap(d);
        d->y -= BOOK_ABOVE;
    }
    d->heading = (struct document_gap){d->pages.item_count, d->pages.place_count};
    d->heading_top = d->y;
    d->pages.entries[d->pages.entry_count - 1].place = pages_place(&d->pages, d->y);
    document_put(d);
    d->headed = true;
    d->y -= book ? BOOK_BELOW : d->text.count ? PAGE_BELOW : 0;
}

int64_t document_tile(const struct document *d, int64_t initial)
{
    int points = d->settings->values[DOCUMENT_TILE];

    return points ? points * 10L : initial;
}

void document_free(struct document *d)
{
    paragraph_free(&d->text);
    pages_free(&d->pages);
    free(d->parts);
    sink_free(&d->keys);
    free(d->index);
    sink_free(&d->words);
}
