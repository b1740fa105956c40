#include "print/layout.h"

enum {
    MARGIN = 110,                       /* the left and right margins, in thousandths of the paper's width */
    ABOVE = 135, BELOW = 100,           /* the margins above and below, in thousandths of the paper's width */
    LONGEST_NAME = 240                  /* names and lines are cut after this many bytes, but not inside a character */
};

static const struct {
    const char *name;
    int width, height; /* in points */
    int larger;        /* letters are this many per cent larger than on A4, except in booklets */
} papers[] = {
    {"A4", 595, 842, 0},   {"Letter", 612, 792, 0}, {"Legal", 612, 1008, 0},
    {"A3", 842, 1191, 41}, {"A5", 420, 595, 0},
};

void document_open(struct document *d, const struct render_settings *settings)
{
    int paper = settings->values[DOCUMENT_PAPER];

    d->settings = settings;
    d->missing = settings->missing;
    d->pages.paper = papers[paper].name;
    d->pages.width = papers[paper].width;
    d->pages.height = papers[paper].height;
    d->pages.signs = d->cell || d->columns ? d->pages.signs : 0;
    d->pages.theme = settings->values[DOCUMENT_THEME];
    d->text.larger = d->heading.larger = settings->values[DOCUMENT_COMMENTS] ? 0 : papers[paper].larger;
}

/* Converts thousandths of `width`, a number of points, to tenths of a point. Cuts the result to whole points. */
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
}

/* Puts a text at the outer edge of the area or, if `inner`, at the inner edge. Odd pages are right-hand pages. */
static void put_outside(struct document *d, bool inner, int64_t y, enum encoding_font font, struct text t)
{
    bool right = (d->pages.count % 2 == 1) != inner;

    pages_text(&d->pages, d->area.left + (right ? d->area.width - encoding_width(font, t) / 10 : 0), y, font, 100, t);
}

/* Puts d->words at the inner edge of the area, in italic, cut to `width` with an ellipsis. Empties d->words. */
static void put_head(struct document *d, int64_t y, int64_t width)
{
    if (encoding_fit(ENCODING_ITALIC, sink_contents(&d->words), width * 10).length < d->words.used) {
        d->words.used = encoding_fit(ENCODING_ITALIC, sink_contents(&d->words), width * 10 - ENCODING_EM).length;
        SINK(&d->words, (char)(ENCODING_SWITCH + ENCODING_ITALIC), "\x85");
    }
    put_outside(d, true, y, ENCODING_ITALIC, sink_contents(&d->words));
    d->words.used = 0;
}

void document_new_page(struct document *d)
{
    enum { HEAD = 100 /* from the paper's upper edge to the head, in thousandths of the width */, GAP = 400 };
    struct pages *p = &d->pages;
    int64_t y;

    document_plain_page(d);
    y = (d->landscape ? p->width : p->height) * 10L - share_of(p->width, HEAD);
    if (!d->heading_waits || !d->heading.count)
        sink_text(&d->words, sink_part(&p->bytes, d->head, d->head_end));
    put_head(d, y, d->area.width - GAP);
    put_outside(d, false, y, ENCODING_ROMAN, TEXT(p->count));
    p->all[p->count - 1].head = p->item_count;
    if (d->columns)
        d->area.width = d->column_width;
    d->column = 0;
}

void document_next_column(struct document *d)
{
    if (!d->pages.count || d->column + 1 >= d->columns) {
        document_new_page(d);
        return;
    }
    d->column++;
    d->area.left += d->area.width + DOCUMENT_GAP;
    d->y = d->area.top;
}

bool document_is_gallery(const struct document *d)
{
    return (d->settings->values[DOCUMENT_FIGURES] > 1 || d->settings->values[DOCUMENT_SOLUTIONS]) &&
           !d->settings->values[DOCUMENT_COMMENTS] && !d->settings->film;
}

int64_t document_space(const struct document *d)
{
    return d->y - (d->area.top - d->area.height);
}

void document_write(struct document *d, struct text t, struct sink *to)
{
    encoding_write(t, to, d->missing);
}

