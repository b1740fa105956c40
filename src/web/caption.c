#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

enum {
    LINE = 5,       /* units from one line of text to the next */
    LETTERS = 10,   /* so many letters are */
    PLAIN = 21,     /*   so many units wide at most, in a caption */
    BOLD = 29,      /*   and in a title */
    NARROWEST = 84  /* a picture with text */
};

/* Lines of text above or below the board. */
struct lines {
    struct sink *to;
    int width, middle; /* of the picture */
    int y;             /* of the first line */
    int count;         /* of those written */
};

static struct lines lines_in(const struct svg_box *box, int y, struct sink *to)
{
    return (struct lines){.to = to, .width = box->width, .middle = box->left + box->width / 2, .y = y};
}

static void put_line(struct lines *l, const char *class, struct text line)
{
    sink_literal(l->to, "<text class=\"");
    sink_string(l->to, class);
    sink_literal(l->to, "\" x=\"");
    sink_number(l->to, l->middle);
    sink_literal(l->to, "\" y=\"");
    sink_number(l->to, l->y + LINE * l->count++);
    sink_literal(l->to, "\">");
    xml_text(line, l->to);
    sink_literal(l->to, "</text>\n");
}

/* Cuts as much off *rest as fits on a line, at a blank if there is one. */
static struct text next_line(struct text *rest, int letters)
{
    struct text line = *rest, left = *rest;
    int n;

    if (left.length <= (size_t)letters) /* bytes, then: it fits all the more */
        left.length = 0;
    for (n = 0; left.length && n <= letters; n++) {
        if (left.at[0] == ' ')
            line = text_between(rest->at, left.at);
        if (n < letters)
            text_rune(&left);
    }
    if (!left.length)
        line = *rest;
    else if (line.length == rest->length)
        line = text_between(rest->at, left.at);
    *rest = text_trim(text_between(line.at + line.length, rest->at + rest->length));
    return line;
}

static void put_text(struct lines *l, const char *class, int units, struct text t)
{
    for (t = text_trim(t); t.length;)
        put_line(l, class, next_line(&t, l->width * LETTERS / units));
}

static void put_player(struct lines *l, const struct scene *s, enum board_colour colour)
{
    struct sink kept;

    sink_begin(&kept, NULL);
    if (scene_player(s, colour, &kept))
        put_text(l, "caption", PLAIN, sink_contents(&kept));
    sink_free(&kept);
}

/* What stands above the board. */
static void put_heading(struct lines *l, const struct scene *s)
{
    put_text(l, "title", BOLD, s->game->title);
    put_player(l, s, BOARD_WHITE);
    put_player(l, s, BOARD_BLACK);
}

struct text caption_after(const struct scene *s, struct sink *kept)
{
    kept->used = 0;
    scene_after(s, kept);
    return sink_contents(kept);
}

/* What stands below it. `after` is what caption_after returned. */
static void put_caption(struct lines *l, const struct scene *s, struct text after, struct text more)
{
    const struct game *g = s->game;
    struct text line;
    struct sink kept;

    sink_begin(&kept, NULL);
    if (s->settings->position && s->moves)
        put_text(l, "caption", PLAIN, after);
    while (text_line(&more, &line))
        put_text(l, "caption", PLAIN, line);
    if (s->moves == g->count && (g->result.by || g->error_count)) {
        scene_result(s, &kept);
        put_text(l, "caption", PLAIN, sink_contents(&kept));
        sink_free(&kept);
    }
}

/* The heading stands above the box. Its height is known only after it is written; then it is shifted up. */
static void put_above(const struct scene *s, struct svg_box *box, struct sink *to)
{
    struct sink kept = {0};
    struct lines heading = lines_in(box, 0, &kept);

    put_heading(&heading, s);
    if (heading.count) {
        svg_number("<g transform=\"translate(0 ", box->top - LINE * heading.count + 3, to);
        sink_string(to, ")\">\n");
        sink_text(to, sink_contents(&kept));
        sink_string(to, "</g>\n");
        box->top -= LINE * heading.count + 1;
        box->height += LINE * heading.count + 1;
    }
    sink_free(&kept);
}

void caption_put(const struct scene *s, struct text after, struct text more,
                 struct svg_box *box, struct sink *to)
{
    struct lines lines;

    if (box->width < NARROWEST) {
        box->left -= (NARROWEST - box->width) / 2;
        box->width = NARROWEST;
    }
    lines = lines_in(box, box->top + box->height + 4, to);
    put_caption(&lines, s, after, more);
    box->height += LINE * lines.count;
    if (s->new_game)
        put_above(s, box, to);
}

static void put_player_words(const struct scene *s, enum board_colour colour, struct sink *to)
{
    struct sink kept;

    sink_begin(&kept, NULL);
    if (scene_player(s, colour, &kept)) {
        xml_text(sink_contents(&kept), to);
        sink_string(to, ". ");
    }
    sink_free(&kept);
}

/* The result, or how far the position is from it. */
static void put_standing(const struct scene *s, struct text after, struct sink *to)
{
    struct sink kept;

    sink_begin(&kept, NULL);
    if (s->moves == s->game->count) {
        scene_result(s, &kept);
        after = sink_contents(&kept);
    }
    xml_text(after, to);
    sink_free(&kept);
}

/* What the description of each position of the game begins with. */
static void put_opening(const struct scene *s, struct sink *to)
{
    struct sink title;

    sink_begin(&title, NULL);
    scene_title(s, s->game->index, &title);
    sink_string(to, "<title>");
    xml_text(sink_contents(&title), to);
    sink_string(to, "</title>\n<desc>");
    sink_free(&title);
    put_player_words(s, BOARD_WHITE, to);
    put_player_words(s, BOARD_BLACK, to);
    xml_text(s->settings->words->blocks[MESSAGE_MOVES], to);
    sink_byte(to, ':');
}

void caption_words(const struct scene *s, struct text after, struct svg_cache *cache, struct sink *to)
{
    struct svg_cached *cached = &cache->of[SVG_CACHED_WORDS];

    if (!cached->text.used)
        put_opening(s, &cached->text);
    while (cached->count < s->moves) {
        const struct record_move *m = game_record_move(s->game, ++cached->count);

        sink_byte(&cached->text, ' ');
        sink_operand(&cached->text, cached->count);
        xml_text((struct text){m->word, m->length}, &cached->text);
    }
    sink_text(to, sink_contents(&cached->text));
    sink_string(to, ". ");
    put_standing(s, after, to);
    sink_string(to, "</desc>\n");
}
