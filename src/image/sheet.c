#include "image/canvas.h"

enum { KEY_COLUMNS = BOARD_SETTINGS, PIXELS = 40000000 /* the most pixels of a sheet of several boards */ };

const struct setting sheet_settings[] = {
    SETTINGS_BOARD(SETTING_ON, 48, "none white black #RRGGBB", 0),
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* The gap between cells, in pixels. */
static int gap_of(const struct render_settings *settings)
{
    return settings->values[BOARD_SIZE] * 6 / 10;
}

void sheet_draw(const struct scene *s, struct sink *to)
{
    struct sheet *sheet = s->state;
    struct sheet_cell cell = {.name = {.used = 0}};
    int columns = s->settings->values[KEY_COLUMNS], width, bottom, line;

    (void)to;
    if (!sheet->is_full)
        board_paint(&sheet->painter, s, false, &cell.picture);
    if (!s->settings->quiet && !(s->new_game && s->game->title.length + s->game->white.length + s->game->black.length))
        scene_title(s, s->game->nth, &cell.name);
    sheet->names += cell.name.used > 0;
    sheet->games += s->new_game;
    cell.top = sheet->count && sheet->count % columns == 0 ? sheet->bottom + gap_of(s->settings) : sheet->top;
    columns = sheet->count + 1 < columns ? sheet->count + 1 : columns;
    width = cell.picture.width > sheet->width ? cell.picture.width : sheet->width;
    bottom = cell.top + cell.picture.height > sheet->bottom ? cell.top + cell.picture.height : sheet->bottom;
    line = sheet->games > 1 && sheet->names ? 2 * sheet->painter.letters[PAINTER_CAPTIONS].cap : 0;
    sheet->is_full = sheet->is_full || (sheet->count && (int64_t)columns * (width + gap_of(s->settings)) *
                                                        (bottom + (sheet->count / columns + 1) * line) > PIXELS);
    if (sheet->is_full) {
        sink_free(&cell.name);
        canvas_free(&cell.picture);
        if (s->settings->dropped)
            s->settings->dropped->boards++;
        return;
    }
    sheet->line = line;
    *MEMORY_ADD(sheet->cells, sheet->count, sheet->capacity) = cell;
    sheet->width = width;
    sheet->top = cell.top;
    sheet->bottom = bottom;
}

struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings)
{
    struct letters *letters = &sheet->painter.letters[PAINTER_CAPTIONS];
    int columns = settings->values[KEY_COLUMNS], gap = gap_of(settings), i;
    struct canvas all = {.palette = &sheet->painter.palette};

    columns = sheet->count < columns ? sheet->count : columns;
    canvas_open(&all, (int64_t)columns * (sheet->width + gap) - gap,
                sheet->bottom + (sheet->count - 1 + columns) / columns * sheet->line, sheet->painter.ground);
    for (i = 0; i < sheet->count; i++) {
        struct canvas *c = &sheet->cells[i].picture;
        struct text name = sheet->line ? sink_contents(&sheet->cells[i].name) : text_of("");
        int left = i % columns * (sheet->width + gap), top = sheet->cells[i].top + i / columns * sheet->line;

        name = scene_cut_line(&name, letters_fit(letters, name, sheet->width));
        letters_write(letters, name, left + (sheet->width - letters_width(letters, name)) / 2,
                      top + sheet->line * 3 / 4, sheet->painter.ink, &all, settings->missing);
        canvas_copy(c, 0, c->width, &all, left + (sheet->width - c->width) / 2, top + sheet->line, CANVAS_COVER);
        canvas_free(c);
        sink_free(&sheet->cells[i].name);
    }
    free(sheet->cells);
    painter_free(&sheet->painter);
    return all;
}
