#include "print/layout.h"

/* For the index: a key, and one game that has this key. A key is the name of a player or the moves of an opening. */
struct index_line {
    size_t begin, end; /* range of the key in document.keys */
    bool opening;
    int entry;         /* the index of the game in pages.entries */
    struct text key;   /* the text of the key; index_put sets `key` and `page` */
    int page;          /* the page of the game */
};

static void note_key(struct document *d, struct text key, bool opening)
{
    struct index_line line = {.begin = d->keys.used, .opening = opening, .entry = d->pages.entry_count - 1};

    sink_text(&d->keys, key);
    line.end = d->keys.used;
    if (key.length)
        *MEMORY_ADD(d->index, d->index_count, d->index_capacity) = line;
}

void index_note(struct document *d, const struct scene *s)
{
    enum { MOVES = 3 /* the number of moves in an opening */ };

    note_key(d, s->game->white, false);
    note_key(d, s->game->black, false);
    for (int n = 1; n <= MOVES && n <= s->game->count; n++)
        sink_word(&d->words, game_word(s->game, n, NOTATION_MODERN, NOTATION_SPACE));
    note_key(d, sink_contents(&d->words), true);
    d->words.used = 0;
}

/* The order of index lines: players before openings, then by key without case, then by key with case, then by game. */
static int compare(const void *one, const void *two)
{
    const struct index_line *a = one, *b = two;
    int order = a->opening - b->opening;

    for (size_t i = 0; !order && i < a->key.length && i < b->key.length; i++)
        order = (unsigned char)to_upper(a->key.at[i]) - (unsigned char)to_upper(b->key.at[i]);
    order = order ? order : (a->key.length > b->key.length) - (a->key.length < b->key.length);
    order = order ? order : memcmp(a->key.at, b->key.at, a->key.length);
    return order ? order : a->entry - b->entry;
}

/* Writes the page numbers of `count` lines with the same key. A range such as 3 to 5 has a dash (in Windows-1252). */
static void write_pages(const struct document *d, const struct index_line *lines, int count, struct sink *to)
{
    int n = 0;

    while (n < count) {
        int first = lines[n].page, last = first;

        sink_string(to, n ? ", " : "");
        while (++n < count && lines[n].page <= last + 1)
            last = lines[n].page;
        pages_label(&d->pages, first, to);
        if (last == first)
            continue;
        sink_string(to, last > first + 1 ? "\226" : ", ");
        pages_label(&d->pages, last, to);
    }
}

enum { ABOVE = 250, BELOW = 60, NAME = 40 }; /* gaps above and below a title, and above the name of a solution */

static void add_message(struct document *d, enum message m, enum paragraph_kind kind, int64_t above)
{
    message_write(d->settings->words, m, NULL, &d->words);
    document_add(d, &d->text, kind, above);
}

/* Returns the height of columns for line *to and all later lines, at most `most`. Moves *to past the lines that fit. */
static int64_t fit_columns(const struct document *d, const struct paragraph_list *list, int *to, int64_t most)
{
    const int from = *to;
    int64_t height = 0;
    int i;

    while (*to < list->count && height < most) {
        height += 10;
        for (*to = from, i = 0; i < d->columns; i++)
            *to = paragraph_fit(list, *to, height);
    }
    return height;
}

/* Puts the title d->text across the page, then a list in columns of about equal height. Begins a page if the
   whole list does not fit on this page. Divides a solution only if it is longer than a column. */
static void put_columns(struct document *d, struct paragraph_list *list)
{
    int64_t height;
    int from, to = 0;

    d->area = document_area(d, d->landscape);
    d->columns = (int)((d->area.width + DOCUMENT_GAP) / (list->width + DOCUMENT_GAP));
    d->column_width = list->width;
    d->y -= d->y < d->area.top ? ABOVE : 0;
    fit_columns(d, list, &to, document_space(d) - paragraph_height(&d->text, 0) - BELOW);
    if (to < list->count && d->y < d->area.top)
        document_new_page(d);
    document_put(d, &d->text, 0, d->text.count);
    d->y -= BELOW;
    d->area.width = list->width;
    for (from = to = 0; from < list->count; from = to) {
        if (from)
            document_new_page(d);
        height = fit_columns(d, list, &to, document_space(d));
        if (to == from) {
            list->whole = from;
            while (++list->whole < list->count &&
                   list->text.bytes[list->lines[list->whole].begin] != ENCODING_SWITCH + ENCODING_BOLD)
                continue;
            height = fit_columns(d, list, &to, document_space(d));
        }
        d->area.top = d->y;
        d->area.height = height;
        document_put(d, list, from, to);
    }
    d->y = d->area.top - d->area.height;
    d->column = 0;
}