/* The beginning of a text: all characters that begin in the first `most` bytes. */
static struct text beginning(struct text t, size_t most)
{
    struct text rest = t;

    while (rest.length && (size_t)(rest.at - t.at) < most)
        text_rune(&rest);
    return text_between(t.at, rest.at);
}

void document_write_name(struct document *d, struct text name, struct sink *to)
{
    struct text part = beginning(name, LONGEST_NAME);

    document_write(d, part, to);
    document_write(d, text_of(part.length < name.length ? "\xE2\x80\xA6" : ""), to);
}

void document_add(struct document *d, struct paragraph_list *list, enum paragraph_kind kind, int64_t above)
{
    struct text rest = sink_contents(&d->words), line;

    while (text_line(&rest, &line)) {
        paragraph_begin(list, kind, 0, above);
        document_write_name(d, line, &list->text);
        paragraph_end(list);
        above = 0;
    }
    d->words.used = 0;
}

struct text document_word(const struct record_move *m)
{
    return beginning(m->word, 40);
}

void document_add_end(struct document *d, struct paragraph_list *list, const struct scene *s)
{
    enum { GAP = 60 };
    const struct game *g = s->game;
    bool film = s->settings->film && !d->settings->values[DOCUMENT_COMMENTS];

    if (s->moves < g->count)
        return;
    if (g->result.by || !g->error_count || !film)
        scene_result(s, &d->words);
    document_add(d, list, PARAGRAPH_MIDDLE, GAP);
    if (!g->result.by && g->error_count) {
        const struct game_error *e = &g->errors[g->error_count - 1];
        struct text holes[2] = {document_word(&g->record->moves[e->word]),
                                s->settings->words->blocks[move_reasons[e->reason].sentence]};

        if (film)
            SINK(&d->words, e->number, " ");
        message_write(s->settings->words, MESSAGE_PLAYER, holes, &d->words);
        sink_byte(&d->words, '.');
        document_add(d, list, PARAGRAPH_MIDDLE, film ? GAP : 0);
    }
}

void document_put(struct document *d, const struct paragraph_list *list, int from, int to)
{
    int end;

    for (; from < to; from = end) {
        d->y += list->lines[from].above;
        end = (int)lesser(paragraph_fit(list, from, document_space(d)), to);
        d->y = paragraph_put(list, from, end, d->area.left, d->y, &d->pages);
        if (end < to)
            document_next_column(d);
    }
}

void document_enter(struct document *d, const struct scene *s)
{
    struct pages *p = &d->pages;
    struct pages_entry e = {.name = d->head = p->bytes.used, .title = p->titles.used};
    struct text name;

    scene_name(s, &d->words);
    name = beginning(sink_contents(&d->words), LONGEST_NAME);
    SINK(&p->titles, name, name.length < d->words.used ? "\xE2\x80\xA6" : "");
    d->words.used = 0;
    e.title_end = p->titles.used;
    document_write(d, sink_part(&p->titles, e.title, e.title_end), &p->bytes);
    e.name_end = d->head_end = p->bytes.used;
    if (!d->settings->values[DOCUMENT_SOLUTIONS] || s->game->result.by || game_is_stopped(s->game))
        scene_result(s, &d->words);
    document_write(d, sink_contents(&d->words), &p->bytes);
    d->words.used = 0;
    e.result_end = p->bytes.used;
    *MEMORY_ADD(p->entries, p->entry_count, p->entry_capacity) = e;
}

int64_t document_tile(const struct document *d, int64_t initial)
{
    return d->settings->values[DOCUMENT_TILE] ? d->settings->values[DOCUMENT_TILE] * 10L : initial;
}

void document_free(struct document *d)
{
    paragraph_free(&d->text);
    paragraph_free(&d->heading);
    paragraph_free(&d->caption);
    paragraph_free(&d->solutions);
    pages_free(&d->pages);
    free(d->parts);
    free(d->cells);
    sink_free(&d->keys);
    sink_free(&d->legend);
    free(d->index);
    sink_free(&d->words);
}
