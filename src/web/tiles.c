#include "web/elements.h"

/* The style sheets and symbols of tiles.svg, which stand between its two lines <!--cut-->. */
static struct text drawing(void)
{
    struct text all = file_builtin("tiles", ".svg");

    text_cut(&all, "<!--cut-->\n");
    return text_cut(&all, "<!--cut-->\n");
}

/* Cuts the next style sheet off *rest, and sets its name and lines. Returns false if no style sheet is left. */
static bool next_sheet(struct text *rest, struct text *name, struct text *lines)
{
    struct text first;

    if (!text_starts_nocase(*rest, "<style"))
        return false;
    *lines = text_cut(rest, "</style>\n");
    text_line(lines, &first);
    text_cut(&first, "class=\"");
    *name = text_cut(&first, "\"");
    return true;
}

static struct text ground_of(const struct tiles *t)
{
    return text_word("none dark light", scene_ground(t->background));
}

static bool uses(const struct tiles *t, struct text name)
{
    if (!name.length || text_equal(name, text_word(SCENE_THEMES, t->theme)))
        return true;
    if (!t->apart)
        return t->switched && text_index(name, SCENE_THEMES) >= 0;
    return text_is(name, "apart") || text_equal(name, ground_of(t)) || (t->moving && text_is(name, "moving"));
}

static bool has_class(struct text words, struct text word)
{
    while (words.at)
        if (text_equal(text_cut(&words, " "), word))
            return true;
    return false;
}

/* Whether all classes of a selector, such as .tx-number.tx-many, are among `words`. */
static bool selects(struct text selector, struct text words)
{
    if (text_cut(&selector, ".").length || !selector.at)
        return false;
    while (selector.at)
        if (!has_class(words, text_cut(&selector, ".")))
            return false;
    return true;
}

/* The declarations of a rule if the rule selects elements with the classes `words`; else an empty text. */
static struct text declarations(struct text rule, struct text words)
{
    struct text selectors = text_cut(&rule, "{"), body = text_cut(&rule, "}");

    while (selectors.at)
        if (selects(text_cut(&selectors, ","), words))
            return body;
    return text_of(NULL);
}

enum { PROPERTIES = 12 /* the most properties of an element */ };

struct property {
    struct text name, value;
};

/* Adds declarations to properties. A later value of a property replaces its earlier value. Returns the new count. */
static int add_properties(struct property *all, int count, struct text body)
{
    int i;

    while (body.length) {
        struct text value = text_cut(&body, ";"), name = text_cut(&value, ":");

        for (i = 0; i < count && !text_equal(all[i].name, name); i++)
            ;
        if (i < PROPERTIES)
            all[i] = (struct property){name, value};
        count += i == count && i < PROPERTIES;
    }
    return count;
}

/* Writes the properties of the classes `words` as attributes, except `animation`, which is no attribute of SVG. */
static void put_attributes(const struct tiles *t, struct text words, struct sink *to)
{
    struct text rules = sink_contents(&t->rules), rule;
    struct property properties[PROPERTIES];
    int count = 0, i;

    while (text_line(&rules, &rule))
        count = add_properties(properties, count, declarations(rule, words));
    for (i = 0; i < count; i++) {
        if (text_is(properties[i].name, "animation"))
            continue;
        SINK(to, " ", properties[i].name, "=\"");
        xml_text(properties[i].value, to);
        sink_byte(to, '"');
    }
}

static void put_named(const struct tiles *t, struct text line, struct sink *to)
{
    sink_text(to, text_cut(&line, "tx-"));
    while (line.at)
        SINK(to, t->prefix, text_cut(&line, "tx-"));
}

static void put_class(const struct tiles *t, struct text words, struct sink *to)
{
    sink_string(to, " class=\"");
    put_named(t, words, to);
    sink_byte(to, '"');
    if (t->apart)
        put_attributes(t, words, to);
}

static uint32_t hash_text(struct text t, uint32_t hash)
{
    for (size_t i = 0; i < t.length; i++)
        hash = (hash ^ (unsigned char)t.at[i]) * 16777619U;
    return hash;
}

/* Makes the prefix from a hash (FNV-1a), so that images with different style sheets get different prefixes. */
void tiles_make(struct tiles *t)
{
    enum { LETTERS = TILES_PREFIX - 3 };
    struct text all = file_builtin("tiles", ".svg"), rest = drawing(), name, lines;
    uint32_t hash = 2166136261U + (uint32_t)t->moving;

    hash = hash_text(text_word(SCENE_THEMES, t->theme), hash_text(ground_of(t), hash_text(all, hash)));
    for (int i = 0; i < LETTERS; i++, hash /= 26)
        t->prefix[i] = (char)('a' + hash % 26);
    t->prefix[LETTERS] = (char)('0' + hash % 10);
    t->prefix[LETTERS + 1] = '-';
    while (next_sheet(&rest, &name, &lines))
        if (uses(t, name) && !text_is(name, "apart"))
            sink_text(&t->rules, lines);
}

void tiles_class(const struct tiles *t, const char *classes, struct sink *to)
{
    put_class(t, text_of(classes), to);
}

void tiles_use(const struct tiles *t, const char *symbol, struct sink *to)
{
    SINK(to, "<use xlink:href=\"#", t->prefix, symbol, "\"");
}

/* Writes a rule with !important after each declaration, so that style sheets of a document do not override the rule. */
static void put_important(const struct tiles *t, struct text rule, struct sink *to)
{
    struct text body = rule;

    put_named(t, text_cut(&body, "{"), to);
    sink_byte(to, '{');
    body = text_cut(&body, "}");
    while (body.at) {
        put_named(t, text_cut(&body, ";"), to);
        sink_string(to, body.at ? "!important;" : "!important}\n");
    }
}

static void put_sheet(const struct tiles *t, struct text name, struct text lines, struct sink *to)
{
    struct text line;

    sink_string(to, "<style");
    if (t->switched && name.length)
        SINK(to, " class=\"", name,
             text_equal(name, text_word(SCENE_THEMES, t->theme)) ? "\"" : "\" media=\"not all\"");
    sink_string(to, ">\n");
    while (text_line(&lines, &line))
        if (t->apart && !text_is(name, "moving") && line.at[0] != '@') {
            put_important(t, line, to);
        } else {
            put_named(t, line, to);
            sink_byte(to, '\n');
        }
    sink_string(to, "</style>\n");
}

void tiles_prolog(const struct tiles *t, struct sink *to)
{
    struct text rest = drawing(), name, lines;

    while (next_sheet(&rest, &name, &lines))
        if (uses(t, name))
            put_sheet(t, name, lines, to);
    while (rest.length) { /* the symbols */
        put_named(t, text_cut(&rest, " class=\""), to);
        if (rest.at)
            put_class(t, text_cut(&rest, "\""), to);
    }
}
