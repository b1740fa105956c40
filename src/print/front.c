#include "print/layout.h"

/* The words of `paper` are in the order of `papers` in document.c. */
const struct setting front_settings[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .kind = SETTING_CHOICE, .words = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .kind = SETTING_CHOICE, .words = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .kind = SETTING_NUMBER, .words = "6 in strips", .min = 1, .max = 30},
    [DOCUMENT_COMMENTS] = SETTING_OFF("comments"),
    [DOCUMENT_SOLUTIONS] = SETTING_OFF("solutions"),
    [DOCUMENT_CONTENTS] = {.name = "contents", .kind = SETTING_CHOICE, .words = "auto yes no"},
    [DOCUMENT_INDEX] = SETTING_OFF("index"),
    [DOCUMENT_MOVES] = SETTING_ON("moves"),
    [DOCUMENT_TITLE] = SETTING_TITLE,
    [DOCUMENT_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES " dark"},
    [DOCUMENT_TILE] = {.name = "tile", .kind = SETTING_NUMBER, .max = 200},
    [DOCUMENT_LABELS] = SETTING_ON("labels"),
    [DOCUMENT_NUMBERS] = SETTING_ON("numbers"),
    [DOCUMENT_LAST] = SETTING_ON("last"),
    [DOCUMENT_PATH] = SETTING_ON("path"),
    [DOCUMENT_ERROR] = SETTING_ON("error"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};
_Static_assert(sizeof front_settings / sizeof *front_settings <= SETTING_MAX + 1, "a value for each row");

void front_draw(const struct scene *s, struct sink *to)
{
    struct document *d = s->state;

    (void)to;
    document_open(d, s->settings);
    if (d->settings->values[DOCUMENT_COMMENTS])
        book_draw(d, s);
    else if (s->settings->film || document_is_gallery(d))
        strip_draw(d, s);
    else
        page_draw(d, s);
    if (s->end_game && d->settings->values[DOCUMENT_INDEX])
        index_note(d, s);
    if (document_is_gallery(d) && d->settings->values[DOCUMENT_SOLUTIONS])
        index_note_solution(d, s);
}

void front_title(struct document *d)
{
    struct pages *p = &d->pages;
    enum message many = d->solutions.count ? MESSAGE_PROBLEMS : MESSAGE_GAMES;
    int same = 0;

    while (same < p->entry_count && text_equal(pages_title(p, same), pages_title(p, 0)))
        same++;
    if (d->settings->title.length)
        sink_printable(&p->title, d->settings->title);
    else if (same == p->entry_count)
        sink_text(&p->title, pages_title(p, 0));
    else
        message_count(d->settings->words, many, many, p->entry_count, &p->title);
}

enum { NUMBER = 250 /* the width of a page number */, GAP = 80, LINE_GAP = 5, TITLE = 180 + GAP };

static void add_games(struct document *d, struct paragraph_list *to)
{
    const struct pages *p = &d->pages;
    const struct pages_entry *e;

    for (e = p->entries; e < p->entries + p->entry_count; e++) {
        paragraph_begin(to, PARAGRAPH_ENTRY, 0, LINE_GAP);
        SINK(&to->text, sink_part(&p->bytes, e->name, e->name_end), "\240 ", (char)(ENCODING_SWITCH + ENCODING_ITALIC),
             sink_part(&p->bytes, e->name_end, e->result_end));
        pages_label(p, p->places[e->place].page, &d->words);
        paragraph_lead(to, to->width + NUMBER, sink_contents(&d->words));
        d->words.used = 0;
    }
}

