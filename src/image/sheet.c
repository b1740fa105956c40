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

static bool is_named(const struct sheet *sheet, const struct sheet_cell *cell)
{
    return sheet->games > 1 && cell->name.used;
}

/* Places the row of cells that begins with cell `first`, so that its boards have one top. Returns the row's bottom. */
static int place_row(struct sheet *sheet, int first, int columns, int top)
{
    int past = sheet->count - first < columns ? sheet->count : first + columns, board = top, bottom = top, i;

    for (i = first; i < past; i++) {
        const struct sheet_cell *c = &sheet->cells[i];
        int above = c->above + (is_named(sheet, c) ? sheet->line : 0);

        board = top + above > board ? top + above : board;
    }
    for (i = first; i < past; i++) {
        struct sheet_cell *c = &sheet->cells[i];

        c->top = board - c->above;
        bottom = c->top + c->picture.height > bottom ? c->top + c->picture.height : bottom;
    }
    return bottom;
}

/* Adds a cell with the board of a scene. If the sheet would become too large, adds nothing and returns false. */
static bool add_cell(struct sheet *sheet, const struct scene *s)
{
    struct sheet_cell cell = {.name = {.used = 0}};
    int columns = s->settings->values[KEY_COLUMNS], gap = gap_of(s->settings), first, top, width, bottom, height;

    board_paint(&sheet->painter, s, false, &cell.picture);
    if (!s->settings->quiet && !(s->new_game && s->game->title.length + s->game->white.length + s->game->black.length))
        scene_title(s, s->game->nth, &cell.name);
    cell.above = sheet->painter.board;
    sheet->games += s->new_game;
    sheet->line = 2 * sheet->painter.letters[PAINTER_TITLES].cap + sheet->painter.gap;
    first = sheet->count - sheet->count % columns;
    top = sheet->count && first == sheet->count ? sheet->bottom + gap : sheet->top;
    width = cell.picture.width > sheet->width ? cell.picture.width : sheet->width;
    *MEMORY_ADD(sheet->cells, sheet->count, sheet->capacity) = cell;
    bottom = place_row(sheet, first, columns, top);
    columns = sheet->count < columns ? sheet->count : columns;
    height = bottom + (first / columns + 1) * sheet->line; /* a later game may add names to each row */
    if (sheet->count > 1 && (int64_t)columns * (width + gap) * height > PIXELS) {
        sheet->count--;
        sink_free(&cell.name);
        canvas_free(&cell.picture);
        return false;
    }
    sheet->width = width;
    sheet->top = top;
    sheet->bottom = bottom;
    return true;
}

void sheet_draw(const struct scene *s, struct sink *to)
{
    struct sheet *sheet = s->state;

    (void)to;
    sheet->is_full = sheet->is_full || !add_cell(sheet, s);
    if (sheet->is_full && s->settings->dropped)
        s->settings->dropped->boards++;
}

struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings)
{
    struct letters *letters = &sheet->painter.letters[PAINTER_TITLES];
    int columns = settings->values[KEY_COLUMNS], gap = gap_of(settings), bottom = -gap, i;
    struct canvas all = {.palette = &sheet->painter.palette};

    columns = sheet->count < columns ? sheet->count : columns;
    for (i = 0; i < sheet->count; i += columns)
        bottom = place_row(sheet, i, columns, bottom + gap);
    canvas_open(&all, (int64_t)columns * (sheet->width + gap) - gap, bottom, sheet->painter.ground);
    for (i = 0; i < sheet->count; i++) {
        struct sheet_cell *c = &sheet->cells[i];
        struct text name = is_named(sheet, c) ? sink_contents(&c->name) : text_of("");
        int left = i % columns * (sheet->width + gap);

        name = scene_cut_line(&name, letters_fit(letters, name, sheet->width));
        letters_write(letters, name, left + (sheet->width - letters_width(letters, name)) / 2,
                      c->top - sheet->line + letters->cap * 3 / 2, sheet->painter.ink, &all, settings->missing);
        canvas_copy(&c->picture, 0, c->picture.width, &all, left + (sheet->width - c->picture.width) / 2, c->top,
                    CANVAS_COVER);
        canvas_free(&c->picture);
        sink_free(&c->name);
    }
    free(sheet->cells);
    painter_free(&sheet->painter);
    return all;
}
