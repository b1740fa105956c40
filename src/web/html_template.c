#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "web/pages.h"

/* The words of the page, by the names they have in it. */
static const struct {
    const char *name;
    enum message id;
} words[] = {
    {"language", MESSAGE_LANGUAGE},     {"start", MESSAGE_START},
    {"after", MESSAGE_AFTER},           {"first", MESSAGE_FIRST},
    {"previous", MESSAGE_PREVIOUS},     {"play", MESSAGE_PLAY},
    {"pause", MESSAGE_PAUSE},           {"next", MESSAGE_NEXT},
    {"last", MESSAGE_LAST},             {"controls", MESSAGE_CONTROLS},
    {"position", MESSAGE_POSITION},     {"choice", MESSAGE_CHOICE},
    {"numbers", MESSAGE_NUMBERS},       {"coordinates", MESSAGE_COORDINATES},
    {"colours", MESSAGE_THEME},         {"print", MESSAGE_THEME_PRINT},
    {"classic", MESSAGE_THEME_CLASSIC}, {"modern", MESSAGE_THEME_MODERN},
    {"line", MESSAGE_THEME_LINE},       {"previous game", MESSAGE_PREVIOUS_GAME},
    {"next game", MESSAGE_NEXT_GAME},   {"white", MESSAGE_WHITE},
    {"black", MESSAGE_BLACK},           {"attacks", MESSAGE_ATTACKS},
    {"no attack", MESSAGE_NO_ATTACK},   {"safe", MESSAGE_SAFE},
    {"safe count", MESSAGE_SAFE_COUNT}, {"corners", MESSAGE_CORNER_COUNTS},
    {"wins", MESSAGE_WIN_FORCED},         {"one turn", MESSAGE_ONE_TURN},
    {"many turns", MESSAGE_MANY_TURNS},
};

/* Holes that begin so say by themselves what goes there, in a page without marks or with them. */
static const char PLAIN[] = "plain:", MARKED[] = "marked:";

/* Fills a hole of the page; false if it is where the games go. */
static bool fill(struct text name, const struct page *p, struct sink *to)
{
    size_t i;

    if (text_is(name, "games"))
        return false;
    if (text_starts_nocase(name, PLAIN) && !p->marks)
        sink_text(to, text_between(name.at + sizeof PLAIN - 1, name.at + name.length));
    if (text_starts_nocase(name, MARKED) && p->marks)
        sink_text(to, text_between(name.at + sizeof MARKED - 1, name.at + name.length));
    if (text_is(name, "title"))
        xml_text(p->title, to);
    else if (text_is(name, "tiles"))
        tiles_prolog(p->theme, p->player, to);
    else if (text_is(name, "classes"))
        xml_text(p->classes, to);
    else if (text_is(name, "asked"))
        sink_number(to, (long)p->marks);
    else if (text_is(name, "all"))
        sink_string(to, p->all ? "yes" : "");
    for (i = 0; i < sizeof words / sizeof *words; i++)
        if (text_is(name, words[i].name))
            xml_text(p->words->blocks[words[i].id], to);
    return true;
}

/* Cuts the text up to a mark off *rest, the mark itself left out of both; all of it if there is none. */
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

/* Fills the holes of a line; false if the games go there: then the rest of the line is not needed. */
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

/* What belongs to the player and to marks is written only if the page has them. */
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
