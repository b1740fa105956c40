/* sheet: all boards of a run in one image. */

#include "image/canvas.h"

enum { KEY_COLUMNS = BOARD_SETTINGS };

const struct setting sheet_settings[] = {
    SETTINGS_BOARD(SETTING_ON, 48, "none white black #RRGGBB", 0),
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

static int gap_of(const struct render_settings *settings)
{
    return settings->values[BOARD_SIZE] * 6 / 10;
}

void sheet_draw(const struct scene *s, struct sink *to)
{
    enum { PIXELS = 40000000 };
    struct sheet *sheet = s->state;
    struct sheet_cell cell = {.top = sheet->top};
    int columns = s->settings->values[KEY_COLUMNS], gap = gap_of(s->settings), width, bottom;

    (void)to;
    if (!sheet->is_full)
        board_paint(&sheet->painter, s, false, &cell.picture);
    if (sheet->count && sheet->count % columns == 0)
        cell.top = sheet->bottom + gap;
    columns = sheet->count + 1 < columns ? sheet->count + 1 : columns;
    width = cell.picture.width > sheet->width ? cell.picture.width : sheet->width;
    bottom = cell.top + cell.picture.height > sheet->bottom ? cell.top + cell.picture.height : sheet->bottom;
    sheet->is_full = sheet->is_full || (sheet->count && (int64_t)columns * (width + gap) * bottom > PIXELS);
    if (sheet->is_full) {
        canvas_free(&cell.picture);
        if (s->settings->dropped)
            s->settings->dropped->boards++;
        return;
    }
    *MEMORY_ADD(sheet->cells, sheet->count, sheet->capacity) = cell;
    sheet->width = width;
    sheet->top = cell.top;
    sheet->bottom = bottom;
}

struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings)
{
    int columns = settings->values[KEY_COLUMNS], gap = gap_of(settings), i;
    struct canvas all = {.palette = &sheet->painter.palette};

    columns = sheet->count < columns ? sheet->count : columns;
    canvas_open(&all, (int64_t)columns * (sheet->width + gap) - gap, sheet->bottom, board_ground(settings));
    for (i = 0; i < sheet->count; i++) {
        struct canvas *c = &sheet->cells[i].picture;

        canvas_copy(c, 0, c->width, &all, i % columns * (sheet->width + gap) + (sheet->width - c->width) / 2,
                    sheet->cells[i].top, CANVAS_COVER);
        canvas_free(c);
    }
    free(sheet->cells);
    painter_free(&sheet->painter);
    return all;
}
