#include "formed.h"

enum { DEPTH = 64, ATTRIBUTES = 24 };

/* A document being read: the rest of it, and the open elements. */
struct reading {
    const char *at, *end;
    struct text open[DEPTH];
    int depth;
    bool html;
};

static bool is_name(char c)
{
    return is_letter(c) || is_digit(c) || c == '-' || c == ':' || c == '_';
}

static bool is_space(char c)
{
    return c == ' ' || c == '\n';
}

static bool is_one_of(struct text name, const char *const *names)
{
    for (; *names; names++)
        if (text_is_nocase(name, *names))
            return true;
    return false;
}

static struct text name_at(struct reading *r)
{
    const char *start = r->at;

    while (r->at < r->end && is_name(*r->at))
        r->at++;
    return text_between(start, r->at);
}

/* Every & must begin one of these. */
static bool is_entity(struct text t)
{
    static const char *const known[] = {"&amp;", "&lt;", "&gt;", "&quot;", "&apos;", NULL};

    for (int i = 0; known[i]; i++)
        if (text_starts_nocase(t, known[i]))
            return true;
    return text_starts_nocase(t, "&#");
}

/* Reads an attribute and notes its name. */
static const char *attribute(struct reading *r, struct text *name)
{
    char quote;

    *name = name_at(r);
    if (!name->length)
        return "XML: an attribute without a name";
    if (r->at == r->end || *r->at != '=')
        return r->html ? NULL : "XML: an attribute without a value";
    r->at++;
    quote = r->at < r->end ? *r->at++ : '\0';
    if (quote != '"' && quote != '\'')
        return "XML: an attribute without quotes";
    for (; r->at < r->end && *r->at != quote; r->at++)
        if (*r->at == '<' || (*r->at == '&' && !is_entity(text_between(r->at, r->end))))
            return "XML: < or & in an attribute";
    if (r->at++ == r->end)
        return "XML: an attribute without an end";
    return NULL;
}

static const char *attributes(struct reading *r)
{
    struct text names[ATTRIBUTES];
    const char *fault;
    int count = 0, i;

    for (;;) {
        bool blank = r->at < r->end && is_space(*r->at);

        while (r->at < r->end && is_space(*r->at))
            r->at++;
        if (r->at == r->end || *r->at == '>' || *r->at == '/')
            return NULL;
        if (!blank || count == ATTRIBUTES)
            return "XML: attributes are not kept apart, or there are too many";
        fault = attribute(r, &names[count]);
        for (i = 0; !fault && i < count; i++)
            if (names[i].length == names[count].length &&
                memcmp(names[i].at, names[count].at, names[i].length) == 0)
                return "XML: an attribute twice";
        if (fault)
            return fault;
        count++;
    }
}

/* Closes elements whose end tag is optional. */
static void imply(struct reading *r, bool inner)
{
    static const char *const soft[] = {"li", "p", NULL}, *const inside[] = {"p", NULL};

    while (r->html && r->depth && is_one_of(r->open[r->depth - 1], inner ? inside : soft))
        r->depth--;
}

static const char *end_tag(struct reading *r)
{
    struct text name = name_at(r);

    if (r->at == r->end || *r->at++ != '>')
        return "XML: an end tag without an end";
    if (!text_is(name, "p") && !text_is(name, "li"))
        imply(r, false);
    if (!r->depth || r->open[r->depth - 1].length != name.length ||
        memcmp(r->open[r->depth - 1].at, name.at, name.length) != 0)
        return "XML: an end tag that ends another element";
    r->depth--;
    return NULL;
}

/* Skips a script or style sheet up to its end tag. */
static const char *pass_raw(struct reading *r, struct text name)
{
    for (; r->at < r->end; r->at++)
        if (r->end - r->at > (long)name.length + 2 && r->at[0] == '<' && r->at[1] == '/' &&
            memcmp(r->at + 2, name.at, name.length) == 0)
            return NULL;
    return "HTML: a script without an end";
}

static const char *start_tag(struct reading *r)
{
    static const char *const empty[] = {"meta", "link", "input", "br", "hr", "img", NULL};
    static const char *const raw[] = {"script", "style", NULL};
    static const char *const blocks[] = {"p", "li", "ol", "figure", "article", "h2", NULL};
    struct text name = name_at(r);
    const char *fault = name.length ? attributes(r) : "XML: a < that begins no tag";
    bool closed;

    if (fault)
        return fault;
    closed = r->at < r->end && *r->at == '/';
    r->at += closed;
    if (r->at == r->end || *r->at++ != '>')
        return "XML: a tag without an end";
    if (closed || (r->html && is_one_of(name, empty)))
        return NULL;
    if (is_one_of(name, blocks))
        imply(r, !text_is(name, "li"));
    if (r->depth == DEPTH)
        return "XML: too deep";
    r->open[r->depth++] = name;
    return r->html && is_one_of(name, raw) ? pass_raw(r, name) : NULL;
}

/* Reads a tag, comment or declaration. */
static const char *markup(struct reading *r)
{
    struct text rest = text_between(r->at, r->end);
    bool comment = text_starts_nocase(rest, "<!--");

    if (comment || text_starts_nocase(rest, "<?") || text_starts_nocase(rest, "<!doctype")) {
        for (; r->at < r->end; r->at++)
            if (*r->at == '>' && (!comment || (r->at[-1] == '-' && r->at[-2] == '-'))) {
                r->at++;
                return NULL;
            }
        return "XML: a comment without an end";
    }
    r->at++;
    if (r->at < r->end && *r->at == '/') {
        r->at++;
        return end_tag(r);
    }
    return start_tag(r);
}

const char *formed_xml(struct text all, bool html)
{
    struct reading r = {.at = all.at, .end = all.at + all.length, .html = html};
    const char *fault = formed_plain(all);

    for (int i = 0; (size_t)i + 3 <= all.length && !fault; i++)
        if (memcmp(all.at + i, "\xEF\xBF\xBE", 3) == 0 || memcmp(all.at + i, "\xEF\xBF\xBF", 3) == 0)
            fault = "XML: what is no character";
    while (!fault && r.at < r.end) {
        if (*r.at == '<')
            fault = markup(&r);
        else if (*r.at == '&' && !is_entity(text_between(r.at, r.end)))
            fault = "XML: an & that begins no entity";
        else
            r.at++;
    }
    return fault ? fault : r.depth ? "XML: an element is open" : NULL;
}
