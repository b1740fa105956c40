#include "web/elements.h"

/* Writes the lines of a comment or, if `prose`, of other text. A line that begins with a move or with two spaces is a
   variation. It keeps its own line and its indent, because its moves may be aligned with moves in another line. Other
   lines of prose are joined. Other lines of a comment are joined to the line above if they begin with one space. */
static void put_lines(const struct comment_line *lines, int count, bool prose, struct sink *to)
{
    bool varied = true; /* whether the line above is empty or a variation */
    int i;

    for (i = 0; i < count; i++) {
        struct text words = text_trim(lines[i].text);
        size_t indent = lines[i].text.length - words.length;
        bool variation = indent > 1 || notation_begins(words), apart = varied || variation || !words.length;

        if (i)
            sink_string(to, apart || (!prose && indent != 1) ? "<br>\n" : "\n");
        varied = variation || !words.length;
        sink_string(to, variation ? "<code><i>" : "");
        sink_repeat(to, ' ', variation ? indent : 0);
        sink_string(to, variation ? "</i>" : "");
        xml_text(words, to);
        sink_string(to, variation ? "</code>" : "");
    }
}

void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to)
{
    if (!lines->count)
        return;
    sink_string(to, "<p class=\"prose\">");
    put_lines(record_text(g, lines), lines->count, true, to);
    sink_string(to, "</p>\n");
}

static void put_comment(const struct scene *s, const struct record_move *m, bool hidden, struct sink *to)
{
    struct sink kept = {0};

    if (hidden) {
        message_write(s->settings->words, MESSAGE_SHOW_SOLUTION, NULL, &kept);
        xml_lines("<details><summary>", &kept, "</summary>", to);
    }
    sink_string(to, "<p>");
    put_lines(record_text(s->game->record, &m->comment), m->comment.count, false, to);
    sink_string(to, hidden ? "</p></details>" : "");
}

void html_game_moves(const struct scene *s, int game, int from, int last, bool problem, struct sink *to)
{
    int n;

    sink_string(to, "<ol class=\"moves\">\n");
    for (n = from; n <= last; n++) {
        const struct record_move *m = game_record_move(s->game, n);

        SINK(to, "<li id=\"game=", game, "&amp;move=", n, "\">", n, "\xC2\xA0<b>"); /* a no-break space */
        xml_text(m->word, to);
        sink_string(to, "</b>");
        if (m->comment.count)
            put_comment(s, m, problem && n == s->game->count, to);
        sink_byte(to, '\n');
    }
    sink_string(to, "</ol>\n");
}

/* Returns the full stop of a language, which is the last character of the sentence MESSAGE_BROKEN. */
static struct text full_stop(const struct message_catalogue *words)
{
    struct text block = words->blocks[MESSAGE_BROKEN], rest = {0}, last = {0};

    text_line(&block, &rest);
    while (rest.length) {
        last = rest;
        text_rune(&rest);
    }
    return last;
}

void html_game_result(const struct scene *s, struct sink *to)
{
    const struct game_error *e = scene_refused(s);
    struct sink kept = {0};

    sink_string(to, "<p class=\"result\">");
    scene_result(s, &kept);
    xml_kept(&kept, to);
    if (e && !s->game->result.by) {
        sink_string(to, " <bdi>");
        xml_text(s->game->record->moves[e->word].word, to);
        sink_string(to, "</bdi>: ");
        message_write(s->settings->words, move_reasons[e->reason].sentence, NULL, &kept);
        xml_kept(&kept, to);
        xml_text(full_stop(s->settings->words), to);
    }
    sink_string(to, "</p>\n");
}
