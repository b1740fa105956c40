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

static void put_message(struct text name, const struct message_catalogue *words, struct sink *to)
{
    enum message id = message_find(name, 0);

    if (id < MESSAGE_COUNT)
        xml_text(words->blocks[id], to);
}

/* Fills a hole of the page; false if the games go there. */
static bool fill(struct text name, const struct page *p, struct sink *to)
{
    if (cut_prefix(&name, "message:"))
        put_message(name, p->words, to);
    else if (cut_prefix(&name, "plain:"))
        sink_text(to, p->marks ? text_of("") : name);
    else if (cut_prefix(&name, "marked:"))
        sink_text(to, p->marks ? name : text_of(""));
    else if (text_is(name, "title"))
        xml_text(p->title, to);
    else if (text_is(name, "tiles"))
        tiles_prolog(p->theme, p->player, to);
    else if (text_is(name, "classes"))
        xml_text(p->classes, to);
    else if (text_is(name, "asked"))
        sink_number(to, (long)p->marks);
    else if (text_is(name, "all"))
        sink_string(to, p->all ? "yes" : "");
    return !text_is(name, "games");
}

/* Cuts off *rest the text up to a mark, and the mark; without a mark, all of it. */
static struct text cut(struct text *rest, const char *mark)
{
    size_t length = strlen(mark);
    const char *at = rest->at, *end = rest->at + rest->length;
    struct text before = *rest;

    for (; at < end && (at = memchr(at, mark[0], (size_t)(end - at))) != NULL; at++)
        if ((size_t)(end - at) >= length && memcmp(at, mark, length) == 0) {
            *rest = text_between(at + length, end);
            return text_between(before.at, at);
        }
    *rest = text_of(NULL);
    return before;
}

static bool holds(struct text all, const char *what)
{
    struct text rest = all;

    return cut(&rest, what).length < all.length;
}

/* Fills the holes of a line; false if the games go there, and then the rest of the line is ignored. */
static bool put_line(struct text line, const struct page *p, struct sink *to)
{
    struct text hole;

    while (holds(line, "{{")) {
        sink_text(to, cut(&line, "{{"));
        hole = cut(&line, "}}");
        if (!fill(hole, p, to))
            return false;
    }
    sink_text(to, line);
    sink_byte(to, '\n');
    return true;
}

/* Lines for the player and for marks are written only if the page has them. */
void html_template_put(const struct page *p, struct text *rest, struct sink *to)
{
    struct text line;
    bool playing = false, marking = false, more = true;

    if (!rest->at)
        file_builtin("player", ".html", rest);
    while (more && text_line(rest, &line))
        if (text_is(line, "<!--player-->"))
            playing = true;
        else if (text_is(line, "<!--/player-->"))
            playing = false;
        else if (text_is(line, "<!--marks-->"))
            marking = true;
        else if (text_is(line, "<!--/marks-->"))
            marking = false;
        else if ((p->player || !playing) && (p->marks || !marking))
            more = put_line(line, p, to);
}