/* Puts the contents on the title page if `same`, else evenly on new pages. The last line of each game is a link. */
static void put_contents(struct document *d, const struct paragraph_list *list, bool same)
{
    enum { ASCENT = 80, HEIGHT = 140 };
    const struct pages_entry *e = d->pages.entries;
    int64_t full = document_area(d, false).height - TITLE, height = paragraph_height(list, 0), end = 0;
    int64_t pages = (height + full - 1) / full;
    int64_t left = document_area(d, false).left + (document_area(d, false).width - list->width - NUMBER) / 2;
    int next;

    for (int n = 0; n < list->count; n = next) {
        for (next = n + 1; next < list->count && !list->lines[next].first;)
            next++;
        if (!n || d->y <= end || paragraph_fit(list, n, document_space(d)) < next) {
            if (!same)
                document_plain_page(d);
            paragraph_clear(&d->text, d->area.width);
            message_write(d->settings->words, MESSAGE_CONTENTS, NULL, &d->words);
            document_add(d, &d->text, PARAGRAPH_TITLE, 0);
            document_put(d, &d->text, 0, d->text.count);
            d->y -= GAP;
            end = same ? 0 : d->y - height / pages;
        }
        d->y = paragraph_put(list, n, next, left, d->y, &d->pages);
        pages_link(&d->pages, left, d->y + ASCENT, list->width + NUMBER, HEIGHT, e++->place);
    }
}

/* Puts the document's largest board, without marks and coordinates, in the middle of an area of this height. */
static void put_cover(struct document *d, int64_t height)
{
    enum { WIDTH = 60 /* the greatest width, in per cent of the area's width */, TILE = 360 };
    struct pages *p = &d->pages;
    struct figure_data f = {0};

    for (int i = 0; i < p->figure_count; i++)
        if (p->figures[i].columns * p->figures[i].rows >= f.columns * f.rows)
            f = p->figures[i];
    f.labels = false;
    plot_fit(&f, d->area.width * WIDTH / 100, height, TILE);
    d->y -= height;
    pages_figure(p, d->area.left + (d->area.width - f.columns * f.size) / 2, d->y + (height + f.rows * f.size) / 2, f);
    if (f.columns) /* without a board, p->tiles.bytes may be NULL */
        memcpy(p->tiles.bytes + p->figures[p->figure_count - 1].tiles, p->tiles.bytes + f.tiles,
               (size_t)f.columns * (size_t)f.rows);
}

static void put_title_page(struct document *d)
{
    enum { SPACE = 350, ABOVE = 10, COVER = 40 /* gap ABOVE the title and height of COVER, in per cent of the area */ };

    d->landscape = false;
    document_plain_page(d);
    d->y -= d->area.height * ABOVE / 100;
    paragraph_clear(&d->text, d->area.width);
    sink_text(&d->words, sink_contents(&d->pages.title));
    document_add(d, &d->text, PARAGRAPH_COVER, 0);
    document_put(d, &d->text, 0, d->text.count);
    d->y -= SPACE;
    put_cover(d, lesser(d->area.height * COVER / 100, document_space(d)));
    d->y -= SPACE;
}

void front_end(struct document *d)
{
    enum {
        CONTENTS_AUTO, CONTENTS_YES, /* the first values of the setting `contents` */
        MANY = 4, /* the fewest games for which a booklet has contents */
        WIDEST = 4700, /* the greatest width of contents */
        FEW = 30  /* the greatest height of contents on the title page, in per cent of the area's height */
    };
    int contents = d->settings->values[DOCUMENT_CONTENTS];
    bool book = d->settings->values[DOCUMENT_COMMENTS];
    struct paragraph_list list = {0};
    int64_t height, few = document_area(d, false).height * FEW / 100, width = document_area(d, false).width;

    front_title(d);
    book_end(d);
    strip_end(d, NULL);
    index_put(d);
    paragraph_clear(&list, lesser(width, WIDEST) - NUMBER);
    if (contents == CONTENTS_YES || (contents == CONTENTS_AUTO && book && d->pages.entry_count >= MANY))
        add_games(d, &list);
    height = TITLE + paragraph_height(&list, 0);
    if (list.count || d->settings->values[DOCUMENT_INDEX] || (book && d->settings->title.length))
        put_title_page(d);
    put_contents(d, &list, height < few && height < document_space(d));
    paragraph_free(&list);
    if ((d->pages.count - d->pages.body) % 2) /* the body begins on a right-hand page */
        document_plain_page(d);
}
