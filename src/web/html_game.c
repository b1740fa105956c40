#include "web/elements.h"

enum { FULL = 56 /* letters: a comment line with this many was broken at the margin */ };

static size_t indent_of(struct text line)
{
    return line.length - text_trim(line).length;
}

/* Whether a comment has hanging lines, which continue the line above and are indented further than the first line. */
static bool is_hanging(const struct comment_line *lines, int count)
{
    int i;

    for (i = 1; i < count; i++)
        if (indent_of(lines[i].text) > indent_of(lines[0].text))
            return true;
    return false;
}

/* Writes a line of a variation with its indent, since other lines are aligned to its moves. */
static void put_variation_line(struct text line, struct sink *to)
{
    size_t blanks = indent_of(line);

    sink_string(to, "<code>");
    while (blanks--)
        sink_string(to, "\xC2\xA0");
    xml_text(text_trim(line), to);
    sink_string(to, "</code>");
}

/* Writes a comment. Joins lines that were only broken at the margin, except for lines of variations, which begin with a
   move or are indented. */
static void put_comment(const struct comment_line *lines, int count, struct sink *to)
{
    bool hanging = is_hanging(lines, count), varied = false;
    size_t before = 0;
    int i;

    for (i = 0; i < count; i++) {
        struct text line = lines[i].text;
        bool joined = hanging ? indent_of(line) > indent_of(lines[0].text) : before >= FULL;
        bool variation = indent_of(line) > 1 || notation_begins(text_trim(line));

        if (i)
            sink_string(to, joined && !variation && !varied ? "\n" : "<br>\n");
        before = text_columns(line);
        varied = variation;
        if (variation)
            put_variation_line(line, to);
        else
            xml_text(text_trim(line), to);
    }
}

void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to)
{
    if (!lines->count)
        return;
    sink_string(to, "<p class=\"prose\">");
    put_comment(record_prose(g, lines), lines->count, to);
    sink_string(to, "</p>\n");
}

void html_game_moves(const struct scene *s, int game, int from, int last, struct sink *to)
{
    int n;

    sink_string(to, "<ol class=\"moves\">\n");
    for (n = from; n <= last; n++) {
        const struct record_move *m = game_record_move(s->game, n);

        SINK(to, "<li id=\"game=", game, "&amp;move=", n, "\">", n, "\xC2\xA0<b>"); /* a no-break space */
        xml_text((struct text){m->word, m->length}, to);
        sink_string(to, m->comment_count ? "</b><p>" : "</b>");
        put_comment(record_comment(s->game->record, m), m->comment_count, to);
        sink_byte(to, '\n');
    }
    sink_string(to, "</ol>\n");
}

void html_game_result(const struct scene *s, struct sink *to)
{
    const struct game_error *e = scene_refused(s);
    struct sink kept = {0};

    sink_string(to, "<p class=\"result\">");
    scene_result(s, &kept);
    xml_kept(&kept, to);
    if (e && !s->game->result.by) {
        const struct record_move *m = &s->game->record->moves[e->word];

        sink_string(to, " <bdi>");
        xml_text((struct text){m->word, m->length}, to);
        sink_string(to, "</bdi>: ");
        message_write(s->settings->words, move_reasons[e->reason].sentence, NULL, &kept);
        xml_kept(&kept, to);
        sink_byte(to, '.');
    }
    sink_string(to, "</p>\n");
}
