/* sheet: the pictures of a run become one. */

#include "image/canvas.h"

enum { KEY_COLUMNS = BOARD_SETTINGS };

const struct setting sheet_settings[] = {
    SETTINGS_BOARD("none white black #RRGGBB", 0),
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

void sheet_draw(const struct scene *s, struct sink *to)
{
    enum { PIXELS = 40000000 };
    struct sheet *sheet = s->state;
    struct canvas cell = {.width = 0};

    (void)to;
    if (!sheet->is_full)
        board_paint(&sheet->painter, s, false, &cell);
    sheet->width = cell.width > sheet->width ? cell.width : sheet->width;
    sheet->height = cell.height > sheet->height ? cell.height : sheet->height;
    if (sheet->is_full || (sheet->count && (sheet->count + 1) * (int64_t)sheet->width * sheet->height > PIXELS)) {
        sheet->is_full = true;
        canvas_free(&cell);
        if (s->settings->left_out)
            ++*s->settings->left_out;
        return;
    }
    sheet->cells = memory_grow(sheet->cells, &sheet->capacity, (size_t)sheet->count + 1, sizeof *sheet->cells);
    sheet->cells[sheet->count++] = cell;
}

/* The height of the row that begins with this cell. */
static int row_height(const struct sheet *sheet, int from, int columns)
{
    int height = 0, i;

    for (i = from; i < from + columns && i < sheet->count; i++)
        height = sheet->cells[i].height > height ? sheet->cells[i].height : height;
    return height;
}

struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings)
{
    int columns = settings->values[KEY_COLUMNS], gap = settings->values[BOARD_SIZE] * 6 / 10, i, y = -gap;
    int across = sheet->width + gap;
    struct canvas all = {.palette = &sheet->painter.palette};

    columns = sheet->count < columns ? sheet->count : columns;
    for (i = 0; i < sheet->count; i += columns)
        y += row_height(sheet, i, columns) + gap;
    canvas_open(&all, (int64_t)columns * across - gap, y, board_ground(settings));
    for (i = y = 0; i < sheet->count; i++) {
        struct canvas *c = &sheet->cells[i];

        canvas_copy(c, 0, c->width, &all, i % columns * across + (sheet->width - c->width) / 2, y);
        y += (i + 1) % columns ? 0 : row_height(sheet, i + 1 - columns, columns) + gap;
    }
    for (i = 0; i < sheet->count; i++)
        canvas_free(&sheet->cells[i]);
    free(sheet->cells);
    painter_free(&sheet->painter);
    return all;
}
