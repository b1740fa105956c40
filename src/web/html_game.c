#include "web/elements.h"

/* Writes the lines of a comment or, if `prose`, of other text. An indented paragraph keeps its indent, because moves
   may be aligned with moves in another line. */
static void put_lines(const struct record_game *g, const struct record_lines *comment, bool prose, struct sink *to)
{
    const struct comment_line *lines = record_text(g, comment);
    struct sink layout = {0};
    bool indented = false;

    comment_layout(g, comment, prose, &layout);
    for (int i = 0; i < comment->count; i++) {
        struct text words = text_trim(lines[i].text);

        if (layout.bytes[i] == 'j') {
            sink_byte(to, indented ? ' ' : '\n');
        } else {
            SINK(to, indented ? "</code>" : "", i ? "<br>\n" : "");
            indented = layout.bytes[i] != 'p';
            sink_string(to, indented ? "<code><i>" : "");
            sink_repeat(to, ' ', indented ? lines[i].text.length - words.length : 0);
            sink_string(to, indented ? "</i>" : "");
        }
        xml_text(words, to);
    }
    sink_string(to, indented ? "</code>" : "");
    sink_free(&layout);
}

void html_game_prose(const struct record_game *g, const struct record_lines *lines, struct sink *to)
{
    if (!lines->count)
        return;
    sink_string(to, "<p class=\"prose\">");
    put_lines(g, lines, true, to);
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
    put_lines(s->game->record, &m->comment, false, to);
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
