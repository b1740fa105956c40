#include "web/elements.h"

void caption_describe(const struct scene *s, struct sink *to)
{
    struct sink kept = {0};
    int n;

    sink_string(to, "<title>");
    scene_title(s, s->game->nth, &kept);
    xml_kept(&kept, to);
    sink_string(to, "</title>\n<desc>");
    scene_names(s, &kept);
    xml_lines("", &kept, ". ", to);
    xml_text(s->settings->words->blocks[s->game->record->count ? MESSAGE_MOVES : MESSAGE_POSITION], to);
    sink_byte(to, ':');
    if (!s->game->record->count) {
        sink_byte(to, ' ');
        code_position(s->game, to);
    }
    for (n = 1; n <= s->moves; n++) {
        SINK(to, " ", n, " ");
        xml_text(game_record_move(s->game, n)->word, to);
    }
    sink_string(to, ". ");
    if (s->moves == s->game->count)
        scene_result(s, &kept);
    else
        scene_after(s, &kept);
    xml_kept(&kept, to);
    sink_string(to, "</desc>\n");
}

/* Lengths are in units, which are tenths of a tile. */
enum {
    LINE = 5,      /* from one line of text to the next */
    LETTERS = 10,  /* PLAIN and BOLD are the widths of 10 letters */
    PLAIN = 21,    /* the estimated width of LETTERS letters in a caption */
    BOLD = 29,     /* the estimated width of LETTERS letters in a title */
    NARROWEST = 84 /* lines may be as wide as this even if the board is narrower */
};

/* A block of lines above or below the board. */
struct caption {
    struct sink *to;
    const struct tiles *tiles;
    struct svg_box *box; /* the box of the image, widened to contain the lines */
    int64_t width;       /* the width at which lines are broken */
    int64_t middle;      /* the x of the middle of the board, on which lines are centred */
    int64_t y;           /* the y of the next line */
};

static struct caption lines_in(const struct scene *s, struct svg_box *box, const struct tiles *tiles, int64_t y,
                               struct sink *to)
{
    struct extent e = game_extent(s->game, s->moves);

    return (struct caption){.to = to, .tiles = tiles, .box = box, .y = y,
                          .middle = (e.left + e.right + 1) * SVG_TILE / 2,
                          .width = box->width > NARROWEST ? box->width : NARROWEST};
}

/* Writes a line of text at x. Widens the box so that a centred block of text, 2 * `half` wide, fits. */
static void put_line(struct caption *l, const char *class, int64_t x, int64_t half, struct text line)
{
    int64_t right = l->box->left + l->box->width;

    l->box->left = l->middle - half < l->box->left ? l->middle - half : l->box->left;
    l->box->width = (l->middle + half > right ? l->middle + half : right) - l->box->left;
    sink_string(l->to, "<text");
    tiles_class(l->tiles, class, l->to);
    SINK_FILL(l->to, " x=\"#\" y=\"#\">", x, l->y);
    xml_text(line, l->to);
    sink_string(l->to, "</text>\n");
    l->y += LINE;
}

static void put_text(struct caption *l, const char *class, int units, struct text t)
{
    for (t = text_trim(t); t.length;) {
        struct text line = scene_cut_line(&t, l->width * LETTERS / units);

        put_line(l, class, l->middle, (int64_t)text_columns(line) * units / LETTERS / 2 + 1, line);
    }
}

static void put_captions(struct caption *l, struct text all)
{
    struct text line;

    while (text_line(&all, &line))
        put_text(l, "tx-caption", PLAIN, line);
}

void caption_legend(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    enum { SIGN = LINE + 2 /* the width of a sign with a gap; the height of a line with a sign */ };
    struct caption l = lines_in(s, box, tiles, box->top + box->height + 4, to);
    struct sink kept = {0};
    struct text all, line;
    int64_t half = 0, wide;

    scene_legend(s->settings, s->analysis, 0, &kept);
    for (all = sink_contents(&kept); text_line(&all, &line); half = wide > half ? wide : half)
        wide = ((int64_t)text_columns(text_skip(line, 1)) * PLAIN / LETTERS + SIGN) / 2 + 1;
    for (all = sink_contents(&kept); text_line(&all, &line); l.y++) {
        svg_marks_sign(line.at[0] - SCENE_SIGN, l.middle - half + SIGN / 2, l.y++, tiles, to);
        put_line(&l, "tx-caption tx-legend", l.middle - half + SIGN + 1, half, text_skip(line, 1));
    }
    box->height = l.y - 4 - box->top;
    sink_free(&kept);
}

static void put_below(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    struct caption caption = lines_in(s, box, tiles, box->top + box->height + 4, to);
    struct sink kept = {0};

    if (s->settings->position)
        scene_after(s, &kept);
    sink_byte(&kept, '\n');
    analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &kept);
    if (s->moves == s->game->count)
        scene_result(s, &kept);
    svg_open_last(s, tiles, to);
    put_captions(&caption, sink_contents(&kept));
    box->height = caption.y - 4 - box->top;
    caption_legend(s, tiles, box, to);
    svg_close_last(s, tiles, to);
    sink_free(&kept);
}

/* Writes a title and `lines` above the board. Enlarges the box at the top. The first line has y = 0;
   a group moves all lines to the top of the box. */
static void put_above(const struct scene *s, const struct tiles *tiles, struct text title, struct text lines,
                      struct svg_box *box, struct sink *to)
{
    struct sink kept = {0};
    struct caption heading = lines_in(s, box, tiles, 0, &kept);

    put_text(&heading, "tx-title", BOLD, title);
    put_captions(&heading, lines);
    if (heading.y) {
        box->top -= heading.y + 1;
        box->height += heading.y + 1;
        SINK_FILL(to, "<g transform=\"translate(0 #)\">\n", box->top + 4);
        SINK(to, sink_contents(&kept), "</g>\n");
    }
    sink_free(&kept);
}

void caption_put(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    struct sink names = {0};

    put_below(s, tiles, box, to);
    if (!s->new_game)
        return;
    scene_names(s, &names);
    put_above(s, tiles, s->game->title, sink_contents(&names), box, to);
    sink_free(&names);
}

void caption_name(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    struct sink name = {0};

    if (s->new_game && (s->game->title.length || s->game->white.length || s->game->black.length))
        return;
    scene_title(s, s->game->nth, &name);
    put_above(s, tiles, sink_contents(&name), text_of(""), box, to);
    sink_free(&name);
}
