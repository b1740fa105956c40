#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* Cuts a prefix off a name; false if it is not there. */
static bool cut_prefix(struct text *name, const char *prefix)
{
    if (!text_starts_nocase(*name, prefix))
        return false;
    *name = text_skip(*name, strlen(prefix));
    return true;
}

static void put_message(struct text name, const struct page *p, struct sink *to)
{
    enum message id = message_find(name);

    if (id < MESSAGE_COUNT)
        xml_text(p->settings->words->blocks[id], to);
}

/* The themes to choose from; the sentence theme-NAME describes one. */
static void put_themes(const struct page *p, struct sink *to)
{
    struct sink message = {0};
    struct text name;
    int n;

    for (n = 0; (name = text_word(SCENE_THEMES, n)).length; n++) {
        sink_string(to, n ? "\n<option value=\"" : "<option value=\"");
        sink_text(to, name);
        sink_string(to, "\">");
        message.used = 0;
        sink_string(&message, "theme-");
        sink_text(&message, name);
        put_message(sink_contents(&message), p, to);
        sink_string(to, "</option>");
    }
    sink_free(&message);
}

static void put_sentence(const char *attribute, enum message id, const struct page *p, struct sink *to)
{
    sink_string(to, attribute);
    xml_text(p->settings->words->blocks[id], to);
}

/* An element with the sentences of each kind of marks that is asked for. */
static void put_kinds(const struct page *p, struct sink *to)
{
    const struct mark_traits *k;

    for (k = mark_table; k < mark_table + MARK_KINDS; k++) {
        if (!(p->settings->marks >> (k - mark_table) & 1))
            continue;
        sink_string(to, "<span data-kind=\"");
        sink_byte(to, k->name[0]);
        sink_string(to, k->wins ? "\" data-wins=\"yes" : "");
        put_sentence("\" data-some=\"", k->some, p, to);
        put_sentence("\" data-none=\"", k->none, p, to);
        put_sentence("\" data-counts=\"", k->counts, p, to);
        sink_string(to, "\"></span>");
    }
}

static void put_script(const char *name, struct sink *to)
{
    struct text all = text_of(NULL);

    file_builtin(name, ".js", &all);
    sink_text(to, all);
}

/* Fills a hole of the page; false if the games go there. */
static bool fill(struct text name, const struct page *p, struct sink *to)
{
    const struct render_settings *settings = p->settings;

    if (cut_prefix(&name, "message:"))
        put_message(name, p, to);
    else if (text_is(name, "title"))
        sink_text(to, p->title);
    else if (text_is(name, "engine"))
        put_script("engine", to);
    else if (text_is(name, "player"))
        put_script("player", to);
    else if (text_is(name, "tiles"))
        tiles_prolog(p->tiles, to);
    else if (text_is(name, "rings"))
        svg_marks_rings(p->tiles, to);
    else if (text_is(name, "classes"))
        xml_text(p->classes, to);
    else if (text_is(name, "kinds"))
        put_kinds(p, to);
    else if (text_is(name, "themes"))
        put_themes(p, to);
    else if (text_is(name, "all"))
        sink_string(to, settings->all ? "yes" : "");
    return !text_is(name, "games");
}

/* Fills the holes of a line; false if the games go there, and then the rest of the line is ignored. */
static bool put_line(struct text line, const struct page *p, struct sink *to)
{
    for (;;) {
        sink_text(to, text_cut(&line, "{{"));
        if (!line.at)
            break;
        if (!fill(text_cut(&line, "}}"), p, to))
            return false;
    }
    sink_byte(to, '\n');
    return true;
}

/* Lines for the player are written only if the page has it. */
void html_template_put(struct page *p, struct sink *to)
{
    struct text line;
    bool playing = false, more = true;

    if (!p->rest.at)
        file_builtin("player", ".html", &p->rest);
    while (more && text_line(&p->rest, &line))
        if (text_is(line, "<!--player-->"))
            playing = true;
        else if (text_is(line, "<!--/player-->"))
            playing = false;
        else if (p->player || !playing)
            more = put_line(line, p, to);
}
