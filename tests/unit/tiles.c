/* The looks of tiles, from tiles.svg: which sheets a picture has, and the attributes of its elements. */

#include "web/elements.h"
#include "check.h"
#include "kept.h"

/* Writes a class, or the style sheets, as a string. */
static const char *class_of(const struct tiles *t, const char *class, struct sink *to)
{
    to->used = 0;
    tiles_class(t, class, to);
    sink_byte(to, '\0');
    return to->bytes;
}

static const char *prolog_of(const struct tiles *t, struct sink *to)
{
    to->used = 0;
    tiles_prolog(t, to);
    sink_byte(to, '\0');
    return to->bytes;
}

/* A later declaration replaces an earlier one of the same property; those of several classes need all of them. */
static void test_attributes(struct check *c, struct sink *s)
{
    static const struct {
        const char *class;
        const char *attributes; /* without the class */
    } table[] = {
        {"tx-number", " font-size=\"2.1px\" font-weight=\"bold\" text-anchor=\"start\" fill=\"#17181a\""},
        {"tx-number tx-many", " font-size=\"1.8px\" font-weight=\"bold\" text-anchor=\"start\" fill=\"#17181a\""},
        {"tx-number tx-forced", " font-size=\"2.1px\" font-weight=\"bold\" text-anchor=\"start\" fill=\"#7a1f00\""},
        {"tx-number tx-forced tx-many",
         " font-size=\"1.8px\" font-weight=\"bold\" text-anchor=\"start\" fill=\"#7a1f00\""},
        {"tx-label", " font-weight=\"normal\" text-anchor=\"middle\" fill=\"#757575\" font-size=\"2.6px\""},
        {"tx-title", " font-weight=\"bold\" text-anchor=\"middle\" fill=\"#757575\" font-size=\"4.2px\""},
        {"tx-white", " fill=\"none\" stroke-width=\"2\" stroke=\"#fff\""},
        {"tx-won tx-black", " fill=\"none\" stroke-width=\"2.2\" stroke=\"#17181a\""},
        {"tx-ghost", " opacity=\".55\""},
        {"tx-move", ""},
        {"tx-refused", ""},
    };
    struct tiles t = {.apart = true};

    tiles_make(&t);
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *class = class_of(&t, table[i].class, s);

        CHECK(c, strncmp(class, " class=\"", 8) == 0 && strncmp(class + 8, t.prefix, strlen(t.prefix)) == 0);
        CHECK(c, strcmp(strchr(class + 8, '"') + 1, table[i].attributes) == 0);
    }
    sink_free(&t.rules);
    t = (struct tiles){.apart = false};
    CHECK(c, strcmp(class_of(&t, "tx-number tx-many", s), " class=\"number many\"") == 0);
    t = (struct tiles){.apart = true, .moving = true};
    tiles_make(&t);
    CHECK(c, strcmp(strchr(class_of(&t, "tx-passing", s) + 8, '"') + 1, " opacity=\"0\"") == 0);
    sink_free(&t.rules);
}

/* Words are dark on a light background and light on a dark one, by the luminance of its colour. */
static void test_background(struct check *c, struct sink *s)
{
    static const struct {
        int background; /* a colour and 1; 0: none */
        const char *label;
    } table[] = {
        {0, "#757575"},           {1 + 0x808080, "#5c5c5c"}, {1 + 0x7F7F7F, "#9aa0a6"}, {1, "#9aa0a6"},
        {1 + 0xFFFFFF, "#5c5c5c"}, {1 + 0xFF5900, "#5c5c5c"}, {1 + 0xFF5800, "#9aa0a6"}, /* 128488 and 127901 */
        {1 + 0x00A9FF, "#5c5c5c"}, {1 + 0x00A8FF, "#9aa0a6"}, /* 128273 and 127686 */
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        struct tiles t = {.apart = true, .background = table[i].background};

        tiles_make(&t);
        CHECK(c, count_in(class_of(&t, "tx-label", s), table[i].label) == 1);
        CHECK(c, count_in(prolog_of(&t, s), "<style>") == 4); /* for all, apart, theme, background */
        CHECK(c, count_in(s->bytes, table[i].label) == 1);
        sink_free(&t.rules);
    }
}

/* Pictures with other sheets have other prefixes, which are letters and a digit; their rules have no others. */
static void test_prefixes(struct check *c, struct sink *s)
{
    char seen[24][TILES_PREFIX];
    int n = 0, i, theme, ground, moving;

    for (theme = 0; theme < 4; theme++)
        for (ground = 0; ground < 3; ground++)
            for (moving = 0; moving < 2; moving++) {
                struct tiles t = {.apart = true, .theme = theme, .moving = moving};
                char rule[80];

                t.background = ground == 0 ? 0 : ground == 1 ? 1 : 1 + 0xFFFFFF;
                tiles_make(&t);
                for (i = 0; i < n; i++)
                    CHECK(c, strcmp(seen[i], t.prefix) != 0);
                strcpy(seen[n++], t.prefix);
                CHECK(c, strlen(t.prefix) == TILES_PREFIX - 1 && strspn(t.prefix, "abcdefghijklmnopqrstuvwxyz") ==
                                                                    TILES_PREFIX - 3);
                prolog_of(&t, s);
                CHECK(c, count_in(s->bytes, "tx-") == 0 && count_in(s->bytes, "<style") == 4 + moving);
                CHECK(c, count_in(s->bytes, "{") == count_in(s->bytes, "}") && count_in(s->bytes, "{") > 20);
                snprintf(rule, sizeof rule, ".%snumber{font-size:2.1px!important;font-weight:bold!imp", t.prefix);
                CHECK(c, count_in(s->bytes, rule) == 1);
                snprintf(rule, sizeof rule, ".%smove{opacity:1;animation:%sappear .25s backwards}", t.prefix, t.prefix);
                CHECK(c, count_in(s->bytes, rule) == moving);
                CHECK(c, count_in(s->bytes, "<symbol id=") == 8); /* six tiles, the frame, that of a refused move */
                sink_free(&t.rules);
            }
}

/* A page has the sheets of all themes, of which one is turned on. */
static void test_switched(struct check *c, struct sink *s)
{
    struct tiles t = {.switched = true, .theme = 2};

    prolog_of(&t, s);
    CHECK(c, count_in(s->bytes, "<style") == 5 && count_in(s->bytes, " media=\"not all\"") == 3 && t.prefix[0] == '\0');
    CHECK(c, count_in(s->bytes, "<style class=\"modern\">") == 1 && count_in(s->bytes, "!important") == 0);
}

void test_looks(struct check *c)
{
    struct sink s = {0};

    test_attributes(c, &s);
    test_background(c, &s);
    test_prefixes(c, &s);
    test_switched(c, &s);
    sink_free(&s);
}
