#include "paper/inks.h"

void pages_begin(struct pages *p, bool landscape)
{
    *MEMORY_ADD(p->all, p->count, p->page_capacity) =
        (struct pages_page){.begin = p->item_count, .head = p->item_count, .landscape = landscape};
}

void pages_put(struct pages *p, struct pages_item item, int64_t x, int64_t y)
{
    item.x += x;
    item.y += y;
    *MEMORY_ADD(p->items, p->item_count, p->item_capacity) = item;
}

void pages_text(struct pages *p, int64_t x, int64_t y, enum encoding_font font, int64_t size, struct text bytes)
{
    const size_t at = p->bytes.used, end = at + bytes.length;

    sink_text(&p->bytes, bytes);
    if (bytes.length)
        pages_put(p, (struct pages_item){PAGES_TEXT, .font = font, .size = size, .begin = at, .end = end}, x, y);
}

void pages_link(struct pages *p, int64_t x, int64_t y, int64_t width, int64_t height, int place)
{
    pages_put(p, (struct pages_item){.kind = PAGES_LINK, .width = width, .height = height, .index = place}, x, y);
}

void pages_figure(struct pages *p, int64_t x, int64_t y, struct figure_data f)
{
    pages_put(p, (struct pages_item){.kind = PAGES_FIGURE, .index = p->figure_count}, x, y);
    f.tiles = p->tiles.used;
    f.marks = f.marks_end = p->mark_count;
    *MEMORY_ADD(p->figures, p->figure_count, p->figure_capacity) = f;
    sink_repeat(&p->tiles, TILE_NONE, (size_t)f.columns * (size_t)f.rows);
}

void pages_tile(struct pages *p, int column, int row, unsigned edges, enum game_player winner)
{
    const struct figure_data *f = &p->figures[p->figure_count - 1];
    int number = board_letter(edges) - 'a' + TILE_KINDS * (int)winner;

    p->tiles.bytes[f->tiles + (size_t)row * (size_t)f->columns + (size_t)column] = (char)(TILE_FIRST + number);
    p->drawings |= 1U << number;
}

void pages_mark(struct pages *p, struct figure_mark mark, int column, int row)
{
    mark.column = column;
    mark.row = row;
    *MEMORY_ADD(p->marks, p->mark_count, p->mark_capacity) = mark;
    p->figures[p->figure_count - 1].marks_end = p->mark_count;
}

int pages_place(struct pages *p, int64_t y)
{
    *MEMORY_ADD(p->places, p->place_count, p->place_capacity) = (struct pages_place){p->count - 1, y, p->item_count};
    return p->place_count - 1;
}

size_t pages_first(const struct pages *p, int page)
{
    return p->count > 1 ? p->all[page].begin : p->all[page].head;
}

size_t pages_end(const struct pages *p, int page)
{
    return page + 1 < p->count ? p->all[page + 1].begin : p->item_count;
}

int pages_bound(const struct pages *p, int n)
{
    return (n + p->body) % p->count;
}

int pages_nth(const struct pages *p, int page)
{
    return (page + p->count - p->body) % p->count;
}

void pages_label(const struct pages *p, int page, struct sink *to)
{
    if (page < p->body)
        sink_number(to, page + 1);
    else
        sink_roman(to, page - p->body + 1);
}

struct text pages_title(const struct pages *p, int entry)
{
    return sink_part(&p->titles, p->entries[entry].title, p->entries[entry].title_end);
}

void pages_take_back(struct pages *p, const struct pages *before)
{
    p->count = before->count;
    p->item_count = before->item_count;
    p->place_count = before->place_count;
    p->entry_count = before->entry_count;
    p->figure_count = before->figure_count;
    p->mark_count = before->mark_count;
    p->signs = before->signs;
    p->tiles.used = before->tiles.used;
    p->bytes.used = before->bytes.used;
    p->titles.used = before->titles.used;
}

void pages_free(struct pages *p)
{
    free(p->figures);
    free(p->marks);
    sink_free(&p->tiles);
    free(p->all);
    free(p->items);
    free(p->places);
    free(p->entries);
    sink_free(&p->bytes);
    sink_free(&p->titles);
    sink_free(&p->title);
}
