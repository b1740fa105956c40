/* sheet: the pictures of a run become one. */

#include "image/canvas.h"

enum { KEY_COLUMNS = BOARD_SETTINGS };

const struct setting sheet_settings[] = {
    SETTINGS_BOARD("none white black #RRGGBB", 0),
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* Adds a picture; false if the sheet would have more than PIXELS then. The first has room in any case. */
static bool add_cell(struct sheet *sheet, struct canvas cell)
{
    enum { PIXELS = 40000000 };

    sheet->width = cell.width > sheet->width ? cell.width : sheet->width;
    sheet->height = cell.height > sheet->height ? cell.height : sheet->height;
    if (sheet->count && (sheet->count + 1) * (int64_t)sheet->width * sheet->height > PIXELS)
        return false;
    sheet->cells = memory_grow(sheet->cells, &sheet->capacity, (size_t)sheet->count + 1, sizeof *sheet->cells);
    sheet->cells[sheet->count++] = cell;
    return true;
}

void sheet_draw(const struct scene *s, struct sink *to)
{
    struct sheet *sheet = s->state;
    struct canvas cell = {.width = 0};

    (void)to;
    if (!sheet->is_full) {
        board_paint(&sheet->painter, s, false, &cell);
        sheet->is_full = !add_cell(sheet, cell);
    }
    if (sheet->is_full) {
        canvas_free(&cell);
        if (s->settings->left_out)
            ++*s->settings->left_out;
    }
    if (!s->end_game || sheet->is_full)
        return;
    sink_string(&sheet->games, sheet->games.used ? ",\n" : "[");
    json_game_record(s, &sheet->games);
}

/* The height of the row that begins with this cell. */
static int row_height(const struct sheet *sheet, int from, int columns)
{
    int height = 0, i;

    for (i = from; i < from + columns && i < sheet->count; i++)
        height = sheet->cells[i].height > height ? sheet->cells[i].height : height;
    return height;
}

/* Puts all pictures into one: each in the middle of its column, at the top of its row. */
static void join(const struct sheet *sheet, const struct render_settings *settings, struct canvas *to)
{
    int columns = settings->values[KEY_COLUMNS], gap = settings->values[BOARD_SIZE] * 6 / 10, i, y = -gap;
    int background = settings->values[BOARD_BACKGROUND], across = sheet->width + gap;

    columns = sheet->count < columns ? sheet->count : columns;
    for (i = 0; i < sheet->count; i += columns)
        y += row_height(sheet, i, columns) + gap;
    canvas_open(to, (int64_t)columns * across - gap, y, background ? 0xFF000000U | (unsigned)(background - 1) : 0);
    for (i = y = 0; i < sheet->count; i++) {
        const struct canvas *c = &sheet->cells[i];

        canvas_copy(c, 0, c->width, CANVAS_COVER, to, i % columns * across + (sheet->width - c->width) / 2, y);
        y += (i + 1) % columns ? 0 : row_height(sheet, i + 1 - columns, columns) + gap;
    }
}

void sheet_close(struct sheet *sheet, const struct render_settings *settings, struct canvas *all)
{
    int i;

    if (sheet->count == 1)
        *all = sheet->cells[0];
    else
        join(sheet, settings, all);
    for (i = 0; i < sheet->count && sheet->count > 1; i++)
        canvas_free(&sheet->cells[i]);
    free(sheet->cells);
    painter_free(&sheet->painter);
}
