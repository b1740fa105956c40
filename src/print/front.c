#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "paper/paper.h"
#include "print/layout.h"

/* ORDER: the values of the setting contents. */
enum { CONTENTS_AUTO, CONTENTS_YES, CONTENTS_NO };

/* The words of a choice stand in the order of: the papers in document.c, CONTENTS_. */
const struct setting front_settings[] = {
    [DOCUMENT_PAPER] = {.name = "paper", .kind = SETTING_CHOICE, .words = "a4 letter legal a3 a5"},
    [DOCUMENT_ORIENTATION] = {.name = "orientation", .kind = SETTING_CHOICE, .words = "auto portrait landscape"},
    [DOCUMENT_FIGURES] = {.name = "figures", .kind = SETTING_NUMBER, .min = 1, .max = 30}, /* 0: not set */
    [DOCUMENT_COMMENTS] = SETTING_OFF("comments"),
    [DOCUMENT_CONTENTS] = {.name = "contents", .kind = SETTING_CHOICE, .words = "auto yes no"},
    [DOCUMENT_INDEX] = SETTING_OFF("index"),
    [DOCUMENT_MOVES] = SETTING_ON("moves"),
    [DOCUMENT_THEME] = {.name = "theme", .kind = SETTING_CHOICE, .words = SCENE_THEMES},
    [DOCUMENT_TILE] = {.name = "tile", .kind = SETTING_NUMBER, .max = 200},
    [DOCUMENT_LABELS] = SETTING_ON("labels"),
    [DOCUMENT_NUMBERS] = SETTING_ON("numbers"),
    [DOCUMENT_LAST] = SETTING_ON("last"),
    [DOCUMENT_PATH] = SETTING_ON("path"),
    [DOCUMENT_ERROR] = SETTING_ON("error"),
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

void front_draw(const struct scene *s, struct sink *to)
{
    struct document *d = s->state;

    (void)to;
    document_open(d, s->settings);
    if (d->settings->values[DOCUMENT_COMMENTS])
        book_draw(d, s);
    else if (s->settings->film || d->settings->values[DOCUMENT_FIGURES] > 1)
        strip_draw(d, s);
    else
        page_draw(d, s);
    if (s->new_game && d->settings->values[DOCUMENT_INDEX])
        index_note(d, s);
}

/* The title is the name of the game, or the number of games. */
void front_title(struct document *d)
{
    struct pages *p = &d->pages;
    char number[TEXT_NUMBER];
    struct text hole = text_number(p->entry_count, number);

    if (p->entry_count == 1)
        sink_text(&p->title, pages_title(p, 0));
    else
        message_write(d->settings->words, MESSAGE_GAMES, &hole, &p->title);
}

enum { LEADING = 150, SIZE = 100, SMALL = 90, TITLE = 280 };

/* The number of games on a page of contents, about the same on each. */
static int entries_a_page(const struct document *d)
{
    enum { HEADING = 260 /* height */ };
    int count = d->pages.entry_count, most = (int)((document_area(d, false).height - HEADING) / LEADING);
    int pages = (count + most - 1) / most;

    return (count + pages - 1) / pages;
}

/* Puts dots from a place on, in columns that all lines share; returns nothing if they have no space. */
static void put_dots(struct document *d, int64_t from, int64_t right, int64_t y)
{
    enum { STEP = 50 /* the width of a dot and a blank */, MAX = 200 };
    char dots[2 * MAX];
    int64_t count = (right - from) / STEP, i;

    for (i = 0; i < count && i < MAX; i++) {
        dots[2 * i] = '.';
        dots[2 * i + 1] = ' ';
    }
    pages_text(&d->pages, right - i * STEP, y, ENCODING_ROMAN, SIZE, (struct text){dots, 2 * (size_t)i});
}

/* Puts the line of a game: its name, its result and its page, to which it leads. */
static void put_entry(struct document *d, const struct pages_entry *e, int64_t y)
{
    enum { NUMBER = 250, GAP = 80, ASCENT = 80 };
    enum { NAME = 62, ALONE = 85 /* per cent of the width, at most, with and without a result */ };
    struct pages *p = &d->pages;
    const struct document_area *a = &d->area;
    bool result = e->result_end > e->name_end;
    int64_t right = a->left + a->width, x = a->left;
    struct sink number = {0};

    x += document_put_short(d, x, y, a->width * (result ? NAME : ALONE) / 100, ENCODING_ROMAN, SIZE, e->name,
                            e->name_end);
    if (result)
        x += GAP + document_put_short(d, x + GAP, y, right - 2 * NUMBER - x, ENCODING_ITALIC, SMALL, e->name_end,
                                      e->result_end);
    put_dots(d, x + GAP, right - NUMBER, y);
    pages_label(p, p->places[e->place].page, &number);
    pages_text(p, right - encoding_width(ENCODING_ROMAN, sink_contents(&number)) * SIZE / ENCODING_EM, y,
               ENCODING_ROMAN, SIZE, sink_contents(&number));
    sink_free(&number);
    pages_link(p, a->left, y + ASCENT, a->width, LEADING - 10, e->place);
}

/* Adds the pages of contents. */
static void put_contents(struct document *d)
{
    enum { GAP = 80 };
    struct pages *p = &d->pages;
    int i;

    for (i = 0; i < p->entry_count; i++) {
        if (i % entries_a_page(d) == 0) {
            d->landscape = false;
            document_plain_page(d);
            paragraph_clear(&d->text, d->area.width);
            message_write(d->settings->words, MESSAGE_CONTENTS, NULL, &d->words);
            document_add(d, PARAGRAPH_TITLE, 0);
            document_put(d);
            d->y -= GAP;
        }
        d->y -= LEADING;
        put_entry(d, &p->entries[i], d->y);
    }
}

/* Whether the document has a table of contents. */
static bool has_contents(const struct document *d)
{
    int setting = d->settings->values[DOCUMENT_CONTENTS];
    bool book = d->settings->values[DOCUMENT_COMMENTS] && d->pages.entry_count > 1;

    return setting == CONTENTS_YES || (setting == CONTENTS_AUTO && book);
}

/* The figure of a document with the most tiles; -1 if none has one. */
static int largest_figure(const struct pages *p)
{
    size_t k, n, most = 0;
    int i, largest = -1;

    for (i = 0; i < p->figure_count; i++) {
        const struct figure_data *f = &p->figures[i];

        for (k = n = 0; k < (size_t)f->columns * (size_t)f->rows; k++)
            n += p->tiles.bytes[f->tiles + k] != '.';
        if (n > most) {
            most = n;
            largest = i;
        }
    }
    return largest;
}

/* Puts the largest figure again, without numbers and marks, centred at the top of the free part of the page, and takes
   this height. */
static void put_cover(struct document *d, int64_t height)
{
    enum { WIDTH = 60 /* per cent of the width, at most */, TILE = 360 };
    struct pages *p = &d->pages;
    int figure = largest_figure(p);
    struct figure_data from = {0}, *f;
    int64_t across, down;

    if (figure >= 0) {
        from = p->figures[figure];
        across = d->area.width * WIDTH / 100 / from.columns;
        down = height / from.rows;
        from.size = across < down ? across : down;
        from.size = from.size < TILE ? from.size : TILE;
    }
    d->y -= height;
    if (from.size < 1)
        return;
    f = pages_figure(p, d->area.left + (d->area.width - from.columns * from.size) / 2,
                     d->y + (height + from.rows * from.size) / 2, from.columns, from.rows, from.size);
    memcpy(p->tiles.bytes + f->tiles, p->tiles.bytes + from.tiles, (size_t)from.columns * (size_t)from.rows);
}

/* Puts the title of the document, as large as the page is wide. */
static void put_title(struct document *d)
{
    struct pages *p = &d->pages;
    const size_t begin = p->bytes.used;
    int64_t size = TITLE, width, free;

    document_write(d, sink_contents(&p->title), &p->bytes);
    width = encoding_width(ENCODING_BOLD, pages_bytes(p, begin, p->bytes.used));
    while (size > SIZE && width * size / ENCODING_EM > d->area.width)
        size -= 10;
    free = d->area.width - width * size / ENCODING_EM;
    document_put_short(d, d->area.left + (free > 0 ? free / 2 : 0), d->y, d->area.width, ENCODING_BOLD, size, begin,
                       p->bytes.used);
}

/* Adds a title page: the title of the document, a board, and the players if they have space. */
static void put_title_page(struct document *d)
{
    enum { LINE = 150, GAP = 350, ABOVE = 15, COVER = 40 /* per cent of the height */ };
    struct text rest, line;
    int64_t lines = 0;

    d->landscape = false;
    document_plain_page(d);
    d->y -= d->area.height * ABOVE / 100;
    put_title(d);
    d->y -= GAP;
    put_cover(d, d->area.height * COVER / 100);
    d->y -= GAP;
    rest = sink_contents(&d->pages.people);
    while (text_line(&rest, &line))
        lines++;
    paragraph_clear(&d->text, d->area.width);
    sink_text(&d->words, lines * LINE < document_space(d) ? sink_contents(&d->pages.people) : text_of(""));
    document_add(d, PARAGRAPH_MIDDLE, LINE - 120);
    document_put(d);
}

/* Makes the title of several games the running head of the pages of a gallery. */
static void name_pages(struct document *d)
{
    struct pages *p = &d->pages;
    size_t begin = p->bytes.used;
    int i;

    document_write(d, sink_contents(&p->title), &p->bytes);
    for (i = 0; i < p->count && p->entry_count > 1; i++) {
        struct pages_item *head = &p->items[p->all[i].begin];

        head->begin = begin;
        head->end = p->bytes.used;
    }
}

void front_end(struct document *d)
{
    bool index = d->settings->values[DOCUMENT_INDEX];

    front_title(d);
    if (document_is_gallery(d))
        name_pages(d);
    d->pages.body = d->pages.count;
    if (index)
        index_put(d);
    d->pages.body = d->pages.count;
    if (index)
        put_title_page(d);
    if (has_contents(d))
        put_contents(d);
    d->pages.front = d->pages.count - d->pages.body;
}
