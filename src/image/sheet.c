#include "image/canvas.h"

enum { KEY_COLUMNS = BOARD_SETTINGS, PIXELS = 40000000 /* the most pixels of a sheet of several boards */ };

const struct setting sheet_settings[] = {
    SETTINGS_BOARD(SETTING_ON, 48, "none white black #RRGGBB", 0),
    [KEY_COLUMNS] = {.name = "columns", .kind = SETTING_NUMBER, .min = 1, .max = 1000, .initial = 4},
    SETTINGS_ANALYSIS,
    {.name = NULL},
};

/* Places the cells from `first`, which begins a row: the boards of a row have one top, below the highest heading. Sets
   the size of the sheet. */
static void place_cells(struct sheet *sheet, const struct render_settings *settings, int first)
{
    int columns = settings->values[KEY_COLUMNS], gap = settings->values[BOARD_SIZE] * 6 / 10;
    int board = 0, i, n;
    const struct painter *p = &sheet->painter;
    struct sheet_cell *c = sheet->cells + first;

    sheet->widest = first ? sheet->widest : 0;
    sheet->height = !first ? -gap : first < sheet->count - 1 ? sheet->bottom : sheet->height;
    for (i = first; i < sheet->count; i++, c++) {
        if (i % columns == 0) {
            sheet->bottom = sheet->height;
            for (board = n = 0; n < columns && i + n < sheet->count; n++) {
                c[n].line = sheet->games > 1 && c[n].name.used ? 2 * p->letters[PAINTER_TITLES].cap + p->gap : 0;
                board = c[n].line + c[n].above > board ? c[n].line + c[n].above : board;
            }
            board += sheet->height + gap;
        }
        c->top = board - c->above;
        sheet->height = c->top + c->picture.height > sheet->height ? c->top + c->picture.height : sheet->height;
        sheet->widest = c->picture.width > sheet->widest ? c->picture.width : sheet->widest;
    }
    sheet->step = sheet->widest + gap;
    sheet->width = (sheet->count < columns ? sheet->count : columns) * sheet->step - gap;
}

void sheet_draw(const struct scene *s, struct sink *to)
{
    struct sheet *sheet = s->state;
    struct sheet_cell *c = MEMORY_ADD(sheet->cells, sheet->count, sheet->capacity);
    int columns = s->settings->values[KEY_COLUMNS], last = sheet->count - 1;

    (void)to;
    *c = (struct sheet_cell){.line = 0};
    if (!s->settings->quiet && !(s->new_game && s->game->title.length + s->game->white.length + s->game->black.length))
        scene_title(s, s->game->nth, &c->name);
    sheet->games += s->new_game;
    if (!sheet->is_full) {
        board_paint(&sheet->painter, s, false, &c->picture);
        c->above = sheet->painter.board;
        /* a second game gives names to all cells; otherwise only the last row changes */
        place_cells(sheet, s->settings, sheet->games == 2 && s->new_game ? 0 : last - last % columns);
    }
    sheet->is_full = sheet->is_full || (sheet->count > 1 && (int64_t)sheet->width * sheet->height > PIXELS);
    if (sheet->is_full) {
        sink_free(&c->name);
        canvas_free(&c->picture);
        sheet->count--;
        sheet->games -= s->new_game;
        if (s->settings->dropped)
            s->settings->dropped->boards++;
    }
}

struct canvas sheet_close(struct sheet *sheet, const struct render_settings *settings)
{
    struct letters *letters = &sheet->painter.letters[PAINTER_TITLES];
    struct canvas all = {.palette = &sheet->painter.palette};

    place_cells(sheet, settings, 0);
    canvas_open(&all, sheet->width, sheet->height, sheet->painter.ground);
    for (int i = 0; i < sheet->count; i++) {
        struct sheet_cell *c = &sheet->cells[i];
        struct text name = c->line ? sink_contents(&c->name) : text_of("");
        int middle = i % settings->values[KEY_COLUMNS] * sheet->step + sheet->widest / 2;

        name = scene_cut_line(&name, letters_fit(letters, name, sheet->widest));
        letters_write(letters, name, middle - letters_width(letters, name) / 2,
                      c->top - c->line + letters->cap * 3 / 2, sheet->painter.ink, &all, settings->missing);
        canvas_copy(&c->picture, 0, c->picture.width, &all, middle - c->picture.width / 2, c->top, CANVAS_COVER);
        canvas_free(&c->picture);
        sink_free(&c->name);
    }
    free(sheet->cells);
    painter_free(&sheet->painter);
    return all;
}
