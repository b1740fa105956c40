#include "base/base.h"
#include "trax/trax.h"
#include "record/record.h"
#include "analysis/analysis.h"
#include "render/render.h"
#include "check.h"
#include "kept.h"

#include <stdlib.h>

/* Texts, and how they are written in a JSON string. */
static const char *const table[][2] = {
    {"", ""},
    {"plain 'text' </script>", "plain 'text' </script>"},
    {"A2\\ \"x\"", "A2\\\\ \\\"x\\\""},
    {"a\tb\nc\x1F\x7F", "a\\u0009b\\u000ac\\u001f\\u007f"},
    {"\xC2\x80\xC2\x9F\xC2\xA0", "\\u0080\\u009f\xC2\xA0"}, /* control characters of two bytes, a letter */
    {"caf\xE9 \xE2\x82\xAC \xF0\x9F\x98\x80", "caf\xC3\xA9 \xE2\x82\xAC \xF0\x9F\x98\x80"},
};

void test_json(struct check *c)
{
    struct sink *s = memory_new(1, sizeof *s);
    size_t i;

    for (i = 0; i < sizeof table / sizeof *table; i++) {
        json_text(text_of(table[i][0]), s);
        CHECK(c, kept(s, table[i][1]));
    }
    json_text((struct text){"a\0b", 3}, s);
    CHECK(c, kept(s, "a\\u0000b"));
    json_member(",\"key\":", text_of("\"v\""), s);
    CHECK(c, kept(s, ",\"key\":\"\\\"v\\\"\""));
    json_member(",\"key\":", text_of(NULL), s);
    CHECK(c, kept(s, ",\"key\":null"));
    json_number("{\"n\":", -12, s);
    CHECK(c, kept(s, "{\"n\":-12"));
    free(s);
}
