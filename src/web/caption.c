#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

static void put_player(const struct scene *s, enum board_colour colour, struct sink *to)
{
    struct sink kept = {0};

    if (scene_player(s, colour, &kept))
        sink_string(&kept, ". ");
    xml_kept(&kept, to);
}

/* The beginning of the description, the same for all positions of a game. */
static void put_opening(const struct scene *s, struct sink *to)
{
    struct sink kept = {0};

    sink_string(to, "<title>");
    scene_title(s, s->game->nth, &kept);
    xml_kept(&kept, to);
    sink_string(to, "</title>\n<desc>");
    put_player(s, BOARD_WHITE, to);
    put_player(s, BOARD_BLACK, to);
    xml_text(s->settings->words->blocks[MESSAGE_MOVES], to);
    sink_byte(to, ':');
}

void caption_describe(const struct scene *s, struct svg_cache *cache, struct sink *to)
{
    struct svg_cached_text *cached = &cache->of[SVG_CACHED_WORDS];
    struct sink kept = {0};

    if (cached->text.used == cached->begin)
        put_opening(s, &cached->text);
    while (cached->count < s->moves) {
        const struct record_move *m = game_record_move(s->game, ++cached->count);

        sink_byte(&cached->text, ' ');
        sink_operand(&cached->text, cached->count);
        xml_text((struct text){m->word, m->length}, &cached->text);
    }
    svg_cache_put(cache, SVG_CACHED_WORDS, to);
    sink_string(to, ". ");
    if (s->moves == s->game->count)
        scene_result(s, &kept);
    else
        scene_after(s, &kept);
    xml_kept(&kept, to);
    sink_string(to, "</desc>\n");
}

/* Lengths in units. */
enum {
    LINE = 5,      /* from one line of text to the next */
    LETTERS = 10,  /* letters are at most */
    PLAIN = 21,    /*   this wide in a caption, */
    BOLD = 29,     /*   and this wide in a title */
    NARROWEST = 84 /* lines are not broken at less */
};

/* Lines of text above or below the board. */
struct lines {
    struct sink *to;
    const struct tiles *tiles;
    struct svg_box *box; /* of the picture */
    int64_t width;       /* that lines may have */
    int64_t middle;      /* of the picture */
    int64_t y;           /* of the first line */
    int count;           /* of those written */
};

static struct lines lines_in(struct svg_box *box, const struct tiles *tiles, int64_t y, struct sink *to)
{
    return (struct lines){.to = to, .tiles = tiles, .box = box, .y = y, .middle = box->left + box->width / 2,
                          .width = box->width > NARROWEST ? box->width : NARROWEST};
}

/* The same as text_columns. Most lines are ASCII, and need not be read letter by letter. */
static size_t columns_of(struct text line)
{
    size_t i;

    for (i = 0; i < line.length; i++)
        if (!is_printable(line.at[i]))
            return text_columns(line);
    return line.length;
}

/* Widens the box to hold a line, whose letters are so wide, in its middle. */
static void widen(struct svg_box *box, struct text line, int units)
{
    int64_t width = (int64_t)columns_of(line) * units / LETTERS, more;

    if (width < box->width)
        return;
    more = (width - box->width) / 2 + 1;
    box->left -= more;
    box->width += 2 * more;
}

static void put_line(struct lines *l, enum tiles_class class, struct text line)
{
    sink_literal(l->to, "<text");
    tiles_class(l->tiles, class, l->to);
    sink_literal(l->to, " x=\"");
    sink_number(l->to, l->middle);
    sink_literal(l->to, "\" y=\"");
    sink_number(l->to, l->y + LINE * l->count++);
    sink_literal(l->to, "\">");
    xml_text(line, l->to);
    sink_literal(l->to, "</text>\n");
}

/* Cuts off *rest what fits on a line, up to a blank if there is one. */
static struct text next_line(struct text *rest, int64_t letters)
{
    struct text left = *rest, line = {rest->at, 0};
    int n;

    for (n = 0; n < letters && left.length; n++) {
        if (left.at[0] == ' ')
            line = text_between(rest->at, left.at);
        text_rune(&left);
    }
    if (!left.length || left.at[0] == ' ' || !line.length)
        line = text_between(rest->at, left.at);
    *rest = text_trim(text_between(line.at + line.length, rest->at + rest->length));
    return line;
}

static void put_text(struct lines *l, enum tiles_class class, int units, struct text t)
{
    for (t = text_trim(t); t.length;) {
        struct text line = next_line(&t, l->width * LETTERS / units);

        widen(l->box, line, units);
        put_line(l, class, line);
    }
}

static void put_captions(struct lines *l, struct text all)
{
    struct text line;

    while (text_line(&all, &line))
        put_text(l, TILES_CAPTION, PLAIN, line);
}

static void put_below(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    struct lines caption = lines_in(box, tiles, box->top + box->height + 4, to);
    struct sink kept = {0};

    if (s->settings->position)
        scene_after(s, &kept);
    sink_byte(&kept, '\n');
    if (s->analysis)
        analysis_text_write(s, ANALYSIS_TEXT_CAPTION, &kept);
    if (s->moves == s->game->count && (s->game->result.by || s->game->error_count))
        scene_result(s, &kept);
    svg_open_last(s, tiles, to);
    put_captions(&caption, sink_contents(&kept));
    svg_close_last(s, tiles, to);
    box->height += LINE * caption.count;
    sink_free(&kept);
}

/* The height of the heading is known only after it is written; then it is shifted up. */
static void put_above(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    struct sink players = {0}, kept = {0};
    struct lines heading = lines_in(box, tiles, 0, &kept);

    put_text(&heading, TILES_TITLE, BOLD, s->game->title);
    scene_player(s, BOARD_WHITE, &players);
    sink_byte(&players, '\n');
    scene_player(s, BOARD_BLACK, &players);
    put_captions(&heading, sink_contents(&players));
    if (heading.count) {
        const int64_t top = box->top - LINE * heading.count + 3;

        xml_line("<g transform=\"translate(0 @)\">\n", &top, to);
        sink_text(to, sink_contents(&kept));
        sink_string(to, "</g>\n");
        box->top -= LINE * heading.count + 1;
        box->height += LINE * heading.count + 1;
    }
    sink_free(&players);
    sink_free(&kept);
}

void caption_put(const struct scene *s, const struct tiles *tiles, struct svg_box *box, struct sink *to)
{
    put_below(s, tiles, box, to);
    if (s->new_game)
        put_above(s, tiles, box, to);
}