static void put_keys(struct document *d, const struct index_line *lines, int count)
{
    const int64_t width = document_area(d, d->landscape).width;
    struct paragraph_list list = {0};
    int next;

    if (!count)
        return;
    paragraph_clear(&list, d->columns && !d->solutions.count ? d->column_width : (width - DOCUMENT_GAP) / 2);
    for (int n = 0; n < count; n = next) {
        for (next = n + 1; next < count && text_equal(lines[next].key, lines[n].key); next++)
            continue;
        paragraph_begin(&list, PARAGRAPH_LINE, 0, 0);
        document_write_name(d, lines[n].key, &list.text);
        sink_string(&list.text, "\240\240 "); /* a wide gap */
        write_pages(d, &lines[n], next - n, &d->words);
        paragraph_lead(&list, list.width, sink_contents(&d->words));
        d->words.used = 0;
    }
    paragraph_clear(&d->text, width);
    add_message(d, lines->opening ? MESSAGE_OPENINGS : MESSAGE_PLAYERS, PARAGRAPH_TITLE, 0);
    put_columns(d, &list);
    paragraph_free(&list);
}

/* Puts the index below the solutions or, in a booklet, below text that fills only column 1; otherwise on a new page. */
static void put_index(struct document *d)
{
    int players = 0;

    qsort(d->index, (size_t)d->index_count, sizeof *d->index, compare);
    while (players < d->index_count && !d->index[players].opening)
        players++;
    d->landscape = d->landscape && d->columns && !d->column;
    d->head_end = document_is_gallery(d) ? d->head_end : d->head;
    if (!d->columns || d->column)
        document_new_page(d);
    put_keys(d, d->index, players);
    put_keys(d, d->index + players, d->index_count - players);
}

void index_put(struct document *d)
{
    const int64_t third = (d->area.width - 2 * DOCUMENT_GAP) / 3; /* the width of a column if solutions are short */
    int i;

    if (d->solutions.count) {
        for (i = 0; i < d->solutions.count && d->solutions.lines[i].x + paragraph_width(&d->solutions, i) <= third; i++)
            continue;
        d->solutions.width = i < d->solutions.count ? d->solutions.width : third;
        document_new_page(d); /* readers of the last problem must not see the solutions */
        paragraph_clear(&d->text, d->area.width);
        add_message(d, MESSAGE_SOLUTIONS, PARAGRAPH_TITLE, 0);
        if (text_contains(sink_contents(&d->solutions.text), " any ")) /* a line below the title explains `any` */
            add_message(d, MESSAGE_ANY, PARAGRAPH_MIDDLE, BELOW);
        put_columns(d, &d->solutions);
    }
    d->pages.body = d->pages.count;
    for (i = 0; i < d->index_count; i++) {
        d->index[i].key = sink_part(&d->keys, d->index[i].begin, d->index[i].end);
        d->index[i].page = d->pages.places[d->pages.entries[d->index[i].entry].place].page;
    }
    if (d->index_count)
        put_index(d);
    d->pages.body = d->pages.count;
}

void index_note_solution(struct document *d, const struct scene *s)
{
    const struct record_move *m = s->moves ? game_record_move(s->game, s->moves) : NULL;
    struct paragraph_list *list = &d->solutions;
    struct text name, number;

    if (!m || !m->comment.count)
        return;
    list->whole = 1;
    list->width = (d->area.width - DOCUMENT_GAP) / 2;
    list->larger = d->text.larger;
    paragraph_begin(list, PARAGRAPH_PARA, 0, NAME);
    sink_byte(&list->text, ENCODING_SWITCH + ENCODING_BOLD);
    scene_name(s, &d->words);
    name = sink_contents(&d->words);
    number = text_cut(&name, ":"); /* shortens `Problem 1: White wins` to `Problem 1` */
    number = number.length && is_digit(number.at[number.length - 1]) ? number : sink_contents(&d->words);
    document_write_name(d, number, &list->text);
    d->words.used = 0;
    comments_add_lines(d, list, s->game->record, &m->comment);
}
