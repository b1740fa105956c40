#include "web/elements.h"
#include "check.h"
#include "kept.h"

static void test_escapes(struct check *c, struct sink *s)
{
    static const char *const table[][2] = {
        {"", ""},
        {"plain 'text'", "plain 'text'"},
        {"<a href=\"x\">&amp;</a>", "&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;"},
        {"]]>", "]]&gt;"},
        {"a\tb\nc\rd", "a b c d"},
        {"\x01" "a\x1B[31m\x7F", "a[31m"},
        {"\xC2\x9B" "b\x81", "b"}, /* control characters of two bytes, and of one */
        {"\xEF\xBF\xBE\xEF\xBF\xBF\xEF\xB7\x90" "c\xF0\x9F\xBF\xBE", "c"}, /* not characters */
        {"caf\xE9 \xE2\x82\xAC", "caf\xC3\xA9 \xE2\x82\xAC"},
        {"\xEF\xB7\xAF\xEF\xB7\xB0\xF0\x9F\x8E\xB2", "\xEF\xB7\xB0\xF0\x9F\x8E\xB2"}, /* the last one, and the next */
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        xml_text(text_of(table[i][0]), s);
        CHECK(c, kept(s, table[i][1]));
    }
    xml_text((struct text){"a\0b", 3}, s);
    CHECK(c, kept(s, "ab"));
}

static void test_embedded(struct check *c, struct sink *s)
{
    struct sink other = {0};

    sink_string(&other, "{\"a\":\"<b> & \\\"\xE2\x82\xAC\xEF\xBF\xBF\",\n\"c\":1}");
    xml_json(&other, s);
    CHECK(c, kept(s, "{\"a\":\"\\u003cb\\u003e \\u0026 \\\"\xE2\x82\xAC\\ufffd\",\n\"c\":1}"));
    CHECK(c, !sink_contents(&other).length);
}

static void test_kept(struct check *c, struct sink *s)
{
    struct sink other = {0};

    sink_string(&other, "A\x01& <b>");
    xml_kept(&other, s);
    CHECK(c, kept(s, "A&amp; &lt;b&gt;"));
    CHECK(c, !sink_contents(&other).length);
}

void test_xml(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);

    test_escapes(c, s);
    test_embedded(c, s);
    test_kept(c, s);
    free(s);
}
