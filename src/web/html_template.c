#include "web/elements.h"

/* Writes an <option> for each theme. MESSAGE_LIST has the sentences of themes in the order of SCENE_THEMES. */
static void put_themes(const struct html_template *t, struct sink *to)
{
    struct text name;

    for (int n = 0; (name = text_word(SCENE_THEMES, n)).length; n++) {
        SINK(to, n ? "\n<option value=\"" : "<option value=\"", name, "\">");
        xml_text(t->settings->words->blocks[MESSAGE_THEME_PRINT + n], to);
        sink_string(to, "</option>");
    }
}

static void put_sentence(const char *attribute, enum message id, const struct html_template *t, struct sink *to)
{
    sink_string(to, attribute);
    xml_text(t->settings->words->blocks[id], to);
}

static void put_kinds(const struct html_template *t, struct sink *to)
{
    const struct mark_traits *k;

    for (k = mark_table; k < mark_table + MARK_KINDS; k++) {
        if (!(t->settings->marks >> (k - mark_table) & 1))
            continue;
        SINK(to, "<span data-kind=\"", k->name[0], k->wins ? "\" data-wins=\"yes" : "");
        put_sentence("\" data-some=\"", k->some, t, to);
        put_sentence("\" data-none=\"", k->none, t, to);
        put_sentence("\" data-counts=\"", k->counts, t, to);
        sink_string(to, "\"></span>");
    }
}

static void fill(struct text name, const struct html_template *t, struct sink *to)
{
    static const char message[] = "message:";

    if (text_starts_nocase(name, message))
        xml_text(t->settings->words->blocks[message_find(text_skip(name, sizeof message - 1))], to);
    else if (text_is(name, "title"))
        sink_text(to, t->title);
    else if (text_is(name, "games"))
        sink_text(to, t->games);
    else if (text_is(name, "engine"))
        sink_text(to, file_builtin("engine", ".js"));
    else if (text_is(name, "player"))
        sink_text(to, file_builtin("player", ".js"));
    else if (text_is(name, "tiles"))
        tiles_prolog(t->tiles, to);
    else if (text_is(name, "rings"))
        svg_marks_rings(t->tiles, to);
    else if (text_is(name, "classes"))
        xml_text(t->classes, to);
    else if (text_is(name, "kinds"))
        put_kinds(t, to);
    else if (text_is(name, "themes"))
        put_themes(t, to);
    else if (text_is(name, "all"))
        sink_string(to, t->settings->all ? "yes" : "");
}

void html_template_put(const struct html_template *t, struct sink *to)
{
    struct text rest = file_builtin("player", ".html"), line;
    bool playing = false;

    while (text_line(&rest, &line)) {
        bool begins = text_is(line, "<!--player-->"), ends = text_is(line, "<!--/player-->");

        playing = begins || (playing && !ends);
        if (begins || ends || (playing && !t->player))
            continue;
        sink_text(to, text_cut(&line, "{{"));
        while (line.at) {
            fill(text_cut(&line, "}}"), t, to);
            sink_text(to, text_cut(&line, "{{"));
        }
        sink_byte(to, '\n');
    }
}
